// SPDX-License-Identifier: Apache-2.0
// Growable arrays on the heap: VECTOR(Type) declares one, zero is empty.
#ifndef MLOPT_SUPPORT_VECTOR_H
#define MLOPT_SUPPORT_VECTOR_H

#include <stddef.h>

#include "support/memory.h"

/// `{0}` is a valid empty vector. Owns `data`; VECTOR_FREE gives it back.
#define VECTOR(T)                                                              \
  struct {                                                                     \
    T *data;                                                                   \
    size_t size;                                                               \
    size_t capacity;                                                           \
  }

/// Memory for at least `needed` elements of `element` bytes, at least doubled.
void *vector_grow(void *data, size_t *capacity, size_t needed, size_t element);

/// `data` with room for `needed` elements: what VECTOR_RESERVE keeps. A
/// function, so that the compiler's coverage counts the check once.
static inline void *vector_with_room(void *data, size_t *capacity,
                                     size_t needed, size_t element) {
  return needed > *capacity ? vector_grow(data, capacity, needed, element)
                            : data;
}

#define VECTOR_RESERVE(vector, needed)                                         \
  ((void)((vector)->data =                                                     \
              vector_with_room((vector)->data, &(vector)->capacity, (needed),  \
                               sizeof *(vector)->data)))

/// Appends. Amortized constant time. `...` so that compound literals may come.
#define VECTOR_PUSH(vector, ...)                                               \
  (VECTOR_RESERVE((vector), (vector)->size + 1),                               \
   (void)((vector)->data[(vector)->size++] = (__VA_ARGS__)))

/// Takes the last element off and gives it. The vector must not be empty.
#define VECTOR_POP(vector) ((vector)->data[--(vector)->size])

#define VECTOR_LAST(vector) ((vector)->data[(vector)->size - 1])

#define VECTOR_FREE(vector)                                                    \
  (mem_free((vector)->data), (void)((vector)->data = NULL),                    \
   (void)((vector)->size = (vector)->capacity = 0))

#endif
