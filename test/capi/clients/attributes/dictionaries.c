// SPDX-License-Identifier: Apache-2.0
// Dictionaries are sorted by name; arrays keep their order.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirAttribute texts[] = {mlirStringAttrGet(context, str("x")),
                           mlirStringAttrGet(context, str("y")),
                           mlirUnitAttrGet(context)};
  MlirNamedAttribute named_texts[] = {named(context, "c", texts[0]),
                                      named(context, "a", texts[1]),
                                      named(context, "b.d", texts[2])};
  MlirAttribute dictionary = mlirDictionaryAttrGet(context, 3, named_texts);
  show_attr("dictionary", dictionary);
  printf("%d elements\n", (int)mlirDictionaryAttrGetNumElements(dictionary));
  for (intptr_t i = 0; i < 3; i++)
    show_text("name", mlirIdentifierStr(
                          mlirDictionaryAttrGetElement(dictionary, i).name));
  show_attr("a", mlirDictionaryAttrGetElementByName(dictionary, str("a")));
  show_attr("z", mlirDictionaryAttrGetElementByName(dictionary, str("z")));
  MlirAttribute array = mlirArrayAttrGet(context, 3, texts);
  show_attr("array", array);
  printf("%d elements\n", (int)mlirArrayAttrGetNumElements(array));
  show_attr("first", mlirArrayAttrGetElement(array, 0));
  show_attr("empty", mlirArrayAttrGet(context, 0, NULL));
  show_attr("empty", mlirDictionaryAttrGet(context, 0, NULL));
  printf("context: %d\n",
         mlirContextEqual(mlirAttributeGetContext(array), context));
  mlirContextDestroy(context);
  return 0;
}
