// SPDX-License-Identifier: Apache-2.0
// Lists of the parts of a memory slot.
#include "ir/memory_slot.h"

const Subslot *subslots_find(const Subslots *subslots, const Attribute *index) {
  for (size_t i = 0; i < subslots->size; i++)
    if (subslots->data[i].index == index)
      return &subslots->data[i];
  return NULL;
}

void subslots_add(Subslots *subslots, const Attribute *index) {
  Subslot subslot = {.index = index};
  if (!subslots_find(subslots, index))
    VECTOR_PUSH(subslots, subslot);
}
