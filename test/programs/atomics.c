// SPDX-License-Identifier: Apache-2.0
#include <pthread.h>

#include "memref.h"

enum { SIZE = 10000, BINS = 17, THREADS = 4 };

typedef MEMREF(float, 1) MemrefF32;

void _mlir_ciface_add(MemrefI32 *histogram, MemrefF32 *greatest,
                      MemrefI32 *numbers);

static int32_t numbers[SIZE], histogram[BINS];
static float greatest = -1;

static void *add(void *arg) {
  MemrefI32 bins = MEMREF_1D(histogram, BINS);
  MemrefF32 best = MEMREF_1D(&greatest, 1);
  MemrefI32 all = MEMREF_1D(numbers, SIZE);
  _mlir_ciface_add(&bins, &best, &all);
  return arg;
}

int main(void) {
  int32_t expected[BINS] = {0};
  for (int i = 0; i < SIZE; i++) {
    numbers[i] = i * 31 % (BINS - 2);
    expected[numbers[i]] += THREADS;
  }
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++)
    CHECK(pthread_create(&threads[i], NULL, add, NULL) == 0);
  for (int i = 0; i < THREADS; i++)
    pthread_join(threads[i], NULL);
  for (int i = 0; i < BINS; i++)
    CHECK(histogram[i] == expected[i]);
  CHECK(greatest == BINS - 3);
  return 0;
}
