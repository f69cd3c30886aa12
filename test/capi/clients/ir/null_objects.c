// SPDX-License-Identifier: Apache-2.0
// Null handles: what gives them, and what knows them.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirModule module = mlirModuleCreateParse(context, str("module {}"));
  MlirOperation op = mlirModuleGetOperation(module);
  MlirBlock body = mlirModuleGetBody(module);
  printf("parent: %d\n",
         mlirOperationIsNull(mlirOperationGetParentOperation(op)));
  printf("block: %d\n", mlirBlockIsNull(mlirOperationGetBlock(op)));
  printf("next: %d\n", mlirOperationIsNull(mlirOperationGetNextInBlock(op)));
  printf("first: %d\n", mlirOperationIsNull(mlirBlockGetFirstOperation(body)));
  printf("terminator: %d\n", mlirOperationIsNull(mlirBlockGetTerminator(body)));
  printf("next block: %d\n", mlirBlockIsNull(mlirBlockGetNextInRegion(body)));
  printf("next region: %d\n", mlirRegionIsNull(mlirRegionGetNextInOperation(
                                  mlirOperationGetRegion(op, 0))));
  MlirRegion region = mlirRegionCreate();
  printf("first block: %d\n", mlirBlockIsNull(mlirRegionGetFirstBlock(region)));
  mlirRegionDestroy(region);
  printf("attribute: %d\n", mlirAttributeIsNull(mlirOperationGetAttributeByName(
                                op, str("nothing"))));
  printf("null: %d %d\n", mlirAttributeIsNull(mlirAttributeGetNull()),
         mlirAttributeEqual(mlirAttributeGetNull(), mlirAttributeGetNull()));
  printf("dialect: %d\n", mlirDialectIsNull(mlirContextGetOrLoadDialect(
                              context, str("nothing"))));
  printf("type: %d\n",
         mlirTypeIsNull(mlirTypeParseGet(context, str("nothing"))));
  printf("attribute: %d\n",
         mlirAttributeIsNull(mlirAttributeParseGet(context, str("#nothing"))));
  printf("module: %d\n",
         mlirModuleIsNull(mlirModuleCreateParse(context, str("func.func"))));
  printf("operation: %d\n", mlirOperationIsNull(mlirOperationCreateParse(
                                context, str("func.func"), str("name"))));
  printf("equal: %d %d\n", mlirTypeEqual((MlirType){NULL}, (MlirType){NULL}),
         mlirOperationEqual((MlirOperation){NULL}, op));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
