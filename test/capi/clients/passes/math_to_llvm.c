// SPDX-License-Identifier: Apache-2.0
// Functions with intrinsics, and those that are made of others.
#include "mlir-c/Conversion.h"
#include "pass_client.h"

static const char source[] =
    "func.func @f(%a: f32, %b: vector<2xf64>) -> (f32, vector<2xf64>) {\n"
    "  %0 = math.exp2 %a : f32\n"
    "  %1 = math.rsqrt %0 : f32\n"
    "  %2 = math.fma %b, %b, %b : vector<2xf64>\n"
    "  return %1, %2 : f32, vector<2xf64>\n"
    "}\n";

int main(void) {
  mlirRegisterConversionConvertMathToLLVMPass();
  return run_pass(source, "func.func",
                  mlirCreateConversionConvertMathToLLVMPass());
}
