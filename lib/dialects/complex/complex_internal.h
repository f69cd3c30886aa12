// SPDX-License-Identifier: Apache-2.0
// Hooks and patterns of the complex operations.
#ifndef MLOPT_DIALECTS_COMPLEX_COMPLEX_INTERNAL_H
#define MLOPT_DIALECTS_COMPLEX_COMPLEX_INTERNAL_H

#include "dialects/common/folds.h"
#include "rewrite/pattern.h"

/// The constant's value.
OpFold complex_fold_constant;
/// (a - b) + b -> a, in any order; x + 0 -> x.
OpFold complex_fold_add;
/// (a + b) - b -> a; x - 0 -> x.
OpFold complex_fold_sub;
/// x * 1 -> x; x / 1 -> x.
OpFold complex_fold_times_one;
/// create(re(x), im(x)) -> x.
OpFold complex_fold_create;
/// re(create(a, b)) -> a, im(create(a, b)) -> b; folds constants.
OpFold complex_fold_re, complex_fold_im;
/// f(g(x)) -> x.
OpFold complex_fold_conj, complex_fold_exp, complex_fold_log, complex_fold_neg;
/// Removes a cast to the operand's own type.
OpFold complex_fold_bitcast;

extern const PatternTable complex_patterns;

#endif
