// SPDX-License-Identifier: Apache-2.0
// Folds of float arithmetic and comparison, in every format.
#include "dialects/common/constraints.h"
#include "dialects/common/fold_util.h"
#include "dialects/common/folds.h"
#include "support/numbers/float_math.h"

typedef FloatBits FloatOperator(FloatKind kind, FloatBits lhs, FloatBits rhs);

FloatBits float_bits_from_int(WideInt bits) {
  const uint64_t *words = wide_int_words(&bits);
  return (FloatBits){words[0], bits.width > 64 ? words[1] : 0};
}

WideInt float_bits_as_int(Arena *arena, uint32_t width, FloatBits bits) {
  uint64_t words[] = {bits.low, bits.high};
  return wide_int_from_words(arena, width, words);
}

static bool fold_element(const ElementFolding *folding, const WideInt *operands,
                         WideInt *result, FloatOperator *compute) {
  const FloatType *type = type_as_float(folding->to);
  if (!type)
    return false;
  *result =
      float_bits_as_int(folding->arena, operands[0].width,
                        compute(type->format, float_bits_from_int(operands[0]),
                                float_bits_from_int(operands[1])));
  return true;
}

#define FLOAT_FOLD(name)                                                       \
  static bool element_##name(const ElementFolding *folding,                    \
                             const WideInt *operands, WideInt *result) {       \
    return fold_element(folding, operands, result, float_##name);              \
  }
FLOAT_FOLD(add)
FLOAT_FOLD(sub)
FLOAT_FOLD(mul)
FLOAT_FOLD(div)
FLOAT_FOLD(mod)
FLOAT_FOLD(maximum)
FLOAT_FOLD(minimum)
FLOAT_FOLD(maxnum)
FLOAT_FOLD(minnum)
#undef FLOAT_FOLD

FOLD_HOOK(fold_addf) {
  (void)op;
  return give_folded(ctx, constants, element_add, results);
}

FOLD_HOOK(fold_subf) {
  (void)op;
  return give_folded(ctx, constants, element_sub, results);
}

FOLD_HOOK(fold_mulf) {
  (void)op;
  return give_folded(ctx, constants, element_mul, results);
}

FOLD_HOOK(fold_divf) {
  (void)op;
  return give_folded(ctx, constants, element_div, results);
}

FOLD_HOOK(fold_remf) {
  (void)op;
  return give_folded(ctx, constants, element_mod, results);
}

FOLD_HOOK(fold_maximumf) {
  (void)op;
  return give_folded(ctx, constants, element_maximum, results);
}

FOLD_HOOK(fold_minimumf) {
  (void)op;
  return give_folded(ctx, constants, element_minimum, results);
}

FOLD_HOOK(fold_maxnumf) {
  (void)op;
  return give_folded(ctx, constants, element_maxnum, results);
}

FOLD_HOOK(fold_minnumf) {
  (void)op;
  return give_folded(ctx, constants, element_minnum, results);
}

/// Relations that can hold between two numbers.
enum {
  RELATION_EQUAL = 1,
  RELATION_GREATER = 2,
  RELATION_LESS = 4,
  RELATION_UNORDERED = 8,
};

/// The relations for which predicate `index` is true. Ordered predicates are
/// numbered by these bits; among the others, `uno` comes after `une`.
static const uint8_t predicate_relations[NUM_CMPF_CASES] = {
    0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 8, 15};

static bool cmpf_holds(int64_t predicate, FloatOrder order) {
  static const uint8_t relations[] = {
      [FLOAT_LESS] = RELATION_LESS,
      [FLOAT_EQUAL] = RELATION_EQUAL,
      [FLOAT_GREATER] = RELATION_GREATER,
      [FLOAT_UNORDERED] = RELATION_UNORDERED,
  };
  return (predicate_relations[predicate] & relations[order]) != 0;
}

static bool is_nan_attr(const FloatAttr *attr) {
  return attr && float_is_nan(type_as_float(attr->type)->format, attr->value);
}

FOLD_HOOK(fold_cmpf) {
  const FloatAttr *lhs = attr_as_float(constants[0]);
  const FloatAttr *rhs = attr_as_float(constants[1]);
  int64_t predicate;
  // If one operand is a NaN, the other does not matter.
  if (is_nan_attr(lhs))
    rhs = lhs;
  if (is_nan_attr(rhs))
    lhs = rhs;
  if (!lhs || !rhs || lhs->type != rhs->type ||
      !attr_integer_value(op_prop(op, 0), &predicate) || predicate < 0 ||
      predicate >= NUM_CMPF_CASES)
    return false;
  FloatKind format = type_as_float(lhs->type)->format;
  FloatOrder order = float_compare(format, lhs->value, rhs->value);
  return give_attr(results, bool_attr_get(ctx, cmpf_holds(predicate, order)));
}
