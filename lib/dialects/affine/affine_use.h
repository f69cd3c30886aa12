// SPDX-License-Identifier: Apache-2.0
// Affine expressions of values: what affine.apply, min and max hold, while it
// is composed and simplified.
#ifndef MLOPT_DIALECTS_AFFINE_AFFINE_USE_H
#define MLOPT_DIALECTS_AFFINE_AFFINE_USE_H

#include "ir/affine/affine.h"
#include "ir/operation.h"

typedef VECTOR(Value *) AffineValues;

/// Dim i of `exprs` is `dims[i]`, symbol i `symbols[i]`; a value that is NULL
/// does not occur. Numbers of dims and symbols never change while applies are
/// composed in: only affine_use_canonicalize gives new ones.
typedef struct AffineUse {
  Context *ctx;
  AffineParts exprs;
  AffineValues dims;
  AffineValues symbols;
} AffineUse;

/// The map of `op`, an affine.apply, min or max, and its operands.
void affine_use_init(Context *ctx, AffineUse *use, const Operation *op);
void affine_use_free(AffineUse *use);

/// Puts the expressions of those operands that are affine.apply in their place,
/// and so on, while there is room: a chain of products of a value with itself
/// doubles an expression at each step. Follows
/// mlir::affine::composeAffineMapAndOperands, which has no limit.
void affine_use_compose(AffineUse *use);
/// Dims that are symbols become these; each value is left once, in the order of
/// their numbers, if it occurs; constants become numbers. Follows
/// mlir::affine::canonicalizeMapAndOperands.
void affine_use_canonicalize(AffineUse *use);
/// affine_expr_simplify of each expression. Follows mlir::simplifyAffineMap.
void affine_use_simplify(AffineUse *use);
/// Simplifies quotients and remainders whose dividend is known to be in some
/// range. Follows simplifyMapWithOperands of mlir's affine dialect.
void affine_use_simplify_divisions(AffineUse *use);

/// The expressions as a map. Its operands are appended to `operands`. No value
/// may be NULL.
const AffineMap *affine_use_map(const AffineUse *use, AffineValues *operands);

/// Can `value` be a symbol wherever it is used: a constant, defined at the top
/// of a function or module, computed from symbols by a pure operation, or the
/// size of a shaped value whose sizes are symbols? Follows
/// mlir::affine::isValidSymbol.
bool affine_is_symbol(const Value *value);

#endif
