// SPDX-License-Identifier: Apache-2.0
// Divisions that round, maxima and conversions by simpler operations.
#include "mlir-c/Dialect/Arith.h"
#include "pass_client.h"

static const char source[] =
    "func.func @f(%a: i32, %b: i32, %x: f32) -> (i32, i32, f32) {\n"
    "  %0 = arith.ceildivsi %a, %b : i32\n"
    "  %1 = arith.floordivsi %a, %b : i32\n"
    "  %2 = arith.maximumf %x, %x : f32\n"
    "  return %0, %1, %2 : i32, i32, f32\n"
    "}\n";

int main(void) {
  mlirRegisterArithArithExpandOpsPass();
  return run_pass(source, "func.func", mlirCreateArithArithExpandOpsPass());
}
