// SPDX-License-Identifier: Apache-2.0
// Float arithmetic: significands as exact wide integers, cut to what fits a
// word pair with a sticky bit, then rounded once.
#include "support/numbers/float_math.h"

#include "support/numbers/float_internal.h"

// --- special numbers ---------------------------------------------------------

static bool is_nan(const FloatParts *parts) {
  return parts->class == FLOAT_CLASS_NAN;
}

/// What an operation without a value gives: zero where the format has no NaN.
static FloatBits new_nan(FloatKind kind) {
  return float_formats[kind].specials == FLOAT_FINITE ? u128(0)
                                                      : float_nan(kind, false);
}

static FloatBits zero(FloatKind kind, bool is_negative) {
  return float_round(kind, (FloatParts){.is_negative = is_negative}, false);
}

/// If one is a NaN: it, made quiet.
static bool take_nan(FloatKind kind, FloatBits lhs, FloatBits rhs,
                     FloatBits *result) {
  if (float_is_nan(kind, lhs))
    *result = float_quiet(kind, lhs);
  else if (float_is_nan(kind, rhs))
    *result = float_quiet(kind, rhs);
  else
    return false;
  return true;
}

// --- exact numbers in words --------------------------------------------------

/// Room for a product of two significands and more.
enum { NUM_WORDS = 6, NUM_BITS = NUM_WORDS * 64 };

/// (-1)^is_negative * words * 2^exponent, words least significant first.
typedef struct Exact {
  uint64_t words[NUM_WORDS];
  int32_t exponent;
  bool is_negative;
} Exact;

static unsigned bit_length(const Exact *number) {
  for (unsigned i = NUM_WORDS; i-- > 0;)
    if (number->words[i])
      return i * 64 + 64 - (unsigned)__builtin_clzll(number->words[i]);
  return 0;
}

static bool test_bit(const Exact *number, unsigned bit) {
  return (number->words[bit / 64] >> (bit % 64)) & 1;
}

/// words << shift; the exponent is left alone. Fits.
static void shift_left(Exact *number, unsigned shift) {
  unsigned skip = shift / 64, rest = shift % 64;
  for (unsigned i = NUM_WORDS; i-- > 0;) {
    uint64_t word = i >= skip ? number->words[i - skip] : 0;
    uint64_t below = i > skip ? number->words[i - skip - 1] : 0;
    number->words[i] = rest ? word << rest | below >> (64 - rest) : word;
  }
}

/// words >> shift; were there ones in what is cut off?
static bool shift_right(Exact *number, unsigned shift) {
  bool sticky = false;
  for (unsigned i = 0; i < shift && i < NUM_BITS; i++)
    sticky |= test_bit(number, i);
  unsigned skip = shift / 64, rest = shift % 64;
  for (unsigned i = 0; i < NUM_WORDS; i++) {
    uint64_t word = i + skip < NUM_WORDS ? number->words[i + skip] : 0;
    uint64_t above = i + skip + 1 < NUM_WORDS ? number->words[i + skip + 1] : 0;
    number->words[i] = rest ? word >> rest | above << (64 - rest) : word;
  }
  return sticky;
}

static Exact exact_from_parts(const FloatParts *parts) {
  return (Exact){.words = {parts->significand.low, parts->significand.high},
                 .exponent = parts->exponent,
                 .is_negative = parts->is_negative};
}

/// Rounds; with `sticky` there is a bit more to it.
static FloatBits round_exact(FloatKind kind, Exact number, bool sticky) {
  enum { KEPT_BITS = 120 };
  unsigned length = bit_length(&number);
  if (length > KEPT_BITS) {
    sticky |= shift_right(&number, length - KEPT_BITS);
    number.exponent += (int32_t)(length - KEPT_BITS);
  } else if (sticky) {
    shift_left(&number, KEPT_BITS - length);
    number.exponent -= (int32_t)(KEPT_BITS - length);
  }
  FloatParts parts = {.significand = {number.words[0], number.words[1]},
                      .exponent = number.exponent,
                      .class = FLOAT_CLASS_NUMBER,
                      .is_negative = number.is_negative};
  return float_round(kind, parts, sticky);
}

static int compare_words(const Exact *lhs, const Exact *rhs) {
  for (unsigned i = NUM_WORDS; i-- > 0;)
    if (lhs->words[i] != rhs->words[i])
      return lhs->words[i] < rhs->words[i] ? -1 : 1;
  return 0;
}

/// lhs += rhs, or lhs -= rhs where that is not negative.
static void add_words(Exact *lhs, const Exact *rhs) {
  uint64_t carry = 0;
  for (unsigned i = 0; i < NUM_WORDS; i++) {
    U128 sum = u128_mul_add(lhs->words[i], 1, rhs->words[i], carry);
    lhs->words[i] = sum.low;
    carry = sum.high;
  }
}

static void subtract_words(Exact *lhs, const Exact *rhs) {
  uint64_t borrow = 0;
  for (unsigned i = 0; i < NUM_WORDS; i++) {
    U128 difference = u128_sub(
        u128_sub(u128(lhs->words[i]), u128(rhs->words[i])), u128(borrow));
    lhs->words[i] = difference.low;
    borrow = difference.high & 1;
  }
}

// --- addition ----------------------------------------------------------------

/// Sum of two numbers other than 0; |lhs| has the larger leading digit, or they
/// have the same. What of `rhs` is far below `lhs` is a sticky bit.
static FloatBits add_exact(FloatKind kind, Exact lhs, Exact rhs) {
  enum { GUARD_BITS = 250 };
  unsigned room = GUARD_BITS - bit_length(&lhs);
  shift_left(&lhs, room);
  lhs.exponent -= (int32_t)room;
  int32_t distance = lhs.exponent - rhs.exponent;
  bool sticky = false;
  if (distance <= 0) {
    shift_left(&rhs, (unsigned)-distance);
  } else {
    sticky = shift_right(
        &rhs, (unsigned)distance < NUM_BITS ? (unsigned)distance : NUM_BITS);
    if (distance >= NUM_BITS)
      rhs = (Exact){.is_negative = rhs.is_negative};
  }
  if (lhs.is_negative == rhs.is_negative) {
    add_words(&lhs, &rhs);
    return round_exact(kind, lhs, sticky);
  }
  if (sticky) // lhs - (rhs + a bit) = (lhs - rhs - 1) + a bit.
    add_words(&rhs, &(Exact){.words = {1}});
  if (compare_words(&lhs, &rhs) < 0) {
    Exact swapped = lhs;
    lhs = rhs;
    rhs = swapped;
    lhs.exponent = rhs.exponent;
  }
  subtract_words(&lhs, &rhs);
  return bit_length(&lhs) || sticky ? round_exact(kind, lhs, sticky)
                                    : zero(kind, false);
}

static int32_t top_exponent(const FloatParts *parts) {
  return parts->exponent + (int32_t)u128_bit_length(parts->significand);
}

static FloatBits add_parts(FloatKind kind, FloatParts lhs, FloatParts rhs) {
  if (lhs.class == FLOAT_CLASS_INFINITY || rhs.class == FLOAT_CLASS_INFINITY) {
    if (lhs.class == rhs.class && lhs.is_negative != rhs.is_negative)
      return new_nan(kind);
    bool is_negative =
        lhs.class == FLOAT_CLASS_INFINITY ? lhs.is_negative : rhs.is_negative;
    return float_overflow(kind, is_negative);
  }
  if (lhs.class == FLOAT_CLASS_ZERO && rhs.class == FLOAT_CLASS_ZERO)
    return zero(kind, lhs.is_negative && rhs.is_negative);
  if (lhs.class == FLOAT_CLASS_ZERO)
    return float_round(kind, rhs, false);
  if (rhs.class == FLOAT_CLASS_ZERO)
    return float_round(kind, lhs, false);
  if (top_exponent(&lhs) < top_exponent(&rhs))
    return add_exact(kind, exact_from_parts(&rhs), exact_from_parts(&lhs));
  return add_exact(kind, exact_from_parts(&lhs), exact_from_parts(&rhs));
}

FloatBits float_add(FloatKind kind, FloatBits lhs, FloatBits rhs) {
  FloatBits result;
  if (take_nan(kind, lhs, rhs, &result))
    return result;
  return add_parts(kind, float_unpack(kind, lhs), float_unpack(kind, rhs));
}

FloatBits float_sub(FloatKind kind, FloatBits lhs, FloatBits rhs) {
  FloatBits result;
  if (take_nan(kind, lhs, rhs, &result))
    return result;
  FloatParts negated = float_unpack(kind, rhs);
  negated.is_negative = !negated.is_negative;
  return add_parts(kind, float_unpack(kind, lhs), negated);
}

// --- multiplication and division ---------------------------------------------

FloatBits float_mul(FloatKind kind, FloatBits lhs, FloatBits rhs) {
  FloatBits result;
  if (take_nan(kind, lhs, rhs, &result))
    return result;
  FloatParts left = float_unpack(kind, lhs), right = float_unpack(kind, rhs);
  bool is_negative = left.is_negative != right.is_negative;
  bool has_zero =
      left.class == FLOAT_CLASS_ZERO || right.class == FLOAT_CLASS_ZERO;
  if (left.class == FLOAT_CLASS_INFINITY || right.class == FLOAT_CLASS_INFINITY)
    return has_zero ? new_nan(kind) : float_overflow(kind, is_negative);
  if (has_zero)
    return zero(kind, is_negative);
  Exact product = {.exponent = left.exponent + right.exponent,
                   .is_negative = is_negative};
  Exact factor = exact_from_parts(&left);
  for (unsigned i = 0; i < 2; i++) {
    uint64_t word = i ? right.significand.high : right.significand.low;
    uint64_t carry = 0;
    for (unsigned j = 0; j < 3; j++) {
      U128 sum =
          u128_mul_add(factor.words[j], word, product.words[i + j], carry);
      product.words[i + j] = sum.low;
      carry = sum.high;
    }
  }
  return round_exact(kind, product, false);
}

/// Quotient of two numbers other than 0, a bit at a time: as many bits as the
/// format has and some more.
static FloatBits divide_parts(FloatKind kind, FloatParts lhs, FloatParts rhs,
                              bool is_negative) {
  enum { QUOTIENT_BITS = 120 };
  unsigned left_length = u128_bit_length(lhs.significand);
  unsigned right_length = u128_bit_length(rhs.significand);
  U128 divisor = rhs.significand;
  U128 rest = lhs.significand;
  int32_t exponent = lhs.exponent - rhs.exponent;
  // Align the leading ones, so that the quotient begins at once.
  if (left_length < right_length)
    rest = u128_shl(rest, right_length - left_length);
  else
    divisor = u128_shl(divisor, left_length - right_length);
  exponent += (int32_t)left_length - (int32_t)right_length;
  U128 quotient = u128(0);
  for (unsigned i = 0; i < QUOTIENT_BITS; i++) {
    bool fits = !u128_is_less(rest, divisor);
    quotient = u128_or(u128_shl(quotient, 1), u128(fits));
    rest = u128_shl(fits ? u128_sub(rest, divisor) : rest, 1);
  }
  Exact number = {.words = {quotient.low, quotient.high},
                  .exponent = exponent - (QUOTIENT_BITS - 1),
                  .is_negative = is_negative};
  return round_exact(kind, number, !u128_is_zero(rest));
}

/// What a division by zero gives: unlike an overflow, zero where the format has
/// neither infinity nor NaN.
static FloatBits infinity_or_nan(FloatKind kind, bool is_negative) {
  return float_formats[kind].specials == FLOAT_FINITE
             ? zero(kind, is_negative)
             : float_overflow(kind, is_negative);
}

FloatBits float_div(FloatKind kind, FloatBits lhs, FloatBits rhs) {
  FloatBits result;
  if (take_nan(kind, lhs, rhs, &result))
    return result;
  FloatParts left = float_unpack(kind, lhs), right = float_unpack(kind, rhs);
  bool is_negative = left.is_negative != right.is_negative;
  if (left.class == right.class && left.class != FLOAT_CLASS_NUMBER)
    return new_nan(kind); // 0 / 0, inf / inf.
  if (left.class == FLOAT_CLASS_INFINITY || right.class == FLOAT_CLASS_ZERO)
    return infinity_or_nan(kind, is_negative);
  if (left.class == FLOAT_CLASS_ZERO || right.class == FLOAT_CLASS_INFINITY)
    return zero(kind, is_negative);
  return divide_parts(kind, left, right, is_negative);
}

/// |lhs| mod |rhs|, of numbers other than 0, with the sign of `lhs`.
static FloatBits mod_parts(FloatKind kind, FloatParts lhs, FloatParts rhs) {
  U128 rest = lhs.significand;
  U128 divisor = rhs.significand;
  int32_t exponent = lhs.exponent;
  // Brings both to the smaller step.
  if (rhs.exponent > lhs.exponent) {
    int32_t shift = rhs.exponent - lhs.exponent;
    if (shift + (int32_t)u128_bit_length(divisor) > 127)
      return float_round(kind, lhs, false); // |lhs| < |rhs|.
    divisor = u128_shl(divisor, (unsigned)shift);
  }
  rest = u128_mod(rest, divisor);
  for (; exponent > rhs.exponent && !u128_is_zero(rest); exponent--)
    rest = u128_mod(u128_shl(rest, 1), divisor);
  if (u128_is_zero(rest))
    return zero(kind, lhs.is_negative);
  lhs.significand = rest;
  lhs.exponent = exponent;
  return float_round(kind, lhs, false);
}

FloatBits float_mod(FloatKind kind, FloatBits lhs, FloatBits rhs) {
  FloatBits result;
  if (take_nan(kind, lhs, rhs, &result))
    return result;
  FloatParts left = float_unpack(kind, lhs), right = float_unpack(kind, rhs);
  if (left.class == FLOAT_CLASS_INFINITY || right.class == FLOAT_CLASS_ZERO)
    return new_nan(kind);
  if (left.class == FLOAT_CLASS_ZERO || right.class == FLOAT_CLASS_INFINITY)
    return lhs;
  return mod_parts(kind, left, right);
}

FloatBits float_negate(FloatKind kind, FloatBits bits) {
  const FloatFormat *format = &float_formats[kind];
  if (format->specials == FLOAT_EXPONENT_ONLY ||
      (format->specials == FLOAT_NAN_NEG_ZERO &&
       (float_is_zero(kind, bits) || float_is_nan(kind, bits))))
    return bits;
  unsigned sign = format->bits - 1u;
  if (sign < 64)
    bits.low ^= UINT64_C(1) << sign;
  else
    bits.high ^= UINT64_C(1) << (sign - 64);
  return bits;
}

// --- order -------------------------------------------------------------------

/// Compares numbers and infinities of one sign by size.
static int compare_magnitude(const FloatParts *lhs, const FloatParts *rhs) {
  if (lhs->class != rhs->class)
    return lhs->class < rhs->class ? -1 : 1;
  if (lhs->class != FLOAT_CLASS_NUMBER)
    return 0;
  int32_t left = top_exponent(lhs), right = top_exponent(rhs);
  if (left != right)
    return left < right ? -1 : 1;
  unsigned left_shift = 128 - u128_bit_length(lhs->significand);
  unsigned right_shift = 128 - u128_bit_length(rhs->significand);
  U128 a = u128_shl(lhs->significand, left_shift);
  U128 b = u128_shl(rhs->significand, right_shift);
  return u128_equals(a, b) ? 0 : u128_is_less(a, b) ? -1 : 1;
}

FloatOrder float_compare(FloatKind kind, FloatBits lhs, FloatBits rhs) {
  FloatParts left = float_unpack(kind, lhs), right = float_unpack(kind, rhs);
  if (is_nan(&left) || is_nan(&right))
    return FLOAT_UNORDERED;
  if (left.class == FLOAT_CLASS_ZERO && right.class == FLOAT_CLASS_ZERO)
    return FLOAT_EQUAL;
  if (left.class == FLOAT_CLASS_ZERO)
    return right.is_negative ? FLOAT_GREATER : FLOAT_LESS;
  if (right.class == FLOAT_CLASS_ZERO)
    return left.is_negative ? FLOAT_LESS : FLOAT_GREATER;
  if (left.is_negative != right.is_negative)
    return left.is_negative ? FLOAT_LESS : FLOAT_GREATER;
  int order = compare_magnitude(&left, &right);
  if (order == 0)
    return FLOAT_EQUAL;
  return (order < 0) != left.is_negative ? FLOAT_LESS : FLOAT_GREATER;
}

/// The greater of two numbers, or the less; -0 < +0.
static FloatBits choose(FloatKind kind, FloatBits lhs, FloatBits rhs,
                        FloatOrder wanted) {
  FloatOrder order = float_compare(kind, lhs, rhs);
  if (order != FLOAT_EQUAL)
    return order == wanted ? lhs : rhs;
  bool lhs_is_less = float_is_negative(kind, lhs);
  if (lhs_is_less == float_is_negative(kind, rhs))
    return lhs;
  return lhs_is_less == (wanted == FLOAT_LESS) ? lhs : rhs;
}

FloatBits float_maximum(FloatKind kind, FloatBits lhs, FloatBits rhs) {
  FloatBits result;
  return take_nan(kind, lhs, rhs, &result)
             ? result
             : choose(kind, lhs, rhs, FLOAT_GREATER);
}

FloatBits float_minimum(FloatKind kind, FloatBits lhs, FloatBits rhs) {
  FloatBits result;
  return take_nan(kind, lhs, rhs, &result) ? result
                                           : choose(kind, lhs, rhs, FLOAT_LESS);
}

/// The one that is no NaN, if one is; a signaling NaN, made quiet.
static bool take_number(FloatKind kind, FloatBits lhs, FloatBits rhs,
                        FloatBits *result) {
  if (float_is_signaling(kind, lhs))
    *result = float_quiet(kind, lhs);
  else if (float_is_signaling(kind, rhs))
    *result = float_quiet(kind, rhs);
  else if (float_is_nan(kind, lhs))
    *result = rhs;
  else if (float_is_nan(kind, rhs))
    *result = lhs;
  else
    return false;
  return true;
}

FloatBits float_maxnum(FloatKind kind, FloatBits lhs, FloatBits rhs) {
  FloatBits result;
  return take_number(kind, lhs, rhs, &result)
             ? result
             : choose(kind, lhs, rhs, FLOAT_GREATER);
}

FloatBits float_minnum(FloatKind kind, FloatBits lhs, FloatBits rhs) {
  FloatBits result;
  return take_number(kind, lhs, rhs, &result)
             ? result
             : choose(kind, lhs, rhs, FLOAT_LESS);
}

bool float_is_one(FloatKind kind, FloatBits bits) {
  return float_bits_equal(bits, float_from_double(kind, 1.0));
}

int32_t float_exponent(FloatKind kind, FloatBits bits) {
  FloatParts parts = float_unpack(kind, bits);
  return top_exponent(&parts) - 1;
}

// --- integers ----------------------------------------------------------------

FloatBits float_from_int(FloatKind kind, WideInt value, bool is_signed) {
  enum { KEPT_WORDS = 2 };
  Arena arena;
  arena_init(&arena);
  bool is_negative = is_signed && wide_int_is_negative(&value);
  if (is_negative)
    value = wide_int_neg(&arena, value);
  uint32_t length = wide_int_active_bits(&value);
  const uint64_t *words = wide_int_words(&value);
  uint32_t count = wide_int_num_words(value.width);
  uint32_t first = length > 192 ? (length - 1) / 64 - 2 : 0;
  Exact number = {.exponent = (int32_t)first * 64, .is_negative = is_negative};
  bool sticky = false;
  for (uint32_t i = 0; i < first; i++)
    sticky |= words[i] != 0;
  for (uint32_t i = 0; i <= KEPT_WORDS && first + i < count; i++)
    number.words[i] = words[first + i];
  FloatBits result =
      length ? round_exact(kind, number, sticky) : zero(kind, false);
  arena_free(&arena);
  return result;
}

bool float_to_int(Arena *arena, FloatKind kind, FloatBits bits, uint32_t width,
                  bool is_signed, WideInt *value) {
  FloatParts parts = float_unpack(kind, bits);
  *value = wide_int_from_u64(arena, width, 0);
  if (parts.class == FLOAT_CLASS_ZERO)
    return true;
  if (parts.class != FLOAT_CLASS_NUMBER)
    return false;
  int32_t top = top_exponent(&parts);
  if (top <= 0)
    return true;
  if ((uint32_t)top > width)
    return false;
  // The magnitude fits `width` bits without a sign.
  U128 significand = parts.significand;
  if (parts.exponent < 0)
    significand = u128_shr(significand, (unsigned)-parts.exponent);
  uint64_t words[2] = {significand.low, significand.high};
  WideInt magnitude = wide_int_zext_or_trunc(
      arena, wide_int_from_words(arena, 128, words), width);
  if (parts.exponent > 0)
    magnitude = wide_int_shl(arena, magnitude, (uint32_t)parts.exponent);
  if (!parts.is_negative) {
    *value = magnitude;
    return !is_signed || !wide_int_is_negative(&magnitude);
  }
  *value = wide_int_neg(arena, magnitude);
  return is_signed && wide_int_is_negative(value);
}
