// SPDX-License-Identifier: Apache-2.0
// Making affine.apply, min and max.
#ifndef MLOPT_DIALECTS_AFFINE_AFFINE_APPLY_H
#define MLOPT_DIALECTS_AFFINE_AFFINE_APPLY_H

#include "dialects/affine/affine.h"
#include "dialects/affine/affine_use.h"
#include "dialects/memref/memref_views.h"
#include "rewrite/rewriter.h"

/// `expr` of `operands`, one for each symbol 0, 1, …; it has no dims. Numbers
/// and constants go into the map, an affine.apply among the operands is made
/// part of it, a value is one symbol wherever it occurs. What is then a number
/// or one of the values needs no operation. Follows
/// mlir::affine::makeComposedFoldedAffineApply.
MixedValue affine_build_apply(Rewriter *rw, Location loc,
                              const AffineExpr *expr,
                              const MixedValues *operands);

/// An operation `def` of the dialect that holds `use`, at the rewriter's point.
Value *affine_build(Rewriter *rw, const OpDef *def, Location loc,
                    const AffineUse *use);

#endif
