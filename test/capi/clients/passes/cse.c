// SPDX-License-Identifier: Apache-2.0
// Equal operations without effects become one, also in nested regions.
#include "mlir-c/Transforms.h"
#include "pass_client.h"

static const char source[] = "func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {\n"
                             "  %0 = arith.addi %a, %b : i32\n"
                             "  %1 = arith.addi %a, %b : i32\n"
                             "  %2 = scf.if %c -> i32 {\n"
                             "    %3 = arith.addi %a, %b : i32\n"
                             "    scf.yield %3 : i32\n"
                             "  } else {\n"
                             "    %4 = arith.muli %0, %1 : i32\n"
                             "    scf.yield %4 : i32\n"
                             "  }\n"
                             "  return %2 : i32\n"
                             "}\n";

int main(void) {
  mlirRegisterTransformsCSE();
  return run_pass(source, "func.func", mlirCreateTransformsCSE());
}
