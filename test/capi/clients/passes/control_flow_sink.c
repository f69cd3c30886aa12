// SPDX-License-Identifier: Apache-2.0
// What only one branch needs goes there.
#include "mlir-c/Transforms.h"
#include "pass_client.h"

static const char source[] = "func.func @f(%a: i32, %c: i1) -> i32 {\n"
                             "  %0 = arith.muli %a, %a : i32\n"
                             "  %1 = arith.addi %a, %a : i32\n"
                             "  %2 = scf.if %c -> i32 {\n"
                             "    scf.yield %0 : i32\n"
                             "  } else {\n"
                             "    scf.yield %1 : i32\n"
                             "  }\n"
                             "  return %2 : i32\n"
                             "}\n";

int main(void) {
  mlirRegisterTransformsControlFlowSink();
  return run_pass(source, "func.func", mlirCreateTransformsControlFlowSink());
}
