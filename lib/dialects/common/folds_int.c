// SPDX-License-Identifier: Apache-2.0
// Folds of integer arithmetic. Identities look at the right operand only:
// canonicalization moves constants there.
#include "dialects/common/constant_fold.h"
#include "dialects/common/folds.h"

/// Is the right operand a constant (or splat) for which `holds`?
static bool rhs_is(Context *ctx, const Attribute *const *constants,
                   bool (*holds)(const WideInt *)) {
  WideInt value;
  return constants[1] && attr_splat_integer(ctx, constants[1], &value) &&
         holds(&value);
}

static bool give_value(FoldResult *results, Value *value) {
  results[0].value = value;
  return true;
}

static bool give_attr(FoldResult *results, const Attribute *attr) {
  results[0].attr = attr;
  return attr != NULL;
}

static bool give_lhs(Operation *op, FoldResult *results) {
  return give_value(results, op_operand(op, 0));
}

static bool give_zero(Context *ctx, Operation *op, FoldResult *results) {
  return give_attr(results, zero_attr_get(ctx, op_result_type(op, 0)));
}

static bool give_folded(Context *ctx, const Attribute *const *constants,
                        ElementFold *fold, FoldResult *results) {
  return give_attr(results,
                   constant_fold_binary(ctx, constants[0], constants[1], fold));
}

static bool operands_are_equal(const Operation *op) {
  return op_operand(op, 0) == op_operand(op, 1);
}

/// `name`: `function` of two elements.
#define PLAIN_FOLD(name, function)                                             \
  static bool name(Arena *arena, const Type *element, WideInt lhs,             \
                   WideInt rhs, WideInt *result) {                             \
    (void)element;                                                             \
    *result = function(arena, lhs, rhs);                                       \
    return true;                                                               \
  }
PLAIN_FOLD(element_add, wide_int_add)
PLAIN_FOLD(element_sub, wide_int_sub)
PLAIN_FOLD(element_mul, wide_int_mul)
PLAIN_FOLD(element_and, wide_int_and)
PLAIN_FOLD(element_or, wide_int_or)
PLAIN_FOLD(element_xor, wide_int_xor)
#undef PLAIN_FOLD

/// Is lhs / rhs undefined: by 0, or the smallest number by -1?
static bool signed_division_fails(Arena *arena, WideInt lhs, WideInt rhs) {
  if (wide_int_is_zero(&rhs))
    return true;
  WideInt negated = wide_int_neg(arena, lhs);
  return wide_int_is_all_ones(&rhs) && wide_int_is_negative(&lhs) &&
         wide_int_equals(&negated, &lhs);
}

static bool element_sdiv(Arena *arena, const Type *element, WideInt lhs,
                         WideInt rhs, WideInt *result) {
  (void)element;
  if (signed_division_fails(arena, lhs, rhs))
    return false;
  *result = wide_int_sdiv(arena, lhs, rhs);
  return true;
}

static bool element_udiv(Arena *arena, const Type *element, WideInt lhs,
                         WideInt rhs, WideInt *result) {
  (void)element;
  if (wide_int_is_zero(&rhs))
    return false;
  *result = wide_int_udiv(arena, lhs, rhs);
  return true;
}

/// The truncated quotient, moved by `step` where the division is not exact and
/// the quotient's sign is as said.
static bool round_quotient(Arena *arena, WideInt lhs, WideInt rhs,
                           bool if_negative, int64_t step, WideInt *result) {
  if (signed_division_fails(arena, lhs, rhs))
    return false;
  *result = wide_int_sdiv(arena, lhs, rhs);
  WideInt rest = wide_int_srem(arena, lhs, rhs);
  bool is_negative = wide_int_is_negative(&lhs) != wide_int_is_negative(&rhs);
  if (!wide_int_is_zero(&rest) && is_negative == if_negative)
    *result =
        wide_int_add(arena, *result, wide_int_from_i64(arena, lhs.width, step));
  return true;
}

static bool element_floordiv(Arena *arena, const Type *element, WideInt lhs,
                             WideInt rhs, WideInt *result) {
  (void)element;
  return round_quotient(arena, lhs, rhs, true, -1, result);
}

static bool element_ceildiv(Arena *arena, const Type *element, WideInt lhs,
                            WideInt rhs, WideInt *result) {
  (void)element;
  return round_quotient(arena, lhs, rhs, false, 1, result);
}

static bool element_srem(Arena *arena, const Type *element, WideInt lhs,
                         WideInt rhs, WideInt *result) {
  (void)element;
  if (signed_division_fails(arena, lhs, rhs))
    return false;
  *result = wide_int_srem(arena, lhs, rhs);
  return true;
}

static bool element_urem(Arena *arena, const Type *element, WideInt lhs,
                         WideInt rhs, WideInt *result) {
  (void)element;
  if (wide_int_is_zero(&rhs))
    return false;
  *result = wide_int_urem(arena, lhs, rhs);
  return true;
}

FOLD_HOOK(fold_addi) {
  if (rhs_is(ctx, constants, wide_int_is_zero))
    return give_lhs(op, results);
  return give_folded(ctx, constants, element_add, results);
}

FOLD_HOOK(fold_subi) {
  if (operands_are_equal(op) && give_zero(ctx, op, results))
    return true;
  if (rhs_is(ctx, constants, wide_int_is_zero))
    return give_lhs(op, results);
  return give_folded(ctx, constants, element_sub, results);
}

FOLD_HOOK(fold_muli) {
  if (rhs_is(ctx, constants, wide_int_is_zero))
    return give_value(results, op_operand(op, 1));
  if (rhs_is(ctx, constants, wide_int_is_one))
    return give_lhs(op, results);
  return give_folded(ctx, constants, element_mul, results);
}

static bool fold_division(Context *ctx, Operation *op,
                          const Attribute *const *constants,
                          FoldResult *results, ElementFold *fold) {
  if (rhs_is(ctx, constants, wide_int_is_one))
    return give_lhs(op, results);
  return give_folded(ctx, constants, fold, results);
}

FOLD_HOOK(fold_divi_signed) {
  return fold_division(ctx, op, constants, results, element_sdiv);
}

FOLD_HOOK(fold_divi_unsigned) {
  return fold_division(ctx, op, constants, results, element_udiv);
}

FOLD_HOOK(fold_floordivi_signed) {
  return fold_division(ctx, op, constants, results, element_floordiv);
}

FOLD_HOOK(fold_ceildivi_signed) {
  return fold_division(ctx, op, constants, results, element_ceildiv);
}

static bool fold_remainder(Context *ctx, Operation *op,
                           const Attribute *const *constants,
                           FoldResult *results, ElementFold *fold) {
  const IntegerAttr *divisor = attr_as_integer(constants[1]);
  if (!divisor)
    return false;
  if (wide_int_is_one(&divisor->value))
    return give_zero(ctx, op, results);
  return give_folded(ctx, constants, fold, results);
}

FOLD_HOOK(fold_remi_signed) {
  return fold_remainder(ctx, op, constants, results, element_srem);
}

FOLD_HOOK(fold_remi_unsigned) {
  return fold_remainder(ctx, op, constants, results, element_urem);
}

FOLD_HOOK(fold_and) {
  if (rhs_is(ctx, constants, wide_int_is_zero))
    return give_value(results, op_operand(op, 1));
  if (rhs_is(ctx, constants, wide_int_is_all_ones) || operands_are_equal(op))
    return give_lhs(op, results);
  return give_folded(ctx, constants, element_and, results);
}

FOLD_HOOK(fold_or) {
  if (rhs_is(ctx, constants, wide_int_is_zero) || operands_are_equal(op))
    return give_lhs(op, results);
  return give_folded(ctx, constants, element_or, results);
}

FOLD_HOOK(fold_xor) {
  if (rhs_is(ctx, constants, wide_int_is_zero))
    return give_lhs(op, results);
  if (operands_are_equal(op) && give_zero(ctx, op, results))
    return true;
  return give_folded(ctx, constants, element_xor, results);
}
