// SPDX-License-Identifier: Apache-2.0
// Arithmetic on numbers in every float format, rounded correctly (to the
// nearest, ties to even). NaNs, infinities and signed zeros as llvm::APFloat
// has them.
#ifndef MLOPT_SUPPORT_NUMBERS_FLOAT_MATH_H
#define MLOPT_SUPPORT_NUMBERS_FLOAT_MATH_H

#include <stdbool.h>
#include <stdint.h>

#include "support/numbers/float_format.h"
#include "support/numbers/wide_int.h"

/// An operation that makes a NaN makes a positive quiet one; of NaN operands
/// the first is the result, made quiet.
FloatBits float_add(FloatKind kind, FloatBits lhs, FloatBits rhs);
/// lhs - rhs, rounded once.
FloatBits float_sub(FloatKind kind, FloatBits lhs, FloatBits rhs);
/// lhs * rhs, rounded once. 0 * inf is NaN.
FloatBits float_mul(FloatKind kind, FloatBits lhs, FloatBits rhs);
/// lhs / rhs, rounded once. 0 / 0 and inf / inf are NaN, x / 0 is infinite.
FloatBits float_div(FloatKind kind, FloatBits lhs, FloatBits rhs);
/// lhs - rhs * trunc(lhs / rhs), exactly: C's fmod. Linear in the difference
/// of the exponents.
FloatBits float_mod(FloatKind kind, FloatBits lhs, FloatBits rhs);
/// Flips the sign bit, that of a NaN too. Leaves values whose format has no
/// such pattern.
FloatBits float_negate(FloatKind kind, FloatBits bits);

/// How float_round_to_integral rounds.
typedef enum FloatRounding {
  FLOAT_TO_EVEN, ///< To the nearest, ties to even.
  FLOAT_UP,
  FLOAT_DOWN,
} FloatRounding;

/// The nearest integer in the direction of `rounding`, with the sign of `bits`.
/// Infinities stay, NaNs become quiet. Follows llvm::APFloat::roundToIntegral.
FloatBits float_round_to_integral(FloatKind kind, FloatBits bits,
                                  FloatRounding rounding);
/// |bits|, and |lhs| with the sign of `rhs`, where the format has signs.
FloatBits float_abs(FloatKind kind, FloatBits bits);
/// `lhs` with the sign of `rhs`, where the format has signs.
FloatBits float_copysign(FloatKind kind, FloatBits lhs, FloatBits rhs);
/// Finite, not 0, and with the format's whole precision.
bool float_is_normal(FloatKind kind, FloatBits bits);

/// IEEE 754's of 2019: a NaN operand is the result, -0 < +0.
FloatBits float_maximum(FloatKind kind, FloatBits lhs, FloatBits rhs);
/// The smaller one, by the same rules.
FloatBits float_minimum(FloatKind kind, FloatBits lhs, FloatBits rhs);
/// The larger one as in IEEE 754 of 2008: the operand that is no NaN, unless
/// one is signaling; -0 < +0.
FloatBits float_maxnum(FloatKind kind, FloatBits lhs, FloatBits rhs);
/// The smaller one, by the same rules.
FloatBits float_minnum(FloatKind kind, FloatBits lhs, FloatBits rhs);

typedef enum FloatOrder {
  FLOAT_LESS,
  FLOAT_EQUAL,
  FLOAT_GREATER,
  FLOAT_UNORDERED,
} FloatOrder;

/// -0 and +0 are equal; a NaN is unordered with everything.
FloatOrder float_compare(FloatKind kind, FloatBits lhs, FloatBits rhs);

/// Is it +1?
bool float_is_one(FloatKind kind, FloatBits bits);
/// Exponent of the leading digit of a finite number other than 0.
int32_t float_exponent(FloatKind kind, FloatBits bits);

/// The nearest number to `value`; an overflow as in float_round.
FloatBits float_from_int(FloatKind kind, WideInt value, bool is_signed);
/// The number without its fraction, in `width` bits. False if it does not fit
/// or is not finite. `width` is at least 1.
bool float_to_int(Arena *arena, FloatKind kind, FloatBits bits, uint32_t width,
                  bool is_signed, WideInt *value);

/// float_convert where nothing is lost: false if the number changes, or an
/// infinity, NaN or -0 that `to` does not have, or a signaling NaN is met.
/// Follows llvm::APFloat::convert without loss and status opOK.
bool float_convert_exactly(FloatKind from, FloatBits bits, FloatKind to,
                           FloatBits *converted);

#endif
