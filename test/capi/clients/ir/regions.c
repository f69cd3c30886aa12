// SPDX-License-Identifier: Apache-2.0
// Regions: their blocks, their order in an operation, bodies that move.
#include "client.h"

static MlirOperation create(MlirLocation location, const char *name,
                            intptr_t count, const MlirRegion *regions) {
  MlirOperationState state = mlirOperationStateGet(str(name), location);
  mlirOperationStateAddOwnedRegions(&state, count, regions);
  return mlirOperationCreate(&state);
}

int main(void) {
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirLocation unknown = mlirLocationUnknownGet(context);
  MlirRegion regions[] = {mlirRegionCreate(), mlirRegionCreate(),
                          mlirRegionCreate()};
  for (int i = 0; i < 3; i++) {
    MlirBlock block = mlirBlockCreate(0, NULL, NULL);
    mlirRegionAppendOwnedBlock(regions[i], block);
    for (int k = 0; k < i; k++)
      mlirBlockAppendOwnedOperation(block, create(unknown, "x.leaf", 0, NULL));
  }
  MlirOperation op = create(unknown, "x.op", 3, regions);
  printf("%d regions\n", (int)mlirOperationGetNumRegions(op));
  int count = 0;
  for (MlirRegion region = mlirOperationGetFirstRegion(op);
       !mlirRegionIsNull(region);
       region = mlirRegionGetNextInOperation(region), count++)
    printf("region %d is the same: %d\n", count,
           mlirRegionEqual(region, mlirOperationGetRegion(op, count)));
  // The third one's body goes to the first one, whose block goes.
  mlirRegionTakeBody(mlirOperationGetRegion(op, 0),
                     mlirOperationGetRegion(op, 2));
  show_op("after", op);
  MlirRegion first = mlirOperationGetRegion(op, 0);
  MlirBlock added = mlirBlockCreate(0, NULL, NULL);
  mlirRegionInsertOwnedBlockBefore(first, mlirRegionGetFirstBlock(first),
                                   added);
  mlirBlockAppendOwnedOperation(added, create(unknown, "x.first", 0, NULL));
  MlirBlock last = mlirBlockCreate(0, NULL, NULL);
  mlirRegionInsertOwnedBlockAfter(first, added, last);
  mlirRegionInsertOwnedBlock(first, 3, mlirBlockCreate(0, NULL, NULL));
  show_op("with blocks", op);
  mlirBlockDetach(last);
  mlirBlockDestroy(last);
  show_op("without one", op);
  printf("parent: %d\n",
         mlirOperationEqual(mlirBlockGetParentOperation(added), op));
  mlirOperationDestroy(op);
  mlirContextDestroy(context);
  return 0;
}
