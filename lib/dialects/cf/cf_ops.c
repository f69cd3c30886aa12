// SPDX-License-Identifier: Apache-2.0
// The table of the cf operations.
#include "dialects/cf/cf.h"
#include "dialects/common/branch_weights.h"

#include "dialects/cf/cf_internal.h"
#include "dialects/common/infer.h"
#include "dialects/common/op_rows.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/syntax/asm_shape.h"

static const ValueDef assert_operands[] = {{"arg", &constraint_i1, ARITY_ONE}};
static const ValueDef br_operands[] = {{"destOperands", NULL, ARITY_VARIADIC}};
static const ValueDef cond_br_operands[] = {
    {"condition", &constraint_i1, ARITY_ONE},
    {"trueDestOperands", NULL, ARITY_VARIADIC},
    {"falseDestOperands", NULL, ARITY_VARIADIC}};
static const ValueDef switch_operands[] = {
    {"flag", &constraint_any_integer, ARITY_ONE},
    {"defaultOperands", NULL, ARITY_VARIADIC},
    {"caseOperands", NULL, ARITY_VARIADIC}};

#define SEGMENTS                                                               \
  {                                                                            \
    .name = STR_INIT("operandSegmentSizes"),                                   \
    .constraint = &attr_constraint_dense_i32_array,                            \
    .old_name = STR_INIT("operand_segment_sizes"),                             \
  }

static bool is_int_elements(const Attribute *attr) {
  const DenseElementsAttr *dense = attr_as_dense_elements(attr);
  return dense && type_is_int_or_index(type_as_shaped(dense->type)->element);
}

static const AttrConstraint constraint_int_elements = {
    "integer elements attribute", is_int_elements};

static const PropDef assert_props[] = {[CF_ASSERT_MSG] = PROP("msg", string)};
static const PropDef cond_br_props[] = {
    [CF_COND_BR_WEIGHTS] = OPTIONAL_PROP("branch_weights", dense_i32_array),
    [CF_COND_BR_SEGMENTS] = SEGMENTS};
static const PropDef switch_props[] = {
    [CF_SWITCH_CASE_VALUES] = {.name = STR_INIT("case_values"),
                               .constraint = &constraint_int_elements,
                               .is_optional = true},
    [CF_SWITCH_CASE_SEGMENTS] = {.name = STR_INIT("case_operand_segments"),
                                 .constraint =
                                     &attr_constraint_dense_i32_array},
    [CF_SWITCH_SEGMENTS] = SEGMENTS};

static int taken_successor_of_br(const Operation *op,
                                 const Attribute *const *constants) {
  (void)op;
  (void)constants;
  return 0;
}

static int taken_successor_of_cond_br(const Operation *op,
                                      const Attribute *const *constants) {
  (void)op;
  const IntegerAttr *condition = attr_as_integer(constants[0]);
  if (!condition)
    return -1;
  return wide_int_is_zero(&condition->value) ? 1 : 0;
}

static int taken_successor_of_switch(const Operation *op,
                                     const Attribute *const *constants) {
  if (op->num_successors == 1)
    return 0;
  const IntegerAttr *flag = attr_as_integer(constants[0]);
  return flag ? (int)cf_switch_successor(op, &flag->value) : -1;
}

static const OpInterfaces br_interfaces = {.taken_successor =
                                               taken_successor_of_br};
static const OpInterfaces cond_br_interfaces = {.taken_successor =
                                                    taken_successor_of_cond_br};
static const OpInterfaces switch_interfaces = {.taken_successor =
                                                   taken_successor_of_switch};

const OpDef cf_ops[CF_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [CF_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TRAITS, .dialect = &cf_dialect,  \
               __VA_ARGS__},
#include "dialects/cf/cf_ops.def"
};
