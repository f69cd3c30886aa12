// SPDX-License-Identifier: Apache-2.0
// Shared by the files of the affine dialect.
#ifndef MLOPT_DIALECTS_AFFINE_AFFINE_INTERNAL_H
#define MLOPT_DIALECTS_AFFINE_AFFINE_INTERNAL_H

#include "dialects/affine/affine.h"
#include "ir/interfaces/fold.h"
#include "rewrite/pattern.h"

bool affine_fold_apply(Context *ctx, Operation *op,
                       const Attribute *const *constants, FoldResult *results);
/// Folds affine.min and affine.max.
bool affine_fold_min_max(Context *ctx, Operation *op,
                         const Attribute *const *constants,
                         FoldResult *results);

extern const PatternTable affine_patterns;

#endif
