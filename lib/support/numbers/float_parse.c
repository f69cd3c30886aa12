// SPDX-License-Identifier: Apache-2.0
// Decimal text to floats, correctly rounded. Three ways: one operation on
// doubles where that is exact but for its one rounding (Clinger's method), 128
// bit integers for up to 19 digits and small exponents, and integers of any
// size for the rest.
#include "support/numbers/float_format.h"

#include <float.h>
#include <string.h>

#include "support/ascii.h"
#include "support/numbers/float_internal.h"
#include "support/numbers/wide_int_internal.h"

enum {
  STEP_DIGITS = 19,   ///< Digits that a word holds.
  POWER_STEP = 27,    ///< 5^27 is the largest power that a word holds.
  WIDE_DIGITS = 12000 ///< More digits than the halfway point of two f128 has.
};

/// digits * 10^exponent, as it stands in the text.
typedef struct Decimal {
  StringRef digits;  ///< With at most one point among them; first not 0.
  size_t num_digits; ///< Without the point.
  int64_t exponent;
  bool is_negative;
} Decimal;

static size_t skip_digits(StringRef text, size_t at) {
  while (at < text.size && is_digit(text.data[at]))
    at++;
  return at;
}

/// Reads `[-+]?[0-9]+` up to the end of the text. What is too large for any
/// format stops growing.
static bool read_exponent(StringRef text, int64_t *exponent) {
  bool is_negative = text.size && text.data[0] == '-';
  if (text.size && (text.data[0] == '-' || text.data[0] == '+'))
    text = string_ref_drop(text, 1);
  if (text.size == 0 || skip_digits(text, 0) != text.size)
    return false;
  int64_t value = 0;
  for (size_t i = 0; i < text.size; i++)
    if (value < INT64_C(1) << 40)
      value = value * 10 + (text.data[i] - '0');
  *exponent = is_negative ? -value : value;
  return true;
}

static StringRef drop_leading_zeros(StringRef digits) {
  size_t at = 0;
  while (at < digits.size && (digits.data[at] == '0' || digits.data[at] == '.'))
    at++;
  return string_ref_drop(digits, at);
}

static bool read_decimal(StringRef text, Decimal *decimal) {
  *decimal = (Decimal){.is_negative = text.size && text.data[0] == '-'};
  if (decimal->is_negative)
    text = string_ref_drop(text, 1);
  size_t point = skip_digits(text, 0);
  size_t end = point;
  if (point == 0)
    return false;
  if (end < text.size && text.data[end] == '.')
    end = skip_digits(text, end + 1);
  StringRef rest = string_ref_drop(text, end);
  if (rest.size) {
    if (rest.data[0] != 'e' && rest.data[0] != 'E')
      return false;
    if (!read_exponent(string_ref_drop(rest, 1), &decimal->exponent))
      return false;
  }
  if (end > point)
    decimal->exponent -= (int64_t)(end - point - 1);
  decimal->digits = drop_leading_zeros(string_ref(text.data, end));
  bool has_point = string_ref_find(decimal->digits, '.') != SIZE_MAX;
  decimal->num_digits = decimal->digits.size - has_point;
  return true;
}

/// The digits as a number; there are at most 19.
static uint64_t small_digits(const Decimal *decimal) {
  uint64_t value = 0;
  for (size_t i = 0; i < decimal->digits.size; i++)
    if (decimal->digits.data[i] != '.')
      value = value * 10 + (uint64_t)(decimal->digits.data[i] - '0');
  return value;
}

static uint64_t power_of_5(unsigned exponent) {
  uint64_t power = 1;
  while (exponent-- > 0)
    power *= 5;
  return power;
}

/// Numbers that are exact as doubles, as are the powers of ten up to 10^22.
static bool parse_exact_double(const Decimal *decimal, uint64_t digits,
                               FloatBits *bits) {
  static const double powers[] = {
      1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
      1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  // Where doubles are computed in more bits, there are two roundings.
  if (FLT_EVAL_METHOD != 0 || digits >> 53 || decimal->exponent < -22 ||
      decimal->exponent > 22)
    return false;
  double value = (double)digits;
  if (decimal->exponent < 0)
    value /= powers[-decimal->exponent];
  else
    value *= powers[decimal->exponent];
  *bits = (FloatBits){0};
  memcpy(&bits->low, &value, sizeof value);
  if (decimal->is_negative)
    bits->low |= UINT64_C(1) << 63;
  return true;
}

/// Up to 19 digits times 5^27, or divided by it. The quotient has at least 64
/// bits, which is enough for formats of up to 62.
static bool parse_in_128_bits(FloatKind kind, const Decimal *decimal,
                              uint64_t digits, FloatBits *bits) {
  int64_t exponent = decimal->exponent;
  if (exponent < -POWER_STEP || exponent > POWER_STEP)
    return false;
  FloatParts parts = {.class = FLOAT_CLASS_NUMBER,
                      .is_negative = decimal->is_negative};
  if (exponent >= 0) {
    parts.significand =
        u128_mul_add(digits, power_of_5((unsigned)exponent), 0, 0);
    parts.exponent = (int32_t)exponent;
    *bits = float_round(kind, parts, false);
    return true;
  }
  if (float_precision(kind) > 62)
    return false;
  uint64_t divisor = power_of_5((unsigned)-exponent);
  unsigned shift = (unsigned)__builtin_clzll(digits);
  uint64_t high = digits << shift, rest;
  parts.significand.high = high / divisor;
  parts.significand.low =
      u128_div_word((U128){0, high % divisor}, divisor, &rest);
  parts.exponent = (int32_t)exponent - 64 - (int32_t)shift;
  *bits = float_round(kind, parts, rest != 0);
  return true;
}

/// A non-negative integer that grows by words.
typedef struct BigNumber {
  uint64_t *words; ///< In the scratch arena; room for all that comes.
  size_t count;
} BigNumber;

static void big_mul_add(BigNumber *number, uint64_t factor, uint64_t addend) {
  uint64_t carry = words_mul_add(number->words, number->count, factor, addend);
  if (carry)
    number->words[number->count++] = carry;
}

static void big_mul_power_of_5(BigNumber *number, uint64_t exponent) {
  for (; exponent >= POWER_STEP; exponent -= POWER_STEP)
    big_mul_add(number, power_of_5(POWER_STEP), 0);
  big_mul_add(number, power_of_5((unsigned)exponent), 0);
}

/// Digits after the first WIDE_DIGITS decide only whether there is more: a 1
/// stands for them, and `*exponent` grows by those left out.
static void big_read_digits(BigNumber *number, const Decimal *decimal,
                            int64_t *exponent) {
  size_t taken = 0;
  bool more = false;
  uint64_t step = 0, power = 1;
  for (size_t i = 0; i < decimal->digits.size; i++) {
    char digit = decimal->digits.data[i];
    if (digit == '.')
      continue;
    if (taken >= WIDE_DIGITS) {
      more = more || digit != '0';
      continue;
    }
    step = step * 10 + (uint64_t)(digit - '0');
    power *= 10;
    if (++taken % STEP_DIGITS == 0) {
      big_mul_add(number, power, step);
      step = 0;
      power = 1;
    }
  }
  big_mul_add(number, power, step);
  *exponent += (int64_t)(decimal->num_digits - taken);
  if (more) {
    big_mul_add(number, 10, 1);
    *exponent -= 1;
  }
}

static WideInt as_wide_int(Arena *arena, const BigNumber *number,
                           uint32_t width) {
  uint64_t *words = wide_int_alloc(arena, width);
  uint32_t count = wide_int_num_words(width);
  for (uint32_t i = 0; i < count; i++)
    words[i] = i < number->count ? number->words[i] : 0;
  return wide_int_adopt(width, words);
}

static uint32_t big_bit_length(const BigNumber *number) {
  return (uint32_t)number->count * 64 -
         (uint32_t)__builtin_clzll(number->words[number->count - 1]);
}

/// The top 120 bits of `number`, and whether there are others.
static FloatParts top_bits(Arena *arena, WideInt number, int64_t exponent,
                           bool *sticky) {
  uint32_t length = wide_int_active_bits(&number);
  uint32_t drop = length > 120 ? length - 120 : 0;
  if (drop) {
    WideInt kept = wide_int_lshr(arena, number, drop);
    WideInt back = wide_int_shl(arena, kept, drop);
    *sticky = *sticky || !wide_int_equals(&back, &number);
    number = kept;
  }
  const uint64_t *words = wide_int_words(&number);
  return (FloatParts){
      .significand = {words[0], number.width > 64 ? words[1] : 0},
      .exponent = (int32_t)(exponent + drop),
      .class = FLOAT_CLASS_NUMBER};
}

/// number / 5^power, with at least 120 bits of quotient.
static FloatParts divide_by_power(Arena *arena, BigNumber number,
                                  uint64_t power, bool *sticky) {
  BigNumber divisor = {arena_alloc(arena, (power / POWER_STEP + 2) * 8), 1};
  divisor.words[0] = 1;
  big_mul_power_of_5(&divisor, power);
  uint32_t length = big_bit_length(&number);
  uint32_t divisor_length = big_bit_length(&divisor);
  uint32_t shift =
      length > divisor_length + 120 ? 0 : divisor_length + 121 - length;
  uint32_t width = (length > divisor_length ? length : divisor_length);
  width += shift + 64;
  WideInt lhs = as_wide_int(arena, &number, width);
  lhs = wide_int_shl(arena, lhs, shift);
  WideInt rhs = as_wide_int(arena, &divisor, width);
  WideInt quotient, remainder;
  wide_int_divide(arena, lhs, rhs, &quotient, &remainder);
  *sticky = !wide_int_is_zero(&remainder);
  return top_bits(arena, quotient, -(int64_t)power - shift, sticky);
}

static FloatBits parse_any(FloatKind kind, const Decimal *decimal) {
  Arena scratch;
  arena_init(&scratch);
  int64_t exponent = decimal->exponent;
  size_t num_digits =
      decimal->num_digits < WIDE_DIGITS ? decimal->num_digits : WIDE_DIGITS;
  size_t room = num_digits / STEP_DIGITS + 4;
  uint64_t growth = exponent > 0 ? (uint64_t)exponent : 0;
  room += (size_t)growth / POWER_STEP + 2;
  BigNumber number = {arena_alloc(&scratch, room * 8), 0};
  big_read_digits(&number, decimal, &exponent);

  bool sticky = false;
  FloatParts parts;
  if (exponent >= 0) {
    big_mul_power_of_5(&number, (uint64_t)exponent);
    WideInt product = as_wide_int(&scratch, &number, big_bit_length(&number));
    parts = top_bits(&scratch, product, exponent, &sticky);
  } else {
    parts = divide_by_power(&scratch, number, (uint64_t)-exponent, &sticky);
  }
  parts.is_negative = decimal->is_negative;
  FloatBits bits = float_round(kind, parts, sticky);
  arena_free(&scratch);
  return bits;
}

/// Numbers that are too large or too small for `kind` whatever their digits.
static bool parse_extreme(FloatKind kind, const Decimal *decimal,
                          FloatBits *bits) {
  int64_t limit = float_formats[kind].exponent_bits > 11 ? 5000 : 400;
  int64_t magnitude = decimal->exponent + (int64_t)decimal->num_digits;
  if (magnitude > limit && decimal->num_digits) {
    *bits = float_overflow(kind, decimal->is_negative);
    return true;
  }
  FloatParts tiny = {.significand = u128(decimal->num_digits != 0),
                     .exponent = -20000,
                     .is_negative = decimal->is_negative};
  if (magnitude >= -limit && decimal->num_digits)
    return false;
  *bits = float_round(kind, tiny, false);
  return true;
}

bool float_parse(FloatKind kind, StringRef text, FloatBits *bits) {
  Decimal decimal;
  if (!read_decimal(text, &decimal))
    return false;
  if (decimal.num_digits && decimal.num_digits <= STEP_DIGITS) {
    uint64_t digits = small_digits(&decimal);
    if (kind == FLOAT_F64 && parse_exact_double(&decimal, digits, bits))
      return true;
    if (parse_in_128_bits(kind, &decimal, digits, bits))
      return true;
  }
  if (!parse_extreme(kind, &decimal, bits))
    *bits = parse_any(kind, &decimal);
  return true;
}
