// SPDX-License-Identifier: Apache-2.0
// Atomic operations and reshapes by simpler ones.
#include "mlir-c/Dialect/MemRef.h"
#include "pass_client.h"

static const char source[] =
    "func.func @f(%m: memref<?xf32>, %i: index, %x: f32) -> f32 {\n"
    "  %0 = memref.atomic_rmw maximumf %x, %m[%i] : (f32, memref<?xf32>) -> "
    "f32\n"
    "  return %0 : f32\n"
    "}\n";

int main(void) {
  mlirRegisterMemRefExpandOpsPass();
  return run_pass(source, "func.func", mlirCreateMemRefExpandOpsPass());
}
