// SPDX-License-Identifier: Apache-2.0
// Casts that undo one another.
#include "mlir-c/Conversion.h"
#include "pass_client.h"

static const char source[] =
    "func.func @f(%a: i32) -> i32 {\n"
    "  %0 = builtin.unrealized_conversion_cast %a : i32 to i64\n"
    "  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32\n"
    "  return %1 : i32\n"
    "}\n";

int main(void) {
  mlirRegisterConversionReconcileUnrealizedCastsPass();
  return run_pass(source, "func.func",
                  mlirCreateConversionReconcileUnrealizedCastsPass());
}
