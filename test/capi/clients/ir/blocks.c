// SPDX-License-Identifier: Apache-2.0
// Blocks and regions: made alone, moved, detached, destroyed.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"

static MlirOperation make(MlirContext ctx, const char *name, MlirRegion *region,
                          MlirBlock *successor) {
  MlirOperationState state =
      mlirOperationStateGet(str(name), mlirLocationUnknownGet(ctx));
  if (region)
    mlirOperationStateAddOwnedRegions(&state, 1, region);
  if (successor)
    mlirOperationStateAddSuccessors(&state, 1, successor);
  return mlirOperationCreate(&state);
}

static int count_blocks(MlirRegion region) {
  int count = 0;
  for (MlirBlock block = mlirRegionGetFirstBlock(region);
       !mlirBlockIsNull(block); block = mlirBlockGetNextInRegion(block))
    count++;
  return count;
}

int main(void) {
  MlirContext ctx = mlirContextCreate();
  mlirContextSetAllowUnregisteredDialects(ctx, true);
  MlirLocation loc = mlirLocationUnknownGet(ctx);

  // Alone, and destroyed empty.
  mlirBlockDestroy(mlirBlockCreate(0, NULL, NULL));
  mlirRegionDestroy(mlirRegionCreate());

  MlirRegion region = mlirRegionCreate();
  MlirBlock alone = mlirBlockCreate(0, NULL, NULL);
  printf("no parent: %d\n",
         mlirOperationIsNull(mlirBlockGetParentOperation(alone)));
  mlirBlockDestroy(alone);
  MlirBlock first = mlirBlockCreate(0, NULL, NULL);
  MlirBlock second = mlirBlockCreate(0, NULL, NULL);
  MlirBlock third = mlirBlockCreate(0, NULL, NULL);
  mlirRegionAppendOwnedBlock(region, third);
  mlirRegionInsertOwnedBlock(region, 0, first);
  mlirRegionInsertOwnedBlockAfter(region, first, second);
  printf("blocks: %d\n", count_blocks(region));
  MlirType i8 = mlirIntegerTypeGet(ctx, 8);
  mlirBlockAddArgument(second, i8, loc);
  mlirBlockInsertArgument(second, 0, mlirIndexTypeGet(ctx), loc);
  mlirBlockAppendOwnedOperation(first, make(ctx, "x.br", NULL, &second));
  mlirBlockAppendOwnedOperation(second, make(ctx, "x.br", NULL, &third));
  mlirBlockAppendOwnedOperation(third, make(ctx, "x.br", NULL, &second));
  printf("predecessors of second: %d, of first: %d\n",
         (int)mlirBlockGetNumPredecessors(second),
         (int)mlirBlockGetNumPredecessors(first));
  printf("successors of first: %d, the second: %d\n",
         (int)mlirBlockGetNumSuccessors(first),
         mlirBlockEqual(mlirBlockGetSuccessor(first, 0), second));

  MlirOperation op = make(ctx, "x.holder", &region, NULL);
  show_op("holder", op);
  MlirRegion inside = mlirOperationGetRegion(op, 0);
  printf("parent is holder: %d\n",
         mlirOperationEqual(mlirBlockGetParentOperation(second), op));
  printf("region is its: %d\n",
         mlirRegionEqual(mlirBlockGetParentRegion(second), inside));

  // A block goes to another operation.
  MlirRegion other = mlirRegionCreate();
  mlirBlockAppendOwnedOperation(first, make(ctx, "x.more", NULL, NULL));
  MlirBlock lone = mlirBlockCreate(1, &i8, &loc);
  mlirRegionInsertOwnedBlockBefore(other, (MlirBlock){NULL}, lone);
  mlirBlockInsertOwnedOperation(lone, 0, make(ctx, "x.b", NULL, NULL));
  mlirBlockInsertOwnedOperation(lone, 0, make(ctx, "x.a", NULL, NULL));
  mlirBlockInsertOwnedOperationAfter(lone, mlirBlockGetFirstOperation(lone),
                                     make(ctx, "x.ab", NULL, NULL));
  mlirBlockInsertOwnedOperationBefore(lone, mlirBlockGetFirstOperation(lone),
                                      make(ctx, "x.front", NULL, NULL));
  MlirOperation taker = make(ctx, "x.taker", &other, NULL);
  show_op("taker", taker);
  mlirBlockEraseArgument(lone, 0);
  mlirRegionTakeBody(mlirOperationGetRegion(taker, 0), inside);
  show_op("taker after", taker);
  printf("holder has %d blocks\n", count_blocks(mlirOperationGetRegion(op, 0)));
  mlirOperationDestroy(op);

  mlirBlockDetach(first);
  printf("detached: %d\n", mlirRegionIsNull(mlirBlockGetParentRegion(first)));
  mlirBlockDestroy(first);
  show_op("without first", taker);
  mlirOperationDestroy(taker);
  mlirContextDestroy(ctx);
  return 0;
}
