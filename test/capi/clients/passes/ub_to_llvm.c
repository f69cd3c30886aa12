// SPDX-License-Identifier: Apache-2.0
// Poison.
#include "mlir-c/Conversion.h"
#include "pass_client.h"

static const char source[] = "func.func @f() -> i32 {\n"
                             "  %0 = ub.poison : i32\n"
                             "  return %0 : i32\n"
                             "}\n";

int main(void) {
  mlirRegisterConversionUBToLLVMConversionPass();
  return run_pass(source, "func.func",
                  mlirCreateConversionUBToLLVMConversionPass());
}
