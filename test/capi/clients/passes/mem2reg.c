// SPDX-License-Identifier: Apache-2.0
// A slot of memory becomes values.
#include "mlir-c/Transforms.h"
#include "pass_client.h"

static const char source[] = "func.func @f(%a: i32, %c: i1) -> i32 {\n"
                             "  %m = memref.alloca() : memref<i32>\n"
                             "  memref.store %a, %m[] : memref<i32>\n"
                             "  cf.cond_br %c, ^bb1, ^bb2\n"
                             "^bb1:\n"
                             "  %0 = arith.addi %a, %a : i32\n"
                             "  memref.store %0, %m[] : memref<i32>\n"
                             "  cf.br ^bb2\n"
                             "^bb2:\n"
                             "  %1 = memref.load %m[] : memref<i32>\n"
                             "  return %1 : i32\n"
                             "}\n";

int main(void) {
  mlirRegisterTransformsMem2Reg();
  return run_pass(source, "func.func", mlirCreateTransformsMem2Reg());
}
