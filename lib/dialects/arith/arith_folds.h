// SPDX-License-Identifier: Apache-2.0
// Folds of arith that it does not share with std.
#ifndef MLOPT_DIALECTS_ARITH_ARITH_FOLDS_H
#define MLOPT_DIALECTS_ARITH_ARITH_FOLDS_H

#include "dialects/common/folds.h"

/// (a - b) + b -> a.
FOLD_HOOK(arith_fold_addi);
/// (a + b) - b -> a; (a + b) - a -> b.
FOLD_HOOK(arith_fold_subi);
/// (a * b) / b -> a if the product does not wrap.
FOLD_HOOK(arith_fold_divui);
FOLD_HOOK(arith_fold_divsi);
/// x & ~x -> 0; a & (a & b) -> a & b.
FOLD_HOOK(arith_fold_andi);
/// x | ~0 -> ~0; x | ~x -> ~0.
FOLD_HOOK(arith_fold_ori);
/// (x ^ a) ^ a -> x.
FOLD_HOOK(arith_fold_xori);

/// -(-x) -> x.
FOLD_HOOK(arith_fold_negf);
/// x + -0.0 -> x.
FOLD_HOOK(arith_fold_addf);
/// x - 0.0 -> x.
FOLD_HOOK(arith_fold_subf);
/// x * 1.0 -> x; with nnan and nsz, x * 0.0 -> 0.0.
FOLD_HOOK(arith_fold_mulf);
/// x / 1.0 -> x.
FOLD_HOOK(arith_fold_divf);
/// max(x, x) -> x; drops an infinity that never wins; -num: drops a NaN.
FOLD_HOOK(arith_fold_maximumf);
FOLD_HOOK(arith_fold_minimumf);
FOLD_HOOK(arith_fold_maxnumf);
FOLD_HOOK(arith_fold_minnumf);

FOLD_HOOK(arith_fold_cmpi);
FOLD_HOOK(arith_fold_select);

/// ext(ext(x)) -> ext(x), in place; folds constants.
FOLD_HOOK(arith_fold_extui);
FOLD_HOOK(arith_fold_extsi);
/// trunc(ext(x)) -> x, or a shorter way in place; folds constants.
FOLD_HOOK(arith_fold_trunci);
FOLD_HOOK(arith_fold_truncf);
/// ext(trunc(x)) -> x if both are `contract`; folds constants.
FOLD_HOOK(arith_fold_extf);
/// Folds constants.
FOLD_HOOK(arith_fold_sitofp);
FOLD_HOOK(arith_fold_uitofp);
FOLD_HOOK(arith_fold_fptosi);
FOLD_HOOK(arith_fold_fptoui);
FOLD_HOOK(arith_fold_index_cast);
FOLD_HOOK(arith_fold_index_castui);
FOLD_HOOK(arith_fold_bitcast);

#endif
