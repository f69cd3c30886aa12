// SPDX-License-Identifier: Apache-2.0
// Hooks of the math operations.
#ifndef MLOPT_DIALECTS_MATH_MATH_INTERNAL_H
#define MLOPT_DIALECTS_MATH_MATH_INTERNAL_H

#include "dialects/common/folds.h"

/// Two results of the operand's type.
OpInfer math_infer_sincos;
/// `sin` and `cos`.
OpNamer math_name_sincos;
/// The type of operand and results; of fpowi's base and result.
OpVerifier math_verify_sincos, math_verify_fpowi;

/// Fold constants of every format.
OpFold math_fold_absf, math_fold_ceil, math_fold_copysign, math_fold_floor,
    math_fold_roundeven;
/// Fold scalar constants and splats.
OpFold math_fold_isfinite, math_fold_isinf, math_fold_isnan, math_fold_isnormal;
/// Fold constants of f32 and f64 with the C library.
OpFold math_fold_acos, math_fold_acosh, math_fold_asin, math_fold_asinh,
    math_fold_atan, math_fold_atan2, math_fold_atanh, math_fold_cos,
    math_fold_cosh, math_fold_erf, math_fold_erfc, math_fold_exp,
    math_fold_exp2, math_fold_expm1, math_fold_log, math_fold_log10,
    math_fold_log1p, math_fold_log2, math_fold_powf, math_fold_round,
    math_fold_sin, math_fold_sinh, math_fold_sqrt, math_fold_tan,
    math_fold_tanh, math_fold_trunc;
/// Fold constants.
OpFold math_fold_absi, math_fold_ctlz, math_fold_ctpop, math_fold_cttz,
    math_fold_ipowi;

#endif
