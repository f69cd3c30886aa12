// SPDX-License-Identifier: Apache-2.0
// Functions, calls and descriptors of memrefs.
#include "mlir-c/Conversion.h"
#include "pass_client.h"

static const char source[] =
    "func.func private @g(memref<4x?xf32>) -> (i32, f32)\n"
    "func.func @f(%m: memref<4x?xf32>) -> f32 {\n"
    "  %0:2 = call @g(%m) : (memref<4x?xf32>) -> (i32, f32)\n"
    "  return %0#1 : f32\n"
    "}\n";

int main(void) {
  mlirRegisterConversionConvertFuncToLLVMPass();
  return run_pass(source, "builtin.module",
                  mlirCreateConversionConvertFuncToLLVMPass());
}
