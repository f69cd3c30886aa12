// SPDX-License-Identifier: Apache-2.0
// Equivalence of operations. Regions are compared in step, with a map from the
// values and blocks of one side to those of the other.
#include "ir/equivalence.h"

#include <stdlib.h>

#include "ir/walk.h"
#include "support/hash_table.h"

/// Compares what does not depend on regions.
static uint64_t hash_shell(const Operation *op) {
  uint64_t hash = hash_pointer(op->num_operands, op->def);
  hash = hash_pointer(hash, op->attrs);
  for (unsigned i = 0; i < op->num_props; i++)
    hash = hash_pointer(hash, op_prop(op, i));
  for (uint32_t i = 0; i < op->num_results; i++)
    hash = hash_pointer(hash, op_result_type(op, i));
  const Use *operands = op_operand_slots(op);
  if (!op_has_trait(op, TRAIT_COMMUTATIVE)) {
    for (uint32_t i = 0; i < op->num_operands; i++)
      hash = hash_pointer(hash, operands[i].value);
    return hash;
  }
  uint64_t sum = 0;
  for (uint32_t i = 0; i < op->num_operands; i++)
    sum += hash_pointer(1, operands[i].value);
  return hash_mix(hash, sum);
}

/// Is `value`, which `user` in `root` can see, defined in `root`?
static bool is_defined_in(const Value *value, const Operation *root,
                          const Operation *user) {
  const Region *region = value_parent_block(value)->parent;
  for (; user != root; user = op_parent(user))
    if (user->block->parent == region)
      return true;
  return false;
}

/// Hashes the first operations in the regions of `op`: enough to tell most
/// apart, and few enough for nested operations. Operands that are defined
/// inside are left out, as they differ.
static uint64_t hash_regions(uint64_t hash, const Operation *op) {
  enum { MAX_HASHED_OPS = 32, MAX_HASHED_OPERANDS = 8 };
  unsigned count = 0;
  // As in op_has_equivalent_regions.
  for (Operation *nested = walk_next_preorder(op, (Operation *)(uintptr_t)op);
       nested && count < MAX_HASHED_OPS;
       nested = walk_next_preorder(op, nested), count++) {
    hash = hash_pointer(hash, nested->def);
    hash = hash_pointer(hash, nested->attrs);
    uint64_t sum = 0;
    for (uint32_t i = 0; i < nested->num_operands && i < MAX_HASHED_OPERANDS;
         i++) {
      const Value *value = op_operand(nested, i);
      if (!is_defined_in(value, op, nested))
        sum += hash_pointer(1, value);
    }
    hash = hash_mix(hash, sum);
  }
  return hash;
}

uint64_t op_hash(const Operation *op) {
  uint64_t hash = hash_shell(op);
  return op->num_regions ? hash_regions(hash, op) : hash;
}

static int compare_pointers(const void *lhs, const void *rhs) {
  uintptr_t left = (uintptr_t) * (void *const *)lhs;
  uintptr_t right = (uintptr_t) * (void *const *)rhs;
  return (left > right) - (left < right);
}

static const Value *mapped(const PtrMap *map, const Value *value) {
  const Value *to = map ? ptr_map_get(map, value) : NULL;
  return to ? to : value;
}

static bool same_unordered(const Operation *lhs, const Operation *rhs) {
  enum { FEW = 8 };
  uint32_t count = lhs->num_operands;
  const Value *few[2 * FEW];
  const Value **left =
      count <= FEW ? few : mem_alloc(2 * (size_t)count * sizeof *left);
  const Value **right = left + count;
  for (uint32_t i = 0; i < count; i++) {
    left[i] = op_operand(lhs, i);
    right[i] = op_operand(rhs, i);
  }
  qsort(left, count, sizeof *left, compare_pointers);
  qsort(right, count, sizeof *right, compare_pointers);
  bool same = memcmp(left, right, count * sizeof *left) == 0;
  if (left != few)
    mem_free(left);
  return same;
}

static bool same_operands(const Operation *lhs, const Operation *rhs,
                          const PtrMap *map) {
  const Use *left = op_operand_slots(lhs);
  const Use *right = op_operand_slots(rhs);
  uint32_t i = 0;
  while (i < lhs->num_operands && mapped(map, left[i].value) == right[i].value)
    i++;
  return i == lhs->num_operands;
}

static bool same_successors(const Operation *lhs, const Operation *rhs,
                            const PtrMap *map) {
  for (uint32_t i = 0; i < lhs->num_successors; i++) {
    Block *left = op_successor(lhs, i);
    Block *to = map ? ptr_map_get(map, left) : NULL;
    if ((to ? to : left) != op_successor(rhs, i))
      return false;
  }
  return true;
}

bool op_has_same_shell(const Operation *lhs, const Operation *rhs,
                       const PtrMap *map) {
  if (lhs->def != rhs->def || lhs->attrs != rhs->attrs ||
      lhs->num_operands != rhs->num_operands ||
      lhs->num_results != rhs->num_results ||
      lhs->num_regions != rhs->num_regions ||
      lhs->num_successors != rhs->num_successors)
    return false;
  for (unsigned i = 0; i < lhs->num_props; i++)
    if (op_prop(lhs, i) != op_prop(rhs, i))
      return false;
  for (uint32_t i = 0; i < lhs->num_results; i++)
    if (op_result_type(lhs, i) != op_result_type(rhs, i))
      return false;
  return same_successors(lhs, rhs, map);
}

/// Enters the blocks of both operations' regions, and their arguments.
static bool map_blocks(PtrMap *map, const Operation *lhs,
                       const Operation *rhs) {
  for (unsigned i = 0; i < lhs->num_regions; i++) {
    Block *right = op_region(rhs, i)->first;
    FOR_EACH_BLOCK(left, op_region(lhs, i)) {
      if (!right || left->num_arguments != right->num_arguments)
        return false;
      for (uint32_t k = 0; k < left->num_arguments; k++) {
        Value *argument = block_argument(right, k);
        if (block_argument(left, k)->type != argument->type)
          return false;
        ptr_map_set(map, block_argument(left, k), argument);
      }
      ptr_map_set(map, left, right);
      right = right->next;
    }
    if (right)
      return false;
  }
  return true;
}

bool op_has_equivalent_regions(const Operation *lhs, const Operation *rhs) {
  PtrMap map = {0};
  bool same = map_blocks(&map, lhs, rhs);
  // The walks only read; cursors are not const because they serve writers too.
  Operation *left_root = (Operation *)(uintptr_t)lhs;
  Operation *right_root = (Operation *)(uintptr_t)rhs;
  Operation *left = same ? walk_next_preorder(lhs, left_root) : NULL;
  Operation *right = same ? walk_next_preorder(rhs, right_root) : NULL;
  for (; same && left && right; left = walk_next_preorder(lhs, left),
                                right = walk_next_preorder(rhs, right)) {
    same = ptr_map_get(&map, left->block) == right->block &&
           op_has_same_shell(left, right, &map) &&
           same_operands(left, right, &map) && map_blocks(&map, left, right);
    for (uint32_t i = 0; same && i < left->num_results; i++)
      ptr_map_set(&map, op_result(left, i), op_result(right, i));
  }
  same = same && !left && !right;
  ptr_map_free(&map);
  return same;
}

bool op_is_equivalent(const Operation *lhs, const Operation *rhs) {
  return op_has_same_shell(lhs, rhs, NULL) &&
         (same_operands(lhs, rhs, NULL) ||
          (op_has_trait(lhs, TRAIT_COMMUTATIVE) && same_unordered(lhs, rhs))) &&
         (lhs->num_regions == 0 || op_has_equivalent_regions(lhs, rhs));
}
