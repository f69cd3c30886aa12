// SPDX-License-Identifier: Apache-2.0
// The walk that is its own cursor.
#include "passes/test/ir/ir_cursor.h"

static IREvent enter_op(Operation *op) {
  return (IREvent){.kind = IR_ENTER_OP, .op = op};
}

static IREvent leave_op(Operation *op) {
  return (IREvent){.kind = IR_LEAVE_OP, .op = op};
}

/// Enters the region of that index, or leaves `op`. Indices wrap below 0.
static IREvent enter_region(Operation *op, unsigned index) {
  if (index >= op->num_regions)
    return leave_op(op);
  return (IREvent){.kind = IR_ENTER_REGION, .region = op_region(op, index)};
}

static IREvent enter_block(Region *region, Block *block) {
  if (!block)
    return (IREvent){.kind = IR_LEAVE_REGION, .region = region};
  return (IREvent){.kind = IR_ENTER_BLOCK, .block = block};
}

static Block *first_block(const IRWalk *walk, const Region *region) {
  if (walk->block_order)
    return ptr_map_get(walk->block_order, region);
  return walk->backwards ? region->last : region->first;
}

static Block *next_block(const IRWalk *walk, const Block *block) {
  if (walk->block_order)
    return ptr_map_get(walk->block_order, block);
  return walk->backwards ? block->prev : block->next;
}

static IREvent enter_next_op(Block *block, Operation *op) {
  if (op)
    return enter_op(op);
  return (IREvent){.kind = IR_LEAVE_BLOCK, .block = block};
}

IREvent ir_walk_first(const IRWalk *walk) { return enter_op(walk->root); }

IREvent ir_walk_next(const IRWalk *walk, IREvent event) {
  bool backwards = walk->backwards;
  switch (event.kind) {
  case IR_END:
    return event;
  case IR_ENTER_OP:
    return enter_region(event.op, backwards ? event.op->num_regions - 1u : 0);
  case IR_ENTER_REGION:
    return enter_block(event.region, first_block(walk, event.region));
  case IR_ENTER_BLOCK:
    return enter_next_op(event.block,
                         backwards ? event.block->last : event.block->first);
  case IR_LEAVE_BLOCK:
    return enter_block(event.block->parent, next_block(walk, event.block));
  case IR_LEAVE_REGION: {
    unsigned index = event.region->index;
    return enter_region(event.region->parent,
                        backwards ? index - 1u : index + 1u);
  }
  case IR_LEAVE_OP:
    if (event.op == walk->root)
      return (IREvent){.kind = IR_END};
    return enter_next_op(event.op->block,
                         backwards ? event.op->prev : event.op->next);
  }
  unreachable("event kind");
}
