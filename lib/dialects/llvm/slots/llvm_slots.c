// SPDX-License-Identifier: Apache-2.0
// Stack memory of llvm as memory slots, for -mem2reg and -sroa. llvm.alloca
// makes a slot; loads and stores access it, also as other types; getelementptr
// with constant indices gives parts of it. Follows mlir's LLVMMemorySlot.
#include "dialects/llvm/llvm_build.h"
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_layout.h"
#include "dialects/llvm/llvm_types.h"
#include "dialects/llvm/slots/llvm_slots_internal.h"
#include "ir/attributes/attribute.h"
#include "ir/interfaces/fold.h"

enum { MAX_SPLIT_ELEMENTS = 16 };

bool llvm_constant_length(const Value *value, uint64_t *length) {
  const IntegerAttr *constant = attr_as_integer(value_constant(value));
  return constant && wide_int_as_u64(&constant->value, length);
}

uint64_t llvm_num_parts(const Type *type) {
  if (llvm_type_is_struct(type))
    return llvm_struct_size(type);
  if (!llvm_type_is_array(type) || llvm_array_size(type) > MAX_SPLIT_ELEMENTS)
    return 0;
  return llvm_array_size(type);
}

const Type *llvm_part_type(const Type *type, uint64_t index) {
  if (index >= llvm_num_parts(type))
    return NULL;
  return llvm_type_is_struct(type) ? llvm_struct_element(type, index)
                                   : llvm_array_element(type);
}

const Attribute *llvm_part_index(Context *ctx, uint64_t index) {
  return integer_attr_get_i64(ctx, integer_type_get(ctx, 32), (int64_t)index);
}

/// Does a value of `type` fit into a slot of type `room`?
static bool fits(const LayoutSpec *layout, const Type *type, const Type *room) {
  uint64_t size;
  uint64_t limit;
  return llvm_type_size(layout, type, &size) &&
         llvm_type_size(layout, room, &limit) && size <= limit;
}

//===- llvm.alloca --------------------------------------------------------===//

/// NULL in the wrapped spelling.
static const Type *alloca_type(const Operation *op) {
  const TypeAttr *type = attr_as_type(op_prop(op, LLVM_ALLOCA_ELEM_TYPE));
  return type && !llvm_type_is_wrapped(op_result_type(op, 0)) ? type->value
                                                              : NULL;
}

static void promotable_slots(const Operation *op, MemorySlots *slots) {
  const Type *type = alloca_type(op);
  if (type && op->block && block_is_entry(op->block))
    VECTOR_PUSH(slots, (MemorySlot){.pointer = op_result(op, 0), .type = type});
}

static Value *undef_value(Operation *op, const MemorySlot *slot,
                          Builder *builder) {
  Operation *undef = builder_create_op(builder, &llvm_ops[LLVM_MLIR_UNDEF],
                                       op->loc, NULL, 0, slot->type, NULL);
  return op_result(undef, 0);
}

static void destructurable_slots(Context *ctx, const Operation *op,
                                 MemorySlots *slots) {
  (void)ctx;
  const Type *type = alloca_type(op);
  const Attribute *count = value_constant(op_operand(op, 0));
  int64_t number;
  if (!type || !attr_as_integer(count) || !attr_integer_value(count, &number) ||
      number != 1)
    return;
  bool is_short =
      llvm_type_is_array(type) && llvm_array_size(type) <= MAX_SPLIT_ELEMENTS;
  if (!llvm_type_is_struct(type) && !is_short)
    return;
  uint64_t num_parts =
      is_short ? (uint64_t)llvm_array_size(type) : llvm_struct_size(type);
  VECTOR_PUSH(slots, (MemorySlot){.pointer = op_result(op, 0),
                                  .type = type,
                                  .num_parts = num_parts});
}

static const Type *subslot_type(const Operation *op, const MemorySlot *slot,
                                const Attribute *index) {
  (void)op;
  int64_t number;
  return attr_integer_value(index, &number) && number >= 0
             ? llvm_part_type(slot->type, (uint64_t)number)
             : NULL;
}

/// The parts' memory is in address space 0, as in mlir-opt.
static void destructure(Operation *op, const MemorySlot *slot, Builder *builder,
                        Subslots *subslots) {
  const Type *pointer = llvm_pointer(builder->ctx, 0);
  for (size_t i = 0; i < subslots->size; i++) {
    const Type *type = subslot_type(op, slot, subslots->data[i].index);
    Value *part = llvm_build_alloca(builder, op->loc, op_operand(op, 0), type,
                                    pointer, 0);
    subslots->data[i].slot = (MemorySlot){.pointer = part, .type = type};
  }
}

//===- llvm.load and llvm.store -------------------------------------------===//

static bool is_volatile(const Operation *op) {
  return op_prop(op, LLVM_ACCESS_VOLATILE) != NULL;
}

static bool loads(const Operation *op, const MemorySlot *slot) {
  return op_operand(op, 0) == slot->pointer;
}

static bool stores(const Operation *op, const MemorySlot *slot) {
  return op_operand(op, 1) == slot->pointer;
}

static bool can_remove_load(Context *ctx, const Operation *op,
                            const MemorySlot *slot, const SlotUses *blocking,
                            SlotUses *more) {
  (void)ctx;
  (void)more;
  return blocking->size == 1 && loads(op, slot) && !is_volatile(op) &&
         llvm_can_extract(slot->layout, op_result_type(op, 0), slot->type);
}

static bool remove_load(Operation *op, const MemorySlot *slot,
                        const SlotUses *blocking, Builder *builder,
                        Value *reaching) {
  (void)slot;
  (void)blocking;
  value_replace_all_uses_with(
      op_result(op, 0), llvm_build_extract(builder, slot->layout, op->loc,
                                           reaching, op_result_type(op, 0)));
  return true;
}

static bool can_remove_store(Context *ctx, const Operation *op,
                             const MemorySlot *slot, const SlotUses *blocking,
                             SlotUses *more) {
  (void)ctx;
  (void)more;
  return blocking->size == 1 && stores(op, slot) &&
         op_operand(op, 0) != slot->pointer && !is_volatile(op) &&
         llvm_can_extract(slot->layout, op_operand_type(op, 0), slot->type);
}

static Value *stored_value(Operation *op, const MemorySlot *slot,
                           Builder *builder, Value *reaching) {
  (void)slot;
  return llvm_build_insert(builder, slot->layout, op->loc, op_operand(op, 0),
                           reaching);
}

/// The access is to the first part, or to a part of that.
static bool can_rewire_first(Context *ctx, const Type *accessed,
                             const MemorySlot *slot, Subslots *used) {
  const Type *part = llvm_part_type(slot->type, 0);
  if (!part || !fits(slot->layout, accessed, part))
    return false;
  subslots_add(used, llvm_part_index(ctx, 0));
  return true;
}

static bool can_rewire_load(Context *ctx, const Operation *op,
                            const MemorySlot *slot, Subslots *used,
                            MemorySlots *safe) {
  (void)safe;
  return !is_volatile(op) &&
         can_rewire_first(ctx, op_result_type(op, 0), slot, used);
}

static bool can_rewire_store(Context *ctx, const Operation *op,
                             const MemorySlot *slot, Subslots *used,
                             MemorySlots *safe) {
  (void)safe;
  return !is_volatile(op) && op_operand(op, 0) != slot->pointer &&
         can_rewire_first(ctx, op_operand_type(op, 0), slot, used);
}

static bool rewire_first(Operation *op, unsigned operand,
                         const Subslots *subslots, Builder *builder) {
  const Attribute *index = llvm_part_index(builder->ctx, 0);
  op_set_operand(op, operand, subslots_find(subslots, index)->slot.pointer);
  return false;
}

static bool rewire_load(Operation *op, const MemorySlot *slot,
                        const Subslots *subslots, Builder *builder) {
  (void)slot;
  return rewire_first(op, 0, subslots, builder);
}

static bool rewire_store(Operation *op, const MemorySlot *slot,
                         const Subslots *subslots, Builder *builder) {
  (void)slot;
  return rewire_first(op, 1, subslots, builder);
}

static bool is_safe_load(Context *ctx, const Operation *op,
                         const MemorySlot *slot, MemorySlots *safe) {
  (void)ctx;
  (void)safe;
  return !loads(op, slot) ||
         fits(slot->layout, op_result_type(op, 0), slot->type);
}

static bool is_safe_store(Context *ctx, const Operation *op,
                          const MemorySlot *slot, MemorySlots *safe) {
  (void)ctx;
  (void)safe;
  return !stores(op, slot) ||
         fits(slot->layout, op_operand_type(op, 0), slot->type);
}

//===- llvm.getelementptr -------------------------------------------------===//

/// Larger slots are not split, so that offsets do not overflow.
static const uint64_t max_size = UINT64_C(1) << 28;

/// Adds the offset of index `number` in `*type` to `*offset`, and makes `*type`
/// the element.
static bool step_into(const LayoutSpec *layout, const Type **type,
                      uint64_t number, uint64_t *offset) {
  uint64_t step;
  if (llvm_type_is_struct(*type)) {
    if (!llvm_struct_offset(layout, *type, number, &step) || step > max_size)
      return false;
    *offset += step;
    *type = llvm_struct_element(*type, number);
    return true;
  }
  if (!llvm_type_is_array(*type) ||
      !llvm_type_size(layout, llvm_array_element(*type), &step) ||
      step > max_size)
    return false;
  *offset += number * step;
  *type = llvm_array_element(*type);
  return true;
}

/// Adds the offset of the indices from `first` on in `type` to `*offset`.
static bool add_indices(const LayoutSpec *layout, const Attribute *indices,
                        size_t first, const Type *type, uint64_t *offset) {
  for (size_t i = first; i < llvm_index_array_size(indices); i++) {
    int64_t index = llvm_index_array_at(indices, i);
    if (index < 0 || !step_into(layout, &type, (uint64_t)index, offset) ||
        *offset > max_size)
      return false;
  }
  return true;
}

/// Bytes that a getelementptr adds. False: not constant, negative, or too many.
static bool gep_offset(const LayoutSpec *layout, const Operation *op,
                       uint64_t *offset) {
  const Attribute *indices = op_prop(op, LLVM_GEP_RAW_CONSTANT_INDICES);
  const TypeAttr *type = attr_as_type(op_prop(op, LLVM_GEP_ELEM_TYPE));
  if (!indices || !type || !llvm_index_array_size(indices))
    return false;
  int64_t index = llvm_index_array_at(indices, 0);
  uint64_t size = 0;
  if (index < 0 || (index && (!llvm_type_size(layout, type->value, &size) ||
                              size > max_size)))
    return false;
  *offset = (uint64_t)index * size;
  return add_indices(layout, indices, 1, type->value, offset);
}

/// A place in a slot: byte `rest` of part `index`, which has `size` bytes.
typedef struct PartPlace {
  uint64_t index;
  uint64_t rest;
  uint64_t size;
} PartPlace;

/// The usual case: the second index is the part's, so the other parts need not
/// be visited.
static bool find_part_by_index(const LayoutSpec *layout, const Operation *op,
                               const Type *slot, PartPlace *place) {
  const Attribute *indices = op_prop(op, LLVM_GEP_RAW_CONSTANT_INDICES);
  const TypeAttr *type = attr_as_type(op_prop(op, LLVM_GEP_ELEM_TYPE));
  if (!indices || !type || type->value != slot ||
      llvm_index_array_size(indices) < 2 ||
      llvm_index_array_at(indices, 0) != 0 ||
      llvm_index_array_at(indices, 1) < 0)
    return false;
  place->index = (uint64_t)llvm_index_array_at(indices, 1);
  place->rest = 0;
  const Type *part = llvm_part_type(slot, place->index);
  return part && llvm_type_size(layout, part, &place->size) &&
         add_indices(layout, indices, 2, part, &place->rest) &&
         place->rest < place->size;
}

static bool find_part(const Operation *op, const MemorySlot *slot,
                      PartPlace *place) {
  const LayoutSpec *layout = slot->layout;
  if (find_part_by_index(layout, op, slot->type, place))
    return true;
  uint64_t offset;
  if (!gep_offset(layout, op, &offset) ||
      !llvm_element_at_offset(layout, slot->type, offset, &place->index,
                              &place->rest))
    return false;
  const Type *part = llvm_part_type(slot->type, place->index);
  return part && llvm_type_size(layout, part, &place->size) &&
         place->rest <= place->size;
}

static bool is_pointer_gep(const Operation *op, const MemorySlot *slot) {
  return op_operand(op, 0) == slot->pointer &&
         llvm_type_is_pointer(op_operand_type(op, 0));
}

/// `size` bytes of memory at `pointer`, to be used safely.
static void push_bytes(Context *ctx, Value *pointer, uint64_t size,
                       MemorySlots *safe) {
  const Type *bytes = llvm_array(ctx, (int64_t)size, integer_type_get(ctx, 8));
  VECTOR_PUSH(safe, (MemorySlot){.pointer = pointer, .type = bytes});
}

static bool can_rewire_gep(Context *ctx, const Operation *op,
                           const MemorySlot *slot, Subslots *used,
                           MemorySlots *safe) {
  PartPlace place;
  if (!is_pointer_gep(op, slot) || !find_part(op, slot, &place))
    return false;
  subslots_add(used, llvm_part_index(ctx, place.index));
  push_bytes(ctx, op_result(op, 0), place.size - place.rest, safe);
  return true;
}

static bool rewire_gep(Operation *op, const MemorySlot *slot,
                       const Subslots *subslots, Builder *builder) {
  PartPlace place = {0};
  find_part(op, slot, &place);
  Context *ctx = builder->ctx;
  Value *pointer =
      subslots_find(subslots, llvm_part_index(ctx, place.index))->slot.pointer;
  if (place.rest || value_type(pointer) != op_result_type(op, 0)) {
    const int32_t bytes = (int32_t)place.rest;
    const Attribute *props[LLVM_MAX_PROPS] = {
        [LLVM_GEP_RAW_CONSTANT_INDICES] =
            dense_i32_array_attr_get(ctx, &bytes, 1),
        [LLVM_GEP_ELEM_TYPE] = type_attr_get(ctx, integer_type_get(ctx, 8)),
        [LLVM_GEP_NO_WRAP_FLAGS] = op_prop(op, LLVM_GEP_NO_WRAP_FLAGS)};
    Operation *gep = builder_create_op(builder, op->def, op->loc, &pointer, 1,
                                       op_result_type(op, 0), props);
    pointer = op_result(gep, 0);
  }
  value_replace_all_uses_with(op_result(op, 0), pointer);
  return true;
}

static bool is_safe_gep(Context *ctx, const Operation *op,
                        const MemorySlot *slot, MemorySlots *safe) {
  const LayoutSpec *layout = slot->layout;
  uint64_t offset;
  uint64_t size;
  if (op_operand(op, 0) != slot->pointer)
    return true;
  if (!is_pointer_gep(op, slot) || !gep_offset(layout, op, &offset) ||
      !llvm_type_size(layout, slot->type, &size) || offset >= size)
    return false;
  push_bytes(ctx, op_result(op, 0), size - offset, safe);
  return true;
}

//===- Operations that go with what they use ------------------------------===//

static bool forward_uses(Context *ctx, const Operation *op,
                         const SlotUses *blocking, SlotUses *more) {
  (void)ctx;
  (void)blocking;
  for (unsigned i = 0; i < op->num_results; i++)
    FOR_EACH_USE(use, op_result(op, i))
      VECTOR_PUSH(more, use);
  return true;
}

static bool forward_gep_uses(Context *ctx, const Operation *op,
                             const SlotUses *blocking, SlotUses *more) {
  const Attribute *indices = op_prop(op, LLVM_GEP_RAW_CONSTANT_INDICES);
  for (size_t i = 0; indices && i < llvm_index_array_size(indices); i++)
    if (llvm_index_array_at(indices, i) != 0)
      return false;
  return indices && forward_uses(ctx, op, blocking, more);
}

//===- Debug information --------------------------------------------------===//

/// A dbg.value of `value` for the variable of `op`, which is a dbg.declare.
static void build_debug_value(const Operation *op, Value *value,
                              Builder *builder) {
  const Attribute *props[] = {
      [LLVM_DEBUG_VARIABLE] = op_prop(op, LLVM_DEBUG_VARIABLE),
      [LLVM_DEBUG_EXPRESSION] = op_prop(op, LLVM_DEBUG_EXPRESSION)};
  builder_create_op(builder, &llvm_ops[LLVM_INTR_DBG_VALUE], op->loc, &value, 1,
                    NULL, props);
}

static void declare_argument(const MemorySlot *slot, Value *argument,
                             Builder *builder) {
  FOR_EACH_USE(use, slot->pointer)
    if (op_is(use->owner, &llvm_ops[LLVM_INTR_DBG_DECLARE]))
      build_debug_value(use->owner, argument, builder);
}

/// The variable stays known, with an unknown value.
static bool drop_debug_value(Operation *op, const SlotUses *blocking,
                             Builder *builder) {
  (void)blocking;
  Value *value = op_operand(op, 0);
  Operation *undef = builder_create_op(builder, &llvm_ops[LLVM_MLIR_UNDEF],
                                       value_location(value), NULL, 0,
                                       value_type(value), NULL);
  op_set_operand(op, 0, op_result(undef, 0));
  return false;
}

static const MemorySlotInterfaces declare_slot = {
    .can_remove_uses = forward_uses,
    .visit_stored = build_debug_value,
};
static const MemorySlotInterfaces debug_value_slot = {
    .can_remove_uses = forward_uses,
    .remove_uses = drop_debug_value,
};

static const MemorySlotInterfaces alloca_slot = {
    .promotable_slots = promotable_slots,
    .default_value = undef_value,
    .handle_argument = declare_argument,
    .destructurable_slots = destructurable_slots,
    .subslot_type = subslot_type,
    .destructure = destructure,
};
static const MemorySlotInterfaces load_slot = {
    .loads_from = loads,
    .can_remove_accesses = can_remove_load,
    .remove_accesses = remove_load,
    .can_rewire = can_rewire_load,
    .rewire = rewire_load,
    .is_safe_access = is_safe_load,
};
static const MemorySlotInterfaces store_slot = {
    .stores_to = stores,
    .stored_value = stored_value,
    .can_remove_accesses = can_remove_store,
    .can_rewire = can_rewire_store,
    .rewire = rewire_store,
    .is_safe_access = is_safe_store,
};
static const MemorySlotInterfaces gep_slot = {
    .can_remove_uses = forward_gep_uses,
    .can_rewire = can_rewire_gep,
    .rewire = rewire_gep,
    .is_safe_access = is_safe_gep,
};
static const MemorySlotInterfaces forwarded = {
    .can_remove_uses = forward_uses,
};

const OpInterfaces llvm_alloca_interfaces = {.memory_slots = &alloca_slot};
const OpInterfaces llvm_load_interfaces = {.memory_slots = &load_slot};
const OpInterfaces llvm_store_interfaces = {.memory_slots = &store_slot};
const OpInterfaces llvm_gep_interfaces = {.memory_slots = &gep_slot};
const OpInterfaces llvm_forward_interfaces = {.memory_slots = &forwarded};
const OpInterfaces llvm_declare_interfaces = {.memory_slots = &declare_slot};
const OpInterfaces llvm_debug_value_interfaces = {.memory_slots =
                                                      &debug_value_slot};
