// SPDX-License-Identifier: Apache-2.0
// 128 bits: products and quotients from halves of words, as machines without
// wider integers have them, are those of the compiler.
#include "support/numbers/u128.h"

// clang-format off
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
// clang-format on

#define COUNT(array) (sizeof(array) / sizeof *(array))

static const uint64_t words[] = {0,
                                 1,
                                 10,
                                 UINT32_MAX,
                                 UINT64_C(1) << 32,
                                 UINT64_C(7450580596923828125),
                                 UINT64_C(10000000000000000000),
                                 UINT64_C(0x8000000000000000),
                                 UINT64_C(0x80000000FFFFFFFF),
                                 UINT64_C(0xFFFFFFFF00000001),
                                 UINT64_MAX - 1,
                                 UINT64_MAX};

static void assert_same(U128 lhs, U128 rhs) {
  assert_true(u128_equals(lhs, rhs));
}

static void products_of_halves(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(words); i++)
    for (size_t j = 0; j < COUNT(words); j++)
      for (size_t k = 0; k < COUNT(words); k++)
        assert_same(u128_mul_halves(words[i], words[j], words[k], words[i]),
                    u128_mul_add(words[i], words[j], words[k], words[i]));
}

/// value = quotient * divisor + remainder, and the remainder is small.
static void quotients_of_halves(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(words); i++)
    for (size_t j = 0; j < COUNT(words); j++)
      for (size_t k = 1; k < COUNT(words); k++) {
        U128 value = {words[i], words[j] % words[k]};
        uint64_t remainder, same;
        uint64_t quotient = u128_div_halves(value, words[k], &remainder);
        assert_true(remainder < words[k]);
        assert_same(u128_mul_halves(quotient, words[k], remainder, 0), value);
        assert_true(u128_div_word(value, words[k], &same) == quotient);
        assert_true(same == remainder);
      }
}

static void shifts_and_masks(void **state) {
  (void)state;
  U128 value = {UINT64_C(0x0123456789ABCDEF), UINT64_C(0xFEDCBA9876543210)};
  for (unsigned by = 0; by < 128; by++) {
    assert_same(u128_shr(u128_shl(value, by), by),
                u128_and(value, u128_mask(128 - by)));
    assert_int_equal(u128_bit_length(u128_mask(by)), by);
    assert_int_equal(u128_trailing_zeros(u128_shl(u128(1), by)), by);
    assert_true(u128_bit(u128_shl(u128(1), by), by));
  }
}

/// A remainder is what is left of value - divisor * quotient.
static void remainders(void **state) {
  (void)state;
  for (size_t i = 0; i < COUNT(words); i++)
    for (size_t j = 1; j < COUNT(words); j++) {
      U128 value = {words[i], words[j] - 1};
      uint64_t remainder;
      u128_div_word(value, words[j], &remainder);
      assert_same(u128_mod(value, u128(words[j])), u128(remainder));
    }
  U128 wide = {5, UINT64_MAX};
  assert_same(u128_mod(wide, (U128){0, UINT64_MAX}), u128(5));
  assert_same(u128_sub(u128_add(wide, u128(UINT64_MAX)), wide),
              u128(UINT64_MAX));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(products_of_halves),
      cmocka_unit_test(quotients_of_halves),
      cmocka_unit_test(shifts_and_masks),
      cmocka_unit_test(remainders),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
