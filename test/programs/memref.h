// SPDX-License-Identifier: Apache-2.0
// What C sees of memrefs: the descriptors that C wrappers take pointers to.
#ifndef MLOPT_TEST_PROGRAMS_MEMREF_H
#define MLOPT_TEST_PROGRAMS_MEMREF_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define MEMREF(T, RANK)                                                        \
  struct {                                                                     \
    T *allocated;                                                              \
    T *aligned;                                                                \
    int64_t offset;                                                            \
    int64_t sizes[RANK];                                                       \
    int64_t strides[RANK];                                                     \
  }

typedef MEMREF(int8_t, 1) MemrefI8;
typedef MEMREF(int32_t, 1) MemrefI32;
typedef MEMREF(int64_t, 1) MemrefI64;
typedef MEMREF(double, 1) MemrefF64;
typedef MEMREF(double, 2) MemrefF64x2;

typedef struct UnrankedMemref {
  int64_t rank;
  void *descriptor;
} UnrankedMemref;

#define MEMREF_1D(data, size)                                                  \
  {                                                                            \
    data, data, 0, {size}, { 1 }                                               \
  }
#define MEMREF_2D(data, rows, columns)                                         \
  {                                                                            \
    data, data, 0, {rows, columns}, { columns, 1 }                             \
  }

/// Ends the program, with a message, unless `condition` holds.
#define CHECK(condition)                                                       \
  do {                                                                         \
    if (!(condition)) {                                                        \
      printf("%s:%d: %s does not hold\n", __FILE__, __LINE__, #condition);     \
      exit(1);                                                                 \
    }                                                                          \
  } while (0)

#endif
