// SPDX-License-Identifier: Apache-2.0
// Folds of complex. Follows the fold methods of mlir::complex's operations.
#include "dialects/common/fold_util.h"
#include "dialects/complex/complex.h"
#include "dialects/complex/complex_internal.h"

static Operation *complex_op_of(const Value *value, ComplexOp op) {
  return defining_op_of(value, &complex_ops[op]);
}

FOLD_HOOK(complex_fold_constant) {
  (void)ctx;
  (void)constants;
  return give_attr(results, op_prop(op, COMPLEX_VALUE));
}

// --- arithmetic -------------------------------------------------------------

typedef bool FloatPredicate(FloatKind kind, FloatBits bits);

/// Are both parts of the right operand, a complex.constant, floats with these
/// properties?
static bool rhs_parts_are(const Operation *op, FloatPredicate *real_holds,
                          FloatPredicate *imaginary_holds) {
  Operation *constant = complex_op_of(op_operand(op, 1), COMPLEX_CONSTANT);
  const ArrayAttr *parts =
      constant ? attr_as_array(op_prop(constant, COMPLEX_VALUE)) : NULL;
  if (!parts)
    return false;
  const FloatAttr *real = attr_as_float(parts->elements[0]);
  const FloatAttr *imaginary = attr_as_float(parts->elements[1]);
  if (!real || !imaginary)
    return false;
  FloatKind kind = type_as_float(real->type)->format;
  return real_holds(kind, real->value) &&
         imaginary_holds(kind, imaginary->value);
}

FOLD_HOOK(complex_fold_add) {
  (void)ctx;
  (void)constants;
  for (unsigned i = 0; i < 2; i++) {
    Operation *sub = complex_op_of(op_operand(op, i), COMPLEX_SUB);
    if (sub && op_operand(sub, 1) == op_operand(op, 1 - i))
      return give_lhs(sub, results);
  }
  return rhs_parts_are(op, float_is_zero, float_is_zero) &&
         give_lhs(op, results);
}

FOLD_HOOK(complex_fold_sub) {
  (void)ctx;
  (void)constants;
  Operation *add = complex_op_of(op_operand(op, 0), COMPLEX_ADD);
  if (add && op_operand(add, 1) == op_operand(op, 1))
    return give_lhs(add, results);
  return rhs_parts_are(op, float_is_zero, float_is_zero) &&
         give_lhs(op, results);
}

FOLD_HOOK(complex_fold_times_one) {
  (void)ctx;
  (void)constants;
  return rhs_parts_are(op, float_is_one, float_is_zero) &&
         give_lhs(op, results);
}

// --- parts ------------------------------------------------------------------

FOLD_HOOK(complex_fold_create) {
  (void)ctx;
  (void)constants;
  Operation *real = complex_op_of(op_operand(op, 0), COMPLEX_RE);
  Operation *imaginary = complex_op_of(op_operand(op, 1), COMPLEX_IM);
  return real && imaginary && op_operand(real, 0) == op_operand(imaginary, 0) &&
         give_lhs(real, results);
}

static bool fold_part(Operation *op, const Attribute *constant, unsigned part,
                      FoldResult *results) {
  const ArrayAttr *parts = attr_as_array(constant);
  if (parts && parts->size == 2)
    return give_attr(results, parts->elements[part]);
  Operation *create = complex_op_of(op_operand(op, 0), COMPLEX_CREATE);
  return create && give_value(results, op_operand(create, part));
}

FOLD_HOOK(complex_fold_re) {
  (void)ctx;
  return fold_part(op, constants[0], 0, results);
}

FOLD_HOOK(complex_fold_im) {
  (void)ctx;
  return fold_part(op, constants[0], 1, results);
}

// --- inverses ---------------------------------------------------------------

static bool fold_inverse(const Operation *op, ComplexOp inverse,
                         FoldResult *results) {
  Operation *inner = complex_op_of(op_operand(op, 0), inverse);
  return inner && give_lhs(inner, results);
}

FOLD_HOOK(complex_fold_conj) {
  (void)ctx;
  (void)constants;
  return fold_inverse(op, COMPLEX_CONJ, results);
}

FOLD_HOOK(complex_fold_exp) {
  (void)ctx;
  (void)constants;
  return fold_inverse(op, COMPLEX_LOG, results);
}

FOLD_HOOK(complex_fold_log) {
  (void)ctx;
  (void)constants;
  return fold_inverse(op, COMPLEX_EXP, results);
}

FOLD_HOOK(complex_fold_neg) {
  (void)ctx;
  (void)constants;
  return fold_inverse(op, COMPLEX_NEG, results);
}

FOLD_HOOK(complex_fold_bitcast) {
  (void)ctx;
  (void)constants;
  return op_operand_type(op, 0) == op_result_type(op, 0) &&
         give_lhs(op, results);
}
