// SPDX-License-Identifier: Apache-2.0
// Memrefs of one element as memory slots, for -mem2reg: alloca gives one, load
// and store access it. Follows mlir's MemRefMemorySlot.
#include "dialects/memref/memref.h"
#include "dialects/memref/memref_internal.h"
#include "dialects/ub/ub.h"
#include "ir/memory_slot.h"
#include "ir/op_interfaces.h"

/// Is there a zero of the type? Memrefs are fine too.
static bool is_supported_element(const Type *type) {
  const ShapedType *shaped = type_as_shaped(type);
  if (type_as_memref(type))
    return true;
  if (type_kind(type) == TYPE_VECTOR || type_kind(type) == TYPE_RANKED_TENSOR)
    return shaped_type_has_static_shape(shaped) &&
           is_supported_element(shaped->element);
  return type_kind(type) == TYPE_INTEGER || type_kind(type) == TYPE_INDEX ||
         type_kind(type) == TYPE_FLOAT || type_kind(type) == TYPE_COMPLEX;
}

static void alloca_slots(const Operation *op, MemorySlots *slots) {
  Value *pointer = op_result(op, 0);
  const ShapedType *type = type_as_shaped(value_type(pointer));
  if (!is_supported_element(type->element) ||
      !shaped_type_has_static_shape(type) ||
      shaped_type_num_elements(type) != 1)
    return;
  VECTOR_PUSH(slots, (MemorySlot){pointer, type->element});
}

static Value *poison_value(Operation *op, const MemorySlot *slot,
                           Builder *builder) {
  const Attribute *props[] = {[UB_POISON_VALUE] =
                                  ub_poison_attr_get(builder->ctx)};
  Operation *poison = builder_create_op(builder, &ub_ops[UB_POISON], op->loc,
                                        NULL, 0, slot->type, props);
  return op_result(poison, 0);
}

static bool loads(const Operation *op, const MemorySlot *slot) {
  return op_operand(op, 0) == slot->pointer;
}

static bool can_remove_load(Context *ctx, const Operation *op,
                            const MemorySlot *slot, const SlotUses *blocking,
                            SlotUses *more) {
  (void)ctx;
  (void)more;
  return blocking->size == 1 && loads(op, slot) &&
         op_result_type(op, 0) == slot->type;
}

static bool remove_load(Operation *op, const MemorySlot *slot,
                        const SlotUses *blocking, Builder *builder,
                        Value *reaching) {
  (void)slot;
  (void)blocking;
  (void)builder;
  value_replace_all_uses_with(op_result(op, 0), reaching);
  return true;
}

static bool stores(const Operation *op, const MemorySlot *slot) {
  return op_operand(op, 1) == slot->pointer;
}

static Value *stored_value(Operation *op, const MemorySlot *slot,
                           Builder *builder, Value *reaching) {
  (void)slot;
  (void)builder;
  (void)reaching;
  return op_operand(op, 0);
}

static bool can_remove_store(Context *ctx, const Operation *op,
                             const MemorySlot *slot, const SlotUses *blocking,
                             SlotUses *more) {
  (void)ctx;
  (void)more;
  return blocking->size == 1 && stores(op, slot) &&
         op_operand(op, 0) != slot->pointer &&
         op_operand_type(op, 0) == slot->type;
}

static bool remove_store(Operation *op, const MemorySlot *slot,
                         const SlotUses *blocking, Builder *builder,
                         Value *reaching) {
  (void)op;
  (void)slot;
  (void)blocking;
  (void)builder;
  (void)reaching;
  return true;
}

static const MemorySlotInterfaces alloca_slot = {
    .promotable_slots = alloca_slots,
    .default_value = poison_value,
};
static const MemorySlotInterfaces load_slot = {
    .loads_from = loads,
    .can_remove_accesses = can_remove_load,
    .remove_accesses = remove_load,
};
static const MemorySlotInterfaces store_slot = {
    .stores_to = stores,
    .stored_value = stored_value,
    .can_remove_accesses = can_remove_store,
    .remove_accesses = remove_store,
};

const OpInterfaces memref_alloca_interfaces = {.memory_slots = &alloca_slot};
const OpInterfaces memref_load_interfaces = {.memory_slots = &load_slot};
const OpInterfaces memref_store_interfaces = {.memory_slots = &store_slot};
