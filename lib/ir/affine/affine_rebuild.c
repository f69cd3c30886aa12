// SPDX-License-Identifier: Apache-2.0
// Rebuilds affine expressions from their leaves up, and substitutes.
#include <assert.h>

#include "ir/affine/affine.h"

void affine_expr_list_postorder(const AffineExpr *expr, AffineParts *order) {
  AffineParts work = {0};
  size_t first = order->size;
  VECTOR_PUSH(&work, expr);
  while (work.size) {
    const AffineExpr *part = VECTOR_POP(&work);
    VECTOR_PUSH(order, part);
    if (part->lhs) {
      VECTOR_PUSH(&work, part->lhs);
      VECTOR_PUSH(&work, part->rhs);
    }
  }
  for (size_t i = first, last = order->size - 1; i < last; i++, last--) {
    const AffineExpr *swapped = order->data[i];
    order->data[i] = order->data[last];
    order->data[last] = swapped;
  }
  VECTOR_FREE(&work);
}

const AffineExpr *affine_expr_rebuild(Context *ctx, const AffineExpr *expr,
                                      const AffineRebuild *rebuild) {
  AffineParts order = {0}, done = {0};
  affine_expr_list_postorder(expr, &order);
  for (size_t i = 0; i < order.size; i++) {
    const AffineExpr *part = order.data[i];
    if (!part->lhs) {
      VECTOR_PUSH(&done,
                  rebuild->leaf ? rebuild->leaf(rebuild->user, part) : part);
      continue;
    }
    const AffineExpr *rhs = VECTOR_POP(&done);
    const AffineExpr *lhs = VECTOR_POP(&done);
    VECTOR_PUSH(&done, rebuild->join
                           ? rebuild->join(rebuild->user, part->kind, lhs, rhs)
                           : affine_binary_get(ctx, part->kind, lhs, rhs));
  }
  assert(done.size == 1);
  const AffineExpr *result = done.data[0];
  VECTOR_FREE(&order);
  VECTOR_FREE(&done);
  return result;
}

/// What replaces dims and symbols.
typedef struct Replacement {
  const AffineExpr *const *dims;
  const AffineExpr *const *symbols;
} Replacement;

static const AffineExpr *replace_leaf(void *user, const AffineExpr *leaf) {
  const Replacement *replacement = user;
  if (leaf->kind == AFFINE_DIM)
    return replacement->dims[leaf->value];
  return leaf->kind == AFFINE_SYMBOL ? replacement->symbols[leaf->value] : leaf;
}

const AffineExpr *affine_expr_replace(Context *ctx, const AffineExpr *expr,
                                      const AffineExpr *const *dims,
                                      const AffineExpr *const *symbols) {
  Replacement replacement = {dims, symbols};
  return affine_expr_rebuild(
      ctx, expr, &(AffineRebuild){.leaf = replace_leaf, .user = &replacement});
}
