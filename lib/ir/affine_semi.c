// SPDX-License-Identifier: Apache-2.0
// Division of affine expressions by symbols: what contains the symbol as a
// factor is divided by leaving it out. Follows simplifySemiAffine of mlir's
// AffineExpr.
#include "ir/affine_internal.h"
#include "support/memory.h"

/// How an expression is divided by a symbol.
typedef enum Division { BY_MOD, BY_FLOOR, BY_CEIL, NUM_DIVISIONS } Division;

/// What is left of an expression without the symbol as a factor, for each
/// division; NULL: it is not known to be a multiple.
typedef struct Quotient {
  const AffineExpr *expr;
  const AffineExpr *by[NUM_DIVISIONS];
} Quotient;

typedef VECTOR(Quotient) Quotients;

static const AffineExpr *combine(Context *ctx, AffineExprKind kind,
                                 const AffineExpr *lhs, const AffineExpr *rhs) {
  return lhs && rhs ? affine_binary_get(ctx, kind, lhs, rhs) : NULL;
}

/// Only 0 and the symbol itself.
static Quotient divide_leaf(Context *ctx, const AffineExpr *leaf,
                            int64_t symbol) {
  Quotient result = {.expr = leaf};
  const AffineExpr *quotient = NULL;
  if (leaf->kind == AFFINE_CONSTANT && leaf->value == 0)
    quotient = leaf;
  else if (leaf->kind == AFFINE_SYMBOL && leaf->value == symbol)
    quotient = affine_constant_get(ctx, 1);
  for (int i = 0; i < NUM_DIVISIONS; i++)
    result.by[i] = quotient;
  return result;
}

/// Is `factor`, of a product, without the symbol by `division`? A quotient is
/// not: (s0 floordiv 4) * 4 is no multiple of s0 that is 4 times 1 floordiv 4.
static bool divides_factor(const Quotient *factor, int division) {
  return factor->by[division] && factor->expr->kind != AFFINE_FLOORDIV &&
         factor->expr->kind != AFFINE_CEILDIV;
}

static const AffineExpr *divide_product(Context *ctx, const Quotient *lhs,
                                        const Quotient *rhs, int division) {
  if (divides_factor(lhs, division))
    return affine_binary_get(ctx, AFFINE_MUL, lhs->by[division], rhs->expr);
  return divides_factor(rhs, division)
             ? affine_binary_get(ctx, AFFINE_MUL, lhs->expr, rhs->by[division])
             : NULL;
}

/// A sum is divided term by term, a product in one factor; a quotient, by the
/// same division, in its dividend; a remainder, if both its parts are
/// multiples.
static Quotient divide_binary(Context *ctx, const AffineExpr *expr,
                              const Quotient *lhs, const Quotient *rhs) {
  AffineExprKind kind = expr->kind;
  Quotient result = {.expr = expr};
  for (int i = 0; i < NUM_DIVISIONS; i++)
    if (kind == AFFINE_ADD)
      result.by[i] = combine(ctx, kind, lhs->by[i], rhs->by[i]);
    else if (kind == AFFINE_MOD)
      result.by[i] = combine(ctx, kind, lhs->by[BY_MOD], rhs->by[BY_MOD]);
    else if (kind == AFFINE_MUL)
      result.by[i] = divide_product(ctx, lhs, rhs, i);
    else if (i == (kind == AFFINE_FLOORDIV ? BY_FLOOR : BY_CEIL))
      result.by[i] = combine(ctx, kind, lhs->by[i], rhs->expr);
  return result;
}

/// `expr` divided by a symbol, or NULL.
static const AffineExpr *divide_by_symbol(Context *ctx, const AffineExpr *expr,
                                          int64_t symbol, Division division) {
  enum { MAX_PARTS = 512 };
  AffineParts order = {0};
  Quotients done = {0};
  const AffineExpr *result = NULL;
  if (expr->num_parts <= MAX_PARTS)
    affine_expr_list_postorder(expr, &order);
  for (size_t i = 0; i < order.size; i++) {
    const AffineExpr *part = order.data[i];
    if (!part->lhs) {
      VECTOR_PUSH(&done, divide_leaf(ctx, part, symbol));
      continue;
    }
    Quotient rhs = VECTOR_POP(&done);
    Quotient lhs = VECTOR_POP(&done);
    VECTOR_PUSH(&done, divide_binary(ctx, part, &lhs, &rhs));
  }
  if (done.size)
    result = done.data[0].by[division];
  VECTOR_FREE(&order);
  VECTOR_FREE(&done);
  return result;
}

static const AffineExpr *simplify_binary(void *user, AffineExprKind kind,
                                         const AffineExpr *lhs,
                                         const AffineExpr *rhs) {
  Context *ctx = user;
  if (kind == AFFINE_ADD || kind == AFFINE_MUL || rhs->kind != AFFINE_SYMBOL)
    return affine_binary_get(ctx, kind, lhs, rhs);
  Division division = kind == AFFINE_MOD        ? BY_MOD
                      : kind == AFFINE_FLOORDIV ? BY_FLOOR
                                                : BY_CEIL;
  const AffineExpr *quotient = divide_by_symbol(ctx, lhs, rhs->value, division);
  if (quotient && kind == AFFINE_MOD)
    return affine_constant_get(ctx, 0);
  return quotient ? quotient : affine_binary_get(ctx, kind, lhs, rhs);
}

const AffineExpr *affine_semi_simplify(Context *ctx, const AffineExpr *expr) {
  return affine_expr_rebuild(
      ctx, expr, &(AffineRebuild){.join = simplify_binary, .user = ctx});
}
