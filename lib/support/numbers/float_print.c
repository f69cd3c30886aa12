// SPDX-License-Identifier: Apache-2.0
// Floats as text, digit for digit as MLIR prints them. The number is turned
// into an exact integer times a power of ten, of which the digits that the text
// can't use are divided away before the rest is rounded, half up. That division
// truncates, and its scale follows from the number's length in bits. Both show
// in the last digit, so they must be done in exactly this way. Follows
// mlir::AsmPrinter's printFloat and llvm::APFloat::toString.
#include "support/numbers/float_format.h"

#include <string.h>

#include "support/numbers/float_internal.h"
#include "support/numbers/wide_int_internal.h"

enum {
  MAX_WORDS = 640, ///< The smallest f128 number takes 603.
  MAX_DIGITS = 48, ///< The longest text has 36, and rounding needs a few more.
  SHORT_DIGITS = 6 ///< Significant digits of the first form.
};

/// words * 10^exponent, exactly.
typedef struct ExactDecimal {
  uint64_t words[MAX_WORDS];
  size_t count;
  int32_t exponent;
} ExactDecimal;

/// digits * 10^exponent: most significant first, the last not 0.
typedef struct Digits {
  char digits[MAX_DIGITS];
  unsigned count;
  int32_t exponent;
} Digits;

static void trim_words(ExactDecimal *exact) {
  while (exact->count && exact->words[exact->count - 1] == 0)
    exact->count--;
}

static void exact_mul(ExactDecimal *exact, uint64_t factor) {
  uint64_t carry = words_mul_add(exact->words, exact->count, factor, 0);
  if (carry)
    exact->words[exact->count++] = carry;
}

/// exact = exact * 5^power.
static void exact_mul_power_of_5(ExactDecimal *exact, uint32_t power) {
  const uint64_t power_27 = UINT64_C(7450580596923828125);
  for (; power >= 27; power -= 27)
    exact_mul(exact, power_27);
  uint64_t factor = 1;
  while (power-- > 0)
    factor *= 5;
  exact_mul(exact, factor);
}

/// exact = significand * 2^shift.
static void exact_shift(ExactDecimal *exact, U128 significand, uint32_t shift) {
  size_t skip = shift / 64;
  unsigned bits = shift % 64;
  memset(exact->words, 0, skip * sizeof exact->words[0]);
  uint64_t low = significand.low, high = significand.high;
  exact->words[skip] = low << bits;
  exact->words[skip + 1] = (high << bits) | (bits ? low >> (64 - bits) : 0);
  exact->words[skip + 2] = bits ? high >> (64 - bits) : 0;
  exact->count = skip + 3;
  trim_words(exact);
}

static void make_exact(FloatParts parts, ExactDecimal *exact) {
  unsigned zeros = u128_trailing_zeros(parts.significand);
  int32_t exponent = parts.exponent + (int32_t)zeros;
  U128 significand = u128_shr(parts.significand, zeros);
  exact_shift(exact, significand, exponent > 0 ? (uint32_t)exponent : 0);
  exact->exponent = exponent < 0 ? exponent : 0;
  if (exponent < 0)
    exact_mul_power_of_5(exact, (uint32_t)-exponent);
}

static uint32_t exact_bit_length(const ExactDecimal *exact) {
  return (uint32_t)exact->count * 64 -
         (uint32_t)__builtin_clzll(exact->words[exact->count - 1]);
}

/// Divides by the power of ten that leaves little more than `precision`
/// digits. 196/59 is just above the bits of a decimal digit.
static void drop_unused_digits(ExactDecimal *exact, unsigned precision) {
  uint32_t length = exact_bit_length(exact);
  uint32_t wanted = (precision * 196 + 58) / 59;
  if (length <= wanted)
    return;
  uint32_t removable = (length - wanted) * 59 / 196;
  exact->exponent += (int32_t)removable;
  while (removable) {
    uint32_t step = removable < 19 ? removable : 19;
    uint64_t divisor = 1;
    for (uint32_t i = 0; i < step; i++)
      divisor *= 10;
    words_div(exact->words, exact->count, divisor);
    trim_words(exact);
    removable -= step;
  }
}

/// Takes the zeros off the end.
static void strip_zeros(Digits *digits) {
  while (digits->count > 1 && digits->digits[digits->count - 1] == '0') {
    digits->count--;
    digits->exponent++;
  }
}

static void collect_digits(ExactDecimal *exact, Digits *digits) {
  char buffer[MAX_DIGITS];
  unsigned at = MAX_DIGITS;
  while (exact->count) {
    uint64_t digit = words_div(exact->words, exact->count, 10);
    buffer[--at] = (char)('0' + digit);
    trim_words(exact);
  }
  digits->count = MAX_DIGITS - at;
  digits->exponent = exact->exponent;
  memcpy(digits->digits, buffer + at, digits->count);
  strip_zeros(digits);
}

/// Cuts to `precision` digits, rounding half up.
static void round_digits(Digits *digits, unsigned precision) {
  if (digits->count <= precision)
    return;
  bool up = digits->digits[precision] >= '5';
  digits->exponent += (int32_t)(digits->count - precision);
  digits->count = precision;
  while (up && digits->count && digits->digits[digits->count - 1] == '9') {
    digits->count--;
    digits->exponent++;
  }
  if (up && digits->count)
    digits->digits[digits->count - 1]++;
  else if (up)
    digits->digits[digits->count++] = '1';
  strip_zeros(digits);
}

static void make_digits(ExactDecimal *exact, unsigned precision,
                        Digits *digits) {
  drop_unused_digits(exact, precision);
  collect_digits(exact, digits);
  round_digits(digits, precision);
}

/// The exponent of the first digit.
static int32_t leading_exponent(const Digits *digits) {
  return digits->exponent + (int32_t)digits->count - 1;
}

static void print_exponent(Stream *stream, int32_t exponent,
                           unsigned min_digits) {
  stream_char(stream, exponent < 0 ? '-' : '+');
  uint32_t magnitude = (uint32_t)(exponent < 0 ? -exponent : exponent);
  if (min_digits > 1 && magnitude < 10)
    stream_char(stream, '0');
  stream_uint(stream, magnitude);
}

/// `1.500000e+00`
static void print_short(Stream *stream, const Digits *digits) {
  stream_char(stream, digits->digits[0]);
  stream_char(stream, '.');
  stream_bytes(stream, digits->digits + 1, digits->count - 1);
  stream_fill(stream, '0', SHORT_DIGITS - (digits->count - 1));
  stream_char(stream, 'e');
  print_exponent(stream, leading_exponent(digits), 2);
}

/// `1.00000000000000002E+30`
static void print_scientific(Stream *stream, const Digits *digits) {
  stream_char(stream, digits->digits[0]);
  stream_char(stream, '.');
  if (digits->count == 1)
    stream_char(stream, '0');
  stream_bytes(stream, digits->digits + 1, digits->count - 1);
  stream_char(stream, 'E');
  print_exponent(stream, leading_exponent(digits), 1);
}

/// `3.14159274` or `0.00123456789`
static void print_fixed(Stream *stream, const Digits *digits) {
  int32_t num_whole = digits->exponent + (int32_t)digits->count;
  if (num_whole > 0) {
    stream_bytes(stream, digits->digits, (size_t)num_whole);
    stream_char(stream, '.');
    stream_bytes(stream, digits->digits + num_whole,
                 digits->count - (size_t)num_whole);
    return;
  }
  stream_cstr(stream, "0.");
  stream_fill(stream, '0', (size_t)-num_whole);
  stream_bytes(stream, digits->digits, digits->count);
}

/// All digits. False if there would be no point in the text, which then would
/// read as an integer.
static bool print_long(Stream *stream, const Digits *digits,
                       unsigned precision) {
  enum { MAX_PADDING = 3 };
  if (digits->exponent >= 0) {
    bool is_scientific = digits->exponent > MAX_PADDING ||
                         digits->count + (unsigned)digits->exponent > precision;
    if (is_scientific)
      print_scientific(stream, digits);
    return is_scientific;
  }
  if (leading_exponent(digits) < -MAX_PADDING)
    print_scientific(stream, digits);
  else
    print_fixed(stream, digits);
  return true;
}

/// Whether what was printed from `start` on reads back as `bits`.
static bool reads_back(const Stream *stream, size_t start, FloatKind kind,
                       FloatBits bits) {
  FloatBits parsed;
  StringRef text = string_ref_drop(stream_view(stream), start);
  return float_parse(kind, text, &parsed) && float_bits_equal(parsed, bits);
}

/// In the first form, rounded to `precision` digits. False if it is no number.
static bool print_rounded(Stream *stream, FloatKind kind, FloatBits bits,
                          unsigned precision) {
  FloatParts parts = float_unpack(kind, bits);
  if (parts.class == FLOAT_CLASS_ZERO) {
    stream_cstr(stream, parts.is_negative ? "-0.000000e+00" : "0.000000e+00");
    return true;
  }
  if (parts.class != FLOAT_CLASS_NUMBER)
    return false;
  if (parts.is_negative)
    stream_char(stream, '-');
  ExactDecimal exact;
  Digits digits;
  make_exact(parts, &exact);
  make_digits(&exact, precision, &digits);
  print_short(stream, &digits);
  return true;
}

bool float_print_rounded(Stream *stream, FloatKind kind, FloatBits bits) {
  return print_rounded(stream, kind, bits, SHORT_DIGITS + 1);
}

bool float_print_short(Stream *stream, FloatKind kind, FloatBits bits) {
  size_t start = stream->size;
  if (!print_rounded(stream, kind, bits, SHORT_DIGITS))
    return false;
  if (float_is_zero(kind, bits) || reads_back(stream, start, kind, bits))
    return true;
  stream->size = start;
  return false;
}

static bool print_number(Stream *stream, FloatKind kind, FloatParts parts) {
  size_t start = stream->size;
  if (parts.is_negative)
    stream_char(stream, '-');
  unsigned precision = 2 + float_precision(kind) * 59 / 196;
  ExactDecimal exact;
  Digits digits;
  make_exact(parts, &exact);
  make_digits(&exact, precision, &digits);
  if (print_long(stream, &digits, precision))
    return true;
  stream->size = start;
  return false;
}

static void print_hex(Stream *stream, FloatBits bits) {
  static const char hex[] = "0123456789ABCDEF";
  stream_cstr(stream, "0x");
  bool begun = false;
  for (unsigned i = 32; i-- > 0;) {
    uint64_t word = i >= 16 ? bits.high : bits.low;
    unsigned digit = (unsigned)(word >> (i % 16 * 4)) & 15;
    begun = begun || digit || i == 0;
    if (begun)
      stream_char(stream, hex[digit]);
  }
}

void float_print(Stream *stream, FloatKind kind, FloatBits bits) {
  if (float_print_short(stream, kind, bits))
    return;
  FloatParts parts = float_unpack(kind, bits);
  if (parts.class == FLOAT_CLASS_NUMBER && print_number(stream, kind, parts))
    return;
  // Whatever is no number in f80 is written as a NaN.
  if (parts.class == FLOAT_CLASS_NAN && kind == FLOAT_F80)
    bits.high |= 0x7FFF;
  print_hex(stream, bits);
}
