// SPDX-License-Identifier: Apache-2.0
// A pass that runs a pipeline of its own on what is in its operation.
#include "client.h"
#include "mlir-c/Pass.h"
#include "mlir-c/Transforms.h"

static void run_inner(MlirOperation op, MlirExternalPass pass, void *user) {
  (void)user;
  MlirPassManager inner = mlirPassManagerCreateOnOperation(
      mlirOperationGetContext(op), str("func.func"));
  mlirPassManagerAddOwnedPass(inner, mlirCreateTransformsCSE());
  for (MlirOperation function = mlirBlockGetFirstOperation(
           mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0)));
       !mlirOperationIsNull(function);
       function = mlirOperationGetNextInBlock(function))
    if (mlirLogicalResultIsFailure(mlirPassManagerRunOnOp(inner, function)))
      mlirExternalPassSignalFailure(pass);
  mlirPassManagerDestroy(inner);
}

int main(void) {
  static uint64_t id;
  MlirContext context = context_with_all();
  mlirContextEnableMultithreading(context, false);
  MlirModule module = mlirModuleCreateParse(
      context, str("func.func @f(%a: i32) -> (i32, i32) {\n"
                   "  %0 = arith.addi %a, %a : i32\n"
                   "  %1 = arith.addi %a, %a : i32\n"
                   "  return %0, %1 : i32, i32\n}\n"));
  MlirPassManager passes =
      mlirPassManagerCreateOnOperation(context, str("builtin.module"));
  MlirExternalPassCallbacks callbacks = {NULL, NULL, NULL, NULL, run_inner};
  mlirPassManagerAddOwnedPass(
      passes,
      mlirCreateExternalPass(mlirTypeIDCreate(&id), str("outer"), str("outer"),
                             str(""), str(""), 0, NULL, callbacks, NULL));
  printf("ran %d\n", mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(
                         passes, mlirModuleGetOperation(module))));
  show_op("module", mlirModuleGetOperation(module));
  mlirPassManagerDestroy(passes);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
