// SPDX-License-Identifier: Apache-2.0
// Unsigned integers of 128 bits, and the products and quotients of words that
// need them. Not every compiler has them.
#ifndef MLOPT_SUPPORT_NUMBERS_U128_H
#define MLOPT_SUPPORT_NUMBERS_U128_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct U128 {
  uint64_t low;
  uint64_t high;
} U128;

static inline U128 u128(uint64_t low) { return (U128){low, 0}; }

static inline bool u128_is_zero(U128 value) {
  return !(value.low | value.high);
}

static inline bool u128_equals(U128 lhs, U128 rhs) {
  return lhs.low == rhs.low && lhs.high == rhs.high;
}

static inline bool u128_is_less(U128 lhs, U128 rhs) {
  return lhs.high == rhs.high ? lhs.low < rhs.low : lhs.high < rhs.high;
}

/// The lowest bit of value / 2^at.
static inline bool u128_bit(U128 value, unsigned at) {
  return ((at < 64 ? value.low >> at : value.high >> (at - 64)) & 1) != 0;
}

/// Number of bits up to the highest one.
static inline unsigned u128_bit_length(U128 value) {
  if (value.high)
    return 128 - (unsigned)__builtin_clzll(value.high);
  return value.low ? 64 - (unsigned)__builtin_clzll(value.low) : 0;
}

/// Zeros below the lowest one. `value` is not 0.
static inline unsigned u128_trailing_zeros(U128 value) {
  if (value.low)
    return (unsigned)__builtin_ctzll(value.low);
  return 64 + (unsigned)__builtin_ctzll(value.high);
}

static inline U128 u128_and(U128 lhs, U128 rhs) {
  return (U128){lhs.low & rhs.low, lhs.high & rhs.high};
}

static inline U128 u128_or(U128 lhs, U128 rhs) {
  return (U128){lhs.low | rhs.low, lhs.high | rhs.high};
}

/// Less than 128 bits to the left.
static inline U128 u128_shl(U128 value, unsigned by) {
  assert(by < 128);
  if (by >= 64)
    return (U128){0, value.low << (by - 64)};
  // In two steps: a shift by 64 is undefined.
  return (U128){value.low << by,
                value.high << by | value.low >> 1 >> (63 - by)};
}

/// Less than 128 bits to the right.
static inline U128 u128_shr(U128 value, unsigned by) {
  assert(by < 128);
  if (by >= 64)
    return (U128){value.high >> (by - 64), 0};
  return (U128){value.low >> by | value.high << 1 << (63 - by),
                value.high >> by};
}

/// The lowest `bits` bits, of at most 128.
static inline U128 u128_mask(unsigned bits) {
  U128 all = {UINT64_MAX, UINT64_MAX};
  return bits ? u128_shr(all, 128 - bits) : u128(0);
}

static inline U128 u128_add(U128 lhs, U128 rhs) {
  uint64_t low = lhs.low + rhs.low;
  return (U128){low, lhs.high + rhs.high + (low < lhs.low)};
}

static inline U128 u128_sub(U128 lhs, U128 rhs) {
  return (U128){lhs.low - rhs.low, lhs.high - rhs.high - (lhs.low < rhs.low)};
}

/// lhs mod rhs, which is not 0. Takes a step a bit of the quotient.
static inline U128 u128_mod(U128 lhs, U128 rhs) {
  while (!u128_is_less(lhs, rhs)) {
    unsigned distance = u128_bit_length(lhs) - u128_bit_length(rhs);
    U128 part = u128_shl(rhs, distance);
    if (u128_is_less(lhs, part))
      part = u128_shr(part, 1);
    lhs = u128_sub(lhs, part);
  }
  return lhs;
}

/// lhs * rhs + addend + carry, from products of half words.
static inline U128 u128_mul_halves(uint64_t lhs, uint64_t rhs, uint64_t addend,
                                   uint64_t carry) {
  uint64_t low = (uint32_t)lhs, high = lhs >> 32;
  uint64_t right_low = (uint32_t)rhs, right_high = rhs >> 32;
  uint64_t lowest = low * right_low;
  uint64_t middle = high * right_low + (lowest >> 32);
  uint64_t other = low * right_high + (uint32_t)middle;
  U128 product = {other << 32 | (uint32_t)lowest,
                  high * right_high + (middle >> 32) + (other >> 32)};
  return u128_add(u128_add(product, u128(addend)), u128(carry));
}

/// A step of u128_div_halves: the half word that is (high:low) / divisor. The
/// divisor's top bit is set, and high < divisor.
static inline uint64_t u128_div_step(uint64_t *high, uint32_t low,
                                     uint64_t divisor) {
  uint64_t top = divisor >> 32, bottom = (uint32_t)divisor;
  uint64_t quotient = *high / top, rest = *high % top;
  while (quotient >> 32 || quotient * bottom > (rest << 32 | low)) {
    quotient--;
    rest += top;
    if (rest >> 32)
      break;
  }
  *high = (*high << 32 | low) - quotient * divisor;
  return quotient;
}

/// As u128_div_word, from quotients of words.
static inline uint64_t u128_div_halves(U128 value, uint64_t divisor,
                                       uint64_t *remainder) {
  unsigned shift = (unsigned)__builtin_clzll(divisor);
  divisor <<= shift;
  value = u128_shl(value, shift);
  uint64_t rest = value.high;
  uint64_t high = u128_div_step(&rest, (uint32_t)(value.low >> 32), divisor);
  uint64_t low = u128_div_step(&rest, (uint32_t)value.low, divisor);
  *remainder = rest >> shift;
  return high << 32 | low;
}

#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 NativeU128;
#endif

/// lhs * rhs + addend + carry: always fits.
static inline U128 u128_mul_add(uint64_t lhs, uint64_t rhs, uint64_t addend,
                                uint64_t carry) {
#ifdef __SIZEOF_INT128__
  NativeU128 product = (NativeU128)lhs * rhs + addend + carry;
  return (U128){(uint64_t)product, (uint64_t)(product >> 64)};
#else
  return u128_mul_halves(lhs, rhs, addend, carry);
#endif
}

/// value / divisor, which is greater than the high word of `value`.
static inline uint64_t u128_div_word(U128 value, uint64_t divisor,
                                     uint64_t *remainder) {
#ifdef __SIZEOF_INT128__
  NativeU128 native = (NativeU128)value.high << 64 | value.low;
  *remainder = (uint64_t)(native % divisor);
  return (uint64_t)(native / divisor);
#else
  return u128_div_halves(value, divisor, remainder);
#endif
}

#endif
