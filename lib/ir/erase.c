// SPDX-License-Identifier: Apache-2.0
// Erasure of operations and blocks with everything inside, at any depth.
//
// First all references from inside are dropped; then the nest is taken apart
// from the innermost outwards. The way back is found by parent pointers, and
// how far an operation's regions are emptied is kept in its `order`.
#include "ir/operation_internal.h"
#include "ir/walk.h"

void op_drop_all_references(Operation *op) {
  FOR_EACH_OP_PREORDER(inner, op) { op_drop_own_references(inner); }
}

/// Takes the next operation out of the regions of `op`, freeing the blocks that
/// have none left. NULL when all regions are empty. The operation's `block`
/// still leads to its parent.
static Operation *take_inner_op(Context *ctx, Operation *op) {
  for (; op->order < op->num_regions; op->order++) {
    Region *region = &op_regions(op)[op->order];
    while (region->first) {
      Block *block = region->first;
      Operation *inner = block->first;
      if (inner) {
        block->first = inner->next;
        return inner;
      }
      region->first = block->next;
      block_release(ctx, block);
    }
  }
  return NULL;
}

/// Frees the detached `root` and everything in it; references are dropped.
static void release_nest(Context *ctx, Operation *root) {
  Operation *op = root;
  op->order = 0;
  for (;;) {
    Operation *inner = take_inner_op(ctx, op);
    if (inner) {
      inner->order = 0;
      op = inner;
      continue;
    }
    Operation *parent = op == root ? NULL : op_parent(op);
    op_release(ctx, op);
    if (!parent)
      return;
    op = parent;
  }
}

void op_erase(Context *ctx, Operation *op) {
  op_remove(op);
  op_drop_all_references(op);
  release_nest(ctx, op);
}

void block_erase(Context *ctx, Block *block) {
  block_remove(block);
  FOR_EACH_OP(op, block) { op_drop_all_references(op); }
  while (block->first) {
    Operation *op = block->first;
    op_remove(op);
    release_nest(ctx, op);
  }
  block_release(ctx, block);
}
