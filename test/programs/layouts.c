// SPDX-License-Identifier: Apache-2.0
// Calls the programs layouts.*: memrefs with offsets, gaps, negative strides.
// R357: C passes pointers to structs of its own to the wrappers.
#include "memref.h"

double _mlir_ciface_get(MemrefF64x2 *m, int64_t i, int64_t j);
double _mlir_ciface_get_odd(MemrefF64 *m, int64_t i);
void _mlir_ciface_put_backwards(MemrefF64 *m, int64_t i, double x);
void _mlir_ciface_add_vectors(MemrefF64 *m, int64_t i, int64_t j);
int64_t _mlir_ciface_sizes(MemrefF64x2 *m, int64_t i);

// R371: aligned + offset + i * stride 0 + j * stride 1.
static void check_get(double *data) {
  MemrefF64x2 rows = MEMREF_2D(data, 3, 4);
  CHECK(_mlir_ciface_get(&rows, 2, 3) == 11);
  MemrefF64x2 columns = {data, data, 0, {4, 3}, {1, 4}};
  CHECK(_mlir_ciface_get(&columns, 3, 2) == 11);
  CHECK(_mlir_ciface_get(&columns, 1, 2) == 9);
  // R383: both dimensions run backwards, from the last element on.
  MemrefF64x2 turned = {data, data, 11, {3, 4}, {-4, -1}};
  CHECK(_mlir_ciface_get(&turned, 0, 0) == 11);
  CHECK(_mlir_ciface_get(&turned, 2, 1) == 2);
  // The data begins at the aligned pointer, wherever the memory was allocated.
  MemrefF64x2 shifted = {data, data + 2, 1, {2, 2}, {5, 3}};
  CHECK(_mlir_ciface_get(&shifted, 0, 0) == 3);
  CHECK(_mlir_ciface_get(&shifted, 1, 1) == 11);
}

int main(void) {
  double data[16];
  for (int i = 0; i < 16; i++)
    data[i] = i;
  check_get(data);

  // R304: an offset of 7, a stride of 2.
  MemrefF64 odd = {data, data, 7, {4}, {2}};
  CHECK(_mlir_ciface_get_odd(&odd, 0) == 7);
  CHECK(_mlir_ciface_get_odd(&odd, 3) == 13);

  // R383: a negative stride; vectors as elements.
  MemrefF64 backwards = {data, data, 3, {4}, {-1}};
  _mlir_ciface_put_backwards(&backwards, 0, 100);
  _mlir_ciface_put_backwards(&backwards, 3, 200);
  CHECK(data[3] == 100 && data[0] == 200 && data[1] == 1 && data[2] == 2);

  _Alignas(16) double vectors[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  MemrefF64 pairs = MEMREF_1D(vectors, 4);
  _mlir_ciface_add_vectors(&pairs, 1, 3);
  CHECK(vectors[2] == 10 && vectors[3] == 12 && vectors[6] == 7);

  // R302: the constant 8 and the size of the descriptor.
  MemrefF64x2 sized = MEMREF_2D(data, 8, 2);
  CHECK(_mlir_ciface_sizes(&sized, 0) == 80208);
  CHECK(_mlir_ciface_sizes(&sized, 1) == 80202);
  return 0;
}
