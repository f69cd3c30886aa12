// SPDX-License-Identifier: Apache-2.0
// Lists of passes in lists, printed, and run on what they are for.
#include "client.h"
#include "mlir-c/Pass.h"
#include "mlir-c/Transforms.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirModule module = mlirModuleCreateParse(
      context, str("module @inner {\n  func.func @f(%a: i32) -> i32 {\n"
                   "    %0 = arith.addi %a, %a : i32\n"
                   "    %1 = arith.addi %a, %a : i32\n"
                   "    %2 = arith.muli %0, %1 : i32\n    return %2 : i32\n"
                   "  }\n}\n"
                   "module @other {\n  func.func private @g()\n}\n"));
  MlirPassManager passes =
      mlirPassManagerCreateOnOperation(context, str("builtin.module"));
  MlirOpPassManager modules =
      mlirPassManagerGetNestedUnder(passes, str("builtin.module"));
  MlirOpPassManager functions =
      mlirOpPassManagerGetNestedUnder(modules, str("func.func"));
  mlirOpPassManagerAddOwnedPass(functions, mlirCreateTransformsCSE());
  mlirOpPassManagerAddOwnedPass(modules, mlirCreateTransformsSymbolDCE());
  mlirPassManagerAddOwnedPass(passes, mlirCreateTransformsStripDebugInfo());
  mlirPrintPassPipeline(mlirPassManagerGetAsOpPassManager(passes), to_stdout,
                        NULL);
  printf("\n");
  mlirPrintPassPipeline(modules, to_stdout, NULL);
  printf("\n");
  mlirPrintPassPipeline(functions, to_stdout, NULL);
  printf("\nran %d\n", mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(
                           passes, mlirModuleGetOperation(module))));
  show_op("module", mlirModuleGetOperation(module));
  mlirPassManagerDestroy(passes);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
