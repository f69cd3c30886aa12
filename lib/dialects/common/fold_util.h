// SPDX-License-Identifier: Apache-2.0
// Helpers for fold hooks: they inspect constant operands and store results.
#ifndef MLOPT_DIALECTS_COMMON_FOLD_UTIL_H
#define MLOPT_DIALECTS_COMMON_FOLD_UTIL_H

#include "dialects/common/constant_fold.h"
#include "ir/interfaces/fold.h"

static inline bool give_value(FoldResult *results, Value *value) {
  results[0].value = value;
  return true;
}

static inline bool give_attr(FoldResult *results, const Attribute *attr) {
  results[0].attr = attr;
  return attr != NULL;
}

static inline bool give_lhs(Operation *op, FoldResult *results) {
  return give_value(results, op_operand(op, 0));
}

static inline bool give_rhs(Operation *op, FoldResult *results) {
  return give_value(results, op_operand(op, 1));
}

static inline bool give_zero(Context *ctx, Operation *op, FoldResult *results) {
  return give_attr(results, zero_attr_get(ctx, op_result_type(op, 0)));
}

static inline bool operands_are_equal(const Operation *op) {
  return op_operand(op, 0) == op_operand(op, 1);
}

/// Is `attr` an integer, or the splat of one, for which `holds` is true?
static inline bool constant_is(Context *ctx, const Attribute *attr,
                               bool (*holds)(const WideInt *)) {
  if (!attr)
    return false;
  if (attr->kind == ATTR_INTEGER)
    return holds(&((const IntegerAttr *)attr)->value);
  WideInt value;
  return attr_splat_integer(ctx, attr, &value) && holds(&value);
}

/// Is `value` defined by a constant for which `holds` is true?
static inline bool value_is(Context *ctx, const Value *value,
                            bool (*holds)(const WideInt *)) {
  return constant_is(ctx, value_constant(value), holds);
}

/// Folds two constant operands by `fold`.
static inline bool give_folded(Context *ctx, const Attribute *const *constants,
                               ElementFold *fold, FoldResult *results) {
  return (constants[0] || constants[1]) &&
         give_attr(results, constant_fold_binary(ctx, constants, fold, NULL));
}

/// The operation of `def` that defines `value`, or NULL.
static inline Operation *defining_op_of(const Value *value, const OpDef *def) {
  Operation *op = value_defining_op(value);
  return op && op_is(op, def) ? op : NULL;
}

#endif
