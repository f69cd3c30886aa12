// SPDX-License-Identifier: Apache-2.0
// Integers of any width: making, resizing, asking, comparing. Each operation
// has a short way for what fits a word, which is nearly all there is.
#include "support/numbers/wide_int.h"

#include <assert.h>

#include "support/numbers/wide_int_internal.h"

WideInt wide_int_adopt(uint32_t width, uint64_t *words) {
  uint32_t count = wide_int_num_words(width);
  words[count - 1] &= wide_int_top_mask(width);
  if (width <= 64)
    return (WideInt){.width = width, .value = words[0]};
  return (WideInt){.width = width, .words = words};
}

uint64_t *wide_int_alloc(Arena *arena, uint32_t width) {
  return arena_alloc(arena, wide_int_num_words(width) * sizeof(uint64_t));
}

/// `value`, and `fill` in all words above it.
static WideInt from_word(Arena *arena, uint32_t width, uint64_t value,
                         uint64_t fill) {
  if (width <= 64)
    return wide_int_small(width, value);
  uint64_t *words = wide_int_alloc(arena, width);
  words[0] = value;
  for (uint32_t i = 1; i < wide_int_num_words(width); i++)
    words[i] = fill;
  return wide_int_adopt(width, words);
}

WideInt wide_int_from_u64(Arena *arena, uint32_t width, uint64_t value) {
  return from_word(arena, width, value, 0);
}

WideInt wide_int_from_i64(Arena *arena, uint32_t width, int64_t value) {
  return from_word(arena, width, (uint64_t)value, value < 0 ? UINT64_MAX : 0);
}

WideInt wide_int_from_words(Arena *arena, uint32_t width,
                            const uint64_t *words) {
  if (width <= 64)
    return wide_int_small(width, words[0]);
  size_t size = wide_int_num_words(width) * sizeof *words;
  return wide_int_adopt(width, arena_copy(arena, words, size));
}

uint32_t wide_int_active_bits(const WideInt *number) {
  const uint64_t *words = wide_int_words(number);
  for (uint32_t i = wide_int_num_words(number->width); i-- > 0;)
    if (words[i])
      return i * 64 + 64 - (uint32_t)__builtin_clzll(words[i]);
  return 0;
}

/// Bits needed without a sign by the complement of `number`.
static uint32_t complement_active_bits(const WideInt *number) {
  const uint64_t *words = wide_int_words(number);
  uint32_t count = wide_int_num_words(number->width);
  for (uint32_t i = count; i-- > 0;) {
    uint64_t mask =
        i == count - 1 ? wide_int_top_mask(number->width) : UINT64_MAX;
    uint64_t word = ~words[i] & mask;
    if (word)
      return i * 64 + 64 - (uint32_t)__builtin_clzll(word);
  }
  return 0;
}

uint32_t wide_int_significant_bits(const WideInt *number) {
  if (wide_int_is_negative(number))
    return complement_active_bits(number) + 1;
  return wide_int_active_bits(number) + 1;
}

bool wide_int_is_negative(const WideInt *number) {
  if (number->width == 0)
    return false;
  uint32_t top = number->width - 1;
  return (wide_int_words(number)[top / 64] >> top % 64) & 1;
}

bool wide_int_is_zero(const WideInt *number) {
  if (number->width <= 64)
    return number->value == 0;
  return wide_int_active_bits(number) == 0;
}

bool wide_int_is_one(const WideInt *number) {
  if (number->width <= 64)
    return number->value == 1;
  return wide_int_active_bits(number) == 1;
}

bool wide_int_is_all_ones(const WideInt *number) {
  if (number->width <= 64)
    return number->value == wide_int_top_mask(number->width);
  return complement_active_bits(number) == 0;
}

/// The words of `number`, cut, or extended by `fill`, whose sign bits reach
/// beyond the old width.
static WideInt resize(Arena *arena, WideInt number, uint32_t width,
                      uint64_t fill) {
  const uint64_t *words = wide_int_words(&number);
  uint32_t old_count = wide_int_num_words(number.width);
  uint64_t top_fill = fill & ~wide_int_top_mask(number.width);
  if (width <= 64)
    return wide_int_small(width,
                          old_count == 1 ? words[0] | top_fill : words[0]);
  uint32_t count = wide_int_num_words(width);
  uint64_t *resized = wide_int_alloc(arena, width);
  for (uint32_t i = 0; i < count; i++)
    resized[i] = i < old_count ? words[i] : fill;
  if (old_count <= count)
    resized[old_count - 1] |= top_fill;
  return wide_int_adopt(width, resized);
}

WideInt wide_int_zext_or_trunc(Arena *arena, WideInt number, uint32_t width) {
  return width == number.width ? number : resize(arena, number, width, 0);
}

WideInt wide_int_sext_or_trunc(Arena *arena, WideInt number, uint32_t width) {
  if (width == number.width)
    return number;
  uint64_t fill = wide_int_is_negative(&number) ? UINT64_MAX : 0;
  return resize(arena, number, width, fill);
}

bool wide_int_as_u64(const WideInt *number, uint64_t *value) {
  if (wide_int_active_bits(number) > 64)
    return false;
  *value = wide_int_words(number)[0];
  return true;
}

bool wide_int_as_i64(const WideInt *number, int64_t *value) {
  if (wide_int_significant_bits(number) > 64)
    return false;
  uint64_t word = wide_int_words(number)[0];
  if (wide_int_is_negative(number) && number->width < 64)
    word |= ~wide_int_top_mask(number->width);
  *value = (int64_t)word;
  return true;
}

bool wide_int_equals(const WideInt *lhs, const WideInt *rhs) {
  return lhs->width == rhs->width && wide_int_compare_unsigned(lhs, rhs) == 0;
}

int wide_int_compare_unsigned(const WideInt *lhs, const WideInt *rhs) {
  assert(lhs->width == rhs->width);
  const uint64_t *left = wide_int_words(lhs);
  const uint64_t *right = wide_int_words(rhs);
  for (uint32_t i = wide_int_num_words(lhs->width); i-- > 0;)
    if (left[i] != right[i])
      return left[i] < right[i] ? -1 : 1;
  return 0;
}

int wide_int_compare_signed(const WideInt *lhs, const WideInt *rhs) {
  bool lhs_negative = wide_int_is_negative(lhs);
  if (lhs_negative != wide_int_is_negative(rhs))
    return lhs_negative ? -1 : 1;
  return wide_int_compare_unsigned(lhs, rhs);
}
