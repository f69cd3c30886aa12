// SPDX-License-Identifier: Apache-2.0
// A state that is filled bit by bit: operands, results, attributes, regions,
// successors.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

int main(void) {
  MlirContext context = context_with_all();
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirLocation here = mlirLocationFileLineColGet(context, str("a.mlir"), 1, 2);
  MlirType types[] = {mlirIntegerTypeGet(context, 32), mlirF32TypeGet(context)};
  MlirLocation locations[] = {here, here};
  MlirRegion parent = mlirRegionCreate();
  MlirBlock block = mlirBlockCreate(2, types, locations);
  MlirBlock target = mlirBlockCreate(0, NULL, NULL);
  mlirRegionAppendOwnedBlock(parent, block);
  mlirRegionAppendOwnedBlock(parent, target);
  MlirOperationState state = mlirOperationStateGet(str("x.op"), here);
  for (int i = 0; i < 2; i++) {
    MlirValue argument = mlirBlockGetArgument(block, i);
    mlirOperationStateAddOperands(&state, 1, &argument);
    mlirOperationStateAddResults(&state, 1, &types[i]);
    MlirRegion region = mlirRegionCreate();
    mlirRegionAppendOwnedBlock(region, mlirBlockCreate(0, NULL, NULL));
    mlirOperationStateAddOwnedRegions(&state, 1, &region);
    MlirNamedAttribute attribute =
        named(context, i ? "b" : "c", mlirUnitAttrGet(context));
    mlirOperationStateAddAttributes(&state, 1, &attribute);
    mlirOperationStateAddSuccessors(&state, 1, &target);
  }
  MlirOperation op = mlirOperationCreate(&state);
  mlirBlockAppendOwnedOperation(block, op);
  printf("%d operands, %d results, %d regions, %d successors, %d attributes\n",
         (int)mlirOperationGetNumOperands(op),
         (int)mlirOperationGetNumResults(op),
         (int)mlirOperationGetNumRegions(op),
         (int)mlirOperationGetNumSuccessors(op),
         (int)mlirOperationGetNumAttributes(op));
  MlirOperationState outer = mlirOperationStateGet(str("x.outer"), here);
  mlirOperationStateAddOwnedRegions(&outer, 1, &parent);
  MlirOperation whole = mlirOperationCreate(&outer);
  show_op("whole", whole);
  mlirOperationDestroy(whole);
  mlirContextDestroy(context);
  return 0;
}
