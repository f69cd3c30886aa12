// SPDX-License-Identifier: Apache-2.0
// Building operations of arith.
#include "dialects/common/arith_build.h"

enum { MAX_PROPS = 4 };

static const OpDef *find_def(const Rewriter *rw, StringRef name) {
  return context_op_def(rewriter_context(rw), name);
}

bool arith_can_build(const Rewriter *rw) {
  return find_def(rw, STR("arith.constant")) != NULL;
}

Value *arith_build_constant(Rewriter *rw, Location loc,
                            const Attribute *value) {
  const Attribute *props[MAX_PROPS] = {value};
  return op_result(builder_create_op(&rw->builder,
                                     find_def(rw, STR("arith.constant")), loc,
                                     NULL, 0, attr_type(value), props),
                   0);
}

Value *arith_build_bool(Rewriter *rw, Location loc, bool value) {
  return arith_build_constant(rw, loc,
                              bool_attr_get(rewriter_context(rw), value));
}

Value *arith_build_index(Rewriter *rw, Location loc, int64_t value) {
  Context *ctx = rewriter_context(rw);
  return arith_build_constant(
      rw, loc, integer_attr_get_i64(ctx, index_type_get(ctx), value));
}

Value *arith_build_binary(Rewriter *rw, StringRef name, Location loc,
                          Value *lhs, Value *rhs) {
  Value *const operands[] = {lhs, rhs};
  return op_result(builder_create_op(&rw->builder, find_def(rw, name), loc,
                                     operands, 2, value_type(lhs), NULL),
                   0);
}

Value *arith_build_select(Rewriter *rw, Location loc, Value *condition,
                          Value *true_value, Value *false_value) {
  Value *const operands[] = {condition, true_value, false_value};
  return op_result(builder_create_op(&rw->builder,
                                     find_def(rw, STR("arith.select")), loc,
                                     operands, 3, value_type(true_value), NULL),
                   0);
}

bool op_is_named(const Operation *op, StringRef name) {
  return string_ref_equals(op_name(op), name);
}
