// SPDX-License-Identifier: Apache-2.0
// Arithmetic of integers of any width: schoolbook methods on words, but for
// products of very wide ones.
#include "support/numbers/wide_int.h"

#include <assert.h>
#include <string.h>

#include "support/numbers/wide_int_internal.h"

/// lhs + (rhs ^ flip) + carry: a sum, or with `flip` all ones a difference.
static WideInt add_words(Arena *arena, WideInt lhs, WideInt rhs, uint64_t flip,
                         uint64_t carry) {
  assert(lhs.width == rhs.width);
  if (lhs.width <= 64)
    return wide_int_small(lhs.width, lhs.value + (rhs.value ^ flip) + carry);
  uint64_t *words = wide_int_alloc(arena, lhs.width);
  for (uint32_t i = 0; i < wide_int_num_words(lhs.width); i++) {
    U128 sum = u128_mul_add(lhs.words[i], 1, rhs.words[i] ^ flip, carry);
    words[i] = sum.low;
    carry = sum.high;
  }
  return wide_int_adopt(lhs.width, words);
}

WideInt wide_int_add(Arena *arena, WideInt lhs, WideInt rhs) {
  return add_words(arena, lhs, rhs, 0, 0);
}

WideInt wide_int_sub(Arena *arena, WideInt lhs, WideInt rhs) {
  return add_words(arena, lhs, rhs, UINT64_MAX, 1);
}

WideInt wide_int_neg(Arena *arena, WideInt number) {
  WideInt zero = wide_int_from_u64(arena, number.width, 0);
  return wide_int_sub(arena, zero, number);
}

/// target += number * factor, cut to `count` words.
static void add_product(uint64_t *target, const uint64_t *number,
                        uint64_t factor, uint32_t count) {
  uint64_t carry = 0;
  for (uint32_t i = 0; i < count; i++) {
    U128 sum = u128_mul_add(number[i], factor, target[i], carry);
    target[i] = sum.low;
    carry = sum.high;
  }
}

WideInt wide_int_mul(Arena *arena, WideInt lhs, WideInt rhs) {
  assert(lhs.width == rhs.width);
  if (lhs.width <= 64)
    return wide_int_small(lhs.width, lhs.value * rhs.value);
  uint32_t count = wide_int_num_words(lhs.width);
  uint64_t *words = wide_int_alloc(arena, lhs.width);
  if (count >= MIN_CONVOLVED_WORDS) {
    words_multiply(words, lhs.words, rhs.words, count);
    return wide_int_adopt(lhs.width, words);
  }
  memset(words, 0, count * sizeof *words);
  for (uint32_t i = 0; i < count; i++)
    if (rhs.words[i])
      add_product(words + i, lhs.words, rhs.words[i], count - i);
  return wide_int_adopt(lhs.width, words);
}

typedef enum BitOp { BIT_AND, BIT_OR, BIT_XOR } BitOp;

static uint64_t bit_op_word(BitOp bit_op, uint64_t lhs, uint64_t rhs) {
  if (bit_op == BIT_AND)
    return lhs & rhs;
  return bit_op == BIT_OR ? lhs | rhs : lhs ^ rhs;
}

static WideInt apply_bit_op(Arena *arena, BitOp bit_op, WideInt lhs,
                            WideInt rhs) {
  assert(lhs.width == rhs.width);
  if (lhs.width <= 64)
    return wide_int_small(lhs.width, bit_op_word(bit_op, lhs.value, rhs.value));
  uint64_t *words = wide_int_alloc(arena, lhs.width);
  for (uint32_t i = 0; i < wide_int_num_words(lhs.width); i++)
    words[i] = bit_op_word(bit_op, lhs.words[i], rhs.words[i]);
  return wide_int_adopt(lhs.width, words);
}

WideInt wide_int_and(Arena *arena, WideInt lhs, WideInt rhs) {
  return apply_bit_op(arena, BIT_AND, lhs, rhs);
}

WideInt wide_int_or(Arena *arena, WideInt lhs, WideInt rhs) {
  return apply_bit_op(arena, BIT_OR, lhs, rhs);
}

WideInt wide_int_xor(Arena *arena, WideInt lhs, WideInt rhs) {
  return apply_bit_op(arena, BIT_XOR, lhs, rhs);
}

/// Division works on half words, so that a digit's quotient fits a word.
static uint32_t *half_words(Arena *arena, const WideInt *number, uint32_t shift,
                            uint32_t *count) {
  uint32_t num_words = wide_int_num_words(number->width);
  uint32_t *halves = arena_alloc(arena, (2 * num_words + 1) * sizeof *halves);
  const uint64_t *words = wide_int_words(number);
  uint64_t carry = 0;
  for (uint32_t i = 0; i < 2 * num_words; i++) {
    uint64_t half = (uint32_t)(words[i / 2] >> (i % 2 * 32));
    halves[i] = (uint32_t)((half << shift) | carry);
    carry = (half << shift) >> 32;
  }
  halves[2 * num_words] = (uint32_t)carry;
  *count = 2 * num_words + 1;
  return halves;
}

/// One digit of the quotient: how often `divisor` goes into the `count`+1 half
/// words at `part`, from which it is taken away. The divisor's top bit is set.
static uint32_t divide_step(uint32_t *part, const uint32_t *divisor,
                            uint32_t count) {
  uint64_t top = ((uint64_t)part[count] << 32) | part[count - 1];
  uint64_t guess = top / divisor[count - 1];
  uint64_t rest = top % divisor[count - 1];
  while (guess > UINT32_MAX ||
         (count > 1 &&
          guess * divisor[count - 2] > ((rest << 32) | part[count - 2]))) {
    guess--;
    rest += divisor[count - 1];
    if (rest > UINT32_MAX)
      break;
  }
  uint64_t borrow = 0;
  for (uint32_t i = 0; i < count; i++) {
    uint64_t taken = guess * divisor[i] + borrow;
    borrow = (taken >> 32) + (part[i] < (uint32_t)taken);
    part[i] -= (uint32_t)taken;
  }
  bool too_much = part[count] < borrow;
  part[count] -= (uint32_t)borrow;
  if (!too_much)
    return (uint32_t)guess;
  uint64_t carry = 0;
  for (uint32_t i = 0; i < count; i++) {
    carry += (uint64_t)part[i] + divisor[i];
    part[i] = (uint32_t)carry;
    carry >>= 32;
  }
  part[count] += (uint32_t)carry;
  return (uint32_t)guess - 1;
}

static void store_half(uint64_t *words, uint32_t index, uint32_t half) {
  words[index / 2] |= (uint64_t)half << (index % 2 * 32);
}

/// Quotient and remainder of numbers of more than 64 bits, by long division
/// (Knuth's algorithm D).
static void divide_words(Arena *arena, WideInt lhs, WideInt rhs,
                         uint64_t *quotient, uint64_t *remainder) {
  uint32_t num_words = wide_int_num_words(lhs.width);
  memset(quotient, 0, num_words * sizeof *quotient);
  memset(remainder, 0, num_words * sizeof *remainder);
  uint32_t bits = wide_int_active_bits(&rhs);
  uint32_t count = (bits + 31) / 32;
  uint32_t shift = (32 - bits % 32) % 32;
  uint32_t lhs_count, rhs_count;
  uint32_t *part = half_words(arena, &lhs, shift, &lhs_count);
  const uint32_t *divisor = half_words(arena, &rhs, shift, &rhs_count);
  for (uint32_t i = lhs_count - count; i-- > 0;) {
    uint32_t digit = divide_step(part + i, divisor, count);
    if (digit)
      store_half(quotient, i, digit);
  }
  for (uint32_t i = 0; i < count; i++) {
    uint64_t two = ((uint64_t)part[i + 1] << 32) | part[i];
    store_half(remainder, i, (uint32_t)(two >> shift));
  }
}

void wide_int_divide(Arena *arena, WideInt lhs, WideInt rhs, WideInt *quotient,
                     WideInt *remainder) {
  uint32_t width = lhs.width;
  assert(width == rhs.width && !wide_int_is_zero(&rhs));
  if (width <= 64) {
    *quotient = wide_int_small(width, lhs.value / rhs.value);
    *remainder = wide_int_small(width, lhs.value % rhs.value);
    return;
  }
  uint64_t *quotient_words = wide_int_alloc(arena, width);
  uint64_t *remainder_words = wide_int_alloc(arena, width);
  divide_words(arena, lhs, rhs, quotient_words, remainder_words);
  *quotient = wide_int_adopt(width, quotient_words);
  *remainder = wide_int_adopt(width, remainder_words);
}

WideInt wide_int_udiv(Arena *arena, WideInt lhs, WideInt rhs) {
  WideInt quotient, remainder;
  wide_int_divide(arena, lhs, rhs, &quotient, &remainder);
  return quotient;
}

WideInt wide_int_urem(Arena *arena, WideInt lhs, WideInt rhs) {
  WideInt quotient, remainder;
  wide_int_divide(arena, lhs, rhs, &quotient, &remainder);
  return remainder;
}

static WideInt magnitude(Arena *arena, WideInt number) {
  return wide_int_is_negative(&number) ? wide_int_neg(arena, number) : number;
}

WideInt wide_int_sdiv(Arena *arena, WideInt lhs, WideInt rhs) {
  bool negative = wide_int_is_negative(&lhs) != wide_int_is_negative(&rhs);
  WideInt quotient =
      wide_int_udiv(arena, magnitude(arena, lhs), magnitude(arena, rhs));
  assert((negative || !wide_int_is_negative(&quotient)) && "sdiv overflows");
  return negative ? wide_int_neg(arena, quotient) : quotient;
}

WideInt wide_int_srem(Arena *arena, WideInt lhs, WideInt rhs) {
  WideInt remainder =
      wide_int_urem(arena, magnitude(arena, lhs), magnitude(arena, rhs));
  return wide_int_is_negative(&lhs) ? wide_int_neg(arena, remainder)
                                    : remainder;
}

WideInt wide_int_shl(Arena *arena, WideInt number, uint32_t amount) {
  assert(amount < number.width);
  if (number.width <= 64)
    return wide_int_small(number.width, number.value << amount);
  uint64_t *words = wide_int_alloc(arena, number.width);
  uint32_t skip = amount / 64, bits = amount % 64;
  for (uint32_t i = wide_int_num_words(number.width); i-- > 0;) {
    uint64_t high = i >= skip ? number.words[i - skip] : 0;
    uint64_t low = i > skip ? number.words[i - skip - 1] : 0;
    words[i] = bits ? (high << bits) | (low >> (64 - bits)) : high;
  }
  return wide_int_adopt(number.width, words);
}

/// Shifts right; `fill` comes in from above, and fills the top word already.
static WideInt shift_right(Arena *arena, WideInt number, uint32_t amount,
                           uint64_t fill) {
  assert(amount < number.width);
  uint32_t count = wide_int_num_words(number.width);
  uint64_t top_fill = fill & ~wide_int_top_mask(number.width);
  if (number.width <= 64) {
    uint64_t high = fill && amount ? fill << (64 - amount) : 0;
    return wide_int_small(number.width,
                          (number.value | top_fill) >> amount | high);
  }
  uint64_t *words = wide_int_alloc(arena, number.width);
  uint32_t skip = amount / 64, bits = amount % 64;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t from = i + skip;
    uint64_t low = from < count ? number.words[from] : fill;
    uint64_t high = from + 1 < count ? number.words[from + 1] : fill;
    low |= from == count - 1 ? top_fill : 0;
    high |= from + 1 == count - 1 ? top_fill : 0;
    words[i] = bits ? (low >> bits) | (high << (64 - bits)) : low;
  }
  return wide_int_adopt(number.width, words);
}

WideInt wide_int_lshr(Arena *arena, WideInt number, uint32_t amount) {
  return shift_right(arena, number, amount, 0);
}

WideInt wide_int_ashr(Arena *arena, WideInt number, uint32_t amount) {
  uint64_t fill = wide_int_is_negative(&number) ? UINT64_MAX : 0;
  return shift_right(arena, number, amount, fill);
}
