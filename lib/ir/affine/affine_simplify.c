// SPDX-License-Identifier: Apache-2.0
// Simplification of affine expressions while they are built. Follows the
// simplify* functions of mlir::AffineExpr: the rules and their order decide
// what is printed. A rule gives NULL if it does not apply.
#include <assert.h>

#include "ir/affine/affine_internal.h"
#include "support/memory.h"
#include "support/vector.h"

static bool is_constant(const AffineExpr *expr) {
  return expr->kind == AFFINE_CONSTANT;
}

static bool is_constant_of(const AffineExpr *expr, int64_t value) {
  return is_constant(expr) && expr->value == value;
}

static bool is_binary(const AffineExpr *expr) { return expr->lhs != NULL; }

static const AffineExpr *add(Context *ctx, const AffineExpr *lhs,
                             const AffineExpr *rhs) {
  return affine_binary_get(ctx, AFFINE_ADD, lhs, rhs);
}

static const AffineExpr *multiply(Context *ctx, const AffineExpr *lhs,
                                  const AffineExpr *rhs) {
  return affine_binary_get(ctx, AFFINE_MUL, lhs, rhs);
}

static int64_t wrapping_add(int64_t lhs, int64_t rhs) {
  return (int64_t)((uint64_t)lhs + (uint64_t)rhs);
}

static int64_t wrapping_mul(int64_t lhs, int64_t rhs) {
  return (int64_t)((uint64_t)lhs * (uint64_t)rhs);
}

/// Only the least number has no quotient by -1.
static bool division_overflows(int64_t numerator, int64_t denominator) {
  return numerator == INT64_MIN && denominator == -1;
}

/// Is every value of `expr` known to be a multiple of `number` (not 0)?
static bool is_multiple_of(const AffineExpr *expr, int64_t number) {
  uint64_t by = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
  return expr->divisor % by == 0;
}

/// Two dims or two symbols are ordered by their positions.
static bool is_out_of_order(const AffineExpr *lhs, const AffineExpr *rhs) {
  return lhs->kind == rhs->kind &&
         (lhs->kind == AFFINE_DIM || lhs->kind == AFFINE_SYMBOL) &&
         lhs->value > rhs->value;
}

//===- Sums ---------------------------------------------------------------===//

/// `expr` as `part * factor`.
static const AffineExpr *split_factor(const AffineExpr *expr, int64_t *factor) {
  if (expr->kind == AFFINE_MUL && is_constant(expr->rhs)) {
    *factor = expr->rhs->value;
    return expr->lhs;
  }
  *factor = 1;
  return expr;
}

/// e * c1 + e * c2 -> e * (c1 + c2)
static const AffineExpr *merge_factors(Context *ctx, const AffineExpr *lhs,
                                       const AffineExpr *rhs) {
  int64_t lhs_factor, rhs_factor;
  const AffineExpr *part = split_factor(lhs, &lhs_factor);
  if (part != split_factor(rhs, &rhs_factor))
    return NULL;
  return multiply(
      ctx, part,
      affine_constant_get(ctx, wrapping_add(lhs_factor, rhs_factor)));
}

/// e + (e floordiv q) * q * -1 -> e mod q, and
/// e + (e floordiv c) * -c -> e mod c with c > 0.
static const AffineExpr *find_modulo(Context *ctx, const AffineExpr *lhs,
                                     const AffineExpr *rhs) {
  if (!is_binary(rhs))
    return NULL;
  const AffineExpr *inner = rhs->lhs;
  if (is_constant_of(rhs->rhs, -1) && inner->kind == AFFINE_MUL) {
    const AffineExpr *quotient = inner->lhs;
    if (quotient->kind != AFFINE_FLOORDIV)
      return NULL;
    if (quotient->rhs == inner->rhs && quotient->lhs == lhs)
      return affine_binary_get(ctx, AFFINE_MOD, lhs, inner->rhs);
  }
  if (rhs->kind != AFFINE_MUL || inner->kind != AFFINE_FLOORDIV)
    return NULL;
  bool is_positive = is_constant(inner->rhs) && inner->rhs->value > 0;
  if (is_positive && inner->lhs == lhs &&
      is_constant_of(rhs->rhs, -inner->rhs->value))
    return affine_binary_get(ctx, AFFINE_MOD, lhs, inner->rhs);
  return NULL;
}

/// Rules for a constant on the right: c1 + c2, x + 0, (x + c1) + c2.
static const AffineExpr *add_constant(Context *ctx, const AffineExpr *lhs,
                                      const AffineExpr *rhs) {
  int64_t sum;
  if (is_constant(lhs)) {
    if (__builtin_add_overflow(lhs->value, rhs->value, &sum))
      return NULL;
    return affine_constant_get(ctx, sum);
  }
  if (rhs->value == 0)
    return lhs;
  if (lhs->kind != AFFINE_ADD || !is_constant(lhs->rhs))
    return NULL;
  sum = wrapping_add(lhs->rhs->value, rhs->value);
  return add(ctx, lhs->lhs, affine_constant_get(ctx, sum));
}

/// Rules that look at `lhs` and `rhs` as a whole.
static const AffineExpr *simplify_sum(Context *ctx, const AffineExpr *lhs,
                                      const AffineExpr *rhs) {
  if (is_constant(lhs) && is_constant(rhs))
    return add_constant(ctx, lhs, rhs);
  if (is_constant(lhs) ||
      (lhs->is_symbolic_or_constant && !rhs->is_symbolic_or_constant) ||
      is_out_of_order(lhs, rhs))
    return add(ctx, rhs, lhs);
  const AffineExpr *result =
      is_constant(rhs) ? add_constant(ctx, lhs, rhs) : NULL;
  if (!result)
    result = merge_factors(ctx, lhs, rhs);
  if (result)
    return result;
  if (lhs->kind == AFFINE_ADD && is_constant(lhs->rhs))
    return add(ctx, add(ctx, lhs->lhs, rhs), lhs->rhs);
  return find_modulo(ctx, lhs, rhs);
}

typedef VECTOR(const AffineExpr *) Exprs;

/// a + (b + c) + q -> a + (b + (c + q)), where q is (e floordiv x) * y and the
/// last sum simplifies, if only by reordering.
static const AffineExpr *add_to_last_term(Context *ctx, const AffineExpr *lhs,
                                          const AffineExpr *rhs) {
  Exprs outer = {0};
  const AffineExpr *result = NULL;
  while (!result && lhs->kind == AFFINE_ADD) {
    VECTOR_PUSH(&outer, lhs->lhs);
    lhs = lhs->rhs;
    result = simplify_sum(ctx, lhs, rhs);
  }
  while (result && outer.size)
    result = add(ctx, VECTOR_POP(&outer), result);
  VECTOR_FREE(&outer);
  return result;
}

static const AffineExpr *simplify_add(Context *ctx, const AffineExpr *lhs,
                                      const AffineExpr *rhs) {
  const AffineExpr *result = simplify_sum(ctx, lhs, rhs);
  if (!result && rhs->kind == AFFINE_MUL && rhs->lhs->kind == AFFINE_FLOORDIV)
    result = add_to_last_term(ctx, lhs, rhs);
  return result;
}

//===- Products -----------------------------------------------------------===//

static const AffineExpr *multiply_constants(Context *ctx, int64_t lhs,
                                            int64_t rhs) {
  int64_t product;
  if (__builtin_mul_overflow(lhs, rhs, &product))
    return NULL;
  return affine_constant_get(ctx, product);
}

static const AffineExpr *simplify_mul(Context *ctx, const AffineExpr *lhs,
                                      const AffineExpr *rhs) {
  if (is_constant(lhs) && is_constant(rhs))
    return multiply_constants(ctx, lhs->value, rhs->value);
  if (!lhs->is_symbolic_or_constant && !rhs->is_symbolic_or_constant)
    return NULL;
  if (!rhs->is_symbolic_or_constant || is_constant(lhs) ||
      is_out_of_order(lhs, rhs))
    return multiply(ctx, rhs, lhs);
  if (is_constant_of(rhs, 1))
    return lhs;
  if (is_constant_of(rhs, 0))
    return rhs;
  if (lhs->kind != AFFINE_MUL || !is_constant(lhs->rhs))
    return NULL;
  if (is_constant(rhs)) {
    int64_t product = wrapping_mul(lhs->rhs->value, rhs->value);
    return multiply(ctx, lhs->lhs, affine_constant_get(ctx, product));
  }
  return multiply(ctx, multiply(ctx, lhs->lhs, rhs), lhs->rhs);
}

//===- Quotients ----------------------------------------------------------===//

static int64_t floor_divide(int64_t lhs, int64_t rhs) {
  int64_t quotient = lhs / rhs;
  return lhs % rhs != 0 && (lhs < 0) != (rhs < 0) ? quotient - 1 : quotient;
}

static int64_t ceil_divide(int64_t lhs, int64_t rhs) {
  int64_t quotient = lhs / rhs;
  return lhs % rhs != 0 && (lhs < 0) == (rhs < 0) ? quotient + 1 : quotient;
}

/// Rules that floordiv and ceildiv share: c1 / c2, x / 1, x * (c1 * c2) / c2.
static const AffineExpr *simplify_quotient(Context *ctx, AffineExprKind kind,
                                           const AffineExpr *lhs,
                                           const AffineExpr *rhs) {
  if (!is_constant(rhs) || rhs->value == 0)
    return NULL;
  int64_t by = rhs->value;
  if (is_constant(lhs)) {
    if (division_overflows(lhs->value, by))
      return NULL;
    return affine_constant_get(ctx, kind == AFFINE_FLOORDIV
                                        ? floor_divide(lhs->value, by)
                                        : ceil_divide(lhs->value, by));
  }
  if (by == 1)
    return lhs;
  if (lhs->kind != AFFINE_MUL || !is_constant(lhs->rhs) ||
      division_overflows(lhs->rhs->value, by) || lhs->rhs->value % by != 0)
    return NULL;
  return multiply(ctx, lhs->lhs,
                  affine_constant_get(ctx, lhs->rhs->value / by));
}

/// Can (a + b) floordiv c be divided term by term?
static bool divides_a_term(const AffineExpr *sum, const AffineExpr *by) {
  return sum->kind == AFFINE_ADD && is_constant(by) && by->value != 0 &&
         (is_multiple_of(sum->lhs, by->value) ||
          is_multiple_of(sum->rhs, by->value));
}

static const AffineExpr *floordiv_term(Context *ctx, const AffineExpr *lhs,
                                       const AffineExpr *rhs) {
  const AffineExpr *result = simplify_quotient(ctx, AFFINE_FLOORDIV, lhs, rhs);
  return result ? result
                : affine_expr_intern(ctx, AFFINE_FLOORDIV, 0, lhs, rhs);
}

/// (a + b) floordiv c -> a floordiv c + b floordiv c, if c divides a or b, and
/// so on within a and b. In `work`, NULL means: add the last two results.
static const AffineExpr *divide_terms(Context *ctx, const AffineExpr *sum,
                                      const AffineExpr *by) {
  Exprs work = {0}, results = {0};
  VECTOR_PUSH(&work, sum);
  while (work.size) {
    const AffineExpr *expr = VECTOR_POP(&work);
    if (!expr) {
      const AffineExpr *rhs = VECTOR_POP(&results);
      VECTOR_LAST(&results) = add(ctx, VECTOR_LAST(&results), rhs);
    } else if (divides_a_term(expr, by)) {
      assert(expr->num_parts > 2);
      VECTOR_PUSH(&work, NULL);
      VECTOR_PUSH(&work, expr->rhs);
      VECTOR_PUSH(&work, expr->lhs);
    } else {
      VECTOR_PUSH(&results, floordiv_term(ctx, expr, by));
    }
  }
  assert(results.size == 1);
  const AffineExpr *result = results.data[0];
  VECTOR_FREE(&work);
  VECTOR_FREE(&results);
  return result;
}

static const AffineExpr *simplify_floordiv(Context *ctx, const AffineExpr *lhs,
                                           const AffineExpr *rhs) {
  const AffineExpr *result = simplify_quotient(ctx, AFFINE_FLOORDIV, lhs, rhs);
  if (!result && divides_a_term(lhs, rhs))
    result = divide_terms(ctx, lhs, rhs);
  return result;
}

//===- Remainders ---------------------------------------------------------===//

/// A simpler expression with the same remainder by `by`, or NULL.
static const AffineExpr *drop_multiple(const AffineExpr *expr, int64_t by) {
  if (expr->kind == AFFINE_ADD) {
    if (is_multiple_of(expr->lhs, by))
      return expr->rhs;
    if (is_multiple_of(expr->rhs, by))
      return expr->lhs;
  }
  if (expr->kind == AFFINE_MOD && is_constant(expr->rhs) &&
      expr->rhs->value >= 1 && expr->rhs->value % by == 0)
    return expr->lhs;
  return NULL;
}

static const AffineExpr *simplify_mod(Context *ctx, const AffineExpr *lhs,
                                      const AffineExpr *rhs) {
  if (!is_constant(rhs) || rhs->value < 1)
    return NULL;
  const AffineExpr *expr = lhs;
  for (;;) {
    if (is_constant(expr)) {
      int64_t rest = expr->value % rhs->value;
      return affine_constant_get(ctx, rest < 0 ? rest + rhs->value : rest);
    }
    if (is_multiple_of(expr, rhs->value))
      return affine_constant_get(ctx, 0);
    const AffineExpr *simpler = drop_multiple(expr, rhs->value);
    if (!simpler)
      break;
    expr = simpler;
  }
  return expr == lhs ? NULL : affine_expr_intern(ctx, AFFINE_MOD, 0, expr, rhs);
}

const AffineExpr *affine_binary_get(Context *ctx, AffineExprKind kind,
                                    const AffineExpr *lhs,
                                    const AffineExpr *rhs) {
  const AffineExpr *result = NULL;
  switch (kind) {
  case AFFINE_ADD:
    result = simplify_add(ctx, lhs, rhs);
    break;
  case AFFINE_MUL:
    result = simplify_mul(ctx, lhs, rhs);
    break;
  case AFFINE_MOD:
    result = simplify_mod(ctx, lhs, rhs);
    break;
  case AFFINE_FLOORDIV:
    result = simplify_floordiv(ctx, lhs, rhs);
    break;
  case AFFINE_CEILDIV:
    result = simplify_quotient(ctx, kind, lhs, rhs);
    break;
  case AFFINE_CONSTANT:
  case AFFINE_DIM:
  case AFFINE_SYMBOL:
    unreachable("not a binary kind");
  }
  return result ? result : affine_expr_intern(ctx, kind, 0, lhs, rhs);
}
