// SPDX-License-Identifier: Apache-2.0
// Clients that run one pass of the library, by its function.
#ifndef MLOPT_TEST_CAPI_PASS_CLIENT_H
#define MLOPT_TEST_CAPI_PASS_CLIENT_H

#include "client.h"
#include "mlir-c/Pass.h"

/// Shows text, but for an option of -inline that only this library has.
static UNUSED void show_pipeline(MlirStringRef text, void *user) {
  static const char own[] = " max-inlined-ops=1000000";
  const size_t size = sizeof own - 1;
  (void)user;
  for (size_t i = 0; i < text.length; i++) {
    if (text.length - i >= size && !memcmp(text.data + i, own, size))
      i += size;
    putchar(text.data[i]);
  }
}

/// Runs `pass` on the module, or where `anchor` is another operation, on those
/// in it. Shows the pipeline and the module; twice, as what a pass leaves
/// should stay. Gives the exit status.
static UNUSED int run_pass(const char *source, const char *anchor,
                           MlirPass pass) {
  MlirContext context = context_with_all();
  MlirModule module = mlirModuleCreateParse(context, str(source));
  if (mlirModuleIsNull(module))
    return 1;
  MlirPassManager passes =
      mlirPassManagerCreateOnOperation(context, str("builtin.module"));
  MlirOpPassManager list = mlirPassManagerGetAsOpPassManager(passes);
  if (strcmp(anchor, "builtin.module"))
    list = mlirPassManagerGetNestedUnder(passes, str(anchor));
  mlirOpPassManagerAddOwnedPass(list, pass);
  mlirPrintPassPipeline(mlirPassManagerGetAsOpPassManager(passes),
                        show_pipeline, NULL);
  printf("\n");
  MlirOperation op = mlirModuleGetOperation(module);
  for (int i = 0; i < 2; i++) {
    printf("ran: %d, valid: %d\n",
           mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(passes, op)),
           mlirOperationVerify(op));
    show_op("module", op);
  }
  mlirPassManagerDestroy(passes);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}

#endif
