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
OpFold fold_addi;
/// x - x -> 0; x - 0 -> x; folds constants.
OpFold fold_subi;
/// x * 0 -> 0; x * 1 -> x; folds constants.
OpFold fold_muli;
/// x + 0 -> x, false; folds constants.
OpFold fold_addui_extended;
/// x * 0 -> 0, 0; unsigned: x * 1 -> x, 0; folds constants.
OpFold fold_mulsi_extended, fold_mului_extended;
/// x / 1 -> x; folds constants unless the divisor is 0 or the quotient
/// overflows.
OpFold fold_divi_signed, fold_divi_unsigned, fold_floordivi_signed,
    fold_ceildivi_signed, fold_ceildivi_unsigned;
/// x % 1 -> 0; folds constants.
OpFold fold_remi_signed, fold_remi_unsigned;
/// x & 0 -> 0; x & ~0 -> x; x & x -> x; folds constants.
OpFold fold_and;
/// x | 0 -> x; x | x -> x; folds constants.
OpFold fold_or;
/// Folds constants.
OpFold fold_and_constants, fold_or_constants;
/// x ^ 0 -> x; x ^ x -> 0; folds constants.
OpFold fold_xor;
/// x << 0 -> x; folds constants if the amount is less than the width.
OpFold fold_shift_left, fold_shift_right_signed, fold_shift_right_unsigned;
/// max(x, x) -> x; max(x, largest) -> largest; max(x, least) -> x; folds
/// constants.
OpFold fold_maxsi, fold_minsi, fold_maxui, fold_minui;

/// Folds constants.
OpFold fold_addf, fold_subf, fold_mulf, fold_divf, fold_remf, fold_maximumf,
    fold_minimumf, fold_maxnumf, fold_minnumf;

/// Converts the bits of an ElementFold to a float.
FloatBits float_bits_from_int(WideInt bits);
/// Converts a float to the bits of an ElementFold.
WideInt float_bits_as_int(Arena *arena, uint32_t width, FloatBits bits);

/// Does the comparison hold?
bool cmpi_holds(CmpIPredicate predicate, const WideInt *lhs,
                const WideInt *rhs);

/// Folds two scalar constants. One constant is enough if it is a NaN.
OpFold fold_cmpi, fold_cmpf;
/// Folds a constant condition.
OpFold fold_select;
/// cast(cast(x : A) : B) : A -> x; folds constants.
OpFold fold_index_cast;
/// Removes a cast to the operand's own type.
OpFold fold_cast_to_same_type;
/// Folds a constant operand to its splat.
OpFold fold_splat;
/// Folds to the rank if the operand is ranked.
OpFold fold_rank;
/// In place: replaces operands that are memref casts (of std or memref) by the
/// casts' sources, unless a source is unranked.
OpFold fold_memref_cast_operands;

/// Folds the dim of a static dimension to its size. The dim of an allocation's
/// dynamic dimension becomes the allocation's operand. In place: looks through
/// memref casts. Follows mlir::memref::DimOp::fold.
OpFold fold_dim;

#endif
