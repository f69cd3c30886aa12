// SPDX-License-Identifier: Apache-2.0
// Products and changes of base of very wide integers, in little more than
// linear time: digits of 16 bits or four decimals are convolved by
// number-theoretic transforms modulo 2^64 - 2^32 + 1, where the sums of 2^31
// products of two digits fit.
#include <string.h>

#include "support/memory.h"
#include "support/numbers/wide_int_internal.h"

static const uint64_t PRIME = UINT64_C(0xFFFFFFFF00000001);
static const uint64_t EPSILON = 0xFFFFFFFF; // 2^64 modulo PRIME.
enum { GENERATOR = 7, MAX_SCHOOLBOOK = 32 };

static uint64_t add_mod(uint64_t lhs, uint64_t rhs) {
  uint64_t sum = lhs + rhs;
  if (sum < lhs)
    sum += EPSILON;
  return sum >= PRIME ? sum - PRIME : sum;
}

static uint64_t sub_mod(uint64_t lhs, uint64_t rhs) {
  return lhs >= rhs ? lhs - rhs : lhs + (PRIME - rhs);
}

/// As 2^64 is 2^32 - 1, and 2^96 is -1.
static uint64_t mul_mod(uint64_t lhs, uint64_t rhs) {
  U128 product = u128_mul_add(lhs, rhs, 0, 0);
  uint64_t low = product.low, high = product.high;
  uint64_t result = low - (high >> 32);
  if (low < high >> 32)
    result -= EPSILON;
  uint64_t middle = (high & EPSILON) * EPSILON;
  result += middle;
  if (result < middle)
    result += EPSILON;
  return result >= PRIME ? result - PRIME : result;
}

static uint64_t power_mod(uint64_t base, uint64_t exponent) {
  uint64_t result = 1;
  for (; exponent; exponent >>= 1) {
    if (exponent & 1)
      result = mul_mod(result, base);
    base = mul_mod(base, base);
  }
  return result;
}

/// Forward, from natural to bit-reversed order. `size` is a power of two.
static void transform(uint64_t *data, size_t size) {
  for (size_t half = size / 2; half; half /= 2) {
    uint64_t root = power_mod(GENERATOR, (PRIME - 1) / (2 * half));
    for (size_t first = 0; first < size; first += 2 * half) {
      uint64_t twist = 1;
      for (size_t at = first; at < first + half; at++) {
        uint64_t low = data[at], high = data[at + half];
        data[at] = add_mod(low, high);
        data[at + half] = mul_mod(sub_mod(low, high), twist);
        twist = mul_mod(twist, root);
      }
    }
  }
}

/// The inverse of it.
static void transform_back(uint64_t *data, size_t size) {
  for (size_t half = 1; half < size; half *= 2) {
    uint64_t root = power_mod(GENERATOR, (PRIME - 1) / (2 * half));
    root = power_mod(root, PRIME - 2);
    for (size_t first = 0; first < size; first += 2 * half) {
      uint64_t twist = 1;
      for (size_t at = first; at < first + half; at++) {
        uint64_t low = data[at], high = mul_mod(data[at + half], twist);
        data[at] = add_mod(low, high);
        data[at + half] = sub_mod(low, high);
        twist = mul_mod(twist, root);
      }
    }
  }
  uint64_t scale = power_mod(size, PRIME - 2);
  for (size_t i = 0; i < size; i++)
    data[i] = mul_mod(data[i], scale);
}

/// A factor of `count` digits, in the form in which products take it.
typedef struct Factor {
  uint64_t *data; ///< Digits, or their transform. Owned.
  size_t count;
  size_t size; ///< Size of the transform; 0: few digits.
} Factor;

static Factor factor_create(const uint64_t *digits, size_t count) {
  Factor factor = {.count = count};
  if (count > MAX_SCHOOLBOOK)
    for (factor.size = 1; factor.size < 2 * count;)
      factor.size *= 2;
  size_t room = factor.size ? factor.size : count;
  factor.data = mem_alloc_zero(room * sizeof *factor.data);
  memcpy(factor.data, digits, count * sizeof *digits);
  if (factor.size)
    transform(factor.data, factor.size);
  return factor;
}

static void carry_digits(uint64_t *digits, size_t count, uint64_t base) {
  uint64_t carry = 0;
  for (size_t i = 0; i < count; i++) {
    carry += digits[i];
    digits[i] = carry % base;
    carry /= base;
  }
}

/// product = digits * factor, in twice their count of digits.
static void multiply(uint64_t *product, const uint64_t *digits,
                     const Factor *factor, uint64_t base) {
  size_t count = factor->count;
  if (!factor->size) {
    memset(product, 0, 2 * count * sizeof *product);
    for (size_t i = 0; i < count; i++)
      for (size_t k = 0; k < count; k++)
        product[i + k] += digits[i] * factor->data[k];
  } else {
    Factor other = factor_create(digits, count);
    for (size_t i = 0; i < other.size; i++)
      other.data[i] = mul_mod(other.data[i], factor->data[i]);
    transform_back(other.data, other.size);
    memcpy(product, other.data, 2 * count * sizeof *product);
    mem_free(other.data);
  }
  carry_digits(product, 2 * count, base);
}

/// The number of `digits` in another base, owned by the caller. Blocks of
/// digits, first of one each, are joined by two: high * power + low.
static size_t digits_convert(const uint64_t *digits, size_t count,
                             uint64_t from, uint64_t to, uint64_t **result) {
  size_t width = from > to ? 2 : 1, blocks = 1;
  while (blocks < count)
    blocks *= 2;
  size_t total = blocks * width;
  uint64_t *parts = mem_alloc_zero(total * sizeof *parts);
  uint64_t *joined = mem_alloc(total * sizeof *joined);
  uint64_t *power = mem_alloc_zero(total * sizeof *power);
  for (size_t i = 0; i < count; i++)
    for (uint64_t k = 0, rest = digits[i]; rest; rest /= to)
      parts[i * width + k++] = rest % to;
  for (uint64_t k = 0, rest = from; rest; rest /= to)
    power[k++] = rest % to;
  for (; width < total; width *= 2) {
    Factor factor = factor_create(power, width);
    for (size_t at = 0; at < total; at += 2 * width) {
      multiply(joined + at, parts + at + width, &factor, to);
      for (size_t i = 0; i < width; i++)
        joined[at + i] += parts[at + i];
      carry_digits(joined + at, 2 * width, to);
    }
    uint64_t *swapped = parts;
    parts = joined;
    joined = swapped;
    if (2 * width < total)
      multiply(joined, power, &factor, to);
    memcpy(power, joined, (2 * width < total ? 2 * width : 0) * sizeof *power);
    mem_free(factor.data);
  }
  mem_free(joined);
  mem_free(power);
  while (total && !parts[total - 1])
    total--;
  *result = parts;
  return total;
}

static uint64_t *split_words(const uint64_t *words, size_t count) {
  uint64_t *digits = mem_alloc(4 * count * sizeof *digits);
  for (size_t i = 0; i < 4 * count; i++)
    digits[i] = words[i / 4] >> (i % 4 * 16) & 0xFFFF;
  return digits;
}

static void join_words(uint64_t *words, const uint64_t *digits, size_t count) {
  memset(words, 0, (count + 3) / 4 * sizeof *words);
  for (size_t i = 0; i < count; i++)
    words[i / 4] |= digits[i] << (i % 4 * 16);
}

void words_multiply(uint64_t *product, const uint64_t *lhs, const uint64_t *rhs,
                    size_t count) {
  uint64_t *left = split_words(lhs, count), *right = split_words(rhs, count);
  uint64_t *digits = mem_alloc(8 * count * sizeof *digits);
  Factor factor = factor_create(left, 4 * count);
  multiply(digits, right, &factor, 1 << 16);
  join_words(product, digits, 4 * count);
  mem_free(factor.data);
  mem_free(digits);
  mem_free(right);
  mem_free(left);
}

enum { DECIMAL_BASE = 10000, DECIMAL_DIGITS = 4 };

size_t words_from_decimal(uint64_t **words, StringRef text) {
  size_t count = (text.size + DECIMAL_DIGITS - 1) / DECIMAL_DIGITS;
  uint64_t *decimals = mem_alloc_zero(count * sizeof *decimals), *digits;
  for (size_t i = 0; i < text.size; i++) {
    size_t place = text.size - 1 - i;
    uint64_t *digit = &decimals[place / DECIMAL_DIGITS];
    *digit = *digit * 10 + (uint64_t)(text.data[i] - '0');
  }
  size_t size = digits_convert(decimals, count, DECIMAL_BASE, 1 << 16, &digits);
  *words = mem_alloc((size + 3) / 4 * sizeof **words);
  join_words(*words, digits, size);
  mem_free(decimals);
  mem_free(digits);
  return (size + 3) / 4;
}

void words_print_decimal(Stream *stream, const uint64_t *words, size_t count) {
  uint64_t *digits = split_words(words, count), *decimals;
  size_t size =
      digits_convert(digits, 4 * count, 1 << 16, DECIMAL_BASE, &decimals);
  stream_uint(stream, size ? decimals[size - 1] : 0);
  for (size_t i = size; i-- > 1;)
    stream_format(stream, "%04u", (unsigned)decimals[i - 1]);
  mem_free(decimals);
  mem_free(digits);
}
