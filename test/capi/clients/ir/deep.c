// SPDX-License-Identifier: Apache-2.0
// Operations nested 500 deep, built from inside out, cloned, walked and erased.
#include "client.h"

static MlirWalkResult count(MlirOperation op, void *user) {
  (void)op;
  ++*(int *)user;
  return MlirWalkResultAdvance;
}

int main(void) {
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirLocation unknown = mlirLocationUnknownGet(context);
  MlirOperationState state = mlirOperationStateGet(str("x.leaf"), unknown);
  MlirOperation op = mlirOperationCreate(&state);
  for (int i = 0; i < 500; i++) {
    MlirRegion region = mlirRegionCreate();
    MlirBlock block = mlirBlockCreate(0, NULL, NULL);
    mlirRegionAppendOwnedBlock(region, block);
    mlirBlockAppendOwnedOperation(block, op);
    state = mlirOperationStateGet(str("x.nest"), unknown);
    mlirOperationStateAddOwnedRegions(&state, 1, &region);
    op = mlirOperationCreate(&state);
  }
  MlirOperation clone = mlirOperationClone(op);
  mlirOperationDestroy(op);
  int number = 0;
  mlirOperationWalk(clone, count, &number, MlirWalkPostOrder);
  printf("%d operations, valid %d\n", number, mlirOperationVerify(clone));
  mlirOperationDestroy(clone);
  mlirContextDestroy(context);
  return 0;
}
