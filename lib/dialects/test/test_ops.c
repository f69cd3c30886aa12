// SPDX-License-Identifier: Apache-2.0
// The table of the test operations, with their operands, results and
// properties.
#include "dialects/test/test.h"

#include "dialects/common/constraints.h"
#include "dialects/func/func.h"
#include "dialects/test/test_internal.h"

#define ANY_IN OPERANDS(any_value)
#define ANY_OUT RESULTS(any_value)
#define ANYS_IN OPERANDS(any_values)
#define ANYS_OUT RESULTS(any_values)
#define OPTIONAL_IN OPERANDS(optional_value)
#define I32_IN OPERANDS(i32_value)
#define I32_OUT RESULTS(i32_value)
#define I32S_IN OPERANDS(i32_values)
#define I32S_OUT RESULTS(i32_values)

static bool is_i32(const Type *type) {
  return type_is_integer_of_width(type, 32);
}

static const TypeConstraint constraint_i32 = {"32-bit signless integer",
                                              is_i32};

#define I32(NAME)                                                              \
  { NAME, &constraint_i32, ARITY_ONE }

static const ValueDef any_value[] = {{"value", NULL, ARITY_ONE}};
static const ValueDef any_values[] = {{"values", NULL, ARITY_VARIADIC}};
static const ValueDef optional_value[] = {{"value", NULL, ARITY_OPTIONAL}};
static const ValueDef i32_value[] = {I32("value")};
static const ValueDef i32_values[] = {
    {"values", &constraint_i32, ARITY_VARIADIC}};
static const ValueDef two_anys[] = {{"lhs", NULL, ARITY_ONE},
                                    {"rhs", NULL, ARITY_ONE}};
static const ValueDef two_i32s[] = {I32("op1"), I32("op2")};
static const ValueDef four_i32s[] = {I32("op1"), I32("op2"), I32("op3"),
                                     I32("op4")};
static const ValueDef seven_i32s[] = {I32("op1"), I32("op2"), I32("op3"),
                                      I32("op4"), I32("op5"), I32("op6"),
                                      I32("op7")};

#define PROP(NAME, CONSTRAINT)                                                 \
  { .name = STR_INIT(NAME), .constraint = &attr_constraint_##CONSTRAINT }
#define OPTIONAL_PROP(NAME, CONSTRAINT)                                        \
  {                                                                            \
    .name = STR_INIT(NAME), .constraint = &attr_constraint_##CONSTRAINT,       \
    .is_optional = true                                                        \
  }

static const PropDef legal_op_a_props[] = {PROP("status", string)};
static const PropDef depth_props[] = {PROP("depth", i64)};
static const PropDef index_props[] = {PROP("index", i32)};
static const PropDef value_props[] = {PROP("value", any)};
static const PropDef optional_attr_props[] = {OPTIONAL_PROP("attr", i32)};
static const PropDef folded_props[] = {OPTIONAL_PROP("folded", unit)};

static const PropDef with_properties_props[] = {
    [TEST_WITH_PROPERTIES_A] = PROP("a", i64),
    [TEST_WITH_PROPERTIES_ARRAY] = PROP("array", any),
    [TEST_WITH_PROPERTIES_ARRAY32] = PROP("array32", any),
    [TEST_WITH_PROPERTIES_B] = PROP("b", string),
    [TEST_WITH_PROPERTIES_C] = PROP("c", string),
    [TEST_WITH_PROPERTIES_FLAG] = PROP("flag", bool),
};

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

const OpDef test_ops[TEST_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, ...)                                               \
  [TEST_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TEST_ROW(__VA_ARGS__, )},
#define TEST_ROW(TRAITS, ...) TRAITS, .dialect = &test_dialect, __VA_ARGS__
#include "dialects/test/test_ops.def"
};

#define TYPE(ID, NAME)                                                         \
  [TEST_TYPE_##ID] = {                                                         \
      STR_INIT(NAME), TYPE_SHAPE_KEYWORD, &test_dialect, NULL, NULL, NULL}

const TypeDef test_types[TEST_NUM_TYPES] = {
    TYPE(SMPLA, "test.smpla"),
    TYPE(TEST_TYPE, "test.test_type"),
    TYPE(I32, "test.i32"),
};
