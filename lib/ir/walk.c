// SPDX-License-Identifier: Apache-2.0
// Walks: the cursor is the operation itself; what comes after it is found
// through its siblings and parents.
#include "ir/walk.h"

/// First operation in `block` or the blocks after it, or NULL.
static Operation *first_op_from(Block *block) {
  while (block && !block->first)
    block = block->next;
  return block ? block->first : NULL;
}

/// First operation in the regions of `op` from number `index` on, or NULL.
static Operation *first_op_in_regions(const Operation *op, uint32_t index) {
  Region *regions = op_regions(op);
  for (; index < op->num_regions; index++) {
    Operation *first = first_op_from(regions[index].first);
    if (first)
      return first;
  }
  return NULL;
}

/// Operation after `op` and what is in it, within the same parent; or NULL.
static Operation *next_under_parent(const Operation *op) {
  if (op->next)
    return op->next;
  const Block *block = op->block;
  if (!block)
    return NULL;
  Operation *next = first_op_from(block->next);
  if (next || !block->parent)
    return next;
  return first_op_in_regions(block->parent->parent, block->parent->index + 1);
}

Operation *walk_next_skipping_regions(const Operation *root, Operation *op) {
  while (op != root) {
    assert(op->block); // `op` is below `root`.
    Operation *next = next_under_parent(op);
    if (next)
      return next;
    op = op_parent(op);
  }
  return NULL;
}

Operation *walk_next_preorder_slow(const Operation *root, Operation *op) {
  if (op->num_regions) {
    Operation *inner = first_op_in_regions(op, 0);
    if (inner)
      return inner;
  }
  return walk_next_skipping_regions(root, op);
}

Operation *walk_first_postorder(Operation *root) {
  for (;;) {
    Operation *inner = first_op_in_regions(root, 0);
    if (!inner)
      return root;
    root = inner;
  }
}

Operation *walk_next_postorder(const Operation *root, Operation *op) {
  op_prefetch_following(op);
  if (op == root)
    return NULL;
  Operation *next = next_under_parent(op);
  return next ? walk_first_postorder(next) : op_parent(op);
}
