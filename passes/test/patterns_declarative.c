// SPDX-License-Identifier: Apache-2.0
// Patterns that say what they generate, so that the driver knows what their
// result costs: an operation becomes another one, with attributes.
#include "passes/test/test_patterns.h"

/// Replaces `op` by `def` with property 0 `attr` (NULL: none), over its
/// operands.
static bool replace_with_attr(Operation *op, Rewriter *rw, TestOp def,
                              const Attribute *attr) {
  ValueVector operands = {0};
  for (unsigned i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&operands, op_operand(op, i));
  const Type *type = op_result_type(op, 0);
  Operation *created =
      builder_create_op(&rw->builder, &test_ops[def], op->loc, operands.data,
                        op->num_operands, type, attr ? &attr : NULL);
  rewriter_replace_op_with(rw, op, op_result(created, 0));
  VECTOR_FREE(&operands);
  return true;
}

static bool succeed(Operation *op, Rewriter *rw) {
  return replace_with_attr(op, rw, TEST_LEGAL_OP_A,
                           string_attr_get(rw->builder.ctx, STR("Success")));
}

static bool end_in_failure(Operation *op, Rewriter *rw) {
  return replace_with_attr(op, rw, TEST_LEGAL_OP_A,
                           string_attr_get(rw->builder.ctx, STR("Failure")));
}

#define RULE(NAME)                                                             \
  static bool NAME(const RewritePattern *self, Operation *op, Rewriter *rw)

RULE(a_to_legal) {
  (void)self;
  return succeed(op, rw);
}

RULE(a_to_b) {
  (void)self;
  return replace_with_attr(op, rw, TEST_ILLEGAL_OP_B, NULL);
}

RULE(b_to_legal) {
  (void)self;
  return end_in_failure(op, rw);
}

RULE(c_to_d) {
  (void)self;
  return replace_with_attr(op, rw, TEST_ILLEGAL_OP_D, NULL);
}

RULE(c_to_e) {
  (void)self;
  return replace_with_attr(op, rw, TEST_ILLEGAL_OP_E, NULL);
}

RULE(d_to_legal) {
  (void)self;
  return end_in_failure(op, rw);
}

RULE(e_to_legal) {
  (void)self;
  return succeed(op, rw);
}

RULE(self_fold_to_constant) {
  (void)self;
  Context *ctx = rw->builder.ctx;
  const Attribute *value = integer_attr_get_i64(ctx, op_result_type(op, 0), 97);
  return replace_with_attr(op, rw, TEST_CONSTANT, value);
}

static const OpDef *const makes_legal_a[] = {&test_ops[TEST_LEGAL_OP_A], NULL};
static const OpDef *const makes_b[] = {&test_ops[TEST_ILLEGAL_OP_B], NULL};
static const OpDef *const makes_d[] = {&test_ops[TEST_ILLEGAL_OP_D], NULL};
static const OpDef *const makes_e[] = {&test_ops[TEST_ILLEGAL_OP_E], NULL};
static const OpDef *const makes_constant[] = {&test_ops[TEST_CONSTANT], NULL};
static const OpDef *const makes_in2[] = {
    &test_ops[TEST_ONE_VARIADIC_OUT_ONE_VARIADIC_IN2], NULL};

RULE(variadic_1_to_2) {
  (void)self;
  ValueVector operands = {0};
  for (unsigned i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&operands, op_operand(op, i));
  test_replace(rw, op, &test_ops[TEST_ONE_VARIADIC_OUT_ONE_VARIADIC_IN2],
               operands.data, op->num_operands);
  VECTOR_FREE(&operands);
  return true;
}

#define ROW(FUNCTION, ROOT, BENEFIT, GENERATED)                                \
  {                                                                            \
    .name = #FUNCTION, .root = &test_ops[TEST_##ROOT], .benefit = BENEFIT,     \
    .generated = GENERATED, .run = FUNCTION                                    \
  }

const RewritePattern test_declarative_patterns[] = {
    ROW(a_to_legal, ILLEGAL_OP_A, 1, makes_legal_a),
    ROW(a_to_b, ILLEGAL_OP_A, 1, makes_b),
    ROW(b_to_legal, ILLEGAL_OP_B, 1, makes_legal_a),
    ROW(c_to_d, ILLEGAL_OP_C, 1, makes_d),
    ROW(c_to_e, ILLEGAL_OP_C, 11, makes_e),
    ROW(d_to_legal, ILLEGAL_OP_D, 1, makes_legal_a),
    ROW(e_to_legal, ILLEGAL_OP_E, 1, makes_legal_a),
    ROW(self_fold_to_constant, OP_IN_PLACE_SELF_FOLD, 1, makes_constant),
    ROW(variadic_1_to_2, ONE_VARIADIC_OUT_ONE_VARIADIC_IN1, 1, makes_in2),
};
const size_t num_test_declarative_patterns =
    ARRAY_LENGTH(test_declarative_patterns);
