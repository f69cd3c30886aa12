// SPDX-License-Identifier: Apache-2.0
// Maps become arithmetic.
#include "mlir-c/Conversion.h"
#include "pass_client.h"

static const char source[] =
    "func.func @f(%a: index, %b: index) -> (index, index) {\n"
    "  %0 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 4 + s0 * "
    "2)>(%a)[%b]\n"
    "  %1 = affine.min affine_map<(d0)[s0] -> (d0, s0 - 1)>(%a)[%b]\n"
    "  return %0, %1 : index, index\n"
    "}\n";

int main(void) {
  mlirRegisterConversionLowerAffinePass();
  return run_pass(source, "func.func", mlirCreateConversionLowerAffinePass());
}
