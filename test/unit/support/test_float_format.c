// SPDX-License-Identifier: Apache-2.0
// Floats of every format: text, rounding, specials.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/numbers/float_format.h"

/// Reads `text` as `kind` and prints it.
static void assert_prints(FloatKind kind, const char *text,
                          const char *expected) {
  FloatBits bits;
  assert_true(float_parse(kind, string_ref_from_cstr(text), &bits));
  Stream stream = {0};
  float_print(&stream, kind, bits);
  stream_char(&stream, '\0');
  assert_string_equal(stream.data, expected);
  stream_free(&stream);
}

static void short_form_where_it_is_exact(void **state) {
  (void)state;
  assert_prints(FLOAT_F32, "0.1", "1.000000e-01");
  assert_prints(FLOAT_F64, "-1.5e300", "-1.500000e+300");
  assert_prints(FLOAT_F16, "0.1", "9.997550e-02");
  assert_prints(FLOAT_BF16, "-0.0", "-0.000000e+00");
}

static void long_form_otherwise(void **state) {
  (void)state;
  assert_prints(FLOAT_F32, "3.14159265358979", "3.14159274");
  assert_prints(FLOAT_F64, "3.14159265358979", "3.14159265358979");
}

static void integer_without_point_is_hexadecimal(void **state) {
  (void)state;
  assert_prints(FLOAT_F128, "1000000000000000019884624838656.0",
                "0x406293E5939A08CEA000000000000000");
}

static void overflow_follows_the_format(void **state) {
  (void)state;
  assert_prints(FLOAT_F32, "1.0e39", "0x7F800000");
  assert_prints(FLOAT_F8E4M3FN, "-1.0e400", "0xFF");
  assert_prints(FLOAT_F8E4M3FN, "464.0", "4.480000e+02");
  assert_prints(FLOAT_F8E4M3FN, "465.0", "0x7F");
  assert_prints(FLOAT_F8E5M2FNUZ, "-1.0e9", "0x80");
  assert_prints(FLOAT_F4E2M1FN, "1.0e9", "6.000000e+00");
  assert_prints(FLOAT_F8E8M0FNU, "1.0e39", "0xFF");
}

static void underflow_follows_the_format(void **state) {
  (void)state;
  assert_prints(FLOAT_F64, "1.0e-400", "0.000000e+00");
  assert_prints(FLOAT_F64, "4.9e-324", "4.940660e-324");
  assert_prints(FLOAT_F8E5M2FNUZ, "-0.0", "0.000000e+00");
  assert_prints(FLOAT_F8E8M0FNU, "0.0", "5.877470e-39");
}

static void ties_go_to_even_however_long_the_text(void **state) {
  (void)state;
  FloatBits bits;
  assert_true(float_parse(FLOAT_F64, STR("9007199254740993.0"), &bits));
  assert_true(float_to_double(FLOAT_F64, bits) == 9007199254740992.0);
  Stream text = {0};
  stream_cstr(&text, "9007199254740993.");
  stream_fill(&text, '0', 100000);
  stream_char(&text, '1');
  assert_true(float_parse(FLOAT_F64, stream_view(&text), &bits));
  assert_true(float_to_double(FLOAT_F64, bits) == 9007199254740994.0);
  stream_free(&text);
}

static void exponents_of_any_size(void **state) {
  (void)state;
  assert_prints(FLOAT_F64, "1.0e99999999999999999999", "0x7FF0000000000000");
  assert_prints(FLOAT_F64, "1.0e-99999999999999999999", "0.000000e+00");
  assert_prints(FLOAT_F64, "0.0e99999999999999999999", "0.000000e+00");
}

static void texts_that_are_no_numbers(void **state) {
  (void)state;
  const char *const texts[] = {"", "-", ".5", "1.0e", "nan", "1.0x"};
  FloatBits bits;
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
    assert_false(float_parse(FLOAT_F64, string_ref_from_cstr(texts[i]), &bits));
}

static void conversion_says_what_it_loses(void **state) {
  (void)state;
  bool loses_info;
  FloatBits tenth = float_from_double(FLOAT_F64, 0.1);
  float_convert(FLOAT_F64, tenth, FLOAT_F32, &loses_info);
  assert_true(loses_info);
  FloatBits half = float_from_double(FLOAT_F64, 0.5);
  FloatBits narrow = float_convert(FLOAT_F64, half, FLOAT_F8E5M2, &loses_info);
  assert_false(loses_info);
  assert_true(float_to_double(FLOAT_F8E5M2, narrow) == 0.5);
}

static void every_small_float_survives_widening(void **state) {
  (void)state;
  for (FloatKind kind = 0; kind < FLOAT_F32; kind++)
    for (uint64_t low = 0; low >> float_formats[kind].bits == 0; low++) {
      FloatBits bits = {low, 0};
      if (float_is_nan(kind, bits))
        continue;
      FloatBits wide = float_convert(kind, bits, FLOAT_F128, NULL);
      FloatBits back = float_convert(FLOAT_F128, wide, kind, NULL);
      if (!float_bits_equal(back, bits))
        fail_msg("%s %u", float_formats[kind].keyword.data, (unsigned)low);
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(short_form_where_it_is_exact),
      cmocka_unit_test(long_form_otherwise),
      cmocka_unit_test(integer_without_point_is_hexadecimal),
      cmocka_unit_test(overflow_follows_the_format),
      cmocka_unit_test(underflow_follows_the_format),
      cmocka_unit_test(ties_go_to_even_however_long_the_text),
      cmocka_unit_test(exponents_of_any_size),
      cmocka_unit_test(texts_that_are_no_numbers),
      cmocka_unit_test(conversion_says_what_it_loses),
      cmocka_unit_test(every_small_float_survives_widening),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
