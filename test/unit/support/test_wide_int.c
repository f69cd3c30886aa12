// SPDX-License-Identifier: Apache-2.0
// Wide integers: text, signs, division, shifts.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include "support/numbers/wide_int.h"

static WideInt parse(Arena *arena, const char *text, uint32_t width) {
  WideInt number;
  assert_true(wide_int_parse(arena, string_ref_from_cstr(text), &number));
  return wide_int_zext_or_trunc(arena, number, width);
}

static void assert_prints(WideInt number, const char *expected) {
  Stream stream = {0};
  wide_int_print(&stream, &number, true);
  stream_char(&stream, '\0');
  assert_string_equal(stream.data, expected);
  stream_free(&stream);
}

static void text_reads_back(void **state) {
  (void)state;
  Arena arena;
  arena_init(&arena);
  const char *digits = "340282366920938463463374607431768211457";
  assert_prints(parse(&arena, digits, 200), digits);
  assert_prints(parse(&arena, "0xfFfF", 64), "65535");
  assert_prints(parse(&arena, "10000000000000000000000", 100),
                "10000000000000000000000");
  WideInt number;
  assert_false(wide_int_parse(&arena, STR(""), &number));
  assert_false(wide_int_parse(&arena, STR("0x"), &number));
  assert_false(wide_int_parse(&arena, STR("12a"), &number));
  arena_free(&arena);
}

static void width_is_what_the_digits_need(void **state) {
  (void)state;
  Arena arena;
  arena_init(&arena);
  WideInt number;
  assert_true(wide_int_parse(&arena, STR("18446744073709551615"), &number));
  assert_int_equal(number.width, 64);
  assert_true(wide_int_parse(&arena, STR("18446744073709551616"), &number));
  assert_int_equal(number.width, 65);
  arena_free(&arena);
}

static void many_digits_read_back(void **state) {
  (void)state;
  Arena arena;
  arena_init(&arena);
  size_t size = 100000;
  char *digits = arena_alloc(&arena, size);
  memset(digits, '7', size);
  WideInt number;
  assert_true(wide_int_parse(&arena, string_ref(digits, size), &number));
  Stream stream = {0};
  wide_int_print(&stream, &number, false);
  assert_int_equal(stream.size, size);
  assert_memory_equal(stream.data, digits, size);
  stream_free(&stream);
  arena_free(&arena);
}

static void signs_extend(void **state) {
  (void)state;
  Arena arena;
  arena_init(&arena);
  WideInt minus_one = wide_int_from_i64(&arena, 1, -1);
  assert_prints(minus_one, "-1");
  assert_prints(wide_int_sext_or_trunc(&arena, minus_one, 130), "-1");
  assert_prints(wide_int_zext_or_trunc(&arena, minus_one, 130), "1");
  assert_int_equal(wide_int_significant_bits(&minus_one), 1);
  WideInt least = wide_int_from_i64(&arena, 64, INT64_MIN);
  assert_prints(least, "-9223372036854775808");
  arena_free(&arena);
}

static void width_zero_is_zero(void **state) {
  (void)state;
  WideInt zero = wide_int_from_u64(NULL, 0, 7);
  assert_true(wide_int_is_zero(&zero));
  assert_false(wide_int_is_negative(&zero));
  assert_prints(zero, "0");
}

static void division_truncates(void **state) {
  (void)state;
  Arena arena;
  arena_init(&arena);
  WideInt lhs = parse(&arena, "340282366920938463463374607431768211457", 192);
  WideInt rhs = parse(&arena, "18446744073709551629", 192);
  assert_prints(wide_int_udiv(&arena, lhs, rhs), "18446744073709551603");
  assert_prints(wide_int_urem(&arena, lhs, rhs), "170");
  lhs = wide_int_neg(&arena, lhs);
  assert_prints(wide_int_sdiv(&arena, lhs, rhs), "-18446744073709551603");
  assert_prints(wide_int_srem(&arena, lhs, rhs), "-170");
  arena_free(&arena);
}

static void shifts_cross_words(void **state) {
  (void)state;
  Arena arena;
  arena_init(&arena);
  WideInt one = wide_int_from_u64(&arena, 129, 1);
  WideInt top = wide_int_shl(&arena, one, 128);
  assert_true(wide_int_is_negative(&top));
  assert_prints(wide_int_lshr(&arena, top, 128), "1");
  assert_prints(wide_int_ashr(&arena, top, 128), "-1");
  arena_free(&arena);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(text_reads_back),
      cmocka_unit_test(width_is_what_the_digits_need),
      cmocka_unit_test(many_digits_read_back),
      cmocka_unit_test(signs_extend),
      cmocka_unit_test(width_zero_is_zero),
      cmocka_unit_test(division_truncates),
      cmocka_unit_test(shifts_cross_words),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
