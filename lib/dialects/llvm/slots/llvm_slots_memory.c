// SPDX-License-Identifier: Apache-2.0
// memset, memcpy and memmove of llvm as accesses of memory slots, if their
// length is constant. The inline ones have it as a property. Follows mlir's
// LLVMMemorySlot.
#include "dialects/llvm/llvm_build.h"
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_layout.h"
#include "dialects/llvm/llvm_types.h"
#include "dialects/llvm/slots/llvm_slots_internal.h"
#include "ir/attributes/attribute.h"
#include "ir/interfaces/fold.h"

enum { MEM_DST, MEM_SRC, MEM_LENGTH = 2 };
enum { MEMSET_VALUE = 1 };

static bool is_volatile(const Operation *op) {
  const Attribute *flag = op_prop(op, LLVM_MEM_IS_VOLATILE);
  int64_t value;
  return op->num_operands > 3 ||
         (flag && (!attr_integer_value(flag, &value) || value != 0));
}

/// The property with the length; NULL: operand MEM_LENGTH has it.
static const IntegerAttr *length_prop(const Operation *op) {
  bool is_inline = op_is(op, &llvm_ops[LLVM_INTR_MEMCPY_INLINE]) ||
                   op_is(op, &llvm_ops[LLVM_INTR_MEMSET_INLINE]);
  return is_inline ? attr_as_integer(op_prop(op, LLVM_MEM_INLINE_LENGTH))
                   : NULL;
}

static bool constant_length(const Operation *op, uint64_t *length) {
  const IntegerAttr *prop = length_prop(op);
  return prop ? wide_int_as_u64(&prop->value, length)
              : llvm_constant_length(op_operand(op, MEM_LENGTH), length);
}

/// Is exactly the slot accessed?
static bool has_length(const Operation *op, const MemorySlot *slot) {
  uint64_t length;
  uint64_t size;
  return constant_length(op, &length) &&
         llvm_type_size(slot->layout, slot->type, &size) && length == size;
}

/// Does it write to exactly the slot?
static bool writes_within(const Operation *op, const MemorySlot *slot) {
  uint64_t length;
  uint64_t size;
  return op_operand(op, MEM_DST) == slot->pointer &&
         constant_length(op, &length) &&
         llvm_type_size(slot->layout, slot->type, &size) && length <= size;
}

static bool is_safe_write(Context *ctx, const Operation *op,
                          const MemorySlot *slot, MemorySlots *safe) {
  (void)ctx;
  (void)safe;
  return writes_within(op, slot);
}

static bool writes_to(const Operation *op, const MemorySlot *slot) {
  return op_operand(op, MEM_DST) == slot->pointer;
}

static Value *build_length(Builder *builder, Location loc, const Type *type,
                           uint64_t length) {
  return llvm_build_constant(
      builder, loc, type,
      integer_attr_get_i64(builder->ctx, type, (int64_t)length));
}

/// Builds the operation for other memory, not volatile; its length is made at
/// `loc`.
static void build_access(Builder *builder, const Operation *op, Value *dst,
                         Value *src, uint64_t length, Location loc) {
  const IntegerAttr *prop = length_prop(op);
  const Attribute *props[LLVM_MAX_PROPS] = {
      [LLVM_MEM_IS_VOLATILE] = bool_attr_get(builder->ctx, false)};
  Value *operands[] = {dst, src, NULL};
  if (prop)
    props[LLVM_MEM_INLINE_LENGTH] =
        integer_attr_get_i64(builder->ctx, prop->type, (int64_t)length);
  else
    operands[MEM_LENGTH] =
        build_length(builder, loc, op_operand_type(op, MEM_LENGTH), length);
  builder_create_op(builder, op->def, op->loc, operands, prop ? 2 : 3, NULL,
                    props);
}

/// Where the length was given.
static Location length_location(const Operation *op) {
  return length_prop(op) ? op->loc : value_location(op_operand(op, MEM_LENGTH));
}

//===- llvm.intr.memset ---------------------------------------------------===//

static bool can_remove_memset(Context *ctx, const Operation *op,
                              const MemorySlot *slot, const SlotUses *blocking,
                              SlotUses *more) {
  (void)ctx;
  (void)blocking;
  (void)more;
  const Type *type = slot->type;
  return writes_to(op, slot) && type_is_int_or_float(type) &&
         type_bit_width(type) && type_bit_width(type) % 8 == 0 &&
         type_is_integer_of_width(op_operand_type(op, MEMSET_VALUE), 8) &&
         !is_volatile(op) && has_length(op, slot);
}

/// A constant of `type` that repeats `byte`.
static Value *repeat_constant(Builder *builder, Location loc, WideInt byte,
                              const Type *type) {
  Arena arena;
  arena_init(&arena);
  uint32_t width = type_bit_width(type);
  WideInt ones = wide_int_from_i64(&arena, width, -1);
  WideInt low_ones =
      wide_int_udiv(&arena, ones, wide_int_from_u64(&arena, width, UINT8_MAX));
  WideInt bytes = wide_int_mul(&arena, low_ones,
                               wide_int_zext_or_trunc(&arena, byte, width));
  const Attribute *attr = integer_attr_get(builder->ctx, type, bytes);
  arena_free(&arena);
  return llvm_build_constant(builder, loc, type, attr);
}

/// Doubles `byte` until it fills `type`.
static Value *repeat_value(Builder *builder, Location loc, Value *byte,
                           const Type *type) {
  uint32_t width = type_bit_width(type);
  if (width == 8)
    return byte;
  Value *value =
      llvm_build_cast(builder, &llvm_ops[LLVM_ZEXT], loc, byte, type);
  for (uint32_t covered = 8; covered < width; covered *= 2) {
    Value *shift = build_length(builder, loc, type, covered);
    Value *shifted =
        llvm_build_binary(builder, &llvm_ops[LLVM_SHL], loc, value, shift);
    value = llvm_build_binary(builder, &llvm_ops[LLVM_OR], loc, value, shifted);
  }
  return value;
}

/// The number that a byte is known to be: a constant's, or a zero's.
static bool known_byte(const Value *byte, WideInt *number) {
  const Operation *op = value_defining_op(byte);
  const IntegerAttr *constant = attr_as_integer(value_constant(byte));
  if (constant)
    *number = constant->value;
  else if (op && op_is(op, &llvm_ops[LLVM_MLIR_ZERO]))
    *number = (WideInt){.width = 8};
  else
    return false;
  return true;
}

/// A value with `byte` everywhere, by way of an integer.
static Value *memset_value(Operation *op, const MemorySlot *slot,
                           Builder *builder, Value *reaching) {
  (void)reaching;
  Value *byte = op_operand(op, MEMSET_VALUE);
  const Type *type = integer_type_get(builder->ctx, type_bit_width(slot->type));
  WideInt number;
  Value *value = known_byte(byte, &number)
                     ? repeat_constant(builder, op->loc, number, type)
                     : repeat_value(builder, op->loc, byte, type);
  return type == slot->type ? value
                            : llvm_build_cast(builder, &llvm_ops[LLVM_BITCAST],
                                              op->loc, value, slot->type);
}

/// When the slot is split, each used part gets its own operation; unused parts
/// get none.
static bool can_rewire_memset(Context *ctx, const Operation *op,
                              const MemorySlot *slot, Subslots *used,
                              MemorySlots *safe) {
  (void)ctx;
  (void)used;
  (void)safe;
  return !is_volatile(op) && writes_within(op, slot);
}

static bool is_packed(const Type *type) {
  return llvm_type_is_struct(type) && type_as_dialect(type, NULL)->ints[0] != 0;
}

static bool rewire_memset(Operation *op, const MemorySlot *slot,
                          const Subslots *subslots, Builder *builder) {
  const LayoutSpec *layout = slot->layout;
  uint64_t length = 0;
  constant_length(op, &length);
  uint64_t parts = llvm_num_parts(slot->type);
  uint64_t covered = 0;
  for (uint64_t i = 0; i < parts; i++) {
    LLVMLayout room = {0, 1};
    llvm_type_layout(layout, llvm_part_type(slot->type, i), &room);
    uint64_t size = (room.bits + 7) / 8;
    if (!is_packed(slot->type))
      covered =
          (covered + room.alignment - 1) / room.alignment * room.alignment;
    if (covered >= length)
      break;
    const Subslot *part =
        subslots_find(subslots, llvm_part_index(builder->ctx, i));
    uint64_t rest = length - covered;
    if (part)
      build_access(builder, op, part->slot.pointer,
                   op_operand(op, MEMSET_VALUE), rest < size ? rest : size,
                   length_location(op));
    covered += size;
  }
  return true;
}

//===- llvm.intr.memcpy and llvm.intr.memmove -----------------------------===//

static bool reads_from(const Operation *op, const MemorySlot *slot) {
  return op_operand(op, MEM_SRC) == slot->pointer;
}

static bool can_remove_copy(Context *ctx, const Operation *op,
                            const MemorySlot *slot, const SlotUses *blocking,
                            SlotUses *more) {
  (void)ctx;
  (void)blocking;
  (void)more;
  return op_operand(op, MEM_DST) != op_operand(op, MEM_SRC) &&
         !is_volatile(op) && has_length(op, slot);
}

static Value *copied_value(Operation *op, const MemorySlot *slot,
                           Builder *builder, Value *reaching) {
  (void)reaching;
  return llvm_build_load(builder, op->loc, op_operand(op, MEM_SRC), slot->type);
}

static bool remove_copy(Operation *op, const MemorySlot *slot,
                        const SlotUses *blocking, Builder *builder,
                        Value *reaching) {
  (void)blocking;
  if (reads_from(op, slot))
    llvm_build_store(builder, op->loc, reaching, op_operand(op, MEM_DST));
  return true;
}

/// For a copy of exactly the slot: a copy out of it uses every part.
static bool can_rewire_copy(Context *ctx, const Operation *op,
                            const MemorySlot *slot, Subslots *used,
                            MemorySlots *safe) {
  (void)safe;
  if (op_operand(op, MEM_DST) == op_operand(op, MEM_SRC) || is_volatile(op) ||
      !has_length(op, slot))
    return false;
  uint64_t parts = llvm_num_parts(slot->type);
  for (uint64_t i = 0; reads_from(op, slot) && i < parts; i++)
    subslots_add(used, llvm_part_index(ctx, i));
  return true;
}

/// Pointer to part `index` of memory of type `type` at `pointer`.
static Value *build_part_gep(Builder *builder, Location loc, Value *pointer,
                             const Type *type, uint64_t index) {
  const int32_t indices[] = {0, (int32_t)index};
  const Attribute *props[LLVM_MAX_PROPS] = {
      [LLVM_GEP_RAW_CONSTANT_INDICES] =
          dense_i32_array_attr_get(builder->ctx, indices, 2),
      [LLVM_GEP_ELEM_TYPE] = type_attr_get(builder->ctx, type)};
  Operation *gep =
      builder_create_op(builder, &llvm_ops[LLVM_GETELEMENTPTR], loc, &pointer,
                        1, llvm_pointer(builder->ctx, 0), props);
  return op_result(gep, 0);
}

static bool rewire_copy(Operation *op, const MemorySlot *slot,
                        const Subslots *subslots, Builder *builder) {
  const LayoutSpec *layout = slot->layout;
  bool is_dst = writes_to(op, slot);
  Value *other = op_operand(op, is_dst ? MEM_SRC : MEM_DST);
  uint64_t parts = subslots->size ? llvm_num_parts(slot->type) : 0;
  for (uint64_t i = 0; i < parts; i++) {
    const Subslot *part =
        subslots_find(subslots, llvm_part_index(builder->ctx, i));
    uint64_t size = 0;
    if (!part || !llvm_type_size(layout, part->slot.type, &size))
      continue;
    Value *there = build_part_gep(builder, op->loc, other, slot->type, i);
    build_access(builder, op, is_dst ? part->slot.pointer : there,
                 is_dst ? there : part->slot.pointer, size, op->loc);
  }
  return true;
}

static const MemorySlotInterfaces memset_slot = {
    .stores_to = writes_to,
    .stored_value = memset_value,
    .can_remove_accesses = can_remove_memset,
    .can_rewire = can_rewire_memset,
    .rewire = rewire_memset,
    .is_safe_access = is_safe_write,
};
static const MemorySlotInterfaces copy_slot = {
    .loads_from = reads_from,
    .stores_to = writes_to,
    .stored_value = copied_value,
    .can_remove_accesses = can_remove_copy,
    .remove_accesses = remove_copy,
    .can_rewire = can_rewire_copy,
    .rewire = rewire_copy,
    .is_safe_access = is_safe_write,
};

const OpInterfaces llvm_memset_interfaces = {.memory_slots = &memset_slot};
const OpInterfaces llvm_copy_interfaces = {.memory_slots = &copy_slot};
