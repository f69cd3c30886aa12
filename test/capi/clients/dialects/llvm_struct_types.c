// SPDX-License-Identifier: Apache-2.0
// Structs of the llvm dialect: literal, named, opaque, with bodies set later.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Dialect/LLVM.h"

int main(void) {
  MlirContext context = context_with_all();
  mlirContextLoadAllAvailableDialects(context);
  MlirLocation here = mlirLocationFileLineColGet(context, str("a.mlir"), 1, 1);
  MlirType parts[] = {mlirIntegerTypeGet(context, 8), mlirF32TypeGet(context),
                      mlirLLVMPointerTypeGet(context, 3)};
  MlirType literal = mlirLLVMStructTypeLiteralGet(context, 3, parts, true);
  show_type("literal", literal);
  printf("%d %d %d\n", mlirTypeIsALLVMStructType(literal),
         (int)mlirLLVMStructTypeGetNumElementTypes(literal),
         mlirLLVMStructTypeIsPacked(literal));
  show_type("second", mlirLLVMStructTypeGetElementType(literal, 1));
  MlirType function = mlirFunctionTypeGet(context, 0, NULL, 0, NULL);
  show_type("wrong",
            mlirLLVMStructTypeLiteralGetChecked(here, 1, &function, false));
  MlirType one = mlirLLVMStructTypeIdentifiedGet(context, str("one"));
  show_type("without a body", one);
  printf("set %d\n", mlirLogicalResultIsSuccess(
                         mlirLLVMStructTypeSetBody(one, 2, parts, false)));
  printf("again %d\n", mlirLogicalResultIsSuccess(
                           mlirLLVMStructTypeSetBody(one, 1, parts, false)));
  show_type("with one", one);
  show_text("identifier", mlirLLVMStructTypeGetIdentifier(one));
  show_type("new", mlirLLVMStructTypeIdentifiedNewGet(context, str("one"), 1,
                                                      parts, false));
  show_type("opaque", mlirLLVMStructTypeOpaqueGet(context, str("two")));
  printf("opaque %d\n", mlirLLVMStructTypeIsOpaque(
                            mlirLLVMStructTypeOpaqueGet(context, str("two"))));
  printf("id %d\n", mlirTypeIDEqual(mlirTypeGetTypeID(one),
                                    mlirLLVMStructTypeGetTypeID()));
  show_text("name", mlirLLVMStructTypeGetName());
  mlirContextDestroy(context);
  return 0;
}
