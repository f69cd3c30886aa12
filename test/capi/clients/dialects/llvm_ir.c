// SPDX-License-Identifier: Apache-2.0
// Lowered by passes, and exported as LLVM IR.
#include "client.h"
#include "mlir-c/Conversion.h"
#include "mlir-c/Pass.h"

#ifdef __has_include
#if __has_include("llvm-c/Core.h")
#include "mlir-c/Target/LLVMIR.h"
#else
char *mlirTranslateModuleToLLVMIRToString(MlirOperation module);
#endif
#endif

int main(void) {
  MlirContext ctx = context_with_all();
  mlirRegisterAllLLVMTranslations(ctx);
  MlirModule module =
      mlirModuleCreateParse(ctx, str("func.func @f(%a: i32, %b: i32) -> i32 {\n"
                                     "  %0 = arith.addi %a, %b : i32\n"
                                     "  %1 = arith.muli %0, %a : i32\n"
                                     "  return %1 : i32\n"
                                     "}\n"));
  MlirPassManager manager =
      mlirPassManagerCreateOnOperation(ctx, str("builtin.module"));
  mlirPassManagerAddOwnedPass(manager,
                              mlirCreateConversionArithToLLVMConversionPass());
  mlirPassManagerAddOwnedPass(manager,
                              mlirCreateConversionConvertFuncToLLVMPass());
  mlirPassManagerAddOwnedPass(
      manager, mlirCreateConversionReconcileUnrealizedCastsPass());
  MlirOperation op = mlirModuleGetOperation(module);
  printf("run: %d\n",
         mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(manager, op)));
  mlirPassManagerDestroy(manager);
  show_op("lowered", op);
  char *text = mlirTranslateModuleToLLVMIRToString(op);
  printf("%s", text ? text : "nothing\n");
  free(text);
  mlirModuleDestroy(module);
  mlirContextDestroy(ctx);
  return 0;
}
