// SPDX-License-Identifier: Apache-2.0
// Declarative patterns over enumerations, strings and other plain properties.
#include "passes/test/patterns/declarative.h"

/// Slots of operations with an enumeration, and of the two that pass a value
/// on.
enum { ENUM_TAG, ENUM_VALUE };
enum { FIRST_COND, FIRST_TAG, FIRST_VALUE };
enum { SECOND_TAG };
enum { BITS_READ = 1, BITS_WRITE = 2, BITS_EXECUTE = 4 };

/// For an operation with tag 0 and value `from`: makes it with tag 1 and value
/// `to`.
static bool next_enum(Operation *op, Rewriter *rw, uint64_t from, uint64_t to) {
  const DialectAttr *value = attr_as_dialect(op_prop(op, ENUM_VALUE), NULL);
  if (!value || value->value != from ||
      op_prop(op, ENUM_TAG) != test_i32_attr(rw, 0))
    return false;
  const Attribute *props[] = {
      [ENUM_TAG] = test_i32_attr(rw, 1),
      [ENUM_VALUE] =
          dialect_attr_get(rewriter_context(rw), value->def, to, STR(""))};
  test_become(rw, op, (TestOp)(op->def - test_ops), op->loc, NULL, 0, props);
  return true;
}

RULE(first_to_second) {
  (void)self;
  enum { FIRST, SECOND };
  return next_enum(op, rw, FIRST, SECOND);
}

RULE(write_to_read) {
  (void)self;
  return next_enum(op, rw, BITS_WRITE | BITS_EXECUTE, BITS_READ | BITS_EXECUTE);
}

RULE(give_string) {
  (void)self;
  const Attribute *props[] = {
      string_attr_get(rewriter_context(rw), STR("foo"))};
  test_become(rw, op, TEST_HAS_STR_VALUE, op->loc, NULL, 0, props);
  return true;
}

/// A value that is not negative, and false, become the next one and true.
RULE(next_value) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  const IntegerAttr *number = attr_as_integer(op_prop(op, FIRST_VALUE));
  int64_t value = test_number(op, FIRST_VALUE);
  if (value < 0 || value == INT64_MAX || test_number(op, FIRST_COND))
    return false;
  const Attribute *props[] = {
      [FIRST_COND] = bool_attr_get(ctx, true),
      [FIRST_TAG] = op_prop(op, FIRST_TAG),
      [FIRST_VALUE] = integer_attr_get_i64(ctx, number->type, value + 1)};
  test_become(rw, op, TEST_PROP_PATTERN_OP_1, op->loc, NULL, 0, props);
  return true;
}

/// `a.b`.
static const Attribute *join_tags(Context *ctx, const Attribute *first,
                                  const Attribute *second) {
  Stream text = {0};
  stream_text(&text, attr_string_value(first));
  stream_cstr(&text, ".");
  stream_text(&text, attr_string_value(second));
  const Attribute *joined = string_attr_get(ctx, stream_view(&text));
  stream_free(&text);
  return joined;
}

/// One of a value that is true: one of its negative, false, with both tags.
RULE(negate_value) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  const Operation *first = test_producer(op, 0, TEST_PROP_PATTERN_OP_1);
  if (!first || !test_number(first, FIRST_COND) ||
      !attr_string_value(op_prop(op, SECOND_TAG)).size)
    return false;
  const Type *i64 = integer_type_get(ctx, 64);
  uint64_t value = (uint64_t)test_number(first, FIRST_VALUE);
  const Attribute *first_props[] = {
      [FIRST_COND] = bool_attr_get(ctx, false),
      [FIRST_TAG] = op_prop(first, FIRST_TAG),
      [FIRST_VALUE] = integer_attr_get_i64(ctx, i64, (int64_t)(0 - value))};
  const Attribute *second_props[] = {
      join_tags(ctx, op_prop(first, FIRST_TAG), op_prop(op, SECOND_TAG))};
  Location loc = test_fused_loc(rw, op, first, NULL);
  Value *made = test_make(rw, TEST_PROP_PATTERN_OP_1, loc, NULL, 0,
                          op_result_type(first, 0), first_props);
  test_become(rw, op, TEST_PROP_PATTERN_OP_2, loc, VALUES(made), second_props);
  return true;
}

static const RewritePattern test_value_rows[] = {
    ROW("first_to_second", first_to_second, OP_WITH_ENUM, 1, OP_WITH_ENUM),
    ROW("write_to_read", write_to_read, OP_WITH_BIT_ENUM, 1, OP_WITH_BIT_ENUM),
    ROW("give_string", give_string, NO_STR_VALUE, 1, HAS_STR_VALUE),
    ROW("next_value", next_value, PROP_PATTERN_OP_1, 1, PROP_PATTERN_OP_1),
    ROW("negate_value", negate_value, PROP_PATTERN_OP_2, 2, PROP_PATTERN_OP_1,
        PROP_PATTERN_OP_2),
};

const PatternTable test_value_patterns = PATTERN_TABLE(test_value_rows);
