// SPDX-License-Identifier: Apache-2.0
// Rounding of floats to integers, their signs, and what kind of numbers they
// are.
#include "support/numbers/float_internal.h"
#include "support/numbers/float_math.h"

/// Does what is cut off make a significand one larger? `half`: the cut-off part
/// is compared with half of the last digit kept, as <0, 0 or >0. The one digit
/// of f8E8M0FNU is always odd.
static bool rounds_away(FloatKind kind, const FloatParts *parts, U128 kept,
                        int half, FloatRounding rounding) {
  bool is_odd = u128_bit(kept, 0) || float_precision(kind) == 1;
  switch (rounding) {
  case FLOAT_TO_EVEN:
    return half > 0 || (half == 0 && is_odd);
  case FLOAT_UP:
    return !parts->is_negative;
  case FLOAT_DOWN:
    return parts->is_negative;
  }
  return false;
}

/// A number that has digits after the point.
static FloatBits round_fraction(FloatKind kind, FloatParts parts,
                                FloatRounding rounding) {
  unsigned shift = (unsigned)-parts.exponent;
  unsigned length = u128_bit_length(parts.significand);
  bool is_tiny = shift > length; // Less than a half.
  U128 kept = shift >= length ? u128(0) : u128_shr(parts.significand, shift);
  U128 rest =
      u128_and(parts.significand, u128_mask(shift >= length ? 128 : shift));
  if (!u128_is_zero(rest)) {
    U128 half = is_tiny ? u128(0) : u128_shl(u128(1), shift - 1);
    int order =
        is_tiny || u128_is_less(rest, half) ? -1 : !u128_equals(rest, half);
    bool is_away = rounds_away(kind, &parts, kept, order, rounding);
    kept = u128_add(kept, u128(is_away));
  }
  FloatParts result = {.significand = kept,
                       .class = u128_is_zero(kept) ? FLOAT_CLASS_ZERO
                                                   : FLOAT_CLASS_NUMBER,
                       .is_negative = parts.is_negative};
  return float_round(kind, result, false);
}

FloatBits float_round_to_integral(FloatKind kind, FloatBits bits,
                                  FloatRounding rounding) {
  FloatParts parts = float_unpack(kind, bits);
  if (parts.class == FLOAT_CLASS_NAN)
    return float_quiet(kind, bits);
  if (parts.class != FLOAT_CLASS_NUMBER || parts.exponent >= 0)
    return bits;
  return round_fraction(kind, parts, rounding);
}

FloatBits float_abs(FloatKind kind, FloatBits bits) {
  return float_is_negative(kind, bits) ? float_negate(kind, bits) : bits;
}

FloatBits float_copysign(FloatKind kind, FloatBits lhs, FloatBits rhs) {
  bool differs = float_is_negative(kind, lhs) != float_is_negative(kind, rhs);
  return differs ? float_negate(kind, lhs) : lhs;
}

bool float_is_normal(FloatKind kind, FloatBits bits) {
  const FloatFormat *format = &float_formats[kind];
  FloatParts parts = float_unpack(kind, bits);
  if (parts.class != FLOAT_CLASS_NUMBER)
    return false;
  int32_t least = format->specials == FLOAT_EXPONENT_ONLY ? 0 : 1;
  int32_t top = parts.exponent + (int32_t)u128_bit_length(parts.significand) -
                1 + format->bias;
  return top >= least;
}
