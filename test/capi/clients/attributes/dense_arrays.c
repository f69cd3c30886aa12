// SPDX-License-Identifier: Apache-2.0
// Arrays of numbers: made, counted, read.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"

int main(void) {
  MlirContext context = context_with_all();
  int bools[] = {1, 0};
  int8_t i8[] = {-1, 2};
  int16_t i16[] = {-1, 2};
  int32_t i32[] = {-1, 2};
  int64_t i64[] = {-1, 2};
  float f32[] = {1.5f, -2};
  double f64[] = {0.1, -2};
  MlirAttribute all[] = {mlirDenseBoolArrayGet(context, 2, bools),
                         mlirDenseI8ArrayGet(context, 2, i8),
                         mlirDenseI16ArrayGet(context, 2, i16),
                         mlirDenseI32ArrayGet(context, 2, i32),
                         mlirDenseI64ArrayGet(context, 2, i64),
                         mlirDenseF32ArrayGet(context, 2, f32),
                         mlirDenseF64ArrayGet(context, 2, f64)};
  for (int i = 0; i < 7; i++) {
    show_attr("array", all[i]);
    printf("%d elements: %d%d%d%d%d%d%d\n",
           (int)mlirDenseArrayGetNumElements(all[i]),
           mlirAttributeIsADenseBoolArray(all[i]),
           mlirAttributeIsADenseI8Array(all[i]),
           mlirAttributeIsADenseI16Array(all[i]),
           mlirAttributeIsADenseI32Array(all[i]),
           mlirAttributeIsADenseI64Array(all[i]),
           mlirAttributeIsADenseF32Array(all[i]),
           mlirAttributeIsADenseF64Array(all[i]));
  }
  printf("%d %d %d %d %d %g %g\n", mlirDenseBoolArrayGetElement(all[0], 1),
         mlirDenseI8ArrayGetElement(all[1], 0),
         mlirDenseI16ArrayGetElement(all[2], 0),
         mlirDenseI32ArrayGetElement(all[3], 0),
         (int)mlirDenseI64ArrayGetElement(all[4], 0),
         (double)mlirDenseF32ArrayGetElement(all[5], 0),
         mlirDenseF64ArrayGetElement(all[6], 1));
  show_attr("empty", mlirDenseI64ArrayGet(context, 0, NULL));
  mlirContextDestroy(context);
  return 0;
}
