// SPDX-License-Identifier: Apache-2.0
// All dialects at once.
#include "mlir-c/Conversion.h"
#include "pass_client.h"

static const char source[] =
    "func.func @f(%m: memref<?xf32>, %i: index) -> f32 {\n"
    "  %0 = memref.load %m[%i] : memref<?xf32>\n"
    "  %1 = arith.addf %0, %0 : f32\n"
    "  %2 = math.sqrt %1 : f32\n"
    "  return %2 : f32\n"
    "}\n";

int main(void) {
  mlirRegisterConversionConvertToLLVMPass();
  return run_pass(source, "builtin.module",
                  mlirCreateConversionConvertToLLVMPass());
}
