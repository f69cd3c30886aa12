// SPDX-License-Identifier: Apache-2.0
// A pass that fails ends the pipeline; what it did stays, and can be looked at.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/Pass.h"
#include "mlir-c/Transforms.h"

static void mark_and_fail(MlirOperation op, MlirExternalPass pass, void *user) {
  (void)user;
  mlirOperationSetDiscardableAttributeByName(
      op, str("seen"), mlirUnitAttrGet(mlirOperationGetContext(op)));
  mlirEmitError(mlirOperationGetLocation(op), "not this one");
  mlirExternalPassSignalFailure(pass);
}

static void never(MlirOperation op, MlirExternalPass pass, void *user) {
  (void)op;
  (void)pass;
  (void)user;
  printf("never\n");
}

int main(void) {
  static uint64_t ids[2];
  MlirContext context = context_with_all();
  MlirModule module =
      mlirModuleCreateParse(context, str("func.func private @f()\n"));
  MlirPassManager passes =
      mlirPassManagerCreateOnOperation(context, str("builtin.module"));
  MlirExternalPassCallbacks fails = {NULL, NULL, NULL, NULL, mark_and_fail};
  MlirExternalPassCallbacks other = {NULL, NULL, NULL, NULL, never};
  mlirPassManagerAddOwnedPass(
      passes, mlirCreateExternalPass(mlirTypeIDCreate(&ids[0]), str("fails"),
                                     str("fails"), str(""), str(""), 0, NULL,
                                     fails, NULL));
  mlirPassManagerAddOwnedPass(
      passes, mlirCreateExternalPass(mlirTypeIDCreate(&ids[1]), str("never"),
                                     str("never"), str(""), str(""), 0, NULL,
                                     other, NULL));
  printf("ran %d\n", mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(
                         passes, mlirModuleGetOperation(module))));
  show_op("module", mlirModuleGetOperation(module));
  mlirPassManagerDestroy(passes);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
