// SPDX-License-Identifier: Apache-2.0
// Branches and calls as general passes see them.
#include "dialects/common/control_flow.h"

#include "ir/erase.h"
#include "ir/op_attrs.h"

static int taken_by_condition(const Operation *op,
                              const Attribute *const *constants) {
  (void)op;
  const IntegerAttr *condition = attr_as_integer(constants[0]);
  if (!condition)
    return -1;
  return wide_int_is_zero(&condition->value) ? 1 : 0;
}

const OpInterfaces cond_br_interfaces = {.taken_successor = taken_by_condition};

static int taken_by_flag(const Operation *op,
                         const Attribute *const *constants) {
  int slot = op_def_prop_index(op->def, STR("case_values"));
  const DenseElementsAttr *cases =
      slot < 0 ? NULL : attr_as_dense_elements(op_prop(op, (unsigned)slot));
  if (!cases)
    return 0;
  const IntegerAttr *flag = attr_as_integer(constants[0]);
  if (!flag)
    return -1;
  for (uint32_t i = 0; i + 1 < op->num_successors; i++)
    if (dense_element_is(cases, i, &flag->value))
      return (int)i + 1;
  return 0;
}

const OpInterfaces switch_interfaces = {.taken_successor = taken_by_flag};

static void set_callee_symbol(Operation *op, const Attribute *symbol) {
  op_set_prop(op, 0, symbol);
}

const OpInterfaces call_interfaces = {.set_callee = set_callee_symbol};

static void call_indirect_info(const Operation *op, CallInfo *call) {
  call->value = op_operand(op, 0);
  call->first_argument = 1;
  call->num_arguments = op->num_operands - 1;
}

const OpInterfaces call_indirect_interfaces = {.call_info = call_indirect_info};

bool inline_any_region(const Region *to, const Region *from,
                       bool would_be_cloned) {
  (void)to;
  (void)from;
  (void)would_be_cloned;
  return true;
}

bool inline_any_op(const Operation *op, const Region *to,
                   bool would_be_cloned) {
  (void)op;
  (void)to;
  (void)would_be_cloned;
  return true;
}

const InlinerInterface inline_everything = {
    .is_legal_region = inline_any_region,
    .is_legal_op = inline_any_op,
};

void inline_terminator_as(Context *ctx, Operation *terminator, const OpDef *def,
                          Block *next) {
  OpState state = {.def = def,
                   .loc = terminator->loc,
                   .num_operands = terminator->num_operands,
                   .successors = &next,
                   .num_successors = 1};
  Value **operands =
      mem_alloc((terminator->num_operands + 1) * sizeof *operands);
  for (uint32_t i = 0; i < terminator->num_operands; i++)
    operands[i] = op_operand(terminator, i);
  state.operands = operands;
  block_append_op(terminator->block, op_create(ctx, &state));
  mem_free(operands);
  op_erase(ctx, terminator);
}
