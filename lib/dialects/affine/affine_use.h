// SPDX-License-Identifier: Apache-2.0
// Affine expressions of values: the contents of affine.apply, min and max while
// they are composed and simplified.
#ifndef MLOPT_DIALECTS_AFFINE_AFFINE_USE_H
#define MLOPT_DIALECTS_AFFINE_AFFINE_USE_H

#include "ir/affine/affine.h"
#include "ir/operation.h"

typedef VECTOR(Value *) AffineValues;

/// Dim i of `exprs` is `dims[i]`, and symbol i is `symbols[i]`. A NULL value
/// does not occur. Composing applies never renumbers dims and symbols; only
/// affine_use_canonicalize does.
typedef struct AffineUse {
  Context *ctx;
  AffineParts exprs;
  AffineValues dims;
  AffineValues symbols;
} AffineUse;

/// Sets `use` to the map of `op`, an affine.apply, min or max, and its
/// operands.
void affine_use_init(Context *ctx, AffineUse *use, const Operation *op);
/// Frees what `use` owns.
void affine_use_free(AffineUse *use);

/// Substitutes the expressions of operands that are affine.apply, repeatedly,
/// while there is room. A chain of products of a value with itself doubles the
/// expression at each step. Follows mlir::affine::composeAffineMapAndOperands,
/// which has no limit.
void affine_use_compose(AffineUse *use);
/// Turns dims that are valid symbols into symbols, and constants into numbers.
/// Each value that occurs stays once, in the order of numbers. Follows
/// mlir::affine::canonicalizeMapAndOperands.
void affine_use_canonicalize(AffineUse *use);
/// Applies affine_expr_simplify to each expression. Follows
/// mlir::simplifyAffineMap.
void affine_use_simplify(AffineUse *use);
/// Simplifies quotients and remainders whose dividend has a known range.
/// Follows simplifyMapWithOperands of MLIR's affine dialect.
void affine_use_simplify_divisions(AffineUse *use);

/// The expressions as a map. Appends the map's operands to `operands`. No value
/// may be NULL.
const AffineMap *affine_use_map(const AffineUse *use, AffineValues *operands);

/// Can `value` be a symbol wherever it is used? That is so for constants,
/// values defined at the top of a function or module, results of pure
/// operations on symbols, and sizes of a shaped value whose sizes are symbols.
/// Follows mlir::affine::isValidSymbol.
bool affine_is_symbol(const Value *value);

#endif
