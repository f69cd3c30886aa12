// SPDX-License-Identifier: Apache-2.0
// Builds affine.apply.
#include "dialects/affine/affine_apply.h"

#include "dialects/affine/affine_use.h"

/// Numbers go into the expression; values become its symbols.
static void take_operands(AffineUse *use, const AffineExpr *expr,
                          const MixedValues *operands) {
  AffineParts symbols = {0};
  for (size_t i = 0; i < operands->size; i++) {
    const MixedValue *operand = &operands->data[i];
    if (!operand->value) {
      VECTOR_PUSH(&symbols, affine_constant_get(use->ctx, operand->number));
      continue;
    }
    VECTOR_PUSH(&symbols,
                affine_symbol_get(use->ctx, (unsigned)use->symbols.size));
    VECTOR_PUSH(&use->symbols, operand->value);
  }
  VECTOR_PUSH(&use->exprs,
              affine_expr_replace(use->ctx, expr, NULL, symbols.data));
  VECTOR_FREE(&symbols);
}

static MixedValue build_or_fold(const AffineUse *use, Rewriter *rw,
                                Location loc) {
  const AffineExpr *expr = use->exprs.data[0];
  if (expr->kind == AFFINE_CONSTANT)
    return (MixedValue){.number = expr->value};
  if (expr->kind == AFFINE_DIM)
    return (MixedValue){.value = use->dims.data[expr->value]};
  if (expr->kind == AFFINE_SYMBOL)
    return (MixedValue){.value = use->symbols.data[expr->value]};
  return (MixedValue){
      .value = affine_build(rw, &affine_ops[AFFINE_OP_APPLY], loc, use)};
}

Value *affine_build(Rewriter *rw, const OpDef *def, Location loc,
                    const AffineUse *use) {
  AffineValues operands = {0};
  const AffineMap *map = affine_use_map(use, &operands);
  const Attribute *props[] = {[AFFINE_MAP] =
                                  affine_map_attr_get(use->ctx, map)};
  Operation *op = builder_create_op(&rw->builder, def, loc, operands.data,
                                    (uint32_t)operands.size,
                                    index_type_get(use->ctx), props);
  VECTOR_FREE(&operands);
  return op_result(op, 0);
}

static void simplify(AffineUse *use) {
  affine_use_compose(use);
  affine_use_canonicalize(use);
  affine_use_simplify(use);
}

MixedValue affine_build_apply(Rewriter *rw, Location loc,
                              const AffineExpr *expr,
                              const MixedValues *operands) {
  AffineUse use = {.ctx = rewriter_context(rw)};
  take_operands(&use, expr, operands);
  simplify(&use);
  MixedValue result = build_or_fold(&use, rw, loc);
  affine_use_free(&use);
  return result;
}

Value *affine_build_sum(Rewriter *rw, Location loc, Value *lhs, Value *rhs) {
  AffineUse use = {.ctx = rewriter_context(rw)};
  VECTOR_PUSH(&use.dims, lhs);
  VECTOR_PUSH(&use.dims, rhs);
  VECTOR_PUSH(&use.exprs,
              affine_binary_get(use.ctx, AFFINE_ADD, affine_dim_get(use.ctx, 0),
                                affine_dim_get(use.ctx, 1)));
  simplify(&use);
  Value *sum = affine_build(rw, &affine_ops[AFFINE_OP_APPLY], loc, &use);
  affine_use_free(&use);
  return sum;
}
