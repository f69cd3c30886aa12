// SPDX-License-Identifier: Apache-2.0
// Creates affine.apply, min and max.
#ifndef MLOPT_DIALECTS_AFFINE_AFFINE_APPLY_H
#define MLOPT_DIALECTS_AFFINE_AFFINE_APPLY_H

#include "dialects/affine/affine.h"
#include "dialects/affine/affine_use.h"
#include "dialects/memref/memref_views.h"
#include "rewrite/rewriter.h"

/// Computes `expr`, which has no dims. Its symbol i is operands[i]. Numbers and
/// constants become part of the map, and so does an affine.apply among the
/// operands. A value that occurs several times is one symbol. If the outcome is
/// a number or one of the values, no operation is created. Follows
/// mlir::affine::makeComposedFoldedAffineApply.
MixedValue affine_build_apply(Rewriter *rw, Location loc,
                              const AffineExpr *expr,
                              const MixedValues *operands);

/// Computes `lhs + rhs`, as affine_build_apply does, but always creates an
/// operation. Values that are no valid symbols become dims. Follows
/// mlir::affine::makeComposedAffineApply.
Value *affine_build_sum(Rewriter *rw, Location loc, Value *lhs, Value *rhs);

/// Creates an operation `def` of the dialect with the expressions of `use`, at
/// the rewriter's insertion point.
Value *affine_build(Rewriter *rw, const OpDef *def, Location loc,
                    const AffineUse *use);

#endif
