// SPDX-License-Identifier: Apache-2.0
// Folds of integer arithmetic. Identities look at the right operand only:
// canonicalization moves constants there.
#include "dialects/common/fold_util.h"
#include "dialects/common/folds.h"

// --- elements ---------------------------------------------------------------

#define ELEMENT(name)                                                          \
  static bool name(const ElementFolding *folding, const WideInt *operands,     \
                   WideInt *result)

/// Defines `name` as `function` of two elements.
#define PLAIN_FOLD(name, function)                                             \
  ELEMENT(name) {                                                              \
    *result = function(folding->arena, operands[0], operands[1]);              \
    return true;                                                               \
  }
PLAIN_FOLD(element_add, wide_int_add)
PLAIN_FOLD(element_sub, wide_int_sub)
PLAIN_FOLD(element_mul, wide_int_mul)
PLAIN_FOLD(element_and, wide_int_and)
PLAIN_FOLD(element_or, wide_int_or)
PLAIN_FOLD(element_xor, wide_int_xor)
#undef PLAIN_FOLD

/// Is only the sign bit set, and all others equal to `rest`?
static bool is_sign_and(const WideInt *number, bool sign, uint64_t rest) {
  const uint64_t *words = wide_int_words(number);
  uint32_t top = number->width - 1;
  for (uint32_t i = 0; i < top / 64; i++)
    if (words[i] != rest)
      return false;
  uint64_t below = (UINT64_C(1) << top % 64) - 1;
  return words[top / 64] == ((rest & below) | ((uint64_t)sign << top % 64));
}

static bool is_min_signed(const WideInt *number) {
  return is_sign_and(number, true, 0);
}

static bool is_max_signed(const WideInt *number) {
  return is_sign_and(number, false, UINT64_MAX);
}

/// Is it the smallest number by -1?
static bool quotient_overflows(const WideInt *operands) {
  return wide_int_is_all_ones(&operands[1]) && is_min_signed(&operands[0]);
}

/// Is the number neither 0 nor too wide to divide by?
static bool is_divisor(const WideInt *number) {
  return wide_int_folds_division(number) && !wide_int_is_zero(number);
}

ELEMENT(element_sdiv) {
  if (!is_divisor(&operands[1]) || quotient_overflows(operands))
    return false;
  *result = wide_int_sdiv(folding->arena, operands[0], operands[1]);
  return true;
}

ELEMENT(element_udiv) {
  if (!is_divisor(&operands[1]))
    return false;
  *result = wide_int_udiv(folding->arena, operands[0], operands[1]);
  return true;
}

/// result + step.
static WideInt add_small(Arena *arena, WideInt number, int64_t step) {
  return wide_int_add(arena, number,
                      wide_int_from_i64(arena, number.width, step));
}

/// Division by 0 and overflow are reported in the status of the last element:
/// upstream folds if only that one is fine.
ELEMENT(element_floordiv) {
  const WideInt *lhs = &operands[0], *rhs = &operands[1];
  *result = *lhs;
  *folding->status = is_divisor(rhs) && !quotient_overflows(operands);
  if (!is_divisor(rhs) || quotient_overflows(operands))
    return true;
  *result = wide_int_sdiv(folding->arena, *lhs, *rhs);
  WideInt rest = wide_int_srem(folding->arena, *lhs, *rhs);
  if (!wide_int_is_zero(&rest) &&
      wide_int_is_negative(lhs) != wide_int_is_negative(rhs))
    *result = add_small(folding->arena, *result, -1);
  return true;
}

/// Upstream negates negative operands, and gives up if that overflows.
ELEMENT(element_ceildiv) {
  const WideInt *lhs = &operands[0], *rhs = &operands[1];
  if (!is_divisor(rhs))
    return false;
  *result = *lhs;
  if (wide_int_is_zero(lhs))
    return true;
  if (is_min_signed(lhs) || is_min_signed(rhs))
    return false;
  *result = wide_int_sdiv(folding->arena, *lhs, *rhs);
  WideInt rest = wide_int_srem(folding->arena, *lhs, *rhs);
  if (!wide_int_is_zero(&rest) &&
      wide_int_is_negative(lhs) == wide_int_is_negative(rhs))
    *result = add_small(folding->arena, *result, 1);
  return true;
}

ELEMENT(element_ceildivu) {
  if (!is_divisor(&operands[1]))
    return false;
  *result = wide_int_udiv(folding->arena, operands[0], operands[1]);
  WideInt rest = wide_int_urem(folding->arena, operands[0], operands[1]);
  if (!wide_int_is_zero(&rest))
    *result = add_small(folding->arena, *result, 1);
  return true;
}

ELEMENT(element_srem) {
  if (!is_divisor(&operands[1]))
    return false;
  *result = wide_int_is_all_ones(&operands[1])
                ? wide_int_from_u64(folding->arena, operands[0].width, 0)
                : wide_int_srem(folding->arena, operands[0], operands[1]);
  return true;
}

ELEMENT(element_urem) {
  if (!is_divisor(&operands[1]))
    return false;
  *result = wide_int_urem(folding->arena, operands[0], operands[1]);
  return true;
}

/// The amount of a shift, at most the width. The status says whether it is
/// less, for the last element only: upstream folds if that one is.
static uint32_t shift_amount(const ElementFolding *folding,
                             const WideInt *operands) {
  uint32_t width = operands[0].width;
  uint64_t amount;
  bool is_bounded = wide_int_as_u64(&operands[1], &amount) && amount < width;
  *folding->status = is_bounded;
  return is_bounded ? (uint32_t)amount : width;
}

static WideInt zero_of_width(Arena *arena, uint32_t width) {
  return wide_int_from_u64(arena, width, 0);
}

ELEMENT(element_shl) {
  uint32_t amount = shift_amount(folding, operands);
  *result = amount == operands[0].width
                ? zero_of_width(folding->arena, amount)
                : wide_int_shl(folding->arena, operands[0], amount);
  return true;
}

ELEMENT(element_lshr) {
  uint32_t amount = shift_amount(folding, operands);
  *result = amount == operands[0].width
                ? zero_of_width(folding->arena, amount)
                : wide_int_lshr(folding->arena, operands[0], amount);
  return true;
}

ELEMENT(element_ashr) {
  uint32_t amount = shift_amount(folding, operands);
  uint32_t width = operands[0].width;
  *result = wide_int_ashr(folding->arena, operands[0],
                          amount == width ? width - 1 : amount);
  return true;
}

/// Defines `name` as the operand that `order` puts on the `wanted` side.
#define CHOOSING_FOLD(name, order, wanted)                                     \
  ELEMENT(name) {                                                              \
    (void)folding;                                                             \
    *result = order(&operands[0], &operands[1]) wanted 0 ? operands[0]         \
                                                         : operands[1];        \
    return true;                                                               \
  }
CHOOSING_FOLD(element_smax, wide_int_compare_signed, >)
CHOOSING_FOLD(element_umax, wide_int_compare_unsigned, >)
CHOOSING_FOLD(element_smin, wide_int_compare_signed, <)
CHOOSING_FOLD(element_umin, wide_int_compare_unsigned, <)
#undef CHOOSING_FOLD

/// The upper half of a product.
static WideInt high_product(Arena *arena, const WideInt *operands,
                            WideInt (*extend)(Arena *, WideInt, uint32_t)) {
  uint32_t width = operands[0].width;
  WideInt product = wide_int_mul(arena, extend(arena, operands[0], 2 * width),
                                 extend(arena, operands[1], 2 * width));
  return wide_int_zext_or_trunc(arena, wide_int_lshr(arena, product, width),
                                width);
}

ELEMENT(element_mul_high_signed) {
  *result = high_product(folding->arena, operands, wide_int_sext_or_trunc);
  return true;
}

ELEMENT(element_mul_high_unsigned) {
  *result = high_product(folding->arena, operands, wide_int_zext_or_trunc);
  return true;
}

/// Did the sum wrap? It did if it is less than its operand.
ELEMENT(element_carry) {
  bool is_less = wide_int_compare_unsigned(&operands[0], &operands[1]) < 0;
  *result = wide_int_from_u64(folding->arena, 1, is_less);
  return true;
}

// --- addition, multiplication -----------------------------------------------

static bool rhs_is(Context *ctx, const Attribute *const *constants,
                   bool (*holds)(const WideInt *)) {
  return constant_is(ctx, constants[1], holds);
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
    return give_rhs(op, results);
  if (rhs_is(ctx, constants, wide_int_is_one))
    return give_lhs(op, results);
  return give_folded(ctx, constants, element_mul, results);
}

/// x + 0 -> x, false; constants. As in mlir-opt the operand must be a constant
/// zero; it is not enough that an analysis proves it.
FOLD_HOOK(fold_addui_extended) {
  const Type *carry_type = op_result_type(op, 1);
  if (value_is(ctx, op_operand(op, 1), wide_int_is_zero)) {
    results[1].attr = zero_attr_get(ctx, carry_type);
    return results[1].attr && give_lhs(op, results);
  }
  const Attribute *sum =
      constant_fold_binary(ctx, constants, element_add, NULL);
  if (!sum)
    return false;
  const Attribute *operands[] = {sum, constants[0]};
  results[0].attr = sum;
  results[1].attr =
      constant_map(ctx, carry_type, operands, 2, element_carry, NULL, NULL);
  return results[1].attr != NULL;
}

/// x * 0 -> 0, 0; constants.
static bool fold_mul_extended(Context *ctx, const Attribute *const *constants,
                              FoldResult *results, ElementFold *high) {
  if (rhs_is(ctx, constants, wide_int_is_zero)) {
    results[0].attr = constants[1];
    results[1].attr = constants[1];
    return true;
  }
  results[0].attr = constant_fold_binary(ctx, constants, element_mul, NULL);
  results[1].attr = constant_fold_binary(ctx, constants, high, NULL);
  return results[0].attr && results[1].attr;
}

FOLD_HOOK(fold_mulsi_extended) {
  (void)op;
  return fold_mul_extended(ctx, constants, results, element_mul_high_signed);
}

FOLD_HOOK(fold_mului_extended) {
  if (rhs_is(ctx, constants, wide_int_is_one)) {
    results[1].attr = zero_attr_get(ctx, op_operand_type(op, 0));
    return results[1].attr && give_lhs(op, results);
  }
  return fold_mul_extended(ctx, constants, results, element_mul_high_unsigned);
}

// --- division ---------------------------------------------------------------

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

FOLD_HOOK(fold_ceildivi_signed) {
  return fold_division(ctx, op, constants, results, element_ceildiv);
}

FOLD_HOOK(fold_ceildivi_unsigned) {
  return fold_division(ctx, op, constants, results, element_ceildivu);
}

/// Folds constants if the status of the last element allows it. `status` counts
/// where there is none, as for poison.
static bool give_if_all_right(Context *ctx, const Attribute *const *constants,
                              ElementFold *fold, bool status,
                              FoldResult *results) {
  const Attribute *attr = constant_fold_binary(ctx, constants, fold, &status);
  return give_attr(results, status ? attr : NULL);
}

FOLD_HOOK(fold_floordivi_signed) {
  if (rhs_is(ctx, constants, wide_int_is_one))
    return give_lhs(op, results);
  return give_if_all_right(ctx, constants, element_floordiv, true, results);
}

static bool fold_remainder(Context *ctx, Operation *op,
                           const Attribute *const *constants,
                           FoldResult *results, ElementFold *fold) {
  if (rhs_is(ctx, constants, wide_int_is_one) && give_zero(ctx, op, results))
    return true;
  return give_folded(ctx, constants, fold, results);
}

FOLD_HOOK(fold_remi_signed) {
  return fold_remainder(ctx, op, constants, results, element_srem);
}

FOLD_HOOK(fold_remi_unsigned) {
  return fold_remainder(ctx, op, constants, results, element_urem);
}

// --- bits -------------------------------------------------------------------

FOLD_HOOK(fold_and) {
  if (rhs_is(ctx, constants, wide_int_is_zero))
    return give_rhs(op, results);
  if (rhs_is(ctx, constants, wide_int_is_all_ones) || operands_are_equal(op))
    return give_lhs(op, results);
  return give_folded(ctx, constants, element_and, results);
}

FOLD_HOOK(fold_and_constants) {
  (void)op;
  return give_folded(ctx, constants, element_and, results);
}

FOLD_HOOK(fold_or_constants) {
  (void)op;
  return give_folded(ctx, constants, element_or, results);
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

static bool fold_shift(Context *ctx, Operation *op,
                       const Attribute *const *constants, FoldResult *results,
                       ElementFold *fold) {
  if (rhs_is(ctx, constants, wide_int_is_zero))
    return give_lhs(op, results);
  return give_if_all_right(ctx, constants, fold, false, results);
}

FOLD_HOOK(fold_shift_left) {
  return fold_shift(ctx, op, constants, results, element_shl);
}

FOLD_HOOK(fold_shift_right_signed) {
  return fold_shift(ctx, op, constants, results, element_ashr);
}

FOLD_HOOK(fold_shift_right_unsigned) {
  return fold_shift(ctx, op, constants, results, element_lshr);
}

// --- extremes ---------------------------------------------------------------

/// The largest number wins, the smallest loses.
static bool fold_extreme(Context *ctx, Operation *op,
                         const Attribute *const *constants, FoldResult *results,
                         bool (*wins)(const WideInt *),
                         bool (*loses)(const WideInt *), ElementFold *fold) {
  if (operands_are_equal(op) || rhs_is(ctx, constants, wins))
    return give_rhs(op, results);
  if (rhs_is(ctx, constants, loses))
    return give_lhs(op, results);
  return give_folded(ctx, constants, fold, results);
}

FOLD_HOOK(fold_maxsi) {
  return fold_extreme(ctx, op, constants, results, is_max_signed, is_min_signed,
                      element_smax);
}

FOLD_HOOK(fold_minsi) {
  return fold_extreme(ctx, op, constants, results, is_min_signed, is_max_signed,
                      element_smin);
}

FOLD_HOOK(fold_maxui) {
  return fold_extreme(ctx, op, constants, results, wide_int_is_all_ones,
                      wide_int_is_zero, element_umax);
}

FOLD_HOOK(fold_minui) {
  return fold_extreme(ctx, op, constants, results, wide_int_is_zero,
                      wide_int_is_all_ones, element_umin);
}
