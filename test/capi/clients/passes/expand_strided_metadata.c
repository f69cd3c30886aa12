// SPDX-License-Identifier: Apache-2.0
// Views become a base and numbers.
#include "mlir-c/Dialect/MemRef.h"
#include "pass_client.h"

static const char source[] =
    "func.func @f(%m: memref<8x16xf32>, %i: index) -> memref<4x4xf32, "
    "strided<[16, 1], offset: ?>> {\n"
    "  %0 = memref.subview %m[%i, 2] [4, 4] [1, 1] : memref<8x16xf32> to "
    "memref<4x4xf32, strided<[16, 1], offset: ?>>\n"
    "  return %0 : memref<4x4xf32, strided<[16, 1], offset: ?>>\n"
    "}\n";

int main(void) {
  mlirRegisterMemRefExpandStridedMetadataPass();
  return run_pass(source, "func.func",
                  mlirCreateMemRefExpandStridedMetadataPass());
}
