// SPDX-License-Identifier: Apache-2.0
// Use lists. A reader that creates operations one after the other gets the
// newest use first. If a list has another order, that is written.
#include <stdlib.h>

#include "bytecode/write/writer_internal.h"

/// A use by the number of its owner and operand, and its index in the list.
typedef struct PlacedUse {
  uint64_t id;
  uint64_t place;
} PlacedUse;

typedef struct PlacedUses {
  PlacedUse *data;
  size_t size;
  size_t capacity;
} PlacedUses;

static uint64_t use_id(const Use *use) {
  return (uint64_t)use->owner->order << 32 | use_operand_index(use);
}

static bool is_in_order(const Value *value) {
  uint64_t last = UINT64_MAX;
  FOR_EACH_USE(use, value) {
    uint64_t id = use_id(use);
    if (id > last)
      return false;
    last = id;
  }
  return true;
}

static int compare_newest_first(const void *lhs, const void *rhs) {
  uint64_t a = ((const PlacedUse *)lhs)->id, b = ((const PlacedUse *)rhs)->id;
  return a > b ? -1 : a < b;
}

static void sort_uses(const Value *value, PlacedUses *uses) {
  uint64_t place = 0;
  uses->size = 0;
  FOR_EACH_USE(use, value)
    VECTOR_PUSH(uses, (PlacedUse){use_id(use), place++});
  qsort(uses->data, uses->size, sizeof *uses->data, compare_newest_first);
}

/// Writes the index of each use, or only of those that moved if they are few.
static void write_order(Emitter *out, const PlacedUses *uses) {
  size_t num_moved = 0;
  for (size_t i = 0; i < uses->size; i++)
    num_moved += uses->data[i].place != i;
  bool has_pairs = num_moved < uses->size / 2;
  emit_flagged_varint(out, has_pairs ? num_moved * 2 : uses->size, has_pairs);
  for (size_t i = 0; i < uses->size; i++) {
    if (has_pairs && uses->data[i].place == i)
      continue;
    emit_varint(out, uses->data[i].place);
    if (has_pairs)
      emit_varint(out, i);
  }
}

// Upstream collects the values in a hash table, and writes them in its order.

/// Buckets for `count` numbers.
static size_t num_buckets(size_t count) {
  size_t buckets = 64;
  while (count * 4 >= buckets * 3)
    buckets *= 2;
  return buckets;
}

/// Puts `index` where llvm::DenseMap would.
static void insert_index(size_t *buckets, size_t mask, size_t index) {
  size_t at = (uint32_t)index * 37u & mask;
  for (size_t step = 1; buckets[at]; step++)
    at = (at + step) & mask;
  buckets[at] = index + 1;
}

static void order_as_map(size_t *indices, size_t count) {
  size_t capacity = num_buckets(count);
  size_t *buckets = mem_alloc_zero(capacity * sizeof *buckets);
  for (size_t i = 0; i < count; i++)
    insert_index(buckets, capacity - 1, indices[i]);
  for (size_t i = 0, at = 0; i < capacity; i++)
    if (buckets[i])
      indices[at++] = buckets[i] - 1;
  mem_free(buckets);
}

void bytecode_write_use_lists(const BytecodeWriter *writer, Emitter *out,
                              Value *const *values, size_t count) {
  (void)writer;
  VECTOR(size_t) moved = {0};
  for (size_t i = 0; i < count; i++)
    if (!is_in_order(values[i]))
      VECTOR_PUSH(&moved, i);
  if (moved.size > 1)
    order_as_map(moved.data, moved.size);
  if (moved.size && count != 1)
    emit_varint(out, moved.size);
  PlacedUses uses = {0};
  for (size_t i = 0; i < moved.size; i++) {
    if (count != 1)
      emit_varint(out, moved.data[i]);
    sort_uses(values[moved.data[i]], &uses);
    write_order(out, &uses);
  }
  VECTOR_FREE(&uses);
  VECTOR_FREE(&moved);
}
