// SPDX-License-Identifier: Apache-2.0
// -loop-invariant-code-motion: operations without effects, whose operands come
// from outside of a loop, move in front of it; innermost loops first. Follows
// mlir's LoopInvariantCodeMotion.
#include "ir/effects.h"
#include "ir/op_interfaces.h"
#include "ir/walk.h"
#include "passes/passes.h"

typedef VECTOR(Operation *) OpVector;

static bool is_inside(const Operation *outer, const Value *value) {
  const Block *block = value_parent_block(value);
  const Operation *op = block->parent ? block->parent->parent : NULL;
  return op && op_is_ancestor_or_self(outer, op);
}

/// Is each value that `op`, and what is in it, uses either made in `op` or
/// outside of `loop`?
static bool uses_only_outside(const Operation *loop, Operation *op) {
  FOR_EACH_OP_PREORDER(inner, op)
    for (uint32_t i = 0; i < inner->num_operands; i++) {
      const Value *value = op_operand(inner, i);
      if (!is_inside(loop, value) || (op->num_regions && is_inside(op, value)))
        continue;
      return false;
    }
  return true;
}

static bool can_move(const Operation *loop, Operation *op) {
  return !op_has_trait(op, TRAIT_TERMINATOR) && op_is_speculatable(op) &&
         op_is_memory_effect_free(op) && uses_only_outside(loop, op);
}

/// Moves what can be moved; what uses it is looked at again.
static void move_out_of_region(Operation *loop, const Region *region,
                               OpVector *work) {
  work->size = 0;
  FOR_EACH_BLOCK(block, region)
    FOR_EACH_OP(op, block)
      VECTOR_PUSH(work, op);
  for (size_t i = 0; i < work->size; i++) {
    Operation *op = work->data[i];
    if (op->block->parent != region || !can_move(loop, op))
      continue;
    op_move_before(op, loop);
    for (uint32_t k = 0; k < op->num_results; k++)
      FOR_EACH_USE(use, op_result(op, k))
        if (use->owner->block->parent == region)
          VECTOR_PUSH(work, use->owner);
  }
}

static bool run(Context *ctx, Operation *root, const void *options) {
  (void)ctx;
  (void)options;
  OpVector work = {0};
  for (Operation *op = walk_first_postorder(root); op;
       op = walk_next_postorder(root, op)) {
    if (op == root || !op_is_loop(op))
      continue;
    for (unsigned i = 0; i < op->num_regions; i++)
      move_out_of_region(op, op_region(op, i), &work);
  }
  VECTOR_FREE(&work);
  return true;
}

const PassDef loop_invariant_code_motion_pass = {
    .flag = "loop-invariant-code-motion",
    .name = "LoopInvariantCodeMotion",
    .summary = "Hoist loop invariant instructions outside of the loop",
    .run = run,
};
