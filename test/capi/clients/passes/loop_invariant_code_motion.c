// SPDX-License-Identifier: Apache-2.0
// What does not change in a loop goes before it.
#include "mlir-c/Transforms.h"
#include "pass_client.h"

static const char source[] =
    "func.func @f(%m: memref<?xi32>, %n: index, %a: i32) {\n"
    "  %zero = arith.constant 0 : index\n"
    "  %one = arith.constant 1 : index\n"
    "  scf.for %i = %zero to %n step %one {\n"
    "    %0 = arith.muli %a, %a : i32\n"
    "    %1 = memref.load %m[%i] : memref<?xi32>\n"
    "    %2 = arith.addi %0, %1 : i32\n"
    "    memref.store %2, %m[%i] : memref<?xi32>\n"
    "  }\n"
    "  return\n"
    "}\n";

int main(void) {
  mlirRegisterTransformsLoopInvariantCodeMotion();
  return run_pass(source, "func.func",
                  mlirCreateTransformsLoopInvariantCodeMotion());
}
