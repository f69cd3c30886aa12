// SPDX-License-Identifier: Apache-2.0
// -scf-for-loop-range-folding: folds additions to a loop's variable, and
// multiplications of it, into the bounds and the step. Follows mlir's
// ForLoopRangeFolding.
#include "dialects/arith/arith.h"
#include "dialects/scf/scf.h"
#include "ir/walk.h"
#include "passes/passes.h"
#include "rewrite/rewriter_clone.h"
#include "support/hash_table.h"

static bool is_defined_outside(const Value *value, const Operation *loop) {
  const Region *region = value_parent_block(value)->parent;
  while (region && region != op_region(loop, 0)) {
    const Operation *around = region->parent;
    region = around && around->block ? around->block->parent : NULL;
  }
  return !region;
}

/// The one user of the loop's variable, if it adds it to what is known before
/// the loop or multiplies it with that. Otherwise NULL.
static Operation *foldable_user(const Operation *loop) {
  const Value *variable = block_argument(op_region(loop, 0)->first, 0);
  if (!value_has_one_use(variable))
    return NULL;
  Operation *user = variable->first_use->owner;
  if (!op_is(user, &arith_ops[ARITH_ADDI]) &&
      !op_is(user, &arith_ops[ARITH_MULI]))
    return NULL;
  const Value *lhs = op_operand(user, 0);
  const Value *other = lhs == variable ? op_operand(user, 1) : lhs;
  return is_defined_outside(other, loop) ? user : NULL;
}

/// Computes in front of the loop what `user` would make of its operand `index`,
/// and makes that the operand.
static void fold_operand(Rewriter *rw, Operation *loop, unsigned index,
                         const Operation *user) {
  PtrMap mapping = {0};
  ptr_map_set(&mapping, block_argument(op_region(loop, 0)->first, 0),
              op_operand(loop, index));
  Operation *copy = rewriter_clone(rw, user, &mapping);
  ptr_map_free(&mapping);
  op_set_operand(loop, index, op_result(copy, 0));
}

/// for i = lb to ub step s { … i * x … } ->
/// for j = lb * x to ub * x step s * x { … j … }
static void fold_into_range(Rewriter *rw, Operation *loop, Operation *user) {
  builder_set_before(&rw->builder, loop);
  fold_operand(rw, loop, SCF_LOWER, user);
  fold_operand(rw, loop, SCF_UPPER, user);
  if (op_is(user, &arith_ops[ARITH_MULI]))
    fold_operand(rw, loop, SCF_STEP, user);
  rewriter_replace_op_with(rw, user,
                           block_argument(op_region(loop, 0)->first, 0));
}

static bool run(Context *ctx, Operation *root, const void *options) {
  (void)options;
  Rewriter rw;
  rewriter_init(&rw, ctx);
  FOR_EACH_OP_POSTORDER(op, root) {
    if (!op_is(op, &scf_ops[SCF_FOR]))
      continue;
    for (Operation *user; (user = foldable_user(op)) != NULL;)
      fold_into_range(&rw, op, user);
  }
  return true;
}

const PassDef scf_for_loop_range_folding_pass = {
    .flag = "scf-for-loop-range-folding",
    .name = "SCFForLoopRangeFolding",
    .summary = "Fold add/mul ops into loop range",
    .run = run,
};
