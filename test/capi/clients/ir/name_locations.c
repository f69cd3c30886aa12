// SPDX-License-Identifier: Apache-2.0
// Names of values that their locations have.
#include "client.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirModule module = mlirModuleCreateParse(
      context, str("func.func @f(%a: i32 loc(\"left\"), %b: i32) -> i32 {\n"
                   "  %0 = arith.addi %a, %b : i32 loc(\"sum\")\n"
                   "  %1 = arith.addi %0, %b : i32 loc(\"sum\")\n"
                   "  return %1 : i32\n}\n"));
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsPrintNameLocAsPrefix(flags);
  mlirOperationPrintWithFlags(mlirModuleGetOperation(module), flags, to_stdout,
                              NULL);
  mlirOpPrintingFlagsDestroy(flags);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
