// SPDX-License-Identifier: Apache-2.0
// Builds the arith operations that replace others.
#include "passes/arith_expand/expansion.h"

#include "dialects/func/func.h"
#include "ir/attributes/attribute.h"
#include "ir/builder.h"

Expansion expansion_of(const Operation *op, ConversionRewriter *rw) {
  const Type *type = op_operand_type(op, 0);
  return (Expansion){.builder = &rw->rewriter.builder,
                     .loc = op->loc,
                     .shape = type_as_shaped(type) ? type : NULL};
}

static const Type *expand_type(const Expansion *work, const Type *element) {
  const ShapedType *shaped = work->shape ? type_as_shaped(work->shape) : NULL;
  return shaped ? shaped_type_of_element(work->builder->ctx, shaped, element)
                : element;
}

const Type *expand_int_type(const Expansion *work, unsigned width) {
  return expand_type(work, integer_type_get(work->builder->ctx, width));
}

const Type *expand_float_type(const Expansion *work, FloatKind kind) {
  return expand_type(work, float_type_get(work->builder->ctx, kind));
}

static Value *create(const Expansion *work, ArithOp id, Value *const *operands,
                     uint32_t count, const Type *type,
                     const Attribute *const *props) {
  enum { MAX_PROPS = 4 };
  const Attribute *none[MAX_PROPS] = {0};
  return op_result(builder_create_op(work->builder, &arith_ops[id], work->loc,
                                     operands, count, type,
                                     props ? props : none),
                   0);
}

static Value *build_constant(const Expansion *work, const Type *type,
                             const Attribute *value) {
  if (type_as_shaped(type))
    value = dense_splat_attr_get_value(work->builder->ctx, type, value);
  const Attribute *props[] = {[CONSTANT_PROP_VALUE] = value};
  return create(work, ARITH_CONSTANT, NULL, 0, type, props);
}

Value *expand_int(const Expansion *work, const Type *type, int64_t value) {
  return build_constant(work, type,
                        integer_attr_get_i64(work->builder->ctx,
                                             type_element_or_self(type),
                                             value));
}

Value *expand_float(const Expansion *work, const Type *type, double value) {
  const Type *element = type_element_or_self(type);
  FloatBits bits = float_from_double(type_as_float(element)->format, value);
  return build_constant(work, type,
                        float_attr_get(work->builder->ctx, element, bits));
}

Value *expand_binary(const Expansion *work, ArithOp id, Value *lhs,
                     Value *rhs) {
  Value *operands[] = {lhs, rhs};
  return create(work, id, operands, 2, value_type(lhs), NULL);
}

static Value *compare(const Expansion *work, ArithOp id, int64_t predicate,
                      Value *lhs, Value *rhs) {
  Context *ctx = work->builder->ctx;
  Value *operands[] = {lhs, rhs};
  const Attribute *props[] = {[ARITH_CMP_PREDICATE] = integer_attr_get_i64(
                                  ctx, integer_type_get(ctx, 64), predicate),
                              [ARITH_CMPF_FASTMATH] = NULL};
  return create(work, id, operands, 2, expand_int_type(work, 1), props);
}

Value *expand_cmpi(const Expansion *work, CmpIPredicate predicate, Value *lhs,
                   Value *rhs) {
  return compare(work, ARITH_CMPI, predicate, lhs, rhs);
}

Value *expand_cmpf(const Expansion *work, int64_t predicate, Value *lhs,
                   Value *rhs) {
  return compare(work, ARITH_CMPF, predicate, lhs, rhs);
}

Value *expand_select(const Expansion *work, Value *condition, Value *if_true,
                     Value *if_false) {
  Value *operands[] = {condition, if_true, if_false};
  return create(work, ARITH_SELECT, operands, 3, value_type(if_true), NULL);
}

Value *expand_cast(const Expansion *work, ArithOp id, Value *value,
                   const Type *type, const Attribute *const *props) {
  return create(work, id, &value, 1, type, props);
}
