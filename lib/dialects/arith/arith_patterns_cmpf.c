// SPDX-License-Identifier: Apache-2.0
// A cmpf of a converted integer with a constant becomes a comparison of
// integers. Follows mlir's CmpFIntToFPConst, and llvm's InstCombine before it.
#include "dialects/arith/arith_patterns.h"

#include <math.h>

#include "dialects/common/constraints.h"
#include "dialects/common/folds.h"
#include "ir/attributes/attribute.h"

/// The comparison: `integer`, converted to a float, with `value`.
typedef struct IntCompare {
  Value *integer;
  uint32_t width;
  bool is_unsigned;
  FloatKind kind;
  FloatBits value;
  int64_t predicate; ///< The cmpf's.
} IntCompare;

/// Significant digits of a format.
static int32_t precision_of(FloatKind kind) {
  return float_formats[kind].fraction_bits + (kind != FLOAT_F80);
}

static bool match_operands(const Operation *op, IntCompare *compare) {
  const FloatAttr *value = attr_as_float(value_constant(op_operand(op, 1)));
  if (!value)
    return false;
  Operation *cast = arith_operand_op(op, 0, ARITH_SITOFP);
  compare->is_unsigned = !cast;
  if (!cast)
    cast = arith_operand_op(op, 0, ARITH_UITOFP);
  compare->kind = type_as_float(value->type)->format;
  compare->value = value->value;
  if (!cast || float_is_nan(compare->kind, value->value))
    return false;
  compare->integer = op_operand(cast, 0);
  compare->width = type_bit_width(op_operand_type(cast, 0));
  return attr_integer_value(op_prop(op, ARITH_CMP_PREDICATE),
                            &compare->predicate);
}

static FloatBits largest_float(FloatKind kind) {
  FloatBits infinity = float_from_double(kind, INFINITY);
  if (!float_is_infinity(kind, infinity))
    return infinity;
  infinity.low--;
  return infinity;
}

/// Can rounding of the integer change the result?
static bool rounding_matters(const IntCompare *compare) {
  int32_t precision = precision_of(compare->kind);
  int32_t width = (int32_t)compare->width;
  int32_t value_bits = compare->is_unsigned ? width : width - 1;
  if (width <= precision)
    return false;
  if (float_is_infinity(compare->kind, compare->value))
    return float_exponent(compare->kind, largest_float(compare->kind)) <
           value_bits;
  if (float_is_zero(compare->kind, compare->value))
    return false;
  int32_t exponent = float_exponent(compare->kind, compare->value);
  return precision <= exponent && exponent <= value_bits;
}

/// The predicate of cmpi; ordered and unordered ones are the same here.
static CmpIPredicate integer_predicate(const IntCompare *compare) {
  static const CmpIPredicate predicates[NUM_CMPF_CASES][2] = {
      [1] = {CMPI_EQ, CMPI_EQ},   [8] = {CMPI_EQ, CMPI_EQ},
      [2] = {CMPI_SGT, CMPI_UGT}, [9] = {CMPI_SGT, CMPI_UGT},
      [3] = {CMPI_SGE, CMPI_UGE}, [10] = {CMPI_SGE, CMPI_UGE},
      [4] = {CMPI_SLT, CMPI_ULT}, [11] = {CMPI_SLT, CMPI_ULT},
      [5] = {CMPI_SLE, CMPI_ULE}, [12] = {CMPI_SLE, CMPI_ULE},
      [6] = {CMPI_NE, CMPI_NE},   [13] = {CMPI_NE, CMPI_NE},
  };
  return predicates[compare->predicate][compare->is_unsigned];
}

static bool is_less(CmpIPredicate predicate) {
  return predicate == CMPI_SLT || predicate == CMPI_SLE ||
         predicate == CMPI_ULT || predicate == CMPI_ULE;
}

static bool is_greater(CmpIPredicate predicate) {
  return predicate == CMPI_SGT || predicate == CMPI_SGE ||
         predicate == CMPI_UGT || predicate == CMPI_UGE;
}

/// The end of the integers' range, as a float.
static FloatBits range_end(Arena *arena, const IntCompare *compare,
                           bool is_upper) {
  WideInt end = wide_int_from_i64(arena, compare->width, is_upper ? -1 : 0);
  if (!compare->is_unsigned) {
    WideInt least = wide_int_shl(
        arena, wide_int_from_u64(arena, compare->width, 1), compare->width - 1);
    end = is_upper ? wide_int_sub(arena, least,
                                  wide_int_from_u64(arena, compare->width, 1))
                   : least;
  }
  return float_from_int(compare->kind, end, !compare->is_unsigned);
}

typedef enum Outcome {
  OUTCOME_NONE,
  OUTCOME_FALSE,
  OUTCOME_TRUE,
  OUTCOME_COMPARE,
} Outcome;

static Outcome outcome_of(bool value) {
  return value ? OUTCOME_TRUE : OUTCOME_FALSE;
}

/// Values beyond all integers.
static Outcome compare_out_of_range(Arena *arena, const IntCompare *compare,
                                    CmpIPredicate predicate) {
  FloatKind kind = compare->kind;
  if (float_compare(kind, range_end(arena, compare, true), compare->value) ==
      FLOAT_LESS)
    return outcome_of(predicate == CMPI_NE || is_less(predicate));
  if (float_compare(kind, range_end(arena, compare, false), compare->value) ==
      FLOAT_GREATER)
    return outcome_of(predicate == CMPI_NE || is_greater(predicate));
  return OUTCOME_NONE;
}

/// The value has a fraction, which was cut off towards zero: x < 4.4 becomes x
/// <= 4, and so on.
static Outcome adjust_predicate(const IntCompare *compare,
                                CmpIPredicate *predicate) {
  bool is_negative = float_is_negative(compare->kind, compare->value);
  switch (*predicate) {
  case CMPI_NE:
  case CMPI_EQ:
    return outcome_of(*predicate == CMPI_NE);
  case CMPI_ULE:
  case CMPI_ULT:
    if (is_negative)
      return OUTCOME_FALSE;
    *predicate = CMPI_ULE;
    break;
  case CMPI_UGT:
  case CMPI_UGE:
    if (is_negative)
      return OUTCOME_TRUE;
    *predicate = CMPI_UGT;
    break;
  case CMPI_SLE:
  case CMPI_SLT:
    *predicate = is_negative ? CMPI_SLT : CMPI_SLE;
    break;
  case CMPI_SGT:
  case CMPI_SGE:
    *predicate = is_negative ? CMPI_SGE : CMPI_SGT;
    break;
  }
  return OUTCOME_COMPARE;
}

/// Decides what the comparison becomes: a constant, or a comparison of the
/// integer with `*constant`.
static Outcome decide(Arena *arena, const IntCompare *compare,
                      CmpIPredicate *predicate, WideInt *constant) {
  if (compare->predicate == CMPF_ORD || compare->predicate == CMPF_UNO)
    return outcome_of(compare->predicate == CMPF_ORD);
  *predicate = integer_predicate(compare);
  Outcome outcome = compare_out_of_range(arena, compare, *predicate);
  if (outcome != OUTCOME_NONE)
    return outcome;
  if (!float_to_int(arena, compare->kind, compare->value, compare->width,
                    !compare->is_unsigned, constant))
    return OUTCOME_NONE;
  FloatBits back =
      float_from_int(compare->kind, *constant, !compare->is_unsigned);
  if (float_is_zero(compare->kind, compare->value) ||
      float_compare(compare->kind, back, compare->value) == FLOAT_EQUAL)
    return OUTCOME_COMPARE;
  return adjust_predicate(compare, predicate);
}

static void replace(Rewriter *rw, Operation *op, const IntCompare *compare,
                    Outcome outcome, CmpIPredicate predicate,
                    WideInt constant) {
  Context *ctx = rewriter_context(rw);
  if (outcome != OUTCOME_COMPARE) {
    const Attribute *value = bool_attr_get(ctx, outcome == OUTCOME_TRUE);
    rewriter_replace_op_with(rw, op, arith_build_constant(rw, op->loc, value));
    return;
  }
  Value *rhs = arith_build_constant(
      rw, op->loc,
      integer_attr_get(ctx, value_type(compare->integer), constant));
  const Attribute *number =
      integer_attr_get_i64(ctx, integer_type_get(ctx, 64), predicate);
  rewriter_replace_op_with(rw, op,
                           arith_build(rw, ARITH_CMPI, op->loc,
                                       compare->integer, rhs,
                                       op_result_type(op, 0), number));
}

/// cmpf(p, itofp(x), c) -> cmpi(q, x, d)
bool arith_compare_ints(const RewritePattern *self, Operation *op,
                        Rewriter *rw) {
  (void)self;
  IntCompare compare = {0};
  if (!match_operands(op, &compare))
    return rewriter_match_failure(
        rw, op, "the operands are not a converted integer and a constant");
  // mlir-opt 22 does not terminate on these.
  if (compare.predicate == CMPF_FALSE || compare.predicate == CMPF_TRUE)
    return rewriter_match_failure(rw, op, "predicate is constant");
  if (rounding_matters(&compare))
    return rewriter_match_failure(
        rw, op, "the conversion to a float may round the integer");
  Arena arena;
  arena_init(&arena);
  CmpIPredicate predicate = CMPI_EQ;
  WideInt constant = {0};
  Outcome outcome = decide(&arena, &compare, &predicate, &constant);
  if (outcome != OUTCOME_NONE)
    replace(rw, op, &compare, outcome, predicate, constant);
  arena_free(&arena);
  return outcome != OUTCOME_NONE ||
         rewriter_match_failure(
             rw, op, "the constant lies outside the integer's range");
}
