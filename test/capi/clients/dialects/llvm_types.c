// SPDX-License-Identifier: Apache-2.0
// Types of the dialect llvm.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Dialect/LLVM.h"

int main(void) {
  MlirContext ctx = context_with_all();
  mlirContextGetOrLoadDialect(ctx, str("llvm"));
  MlirType i32 = mlirIntegerTypeGet(ctx, 32);
  MlirType pointer = mlirLLVMPointerTypeGet(ctx, 0);
  MlirType far_pointer = mlirLLVMPointerTypeGet(ctx, 3);
  show_type("pointer", pointer);
  show_type("far", far_pointer);
  printf("%u %d %d\n", mlirLLVMPointerTypeGetAddressSpace(far_pointer),
         mlirTypeIsALLVMPointerType(pointer), mlirTypeIsALLVMPointerType(i32));
  show_type("void", mlirLLVMVoidTypeGet(ctx));
  MlirType array = mlirLLVMArrayTypeGet(i32, 4);
  show_type("array", array);
  show_type("element", mlirLLVMArrayTypeGetElementType(array));
  MlirType parts[] = {i32, pointer};
  MlirType function = mlirLLVMFunctionTypeGet(i32, 2, parts, true);
  show_type("function", function);
  printf("%d\n", (int)mlirLLVMFunctionTypeGetNumInputs(function));
  show_type("input", mlirLLVMFunctionTypeGetInput(function, 1));
  show_type("result", mlirLLVMFunctionTypeGetReturnType(function));
  MlirType literal = mlirLLVMStructTypeLiteralGet(ctx, 2, parts, false);
  MlirType packed = mlirLLVMStructTypeLiteralGet(ctx, 2, parts, true);
  show_type("literal", literal);
  show_type("packed", packed);
  printf("%d %d %d %d\n", mlirTypeIsALLVMStructType(literal),
         mlirLLVMStructTypeIsLiteral(literal),
         mlirLLVMStructTypeIsPacked(packed),
         (int)mlirLLVMStructTypeGetNumElementTypes(literal));
  show_type("member", mlirLLVMStructTypeGetElementType(literal, 1));
  MlirType named_type = mlirLLVMStructTypeIdentifiedGet(ctx, str("s"));
  printf("opaque %d\n", mlirLLVMStructTypeIsOpaque(named_type));
  MlirLogicalResult ok = mlirLLVMStructTypeSetBody(named_type, 2, parts, false);
  printf("set %d\n", mlirLogicalResultIsSuccess(ok));
  ok = mlirLLVMStructTypeSetBody(named_type, 1, parts, false);
  printf("set again %d\n", mlirLogicalResultIsSuccess(ok));
  show_type("identified", named_type);
  show_text("name", mlirLLVMStructTypeGetIdentifier(named_type));
  show_type("opaque", mlirLLVMStructTypeOpaqueGet(ctx, str("o")));
  show_text("name", mlirLLVMPointerTypeGetName());
  mlirContextDestroy(ctx);
  return 0;
}
