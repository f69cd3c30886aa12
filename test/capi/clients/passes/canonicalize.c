// SPDX-License-Identifier: Apache-2.0
// Folds, patterns, and dead code.
#include "mlir-c/Transforms.h"
#include "pass_client.h"

static const char source[] =
    "func.func @f(%a: i32, %m: memref<4xi32>) -> i32 {\n"
    "  %zero = arith.constant 0 : i32\n"
    "  %0 = arith.addi %zero, %a : i32\n"
    "  %1 = arith.muli %0, %zero : i32\n"
    "  %2 = arith.subi %0, %1 : i32\n"
    "  %i = arith.constant 0 : index\n"
    "  %c = memref.dim %m, %i : memref<4xi32>\n"
    "  return %2 : i32\n"
    "}\n";

int main(void) {
  mlirRegisterTransformsCanonicalizer();
  return run_pass(source, "func.func", mlirCreateTransformsCanonicalizer());
}
