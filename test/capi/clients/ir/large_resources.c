// SPDX-License-Identifier: Apache-2.0
// Resources longer than a limit are left out.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

int main(void) {
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  int64_t shape = 8;
  static int32_t data[8] = {1, 2, 3};
  MlirType type = mlirRankedTensorTypeGet(
      1, &shape, mlirIntegerTypeGet(context, 32), mlirAttributeGetNull());
  MlirAttribute blob = mlirUnmanagedDenseResourceElementsAttrGet(
      type, str("blob"), data, sizeof data, 4, false, NULL, NULL);
  MlirOperationState state =
      mlirOperationStateGet(str("x.op"), mlirLocationUnknownGet(context));
  MlirNamedAttribute attribute = named(context, "data", blob);
  mlirOperationStateAddAttributes(&state, 1, &attribute);
  MlirModule module = mlirModuleCreateEmpty(mlirLocationUnknownGet(context));
  mlirBlockAppendOwnedOperation(mlirModuleGetBody(module),
                                mlirOperationCreate(&state));
  for (int i = 0; i < 2; i++) {
    MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
    mlirOpPrintingFlagsElideLargeResourceString(flags, i ? 100 : 10);
    mlirOperationPrintWithFlags(mlirModuleGetOperation(module), flags,
                                to_stdout, NULL);
    printf("\n");
    mlirOpPrintingFlagsDestroy(flags);
  }
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
