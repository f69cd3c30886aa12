// SPDX-License-Identifier: Apache-2.0
// Conversions between small floats and others, by operations on their bits.
#include "passes/arith_expand/expansion.h"

static FloatKind element_kind(const Type *type) {
  return type_as_float(type_element_or_self(type))->format;
}

static unsigned element_width(const Type *type) {
  return type_bit_width(type_element_or_self(type));
}

static Value *bitcast(const Expansion *work, Value *value, const Type *type) {
  return expand_cast(work, ARITH_BITCAST, value, type, NULL);
}

//===- bf16: the upper half of an f32 -------------------------------------===//

/// extf %a : bf16 to f32 -> the bits, shifted up
static bool expand_extf_bf16(const RewritePattern *self, Operation *op,
                             const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)self;
  (void)adaptor;
  if (element_kind(op_operand_type(op, 0)) != FLOAT_BF16 ||
      element_kind(op_result_type(op, 0)) != FLOAT_F32)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "not a ext of bf16 to f32.");
  Expansion work = expansion_of(op, rw);
  const Type *i32 = expand_int_type(&work, 32);
  Value *bits = bitcast(&work, op_operand(op, 0), expand_int_type(&work, 16));
  Value *wide = expand_cast(&work, ARITH_EXTUI, bits, i32, NULL);
  Value *amount = expand_int(&work, i32, 16);
  Value *shifted = expand_binary(&work, ARITH_SHLI, wide, amount);
  rewriter_replace_op_with(&rw->rewriter, op,
                           bitcast(&work, shifted, op_result_type(op, 0)));
  return true;
}

/// truncf %a : f32 to bf16 -> the upper half of the bits plus 0x7fff, or plus
/// 0x8000 where the half is odd. The sum carries into the half, and on into the
/// exponent, where it must be rounded up. A NaN becomes the quiet one.
static bool expand_truncf_bf16(const RewritePattern *self, Operation *op,
                               const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)self;
  (void)adaptor;
  if (element_kind(op_operand_type(op, 0)) != FLOAT_F32 ||
      element_kind(op_result_type(op, 0)) != FLOAT_BF16)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "not a trunc of f32 to bf16.");
  if (op_prop(op, ARITH_TRUNCF_ROUNDINGMODE))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "only applicable to default rounding mode.");
  Expansion work = expansion_of(op, rw);
  const Type *i16 = expand_int_type(&work, 16);
  const Type *i32 = expand_int_type(&work, 32);
  Value *operand = op_operand(op, 0);
  Value *is_nan = expand_cmpf(&work, CMPF_UNE, operand, operand);
  Value *bias = expand_int(&work, i32, 0x7fff);
  Value *nan = expand_int(&work, i16, 0x7fc0);
  Value *amount = expand_int(&work, i32, 16);
  Value *one = expand_int(&work, i32, 1);
  Value *bits = bitcast(&work, operand, i32);
  Value *half = expand_binary(&work, ARITH_SHRUI, bits, amount);
  Value *is_odd = expand_binary(&work, ARITH_ANDI, half, one);
  Value *rounding = expand_binary(&work, ARITH_ADDI, is_odd, bias);
  Value *biased = expand_binary(&work, ARITH_ADDI, bits, rounding);
  Value *rounded = expand_binary(&work, ARITH_SHRUI, biased, amount);
  Value *number = expand_cast(&work, ARITH_TRUNCI, rounded, i16, NULL);
  Value *result = expand_select(&work, is_nan, nan, number);
  rewriter_replace_op_with(&rw->rewriter, op,
                           bitcast(&work, result, op_result_type(op, 0)));
  return true;
}

//===- f8E8M0FNU: the exponent of an f32 ----------------------------------===//

/// `value`, an f32, as `type`, with the flags of `op`.
static Value *cast_from_f32(const Expansion *work, const Operation *op,
                            Value *value, const Type *type) {
  const Attribute *props[2] = {op_prop(op, ARITH_FASTMATH), NULL};
  unsigned width = element_width(type);
  if (width == 32)
    return value;
  return expand_cast(work, width < 32 ? ARITH_TRUNCF : ARITH_EXTF, value, type,
                     props);
}

/// extf %a : f8E8M0FNU to T -> an f32 with the bits as its exponent, as a T
static bool expand_extf_f8(const RewritePattern *self, Operation *op,
                           const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)self;
  (void)adaptor;
  if (element_kind(op_operand_type(op, 0)) != FLOAT_F8E8M0FNU)
    return rewriter_match_failure(&rw->rewriter, op, "not a ext of F8E8M0FNU");
  Expansion work = expansion_of(op, rw);
  const Type *i8 = expand_int_type(&work, 8);
  const Type *i32 = expand_int_type(&work, 32);
  Value *bits = bitcast(&work, op_operand(op, 0), i8);
  Value *small_nan = expand_int(&work, i8, 0xff);
  Value *nan = expand_int(&work, i32, -1);
  Value *amount = expand_int(&work, i32, 23);
  Value *wide = expand_cast(&work, ARITH_EXTUI, bits, i32, NULL);
  Value *number = expand_binary(&work, ARITH_SHLI, wide, amount);
  Value *is_nan = expand_cmpi(&work, CMPI_EQ, bits, small_nan);
  Value *selected = expand_select(&work, is_nan, nan, number);
  Value *result = bitcast(&work, selected, expand_float_type(&work, FLOAT_F32));
  rewriter_replace_op_with(
      &rw->rewriter, op,
      cast_from_f32(&work, op, result, op_result_type(op, 0)));
  return true;
}

/// truncf %a : T to f8E8M0FNU -> the exponent's bits of %a as an f32
static bool expand_truncf_f8(const RewritePattern *self, Operation *op,
                             const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)self;
  (void)adaptor;
  if (element_kind(op_result_type(op, 0)) != FLOAT_F8E8M0FNU)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "not a truncf to f8E8M0FNU");
  if (op_prop(op, ARITH_TRUNCF_ROUNDINGMODE))
    return rewriter_match_failure(&rw->rewriter, op,
                                  "only applicable to default rounding mode.");
  Expansion work = expansion_of(op, rw);
  const Type *i32 = expand_int_type(&work, 32);
  const Type *f32 = expand_float_type(&work, FLOAT_F32);
  const Attribute *props[2] = {op_prop(op, ARITH_TRUNCF_FASTMATH), NULL};
  Value *operand = op_operand(op, 0);
  unsigned width = element_width(value_type(operand));
  if (width != 32)
    operand = expand_cast(&work, width < 32 ? ARITH_EXTF : ARITH_TRUNCF,
                          operand, f32, props);
  Value *bits = bitcast(&work, operand, i32);
  Value *amount = expand_int(&work, i32, 23);
  Value *exponent = expand_binary(&work, ARITH_SHRUI, bits, amount);
  Value *result = expand_cast(&work, ARITH_TRUNCI, exponent,
                              expand_int_type(&work, 8), NULL);
  rewriter_replace_op_with(&rw->rewriter, op,
                           bitcast(&work, result, op_result_type(op, 0)));
  return true;
}

//===- Scaling ------------------------------------------------------------===//

/// The second operand as f8E8M0FNU: of a wider float, the exponent is taken.
/// NULL: its type is neither.
static Value *take_scale(const Expansion *work, const Operation *op) {
  Value *scale = op_operand(op, 1);
  const Attribute *props[2] = {op_prop(op, ARITH_FASTMATH), NULL};
  const Type *type = expand_float_type(work, FLOAT_F8E8M0FNU);
  if (element_width(value_type(scale)) >= 16)
    return expand_cast(work, ARITH_TRUNCF, scale, type, props);
  return element_kind(value_type(scale)) == FLOAT_F8E8M0FNU ? scale : NULL;
}

/// Creates one of arith's binary operations with the flags of `op`.
static Value *scale_by(const Expansion *work, const Operation *op, ArithOp id,
                       Value *lhs, Value *rhs) {
  Value *operands[] = {lhs, rhs};
  uint64_t flags = arith_flags(op, ARITH_FASTMATH);
  const Attribute *props[] = {flags ? op_prop(op, ARITH_FASTMATH) : NULL};
  return op_result(builder_create_op(work->builder, &arith_ops[id], work->loc,
                                     operands, 2, value_type(lhs), props),
                   0);
}

/// scaling_extf %a, %s -> mulf(extf(%a), extf(%s))
static bool expand_scaling_extf(const RewritePattern *self, Operation *op,
                                const Adaptor *adaptor,
                                ConversionRewriter *rw) {
  (void)self;
  (void)adaptor;
  Expansion work = expansion_of(op, rw);
  const Type *type = op_result_type(op, 0);
  Value *scale = take_scale(&work, op);
  if (!scale)
    return rewriter_match_failure(
        &rw->rewriter, op,
        "scaling_extf is using scales of type which can not be converted to "
        "f8E8M0FNU");
  const Attribute *props[2] = {op_prop(op, ARITH_FASTMATH), NULL};
  Value *factor = expand_cast(&work, ARITH_EXTF, scale, type, props);
  Value *number =
      expand_cast(&work, ARITH_EXTF, op_operand(op, 0), type, props);
  rewriter_replace_op_with(&rw->rewriter, op,
                           scale_by(&work, op, ARITH_MULF, number, factor));
  return true;
}

/// scaling_truncf %a, %s -> truncf(divf(%a, extf(%s)))
static bool expand_scaling_truncf(const RewritePattern *self, Operation *op,
                                  const Adaptor *adaptor,
                                  ConversionRewriter *rw) {
  (void)self;
  (void)adaptor;
  Expansion work = expansion_of(op, rw);
  Value *scale = take_scale(&work, op);
  if (!scale)
    return rewriter_match_failure(
        &rw->rewriter, op,
        "scaling_truncf is using scales type which can not be converted to "
        "f8E8M0FNU");
  const Attribute *props[2] = {op_prop(op, ARITH_TRUNCF_FASTMATH), NULL};
  Value *divisor =
      expand_cast(&work, ARITH_EXTF, scale, op_operand_type(op, 0), props);
  Value *quotient = scale_by(&work, op, ARITH_DIVF, op_operand(op, 0), divisor);
  props[ARITH_TRUNCF_ROUNDINGMODE] = op_prop(op, ARITH_TRUNCF_ROUNDINGMODE);
  rewriter_replace_op_with(
      &rw->rewriter, op,
      expand_cast(&work, ARITH_TRUNCF, quotient, op_result_type(op, 0), props));
  return true;
}

#define RULE(ID, NAME, FUNCTION)                                               \
  {                                                                            \
    .name = "expand-" NAME, .root = &arith_ops[ARITH_##ID], .benefit = 1,      \
    .convert = FUNCTION                                                        \
  }

static const RewritePattern arith_bf16_rows[] = {
    RULE(EXTF, "extf-bf16", expand_extf_bf16),
    RULE(TRUNCF, "truncf-bf16", expand_truncf_bf16),
};

const PatternTable arith_bf16_expansions = PATTERN_TABLE(arith_bf16_rows);

static const RewritePattern arith_f8_rows[] = {
    RULE(EXTF, "extf-f8e8m0", expand_extf_f8),
    RULE(TRUNCF, "truncf-f8e8m0", expand_truncf_f8),
};

const PatternTable arith_f8_expansions = PATTERN_TABLE(arith_f8_rows);

static const RewritePattern arith_scaling_rows[] = {
    RULE(SCALING_EXTF, "scaling-extf", expand_scaling_extf),
    RULE(SCALING_TRUNCF, "scaling-truncf", expand_scaling_truncf),
};

const PatternTable arith_scaling_expansions = PATTERN_TABLE(arith_scaling_rows);
