// SPDX-License-Identifier: Apache-2.0
// Symbol tables: lookup, insertion under another name, erasure, renaming.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"

static const char text[] = "func.func private @f()\n"
                           "func.func @g() {\n"
                           "  call @f() : () -> ()\n"
                           "  return\n"
                           "}\n"
                           "module @inner {\n"
                           "  func.func private @h()\n"
                           "}\n";

static void visit(MlirOperation op, bool visible, void *user) {
  (void)user;
  MlirAttribute name = mlirOperationGetAttributeByName(
      op, mlirSymbolTableGetSymbolAttributeName());
  printf("table %d", visible);
  if (!mlirAttributeIsNull(name))
    show_attr(" name", name);
  else
    printf("\n");
}

int main(void) {
  MlirContext ctx = context_with_all();
  MlirModule module = mlirModuleCreateParse(ctx, str(text));
  MlirOperation top = mlirModuleGetOperation(module);
  MlirSymbolTable table = mlirSymbolTableCreate(top);
  MlirOperation f = mlirSymbolTableLookup(table, str("f"));
  printf("found: %d, nothing: %d\n", !mlirOperationIsNull(f),
         mlirOperationIsNull(mlirSymbolTableLookup(table, str("nothing"))));
  printf("no table: %d\n", mlirSymbolTableIsNull(mlirSymbolTableCreate(f)));
  show_text("names", mlirSymbolTableGetSymbolAttributeName());
  show_text("visibility", mlirSymbolTableGetVisibilityAttributeName());

  MlirOperation copy = mlirOperationClone(f);
  show_attr("inserted as", mlirSymbolTableInsert(table, copy));
  show_attr("inserted again", mlirSymbolTableInsert(table, f));
  MlirLogicalResult renamed =
      mlirSymbolTableReplaceAllSymbolUses(str("f"), str("f_0"), top);
  printf("renamed: %d\n", mlirLogicalResultIsSuccess(renamed));
  mlirSymbolTableErase(table, f);
  show_op("module", top);
  mlirSymbolTableWalkSymbolTables(top, true, visit, NULL);
  mlirSymbolTableWalkSymbolTables(top, false, visit, NULL);
  mlirSymbolTableDestroy(table);
  mlirModuleDestroy(module);
  mlirContextDestroy(ctx);
  return 0;
}
