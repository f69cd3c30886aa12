// SPDX-License-Identifier: Apache-2.0
// Invalid IR between passes, with and without the verifier.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Pass.h"

static void break_it(MlirOperation op, MlirExternalPass pass, void *user) {
  (void)pass;
  (void)user;
  MlirBlock body = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
  MlirOperation function = mlirBlockGetFirstOperation(body);
  mlirOperationRemoveAttributeByName(function, str("sym_visibility"));
}

int main(void) {
  static uint64_t id;
  MlirContext context = context_with_all();
  for (int verifies = 0; verifies < 2; verifies++) {
    MlirModule module =
        mlirModuleCreateParse(context, str("func.func private @f()\n"));
    MlirPassManager passes =
        mlirPassManagerCreateOnOperation(context, str("builtin.module"));
    mlirPassManagerEnableVerifier(passes, verifies);
    MlirExternalPassCallbacks callbacks = {NULL, NULL, NULL, NULL, break_it};
    mlirPassManagerAddOwnedPass(
        passes, mlirCreateExternalPass(mlirTypeIDCreate(&id), str("breaks"),
                                       str("breaks"), str(""), str(""), 0, NULL,
                                       callbacks, NULL));
    printf("ran %d\n", mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(
                           passes, mlirModuleGetOperation(module))));
    mlirPassManagerDestroy(passes);
    mlirModuleDestroy(module);
  }
  mlirContextDestroy(context);
  return 0;
}
