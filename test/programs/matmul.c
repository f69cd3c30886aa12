// SPDX-License-Identifier: Apache-2.0
#include "memref.h"

enum { ROWS = 5, INNER = 7, COLUMNS = 3 };

void _mlir_ciface_matmul(MemrefF64x2 *a, MemrefF64x2 *b, MemrefF64x2 *c);

int main(void) {
  double a[ROWS * INNER], b[INNER * COLUMNS], c[ROWS * COLUMNS];
  for (int i = 0; i < ROWS * INNER; i++)
    a[i] = i % 11 - 4;
  for (int i = 0; i < INNER * COLUMNS; i++)
    b[i] = i * 3 % 7 + 0.5;
  for (int i = 0; i < ROWS * COLUMNS; i++)
    c[i] = i;
  MemrefF64x2 left = MEMREF_2D(a, ROWS, INNER);
  MemrefF64x2 right = MEMREF_2D(b, INNER, COLUMNS);
  MemrefF64x2 sum = MEMREF_2D(c, ROWS, COLUMNS);
  _mlir_ciface_matmul(&left, &right, &sum);
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLUMNS; j++) {
      double expected = i * COLUMNS + j;
      for (int k = 0; k < INNER; k++)
        expected += a[i * INNER + k] * b[k * COLUMNS + j];
      CHECK(c[i * COLUMNS + j] == expected);
    }
  return 0;
}
