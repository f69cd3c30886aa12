// SPDX-License-Identifier: Apache-2.0
// A function of the llvm dialect: globals, calls, memory, by attributes.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/Dialect/LLVM.h"

int main(void) {
  MlirContext context = context_with_all();
  mlirContextLoadAllAvailableDialects(context);
  MlirModule module = mlirModuleCreateParse(
      context, str("llvm.mlir.global internal constant @text(\"hello\\00\")\n"
                   "llvm.func @puts(!llvm.ptr) -> i32\n"
                   "llvm.func @main() -> i32 {\n"
                   "  %0 = llvm.mlir.addressof @text : !llvm.ptr\n"
                   "  %1 = llvm.call @puts(%0) : (!llvm.ptr) -> i32\n"
                   "  llvm.return %1 : i32\n}\n"));
  MlirOperation global = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirOperation puts = mlirOperationGetNextInBlock(global);
  show_attr("linkage",
            mlirOperationGetInherentAttributeByName(global, str("linkage")));
  mlirOperationSetInherentAttributeByName(
      global, str("linkage"),
      mlirLLVMLinkageAttrGet(context, MlirLLVMLinkagePrivate));
  mlirOperationSetInherentAttributeByName(
      puts, str("CConv"), mlirLLVMCConvAttrGet(context, MlirLLVMCConvFast));
  show_op("module", mlirModuleGetOperation(module));
  printf("valid %d\n", mlirOperationVerify(mlirModuleGetOperation(module)));
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
