// SPDX-License-Identifier: Apache-2.0
// Constants through branches.
#include "mlir-c/Transforms.h"
#include "pass_client.h"

static const char source[] =
    "func.func @f(%a: i32) -> i32 {\n"
    "  %true = arith.constant true\n"
    "  %one = arith.constant 1 : i32\n"
    "  cf.cond_br %true, ^bb1(%one : i32), ^bb2(%a : i32)\n"
    "^bb1(%0: i32):\n"
    "  %1 = arith.addi %0, %one : i32\n"
    "  cf.br ^bb3(%1 : i32)\n"
    "^bb2(%2: i32):\n"
    "  cf.br ^bb3(%2 : i32)\n"
    "^bb3(%3: i32):\n"
    "  return %3 : i32\n"
    "}\n";

int main(void) {
  mlirRegisterTransformsSCCP();
  return run_pass(source, "func.func", mlirCreateTransformsSCCP());
}
