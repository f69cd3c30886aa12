// SPDX-License-Identifier: Apache-2.0
// Calls the function of sum.mlir. A one-dimensional memref is passed as two
// pointers (allocated, aligned), an offset, a size and a stride.
#include <stdint.h>
#include <stdio.h>

float sum(float *allocated, float *aligned, int64_t offset, int64_t size,
          int64_t stride, int64_t n);

int main(void) {
  float numbers[] = {1, 2, 3, 4, 5, 6, 7, 8};
  printf("the sum of 1 to 8 is %g\n", sum(numbers, numbers, 0, 8, 1, 8));
  printf("of the first four %g\n", sum(numbers, numbers, 0, 8, 1, 4));
  return 0;
}
