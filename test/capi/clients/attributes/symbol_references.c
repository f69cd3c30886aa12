// SPDX-License-Identifier: Apache-2.0
// References to symbols, flat and nested.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirAttribute b = mlirFlatSymbolRefAttrGet(context, str("b"));
  MlirAttribute c = mlirFlatSymbolRefAttrGet(context, str("a b"));
  MlirAttribute nested[] = {b, c};
  MlirAttribute a = mlirSymbolRefAttrGet(context, str("a"), 2, nested);
  show_attr("nested", a);
  show_text("root", mlirSymbolRefAttrGetRootReference(a));
  show_text("leaf", mlirSymbolRefAttrGetLeafReference(a));
  printf("%d nested\n", (int)mlirSymbolRefAttrGetNumNestedReferences(a));
  show_attr("first", mlirSymbolRefAttrGetNestedReference(a, 0));
  show_text("flat", mlirFlatSymbolRefAttrGetValue(c));
  printf("flat: %d %d\n", mlirAttributeIsAFlatSymbolRef(a),
         mlirAttributeIsAFlatSymbolRef(b));
  MlirAttribute flat = mlirSymbolRefAttrGet(context, str("b"), 0, NULL);
  printf("same: %d\n", mlirAttributeEqual(flat, b));
  show_attr("disctinct", mlirDisctinctAttrCreate(a));
  mlirContextDestroy(context);
  return 0;
}
