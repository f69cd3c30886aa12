// SPDX-License-Identifier: Apache-2.0
// The Rewriter. Either the driver's hook takes a change over, or it is made
// here and the listener is told. Follows mlir::RewriterBase.
#include "rewrite/rewriter.h"
#include "ir/diagnostics/action.h"
#include "ir/erase.h"

#include "rewrite/erase_events.h"

static void forward_op_inserted(Builder *builder, Operation *op) {
  Rewriter *rw = (Rewriter *)builder;
  if (rw->listener && rw->listener->op_inserted)
    rw->listener->op_inserted(rw->listener, op, (InsertionPoint){NULL, NULL});
}

static void forward_block_created(Builder *builder, Block *block) {
  Rewriter *rw = (Rewriter *)builder;
  if (rw->listener && rw->listener->block_inserted)
    rw->listener->block_inserted(rw->listener, block, NULL, NULL);
}

void rewriter_init(Rewriter *rw, Context *ctx) {
  *rw = (Rewriter){0};
  builder_init(&rw->builder, ctx);
  rw->builder.op_inserted = forward_op_inserted;
  rw->builder.block_created = forward_block_created;
}

void rewriter_set_note(Rewriter *rw, const Operation *op, uint32_t first,
                       uint32_t second) {
  rw->notes[op->id % REWRITER_NUM_NOTES] =
      (RewriterNote){.op = op, .id = op->id, .numbers = {first, second}};
}

const uint32_t *rewriter_note(const Rewriter *rw, const Operation *op) {
  const RewriterNote *note = &rw->notes[op->id % REWRITER_NUM_NOTES];
  return note->op == op && note->id == op->id ? note->numbers : NULL;
}

static void notify_modified(Rewriter *rw, Operation *op) {
  if (rw->listener && rw->listener->op_modified)
    rw->listener->op_modified(rw->listener, op);
}

/// Moves the insertion point past `op`, which is about to be erased.
static void keep_insertion_point(Rewriter *rw, Operation *op) {
  if (rw->builder.before == op)
    rw->builder.before = op->next;
}

void rewriter_replace_all_uses_with(Rewriter *rw, Value *from, Value *to) {
  assert(from && to);
  if (rw->hooks && rw->hooks->replace_all_uses) {
    rw->hooks->replace_all_uses(rw, from, to);
    return;
  }
  // A conversion may change types: its driver makes casts.
  assert(from->type == to->type);
  if (from == to)
    return;
  if (!rw->listener || !rw->listener->op_modified) {
    value_replace_all_uses_with(from, to);
    return;
  }
  while (from->first_use) {
    Use *use = from->first_use;
    use_set(use, to);
    notify_modified(rw, use->owner);
  }
}

/// Is one of the values a result of the operation itself? That happens in graph
/// regions and in unreachable code.
static bool is_own_value(const Operation *op, Value *const *values) {
  for (unsigned i = 0; i < op->num_results; i++)
    if (values[i] && value_defining_op(values[i]) == op)
      return true;
  return false;
}

void rewriter_replace_op(Rewriter *rw, Operation *op, Value *const *values) {
  assert(values || !op->num_results);
  if (is_own_value(op, values)) {
    rw->kept_op = true;
    return;
  }
  if (rw->hooks && rw->hooks->replace_op) {
    rw->hooks->replace_op(rw, op, values);
    return;
  }
  if (rw->listener && rw->listener->op_replaced)
    rw->listener->op_replaced(rw->listener, op, values);
  for (unsigned i = 0; i < op->num_results; i++) {
    assert(values[i] || value_is_unused(op_result(op, i)));
    if (values[i])
      rewriter_replace_all_uses_with(rw, op_result(op, i), values[i]);
  }
  rewriter_erase_op(rw, op);
}

void rewriter_replace_op_with(Rewriter *rw, Operation *op, Value *value) {
  assert(op->num_results == 1);
  rewriter_replace_op(rw, op, &value);
}

void rewriter_notify_erased(Rewriter *rw, Operation *root) {
  if (rw->listener)
    listener_tell_erased(rw->listener, root, ERASE_DROPPING_USES);
}

void rewriter_erase_op(Rewriter *rw, Operation *op) {
  if (rw->hooks && rw->hooks->erase_op) {
    rw->hooks->erase_op(rw, op);
    return;
  }
  rewriter_notify_erased(rw, op);
  keep_insertion_point(rw, op);
  op_erase(rw->builder.ctx, op);
}

void rewriter_erase_block(Rewriter *rw, Block *block) {
  if (rw->hooks && rw->hooks->erase_block) {
    rw->hooks->erase_block(rw, block);
    return;
  }
  assert(block->parent);
  while (block->last) {
    op_drop_all_references(block->last);
    rewriter_erase_op(rw, block->last);
  }
  if (rw->listener && rw->listener->block_erased)
    rw->listener->block_erased(rw->listener, block);
  if (rw->builder.block == block)
    rw->builder.block = NULL;
  assert(!block->first && !block->last);
  block_erase(rw->builder.ctx, block);
}

void rewriter_start_modify(Rewriter *rw, Operation *op) {
  if (rw->hooks && rw->hooks->start_modify)
    rw->hooks->start_modify(rw, op);
}

void rewriter_finalize_modify(Rewriter *rw, Operation *op) {
  if (rw->hooks && rw->hooks->finalize_modify)
    rw->hooks->finalize_modify(rw, op);
  else
    notify_modified(rw, op);
}

void rewriter_cancel_modify(Rewriter *rw, Operation *op) {
  if (rw->hooks && rw->hooks->cancel_modify)
    rw->hooks->cancel_modify(rw, op);
}

/// Moves operations one by one if the listener wants to be told of each.
static void move_all_ops(Rewriter *rw, Block *source, Block *dest,
                         Operation *before) {
  bool has_listener = rw->listener && rw->listener->op_inserted;
  if (!before && !has_listener) {
    if (source->first)
      block_splice(dest, source->first);
    return;
  }
  while (source->first) {
    Operation *op = source->first;
    InsertionPoint previous = {source, op->next};
    op_remove(op);
    block_insert_before(dest, before, op);
    if (has_listener)
      rw->listener->op_inserted(rw->listener, op, previous);
  }
}

void rewriter_inline_block_before(Rewriter *rw, Block *source, Block *dest,
                                  Operation *before, Value *const *arguments) {
  assert(source != dest && (!before || before->block == dest));
  assert(arguments || !source->num_arguments);
  if (rw->hooks && rw->hooks->inline_block) {
    rw->hooks->inline_block(rw, source, dest, before, arguments);
    return;
  }
  assert(!source->parent || block_has_no_predecessors(source));
  for (unsigned i = 0; i < source->num_arguments; i++)
    rewriter_replace_all_uses_with(rw, block_argument(source, i), arguments[i]);
  move_all_ops(rw, source, dest, before);
  assert(!source->first && (!before || before->block == dest));
  rewriter_erase_block(rw, source);
}

/// Is the list forward from `longer` longer than the list backward from
/// `shorter`, and also longer than SHORT? Linear in the shorter list; at least
/// constant.
static bool is_much_longer(const Operation *longer, const Operation *shorter) {
  enum { SHORT = 64 };
  for (unsigned count = 0; longer; count++) {
    if (!shorter && count >= SHORT)
      return true;
    shorter = shorter ? shorter->prev : NULL;
    longer = longer->next;
  }
  return false;
}

/// Moves the operations of `dest` to the front of `source`, which takes the
/// place of `dest`.
static void prepend_block(Rewriter *rw, Block *source, Block *dest,
                          Value *const *arguments) {
  Context *ctx = rw->builder.ctx;
  bool has_listener = rw->listener && rw->listener->op_inserted;
  for (unsigned i = 0; i < source->num_arguments; i++)
    rewriter_replace_all_uses_with(rw, block_argument(source, i), arguments[i]);
  for (Operation *op = dest->last, *prev; op; op = prev) {
    prev = op->prev;
    op_remove(op);
    block_prepend_op(source, op);
    if (has_listener)
      rw->listener->op_inserted(rw->listener, op, (InsertionPoint){dest, NULL});
  }
  block_replace(ctx, source, dest);
  rewriter_erase_block(rw, dest);
}

void rewriter_merge_blocks(Rewriter *rw, Block *source, Block *dest,
                           Value *const *arguments) {
  assert(source != dest && source->parent && dest->parent);
  bool has_hook = rw->hooks && rw->hooks->inline_block;
  if (!has_hook && is_much_longer(source->first, dest->last))
    prepend_block(rw, source, dest, arguments);
  else
    rewriter_inline_block_before(rw, source, dest, NULL, arguments);
}

Block *rewriter_split_block(Rewriter *rw, Block *block, Operation *before) {
  assert(block->parent && (!before || before->block == block));
  if (rw->hooks && rw->hooks->split_block)
    return rw->hooks->split_block(rw, block, before);
  Block *created = block_create(rw->builder.ctx);
  block_insert_after_block(created, block);
  if (rw->listener && rw->listener->block_inserted)
    rw->listener->block_inserted(rw->listener, created, NULL, NULL);
  if (before)
    block_splice(created, before);
  assert(block->next == created && !created->num_arguments);
  // Report them as if they had been moved from last to first.
  if (rw->listener && rw->listener->op_inserted)
    for (Operation *op = created->last; op; op = op->prev)
      rw->listener->op_inserted(rw->listener, op,
                                (InsertionPoint){block, NULL});
  return created;
}

static Block *split_front(Rewriter *rw, Block *block, Operation *rest) {
  if (rw->hooks && rw->hooks->split_front)
    return rw->hooks->split_front(rw, block, rest);
  Block *front = block_split_front(rw->builder.ctx, block, rest);
  if (rw->listener && rw->listener->block_inserted)
    rw->listener->block_inserted(rw->listener, front, NULL, NULL);
  if (rw->listener && rw->listener->op_inserted)
    for (Operation *op = front->last; op; op = op->prev)
      rw->listener->op_inserted(rw->listener, op,
                                (InsertionPoint){block, NULL});
  return front;
}

SplitBlock rewriter_split_before(Rewriter *rw, Operation *op) {
  assert(op->block && op->block->parent);
  Block *block = op->block;
  if (is_much_longer(op, op->prev))
    return (SplitBlock){split_front(rw, block, op), block};
  return (SplitBlock){block, rewriter_split_block(rw, block, op)};
}

void rewriter_move_op_before(Rewriter *rw, Operation *op, Operation *before) {
  assert(before->block && !op_is_ancestor_or_self(op, op_parent(before)));
  if (rw->hooks && rw->hooks->move_op) {
    rw->hooks->move_op(rw, op, before->block, before);
    return;
  }
  InsertionPoint previous = {op->block, op->next};
  op_move_before(op, before);
  if (rw->listener && rw->listener->op_inserted)
    rw->listener->op_inserted(rw->listener, op, previous);
}

static void move_block(Rewriter *rw, Block *block, Region *to, Block *before) {
  assert(block != before && (!before || before->parent == to));
  if (rw->hooks && rw->hooks->move_block) {
    rw->hooks->move_block(rw, block, to, before);
    return;
  }
  Region *previous = block->parent;
  Block *previous_before = block->next;
  block_remove(block);
  if (before)
    block_insert_before_block(block, before);
  else
    region_append_block(to, block);
  if (rw->listener && rw->listener->block_inserted)
    rw->listener->block_inserted(rw->listener, block, previous,
                                 previous_before);
}

void rewriter_inline_region_before(Rewriter *rw, Region *from, Region *to,
                                   Block *before) {
  assert(from != to);
  while (from->first)
    move_block(rw, from->first, to, before);
  assert(!from->last && !from->num_blocks);
}

Block *rewriter_create_block(Rewriter *rw, Region *region, Block *before,
                             const Type *const *types, const Location *locs,
                             uint32_t count) {
  assert(!before || before->parent == region);
  assert(!count || (types && locs));
  return builder_create_block(&rw->builder, region, before, types, locs, count);
}

bool rewriter_match_failure(Rewriter *rw, Operation *op, const char *reason) {
  assert(reason && *reason);
  if (__builtin_expect(rw->builder.ctx->actions != NULL, 0))
    action_fail(rw->builder.ctx, op, reason);
  if (rw->hooks && rw->hooks->match_failure)
    rw->hooks->match_failure(rw, op, reason);
  else if (rw->listener && rw->listener->match_failed)
    rw->listener->match_failed(rw->listener, op, reason);
  return false;
}
