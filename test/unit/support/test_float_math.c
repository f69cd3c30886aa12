// SPDX-License-Identifier: Apache-2.0
// Float arithmetic against the processor's: small formats on all pairs of
// numbers, computed in double and rounded once more (which changes nothing at
// their precision), large ones on random numbers.
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "support/numbers/float_math.h"

typedef FloatBits FloatOperator(FloatKind kind, FloatBits lhs, FloatBits rhs);

typedef struct Operator {
  FloatOperator *ours;
  long double (*other)(long double lhs, long double rhs);
} Operator;

static long double add(long double lhs, long double rhs) { return lhs + rhs; }
static long double sub(long double lhs, long double rhs) { return lhs - rhs; }
static long double mul(long double lhs, long double rhs) { return lhs * rhs; }
static long double div(long double lhs, long double rhs) { return lhs / rhs; }

static const Operator operators[] = {
    {float_add, add}, {float_sub, sub},   {float_mul, mul},
    {float_div, div}, {float_mod, fmodl},
};
enum { NUM_OPERATORS = sizeof operators / sizeof *operators };

/// Both NaN, or the same bits.
static void assert_same(FloatKind kind, FloatBits actual, FloatBits expected) {
  if (float_is_nan(kind, expected)) {
    assert_true(float_is_nan(kind, actual));
    return;
  }
  assert_true(float_bits_equal(actual, expected));
}

static void check_all_pairs(FloatKind kind) {
  for (uint64_t a = 0; a < 256; a++)
    for (uint64_t b = 0; b < 256; b++)
      for (size_t i = 0; i < NUM_OPERATORS; i++) {
        FloatBits lhs = {a, 0}, rhs = {b, 0};
        double expected = (double)operators[i].other(
            float_to_double(kind, lhs), float_to_double(kind, rhs));
        assert_same(kind, operators[i].ours(kind, lhs, rhs),
                    float_from_double(kind, expected));
      }
}

static void numbers_of_8_bits_are_computed_as_doubles_are(void **state) {
  (void)state;
  check_all_pairs(FLOAT_F8E5M2);
  check_all_pairs(FLOAT_F8E4M3);
  check_all_pairs(FLOAT_F8E4M3FN);
  check_all_pairs(FLOAT_F8E3M4);
}

/// A number of a small series, so that runs repeat.
static uint64_t next_random(uint64_t *seed) {
  *seed = *seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return *seed ^ (*seed >> 29);
}

/// Exponents near each other, so that the operands meet.
static uint64_t random_bits(uint64_t *seed, unsigned exponent_bits,
                            unsigned fraction_bits) {
  uint64_t fraction = next_random(seed) & ((UINT64_C(1) << fraction_bits) - 1);
  uint64_t bias = (UINT64_C(1) << (exponent_bits - 1)) - 1;
  uint64_t exponent = bias + next_random(seed) % 80 - 40;
  if (next_random(seed) % 8 == 0)
    exponent = next_random(seed) & ((UINT64_C(1) << exponent_bits) - 1);
  if (next_random(seed) % 8 == 0)
    fraction &= ~(uint64_t)0 << (fraction_bits / 2);
  uint64_t sign = next_random(seed) % 2;
  return sign << (exponent_bits + fraction_bits) | exponent << fraction_bits |
         fraction;
}

enum { NUM_ROUNDS = 50000 };

static void f64_is_computed_as_the_processor_does(void **state) {
  (void)state;
  uint64_t seed = 1;
  for (int round = 0; round < NUM_ROUNDS; round++) {
    FloatBits lhs = {random_bits(&seed, 11, 52), 0};
    FloatBits rhs = {random_bits(&seed, 11, 52), 0};
    volatile double a, b;
    memcpy((void *)(uintptr_t)&a, &lhs.low, sizeof a);
    memcpy((void *)(uintptr_t)&b, &rhs.low, sizeof b);
    const double expected[] = {a + b, a - b, a * b, a / b, fmod(a, b)};
    for (size_t i = 0; i < NUM_OPERATORS; i++)
      assert_same(FLOAT_F64, operators[i].ours(FLOAT_F64, lhs, rhs),
                  float_from_double(FLOAT_F64, expected[i]));
  }
}

static void f32_is_computed_as_the_processor_does(void **state) {
  (void)state;
  uint64_t seed = 2;
  for (int round = 0; round < NUM_ROUNDS; round++) {
    FloatBits lhs = {random_bits(&seed, 8, 23), 0};
    FloatBits rhs = {random_bits(&seed, 8, 23), 0};
    volatile float a = (float)float_to_double(FLOAT_F32, lhs);
    volatile float b = (float)float_to_double(FLOAT_F32, rhs);
    const float expected[] = {a + b, a - b, a * b, a / b, fmodf(a, b)};
    for (size_t i = 0; i < NUM_OPERATORS; i++)
      assert_same(FLOAT_F32, operators[i].ours(FLOAT_F32, lhs, rhs),
                  float_from_double(FLOAT_F32, (double)expected[i]));
  }
}

#if defined(__x86_64__)
static FloatBits f80_bits(long double value) {
  FloatBits bits = {0};
  memcpy(&bits, &value, 10);
  return bits;
}

static void f80_is_computed_as_the_processor_does(void **state) {
  (void)state;
  uint64_t seed = 3;
  for (int round = 0; round < NUM_ROUNDS; round++) {
    long double values[2];
    for (int i = 0; i < 2; i++) {
      FloatBits bits = {next_random(&seed) | UINT64_C(1) << 63,
                        16383 - 40 + next_random(&seed) % 80};
      bits.high |= (next_random(&seed) % 2) << 15;
      memcpy(&values[i], &bits, 10);
    }
    for (size_t i = 0; i < NUM_OPERATORS; i++)
      assert_same(FLOAT_F80,
                  operators[i].ours(FLOAT_F80, f80_bits(values[0]),
                                    f80_bits(values[1])),
                  f80_bits(operators[i].other(values[0], values[1])));
  }
}
#endif

/// f128 has what f64 computes exactly.
static void f128_holds_products_of_f64(void **state) {
  (void)state;
  uint64_t seed = 4;
  for (int round = 0; round < NUM_ROUNDS; round++) {
    FloatBits lhs = {random_bits(&seed, 11, 52), 0};
    FloatBits rhs = {random_bits(&seed, 11, 52), 0};
    if (float_is_nan(FLOAT_F64, lhs) || float_is_nan(FLOAT_F64, rhs))
      continue;
    FloatBits wide =
        float_mul(FLOAT_F128, float_convert(FLOAT_F64, lhs, FLOAT_F128, NULL),
                  float_convert(FLOAT_F64, rhs, FLOAT_F128, NULL));
    assert_same(FLOAT_F64, float_convert(FLOAT_F128, wide, FLOAT_F64, NULL),
                float_mul(FLOAT_F64, lhs, rhs));
  }
}

static FloatBits f32(double value) {
  return float_from_double(FLOAT_F32, value);
}

static void zeros_and_nans_are_ordered(void **state) {
  (void)state;
  FloatBits nan = f32(NAN), zero = f32(0.0), minus = f32(-0.0), one = f32(1.0);
  assert_int_equal(float_compare(FLOAT_F32, zero, minus), FLOAT_EQUAL);
  assert_int_equal(float_compare(FLOAT_F32, nan, nan), FLOAT_UNORDERED);
  assert_int_equal(float_compare(FLOAT_F32, minus, one), FLOAT_LESS);
  assert_true(float_bits_equal(float_maximum(FLOAT_F32, minus, zero), zero));
  assert_true(float_bits_equal(float_minimum(FLOAT_F32, zero, minus), minus));
  assert_true(float_is_nan(FLOAT_F32, float_maximum(FLOAT_F32, one, nan)));
  assert_true(float_bits_equal(float_maxnum(FLOAT_F32, one, nan), one));
  assert_true(float_bits_equal(float_minnum(FLOAT_F32, nan, one), one));
}

static void integers_are_rounded_to_even(void **state) {
  (void)state;
  Arena arena;
  arena_init(&arena);
  // 2^24 + 1 is halfway between two numbers of f32.
  WideInt odd = wide_int_from_u64(&arena, 200, (1u << 24) + 1);
  WideInt high = wide_int_shl(&arena, odd, 150);
  FloatBits even = float_from_int(FLOAT_F32, odd, false);
  assert_true(float_bits_equal(even, f32(16777216.0)));
  assert_true(
      float_is_infinity(FLOAT_F32, float_from_int(FLOAT_F32, high, false)));
  // A bit far below decides.
  WideInt more = wide_int_add(&arena, wide_int_shl(&arena, odd, 90),
                              wide_int_from_u64(&arena, 200, 1));
  assert_true(float_bits_equal(float_from_int(FLOAT_F32, more, false),
                               f32(16777218.0 * 0x1p90)));
  WideInt value;
  assert_false(float_to_int(&arena, FLOAT_F32, f32(128.0), 8, true, &value));
  assert_true(float_to_int(&arena, FLOAT_F32, f32(-128.9), 8, true, &value));
  assert_int_equal(value.value, 0x80);
  assert_true(float_to_int(&arena, FLOAT_F32, f32(-0.9), 8, false, &value));
  assert_int_equal(value.value, 0);
  arena_free(&arena);
}

static void what_is_lost_is_told(void **state) {
  (void)state;
  FloatBits result;
  assert_true(float_convert_exactly(FLOAT_F32, f32(1.5), FLOAT_F16, &result));
  assert_false(float_convert_exactly(FLOAT_F32, f32(0.1), FLOAT_F16, &result));
  assert_false(
      float_convert_exactly(FLOAT_F32, f32(INFINITY), FLOAT_F8E4M3FN, &result));
  assert_false(
      float_convert_exactly(FLOAT_F32, f32(-0.0), FLOAT_F8E5M2FNUZ, &result));
  FloatBits signaling = {0x7F800001, 0};
  assert_false(float_convert_exactly(FLOAT_F32, signaling, FLOAT_F64, &result));
}

int main(void) {
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(numbers_of_8_bits_are_computed_as_doubles_are),
    cmocka_unit_test(f64_is_computed_as_the_processor_does),
    cmocka_unit_test(f32_is_computed_as_the_processor_does),
#if defined(__x86_64__)
    cmocka_unit_test(f80_is_computed_as_the_processor_does),
#endif
    cmocka_unit_test(f128_holds_products_of_f64),
    cmocka_unit_test(zeros_and_nans_are_ordered),
    cmocka_unit_test(integers_are_rounded_to_even),
    cmocka_unit_test(what_is_lost_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
