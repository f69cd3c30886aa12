// SPDX-License-Identifier: Apache-2.0
// Folds of arith that it does not share with std.
#ifndef MLOPT_DIALECTS_ARITH_ARITH_FOLDS_H
#define MLOPT_DIALECTS_ARITH_ARITH_FOLDS_H

#include "dialects/common/folds.h"

/// (a - b) + b -> a.
OpFold arith_fold_addi;
/// (a + b) - b -> a; (a + b) - a -> b.
OpFold arith_fold_subi;
/// (a * b) / b -> a if the product does not wrap.
OpFold arith_fold_divui, arith_fold_divsi;
/// x & ~x -> 0; a & (a & b) -> a & b.
OpFold arith_fold_andi;
/// x | ~0 -> ~0; x | ~x -> ~0.
OpFold arith_fold_ori;
/// (x ^ a) ^ a -> x.
OpFold arith_fold_xori;

/// -(-x) -> x.
OpFold arith_fold_negf;
/// x + -0.0 -> x.
OpFold arith_fold_addf;
/// x - 0.0 -> x.
OpFold arith_fold_subf;
/// x * 1.0 -> x; with nnan and nsz, x * 0.0 -> 0.0.
OpFold arith_fold_mulf;
/// x / 1.0 -> x.
OpFold arith_fold_divf;
/// max(x, x) -> x; drops an infinity that never wins; -num: drops a NaN.
OpFold arith_fold_maximumf, arith_fold_minimumf, arith_fold_maxnumf,
    arith_fold_minnumf;

/// Fold constants and what equal operands decide. cmpi moves a constant to the
/// right in place; select drops a poison value.
OpFold arith_fold_cmpi, arith_fold_select;

/// ext(ext(x)) -> ext(x), in place; folds constants.
OpFold arith_fold_extui, arith_fold_extsi;
/// trunc(ext(x)) -> x, or a shorter way in place; folds constants.
OpFold arith_fold_trunci, arith_fold_truncf;
/// ext(trunc(x)) -> x if both are `contract`; folds constants.
OpFold arith_fold_extf;
/// Folds constants.
OpFold arith_fold_sitofp, arith_fold_uitofp, arith_fold_fptosi,
    arith_fold_fptoui, arith_fold_index_cast, arith_fold_index_castui,
    arith_fold_bitcast;

#endif
