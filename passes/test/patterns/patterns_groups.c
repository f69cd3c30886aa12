// SPDX-License-Identifier: Apache-2.0
// Declarative patterns over groups of operands, and over operands that may
// stand either way round.
#include "ir/op_attrs.h"
#include "passes/test/patterns/declarative.h"

RULE(rename_op) { return test_rename(self, op, rw); }

RULE(make_group) {
  (void)self;
  enum { NUM_RESULTS = 5 };
  const Type *type = op_result_type(op, 0);
  const Type *types[NUM_RESULTS] = {type, type, type, type, type};
  const Attribute *props[] = {test_i32_attr(rw, 2)};
  OpState state = {.def = &test_ops[TEST_MIXED_VARIADIC_OUT3],
                   .loc = op->loc,
                   .result_types = types,
                   .num_results = NUM_RESULTS,
                   .props = props};
  const Operation *made = builder_create(&rw->builder, &state);
  Value *values[NUM_RESULTS];
  for (unsigned i = 0; i < NUM_RESULTS; i++)
    values[i] = op_result(made, i);
  test_become(rw, op, TEST_MIXED_VARIADIC_IN3, op->loc, values, NUM_RESULTS,
              props);
  return true;
}

/// in5 of three values, with `name`, takes the root's place.
static bool become_in5(Operation *op, Rewriter *rw, Location loc,
                       Value *const *values, StringRef name) {
  const Attribute *props[] = {[TEST_IN5_ATTR1] = op_prop(op, TEST_ONLY_ATTR),
                              [TEST_IN5_PATTERN_NAME] =
                                  string_attr_get(rewriter_context(rw), name)};
  test_become(rw, op, TEST_MIXED_VARIADIC_IN5, loc, values, 3, props);
  return true;
}

RULE(match_group) {
  (void)self;
  if (op->num_operands != 3 || test_number(op, TEST_ONLY_ATTR) != 0)
    return false;
  Value *values[] = {op_operand(op, 0), op_operand(op, 1), op_operand(op, 2)};
  return become_in5(op, rw, op->loc, values, STR("MatchVariadic"));
}

RULE(match_group_producers) {
  (void)self;
  if (op->num_operands != 3 || test_number(op, TEST_ONLY_ATTR) != 1)
    return false;
  const Operation *a = test_producer(op, 0, TEST_MIXED_VARIADIC_IN_OUT_I32);
  const Operation *b = test_producer(op, 1, TEST_MIXED_VARIADIC_IN_OUT_I32);
  if (!a || !b)
    return false;
  Value *values[] = {op_operand(a, 0), op_operand(b, 0), op_operand(op, 2)};
  return become_in5(op, rw, test_fused_loc(rw, op, a, b), values,
                    STR("MatchVariadicSubDag"));
}

RULE(match_group_of_same) {
  (void)self;
  if (op->num_operands != 3 || test_number(op, TEST_ONLY_ATTR) != 2 ||
      op_operand(op, 0) != op_operand(op, 1))
    return false;
  Value *values[] = {op_operand(op, 0), op_operand(op, 0), op_operand(op, 2)};
  return become_in5(op, rw, op->loc, values, STR("MatchVariadicSameSymbol"));
}

RULE(match_inverse) {
  (void)self;
  StringRef name = attr_string_value(op_prop(op, TEST_IN5_PATTERN_NAME));
  if (!string_ref_equals(name, STR("MatchInverseVariadic")))
    return false;
  const Attribute *props[] = {test_i32_attr(rw, 1)};
  test_make(rw, TEST_MIXED_VARIADIC_IN3, op->loc,
            VALUES(op_operand(op, 2), op_operand(op, 1), op_operand(op, 0)),
            op_operand_type(op, 0), props);
  rewriter_erase_op(rw, op);
  return true;
}

RULE(swap_groups) {
  (void)self;
  if (op->num_operands != 4 || test_number(op, TEST_ONLY_ATTR) != 1)
    return false;
  const Attribute *props[] = {test_i32_attr(rw, -1)};
  test_become(rw, op, TEST_MIXED_VARIADIC_IN6, op->loc,
              VALUES(op_operand(op, 2), op_operand(op, 3), op_operand(op, 0),
                     op_operand(op, 1)),
              props);
  return true;
}

RULE(match_two_groups) {
  (void)self;
  if (op->num_operands != 4 || test_number(op, TEST_ONLY_ATTR) != 2)
    return false;
  Value *values[] = {op_operand(op, 2), op_operand(op, 3), op_operand(op, 1)};
  return become_in5(op, rw, op->loc, values,
                    STR("MatchMultiVariadicSubSymbol"));
}

RULE(match_optional) {
  (void)self;
  unsigned first, count;
  op_operand_segment(op, 1, &first, &count);
  if (!count || test_number(op, TEST_IN7_ATTR1) != 2)
    return false;
  ValueVector values = {0};
  for (unsigned i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&values, op_operand(op, i));
  const Attribute *props[] = {op_prop(op, TEST_IN7_ATTR1)};
  test_become(rw, op, TEST_MIXED_VARIADIC_IN6, op->loc, values.data,
              op->num_operands, props);
  VECTOR_FREE(&values);
  return true;
}

/// arg*, brg, crg* -> brg, crg*, arg*.
RULE(rotate_groups) {
  (void)self;
  unsigned first, num_args;
  op_operand_segment(op, 0, &first, &num_args);
  ValueVector values = {0};
  for (unsigned i = num_args; i < op->num_operands; i++)
    VECTOR_PUSH(&values, op_operand(op, i));
  for (unsigned i = 0; i < num_args; i++)
    VECTOR_PUSH(&values, op_operand(op, i));
  int32_t sizes[] = {1, (int32_t)(op->num_operands - num_args - 1),
                     (int32_t)num_args};
  const Attribute *props[] = {
      dense_i32_array_attr_get(rewriter_context(rw), sizes, 3)};
  test_become(rw, op, TEST_VARIADIC_REWRITE_DST_OP, op->loc, values.data,
              op->num_operands, props);
  VECTOR_FREE(&values);
  return true;
}

static bool is_int(const Value *value, uint32_t width) {
  return type_is_integer_of_width(value_type(value), width);
}

/// Becomes either_op_b of `first` and the root's last operand.
static bool become_either_b(Operation *op, Rewriter *rw, Location loc,
                            Value *first) {
  test_become(rw, op, TEST_EITHER_OP_B, loc, VALUES(first, op_operand(op, 2)),
              NULL);
  return true;
}

RULE(either_values) {
  (void)self;
  for (unsigned i = 0; i < 2; i++) {
    Value *other = op_operand(op, 1 - i);
    if (is_int(op_operand(op, i), 32) && is_int(other, 16))
      return become_either_b(op, rw, op->loc, other);
  }
  return false;
}

/// The either_op_b with a first operand of that width that makes operand
/// `index`, or NULL.
static const Operation *either_producer(const Operation *op, unsigned index,
                                        uint32_t width) {
  const Operation *producer = test_producer(op, index, TEST_EITHER_OP_B);
  return producer && is_int(op_operand(producer, 0), width) ? producer : NULL;
}

RULE(either_producer_or_value) {
  (void)self;
  for (unsigned i = 0; i < 2; i++) {
    const Operation *producer = either_producer(op, i, 32);
    Value *other = op_operand(op, 1 - i);
    if (producer && is_int(other, 16))
      return become_either_b(op, rw, test_fused_loc(rw, op, producer, NULL),
                             other);
  }
  return false;
}

RULE(either_producers) {
  (void)self;
  for (unsigned i = 0; i < 2; i++) {
    const Operation *wide = either_producer(op, i, 32);
    const Operation *narrow = either_producer(op, 1 - i, 16);
    if (wide && narrow)
      return become_either_b(op, rw, test_fused_loc(rw, op, wide, narrow),
                             op_operand(narrow, 0));
  }
  return false;
}

RULE(either_c) {
  (void)self;
  const IntegerAttr *attr = attr_as_integer(op_prop(op, TEST_ONLY_ATTR));
  if (test_number(op, TEST_ONLY_ATTR) != 0 ||
      !type_is_integer_of_width(attr->type, 32))
    return false;
  for (unsigned i = 0; i < 2; i++) {
    Value *other = op_operand(op, 1 - i);
    if (!is_int(other, 32))
      continue;
    test_become(rw, op, TEST_EITHER_OP_B, op->loc,
                VALUES(op_operand(op, i), other), NULL);
    return true;
  }
  return false;
}

RULE(either_helpers) {
  (void)self;
  for (unsigned i = 0; i < 2; i++) {
    const Operation *a = test_producer(op, i, TEST_EITHER_HELPER_OP_A);
    const Operation *b = test_producer(op, 1 - i, TEST_EITHER_HELPER_OP_B);
    if (!a || !b)
      continue;
    test_become(rw, op, TEST_EITHER_OP_B, test_fused_loc(rw, op, a, b),
                VALUES(op_operand(a, 0), op_operand(b, 0)), NULL);
    return true;
  }
  return false;
}

static const RewritePattern test_group_rows[] = {
    ROW("variadic_1_to_2", rename_op, ONE_VARIADIC_OUT_ONE_VARIADIC_IN1, 1,
        ONE_VARIADIC_OUT_ONE_VARIADIC_IN2),
    ROW("mixed_in_1_to_2", rename_op, MIXED_VARIADIC_IN1, 1,
        MIXED_VARIADIC_IN2),
    ROW("mixed_out_1_to_2", rename_op, MIXED_VARIADIC_OUT1, 1,
        MIXED_VARIADIC_OUT2),
    ROW("make_group", make_group, ONE_I32_OUT, 1, MIXED_VARIADIC_OUT3,
        MIXED_VARIADIC_IN3),
    ROW("match_group", match_group, MIXED_VARIADIC_IN4, 1, MIXED_VARIADIC_IN5),
    ROW("match_group_producers", match_group_producers, MIXED_VARIADIC_IN4, 3,
        MIXED_VARIADIC_IN5),
    ROW("match_group_of_same", match_group_of_same, MIXED_VARIADIC_IN4, 1,
        MIXED_VARIADIC_IN5),
    ROW("match_inverse", match_inverse, MIXED_VARIADIC_IN5, 1,
        MIXED_VARIADIC_IN3),
    ROW("swap_groups", swap_groups, MIXED_VARIADIC_IN6, 1, MIXED_VARIADIC_IN6),
    ROW("match_two_groups", match_two_groups, MIXED_VARIADIC_IN6, 1,
        MIXED_VARIADIC_IN5),
    ROW("match_optional", match_optional, MIXED_VARIADIC_OPTIONAL_IN7, 1,
        MIXED_VARIADIC_IN6),
    ROW("rotate_groups", rotate_groups, VARIADIC_REWRITE_SRC_OP, 1,
        VARIADIC_REWRITE_DST_OP),
    ROW("either_values", either_values, EITHER_OP_A, 1, EITHER_OP_B),
    ROW("either_producer_or_value", either_producer_or_value, EITHER_OP_A, 2,
        EITHER_OP_B),
    ROW("either_producers", either_producers, EITHER_OP_A, 3, EITHER_OP_B),
    ROW("either_c", either_c, EITHER_OP_C, 1, EITHER_OP_B),
    ROW("either_helpers", either_helpers, EITHER_OP_B, 3, EITHER_OP_B),
};

const PatternTable test_group_patterns = PATTERN_TABLE(test_group_rows);
