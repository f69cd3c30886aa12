// SPDX-License-Identifier: Apache-2.0
// Elements in another shape.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirAttribute a = mlirAttributeParseGet(
      context, str("dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>"));
  int64_t shape[] = {3, 2};
  MlirType type = mlirRankedTensorTypeGet(
      2, shape, mlirIntegerTypeGet(context, 32), mlirAttributeGetNull());
  MlirAttribute reshaped = mlirDenseElementsAttrReshapeGet(a, type);
  show_attr("reshaped", reshaped);
  uint64_t index[] = {2, 1}, wrong[] = {3, 0};
  printf("valid: %d %d\n", mlirElementsAttrIsValidIndex(reshaped, 2, index),
         mlirElementsAttrIsValidIndex(reshaped, 2, wrong));
  show_attr("value", mlirElementsAttrGetValue(reshaped, 2, index));
  printf("elements %d, dense %d, integers %d, floats %d, sparse %d\n",
         mlirAttributeIsAElements(reshaped),
         mlirAttributeIsADenseElements(reshaped),
         mlirAttributeIsADenseIntElements(reshaped),
         mlirAttributeIsADenseFPElements(reshaped),
         mlirAttributeIsASparseElements(reshaped));
  MlirAttribute splat =
      mlirAttributeParseGet(context, str("dense<9> : tensor<6xi32>"));
  show_attr("splat", mlirDenseElementsAttrReshapeGet(splat, type));
  mlirContextDestroy(context);
  return 0;
}
