// SPDX-License-Identifier: Apache-2.0
// Folds that std shares with the dialects that took its place.
#ifndef MLOPT_DIALECTS_COMMON_FOLDS_H
#define MLOPT_DIALECTS_COMMON_FOLDS_H

#include "ir/fold.h"

#define FOLD_HOOK(name)                                                        \
  bool name(Context *ctx, Operation *op, const Attribute *const *constants,    \
            FoldResult *results)

/// x + 0 -> x; constants.
FOLD_HOOK(fold_addi);
/// x - x -> 0; x - 0 -> x; constants.
FOLD_HOOK(fold_subi);
/// x * 0 -> 0; x * 1 -> x; constants.
FOLD_HOOK(fold_muli);
/// x / 1 -> x; constants unless the divisor is 0 or the quotient overflows.
FOLD_HOOK(fold_divi_signed);
FOLD_HOOK(fold_divi_unsigned);
FOLD_HOOK(fold_floordivi_signed);
FOLD_HOOK(fold_ceildivi_signed);
/// x % 1 -> 0; scalar constants.
FOLD_HOOK(fold_remi_signed);
FOLD_HOOK(fold_remi_unsigned);
/// x & 0 -> 0; x & ~0 -> x; x & x -> x; constants.
FOLD_HOOK(fold_and);
/// x | 0 -> x; x | x -> x; constants.
FOLD_HOOK(fold_or);
/// x ^ 0 -> x; x ^ x -> 0; constants.
FOLD_HOOK(fold_xor);

/// Constants.
FOLD_HOOK(fold_addf);
FOLD_HOOK(fold_subf);
FOLD_HOOK(fold_mulf);

/// Two scalar constants.
FOLD_HOOK(fold_cmpi);
FOLD_HOOK(fold_cmpf);
/// A constant condition.
FOLD_HOOK(fold_select);
/// cast(cast(x : A) : B) : A -> x; constants.
FOLD_HOOK(fold_index_cast);
/// A cast to the operand's own type.
FOLD_HOOK(fold_cast_to_same_type);
/// A constant operand: the splat of it.
FOLD_HOOK(fold_splat);
/// A ranked operand.
FOLD_HOOK(fold_rank);
/// Uses the source of memref casts (std's or memref's) in place of operands
/// that are such, unless it is unranked. In place.
FOLD_HOOK(fold_memref_cast_operands);

/// cast(x) to the type of x -> x; cast(cast(x)) -> cast(x).
FOLD_HOOK(fold_memref_cast);
/// dim of a static dimension; of a dynamic one of an allocation: its operand.
/// Reads through memref casts in place. Follows mlir::memref::DimOp::fold.
FOLD_HOOK(fold_dim);

#endif
