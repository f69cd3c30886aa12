// SPDX-License-Identifier: Apache-2.0
// Streams: numbers, formats, quoting.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include "support/stream.h"

static void assert_text(Stream *stream, const char *expected) {
  assert_int_equal(stream->size, strlen(expected));
  assert_memory_equal(stream->data, expected, stream->size);
  stream->size = 0;
}

static void numbers_at_their_limits(void **state) {
  (void)state;
  Stream stream = {0};
  stream_uint(&stream, UINT64_MAX);
  assert_text(&stream, "18446744073709551615");
  stream_int(&stream, INT64_MIN);
  assert_text(&stream, "-9223372036854775808");
  stream_int(&stream, 0);
  assert_text(&stream, "0");
  stream_free(&stream);
}

static void long_formats_are_whole(void **state) {
  (void)state;
  Stream stream = {0};
  stream_format(&stream, "%1000d|", 7);
  assert_int_equal(stream.size, 1001);
  assert_int_equal(stream.data[999], '7');
  assert_int_equal(stream.data[1000], '|');
  stream_free(&stream);
}

static void quoting_escapes_as_mlir_does(void **state) {
  (void)state;
  Stream stream = {0};
  stream_quoted(&stream, STR("a\\\"\n\xC3\xA9\0"));
  assert_text(&stream, "\"a\\\\\\22\\0A\\C3\\A9\\00\"");
  stream_quoted(&stream, string_ref(NULL, 0));
  assert_text(&stream, "\"\"");
  stream_free(&stream);
}

static void fill_repeats(void **state) {
  (void)state;
  Stream stream = {0};
  stream_fill(&stream, 'x', 0);
  stream_fill(&stream, 'x', 3);
  assert_text(&stream, "xxx");
  stream_free(&stream);
}

static void fixed_point_numbers_have_a_point(void **state) {
  (void)state;
  Stream stream = {0};
  stream_fixed(&stream, 0, 8, 4);
  assert_text(&stream, "  0.0000");
  stream_fixed(&stream, 12.34567, 0, 4);
  assert_text(&stream, "12.3457");
  stream_fixed(&stream, 99.96, 5, 1);
  assert_text(&stream, "100.0");
  stream_fixed(&stream, 2.0 / 3, 0, 6);
  assert_text(&stream, "0.666667");
  stream_fixed(&stream, 2.5, 3, 0);
  assert_text(&stream, "  2");
  stream_fixed(&stream, 0.015625, 0, 5);
  assert_text(&stream, "0.01562");
  stream_free(&stream);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(numbers_at_their_limits),
      cmocka_unit_test(long_formats_are_whole),
      cmocka_unit_test(quoting_escapes_as_mlir_does),
      cmocka_unit_test(fill_repeats),
      cmocka_unit_test(fixed_point_numbers_have_a_point),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
