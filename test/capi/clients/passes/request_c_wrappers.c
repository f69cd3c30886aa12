// SPDX-License-Identifier: Apache-2.0
// Functions are marked for wrappers.
#include "mlir-c/Dialect/LLVM.h"
#include "pass_client.h"

static const char source[] = "func.func @f(%m: memref<?xf32>) {\n"
                             "  return\n"
                             "}\n";

int main(void) {
  mlirRegisterLLVMLLVMRequestCWrappersPass();
  return run_pass(source, "func.func",
                  mlirCreateLLVMLLVMRequestCWrappersPass());
}
