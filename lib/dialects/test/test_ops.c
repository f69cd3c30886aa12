// SPDX-License-Identifier: Apache-2.0
// The table of the test operations, with their operands, results and
// properties.
#include "dialects/test/test.h"

#include "dialects/common/op_rows.h"
#include "dialects/func/func.h"
#include "dialects/test/forms/test_forms.h"
#include "dialects/test/forms/test_syntax.h"
#include "dialects/test/test_constraints.h"
#include "dialects/test/test_internal.h"
#include "ir/syntax/asm_shape.h"

#define ANY_IN OPERANDS(any_value)
#define ANY_OUT RESULTS(any_value)
#define ANYS_IN OPERANDS(any_values)
#define ANYS_OUT RESULTS(any_values)
#define OPTIONAL_IN OPERANDS(optional_value)
#define I32_IN OPERANDS(i32_value)
#define I32_OUT RESULTS(i32_value)
#define I32S_IN OPERANDS(i32_values)
#define I32S_OUT RESULTS(i32_values)
#define INTEGER_IN OPERANDS(integer_value)
#define INTEGER_OUT RESULTS(integer_value)

static bool is_i32(const Type *type) {
  return type_is_integer_of_width(type, 32);
}

static bool is_f32(const Type *type) {
  const FloatType *number = type_as_float(type);
  return number && number->format == FLOAT_F32;
}

const TypeConstraint test_constraint_i32 = {"32-bit signless integer", is_i32,
                                            SYNTAX_ANY};
const TypeConstraint test_constraint_f32 = {"32-bit float", is_f32, SYNTAX_ANY};

#define ONE(NAME, CONSTRAINT)                                                  \
  { NAME, CONSTRAINT, ARITY_ONE }
#define SOME(NAME, CONSTRAINT)                                                 \
  { NAME, CONSTRAINT, ARITY_VARIADIC }
#define ANY(NAME) ONE(NAME, NULL)
#define ANYS(NAME) SOME(NAME, NULL)
#define I32(NAME) ONE(NAME, &test_constraint_i32)
#define F32(NAME) ONE(NAME, &test_constraint_f32)
#define INTEGER(NAME) ONE(NAME, &constraint_any_integer)

static const ValueDef any_value[] = {ANY("value")};
static const ValueDef any_values[] = {ANYS("values")};
static const ValueDef optional_value[] = {{"value", NULL, ARITY_OPTIONAL}};
static const ValueDef i32_value[] = {I32("value")};
static const ValueDef f32_value[] = {F32("value")};
static const ValueDef integer_value[] = {INTEGER("value")};
static const ValueDef i32_values[] = {SOME("values", &test_constraint_i32)};
static const ValueDef i1_values[] = {SOME("values", &constraint_i1)};
static const ValueDef two_anys[] = {ANY("lhs"), ANY("rhs")};
static const ValueDef three_anys[] = {ANY("a"), ANY("b"), ANY("c")};
static const ValueDef anys_any_anys[] = {ANYS("arg"), ANY("brg"), ANYS("crg")};
static const ValueDef any_anys_anys[] = {ANY("brg"), ANYS("crg"), ANYS("arg")};
static const ValueDef two_integers[] = {INTEGER("arg0"), INTEGER("arg1")};
static const ValueDef three_integers[] = {INTEGER("arg0"), INTEGER("arg1"),
                                          INTEGER("arg2")};
static const ValueDef two_i32s[] = {I32("op1"), I32("op2")};
static const ValueDef three_i32s[] = {I32("op1"), I32("op2"), I32("op3")};
static const ValueDef four_i32s[] = {I32("op1"), I32("op2"), I32("op3"),
                                     I32("op4")};
static const ValueDef six_i32s[] = {I32("op1"), I32("op2"), I32("op3"),
                                    I32("op4"), I32("op5"), I32("op6")};
static const ValueDef seven_i32s[] = {I32("op1"), I32("op2"), I32("op3"),
                                      I32("op4"), I32("op5"), I32("op6"),
                                      I32("op7")};
static const ValueDef nine_i32s[] = {I32("op1"), I32("op2"), I32("op3"),
                                     I32("op4"), I32("op5"), I32("op6"),
                                     I32("op7"), I32("op8"), I32("op9")};
static const ValueDef some_i32s_and_one[] = {
    SOME("input1", &test_constraint_i32), I32("input2")};
static const ValueDef some_i32s_and_maybe_one[] = {
    SOME("input1", &test_constraint_i32),
    {"input2", &test_constraint_i32, ARITY_OPTIONAL}};
static const ValueDef i32s_f32_i32s[] = {SOME("output1", &test_constraint_i32),
                                         F32("output2"),
                                         SOME("output3", &test_constraint_i32)};
static const ValueDef i32_and_two_lists[] = {
    I32("output1"), SOME("output2", &test_constraint_i32),
    SOME("output3", &test_constraint_i32)};
static const ValueDef two_lists_of_i32s[] = {
    SOME("input1", &test_constraint_i32), SOME("input2", &test_constraint_i32)};
static const ValueDef i32_and_two_groups[] = {
    I32("op"), SOME("variadic", &test_constraint_i32),
    SOME("var_of_var", &test_constraint_i32)};
static const ValueDef two_outputs[] = {I32("output1"), I32("output2")};
static const ValueDef three_kinds[] = {I32("result1"), F32("result2"),
                                       F32("result3")};
static const ValueDef i32_and_f32[] = {I32("result1"), F32("result2")};
static const ValueDef two_f32s[] = {F32("result1"), F32("result2")};

#define TEST_PROP(NAME, CONSTRAINT)                                            \
  { .name = STR_INIT(NAME), .constraint = &test_attr_constraint_##CONSTRAINT }

static const PropDef legal_op_a_props[] = {PROP("status", string)};
static const PropDef depth_props[] = {PROP("depth", i64)};
static const PropDef index_props[] = {PROP("index", i32)};
static const PropDef value_props[] = {PROP("value", any)};
static const PropDef optional_attr_props[] = {OPTIONAL_PROP("attr", i32)};
static const PropDef i32_attr_props[] = {PROP("attr", i32)};
static const PropDef i64_attr_props[] = {PROP("attr", i64)};
static const PropDef i64_array_attr_props[] = {PROP("attr", i64_array)};
static const PropDef two_i64_attr_props[] = {PROP("attr1", i64),
                                             PROP("attr2", i64)};
static const PropDef nine_i64_attr_props[] = {
    PROP("attr1", i64), PROP("attr2", i64), PROP("attr3", i64),
    PROP("attr4", i64), PROP("attr5", i64), PROP("attr6", i64),
    PROP("attr7", i64), PROP("attr8", i64), PROP("attr9", i64)};
static const PropDef optional_attr_props_m[] = {
    OPTIONAL_PROP("optional_attr", i32)};
static const PropDef unit_attr_props[] = {OPTIONAL_PROP("attr", unit)};
static const PropDef two_unit_props[] = {OPTIONAL_PROP("attr1", unit),
                                         OPTIONAL_PROP("attr2", unit)};
static bool is_42(const Attribute *attr) {
  int64_t value;
  return attr_constraint_i32.holds(attr) && attr_integer_value(attr, &value) &&
         value == 42;
}

static const PropDef match_props[] = {
    [TEST_MATCH_DEFAULT] = {.name = STR_INIT("default_valued_attr"),
                            .constraint = &attr_constraint_i32,
                            .is_optional = true,
                            .default_text = "42 : i32",
                            .is_default = is_42},
    [TEST_MATCH_MORE] = PROP("more_attr", i32),
    [TEST_MATCH_OPTIONAL] = OPTIONAL_PROP("optional_attr", i32),
    [TEST_MATCH_REQUIRED] = PROP("required_attr", i32),
};
static const PropDef tag_props[] = {TEST_PROP("tag", any_i32)};
static const PropDef any_i32_attr_props[] = {TEST_PROP("attr", any_i32)};
static const PropDef i32_or_string_props[] = {TEST_PROP("attr", i32_or_string)};
static const PropDef kind_props[] = {TEST_PROP("kind", kind)};
static const PropDef i32_enum_props[] = {TEST_PROP("attr", i32_enum)};
static const PropDef i64_enum_props[] = {TEST_PROP("attr", i64_enum)};
static const PropDef float_elements_props[] = {
    TEST_PROP("scalar_f32_attr", f32_elements_2),
    TEST_PROP("tensor_f64_attr", f64_elements_4_8)};
static const PropDef choice_props[] = {PROP("attr1", i64), PROP("attr2", i64),
                                       PROP("choice", bool)};
static const PropDef ignore_src_props[] = {PROP("d", any), PROP("e", any),
                                           PROP("f", any)};
static const PropDef ignore_dst_props[] = {PROP("f", any)};
static const PropDef count_props[] = {PROP("count", i32)};
static const PropDef attr1_props[] = {PROP("attr1", i32)};
static const PropDef pattern_name_props[] = {PROP("attr1", i32),
                                             PROP("pattern_name", string)};
static const PropDef segments_props[] = {
    PROP("operandSegmentSizes", dense_i32_array)};
static const PropDef in7_props[] = {
    PROP("attr1", i32), [TEST_IN7_SEGMENTS] =
                            PROP("operandSegmentSizes", dense_i32_array)};
static const PropDef adaptor_props[] = {
    PROP("attr", dense_i32_array),
    PROP("operandSegmentSizes", dense_i32_array)};
static const PropDef symbol_props[] = {PROP("sym_name", string),
                                       OPTIONAL_PROP("sym_visibility", string)};
static const char *const one_parent[] = {"test.parent", NULL};
static const char *const two_parents[] = {"test.parent", "test.parent1", NULL};
static const PropDef callee_props[] = {PROP("callee", flat_symbol)};
static const PropDef folded_props[] = {OPTIONAL_PROP("folded", unit)};

static const ValueDef two_shapeds[] = {ONE("x", &test_constraint_shaped),
                                       ONE("y", &test_constraint_shaped)};
static const ValueDef two_any_groups[] = {ANYS("firstOperands"),
                                          ANYS("secondOperands")};
static const ValueDef four_i32_groups[] = {
    SOME("a", &test_constraint_i32), SOME("b", &test_constraint_i32), I32("c"),
    SOME("d", &test_constraint_i32)};
static const RegionDef sized_regions[] = {{"my_region", 2, 2}, {NULL, 1, 1}};
static const PropDef any_attr_props[] = {PROP("attr", any)};
static const PropDef int_attrs_props[] = {
    TEST_PROP("any_i32_attr", any_i32), TEST_PROP("index_attr", index),
    TEST_PROP("si32_attr", si32), TEST_PROP("ui32_attr", ui32)};
static const PropDef not_negative_props[] = {
    TEST_PROP("i32attr", i32_not_negative),
    TEST_PROP("i64attr", i64_not_negative)};
static const PropDef positive_props[] = {TEST_PROP("i32attr", i32_positive),
                                         TEST_PROP("i64attr", i64_positive)};
static const PropDef type_array_props[] = {TEST_PROP("attr", type_array)};
static const PropDef float_attr_props[] = {PROP("float_attr", any)};
static const PropDef index_elements_props[] = {
    TEST_PROP("attr", index_elements)};
static const PropDef i32_elements_props[] = {TEST_PROP("attr", i32_elements)};
static const PropDef int_elements_props[] = {
    TEST_PROP("any_i32_attr", any_i32_elements),
    TEST_PROP("i32_attr", i32_elements)};
static const PropDef ranked_elements_props[] = {
    TEST_PROP("matrix_i64_attr", i64_elements_4_8),
    TEST_PROP("vector_i32_attr", i32_elements_2)};
static const PropDef arg_res_props[] = {OPTIONAL_PROP("arg_attrs", dict_array),
                                        OPTIONAL_PROP("res_attrs", dict_array)};

static const PropDef convert_block_args_props[] = {
    [TEST_CONVERT_BLOCK_ARGS_IS_LEGAL] = OPTIONAL_PROP("is_legal", unit),
    [TEST_CONVERT_BLOCK_ARGS_REPLACE_WITH_OPERAND] =
        OPTIONAL_PROP("replace_with_operand", unit),
    [TEST_CONVERT_BLOCK_ARGS_DUPLICATE] = OPTIONAL_PROP("duplicate", unit),
};

static const PropDef func_props[] = {
    [FUNC_PROP_SYM_NAME] = PROP("sym_name", string),
    [FUNC_PROP_FUNCTION_TYPE] = PROP("function_type", function_type),
    [FUNC_PROP_SYM_VISIBILITY] = OPTIONAL_PROP("sym_visibility", string),
    [FUNC_PROP_ARG_ATTRS] = OPTIONAL_PROP("arg_attrs", dict_array),
    [FUNC_PROP_RES_ATTRS] = OPTIONAL_PROP("res_attrs", dict_array),
};

static const PropDef call_props[] = {
    [CALL_PROP_CALLEE] = PROP("callee", flat_symbol),
    [CALL_PROP_ARG_ATTRS] = OPTIONAL_PROP("arg_attrs", dict_array),
    [CALL_PROP_RES_ATTRS] = OPTIONAL_PROP("res_attrs", dict_array),
};

// --- rows that say all themselves --------------------------------------------

#define SEGMENTS                                                               \
  ATTRS(PROP("operandSegmentSizes", dense_i32_array)), .segment_prop = 1
#define RESULT_SEGMENTS                                                        \
  ATTRS(PROP("resultSegmentSizes", dense_i32_array)), .result_segment_prop = 1
#define OPTIONAL_RESULTS                                                       \
  OUT(OPTIONAL("optional", &test_constraint_i64),                              \
      SOME("variadic", &test_constraint_i64)),                                 \
      RESULT_SEGMENTS
#define DIRECTIVE_RESULTS                                                      \
  OUT(ANY("result"), OPTIONAL("optResult", NULL), ANYS("varResults")),         \
      RESULT_SEGMENTS

#define RESULTS_OF_DIRECTIVE                                                   \
  "`:` type($result) (`,` type($optResult)^)? `->` `(` type($varResults) `)`"

#define OPTIONAL(NAME, CONSTRAINT)                                             \
  { NAME, CONSTRAINT, ARITY_OPTIONAL }
#define I64(NAME) ONE(NAME, &test_constraint_i64)
#define MEMREF(NAME) ONE(NAME, &constraint_memref)
#define ANY_MEMREF(NAME) ONE(NAME, &constraint_any_memref)
#define SHAPED(NAME) ONE(NAME, &test_constraint_shaped)
#define SOME_SHAPED(NAME) SOME(NAME, &test_constraint_shaped)
#define SOME_TENSORS(NAME) SOME(NAME, &constraint_tensor)
#define BOUNDS                                                                 \
  ATTRS(TEST_PROP("smax", any_integer), TEST_PROP("smin", any_integer),        \
        TEST_PROP("umax", any_integer), TEST_PROP("umin", any_integer))
#define TEST(NAME, CONSTRAINT) ONE(NAME, &test_constraint_##CONSTRAINT)
#define TWO_TENSORS                                                            \
  IN(ONE("x", &constraint_tensor), ONE("y", &constraint_tensor)),              \
      OUT(ONE("res", &constraint_tensor))

static bool is_i64(const Type *type) {
  return type_is_integer_of_width(type, 64);
}
static const TypeConstraint test_constraint_i64 = {"64-bit signless integer",
                                                   is_i64, SYNTAX_ANY};

static bool is_number(const Attribute *attr, int64_t number) {
  int64_t value;
  return attr_as_integer(attr) && attr_integer_value(attr, &value) &&
         value == number;
}
static bool is_zero(const Attribute *attr) { return is_number(attr, 0); }
static bool is_one(const Attribute *attr) { return is_number(attr, 1); }
static bool is_5(const Attribute *attr) { return is_number(attr, 5); }
static bool is_text(const Attribute *attr, StringRef text) {
  return attr_as_string(attr) &&
         string_ref_equals(attr_string_value(attr), text);
}
static bool is_empty_text(const Attribute *attr) {
  return is_text(attr, STR(""));
}
static bool is_eq(const Attribute *attr) { return is_text(attr, STR("EQ")); }
static bool is_default_text(const Attribute *attr) {
  return is_text(attr, STR("default"));
}
static bool is_empty_array(const Attribute *attr) {
  const ArrayAttr *array = attr_as_array(attr);
  return array && array->size == 0;
}
static bool is_false(const Attribute *attr) {
  return attr_constraint_bool.holds(attr) && is_number(attr, 0);
}

#define OPTIONAL_TEST_PROP(NAME, CONSTRAINT)                                   \
  {                                                                            \
    .name = STR_INIT(NAME), .constraint = &test_attr_constraint_##CONSTRAINT,  \
    .is_optional = true                                                        \
  }
#define DEFAULT_PROP(NAME, CONSTRAINT, TEXT, IS_DEFAULT)                       \
  {                                                                            \
    .name = STR_INIT(NAME), .constraint = &attr_constraint_##CONSTRAINT,       \
    .is_optional = true, .default_text = TEXT, .is_default = IS_DEFAULT        \
  }

static const EnumCase i64_cases[] = {{STR_INIT("case5"), 5},
                                     {STR_INIT("case10"), 10},
                                     {STR_INIT("case4294967296"), 4294967296}};
#define I64_CASES .cases = i64_cases, .num_cases = ARRAY_LENGTH(i64_cases)
#define CASE5_PROP(NAME)                                                       \
  {                                                                            \
    .name = STR_INIT(NAME), .constraint = &test_attr_constraint_i64_enum,      \
    .is_optional = true, .default_text = "5 : i64", .is_default = is_5,        \
    I64_CASES                                                                  \
  }

static const EnumCase enum_cases[] = {
    {STR_INIT("first"), 0}, {STR_INIT("second"), 1}, {STR_INIT("third"), 2}};
static bool is_enum(const Attribute *attr) {
  int64_t value;
  return attr_constraint_i32.holds(attr) && attr_integer_value(attr, &value) &&
         value >= 0 && value < (int64_t)ARRAY_LENGTH(enum_cases);
}
static const AttrConstraint test_attr_constraint_enum = {"a test enum",
                                                         is_enum};
static const Attribute *initial_case(Context *ctx) {
  return integer_attr_get_i64(ctx, integer_type_get(ctx, 32), 0);
}
static const Attribute *initial_case_attr(Context *ctx) {
  return dialect_attr_get(ctx, &test_attrs[TEST_ATTR_ENUM], 0,
                          string_ref("", 0));
}
static const Attribute *initial_i64(Context *ctx) {
  return integer_attr_get_i64(ctx, integer_type_get(ctx, 64), 0);
}
static const TestForm form_enum = {.kind = FORM_CASE,
                                   .width = 32,
                                   .cases = enum_cases,
                                   .num_cases = ARRAY_LENGTH(enum_cases),
                                   .meaning = "a test enum",
                                   .cpp_name = "test::TestEnum"};
#define ENUM_PROP(NAME)                                                        \
  {                                                                            \
    .name = STR_INIT(NAME), .constraint = &test_attr_constraint_enum,          \
    .hooks = &test_form_hooks, .hook_data = &form_enum,                        \
    .initial = initial_case                                                    \
  }
#define ENUM_STORAGE                                                           \
  "::test::TestEnumAttr or IntegerAttr storage for test::TestEnum"
/// The attribute of the same case is taken as well; or is what is kept.
#define ENUM_FORM_PROP(NAME)                                                   \
  {                                                                            \
    .name = STR_INIT(NAME), .constraint = &test_attr_constraint_enum,          \
    .case_attr = STR_INIT("test.enum"), .is_i32_case = true,                   \
    .takes_both = true, .initial = initial_case, .storage = ENUM_STORAGE       \
  }
#define ENUM_ATTR_PROP(NAME)                                                   \
  {                                                                            \
    .name = STR_INIT(NAME), .constraint = &test_attr_constraint_enum_attr,     \
    .case_attr = STR_INIT("test.enum"), .takes_both = true,                    \
    .initial = initial_case_attr, .storage = ENUM_STORAGE                      \
  }

#define FORM(NAME, KIND, WIDTH, IS_BARE, ELEMENT)                              \
  static const TestForm form_##NAME = {                                        \
      .kind = KIND, .width = WIDTH, .is_bare = IS_BARE, .element = ELEMENT};
#define LIST_OF(NAME, ELEMENT) FORM(NAME, FORM_ARRAY, 0, false, &form_##ELEMENT)
/// `1` or nothing; `some<1>` or `none`.
#define MAYBE(NAME, ELEMENT)                                                   \
  FORM(maybe_##NAME, FORM_OPTIONAL, 0, true, &form_##ELEMENT)
#define SOMETHING(NAME, ELEMENT)                                               \
  FORM(some_##NAME, FORM_OPTIONAL, 0, false, &form_##ELEMENT)
FORM(i8, FORM_INTEGER, 8, false, NULL)
static const TestForm form_ui8 = {
    .kind = FORM_INTEGER, .width = 8, .is_unsigned = true};
FORM(i32, FORM_INTEGER, 32, false, NULL)
FORM(i64, FORM_INTEGER, 64, false, NULL)
FORM(string, FORM_STRING, 0, false, NULL)
FORM(unit, FORM_UNIT, 0, false, NULL)
LIST_OF(i32s, i32)
LIST_OF(i32s_s, i32s)
LIST_OF(i64s, i64)
LIST_OF(strings, string)
LIST_OF(units, unit)
MAYBE(i8, i8)
MAYBE(ui8, ui8)
MAYBE(i64, i64)
MAYBE(i32s, i32s)
MAYBE(string, string)
LIST_OF(maybe_i64s, maybe_i64)
SOMETHING(i64, i64)
SOMETHING(string, string)
SOMETHING(unit, unit)
SOMETHING(maybe_i64, maybe_i64)
/// Unit, or false where it is not set.
#define FLAG_PROP(NAME)                                                        \
  {                                                                            \
    .name = STR_INIT(NAME), .constraint = &attr_constraint_unit,               \
    .is_optional = true, .default_text = "false", .is_default = is_false,      \
    .hooks = &test_form_hooks, .hook_data = &form_unit                         \
  }
#define FORM_PROP(NAME, FORM)                                                  \
  {                                                                            \
    .name = STR_INIT(NAME), .constraint = &attr_constraint_array,              \
    .is_optional = true, .default_text = "[]", .is_default = is_empty_array,   \
    .hooks = &test_form_hooks, .hook_data = &form_##FORM                       \
  }

SOMETHING(i64s, i64s)

/// Numbers that are not negative, and lists of them.
static bool is_natural(const Attribute *attr) {
  int64_t value;
  return attr_as_integer(attr) && attr_integer_value(attr, &value) &&
         value >= 0;
}
static bool is_small(const Attribute *attr) {
  int64_t value;
  return is_natural(attr) && attr_integer_value(attr, &value) && value <= 5;
}
static bool all_hold(const Attribute *attr,
                     bool (*holds)(const Attribute *element)) {
  const ArrayAttr *array = attr_as_array(attr);
  for (size_t i = 0; array && i < array->size; i++)
    if (!holds(array->elements[i]))
      return false;
  return array != NULL;
}
static bool is_natural_array(const Attribute *attr) {
  return all_hold(attr, is_natural);
}
static bool is_list(const Attribute *attr) {
  return attr_as_array(attr) && !is_empty_array(attr);
}
static bool is_natural_list(const Attribute *attr) {
  return is_list(attr) && is_natural_array(attr);
}
static bool is_natural_optional_list(const Attribute *attr) {
  return all_hold(attr, is_natural_list);
}
#define PREDICATE(NAME, HOLDS, SUMMARY)                                        \
  static const AttrConstraint attr_constraint_##NAME = {SUMMARY, HOLDS};
PREDICATE(natural, is_natural, "non-negative int64_t")
PREDICATE(small, is_small, "between 0 and 5")
PREDICATE(natural_array, is_natural_array, "array of non-negative int64_t")
PREDICATE(natural_optional, is_natural_array, "optional non-negative int64_t")
PREDICATE(list, is_list, "non-empty array of int64_t")
PREDICATE(natural_list, is_natural_list,
          "non-empty array of non-negative int64_t")
PREDICATE(natural_optional_list, is_natural_optional_list,
          "optional non-empty array of non-negative int64_t")
static const Attribute *initial_array(Context *ctx) {
  return array_attr_get(ctx, NULL, 0);
}
#define PREDICATE_ARRAY_PROP(NAME, FORM, CONSTRAINT)                           \
  {                                                                            \
    .name = STR_INIT(NAME), .constraint = &attr_constraint_##CONSTRAINT,       \
    .hooks = &test_form_hooks, .hook_data = &form_##FORM,                      \
    .initial = initial_array                                                   \
  }
#define PREDICATE_I64_PROP(NAME, CONSTRAINT)                                   \
  {                                                                            \
    .name = STR_INIT(NAME), .constraint = &attr_constraint_##CONSTRAINT,       \
    .hooks = &test_form_hooks, .hook_data = &form_i64, .initial = initial_i64  \
  }

static const TestForm form_name = {.kind = FORM_NAME};
static const TestField nice_fields[] = {{STR_INIT("label"), NULL, &form_name},
                                        {STR_INIT("value"), "is", &form_i32}};
static const TestField versioned_fields[] = {
    {STR_INIT("value1"), NULL, &form_i32},
    {STR_INIT("value2"), "|", &form_i32}};
#define FIELDS(NAME, CPP_NAME)                                                 \
  static const TestForm form_##NAME = {.kind = FORM_FIELDS,                    \
                                       .cpp_name = CPP_NAME,                   \
                                       .fields = NAME##_fields,                \
                                       .num_fields =                           \
                                           ARRAY_LENGTH(NAME##_fields)};
FIELDS(nice, "TestProperties")
FIELDS(versioned, "VersionedProperties")
static const Attribute *initial_versions(Context *ctx) {
  const Attribute *zero = initial_case(ctx);
  NamedAttribute entries[] = {{STR("value1"), zero}, {STR("value2"), zero}};
  return dictionary_attr_get(ctx, entries, ARRAY_LENGTH(entries));
}
static bool is_dictionary(const Attribute *attr) {
  return attr_as_dictionary(attr) != NULL;
}
static const AttrConstraint attr_constraint_dict = {"dictionary",
                                                    is_dictionary};
#define FIELDS_PROP(NAME, FORM, INITIAL)                                       \
  {                                                                            \
    .name = STR_INIT(NAME), .constraint = &attr_constraint_dict,               \
    .hooks = &test_form_hooks, .hook_data = &form_##FORM, .initial = INITIAL   \
  }
FORM(bool, FORM_BOOL, 1, false, NULL)
FORM(wrapped, FORM_WRAPPED, 0, false, NULL)
FORM(i32_numbers, FORM_NUMBERS, 32, false, NULL)
FORM(i64_numbers, FORM_NUMBERS, 64, false, NULL)
static const TestForm form_own_i64 = {
    .kind = FORM_INTEGER, .width = 64, .is_own = true};
static const TestForm form_own_i64_numbers = {
    .kind = FORM_NUMBERS, .width = 64, .is_own = true};
static const Attribute *initial_bool(Context *ctx) {
  return bool_attr_get(ctx, false);
}
static const Attribute *initial_string(Context *ctx) {
  return string_attr_get(ctx, STR(""));
}
static const Attribute *initial_i32_numbers(Context *ctx) {
  return dense_i32_array_attr_get(ctx, NULL, 0);
}
static const Attribute *initial_i64_numbers(Context *ctx) {
  return dense_i64_array_attr_get(ctx, NULL, 0);
}
#define VALUE_PROP(NAME, CONSTRAINT, FORM, INITIAL)                            \
  {                                                                            \
    .name = STR_INIT(NAME), .constraint = &attr_constraint_##CONSTRAINT,       \
    .hooks = &test_form_hooks, .hook_data = &form_##FORM, .initial = INITIAL   \
  }
#define I64_PROP(NAME) VALUE_PROP(NAME, i64, i64, initial_i64)
/// A number that is written with its sum with property 0.
#define SUM_PROP(NAME)                                                         \
  {                                                                            \
    .name = STR_INIT(NAME), .constraint = &attr_constraint_i64,                \
    .hooks = &test_sum_hooks, .hook_data = &form_i64, .initial = initial_i64   \
  }
/// An attribute with a syntax of its own.
#define WRITTEN_PROP(NAME, CONSTRAINT, HOOKS)                                  \
  {                                                                            \
    .name = STR_INIT(NAME), .constraint = &attr_constraint_##CONSTRAINT,       \
    .hooks = &test_##HOOKS##_hooks                                             \
  }
#define BOOL_PROP(NAME) VALUE_PROP(NAME, bool, bool, initial_bool)
#define STRING_PROP(NAME) VALUE_PROP(NAME, string, string, initial_string)
#define WRAPPED_PROP(NAME) VALUE_PROP(NAME, string, wrapped, initial_string)
#define I64_NUMBERS_PROP(NAME)                                                 \
  VALUE_PROP(NAME, dense_i64_array, i64_numbers, initial_i64_numbers)
#define OWN_I64_PROP(NAME) VALUE_PROP(NAME, i64, own_i64, initial_i64)
#define OWN_NUMBERS_PROP(NAME)                                                 \
  VALUE_PROP(NAME, dense_i64_array, own_i64_numbers, initial_i64_numbers)
#define I32_NUMBERS_PROP(NAME)                                                 \
  VALUE_PROP(NAME, dense_i32_array, i32_numbers, initial_i32_numbers)

static const PropDef with_properties_props[] = {
    [TEST_WITH_PROPERTIES_A] = I64_PROP("a"),
    [TEST_WITH_PROPERTIES_ARRAY] = I64_NUMBERS_PROP("array"),
    [TEST_WITH_PROPERTIES_ARRAY32] = I32_NUMBERS_PROP("array32"),
    [TEST_WITH_PROPERTIES_B] = PROP("b", string),
    [TEST_WITH_PROPERTIES_C] = STRING_PROP("c"),
    [TEST_WITH_PROPERTIES_FLAG] = BOOL_PROP("flag"),
};

static const EnumCase bit_cases[] = {
    {STR_INIT("read"), 1}, {STR_INIT("write"), 2}, {STR_INIT("execute"), 4}};
static const TestForm form_bits = {.kind = FORM_FLAGS,
                                   .width = 32,
                                   .cases = bit_cases,
                                   .num_cases = ARRAY_LENGTH(bit_cases),
                                   .meaning = "a test bit enum",
                                   .cpp_name = "test::TestBitEnum"};
static const TestForm form_named_bits = {.kind = FORM_FLAGS,
                                         .width = 32,
                                         .cases = bit_cases,
                                         .num_cases = ARRAY_LENGTH(bit_cases),
                                         .keyword = "bit_enum",
                                         .meaning = "a test bit enum",
                                         .cpp_name = "test::TestBitEnum"};
static bool is_bits(const Attribute *attr) {
  int64_t value;
  return attr_constraint_i32.holds(attr) && attr_integer_value(attr, &value) &&
         value >= 0 && value < 8;
}
static const AttrConstraint test_attr_constraint_bits = {"a test bit enum",
                                                         is_bits};
#define BIT_ENUM_PROP(NAME) BITS_PROP(NAME, bits)
#define NAMED_BIT_ENUM_PROP(NAME) BITS_PROP(NAME, named_bits)
#define BITS_PROP(NAME, FORM)                                                  \
  {                                                                            \
    .name = STR_INIT(NAME), .constraint = &test_attr_constraint_bits,          \
    .is_optional = true, .default_text = "1 : i32", .is_default = is_one,      \
    .hooks = &test_form_hooks, .hook_data = &form_##FORM                       \
  }
#define FORM_DEFAULT_PROP(NAME, CONSTRAINT, FORM, TEXT, IS_DEFAULT)            \
  {                                                                            \
    .name = STR_INIT(NAME), .constraint = &attr_constraint_##CONSTRAINT,       \
    .is_optional = true, .default_text = TEXT, .is_default = IS_DEFAULT,       \
    .hooks = &test_form_hooks, .hook_data = &form_##FORM                       \
  }
static bool is_minus_one(const Attribute *attr) { return is_number(attr, -1); }

static bool is_enum_attr(const Attribute *attr) {
  const DialectAttr *value = attr_as_dialect(attr, &test_attrs[TEST_ATTR_ENUM]);
  return value && value->value < ARRAY_LENGTH(enum_cases);
}
static bool is_bit_enum(const Attribute *attr) {
  return attr_as_dialect(attr, &test_attrs[TEST_ATTR_BIT_ENUM]) != NULL;
}
static bool is_bit_enum_vbar(const Attribute *attr) {
  return attr_as_dialect(attr, &test_attrs[TEST_ATTR_BIT_ENUM_VBAR]) != NULL;
}
static const AttrConstraint test_attr_constraint_enum_attr = {"a test enum",
                                                              is_enum_attr};
static const AttrConstraint test_attr_constraint_bit_enum = {"a test bit enum",
                                                             is_bit_enum};
static const AttrConstraint test_attr_constraint_bit_enum_vbar = {
    "a test bit enum", is_bit_enum_vbar};
/// Attributes of one kind; upstream's constraints do not say which.
#define ATTR_OF(NAME, ID)                                                      \
  static bool is_##NAME(const Attribute *attr) {                               \
    return attr_as_dialect(attr, &test_attrs[TEST_ATTR_##ID]) != NULL;         \
  }                                                                            \
  static const AttrConstraint test_attr_constraint_##NAME = {"", is_##NAME};
ATTR_OF(array_of_ugly, ARRAY_OF_UGLY)
ATTR_OF(array_of_ints, ARRAY_OF_INTS)
ATTR_OF(array_of_enums, ARRAY_OF_ENUMS)
ATTR_OF(attr_params, ATTR_PARAMS)
ATTR_OF(cmpnd_a, CMPND_A)
ATTR_OF(cmpnd_nested, CMPND_NESTED)
ATTR_OF(cmpnd_outer, CMPND_OUTER)
ATTR_OF(slash, SLASH)
static bool is_attr_params_or_i32_elements(const Attribute *attr) {
  return is_attr_params(attr) || test_attr_constraint_i32_elements.holds(attr);
}
static const AttrConstraint test_attr_constraint_attr_params_or_i32_elements = {
    " or 32-bit signless integer elements attribute",
    is_attr_params_or_i32_elements};
/// Types of one kind.
#define TYPE_OF(NAME, ID)                                                      \
  static bool is_##NAME(const Type *type) {                                    \
    return type_as_dialect(type, &test_types[TEST_TYPE_##ID]) != NULL;         \
  }                                                                            \
  static const TypeConstraint test_constraint_##NAME = {"", is_##NAME,         \
                                                        SYNTAX_ANY};
TYPE_OF(optional_value, OPTIONAL_VALUE)
TYPE_OF(cmpnd_outer_type, CMPND_OUTER)
#define CASE_ATTR_PROP(NAME, CONSTRAINT, ATTR)                                 \
  {                                                                            \
    .name = STR_INIT(NAME), .constraint = &test_attr_constraint_##CONSTRAINT,  \
    .case_attr = STR_INIT(ATTR)                                                \
  }

#define NO_DYNAMIC_SYNTAX "dynamic operation do not define any parser function"

static const RegionDef one_block[] = {{"region", 1, 1}};
static const RegionDef unnamed_region[] = {{NULL, 1, 1}};
static const RegionDef body[] = {{"body", 1, 1}};
static const RegionDef my_region[] = {{"my_region", 1, 1}};
static const RegionDef my_regions[] = {{"my_regions", 1, 1}};
static const RegionDef region_if_regions[] = {{"thenRegion", 1, 1},
                                              {NULL, 0, 1}};
static const RegionDef case_regions[] = {{"caseRegions", 1, 1}};
static const PropDef conversion_call_props[] = {
    [CALL_PROP_CALLEE] = TEST_PROP("callee", symbol),
    [CALL_PROP_ARG_ATTRS] = OPTIONAL_PROP("arg_attrs", dict_array),
    [CALL_PROP_RES_ATTRS] = OPTIONAL_PROP("res_attrs", dict_array),
};

const OpDef test_ops[TEST_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, ...)                                               \
  [TEST_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TEST_ROW(__VA_ARGS__, )},
#define TEST_ROW(TRAITS, ...) TRAITS, .dialect = &test_dialect, __VA_ARGS__
#include "dialects/test/test_ops.def"

#define OP(ID, NAME, SHAPE, ...)                                               \
  [TEST_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TEST_ROW(__VA_ARGS__, )},
#include "dialects/test/test_ops_regions.def"

#define OP(ID, NAME, SHAPE, ...)                                               \
  [TEST_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TEST_ROW(__VA_ARGS__, )},
#include "dialects/test/test_ops_syntax.def"

#define OP(ID, NAME, SHAPE, ...)                                               \
  [TEST_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TEST_ROW(__VA_ARGS__, )},
#include "dialects/test/test_ops_checks.def"
};
