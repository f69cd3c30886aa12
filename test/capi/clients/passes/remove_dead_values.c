// SPDX-License-Identifier: Apache-2.0
// Arguments and results that nobody needs.
#include "mlir-c/Transforms.h"
#include "pass_client.h"

static const char source[] =
    "func.func private @g(%a: i32, %unused: i32) -> (i32, i32) {\n"
    "  %0 = arith.addi %a, %a : i32\n"
    "  return %a, %0 : i32, i32\n"
    "}\n"
    "func.func @f(%a: i32) -> i32 {\n"
    "  %0:2 = call @g(%a, %a) : (i32, i32) -> (i32, i32)\n"
    "  return %0#0 : i32\n"
    "}\n";

int main(void) {
  mlirRegisterTransformsRemoveDeadValues();
  return run_pass(source, "builtin.module",
                  mlirCreateTransformsRemoveDeadValues());
}
