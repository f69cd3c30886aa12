// SPDX-License-Identifier: Apache-2.0
// Hash tables with open addressing. Nothing depends on their order.
#ifndef MLOPT_SUPPORT_HASH_TABLE_H
#define MLOPT_SUPPORT_HASH_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "support/string_ref.h"

static inline uint64_t hash_mix(uint64_t seed, uint64_t value) {
  uint64_t hash = (seed ^ value) * UINT64_C(0x9E3779B97F4A7C15);
  return hash ^ (hash >> 29);
}

static inline uint64_t hash_pointer(uint64_t seed, const void *pointer) {
  return hash_mix(seed, (uint64_t)(uintptr_t)pointer >> 3);
}

/// Hash of `size` bytes, mixed with `seed`. Linear.
uint64_t hash_bytes(uint64_t seed, const void *data, size_t size);

/// Pointer to pointer. `{0}` is a valid empty map; keys are not NULL. The map
/// owns neither keys nor values.
typedef struct PtrMap {
  struct PtrMapEntry *entries;
  size_t size;     ///< Entries with a key.
  size_t used;     ///< Entries with a key or a tombstone.
  size_t capacity; ///< 0 or a power of two.
} PtrMap;

typedef struct PtrMapEntry {
  uint64_t key; ///< A pointer, or a number.
  void *value;
} PtrMapEntry;

/// Leaves an empty map that can be used again.
void ptr_map_free(PtrMap *map);
/// Empties the map. Keeps its memory, unless it is far larger than what was in
/// it: linear in the entries since it was last cleared.
void ptr_map_clear(PtrMap *map);
/// Value of `key`, or NULL.
void *ptr_map_get(const PtrMap *map, const void *key);
/// True also if the value of `key` is NULL.
bool ptr_map_has(const PtrMap *map, const void *key);
/// Sets the value of `key`, new or old.
void ptr_map_set(PtrMap *map, const void *key, void *value);
/// Slot of the value of `key`, made NULL if new. Valid until the next change.
void **ptr_map_slot(PtrMap *map, const void *key);
/// False if there was no such key.
bool ptr_map_remove(PtrMap *map, const void *key);
/// ptr_map_get for keys that may be wider than a pointer, except 0 and
/// addresses that are not the caller's.
void *ptr_map_get_wide(const PtrMap *map, uint64_t key);
/// As ptr_map_slot.
void **ptr_map_slot_wide(PtrMap *map, uint64_t key);

/// Text to pointer. `{0}` is a valid empty map. Borrows the keys' text, which
/// must outlive the entry.
typedef struct StringMap {
  struct StringMapEntry *entries;
  size_t size;
  size_t used;
  size_t capacity;
} StringMap;

typedef struct StringMapEntry {
  StringRef key; ///< data NULL: free; `string_map_tombstone`: removed.
  uint64_t hash;
  void *value;
} StringMapEntry;

/// Leaves an empty map that can be used again. The keys' text is the caller's.
void string_map_free(StringMap *map);
/// Empties the map and keeps its memory. Linear in its capacity.
void string_map_clear(StringMap *map);
/// Value of `key`, or NULL. Linear in the key, as are the next ones.
void *string_map_get(const StringMap *map, StringRef key);
/// Sets the value of `key`, new or old.
void string_map_set(StringMap *map, StringRef key, void *value);
/// Slot of the value of `key`, made NULL if new. Valid until the next change.
void **string_map_slot(StringMap *map, StringRef key);
/// False if there was no such key.
bool string_map_remove(StringMap *map, StringRef key);

/// A set of interned objects, found by hash and a comparison with a key that
/// is not yet an object. Holds the pointers, owns none.
typedef struct InternTable {
  struct InternEntry *entries;
  size_t size;
  size_t capacity;
} InternTable;

typedef struct InternEntry {
  const void *object;
  uint64_t hash;
} InternEntry;

typedef bool InternEquals(const void *object, const void *key);

/// Frees the table; the objects belong to others.
void intern_table_free(InternTable *table);
/// The object that `equals` the key, or NULL.
const void *intern_table_find(const InternTable *table, uint64_t hash,
                              InternEquals *equals, const void *key);
/// Adds an object that is not in the table.
void intern_table_add(InternTable *table, uint64_t hash, const void *object);

#endif
