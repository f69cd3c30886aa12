// SPDX-License-Identifier: Apache-2.0
// Pointers, arrays, functions and void of the llvm dialect.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Dialect/LLVM.h"

int main(void) {
  MlirContext context = context_with_all();
  mlirContextLoadAllAvailableDialects(context);
  MlirType pointer = mlirLLVMPointerTypeGet(context, 0);
  MlirType other = mlirLLVMPointerTypeGet(context, 5);
  show_type("pointer", pointer);
  show_type("pointer", other);
  printf("%d %u %d\n", mlirTypeIsALLVMPointerType(other),
         mlirLLVMPointerTypeGetAddressSpace(other),
         mlirTypeIDEqual(mlirTypeGetTypeID(other),
                         mlirLLVMPointerTypeGetTypeID()));
  MlirType array = mlirLLVMArrayTypeGet(mlirF32TypeGet(context), 4);
  show_type("array", array);
  show_type("element", mlirLLVMArrayTypeGetElementType(array));
  MlirType types[] = {pointer, array};
  MlirType nothing = mlirLLVMVoidTypeGet(context);
  MlirType function = mlirLLVMFunctionTypeGet(nothing, 2, types, true);
  show_type("function", function);
  printf("%d inputs\n", (int)mlirLLVMFunctionTypeGetNumInputs(function));
  show_type("input", mlirLLVMFunctionTypeGetInput(function, 1));
  show_type("result", mlirLLVMFunctionTypeGetReturnType(function));
  show_text("name", mlirLLVMArrayTypeGetName());
  show_text("name", mlirLLVMFunctionTypeGetName());
  show_text("name", mlirLLVMVoidTypeGetName());
  show_text("name", mlirLLVMPointerTypeGetName());
  mlirContextDestroy(context);
  return 0;
}
