// SPDX-License-Identifier: Apache-2.0
// A larger allocation, a copy, a deallocation.
#include "mlir-c/Dialect/MemRef.h"
#include "pass_client.h"

static const char source[] =
    "func.func @f(%m: memref<?xf32>, %n: index) -> memref<?xf32> {\n"
    "  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>\n"
    "  return %0 : memref<?xf32>\n"
    "}\n";

int main(void) {
  mlirRegisterMemRefExpandReallocPass();
  return run_pass(source, "func.func", mlirCreateMemRefExpandReallocPass());
}
