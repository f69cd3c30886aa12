// SPDX-License-Identifier: Apache-2.0
// Canonicalization of affine.apply, min and max.
#include <stdlib.h>

#include "dialects/affine/affine_apply.h"
#include "dialects/affine/affine_internal.h"

static void replace(Rewriter *rw, Operation *op, const OpDef *def,
                    const AffineUse *use) {
  rewriter_replace_op_with(rw, op, affine_build(rw, def, op->loc, use));
}

static bool has_same_operands(const Operation *op, const AffineValues *values) {
  bool same = op->num_operands == values->size;
  for (uint32_t i = 0; same && i < op->num_operands; i++)
    same = op_operand(op, i) == values->data[i];
  return same;
}

/// op (d0) (%apply) -> op of the apply's map and operands, simplified
static bool simplify_map(const RewritePattern *self, Operation *op,
                         Rewriter *rw) {
  (void)self;
  AffineUse use;
  AffineValues operands = {0};
  affine_use_init(rewriter_context(rw), &use, op);
  affine_use_compose(&use);
  affine_use_canonicalize(&use);
  affine_use_simplify(&use);
  affine_use_canonicalize(&use);
  affine_use_simplify_divisions(&use);
  const AffineMap *map = affine_use_map(&use, &operands);
  bool same = map == affine_op_map(op) && has_same_operands(op, &operands);
  if (!same)
    replace(rw, op, op->def, &use);
  VECTOR_FREE(&operands);
  affine_use_free(&use);
  return !same ||
         rewriter_match_failure(rw, op, "the map cannot be simplified");
}

// --- min and max ------------------------------------------------------------

/// min (d0) -> (e) -> apply (d0) -> (e)
static bool min_to_apply(const RewritePattern *self, Operation *op,
                         Rewriter *rw) {
  (void)self;
  if (affine_op_map(op)->num_results != 1)
    return rewriter_match_failure(rw, op, "the map has several expressions");
  AffineUse use;
  affine_use_init(rewriter_context(rw), &use, op);
  replace(rw, op, &affine_ops[AFFINE_OP_APPLY], &use);
  affine_use_free(&use);
  return true;
}

/// min (e, f, e) -> min (e, f)
static bool drop_duplicates(const RewritePattern *self, Operation *op,
                            Rewriter *rw) {
  (void)self;
  AffineUse use;
  PtrMap seen = {0};
  affine_use_init(rewriter_context(rw), &use, op);
  size_t before = use.exprs.size, kept = 0;
  for (size_t i = 0; i < before; i++) {
    const AffineExpr *expr = use.exprs.data[i];
    if (ptr_map_has(&seen, expr))
      continue;
    ptr_map_set(&seen, expr, op);
    use.exprs.data[kept++] = expr;
  }
  use.exprs.size = kept;
  if (kept < before)
    replace(rw, op, op->def, &use);
  ptr_map_free(&seen);
  affine_use_free(&use);
  return kept < before ||
         rewriter_match_failure(rw, op, "no expression occurs twice");
}

/// Creates an operation of the kind of `op` whose result is `expr`, one of the
/// expressions in `use`.
static const Operation *inner_op(const AffineUse *use, const Operation *op,
                                 const AffineExpr *expr) {
  if (expr->kind != AFFINE_DIM && expr->kind != AFFINE_SYMBOL)
    return NULL;
  const AffineValues *values =
      expr->kind == AFFINE_DIM ? &use->dims : &use->symbols;
  const Operation *inner = value_defining_op(values->data[expr->value]);
  return inner && op_is(inner, op->def) ? inner : NULL;
}

/// Appends the expressions and operands of `inner` to `use`.
static void append_op(AffineUse *use, const Operation *inner) {
  const AffineMap *map = affine_op_map(inner);
  AffineParts dims = {0}, symbols = {0};
  for (uint32_t i = 0; i < inner->num_operands; i++) {
    bool is_dim = i < map->num_dims;
    AffineValues *values = is_dim ? &use->dims : &use->symbols;
    unsigned position = (unsigned)values->size;
    VECTOR_PUSH(values, op_operand(inner, i));
    VECTOR_PUSH(is_dim ? &dims : &symbols,
                is_dim ? affine_dim_get(use->ctx, position)
                       : affine_symbol_get(use->ctx, position));
  }
  for (uint32_t i = 0; i < map->num_results; i++)
    VECTOR_PUSH(&use->exprs, affine_expr_replace(use->ctx, map->results[i],
                                                 dims.data, symbols.data));
  VECTOR_FREE(&dims);
  VECTOR_FREE(&symbols);
}

/// A min takes at most this many expressions from others; with more, a chain of
/// them would be quadratic. Upstream has no limit.
enum { MAX_MERGED = 128 };

/// min (e, d0) (min (f)) -> min (e, f)
static bool merge_inner(const RewritePattern *self, Operation *op,
                        Rewriter *rw) {
  (void)self;
  AffineUse use;
  VECTOR(const Operation *) inner = {0};
  affine_use_init(rewriter_context(rw), &use, op);
  size_t kept = 0;
  for (size_t i = 0; i < use.exprs.size; i++) {
    const Operation *one = inner_op(&use, op, use.exprs.data[i]);
    if (one)
      VECTOR_PUSH(&inner, one);
    else
      use.exprs.data[kept++] = use.exprs.data[i];
  }
  use.exprs.size = kept;
  size_t total = kept;
  for (size_t i = 0; i < inner.size; i++)
    total += affine_op_map(inner.data[i])->num_results;
  bool found = inner.size > 0 && total <= MAX_MERGED;
  for (size_t i = 0; found && i < inner.size; i++)
    append_op(&use, inner.data[i]);
  if (found)
    replace(rw, op, op->def, &use);
  VECTOR_FREE(&inner);
  affine_use_free(&use);
  return found || rewriter_match_failure(
                      rw, op, "no operand comes from the same operation");
}

/// An expression as its factors, to be sorted.
typedef struct Row {
  const AffineExpr *expr;
  const int64_t *factors;
  size_t count;
  size_t index;
} Row;

static int compare_rows(const void *lhs, const void *rhs) {
  const Row *left = lhs, *right = rhs;
  for (size_t i = 0; i < left->count; i++)
    if (left->factors[i] != right->factors[i])
      return left->factors[i] < right->factors[i] ? -1 : 1;
  return left->index < right->index ? -1 : left->index > right->index;
}

/// The factors of all expressions in `use`, `width` each. NULL: one is not a
/// sum of dims and symbols, or they are too many.
static int64_t *list_factors(const AffineUse *use, size_t width) {
  enum { MAX_FACTORS = 1 << 20 };
  if (use->exprs.size > MAX_FACTORS / width)
    return NULL;
  int64_t *factors = mem_alloc(use->exprs.size * width * sizeof *factors);
  for (size_t i = 0; i < use->exprs.size; i++)
    if (!affine_expr_factors(
            use->ctx, use->exprs.data[i], (unsigned)use->dims.size,
            (unsigned)use->symbols.size, factors + i * width)) {
      mem_free(factors);
      return NULL;
    }
  return factors;
}

/// min (d0 + 1, d1, 3) -> min (3, d1, d0 + 1): by the factors of dims, symbols
/// and 1
static bool sort_exprs(const RewritePattern *self, Operation *op,
                       Rewriter *rw) {
  (void)self;
  AffineUse use;
  affine_use_init(rewriter_context(rw), &use, op);
  size_t width = use.dims.size + use.symbols.size + 1;
  int64_t *factors = list_factors(&use, width);
  VECTOR(Row) rows = {0};
  bool is_sorted = true;
  for (size_t i = 0; factors && i < use.exprs.size; i++) {
    VECTOR_PUSH(&rows,
                ((Row){use.exprs.data[i], factors + i * width, width, i}));
    is_sorted = is_sorted &&
                (i == 0 || compare_rows(&rows.data[i - 1], &rows.data[i]) < 0);
  }
  if (!is_sorted) {
    qsort(rows.data, rows.size, sizeof *rows.data, compare_rows);
    for (size_t i = 0; i < rows.size; i++)
      use.exprs.data[i] = rows.data[i].expr;
    replace(rw, op, op->def, &use);
  }
  VECTOR_FREE(&rows);
  mem_free(factors);
  affine_use_free(&use);
  return !is_sorted ||
         rewriter_match_failure(rw, op, "the expressions are already in order");
}

#define ROW(pattern_name, op, function)                                        \
  {                                                                            \
    .name = pattern_name, .root = &affine_ops[AFFINE_OP_##op], .benefit = 1,   \
    .run = function                                                            \
  }
#define MIN_MAX_ROWS(op, name)                                                 \
  ROW(name "-to-apply", op, min_to_apply),                                     \
      ROW("drop-duplicates-of-" name, op, drop_duplicates),                    \
      ROW("merge-" name, op, merge_inner),                                     \
      ROW("simplify-" name, op, simplify_map),                                 \
      ROW("sort-" name, op, sort_exprs)

static const RewritePattern patterns[] = {
    ROW("simplify-apply", APPLY, simplify_map),
    MIN_MAX_ROWS(MIN, "min"),
    MIN_MAX_ROWS(MAX, "max"),
};

const PatternTable affine_patterns = PATTERN_TABLE(patterns);
