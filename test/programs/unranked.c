// SPDX-License-Identifier: Apache-2.0
#include <stdbool.h>

#include "memref.h"

double _mlir_ciface_sum(UnrankedMemref *memref, bool is_1d);

int main(void) {
  double numbers[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
  MemrefF64 vector = MEMREF_1D(numbers, 10);
  MemrefF64x2 matrix = MEMREF_2D(numbers, 2, 4);
  UnrankedMemref first = {1, &vector}, second = {2, &matrix};
  CHECK(_mlir_ciface_sum(&first, true) == 55);
  CHECK(_mlir_ciface_sum(&second, false) == 36);
  return 0;
}
