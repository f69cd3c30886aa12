// SPDX-License-Identifier: Apache-2.0
// Branches.
#include "mlir-c/Conversion.h"
#include "pass_client.h"

static const char source[] = "func.func @f(%c: i1, %a: i32) -> i32 {\n"
                             "  cf.cond_br %c, ^bb1(%a : i32), ^bb2\n"
                             "^bb1(%0: i32):\n"
                             "  return %0 : i32\n"
                             "^bb2:\n"
                             "  cf.br ^bb1(%a : i32)\n"
                             "}\n";

int main(void) {
  mlirRegisterConversionConvertControlFlowToLLVMPass();
  return run_pass(source, "builtin.module",
                  mlirCreateConversionConvertControlFlowToLLVMPass());
}
