// SPDX-License-Identifier: Apache-2.0
// Values by themselves: as operations and as operands, numbered alone or in a
// state that is kept.
#include "client.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirModule module = mlirModuleCreateParse(
      context, str("func.func @f(%a: i32, %b: i32) -> i32 {\n"
                   "  %0 = arith.addi %a, %b : i32\n"
                   "  %1:2 = scf.execute_region -> (i32, i32) {\n"
                   "    scf.yield %0, %0 : i32, i32\n  }\n"
                   "  return %1#1 : i32\n}\n"));
  MlirOperation function =
      mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirBlock entry =
      mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0));
  MlirOperation addi = mlirBlockGetFirstOperation(entry);
  MlirOperation region = mlirOperationGetNextInBlock(addi);
  MlirValue values[] = {mlirBlockGetArgument(entry, 1),
                        mlirOperationGetResult(addi, 0),
                        mlirOperationGetResult(region, 1)};
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  MlirAsmState state = mlirAsmStateCreateForOperation(function, flags);
  for (int i = 0; i < 3; i++) {
    mlirValuePrint(values[i], to_stdout, NULL);
    printf("\n");
    mlirValuePrintAsOperand(values[i], state, to_stdout, NULL);
    printf("\n");
    MlirAsmState own = mlirAsmStateCreateForValue(values[i], flags);
    mlirValuePrintAsOperand(values[i], own, to_stdout, NULL);
    printf("\n");
    mlirAsmStateDestroy(own);
  }
  mlirOperationPrintWithState(addi, state, to_stdout, NULL);
  printf("\n");
  mlirAsmStateDestroy(state);
  mlirOpPrintingFlagsDestroy(flags);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
