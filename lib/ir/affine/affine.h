// SPDX-License-Identifier: Apache-2.0
// Affine expressions, maps and integer sets, simplified as they are built.
#ifndef MLOPT_IR_AFFINE_AFFINE_H
#define MLOPT_IR_AFFINE_AFFINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ir/context.h"
#include "support/stream.h"
#include "support/vector.h"

typedef enum AffineExprKind {
  AFFINE_ADD,
  AFFINE_MUL,
  AFFINE_MOD,
  AFFINE_FLOORDIV,
  AFFINE_CEILDIV,
  AFFINE_CONSTANT,
  AFFINE_DIM,
  AFFINE_SYMBOL,
} AffineExprKind;

/// Interned, immutable. Follows mlir::AffineExpr.
typedef struct AffineExpr AffineExpr;
struct AffineExpr {
  AffineExprKind kind;
  uint32_t hash;
  int64_t value; ///< Constant: the number. Dim, symbol: its position.
  /// The largest number that is known to divide every value.
  uint64_t divisor;
  const AffineExpr *lhs;
  const AffineExpr *rhs;
  /// Parts of it written out, up to UINT32_MAX: what is shared counts each
  /// time.
  uint32_t num_parts;
  bool is_pure_affine;
  bool is_symbolic_or_constant;
};

/// `(d0, …)[s0, …] -> (results)`. Interned.
struct AffineMap {
  uint32_t num_dims;
  uint32_t num_symbols;
  uint32_t num_results;
  uint32_t hash;
  const AffineExpr *results[];
};
typedef struct AffineMap AffineMap;

/// `(d0, …)[s0, …] : (expr == 0, expr >= 0)`. Interned. Without constraints:
/// one, `0 == 0`, as mlir::IntegerSet has it.
struct IntegerSet {
  uint32_t num_dims;
  uint32_t num_symbols;
  uint32_t num_constraints;
  uint32_t hash;
  const bool *is_equality;
  const AffineExpr *constraints[];
};
typedef struct IntegerSet IntegerSet;

/// The expression that is this number. Constant time.
const AffineExpr *affine_constant_get(Context *ctx, int64_t value);

/// The dim `d<position>`. Constant time.
const AffineExpr *affine_dim_get(Context *ctx, unsigned position);

/// The symbol `s<position>`. Constant time.
const AffineExpr *affine_symbol_get(Context *ctx, unsigned position);

/// `lhs kind rhs`, simplified. Constant time but for the common-factor rules,
/// which look at one level. Follows mlir::getAffineBinaryOpExpr.
const AffineExpr *affine_binary_get(Context *ctx, AffineExprKind kind,
                                    const AffineExpr *lhs,
                                    const AffineExpr *rhs);

/// The map with these results. Linear in them. Follows mlir::AffineMap::get.
const AffineMap *affine_map_get(Context *ctx, unsigned num_dims,
                                unsigned num_symbols,
                                const AffineExpr *const *results, size_t count);

/// `(d0, …) -> (d0, …)`. Follows mlir::AffineMap::getMultiDimIdentityMap.
const AffineMap *affine_identity_map_get(Context *ctx, unsigned rank);

/// Are the results the dimensions, in order? Symbols do not matter.
bool affine_map_is_identity(const AffineMap *map);

/// The set of these constraints; `is_equality[i]` says of constraint i whether
/// it is `== 0` or `>= 0`. Linear in them. Follows mlir::IntegerSet::get.
const IntegerSet *integer_set_get(Context *ctx, unsigned num_dims,
                                  unsigned num_symbols,
                                  const AffineExpr *const *constraints,
                                  const bool *is_equality, size_t count);

/// Map of a strided layout: `(d0, …)[s…] -> (…)`, offset symbol first.
/// Follows mlir::makeStridedLinearLayoutMap.
const AffineMap *affine_strided_map_get(Context *ctx, const int64_t *strides,
                                        size_t rank, int64_t offset);

typedef VECTOR(const AffineExpr *) AffineParts;

/// Appends the parts of `expr`, each after its operands.
void affine_expr_list_postorder(const AffineExpr *expr, AffineParts *order);

/// How an expression is made anew from its leaves up.
typedef struct AffineRebuild {
  /// What stands for a dim, symbol or constant. NULL: itself.
  const AffineExpr *(*leaf)(void *user, const AffineExpr *leaf);
  /// What stands for `lhs kind rhs`, which are new. NULL: affine_binary_get.
  const AffineExpr *(*join)(void *user, AffineExprKind kind,
                            const AffineExpr *lhs, const AffineExpr *rhs);
  void *user;
} AffineRebuild;

/// `expr` made anew. Linear in it; no part is looked at twice.
const AffineExpr *affine_expr_rebuild(Context *ctx, const AffineExpr *expr,
                                      const AffineRebuild *rebuild);

/// `expr` with `dims[i]` for dim i and `symbols[i]` for symbol i, simplified as
/// it is built. Linear in it. Follows mlir::AffineExpr::replaceDimsAndSymbols.
const AffineExpr *affine_expr_replace(Context *ctx, const AffineExpr *expr,
                                      const AffineExpr *const *dims,
                                      const AffineExpr *const *symbols);

/// `expr` as a sum: dims, symbols and other terms with one factor each, and a
/// constant. Products of symbols stand in the order of their first symbols. The
/// numbers of dims and symbols are those of the map. Remainders are taken
/// apart, so each remainder inside another doubles the expression: one that has
/// or gets more than a few thousand parts stays as it is. Follows
/// mlir::simplifyAffineExpr, which has no limit.
const AffineExpr *affine_expr_simplify(Context *ctx, const AffineExpr *expr,
                                       unsigned num_dims, unsigned num_symbols);

/// Fills `factors` with the factors of dims, symbols and 1 in `expr`, in this
/// order. False if it is not a sum of these, as far as affine_expr_simplify
/// sees.
bool affine_expr_factors(Context *ctx, const AffineExpr *expr,
                         unsigned num_dims, unsigned num_symbols,
                         int64_t *factors);

/// Prints `d0 * 4 + s0`.
void affine_expr_print(Stream *out, const AffineExpr *expr);

/// Prints `(d0) -> (d0 + 1)`.
void affine_map_print(Stream *out, const AffineMap *map);

/// Prints `(d0) : (d0 - 1 >= 0)`.
void integer_set_print(Stream *out, const IntegerSet *set);

#endif
