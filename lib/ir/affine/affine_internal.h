// SPDX-License-Identifier: Apache-2.0
// What the files of affine expressions share.
#ifndef MLOPT_IR_AFFINE_AFFINE_INTERNAL_H
#define MLOPT_IR_AFFINE_AFFINE_INTERNAL_H

#include "ir/affine/affine.h"

/// The expression as it is, not simplified.
const AffineExpr *affine_expr_intern(Context *ctx, AffineExprKind kind,
                                     int64_t value, const AffineExpr *lhs,
                                     const AffineExpr *rhs);

#endif
