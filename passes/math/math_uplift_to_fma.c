// SPDX-License-Identifier: Apache-2.0
// -math-uplift-to-fma: a product that is added becomes a fused multiplication
// and addition, where both may be contracted. Follows mlir's MathUpliftToFMA.
#include "dialects/arith/arith.h"
#include "dialects/common/fold_util.h"
#include "dialects/math/math.h"
#include "ir/attributes/attribute.h"
#include "passes/passes.h"
#include "rewrite/greedy/greedy_regions.h"

static bool may_contract(const Operation *op) {
  return (arith_flags(op, ARITH_FASTMATH) & ARITH_FASTMATH_CONTRACT) != 0;
}

/// addf(mulf(a, b), c), addf(c, mulf(a, b)) -> fma(a, b, c). Only the first
/// product that is an operand is looked at.
static bool uplift_to_fma(const RewritePattern *self, Operation *op,
                          Rewriter *rw) {
  (void)self;
  if (!may_contract(op))
    return rewriter_match_failure(rw, op, "may not be contracted");
  Value *added = op_operand(op, 1);
  Operation *product =
      defining_op_of(op_operand(op, 0), &arith_ops[ARITH_MULF]);
  if (!product) {
    added = op_operand(op, 0);
    product = defining_op_of(op_operand(op, 1), &arith_ops[ARITH_MULF]);
  }
  if (!product)
    return rewriter_match_failure(rw, op, "no operand is a product");
  if (!may_contract(product))
    return rewriter_match_failure(rw, op, "the product may not be contracted");
  Value *operands[] = {op_operand(product, 0), op_operand(product, 1), added};
  uint64_t flags =
      arith_flags(op, ARITH_FASTMATH) & arith_flags(product, ARITH_FASTMATH);
  const Attribute *props[] = {
      [MATH_FASTMATH] = dialect_attr_get(rewriter_context(rw),
                                         &arith_attr_defs[ARITH_ATTR_FASTMATH],
                                         flags, STR(""))};
  Operation *fma = builder_create_op(&rw->builder, &math_ops[MATH_FMA], op->loc,
                                     operands, 3, op_result_type(op, 0), props);
  rewriter_replace_op_with(rw, op, op_result(fma, 0));
  return true;
}

static const RewritePattern patterns_table[] = {
    {.name = "uplift-to-fma",
     .root = &arith_ops[ARITH_ADDF],
     .benefit = 1,
     .run = uplift_to_fma},
};

static bool run(Context *ctx, Operation *op, const void *options) {
  (void)options;
  PatternSet patterns = {0};
  pattern_set_add(&patterns, patterns_table, ARRAY_LENGTH(patterns_table), NULL,
                  NULL);
  return greedy_rewrite_op_bottom_up(ctx, op, &patterns).converged;
}

const PassDef math_uplift_to_fma_pass = {
    .flag = "math-uplift-to-fma",
    .name = "MathUpliftToFMA",
    .summary = "Uplift arith ops to math.fma.",
    .run = run,
};
