// SPDX-License-Identifier: Apache-2.0
// The table of the arith operations, with their operands, results and
// properties.
#include "dialects/arith/arith.h"

#include "dialects/arith/arith_folds.h"
#include "dialects/arith/arith_internal.h"
#include "dialects/arith/arith_props.h"
#include "dialects/common/division.h"
#include "dialects/common/infer.h"
#include "dialects/common/op_rows.h"
#include "ir/attributes/attribute.h"
#include "ir/syntax/asm_shape.h"
#include "ir/types/type.h"

#define TRAITS_MAP (TRAIT_PURE | TRAIT_ELEMENTWISE)
#define TRAITS_ARITH (TRAITS_MAP | TRAIT_SAME_TYPES)
#define TRAITS_COMPARE (TRAITS_MAP | TRAIT_SAME_OPERAND_TYPES)
#define TRAITS_CAST (TRAIT_PURE | TRAIT_SAME_SHAPE | TRAIT_CAST)
#define INT_BINARY OPERANDS(int_binary), RESULTS(int_result)
#define FLOAT_OPERANDS OPERANDS(float_binary)
#define FLOAT_BINARY FLOAT_OPERANDS, RESULTS(float_result)
#define OVERFLOW PROPS(overflow_props)
#define EXACT PROPS(exact_props)
#define FASTMATH PROPS(arith_fastmath_props)
#define CAST_RULES(name)                                                       \
  .verify_types = arith_verify_cast_dims, .verify = arith_verify_##name

#define ONE(name, constraint)                                                  \
  { name, &constraint_##constraint, ARITY_ONE }

static const ValueDef int_binary[] = {ONE("lhs", signless_integer_like),
                                      ONE("rhs", signless_integer_like)};
static const ValueDef int_result[] = {ONE("result", signless_integer_like)};
static const ValueDef sum_results[] = {ONE("sum", signless_integer_like),
                                       ONE("overflow", bool_like)};
static const ValueDef product_results[] = {ONE("low", signless_integer_like),
                                           ONE("high", signless_integer_like)};
static const ValueDef float_unary[] = {ONE("operand", float_like)};
static const ValueDef float_binary[] = {ONE("lhs", float_like),
                                        ONE("rhs", float_like)};
static const ValueDef float_result[] = {ONE("result", float_like)};
static const ValueDef float_operand[] = {ONE("in", float_like)};
static const ValueDef scaled_operands[] = {ONE("in", float_like),
                                           ONE("scale", float_like)};
static const ValueDef float_out[] = {ONE("out", float_like)};
static const ValueDef fixed_int_operand[] = {
    ONE("in", signless_fixed_width_integer_like)};
static const ValueDef fixed_int_result[] = {
    ONE("out", signless_fixed_width_integer_like)};
static const ValueDef index_cast_operand[] = {
    ONE("in", signless_integer_like_or_memref)};
static const ValueDef index_cast_result[] = {
    ONE("out", signless_integer_like_or_memref)};
static const ValueDef bitcast_operand[] = {
    ONE("in", signless_integer_or_float_like_or_memref)};
static const ValueDef bitcast_result[] = {
    ONE("out", signless_integer_or_float_like_or_memref)};
static const ValueDef bool_result[] = {ONE("result", bool_like)};
static const ValueDef select_operands[] = {ONE("condition", bool_like),
                                           {"true_value", NULL, ARITY_ONE},
                                           {"false_value", NULL, ARITY_ONE}};
static const ValueDef any_result[] = {{"result", NULL, ARITY_ONE}};

static bool is_none(const Attribute *attr, ArithAttr def) {
  const DialectAttr *flags = attr_as_dialect(attr, &arith_attr_defs[def]);
  return flags && flags->value == 0;
}

static bool is_no_overflow(const Attribute *attr) {
  return is_none(attr, ARITH_ATTR_OVERFLOW);
}

static bool is_no_fastmath(const Attribute *attr) {
  return is_none(attr, ARITH_ATTR_FASTMATH);
}

static bool is_overflow_attr(const Attribute *attr) {
  return attr_as_dialect(attr, &arith_attr_defs[ARITH_ATTR_OVERFLOW]) != NULL;
}

static bool is_fastmath_attr(const Attribute *attr) {
  return attr_as_dialect(attr, &arith_attr_defs[ARITH_ATTR_FASTMATH]) != NULL;
}

static const EnumCase roundingmode_cases[] = {
    {STR_INIT("to_nearest_even"), 0}, {STR_INIT("downward"), 1},
    {STR_INIT("upward"), 2},          {STR_INIT("toward_zero"), 3},
    {STR_INIT("to_nearest_away"), 4},
};

static bool is_roundingmode_attr(const Attribute *attr) {
  const IntegerAttr *mode = attr_as_integer(attr);
  int64_t value;
  return mode && type_is_integer_of_width(mode->type, 32) &&
         attr_integer_value(attr, &value) && value >= 0 &&
         value < (int64_t)ARRAY_LENGTH(roundingmode_cases);
}

static const AttrConstraint overflow_constraint = {
    "Integer overflow arith flags", is_overflow_attr};
static const AttrConstraint fastmath_constraint = {
    "Floating point fast math flags", is_fastmath_attr};
static const AttrConstraint roundingmode_constraint = {
    "Floating point rounding mode", is_roundingmode_attr};

#define FASTMATH_PROP                                                          \
  .name = STR_INIT("fastmath"), .constraint = &fastmath_constraint,            \
  .case_attr = STR_INIT("arith.fastmath")

static const PropDef constant_props[] = {PROP("value", typed)};
static const PropDef overflow_props[] = {
    {.name = STR_INIT("overflowFlags"),
     .constraint = &overflow_constraint,
     .case_attr = STR_INIT("arith.overflow"),
     .default_text = "#arith.overflow<none>",
     .is_default = is_no_overflow}};
static const PropDef exact_props[] = {{.name = STR_INIT("isExact"),
                                       .constraint = &attr_constraint_unit,
                                       .is_optional = true,
                                       .keyword = STR_INIT("exact")}};
const PropDef arith_fastmath_props[1] = {
    {FASTMATH_PROP, .default_text = "#arith.fastmath<none>",
     .is_default = is_no_fastmath}};
const PropDef arith_optional_fastmath_props[1] = {
    {FASTMATH_PROP, .is_optional = true}};
static const PropDef truncf_props[] = {
    {FASTMATH_PROP, .is_optional = true},
    {.name = STR_INIT("roundingmode"),
     .constraint = &roundingmode_constraint,
     .is_optional = true,
     .is_i32_case = true,
     .cases = roundingmode_cases,
     .num_cases = ARRAY_LENGTH(roundingmode_cases)}};
static const PropDef cmpi_props[] = {
    {.name = STR_INIT("predicate"),
     .constraint = &attr_constraint_cmpi_predicate,
     .cases = cmpi_cases,
     .num_cases = NUM_CMPI_CASES}};
static const PropDef cmpf_props[] = {
    {.name = STR_INIT("predicate"),
     .constraint = &attr_constraint_cmpf_predicate,
     .cases = cmpf_cases,
     .num_cases = NUM_CMPF_CASES},
    {FASTMATH_PROP, .default_text = "#arith.fastmath<none>",
     .is_default = is_no_fastmath}};

const OpDef arith_ops[ARITH_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [ARITH_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TRAITS, __VA_ARGS__,          \
                  .dialect = &arith_dialect},
#include "dialects/arith/arith_ops.def"
};
