// SPDX-License-Identifier: Apache-2.0
// Simplification of whole affine expressions. Division by a symbol comes first:
// a product is divided by dropping the symbol, and an expression less its own
// remainder has no remainder. Then the expression becomes a sum. Its flat form
// has a factor for each term: dims, symbols, then locals, which stand for
// quotients and products of terms. Follows mlir::SimpleAffineExprFlattener.
#include <assert.h>
#include <stdlib.h>

#include "ir/affine/affine.h"
#include "support/memory.h"

//===- Division by symbols ------------------------------------------------===//

/// How an expression is divided by a symbol.
typedef enum Division { BY_MOD, BY_FLOOR, BY_CEIL, NUM_DIVISIONS } Division;

/// An expression without the symbol as a factor, for each division; NULL: it is
/// not known to be a multiple.
typedef struct Quotient {
  const AffineExpr *expr;
  const AffineExpr *by[NUM_DIVISIONS];
} Quotient;

typedef VECTOR(Quotient) Quotients;

enum { MAX_DIVIDED_PARTS = 512 }; ///< Larger expressions are not looked at.

/// `lhs kind rhs`, or NULL if one of them is not known.
static const AffineExpr *join_known(Context *ctx, AffineExprKind kind,
                                    const AffineExpr *lhs,
                                    const AffineExpr *rhs) {
  return lhs && rhs ? affine_binary_get(ctx, kind, lhs, rhs) : NULL;
}

/// Among the leaves, only 0 and the symbol itself are multiples of `symbol`.
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

/// Is `factor`, of a product, free of the symbol by `division`? A quotient is
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
      result.by[i] = join_known(ctx, kind, lhs->by[i], rhs->by[i]);
    else if (kind == AFFINE_MOD)
      result.by[i] = join_known(ctx, kind, lhs->by[BY_MOD], rhs->by[BY_MOD]);
    else if (kind == AFFINE_MUL)
      result.by[i] = divide_product(ctx, lhs, rhs, i);
    else if (i == (kind == AFFINE_FLOORDIV ? BY_FLOOR : BY_CEIL))
      result.by[i] = join_known(ctx, kind, lhs->by[i], rhs->expr);
  return result;
}

/// `expr` divided by a symbol, or NULL.
static const AffineExpr *divide_by_symbol(Context *ctx, const AffineExpr *expr,
                                          int64_t symbol, Division division) {
  AffineParts order = {0};
  Quotients done = {0};
  const AffineExpr *result = NULL;
  if (expr->num_parts <= MAX_DIVIDED_PARTS)
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

/// Is the sum 0 for all values of its parts? Orders the terms.
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
  if (sum->kind == AFFINE_ADD && sum->num_parts <= MAX_DIVIDED_PARTS)
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

/// `expr`, with quotients and remainders by a symbol simplified where they
/// divide multiples of it. Follows simplifySemiAffine of mlir's AffineExpr.
static const AffineExpr *simplify_divisions(Context *ctx,
                                            const AffineExpr *expr) {
  return affine_expr_rebuild(
      ctx, expr, &(AffineRebuild){.join = simplify_binary, .user = ctx});
}

//===- Flat forms ---------------------------------------------------------===//

/// Factors of the terms; those after the end are 0.
typedef struct Flat {
  VECTOR(int64_t) factors;
  int64_t constant;
} Flat;

typedef struct Flattener {
  Context *ctx;
  unsigned num_dims;
  unsigned num_symbols;
  AffineParts terms; ///< Dims, symbols, locals.
  VECTOR(Flat) stack;
  bool failed; ///< It divides by a non-positive number, or is too long.
} Flattener;

/// Expressions with more parts are neither read nor built.
enum { MAX_PARTS = 4096 };

static int64_t wrapping_add(int64_t lhs, int64_t rhs) {
  return (int64_t)((uint64_t)lhs + (uint64_t)rhs);
}

static int64_t wrapping_mul(int64_t lhs, int64_t rhs) {
  return (int64_t)((uint64_t)lhs * (uint64_t)rhs);
}

static bool flat_is_constant(const Flat *flat) {
  for (size_t i = 0; i < flat->factors.size; i++)
    if (flat->factors.data[i])
      return false;
  return true;
}

/// `flat` += `factor` * term `index`.
static void flat_add_term(Flat *flat, size_t index, int64_t factor) {
  while (flat->factors.size <= index)
    VECTOR_PUSH(&flat->factors, 0);
  flat->factors.data[index] = wrapping_add(flat->factors.data[index], factor);
}

static void flat_scale(Flat *flat, int64_t factor) {
  for (size_t i = 0; i < flat->factors.size; i++)
    flat->factors.data[i] = wrapping_mul(flat->factors.data[i], factor);
  flat->constant = wrapping_mul(flat->constant, factor);
}

static const AffineExpr *add_term(const Flattener *work, const AffineExpr *sum,
                                  const AffineExpr *term, int64_t factor) {
  const AffineExpr *number = affine_constant_get(work->ctx, factor);
  return affine_binary_get(
      work->ctx, AFFINE_ADD, sum,
      affine_binary_get(work->ctx, AFFINE_MUL, term, number));
}

/// Follows mlir::getAffineExprFromFlatForm.
static const AffineExpr *flat_expr(const Flattener *work, const Flat *flat) {
  const AffineExpr *sum = affine_constant_get(work->ctx, 0);
  for (size_t i = 0; i < flat->factors.size; i++)
    if (flat->factors.data[i])
      sum = add_term(work, sum, work->terms.data[i], flat->factors.data[i]);
  return affine_binary_get(work->ctx, AFFINE_ADD, sum,
                           affine_constant_get(work->ctx, flat->constant));
}

/// The local that stands for `expr`; a new one if there is none.
static size_t find_local(Flattener *work, const AffineExpr *expr) {
  for (size_t i = work->num_dims + work->num_symbols; i < work->terms.size; i++)
    if (work->terms.data[i] == expr)
      return i;
  VECTOR_PUSH(&work->terms, expr);
  work->failed |= expr->num_parts > MAX_PARTS;
  return work->terms.size - 1;
}

static void flat_become_local(Flattener *work, Flat *flat,
                              const AffineExpr *expr) {
  flat->factors.size = 0;
  flat->constant = 0;
  flat_add_term(flat, find_local(work, expr), 1);
}

static uint64_t common_divisor(const Flat *flat, int64_t by) {
  uint64_t result = (uint64_t)by;
  for (size_t i = 0; i <= flat->factors.size; i++) {
    int64_t number =
        i < flat->factors.size ? flat->factors.data[i] : flat->constant;
    uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    while (rest) {
      uint64_t next = result % rest;
      result = rest;
      rest = next;
    }
  }
  return result;
}

static void flat_divide_exactly(Flat *flat, int64_t by) {
  for (size_t i = 0; i < flat->factors.size; i++)
    flat->factors.data[i] /= by;
  flat->constant /= by;
}

/// The quotient by `by`, which is positive, with common factors cancelled.
static void divide(Flattener *work, AffineExprKind kind, Flat *lhs,
                   int64_t by) {
  int64_t divisor = (int64_t)common_divisor(lhs, by);
  assert(by > 0 && by % divisor == 0);
  flat_divide_exactly(lhs, divisor);
  if (by == divisor)
    return;
  const AffineExpr *number = affine_constant_get(work->ctx, by / divisor);
  flat_become_local(
      work, lhs,
      affine_binary_get(work->ctx, kind, flat_expr(work, lhs), number));
}

/// x mod c is x - (x floordiv c) * c.
static void take_modulo(Flattener *work, Flat *lhs, int64_t by) {
  int64_t divisor = (int64_t)common_divisor(lhs, by);
  assert(by > 0 && by % divisor == 0);
  if (divisor == by) {
    lhs->factors.size = 0;
    lhs->constant = 0;
    return;
  }
  flat_divide_exactly(lhs, divisor);
  const AffineExpr *number = affine_constant_get(work->ctx, by / divisor);
  const AffineExpr *quotient = affine_binary_get(work->ctx, AFFINE_FLOORDIV,
                                                 flat_expr(work, lhs), number);
  flat_scale(lhs, divisor);
  flat_add_term(lhs, find_local(work, quotient), -by);
}

/// `lhs` becomes the result.
static void combine(Flattener *work, AffineExprKind kind, Flat *lhs,
                    const Flat *rhs) {
  bool by_number = flat_is_constant(rhs);
  if (kind == AFFINE_ADD) {
    for (size_t i = 0; i < rhs->factors.size; i++)
      flat_add_term(lhs, i, rhs->factors.data[i]);
    lhs->constant = wrapping_add(lhs->constant, rhs->constant);
  } else if (kind == AFFINE_MUL && by_number) {
    flat_scale(lhs, rhs->constant);
  } else if (kind == AFFINE_MOD && by_number && rhs->constant > 0) {
    take_modulo(work, lhs, rhs->constant);
  } else if (kind != AFFINE_MUL && kind != AFFINE_MOD && by_number &&
             rhs->constant > 0) {
    divide(work, kind, lhs, rhs->constant);
  } else {
    work->failed |= by_number && kind != AFFINE_MUL;
    const AffineExpr *left = flat_expr(work, lhs);
    flat_become_local(
        work, lhs,
        affine_binary_get(work->ctx, kind, left, flat_expr(work, rhs)));
  }
}

static void flatten_part(Flattener *work, const AffineExpr *part) {
  if (part->lhs) {
    Flat rhs = VECTOR_POP(&work->stack);
    combine(work, part->kind, &VECTOR_LAST(&work->stack), &rhs);
    VECTOR_FREE(&rhs.factors);
    return;
  }
  Flat leaf = {.constant = part->kind == AFFINE_CONSTANT ? part->value : 0};
  if (part->kind == AFFINE_DIM)
    flat_add_term(&leaf, (size_t)part->value, 1);
  else if (part->kind == AFFINE_SYMBOL)
    flat_add_term(&leaf, work->num_dims + (size_t)part->value, 1);
  VECTOR_PUSH(&work->stack, leaf);
}

//===- Sums with products of symbols --------------------------------------===//

/// The sort key of a term: its first dim or symbol, then the second key.
typedef struct TermPlace {
  size_t index;
  int64_t first;
  int64_t second;
} TermPlace;

/// Second keys that come next: dims downwards, symbols upwards.
typedef struct NextPlace {
  int64_t dim;
  int64_t symbol;
} NextPlace;

static bool is_leaf(const AffineExpr *expr) {
  return expr->kind == AFFINE_DIM || expr->kind == AFFINE_SYMBOL;
}

/// The place of a term that begins with a dim or symbol. A term of a dim and a
/// symbol is sorted by that symbol, after the term of the dim alone.
static TermPlace place_term(size_t index, const AffineExpr *term,
                            NextPlace *next) {
  const AffineExpr *first = term->lhs ? term->lhs : term;
  TermPlace place = {.index = index, .first = first->value};
  if (first->kind == AFFINE_SYMBOL)
    place.second = next->symbol++;
  else if (term->rhs && is_leaf(term->rhs))
    place.second = term->rhs->value;
  else
    place.second = next->dim--;
  return place;
}

/// Is `term` a local that stays after all others, in its order?
static bool stays_behind(const AffineExpr *term) {
  return term->lhs &&
         !(is_leaf(term->lhs) &&
           (is_leaf(term->rhs) || term->rhs->kind == AFFINE_CONSTANT));
}

static int compare_places(const void *lhs, const void *rhs) {
  const TermPlace *left = lhs;
  const TermPlace *right = rhs;
  if (left->first != right->first)
    return left->first < right->first ? -1 : 1;
  if (left->second != right->second)
    return left->second < right->second ? -1 : 1;
  return left->index < right->index ? -1 : left->index > right->index;
}

typedef VECTOR(TermPlace) TermPlaces;

/// Gives places to the terms from `first` to `end` that have a factor.
static void place_terms(const Flattener *work, const Flat *flat, size_t first,
                        size_t end, NextPlace *next, TermPlaces *places) {
  for (size_t i = first; i < end && i < flat->factors.size; i++)
    if (flat->factors.data[i] && !stays_behind(work->terms.data[i]))
      VECTOR_PUSH(places, place_term(i, work->terms.data[i], next));
}

/// Follows mlir's getSemiAffineExprFromFlatForm.
static const AffineExpr *sorted_expr(const Flattener *work, const Flat *flat) {
  TermPlaces places = {0};
  NextPlace next = {-1, work->num_dims > work->num_symbols ? work->num_dims
                                                           : work->num_symbols};
  size_t num_dims = work->num_dims, end = flat->factors.size;
  place_terms(work, flat, num_dims, end, &next, &places);
  place_terms(work, flat, 0, num_dims, &next, &places);
  if (places.size)
    qsort(places.data, places.size, sizeof *places.data, compare_places);
  const AffineExpr *sum = affine_constant_get(work->ctx, 0);
  for (size_t i = 0; i < places.size; i++)
    sum = add_term(work, sum, work->terms.data[places.data[i].index],
                   flat->factors.data[places.data[i].index]);
  for (size_t i = 0; i < end; i++)
    if (flat->factors.data[i] && stays_behind(work->terms.data[i]))
      sum = add_term(work, sum, work->terms.data[i], flat->factors.data[i]);
  VECTOR_FREE(&places);
  return affine_binary_get(work->ctx, AFFINE_ADD, sum,
                           affine_constant_get(work->ctx, flat->constant));
}

/// Pushes `expr` as the only entry of `work`'s stack.
static const Flat *flatten(Flattener *work, const AffineExpr *expr) {
  AffineParts order = {0};
  for (unsigned i = 0; i < work->num_dims; i++)
    VECTOR_PUSH(&work->terms, affine_dim_get(work->ctx, i));
  for (unsigned i = 0; i < work->num_symbols; i++)
    VECTOR_PUSH(&work->terms, affine_symbol_get(work->ctx, i));
  affine_expr_list_postorder(expr, &order);
  for (size_t i = 0; i < order.size && !work->failed; i++)
    flatten_part(work, order.data[i]);
  VECTOR_FREE(&order);
  assert(work->failed || work->stack.size == 1);
  return &work->stack.data[0];
}

static void flattener_free(Flattener *work) {
  for (size_t i = 0; i < work->stack.size; i++)
    VECTOR_FREE(&work->stack.data[i].factors);
  VECTOR_FREE(&work->stack);
  VECTOR_FREE(&work->terms);
}

bool affine_expr_factors(Context *ctx, const AffineExpr *expr,
                         unsigned num_dims, unsigned num_symbols,
                         int64_t *factors) {
  Flattener work = {
      .ctx = ctx, .num_dims = num_dims, .num_symbols = num_symbols};
  if (!expr->is_pure_affine || expr->num_parts > MAX_PARTS)
    return false;
  const Flat *flat = flatten(&work, expr);
  size_t count = (size_t)num_dims + num_symbols;
  bool is_sum = !work.failed && work.terms.size == count;
  for (size_t i = 0; is_sum && i < count; i++)
    factors[i] = i < flat->factors.size ? flat->factors.data[i] : 0;
  if (is_sum)
    factors[count] = flat->constant;
  flattener_free(&work);
  return is_sum;
}

const AffineExpr *affine_expr_simplify(Context *ctx, const AffineExpr *expr,
                                       unsigned num_dims,
                                       unsigned num_symbols) {
  Flattener work = {
      .ctx = ctx, .num_dims = num_dims, .num_symbols = num_symbols};
  if (expr->num_parts > MAX_PARTS)
    return expr;
  if (!expr->is_pure_affine)
    expr = simplify_divisions(ctx, expr);
  const Flat *flat = flatten(&work, expr);
  const AffineExpr *result = work.failed ? expr : flat_expr(&work, flat);
  if (!expr->is_pure_affine && result != expr)
    result = sorted_expr(&work, flat);
  flattener_free(&work);
  return result->num_parts > MAX_PARTS ? expr : result;
}
