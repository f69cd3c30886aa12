// SPDX-License-Identifier: Apache-2.0
#include "memref.h"

enum { SIZE = 200 };

void _mlir_ciface_sort(MemrefI32 *numbers);

int main(void) {
  int32_t numbers[SIZE];
  int64_t sum = 0;
  uint32_t seed = 1;
  for (int i = 0; i < SIZE; i++) {
    seed = seed * 1664525u + 1013904223u;
    numbers[i] = (int32_t)(seed >> 8) - (1 << 23);
    sum += numbers[i];
  }
  MemrefI32 memref = MEMREF_1D(numbers, SIZE);
  _mlir_ciface_sort(&memref);
  for (int i = 0; i < SIZE; i++) {
    CHECK(i == 0 || numbers[i - 1] <= numbers[i]);
    sum -= numbers[i];
  }
  CHECK(sum == 0);
  return 0;
}
