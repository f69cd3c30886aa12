// SPDX-License-Identifier: Apache-2.0
// Borrowed text: order, search, trimming, edit distance.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/string_ref.h"

static void shorter_text_comes_first(void **state) {
  (void)state;
  assert_true(string_ref_compare(STR("ab"), STR("abc")) < 0);
  assert_true(string_ref_compare(STR("b"), STR("abc")) > 0);
  assert_int_equal(string_ref_compare(string_ref(NULL, 0), STR("")), 0);
}

static void prefixes_and_suffixes(void **state) {
  (void)state;
  assert_true(string_ref_starts_with(STR("arith.addi"), STR("arith.")));
  assert_false(string_ref_starts_with(STR("ar"), STR("arith.")));
  assert_true(string_ref_ends_with(STR("arith.addi"), STR("addi")));
  assert_true(string_ref_ends_with(string_ref(NULL, 0), STR("")));
}

static void find_says_where(void **state) {
  (void)state;
  assert_int_equal(string_ref_find(STR("a.b.c"), '.'), 1);
  assert_int_equal(string_ref_find(STR("abc"), '.'), SIZE_MAX);
  assert_int_equal(string_ref_find(string_ref(NULL, 0), '.'), SIZE_MAX);
}

static void trim_takes_both_ends(void **state) {
  (void)state;
  assert_true(
      string_ref_equals(string_ref_trim(STR(" \t a b\r\n")), STR("a b")));
  assert_int_equal(string_ref_trim(STR("  ")).size, 0);
}

static void edit_distance_counts_edits(void **state) {
  (void)state;
  assert_int_equal(string_ref_edit_distance(STR("kitten"), STR("sitting")), 3);
  assert_int_equal(string_ref_edit_distance(STR(""), STR("abc")), 3);
  assert_int_equal(string_ref_edit_distance(STR("addi"), STR("addi")), 0);
}

static void swapped_letters_are_one_edit(void **state) {
  (void)state;
  assert_int_equal(string_ref_edit_distance(STR("adid"), STR("addi")), 1);
  assert_int_equal(string_ref_edit_distance(STR("ba"), STR("ab")), 1);
  assert_int_equal(string_ref_edit_distance(STR("badc"), STR("abcd")), 2);
  assert_int_equal(string_ref_edit_distance(STR("ca"), STR("abc")), 3);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(shorter_text_comes_first),
      cmocka_unit_test(prefixes_and_suffixes),
      cmocka_unit_test(find_says_where),
      cmocka_unit_test(trim_takes_both_ends),
      cmocka_unit_test(edit_distance_counts_edits),
      cmocka_unit_test(swapped_letters_are_one_edit),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
