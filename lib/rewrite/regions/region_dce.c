// SPDX-License-Identifier: Apache-2.0
// Removes dead code in regions, including block arguments.
//
// Terminators and operations with effects are live, and so is whatever defines
// an operand of something live. An operand that a branch passes on counts only
// if the block's argument is live, so cycles through arguments die. A worklist
// of what became live keeps this linear.
#include "rewrite/regions/region_dce.h"

#include <string.h>

#include "ir/interfaces/effects.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/interfaces/successor_operands.h"
#include "ir/walk.h"
#include "rewrite/regions/region_simplify_internal.h"

/// Block.order is the number of the block's first argument; arguments are
/// numbered through. Live operations are marked with OP_MARK_LIVE.
typedef struct Liveness {
  Region *root;
  bool *live_args;
  size_t num_args;
  VECTOR(Operation *) ops;      ///< Live; operands still to be visited.
  VECTOR(BlockArgument *) args; ///< Live; passed values still to be visited.
  bool has_args;                ///< Blocks other than entries have arguments.
  VECTOR(bool) chosen;          ///< Scratch: flags for operands or arguments.
  VECTOR(Operation *) outer;    ///< Scratch: operations with regions.
} Liveness;

/// `count` flags, all false. They are valid until the next call.
static bool *clear_flags(Liveness *live, uint32_t count) {
  VECTOR_RESERVE(&live->chosen, count + 1);
  memset(live->chosen.data, 0, count * sizeof(bool));
  return live->chosen.data;
}

static inline void mark_op(Liveness *live, Operation *op) {
  if (op->flags & OP_MARK_LIVE)
    return;
  op->flags |= OP_MARK_LIVE;
  VECTOR_PUSH(&live->ops, op);
}

/// May the arguments of `block` be dropped?
static bool has_free_arguments(const Block *block) {
  return block->num_arguments && !block_is_entry(block);
}

static void mark_argument(Liveness *live, BlockArgument *argument) {
  if (!has_free_arguments(argument->owner))
    return;
  size_t number = argument->owner->order + argument->value.index;
  // Values from outside the region are not tracked.
  if (number >= live->num_args || live->live_args[number])
    return;
  live->live_args[number] = true;
  VECTOR_PUSH(&live->args, argument);
}

static inline void mark_value(Liveness *live, Value *value) {
  if (!value)
    return;
  Operation *op = value_defining_op(value);
  if (op)
    mark_op(live, op);
  else if (live->has_args)
    mark_argument(live, value_block_argument(value));
}

static bool is_branch(const Operation *op) {
  return op_has_trait(op, TRAIT_TERMINATOR) && op->def->successor_operands;
}

/// Marks live what the predecessors pass for `argument`.
static void mark_passed(Liveness *live, const BlockArgument *argument) {
  FOR_EACH_PREDECESSOR(edge, argument->owner) {
    const Operation *branch = edge->owner;
    if (!is_branch(branch))
      continue;
    unsigned first, count;
    unsigned successor = (unsigned)(edge - op_successor_slots(branch));
    branch->def->successor_operands(branch, successor, &first, &count);
    unsigned produced = op_produced_arguments(branch, successor);
    if (argument->value.index >= produced)
      mark_value(live,
                 op_operand(branch, first + argument->value.index - produced));
  }
}

/// Marks live the operands that a branch uses itself.
static void mark_own_operands(Liveness *live, const Operation *branch) {
  bool *passed = clear_flags(live, branch->num_operands);
  for (uint32_t i = 0; i < branch->num_successors; i++) {
    unsigned first, count;
    branch->def->successor_operands(branch, i, &first, &count);
    if (count)
      memset(passed + first, 1, count * sizeof *passed);
    const Block *block = op_successor(branch, i);
    for (unsigned k = 0; k < op_produced_arguments(branch, i); k++)
      mark_argument(live, block->arguments[k]);
  }
  for (uint32_t i = 0; i < branch->num_operands; i++)
    if (!passed[i])
      mark_value(live, op_operand(branch, i));
}

static void mark_operands(Liveness *live, const Operation *op) {
  if (op->num_successors && is_branch(op)) {
    mark_own_operands(live, op);
    return;
  }
  const Use *operands = op_operand_slots(op);
  for (uint32_t i = 0; i < op->num_operands; i++)
    mark_value(live, operands[i].value);
  // As in MLIR, an unregistered operation is not known to end its block.
  if (!op_has_trait(op, TRAIT_TERMINATOR))
    return;
  for (uint32_t i = 0; i < op->num_successors; i++)
    for (uint32_t k = 0; k < op_successor(op, i)->num_arguments; k++)
      mark_argument(live, op_successor(op, i)->arguments[k]);
}

static void number_arguments(Liveness *live, const Region *region) {
  FOR_EACH_BLOCK(block, region) {
    if (!has_free_arguments(block))
      continue;
    block->order = (uint32_t)live->num_args;
    live->num_args += block->num_arguments;
  }
}

static bool is_past(const Operation *op, const Region *region) {
  return op->block->parent != region &&
         op->block->parent->parent == region->parent;
}

/// Marks live the operations with regions that stay for their effects. Each
/// comes after the operations in it, whose effects are its own.
static void mark_outer_ops(Liveness *live) {
  EffectSummaries effects = {0};
  while (live->outer.size) {
    Operation *op = VECTOR_POP(&live->outer);
    bool stays = effect_summaries_get(&effects, op) & EFFECT_STAYS;
    if (stays || op_always_stays(op))
      mark_op(live, op);
  }
  effect_summaries_free(&effects);
}

/// Clears all marks, numbers the arguments, and lists the operations that are
/// live by themselves.
static void collect_roots(Liveness *live) {
  Region *root = live->root;
  number_arguments(live, root);
  for (Operation *op = region_first_op(root); op && !is_past(op, root);
       op = walk_next_preorder(root->parent, op)) {
    op->flags &= (uint8_t)~OP_MARK_LIVE;
    for (unsigned i = 0; i < op->num_regions; i++)
      number_arguments(live, op_region(op, i));
    if (op->num_regions)
      VECTOR_PUSH(&live->outer, op);
    else if (!op_would_be_trivially_dead(op))
      mark_op(live, op);
  }
  mark_outer_ops(live);
  live->has_args = live->num_args != 0;
  live->live_args = mem_alloc(live->num_args + 1);
  memset(live->live_args, 0, live->num_args);
}

static void propagate(Liveness *live) {
  while (live->ops.size || live->args.size) {
    if (live->ops.size)
      mark_operands(live, VECTOR_POP(&live->ops));
    else
      mark_passed(live, VECTOR_POP(&live->args));
  }
}

/// Marks in `erase` the operands that `branch` passes to dead arguments.
static bool find_dead_operands(const Liveness *live, const Operation *branch,
                               bool *erase) {
  bool found = false;
  for (uint32_t i = 0; i < branch->num_successors; i++) {
    unsigned first, count;
    branch->def->successor_operands(branch, i, &first, &count);
    const Block *block = op_successor(branch, i);
    unsigned produced = op_produced_arguments(branch, i);
    for (unsigned k = 0; k < count; k++)
      if (has_free_arguments(block) &&
          !live->live_args[block->order + produced + k])
        found = erase[first + k] = true;
  }
  return found;
}

static void erase_dead_operands(Rewriter *rw, Liveness *live,
                                Operation *branch) {
  bool *erase = clear_flags(live, branch->num_operands);
  if (find_dead_operands(live, branch, erase))
    op_erase_successor_operands(rw->builder.ctx, branch, erase);
}

/// True if there were dead arguments.
static bool erase_dead_arguments(Rewriter *rw, Liveness *live, Region *region) {
  bool found = false;
  FOR_EACH_BLOCK(block, region) {
    if (!has_free_arguments(block))
      continue;
    bool *erase = clear_flags(live, block->num_arguments);
    bool has_dead = false;
    for (uint32_t i = 0; i < block->num_arguments; i++)
      has_dead |= erase[i] = !live->live_args[block->order + i];
    if (has_dead)
      block_erase_arguments(rw->builder.ctx, block, erase);
    found |= has_dead;
  }
  return found;
}

/// Erases the operations without a mark, and clears the mark of the others.
static bool erase_dead_ops(Rewriter *rw, Block *block, RegionList *nested) {
  bool erased = false;
  for (Operation *op = block->last; op;) {
    Operation *previous = op->prev;
    if (op->flags & OP_MARK_LIVE) {
      op->flags &= (uint8_t)~OP_MARK_LIVE;
      for (unsigned i = 0; i < op->num_regions; i++)
        if (!region_is_empty(op_region(op, i)))
          VECTOR_PUSH(nested, op_region(op, i));
    } else {
      op_drop_all_uses(op);
      rewriter_erase_op(rw, op);
      erased = true;
    }
    op = previous;
  }
  return erased;
}

static bool erase_dead(Rewriter *rw, Liveness *live, bool *drops_arguments) {
  RegionList work = {0};
  bool erased = false;
  VECTOR_PUSH(&work, live->root);
  while (work.size) {
    Region *region = VECTOR_POP(&work);
    if (region->first != region->last)
      FOR_EACH_BLOCK(block, region)
        if (block->last && block->last->num_successors &&
            is_branch(block->last))
          erase_dead_operands(rw, live, block->last);
    for (Block *block = region->last; block; block = block->prev)
      erased |= erase_dead_ops(rw, block, &work);
    if (live->has_args)
      *drops_arguments |= erase_dead_arguments(rw, live, region);
  }
  VECTOR_FREE(&work);
  return erased;
}

bool region_erase_dead_code(Rewriter *rw, Region *region,
                            bool *drops_arguments) {
  if (region_is_empty(region))
    return false;
  Liveness live = {.root = region};
  collect_roots(&live);
  propagate(&live);
  bool erased = erase_dead(rw, &live, drops_arguments);
  VECTOR_FREE(&live.ops);
  VECTOR_FREE(&live.args);
  VECTOR_FREE(&live.chosen);
  VECTOR_FREE(&live.outer);
  mem_free(live.live_args);
  return erased;
}
