// SPDX-License-Identifier: Apache-2.0
// A reduction of several dimensions.
#include "mlir-c/Dialect/Vector.h"
#include "pass_client.h"

static const char source[] =
    "func.func @f(%v: vector<2x4xf32>, %a: vector<2xf32>) -> vector<2xf32> {\n"
    "  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x4xf32> to "
    "vector<2xf32>\n"
    "  return %0 : vector<2xf32>\n"
    "}\n";

int main(void) {
  mlirRegisterVectorLowerVectorMultiReduction();
  return run_pass(source, "func.func",
                  mlirCreateVectorLowerVectorMultiReduction());
}
