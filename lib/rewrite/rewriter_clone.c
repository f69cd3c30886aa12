// SPDX-License-Identifier: Apache-2.0
// Rewriter: copies, and moves and replacements across blocks.
#include "rewrite/rewriter_clone.h"

#include "ir/clone.h"
#include "ir/walk.h"

static void tell_blocks(Rewriter *rw, const Operation *op) {
  if (!rw->listener || !rw->listener->block_inserted)
    return;
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      rw->listener->block_inserted(rw->listener, block, NULL, NULL);
}

static void tell_op(Rewriter *rw, Operation *op) {
  if (rw->listener && rw->listener->op_inserted)
    rw->listener->op_inserted(rw->listener, op, (InsertionPoint){NULL, NULL});
}

/// Tells the listener of everything in `op`, outer operations before inner
/// ones. The blocks of an operation come before the operations in them.
static void tell_inside(Rewriter *rw, Operation *op) {
  tell_blocks(rw, op);
  if (!op->num_regions)
    return;
  for (Operation *inner = walk_next_preorder(op, op); inner;
       inner = walk_next_preorder(op, inner)) {
    tell_op(rw, inner);
    tell_blocks(rw, inner);
  }
}

static void tell_copy(Rewriter *rw, Operation *copy) {
  Builder *builder = &rw->builder;
  rw->is_copying = true;
  if (builder->op_inserted)
    builder->op_inserted(builder, copy);
  rw->is_copying = false;
  tell_inside(rw, copy);
}

Operation *rewriter_clone(Rewriter *rw, const Operation *op, PtrMap *mapping) {
  Builder *builder = &rw->builder;
  Operation *copy = op_clone(builder->ctx, op, mapping);
  if (builder->block)
    block_insert_before(builder->block, builder->before, copy);
  tell_copy(rw, copy);
  return copy;
}

void rewriter_clone_region_before(Rewriter *rw, const Region *from,
                                  Block *before, PtrMap *mapping) {
  PtrMap own_mapping = {0};
  if (!mapping)
    mapping = &own_mapping;
  Builder *builder = &rw->builder;
  region_clone_before(builder->ctx, from, before->parent, before, mapping);
  FOR_EACH_BLOCK(block, from) {
    Block *copy = ptr_map_get(mapping, block);
    if (builder->block_created)
      builder->block_created(builder, copy);
    FOR_EACH_OP(op, copy)
      tell_copy(rw, op);
  }
  if (from->first && rw->hooks && rw->hooks->copied_blocks)
    rw->hooks->copied_blocks(rw, ptr_map_get(mapping, from->first),
                             before->prev);
  ptr_map_free(&own_mapping);
}

void rewriter_move_op_after(Rewriter *rw, Operation *op, Operation *after) {
  if (after->next) {
    rewriter_move_op_before(rw, op, after->next);
    return;
  }
  if (rw->hooks && rw->hooks->move_op) {
    rw->hooks->move_op(rw, op, after->block, NULL);
    return;
  }
  InsertionPoint previous = {op->block, op->next};
  op_remove(op);
  block_append_op(after->block, op);
  if (rw->listener && rw->listener->op_inserted)
    rw->listener->op_inserted(rw->listener, op, previous);
}

void rewriter_replace_all_uses_of_block(Rewriter *rw, Block *from, Block *to) {
  if (from == to)
    return;
  while (from->first_use) {
    BlockUse *use = from->first_use;
    Operation *op = use->owner;
    rewriter_start_modify(rw, op);
    op_set_successor(op, (unsigned)(use - op_successor_slots(op)), to);
    rewriter_finalize_modify(rw, op);
  }
}
