// SPDX-License-Identifier: Apache-2.0
// Statistics, timing and printed IR go to standard error; the module is the
// same.
#include "client.h"
#include "mlir-c/Pass.h"
#include "mlir-c/Transforms.h"

int main(void) {
  MlirContext context = context_with_all();
  mlirContextEnableMultithreading(context, false);
  MlirModule module = mlirModuleCreateParse(
      context, str("func.func @f(%a: i32) -> i32 {\n"
                   "  %0 = arith.addi %a, %a : i32\n"
                   "  %1 = arith.addi %a, %a : i32\n"
                   "  %2 = arith.muli %0, %1 : i32\n  return %2 : i32\n}\n"));
  if (!freopen("/dev/null", "w", stderr))
    return 1;
  MlirPassManager passes =
      mlirPassManagerCreateOnOperation(context, str("builtin.module"));
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  mlirPassManagerEnableIRPrinting(passes, true, true, false, false, false,
                                  flags, str(""));
  mlirOpPrintingFlagsDestroy(flags);
  mlirPassManagerEnableTiming(passes);
  mlirPassManagerEnableStatistics(passes, MLIR_PASS_DISPLAY_MODE_LIST);
  mlirPassManagerAddOwnedPass(passes, mlirCreateTransformsCSE());
  printf("ran %d\n", mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(
                         passes, mlirModuleGetOperation(module))));
  show_op("module", mlirModuleGetOperation(module));
  mlirPassManagerDestroy(passes);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
