// SPDX-License-Identifier: Apache-2.0
// Control flow between the regions of scf operations.
#include <limits.h>

#include "dialects/scf/scf.h"
#include "dialects/scf/scf_internal.h"
#include "ir/interfaces/fold.h"

/// All operands of `from`, from `first` on, become results.
static void leave(const Operation *from, unsigned first,
                  RegionSuccessors *successors) {
  unsigned count = from->num_operands - first;
  region_successors_push(successors, REGION_SUCCESSOR_PARENT, first, 0, count);
}

/// The value of operand 0 of `from`, or NULL.
static const IntegerAttr *known_operand(const Attribute *const *constants) {
  return constants ? attr_as_integer(constants[0]) : NULL;
}

static void execute_region_successors(const Operation *op,
                                      const Operation *from,
                                      const Attribute *const *constants,
                                      RegionSuccessors *successors) {
  (void)constants;
  if (from == op)
    region_successors_push(successors, 0, 0, 0, 0);
  else
    leave(from, 0, successors);
}

static void if_successors(const Operation *op, const Operation *from,
                          const Attribute *const *constants,
                          RegionSuccessors *successors) {
  if (from != op) {
    leave(from, 0, successors);
    return;
  }
  const IntegerAttr *condition = known_operand(constants);
  bool is_zero = condition && wide_int_is_zero(&condition->value);
  if (!condition || !is_zero)
    region_successors_push(successors, SCF_IF_THEN, 0, 0, 0);
  if (condition && !is_zero)
    return;
  bool has_else = !region_is_empty(op_region(op, SCF_IF_ELSE));
  region_successors_push(
      successors, has_else ? SCF_IF_ELSE : REGION_SUCCESSOR_PARENT, 0, 0, 0);
}

static unsigned max_if_runs(const Operation *op, unsigned index,
                            const Attribute *const *constants) {
  (void)op;
  const IntegerAttr *condition = known_operand(constants);
  if (!condition)
    return 1;
  return wide_int_is_zero(&condition->value) == (index == SCF_IF_ELSE);
}

/// Control goes to region 0 with the operands as arguments from `first_input`
/// on, and back.
static void for_successors(const Operation *op, const Operation *from,
                           const Attribute *const *constants,
                           RegionSuccessors *successors) {
  (void)constants;
  unsigned first = from == op ? SCF_INIT : 0;
  unsigned count = from->num_operands - first;
  region_successors_push(successors, 0, first, 1, count);
  region_successors_push(successors, REGION_SUCCESSOR_PARENT, first, 0, count);
}

/// Values do not flow back: iterations are independent.
static void parallel_successors(const Operation *op, const Operation *from,
                                const Attribute *const *constants,
                                RegionSuccessors *successors) {
  (void)constants;
  if (from == op || !op_is(op, &scf_ops[SCF_FORALL]))
    region_successors_push(successors, 0, 0, 0, 0);
  region_successors_push(successors, REGION_SUCCESSOR_PARENT, 0, 0, 0);
}

static void while_successors(const Operation *op, const Operation *from,
                             const Attribute *const *constants,
                             RegionSuccessors *successors) {
  if (from == op || !op_is(from, &scf_ops[SCF_CONDITION])) {
    region_successors_push(successors, SCF_WHILE_BEFORE, 0, 0,
                           from->num_operands);
    return;
  }
  const IntegerAttr *condition = known_operand(constants);
  if (!condition || !wide_int_is_zero(&condition->value))
    region_successors_push(successors, SCF_WHILE_AFTER, 1, 0,
                           from->num_operands - 1);
  if (!condition || wide_int_is_zero(&condition->value))
    leave(from, 1, successors);
}

/// Region for the value `number`: its case's, or else the default one.
static unsigned taken_region(const Operation *op, const IntegerAttr *number) {
  const DenseArrayAttr *cases =
      attr_as_dense_array(op_prop(op, SCF_INDEX_SWITCH_CASES));
  const int64_t *values = cases->data;
  int64_t value;
  if (!wide_int_as_i64(&number->value, &value))
    return 0;
  for (size_t i = 0; i < cases->size; i++)
    if (values[i] == value)
      return (unsigned)i + 1;
  return 0;
}

static void index_switch_successors(const Operation *op, const Operation *from,
                                    const Attribute *const *constants,
                                    RegionSuccessors *successors) {
  if (from != op) {
    leave(from, 0, successors);
    return;
  }
  const IntegerAttr *number = known_operand(constants);
  if (number) {
    region_successors_push(successors, taken_region(op, number), 0, 0, 0);
    return;
  }
  for (unsigned i = 0; i < op->num_regions; i++)
    region_successors_push(successors, i, 0, 0, 0);
}

static unsigned max_index_switch_runs(const Operation *op, unsigned index,
                                      const Attribute *const *constants) {
  const IntegerAttr *number = known_operand(constants);
  return !number || taken_region(op, number) == index;
}

/// A loop that steps by 1 terminates.
static bool for_ends(const Operation *op) {
  const IntegerAttr *step =
      attr_as_integer(value_constant(op_operand(op, SCF_STEP)));
  return step && wide_int_is_one(&step->value);
}

const OpInterfaces scf_condition_interfaces = {.is_region_terminator = true};
const OpInterfaces scf_reduce_interfaces = {.is_region_terminator = true};
const OpInterfaces scf_in_parallel_interfaces = {.is_region_terminator = true};
const OpInterfaces scf_execute_region_interfaces = {
    .region_successors = execute_region_successors};
const OpInterfaces scf_for_interfaces = {.region_successors = for_successors,
                                         .is_speculatable = for_ends,
                                         .speculatability =
                                             SPECULATABLE_RECURSIVELY,
                                         .is_loop = true};
const OpInterfaces scf_forall_interfaces = {
    .region_successors = parallel_successors, .is_loop = true};
const OpInterfaces scf_parallel_interfaces = {
    .region_successors = parallel_successors, .is_loop = true};
const OpInterfaces scf_if_interfaces = {.region_successors = if_successors,
                                        .max_region_runs = max_if_runs,
                                        .speculatability =
                                            SPECULATABLE_RECURSIVELY};
const OpInterfaces scf_while_interfaces = {
    .region_successors = while_successors, .is_loop = true};
const OpInterfaces scf_index_switch_interfaces = {
    .region_successors = index_switch_successors,
    .max_region_runs = max_index_switch_runs};
