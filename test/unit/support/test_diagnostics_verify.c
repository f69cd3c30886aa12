// SPDX-License-Identifier: Apache-2.0
// Diagnostics against the comments that expect them.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/diagnostics/diagnostics.h"

/// Checks one error, at `line`, against the comments of `source`; what is
/// printed must be `expected`.
static void assert_verified(const char *source, uint32_t line,
                            const char *message, const char *expected) {
  SourceBuffer buffer = {STR("f"), string_ref_from_cstr(source), 0, NULL};
  Diagnostics diags;
  diagnostics_init(&diags);
  SourcePos pos = {line ? STR("f") : STR(""), line, 1};
  if (message)
    diag_text(diag_emit(&diags, DIAG_ERROR, pos), message);
  Stream out = {0};
  bool ok = diagnostics_verify(&diags, &buffer, &out);
  stream_char(&out, '\0');
  assert_string_equal(out.data, expected);
  assert_int_equal(ok, expected[0] == '\0');
  stream_free(&out);
  diagnostics_free(&diags);
}

static void every_place_is_found(void **state) {
  (void)state;
  assert_verified("x // expected-error {{bad}}\n", 1, "a bad x", "");
  assert_verified("// expected-error@+1 {{bad}}\nx\n", 2, "bad", "");
  assert_verified("x\n\n//expected-error @-2{{bad}}  \n", 1, "bad", "");
  assert_verified("// expected-error@unknown {{bad}}\n", 0, "bad", "");
}

static void above_and_below_skip_expectations(void **state) {
  (void)state;
  assert_verified("// expected-error@below {{a}}\n"
                  "// expected-error@above {{no line}}\nx\n",
                  3, "abc",
                  "f:2:4: error: expected error \"no line\" was not produced\n"
                  "// expected-error@above {{no line}}\n   ^~~~~~~\n");
  assert_verified("x\n// expected-error@+7 {{q}}\n"
                  "// expected-error@above {{abc}}\n",
                  1, "abc",
                  "f:2:4: error: expected error \"q\" was not produced\n"
                  "// expected-error@+7 {{q}}\n   ^\n");
}

static void below_at_the_end_is_the_last_line(void **state) {
  (void)state;
  assert_verified("x\n// expected-error@below {{e}}", 2, "e", "");
}

static void regex_parts_match(void **state) {
  (void)state;
  assert_verified("// expected-error-re {{a.b {{[0-9]+|x}}(}}", 1,
                  "see a.b 12(", "");
}

static void bad_regex_is_reported(void **state) {
  (void)state;
  assert_verified("// expected-error-re {{{{[a}}b}}", 0, NULL,
                  "f:1:4: error: invalid regex: brackets ([ ]) not balanced\n"
                  "// expected-error-re {{{{[a}}b}}\n   ^~~~~~~\n");
  assert_verified("// expected-error-re {{a {{b c}}", 0, NULL,
                  "f:1:4: error: found start of regex with no end '}}'\n"
                  "// expected-error-re {{a {{b c}}\n   ^~~~~~~\n");
}

static void several_stand_on_one_line(void **state) {
  (void)state;
  assert_verified("// expected-error {{a}} expected-note@+1 {{b}}\n", 1, "a",
                  "f:1:25: error: expected note \"b\" was not produced\n"
                  "// expected-error {{a}} expected-note@+1 {{b}}\n"
                  "                        ^\n");
}

static void unexpected_is_reported(void **state) {
  (void)state;
  assert_verified("x\n", 1, "bad",
                  "f:1:1: error: unexpected error: bad\nx\n^\n");
}

static void other_kind_is_a_near_miss(void **state) {
  (void)state;
  assert_verified("x // expected-note {{bad}}\n", 1, "bad",
                  "f:1:6: error: 'error' diagnostic emitted when expecting a "
                  "'note'\nx // expected-note {{bad}}\n     ^\n"
                  "f:1:6: error: expected note \"bad\" was not produced\n"
                  "x // expected-note {{bad}}\n     ^~~\n");
}

static void text_after_makes_it_no_expectation(void **state) {
  (void)state;
  assert_verified("// expected-error {{bad}} or so\n", 0, NULL, "");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_place_is_found),
      cmocka_unit_test(above_and_below_skip_expectations),
      cmocka_unit_test(below_at_the_end_is_the_last_line),
      cmocka_unit_test(regex_parts_match),
      cmocka_unit_test(bad_regex_is_reported),
      cmocka_unit_test(several_stand_on_one_line),
      cmocka_unit_test(unexpected_is_reported),
      cmocka_unit_test(other_kind_is_a_near_miss),
      cmocka_unit_test(text_after_makes_it_no_expectation),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
