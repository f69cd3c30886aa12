// SPDX-License-Identifier: Apache-2.0
// Pipelines as text: with options, added to, and wrong.
#include "client.h"
#include "mlir-c/Conversion.h"
#include "mlir-c/Pass.h"
#include "mlir-c/Transforms.h"

static void say(MlirStringRef text, void *user) {
  (void)text;
  ++*(int *)user;
}

int main(void) {
  static const char *const texts[] = {
      "builtin.module(cse)",
      "builtin.module(func.func(canonicalize,cse))",
      "builtin.module(func.func(canonicalize{max-iterations=3}),symbol-dce)",
      "builtin.module(nothing)",
      "builtin.module(cse",
      "cse)",
      "builtin.module(cse{nothing=1})"};
  MlirContext context = context_with_all();
  mlirRegisterTransformsPasses();
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    int said = 0;
    MlirPassManager passes = mlirPassManagerCreate(context);
    MlirOpPassManager list = mlirPassManagerGetAsOpPassManager(passes);
    MlirLogicalResult result =
        mlirParsePassPipeline(list, str(texts[i]), say, &said);
    printf("%s: %d, said %d\n", texts[i], mlirLogicalResultIsSuccess(result),
           said > 0);
    mlirPassManagerDestroy(passes);
  }
  MlirPassManager passes =
      mlirPassManagerCreateOnOperation(context, str("builtin.module"));
  MlirOpPassManager list = mlirPassManagerGetAsOpPassManager(passes);
  int said = 0;
  printf("%d\n", mlirLogicalResultIsSuccess(mlirOpPassManagerAddPipeline(
                     list, str("cse,func.func(cse)"), say, &said)));
  printf("%d\n", mlirLogicalResultIsSuccess(mlirOpPassManagerAddPipeline(
                     list, str("symbol-dce"), say, &said)));
  mlirPrintPassPipeline(list, to_stdout, NULL);
  printf("\nsaid %d\n", said);
  mlirPassManagerDestroy(passes);
  mlirContextDestroy(context);
  return 0;
}
