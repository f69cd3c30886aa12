// SPDX-License-Identifier: Apache-2.0
// -math-sincos-fusion: sine and cosine of the same number are computed
// together. Follows mlir's MathSincosFusion.
#include "dialects/arith/arith.h"
#include "dialects/math/math.h"
#include "ir/op_order.h"
#include "passes/passes.h"
#include "rewrite/greedy/greedy_regions.h"

/// Is `op` the cosine that belongs to `sine`? mlir-opt also takes one in a
/// region below, whose result is then used where it cannot be.
static bool is_cosine_for(const Operation *op, const Operation *sine) {
  return op_is(op, &math_ops[MATH_COS]) && op->block == sine->block &&
         arith_flags(op, MATH_FASTMATH) == arith_flags(sine, MATH_FASTMATH);
}

/// The first cosine for `sine` in its block, or NULL. Linear in the uses of the
/// number; `without` says for which numbers none was found, to the newest use
/// then. No use of a cosine is made later without being the newest.
static Operation *find_cosine(const Operation *sine, PtrMap *without) {
  const Value *number = op_operand(sine, 0);
  if (ptr_map_get(without, number) == number->first_use)
    return NULL;
  Operation *found = NULL;
  bool has_cosine = false;
  FOR_EACH_USE(use, number) {
    has_cosine |= op_is(use->owner, &math_ops[MATH_COS]);
    if (is_cosine_for(use->owner, sine) &&
        (!found || op_is_before_in_block(use->owner, found)))
      found = use->owner;
  }
  if (!has_cosine)
    ptr_map_set(without, number, number->first_use);
  return found;
}

/// sin(x), cos(x) -> sincos(x) in the place of the first of them, where their
/// flags are the same.
static bool fuse_sincos(const RewritePattern *self, Operation *op,
                        Rewriter *rw) {
  // The run's own table; patterns borrow what they use as const.
  PtrMap *without = (PtrMap *)(uintptr_t)self->user;
  Operation *cosine = find_cosine(op, without);
  if (!cosine)
    return rewriter_match_failure(rw, op, "no cosine of the same number");
  Operation *first = op_is_before_in_block(op, cosine) ? op : cosine;
  const Type *type = op_result_type(op, 0);
  Value *operands[] = {op_operand(op, 0)};
  const Type *types[] = {type, type};
  const Attribute *props[] = {[MATH_FASTMATH] = op_prop(op, MATH_FASTMATH)};
  OpState state = {.def = &math_ops[MATH_SINCOS],
                   .loc = first->loc,
                   .operands = operands,
                   .num_operands = ARRAY_LENGTH(operands),
                   .result_types = types,
                   .num_results = ARRAY_LENGTH(types),
                   .props = props};
  builder_set_before(&rw->builder, first);
  Operation *fused = builder_create(&rw->builder, &state);
  rewriter_replace_op_with(rw, op, op_result(fused, 0));
  rewriter_replace_op_with(rw, cosine, op_result(fused, 1));
  return true;
}

static const RewritePattern patterns_table[] = {
    {.name = "fuse-sincos",
     .root = &math_ops[MATH_SIN],
     .benefit = 1,
     .run = fuse_sincos},
};

static bool run(Context *ctx, Operation *op, const void *options) {
  (void)options;
  PtrMap without = {0};
  PatternSet patterns = {0};
  pattern_set_add(&patterns, patterns_table, ARRAY_LENGTH(patterns_table), NULL,
                  &without);
  bool converged = greedy_rewrite_op_bottom_up(ctx, op, &patterns).converged;
  ptr_map_free(&without);
  return converged;
}

const PassDef math_sincos_fusion_pass = {
    .flag = "math-sincos-fusion",
    .name = "MathSincosFusionPass",
    .summary = "Fuse sin and cos operations.",
    .run = run,
};
