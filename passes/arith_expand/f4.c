// SPDX-License-Identifier: Apache-2.0
// Conversions between f4E2M1FN (0, 0.5, 1, 1.5, 2, 3, 4, 6 and their negatives)
// and f32, by operations on their bits.
//
// In the f32 of an f4 number the lower 22 bits are 0. The bits of the exponent
// above its last one or two have one of two patterns, or are 0 for 0. The other
// bits are the f4 number's own, except that the last one of 0.5 differs.
#include "passes/arith_expand/expansion.h"

static Value *bitcast(const Expansion *work, Value *value, const Type *type) {
  return expand_cast(work, ARITH_BITCAST, value, type, NULL);
}

static bool is_f4(const Type *type) {
  return type_as_float(type_element_or_self(type))->format == FLOAT_F4E2M1FN;
}

static bool is_f32(const Type *type) {
  return type_as_float(type_element_or_self(type))->format == FLOAT_F32;
}

/// Constants that a number of four bits is compared with.
typedef struct SmallConstants {
  Value *zero;
  Value *one;
  Value *two;
  Value *four;
} SmallConstants;

/// The low bit of the exponent and the fraction, where f32 has them.
static Value *expand_low_bits(const Expansion *work,
                              const SmallConstants *small, Value *magnitude,
                              const Type *i32) {
  Value *amount = expand_int(work, i32, 20);
  Value *low = expand_binary(work, ARITH_SHLI, magnitude, small->two);
  Value *is_half = expand_cmpi(work, CMPI_EQ, magnitude, small->one);
  low = expand_select(work, is_half, small->zero, low);
  low = expand_cast(work, ARITH_EXTUI, low, i32, NULL);
  return expand_binary(work, ARITH_SHLI, low, amount);
}

/// extf %a : f4E2M1FN to T -> the sum of the parts, cast to T
static bool expand_extf(const RewritePattern *self, Operation *op,
                        const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)self;
  (void)adaptor;
  if (!is_f4(op_operand_type(op, 0)))
    return rewriter_match_failure(&rw->rewriter, op, "not a ext of F4E2M1FN");
  Expansion work = expansion_of(op, rw);
  const Type *i4 = expand_int_type(&work, 4);
  const Type *i32 = expand_int_type(&work, 32);
  Value *bits = bitcast(&work, op_operand(op, 0), i4);
  SmallConstants small;
  small.zero = expand_int(&work, i4, 0);
  small.one = expand_int(&work, i4, 1);
  small.two = expand_int(&work, i4, 2);
  small.four = expand_int(&work, i4, 4);
  Value *mask = expand_int(&work, i4, 7);
  Value *magnitude = expand_binary(&work, ARITH_ANDI, bits, mask);
  Value *low = expand_low_bits(&work, &small, magnitude, i32);

  Value *none = expand_int(&work, i32, 0);
  Value *large = expand_int(&work, i32, 0x40000000);
  Value *little = expand_int(&work, i32, 0x3f000000);
  Value *is_large = expand_cmpi(&work, CMPI_UGE, magnitude, small.four);
  Value *high = expand_select(&work, is_large, large, little);
  Value *is_zero = expand_cmpi(&work, CMPI_EQ, magnitude, small.zero);
  high = expand_select(&work, is_zero, none, high);

  Value *sign_bit = expand_int(&work, i32, INT32_MIN);
  Value *eight = expand_int(&work, i4, -8);
  Value *is_negative = expand_cmpi(&work, CMPI_UGE, bits, eight);
  Value *sign = expand_select(&work, is_negative, sign_bit, none);
  Value *sum = expand_binary(&work, ARITH_ADDI, low, high);
  sum = expand_binary(&work, ARITH_ADDI, sum, sign);
  Value *result = bitcast(&work, sum, expand_float_type(&work, FLOAT_F32));
  if (!is_f32(op_result_type(op, 0)))
    result =
        expand_cast(&work, ARITH_TRUNCF, result, op_result_type(op, 0), NULL);
  rewriter_replace_op_with(&rw->rewriter, op, result);
  return true;
}

/// State that the steps of a truncation share.
typedef struct Truncation {
  Expansion work;
  const Type *i4;
  const Type *i8;
  const Type *i32;
  Value *one;       ///< 1 : i4.
  Value *three;     ///< 3 : i4.
  Value *place;     ///< Place of the fraction's first bit: 22.
  Value *zero8;     ///< 0 : i8.
  Value *minus8;    ///< -8 : i8.
  Value *zero;      ///< 0 : i32.
  Value *bits;      ///< The clamped number's, as an f32.
  Value *exponent;  ///< With the sign, less the bias.
  Value *subnormal; ///< Is the exponent too small?
} Truncation;

static void begin_truncation(Truncation *state, Value *operand) {
  const Expansion *work = &state->work;
  state->one = expand_int(work, state->i4, 1);
  state->three = expand_int(work, state->i4, 3);
  state->place = expand_int(work, state->i32, 22);
  state->zero8 = expand_int(work, state->i8, 0);
  state->minus8 = expand_int(work, state->i8, 0xff);
  state->zero = expand_int(work, state->i32, 0);
  const Type *f32 = expand_float_type(work, FLOAT_F32);
  Value *most = expand_float(work, f32, 6.0);
  Value *least = expand_float(work, f32, -6.0);
  Value *clamped = expand_binary(work, ARITH_MINNUMF, most, operand);
  clamped = expand_binary(work, ARITH_MAXNUMF, least, clamped);
  state->bits = bitcast(work, clamped, state->i32);
}

/// Sign, exponent with the small bias, first bit of the fraction.
static Value *cut_bits(Truncation *state) {
  const Expansion *work = &state->work;
  Value *sign_place = expand_int(work, state->i32, 31);
  Value *sign = expand_binary(work, ARITH_SHRUI, state->bits, sign_place);
  sign = expand_cast(work, ARITH_TRUNCI, sign, state->i4, NULL);
  Value *result = expand_binary(work, ARITH_SHLI, sign, state->three);

  Value *bias = expand_int(work, state->i32, 0x7e);
  Value *exponent_place = expand_int(work, state->i32, 23);
  Value *top = expand_binary(work, ARITH_SHRUI, state->bits, exponent_place);
  state->exponent = expand_binary(work, ARITH_SUBI, top, bias);
  Value *low =
      expand_cast(work, ARITH_TRUNCI, state->exponent, state->i4, NULL);
  low = expand_binary(work, ARITH_SHLI, low, state->one);
  result = expand_binary(work, ARITH_ADDI, result, low);

  Value *first = expand_int(work, state->i32, 0x400000);
  Value *bit = expand_binary(work, ARITH_ANDI, state->bits, first);
  bit = expand_binary(work, ARITH_SHRUI, bit, state->place);
  bit = expand_cast(work, ARITH_TRUNCI, bit, state->i4, NULL);
  return expand_binary(work, ARITH_ADDI, result, bit);
}

/// Numbers below 1 have no bits that could be cut out: they become 0, or are
/// rounded to 0.5.
static Value *cut_subnormal(Truncation *state, Value *cut) {
  const Expansion *work = &state->work;
  Value *mask = expand_int(work, state->i32, 0x7fffff);
  Value *exponent =
      expand_cast(work, ARITH_TRUNCI, state->exponent, state->i8, NULL);
  state->subnormal = expand_cmpi(work, CMPI_SLE, exponent, state->zero8);
  Value *is_below = expand_cmpi(work, CMPI_EQ, exponent, state->minus8);
  Value *fraction = expand_binary(work, ARITH_ANDI, state->bits, mask);
  Value *has_fraction = expand_cmpi(work, CMPI_UGT, fraction, state->zero);
  Value *is_more = expand_binary(work, ARITH_ANDI, is_below, has_fraction);
  Value *is_half = expand_cmpi(work, CMPI_EQ, exponent, state->zero8);
  Value *below = expand_int(work, state->i4, 0xf);
  Value *half = expand_int(work, state->i4, 0);
  Value *small = expand_select(work, state->subnormal, below, cut);
  small = expand_select(work, is_more, half, small);
  return expand_select(work, is_half, cut, small);
}

/// Adds one if the remainder is at least half, or the number is subnormal.
static Value *round_up(Truncation *state, Value *cut) {
  const Expansion *work = &state->work;
  Value *mask = expand_int(work, state->i32, 0x3fffff);
  Value *half = expand_int(work, state->i32, 0x200000);
  Value *rest = expand_binary(work, ARITH_ANDI, state->bits, mask);
  Value *rounds = expand_cmpi(work, CMPI_UGE, rest, half);
  rounds = expand_binary(work, ARITH_ORI, rounds, state->subnormal);
  Value *more = expand_binary(work, ARITH_ADDI, cut, state->one);
  return expand_select(work, rounds, more, cut);
}

/// truncf %a : T to f4E2M1FN -> its bits, from the bits of %a as an f32 between
/// -6 and 6
static bool expand_truncf(const RewritePattern *self, Operation *op,
                          const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)self;
  (void)adaptor;
  if (!is_f4(op_result_type(op, 0)))
    return rewriter_match_failure(&rw->rewriter, op, "not a trunc of F4E2M1FN");
  Truncation state = {.work = expansion_of(op, rw)};
  state.i4 = expand_int_type(&state.work, 4);
  state.i8 = expand_int_type(&state.work, 8);
  state.i32 = expand_int_type(&state.work, 32);
  Value *operand = op_operand(op, 0);
  if (!is_f32(value_type(operand)))
    operand = expand_cast(&state.work, ARITH_EXTF, operand,
                          expand_float_type(&state.work, FLOAT_F32), NULL);
  begin_truncation(&state, operand);
  Value *bits = cut_bits(&state);
  bits = cut_subnormal(&state, bits);
  bits = round_up(&state, bits);
  rewriter_replace_op_with(&rw->rewriter, op,
                           bitcast(&state.work, bits, op_result_type(op, 0)));
  return true;
}

static const RewritePattern arith_f4_rows[] = {
    {.name = "expand-extf-f4e2m1",
     .root = &arith_ops[ARITH_EXTF],
     .benefit = 1,
     .convert = expand_extf},
    {.name = "expand-truncf-f4e2m1",
     .root = &arith_ops[ARITH_TRUNCF],
     .benefit = 1,
     .convert = expand_truncf},
};

const PatternTable arith_f4_expansions = PATTERN_TABLE(arith_f4_rows);
