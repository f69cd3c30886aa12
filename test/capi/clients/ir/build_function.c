// SPDX-License-Identifier: Apache-2.0
// A function built operation by operation, verified and printed.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

int main(void) {
  MlirContext ctx = context_with_all();
  mlirContextGetOrLoadDialect(ctx, str("func"));
  mlirContextGetOrLoadDialect(ctx, str("arith"));
  MlirLocation loc = mlirLocationUnknownGet(ctx);
  MlirModule module = mlirModuleCreateEmpty(loc);
  MlirType i32 = mlirIntegerTypeGet(ctx, 32);
  MlirType inputs[] = {i32, i32};
  MlirLocation locs[] = {loc, loc};
  MlirType type = mlirFunctionTypeGet(ctx, 2, inputs, 1, &i32);

  MlirRegion body = mlirRegionCreate();
  MlirBlock entry = mlirBlockCreate(2, inputs, locs);
  mlirRegionAppendOwnedBlock(body, entry);

  MlirOperationState add = mlirOperationStateGet(str("arith.addi"), loc);
  MlirValue operands[] = {mlirBlockGetArgument(entry, 0),
                          mlirBlockGetArgument(entry, 1)};
  mlirOperationStateAddOperands(&add, 2, operands);
  mlirOperationStateEnableResultTypeInference(&add);
  MlirOperation sum = mlirOperationCreate(&add);
  mlirBlockAppendOwnedOperation(entry, sum);

  MlirOperationState ret = mlirOperationStateGet(str("func.return"), loc);
  MlirValue result = mlirOperationGetResult(sum, 0);
  mlirOperationStateAddOperands(&ret, 1, &result);
  mlirBlockAppendOwnedOperation(entry, mlirOperationCreate(&ret));

  MlirOperationState func = mlirOperationStateGet(str("func.func"), loc);
  MlirNamedAttribute attrs[] = {
      named(ctx, "sym_name", mlirStringAttrGet(ctx, str("sum"))),
      named(ctx, "function_type", mlirTypeAttrGet(type))};
  mlirOperationStateAddAttributes(&func, 2, attrs);
  mlirOperationStateAddOwnedRegions(&func, 1, &body);
  MlirOperation op = mlirOperationCreate(&func);
  mlirBlockAppendOwnedOperation(mlirModuleGetBody(module), op);

  printf("valid: %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  show_op("module", mlirModuleGetOperation(module));
  show_op("nested", sum);
  mlirModuleDestroy(module);
  mlirContextDestroy(ctx);
  return 0;
}
