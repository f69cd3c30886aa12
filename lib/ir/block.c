// SPDX-License-Identifier: Apache-2.0
// Blocks: their arguments and their list of operations.
#include "ir/block.h"

#include <string.h>

#include "ir/erase.h"
#include "ir/operation_internal.h"

Block *block_create(Context *ctx) {
  Block *block = ir_alloc(ctx, sizeof *block);
  *block = (Block){.has_operation_order = true};
  return block;
}

Block *block_create_alone(void) {
  Block *block = mem_alloc(sizeof *block);
  *block = (Block){.has_operation_order = true, .is_on_heap = true};
  return block;
}

static void release_arguments(Context *ctx, Block *block) {
  assert(block->num_arguments <= block->argument_capacity);
  for (uint32_t i = 0; i < block->num_arguments; i++)
    ir_release(ctx, block->arguments[i], sizeof(BlockArgument));
  if (block->argument_capacity)
    ir_release(ctx, block->arguments,
               block->argument_capacity * sizeof(BlockArgument *));
}

void block_release(Context *ctx, Block *block) {
  assert(!block->first && !block->first_use);
  release_arguments(ctx, block);
  if (block->is_on_heap)
    mem_free(block);
  else
    ir_release(ctx, block, sizeof *block);
}

void block_reserve_arguments(Context *ctx, Block *block, uint32_t count) {
  uint32_t old_capacity = block->argument_capacity;
  if (count <= old_capacity)
    return;
  uint32_t capacity = old_capacity ? old_capacity * 2 : 2;
  if (capacity < count)
    capacity = count;
  BlockArgument **arguments = ir_alloc(ctx, capacity * sizeof *arguments);
  if (old_capacity) {
    memcpy(arguments, block->arguments, old_capacity * sizeof *arguments);
    ir_release(ctx, block->arguments, old_capacity * sizeof *arguments);
  }
  block->arguments = arguments;
  block->argument_capacity = capacity;
}

Value *block_insert_argument(Context *ctx, Block *block, unsigned index,
                             const Type *type, Location loc) {
  assert(type);
  assert(index <= block->num_arguments);
  block_reserve_arguments(ctx, block, block->num_arguments + 1);
  BlockArgument *argument = ir_alloc(ctx, sizeof *argument);
  *argument = (BlockArgument){
      .value = {.type = type, .index = index, .kind = VALUE_BLOCK_ARGUMENT},
      .owner = block,
      .loc = loc,
  };
  BlockArgument **at = &block->arguments[index];
  memmove(at + 1, at, (block->num_arguments - index) * sizeof *at);
  *at = argument;
  block->num_arguments++;
  for (uint32_t i = index + 1; i < block->num_arguments; i++)
    block->arguments[i]->value.index = i;
  return &argument->value;
}

Value *block_add_argument(Context *ctx, Block *block, const Type *type,
                          Location loc) {
  return block_insert_argument(ctx, block, block->num_arguments, type, loc);
}

void block_erase_argument(Context *ctx, Block *block, unsigned index) {
  assert(index < block->num_arguments);
  assert(value_is_unused(&block->arguments[index]->value));
  BlockArgument **at = &block->arguments[index];
  ir_release(ctx, *at, sizeof(BlockArgument));
  block->num_arguments--;
  memmove(at, at + 1, (block->num_arguments - index) * sizeof *at);
  for (uint32_t i = index; i < block->num_arguments; i++)
    block->arguments[i]->value.index = i;
}

void block_erase_arguments(Context *ctx, Block *block, const bool *erase) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < block->num_arguments; i++) {
    BlockArgument *argument = block->arguments[i];
    if (erase[i]) {
      assert(value_is_unused(&argument->value));
      ir_release(ctx, argument, sizeof *argument);
      continue;
    }
    argument->value.index = kept;
    block->arguments[kept++] = argument;
  }
  block->num_arguments = kept;
}

/// Links a detached `op` between `prev` and `next` of `block`.
static void link_op(Block *block, Operation *prev, Operation *next,
                    Operation *op) {
  assert(!op->block && !op->prev && !op->next);
  assert(prev ? prev->block == block && prev->next == next
              : block->first == next);
  assert(next ? next->block == block && next->prev == prev
              : block->last == prev);
  op->block = block;
  op->prev = prev;
  op->next = next;
  if (prev)
    prev->next = op;
  else
    block->first = op;
  if (next)
    next->prev = op;
  else
    block->last = op;
  if (block->has_operation_order)
    op_order_insert(op);
}

void op_remove(Operation *op) {
  Block *block = op->block;
  if (!block)
    return;
  assert(op->prev || block->first == op);
  assert(op->next || block->last == op);
  if (op->prev)
    op->prev->next = op->next;
  else
    block->first = op->next;
  if (op->next)
    op->next->prev = op->prev;
  else
    block->last = op->prev;
  op->block = NULL;
  op->prev = op->next = NULL;
}

void block_append_op(Block *block, Operation *op) {
  op_remove(op);
  link_op(block, block->last, NULL, op);
}

void block_prepend_op(Block *block, Operation *op) {
  op_remove(op);
  link_op(block, NULL, block->first, op);
}

void block_insert_before(Block *block, Operation *before, Operation *op) {
  if (op == before)
    return;
  if (op->block)
    op_remove(op);
  if (!before) {
    link_op(block, block->last, NULL, op);
    return;
  }
  assert(before->block == block);
  link_op(block, before->prev, before, op);
}

void op_move_before(Operation *op, Operation *before) {
  block_insert_before(before->block, before, op);
}

Operation *block_terminator(const Block *block) {
  Operation *last = block->last;
  if (last &&
      (op_has_trait(last, TRAIT_TERMINATOR) || last->def->is_unregistered))
    return last;
  return NULL;
}

void block_splice(Block *to, Operation *first) {
  if (!first)
    return;
  Block *from = first->block;
  assert(from && from != to && !from->last->next);
  Operation *last = from->last;
  from->last = first->prev;
  if (first->prev)
    first->prev->next = NULL;
  else
    from->first = NULL;
  first->prev = to->last;
  if (to->last)
    to->last->next = first;
  else
    to->first = first;
  to->last = last;
  to->has_operation_order = false;
  for (Operation *op = first; op; op = op->next)
    op->block = to;
}

/// Hands arguments and predecessors over to `to`, which has none yet.
static void move_entry(Block *to, Block *from) {
  assert(!to->num_arguments && !to->first_use);
  to->arguments = from->arguments;
  to->num_arguments = from->num_arguments;
  to->argument_capacity = from->argument_capacity;
  for (uint32_t i = 0; i < to->num_arguments; i++)
    to->arguments[i]->owner = to;
  from->arguments = NULL;
  from->num_arguments = from->argument_capacity = 0;
  assert(!from->first_use || from->first_use->back == &from->first_use);
  to->first_use = from->first_use;
  if (to->first_use)
    to->first_use->back = &to->first_use;
  FOR_EACH_PREDECESSOR(use, to)
    use->block = to;
  from->first_use = NULL;
}

Block *block_split_front(Context *ctx, Block *block, Operation *rest) {
  assert(block->parent && (!rest || rest->block == block));
  Block *front = block_create(ctx);
  block_insert_before_block(front, block);
  move_entry(front, block);
  if (block->first == rest)
    return front;
  front->first = block->first;
  front->last = rest ? rest->prev : block->last;
  front->last->next = NULL;
  block->first = rest;
  if (rest)
    rest->prev = NULL;
  else
    block->last = NULL;
  front->has_operation_order = false;
  FOR_EACH_OP(op, front)
    op->block = front;
  return front;
}

void block_join_front(Context *ctx, Block *front, Block *block) {
  assert(front->next == block);
  move_entry(block, front);
  FOR_EACH_OP(op, front)
    op->block = block;
  if (front->first) {
    front->last->next = block->first;
    if (block->first)
      block->first->prev = front->last;
    else
      block->last = front->last;
    block->first = front->first;
    block->has_operation_order = false;
  }
  front->first = front->last = NULL;
  block_remove(front);
  block_erase(ctx, front);
}

void block_replace(Context *ctx, Block *block, Block *old) {
  assert(block != old && !block->first_use && old->parent);
  release_arguments(ctx, block);
  move_entry(block, old);
  if (block->parent)
    block_remove(block);
  block_insert_before_block(block, old);
}

bool block_has_no_predecessors(const Block *block) {
  return block->first_use == NULL;
}
