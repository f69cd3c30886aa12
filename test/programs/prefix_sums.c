// SPDX-License-Identifier: Apache-2.0
#include "memref.h"

enum { SIZE = 100 };

void _mlir_ciface_sums_in_place(MemrefI64 *numbers);

int main(void) {
  int64_t numbers[SIZE], sum = 0;
  for (int i = 0; i < SIZE; i++)
    numbers[i] = i * i - 1000;
  MemrefI64 memref = MEMREF_1D(numbers, SIZE);
  _mlir_ciface_sums_in_place(&memref);
  for (int i = 0; i < SIZE; i++) {
    sum += i * i - 1000;
    CHECK(numbers[i] == sum);
  }
  return 0;
}
