// SPDX-License-Identifier: Apache-2.0
// Memory, with a declaration of malloc.
#include "mlir-c/Conversion.h"
#include "pass_client.h"

static const char source[] = "func.func @f(%n: index) -> f32 {\n"
                             "  %zero = arith.constant 0 : index\n"
                             "  %m = memref.alloc(%n) : memref<?xf32>\n"
                             "  %0 = memref.load %m[%zero] : memref<?xf32>\n"
                             "  memref.dealloc %m : memref<?xf32>\n"
                             "  return %0 : f32\n"
                             "}\n";

int main(void) {
  mlirRegisterConversionFinalizeMemRefToLLVMConversionPass();
  return run_pass(source, "builtin.module",
                  mlirCreateConversionFinalizeMemRefToLLVMConversionPass());
}
