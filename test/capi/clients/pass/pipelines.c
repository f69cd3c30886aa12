// SPDX-License-Identifier: Apache-2.0
// Pass managers: nested lists, pipelines as text, passes of the library, runs.
#include "client.h"
#include "mlir-c/Pass.h"
#include "mlir-c/Transforms.h"

static const char text[] = "func.func @f(%a: i32) -> i32 {\n"
                           "  %c = arith.constant 0 : i32\n"
                           "  %0 = arith.addi %a, %c : i32\n"
                           "  %1 = arith.addi %0, %a : i32\n"
                           "  %2 = arith.addi %0, %a : i32\n"
                           "  %3 = arith.muli %1, %2 : i32\n"
                           "  return %3 : i32\n"
                           "}\n";

static void print(const char *what, MlirOpPassManager list) {
  printf("%s: ", what);
  mlirPrintPassPipeline(list, to_stdout, NULL);
  printf("\n");
}

static void run(MlirPassManager manager, MlirModule module) {
  MlirOperation op = mlirModuleGetOperation(module);
  printf("run: %d\n",
         mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(manager, op)));
}

static void ignore(MlirStringRef text, void *user) {
  (void)text;
  ++*(int *)user;
}

int main(void) {
  MlirContext ctx = context_with_all();
  mlirRegisterAllPasses();
  MlirModule module = mlirModuleCreateParse(ctx, str(text));

  MlirPassManager manager =
      mlirPassManagerCreateOnOperation(ctx, str("builtin.module"));
  MlirOpPassManager functions =
      mlirPassManagerGetNestedUnder(manager, str("func.func"));
  mlirOpPassManagerAddOwnedPass(functions, mlirCreateTransformsCSE());
  print("list", mlirPassManagerGetAsOpPassManager(manager));
  print("nested", functions);
  run(manager, module);
  show_op("after cse", mlirModuleGetOperation(module));
  mlirPassManagerDestroy(manager);

  manager = mlirPassManagerCreate(ctx);
  mlirPassManagerAddOwnedPass(manager, mlirCreateTransformsSymbolDCE());
  run(manager, module);
  mlirPassManagerDestroy(manager);

  manager = mlirPassManagerCreateOnOperation(ctx, str("builtin.module"));
  MlirOpPassManager list = mlirPassManagerGetAsOpPassManager(manager);
  int errors = 0;
  MlirLogicalResult ok = mlirOpPassManagerAddPipeline(
      list, str("func.func(cse)"), ignore, &errors);
  printf("added: %d, errors %d\n", mlirLogicalResultIsSuccess(ok), errors);
  ok = mlirOpPassManagerAddPipeline(list, str("no-such-pass"), ignore, &errors);
  printf("added: %d, errors %d\n", mlirLogicalResultIsSuccess(ok), errors > 0);
  mlirPassManagerEnableVerifier(manager, false);
  run(manager, module);
  errors = 0;
  ok = mlirParsePassPipeline(list, str("builtin.module(func.func(cse),cse)"),
                             ignore, &errors);
  printf("parsed: %d, errors %d\n", mlirLogicalResultIsSuccess(ok), errors);
  print("parsed", list);
  mlirPassManagerDestroy(manager);

  manager = mlirPassManagerCreateOnOperation(ctx, str("func.func"));
  run(manager, module);
  mlirPassManagerDestroy(manager);

  manager = mlirPassManagerCreateOnOperation(ctx, str("builtin.module"));
  mlirPassManagerAddOwnedPass(manager, mlirCreateTransformsCanonicalizer());
  run(manager, module);
  show_op("canonical", mlirModuleGetOperation(module));
  mlirPassManagerDestroy(manager);
  mlirModuleDestroy(module);
  mlirContextDestroy(ctx);
  return 0;
}
