// SPDX-License-Identifier: Apache-2.0
// Arenas: memory that is given out piece by piece and freed in one.
#ifndef MLOPT_SUPPORT_ARENA_H
#define MLOPT_SUPPORT_ARENA_H

#include <stddef.h>

typedef struct ArenaChunk ArenaChunk;

/// Owns a list of chunks. `cursor`..`end` is what is left of the newest one.
typedef struct Arena {
  ArenaChunk *chunks;
  char *cursor;
  char *end;
  void *owner; ///< Borrowed; NULL: none. See arena_init_owned.
} Arena;

/// A point to rewind to; everything allocated after it is given back.
typedef struct ArenaMark {
  ArenaChunk *chunk;
  char *cursor;
} ArenaMark;

/// An arena of no chunks: costs nothing until the first allocation.
void arena_init(Arena *arena);

/// arena_init for an arena with an owner: arena_owner gives `owner`, which is
/// not NULL, for each piece. Chunks are large from the first one on; pages that
/// are not used cost nothing.
void arena_init_owned(Arena *arena, void *owner);

/// Owner of a piece of an owned arena, by where the piece begins. Constant
/// time.
void *arena_owner(const void *memory);

/// Frees all chunks; the arena is empty and usable again.
void arena_free(Arena *arena);

/// arena_alloc where the current chunk is full. Adds a chunk, twice as large as
/// the last up to a limit.
void *arena_alloc_slow(Arena *arena, size_t size);

/// `size` bytes, aligned to 8, uninitialized. Never NULL. Constant time.
static inline void *arena_alloc(Arena *arena, size_t size) {
  size = (size + 7) & ~(size_t)7;
  // `<=`, so that an arena of no chunks gives no NULL for no bytes.
  if ((size_t)(arena->end - arena->cursor) <= size)
    return arena_alloc_slow(arena, size);
  void *memory = arena->cursor;
  arena->cursor += size;
  return memory;
}

/// As arena_alloc, and all bytes zero.
void *arena_alloc_zero(Arena *arena, size_t size);

/// Copy of `size` bytes at `data`.
void *arena_copy(Arena *arena, const void *data, size_t size);

/// NUL-terminated copy of `size` characters at `text`.
char *arena_copy_text(Arena *arena, const char *text, size_t size);

static inline ArenaMark arena_mark(const Arena *arena) {
  return (ArenaMark){arena->chunks, arena->cursor};
}

/// Gives back what was allocated since `mark`; marks are rewound in reverse.
void arena_rewind_slow(Arena *arena, ArenaMark mark);
static inline void arena_rewind(Arena *arena, ArenaMark mark) {
  if (arena->chunks == mark.chunk)
    arena->cursor = mark.cursor;
  else
    arena_rewind_slow(arena, mark);
}

/// Forgets everything but keeps the newest chunk, to be filled again while the
/// caches have it.
void arena_clear(Arena *arena);

/// Moves all chunks of `from` to `into`, so that they die with it. `from` is
/// empty afterwards. Linear in the number of chunks of `from`.
void arena_absorb(Arena *into, Arena *from);

/// Bytes that the chunks take, for statistics. Linear in chunks.
size_t arena_size(const Arena *arena);

#endif
