// SPDX-License-Identifier: Apache-2.0
// Types, attributes and values on standard error leave standard output alone.
#include "client.h"
#include "mlir-c/AffineExpr.h"
#include "mlir-c/AffineMap.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/IntegerSet.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirModule module = mlirModuleCreateParse(context, str("module {}"));
  if (!freopen("/dev/null", "w", stderr))
    return 1;
  mlirTypeDump(mlirF32TypeGet(context));
  mlirAttributeDump(mlirUnitAttrGet(context));
  mlirOperationDump(mlirModuleGetOperation(module));
  mlirAffineExprDump(mlirAffineDimExprGet(context, 0));
  mlirAffineMapDump(mlirAffineMapEmptyGet(context));
  mlirIntegerSetDump(mlirIntegerSetEmptyGet(context, 1, 0));
  MlirType index = mlirIndexTypeGet(context);
  MlirLocation unknown = mlirLocationUnknownGet(context);
  MlirBlock block = mlirBlockCreate(1, &index, &unknown);
  mlirValueDump(mlirBlockGetArgument(block, 0));
  mlirBlockDestroy(block);
  printf("nothing\n");
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
