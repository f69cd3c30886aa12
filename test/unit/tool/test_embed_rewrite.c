// SPDX-License-Identifier: Apache-2.0
// The embedding interface to IR, patterns and conversion.
#include "test/unit/tool/embed_fixture.h"

//===- IR -----------------------------------------------------------------===//

static void types_are_read_and_looked_into(void **state) {
  (void)state;
  MloptContext *context = mlopt_context_create();
  const MloptType *memref = mlopt_type_parse(context, "memref<?x4xi17>");
  assert_int_equal(mlopt_type_rank(memref), 2);
  assert_int_equal(mlopt_type_dimension(memref, 0), -1);
  assert_int_equal(mlopt_type_dimension(memref, 1), 4);
  const MloptType *element = mlopt_type_element(memref);
  assert_ptr_equal(element, mlopt_integer_type(context, 17));
  assert_int_equal(mlopt_type_integer_width(element), 17);
  assert_int_equal(mlopt_type_integer_width(memref), 0);
  const MloptType *types[] = {memref, element};
  const MloptType *function = mlopt_function_type(context, types, 2, types, 1);
  assert_int_equal(mlopt_function_type_num_inputs(function), 2);
  assert_int_equal(mlopt_function_type_num_results(function), 1);
  assert_ptr_equal(mlopt_function_type_input(function, 1), element);
  assert_ptr_equal(mlopt_function_type_result(function, 0), memref);
  char *text = mlopt_type_print(function);
  assert_string_equal(text, "(memref<?x4xi17>, i17) -> memref<?x4xi17>");
  mlopt_free(text);
  mlopt_context_free(context);
}

static void wrong_types_are_errors(void **state) {
  (void)state;
  MloptContext *context = mlopt_context_create();
  assert_null(mlopt_type_parse(context, "memref<"));
  assert_non_null(strstr(mlopt_context_diagnostics(context), "error: "));
  assert_null(mlopt_attribute_parse(context, "1 : f32 :"));
  assert_non_null(mlopt_type_parse(context, "f32"));
  assert_string_equal(mlopt_context_diagnostics(context), "");
  mlopt_context_free(context);
}

static void attributes_are_made_and_read(void **state) {
  (void)state;
  MloptContext *context = mlopt_context_create();
  const MloptType *i8 = mlopt_integer_type(context, 8);
  const MloptAttribute *minus = mlopt_integer_attribute(context, i8, 255);
  assert_ptr_equal(minus, mlopt_attribute_parse(context, "-1 : i8"));
  int64_t value;
  assert_true(mlopt_attribute_integer(minus, &value));
  assert_int_equal(value, -1);
  const MloptAttribute *string = mlopt_string_attribute(context, "a\0b", 3);
  const char *text;
  size_t size;
  assert_true(mlopt_attribute_string(string, &text, &size));
  assert_int_equal(size, 3);
  assert_false(mlopt_attribute_string(minus, &text, &size));
  assert_false(mlopt_attribute_integer(string, &value));
  assert_ptr_equal(mlopt_attribute_type(mlopt_type_attribute(context, i8)), i8);
  assert_null(mlopt_attribute_type(string));
  mlopt_context_free(context);
}

static void operations_are_looked_into(void **state) {
  (void)state;
  Fixture fixture = parse("func.func @f(%a: i32) -> i32 {\n"
                          "  %0 = addi %a, %a {note = \"x\"} : i32\n"
                          "  return %0 : i32\n"
                          "}\n");
  MloptOperation *addi = find(fixture.module, "std.addi");
  assert_string_equal(mlopt_operation_name(addi), "std.addi");
  assert_int_equal(mlopt_operation_num_operands(addi), 2);
  MloptValue *operand = mlopt_operation_operand(addi, 1);
  assert_null(mlopt_value_defining_operation(operand));
  assert_ptr_equal(operand,
                   mlopt_block_argument(mlopt_operation_block(addi), 0));
  MloptValue *result = mlopt_operation_result(addi, 0);
  assert_ptr_equal(mlopt_value_defining_operation(result), addi);
  assert_false(mlopt_value_is_unused(result));
  assert_non_null(mlopt_operation_attribute(addi, "note"));
  assert_null(mlopt_operation_attribute(addi, "other"));
  MloptOperation *func = mlopt_operation_parent(addi);
  assert_true(mlopt_operation_is(func, "func.func"));
  MloptBlock *entry = mlopt_region_first_block(mlopt_operation_region(func, 0));
  assert_ptr_equal(mlopt_block_first_operation(entry), addi);
  assert_ptr_equal(mlopt_block_last_operation(entry),
                   mlopt_operation_next(addi));
  assert_null(mlopt_block_next(entry));
  assert_null(mlopt_operation_parent(mlopt_module_operation(fixture.module)));
  free_fixture(&fixture);
}

//===- Patterns and the greedy driver -------------------------------------===//

/// muli(x, x) -> addi(x, x) with a mark, which is no arithmetic, but shows.
static bool rewrite_square(void *user, MloptOperation *op,
                           MloptRewriter *rewriter) {
  ++*(int *)user;
  MloptValue *operands[] = {mlopt_operation_operand(op, 0),
                            mlopt_operation_operand(op, 1)};
  if (operands[0] != operands[1])
    return mlopt_rewriter_match_failure(rewriter, op, "not a square");
  MloptContext *context = mlopt_rewriter_context(rewriter);
  MloptNamedAttribute mark = {"mark", mlopt_attribute_parse(context, "unit")};
  const MloptType *type = mlopt_value_type(operands[0]);
  MloptOperationState state = {.name = "std.addi",
                               .location = mlopt_operation_location(op),
                               .operands = operands,
                               .num_operands = 2,
                               .result_types = &type,
                               .num_results = 1,
                               .attributes = &mark,
                               .num_attributes = 1};
  MloptOperation *addi = mlopt_rewriter_create(rewriter, &state);
  MloptValue *result = mlopt_operation_result(addi, 0);
  mlopt_rewriter_replace(rewriter, op, &result);
  return true;
}

static void greedy_rewrites(void **state) {
  (void)state;
  Fixture fixture = parse("func.func @f(%a: i32, %b: i32) -> i32 {\n"
                          "  %0 = muli %a, %a : i32\n"
                          "  %1 = muli %0, %b : i32\n"
                          "  return %1 : i32\n"
                          "}\n");
  int calls = 0;
  MloptPatternSet *set = mlopt_pattern_set_create(fixture.context);
  MloptPattern pattern = {.name = "rewrite-square",
                          .root = "std.muli",
                          .benefit = 1,
                          .rewrite = rewrite_square,
                          .user = &calls};
  mlopt_pattern_set_add(set, &pattern);
  assert_true(mlopt_module_rewrite(fixture.module, set));
  assert_true(calls >= 2);
  assert_has(fixture.module, "%0 = addi %arg0, %arg0 {mark} : i32");
  assert_has(fixture.module, "%1 = muli %0, %arg1 : i32");
  mlopt_pattern_set_free(set);
  free_fixture(&fixture);
}

static bool rename_it(void *user, MloptOperation *op, MloptRewriter *rewriter) {
  MloptOperationState state = {.name = user,
                               .location = mlopt_operation_location(op)};
  mlopt_rewriter_create(rewriter, &state);
  mlopt_rewriter_erase(rewriter, op);
  return true;
}

static void greedy_ends_where_patterns_undo_each_other(void **state) {
  (void)state;
  Fixture fixture = parse("\"x.a\"() : () -> ()\n");
  MloptPatternSet *set = mlopt_pattern_set_create(fixture.context);
  char names[2][4] = {"x.a", "x.b"};
  for (int i = 0; i < 2; i++) {
    MloptPattern pattern = {.name = i ? "b-to-a" : "a-to-b",
                            .root = names[i],
                            .benefit = 1,
                            .rewrite = rename_it,
                            .user = names[1 - i]};
    mlopt_pattern_set_add(set, &pattern);
  }
  assert_false(mlopt_module_rewrite(fixture.module, set));
  const char *said = mlopt_context_diagnostics(fixture.context);
  assert_non_null(strstr(said, "a-to-b"));
  assert_non_null(strstr(said, "b-to-a"));
  mlopt_pattern_set_free(set);
  free_fixture(&fixture);
}

//===- Conversion ---------------------------------------------------------===//

static MloptConversionResult widen(void *user, const MloptType *type,
                                   MloptTypeList *results) {
  bool is_i8 = mlopt_type_integer_width(type) == 8;
  mlopt_type_list_append(results, is_i8 ? mlopt_integer_type(user, 64) : type);
  return MLOPT_CONVERSION_DONE;
}

static bool refuse(void *user, MloptOperation *op, const MloptAdaptor *adaptor,
                   MloptRewriter *rewriter) {
  (void)user;
  (void)adaptor;
  return mlopt_rewriter_match_failure(rewriter, op, "I do not want to");
}

/// x.op(operands) -> x.done(converted operands), result types converted.
static bool convert_x(void *user, MloptOperation *op,
                      const MloptAdaptor *adaptor, MloptRewriter *rewriter) {
  const MloptTypeConverter *converter = user;
  MloptValues operands = mlopt_adaptor_flat(adaptor);
  const MloptType *type = mlopt_type_converter_convert_one(
      converter, mlopt_value_type(mlopt_operation_result(op, 0)));
  MloptOperationState state = {.name = "x.done",
                               .location = mlopt_operation_location(op),
                               .operands = operands.values,
                               .num_operands = operands.count,
                               .result_types = &type,
                               .num_results = 1};
  MloptValue *result =
      mlopt_operation_result(mlopt_rewriter_create(rewriter, &state), 0);
  mlopt_rewriter_replace(rewriter, op, &result);
  return true;
}

static MloptLegality only_done(void *user, const MloptOperation *op) {
  (void)user;
  if (mlopt_operation_is(op, "x.done"))
    return MLOPT_LEGAL;
  return mlopt_operation_is(op, "x.op") ? MLOPT_ILLEGAL : MLOPT_UNKNOWN;
}

typedef struct Conversion {
  MloptTypeConverter *converter;
  MloptTarget *target;
  MloptPatternSet *patterns;
} Conversion;

static Conversion create_conversion(MloptContext *context,
                                    MloptConvert *convert) {
  Conversion conversion = {mlopt_type_converter_create(context),
                           mlopt_target_create(context),
                           mlopt_pattern_set_create(context)};
  mlopt_type_converter_add_rule(conversion.converter, widen, context);
  mlopt_target_mark_others(conversion.target, only_done, NULL);
  MloptPattern pattern = {.name = "convert-x",
                          .root = "x.op",
                          .benefit = 1,
                          .convert = convert,
                          .converter = conversion.converter,
                          .user = conversion.converter};
  mlopt_pattern_set_add(conversion.patterns, &pattern);
  return conversion;
}

static void free_conversion(Conversion *conversion) {
  mlopt_pattern_set_free(conversion->patterns);
  mlopt_target_free(conversion->target);
  mlopt_type_converter_free(conversion->converter);
}

static const char two_ops[] = "%0 = \"x.source\"() : () -> i8\n"
                              "%1 = \"x.op\"(%0) : (i8) -> i8\n"
                              "%2 = \"x.op\"(%1) : (i8) -> i8\n"
                              "\"x.user\"(%2) : (i8) -> ()\n";

/// The module's conversion, partial, with `config`.
static bool convert(Fixture *fixture, Conversion *conversion,
                    const MloptConversionConfig *config) {
  return mlopt_module_convert(fixture->module, MLOPT_CONVERSION_PARTIAL,
                              conversion->target, conversion->patterns, config);
}

static void materializations_are_asked_for_both_ways(void **state) {
  (void)state;
  Fixture fixture = parse(two_ops);
  Conversion conversion = create_conversion(fixture.context, convert_x);
  assert_false(convert(&fixture, &conversion, NULL));
  MloptConversionConfig config = {.no_materializations = true};
  assert_true(convert(&fixture, &conversion, &config));
  assert_has(fixture.module,
             "%1 = unrealized_conversion_cast %0 : i8 to i64\n"
             "  %2 = \"x.done\"(%1) : (i64) -> i64\n"
             "  %3 = \"x.done\"(%2) : (i64) -> i64\n"
             "  %4 = unrealized_conversion_cast %3 : i64 to i8\n");
  free_conversion(&conversion);
  free_fixture(&fixture);
}

static bool make_cast(void *user, MloptRewriter *rewriter, MloptValues inputs,
                      const MloptType *const *types, size_t num_types,
                      MloptLocation location, MloptValue **results) {
  MloptOperationState state = {.name = user,
                               .location = location,
                               .operands = inputs.values,
                               .num_operands = inputs.count,
                               .result_types = types,
                               .num_results = num_types};
  MloptOperation *op = mlopt_rewriter_create(rewriter, &state);
  for (unsigned i = 0; i < num_types; i++)
    results[i] = mlopt_operation_result(op, i);
  return true;
}

static void materializations_make_values(void **state) {
  (void)state;
  Fixture fixture = parse(two_ops);
  Conversion conversion = create_conversion(fixture.context, convert_x);
  char source[] = "x.narrow", target[] = "x.widen";
  mlopt_type_converter_add_source(conversion.converter, make_cast, source);
  mlopt_type_converter_add_target(conversion.converter, make_cast, target);
  assert_true(convert(&fixture, &conversion, NULL));
  assert_has(fixture.module, "%1 = \"x.widen\"(%0) : (i8) -> i64");
  assert_has(fixture.module, "%4 = \"x.narrow\"(%3) : (i64) -> i8");
  free_conversion(&conversion);
  free_fixture(&fixture);
}

static void failure_leaves_the_module_as_it_was(void **state) {
  (void)state;
  Fixture fixture = parse(two_ops);
  char *before = mlopt_module_print(fixture.module, 0, NULL);
  Conversion conversion = create_conversion(fixture.context, refuse);
  assert_false(convert(&fixture, &conversion, NULL));
  assert_non_null(strstr(mlopt_context_diagnostics(fixture.context),
                         "failed to legalize operation 'x.op'"));
  char *after = mlopt_module_print(fixture.module, 0, NULL);
  assert_string_equal(before, after);
  mlopt_free(before);
  mlopt_free(after);
  free_conversion(&conversion);
  free_fixture(&fixture);
}

static void failure_without_rollback_ends_the_module(void **state) {
  (void)state;
  Fixture fixture = parse(two_ops);
  Conversion conversion = create_conversion(fixture.context, refuse);
  MloptConversionConfig config = {.no_rollback = true};
  assert_false(convert(&fixture, &conversion, &config));
  assert_null(mlopt_module_operation(fixture.module));
  assert_null(mlopt_module_print(fixture.module, 0, NULL));
  free_conversion(&conversion);
  free_fixture(&fixture);
}

static void targets_know_names(void **state) {
  (void)state;
  MloptContext *context = mlopt_context_create();
  MloptTarget *target = mlopt_target_create(context);
  assert_true(mlopt_target_mark(target, "std", MLOPT_LEGAL));
  assert_true(mlopt_target_mark(target, "std.addi", MLOPT_ILLEGAL));
  assert_false(mlopt_target_mark(target, "nothing", MLOPT_LEGAL));
  assert_false(mlopt_target_mark(target, "std.nothing", MLOPT_LEGAL));
  assert_false(mlopt_target_mark_recursively_legal(target, "func.func"));
  assert_true(mlopt_target_mark(target, "func.func", MLOPT_LEGAL));
  assert_true(mlopt_target_mark_recursively_legal(target, "func.func"));
  mlopt_target_free(target);
  mlopt_context_free(context);
}

/// std.br -> the successor's operations in its place.
static bool inline_successor(void *user, MloptOperation *op,
                             const MloptAdaptor *adaptor,
                             MloptRewriter *rewriter) {
  (void)user;
  MloptBlock *block = mlopt_operation_block(op);
  MloptBlock *target = mlopt_operation_successor(op, 0);
  mlopt_rewriter_erase(rewriter, op);
  mlopt_rewriter_merge_blocks(rewriter, target, block,
                              mlopt_adaptor_flat(adaptor).values);
  return true;
}

static void patterns_change_blocks(void **state) {
  (void)state;
  Fixture fixture = parse("func.func @f(%a: i32) -> i32 {\n"
                          "  br ^bb1(%a : i32)\n"
                          "^bb1(%b: i32):\n"
                          "  return %b : i32\n"
                          "}\n");
  Conversion conversion = create_conversion(fixture.context, refuse);
  assert_true(mlopt_target_mark(conversion.target, "std.br", MLOPT_ILLEGAL));
  MloptPattern pattern = {.name = "inline-successor",
                          .root = "std.br",
                          .benefit = 1,
                          .convert = inline_successor};
  mlopt_pattern_set_add(conversion.patterns, &pattern);
  assert_true(convert(&fixture, &conversion, NULL));
  assert_has(fixture.module, "(%arg0: i32) -> i32 {\n    return %arg0 : i32\n");
  free_conversion(&conversion);
  free_fixture(&fixture);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(types_are_read_and_looked_into),
      cmocka_unit_test(wrong_types_are_errors),
      cmocka_unit_test(attributes_are_made_and_read),
      cmocka_unit_test(operations_are_looked_into),
      cmocka_unit_test(greedy_rewrites),
      cmocka_unit_test(greedy_ends_where_patterns_undo_each_other),
      cmocka_unit_test(materializations_are_asked_for_both_ways),
      cmocka_unit_test(materializations_make_values),
      cmocka_unit_test(failure_leaves_the_module_as_it_was),
      cmocka_unit_test(failure_without_rollback_ends_the_module),
      cmocka_unit_test(targets_know_names),
      cmocka_unit_test(patterns_change_blocks),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
