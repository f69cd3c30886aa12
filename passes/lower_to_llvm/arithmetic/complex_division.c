// SPDX-License-Identifier: Apache-2.0
// Quotients of complex numbers by the plain formula, or by Smith's, which
// overflows less, with the infinities and NaNs of C99's annex G.
#include "passes/lower_to_llvm/arithmetic/complex.h"

static Value *multiply(const ComplexWork *work, Value *lhs, Value *rhs) {
  return complex_build(work, LLVM_FMUL, lhs, rhs);
}

static Value *add(const ComplexWork *work, Value *lhs, Value *rhs) {
  return complex_build(work, LLVM_FADD, lhs, rhs);
}

static Value *subtract(const ComplexWork *work, Value *lhs, Value *rhs) {
  return complex_build(work, LLVM_FSUB, lhs, rhs);
}

static Value *divide(const ComplexWork *work, Value *lhs, Value *rhs) {
  return complex_build(work, LLVM_FDIV, lhs, rhs);
}

/// a * b + c * d
static Value *sum_of_products(const ComplexWork *work, Value *a, Value *b,
                              Value *c, Value *d) {
  Value *first = multiply(work, a, b);
  return add(work, first, multiply(work, c, d));
}

/// (a + bi) / (c + di) = ((ac + bd) + (bc - ad)i) / (cc + dd)
static ComplexParts divide_plainly(const ComplexWork *work, ComplexParts lhs,
                                   ComplexParts rhs) {
  Value *norm =
      sum_of_products(work, rhs.real, rhs.real, rhs.imaginary, rhs.imaginary);
  Value *real =
      sum_of_products(work, lhs.real, rhs.real, lhs.imaginary, rhs.imaginary);
  Value *first = multiply(work, lhs.imaginary, rhs.real);
  Value *imaginary =
      subtract(work, first, multiply(work, lhs.real, rhs.imaginary));
  ComplexParts quotient;
  quotient.real = divide(work, real, norm);
  quotient.imaginary = divide(work, imaginary, norm);
  return quotient;
}

//===- Smith's formula ----------------------------------------------------===//

/// The constants and comparisons of the parts of both numbers, and the results.
typedef struct Division {
  const ComplexWork *work;
  ComplexParts lhs;
  ComplexParts rhs;
  ComplexParts lhs_abs;
  ComplexParts rhs_abs;
  Value *zero;
  Value *infinity;
  Value *one;
  ComplexParts lhs_is_infinite; ///< i1.
} Division;

static Value *build_constant(const ComplexWork *work, FloatBits bits) {
  Context *ctx = work->builder->ctx;
  return llvm_build_constant(
      work->builder, work->loc,
      converter_convert(work->converter, ctx, work->element),
      float_attr_get(ctx, work->element, bits));
}

static Value *build_number(const ComplexWork *work, double value) {
  FloatKind kind = type_as_float(work->element)->format;
  return build_constant(work, float_from_double(kind, value));
}

static Value *build_infinity(const ComplexWork *work) {
  FloatKind kind = type_as_float(work->element)->format;
  FloatBits bits = {0, 0};
  float_parse(kind, STR("1.0e100000"), &bits);
  return build_constant(work, bits);
}

static Value *compare(const ComplexWork *work, LLVMFCmpPredicate predicate,
                      Value *lhs, Value *rhs) {
  return llvm_build_fcmp(work->builder, work->loc, predicate, lhs, rhs,
                         converter_int(work->converter, work->builder->ctx, 1));
}

static Value *both(const ComplexWork *work, Value *lhs, Value *rhs) {
  return llvm_build_binary(work->builder, &llvm_ops[LLVM_AND], work->loc, lhs,
                           rhs);
}

static Value *either(const ComplexWork *work, Value *lhs, Value *rhs) {
  return llvm_build_binary(work->builder, &llvm_ops[LLVM_OR], work->loc, lhs,
                           rhs);
}

static Value *choose(const ComplexWork *work, Value *condition, Value *if_true,
                     Value *if_false) {
  return llvm_build_select(work->builder, work->loc, condition, if_true,
                           if_false);
}

static ComplexParts choose_parts(const ComplexWork *work, Value *condition,
                                 ComplexParts if_true, ComplexParts if_false) {
  ComplexParts chosen;
  chosen.real = choose(work, condition, if_true.real, if_false.real);
  chosen.imaginary =
      choose(work, condition, if_true.imaginary, if_false.imaginary);
  return chosen;
}

static Value *absolute(const ComplexWork *work, Value *value) {
  return complex_build(work, LLVM_INTR_FABS, value, NULL);
}

static Value *copy_sign(const ComplexWork *work, Value *value, Value *sign) {
  return llvm_build_binary(work->builder, &llvm_ops[LLVM_INTR_COPYSIGN],
                           work->loc, value, sign);
}

/// With r = c / d: ((ar + b) + (br - a)i) / (d + rc).
static ComplexParts divide_by_imaginary(const Division *in) {
  const ComplexWork *work = in->work;
  Value *a = in->lhs.real, *b = in->lhs.imaginary;
  Value *c = in->rhs.real, *d = in->rhs.imaginary;
  Value *ratio = divide(work, c, d);
  Value *norm = add(work, d, multiply(work, ratio, c));
  ComplexParts quotient;
  Value *real = add(work, multiply(work, a, ratio), b);
  quotient.real = divide(work, real, norm);
  Value *imaginary = subtract(work, multiply(work, b, ratio), a);
  quotient.imaginary = divide(work, imaginary, norm);
  return quotient;
}

/// With r = d / c: ((a + br) + (b - ar)i) / (c + rd).
static ComplexParts divide_by_real(const Division *in) {
  const ComplexWork *work = in->work;
  Value *a = in->lhs.real, *b = in->lhs.imaginary;
  Value *c = in->rhs.real, *d = in->rhs.imaginary;
  Value *ratio = divide(work, d, c);
  Value *norm = add(work, c, multiply(work, ratio, d));
  ComplexParts quotient;
  Value *real = add(work, a, multiply(work, b, ratio));
  quotient.real = divide(work, real, norm);
  Value *imaginary = subtract(work, b, multiply(work, a, ratio));
  quotient.imaginary = divide(work, imaginary, norm);
  return quotient;
}

/// A number that is not all NaN, by 0: infinities with the signs of the parts.
/// `*applies` is an i1.
static ComplexParts divide_by_zero(Division *in, Value **applies) {
  const ComplexWork *work = in->work;
  in->zero = build_number(work, 0.0);
  in->rhs_abs.real = absolute(work, in->rhs.real);
  Value *real_is_zero = compare(work, FCMP_OEQ, in->rhs_abs.real, in->zero);
  in->rhs_abs.imaginary = absolute(work, in->rhs.imaginary);
  Value *imaginary_is_zero =
      compare(work, FCMP_OEQ, in->rhs_abs.imaginary, in->zero);
  Value *has_real = compare(work, FCMP_ORD, in->lhs.real, in->zero);
  Value *has_imaginary = compare(work, FCMP_ORD, in->lhs.imaginary, in->zero);
  Value *has_number = either(work, has_real, has_imaginary);
  Value *is_zero = both(work, real_is_zero, imaginary_is_zero);
  *applies = both(work, has_number, is_zero);
  in->infinity = build_infinity(work);
  Value *infinity = copy_sign(work, in->infinity, in->rhs.real);
  ComplexParts quotient;
  quotient.real = multiply(work, infinity, in->lhs.real);
  quotient.imaginary = multiply(work, infinity, in->lhs.imaginary);
  return quotient;
}

/// Are both parts finite? They are absolute values.
static Value *is_finite(const Division *in, ComplexParts absolute_parts) {
  const ComplexWork *work = in->work;
  Value *real = compare(work, FCMP_ONE, absolute_parts.real, in->infinity);
  Value *imaginary =
      compare(work, FCMP_ONE, absolute_parts.imaginary, in->infinity);
  return both(work, real, imaginary);
}

/// 1 for each infinite part, else 0, with the part's sign.
static ComplexParts infinite_signs(const Division *in, ComplexParts infinite,
                                   ComplexParts parts) {
  const ComplexWork *work = in->work;
  ComplexParts signs;
  Value *real = choose(work, infinite.real, in->one, in->zero);
  signs.real = copy_sign(work, real, parts.real);
  Value *imaginary = choose(work, infinite.imaginary, in->one, in->zero);
  signs.imaginary = copy_sign(work, imaginary, parts.imaginary);
  return signs;
}

/// An infinite number by a finite one: infinities with the quotient's signs.
static ComplexParts divide_infinity(Division *in, Value **applies) {
  const ComplexWork *work = in->work;
  Value *rhs_is_finite = is_finite(in, in->rhs_abs);
  in->lhs_abs.real = absolute(work, in->lhs.real);
  ComplexParts infinite;
  infinite.real = compare(work, FCMP_OEQ, in->lhs_abs.real, in->infinity);
  in->lhs_abs.imaginary = absolute(work, in->lhs.imaginary);
  infinite.imaginary =
      compare(work, FCMP_OEQ, in->lhs_abs.imaginary, in->infinity);
  Value *is_infinite = either(work, infinite.real, infinite.imaginary);
  *applies = both(work, is_infinite, rhs_is_finite);
  in->one = build_number(work, 1.0);
  ComplexParts signs = infinite_signs(in, infinite, in->lhs);
  ComplexParts quotient;
  Value *real = sum_of_products(work, signs.real, in->rhs.real, signs.imaginary,
                                in->rhs.imaginary);
  quotient.real = multiply(work, in->infinity, real);
  Value *subtrahend = multiply(work, signs.real, in->rhs.imaginary);
  Value *minuend = multiply(work, signs.imaginary, in->rhs.real);
  Value *imaginary = subtract(work, minuend, subtrahend);
  quotient.imaginary = multiply(work, in->infinity, imaginary);
  return quotient;
}

/// A finite number by an infinite one: zeros with the quotient's signs.
static ComplexParts divide_by_infinity(const Division *in, Value **applies) {
  const ComplexWork *work = in->work;
  Value *lhs_is_finite = is_finite(in, in->lhs_abs);
  ComplexParts infinite;
  infinite.real = compare(work, FCMP_OEQ, in->rhs_abs.real, in->infinity);
  infinite.imaginary =
      compare(work, FCMP_OEQ, in->rhs_abs.imaginary, in->infinity);
  Value *is_infinite = either(work, infinite.real, infinite.imaginary);
  *applies = both(work, lhs_is_finite, is_infinite);
  ComplexParts signs = infinite_signs(in, infinite, in->rhs);
  ComplexParts quotient;
  Value *real = sum_of_products(work, in->lhs.real, signs.real,
                                in->lhs.imaginary, signs.imaginary);
  quotient.real = multiply(work, in->zero, real);
  Value *minuend = multiply(work, in->lhs.imaginary, signs.real);
  Value *subtrahend = multiply(work, in->lhs.real, signs.imaginary);
  Value *imaginary = subtract(work, minuend, subtrahend);
  quotient.imaginary = multiply(work, in->zero, imaginary);
  return quotient;
}

/// The quotient by the larger part of the divisor. Where both its parts are
/// NaN, the special cases decide.
static ComplexParts divide_in_range(const ComplexWork *work, ComplexParts lhs,
                                    ComplexParts rhs) {
  Division in = {.work = work, .lhs = lhs, .rhs = rhs};
  ComplexParts by_imaginary = divide_by_imaginary(&in);
  ComplexParts by_real = divide_by_real(&in);
  Value *is_by_zero, *is_of_infinity, *is_by_infinity;
  ComplexParts by_zero = divide_by_zero(&in, &is_by_zero);
  ComplexParts of_infinity = divide_infinity(&in, &is_of_infinity);
  ComplexParts by_infinity = divide_by_infinity(&in, &is_by_infinity);

  Value *real_is_smaller =
      compare(work, FCMP_OLT, in.rhs_abs.real, in.rhs_abs.imaginary);
  ComplexParts quotient =
      choose_parts(work, real_is_smaller, by_imaginary, by_real);
  ComplexParts special =
      choose_parts(work, is_by_infinity, by_infinity, quotient);
  special = choose_parts(work, is_of_infinity, of_infinity, special);
  special = choose_parts(work, is_by_zero, by_zero, special);
  Value *real_is_nan = compare(work, FCMP_UNO, quotient.real, in.zero);
  Value *imaginary_is_nan =
      compare(work, FCMP_UNO, quotient.imaginary, in.zero);
  Value *is_nan = both(work, real_is_nan, imaginary_is_nan);
  return choose_parts(work, is_nan, special, quotient);
}

ComplexParts complex_divide(const ComplexWork *work, ComplexParts lhs,
                            ComplexParts rhs) {
  return work->converter->options->complex_range == COMPLEX_IMPROVED
             ? divide_in_range(work, lhs, rhs)
             : divide_plainly(work, lhs, rhs);
}
