// SPDX-License-Identifier: Apache-2.0
// Attributes and locations: uniqueness, normal forms, reading, text.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ir/attributes/attribute.h"
#include "ir/attributes/location.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/op_def.h"
#include "ir/print/printer.h"
#include "ir/types/type.h"
#include "support/memory.h"

static int setup(void **state) {
  *state = mem_alloc(sizeof(Context));
  context_init(*state);
  return 0;
}

static int teardown(void **state) {
  context_free(*state);
  mem_free(*state);
  return 0;
}

static void assert_text(const Attribute *attr, const char *expected) {
  Stream out = {0};
  attr_print(&out, attr);
  stream_char(&out, '\0');
  assert_string_equal(out.data, expected);
  stream_free(&out);
}

static const Attribute *number(Context *ctx, uint32_t width, int64_t value) {
  return integer_attr_get_i64(ctx, integer_type_get(ctx, width), value);
}

static const Type *tensor(Context *ctx, int64_t size, const Type *element) {
  return ranked_tensor_type_get(ctx, &size, 1, element, NULL);
}

static void numbers_print_with_their_types(void **state) {
  Context *ctx = *state;
  const Type *ui8 = integer_type_get_signed(ctx, 8, UNSIGNED);
  const Type *f64 = float_type_get(ctx, FLOAT_F64);
  assert_text(number(ctx, 64, -1), "-1 : i64");
  assert_text(integer_attr_get_i64(ctx, ui8, 200), "200 : ui8");
  assert_text(integer_attr_get_i64(ctx, index_type_get(ctx), -1), "-1 : index");
  assert_text(number(ctx, 1, 1), "true");
  assert_text(number(ctx, 200, -3), "-3 : i200");
  assert_text(float_attr_get(ctx, f64, float_from_double(FLOAT_F64, 1.5)),
              "1.500000e+00 : f64");
}

static void lists_leave_the_default_types_out(void **state) {
  Context *ctx = *state;
  const Type *f64 = float_type_get(ctx, FLOAT_F64);
  const Attribute *items[] = {
      number(ctx, 64, 1), number(ctx, 32, 1),
      float_attr_get(ctx, f64, float_from_double(FLOAT_F64, 1.0)),
      unit_attr_get(ctx)};
  assert_text(array_attr_get(ctx, items, 4),
              "[1, 1 : i32, 1.000000e+00, unit]");
}

static void dictionaries_are_sorted(void **state) {
  Context *ctx = *state;
  const NamedAttribute entries[] = {
      {STR("b"), number(ctx, 64, 1)},
      {STR("a c"), string_attr_get(ctx, STR("x"))},
      {STR("a"), unit_attr_get(ctx)}};
  const Attribute *dictionary = dictionary_attr_get(ctx, entries, 3);
  assert_text(dictionary, "{a, \"a c\" = \"x\", b = 1 : i64}");
  assert_ptr_equal(dictionary_get(dictionary, STR("b")), entries[0].value);
  assert_null(dictionary_get(dictionary, STR("c")));
  assert_null(dictionary_get(NULL, STR("c")));
}

static void dictionaries_change_by_one_entry(void **state) {
  Context *ctx = *state;
  const Attribute *one = number(ctx, 64, 1), *two = number(ctx, 64, 2);
  const Attribute *b = dictionary_with(ctx, NULL, STR("b"), one);
  const Attribute *ab = dictionary_with(ctx, b, STR("a"), two);
  assert_text(ab, "{a = 2 : i64, b = 1 : i64}");
  assert_text(dictionary_with(ctx, ab, STR("b"), two),
              "{a = 2 : i64, b = 2 : i64}");
  assert_ptr_equal(dictionary_with(ctx, ab, STR("a"), NULL), b);
  assert_null(dictionary_with(ctx, b, STR("b"), NULL));
}

static void symbols_are_quoted_where_they_must_be(void **state) {
  Context *ctx = *state;
  const StringRef path[] = {STR("a.b"), STR("c d"), STR("1")};
  assert_text(symbol_ref_attr_get(ctx, path, 3), "@a.b::@\"c d\"::@\"1\"");
}

static void equal_elements_become_a_splat(void **state) {
  Context *ctx = *state;
  const Type *i32 = integer_type_get(ctx, 32);
  const int32_t same[] = {7, 7, 7}, other[] = {7, 7, 8};
  const Attribute *splat = dense_elements_attr_get(
      ctx, tensor(ctx, 3, i32), string_ref((const char *)same, 12));
  assert_text(splat, "dense<7> : tensor<3xi32>");
  assert_ptr_equal(splat, dense_splat_attr_get_value(ctx, tensor(ctx, 3, i32),
                                                     number(ctx, 32, 7)));
  assert_text(dense_elements_attr_get(ctx, tensor(ctx, 3, i32),
                                      string_ref((const char *)other, 12)),
              "dense<[7, 7, 8]> : tensor<3xi32>");
}

static void bits_are_packed(void **state) {
  Context *ctx = *state;
  const Type *type = tensor(ctx, 10, integer_type_get(ctx, 1));
  const Attribute *attr =
      dense_elements_attr_get(ctx, type, string_ref("\x05\xFE", 2));
  assert_text(attr, "dense<[true, false, true, false, false, false, false, "
                    "false, false, true]> : tensor<10xi1>");
  assert_ptr_equal(
      attr, dense_elements_attr_get(ctx, type, string_ref("\x05\x02", 2)));
  assert_true(
      attr_is_true(dense_elements_at(ctx, attr_as_dense_elements(attr), 9)));
  assert_text(dense_elements_attr_get(ctx, type, string_ref("\xFF\x03", 2)),
              "dense<true> : tensor<10xi1>");
}

static void hexadecimal_digits_are_decoded(void **state) {
  Context *ctx = *state;
  const Type *type = tensor(ctx, 3, integer_type_get(ctx, 16));
  assert_text(dense_hex_attr_get(ctx, type, STR("01000200fFfF")),
              "dense<[1, 2, -1]> : tensor<3xi16>");
  assert_text(dense_hex_attr_get(ctx, type, STR("0100")),
              "dense<1> : tensor<3xi16>");
  assert_text(dense_hex_attr_get(ctx, type, STR("010001000100")),
              "dense<1> : tensor<3xi16>");
}

static void many_elements_print_as_hexadecimal(void **state) {
  Context *ctx = *state;
  char data[101] = {1};
  const Type *i8 = integer_type_get(ctx, 8);
  Stream out = {0};
  attr_print(&out, dense_elements_attr_get(ctx, tensor(ctx, 101, i8),
                                           string_ref(data, 101)));
  assert_true(
      string_ref_starts_with(stream_view(&out), STR("dense<\"0x010000")));
  assert_true(
      string_ref_ends_with(stream_view(&out), STR("00\"> : tensor<101xi8>")));
  assert_int_equal(out.size, 9 + 202 + 19);
  stream_free(&out);
}

static void nested_lists_and_complex_elements_print(void **state) {
  Context *ctx = *state;
  const Type *complex = complex_type_get(ctx, integer_type_get(ctx, 8));
  const int64_t shape[] = {2, 1, 2};
  const Type *type = ranked_tensor_type_get(ctx, shape, 3, complex, NULL);
  assert_text(
      dense_elements_attr_get(ctx, type, string_ref("\1\2\3\4\5\6\7\xFF", 8)),
      "dense<[[[(1,2), (3,4)]], [[(5,6), (7,-1)]]]> : "
      "tensor<2x1x2xcomplex<i8>>");
}

static void no_elements_are_no_splat(void **state) {
  Context *ctx = *state;
  const Type *type = tensor(ctx, 0, integer_type_get(ctx, 32));
  assert_text(dense_elements_attr_get(ctx, type, STR("")),
              "dense<> : tensor<0xi32>");
  assert_text(dense_splat_attr_get_value(ctx, type, number(ctx, 32, 1)),
              "dense<1> : tensor<0xi32>");
}

static void dense_arrays_print(void **state) {
  Context *ctx = *state;
  const int32_t values[] = {1, -2};
  assert_text(dense_i32_array_attr_get(ctx, values, 2), "array<i32: 1, -2>");
  assert_text(dense_i64_array_attr_get(ctx, NULL, 0), "array<i64>");
  assert_text(dense_array_attr_get(ctx, integer_type_get(ctx, 1), "\1\0", 2),
              "array<i1: true, false>");
}

static const EnumCase flag_cases[] = {{STR_INIT("none"), 0},
                                      {STR_INIT("a"), 1},
                                      {STR_INIT("b"), 2},
                                      {STR_INIT("c"), 4},
                                      {STR_INIT("all"), 7}};
static const AttrDef flags = {.name = STR_INIT("d.flags"),
                              .shape = ATTR_SHAPE_FLAGS,
                              .cases = flag_cases,
                              .num_cases = 5};

static void flags_print_by_name(void **state) {
  Context *ctx = *state;
  StringRef none = STR("");
  assert_text(dialect_attr_get(ctx, &flags, 0, none), "#d.flags<none>");
  assert_text(dialect_attr_get(ctx, &flags, 5, none), "#d.flags<a, c>");
  assert_text(dialect_attr_get(ctx, &flags, 7, none), "#d.flags<all>");
}

static void nesting_has_no_limit(void **state) {
  Context *ctx = *state;
  enum { DEPTH = 1000000 };
  const Attribute *attr = unit_attr_get(ctx);
  Location loc = location_name_get(ctx, STR("n"), location_unknown());
  for (int i = 0; i < DEPTH; ++i) {
    attr = array_attr_get(ctx, &attr, 1);
    loc = location_fused_get(ctx, &loc, 1, unit_attr_get(ctx));
    loc = location_name_get(ctx, STR("m"), loc);
  }
  Stream out = {0};
  attr_print(&out, attr);
  assert_int_equal(out.size, 2 * DEPTH + 4);
  location_print(ctx, &out, loc);
  stream_free(&out);
  assert_int_equal(location_position(ctx, loc).line, 0);
}

static void assert_location(Context *ctx, Location loc, const char *expected) {
  Stream out = {0};
  location_print(ctx, &out, loc);
  stream_char(&out, '\0');
  assert_string_equal(out.data, expected);
  stream_free(&out);
}

static void locations_print(void **state) {
  Context *ctx = *state;
  Location place = location_file_line_col_get(ctx, STR("f"), 1, 2);
  Location name = location_name_get(ctx, STR("n"), location_unknown());
  assert_location(ctx, location_unknown(), "loc(unknown)");
  assert_location(ctx, place, "loc(\"f\":1:2)");
  assert_location(ctx, location_range_get(ctx, STR("f"), 1, 2, 1, 5),
                  "loc(\"f\":1:2 to :5)");
  assert_location(ctx, location_range_get(ctx, STR("f"), 1, 2, 3, 5),
                  "loc(\"f\":1:2 to 3:5)");
  assert_location(ctx, name, "loc(\"n\")");
  assert_location(ctx, location_call_site_get(ctx, name, place),
                  "loc(callsite(\"n\" at \"f\":1:2))");
}

/// The place with such numbers is one location, and gives them back.
static void assert_place_is_kept(Context *ctx, uint32_t line, uint32_t column,
                                 bool is_interned) {
  Location loc = location_file_line_col_get(ctx, STR("f"), line, column);
  StringRef file;
  uint32_t kept_line, kept_column;
  location_file_line_col(ctx, loc, &file, &kept_line, &kept_column);
  assert_true(string_ref_equals(file, STR("f")));
  assert_int_equal(kept_line, line);
  assert_int_equal(kept_column, column);
  assert_int_equal(location_data(loc) != NULL, is_interned);
  assert_true(location_equals(
      loc, location_range_get(ctx, STR("f"), line, column, line, column)));
}

static void large_positions_are_kept(void **state) {
  Context *ctx = *state;
  location_file_id(ctx, STR("e"));
  assert_place_is_kept(ctx, (1u << 25) - 1, (1u << 20) - 1, false);
  assert_place_is_kept(ctx, (1u << 20) - 1, 1u << 20, false);
  assert_place_is_kept(ctx, 1, (1u << 30) - 1, false);
  assert_place_is_kept(ctx, 1, 1u << 30, true);
  assert_place_is_kept(ctx, 1u << 20, 1u << 20, true);
  assert_place_is_kept(ctx, 1u << 25, 1, true);
  assert_place_is_kept(ctx, UINT32_MAX, 1u << 20, true);
}

static void fused_locations_are_flat(void **state) {
  Context *ctx = *state;
  Location a = location_name_get(ctx, STR("a"), location_unknown());
  Location b = location_name_get(ctx, STR("b"), location_unknown());
  Location ab = location_fused_get(ctx, (Location[]){a, b}, 2, NULL);
  assert_true(location_equals(
      ab, location_fused_get(ctx, (Location[]){ab, a, location_unknown(), b}, 4,
                             NULL)));
  assert_true(
      location_equals(a, location_fused_get(ctx, (Location[]){a, a}, 2, NULL)));
  assert_location(ctx, location_fused_get(ctx, NULL, 0, NULL), "loc(unknown)");
  assert_location(ctx, location_fused_get(ctx, NULL, 0, unit_attr_get(ctx)),
                  "loc(fused<unit>[unknown])");
}

static void errors_point_at_the_first_place(void **state) {
  Context *ctx = *state;
  Location place = location_file_line_col_get(ctx, STR("f"), 3, 4);
  Location name = location_name_get(ctx, STR("n"), location_unknown());
  Location call = location_call_site_get(ctx, name, place);
  SourcePos pos = location_position(ctx, call);
  assert_int_equal(pos.line, 3);
  assert_int_equal(pos.column, 4);
}

int main(void) {
#define TEST(NAME) cmocka_unit_test_setup_teardown(NAME, setup, teardown)
  const struct CMUnitTest tests[] = {
      TEST(numbers_print_with_their_types),
      TEST(lists_leave_the_default_types_out),
      TEST(dictionaries_are_sorted),
      TEST(dictionaries_change_by_one_entry),
      TEST(symbols_are_quoted_where_they_must_be),
      TEST(equal_elements_become_a_splat),
      TEST(bits_are_packed),
      TEST(hexadecimal_digits_are_decoded),
      TEST(many_elements_print_as_hexadecimal),
      TEST(nested_lists_and_complex_elements_print),
      TEST(no_elements_are_no_splat),
      TEST(dense_arrays_print),
      TEST(flags_print_by_name),
      TEST(nesting_has_no_limit),
      TEST(locations_print),
      TEST(large_positions_are_kept),
      TEST(fused_locations_are_flat),
      TEST(errors_point_at_the_first_place),
  };
#undef TEST
  return cmocka_run_group_tests(tests, NULL, NULL);
}
