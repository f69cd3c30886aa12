// SPDX-License-Identifier: Apache-2.0
// Source buffers: reading, and memory given back.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "support/source.h"

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

/// A large file is mapped, and what was read of it can be read again.
static void what_was_read_can_be_read_again(void **state) {
  (void)state;
  enum { SIZE = (5 << 20) + 123, STEP = 70001 };
  char path[] = "/tmp/mlopt-source-XXXXXX";
  int fd = mkstemp(path);
  assert_true(fd >= 0);
  char *written = malloc(SIZE);
  for (size_t i = 0; i < SIZE; i++)
    written[i] = (char)('a' + i % 23);
  assert_int_equal(write(fd, written, SIZE), SIZE);
  close(fd);
  SourceFile file;
  assert_int_equal(source_open(&file, path), 0);
  const SourceBuffer *opened = &file.buffer;
  assert_non_null(opened->mapped_end);
  SourceRead forwards = {0}, backwards = {0};
  for (size_t at = 0; at + STEP <= SIZE; at += STEP)
    source_pass(opened, &forwards, string_ref(opened->text.data + at, STEP));
  for (size_t at = SIZE; at >= STEP; at -= STEP)
    source_pass(opened, &backwards,
                string_ref(opened->text.data + at - STEP, STEP));
  source_pass(opened, &forwards, opened->text);
  assert_int_equal(opened->text.size, SIZE);
  assert_memory_equal(opened->text.data, written, SIZE);
  assert_int_equal(opened->text.data[SIZE], '\0');
  source_close(&file);
  unlink(path);
  free(written);
}

/// Nothing is given back of what is not a file's.
static void text_in_memory_is_kept(void **state) {
  (void)state;
  enum { SIZE = 3 << 20 };
  char *copy = malloc(SIZE + 1);
  memset(copy, 'x', SIZE);
  copy[SIZE] = '\0';
  SourceBuffer kept = {.name = STR("f"), .text = {copy, SIZE}};
  SourceRead read = {0};
  source_pass(&kept, &read, kept.text);
  assert_null(memchr(copy, '\0', SIZE));
  free(copy);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(unreadable_files_give_the_errno),
      cmocka_unit_test(what_was_read_can_be_read_again),
      cmocka_unit_test(text_in_memory_is_kept),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
