// SPDX-License-Identifier: Apache-2.0
// Result types by the interface that infers them.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Interfaces.h"

static void show_types(intptr_t count, MlirType *types, void *user) {
  (void)user;
  for (intptr_t i = 0; i < count; i++)
    show_type("result", types[i]);
}

int main(void) {
  MlirContext context = context_with_all();
  mlirContextLoadAllAvailableDialects(context);
  MlirLocation unknown = mlirLocationUnknownGet(context);
  MlirType types[] = {mlirIntegerTypeGet(context, 32), mlirF32TypeGet(context)};
  MlirLocation locations[] = {unknown, unknown};
  MlirBlock block = mlirBlockCreate(2, types, locations);
  MlirValue values[] = {mlirBlockGetArgument(block, 0),
                        mlirBlockGetArgument(block, 0)};
  MlirAttribute none = mlirAttributeGetNull();
  MlirLogicalResult result = mlirInferTypeOpInterfaceInferReturnTypes(
      str("arith.addi"), context, unknown, 2, values, none, NULL, 0, NULL,
      show_types, NULL);
  printf("%d\n", mlirLogicalResultIsSuccess(result));
  result = mlirInferTypeOpInterfaceInferReturnTypes(
      str("arith.cmpi"), context, unknown, 2, values, none, NULL, 0, NULL,
      show_types, NULL);
  printf("%d\n", mlirLogicalResultIsSuccess(result));
  MlirTypeID id = mlirInferTypeOpInterfaceTypeID();
  printf("%d %d\n",
         mlirOperationImplementsInterfaceStatic(str("arith.addi"), context, id),
         mlirOperationImplementsInterfaceStatic(str("func.func"), context, id));
  mlirBlockDestroy(block);
  mlirContextDestroy(context);
  return 0;
}
