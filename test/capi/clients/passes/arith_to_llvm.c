// SPDX-License-Identifier: Apache-2.0
// Arithmetic, with casts where other dialects have the values.
#include "mlir-c/Conversion.h"
#include "pass_client.h"

static const char source[] =
    "func.func @f(%a: i32, %b: index, %x: vector<4xf32>) -> (i1, index, "
    "vector<4xf32>) {\n"
    "  %0 = arith.cmpi slt, %a, %a : i32\n"
    "  %1 = arith.addi %b, %b : index\n"
    "  %2 = arith.mulf %x, %x fastmath<nnan> : vector<4xf32>\n"
    "  return %0, %1, %2 : i1, index, vector<4xf32>\n"
    "}\n";

int main(void) {
  mlirRegisterConversionArithToLLVMConversionPass();
  return run_pass(source, "func.func",
                  mlirCreateConversionArithToLLVMConversionPass());
}
