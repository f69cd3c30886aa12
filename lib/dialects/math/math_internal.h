// SPDX-License-Identifier: Apache-2.0
// Hooks of the math operations.
#ifndef MLOPT_DIALECTS_MATH_MATH_INTERNAL_H
#define MLOPT_DIALECTS_MATH_MATH_INTERNAL_H

#include "dialects/common/folds.h"

bool math_infer_sincos(Context *ctx, Arena *arena, OpState *state,
                       SourcePos pos);
void math_name_sincos(const Operation *op, Stream *name);
bool math_verify_sincos(Context *ctx, const Operation *op);
bool math_verify_fpowi(Context *ctx, const Operation *op);

/// Fold constants of every format.
FOLD_HOOK(math_fold_absf);
FOLD_HOOK(math_fold_ceil);
FOLD_HOOK(math_fold_copysign);
FOLD_HOOK(math_fold_floor);
FOLD_HOOK(math_fold_roundeven);
/// Fold scalar constants and splats.
FOLD_HOOK(math_fold_isfinite);
FOLD_HOOK(math_fold_isinf);
FOLD_HOOK(math_fold_isnan);
FOLD_HOOK(math_fold_isnormal);
/// Fold constants of f32 and f64 with the C library.
FOLD_HOOK(math_fold_acos);
FOLD_HOOK(math_fold_acosh);
FOLD_HOOK(math_fold_asin);
FOLD_HOOK(math_fold_asinh);
FOLD_HOOK(math_fold_atan);
FOLD_HOOK(math_fold_atan2);
FOLD_HOOK(math_fold_atanh);
FOLD_HOOK(math_fold_cos);
FOLD_HOOK(math_fold_cosh);
FOLD_HOOK(math_fold_erf);
FOLD_HOOK(math_fold_erfc);
FOLD_HOOK(math_fold_exp);
FOLD_HOOK(math_fold_exp2);
FOLD_HOOK(math_fold_expm1);
FOLD_HOOK(math_fold_log);
FOLD_HOOK(math_fold_log10);
FOLD_HOOK(math_fold_log1p);
FOLD_HOOK(math_fold_log2);
FOLD_HOOK(math_fold_powf);
FOLD_HOOK(math_fold_round);
FOLD_HOOK(math_fold_sin);
FOLD_HOOK(math_fold_sinh);
FOLD_HOOK(math_fold_sqrt);
FOLD_HOOK(math_fold_tan);
FOLD_HOOK(math_fold_tanh);
FOLD_HOOK(math_fold_trunc);
/// Fold constants.
FOLD_HOOK(math_fold_absi);
FOLD_HOOK(math_fold_ctlz);
FOLD_HOOK(math_fold_ctpop);
FOLD_HOOK(math_fold_cttz);
FOLD_HOOK(math_fold_ipowi);

#endif
