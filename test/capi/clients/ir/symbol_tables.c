// SPDX-License-Identifier: Apache-2.0
// Symbols: looked up, inserted under new names, renamed, erased, replaced.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirModule module = mlirModuleCreateParse(
      context, str("func.func private @f()\nfunc.func @g() {\n"
                   "  call @f() : () -> ()\n  return\n}\n"));
  MlirOperation op = mlirModuleGetOperation(module);
  MlirSymbolTable table = mlirSymbolTableCreate(op);
  MlirOperation f = mlirSymbolTableLookup(table, str("f"));
  show_op("f", f);
  printf("none: %d\n",
         mlirOperationIsNull(mlirSymbolTableLookup(table, str("x"))));
  MlirOperation clone = mlirOperationClone(f);
  mlirBlockAppendOwnedOperation(mlirModuleGetBody(module), clone);
  show_attr("inserted as", mlirSymbolTableInsert(table, clone));
  printf("replaced: %d\n",
         mlirLogicalResultIsSuccess(
             mlirSymbolTableReplaceAllSymbolUses(str("f"), str("f_0"), op)));
  mlirSymbolTableErase(table, f);
  mlirOperationSetInherentAttributeByName(
      clone, mlirSymbolTableGetVisibilityAttributeName(),
      mlirStringAttrGet(context, str("nested")));
  show_text("attribute", mlirSymbolTableGetSymbolAttributeName());
  show_text("attribute", mlirSymbolTableGetVisibilityAttributeName());
  show_op("module", op);
  printf("null: %d\n", mlirSymbolTableIsNull(mlirSymbolTableCreate(clone)));
  mlirSymbolTableDestroy(table);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
