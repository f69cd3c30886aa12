// SPDX-License-Identifier: Apache-2.0
// What the files of WideInt share: making numbers from words, and dividing an
// array of words in place.
#ifndef MLOPT_SUPPORT_NUMBERS_WIDE_INT_INTERNAL_H
#define MLOPT_SUPPORT_NUMBERS_WIDE_INT_INTERNAL_H

#include <stddef.h>

#include "support/numbers/u128.h"
#include "support/numbers/wide_int.h"

/// The bits of the most significant word that belong to `width`.
static inline uint64_t wide_int_top_mask(uint32_t width) {
  if (width == 0)
    return 0;
  return UINT64_MAX >> ((64 - width % 64) % 64);
}

/// A number of at most 64 bits.
static inline WideInt wide_int_small(uint32_t width, uint64_t value) {
  return (WideInt){.width = width, .value = value & wide_int_top_mask(width)};
}

/// Uninitialized words for a number of `width` bits.
uint64_t *wide_int_alloc(Arena *arena, uint32_t width);

/// Makes a number of words from wide_int_alloc; clears what is above `width`.
WideInt wide_int_adopt(uint32_t width, uint64_t *words);

/// Quotient and remainder at once. `rhs` is not 0.
void wide_int_divide(Arena *arena, WideInt lhs, WideInt rhs, WideInt *quotient,
                     WideInt *remainder);

/// From this many words on, the functions below are faster than schoolbook
/// methods.
enum { MIN_CONVOLVED_WORDS = 512 };

/// The lower `count` words of the product of numbers of `count` words.
void words_multiply(uint64_t *product, const uint64_t *lhs, const uint64_t *rhs,
                    size_t count);
/// Words of the number of decimal digits, as many as it gives. Owned by the
/// caller.
size_t words_from_decimal(uint64_t **words, StringRef text);
/// Writes the unsigned number in `count` words, the lowest first. n log² n.
void words_print_decimal(Stream *stream, const uint64_t *words, size_t count);

/// words = words * factor + addend; gives the word that is carried out.
static inline uint64_t words_mul_add(uint64_t *words, size_t count,
                                     uint64_t factor, uint64_t addend) {
  for (size_t i = 0; i < count; i++) {
    U128 product = u128_mul_add(words[i], factor, addend, 0);
    words[i] = product.low;
    addend = product.high;
  }
  return addend;
}

/// words = words / divisor; gives the remainder.
static inline uint64_t words_div(uint64_t *words, size_t count,
                                 uint64_t divisor) {
  uint64_t remainder = 0;
  for (size_t i = count; i-- > 0;)
    words[i] = u128_div_word((U128){words[i], remainder}, divisor, &remainder);
  return remainder;
}

#endif
