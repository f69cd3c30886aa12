// SPDX-License-Identifier: Apache-2.0
// Names and ids of the kinds of attributes.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"

static void show(MlirContext context, const char *text, MlirTypeID id) {
  MlirAttribute attr = mlirAttributeParseGet(context, str(text));
  show_attr("attribute", attr);
  printf("id: %d\n", mlirTypeIDEqual(mlirAttributeGetTypeID(attr), id));
}

int main(void) {
  MlirContext context = context_with_all();
  MlirStringRef names[] = {
      mlirAffineMapAttrGetName(),     mlirArrayAttrGetName(),
      mlirFlatSymbolRefAttrGetName(), mlirFloatAttrGetName(),
      mlirIntegerAttrGetName(),       mlirIntegerSetAttrGetName(),
      mlirOpaqueAttrGetName(),        mlirStridedLayoutAttrGetName(),
      mlirStringAttrGetName(),        mlirSymbolRefAttrGetName(),
      mlirTypeAttrGetName(),          mlirUnitAttrGetName(),
      mlirDictionaryAttrGetName()};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    show_text("name", names[i]);
  show(context, "affine_map<() -> ()>", mlirAffineMapAttrGetTypeID());
  show(context, "[]", mlirArrayAttrGetTypeID());
  show(context, "array<i32>", mlirDenseArrayAttrGetTypeID());
  show(context, "dense<1> : tensor<1xi32>",
       mlirDenseIntOrFPElementsAttrGetTypeID());
  show(context, "{}", mlirDictionaryAttrGetTypeID());
  show(context, "1.0 : f32", mlirFloatAttrGetTypeID());
  show(context, "1 : i32", mlirIntegerAttrGetTypeID());
  show(context, "affine_set<() : (0 == 0)>", mlirIntegerSetAttrGetTypeID());
  show(context, "strided<[1]>", mlirStridedLayoutAttrGetTypeID());
  show(context, "\"a\"", mlirStringAttrGetTypeID());
  show(context, "@a", mlirSymbolRefAttrGetTypeID());
  show(context, "i32", mlirTypeAttrGetTypeID());
  show(context, "unit", mlirUnitAttrGetTypeID());
  mlirContextDestroy(context);
  return 0;
}
