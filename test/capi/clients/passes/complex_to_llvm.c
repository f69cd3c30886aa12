// SPDX-License-Identifier: Apache-2.0
// Complex numbers become structs.
#include "mlir-c/Conversion.h"
#include "pass_client.h"

static const char source[] = "func.func @f(%a: f32, %b: f32) -> f32 {\n"
                             "  %0 = complex.create %a, %b : complex<f32>\n"
                             "  %1 = complex.mul %0, %0 : complex<f32>\n"
                             "  %2 = complex.re %1 : complex<f32>\n"
                             "  return %2 : f32\n"
                             "}\n";

int main(void) {
  mlirRegisterConversionConvertComplexToLLVMPass();
  return run_pass(source, "func.func",
                  mlirCreateConversionConvertComplexToLLVMPass());
}
