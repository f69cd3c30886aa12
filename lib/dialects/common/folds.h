// SPDX-License-Identifier: Apache-2.0
// Folds that std shares with the dialects that replaced it.
#ifndef MLOPT_DIALECTS_COMMON_FOLDS_H
#define MLOPT_DIALECTS_COMMON_FOLDS_H

#include "dialects/common/constraints.h"
#include "ir/interfaces/fold.h"
#include "support/numbers/float_math.h"
#include "support/numbers/wide_int.h"

#define FOLD_HOOK(name)                                                        \
  bool name(Context *ctx, Operation *op, const Attribute *const *constants,    \
            FoldResult *results)

/// x + 0 -> x; folds constants.
FOLD_HOOK(fold_addi);
/// x - x -> 0; x - 0 -> x; folds constants.
FOLD_HOOK(fold_subi);
/// x * 0 -> 0; x * 1 -> x; folds constants.
FOLD_HOOK(fold_muli);
/// x + 0 -> x, false; folds constants.
FOLD_HOOK(fold_addui_extended);
/// x * 0 -> 0, 0; unsigned: x * 1 -> x, 0; folds constants.
FOLD_HOOK(fold_mulsi_extended);
FOLD_HOOK(fold_mului_extended);
/// x / 1 -> x; folds constants unless the divisor is 0 or the quotient
/// overflows.
FOLD_HOOK(fold_divi_signed);
FOLD_HOOK(fold_divi_unsigned);
FOLD_HOOK(fold_floordivi_signed);
FOLD_HOOK(fold_ceildivi_signed);
FOLD_HOOK(fold_ceildivi_unsigned);
/// x % 1 -> 0; folds constants.
FOLD_HOOK(fold_remi_signed);
FOLD_HOOK(fold_remi_unsigned);
/// x & 0 -> 0; x & ~0 -> x; x & x -> x; folds constants.
FOLD_HOOK(fold_and);
/// x | 0 -> x; x | x -> x; folds constants.
FOLD_HOOK(fold_or);
/// Folds constants.
FOLD_HOOK(fold_and_constants);
FOLD_HOOK(fold_or_constants);
/// x ^ 0 -> x; x ^ x -> 0; folds constants.
FOLD_HOOK(fold_xor);
/// x << 0 -> x; folds constants if the amount is less than the width.
FOLD_HOOK(fold_shift_left);
FOLD_HOOK(fold_shift_right_signed);
FOLD_HOOK(fold_shift_right_unsigned);
/// max(x, x) -> x; max(x, largest) -> largest; max(x, least) -> x; folds
/// constants.
FOLD_HOOK(fold_maxsi);
FOLD_HOOK(fold_minsi);
FOLD_HOOK(fold_maxui);
FOLD_HOOK(fold_minui);

/// Folds constants.
FOLD_HOOK(fold_addf);
FOLD_HOOK(fold_subf);
FOLD_HOOK(fold_mulf);
FOLD_HOOK(fold_divf);
FOLD_HOOK(fold_remf);
FOLD_HOOK(fold_maximumf);
FOLD_HOOK(fold_minimumf);
FOLD_HOOK(fold_maxnumf);
FOLD_HOOK(fold_minnumf);

/// Converts the bits of an ElementFold to a float.
FloatBits float_bits_from_int(WideInt bits);
/// Converts a float to the bits of an ElementFold.
WideInt float_bits_as_int(Arena *arena, uint32_t width, FloatBits bits);

/// Does the comparison hold?
bool cmpi_holds(CmpIPredicate predicate, const WideInt *lhs,
                const WideInt *rhs);

/// Folds two scalar constants. One constant is enough if it is a NaN.
FOLD_HOOK(fold_cmpi);
FOLD_HOOK(fold_cmpf);
/// Folds a constant condition.
FOLD_HOOK(fold_select);
/// cast(cast(x : A) : B) : A -> x; folds constants.
FOLD_HOOK(fold_index_cast);
/// Removes a cast to the operand's own type.
FOLD_HOOK(fold_cast_to_same_type);
/// Folds a constant operand to its splat.
FOLD_HOOK(fold_splat);
/// Folds to the rank if the operand is ranked.
FOLD_HOOK(fold_rank);
/// In place: replaces operands that are memref casts (of std or memref) by the
/// casts' sources, unless a source is unranked.
FOLD_HOOK(fold_memref_cast_operands);

/// Folds the dim of a static dimension to its size. The dim of an allocation's
/// dynamic dimension becomes the allocation's operand. In place: looks through
/// memref casts. Follows mlir::memref::DimOp::fold.
FOLD_HOOK(fold_dim);

#endif
