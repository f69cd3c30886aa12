// SPDX-License-Identifier: Apache-2.0
// Erasure of operations and blocks with everything inside, at any depth.
//
// First all references from inside are dropped. Then the nest is taken apart
// from the innermost outwards. Parent pointers lead back, and an operation's
// `order` says how far its regions are emptied.
#include "ir/erase.h"

#include "ir/operation_internal.h"
#include "ir/walk.h"

void op_drop_all_references(Operation *op) {
  if (!op->num_regions) {
    op_drop_own_references(op);
    return;
  }
  FOR_EACH_OP_PREORDER(inner, op) {
    op_drop_own_references(inner);
  }
}

/// Takes the next operation out of the regions of `op`, and frees blocks that
/// are empty. NULL when all regions are empty. The operation's `block` still
/// leads to its parent.
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
  assert(!root->block);
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
  if (!op->num_regions) {
    op_drop_own_references(op);
    op_release(ctx, op);
    return;
  }
  op_drop_all_references(op);
  release_nest(ctx, op);
}

/// Operations `first` … `end - 1` of a list, which are adjacent in memory,
/// `size` bytes in all.
typedef struct Run {
  size_t first, end;
  size_t size; ///< Each below IR_MIN_PIECE, so not rounded up.
} Run;

static void release_run(Context *ctx, Operation *const *ops, const Run *run) {
  assert(run->first <= run->end);
  if (run->size >= IR_MIN_PIECE) {
    ir_release_piece(ctx, ops[run->first], run->size);
    return;
  }
  for (size_t i = run->first; i < run->end; i++)
    op_release(ctx, ops[i]);
}

/// Size of `op` if its memory can be part of a run, else 0.
static size_t plain_size(const Operation *op) {
  if (op->num_regions || op->flags & OP_OPERANDS_OUT_OF_LINE)
    return 0;
  size_t size = op_memory_size(op);
  return size < IR_MIN_PIECE ? size : 0;
}

/// Unlinks `op` from everything around it.
static void detach(Operation *op) {
  op_remove(op);
  if (op->num_regions)
    op_drop_all_references(op);
  else
    op_drop_own_references(op);
}

void op_erase_all(Context *ctx, Operation *const *ops, size_t count) {
  for (size_t i = 0; i < count; i++)
    detach(ops[i]);
  Run run = {0};
  for (size_t i = 0; i < count; i++) {
    size_t size = plain_size(ops[i]);
    if (!size || (char *)ops[i] != (char *)ops[run.first] + run.size) {
      release_run(ctx, ops, &run);
      run = (Run){.first = i, .end = i};
    }
    if (size) {
      run.end = i + 1;
      run.size += size;
    } else {
      release_nest(ctx, ops[i]);
      run.first = run.end = i + 1;
    }
  }
  release_run(ctx, ops, &run);
}

/// From here on the edges lead nowhere.
static void drop_predecessors(Block *block) {
  while (block->first_use) {
    Operation *op = block->first_use->owner;
    op_set_successor(op, (unsigned)(block->first_use - op_successor_slots(op)),
                     NULL);
  }
}

void block_erase(Context *ctx, Block *block) {
  block_remove(block);
  drop_predecessors(block);
  FOR_EACH_OP(op, block) {
    op_drop_all_references(op);
  }
  while (block->first) {
    Operation *op = block->first;
    op_remove(op);
    release_nest(ctx, op);
  }
  block_release(ctx, block);
}
