// SPDX-License-Identifier: Apache-2.0
// Lists of the parts of a memory slot.
#include "ir/interfaces/memory_slot.h"
#include "ir/erase.h"

#include "ir/interfaces/op_interfaces.h"

void subslots_clear(Subslots *subslots) {
  subslots->size = 0;
  ptr_map_clear(&subslots->places);
}

void subslots_free(Subslots *subslots) {
  VECTOR_FREE(subslots);
  ptr_map_free(&subslots->places);
}

const Subslot *subslots_find(const Subslots *subslots, const Attribute *index) {
  uintptr_t place = (uintptr_t)ptr_map_get(&subslots->places, index);
  return place ? &subslots->data[place - 1] : NULL;
}

void subslots_add(Subslots *subslots, const Attribute *index) {
  void **place = ptr_map_slot(&subslots->places, index);
  if (*place)
    return;
  VECTOR_PUSH(subslots, (Subslot){.index = index});
  *place = (void *)(uintptr_t)subslots->size;
}

Operation *memory_slot_erase(Context *ctx, const MemorySlot *slot) {
  Operation *op = value_defining_op(slot->pointer);
  const MemorySlotInterfaces *slots = op->def->interfaces->memory_slots;
  Operation *rest = NULL;
  if (slots->without_slot) {
    Builder builder;
    builder_init(&builder, ctx);
    builder_set_before(&builder, op);
    rest = slots->without_slot(op, slot, &builder);
  }
  op_erase(ctx, op);
  return rest;
}
