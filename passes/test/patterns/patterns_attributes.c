// SPDX-License-Identifier: Apache-2.0
// Declarative patterns over attributes and operations with several results.
#include "passes/test/patterns/declarative.h"

RULE(match_to_2) {
  if (test_number(op, TEST_MATCH_MORE) != 4)
    return false;
  return test_rename(self, op, rw);
}

RULE(match_3_to_4) {
  (void)self;
  const Attribute *props[] = {unit_attr_get(rewriter_context(rw)),
                              op_prop(op, TEST_ONLY_ATTR)};
  test_become(rw, op, TEST_MATCH_OP_ATTRIBUTE4, op->loc, NULL, 0, props);
  return true;
}

/// Case 5 becomes case 10.
RULE(next_case) {
  const IntegerAttr *attr = attr_as_integer(op_prop(op, TEST_ONLY_ATTR));
  if (test_number(op, TEST_ONLY_ATTR) != 5)
    return false;
  const Attribute *props[] = {
      integer_attr_get_i64(rewriter_context(rw), attr->type, 10)};
  TestOp def = (TestOp)(self->root - test_ops);
  test_become(rw, op, def, op->loc, NULL, 0, props);
  return true;
}

static const Attribute *two_floats(Rewriter *rw, float first, float second) {
  Context *ctx = rewriter_context(rw);
  const int64_t shape[] = {2};
  const Type *type = ranked_tensor_type_get(
      ctx, shape, 1, float_type_get(ctx, FLOAT_F32), NULL);
  float data[] = {first, second};
  return dense_elements_attr_get(ctx, type,
                                 string_ref((const char *)data, sizeof data));
}

RULE(next_elements) {
  (void)self;
  if (op_prop(op, 0) != two_floats(rw, 3, 4))
    return false;
  const Attribute *props[] = {two_floats(rw, 5, 6), op_prop(op, 1)};
  test_become(rw, op, TEST_FLOAT_ELEMENTS_ATTR, op->loc, NULL, 0, props);
  return true;
}

/// Elements that have dimensions become a single 0.
RULE(drop_elements) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  const Attribute *elements = op_prop(op, TEST_ONLY_ATTR);
  if (type_as_shaped(attr_type(elements))->rank == 0)
    return false;
  const Type *type =
      ranked_tensor_type_get(ctx, NULL, 0, integer_type_get(ctx, 32), NULL);
  int32_t zero = 0;
  const Attribute *props[] = {dense_elements_attr_get(
      ctx, type, string_ref((const char *)&zero, sizeof zero))};
  test_become(rw, op, TEST_I32_ELEMENTS_ATTR, op->loc, NULL, 0, props);
  return true;
}

/// An operation with the root's kind and the given result types.
static Operation *make_kind(Rewriter *rw, const Operation *root, TestOp def,
                            const Type *first, const Type *second) {
  const Type *types[] = {first, second};
  const Attribute *props[] = {op_prop(root, TEST_ONLY_ATTR)};
  OpState state = {.def = &test_ops[def],
                   .loc = root->loc,
                   .result_types = types,
                   .num_results = second ? 2 : 1,
                   .props = props};
  return builder_create(&rw->builder, &state);
}

/// The operations that take the place of one with three results, by its kind.
RULE(split_three) {
  Context *ctx = rewriter_context(rw);
  const Type *i32 = integer_type_get(ctx, 32);
  const Type *f32 = float_type_get(ctx, FLOAT_F32);
  const Operation *first, *second, *third;
  Value *values[3];
  switch (test_number(op, TEST_ONLY_ATTR)) {
  case 1:
    return test_rename(self, op, rw);
  case 2:
    first = make_kind(rw, op, TEST_TWO_RESULT, i32, f32);
    second = make_kind(rw, op, TEST_ONE_RESULT1, f32, NULL);
    values[0] = op_result(first, 0);
    values[1] = op_result(first, 1);
    values[2] = op_result(second, 0);
    break;
  case 3:
    first = make_kind(rw, op, TEST_ONE_RESULT2, i32, NULL);
    second = make_kind(rw, op, TEST_ANOTHER_TWO_RESULT, f32, f32);
    values[0] = op_result(first, 0);
    values[1] = op_result(second, 0);
    values[2] = op_result(second, 1);
    break;
  case 4:
    first = make_kind(rw, op, TEST_TWO_RESULT, i32, f32);
    second = make_kind(rw, op, TEST_ONE_RESULT1, f32, NULL);
    third = make_kind(rw, op, TEST_TWO_RESULT, i32, f32);
    values[0] = op_result(first, 0);
    values[1] = op_result(second, 0);
    values[2] = op_result(third, 1);
    break;
  case 6:
    first = make_kind(rw, op, TEST_TWO_RESULT, i32, f32);
    values[0] = test_make(rw, TEST_ONE_RESULT3, op->loc,
                          VALUES(op_result(first, 1)), i32, NULL);
    second = make_kind(rw, op, TEST_ANOTHER_TWO_RESULT, f32, f32);
    values[1] = op_result(second, 0);
    values[2] = op_result(second, 1);
    break;
  default:
    return false;
  }
  rewriter_replace_op(rw, op, values);
  return true;
}

RULE(split_two) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  if (test_number(op, TEST_ONLY_ATTR) != 5 ||
      !value_is_unused(op_result(op, 1)))
    return false;
  const Operation *first =
      make_kind(rw, op, TEST_ONE_RESULT2, integer_type_get(ctx, 32), NULL);
  const Operation *second =
      make_kind(rw, op, TEST_ONE_RESULT1, float_type_get(ctx, FLOAT_F32), NULL);
  Value *values[] = {op_result(first, 0), op_result(second, 0)};
  rewriter_replace_op(rw, op, values);
  return true;
}

RULE(call_1_to_value) {
  (void)self;
  if (attr_is_true(op_prop(op, TEST_CALL1_CHOICE)))
    return false;
  rewriter_replace_op_with(rw, op, op_operand(op, 1));
  return true;
}

RULE(call_1) {
  (void)self;
  if (!attr_is_true(op_prop(op, TEST_CALL1_CHOICE)))
    return false;
  const Attribute *pair[] = {op_prop(op, TEST_CALL1_ATTR1),
                             op_prop(op, TEST_CALL1_ATTR2)};
  const Attribute *props[] = {array_attr_get(rewriter_context(rw), pair, 2)};
  test_become(rw, op, TEST_NATIVE_CODE_CALL2, op->loc,
              VALUES(op_operand(op, 0)), props);
  return true;
}

RULE(call_3) {
  (void)self;
  test_make(rw, TEST_OP_I, op->loc, VALUES(op_operand(op, 0)), NULL, NULL);
  test_become(rw, op, TEST_OP_K, op->loc, NULL, 0, NULL);
  return true;
}

RULE(call_4) {
  (void)self;
  const Operation *producer = value_defining_op(op_operand(op, 0));
  if (!producer || !type_is_integer_of_width(op_result_type(producer, 0), 32))
    return false;
  Value *value = op_result(producer, 0);
  test_become(rw, op, TEST_NATIVE_CODE_CALL5, op->loc, VALUES(value, value),
              NULL);
  return true;
}

RULE(call_6) {
  (void)self;
  Value *values[2];
  for (unsigned i = 0; i < 2; i++)
    values[i] =
        test_make(rw, TEST_NATIVE_CODE_CALL7, op->loc,
                  VALUES(op_operand(op, 1 - i)), op_result_type(op, i), NULL);
  rewriter_replace_op(rw, op, values);
  return true;
}

RULE(all_of) {
  const ArrayAttr *array = attr_as_array(op_prop(op, TEST_ONLY_ATTR));
  int64_t first, second;
  if (array->size < 2 || !attr_integer_value(array->elements[0], &first) ||
      !attr_integer_value(array->elements[1], &second) || first != 0 ||
      second != 1)
    return false;
  return test_rename(self, op, rw);
}

RULE(bind_symbols) {
  (void)self;
  if (!value_has_one_use(op_result(op, 0)))
    return false;
  const Type *i32 = op_result_type(op, 0);
  Value *b = test_make(rw, TEST_SYMBOL_BINDING_B, op->loc,
                       VALUES(op_operand(op, 0)), i32, NULL);
  Value *c =
      test_make(rw, TEST_SYMBOL_BINDING_C, op->loc, VALUES(b), i32, NULL);
  const Attribute *props[] = {op_prop(op, TEST_ONLY_ATTR)};
  test_become(rw, op, TEST_SYMBOL_BINDING_D, op->loc, VALUES(b, c), props);
  return true;
}

RULE(bind_without_result) {
  (void)self;
  test_make(rw, TEST_SYMBOL_BINDING_B, op->loc, VALUES(op_operand(op, 0)),
            op_operand_type(op, 0), NULL);
  rewriter_erase_op(rw, op);
  return true;
}

RULE(ignore_arguments) {
  (void)self;
  const IntegerAttr *d = attr_as_integer(op_prop(op, TEST_IGNORE_D));
  if (!type_is_integer_of_width(op_operand_type(op, 2), 32) || !d ||
      !type_is_integer_of_width(d->type, 64))
    return false;
  const Attribute *props[] = {op_prop(op, TEST_IGNORE_F)};
  test_become(rw, op, TEST_IGNORE_ARG_MATCH_DST, op->loc,
              VALUES(op_operand(op, 1)), props);
  return true;
}

RULE(many_arguments) {
  enum { NUM_ARGUMENTS = 9 };
  if (test_number(op, 0) != 42)
    return false;
  const Attribute *props[NUM_ARGUMENTS];
  Value *operands[NUM_ARGUMENTS];
  for (unsigned i = 0; i < NUM_ARGUMENTS; i++) {
    props[i] = op_prop(op, i);
    operands[i] = op_operand(op, i);
  }
  Context *ctx = rewriter_context(rw);
  props[0] = integer_attr_get_i64(ctx, integer_type_get(ctx, 64), 24);
  (void)self;
  test_become(rw, op, TEST_MANY_ARGUMENTS, op->loc, operands, NUM_ARGUMENTS,
              props);
  return true;
}

RULE(rename_op) { return test_rename(self, op, rw); }

static const RewritePattern test_attribute_rows[] = {
    ROW("match_to_2", match_to_2, MATCH_OP_ATTRIBUTE1, 1, MATCH_OP_ATTRIBUTE2),
    ROW("match_3_to_4", match_3_to_4, MATCH_OP_ATTRIBUTE3, 1,
        MATCH_OP_ATTRIBUTE4),
    ROW("next_i32_case", next_case, I32_ENUM_ATTR, 1, I32_ENUM_ATTR),
    ROW("next_i64_case", next_case, I64_ENUM_ATTR, 1, I64_ENUM_ATTR),
    ROW("UpdateFloatElementsAttr", next_elements, FLOAT_ELEMENTS_ATTR, 1,
        FLOAT_ELEMENTS_ATTR),
    ROW("UpdateAttr", drop_elements, I32_ELEMENTS_ATTR, 1, I32_ELEMENTS_ATTR),
    ROW("split_three", split_three, THREE_RESULT, 1, ANOTHER_THREE_RESULT),
    ROW("split_two", split_two, TWO_RESULT, 1, ONE_RESULT2, ONE_RESULT1),
    ROW_OF_VALUES("call_1_to_value", call_1_to_value, NATIVE_CODE_CALL1, 1),
    ROW("call_1", call_1, NATIVE_CODE_CALL1, 1, NATIVE_CODE_CALL2),
    ROW("call_3", call_3, NATIVE_CODE_CALL3, 1, OP_K),
    ROW("call_4", call_4, NATIVE_CODE_CALL4, 1, NATIVE_CODE_CALL5),
    ROW("call_6", call_6, NATIVE_CODE_CALL6, 1, NATIVE_CODE_CALL7),
    ROW("all_of", all_of, ALL_ATTR_CONSTRAINT_OF1, 1, ALL_ATTR_CONSTRAINT_OF2),
    ROW("bind_symbols", bind_symbols, SYMBOL_BINDING_A, 1, SYMBOL_BINDING_B,
        SYMBOL_BINDING_C, SYMBOL_BINDING_D),
    ROW_OF_VALUES("bind_without_result", bind_without_result,
                  SYMBOL_BINDING_NO_RESULT, 1),
    ROW("ignore_arguments", ignore_arguments, IGNORE_ARG_MATCH_SRC, 1,
        IGNORE_ARG_MATCH_DST),
    ROW("interleaved", rename_op, INTERLEAVED_OPERAND_ATTR1, 1,
        INTERLEAVED_OPERAND_ATTR2),
    ROW("many_arguments", many_arguments, MANY_ARGUMENTS, 1, MANY_ARGUMENTS),
};

const PatternTable test_attribute_patterns = PATTERN_TABLE(test_attribute_rows);
