// SPDX-License-Identifier: Apache-2.0
// Formats: those of all dialects compile, and a wrong one says which operation,
// which element, and what is missing.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ir/attributes/attribute.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/definitions/type_def.h"
#include "ir/syntax/asm_format.h"
#include "ir/syntax/asm_shape.h"
#include "ir/syntax/data_format.h"
#include "ir/types/type.h"
#include "parser/parser.h"
#include "tool/registry.h"

static int setup(void **state) {
  *state = mem_alloc(sizeof(Context));
  context_init(*state);
  for (size_t i = 0; i < tool_registry.num_dialects; i++)
    context_register_dialect(*state, tool_registry.dialects[i]);
  return 0;
}

static int teardown(void **state) {
  context_free(*state);
  mem_free(*state);
  return 0;
}

/// How many formats of `dialect` there are; each must be right.
static unsigned compile_dialect(Context *ctx, const DialectDef *dialect) {
  unsigned count = 0;
  for (size_t i = 0; i < dialect->num_ops; i++) {
    const OpDef *def = &dialect->ops[i];
    assert_int_equal(def->format != NULL, def->shape == SHAPE_FORMAT);
    if (!def->format)
      continue;
    Stream why = {0};
    asm_format_error(ctx, def, &why);
    if (why.size)
      fail_msg("%.*s", (int)why.size, why.data);
    const AsmFormat *format = asm_format_get(ctx, def);
    assert_non_null(format);
    assert_ptr_equal(format, asm_format_get(ctx, def));
    assert_int_equal(format->elements[format->size - 1].kind, FORMAT_END);
    count++;
  }
  return count;
}

static unsigned compile_attr(Context *ctx, const AttrDef *def) {
  if (!def->format)
    return 0;
  Stream why = {0};
  data_format_error(def, &why);
  if (why.size)
    fail_msg("%.*s", (int)why.size, why.data);
  const DataFormat *format = data_format_get(ctx, def);
  assert_ptr_equal(format, data_format_get(ctx, def));
  assert_int_equal(format->elements[format->size - 1].kind, DATA_END);
  return 1;
}

/// The same of attributes, and of types, whose parameters are an attribute.
static unsigned compile_data(Context *ctx, const DialectDef *dialect) {
  unsigned count = 0;
  for (size_t i = 0; i < dialect->num_attrs; i++) {
    const AttrDef *def = &dialect->attrs[i];
    assert_int_equal(def->format != NULL, def->shape == ATTR_SHAPE_FORMAT);
    count += compile_attr(ctx, def);
  }
  for (size_t i = 0; i < dialect->num_types; i++)
    if (dialect->types[i].params)
      count += compile_attr(ctx, dialect->types[i].params);
  return count;
}

static void all_dialects_have_right_formats(void **state) {
  unsigned count = 0;
  for (size_t i = 0; i < tool_registry.num_dialects; i++)
    count += compile_dialect(*state, tool_registry.dialects[i]);
  assert_true(count > 100);
}

static void all_types_and_attributes_have_right_formats(void **state) {
  unsigned count = 0;
  for (size_t i = 0; i < tool_registry.num_dialects; i++)
    count += compile_data(*state, tool_registry.dialects[i]);
  assert_true(count > 10);
}

/// The error after `the format of 'x.attr' is wrong: element `.
static void assert_data_error(const char *format, const char *expected) {
  static const ParamDef params[] = {{.name = STR_INIT("a")},
                                    {.name = STR_INIT("b")},
                                    {.name = STR_INIT("c")}};
  const AttrDef def = {.name = STR("x.attr"),
                       .shape = ATTR_SHAPE_FORMAT,
                       .format = format,
                       .params = params,
                       .num_params = ARRAY_LENGTH(params)};
  Stream why = {0}, whole = {0};
  data_format_error(&def, &why);
  stream_char(&why, '\0');
  stream_format(&whole, "the format of 'x.attr' is wrong: element %s",
                expected);
  stream_char(&whole, '\0');
  assert_string_equal(why.data, whole.data);
  stream_free(&why);
  stream_free(&whole);
}

static void wrong_formats_of_attributes_say_why(void **state) {
  (void)state;
  assert_data_error("`<` $d `>`", "2, $d: it names no parameter");
  assert_data_error("members($a)",
                    "1, members($a): no directive has this name");
  assert_data_error("struct($a, $c)",
                    "1, struct($a, $c): its parameters are not neighbours");
  assert_data_error("$a )?", "2, )?: it belongs to no bracket");
  assert_data_error("( `x` $a )?", "4, )?: its group has no anchor");
  assert_data_error("$a | $b",
                    "2, |: formats of types and attributes do not have it");
}

// --- wrong ones --------------------------------------------------------------

static bool is_i32(const Type *type) {
  return type_is_integer_of_width(type, 32);
}

static const TypeConstraint i32_constraint = {.summary = "i32",
                                              .holds = is_i32};

static const ValueDef operands[] = {
    {.name = "lhs"},
    {.name = "count", .constraint = &i32_constraint},
    {.name = "rest", .arity = ARITY_VARIADIC}};
static const ValueDef results[] = {{.name = "res"}};
static const PropDef props[] = {{.name = STR_INIT("value")},
                                {.name = STR_INIT("kind")}};

static void assert_error_of(Context *ctx, const OpDef *def,
                            const char *expected) {
  Stream why = {0};
  asm_format_error(ctx, def, &why);
  stream_char(&why, '\0');
  assert_string_equal(why.data, expected);
  stream_free(&why);
  assert_null(asm_format_get(ctx, def));
}

/// The error after `the format of 'x.op' is wrong: `.
static void assert_error(void **state, const char *format,
                         const char *expected) {
  const OpDef def = {.name = STR("x.op"),
                     .shape = SHAPE_FORMAT,
                     .format = format,
                     OPERANDS(operands),
                     RESULTS(results),
                     PROPS(props)};
  Stream whole = {0};
  stream_format(&whole, "the format of 'x.op' is wrong: %s", expected);
  stream_char(&whole, '\0');
  assert_error_of(*state, &def, whole.data);
  stream_free(&whole);
}

#define VALUES "$lhs `,` $count `,` $rest "
#define TYPES " `:` type($lhs) type($rest) type($res)"

static void a_directive_is_not_known(void **state) {
  assert_error(state, VALUES "types($lhs)",
               "element 6, types($lhs): no directive is called 'types'");
}

static void a_name_is_not_known(void **state) {
  assert_error(state, VALUES "`:` type($rhs)",
               "element 7, type($rhs): no operand, result or property is "
               "called 'rhs'");
  assert_error(state, "$rhs",
               "element 1, $rhs: no operand, result or property is called "
               "'rhs'");
  assert_error(state, "symbol($name)",
               "element 1, symbol($name): no property is called 'name'");
}

static void arguments_are_wrong(void **state) {
  assert_error(state, "type", "element 1, type: its arguments are missing");
  assert_error(state, "type(lhs)",
               "element 1, type(lhs): expected $name, operands or results, "
               "found 'lhs'");
  assert_error(state, "same($lhs)",
               "element 1, same($lhs): expected $name, operands or results, "
               "found ''");
  assert_error(state, "same(type($lhs), type($res))",
               "element 1, same(type($lhs): expected $name, operands or "
               "results, found 'type($lhs'");
  assert_error(state, "type($lhs, $rest)",
               "element 1, type($lhs, $rest): it has too many arguments");
  assert_error(state, "attr-dict(value)",
               "element 1, attr-dict(value): it has too many arguments");
  assert_error(state, "symbol(value)",
               "element 1, symbol(value): expected the $name of a property, "
               "found 'value'");
  assert_error(state, "oilist", "element 1, oilist: '(' is missing");
  assert_error(state, "custom",
               "element 1, custom: the operation has no functions for it");
  assert_error(state, "custom($none)",
               "element 1, custom($none): no operand, result or property is "
               "called 'none'");
}

static void an_element_is_about_the_wrong_values(void **state) {
  assert_error(state, "$res", "element 1, $res: a result is not written");
  assert_error(state, VALUES "type($value)",
               "element 6, type($value): only operands and results have types "
               "that are written");
  assert_error(state, VALUES "listed-types($lhs)",
               "element 6, listed-types($lhs): it is not about results");
  assert_error(state, VALUES "functional-type($lhs, $rest)",
               "element 6, functional-type($lhs, $rest): its second part is "
               "not a result");
}

static void text_is_not_an_element(void **state) {
  assert_error(state, "$lhs `, $rest",
               "element 2, `, $rest: it is not part of any element");
  assert_error(state, "$lhs ; $rest",
               "element 2, ;: it is not part of any element");
  assert_error(state, "$lhs [ $rest",
               "element 2, [: it is not part of any element");
  assert_error(state, "type($lhs",
               "element 1, type($lhs: it is not part of any element");
}

static void a_group_does_not_match(void **state) {
  assert_error(state, "$lhs (`,` $rest^",
               "element 2, (: its bracket is not closed");
  assert_error(state, "$lhs )?", "element 2, )?: it belongs to no bracket");
  assert_error(state, "(`a` $value^) : (`b`) : (`c`)?",
               "element 6, ) : (: the group has two parts already");
  assert_error(state, "oilist(`a` $value",
               "element 1, oilist(: its bracket is not closed");
  assert_error(state, "$lhs | $rest", "element 2, |: it belongs to no bracket");
}

static void a_group_has_not_one_anchor(void **state) {
  assert_error(state, "(`,` $rest)?",
               "element 1, (: no element of the group has a '^'");
  assert_error(state, "(`,` $rest^ $value^)?",
               "element 4, $value^: a second '^' in its group");
  assert_error(state, "$rest^", "element 1, $rest^: '^' outside a group");
}

static void a_group_begins_with_what_has_no_token(void **state) {
  assert_error(state, "(same($lhs, $res) $rest^)?" TYPES,
               "element 2, same($lhs, $res): a group cannot begin with it, as "
               "its first token says whether the group is there");
}

static void a_value_or_its_type_is_missing(void **state) {
  assert_error(state, "$lhs `:` type($lhs) type($res)",
               "operand 'count' is missing");
  assert_error(state, VALUES "`:` type($rest) type($res)",
               "the type of operand 'lhs' is missing");
  assert_error(state, VALUES "`:` type($lhs) type($res)",
               "the type of operand 'rest' is missing");
  assert_error(state, VALUES "`:` type($lhs) type($rest)",
               "the type of result 'res' is missing");
  assert_error(state, VALUES "`:` type($rest) same($lhs, $res)",
               "the type of operand 'lhs' is missing");
}

static void a_region_or_successor_is_missing(void **state) {
  const OpDef with_region = {.name = STR("x.op"),
                             .shape = SHAPE_FORMAT,
                             .format = "attr-dict",
                             .num_regions = 1};
  assert_error_of(*state, &with_region,
                  "the format of 'x.op' is wrong: region #0 is missing");
  const OpDef with_successors = {.name = STR("x.op"),
                                 .shape = SHAPE_FORMAT,
                                 .format = "successor attr-dict",
                                 .num_successors = 2};
  assert_error_of(*state, &with_successors,
                  "the format of 'x.op' is wrong: successor #1 is missing");
}

static void there_are_too_many_groups(void **state) {
  ValueDef many[FORMAT_MAX_GROUPS + 1] = {{.name = "v"}};
  const OpDef def = {.name = STR("x.op"),
                     .shape = SHAPE_FORMAT,
                     .format = "operands",
                     OPERANDS(many)};
  assert_error_of(*state, &def,
                  "the format of 'x.op' is wrong: there are more than 10 "
                  "operands or results");
}

static const DialectDef wrong_dialect;
static const OpDef wrong_ops[] = {{.name = STR_INIT("x.op"),
                                   .shape = SHAPE_FORMAT,
                                   .dialect = &wrong_dialect,
                                   OPERANDS(operands),
                                   .format = "$lhs"}};
static const ParamDef wrong_params[] = {
    {.name = STR_INIT("size"), .kind = PARAM_INT}};
static const AttrDef wrong_attrs[] = {{.name = STR_INIT("x.attr"),
                                       .shape = ATTR_SHAPE_FORMAT,
                                       .dialect = &wrong_dialect,
                                       .params = wrong_params,
                                       .num_params = 1,
                                       .format = "`<` $length `>`"}};
static const DialectDef wrong_dialect = {.name = STR_INIT("x"),
                                         .ops = wrong_ops,
                                         .num_ops = 1,
                                         .attrs = wrong_attrs,
                                         .num_attrs = 1};

/// The error that comes of the wrong dialect's syntax.
static void assert_parse_error(const char *source, const char *expected) {
  Context ctx;
  context_init(&ctx);
  context_register_dialect(&ctx, &wrong_dialect);
  SourceBuffer buffer = {STR("f.mlir"), string_ref_from_cstr(source), 0, NULL};
  assert_null(
      parse_source(&ctx, &buffer, &(ParseOptions){.no_implicit_module = true}));
  Stream text = {0};
  diagnostics_print(&ctx.diags, NULL, &text);
  stream_char(&text, '\0');
  assert_string_equal(text.data, expected);
  stream_free(&text);
  context_free(&ctx);
}

/// A user whose operation or attribute has a wrong format is told so, and
/// crashes nothing.
static void a_wrong_format_is_an_error_where_it_is_read(void **state) {
  (void)state;
  assert_parse_error("x.op %a\n",
                     "f.mlir:1:1: error: the format of 'x.op' is "
                     "wrong: the type of operand 'lhs' is missing\n");
  assert_parse_error("#a = #x.attr<3>\n",
                     "f.mlir:1:13: error: the format of 'x.attr' is wrong: "
                     "element 2, $length: it names no parameter\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(all_dialects_have_right_formats),
      cmocka_unit_test(all_types_and_attributes_have_right_formats),
      cmocka_unit_test(wrong_formats_of_attributes_say_why),
      cmocka_unit_test(a_directive_is_not_known),
      cmocka_unit_test(a_name_is_not_known),
      cmocka_unit_test(arguments_are_wrong),
      cmocka_unit_test(an_element_is_about_the_wrong_values),
      cmocka_unit_test(text_is_not_an_element),
      cmocka_unit_test(a_group_does_not_match),
      cmocka_unit_test(a_group_has_not_one_anchor),
      cmocka_unit_test(a_group_begins_with_what_has_no_token),
      cmocka_unit_test(a_value_or_its_type_is_missing),
      cmocka_unit_test(a_region_or_successor_is_missing),
      cmocka_unit_test(there_are_too_many_groups),
      cmocka_unit_test(a_wrong_format_is_an_error_where_it_is_read),
  };
  return cmocka_run_group_tests(tests, setup, teardown);
}
