// SPDX-License-Identifier: Apache-2.0
// Folds of affine.apply, min and max: the values of their expressions where
// operands are constants.
#include "dialects/affine/affine_internal.h"
#include "dialects/ub/ub.h"
#include "ir/affine/affine.h"

/// A number, known or unknown. Poison: a division by a number that must not
/// divide, met before anything unknown.
typedef struct Known {
  int64_t number;
  bool is_known;
  bool is_poison;
} Known;

static Known known_number(int64_t number) {
  return (Known){.number = number, .is_known = true};
}

/// The value of `attr`, which may be NULL.
static Known known_constant(const Attribute *attr) {
  const IntegerAttr *integer = attr_as_integer(attr);
  int64_t number;
  return integer && wide_int_as_i64(&integer->value, &number)
             ? known_number(number)
             : (Known){0};
}

/// Combines numbers by `kind`, as in AffineExpr: floordiv and ceildiv also by
/// negative numbers, mod only by positive ones.
static Known combine_numbers(Context *ctx, AffineExprKind kind, int64_t lhs,
                             int64_t rhs) {
  bool divides = kind == AFFINE_FLOORDIV || kind == AFFINE_CEILDIV;
  if ((divides && rhs == 0) || (kind == AFFINE_MOD && rhs < 1))
    return (Known){.is_poison = true};
  if (kind == AFFINE_ADD)
    return known_number((int64_t)((uint64_t)lhs + (uint64_t)rhs));
  if (kind == AFFINE_MUL)
    return known_number((int64_t)((uint64_t)lhs * (uint64_t)rhs));
  const AffineExpr *result = affine_binary_get(
      ctx, kind, affine_constant_get(ctx, lhs), affine_constant_get(ctx, rhs));
  return result->kind == AFFINE_CONSTANT ? known_number(result->value)
                                         : (Known){0};
}

static Known combine(Context *ctx, AffineExprKind kind, Known lhs, Known rhs) {
  if (lhs.is_known && rhs.is_known)
    return combine_numbers(ctx, kind, lhs.number, rhs.number);
  return (Known){.is_poison = lhs.is_poison || (lhs.is_known && rhs.is_poison)};
}

/// Follows mlir's AffineExprConstantFolder.
static Known evaluate(Context *ctx, const AffineMap *map,
                      const AffineExpr *expr,
                      const Attribute *const *constants) {
  AffineParts order = {0};
  VECTOR(Known) done = {0};
  affine_expr_list_postorder(expr, &order);
  for (size_t i = 0; i < order.size; i++) {
    const AffineExpr *part = order.data[i];
    if (part->lhs) {
      Known rhs = VECTOR_POP(&done);
      VECTOR_LAST(&done) = combine(ctx, part->kind, VECTOR_LAST(&done), rhs);
      continue;
    }
    Known leaf = known_number(part->value);
    if (part->kind != AFFINE_CONSTANT)
      leaf = known_constant(
          constants[part->value +
                    (part->kind == AFFINE_SYMBOL ? map->num_dims : 0)]);
    VECTOR_PUSH(&done, leaf);
  }
  Known result = done.data[0];
  VECTOR_FREE(&order);
  VECTOR_FREE(&done);
  return result;
}

/// apply (d0) -> (d0) -> its operand; of constants -> a constant, or poison
bool affine_fold_apply(Context *ctx, Operation *op,
                       const Attribute *const *constants, FoldResult *results) {
  const AffineMap *map = affine_op_map(op);
  const AffineExpr *expr = map->results[0];
  if (expr->kind == AFFINE_DIM || expr->kind == AFFINE_SYMBOL) {
    uint32_t first = expr->kind == AFFINE_DIM ? 0 : map->num_dims;
    results[0].value = op_operand(op, first + (uint32_t)expr->value);
    return true;
  }
  Known value = evaluate(ctx, map, expr, constants);
  if (value.is_poison)
    results[0].attr = ub_poison_attr_get(ctx);
  else if (value.is_known)
    results[0].attr =
        integer_attr_get_i64(ctx, index_type_get(ctx), value.number);
  return results[0].attr != NULL;
}

/// Appends the values of the expressions of `op` to `exprs`, and the
/// expressions themselves where they are unknown. Gives how many are unknown,
/// and the least or greatest known one.
static size_t fold_exprs(Context *ctx, const Operation *op,
                         const Attribute *const *constants, AffineParts *exprs,
                         int64_t *best) {
  const AffineMap *map = affine_op_map(op);
  bool is_min = op_is(op, &affine_ops[AFFINE_OP_MIN]);
  size_t num_unknown = 0;
  for (uint32_t i = 0; i < map->num_results; i++) {
    Known value = evaluate(ctx, map, map->results[i], constants);
    VECTOR_PUSH(exprs, value.is_known ? affine_constant_get(ctx, value.number)
                                      : map->results[i]);
    if (!value.is_known)
      num_unknown++;
    else if (i == num_unknown ||
             (is_min ? value.number < *best : value.number > *best))
      *best = value.number;
  }
  return num_unknown;
}

/// min () -> (3, 4) -> 3; min (d0)[s0] -> (d0) -> its operand (with one symbol,
/// as mlir's isSymbolIdentity looks at dims). Otherwise known values go into
/// the map.
bool affine_fold_min_max(Context *ctx, Operation *op,
                         const Attribute *const *constants,
                         FoldResult *results) {
  const AffineMap *map = affine_op_map(op);
  AffineParts exprs = {0};
  int64_t best = 0;
  bool is_known = fold_exprs(ctx, op, constants, &exprs, &best) == 0;
  const AffineMap *folded = affine_map_get(ctx, map->num_dims, map->num_symbols,
                                           exprs.data, exprs.size);
  VECTOR_FREE(&exprs);
  const AffineExpr *first = folded->results[0];
  if (map->num_symbols == 1 && map->num_results == 1 &&
      first->kind == AFFINE_DIM && first->value == 0)
    results[0].value = op_operand(op, 0);
  else if (is_known)
    results[0].attr = integer_attr_get_i64(ctx, index_type_get(ctx), best);
  else if (folded != map) {
    op_set_prop(op, AFFINE_MAP, affine_map_attr_get(ctx, folded));
    results[0].value = op_result(op, 0);
  } else
    return false;
  return true;
}
