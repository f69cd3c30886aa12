// SPDX-License-Identifier: Apache-2.0
// Diagnostics: how they are printed, absorbed, taken back.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/diagnostics/diagnostics.h"

static SourcePos at(uint32_t line, uint32_t column) {
  return (SourcePos){STR("f.mlir"), line, column};
}

static void assert_printed(const Diagnostics *diags, const char *source,
                           const char *expected) {
  SourceBuffer buffer = {STR("f.mlir"), string_ref_from_cstr(source), 0, NULL};
  Stream out = {0};
  diagnostics_print(diags, &buffer, &out);
  stream_char(&out, '\0');
  assert_string_equal(out.data, expected);
  stream_free(&out);
}

static void caret_follows_expanded_tabs(void **state) {
  (void)state;
  Diagnostics diags;
  diagnostics_init(&diags);
  diag_text(diag_emit(&diags, DIAG_ERROR, at(1, 4)), "bad");
  assert_printed(&diags, "a\tbc\n",
                 "f.mlir:1:4: error: bad\na       bc\n         ^\n");
  diagnostics_free(&diags);
}

static void line_that_is_not_ascii_has_no_caret(void **state) {
  (void)state;
  Diagnostics diags;
  diagnostics_init(&diags);
  diag_text(diag_emit(&diags, DIAG_WARNING, at(1, 1)), "odd");
  assert_printed(&diags, "x \xE9", "f.mlir:1:1: warning: odd\nx \xE9\n");
  diagnostics_free(&diags);
}

static void places_outside_have_no_source_line(void **state) {
  (void)state;
  Diagnostics diags;
  diagnostics_init(&diags);
  diag_text(diag_emit(&diags, DIAG_ERROR, at(1, 9)), "column");
  diag_text(diag_emit(&diags, DIAG_ERROR, at(7, 1)), "line");
  diag_text(diag_emit(&diags, DIAG_ERROR, at(1, 0)), "zero");
  diag_text(diag_emit(&diags, DIAG_REMARK, (SourcePos){STR("g"), 1, 1}), "g");
  diag_text(diag_emit(&diags, DIAG_ERROR, (SourcePos){0}), "nowhere");
  assert_printed(&diags, "abc",
                 "f.mlir:1:9: error: column\nf.mlir:7:1: error: line\n"
                 "f.mlir:1:0: error: zero\ng:1:1: remark: g\n"
                 "<unknown>:0: error: nowhere\n");
  diagnostics_free(&diags);
}

static void note_at_the_same_place_has_no_source_line(void **state) {
  (void)state;
  Diagnostics diags;
  diagnostics_init(&diags);
  Diagnostic *diag = diag_emit(&diags, DIAG_ERROR, at(1, 1));
  diag_format(diag, "e%d", 1);
  diag_text(diag_attach_note(diag, at(1, 1)), "same");
  diag_text(diag_attach_note(diag, at(1, 2)), "other");
  assert_printed(&diags, "ab",
                 "f.mlir:1:1: error: e1\nab\n^\nf.mlir:1:1: note: same\n"
                 "f.mlir:1:2: note: other\nab\n ^\n");
  diagnostics_free(&diags);
}

static void rewind_drops_what_came_after(void **state) {
  (void)state;
  Diagnostics diags;
  diagnostics_init(&diags);
  Diagnostic *first = diag_emit(&diags, DIAG_ERROR, at(1, 1));
  diag_attach_note(diag_emit(&diags, DIAG_ERROR, at(1, 1)), at(1, 1));
  diagnostics_rewind(&diags, first, 1);
  assert_null(first->next);
  assert_int_equal(diags.num_errors, 1);
  diagnostics_rewind(&diags, NULL, 0);
  assert_null(diags.first);
  diagnostics_free(&diags);
}

static void absorbed_messages_come_last(void **state) {
  (void)state;
  Diagnostics into, from;
  diagnostics_init(&into);
  diagnostics_init(&from);
  diag_text(diag_emit(&from, DIAG_ERROR, at(9, 1)), "b");
  diagnostics_absorb(&into, &from);
  diag_text(diag_emit(&from, DIAG_ERROR, at(9, 1)), "c");
  diagnostics_absorb(&into, &from);
  assert_int_equal(into.num_errors, 2);
  assert_null(from.first);
  assert_printed(&into, "", "f.mlir:9:1: error: b\nf.mlir:9:1: error: c\n");
  diagnostics_free(&into);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(caret_follows_expanded_tabs),
      cmocka_unit_test(line_that_is_not_ascii_has_no_caret),
      cmocka_unit_test(places_outside_have_no_source_line),
      cmocka_unit_test(note_at_the_same_place_has_no_source_line),
      cmocka_unit_test(rewind_drops_what_came_after),
      cmocka_unit_test(absorbed_messages_come_last),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
