// SPDX-License-Identifier: Apache-2.0
// Integers of any width as text, 19 decimal digits a step: the most that a
// word holds.
#include "support/numbers/wide_int.h"

#include "support/memory.h"
#include "support/numbers/wide_int_internal.h"

enum { STEP_DIGITS = 19 };
static const uint64_t STEP_POWER = UINT64_C(10000000000000000000);

/// Value of a digit of `radix`, or -1.
static int digit_value(char digit, int radix) {
  int value = -1;
  if (digit >= '0' && digit <= '9')
    value = digit - '0';
  else if (digit >= 'a' && digit <= 'f')
    value = digit - 'a' + 10;
  else if (digit >= 'A' && digit <= 'F')
    value = digit - 'A' + 10;
  return value < radix ? value : -1;
}

static bool are_digits(StringRef text, int radix) {
  for (size_t i = 0; i < text.size; i++)
    if (digit_value(text.data[i], radix) < 0)
      return false;
  return text.size > 0;
}

/// The number of the `count` words, in the width that it needs.
static WideInt from_digits(Arena *arena, const uint64_t *words, size_t count) {
  while (count > 1 && words[count - 1] == 0)
    count--;
  if (count <= 1)
    return wide_int_small(64, count ? words[0] : 0);
  uint32_t top_bits = 64 - (uint32_t)__builtin_clzll(words[count - 1]);
  uint32_t width = (uint32_t)(count - 1) * 64 + top_bits;
  return wide_int_from_words(arena, width, words);
}

static WideInt parse_hex(Arena *arena, StringRef digits) {
  size_t count = digits.size / 16 + 1;
  uint64_t *words = mem_alloc(count * sizeof *words);
  for (size_t i = 0; i < count; i++)
    words[i] = 0;
  for (size_t i = 0; i < digits.size; i++) {
    int value = digit_value(digits.data[digits.size - 1 - i], 16);
    words[i / 16] |= (uint64_t)value << (i % 16 * 4);
  }
  WideInt number = from_digits(arena, words, count);
  mem_free(words);
  return number;
}

static WideInt parse_decimal(Arena *arena, StringRef digits) {
  if (digits.size / STEP_DIGITS >= MIN_CONVOLVED_WORDS) {
    uint64_t *words;
    size_t count = words_from_decimal(&words, digits);
    WideInt number = from_digits(arena, words, count);
    mem_free(words);
    return number;
  }
  uint64_t *words = mem_alloc((digits.size / STEP_DIGITS + 1) * sizeof *words);
  size_t count = 0;
  while (digits.size) {
    uint64_t step = 0, power = 1;
    size_t size =
        digits.size % STEP_DIGITS ? digits.size % STEP_DIGITS : STEP_DIGITS;
    for (size_t i = 0; i < size; i++, power *= 10)
      step = step * 10 + (uint64_t)(digits.data[i] - '0');
    uint64_t carry = words_mul_add(words, count, power, step);
    if (carry)
      words[count++] = carry;
    digits = string_ref_drop(digits, size);
  }
  WideInt number = from_digits(arena, words, count);
  mem_free(words);
  return number;
}

bool wide_int_parse(Arena *arena, StringRef text, WideInt *number) {
  bool is_hex = text.size > 2 && text.data[0] == '0' &&
                (text.data[1] == 'x' || text.data[1] == 'X');
  StringRef digits = is_hex ? string_ref_drop(text, 2) : text;
  // The width of a number has 32 bits.
  if (!are_digits(digits, is_hex ? 16 : 10) || digits.size > UINT32_MAX / 8)
    return false;
  while (digits.size > 1 && digits.data[0] == '0')
    digits = string_ref_drop(digits, 1);
  *number = is_hex ? parse_hex(arena, digits) : parse_decimal(arena, digits);
  return true;
}

/// Writes `value` in as many digits as a step has, or in none more than needed.
static char *put_step(char *end, uint64_t value, bool is_first) {
  for (int i = 0; i < STEP_DIGITS && (value || !is_first); i++) {
    *--end = (char)('0' + value % 10);
    value /= 10;
  }
  return end;
}

/// Prints the number of `count` words, which are used up.
static void print_words(Stream *stream, uint64_t *words, size_t count) {
  // A word has 64 bits; a digit takes more than three.
  size_t room = count * 20 + STEP_DIGITS;
  char *digits = mem_alloc(room);
  char *first = digits + room;
  while (count && words[count - 1] == 0)
    count--;
  while (count) {
    uint64_t step = words_div(words, count, STEP_POWER);
    while (count && words[count - 1] == 0)
      count--;
    first = put_step(first, step, count == 0);
  }
  if (first == digits + room)
    *--first = '0';
  stream_bytes(stream, first, (size_t)(digits + room - first));
  mem_free(digits);
}

static void print_wide(Stream *stream, const WideInt *number, bool negative) {
  Arena scratch;
  arena_init(&scratch);
  WideInt value = negative ? wide_int_neg(&scratch, *number) : *number;
  size_t count = wide_int_num_words(number->width);
  uint64_t *words = arena_copy(&scratch, value.words, count * sizeof *words);
  if (negative)
    stream_char(stream, '-');
  while (count && words[count - 1] == 0)
    count--;
  if (count >= MIN_CONVOLVED_WORDS)
    words_print_decimal(stream, words, count);
  else
    print_words(stream, words, count);
  arena_free(&scratch);
}

void wide_int_print(Stream *stream, const WideInt *number, bool is_signed) {
  bool negative = is_signed && wide_int_is_negative(number);
  if (number->width > 64) {
    print_wide(stream, number, negative);
    return;
  }
  uint64_t sign_bits = negative ? ~wide_int_top_mask(number->width) : 0;
  if (negative)
    stream_int(stream, (int64_t)(number->value | sign_bits));
  else
    stream_uint(stream, number->value);
}
