// SPDX-License-Identifier: Apache-2.0
// -test-commutativity-utils: operands of commutative operations, sorted by what
// makes them. Follows the order that mlir::populateCommutativityUtilsPatterns
// describes, also where its comparison forgets how far it has looked.
#include "passes/test/test_passes.h"
#include "rewrite/greedy.h"

/// What a value comes from; later ones sort behind earlier ones.
typedef enum OriginKind {
  ORIGIN_ARGUMENT,
  ORIGIN_OPERATION,
  ORIGIN_CONSTANT,
} OriginKind;

typedef struct Origin {
  OriginKind kind;
  StringRef name; ///< Of the operation; empty for arguments.
} Origin;

/// An operand with the origins of the values that it depends on, nearest first,
/// as far as they have been needed.
typedef struct Key {
  Value *value;
  VECTOR(Origin) origins;
  VECTOR(const Operation *) queue; ///< In order; the first `next` are done.
  size_t next;
  PtrMap seen;
} Key;

static void key_add(Key *key, const Value *value) {
  const Operation *op = value_defining_op(value);
  if (op && ptr_map_has(&key->seen, op))
    return;
  Origin origin = {.kind = ORIGIN_ARGUMENT};
  if (op) {
    bool is_constant = op_has_trait(op, TRAIT_CONSTANT_LIKE);
    origin.kind = is_constant ? ORIGIN_CONSTANT : ORIGIN_OPERATION;
    origin.name = op->def->name;
    ptr_map_set(&key->seen, op, key);
    VECTOR_PUSH(&key->queue, op);
  }
  VECTOR_PUSH(&key->origins, origin);
}

/// Origin `index`, or NULL if there are not so many.
static const Origin *key_at(Key *key, size_t index) {
  while (key->origins.size <= index && key->next < key->queue.size) {
    const Operation *op = key->queue.data[key->next++];
    for (uint32_t i = 0; i < op->num_operands; i++)
      key_add(key, op_operand(op, i));
  }
  return index < key->origins.size ? &key->origins.data[index] : NULL;
}

static int key_compare(Key *lhs, Key *rhs) {
  if (lhs->value == rhs->value)
    return 0;
  for (size_t i = 0;; i++) {
    const Origin *left = key_at(lhs, i), *right = key_at(rhs, i);
    if (!left || !right)
      return (right == NULL) - (left == NULL);
    if (left->kind != right->kind)
      return left->kind < right->kind ? -1 : 1;
    int order = string_ref_compare(left->name, right->name);
    if (order)
      return order;
  }
}

/// Merges the sorted halves of `keys`, stably.
static void merge(Key **keys, Key **scratch, size_t middle, size_t size) {
  size_t left = 0, right = middle;
  for (size_t i = 0; i < size; i++) {
    bool takes_right =
        left == middle ||
        (right < size && key_compare(keys[right], keys[left]) < 0);
    scratch[i] = keys[takes_right ? right++ : left++];
  }
  memcpy(keys, scratch, size * sizeof(Key *));
}

static void sort(Key **keys, Key **scratch, size_t size) {
  for (size_t width = 1; width < size; width *= 2)
    for (size_t at = 0; at + width < size; at += 2 * width) {
      size_t end = at + 2 * width < size ? at + 2 * width : size;
      merge(keys + at, scratch, width, end - at);
    }
}

static bool sort_operands(const RewritePattern *self, Operation *op,
                          Rewriter *rw) {
  (void)self;
  uint32_t count = op->num_operands;
  Key *keys = mem_alloc((count + 1) * sizeof *keys);
  Key **order = mem_alloc((2 * count + 1) * sizeof(Key *));
  for (uint32_t i = 0; i < count; i++) {
    keys[i] = (Key){.value = op_operand(op, i)};
    key_add(&keys[i], keys[i].value);
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
  FrozenPatternSet patterns;
  frozen_pattern_set_init(&patterns, &set);
  pattern_set_free(&set);
  GreedyConfig config = greedy_config_default();
  config.bottom_up = true;
  greedy_rewrite_op_regions(ctx, op, &patterns, &config);
  frozen_pattern_set_free(&patterns);
  return true;
}

const PassDef test_commutativity_utils_pass = {
    .flag = "test-commutativity-utils",
    .summary = "Test the functionality of the commutativity utility",
    .anchor = "func.func",
    .run = run,
};
