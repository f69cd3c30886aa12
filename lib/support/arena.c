// SPDX-License-Identifier: Apache-2.0
// Arenas: a list of chunks, newest first, the newest of which is being filled.
// Chunks double up to a limit; what is larger than that gets a chunk of its
// own size. Large chunks ask for large pages: most of what a fresh page costs
// is the fault.
#include "support/arena.h"

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "support/memory.h"

/// The memory of a chunk follows its header. One that has an owner begins where
/// a large page does, and all that begins in it does so in that page. The memory
/// is aligned as arena_alloc says, where pointers have four bytes too.
struct ArenaChunk {
  _Alignas(8) ArenaChunk *next;
  size_t size; ///< Bytes after the header.
  void *owner;
};

enum {
  FIRST_CHUNK = 4096 - sizeof(ArenaChunk),
  LARGE_PAGE = 2 << 20,
  LAST_CHUNK = LARGE_PAGE - sizeof(ArenaChunk),
};
_Static_assert(sizeof(ArenaChunk) % 8 == 0, "what follows is aligned to 8");

void arena_init(Arena *arena) { *arena = (Arena){0}; }

void arena_init_owned(Arena *arena, void *owner) {
  *arena = (Arena){.owner = owner};
}

void *arena_owner(const void *memory) {
  uintptr_t address = (uintptr_t)memory;
  return ((const ArenaChunk *)(address - address % LARGE_PAGE))->owner;
}

static void free_chunks(ArenaChunk *chunk) {
  while (chunk) {
    ArenaChunk *next = chunk->next;
    mem_free(chunk);
    chunk = next;
  }
}

void arena_free(Arena *arena) {
  free_chunks(arena->chunks);
  arena_init_owned(arena, arena->owner);
}

static size_t next_chunk_size(const Arena *arena, size_t needed) {
  size_t size = arena->owner ? LAST_CHUNK : FIRST_CHUNK;
  if (arena->chunks)
    size = 2 * arena->chunks->size + sizeof(ArenaChunk);
  if (size > LAST_CHUNK)
    size = LAST_CHUNK;
  return size < needed ? needed : size;
}

void *arena_alloc_slow(Arena *arena, size_t size) {
  if (size > SIZE_MAX / 2)
    mem_exhausted(size);
  if (size == 0)
    size = 8;
  assert(size % 8 == 0);
  size_t chunk_size = next_chunk_size(arena, size);
  bool is_first = arena->owner && !arena->chunks;
  ArenaChunk *chunk = is_first ? mem_alloc_sparse(sizeof *chunk + chunk_size)
                               : mem_alloc(sizeof *chunk + chunk_size);
  chunk->owner = arena->owner;
  chunk->next = arena->chunks;
  chunk->size = chunk_size;
  arena->chunks = chunk;
  char *memory = (char *)(chunk + 1);
  arena->cursor = memory + size;
  arena->end = memory + chunk_size;
  return memory;
}

void *arena_alloc_zero(Arena *arena, size_t size) {
  void *memory = arena_alloc(arena, size);
  if (size)
    memset(memory, 0, size);
  return memory;
}

void *arena_copy(Arena *arena, const void *data, size_t size) {
  void *memory = arena_alloc(arena, size);
  if (size)
    memcpy(memory, data, size);
  return memory;
}

char *arena_copy_text(Arena *arena, const char *text, size_t size) {
  char *copy = arena_alloc(arena, size + 1);
  if (size)
    memcpy(copy, text, size);
  copy[size] = '\0';
  return copy;
}

void arena_rewind_slow(Arena *arena, ArenaMark mark) {
  while (arena->chunks != mark.chunk) {
    ArenaChunk *chunk = arena->chunks;
    assert(chunk && "rewound to a mark that is gone");
    arena->chunks = chunk->next;
    mem_free(chunk);
  }
  arena->cursor = mark.cursor;
  arena->end = mark.chunk ? (char *)(mark.chunk + 1) + mark.chunk->size : NULL;
}

void arena_clear(Arena *arena) {
  ArenaChunk *newest = arena->chunks;
  if (!newest)
    return;
  free_chunks(newest->next);
  newest->next = NULL;
  arena->cursor = (char *)(newest + 1);
  arena->end = arena->cursor + newest->size;
}

void arena_absorb(Arena *into, Arena *from) {
  if (!from->chunks)
    return;
  assert(into->owner == from->owner);
  if (!into->chunks) {
    *into = *from;
    arena_init_owned(from, from->owner);
    return;
  }
  // Behind the chunk that is being filled, so that filling goes on there.
  ArenaChunk *last = from->chunks;
  while (last->next)
    last = last->next;
  last->next = into->chunks->next;
  into->chunks->next = from->chunks;
  arena_init_owned(from, from->owner);
}

size_t arena_size(const Arena *arena) {
  size_t size = 0;
  for (const ArenaChunk *chunk = arena->chunks; chunk; chunk = chunk->next)
    size += sizeof *chunk + chunk->size;
  return size;
}
