// SPDX-License-Identifier: Apache-2.0
// Hash tables with open addressing and linear probing: capacities are powers
// of two, and at most three quarters of the slots are in use, tombstones
// included. A removed entry becomes a tombstone, which the next entry that meets
// it replaces: a key that comes and goes would leave one after the other in its
// place, and searches would pass them all. Growth drops the rest.
#include "support/hash_table.h"

#include <string.h>

#include "support/memory.h"

static uint64_t load_bytes(const unsigned char *bytes, size_t size) {
  uint64_t word = 0;
  memcpy(&word, bytes, size);
  return word;
}

static uint64_t hash_finish(uint64_t hash) {
  hash ^= hash >> 32;
  hash *= UINT64_C(0xD6E8FEB86659FD93);
  return hash ^ (hash >> 32);
}

uint64_t hash_bytes(uint64_t seed, const void *data, size_t size) {
  const unsigned char *bytes = data;
  uint64_t hash = hash_mix(seed, size);
  for (; size >= 8; bytes += 8, size -= 8)
    hash = hash_mix(hash, load_bytes(bytes, 8));
  if (size)
    hash = hash_mix(hash, load_bytes(bytes, size));
  return hash_finish(hash);
}

/// Memory for `capacity` entries of `element` bytes, all zero.
static void *alloc_entries(size_t capacity, size_t element) {
  if (capacity > SIZE_MAX / 2 / element)
    mem_exhausted(SIZE_MAX);
  return mem_alloc_zero(capacity * element);
}

static bool is_full(size_t used, size_t capacity) {
  return used + 1 > capacity - capacity / 4;
}

/// Capacity for one more than `size` entries, not counting tombstones. At most
/// half full, so that removing and adding does not rehash each time.
static size_t grown_capacity(size_t size) {
  size_t capacity = 16;
  while (capacity / 2 < size + 1)
    capacity *= 2;
  return capacity;
}

// PtrMap

/// The address of this marks an entry that was removed. It holds its own
/// address, because a compiler may give an empty constant the address of a
/// user's "".
static const void *const tombstone = &tombstone;
#define REMOVED_KEY ((uint64_t)(uintptr_t)&tombstone)

static size_t key_slot(uint64_t key, size_t capacity) {
  return (size_t)hash_finish(hash_mix(0, key >> 3)) & (capacity - 1);
}

void ptr_map_free(PtrMap *map) {
  mem_free(map->entries);
  *map = (PtrMap){0};
}

void ptr_map_clear(PtrMap *map) {
  enum { MAX_IDLE = 64 }; // Slots per entry.
  if (map->used == 0)
    return;
  if (map->capacity / MAX_IDLE > map->used) {
    ptr_map_free(map);
    return;
  }
  memset(map->entries, 0, map->capacity * sizeof *map->entries);
  map->size = map->used = 0;
}

static PtrMapEntry *ptr_map_find(const PtrMap *map, uint64_t key) {
  if (map->size == 0)
    return NULL;
  size_t mask = map->capacity - 1;
  size_t slot = key_slot(key, map->capacity);
  for (; map->entries[slot].key; slot = (slot + 1) & mask)
    if (map->entries[slot].key == key)
      return &map->entries[slot];
  return NULL;
}

void *ptr_map_get_wide(const PtrMap *map, uint64_t key) {
  const PtrMapEntry *entry = ptr_map_find(map, key);
  return entry ? entry->value : NULL;
}

void *ptr_map_get(const PtrMap *map, const void *key) {
  return ptr_map_get_wide(map, (uintptr_t)key);
}

bool ptr_map_has(const PtrMap *map, const void *key) {
  return ptr_map_find(map, (uintptr_t)key) != NULL;
}

/// The first slot for a key that the map does not have: free, or a tombstone.
static PtrMapEntry *ptr_map_free_slot(const PtrMap *map, uint64_t key) {
  size_t mask = map->capacity - 1;
  size_t slot = key_slot(key, map->capacity);
  while (map->entries[slot].key && map->entries[slot].key != REMOVED_KEY)
    slot = (slot + 1) & mask;
  return &map->entries[slot];
}

static void ptr_map_rehash(PtrMap *map) {
  PtrMap old = *map;
  map->capacity = grown_capacity(old.size);
  map->entries = alloc_entries(map->capacity, sizeof *map->entries);
  map->used = old.size;
  for (size_t i = 0; i < old.capacity; i++) {
    uint64_t key = old.entries[i].key;
    if (key && key != REMOVED_KEY)
      *ptr_map_free_slot(map, key) = old.entries[i];
  }
  mem_free(old.entries);
}

void **ptr_map_slot_wide(PtrMap *map, uint64_t key) {
  PtrMapEntry *entry = ptr_map_find(map, key);
  if (entry)
    return &entry->value;
  if (is_full(map->used, map->capacity))
    ptr_map_rehash(map);
  entry = ptr_map_free_slot(map, key);
  map->used += entry->key != REMOVED_KEY;
  *entry = (PtrMapEntry){key, NULL};
  map->size++;
  return &entry->value;
}

void **ptr_map_slot(PtrMap *map, const void *key) {
  return ptr_map_slot_wide(map, (uintptr_t)key);
}

void ptr_map_set(PtrMap *map, const void *key, void *value) {
  *ptr_map_slot(map, key) = value;
}

bool ptr_map_remove(PtrMap *map, const void *key) {
  PtrMapEntry *entry = ptr_map_find(map, (uintptr_t)key);
  if (!entry)
    return false;
  *entry = (PtrMapEntry){REMOVED_KEY, NULL};
  map->size--;
  return true;
}

// StringMap

static bool is_tombstone(const StringMapEntry *entry) {
  return entry->key.data == (const char *)&tombstone;
}

void string_map_free(StringMap *map) {
  mem_free(map->entries);
  *map = (StringMap){0};
}

void string_map_clear(StringMap *map) {
  if (map->used)
    memset(map->entries, 0, map->capacity * sizeof *map->entries);
  map->size = map->used = 0;
}

static bool string_entry_is(const StringMapEntry *entry, StringRef key,
                            uint64_t hash) {
  if (entry->hash != hash || is_tombstone(entry))
    return false;
  // Interned text is equal by its address: it need not be fetched.
  bool is_same = entry->key.data == key.data && entry->key.size == key.size;
  return is_same || string_ref_equals(entry->key, key);
}

static StringMapEntry *string_map_find(const StringMap *map, StringRef key,
                                       uint64_t hash) {
  if (map->size == 0)
    return NULL;
  size_t mask = map->capacity - 1;
  size_t slot = (size_t)hash & mask;
  for (; map->entries[slot].key.data; slot = (slot + 1) & mask)
    if (string_entry_is(&map->entries[slot], key, hash))
      return &map->entries[slot];
  return NULL;
}

void *string_map_get(const StringMap *map, StringRef key) {
  if (map->size == 0)
    return NULL;
  const StringMapEntry *entry = string_map_find(map, key, string_ref_hash(key));
  return entry ? entry->value : NULL;
}

static StringMapEntry *string_map_free_slot(const StringMap *map,
                                            uint64_t hash) {
  size_t mask = map->capacity - 1;
  size_t slot = (size_t)hash & mask;
  while (map->entries[slot].key.data && !is_tombstone(&map->entries[slot]))
    slot = (slot + 1) & mask;
  return &map->entries[slot];
}

static void string_map_rehash(StringMap *map) {
  StringMap old = *map;
  map->capacity = grown_capacity(old.size);
  map->entries = alloc_entries(map->capacity, sizeof *map->entries);
  map->used = old.size;
  for (size_t i = 0; i < old.capacity; i++) {
    const StringMapEntry *entry = &old.entries[i];
    if (entry->key.data && !is_tombstone(entry))
      *string_map_free_slot(map, entry->hash) = *entry;
  }
  mem_free(old.entries);
}

void **string_map_slot(StringMap *map, StringRef key) {
  // Empty text may come without an address, which would mean a free slot.
  if (!key.data)
    key = STR("");
  uint64_t hash = string_ref_hash(key);
  StringMapEntry *entry = string_map_find(map, key, hash);
  if (entry)
    return &entry->value;
  if (is_full(map->used, map->capacity))
    string_map_rehash(map);
  entry = string_map_free_slot(map, hash);
  map->used += !is_tombstone(entry);
  *entry = (StringMapEntry){key, hash, NULL};
  map->size++;
  return &entry->value;
}

void string_map_set(StringMap *map, StringRef key, void *value) {
  *string_map_slot(map, key) = value;
}

bool string_map_remove(StringMap *map, StringRef key) {
  StringMapEntry *entry = string_map_find(map, key, string_ref_hash(key));
  if (!entry)
    return false;
  entry->key = string_ref((const char *)&tombstone, 0);
  entry->value = NULL;
  map->size--;
  return true;
}

// InternTable

void intern_table_free(InternTable *table) {
  mem_free(table->entries);
  *table = (InternTable){0};
}

const void *intern_table_find(const InternTable *table, uint64_t hash,
                              InternEquals *equals, const void *key) {
  if (table->size == 0)
    return NULL;
  size_t mask = table->capacity - 1;
  size_t slot = (size_t)hash_finish(hash) & mask;
  for (; table->entries[slot].object; slot = (slot + 1) & mask) {
    const InternEntry *entry = &table->entries[slot];
    if (entry->hash == hash && equals(entry->object, key))
      return entry->object;
  }
  return NULL;
}

static void intern_table_place(InternTable *table, InternEntry entry) {
  size_t mask = table->capacity - 1;
  size_t slot = (size_t)hash_finish(entry.hash) & mask;
  while (table->entries[slot].object)
    slot = (slot + 1) & mask;
  table->entries[slot] = entry;
}

static void intern_table_grow(InternTable *table) {
  InternTable old = *table;
  table->capacity = grown_capacity(old.size);
  table->entries = alloc_entries(table->capacity, sizeof *table->entries);
  for (size_t i = 0; i < old.capacity; i++)
    if (old.entries[i].object)
      intern_table_place(table, old.entries[i]);
  mem_free(old.entries);
}

void intern_table_add(InternTable *table, uint64_t hash, const void *object) {
  if (is_full(table->size, table->capacity))
    intern_table_grow(table);
  intern_table_place(table, (InternEntry){object, hash});
  table->size++;
}
