// SPDX-License-Identifier: Apache-2.0
#include "memref.h"

enum { SIZE = 10, SHIFT = 2 };

void _mlir_ciface_stencil(MemrefF64x2 *in, MemrefF64x2 *out, int64_t shift);

static double in[SIZE * SIZE], out[SIZE * SIZE];

/// Element of the view: row `i` and column `j` of each other one.
static double *at(double *square, int i, int j) {
  return &square[(SHIFT + 2 * i) * SIZE + 1 + 2 * j];
}

int main(void) {
  for (int i = 0; i < SIZE * SIZE; i++) {
    in[i] = i * i % 17;
    out[i] = -1;
  }
  MemrefF64x2 from = MEMREF_2D(in, SIZE, SIZE);
  MemrefF64x2 to = MEMREF_2D(out, SIZE, SIZE);
  _mlir_ciface_stencil(&from, &to, SHIFT);
  int changed = 0;
  for (int i = 0; i < SIZE * SIZE; i++)
    changed += out[i] != -1;
  CHECK(changed == 4);
  for (int i = 1; i < 3; i++)
    for (int j = 1; j < 3; j++)
      CHECK(*at(out, i, j) == (*at(in, i - 1, j) + *at(in, i + 1, j) +
                               *at(in, i, j - 1) + *at(in, i, j + 1)) /
                                  4);
  return 0;
}
