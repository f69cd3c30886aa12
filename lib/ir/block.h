// SPDX-License-Identifier: Apache-2.0
// Blocks: lists of operations, with arguments and predecessors. Follows
// mlir::Block.
#ifndef MLOPT_IR_BLOCK_H
#define MLOPT_IR_BLOCK_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "ir/attributes/location.h"
#include "ir/context.h"
#include "ir/region.h"
#include "ir/value.h"

typedef struct BlockUse BlockUse;

/// Successor slot of an operation; in the list of the block's predecessors.
struct BlockUse {
  Block *block;
  BlockUse *next;
  BlockUse **back; ///< What points to this use.
  Operation *owner;
};

/// Owns its operations and its arguments.
struct Block {
  Operation *first;
  Operation *last;
  Region *parent; ///< NULL: detached.
  Block *prev;
  Block *next;
  BlockUse *first_use; ///< Predecessors, one entry per edge.
  BlockArgument **arguments;
  uint32_t num_arguments;
  uint32_t argument_capacity;
  uint32_t order;           ///< Scratch number for analyses and the printer.
  bool has_operation_order; ///< The ops' `order` fields are ascending.
  bool is_on_heap;          ///< See block_create_alone.
};

#define FOR_EACH_OP(op, block)                                                 \
  for (Operation *op = (block)->first; op; op = op->next)

/// Visits the edges to `block`; `use->owner->block` is the predecessor.
#define FOR_EACH_PREDECESSOR(use, block)                                       \
  for (BlockUse *use = (block)->first_use; use; use = use->next)

/// A detached block without arguments. Free it with block_erase (ir/erase.h).
Block *block_create(Context *ctx);

/// block_create where the Context is not known yet. The block has memory of its
/// own until it is erased.
Block *block_create_alone(void);

static inline Value *block_argument(const Block *block, unsigned index) {
  assert(index < block->num_arguments);
  return &block->arguments[index]->value;
}

/// Makes room for `count` arguments in all. Linear in those that there are.
void block_reserve_arguments(Context *ctx, Block *block, uint32_t count);

/// Appends an argument. Amortized constant time.
Value *block_add_argument(Context *ctx, Block *block, const Type *type,
                          Location loc);

/// Puts a new argument in front of argument `index`. Linear in those after it.
Value *block_insert_argument(Context *ctx, Block *block, unsigned index,
                             const Type *type, Location loc);

/// Erases an argument, which is unused. Linear in those after it.
void block_erase_argument(Context *ctx, Block *block, unsigned index);

/// Erases each argument i for which `erase[i]` is true; they are unused.
/// Linear.
void block_erase_arguments(Context *ctx, Block *block, const bool *erase);

static inline bool block_is_entry(const Block *block) {
  return block->parent && block->parent->first == block;
}

/// Constant time. Follows mlir::Block::hasNoPredecessors.
bool block_has_no_predecessors(const Block *block);

/// Last operation if it is a terminator (or unregistered), else NULL.
Operation *block_terminator(const Block *block);

/// Moves `op` (attached or not) to the end of `block`.
void block_append_op(Block *block, Operation *op);

/// Moves `op` (attached or not) to the start of `block`.
void block_prepend_op(Block *block, Operation *op);

/// Moves `op` (attached or not) in front of `before`, which is in `block`
/// (NULL: to the end).
void block_insert_before(Block *block, Operation *before, Operation *op);

/// Moves `op` (attached or not) in front of `before`.
void op_move_before(Operation *op, Operation *before);

/// Takes `op` out of its block, if it is in one; it stays alive.
void op_remove(Operation *op);

/// Moves the operations from `first` to the end of its block after those of
/// `to`. Linear in what is moved.
void block_splice(Block *to, Operation *first);

/// New block in front of `block` with its operations before `rest` (NULL: all),
/// its arguments and its predecessors. Linear in these.
Block *block_split_front(Context *ctx, Block *block, Operation *rest);

/// Undoes block_split_front: `block`, which has neither arguments nor
/// predecessors, gets what `front` has, which is erased. Linear in that.
void block_join_front(Context *ctx, Block *front, Block *block);

/// Puts `block` in front of `old` with the arguments and predecessors of `old`.
/// Its own arguments, which are unused, are erased. Linear in these.
void block_replace(Context *ctx, Block *block, Block *old);

#endif
