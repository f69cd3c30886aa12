// SPDX-License-Identifier: Apache-2.0
// What is detached is the client's; what is in something goes with it.
#include "client.h"

static MlirOperation leaf(MlirContext context) {
  MlirOperationState state =
      mlirOperationStateGet(str("x.leaf"), mlirLocationUnknownGet(context));
  return mlirOperationCreate(&state);
}

int main(void) {
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  // An operation, a block and a region that never go anywhere.
  mlirOperationDestroy(leaf(context));
  MlirBlock block = mlirBlockCreate(0, NULL, NULL);
  mlirBlockAppendOwnedOperation(block, leaf(context));
  mlirBlockDestroy(block);
  MlirRegion region = mlirRegionCreate();
  mlirRegionAppendOwnedBlock(region, mlirBlockCreate(0, NULL, NULL));
  mlirRegionDestroy(region);
  // A module that is an operation, and one taken back from it.
  MlirModule module = mlirModuleCreateEmpty(mlirLocationUnknownGet(context));
  MlirOperation op = mlirModuleGetOperation(module);
  printf("same: %d\n", mlirModuleEqual(module, mlirModuleFromOperation(op)));
  printf("hash: %d\n", mlirModuleHashValue(module) ==
                           mlirModuleHashValue(mlirModuleFromOperation(op)));
  MlirOperation first = leaf(context), second = leaf(context);
  printf("no module: %d\n", mlirModuleIsNull(mlirModuleFromOperation(first)));
  mlirBlockAppendOwnedOperation(mlirModuleGetBody(module), first);
  mlirBlockInsertOwnedOperationBefore(mlirModuleGetBody(module), first, second);
  show_op("module", op);
  mlirOperationRemoveFromParent(second);
  printf("detached: %d\n", mlirBlockIsNull(mlirOperationGetBlock(second)));
  mlirBlockInsertOwnedOperationAfter(mlirModuleGetBody(module), first, second);
  printf("order: %d\n",
         mlirOperationEqual(mlirOperationGetNextInBlock(first), second));
  mlirOperationDestroy(first);
  show_op("module", op);
  printf("context: %d\n",
         mlirContextEqual(mlirModuleGetContext(module), context));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
