// SPDX-License-Identifier: Apache-2.0
// Growth of the arrays that VECTOR declares.
#include "support/vector.h"

#include <stdint.h>

void *vector_grow(void *data, size_t *capacity, size_t needed, size_t element) {
  size_t grown = *capacity < 4 ? 8 : 2 * *capacity;
  if (grown < needed)
    grown = needed;
  if (grown > SIZE_MAX / 2 / element)
    mem_exhausted(SIZE_MAX);
  data = mem_grow(data, *capacity * element, grown * element);
  *capacity = grown;
  return data;
}
