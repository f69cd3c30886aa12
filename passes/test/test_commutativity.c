// SPDX-License-Identifier: Apache-2.0
// -test-commutativity-utils: operands of commutative operations, sorted by what
// makes them. Follows the order that mlir::populateCommutativityUtilsPatterns
// has, down to comparisons that depend on those before.
#include "passes/test/test_passes.h"
#include "rewrite/greedy/greedy_regions.h"

/// The kind of definition that a value has; later kinds sort after earlier
/// ones.
typedef enum OriginKind {
  ORIGIN_ARGUMENT,
  ORIGIN_OPERATION,
  ORIGIN_CONSTANT,
} OriginKind;

typedef struct Origin {
  OriginKind kind;
  StringRef name; ///< The operation's; empty for arguments.
} Origin;

/// An operand with the origins of the values that it depends on, nearest first,
/// as far as they have been needed. `queue` from `next` on has the operations
/// (NULL: an argument) that are still to be gone through; the first of them is
/// the newest of `origins`.
typedef struct Key {
  Value *value;
  VECTOR(Origin) origins;
  VECTOR(const Operation *) queue;
  size_t next;
  PtrMap seen;
} Key;

static void key_push(Key *key, const Value *value) {
  const Operation *op = value_defining_op(value);
  if (op && ptr_map_has(&key->seen, op))
    return;
  if (op)
    ptr_map_set(&key->seen, op, key);
  VECTOR_PUSH(&key->queue, op);
}

static bool key_is_over(const Key *key) { return key->next == key->queue.size; }

/// The first in the queue becomes an origin.
static void key_add_origin(Key *key) {
  if (key_is_over(key))
    return;
  const Operation *op = key->queue.data[key->next];
  Origin origin = {.kind = ORIGIN_ARGUMENT};
  if (op) {
    bool is_constant = op_has_trait(op, TRAIT_CONSTANT_LIKE);
    origin.kind = is_constant ? ORIGIN_CONSTANT : ORIGIN_OPERATION;
    origin.name = op->def->name;
  }
  VECTOR_PUSH(&key->origins, origin);
}

/// One more origin, if there is one.
static void key_extend(Key *key) {
  const Operation *op = key->queue.data[key->next++];
  for (uint32_t i = 0; op && i < op->num_operands; i++)
    key_push(key, op_operand(op, i));
  key_add_origin(key);
}

static int compare_origins(const Origin *lhs, const Origin *rhs) {
  if (lhs->kind != rhs->kind)
    return lhs->kind < rhs->kind ? -1 : 1;
  return string_ref_compare(lhs->name, rhs->name);
}

/// Is `lhs` smaller? Once all origins of one are known, their number decides,
/// even if they differ: then it matters what was compared before.
static bool key_is_less(Key *lhs, Key *rhs) {
  if (lhs->value == rhs->value)
    return false;
  for (size_t i = 0;; i++) {
    if (lhs->origins.size <= i) {
      if (key_is_over(lhs))
        return true;
      key_extend(lhs);
    }
    if (rhs->origins.size <= i) {
      if (key_is_over(rhs))
        return false;
      key_extend(rhs);
    }
    if (key_is_over(lhs) || key_is_over(rhs))
      return lhs->origins.size < rhs->origins.size;
    int order = compare_origins(&lhs->origins.data[i], &rhs->origins.data[i]);
    if (order)
      return order < 0;
  }
}

// --- sorting -----------------------------------------------------------------
// As comparisons depend on those before, they come in the order of the
// std::stable_sort that mlir-opt is built with: halves, of these runs of seven
// by insertion, then merges.

static void sort_run(Key **keys, size_t size) {
  for (size_t i = 1; i < size; i++) {
    Key *key = keys[i];
    size_t at = i;
    if (key_is_less(key, keys[0]))
      at = 0;
    else
      while (at > 0 && key_is_less(key, keys[at - 1]))
        at--;
    memmove(keys + at + 1, keys + at, (i - at) * sizeof *keys);
    keys[at] = key;
  }
}

/// Merges the sorted keys before `middle` and those from there on.
static void merge(Key **keys, Key **scratch, size_t middle, size_t size) {
  size_t left = 0, right = middle;
  for (size_t i = 0; i < size; i++) {
    bool takes_right = left == middle ||
                       (right < size && key_is_less(keys[right], keys[left]));
    scratch[i] = keys[takes_right ? right++ : left++];
  }
  memcpy(keys, scratch, size * sizeof *keys);
}

/// As merge, from the end.
static void merge_back(Key **keys, Key **scratch, size_t middle, size_t size) {
  size_t left = middle, right = size;
  for (size_t i = size; i-- > 0;) {
    bool takes_left =
        right == middle ||
        (left > 0 && key_is_less(keys[right - 1], keys[left - 1]));
    scratch[i] = keys[takes_left ? --left : --right];
  }
  memcpy(keys, scratch, size * sizeof *keys);
}

static void sort_half(Key **keys, Key **scratch, size_t size) {
  enum { RUN = 7 };
  for (size_t at = 0; at < size; at += RUN)
    sort_run(keys + at, size - at < RUN ? size - at : RUN);
  for (size_t width = RUN; width < size; width *= 2)
    for (size_t at = 0; at + width < size; at += 2 * width) {
      size_t end = at + 2 * width < size ? at + 2 * width : size;
      merge(keys + at, scratch, width, end - at);
    }
}

static void sort(Key **keys, Key **scratch, size_t size) {
  size_t middle = (size + 1) / 2;
  sort_half(keys, scratch, middle);
  sort_half(keys + middle, scratch, size - middle);
  if (middle <= size - middle)
    merge(keys, scratch, middle, size);
  else
    merge_back(keys, scratch, middle, size);
}

static bool sort_operands(const RewritePattern *self, Operation *op,
                          Rewriter *rw) {
  (void)self;
  uint32_t count = op->num_operands;
  Key *keys = mem_alloc((count + 1) * sizeof *keys);
  Key **order = mem_alloc((2 * count + 1) * sizeof(Key *));
  for (uint32_t i = 0; i < count; i++) {
    keys[i] = (Key){.value = op_operand(op, i)};
    key_push(&keys[i], keys[i].value);
    key_add_origin(&keys[i]);
    order[i] = &keys[i];
  }
  sort(order, order + count, count);
  bool changes = false;
  for (uint32_t i = 0; i < count; i++)
    changes |= order[i]->value != keys[i].value;
  if (changes) {
    rewriter_start_modify(rw, op);
    for (uint32_t i = 0; i < count; i++)
      op_set_operand(op, i, order[i]->value);
    rewriter_finalize_modify(rw, op);
  }
  for (uint32_t i = 0; i < count; i++) {
    VECTOR_FREE(&keys[i].origins);
    VECTOR_FREE(&keys[i].queue);
    ptr_map_free(&keys[i].seen);
  }
  mem_free(order);
  mem_free(keys);
  return changes;
}

static bool run(Context *ctx, Operation *op, const void *options) {
  (void)options;
  static const RewritePattern pattern = {.name = "sort_operands",
                                         .root_trait = TRAIT_COMMUTATIVE,
                                         .benefit = 5,
                                         .run = sort_operands};
  PatternSet set = {0};
  pattern_set_add(&set, &pattern, 1, NULL, NULL);
  greedy_rewrite_op_bottom_up(ctx, op, &set);
  return true;
}

const PassDef test_commutativity_utils_pass = {
    .flag = "test-commutativity-utils",
    .summary = "Test the functionality of the commutativity utility",
    .anchor = "func.func",
    .run = run,
};
