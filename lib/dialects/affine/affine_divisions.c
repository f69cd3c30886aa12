// SPDX-License-Identifier: Apache-2.0
// Simplification of quotients and remainders of a dividend whose range is
// known.
#include "dialects/affine/affine_use.h"

#include "support/arena.h"
#include "support/hash_table.h"

/// The range of an expression's values, both ends included.
typedef struct Range {
  int64_t low;
  int64_t high;
  bool has_low;
  bool has_high;
} Range;

/// The ranges that were computed.
typedef struct Ranges {
  Context *ctx;
  PtrMap known; ///< Expression to Range, in `arena`.
  Arena arena;
} Ranges;

static bool is_division(const AffineExpr *expr) {
  return expr->kind == AFFINE_FLOORDIV || expr->kind == AFFINE_CEILDIV ||
         expr->kind == AFFINE_MOD;
}

/// Is it divided by a positive number?
static bool has_positive_divisor(const AffineExpr *expr) {
  return is_division(expr) && expr->rhs->kind == AFFINE_CONSTANT &&
         expr->rhs->value > 0;
}

static int64_t floor_divide(int64_t lhs, int64_t rhs) {
  int64_t quotient = lhs / rhs;
  return lhs % rhs < 0 ? quotient - 1 : quotient;
}

static int64_t ceil_divide(int64_t lhs, int64_t rhs) {
  int64_t quotient = lhs / rhs;
  return lhs % rhs > 0 ? quotient + 1 : quotient;
}

/// The range of `dividend`, divided by a positive number.
static Range divide_range(Range dividend, AffineExprKind kind, int64_t by) {
  if (kind != AFFINE_MOD) {
    int64_t (*divide)(int64_t, int64_t) =
        kind == AFFINE_FLOORDIV ? floor_divide : ceil_divide;
    dividend.low = divide(dividend.low, by);
    dividend.high = divide(dividend.high, by);
    return dividend;
  }
  Range rest = {.high = by - 1, .has_low = true, .has_high = true};
  if (dividend.has_low && dividend.has_high &&
      floor_divide(dividend.low, by) == floor_divide(dividend.high, by)) {
    rest.low = dividend.low - floor_divide(dividend.low, by) * by;
    rest.high = dividend.high - floor_divide(dividend.high, by) * by;
  }
  return rest;
}

/// Follows mlir::getBoundForAffineExpr, for operands of which nothing is known.
static Range range_of(Ranges *ranges, const AffineExpr *expr) {
  AffineParts divisions = {0};
  const Range *known;
  while (!(known = ptr_map_get(&ranges->known, expr)) &&
         has_positive_divisor(expr)) {
    VECTOR_PUSH(&divisions, expr);
    expr = expr->lhs;
  }
  Range range = {0};
  if (known)
    range = *known;
  else if (expr->kind == AFFINE_CONSTANT)
    range = (Range){expr->value, expr->value, true, true};
  while (divisions.size) {
    expr = VECTOR_POP(&divisions);
    range = divide_range(range, expr->kind, expr->rhs->value);
    Range *kept = arena_alloc(&ranges->arena, sizeof *kept);
    *kept = range;
    ptr_map_set(&ranges->known, expr, kept);
  }
  VECTOR_FREE(&divisions);
  return range;
}

/// lhs floordiv c -> a number, if there is only one; lhs mod c -> lhs, if that
/// is smaller
static const AffineExpr *divide_in_range(Ranges *ranges,
                                         const AffineExpr *expr) {
  Range lhs = range_of(ranges, expr->lhs);
  int64_t by = expr->rhs->value;
  if (!lhs.has_low || !lhs.has_high)
    return NULL;
  if (expr->kind == AFFINE_MOD)
    return lhs.low >= 0 && lhs.low < by && lhs.high < by ? expr->lhs : NULL;
  Range quotient = divide_range(lhs, expr->kind, by);
  return quotient.low == quotient.high
             ? affine_constant_get(ranges->ctx, quotient.low)
             : NULL;
}

/// (e * d + r) floordiv c -> (e * d) floordiv c, where d divides c;
/// (e * d + r) mod c -> r mod c, where c divides d; with 0 <= r < d
static const AffineExpr *drop_rest(Ranges *ranges, const AffineExpr *expr,
                                   bool *has_form) {
  const AffineExpr *sum = expr->lhs;
  *has_form = sum->kind == AFFINE_ADD && sum->rhs->kind == AFFINE_CONSTANT &&
              sum->rhs->value >= 0 &&
              (uint64_t)sum->rhs->value < sum->lhs->divisor;
  if (!*has_form)
    return NULL;
  uint64_t by = (uint64_t)expr->rhs->value, divisor = sum->lhs->divisor;
  if (expr->kind == AFFINE_FLOORDIV && by % divisor == 0)
    return affine_binary_get(ranges->ctx, AFFINE_FLOORDIV, sum->lhs, expr->rhs);
  return expr->kind == AFFINE_MOD && divisor % by == 0
             ? affine_binary_get(ranges->ctx, AFFINE_MOD, sum->rhs, expr->rhs)
             : NULL;
}

/// `lhs kind rhs`, both simplified already, or something simpler.
static const AffineExpr *simplify_binary(void *user, AffineExprKind kind,
                                         const AffineExpr *lhs,
                                         const AffineExpr *rhs) {
  Ranges *ranges = user;
  const AffineExpr *expr = affine_binary_get(ranges->ctx, kind, lhs, rhs);
  if (!has_positive_divisor(expr))
    return expr;
  const AffineExpr *result = divide_in_range(ranges, expr);
  bool has_form = false;
  if (!result)
    result = drop_rest(ranges, expr, &has_form);
  if (result || has_form)
    return result ? result : expr;
  bool is_multiple = expr->kind == AFFINE_MOD &&
                     expr->lhs->divisor % (uint64_t)expr->rhs->value == 0;
  return is_multiple ? affine_constant_get(ranges->ctx, 0) : expr;
}

void affine_use_simplify_divisions(AffineUse *use) {
  Ranges ranges = {.ctx = use->ctx};
  arena_init(&ranges.arena);
  AffineRebuild rebuild = {.join = simplify_binary, .user = &ranges};
  for (size_t i = 0; i < use->exprs.size; i++)
    use->exprs.data[i] =
        affine_expr_rebuild(use->ctx, use->exprs.data[i], &rebuild);
  ptr_map_free(&ranges.known);
  arena_free(&ranges.arena);
}
