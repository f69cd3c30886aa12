// SPDX-License-Identifier: Apache-2.0
// Shared by the files of the affine dialect.
#ifndef MLOPT_DIALECTS_AFFINE_AFFINE_INTERNAL_H
#define MLOPT_DIALECTS_AFFINE_AFFINE_INTERNAL_H

#include "dialects/affine/affine.h"
#include "ir/interfaces/fold.h"
#include "rewrite/pattern.h"

/// apply (d0) -> (d0) -> its operand; of constants -> a constant, or poison.
OpFold affine_fold_apply;
/// Folds affine.min and affine.max.
OpFold affine_fold_min_max;

extern const PatternTable affine_patterns;

#endif
