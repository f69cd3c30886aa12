// SPDX-License-Identifier: Apache-2.0
// Folding of instructions with constant operands, as far as the builder in
// mlir-translate folds them and modules have them. Otherwise the instruction is
// printed with constant operands, which is also correct.
#include "support/numbers/float_math.h"
#include "target/llvm_ir/constants/fold_internal.h"

//===- Integers -----------------------------------------------------------===//

/// A shift amount less than the width; false: poison.
static bool shift_amount(const WideInt *amount, uint32_t *bits) {
  uint64_t value;
  if (!wide_int_as_u64(amount, &value) || value >= amount->width)
    return false;
  *bits = (uint32_t)value;
  return true;
}

static bool is_least(const WideInt *value) {
  for (uint32_t bit = 0; bit + 1 < value->width; bit++)
    if (wide_int_words(value)[bit / 64] >> (bit % 64) & 1)
      return false;
  return wide_int_is_negative(value);
}

/// The least number has no negative.
static bool divides(WideInt lhs, WideInt rhs, bool is_signed) {
  if (wide_int_is_zero(&rhs))
    return false;
  return !is_signed || !wide_int_is_all_ones(&rhs) || !is_least(&lhs);
}

/// `lhs op rhs`; false if it has no value.
static bool fold_ints(Arena *arena, LLVMOp kind, WideInt lhs, WideInt rhs,
                      WideInt *result) {
  uint32_t amount;
  switch ((int)kind) {
  case LLVM_ADD:
    *result = wide_int_add(arena, lhs, rhs);
    return true;
  case LLVM_SUB:
    *result = wide_int_sub(arena, lhs, rhs);
    return true;
  case LLVM_MUL:
    *result = wide_int_mul(arena, lhs, rhs);
    return true;
  case LLVM_AND:
    *result = wide_int_and(arena, lhs, rhs);
    return true;
  case LLVM_OR:
    *result = wide_int_or(arena, lhs, rhs);
    return true;
  case LLVM_XOR:
    *result = wide_int_xor(arena, lhs, rhs);
    return true;
  case LLVM_UDIV:
  case LLVM_UREM:
    if (!divides(lhs, rhs, false))
      return false;
    *result = kind == LLVM_UDIV ? wide_int_udiv(arena, lhs, rhs)
                                : wide_int_urem(arena, lhs, rhs);
    return true;
  case LLVM_SDIV:
  case LLVM_SREM:
    // LLVM takes the only divisor of one bit for 1.
    if (lhs.width == 1)
      return fold_ints(arena, kind == LLVM_SDIV ? LLVM_UDIV : LLVM_UREM, lhs,
                       rhs, result);
    if (!divides(lhs, rhs, true))
      return false;
    *result = kind == LLVM_SDIV ? wide_int_sdiv(arena, lhs, rhs)
                                : wide_int_srem(arena, lhs, rhs);
    return true;
  case LLVM_SHL:
  case LLVM_LSHR:
  case LLVM_ASHR:
    if (!shift_amount(&rhs, &amount))
      return false;
    *result = kind == LLVM_SHL    ? wide_int_shl(arena, lhs, amount)
              : kind == LLVM_LSHR ? wide_int_lshr(arena, lhs, amount)
                                  : wide_int_ashr(arena, lhs, amount);
    return true;
  }
  return false;
}

static bool is_all_ones(const Constant *constant) {
  return constant->kind == CONSTANT_INT &&
         wide_int_is_all_ones(&constant->integer);
}

/// The quotient, remainder or shift of numbers one of which is undef.
static const Constant *fold_undef_uneven(Exporter *exporter, LLVMOp kind,
                                         const Type *type,
                                         const Constant *rhs) {
  bool is_shift = kind == LLVM_SHL || kind == LLVM_LSHR || kind == LLVM_ASHR;
  if (rhs->kind != CONSTANT_UNDEF && !constant_is_zero(rhs))
    return constant_zero(exporter, type);
  return constant_plain(exporter,
                        is_shift && rhs->kind != CONSTANT_UNDEF
                            ? CONSTANT_UNDEF
                            : CONSTANT_POISON,
                        type);
}

/// `lhs op rhs` if one is undef: any convenient value, unless the other leaves
/// it as it is.
static const Constant *fold_undef(Exporter *exporter, LLVMOp kind,
                                  const Type *type, const Constant *lhs,
                                  const Constant *rhs) {
  const Constant *other = lhs->kind == CONSTANT_UNDEF ? rhs : lhs;
  bool are_both = other->kind == CONSTANT_UNDEF;
  const Constant *undef = constant_plain(exporter, CONSTANT_UNDEF, type);
  const Constant *zero = constant_zero(exporter, type);
  switch ((int)kind) {
  case LLVM_ADD:
  case LLVM_SUB:
    return undef;
  case LLVM_XOR:
    return are_both ? zero : undef;
  case LLVM_AND:
    return are_both || is_all_ones(other) ? undef : zero;
  case LLVM_OR:
    return are_both || constant_is_zero(other)
               ? undef
               : constant_int(exporter, type,
                              wide_int_from_i64(&exporter->scratch, 64, -1));
  case LLVM_MUL: {
    bool is_odd =
        other->kind == CONSTANT_INT && (wide_int_words(&other->integer)[0] & 1);
    return are_both || is_odd ? undef : zero;
  }
  }
  return fold_undef_uneven(exporter, kind, type, rhs);
}

const Constant *fold_int_binary(Exporter *exporter, LLVMOp kind,
                                const Type *type, const Constant *lhs,
                                const Constant *rhs) {
  if (lhs->kind == CONSTANT_POISON || rhs->kind == CONSTANT_POISON)
    return constant_plain(exporter, CONSTANT_POISON, type);
  if (lhs->kind == CONSTANT_UNDEF || rhs->kind == CONSTANT_UNDEF)
    return fold_undef(exporter, kind, type, lhs, rhs);
  if (lhs->kind != CONSTANT_INT || rhs->kind != CONSTANT_INT)
    return fold_expression_binary(exporter, kind, type, lhs, rhs);
  WideInt result;
  if (!fold_ints(&exporter->scratch, kind, lhs->integer, rhs->integer, &result))
    return constant_plain(exporter, CONSTANT_POISON, type);
  return constant_int(exporter, type, result);
}

//===- Floats -------------------------------------------------------------===//

typedef FloatBits FloatOperator(FloatKind kind, FloatBits lhs, FloatBits rhs);

static FloatOperator *float_operator(LLVMOp kind) {
  switch ((int)kind) {
  case LLVM_FADD:
    return float_add;
  case LLVM_FSUB:
    return float_sub;
  case LLVM_FMUL:
    return float_mul;
  case LLVM_FDIV:
    return float_div;
  case LLVM_FREM:
    return float_mod;
  default:
    return NULL;
  }
}

/// The quiet NaN without a sign.
static const Constant *constant_nan(Exporter *exporter, const Type *type) {
  FloatKind format;
  if (!export_float_format(type, &format))
    return NULL;
  return constant_float(exporter, type,
                        float_convert(FLOAT_F64,
                                      (FloatBits){.low = 0x7FF8000000000000},
                                      format, NULL));
}

/// Is the operation on undef and the constant, its right operand or its left
/// one, undef again, as the constant changes nothing or only the sign?
static bool keeps_undef(LLVMOp kind, const Constant *constant, bool is_right) {
  const uint64_t one = 0x3FF0000000000000, minus_zero = 0x8000000000000000;
  bool is_sum = kind == LLVM_FADD || kind == LLVM_FSUB;
  bool is_product = kind == LLVM_FMUL || (kind == LLVM_FDIV && is_right);
  FloatKind format;
  if (!(is_sum || is_product) || !fold_has_format(constant, &format))
    return false;
  bool is_difference = kind == LLVM_FSUB && is_right;
  uint64_t wanted = is_product ? one : is_difference ? 0 : minus_zero;
  FloatBits bits =
      float_convert(FLOAT_F64, (FloatBits){.low = wanted}, format, NULL);
  return bits.low == constant->number.low && bits.high == constant->number.high;
}

static const Constant *fold_float_binary(Exporter *exporter, LLVMOp kind,
                                         const Type *type, const Constant *lhs,
                                         const Constant *rhs) {
  if (lhs->kind == CONSTANT_POISON || rhs->kind == CONSTANT_POISON)
    return constant_plain(exporter, CONSTANT_POISON, type);
  FloatOperator *compute = float_operator(kind);
  FloatKind format;
  bool is_undef = lhs->kind == CONSTANT_UNDEF;
  if (compute && is_undef && rhs->kind == CONSTANT_UNDEF)
    return lhs;
  if (compute && is_undef && keeps_undef(kind, rhs, true))
    return lhs;
  if (compute && rhs->kind == CONSTANT_UNDEF && keeps_undef(kind, lhs, false))
    return rhs;
  if (compute && (is_undef || rhs->kind == CONSTANT_UNDEF))
    return constant_nan(exporter, type);
  if (!compute || !fold_has_format(lhs, &format) ||
      !fold_has_format(rhs, &format))
    return NULL;
  return constant_float(exporter, type,
                        compute(format, lhs->number, rhs->number));
}

static const Constant *fold_fneg(Exporter *exporter, const Type *type,
                                 const Constant *operand) {
  FloatKind format;
  if (operand->kind == CONSTANT_UNDEF || operand->kind == CONSTANT_POISON)
    return operand;
  if (operand->kind != CONSTANT_FLOAT ||
      !export_float_format(operand->type, &format))
    return NULL;
  FloatBits bits = operand->number;
  uint32_t sign = float_formats[format].bits - 1u;
  if (sign < 64)
    bits.low ^= 1ull << sign;
  else
    bits.high ^= 1ull << (sign - 64);
  return constant_float(exporter, type, bits);
}

//===- Casts --------------------------------------------------------------===//

static const Constant *cast_int(Exporter *exporter, LLVMOp kind,
                                const Type *type, const Constant *operand) {
  WideInt value = operand->integer;
  uint32_t width = llvm_integer_width(type);
  FloatKind format;
  switch ((int)kind) {
  case LLVM_SEXT:
    return constant_int(exporter, type, value);
  case LLVM_ZEXT:
  case LLVM_TRUNC:
    return constant_int(
        exporter, type,
        wide_int_zext_or_trunc(&exporter->scratch, value, width));
  case LLVM_INTTOPTR:
    if (wide_int_is_zero(&value))
      return constant_zero(exporter, type);
    if (value.width > 64)
      return fold_expression_cast(exporter, kind, type, operand);
    Constant *address = arena_alloc_zero(&exporter->scratch, sizeof *address);
    address->kind = CONSTANT_ADDRESS;
    address->type = type;
    address->offset = (int64_t)value.value; // The bits above are zeros.
    address->width = value.width;
    return address;
  case LLVM_SITOFP:
  case LLVM_UITOFP:
    if (!export_float_format(type, &format))
      return NULL;
    return constant_float(exporter, type,
                          float_from_int(format, value, kind == LLVM_SITOFP));
  case LLVM_BITCAST:
    if (value.width > 64 || !export_float_format(type, &format))
      return NULL;
    return constant_float(exporter, type, (FloatBits){.low = value.value});
  }
  return NULL;
}

static const Constant *cast_float(Exporter *exporter, LLVMOp kind,
                                  const Type *type, const Constant *operand) {
  FloatKind from, to;
  WideInt value;
  if (!export_float_format(operand->type, &from))
    return NULL;
  switch ((int)kind) {
  case LLVM_FPEXT:
  case LLVM_FPTRUNC:
    if (!export_float_format(type, &to))
      return NULL;
    return constant_float(exporter, type,
                          float_convert(from, operand->number, to, NULL));
  case LLVM_FPTOSI:
  case LLVM_FPTOUI:
    // If the number does not fit, the result is poison.
    if (!llvm_type_is_integer(type))
      return NULL;
    if (!float_to_int(&exporter->scratch, from, operand->number,
                      llvm_integer_width(type), kind == LLVM_FPTOSI, &value))
      return constant_plain(exporter, CONSTANT_POISON, type);
    return constant_int(exporter, type, value);
  case LLVM_BITCAST:
    if (export_float_format(type, &to))
      return fold_expression_cast(exporter, kind, type, operand);
    if (float_formats[from].bits > 64 || !llvm_type_is_integer(type))
      return NULL;
    return constant_int(exporter, type,
                        wide_int_from_u64(&exporter->scratch,
                                          float_formats[from].bits,
                                          operand->number.low));
  }
  return NULL;
}

/// New bits are zero, or like others that can be chosen.
static const Constant *cast_undef(Exporter *exporter, LLVMOp kind,
                                  const Type *type) {
  bool is_zero = kind == LLVM_ZEXT || kind == LLVM_SEXT ||
                 kind == LLVM_UITOFP || kind == LLVM_SITOFP;
  return is_zero ? constant_zero(exporter, type)
                 : constant_plain(exporter, CONSTANT_UNDEF, type);
}

static const Constant *fold_cast(Exporter *exporter, LLVMOp kind,
                                 const Type *type, const Constant *operand) {
  if (kind == LLVM_BITCAST) {
    operand = fold_without_bitcast(operand);
    if (operand->type == type)
      return operand;
  }
  switch (operand->kind) {
  case CONSTANT_POISON:
    return constant_plain(exporter, CONSTANT_POISON, type);
  case CONSTANT_ADDRESS:
  case CONSTANT_CAST:
  case CONSTANT_BINARY:
    return fold_expression_cast(exporter, kind, type, operand);
  case CONSTANT_ZERO:
    return kind == LLVM_ADDRSPACECAST
               ? fold_expression_cast(exporter, kind, type, operand)
               : constant_zero(exporter, type);
  case CONSTANT_UNDEF:
    return cast_undef(exporter, kind, type);
  case CONSTANT_INT:
    return cast_int(exporter, kind, type, operand);
  case CONSTANT_FLOAT:
    return cast_float(exporter, kind, type, operand);
  case CONSTANT_EQUIVALENT:
  case CONSTANT_BLOCK:
    return kind == LLVM_PTRTOINT || kind == LLVM_ADDRSPACECAST
               ? fold_expression_cast(exporter, kind, type, operand)
               : NULL;
  case CONSTANT_DENSE:
  case CONSTANT_AGGREGATE:
    return NULL;
  }
  unreachable("ConstantKind");
}

//===- Addresses ----------------------------------------------------------===//

/// Index `at` of a getelementptr: a constant one, or an operand.
static bool gep_index(const Operation *op, const Constant *const *operands,
                      const DenseArrayAttr *indices, size_t at,
                      size_t *next_operand, int64_t *value) {
  int32_t raw = INT32_MIN;
  if (indices)
    raw = ((const int32_t *)indices->data)[at];
  if (raw != INT32_MIN) {
    *value = raw;
    return true;
  }
  if (*next_operand >= op->num_operands)
    return false;
  const Constant *operand = operands[(*next_operand)++];
  return operand->kind == CONSTANT_INT &&
         wide_int_as_i64(&operand->integer, value);
}

static const Type *gep_element_type(const Operation *op) {
  const Attribute *attr = op_prop(op, LLVM_GEP_ELEM_TYPE);
  return attr ? attr_as_type(attr)->value
              : llvm_pointer_pointee(op_operand_type(op, 0));
}

/// Offset of the whole address, in bytes. It wraps, as LLVM's does.
static bool gep_offset(const Exporter *exporter, const Operation *op,
                       const Constant *const *operands, int64_t *offset) {
  const Attribute *attr = op_prop(op, LLVM_GEP_RAW_CONSTANT_INDICES);
  const DenseArrayAttr *indices = attr ? attr_as_dense_array(attr) : NULL;
  size_t count = indices ? indices->size : op->num_operands - 1;
  const Type *type = gep_element_type(op);
  size_t next_operand = 1;
  uint64_t sum = 0;
  for (size_t i = 0; i < count; i++) {
    int64_t index;
    if (!type || !gep_index(op, operands, indices, i, &next_operand, &index))
      return false;
    if (i && llvm_type_is_struct(type)) {
      sum += data_layout_member_offset(&exporter->layout, type, (size_t)index);
      type = llvm_struct_element(type, (size_t)index);
      continue;
    }
    if (i)
      type = llvm_type_is_vector(type) ? llvm_vector_element(type)
                                       : llvm_array_element(type);
    if (!type)
      return false;
    sum += (uint64_t)index * data_layout_alloc_size(&exporter->layout, type);
  }
  *offset = (int64_t)sum;
  return true;
}

/// Is it within the memory of the symbol, or right after it?
static bool is_in_symbol(const Exporter *exporter, const Constant *address) {
  const Operation *symbol = fold_symbol(exporter, address);
  if (!symbol || !op_is(symbol, &llvm_ops[LLVM_MLIR_GLOBAL]) ||
      llvm_op_linkage(symbol) == LLVM_LINKAGE_EXTERN_WEAK ||
      address->offset < 0)
    return false;
  const Type *type =
      attr_as_type(op_prop(symbol, LLVM_GLOBAL_GLOBAL_TYPE))->value;
  uint64_t size = data_layout_alloc_size(&exporter->layout, type);
  return size && (uint64_t)address->offset <= size;
}

/// The flags that hold for base and address together. Where it points to may
/// add some. Follows llvm's SymbolicallyEvaluateGEP.
static int64_t address_flags(const Exporter *exporter, const Constant *base,
                             const Constant *address, int64_t flags) {
  if (base->offset)
    flags &= base->flags;
  if (base->offset && !(flags & GEP_INBOUNDS))
    flags &= ~GEP_NUSW;
  if (is_in_symbol(exporter, address))
    flags |= GEP_INBOUNDS | GEP_NUSW;
  if ((flags & GEP_NUSW) && address->offset >= 0)
    flags |= GEP_NUW;
  return flags;
}

/// LLVM takes an undefined or poison index for 0 if it is the only index.
static bool is_only_index_undefined(const Operation *op,
                                    const Constant *const *operands) {
  const Attribute *attr = op_prop(op, LLVM_GEP_RAW_CONSTANT_INDICES);
  const DenseArrayAttr *indices = attr ? attr_as_dense_array(attr) : NULL;
  return op->num_operands == 2 && (!indices || indices->size == 1) &&
         !llvm_type_is_vector(op_result_type(op, 0)) &&
         (operands[1]->kind == CONSTANT_UNDEF ||
          operands[1]->kind == CONSTANT_POISON);
}

static const Constant *fold_gep(Exporter *exporter, const Operation *op,
                                const Constant *const *operands) {
  int64_t offset;
  const Constant *base = operands[0];
  const Type *element = gep_element_type(op);
  if (element && data_layout_is_scalable(&exporter->layout, element))
    return NULL;
  if (is_only_index_undefined(op, operands))
    return base;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (operands[i]->kind == CONSTANT_POISON)
      return constant_plain(exporter, CONSTANT_POISON, op_result_type(op, 0));
  if (base->kind == CONSTANT_UNDEF)
    return constant_plain(exporter, CONSTANT_UNDEF, op_result_type(op, 0));
  if (llvm_type_is_vector(op_result_type(op, 0)) ||
      !gep_offset(exporter, op, operands, &offset))
    return NULL;
  if (base->kind == CONSTANT_ZERO && !offset)
    return base;
  if (base->kind != CONSTANT_ADDRESS && base->kind != CONSTANT_ZERO)
    return NULL;
  int64_t flags = 0;
  attr_integer_value(op_prop(op, LLVM_GEP_NO_WRAP_FLAGS), &flags);
  Constant *address = arena_copy(&exporter->scratch, base, sizeof *base);
  address->kind = CONSTANT_ADDRESS;
  address->offset = (int64_t)((uint64_t)address->offset + (uint64_t)offset);
  if (offset)
    address->width = data_layout_pointer_width(&exporter->layout, base->type);
  address->flags = address_flags(exporter, base, address, flags);
  return address;
}

//===- All ----------------------------------------------------------------===//

/// Folds instructions that work lane by lane, on scalars of type `type`.
static const Constant *fold_scalar(Exporter *exporter, const Operation *op,
                                   const Type *type,
                                   const Constant *const *operands) {
  LLVMOp kind = (LLVMOp)(op->def - llvm_ops);
  switch ((int)kind) {
  case LLVM_ADD:
  case LLVM_SUB:
  case LLVM_MUL:
  case LLVM_AND:
  case LLVM_OR:
  case LLVM_XOR:
  case LLVM_SHL:
  case LLVM_LSHR:
  case LLVM_ASHR:
  case LLVM_UDIV:
  case LLVM_SDIV:
  case LLVM_UREM:
  case LLVM_SREM:
    return fold_int_binary(exporter, kind, type, operands[0], operands[1]);
  case LLVM_FADD:
  case LLVM_FSUB:
  case LLVM_FMUL:
  case LLVM_FDIV:
  case LLVM_FREM:
    return fold_float_binary(exporter, kind, type, operands[0], operands[1]);
  case LLVM_FNEG:
    return fold_fneg(exporter, type, operands[0]);
  case LLVM_ICMP:
    return fold_icmp(exporter, op, type, operands[0], operands[1]);
  case LLVM_FCMP:
    return fold_fcmp(exporter, op, type, operands[0], operands[1]);
  case LLVM_SEXT:
  case LLVM_ZEXT:
  case LLVM_TRUNC:
  case LLVM_FPEXT:
  case LLVM_FPTRUNC:
  case LLVM_SITOFP:
  case LLVM_UITOFP:
  case LLVM_FPTOSI:
  case LLVM_FPTOUI:
  case LLVM_BITCAST:
  case LLVM_INTTOPTR:
  case LLVM_PTRTOINT:
  case LLVM_ADDRSPACECAST:
    return fold_cast(exporter, kind, type, operands[0]);
  default:
    return NULL;
  }
}

/// Folds vectors lane by lane; all operands have the same length. Constants of
/// scalable types are splats, so the lanes that surely exist stand for the
/// others too.
static const Constant *fold_vector(Exporter *exporter, const Operation *op,
                                   const Constant *const *operands) {
  enum { MAX_OPERANDS = 2 };
  const Type *type = op_result_type(op, 0);
  uint64_t size = (uint64_t)llvm_vector_size(type);
  if (op->num_operands > MAX_OPERANDS || !constant_can_spell_out(size))
    return NULL;
  const Constant **lanes =
      arena_alloc(&exporter->scratch, (size + 1) * sizeof *lanes);
  for (uint64_t lane = 0; lane < size; lane++) {
    const Constant *parts[MAX_OPERANDS] = {0};
    for (uint32_t i = 0; i < op->num_operands; i++)
      parts[i] = constant_element(exporter, operands[i], lane);
    bool is_whole = parts[0] && (op->num_operands == 1 || parts[1]);
    lanes[lane] =
        is_whole ? fold_scalar(exporter, op, llvm_vector_element(type), parts)
                 : NULL;
    if (!lanes[lane])
      return NULL;
  }
  return constant_aggregate(exporter, type, lanes, size);
}

/// A vector of equal special values (zero, undef, poison) is not spelled out.
static const Constant *fold_bitcast(Exporter *exporter, const Operation *op,
                                    const Constant *const *operands) {
  const Type *type = op_result_type(op, 0);
  const Constant *operand = operands[0];
  if (operand->kind == CONSTANT_POISON || operand->kind == CONSTANT_UNDEF)
    return constant_plain(exporter, operand->kind, type);
  if (constant_is_zero(operand))
    return constant_zero(exporter, type);
  bool is_expression =
      operand->kind == CONSTANT_CAST || operand->kind == CONSTANT_BINARY;
  bool is_vector = !is_expression && (llvm_type_is_vector(type) ||
                                      llvm_type_is_vector(operand->type));
  return is_vector ? fold_lane_bitcast(exporter, type, operand)
                   : fold_cast(exporter, LLVM_BITCAST, type, operand);
}

const Constant *fold_instruction(Exporter *exporter, const Operation *op,
                                 const Constant *const *operands) {
  if (!op->num_operands || op->num_results != 1)
    return NULL;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!operands[i])
      return NULL;
  const Type *type = op_result_type(op, 0);
  switch ((int)(op->def - llvm_ops)) {
  case LLVM_GETELEMENTPTR:
    return fold_gep(exporter, op, operands);
  case LLVM_EXTRACTVALUE:
    return fold_extractvalue(exporter, op, operands[0]);
  case LLVM_INSERTVALUE:
    return fold_insertvalue(exporter, op, operands[0], operands[1]);
  case LLVM_EXTRACTELEMENT:
    return fold_extractelement(exporter, operands[0], operands[1]);
  case LLVM_INSERTELEMENT:
    return fold_insertelement(exporter, operands[0], operands[1], operands[2]);
  case LLVM_SHUFFLEVECTOR:
    return fold_shufflevector(exporter, op, operands[0], operands[1]);
  case LLVM_SELECT:
    return fold_choice(exporter, operands[0], operands[1], operands[2]);
  case LLVM_BITCAST:
    return fold_bitcast(exporter, op, operands);
  default:
    return llvm_type_is_vector(type)
               ? fold_vector(exporter, op, operands)
               : fold_scalar(exporter, op, type, operands);
  }
}
