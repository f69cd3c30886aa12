// SPDX-License-Identifier: Apache-2.0
// Attributes but for elements.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

int main(void) {
  MlirContext ctx = mlirContextCreate();
  MlirType i8 = mlirIntegerTypeGet(ctx, 8);
  MlirType f32 = mlirF32TypeGet(ctx);
  printf("null: %d\n", mlirAttributeIsNull(mlirAttributeGetNull()));

  MlirAttribute integer = mlirIntegerAttrGet(i8, -2);
  show_attr("integer", integer);
  printf("%d %d\n", (int)mlirIntegerAttrGetValueInt(integer),
         mlirAttributeIsAInteger(integer));
  MlirAttribute with_sign =
      mlirIntegerAttrGet(mlirIntegerTypeSignedGet(ctx, 8), -3);
  MlirAttribute without =
      mlirIntegerAttrGet(mlirIntegerTypeUnsignedGet(ctx, 8), 250);
  show_attr("signed", with_sign);
  show_attr("unsigned", without);
  printf("%d %u\n", (int)mlirIntegerAttrGetValueSInt(with_sign),
         (unsigned)mlirIntegerAttrGetValueUInt(without));
  show_attr("index", mlirIntegerAttrGet(mlirIndexTypeGet(ctx), 12));
  show_type("type", mlirAttributeGetType(integer));

  MlirAttribute number = mlirFloatAttrDoubleGet(ctx, f32, 0.1);
  show_attr("float", number);
  printf("%.10f\n", mlirFloatAttrGetValueDouble(number));
  MlirLocation loc = mlirLocationUnknownGet(ctx);
  show_attr("checked", mlirFloatAttrDoubleGetChecked(loc, f32, 2.5));

  MlirAttribute yes = mlirBoolAttrGet(ctx, 7);
  show_attr("bool", yes);
  printf("%d %d %d\n", mlirBoolAttrGetValue(yes), mlirAttributeIsABool(yes),
         mlirAttributeIsABool(integer));
  show_attr("unit", mlirUnitAttrGet(ctx));

  MlirAttribute text = mlirStringAttrGet(ctx, str("a \"b\"\n"));
  show_attr("string", text);
  show_text("value", mlirStringAttrGetValue(text));
  show_type("no type", mlirAttributeGetType(text));
  show_attr("typed", mlirStringAttrTypedGet(i8, str("x")));

  MlirAttribute list[] = {integer, text, yes};
  MlirAttribute array = mlirArrayAttrGet(ctx, 3, list);
  show_attr("array", array);
  printf("%d\n", (int)mlirArrayAttrGetNumElements(array));
  show_attr("element", mlirArrayAttrGetElement(array, 1));

  MlirNamedAttribute entries[] = {named(ctx, "z", integer),
                                  named(ctx, "a", array)};
  MlirAttribute dictionary = mlirDictionaryAttrGet(ctx, 2, entries);
  show_attr("dictionary", dictionary);
  printf("%d\n", (int)mlirDictionaryAttrGetNumElements(dictionary));
  MlirNamedAttribute first = mlirDictionaryAttrGetElement(dictionary, 0);
  show_text("first", mlirIdentifierStr(first.name));
  show_attr("its value", first.attribute);
  show_attr("z", mlirDictionaryAttrGetElementByName(dictionary, str("z")));
  show_attr("y", mlirDictionaryAttrGetElementByName(dictionary, str("y")));
  show_attr("empty", mlirDictionaryAttrGet(ctx, 0, NULL));

  MlirAttribute flat[] = {mlirFlatSymbolRefAttrGet(ctx, str("b")),
                          mlirFlatSymbolRefAttrGet(ctx, str("c d"))};
  MlirAttribute symbol = mlirSymbolRefAttrGet(ctx, str("a"), 2, flat);
  show_attr("symbol", symbol);
  show_text("root", mlirSymbolRefAttrGetRootReference(symbol));
  show_text("leaf", mlirSymbolRefAttrGetLeafReference(symbol));
  printf("%d nested\n", (int)mlirSymbolRefAttrGetNumNestedReferences(symbol));
  show_attr("nested", mlirSymbolRefAttrGetNestedReference(symbol, 1));
  show_text("flat", mlirFlatSymbolRefAttrGetValue(flat[0]));
  printf("%d%d%d\n", mlirAttributeIsAFlatSymbolRef(symbol),
         mlirAttributeIsAFlatSymbolRef(flat[0]),
         mlirAttributeIsASymbolRef(flat[0]));

  MlirAttribute type = mlirTypeAttrGet(f32);
  show_attr("type", type);
  show_type("value", mlirTypeAttrGetValue(type));
  MlirAttribute map =
      mlirAffineMapAttrGet(mlirAffineMapMultiDimIdentityGet(ctx, 2));
  show_attr("map", map);
  printf("same: %d\n",
         mlirAffineMapEqual(mlirAffineMapAttrGetValue(map),
                            mlirAffineMapMultiDimIdentityGet(ctx, 2)));
  show_attr("set", mlirIntegerSetAttrGet(mlirIntegerSetEmptyGet(ctx, 1, 0)));
  mlirContextSetAllowUnregisteredDialects(ctx, true);
  MlirAttribute opaque =
      mlirOpaqueAttrGet(ctx, str("my"), 4, "text", mlirNoneTypeGet(ctx));
  show_attr("opaque", opaque);
  show_text("dialect", mlirOpaqueAttrGetDialectNamespace(opaque));
  show_text("data", mlirOpaqueAttrGetData(opaque));
  int64_t strides[] = {5, 1};
  MlirAttribute strided = mlirStridedLayoutAttrGet(ctx, 2, 2, strides);
  show_attr("strided", strided);
  printf("%d %d %d\n", (int)mlirStridedLayoutAttrGetOffset(strided),
         (int)mlirStridedLayoutAttrGetNumStrides(strided),
         (int)mlirStridedLayoutAttrGetStride(strided, 0));
  show_attr("distinct", mlirDisctinctAttrCreate(text));
  show_attr("parsed", mlirAttributeParseGet(ctx, str("[1 : i8, @a::@b]")));
  printf(
      "ids %d%d\n",
      mlirTypeIDEqual(mlirAttributeGetTypeID(array), mlirArrayAttrGetTypeID()),
      mlirTypeIDEqual(mlirAttributeGetTypeID(array), mlirTypeAttrGetTypeID()));
  show_text("name", mlirDictionaryAttrGetName());
  show_text("of dialect",
            mlirDialectGetNamespace(mlirAttributeGetDialect(array)));
  mlirContextDestroy(ctx);
  return 0;
}
