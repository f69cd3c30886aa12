// SPDX-License-Identifier: Apache-2.0
// Brings use lists into the order that they had when the file was written.
#include <stdlib.h>

#include "bytecode/read/reader_internal.h"
#include "ir/walk.h"

typedef struct PlacedUse {
  uint64_t id; ///< By operation, in textual order, and operand.
  Use *use;
} PlacedUse;

static int compare_newest_first(const void *lhs, const void *rhs) {
  uint64_t a = ((const PlacedUse *)lhs)->id, b = ((const PlacedUse *)rhs)->id;
  return a > b ? -1 : a < b;
}

/// The uses of a value, the newest first.
typedef struct Uses {
  PlacedUse *data;
  size_t size;
  size_t capacity;
} Uses;

static void collect_uses(const Value *value, Uses *uses) {
  uses->size = 0;
  FOR_EACH_USE(use, value) {
    uint64_t id = (uint64_t)use->owner->order << 32 | use_operand_index(use);
    VECTOR_PUSH(uses, (PlacedUse){id, use});
  }
  if (uses->size)
    qsort(uses->data, uses->size, sizeof *uses->data, compare_newest_first);
}

/// Makes `uses` the list, the first one first.
static void relink(Value *value, const Uses *uses) {
  for (size_t i = uses->size; i-- > 0;)
    use_set(uses->data[i].use, value);
}

/// The new index of each use. False: this is not an order of `count` uses.
static bool destinations(const UseOrder *order, size_t count,
                         uint64_t *places) {
  for (size_t i = 0; i < count; i++)
    places[i] = i;
  if (!order->has_pairs) {
    if (order->num_indices != count)
      return false;
    memcpy(places, order->indices, count * sizeof *places);
    return true;
  }
  if (order->num_indices % 2)
    return false;
  for (size_t i = 0; i < order->num_indices; i += 2) {
    if (order->indices[i] >= count)
      return false;
    places[order->indices[i]] = order->indices[i + 1];
  }
  return true;
}

/// Moves the uses to their new indices, which must be a permutation.
static bool permute(Uses *uses, const uint64_t *places) {
  PlacedUse *moved = mem_alloc_zero(uses->size * sizeof *moved + 1);
  bool ok = true;
  for (size_t i = 0; i < uses->size && ok; i++) {
    ok = places[i] < uses->size && !moved[places[i]].use;
    if (ok)
      moved[places[i]] = uses->data[i];
  }
  if (ok && uses->size)
    memcpy(uses->data, moved, uses->size * sizeof *moved);
  mem_free(moved);
  return ok;
}

static bool apply(const UseOrder *order, Uses *uses) {
  collect_uses(order->value, uses);
  bool ok = true;
  if (order->indices) {
    uint64_t *places = mem_alloc(uses->size * sizeof *places + 1);
    ok = destinations(order, uses->size, places) && permute(uses, places);
    mem_free(places);
  }
  if (ok)
    relink(order->value, uses);
  return ok;
}

static void number_ops(Block *top) {
  uint32_t number = 0;
  FOR_EACH_OP(root, top)
    FOR_EACH_OP_PREORDER(op, root)
      op->order = number++;
}

void reader_apply_use_orders(Reader *reader, Block *top) {
  if (reader->version < BYTECODE_USE_LISTS || !reader->use_orders.size)
    return;
  number_ops(top);
  Uses uses = {0};
  bool ok = true;
  for (size_t i = 0; i < reader->use_orders.size && ok; i++)
    if (!reader->use_orders.data[i].indices)
      ok = apply(&reader->use_orders.data[i], &uses);
  for (size_t i = 0; i < reader->use_orders.size && ok; i++)
    if (reader->use_orders.data[i].indices)
      ok = apply(&reader->use_orders.data[i], &uses);
  VECTOR_FREE(&uses);
  if (!ok)
    reader_fail(reader,
                "parsed use-list orders were invalid and could not be applied");
}
