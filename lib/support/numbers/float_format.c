// SPDX-License-Identifier: Apache-2.0
// The float formats: taking numbers out of them, rounding numbers into them.
#include "support/numbers/float_format.h"

#include <string.h>

#include "support/numbers/float_internal.h"
#include "support/numbers/float_math.h"

const FloatFormat float_formats[FLOAT_NUM_KINDS] = {
#define FORMAT(ID, KEYWORD, BITS, EXPONENT, FRACTION, BIAS, SPECIALS)          \
  [FLOAT_##ID] = {STR_INIT(KEYWORD), BITS, EXPONENT,                           \
                  FRACTION,          BIAS, FLOAT_##SPECIALS},
    FLOAT_FORMATS(FORMAT)
#undef FORMAT
};

static U128 bit_at(unsigned at) { return u128_shl(u128(1), at); }

/// f80 alone stores its leading one.
static bool has_explicit_one(FloatKind kind) { return kind == FLOAT_F80; }

static bool has_sign(FloatKind kind) {
  return float_formats[kind].specials != FLOAT_EXPONENT_ONLY;
}

unsigned float_precision(FloatKind kind) {
  return float_formats[kind].fraction_bits + !has_explicit_one(kind);
}

static uint32_t exponent_mask(FloatKind kind) {
  return (UINT32_C(1) << float_formats[kind].exponent_bits) - 1;
}

/// The exponent of the significand's last bit in the smallest numbers.
static int32_t least_exponent(FloatKind kind) {
  int32_t smallest = has_sign(kind) ? 1 : 0;
  return smallest - float_formats[kind].bias -
         (int32_t)(float_precision(kind) - 1);
}

/// The largest exponent field of a finite number.
static uint32_t largest_field(FloatKind kind) {
  FloatSpecials specials = float_formats[kind].specials;
  bool is_reserved = specials == FLOAT_IEEE || specials == FLOAT_EXPONENT_ONLY;
  return exponent_mask(kind) - is_reserved;
}

static FloatBits assemble(FloatKind kind, bool is_negative, uint32_t field,
                          U128 fraction) {
  const FloatFormat *format = &float_formats[kind];
  U128 value = u128_and(fraction, u128_mask(format->fraction_bits));
  value = u128_or(value, u128_shl(u128(field), format->fraction_bits));
  if (is_negative && has_sign(kind))
    value = u128_or(value, bit_at(format->bits - 1u));
  return value;
}

static uint32_t exponent_field(FloatKind kind, FloatBits bits) {
  return (uint32_t)u128_shr(bits, float_formats[kind].fraction_bits).low &
         exponent_mask(kind);
}

static U128 fraction_field(FloatKind kind, FloatBits bits) {
  return u128_and(bits, u128_mask(float_formats[kind].fraction_bits));
}

bool float_is_negative(FloatKind kind, FloatBits bits) {
  if (!has_sign(kind))
    return false;
  return u128_bit(bits, float_formats[kind].bits - 1u);
}

static U128 infinity_fraction(FloatKind kind) {
  return has_explicit_one(kind) ? bit_at(float_formats[kind].fraction_bits - 1u)
                                : u128(0);
}

/// Class of a number whose exponent field is all ones, in an IEEE format. In
/// f80 infinity has its leading one set.
static FloatClass special_class(FloatKind kind, U128 fraction) {
  return u128_equals(fraction, infinity_fraction(kind)) ? FLOAT_CLASS_INFINITY
                                                        : FLOAT_CLASS_NAN;
}

static FloatClass classify(FloatKind kind, FloatBits bits) {
  const FloatFormat *format = &float_formats[kind];
  uint32_t field = exponent_field(kind, bits);
  U128 fraction = fraction_field(kind, bits);
  bool all_ones = field == exponent_mask(kind);
  if (format->specials == FLOAT_IEEE && all_ones)
    return special_class(kind, fraction);
  if (format->specials == FLOAT_EXPONENT_ONLY)
    return all_ones ? FLOAT_CLASS_NAN : FLOAT_CLASS_NUMBER;
  if (format->specials == FLOAT_NAN_ALL_ONES && all_ones &&
      u128_equals(fraction, u128_mask(format->fraction_bits)))
    return FLOAT_CLASS_NAN;
  // An f80 number without its leading one is no number.
  if (has_explicit_one(kind) && field && !u128_bit(fraction, 63))
    return FLOAT_CLASS_NAN;
  if (field || !u128_is_zero(fraction))
    return FLOAT_CLASS_NUMBER;
  bool negative = float_is_negative(kind, bits);
  return negative && format->specials == FLOAT_NAN_NEG_ZERO ? FLOAT_CLASS_NAN
                                                            : FLOAT_CLASS_ZERO;
}

FloatParts float_unpack(FloatKind kind, FloatBits bits) {
  uint32_t field = exponent_field(kind, bits);
  FloatParts parts = {
      .significand = fraction_field(kind, bits),
      .class = classify(kind, bits),
      .is_negative = float_is_negative(kind, bits),
  };
  if (parts.class != FLOAT_CLASS_NUMBER)
    return parts;
  bool is_normal = field || !has_sign(kind);
  if (is_normal && !has_explicit_one(kind))
    parts.significand =
        u128_or(parts.significand, bit_at(float_precision(kind) - 1));
  uint32_t steps = has_sign(kind) && field ? field - 1 : field;
  parts.exponent = least_exponent(kind) + (int32_t)steps;
  return parts;
}

static FloatBits make_nan(FloatKind kind, bool is_negative, U128 fraction) {
  const FloatFormat *format = &float_formats[kind];
  switch (format->specials) {
  case FLOAT_IEEE: {
    unsigned top = float_precision(kind) - 2;
    fraction = u128_or(fraction, bit_at(top));
    if (has_explicit_one(kind))
      fraction = u128_or(fraction, bit_at(top + 1));
    return assemble(kind, is_negative, exponent_mask(kind), fraction);
  }
  case FLOAT_NAN_ALL_ONES:
    return assemble(kind, is_negative, exponent_mask(kind), u128_mask(128));
  case FLOAT_NAN_NEG_ZERO:
    return assemble(kind, true, 0, u128(0));
  case FLOAT_EXPONENT_ONLY:
    return assemble(kind, false, exponent_mask(kind), u128(0));
  case FLOAT_FINITE:
    break;
  }
  // The largest number, where there is nothing to say it with.
  return assemble(kind, is_negative, largest_field(kind), u128_mask(128));
}

FloatBits float_canonical(FloatKind kind, FloatBits bits) {
  if (!has_explicit_one(kind))
    return bits;
  uint32_t field = exponent_field(kind, bits);
  U128 fraction = fraction_field(kind, bits);
  if (classify(kind, bits) == FLOAT_CLASS_NAN)
    field = exponent_mask(kind);
  else if (field == 0 && u128_bit(fraction, 63))
    field = 1;
  return assemble(kind, float_is_negative(kind, bits), field, fraction);
}

FloatBits float_nan(FloatKind kind, bool is_negative) {
  return make_nan(kind, is_negative, u128(0));
}

FloatBits float_quiet(FloatKind kind, FloatBits nan) {
  if (float_formats[kind].specials != FLOAT_IEEE)
    return nan;
  // An f80 number without its leading one has another exponent.
  U128 bits =
      u128_shl(u128(exponent_mask(kind)), float_formats[kind].fraction_bits);
  bits = u128_or(bits, bit_at(float_precision(kind) - 2));
  return u128_or(nan, bits);
}

bool float_is_signaling(FloatKind kind, FloatBits bits) {
  return float_formats[kind].specials == FLOAT_IEEE &&
         classify(kind, bits) == FLOAT_CLASS_NAN &&
         !u128_bit(bits, float_precision(kind) - 2);
}

FloatBits float_overflow(FloatKind kind, bool is_negative) {
  if (float_formats[kind].specials != FLOAT_IEEE)
    return make_nan(kind, is_negative, u128(0));
  return assemble(kind, is_negative, exponent_mask(kind),
                  infinity_fraction(kind));
}

static FloatBits make_zero(FloatKind kind, bool is_negative) {
  bool no_minus = float_formats[kind].specials == FLOAT_NAN_NEG_ZERO;
  return assemble(kind, is_negative && !no_minus, 0, u128(0));
}

/// significand / 2^shift, to the nearest, ties to even.
static U128 round_shift(U128 significand, unsigned shift, bool sticky) {
  if (shift > u128_bit_length(significand))
    return u128(0);
  U128 quotient = shift >= 128 ? u128(0) : u128_shr(significand, shift);
  bool half = u128_bit(significand, shift - 1);
  bool rest =
      sticky || !u128_is_zero(u128_and(significand, u128_mask(shift - 1)));
  return u128_add(quotient, u128(half && (rest || u128_bit(quotient, 0))));
}

FloatBits float_round(FloatKind kind, FloatParts parts, bool sticky) {
  if (u128_is_zero(parts.significand))
    return make_zero(kind, parts.is_negative);
  unsigned precision = float_precision(kind);
  int32_t least = least_exponent(kind);
  int32_t length = (int32_t)u128_bit_length(parts.significand);
  int32_t exponent = parts.exponent + length - (int32_t)precision;
  if (exponent < least)
    exponent = least;

  U128 significand = parts.significand;
  int32_t shift = exponent - parts.exponent;
  if (shift > 0)
    significand = round_shift(significand, (unsigned)shift, sticky);
  else
    significand = u128_shl(significand, (unsigned)-shift);
  if (u128_bit(significand, precision)) {
    significand = u128_shr(significand, 1);
    exponent++;
  }
  if (u128_is_zero(significand))
    return make_zero(kind, parts.is_negative);
  bool is_normal = has_sign(kind) && u128_bit(significand, precision - 1);
  int64_t field = (int64_t)exponent - least + is_normal;
  if (field > largest_field(kind))
    return float_overflow(kind, parts.is_negative);
  return assemble(kind, parts.is_negative, (uint32_t)field, significand);
}

/// Moves a NaN's fraction along, so that its top bits stay the top ones.
static FloatBits convert_nan(FloatKind from, FloatParts parts, FloatKind to) {
  // The sign bit of its only NaN is no sign.
  if (float_formats[from].specials == FLOAT_NAN_NEG_ZERO)
    return make_nan(to, false, u128(0));
  unsigned from_bits = float_precision(from) - 1;
  unsigned to_bits = float_precision(to) - 1;
  U128 fraction = u128_and(parts.significand, u128_mask(from_bits));
  if (from_bits > to_bits)
    fraction = u128_shr(fraction, from_bits - to_bits);
  else
    fraction = u128_shl(fraction, to_bits - from_bits);
  return make_nan(to, parts.is_negative, fraction);
}

/// Whether `bits` is the number that `parts` is.
static bool is_same_number(FloatKind kind, FloatBits bits, FloatParts parts) {
  FloatParts other = float_unpack(kind, bits);
  if (other.class != parts.class)
    return false;
  if (parts.class != FLOAT_CLASS_NUMBER)
    return parts.class == FLOAT_CLASS_NAN ||
           other.is_negative == parts.is_negative;
  unsigned length = u128_bit_length(parts.significand);
  unsigned other_length = u128_bit_length(other.significand);
  return other.is_negative == parts.is_negative &&
         u128_equals(u128_shl(parts.significand, 128 - length),
                     u128_shl(other.significand, 128 - other_length)) &&
         parts.exponent + (int32_t)length ==
             other.exponent + (int32_t)other_length;
}

static FloatBits convert_parts(FloatKind from, FloatParts parts, FloatKind to) {
  switch (parts.class) {
  case FLOAT_CLASS_ZERO:
    return make_zero(to, parts.is_negative);
  case FLOAT_CLASS_NUMBER:
    return float_round(to, parts, false);
  case FLOAT_CLASS_INFINITY:
    return float_overflow(to, parts.is_negative);
  case FLOAT_CLASS_NAN:
    break;
  }
  return convert_nan(from, parts, to);
}

FloatBits float_convert(FloatKind from, FloatBits bits, FloatKind to,
                        bool *loses_info) {
  FloatBits converted = bits;
  FloatParts parts = float_unpack(from, bits);
  if (from != to)
    converted = convert_parts(from, parts, to);
  if (loses_info)
    *loses_info = !is_same_number(to, converted, parts);
  return converted;
}

FloatBits float_from_double(FloatKind kind, double value) {
  FloatBits bits = {0};
  memcpy(&bits.low, &value, sizeof value);
  return float_convert(FLOAT_F64, bits, kind, NULL);
}

double float_to_double(FloatKind kind, FloatBits bits) {
  FloatBits converted = float_convert(kind, bits, FLOAT_F64, NULL);
  double value;
  memcpy(&value, &converted.low, sizeof value);
  return value;
}

bool float_is_nan(FloatKind kind, FloatBits bits) {
  return classify(kind, bits) == FLOAT_CLASS_NAN;
}

bool float_is_infinity(FloatKind kind, FloatBits bits) {
  return classify(kind, bits) == FLOAT_CLASS_INFINITY;
}

bool float_is_zero(FloatKind kind, FloatBits bits) {
  return classify(kind, bits) == FLOAT_CLASS_ZERO;
}

static bool has_infinity(FloatKind kind) {
  return float_formats[kind].specials == FLOAT_IEEE;
}

/// Does a NaN go from one format to the other with all that it says?
static bool nan_converts(FloatKind from, FloatBits bits, FloatKind to) {
  if (float_is_signaling(from, bits))
    return false;
  // Without its leading one it is a NaN of a kind that only f80 has.
  if (has_explicit_one(from) && !u128_bit(bits, 63))
    return false;
  if (!has_infinity(to))
    return !has_infinity(from) && float_formats[to].specials != FLOAT_FINITE;
  unsigned from_bits = float_precision(from) - 1;
  unsigned to_bits = float_precision(to) - 1;
  if (!has_infinity(from) || from_bits <= to_bits)
    return true;
  U128 cut = u128_mask(from_bits - to_bits);
  return u128_is_zero(u128_and(fraction_field(from, bits), cut));
}

bool float_convert_exactly(FloatKind from, FloatBits bits, FloatKind to,
                           FloatBits *converted) {
  *converted = float_convert(from, bits, to, NULL);
  FloatParts parts = float_unpack(from, bits);
  FloatSpecials specials = float_formats[to].specials;
  switch (parts.class) {
  case FLOAT_CLASS_ZERO:
    return !(specials == FLOAT_NAN_NEG_ZERO && parts.is_negative);
  case FLOAT_CLASS_NUMBER:
    return is_same_number(to, *converted, parts);
  case FLOAT_CLASS_INFINITY:
    return has_infinity(to);
  case FLOAT_CLASS_NAN:
    break;
  }
  return nan_converts(from, bits, to);
}
