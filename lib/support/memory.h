// SPDX-License-Identifier: Apache-2.0
// Allocation that cannot fail: out of memory is a message and exit status 1.
#ifndef MLOPT_SUPPORT_MEMORY_H
#define MLOPT_SUPPORT_MEMORY_H

#include <stddef.h>

/// `size` uninitialized bytes. Never NULL. Megabytes stand on large pages where
/// the system has them: most of what fresh memory costs is the fault of a page.
void *mem_alloc(size_t size);

/// mem_alloc for megabytes of which most may never be used. They begin where a
/// large page would, on pages of the usual size.
void *mem_alloc_sparse(size_t size);

/// mem_alloc, all zero. Pages that are not used cost nothing.
void *mem_alloc_zero(size_t size);

/// As realloc, but never NULL. `memory` may be NULL.
void *mem_realloc(void *memory, size_t size);

/// mem_realloc for what may get large. The first `old_size` bytes are kept. The
/// memory is put on large pages before it is touched.
void *mem_grow(void *memory, size_t old_size, size_t size);

/// As free.
void mem_free(void *memory);

/// The one handler of "no memory": writes an error to standard error and exits
/// with status 1. `size` 0: it is not known how much was wanted.
_Noreturn void mem_exhausted(size_t size);

/// For the end of a function after a switch that returns in each case.
#define unreachable(why) unreachable_at(why, __FILE__, __LINE__)
/// What `unreachable` calls: prints `why` with the place and aborts.
_Noreturn void unreachable_at(const char *why, const char *file, int line);

#define ARRAY_LENGTH(array) (sizeof(array) / sizeof((array)[0]))

/// The constant `count`, as the initializer of a byte. Does not compile if it
/// is more than `limit`.
#define COUNT_WITHIN(count, limit)                                             \
  ((uint8_t)((count) + 0 * sizeof(char[(count) <= (limit) ? 1 : -1])))

#endif
