// SPDX-License-Identifier: Apache-2.0
// External passes: on any operation and on functions, failing, with errors.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/Dialect/Func.h"
#include "mlir-c/Pass.h"

typedef struct Counts {
  int constructed, destructed, initialized, run;
  bool fails, refuses, complains;
} Counts;

static void construct(void *user) { ((Counts *)user)->constructed++; }
static void destruct(void *user) { ((Counts *)user)->destructed++; }
static MlirLogicalResult initialize(MlirContext ctx, void *user) {
  (void)ctx;
  ((Counts *)user)->initialized++;
  return ((Counts *)user)->refuses ? mlirLogicalResultFailure()
                                   : mlirLogicalResultSuccess();
}
static void *clone(void *user) { return user; }

static void run(MlirOperation op, MlirExternalPass pass, void *user) {
  Counts *counts = user;
  counts->run++;
  MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
  printf("run on %.*s\n", (int)name.length, name.data);
  mlirOperationSetAttributeByName(op, str("seen"),
                                  mlirUnitAttrGet(mlirOperationGetContext(op)));
  if (counts->complains)
    mlirEmitError(mlirOperationGetLocation(op), "not good");
  if (counts->fails || counts->complains)
    mlirExternalPassSignalFailure(pass);
}

static void try(MlirContext ctx, MlirTypeID id, const char *what,
                const char *anchor, Counts counts) {
  MlirModule module = mlirModuleCreateParse(
      ctx, str("func.func private @f()\nfunc.func private @g()\n"));
  MlirPassManager manager =
      mlirPassManagerCreateOnOperation(ctx, str("builtin.module"));
  MlirExternalPassCallbacks callbacks = {construct, destruct, initialize, clone,
                                         run};
  MlirDialectHandle func = mlirGetDialectHandle__func__();
  MlirPass pass = mlirCreateExternalPass(id, str("MyPass"), str("my-pass"),
                                         str("What it does"), str(anchor), 1,
                                         &func, callbacks, &counts);
  if (*anchor)
    mlirOpPassManagerAddOwnedPass(
        mlirPassManagerGetNestedUnder(manager, str(anchor)), pass);
  else
    mlirPassManagerAddOwnedPass(manager, pass);
  printf("-- %s: ", what);
  mlirPrintPassPipeline(mlirPassManagerGetAsOpPassManager(manager), to_stdout,
                        NULL);
  printf("\n");
  MlirLogicalResult ok =
      mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module));
  printf("success %d\n", mlirLogicalResultIsSuccess(ok));
  show_op("module", mlirModuleGetOperation(module));
  mlirPassManagerDestroy(manager);
  printf("constructed %d destructed %d initialized %d run %d\n",
         counts.constructed, counts.destructed, counts.initialized, counts.run);
  mlirModuleDestroy(module);
}

int main(void) {
  MlirContext ctx = context_with_all();
  MlirTypeIDAllocator ids = mlirTypeIDAllocatorCreate();
  MlirTypeID id = mlirTypeIDAllocatorAllocateTypeID(ids);
  try(ctx, id, "any", "", (Counts){0});
  try(ctx, id, "functions", "func.func", (Counts){0});
  try(ctx, id, "failing", "", (Counts){.fails = true});
  try(ctx, id, "not initialized", "", (Counts){.refuses = true});
  try(ctx, id, "complaining", "func.func", (Counts){.complains = true});
  mlirTypeIDAllocatorDestroy(ids);
  mlirContextDestroy(ctx);
  return 0;
}
