// SPDX-License-Identifier: Apache-2.0
// Repeated successors with different arguments get blocks between.
#include "mlir-c/Dialect/LLVM.h"
#include "pass_client.h"

static const char source[] =
    "llvm.func @f(%c: i1, %a: i32, %b: i32) -> i32 {\n"
    "  llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)\n"
    "^bb1(%0: i32):\n"
    "  llvm.return %0 : i32\n"
    "}\n";

int main(void) {
  mlirRegisterLLVMLLVMLegalizeForExportPass();
  return run_pass(source, "builtin.module",
                  mlirCreateLLVMLLVMLegalizeForExportPass());
}
