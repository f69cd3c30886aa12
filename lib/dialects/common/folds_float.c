// SPDX-License-Identifier: Apache-2.0
// Folds of float arithmetic and comparison. Numbers of at most 64 bits are
// computed as doubles: rounding the exact or correctly rounded double once more
// gives the right result for every narrower format, for + - and *.
#include <math.h>

#include "dialects/common/constant_fold.h"
#include "dialects/common/constraints.h"
#include "dialects/common/folds.h"

typedef double FloatOperator(double lhs, double rhs);

static double add(double lhs, double rhs) { return lhs + rhs; }
static double subtract(double lhs, double rhs) { return lhs - rhs; }
static double multiply(double lhs, double rhs) { return lhs * rhs; }

static bool fold_element(Arena *arena, const Type *element, WideInt lhs,
                         WideInt rhs, FloatOperator *compute, WideInt *result) {
  const FloatType *type = type_as_float(element);
  if (!type || lhs.width > 64)
    return false;
  FloatBits left = {lhs.value, 0}, right = {rhs.value, 0}, bits;
  // A NaN operand is the result; an operation that makes one gives a positive
  // one, whatever the processor does.
  if (float_is_nan(type->format, left)) {
    bits = left;
  } else if (float_is_nan(type->format, right)) {
    bits = right;
  } else {
    double value = compute(float_to_double(type->format, left),
                           float_to_double(type->format, right));
    bits = float_from_double(type->format, isnan(value) ? (double)NAN : value);
  }
  *result = wide_int_from_u64(arena, lhs.width, bits.low);
  return true;
}

static bool element_addf(Arena *arena, const Type *element, WideInt lhs,
                         WideInt rhs, WideInt *result) {
  return fold_element(arena, element, lhs, rhs, add, result);
}

static bool element_subf(Arena *arena, const Type *element, WideInt lhs,
                         WideInt rhs, WideInt *result) {
  return fold_element(arena, element, lhs, rhs, subtract, result);
}

static bool element_mulf(Arena *arena, const Type *element, WideInt lhs,
                         WideInt rhs, WideInt *result) {
  return fold_element(arena, element, lhs, rhs, multiply, result);
}

static bool fold_floats(Context *ctx, const Attribute *const *constants,
                        ElementFold *fold, FoldResult *results) {
  results[0].attr = constant_fold_binary(ctx, constants[0], constants[1], fold);
  return results[0].attr != NULL;
}

FOLD_HOOK(fold_addf) {
  (void)op;
  return fold_floats(ctx, constants, element_addf, results);
}

FOLD_HOOK(fold_subf) {
  (void)op;
  return fold_floats(ctx, constants, element_subf, results);
}

FOLD_HOOK(fold_mulf) {
  (void)op;
  return fold_floats(ctx, constants, element_mulf, results);
}

/// What may hold of two numbers.
enum {
  RELATION_EQUAL = 1,
  RELATION_GREATER = 2,
  RELATION_LESS = 4,
  RELATION_UNORDERED = 8,
};

/// The relations for which predicate `index` is true. Ordered ones are numbered
/// by these bits; of the others, `uno` comes behind `une`.
static const uint8_t predicate_relations[NUM_CMPF_CASES] = {
    0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 8, 15};

static int relation(double lhs, double rhs) {
  if (isnan(lhs) || isnan(rhs))
    return RELATION_UNORDERED;
  if (lhs == rhs)
    return RELATION_EQUAL;
  return lhs < rhs ? RELATION_LESS : RELATION_GREATER;
}

FOLD_HOOK(fold_cmpf) {
  const FloatAttr *lhs = attr_as_float(constants[0]);
  const FloatAttr *rhs = attr_as_float(constants[1]);
  int64_t predicate;
  if (!lhs || !rhs || lhs->type != rhs->type ||
      type_bit_width(lhs->type) > 64 ||
      !attr_integer_value(op_prop(op, 0), &predicate) || predicate < 0 ||
      predicate >= NUM_CMPF_CASES)
    return false;
  FloatKind format = type_as_float(lhs->type)->format;
  int holds = relation(float_to_double(format, lhs->value),
                       float_to_double(format, rhs->value));
  results[0].attr =
      bool_attr_get(ctx, (predicate_relations[predicate] & holds) != 0);
  return true;
}
