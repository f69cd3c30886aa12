// SPDX-License-Identifier: Apache-2.0
// The mapping is a stack of replacements. A list of zero or several values is
// stored as a pointer whose lowest bit is set.
#include "rewrite/conversion/value_mapping.h"

typedef struct MappedList {
  uint32_t count;
  Value *values[];
} MappedList;

enum { LONG_CHAIN = 16 };

void value_mapping_free(ValueMapping *mapping) {
  value_mapping_rewind(mapping, 0);
  VECTOR_FREE(&mapping->entries);
  ptr_map_free(&mapping->shortcuts);
  ptr_map_free(&mapping->type_shortcuts);
  ptr_map_free(&mapping->targets);
}

void value_mapping_clear(ValueMapping *mapping) {
  value_mapping_rewind(mapping, 0);
  ptr_map_clear(&mapping->targets);
}

static void clear_shortcuts(ValueMapping *mapping) {
  if (mapping->shortcuts.size)
    ptr_map_clear(&mapping->shortcuts);
  if (mapping->type_shortcuts.size)
    ptr_map_clear(&mapping->type_shortcuts);
}

static void *list_create(ValueMapping *mapping, Value *const *to,
                         uint32_t count) {
  MappedList *list = arena_alloc(mapping->arena,
                                 sizeof *list + count * sizeof list->values[0]);
  assert(count != 1 && !((uintptr_t)list & VALUE_MAPPING_LIST_TAG));
  list->count = count;
  for (uint32_t i = 0; i < count; i++)
    list->values[i] = to[i];
  return (char *)list + VALUE_MAPPING_LIST_TAG;
}

static void *entry_of(const ValueMapping *mapping, const Value *value) {
  assert(value->mapping && value->mapping <= mapping->entries.size);
  return mapping->entries.data[value->mapping - 1].to;
}

bool value_mapping_is_target(const ValueMapping *mapping, const Value *value) {
  return mapping->targets.size && ptr_map_has(&mapping->targets, value);
}

/// Notes that `value`, which may have been replaced before, now replaces
/// another value. It and the rest of its chain are needed as long as that one
/// is. Amortized constant time, since the chain after a noted value is noted
/// already.
static void note_target(ValueMapping *mapping, Value *value) {
  while (value_mapping_has(value) && !value_mapping_is_target(mapping, value)) {
    ptr_map_set(&mapping->targets, value, value);
    void *entry = entry_of(mapping, value);
    if (value_mapping_is_list(entry))
      return;
    value = entry;
  }
}

void value_mapping_set(ValueMapping *mapping, Value *from, Value *const *to,
                       uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    assert(to[i]);
    note_target(mapping, to[i]);
  }
  if (from->mapping)
    clear_shortcuts(mapping);
  if (mapping->entries.size == VALUE_MAX_MAPPING)
    mem_exhausted(sizeof(MappedValue) * VALUE_MAX_MAPPING);
  VECTOR_PUSH(
      &mapping->entries,
      (MappedValue){.from = from,
                    .to = count == 1 ? to[0] : list_create(mapping, to, count),
                    .previous = from->mapping});
  from->mapping = (uint32_t)mapping->entries.size;
}

void value_mapping_rewind(ValueMapping *mapping, size_t size) {
  assert(size <= mapping->entries.size);
  if (mapping->entries.size > size)
    clear_shortcuts(mapping);
  while (mapping->entries.size > size) {
    const MappedValue *last = &VECTOR_POP(&mapping->entries);
    assert(last->from->mapping == mapping->entries.size + 1);
    assert(last->previous <= mapping->entries.size);
    last->from->mapping = last->previous;
  }
}

MappingKind value_mapping_get(const ValueMapping *mapping, const Value *value,
                              Value **one, ValueList *list) {
  if (!value_mapping_has(value))
    return MAPPING_NONE;
  void *entry = entry_of(mapping, value);
  if (!value_mapping_is_list(entry)) {
    *one = entry;
    return MAPPING_ONE;
  }
  const MappedList *mapped =
      (const void *)((char *)entry - VALUE_MAPPING_LIST_TAG);
  *list = (ValueList){mapped->values, mapped->count};
  return MAPPING_LIST;
}

/// One step from `value`, which was replaced, or several steps by a shortcut.
/// NULL if a list follows; with `type`, also if a value of another type or a
/// cast does.
static Value *next_one(const ValueMapping *mapping, const PtrMap *shortcuts,
                       const Value *value, const Type *type) {
  Value *further = shortcuts->size ? ptr_map_get(shortcuts, value) : NULL;
  if (further)
    return further;
  void *entry = entry_of(mapping, value);
  if (value_mapping_is_list(entry))
    return NULL;
  Value *next = entry;
  return type && (next->type != type || next->is_conversion_cast) ? NULL : next;
}

/// Follows the chain from `value`. Patterns may replace values in a circle; the
/// walk then stops somewhere in it.
static Value *follow(const ValueMapping *mapping, PtrMap *shortcuts,
                     Value *value, const Type *type) {
  Value *first = value;
  Value *next;
  size_t steps = 0;
  while (value_mapping_has(value) && steps <= mapping->entries.size &&
         (next = next_one(mapping, shortcuts, value, type))) {
    value = next;
    steps++;
  }
  if (steps > LONG_CHAIN)
    ptr_map_set(shortcuts, first, value);
  return value;
}

Value *value_mapping_follow(ValueMapping *mapping, Value *value,
                            bool *has_list) {
  value = follow(mapping, &mapping->shortcuts, value, NULL);
  *has_list = value_mapping_has(value);
  return value;
}

Value *value_mapping_follow_type(ValueMapping *mapping, Value *value) {
  return follow(mapping, &mapping->type_shortcuts, value, value->type);
}
