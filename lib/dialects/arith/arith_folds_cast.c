// SPDX-License-Identifier: Apache-2.0
// Folds of casts: constants, and casts of casts.
#include "dialects/arith/arith_folds.h"

#include "dialects/arith/arith.h"
#include "dialects/common/fold_util.h"

#define ELEMENT(name)                                                          \
  static bool name(const ElementFolding *folding, const WideInt *operands,     \
                   WideInt *result)

/// Width of the element type.
static uint32_t width_of(const Type *type) {
  return type_is_index(type) ? 64 : type_bit_width(type);
}

static uint32_t element_width_of(const Type *type) {
  return width_of(type_element_or_self(type));
}

static FloatKind format_of(const Type *type) {
  return type_as_float(type_element_or_self(type))->format;
}

// --- elements ---------------------------------------------------------------

ELEMENT(element_zext) {
  *result = wide_int_zext_or_trunc(folding->arena, operands[0],
                                   width_of(folding->to));
  return true;
}

ELEMENT(element_sext) {
  *result = wide_int_sext_or_trunc(folding->arena, operands[0],
                                   width_of(folding->to));
  return true;
}

ELEMENT(element_same_bits) {
  (void)folding;
  *result = operands[0];
  return true;
}

/// The values stay as they are.
ELEMENT(element_convert_float) {
  FloatBits converted;
  bool is_exact = float_convert_exactly(format_of(folding->from),
                                        float_bits_from_int(operands[0]),
                                        format_of(folding->to), &converted);
  *result = float_bits_as_int(folding->arena, width_of(folding->to), converted);
  return is_exact;
}

static bool convert_from_int(const ElementFolding *folding, WideInt operand,
                             bool is_signed, WideInt *result) {
  FloatBits bits = float_from_int(format_of(folding->to), operand, is_signed);
  *result = float_bits_as_int(folding->arena, width_of(folding->to), bits);
  return true;
}

ELEMENT(element_from_signed) {
  return convert_from_int(folding, operands[0], true, result);
}

ELEMENT(element_from_unsigned) {
  return convert_from_int(folding, operands[0], false, result);
}

ELEMENT(element_to_signed) {
  return float_to_int(folding->arena, format_of(folding->from),
                      float_bits_from_int(operands[0]), width_of(folding->to),
                      true, result);
}

ELEMENT(element_to_unsigned) {
  return float_to_int(folding->arena, format_of(folding->from),
                      float_bits_from_int(operands[0]), width_of(folding->to),
                      false, result);
}

static bool fold_constant(Context *ctx, Operation *op,
                          const Attribute *const *constants,
                          FoldResult *results, ElementFold *fold) {
  return give_attr(
      results,
      constant_fold_cast(ctx, constants[0], op_result_type(op, 0), fold, NULL));
}

// --- integers ---------------------------------------------------------------

/// The operand of the cast `def` that defines the operand of `op`, or NULL.
static Value *operand_of_cast(const Operation *op, ArithOp def) {
  Operation *inner = defining_op_of(op_operand(op, 0), &arith_ops[def]);
  return inner ? op_operand(inner, 0) : NULL;
}

/// Makes the operation cast `source`, in place.
static bool recast(Operation *op, Value *source, FoldResult *results) {
  op_set_operand(op, 0, source);
  return give_value(results, op_result(op, 0));
}

FOLD_HOOK(arith_fold_extui) {
  Value *source = operand_of_cast(op, ARITH_EXTUI);
  if (source)
    return recast(op, source, results);
  return fold_constant(ctx, op, constants, results, element_zext);
}

FOLD_HOOK(arith_fold_extsi) {
  Value *source = operand_of_cast(op, ARITH_EXTSI);
  if (source)
    return recast(op, source, results);
  return fold_constant(ctx, op, constants, results, element_sext);
}

FOLD_HOOK(arith_fold_trunci) {
  Value *source = operand_of_cast(op, ARITH_EXTUI);
  if (!source)
    source = operand_of_cast(op, ARITH_EXTSI);
  const Type *type = op_result_type(op, 0);
  if (source && element_width_of(value_type(source)) > element_width_of(type))
    return recast(op, source, results);
  if (source && value_type(source) == type)
    return give_value(results, source);
  source = operand_of_cast(op, ARITH_TRUNCI);
  if (source)
    return recast(op, source, results);
  return fold_constant(ctx, op, constants, results, element_zext);
}

FOLD_HOOK(arith_fold_index_cast) {
  return fold_constant(ctx, op, constants, results, element_sext);
}

FOLD_HOOK(arith_fold_index_castui) {
  return fold_constant(ctx, op, constants, results, element_zext);
}

FOLD_HOOK(arith_fold_bitcast) {
  const Type *type = op_result_type(op, 0);
  // Upstream asks for dense elements first, and then whether the result is
  // shaped.
  bool is_taken = attr_as_dense_elements(constants[0]) || !type_as_shaped(type);
  if (is_taken && fold_constant(ctx, op, constants, results, element_same_bits))
    return true;
  return op_operand_type(op, 0) == type && give_lhs(op, results);
}

// --- floats -----------------------------------------------------------------

FOLD_HOOK(arith_fold_extf) {
  Operation *trunc =
      defining_op_of(op_operand(op, 0), &arith_ops[ARITH_TRUNCF]);
  uint64_t flags = arith_flags(op, ARITH_FASTMATH);
  if (trunc)
    flags &= arith_flags(trunc, ARITH_TRUNCF_FASTMATH);
  if (trunc && (flags & ARITH_FASTMATH_CONTRACT) &&
      op_operand_type(trunc, 0) == op_result_type(op, 0))
    return give_lhs(trunc, results);
  return fold_constant(ctx, op, constants, results, element_convert_float);
}

/// Exponent of the least normal number: f8E8M0FNU has no subnormal ones.
static int32_t least_exponent(const FloatFormat *format) {
  return (format->specials == FLOAT_EXPONENT_ONLY ? 0 : 1) - format->bias;
}

/// Does `wide` have all numbers of `narrow`? Follows
/// llvm::APFloatBase::isRepresentableBy.
static bool format_contains(FloatKind wide, FloatKind narrow) {
  const FloatFormat *a = &float_formats[narrow], *b = &float_formats[wide];
  int32_t max_a = (1 << a->exponent_bits) - 1 - a->bias;
  int32_t max_b = (1 << b->exponent_bits) - 1 - b->bias;
  return max_a <= max_b && least_exponent(a) >= least_exponent(b) &&
         a->fraction_bits <= b->fraction_bits;
}

FOLD_HOOK(arith_fold_truncf) {
  const Type *type = op_result_type(op, 0);
  Operation *ext = defining_op_of(op_operand(op, 0), &arith_ops[ARITH_EXTF]);
  if (ext) {
    Value *source = op_operand(ext, 0);
    const Type *source_type = value_type(source);
    if (format_contains(format_of(op_result_type(ext, 0)),
                        format_of(source_type))) {
      if (element_width_of(source_type) > element_width_of(type))
        return recast(op, source, results);
      if (source_type == type)
        return give_value(results, source);
    }
  }
  return fold_constant(ctx, op, constants, results, element_convert_float);
}

FOLD_HOOK(arith_fold_sitofp) {
  return fold_constant(ctx, op, constants, results, element_from_signed);
}

FOLD_HOOK(arith_fold_uitofp) {
  return fold_constant(ctx, op, constants, results, element_from_unsigned);
}

FOLD_HOOK(arith_fold_fptosi) {
  return fold_constant(ctx, op, constants, results, element_to_signed);
}

FOLD_HOOK(arith_fold_fptoui) {
  return fold_constant(ctx, op, constants, results, element_to_unsigned);
}
