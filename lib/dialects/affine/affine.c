// SPDX-License-Identifier: Apache-2.0
// The affine dialect.
#include "dialects/affine/affine.h"

#include "dialects/arith/arith.h"
#include "dialects/common/constraints.h"
#include "dialects/common/control_flow.h"
#include "dialects/common/infer.h"
#include "ir/fold.h"
#include "ir/operation.h"

static const ValueDef index_operands[] = {
    {"mapOperands", &constraint_index, ARITY_VARIADIC}};
static const ValueDef index_result[] = {
    {"result", &constraint_index, ARITY_ONE}};
static const PropDef apply_props[] = {
    [AFFINE_APPLY_MAP] = {.name = STR_INIT("map"),
                          .constraint = &attr_constraint_affine_map}};

const AffineMap *affine_apply_map(const Operation *op) {
  return attr_as_affine_map(op_prop(op, AFFINE_APPLY_MAP))->value;
}

static bool verify_apply(Context *ctx, const Operation *op) {
  const AffineMap *map = affine_apply_map(op);
  if ((uint64_t)map->num_dims + map->num_symbols != op->num_operands) {
    op_emit_op_error(ctx, op,
                     "operand count and affine map dimension and symbol "
                     "count must match");
    return false;
  }
  if (map->num_results == 1)
    return true;
  op_emit_op_error(ctx, op, "mapping must produce one value");
  return false;
}

/// Constants for the operands whose value is known, else the dim or symbol;
/// `*all_known` says whether all that `expr` can use are.
static const AffineExpr *evaluate(Context *ctx, const AffineMap *map,
                                  const Attribute *const *constants) {
  AffineParts exprs = {0};
  bool all_known = true;
  for (uint32_t i = 0; i < map->num_dims + map->num_symbols; i++) {
    const IntegerAttr *known = attr_as_integer(constants[i]);
    int64_t number;
    const AffineExpr *expr = i < map->num_dims
                                 ? affine_dim_get(ctx, i)
                                 : affine_symbol_get(ctx, i - map->num_dims);
    if (known && wide_int_as_i64(&known->value, &number))
      expr = affine_constant_get(ctx, number);
    else if (affine_expr_uses(map->results[0], expr))
      all_known = false;
    VECTOR_PUSH(&exprs, expr);
  }
  const AffineExpr *result =
      all_known ? affine_expr_replace(ctx, map->results[0], exprs.data,
                                      exprs.data + map->num_dims)
                : NULL;
  VECTOR_FREE(&exprs);
  return result && result->kind == AFFINE_CONSTANT ? result : NULL;
}

/// apply (d0) -> (d0) -> its operand; of constants -> a constant
static bool fold_apply(Context *ctx, Operation *op,
                       const Attribute *const *constants, FoldResult *results) {
  const AffineMap *map = affine_apply_map(op);
  const AffineExpr *expr = map->results[0];
  if (expr->kind == AFFINE_DIM || expr->kind == AFFINE_SYMBOL) {
    uint32_t first = expr->kind == AFFINE_DIM ? 0 : map->num_dims;
    results[0].value = op_operand(op, first + (uint32_t)expr->value);
    return true;
  }
  const AffineExpr *number = evaluate(ctx, map, constants);
  if (!number)
    return false;
  results[0].attr =
      integer_attr_get_i64(ctx, index_type_get(ctx), number->value);
  return true;
}

const OpDef affine_ops[AFFINE_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [AFFINE_OP_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TRAITS,                   \
                      .dialect = &affine_dialect, __VA_ARGS__},
#include "dialects/affine/affine_ops.def"
};

const DialectDef affine_dialect = {
    .name = STR_INIT("affine"),
    .ops = affine_ops,
    .num_ops = AFFINE_NUM_OPS,
    .materialize_constant = arith_materialize_constant,
    .inliner = &inline_everything,
};
