// SPDX-License-Identifier: Apache-2.0
// Division of affine expressions by what is no constant: what contains a symbol
// as a factor is divided by leaving it out, and what is less by its own
// remainder has none. Follows simplifySemiAffine of mlir's AffineExpr.
#include <stdlib.h>

#include "ir/affine/affine_internal.h"
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

enum { MAX_PARTS = 512 }; ///< Larger expressions are not looked at.

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

/// A part of a sum, times a factor. The constant has no part.
typedef struct Term {
  const AffineExpr *part;
  uint64_t factor;
} Term;

typedef VECTOR(Term) Terms;

/// Appends the terms of `sum`, each times `factor`.
static void list_terms(const AffineExpr *sum, uint64_t factor, Terms *terms) {
  AffineParts rest = {0};
  VECTOR_PUSH(&rest, sum);
  while (rest.size) {
    const AffineExpr *expr = VECTOR_POP(&rest);
    Term term = {expr, factor};
    if (expr->kind == AFFINE_ADD) {
      VECTOR_PUSH(&rest, expr->rhs);
      VECTOR_PUSH(&rest, expr->lhs);
      continue;
    }
    if (expr->kind == AFFINE_MUL && expr->rhs->kind == AFFINE_CONSTANT)
      term = (Term){expr->lhs, factor * (uint64_t)expr->rhs->value};
    if (expr->kind == AFFINE_CONSTANT)
      term = (Term){NULL, factor * (uint64_t)expr->value};
    VECTOR_PUSH(terms, term);
  }
  VECTOR_FREE(&rest);
}

static int compare_terms(const void *lhs, const void *rhs) {
  uintptr_t left = (uintptr_t)((const Term *)lhs)->part;
  uintptr_t right = (uintptr_t)((const Term *)rhs)->part;
  return (left > right) - (left < right);
}

/// Is the sum 0 whatever its parts are? Orders the terms.
static bool terms_cancel(Terms *terms) {
  qsort(terms->data, terms->size, sizeof *terms->data, compare_terms);
  uint64_t factor = 0;
  for (size_t i = 0; i < terms->size; i++) {
    factor += terms->data[i].factor;
    bool is_last =
        i + 1 == terms->size || terms->data[i + 1].part != terms->data[i].part;
    if (is_last && factor)
      return false;
  }
  return true;
}

/// Is `sum` some x - x mod `by`?
static bool is_without_remainder(const AffineExpr *sum, const AffineExpr *by) {
  Terms terms = {0};
  bool found = false;
  if (sum->kind == AFFINE_ADD && sum->num_parts <= MAX_PARTS)
    list_terms(sum, 1, &terms);
  for (size_t i = 0; i < terms.size && !found; i++) {
    Term term = terms.data[i];
    if (!term.part || term.part->kind != AFFINE_MOD || term.part->rhs != by ||
        term.factor != UINT64_MAX)
      continue;
    Terms difference = {0};
    for (size_t k = 0; k < terms.size; k++)
      if (k != i)
        VECTOR_PUSH(&difference, terms.data[k]);
    list_terms(term.part->lhs, UINT64_MAX, &difference);
    found = terms_cancel(&difference);
    VECTOR_FREE(&difference);
  }
  VECTOR_FREE(&terms);
  return found;
}

/// Unlike mlir, (x - x mod s) floordiv s and ceildiv are not taken for 0.
static const AffineExpr *simplify_binary(void *user, AffineExprKind kind,
                                         const AffineExpr *lhs,
                                         const AffineExpr *rhs) {
  Context *ctx = user;
  if (kind == AFFINE_MOD && rhs->kind != AFFINE_CONSTANT &&
      is_without_remainder(lhs, rhs))
    return affine_constant_get(ctx, 0);
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
