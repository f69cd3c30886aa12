// SPDX-License-Identifier: Apache-2.0
// The mapping is one hash table; lists of other than one value are behind a
// pointer with its lowest bit set.
#include "rewrite/conversion/value_mapping.h"

typedef struct MappedList {
  uint32_t count;
  Value *values[];
} MappedList;

enum { LIST_TAG = 1, LONG_CHAIN = 16, PAGE_BITS = 8, PAGE_SIZE = 256 };

/// Entries of operations with consecutive numbers. Numbers may repeat where
/// operations were made through several Contexts: an entry has one owner.
typedef struct MappingPage {
  uint32_t number;
  struct {
    const Operation *op;
    void *list;
  } entries[PAGE_SIZE];
} MappingPage;

void value_mapping_free(ValueMapping *mapping) {
  ptr_map_free(&mapping->lists);
  ptr_map_free(&mapping->pages);
  ptr_map_free(&mapping->shortcuts);
  ptr_map_free(&mapping->targets);
}

static void *list_create(ValueMapping *mapping, Value *const *to,
                         uint32_t count) {
  MappedList *list = arena_alloc(mapping->arena,
                                 sizeof *list + count * sizeof list->values[0]);
  list->count = count;
  for (uint32_t i = 0; i < count; i++)
    list->values[i] = to[i];
  return (char *)list + LIST_TAG;
}

static MappingPage *find_page(ValueMapping *mapping, uint32_t number,
                              bool is_created) {
  if (mapping->last_page && mapping->last_page->number == number)
    return mapping->last_page;
  const void *key = (const void *)((uintptr_t)(number + 1) << 3);
  MappingPage *page = ptr_map_get(&mapping->pages, key);
  if (!page && is_created) {
    page = arena_alloc_zero(mapping->permanent, sizeof *page);
    page->number = number;
    ptr_map_set(&mapping->pages, key, page);
  }
  if (page)
    mapping->last_page = page;
  return page;
}

/// Where the entry of `value` is in a page. NULL: it is in none.
static void **page_slot(ValueMapping *mapping, const Value *value,
                        bool is_created) {
  if (value->kind != VALUE_RESULT || value->index != 0)
    return NULL;
  const Operation *op = value_defining_op(value);
  MappingPage *page = find_page(mapping, op->id >> PAGE_BITS, is_created);
  if (!page)
    return NULL;
  unsigned index = op->id % PAGE_SIZE;
  if (!page->entries[index].op && is_created)
    page->entries[index].op = op;
  return page->entries[index].op == op ? &page->entries[index].list : NULL;
}

static void *find_entry(const ValueMapping *mapping, const Value *value) {
  if (!(value->marks & VALUE_MARK_MAPPED))
    return NULL;
  // Looking up changes which page was used last, nothing else.
  void **slot = page_slot((ValueMapping *)(uintptr_t)mapping, value, false);
  if (slot)
    return *slot;
  return ptr_map_get(&mapping->lists, value);
}

void *value_mapping_entry(const ValueMapping *mapping, const Value *value) {
  return find_entry(mapping, value);
}

void *value_mapping_set(ValueMapping *mapping, Value *from, Value *const *to,
                        uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (value_mapping_has(mapping, to[i]))
      ptr_map_set(&mapping->targets, to[i], to[i]);
  void *entry = count == 1 ? to[0] : list_create(mapping, to, count);
  from->marks |= VALUE_MARK_MAPPED;
  void **slot = page_slot(mapping, from, true);
  if (!slot)
    slot = ptr_map_slot(&mapping->lists, from);
  void *former = *slot;
  mapping->num_entries++;
  *slot = entry;
  if (former && mapping->shortcuts.size)
    ptr_map_clear(&mapping->shortcuts);
  return former;
}

void value_mapping_restore(ValueMapping *mapping, Value *from, void *former) {
  if (!former && !(from->marks & VALUE_MARK_MAPPED))
    return;
  if (former)
    from->marks |= VALUE_MARK_MAPPED;
  else
    from->marks &= (uint16_t)~VALUE_MARK_MAPPED;
  void **slot = page_slot(mapping, from, false);
  if (slot)
    *slot = former;
  else if (former)
    ptr_map_set(&mapping->lists, from, former);
  else
    ptr_map_remove(&mapping->lists, from);
  if (mapping->shortcuts.size)
    ptr_map_clear(&mapping->shortcuts);
}

bool value_mapping_has(const ValueMapping *mapping, const Value *value) {
  return find_entry(mapping, value) != NULL;
}

bool value_mapping_is_target(const ValueMapping *mapping, const Value *value) {
  return mapping->targets.size && ptr_map_has(&mapping->targets, value);
}

MappingKind value_mapping_get(const ValueMapping *mapping, const Value *value,
                              Value **one, ValueList *list) {
  void *entry = find_entry(mapping, value);
  if (!entry)
    return MAPPING_NONE;
  if (((uintptr_t)entry & LIST_TAG) == 0) {
    *one = entry;
    return MAPPING_ONE;
  }
  const MappedList *mapped = (const void *)((char *)entry - LIST_TAG);
  *list = (ValueList){mapped->values, mapped->count};
  return MAPPING_LIST;
}

Value *value_mapping_last_one(ValueMapping *mapping, Value *value,
                              bool *has_list) {
  Value *first = value;
  ValueList list;
  unsigned steps = 0;
  MappingKind kind;
  Value *next;
  while ((kind = value_mapping_get(mapping, value, &next, &list)) ==
         MAPPING_ONE) {
    Value *further = mapping->shortcuts.size
                         ? ptr_map_get(&mapping->shortcuts, value)
                         : NULL;
    value = further ? further : next;
    steps++;
  }
  if (steps > LONG_CHAIN)
    ptr_map_set(&mapping->shortcuts, first, value);
  *has_list = kind == MAPPING_LIST;
  return value;
}
