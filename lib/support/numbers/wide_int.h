// SPDX-License-Identifier: Apache-2.0
// WideInt: integers of any width, two's complement. Follows llvm::APInt.
#ifndef MLOPT_SUPPORT_NUMBERS_WIDE_INT_H
#define MLOPT_SUPPORT_NUMBERS_WIDE_INT_H

#include <stdbool.h>
#include <stdint.h>

#include "support/arena.h"
#include "support/stream.h"
#include "support/string_ref.h"

/// A number of `width` bits. Up to 64 bits it is `value`, else `words`, least
/// significant first, borrowed from an arena. Bits above the width are zero.
/// Width 0 is the number 0.
typedef struct WideInt {
  uint32_t width;
  union {
    uint64_t value;
    const uint64_t *words;
  };
} WideInt;

static inline uint32_t wide_int_num_words(uint32_t width) {
  return width <= 64 ? 1 : (width + 63) / 64;
}

/// The words, least significant first; wide_int_num_words of them.
static inline const uint64_t *wide_int_words(const WideInt *number) {
  return number->width <= 64 ? &number->value : number->words;
}

/// `value` cut to `width` bits, or zero-extended to it.
WideInt wide_int_from_u64(Arena *arena, uint32_t width, uint64_t value);
/// `value` cut to `width` bits, or sign-extended to it.
WideInt wide_int_from_i64(Arena *arena, uint32_t width, int64_t value);
/// Copies the words that `width` needs.
WideInt wide_int_from_words(Arena *arena, uint32_t width,
                            const uint64_t *words);

/// Reads digits in decimal or, after `0x`, hexadecimal, as a number that is as
/// wide as it must be to hold them without a sign (width 64 where that is
/// enough). False if `text` has another character. n log² n in its digits.
bool wide_int_parse(Arena *arena, StringRef text, WideInt *number);

/// Bits needed without a sign (0 for 0), and in two's complement (1 for 0).
uint32_t wide_int_active_bits(const WideInt *number);
/// Bits needed in two's complement: 1 for 0 and for -1.
uint32_t wide_int_significant_bits(const WideInt *number);

/// The top bit. False if the width is 0.
bool wide_int_is_negative(const WideInt *number);
/// True also if the width is 0.
bool wide_int_is_zero(const WideInt *number);
/// Is the number 1, its bits read without a sign?
bool wide_int_is_one(const WideInt *number);
/// Is every bit set? True if the width is 0.
bool wide_int_is_all_ones(const WideInt *number);

/// Cut or extended to `width`.
WideInt wide_int_zext_or_trunc(Arena *arena, WideInt number, uint32_t width);
/// Cut or extended with the top bit to `width`.
WideInt wide_int_sext_or_trunc(Arena *arena, WideInt number, uint32_t width);

/// True if the number fits; then `*value` is it.
bool wide_int_as_u64(const WideInt *number, uint64_t *value);
/// True if the number, read as signed, fits; then `*value` is it.
bool wide_int_as_i64(const WideInt *number, int64_t *value);

/// Both of one width. Results wrap at it.
WideInt wide_int_add(Arena *arena, WideInt lhs, WideInt rhs);
/// lhs - rhs.
WideInt wide_int_sub(Arena *arena, WideInt lhs, WideInt rhs);
/// lhs * rhs. n² in the words, n log n from some hundred words on.
WideInt wide_int_mul(Arena *arena, WideInt lhs, WideInt rhs);
/// -number. The smallest one is its own negative.
WideInt wide_int_neg(Arena *arena, WideInt number);
/// Bit by bit.
WideInt wide_int_and(Arena *arena, WideInt lhs, WideInt rhs);
/// Bit by bit.
WideInt wide_int_or(Arena *arena, WideInt lhs, WideInt rhs);
/// Bit by bit.
WideInt wide_int_xor(Arena *arena, WideInt lhs, WideInt rhs);

/// Division takes the square of the words. Folds leave wider ones alone.
enum { WIDE_INT_MAX_DIVIDED = 1 << 16 };

static inline bool wide_int_folds_division(const WideInt *number) {
  return number->width <= WIDE_INT_MAX_DIVIDED;
}

/// Division truncates towards zero. The divisor is not 0, and a signed
/// quotient does not overflow (asserted).
WideInt wide_int_udiv(Arena *arena, WideInt lhs, WideInt rhs);
/// Remainder of wide_int_udiv.
WideInt wide_int_urem(Arena *arena, WideInt lhs, WideInt rhs);
/// Quotient of numbers read as signed, rounded towards zero.
WideInt wide_int_sdiv(Arena *arena, WideInt lhs, WideInt rhs);
/// Remainder of wide_int_sdiv: it has the sign of `lhs`.
WideInt wide_int_srem(Arena *arena, WideInt lhs, WideInt rhs);

/// Shifts by less than the width.
WideInt wide_int_shl(Arena *arena, WideInt number, uint32_t amount);
/// Fills with zeros.
WideInt wide_int_lshr(Arena *arena, WideInt number, uint32_t amount);
/// Fills with the top bit.
WideInt wide_int_ashr(Arena *arena, WideInt number, uint32_t amount);

/// False also if the widths differ.
bool wide_int_equals(const WideInt *lhs, const WideInt *rhs);
/// <0, 0 or >0.
int wide_int_compare_unsigned(const WideInt *lhs, const WideInt *rhs);
/// <0, 0 or >0, both read in two's complement.
int wide_int_compare_signed(const WideInt *lhs, const WideInt *rhs);

/// In decimal; n log² n in the words.
void wide_int_print(Stream *stream, const WideInt *number, bool is_signed);

#endif
