// SPDX-License-Identifier: Apache-2.0
// Values of a memory slot as other types: casts through integers, and bits
// inserted into or extracted from larger values, at the low or the high end as
// the layout says. Follows the conversions of mlir's LLVMMemorySlot.
//
// Casts of casts and of constants are folded as they are made.
#include "dialects/llvm/llvm_build.h"
#include "dialects/llvm/llvm_layout.h"
#include "dialects/llvm/llvm_types.h"
#include "dialects/llvm/slots/llvm_slots_internal.h"
#include "ir/attributes/attribute.h"
#include "ir/interfaces/fold.h"

static bool is_castable(const Type *type) {
  return !llvm_type_is_struct(type) && !llvm_type_is_array(type);
}

static uint64_t width_of(const LayoutSpec *layout, const Type *type) {
  LLVMLayout result = {0};
  llvm_type_layout(layout, type, &result);
  return result.bits;
}

bool llvm_can_extract(const LayoutSpec *layout, const Type *to,
                      const Type *from) {
  if (to == from)
    return true;
  LLVMLayout to_layout;
  LLVMLayout from_layout;
  if (!is_castable(to) || !is_castable(from) ||
      !llvm_type_layout(layout, to, &to_layout) ||
      !llvm_type_layout(layout, from, &from_layout))
    return false;
  if (llvm_type_is_pointer(to) && llvm_type_is_pointer(from))
    return to_layout.bits == from_layout.bits;
  return to_layout.bits <= from_layout.bits &&
         from_layout.bits <= MAX_INTEGER_WIDTH;
}

/// `value` cast to `type`. A cast of a cast of the same kind takes the first
/// operand.
static Value *build_cast(Builder *builder, LLVMOp id, Location loc,
                         Value *value, const Type *type) {
  if (value_type(value) == type)
    return value;
  const Operation *before = value_defining_op(value);
  if ((id == LLVM_BITCAST || id == LLVM_ADDRSPACECAST) && before &&
      op_is(before, &llvm_ops[id]))
    value = op_operand(before, 0);
  if (value_type(value) == type)
    return value;
  return llvm_build_cast(builder, &llvm_ops[id], loc, value, type);
}

static Value *to_integer(Builder *builder, const LayoutSpec *layout,
                         Location loc, Value *value) {
  const Type *type = value_type(value);
  if (type_as_integer(type))
    return value;
  const Type *integer =
      integer_type_get(builder->ctx, (uint32_t)width_of(layout, type));
  LLVMOp id = llvm_type_is_pointer(type) ? LLVM_PTRTOINT : LLVM_BITCAST;
  return build_cast(builder, id, loc, value, integer);
}

static Value *from_integer(Builder *builder, Location loc, Value *value,
                           const Type *type) {
  LLVMOp id = llvm_type_is_pointer(type) ? LLVM_INTTOPTR : LLVM_BITCAST;
  return build_cast(builder, id, loc, value, type);
}

static Value *cast_same_size(Builder *builder, const LayoutSpec *layout,
                             Location loc, Value *value, const Type *type) {
  if (value_type(value) == type)
    return value;
  if (llvm_type_is_pointer(type) && llvm_type_is_pointer(value_type(value)))
    return build_cast(builder, LLVM_ADDRSPACECAST, loc, value, type);
  return from_integer(builder, loc, to_integer(builder, layout, loc, value),
                      type);
}

/// `value` shifted by a constant.
static Value *build_shift(Builder *builder, LLVMOp id, Location loc,
                          Value *value, uint32_t amount) {
  const Type *type = value_type(value);
  Value *constant = llvm_build_constant(
      builder, loc, type, integer_attr_get_i64(builder->ctx, type, amount));
  return llvm_build_binary(builder, &llvm_ops[id], loc, value, constant);
}

Value *llvm_build_extract(Builder *builder, const LayoutSpec *layout,
                          Location loc, Value *value, const Type *to) {
  uint64_t width = width_of(layout, to);
  if (value_type(value) == to || width_of(layout, value_type(value)) == width)
    return cast_same_size(builder, layout, loc, value, to);
  const Type *narrow = integer_type_get(builder->ctx, (uint32_t)width);
  Value *bits = to_integer(builder, layout, loc, value);
  if (layout_spec_is_big_endian(layout))
    bits = build_shift(builder, LLVM_LSHR, loc, bits,
                       type_bit_width(value_type(bits)) - (uint32_t)width);
  bits = llvm_build_cast(builder, &llvm_ops[LLVM_TRUNC], loc, bits, narrow);
  return from_integer(builder, loc, bits, to);
}

/// Zero-extends. A constant is extended at once.
static Value *build_zext(Builder *builder, Location loc, Value *value,
                         const Type *type) {
  const IntegerAttr *constant = attr_as_integer(value_constant(value));
  if (!constant)
    return llvm_build_cast(builder, &llvm_ops[LLVM_ZEXT], loc, value, type);
  Arena arena;
  arena_init(&arena);
  WideInt wide =
      wide_int_zext_or_trunc(&arena, constant->value, type_bit_width(type));
  const Attribute *attr = integer_attr_get(builder->ctx, type, wide);
  arena_free(&arena);
  return llvm_build_constant(builder, loc, type, attr);
}

/// A mask of all bits but `width`: of the high ones, or of the low ones.
static Value *build_mask(Builder *builder, Location loc, const Type *type,
                         uint32_t width, bool is_high) {
  Arena arena;
  arena_init(&arena);
  WideInt ones = wide_int_from_i64(&arena, type_bit_width(type), -1);
  const Attribute *attr =
      integer_attr_get(builder->ctx, type,
                       is_high ? wide_int_lshr(&arena, ones, width)
                               : wide_int_shl(&arena, ones, width));
  arena_free(&arena);
  return llvm_build_constant(builder, loc, type, attr);
}

Value *llvm_build_insert(Builder *builder, const LayoutSpec *layout,
                         Location loc, Value *value, Value *into) {
  const Type *type = value_type(into);
  uint64_t width = width_of(layout, value_type(value));
  if (value_type(value) == type || width_of(layout, type) == width)
    return cast_same_size(builder, layout, loc, value, type);
  Value *old_bits = to_integer(builder, layout, loc, into);
  Value *bits = to_integer(builder, layout, loc, value);
  bits = build_zext(builder, loc, bits, value_type(old_bits));
  bool is_high = layout_spec_is_big_endian(layout);
  if (is_high)
    bits = build_shift(builder, LLVM_SHL, loc, bits,
                       type_bit_width(value_type(bits)) - (uint32_t)width);
  Value *mask =
      build_mask(builder, loc, value_type(old_bits), (uint32_t)width, is_high);
  Value *kept =
      llvm_build_binary(builder, &llvm_ops[LLVM_AND], loc, old_bits, mask);
  kept = llvm_build_binary(builder, &llvm_ops[LLVM_OR], loc, kept, bits);
  return from_integer(builder, loc, kept, type);
}
