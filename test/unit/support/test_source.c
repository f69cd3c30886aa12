// SPDX-License-Identifier: Apache-2.0
// Source buffers: reading, positions, lines.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <errno.h>

#include "support/source.h"

static const char text[] = "one\n\ttwo\r\n\nlast";
static const SourceBuffer buffer = {
    STR_INIT("f.mlir"), {text, sizeof text - 1}, .first_line = 10};

static void assert_position(const char *at, uint32_t line, uint32_t column) {
  SourcePos pos = source_position(&buffer, at);
  assert_int_equal(pos.line, line);
  assert_int_equal(pos.column, column);
}

static void positions_count_bytes_and_lines(void **state) {
  (void)state;
  assert_position(text, 11, 1);
  assert_position(text + 3, 11, 4);
  assert_position(text + 5, 12, 2);
  assert_position(text + sizeof text - 1, 14, 5);
}

static void lines_come_without_their_ends(void **state) {
  (void)state;
  assert_true(string_ref_equals(source_line(&buffer, 11), STR("one")));
  assert_true(string_ref_equals(source_line(&buffer, 12), STR("\ttwo")));
  assert_true(string_ref_equals(source_line(&buffer, 14), STR("last")));
  assert_int_equal(source_line(&buffer, 10).size, 0);
  assert_int_equal(source_line(&buffer, 15).size, 0);
}

static void unreadable_files_give_the_errno(void **state) {
  (void)state;
  Arena arena;
  arena_init(&arena);
  SourceBuffer read;
  assert_int_equal(source_read(&arena, "/no/such", &read), ENOENT);
  assert_int_equal(source_read(&arena, "/tmp", &read), EISDIR);
  assert_int_equal(source_read(&arena, "/dev/null", &read), 0);
  assert_int_equal(read.text.size, 0);
  assert_int_equal(read.text.data[0], '\0');
  arena_free(&arena);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(positions_count_bytes_and_lines),
      cmocka_unit_test(lines_come_without_their_ends),
      cmocka_unit_test(unreadable_files_give_the_errno),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
