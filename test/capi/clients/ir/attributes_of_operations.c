// SPDX-License-Identifier: Apache-2.0
// Inherent and discardable attributes of operations.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

static void show_all(MlirOperation op) {
  printf("%d in all, %d discardable:", (int)mlirOperationGetNumAttributes(op),
         (int)mlirOperationGetNumDiscardableAttributes(op));
  for (intptr_t i = 0; i < mlirOperationGetNumAttributes(op); i++) {
    MlirNamedAttribute attr = mlirOperationGetAttribute(op, i);
    MlirStringRef name = mlirIdentifierStr(attr.name);
    printf(" %.*s = ", (int)name.length, name.data);
    mlirAttributePrint(attr.attribute, to_stdout, NULL);
  }
  printf("\n");
}

int main(void) {
  MlirContext ctx = context_with_all();
  mlirContextSetAllowUnregisteredDialects(ctx, true);
  MlirModule module = mlirModuleCreateParse(
      ctx, str("func.func @f(%a: i32) -> i32 {\n"
               "  %0 = arith.addi %a, %a {x.y = 3 : i8} : i32\n"
               "  \"u.u\"() <{p = 1 : i8}> {q = 2 : i8} : () -> ()\n"
               "  return %0 : i32\n"
               "}\n"));
  MlirOperation func = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  MlirOperation add = mlirBlockGetFirstOperation(
      mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(func)));
  MlirOperation unknown = mlirOperationGetNextInBlock(add);
  show_all(func);
  show_all(add);
  show_all(unknown);
  printf("inherent: %d%d%d\n",
         mlirOperationHasInherentAttributeByName(func, str("sym_name")),
         mlirOperationHasInherentAttributeByName(func, str("sym_visibility")),
         mlirOperationHasInherentAttributeByName(func, str("other")));
  show_attr("sym_name",
            mlirOperationGetInherentAttributeByName(func, str("sym_name")));
  show_attr("sym_visibility", mlirOperationGetInherentAttributeByName(
                                  func, str("sym_visibility")));
  show_attr("x.y", mlirOperationGetDiscardableAttributeByName(add, str("x.y")));
  show_attr("by name", mlirOperationGetAttributeByName(add, str("x.y")));
  mlirOperationSetAttributeByName(func, str("sym_name"),
                                  mlirStringAttrGet(ctx, str("g")));
  mlirOperationSetAttributeByName(func, str("more"), mlirUnitAttrGet(ctx));
  mlirOperationSetInherentAttributeByName(
      func, str("sym_visibility"), mlirStringAttrGet(ctx, str("private")));
  mlirOperationSetDiscardableAttributeByName(add, str("w"),
                                             mlirUnitAttrGet(ctx));
  bool was_there = mlirOperationRemoveDiscardableAttributeByName(add, str("x.y"));
  bool is_there_again = mlirOperationRemoveDiscardableAttributeByName(add, str("x.y"));
  bool was_set = mlirOperationRemoveAttributeByName(func, str("sym_visibility"));
  printf("removed %d%d%d\n", was_there, is_there_again, was_set);
  show_all(func);
  show_all(add);
  MlirNamedAttribute first = mlirOperationGetDiscardableAttribute(add, 0);
  show_text("first", mlirIdentifierStr(first.name));
  show_op("module", mlirModuleGetOperation(module));
  mlirModuleDestroy(module);
  mlirContextDestroy(ctx);
  return 0;
}
