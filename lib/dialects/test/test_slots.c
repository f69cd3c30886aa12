// SPDX-License-Identifier: Apache-2.0
// An allocation of several memory slots, each promoted or split apart from the
// others: another operation allocates the remaining ones.
#include "dialects/memref/memref.h"
#include "dialects/test/test.h"
#include "dialects/test/test_internal.h"
#include "ir/interfaces/memory_slot.h"

static void all_slots(const Operation *op, MemorySlots *slots) {
  for (unsigned i = 0; i < op->num_results; i++) {
    Value *pointer = op_result(op, i);
    VECTOR_PUSH(
        slots,
        (MemorySlot){.pointer = pointer,
                     .type = type_as_shaped(value_type(pointer))->element});
  }
}

static Value *default_value(Operation *op, const MemorySlot *slot,
                            Builder *builder) {
  const Attribute *props[] = {[TEST_CONSTANT_VALUE] = integer_attr_get_i64(
                                  builder->ctx, slot->type, 42)};
  Operation *constant = builder_create_op(builder, &test_ops[TEST_CONSTANT],
                                          op->loc, NULL, 0, slot->type, props);
  return op_result(constant, 0);
}

static void splittable_slots(Context *ctx, const Operation *op,
                             MemorySlots *slots) {
  (void)ctx;
  for (unsigned i = 0; i < op->num_results; i++)
    memref_add_splittable_slot(op_result(op, i), slots);
}

static const Type *subslot_type(const Operation *op, const MemorySlot *slot,
                                const Attribute *index) {
  (void)op;
  (void)index;
  return type_as_shaped(slot->type)->element;
}

/// An operation for each part.
static void destructure(Operation *op, const MemorySlot *slot, Builder *builder,
                        Subslots *subslots) {
  const Type *element = type_as_shaped(slot->type)->element;
  const Type *type =
      memref_type_get(builder->ctx, NULL, 0, element, NULL, NULL);
  for (size_t i = 0; i < subslots->size; i++) {
    Operation *part =
        builder_create_op(builder, op->def, op->loc, NULL, 0, type, NULL);
    subslots->data[i].slot =
        (MemorySlot){.pointer = op_result(part, 0), .type = element};
  }
}

/// The operation without the slot. Its other attributes are lost, as upstream.
static Operation *without_slot(Operation *op, const MemorySlot *slot,
                               Builder *builder) {
  if (op->num_results == 1)
    return NULL;
  VECTOR(const Type *) types = {0};
  for (unsigned i = 0; i < op->num_results; i++)
    if (op_result(op, i) != slot->pointer)
      VECTOR_PUSH(&types, op_result_type(op, i));
  OpState state = {.def = op->def,
                   .loc = op->loc,
                   .result_types = types.data,
                   .num_results = (uint32_t)types.size};
  Operation *rest = builder_create(builder, &state);
  for (unsigned i = 0, left = 0; i < op->num_results; i++)
    if (op_result(op, i) != slot->pointer)
      value_replace_all_uses_with(op_result(op, i), op_result(rest, left++));
  VECTOR_FREE(&types);
  return rest;
}

static const MemorySlotInterfaces slots = {
    .promotable_slots = all_slots,
    .default_value = default_value,
    .destructurable_slots = splittable_slots,
    .subslot_type = subslot_type,
    .destructure = destructure,
    .without_slot = without_slot,
};

const OpInterfaces test_multi_slot = {.memory_slots = &slots};
