// SPDX-License-Identifier: Apache-2.0
// Texts whose pieces are made in another order than they are read in.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "support/memory.h"
#include "support/source.h"
#include "support/text_pieces.h"

static void add(TextPieces *text, const char *piece) {
  stream_cstr(text_pieces_open(text), piece);
  text_pieces_close(text);
}

/// What a file holds that `text` was written to.
static void assert_text(const TextPieces *text, const char *expected) {
  char path[] = "/tmp/mlopt-pieces-XXXXXX";
  int fd = mkstemp(path);
  assert_true(fd >= 0);
  close(fd);
  assert_int_equal(text_pieces_write_atomic(path, text), 0);
  Arena arena;
  arena_init(&arena);
  SourceBuffer buffer;
  assert_int_equal(source_read(&arena, path, &buffer), 0);
  assert_string_equal(buffer.text.data, expected);
  arena_free(&arena);
  unlink(path);
}

static void pieces_come_in_order(void **state) {
  (void)state;
  TextPieces text = {0};
  Stream other = {0};
  assert_text(&text, "");
  add(&text, "a");
  stream_cstr(&other, "bc");
  text_pieces_add(&text, &other);
  add(&text, "");
  add(&text, "d");
  assert_text(&text, "abcd");
  text_pieces_free(&text);
}

static void pieces_turn_around(void **state) {
  (void)state;
  TextPieces text = {0};
  add(&text, "head ");
  add(&text, "1");
  add(&text, "2");
  add(&text, "3");
  text_pieces_reverse(&text, 1);
  add(&text, " tail");
  assert_text(&text, "head 321 tail");
  text_pieces_reverse(&text, 5);
  assert_text(&text, "head 321 tail");
  text_pieces_free(&text);
}

static void pieces_move_in_front(void **state) {
  (void)state;
  TextPieces text = {0};
  add(&text, "head ");
  text_pieces_move_to(&text, 1, 1);
  add(&text, "3");
  add(&text, "4");
  add(&text, "5");
  text_pieces_move_to(&text, 1, 4);
  assert_text(&text, "head 345");
  add(&text, "1");
  add(&text, "2");
  text_pieces_move_to(&text, 1, 4);
  assert_text(&text, "head 12345");
  text_pieces_move_to(&text, 1, 1);
  assert_text(&text, "head 12345");
  text_pieces_free(&text);
}

static void a_cut_forgets_what_came_later(void **state) {
  (void)state;
  TextPieces text = {0};
  TextMark none = text_pieces_mark(&text);
  add(&text, "kept");
  TextMark mark = text_pieces_mark(&text);
  add(&text, "dropped");
  Stream other = {0};
  stream_cstr(&other, "dropped too");
  text_pieces_add(&text, &other);
  text_pieces_cut(&text, mark);
  add(&text, ", more");
  assert_text(&text, "kept, more");
  text_pieces_cut(&text, none);
  assert_text(&text, "");
  text_pieces_free(&text);
}

/// More pieces than one system call takes, in more than one stream.
static void many_pieces_are_written(void **state) {
  (void)state;
  enum { COUNT = 3000, SIZE = 2000 };
  TextPieces text = {0};
  char *expected = calloc(COUNT, SIZE + 1);
  for (size_t i = 0; i < COUNT; i++) {
    Stream *stream = text_pieces_open(&text);
    stream_fill(stream, (char)('a' + i % 26), SIZE);
    text_pieces_close(&text);
    memset(expected + i * SIZE, 'a' + (int)(i % 26), SIZE);
  }
  assert_true(text.streams.size > 1);
  assert_text(&text, expected);
  free(expected);
  text_pieces_free(&text);
}

static void gaps_are_filled_later(void **state) {
  (void)state;
  TextPieces text = {0};
  Stream *stream = text_pieces_open(&text);
  size_t first = text_pieces_leave_gap(&text);
  stream_cstr(stream, "b");
  size_t second = text_pieces_leave_gap(&text);
  stream_cstr(stream, "d");
  size_t none = text_pieces_leave_gap(&text);
  text_pieces_close(&text);
  add(&text, "e");
  stream_cstr(text_pieces_open(&text), "c");
  text_pieces_fill_gap(&text, second);
  stream_cstr(text_pieces_open(&text), "a");
  text_pieces_fill_gap(&text, first);
  text_pieces_open(&text);
  text_pieces_fill_gap(&text, none);
  assert_text(&text, "abcde");
  text_pieces_free(&text);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(pieces_come_in_order),
      cmocka_unit_test(pieces_turn_around),
      cmocka_unit_test(pieces_move_in_front),
      cmocka_unit_test(a_cut_forgets_what_came_later),
      cmocka_unit_test(many_pieces_are_written),
      cmocka_unit_test(gaps_are_filled_later),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
