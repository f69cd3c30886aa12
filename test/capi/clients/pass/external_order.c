// SPDX-License-Identifier: Apache-2.0
// External passes around the library's, constructed, initialized, cloned never,
// destroyed.
#include "client.h"
#include "mlir-c/Pass.h"
#include "mlir-c/Transforms.h"

typedef struct Counts {
  const char *name;
  int runs;
} Counts;

static void construct(void *user) {
  printf("%s: constructed\n", ((Counts *)user)->name);
}

static void destruct(void *user) {
  printf("%s: destroyed\n", ((Counts *)user)->name);
}

static MlirLogicalResult initialize(MlirContext context, void *user) {
  (void)context;
  printf("%s: initialized\n", ((Counts *)user)->name);
  return mlirLogicalResultSuccess();
}

static void run(MlirOperation op, MlirExternalPass pass, void *user) {
  (void)pass;
  Counts *counts = user;
  counts->runs++;
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  printf("%s: %.*s\n", counts->name, (int)name.length, name.data);
}

int main(void) {
  static uint64_t ids[2];
  Counts counts[] = {{"first", 0}, {"second", 0}};
  MlirContext context = context_with_all();
  MlirModule module = mlirModuleCreateParse(
      context, str("func.func private @f()\nfunc.func private @g()\n"));
  MlirPassManager passes =
      mlirPassManagerCreateOnOperation(context, str("builtin.module"));
  MlirExternalPassCallbacks callbacks = {construct, destruct, initialize, NULL,
                                         run};
  mlirPassManagerAddOwnedPass(
      passes, mlirCreateExternalPass(mlirTypeIDCreate(&ids[0]), str("first"),
                                     str("first"), str("The first."), str(""),
                                     0, NULL, callbacks, &counts[0]));
  mlirPassManagerAddOwnedPass(passes, mlirCreateTransformsSymbolDCE());
  mlirPassManagerAddOwnedPass(
      passes, mlirCreateExternalPass(mlirTypeIDCreate(&ids[1]), str("second"),
                                     str("second"), str("The second."),
                                     str("builtin.module"), 0, NULL, callbacks,
                                     &counts[1]));
  for (int i = 0; i < 2; i++)
    printf("ran %d\n", mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(
                           passes, mlirModuleGetOperation(module))));
  show_op("module", mlirModuleGetOperation(module));
  mlirPassManagerDestroy(passes);
  printf("%d %d\n", counts[0].runs, counts[1].runs);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
