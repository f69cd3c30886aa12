// SPDX-License-Identifier: Apache-2.0
// Operands that are set, one by one and all at once.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"

int main(void) {
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirModule module = mlirModuleCreateParse(
      context, str("%a:2 = \"x.a\"() : () -> (i32, f32)\n"
                   "\"x.b\"(%a#0, %a#1) : (i32, f32) -> ()\n"));
  MlirOperation a = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirOperation b = mlirOperationGetNextInBlock(a);
  MlirValue values[] = {mlirOperationGetResult(a, 1),
                        mlirOperationGetResult(a, 0),
                        mlirOperationGetResult(a, 0)};
  mlirOperationSetOperand(b, 0, values[0]);
  show_op("one", b);
  mlirOperationSetOperands(b, 3, values);
  show_op("more", b);
  mlirOperationSetOperands(b, 1, values);
  show_op("less", b);
  mlirOperationSetOperands(b, 0, NULL);
  show_op("none", b);
  printf("%d\n", mlirOpOperandIsNull(mlirValueGetFirstUse(values[0])));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
