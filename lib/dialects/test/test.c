// SPDX-License-Identifier: Apache-2.0
// The test dialect: folds and other hooks.
#include "dialects/test/test.h"

#include "dialects/arith/arith.h"
#include "dialects/test/test_internal.h"
#include "dialects/test/test_types.h"
#include "ir/definitions/dialect_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"

TEST_FOLD(test_fold_constant) {
  (void)ctx;
  (void)constants;
  results[0].attr = op_prop(op, TEST_CONSTANT_VALUE);
  return true;
}

/// The operation of the same definition that makes operand 0, or NULL.
static Operation *same_producer(const Operation *op) {
  Operation *producer = value_defining_op(op_operand(op, 0));
  return producer && op_is(producer, op->def) ? producer : NULL;
}

TEST_FOLD(test_fold_idempotent) {
  (void)ctx;
  (void)constants;
  bool is_binary = op->num_operands == 2;
  if (is_binary ? op_operand(op, 0) != op_operand(op, 1) : !same_producer(op))
    return false;
  results[0].value = op_operand(op, 0);
  return true;
}

TEST_FOLD(test_fold_involution) {
  (void)ctx;
  (void)constants;
  const Operation *producer = same_producer(op);
  if (!producer)
    return false;
  results[0].value = op_operand(producer, 0);
  return true;
}

TEST_FOLD(test_fold_to_producer) {
  (void)ctx;
  (void)constants;
  if (!value_defining_op(op_operand(op, 0)))
    return false;
  results[0].value = op_operand(op, 0);
  return true;
}

TEST_FOLD(test_fold_in_place) {
  (void)ctx;
  if (!constants[0] || op_prop(op, TEST_IN_PLACE_FOLD_ATTR))
    return false;
  op_set_prop(op, TEST_IN_PLACE_FOLD_ATTR, constants[0]);
  results[0].value = op_result(op, 0);
  return true;
}

TEST_FOLD(test_fold_self_in_place) {
  (void)constants;
  if (op_prop(op, TEST_SELF_FOLD_FOLDED))
    return false;
  op_set_prop(op, TEST_SELF_FOLD_FOLDED, unit_attr_get(ctx));
  results[0].value = op_result(op, 0);
  return true;
}

TEST_FOLD(test_fold_to_operand) {
  (void)ctx;
  (void)constants;
  results[0].value = op_operand(op, 0);
  return true;
}

TEST_FOLD(test_fold_to_operands) {
  (void)ctx;
  (void)constants;
  if (op->num_results != op->num_operands)
    return false;
  for (unsigned i = 0; i < op->num_results; i++)
    results[i].value = op_operand(op, i);
  return true;
}

TEST_FOLD(test_fold_to_constant) {
  (void)ctx;
  if (op->num_operands == 0 || !constants[0])
    return false;
  results[0].attr = constants[0];
  return true;
}

TEST_FOLD(test_fold_adaptor) {
  unsigned first, num_second;
  op_operand_segment(op, 1, &first, &num_second);
  int64_t sum = 4 * (int64_t)op_region(op, 0)->num_blocks;
  for (unsigned i = 0; i < op->num_operands; i++) {
    int64_t value = 0;
    attr_integer_value(constants[i], &value);
    sum += value * (i < first ? 1 : i < first + num_second ? 2 : 3);
  }
  results[0].attr = integer_attr_get_i64(ctx, op_result_type(op, 0), sum);
  return true;
}

/// FOLD_IN_PLACE is told by the first result, where there is one.
TEST_FOLD(test_fold_nothing) {
  (void)ctx;
  (void)constants;
  if (!op->num_results)
    return false;
  for (unsigned i = 0; i < op->num_results; i++)
    results[i].value = op_result(op, i);
  return true;
}

void test_br_successor_operands(const Operation *op, unsigned index,
                                unsigned *first, unsigned *count) {
  (void)index;
  *first = 0;
  *count = op->num_operands;
}

/// Every attribute has a constant.
static bool materialize_constant(Context *ctx, const Attribute *value,
                                 const Type *type, OpState *state,
                                 const Attribute **props) {
  (void)ctx;
  (void)type;
  state->def = &test_ops[TEST_CONSTANT];
  props[TEST_CONSTANT_VALUE] = value;
  return true;
}

static bool verify_attr(Context *ctx, const Operation *op,
                        const NamedAttribute *attr) {
  if (!string_ref_equals(attr->name, STR("test.invalid_attr")))
    return true;
  op_emit_error(ctx, op, "invalid to use 'test.invalid_attr'");
  return false;
}

static bool verify_function_attr(Context *ctx, const Operation *op,
                                 unsigned index, const NamedAttribute *attr) {
  (void)index;
  return verify_attr(ctx, op, attr);
}

/// As its properties say: smax, smin, umax, umin.
static void bounds_of_properties(const Operation *op, IntegerBounds *bounds) {
  enum { SMAX, SMIN, UMAX, UMIN };
  bounds->smax = attr_as_integer(op_prop(op, SMAX))->value;
  bounds->smin = attr_as_integer(op_prop(op, SMIN))->value;
  bounds->umin = attr_as_integer(op_prop(op, UMIN))->value;
}

const OpInterfaces test_with_bounds = {.result_bounds = bounds_of_properties};

const OpInterfaces test_never_speculatable = {.speculatability =
                                                  SPECULATABLE_NEVER};

static bool takes_constant(const Operation *op) {
  const Operation *producer = value_defining_op(op_operand(op, 0));
  return producer && op_is(producer, &arith_ops[ARITH_CONSTANT]);
}

const OpInterfaces test_conditionally_speculatable = {.is_speculatable =
                                                          takes_constant};
const OpInterfaces test_loop = {.is_loop = true};
const OpInterfaces test_always_private = {.is_always_private = true};
const OpInterfaces test_recursively_speculatable = {
    .speculatability = SPECULATABLE_RECURSIVELY};

const DialectDef test_dialect = {
    .name = STR_INIT("test"),
    .ops = test_ops,
    .num_ops = TEST_NUM_OPS,
    .types = test_types,
    .num_types = TEST_NUM_TYPES,
    .attrs = test_attrs,
    .num_attrs = TEST_NUM_ATTRS,
    .is_default = true,
    .allows_unknown_ops = true,
    .has_resources = true,
    .parse_type = test_parse_type,
    .type_alias = test_type_alias,
    .attr_alias = test_attr_alias,
    .inliner = &test_inliner,
    .patterns = &test_patterns,
    .materialize_constant = materialize_constant,
    .verify_op_attr = verify_attr,
    .verify_arg_attr = verify_function_attr,
    .verify_result_attr = verify_function_attr,
};
