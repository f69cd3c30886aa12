// SPDX-License-Identifier: Apache-2.0
// Memrefs of one element as memory slots for -mem2reg, and small memrefs as
// slots that -sroa can split. alloca makes a slot; load and store access it.
// Follows mlir's MemRefMemorySlot.
#include "dialects/memref/memref.h"
#include "dialects/memref/memref_internal.h"
#include "dialects/ub/ub.h"
#include "ir/attributes/attribute.h"
#include "ir/interfaces/fold.h"
#include "ir/interfaces/memory_slot.h"
#include "ir/interfaces/op_interfaces.h"

/// Can the type have a default value? Memrefs can, too.
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
  VECTOR_PUSH(slots, (MemorySlot){.pointer = pointer, .type = type->element});
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

//===- Splitting ----------------------------------------------------------===//

enum { MAX_SPLIT_ELEMENTS = 16 };

void memref_add_splittable_slot(Value *pointer, MemorySlots *slots) {
  const ShapedType *memref = type_as_shaped(value_type(pointer));
  if (!shaped_type_has_static_shape(memref))
    return;
  int64_t size = shaped_type_num_elements(memref);
  if (size <= MAX_SPLIT_ELEMENTS && size != 1)
    VECTOR_PUSH(slots, (MemorySlot){.pointer = pointer,
                                    .type = value_type(pointer),
                                    .num_parts = (uint64_t)size});
}

static void splittable_slots(Context *ctx, const Operation *op,
                             MemorySlots *slots) {
  (void)ctx;
  memref_add_splittable_slot(op_result(op, 0), slots);
}

static const Type *element_type(const Operation *op, const MemorySlot *slot,
                                const Attribute *index) {
  (void)op;
  (void)index;
  return type_as_shaped(slot->type)->element;
}

static void split_alloca(Operation *op, const MemorySlot *slot,
                         Builder *builder, Subslots *subslots) {
  const Type *element = type_as_shaped(slot->type)->element;
  const Type *type =
      memref_type_get(builder->ctx, NULL, 0, element, NULL, NULL);
  const Attribute *segments =
      dense_i32_array_attr_get(builder->ctx, (const int32_t[]){0, 0}, 2);
  const Attribute *props[] = {
      [MEMREF_ALLOC_SEGMENTS] = segments, [MEMREF_ALLOC_ALIGNMENT] = NULL};
  for (size_t i = 0; i < subslots->size; i++) {
    Operation *part =
        builder_create_op(builder, op->def, op->loc, NULL, 0, type, props);
    subslots->data[i].slot =
        (MemorySlot){.pointer = op_result(part, 0), .type = element};
  }
}

/// Constant indices from operand `first` on, as an array attribute. NULL if one
/// is not constant or out of bounds.
static const Attribute *constant_index(Context *ctx, const Operation *op,
                                       unsigned first, const Type *memref) {
  const ShapedType *type = type_as_shaped(memref);
  VECTOR(const Attribute *) indices = {0};
  bool is_known = true;
  for (int32_t i = 0; is_known && i < type->rank; i++) {
    const Attribute *constant =
        value_constant(op_operand(op, first + (unsigned)i));
    int64_t value;
    is_known = attr_as_integer(constant) &&
               attr_integer_value(constant, &value) && value >= 0 &&
               value < type->shape[i];
    VECTOR_PUSH(&indices, constant);
  }
  const Attribute *array =
      is_known ? array_attr_get(ctx, indices.data, indices.size) : NULL;
  VECTOR_FREE(&indices);
  return array;
}

/// load and store differ only in the index of the memref operand.
static bool can_rewire_at(Context *ctx, const Operation *op, unsigned memref,
                          Subslots *used) {
  const Attribute *index =
      constant_index(ctx, op, memref + 1, op_operand_type(op, memref));
  if (index)
    subslots_add(used, index);
  return index;
}

static bool can_rewire_load(Context *ctx, const Operation *op,
                            const MemorySlot *slot, Subslots *used,
                            MemorySlots *safe) {
  (void)safe;
  return loads(op, slot) && can_rewire_at(ctx, op, 0, used);
}

static bool can_rewire_store(Context *ctx, const Operation *op,
                             const MemorySlot *slot, Subslots *used,
                             MemorySlots *safe) {
  (void)safe;
  return stores(op, slot) && op_operand(op, 0) != slot->pointer &&
         can_rewire_at(ctx, op, 1, used);
}

static bool rewire_load(Operation *op, const MemorySlot *slot,
                        const Subslots *subslots, Builder *builder) {
  const Attribute *index = constant_index(builder->ctx, op, 1, slot->type);
  Value *operands[] = {subslots_find(subslots, index)->slot.pointer};
  op_set_operands(builder->ctx, op, operands, 1);
  return false;
}

static bool rewire_store(Operation *op, const MemorySlot *slot,
                         const Subslots *subslots, Builder *builder) {
  const Attribute *index = constant_index(builder->ctx, op, 2, slot->type);
  Value *operands[] = {op_operand(op, 0),
                       subslots_find(subslots, index)->slot.pointer};
  op_set_operands(builder->ctx, op, operands, 2);
  return false;
}

static const MemorySlotInterfaces alloca_slot = {
    .promotable_slots = alloca_slots,
    .default_value = poison_value,
    .destructurable_slots = splittable_slots,
    .subslot_type = element_type,
    .destructure = split_alloca,
};
static const MemorySlotInterfaces load_slot = {
    .loads_from = loads,
    .can_remove_accesses = can_remove_load,
    .remove_accesses = remove_load,
    .can_rewire = can_rewire_load,
    .rewire = rewire_load,
};
static const MemorySlotInterfaces store_slot = {
    .stores_to = stores,
    .stored_value = stored_value,
    .can_remove_accesses = can_remove_store,
    .can_rewire = can_rewire_store,
    .rewire = rewire_store,
};

const OpInterfaces memref_alloca_interfaces = {.memory_slots = &alloca_slot};
const OpInterfaces memref_load_interfaces = {.memory_slots = &load_slot};
const OpInterfaces memref_store_interfaces = {.memory_slots = &store_slot};
