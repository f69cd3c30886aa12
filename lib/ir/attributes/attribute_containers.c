// SPDX-License-Identifier: Apache-2.0
// Attributes that are lists: arrays, dictionaries, symbol references.
#include <assert.h>
#include <stdlib.h>

#include "ir/attributes/attribute.h"
#include "ir/context_internal.h"

/// Scratch memory for a list. A short one is in `inline_items`.
enum { INLINE_ITEMS = 16 };

static uint64_t finish_hash(Attribute *header, AttrKind kind, uint64_t hash) {
  hash = intern_hash_end(INTERN_ATTR, hash);
  *header = (Attribute){.kind = kind, .hash = (uint32_t)hash};
  return hash;
}

//===- Arrays -------------------------------------------------------------===//

typedef struct ArrayKey {
  Attribute header;
  const Attribute *const *elements;
  size_t size;
} ArrayKey;

static bool array_equals(const void *object, const void *key) {
  const ArrayAttr *attr = object;
  const ArrayKey *wanted = key;
  return attr->base.kind == ATTR_ARRAY && attr->size == wanted->size &&
         (attr->size == 0 || memcmp(attr->elements, wanted->elements,
                                    attr->size * sizeof(Attribute *)) == 0);
}

static void *array_create(Arena *arena, const void *key) {
  const ArrayKey *wanted = key;
  size_t size = wanted->size * sizeof(Attribute *);
  ArrayAttr *attr = arena_alloc(arena, sizeof *attr + size);
  attr->base = wanted->header;
  attr->size = wanted->size;
  if (size)
    memcpy(attr->elements, wanted->elements, size);
  return attr;
}

const Attribute *array_attr_get(Context *ctx, const Attribute *const *elements,
                                size_t size) {
  ArrayKey key = {.elements = elements, .size = size};
  uint64_t hash = intern_hash_begin(INTERN_ATTR, ATTR_ARRAY);
  for (size_t i = 0; i < size; ++i)
    hash = hash_pointer(hash, elements[i]);
  hash = finish_hash(&key.header, ATTR_ARRAY, hash);
  return context_intern(ctx, hash, array_equals, array_create, &key);
}

const Attribute *i64_array_attr_get(Context *ctx, const int64_t *values,
                                    size_t size) {
  const Type *i64 = integer_type_get(ctx, 64);
  const Attribute *inline_items[INLINE_ITEMS];
  const Attribute **items = inline_items;
  if (size > INLINE_ITEMS)
    items = mem_alloc(size * sizeof *items);
  for (size_t i = 0; i < size; ++i)
    items[i] = integer_attr_get_i64(ctx, i64, values[i]);
  const Attribute *attr = array_attr_get(ctx, items, size);
  if (items != inline_items)
    mem_free(items);
  return attr;
}

//===- Dictionaries -------------------------------------------------------===//

typedef struct DictionaryKey {
  Attribute header;
  const NamedAttribute *entries;
  size_t size;
} DictionaryKey;

static bool dictionary_equals(const void *object, const void *key) {
  const DictionaryAttr *attr = object;
  const DictionaryKey *wanted = key;
  if (attr->base.kind != ATTR_DICTIONARY || attr->size != wanted->size)
    return false;
  for (size_t i = 0; i < attr->size; ++i)
    if (attr->entries[i].name.data != wanted->entries[i].name.data ||
        attr->entries[i].value != wanted->entries[i].value)
      return false;
  return true;
}

static void *dictionary_create(Arena *arena, const void *key) {
  const DictionaryKey *wanted = key;
  size_t size = wanted->size * sizeof(NamedAttribute);
  DictionaryAttr *attr = arena_alloc(arena, sizeof *attr + size);
  attr->base = wanted->header;
  attr->size = wanted->size;
  if (size)
    memcpy(attr->entries, wanted->entries, size);
  return attr;
}

static int compare_names(const void *lhs, const void *rhs) {
  return string_ref_compare(((const NamedAttribute *)lhs)->name,
                            ((const NamedAttribute *)rhs)->name);
}

static bool is_sorted(const NamedAttribute *entries, size_t size) {
  for (size_t i = 1; i < size; ++i)
    if (compare_names(&entries[i - 1], &entries[i]) > 0)
      return false;
  return true;
}

/// The entries are sorted, and their names are interned.
static const Attribute *
dictionary_intern(Context *ctx, const NamedAttribute *entries, size_t size) {
  assert(is_sorted(entries, size));
  DictionaryKey key = {.entries = entries, .size = size};
  uint64_t hash = intern_hash_begin(INTERN_ATTR, ATTR_DICTIONARY);
  for (size_t i = 0; i < size; ++i) {
    hash = hash_pointer(hash, entries[i].name.data);
    hash = hash_pointer(hash, entries[i].value);
  }
  hash = finish_hash(&key.header, ATTR_DICTIONARY, hash);
  return context_intern(ctx, hash, dictionary_equals, dictionary_create, &key);
}

const Attribute *
dictionary_attr_get(Context *ctx, const NamedAttribute *entries, size_t size) {
  NamedAttribute inline_items[INLINE_ITEMS];
  if (!size)
    return dictionary_intern(ctx, NULL, 0);
  NamedAttribute *items = inline_items;
  if (size > INLINE_ITEMS)
    items = mem_alloc(size * sizeof *items);
  for (size_t i = 0; i < size; ++i) {
    items[i].name = context_intern_string(ctx, entries[i].name);
    items[i].value = entries[i].value;
  }
  if (!is_sorted(items, size))
    qsort(items, size, sizeof *items, compare_names);
  const Attribute *attr = dictionary_intern(ctx, items, size);
  if (items != inline_items)
    mem_free(items);
  return attr;
}

/// Index of `name`, or of the entry before which it belongs.
static size_t entry_index(const DictionaryAttr *dictionary, StringRef name,
                          bool *found) {
  size_t low = 0, high = dictionary->size;
  *found = false;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    int order = string_ref_compare(dictionary->entries[middle].name, name);
    if (order == 0) {
      *found = true;
      return middle;
    }
    if (order < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

const Attribute *dictionary_get(const Attribute *dictionary, StringRef name) {
  const DictionaryAttr *entries = attr_as_dictionary(dictionary);
  if (!entries)
    return NULL;
  bool found;
  size_t index = entry_index(entries, name, &found);
  return found ? entries->entries[index].value : NULL;
}

static void copy_entries(NamedAttribute *target, const NamedAttribute *source,
                         size_t count) {
  if (count)
    memcpy(target, source, count * sizeof *target);
}

const Attribute *dictionary_with(Context *ctx, const Attribute *dictionary,
                                 StringRef name, const Attribute *value) {
  const DictionaryAttr *old = attr_as_dictionary(dictionary);
  size_t size = old ? old->size : 0;
  bool found = false;
  size_t index = old ? entry_index(old, name, &found) : 0;
  if (!found && !value)
    return size ? dictionary : NULL;
  size_t tail = index + found;
  NamedAttribute *items = mem_alloc((size + 1) * sizeof *items);
  size_t count = index;
  if (old)
    copy_entries(items, old->entries, index);
  if (value)
    items[count++] = (NamedAttribute){context_intern_string(ctx, name), value};
  if (old)
    copy_entries(items + count, old->entries + tail, size - tail);
  count += size - tail;
  const Attribute *attr = count ? dictionary_intern(ctx, items, count) : NULL;
  mem_free(items);
  return attr;
}

//===- Symbol references --------------------------------------------------===//

typedef struct SymbolKey {
  Attribute header;
  const StringRef *path;
  size_t size;
} SymbolKey;

static bool symbol_equals(const void *object, const void *key) {
  const SymbolRefAttr *attr = object;
  const SymbolKey *wanted = key;
  if (attr->base.kind != ATTR_SYMBOL_REF || attr->size != wanted->size)
    return false;
  for (size_t i = 0; i < attr->size; ++i)
    if (attr->path[i].data != wanted->path[i].data)
      return false;
  return true;
}

static void *symbol_create(Arena *arena, const void *key) {
  const SymbolKey *wanted = key;
  size_t size = wanted->size * sizeof(StringRef);
  SymbolRefAttr *attr = arena_alloc(arena, sizeof *attr + size);
  attr->base = wanted->header;
  attr->size = wanted->size;
  memcpy(attr->path, wanted->path, size);
  return attr;
}

const Attribute *symbol_ref_attr_get(Context *ctx, const StringRef *path,
                                     size_t size) {
  assert(size > 0);
  StringRef inline_items[INLINE_ITEMS];
  StringRef *items = inline_items;
  if (size > INLINE_ITEMS)
    items = mem_alloc(size * sizeof *items);
  uint64_t hash = intern_hash_begin(INTERN_ATTR, ATTR_SYMBOL_REF);
  for (size_t i = 0; i < size; ++i) {
    items[i] = context_intern_string(ctx, path[i]);
    hash = hash_pointer(hash, items[i].data);
  }
  SymbolKey key = {.path = items, .size = size};
  hash = finish_hash(&key.header, ATTR_SYMBOL_REF, hash);
  const void *attr =
      context_intern(ctx, hash, symbol_equals, symbol_create, &key);
  if (items != inline_items)
    mem_free(items);
  return attr;
}

const Attribute *flat_symbol_ref_attr_get(Context *ctx, StringRef name) {
  return symbol_ref_attr_get(ctx, &name, 1);
}
