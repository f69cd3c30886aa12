// SPDX-License-Identifier: Apache-2.0
// A struct on the stack becomes its parts.
#include "mlir-c/Transforms.h"
#include "pass_client.h"

static const char source[] =
    "llvm.func @f(%a: i32) -> i32 {\n"
    "  %one = llvm.mlir.constant(1 : i32) : i32\n"
    "  %s = llvm.alloca %one x !llvm.struct<(i32, f64)> : (i32) -> !llvm.ptr\n"
    "  %p = llvm.getelementptr %s[0, 0] : (!llvm.ptr) -> !llvm.ptr, "
    "!llvm.struct<(i32, f64)>\n"
    "  llvm.store %a, %p : i32, !llvm.ptr\n"
    "  %0 = llvm.load %p : !llvm.ptr -> i32\n"
    "  llvm.return %0 : i32\n"
    "}\n";

int main(void) {
  mlirRegisterTransformsSROA();
  return run_pass(source, "llvm.func", mlirCreateTransformsSROA());
}
