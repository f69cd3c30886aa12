// SPDX-License-Identifier: Apache-2.0
// Debug traces: names and lines.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/trace.h"

static void names_and_types_agree(void **state) {
  (void)state;
  for (TraceType type = 0; type < TRACE_NUM_TYPES; type++) {
    StringRef name = string_ref_from_cstr(trace_type_name(type));
    assert_int_equal(trace_type_from_name(name), type);
  }
  assert_int_equal(trace_type_from_name(STR("nonsense")), TRACE_NUM_TYPES);
}

static void lines_are_indented(void **state) {
  (void)state;
  Stream out = {0};
  Trace trace = {.indent = 1, .out = &out};
  trace_line(&trace, "* Fold %s", "{");
  trace_rule(&trace);
  stream_char(&out, '\0');
  assert_string_equal(
      out.data,
      "  * Fold {\n  //===-------------------------------------------===//\n");
  stream_free(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(names_and_types_agree),
      cmocka_unit_test(lines_are_indented),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
