// SPDX-License-Identifier: Apache-2.0
// Calls of private functions are inlined, and those then go.
#include "mlir-c/Transforms.h"
#include "pass_client.h"

static const char source[] = "func.func private @square(%a: i32) -> i32 {\n"
                             "  %0 = arith.muli %a, %a : i32\n"
                             "  return %0 : i32\n"
                             "}\n"
                             "func.func @f(%a: i32) -> i32 {\n"
                             "  %0 = call @square(%a) : (i32) -> i32\n"
                             "  %1 = call @square(%0) : (i32) -> i32\n"
                             "  return %1 : i32\n"
                             "}\n";

int main(void) {
  mlirRegisterTransformsInliner();
  return run_pass(source, "builtin.module", mlirCreateTransformsInliner());
}
