// SPDX-License-Identifier: Apache-2.0
// Folds that look at the operations that define the operands. Follows the fold
// methods of mlir::arith's operations, in their order.
#include "dialects/arith/arith_folds.h"

#include "dialects/arith/arith.h"
#include "dialects/common/fold_util.h"
#include "dialects/ub/ub.h"

static Operation *arith_op_of(const Value *value, ArithOp op) {
  return defining_op_of(value, &arith_ops[op]);
}

// --- integers ---------------------------------------------------------------

FOLD_HOOK(arith_fold_addi) {
  Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  if (constant_is(ctx, constants[1], wide_int_is_zero))
    return give_value(results, lhs);
  Operation *sub = arith_op_of(lhs, ARITH_SUBI);
  if (sub && op_operand(sub, 1) == rhs)
    return give_lhs(sub, results);
  sub = arith_op_of(rhs, ARITH_SUBI);
  if (sub && op_operand(sub, 1) == lhs)
    return give_lhs(sub, results);
  return fold_addi(ctx, op, constants, results);
}

FOLD_HOOK(arith_fold_subi) {
  Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  Operation *add = arith_op_of(lhs, ARITH_ADDI);
  if (!add || lhs == rhs || constant_is(ctx, constants[1], wide_int_is_zero))
    return fold_subi(ctx, op, constants, results);
  if (op_operand(add, 1) == rhs)
    return give_lhs(add, results);
  if (op_operand(add, 0) == rhs)
    return give_rhs(add, results);
  return fold_subi(ctx, op, constants, results);
}

/// (a * b) / b -> a, if the product has the overflow flag `flag`.
static bool fold_division_of_product(Operation *op, uint64_t flag,
                                     FoldResult *results) {
  Operation *product = arith_op_of(op_operand(op, 0), ARITH_MULI);
  if (!product || !(arith_flags(product, ARITH_OVERFLOW_FLAGS) & flag))
    return false;
  if (op_operand(product, 0) == op_operand(op, 1))
    return give_rhs(product, results);
  return op_operand(product, 1) == op_operand(op, 1) &&
         give_lhs(product, results);
}

FOLD_HOOK(arith_fold_divui) {
  if (constant_is(ctx, constants[1], wide_int_is_one))
    return give_lhs(op, results);
  return fold_division_of_product(op, ARITH_OVERFLOW_NUW, results) ||
         fold_divi_unsigned(ctx, op, constants, results);
}

FOLD_HOOK(arith_fold_divsi) {
  if (constant_is(ctx, constants[1], wide_int_is_one))
    return give_lhs(op, results);
  return fold_division_of_product(op, ARITH_OVERFLOW_NSW, results) ||
         fold_divi_signed(ctx, op, constants, results);
}

/// The operation `x ^ ~0` that defines `value`, if its operand is `of`.
static Operation *complement_of(Context *ctx, const Value *value,
                                const Value *of) {
  Operation *inverse = arith_op_of(value, ARITH_XORI);
  if (!inverse || op_operand(inverse, 0) != of ||
      !value_is(ctx, op_operand(inverse, 1), wide_int_is_all_ones))
    return NULL;
  return inverse;
}

/// The operand that is the complement of the other one, or NULL.
static Operation *operand_complement(Context *ctx, const Operation *op) {
  const Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  Operation *inverse = complement_of(ctx, rhs, lhs);
  return inverse ? inverse : complement_of(ctx, lhs, rhs);
}

/// a & (a & b) -> a & b, in any order.
static bool fold_and_of_and(Operation *op, FoldResult *results) {
  for (unsigned i = 0; i < 2; i++) {
    Operation *inner = arith_op_of(op_operand(op, i), ARITH_ANDI);
    const Value *other = op_operand(op, 1 - i);
    if (inner &&
        (op_operand(inner, 0) == other || op_operand(inner, 1) == other))
      return give_value(results, op_operand(op, i));
  }
  return false;
}

FOLD_HOOK(arith_fold_andi) {
  if (constant_is(ctx, constants[1], wide_int_is_zero))
    return give_rhs(op, results);
  if (constant_is(ctx, constants[1], wide_int_is_all_ones))
    return give_lhs(op, results);
  if (operand_complement(ctx, op) && give_zero(ctx, op, results))
    return true;
  if (fold_and_of_and(op, results) ||
      fold_and_constants(ctx, op, constants, results))
    return true;
  return operands_are_equal(op) && give_lhs(op, results);
}

FOLD_HOOK(arith_fold_ori) {
  if (constant_is(ctx, constants[1], wide_int_is_zero))
    return give_lhs(op, results);
  if (constant_is(ctx, constants[1], wide_int_is_all_ones))
    return give_attr(results, constants[1]);
  Operation *complement = operand_complement(ctx, op);
  if (complement)
    return give_rhs(complement, results);
  if (fold_or_constants(ctx, op, constants, results))
    return true;
  return operands_are_equal(op) && give_lhs(op, results);
}

/// (x ^ a) ^ a -> x, in any order.
static bool fold_xor_of_xor(Operation *op, FoldResult *results) {
  for (unsigned i = 0; i < 2; i++) {
    Operation *inner = arith_op_of(op_operand(op, i), ARITH_XORI);
    const Value *other = op_operand(op, 1 - i);
    if (inner && op_operand(inner, 1) == other)
      return give_lhs(inner, results);
    if (inner && op_operand(inner, 0) == other)
      return give_rhs(inner, results);
  }
  return false;
}

FOLD_HOOK(arith_fold_xori) {
  if (constant_is(ctx, constants[1], wide_int_is_zero))
    return give_lhs(op, results);
  if (operands_are_equal(op) && give_zero(ctx, op, results))
    return true;
  return fold_xor_of_xor(op, results) || fold_xor(ctx, op, constants, results);
}

// --- floats -----------------------------------------------------------------

typedef bool FloatPredicate(FloatKind kind, FloatBits bits);

/// Is the right operand a float (or splat of one) for which `holds`?
static bool rhs_is_float(Context *ctx, const Attribute *const *constants,
                         FloatPredicate *holds) {
  const FloatAttr *value =
      constants[1] ? attr_splat_float(ctx, constants[1]) : NULL;
  return value && holds(type_as_float(value->type)->format, value->value);
}

static bool is_negative_zero(FloatKind kind, FloatBits bits) {
  return float_is_zero(kind, bits) && float_is_negative(kind, bits);
}

static bool is_positive_zero(FloatKind kind, FloatBits bits) {
  return float_is_zero(kind, bits) && !float_is_negative(kind, bits);
}

static bool is_negative_infinity(FloatKind kind, FloatBits bits) {
  return float_is_infinity(kind, bits) && float_is_negative(kind, bits);
}

static bool is_positive_infinity(FloatKind kind, FloatBits bits) {
  return float_is_infinity(kind, bits) && !float_is_negative(kind, bits);
}

static bool element_negate(const ElementFolding *folding,
                           const WideInt *operands, WideInt *result) {
  FloatKind kind = type_as_float(folding->to)->format;
  FloatBits bits = float_negate(kind, float_bits_from_int(operands[0]));
  *result = float_bits_as_int(folding->arena, operands[0].width, bits);
  return true;
}

FOLD_HOOK(arith_fold_negf) {
  Operation *inner = arith_op_of(op_operand(op, 0), ARITH_NEGF);
  if (inner)
    return give_lhs(inner, results);
  return give_attr(results,
                   constant_fold_cast(ctx, constants[0], op_result_type(op, 0),
                                      element_negate, NULL));
}

FOLD_HOOK(arith_fold_addf) {
  if (rhs_is_float(ctx, constants, is_negative_zero))
    return give_lhs(op, results);
  return fold_addf(ctx, op, constants, results);
}

FOLD_HOOK(arith_fold_subf) {
  if (rhs_is_float(ctx, constants, is_positive_zero))
    return give_lhs(op, results);
  return fold_subf(ctx, op, constants, results);
}

FOLD_HOOK(arith_fold_mulf) {
  const uint64_t flags = ARITH_FASTMATH_NNAN | ARITH_FASTMATH_NSZ;
  if (rhs_is_float(ctx, constants, float_is_one))
    return give_lhs(op, results);
  if ((arith_flags(op, ARITH_FASTMATH) & flags) == flags &&
      rhs_is_float(ctx, constants, float_is_zero))
    return give_rhs(op, results);
  return fold_mulf(ctx, op, constants, results);
}

FOLD_HOOK(arith_fold_divf) {
  if (rhs_is_float(ctx, constants, float_is_one))
    return give_lhs(op, results);
  return fold_divf(ctx, op, constants, results);
}

FOLD_HOOK(arith_fold_maximumf) {
  if (operands_are_equal(op))
    return give_rhs(op, results);
  if (rhs_is_float(ctx, constants, is_negative_infinity))
    return give_lhs(op, results);
  return fold_maximumf(ctx, op, constants, results);
}

FOLD_HOOK(arith_fold_minimumf) {
  if (operands_are_equal(op))
    return give_rhs(op, results);
  if (rhs_is_float(ctx, constants, is_positive_infinity))
    return give_lhs(op, results);
  return fold_minimumf(ctx, op, constants, results);
}

FOLD_HOOK(arith_fold_maxnumf) {
  if (operands_are_equal(op))
    return give_rhs(op, results);
  if (rhs_is_float(ctx, constants, float_is_nan))
    return give_lhs(op, results);
  return fold_maxnumf(ctx, op, constants, results);
}

FOLD_HOOK(arith_fold_minnumf) {
  if (operands_are_equal(op))
    return give_rhs(op, results);
  if (rhs_is_float(ctx, constants, float_is_nan))
    return give_lhs(op, results);
  return fold_minnumf(ctx, op, constants, results);
}

// --- comparisons ------------------------------------------------------------

static CmpIPredicate cmpi_predicate(const Operation *op) {
  int64_t predicate = 0;
  attr_integer_value(op_prop(op, ARITH_CMP_PREDICATE), &predicate);
  return (CmpIPredicate)predicate;
}

/// The predicate for exchanged operands.
static CmpIPredicate swapped_predicate(CmpIPredicate predicate) {
  static const CmpIPredicate swapped[NUM_CMPI_CASES] = {
      [CMPI_EQ] = CMPI_EQ,   [CMPI_NE] = CMPI_NE,   [CMPI_SLT] = CMPI_SGT,
      [CMPI_SLE] = CMPI_SGE, [CMPI_SGT] = CMPI_SLT, [CMPI_SGE] = CMPI_SLE,
      [CMPI_ULT] = CMPI_UGT, [CMPI_ULE] = CMPI_UGE, [CMPI_UGT] = CMPI_ULT,
      [CMPI_UGE] = CMPI_ULE,
  };
  return swapped[predicate];
}

static bool give_bool(Context *ctx, const Operation *op, bool value,
                      FoldResult *results) {
  return give_attr(results, splat_attr_get(ctx, op_result_type(op, 0), value));
}

/// The i1 (not a tensor of i1) whose extension defines `value`, or NULL.
static Value *extended_bit(const Value *value) {
  Operation *ext = arith_op_of(value, ARITH_EXTSI);
  if (!ext)
    ext = arith_op_of(value, ARITH_EXTUI);
  if (!ext)
    return NULL;
  const Type *type = op_operand_type(ext, 0);
  bool is_bit = type_is_integer_of_width(type_element_or_self(type), 1) &&
                !type_as_tensor(type);
  return is_bit ? op_operand(ext, 0) : NULL;
}

/// ext(x : i1) != 0 -> x; x != 0 -> x; x == 1 -> x.
static bool fold_compare_with_bit(Context *ctx, Operation *op,
                                  const Attribute *const *constants,
                                  FoldResult *results) {
  CmpIPredicate predicate = cmpi_predicate(op);
  bool is_bit =
      type_is_integer_of_width(type_element_or_self(op_operand_type(op, 0)), 1);
  if (predicate == CMPI_NE &&
      constant_is(ctx, constants[1], wide_int_is_zero)) {
    Value *bit = is_bit ? op_operand(op, 0) : extended_bit(op_operand(op, 0));
    return bit && give_value(results, bit);
  }
  return predicate == CMPI_EQ && is_bit &&
         constant_is(ctx, constants[1], wide_int_is_one) &&
         give_lhs(op, results);
}

static bool element_compare(const ElementFolding *folding,
                            const WideInt *operands, WideInt *result) {
  const CmpIPredicate *predicate = folding->user;
  *result = wide_int_from_u64(
      folding->arena, 1, cmpi_holds(*predicate, &operands[0], &operands[1]));
  return true;
}

/// c < x -> x > c, in place.
static bool swap_operands(Context *ctx, Operation *op) {
  Value *lhs = op_operand(op, 0);
  op_set_operand(op, 0, op_operand(op, 1));
  op_set_operand(op, 1, lhs);
  op_set_prop(op, ARITH_CMP_PREDICATE,
              integer_attr_get_i64(ctx, integer_type_get(ctx, 64),
                                   swapped_predicate(cmpi_predicate(op))));
  return true;
}

FOLD_HOOK(arith_fold_cmpi) {
  CmpIPredicate predicate = cmpi_predicate(op);
  if (operands_are_equal(op)) {
    const WideInt zero = {.width = 1, .value = 0};
    if (give_bool(ctx, op, cmpi_holds(predicate, &zero, &zero), results))
      return true;
  }
  if (fold_compare_with_bit(ctx, op, constants, results))
    return true;
  if (constants[0] && !constants[1])
    return swap_operands(ctx, op);
  if (!constants[0] || !constants[1] ||
      attr_type(constants[0]) != attr_type(constants[1]))
    return false;
  return give_attr(results, constant_map(ctx, op_result_type(op, 0), constants,
                                         2, element_compare, &predicate, NULL));
}

// --- select -----------------------------------------------------------------

/// a == b ? a : b -> b; a != b ? a : b -> a, in any order.
static bool fold_select_of_compared(Operation *op, FoldResult *results) {
  Operation *compare = arith_op_of(op_operand(op, 0), ARITH_CMPI);
  if (!compare)
    return false;
  CmpIPredicate predicate = cmpi_predicate(compare);
  Value *lhs = op_operand(compare, 0), *rhs = op_operand(compare, 1);
  Value *if_true = op_operand(op, 1), *if_false = op_operand(op, 2);
  bool is_same = (lhs == if_true && rhs == if_false) ||
                 (rhs == if_true && lhs == if_false);
  if (!is_same || (predicate != CMPI_EQ && predicate != CMPI_NE))
    return false;
  return give_value(results, predicate == CMPI_NE ? if_true : if_false);
}

static bool element_select(const ElementFolding *folding,
                           const WideInt *operands, WideInt *result) {
  (void)folding;
  *result = operands[wide_int_is_zero(&operands[0]) ? 2 : 1];
  return true;
}

/// All three are dense constants.
static bool fold_select_elements(Context *ctx,
                                 const Attribute *const *constants,
                                 FoldResult *results) {
  for (unsigned i = 0; i < 3; i++)
    if (!attr_as_dense_elements(constants[i]))
      return false;
  return give_attr(results,
                   constant_map(ctx, attr_type(constants[1]), constants, 3,
                                element_select, NULL, NULL));
}

FOLD_HOOK(arith_fold_select) {
  Value *if_true = op_operand(op, 1), *if_false = op_operand(op, 2);
  if (if_true == if_false)
    return give_value(results, if_true);
  if (constant_is(ctx, constants[0], wide_int_is_one))
    return give_value(results, if_true);
  if (constant_is(ctx, constants[0], wide_int_is_zero))
    return give_value(results, if_false);
  if (attr_is_poison(constants[1]))
    return give_value(results, if_false);
  if (attr_is_poison(constants[2]))
    return give_value(results, if_true);
  if (type_is_integer_of_width(op_result_type(op, 0), 1) &&
      constant_is(ctx, constants[1], wide_int_is_one) &&
      constant_is(ctx, constants[2], wide_int_is_zero))
    return give_lhs(op, results);
  return fold_select_of_compared(op, results) ||
         fold_select_elements(ctx, constants, results);
}
