// SPDX-License-Identifier: Apache-2.0
#include "memref.h"

int64_t _mlir_ciface_count(MemrefI8 *text, int8_t byte);

int main(void) {
  char text[] = "the quick brown fox jumps over the lazy dog\0and over";
  MemrefI8 memref = MEMREF_1D((int8_t *)text, sizeof text);
  CHECK(_mlir_ciface_count(&memref, 'o') == 4);
  CHECK(_mlir_ciface_count(&memref, 'z') == 1);
  CHECK(_mlir_ciface_count(&memref, '!') == 0);
  return 0;
}
