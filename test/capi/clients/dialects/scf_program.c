// SPDX-License-Identifier: Apache-2.0
// A loop with a condition in it, built from regions.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

static MlirOperation append(MlirBlock block, MlirContext context,
                            const char *name, intptr_t num_operands,
                            const MlirValue *operands, intptr_t num_types,
                            const MlirType *types, intptr_t num_regions,
                            const MlirRegion *regions) {
  MlirOperationState state =
      mlirOperationStateGet(str(name), mlirLocationUnknownGet(context));
  mlirOperationStateAddOperands(&state, num_operands, operands);
  mlirOperationStateAddResults(&state, num_types, types);
  mlirOperationStateAddOwnedRegions(&state, num_regions, regions);
  MlirOperation op = mlirOperationCreate(&state);
  mlirBlockAppendOwnedOperation(block, op);
  return op;
}

int main(void) {
  MlirContext context = context_with_all();
  mlirContextLoadAllAvailableDialects(context);
  MlirModule module = mlirModuleCreateParse(
      context, str("func.func @f(%n: index, %c: i1) -> index {\n"
                   "  return %n : index\n}\n"));
  MlirOperation function =
      mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirBlock entry =
      mlirRegionGetFirstBlock(mlirOperationGetRegion(function, 0));
  MlirOperation end = mlirBlockGetTerminator(entry);
  MlirValue n = mlirBlockGetArgument(entry, 0);
  MlirValue c = mlirBlockGetArgument(entry, 1);
  MlirType index[] = {mlirIndexTypeGet(context), mlirIndexTypeGet(context)};
  MlirLocation unknown[] = {mlirLocationUnknownGet(context),
                            mlirLocationUnknownGet(context)};
  MlirBlock body = mlirBlockCreate(2, index, unknown);
  MlirRegion regions[] = {mlirRegionCreate(), mlirRegionCreate(),
                          mlirRegionCreate()};
  mlirRegionAppendOwnedBlock(regions[0], body);
  MlirValue iterator = mlirBlockGetArgument(body, 0);
  MlirValue sum = mlirBlockGetArgument(body, 1);
  for (int i = 1; i < 3; i++) {
    MlirBlock branch = mlirBlockCreate(0, NULL, NULL);
    mlirRegionAppendOwnedBlock(regions[i], branch);
    append(branch, context, "scf.yield", 1, i == 1 ? &iterator : &sum, 0, NULL,
           0, NULL);
  }
  MlirOperation condition =
      append(body, context, "scf.if", 1, &c, 1, index, 2, &regions[1]);
  MlirValue chosen = mlirOperationGetResult(condition, 0);
  append(body, context, "scf.yield", 1, &chosen, 0, NULL, 0, NULL);
  MlirValue bounds[] = {n, n, n, n};
  MlirOperation loop =
      append(entry, context, "scf.for", 4, bounds, 1, index, 1, regions);
  mlirOperationMoveBefore(loop, end);
  mlirOperationSetOperand(end, 0, mlirOperationGetResult(loop, 0));
  printf("valid %d\n", mlirOperationVerify(function));
  show_op("function", function);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
