// SPDX-License-Identifier: Apache-2.0
// Allocation that cannot fail, and the two ways to give up.
#include "support/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

_Noreturn void mem_exhausted(size_t size) {
  fprintf(stderr, "error: out of memory (wanted %zu bytes)\n", size);
  fflush(stdout);
  _Exit(1);
}

void *mem_alloc(size_t size) {
  void *memory = malloc(size ? size : 1);
  if (!memory)
    mem_exhausted(size);
  return memory;
}

void *mem_alloc_pages(size_t size) {
  enum { LARGE_PAGE = 2 << 20 };
  void *memory = NULL;
  if (posix_memalign(&memory, LARGE_PAGE, size))
    mem_exhausted(size);
#ifdef MADV_HUGEPAGE
  madvise(memory, size, MADV_HUGEPAGE); // A hint: it may fail.
#endif
  return memory;
}

void *mem_realloc(void *memory, size_t size) {
  void *moved = realloc(memory, size ? size : 1);
  if (!moved)
    mem_exhausted(size);
  return moved;
}

void mem_free(void *memory) { free(memory); }

_Noreturn void unreachable_at(const char *why, const char *file, int line) {
  fprintf(stderr, "%s:%d: unreachable: %s\n", file, line, why);
  abort();
}
