// SPDX-License-Identifier: Apache-2.0
#include "memref.h"

double _mlir_ciface_twice(MemrefF64 *memref, int64_t n);
double _mlir_ciface_apply(MemrefF64 *memref, int64_t n);
double plain(double x);

/// Called by the program.
double _mlir_ciface_apply(MemrefF64 *memref, int64_t n) {
  CHECK(memref->sizes[0] == 4 && memref->strides[0] == 1);
  return memref->aligned[memref->offset + n] * 10;
}

double plain(double x) { return x + 0.5; }

int main(void) {
  double numbers[] = {1, 2, 3, 4, 5};
  MemrefF64 memref = {numbers, numbers, 1, {4}, {1}};
  CHECK(_mlir_ciface_twice(&memref, 1) == 30 + 40.5);
  return 0;
}
