// SPDX-License-Identifier: Apache-2.0
// Packed booleans, indices, strings, raw buffers.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

static MlirType tensor(MlirType element, int64_t size) {
  return mlirRankedTensorTypeGet(1, &size, element, mlirAttributeGetNull());
}

int main(void) {
  MlirContext context = context_with_all();
  int values[] = {1, 0, 0, 1, 1, 0, 1, 0, 1};
  MlirAttribute a = mlirDenseElementsAttrBoolGet(
      tensor(mlirIntegerTypeGet(context, 1), 9), 9, values);
  show_attr("i1", a);
  for (intptr_t i = 0; i < 9; i++)
    printf("%d", mlirDenseElementsAttrGetBoolValue(a, i));
  printf("\n");
  a = mlirDenseElementsAttrBoolSplatGet(
      tensor(mlirIntegerTypeGet(context, 1), 9), true);
  show_attr("splat", a);
  printf("%d\n", mlirDenseElementsAttrGetBoolSplatValue(a));
  uint64_t raw[] = {7, 8};
  a = mlirDenseElementsAttrRawBufferGet(tensor(mlirIndexTypeGet(context), 2),
                                        sizeof raw, raw);
  show_attr("index", a);
  printf("%d\n", (int)mlirDenseElementsAttrGetIndexValue(a, 1));
  printf("null: %d\n",
         mlirAttributeIsNull(mlirDenseElementsAttrRawBufferGet(
             tensor(mlirIndexTypeGet(context), 3), sizeof raw, raw)));
  MlirStringRef texts[] = {str("a"), str("bc")};
  mlirContextSetAllowUnregisteredDialects(context, true);
  MlirType opaque = mlirOpaqueTypeGet(context, str("x"), str("string"));
  a = mlirDenseElementsAttrStringGet(tensor(opaque, 2), 2, texts);
  show_attr("strings", a);
  show_text("one", mlirDenseElementsAttrGetStringValue(a, 1));
  mlirContextDestroy(context);
  return 0;
}
