// SPDX-License-Identifier: Apache-2.0
// Operations that move within a block and between blocks, and their order.
#include "client.h"

static void show(MlirBlock block) {
  for (MlirOperation op = mlirBlockGetFirstOperation(block);
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
    printf(" %.*s", (int)name.length, name.data);
  }
  printf("\n");
}

int main(void) {
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirModule module = mlirModuleCreateParse(
      context, str("\"x.a\"() : () -> ()\n\"x.b\"() : () -> ()\n"
                   "\"x.c\"() ({\n  \"x.d\"() : () -> ()\n}) : () -> ()\n"));
  MlirBlock body = mlirModuleGetBody(module);
  MlirOperation a = mlirBlockGetFirstOperation(body);
  MlirOperation b = mlirOperationGetNextInBlock(a);
  MlirOperation c = mlirOperationGetNextInBlock(b);
  MlirBlock inner = mlirRegionGetFirstBlock(mlirOperationGetRegion(c, 0));
  MlirOperation d = mlirBlockGetFirstOperation(inner);
  mlirOperationMoveAfter(a, b);
  show(body);
  mlirOperationMoveBefore(c, b);
  show(body);
  mlirOperationMoveAfter(d, a);
  show(body);
  mlirOperationMoveBefore(b, d);
  show(body);
  printf("%d %d\n", mlirOperationIsBeforeInBlock(c, a),
         mlirOperationIsBeforeInBlock(d, a));
  printf("parent %d, empty %d\n",
         mlirOperationEqual(mlirOperationGetParentOperation(d),
                            mlirModuleGetOperation(module)),
         mlirOperationIsNull(mlirBlockGetFirstOperation(inner)));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
