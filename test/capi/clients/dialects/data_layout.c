// SPDX-License-Identifier: Apache-2.0
// Data layouts as attributes of a module, through passes.
#include "client.h"
#include "mlir-c/Conversion.h"
#include "mlir-c/Dialect/DLTI.h"
#include "mlir-c/Pass.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirModule module = mlirModuleCreateParse(
      context, str("module attributes {dlti.dl_spec = #dlti.dl_spec<"
                   "#dlti.dl_entry<index, 32 : i32>>} {\n"
                   "  func.func @f(%a: index, %m: memref<4xf32>) -> index {\n"
                   "    %0 = arith.addi %a, %a : index\n    return %0 : index\n"
                   "  }\n}\n"));
  show_attr("layout", mlirOperationGetAttributeByName(
                          mlirModuleGetOperation(module), str("dlti.dl_spec")));
  MlirPassManager passes =
      mlirPassManagerCreateOnOperation(context, str("builtin.module"));
  mlirPassManagerAddOwnedPass(passes,
                              mlirCreateConversionConvertFuncToLLVMPass());
  printf("ran %d\n", mlirLogicalResultIsSuccess(mlirPassManagerRunOnOp(
                         passes, mlirModuleGetOperation(module))));
  show_op("module", mlirModuleGetOperation(module));
  mlirPassManagerDestroy(passes);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
