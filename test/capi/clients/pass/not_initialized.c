// SPDX-License-Identifier: Apache-2.0
// A pass that cannot be initialized is not run.
#include "client.h"
#include "mlir-c/Pass.h"

static MlirLogicalResult refuse(MlirContext context, void *user) {
  (void)user;
  mlirEmitError(mlirLocationUnknownGet(context), "not today");
  return mlirLogicalResultFailure();
}

static void never(MlirOperation op, MlirExternalPass pass, void *user) {
  (void)op;
  (void)pass;
  (void)user;
  printf("never\n");
}

int main(void) {
  static uint64_t id;
  MlirContext context = context_with_all();
  MlirModule module =
      mlirModuleCreateParse(context, str("func.func private @f()\n"));
  MlirPassManager passes =
      mlirPassManagerCreateOnOperation(context, str("builtin.module"));
  MlirExternalPassCallbacks callbacks = {NULL, NULL, refuse, NULL, never};
  mlirPassManagerAddOwnedPass(
      passes,
      mlirCreateExternalPass(mlirTypeIDCreate(&id), str("never"), str("never"),
                             str(""), str(""), 0, NULL, callbacks, NULL));
  printf("ran %d\n", mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(
                         passes, mlirModuleGetOperation(module))));
  mlirPassManagerDestroy(passes);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
