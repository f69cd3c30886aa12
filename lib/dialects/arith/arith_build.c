// SPDX-License-Identifier: Apache-2.0
// Building operations of arith.
#include "dialects/arith/arith_build.h"

#include "ir/interfaces/fold.h"

enum { MAX_PROPS = 4 };

static Value *build(Rewriter *rw, const OpDef *def, Location loc,
                    Value *const *operands, uint32_t count, const Type *type,
                    const Attribute *first_prop) {
  const Attribute *props[MAX_PROPS] = {first_prop};
  assert(def->num_props <= MAX_PROPS);
  Operation *op =
      builder_create_op(&rw->builder, def, loc, operands, count, type, props);
  return op_result(op, 0);
}

Value *arith_build_constant(Rewriter *rw, Location loc,
                            const Attribute *value) {
  return build(rw, &arith_ops[ARITH_CONSTANT], loc, NULL, 0, attr_type(value),
               value);
}

Value *arith_build_bool(Rewriter *rw, Location loc, bool value) {
  return arith_build_constant(rw, loc,
                              bool_attr_get(rewriter_context(rw), value));
}

Value *arith_build_index(Rewriter *rw, Location loc, int64_t value) {
  const Type *type = index_type_get(rewriter_context(rw));
  return arith_build_constant(
      rw, loc, integer_attr_get_i64(rewriter_context(rw), type, value));
}

Value *arith_build_binary(Rewriter *rw, const OpDef *def, Location loc,
                          Value *lhs, Value *rhs) {
  Value *const operands[] = {lhs, rhs};
  return build(rw, def, loc, operands, 2, value_type(lhs), NULL);
}

Value *arith_build_cmpi(Rewriter *rw, Location loc, CmpIPredicate predicate,
                        Value *lhs, Value *rhs) {
  Value *const operands[] = {lhs, rhs};
  const Attribute *attr = integer_attr_get_i64(
      rewriter_context(rw), integer_type_get(rewriter_context(rw), 64),
      predicate);
  return build(rw, &arith_ops[ARITH_CMPI], loc, operands, 2,
               type_i1_same_shape(rewriter_context(rw), value_type(lhs)), attr);
}

Value *arith_build_select(Rewriter *rw, Location loc, Value *condition,
                          Value *true_value, Value *false_value) {
  Value *const operands[] = {condition, true_value, false_value};
  return build(rw, &arith_ops[ARITH_SELECT], loc, operands, 3,
               value_type(true_value), NULL);
}

Value *arith_build_index_cast(Rewriter *rw, Location loc, Value *value,
                              const Type *type) {
  return build(rw, &arith_ops[ARITH_INDEX_CAST], loc, &value, 1, type, NULL);
}

Value *arith_negated_value(const Value *value) {
  const Operation *op = value_defining_op(value);
  if (!op || !op_is(op, &arith_ops[ARITH_XORI]))
    return NULL;
  const IntegerAttr *rhs = attr_as_integer(value_constant(op_operand(op, 1)));
  return rhs && wide_int_is_one(&rhs->value) ? op_operand(op, 0) : NULL;
}

CmpIPredicate arith_inverse_predicate(int64_t predicate) {
  static const CmpIPredicate inverse[NUM_CMPI_CASES] = {
      [CMPI_EQ] = CMPI_NE,   [CMPI_NE] = CMPI_EQ,   [CMPI_SLT] = CMPI_SGE,
      [CMPI_SLE] = CMPI_SGT, [CMPI_SGT] = CMPI_SLE, [CMPI_SGE] = CMPI_SLT,
      [CMPI_ULT] = CMPI_UGE, [CMPI_ULE] = CMPI_UGT, [CMPI_UGT] = CMPI_ULE,
      [CMPI_UGE] = CMPI_ULT,
  };
  return inverse[predicate];
}
