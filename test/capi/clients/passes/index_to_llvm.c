// SPDX-License-Identifier: Apache-2.0
// Index arithmetic.
#include "mlir-c/Conversion.h"
#include "pass_client.h"

static const char source[] =
    "func.func @f(%a: index, %b: index) -> (index, i1) {\n"
    "  %0 = index.floordivs %a, %b\n"
    "  %1 = index.cmp slt(%a, %b)\n"
    "  return %0, %1 : index, i1\n"
    "}\n";

int main(void) {
  mlirRegisterConversionConvertIndexToLLVMPass();
  return run_pass(source, "func.func",
                  mlirCreateConversionConvertIndexToLLVMPass());
}
