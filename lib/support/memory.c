// SPDX-License-Identifier: Apache-2.0
// Allocation that cannot fail, and the two ways to give up.
#include "support/memory.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

_Noreturn void mem_exhausted(size_t size) {
  fputs("error: out of memory", stderr);
  if (size)
    fprintf(stderr, " (wanted %zu bytes)", size);
  fputc('\n', stderr);
  fflush(stdout);
  _Exit(1);
}

enum { PAGE = 4096, LARGE_PAGE = 2 << 20 };

/// Asks for large pages, where there is room for one. A hint: it may fail.
static void ask_for_large_pages(void *memory, size_t size) {
#ifdef MADV_HUGEPAGE
  if (size < LARGE_PAGE)
    return;
  size_t skipped = -(uintptr_t)memory % PAGE;
  madvise((char *)memory + skipped, (size - skipped) / PAGE * PAGE,
          MADV_HUGEPAGE);
#else
  (void)memory;
  (void)size;
#endif
}

void *mem_alloc_sparse(size_t size) {
  void *memory = NULL;
  if (posix_memalign(&memory, LARGE_PAGE, size))
    mem_exhausted(size);
  return memory;
}

/// Begins with a page, so that none of its large ones is cut.
static void *alloc_large(size_t size) {
  void *memory = mem_alloc_sparse(size);
  ask_for_large_pages(memory, size);
  return memory;
}

void *mem_alloc(size_t size) {
  if (size >= LARGE_PAGE)
    return alloc_large(size);
  void *memory = malloc(size ? size : 1);
  if (!memory)
    mem_exhausted(size);
  return memory;
}

void *mem_alloc_zero(size_t size) {
  if (size >= LARGE_PAGE)
    return memset(alloc_large(size), 0, size);
  void *memory = calloc(1, size ? size : 1);
  if (!memory)
    mem_exhausted(size);
  return memory;
}

void *mem_realloc(void *memory, size_t size) {
  void *moved = realloc(memory, size ? size : 1);
  if (!moved)
    mem_exhausted(size);
  return moved;
}

void *mem_grow(void *memory, size_t old_size, size_t size) {
  if (size < LARGE_PAGE)
    return mem_realloc(memory, size);
  void *grown = alloc_large(size);
  if (memory)
    memcpy(grown, memory, old_size);
  mem_free(memory);
  return grown;
}

void mem_free(void *memory) { free(memory); }

_Noreturn void unreachable_at(const char *why, const char *file, int line) {
  fprintf(stderr, "%s:%d: unreachable: %s\n", file, line, why);
  abort();
}
