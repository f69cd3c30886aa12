// SPDX-License-Identifier: Apache-2.0
// Patterns that say what they generate, so that the driver knows what their
// result costs: an operation becomes another one. Follows the declarative rules
// of mlir's test dialect: the operation that replaces the root has its result
// types and the fused location of all matched operations; only attributes that
// the rule names are kept.
#include "passes/test/patterns/declarative.h"

/// Becomes the first operation that the row says it generates.
RULE(rename_op) { return test_rename(self, op, rw); }

RULE(a_of_a_to_b) {
  (void)self;
  const Operation *inner = test_producer(op, 0, TEST_OP_A);
  if (!inner)
    return false;
  const Attribute *props[] = {op_prop(op, TEST_ONLY_ATTR)};
  Location loc = test_fused_loc(rw, op, inner, NULL);
  test_become(rw, op, TEST_OP_B, loc, VALUES(op_operand(inner, 0)), props);
  return true;
}

static bool become_b(Operation *op, Rewriter *rw, Location loc, Value *value,
                     int64_t number) {
  const Attribute *props[] = {test_i32_attr(rw, number)};
  test_become(rw, op, TEST_OP_B, loc, VALUES(value), props);
  return true;
}

RULE(c_to_b) {
  (void)self;
  return become_b(op, rw, op->loc, op_operand(op, 0), 17);
}

RULE(g_to_b) {
  (void)self;
  return become_b(op, rw, op->loc, op_operand(op, 0), 20);
}

RULE(g_of_g_to_b) {
  (void)self;
  const Operation *inner = test_producer(op, 0, TEST_OP_G);
  if (!inner)
    return false;
  Location loc = test_fused_loc(rw, op, inner, NULL);
  return become_b(op, rw, loc, op_operand(inner, 0), 34);
}

/// The counter belongs to the pass that added the pattern.
RULE(count_m) {
  if (op_prop(op, TEST_ONLY_ATTR))
    return false;
  int64_t *counter = (int64_t *)(uintptr_t)self->user;
  const Attribute *props[] = {test_i32_attr(rw, (*counter)++)};
  test_become(rw, op, TEST_OP_M, op->loc, VALUES(op_operand(op, 0)), props);
  return true;
}

RULE(n_of_same_to_o) {
  (void)self;
  Value *value = op_operand(op, 0);
  if (op_operand(op, 1) != value)
    return false;
  test_become(rw, op, TEST_OP_O, op->loc, VALUES(value), NULL);
  return true;
}

RULE(n_of_p_to_value) {
  (void)self;
  const Operation *inner = test_producer(op, 1, TEST_OP_P);
  if (!inner || op_operand(inner, 1) != op_operand(op, 0))
    return false;
  rewriter_replace_op_with(rw, op, op_operand(op, 0));
  return true;
}

RULE(n_of_n_to_value) {
  (void)self;
  const Operation *inner = test_producer(op, 0, TEST_OP_N);
  if (!inner || op_operand(inner, 1) != op_operand(op, 1))
    return false;
  rewriter_replace_op_with(rw, op, op_operand(op, 1));
  return true;
}

RULE(p_to_n) {
  (void)self;
  Value *a = op_operand(op, 0), *b = op_operand(op, 1);
  if (op_operand(op, 2) != a || op_operand(op, 3) != a ||
      op_operand(op, 4) != b)
    return false;
  test_become(rw, op, TEST_OP_N, op->loc, VALUES(op_operand(op, 5), b), NULL);
  return true;
}

RULE(q_of_same_to_value) {
  (void)self;
  if (op_operand(op, 0) != op_operand(op, 1))
    return false;
  rewriter_replace_op_with(rw, op, op_operand(op, 0));
  return true;
}

RULE(r_of_constant_to_s) {
  (void)self;
  const Attribute *value = value_constant(op_operand(op, 1));
  const IntegerAttr *integer = attr_as_integer(value);
  if (!integer || !type_is_integer_of_width(integer->type, 32))
    return false;
  test_become(rw, op, TEST_OP_S, op->loc, VALUES(op_operand(op, 0)), &value);
  return true;
}

RULE(replace_by_operand) {
  (void)self;
  rewriter_replace_op_with(rw, op, op_operand(op, 0));
  return true;
}

RULE(shorten_crash) {
  (void)self;
  test_become(rw, op, TEST_OP_CRASH_SHORT, op->loc, NULL, 0, NULL);
  return true;
}

static Location named(Rewriter *rw, const char *name) {
  return location_name_get(rewriter_context(rw), string_ref_from_cstr(name),
                           location_unknown());
}

RULE(place_three) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  const Operation *second = test_producer(op, 0, TEST_LOC_SRC);
  const Operation *third =
      second ? test_producer(second, 0, TEST_LOC_SRC) : NULL;
  if (!third)
    return false;
  Location parts[] = {second->loc, third->loc};
  Location fused =
      location_fused_get(ctx, parts, 2, string_attr_get(ctx, STR("fused")));
  const Type *type = op_operand_type(third, 0);
  Value *inner = test_make(rw, TEST_LOC_DST, op->loc,
                           VALUES(op_operand(third, 0)), type, NULL);
  Value *middle = test_make(rw, TEST_LOC_DST, named(rw, "named"), VALUES(inner),
                            type, NULL);
  test_become(rw, op, TEST_LOC_DST, fused, VALUES(middle), NULL);
  return true;
}

RULE(place_without_result) {
  (void)self;
  const Operation *second = test_producer(op, 0, TEST_LOC_SRC);
  const Operation *third =
      second ? test_producer(second, 0, TEST_LOC_SRC) : NULL;
  if (!third)
    return false;
  test_become(rw, op, TEST_LOC_DST_NO_RES, op->loc,
              VALUES(op_operand(third, 0)), NULL);
  return true;
}

/// An x of `value`, of the given type.
static Value *make_x(Rewriter *rw, Location loc, Value *value,
                     const Type *type) {
  return test_make(rw, TEST_OP_X, loc, VALUES(value), type, NULL);
}

static Operation *make_two(Rewriter *rw, Location loc, Value *value,
                           const Type *first, const Type *second) {
  const Type *types[] = {first, second};
  return test_create(rw, &test_ops[TEST_ONE_TO_TWO], loc, &value, 1, types, 2);
}

RULE(build_types) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  const Type *i32 = integer_type_get(ctx, 32), *i64 = integer_type_get(ctx, 64);
  Value *value = op_operand(op, 0);
  const Type *type = value_type(value);
  Value *first = NULL, *second = NULL;
  switch (test_number(op, TEST_ONLY_ATTR)) {
  case 11:
    first = make_x(rw, op->loc, value, i32);
    break;
  case 22:
  case 44:
    first = make_x(rw, op->loc, value, type);
    break;
  case 33: {
    const Operation *two = make_two(rw, op->loc, value, i64, i32);
    first = make_x(rw, op->loc, op_result(two, 0), i32);
    second = make_x(rw, op->loc, op_result(two, 1), i64);
    break;
  }
  case 55: {
    const Operation *two = make_two(rw, op->loc, value, type, i64);
    first = op_result(two, 0);
    second = op_result(two, 1);
    break;
  }
  case 66:
    first = make_x(rw, named(rw, "loc1"), value, type);
    second = make_x(rw, named(rw, "loc2"), value, type);
    break;
  default:
    return false;
  }
  if (second)
    test_become(rw, op, TEST_TWO_TO_ONE, op->loc, VALUES(first, second), NULL);
  else
    test_become(rw, op, TEST_OP_X, op->loc, VALUES(first), NULL);
  return true;
}

static bool become_legal(Operation *op, Rewriter *rw, StringRef status) {
  const Attribute *props[] = {string_attr_get(rewriter_context(rw), status)};
  test_become(rw, op, TEST_LEGAL_OP_A, op->loc, NULL, 0, props);
  return true;
}

RULE(succeed) {
  (void)self;
  return become_legal(op, rw, STR("Success"));
}

RULE(end_in_failure) {
  (void)self;
  return become_legal(op, rw, STR("Failure"));
}

RULE(self_fold_to_constant) {
  (void)self;
  const Attribute *props[] = {test_i32_attr(rw, 97)};
  test_become(rw, op, TEST_CONSTANT, op->loc, NULL, 0, props);
  return true;
}

const RewritePattern test_named_rule =
    ROW("TestNamedPatternRule", rename_op, OP_A, 1, OP_B);

static const RewritePattern test_declarative_rows[] = {
    ROW("TestNamedPatternRule", rename_op, OP_A, 1, OP_B),
    ROW("a_of_a_to_b", a_of_a_to_b, OP_A, 2, OP_B),
    ROW("c_to_b", c_to_b, OP_C, 1, OP_B),
    ROW("d_to_e", rename_op, OP_D, 1, OP_E),
    ROW("d_to_f", rename_op, OP_D, 11, OP_F),
    ROW("g_to_b", g_to_b, OP_G, 1, OP_B),
    ROW("g_of_g_to_b", g_of_g_to_b, OP_G, 2, OP_B),
    ROW("h_to_i", rename_op, OP_H, 1, OP_I),
    ROW("j_to_k", rename_op, OP_J, 1, OP_K),
    ROW("TestEqualArgsPattern", n_of_same_to_o, OP_N, 1, OP_O),
    ROW_OF_VALUES("TestNestedOpEqualArgsPattern", n_of_p_to_value, OP_N, 2),
    ROW_OF_VALUES("TestNestedSameOpAndSameArgEqualityPattern", n_of_n_to_value,
                  OP_N, 2),
    ROW("TestMultipleEqualArgsPattern", p_to_n, OP_P, 1, OP_N),
    ROW_OF_VALUES("TestEqualArgsCheckBeforeUserConstraintsPattern",
                  q_of_same_to_value, OP_Q, 1),
    ROW("r_of_constant_to_s", r_of_constant_to_s, OP_R, 1, OP_S),
    ROW_OF_VALUES("replace_by_operand", replace_by_operand, REWRITE, 1),
    ROW("shorten_crash", shorten_crash, OP_CRASH_LONG, 1, OP_CRASH_SHORT),
    ROW("place_three", place_three, LOC_SRC, 3, LOC_DST),
    ROW("place_without_result", place_without_result, LOC_SRC_NO_RES, 3,
        LOC_DST_NO_RES),
    ROW("build_types", build_types, SOURCE_OP, 1, OP_X, ONE_TO_TWO, TWO_TO_ONE),
    ROW("a_to_legal", succeed, ILLEGAL_OP_A, 1, LEGAL_OP_A),
    ROW("a_to_b", rename_op, ILLEGAL_OP_A, 1, ILLEGAL_OP_B),
    ROW("b_to_legal", end_in_failure, ILLEGAL_OP_B, 1, LEGAL_OP_A),
    ROW("c_to_d", rename_op, ILLEGAL_OP_C, 1, ILLEGAL_OP_D),
    ROW("c_to_e", rename_op, ILLEGAL_OP_C, 11, ILLEGAL_OP_E),
    ROW("d_to_legal", end_in_failure, ILLEGAL_OP_D, 1, LEGAL_OP_A),
    ROW("e_to_legal", succeed, ILLEGAL_OP_E, 1, LEGAL_OP_A),
    ROW("self_fold_to_constant", self_fold_to_constant, OP_IN_PLACE_SELF_FOLD,
        1, CONSTANT),
};

const PatternTable test_declarative_patterns =
    PATTERN_TABLE(test_declarative_rows);

static const RewritePattern counting = ROW("count_m", count_m, OP_M, 1, OP_M);

void test_add_declarative_patterns(PatternSet *set, const int64_t *counter) {
  pattern_set_add_table(set, &test_declarative_patterns, NULL, NULL);
  pattern_set_add(set, &counting, 1, NULL, counter);
  pattern_set_add_table(set, &test_attribute_patterns, NULL, NULL);
  pattern_set_add_table(set, &test_value_patterns, NULL, NULL);
  pattern_set_add_table(set, &test_group_patterns, NULL, NULL);
}
