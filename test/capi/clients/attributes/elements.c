// SPDX-License-Identifier: Apache-2.0
// Dense arrays, dense and sparse elements.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

static MlirType tensor(MlirType element, int64_t rows, int64_t columns) {
  int64_t shape[] = {rows, columns};
  return mlirRankedTensorTypeGet(2, shape, element, mlirAttributeGetNull());
}

static void arrays(MlirContext ctx) {
  int bools[] = {1, 0, 5};
  int8_t i8[] = {1, -2};
  int16_t i16[] = {1, -2};
  int32_t i32[] = {1, -2};
  int64_t i64[] = {1, -2};
  float f32[] = {1.5f, -2};
  double f64[] = {0.1, -2};
  MlirAttribute list[] = {
      mlirDenseBoolArrayGet(ctx, 3, bools), mlirDenseI8ArrayGet(ctx, 2, i8),
      mlirDenseI16ArrayGet(ctx, 2, i16),    mlirDenseI32ArrayGet(ctx, 2, i32),
      mlirDenseI64ArrayGet(ctx, 2, i64),    mlirDenseF32ArrayGet(ctx, 2, f32),
      mlirDenseF64ArrayGet(ctx, 2, f64)};
  for (int i = 0; i < 7; i++) {
    show_attr("array", list[i]);
    printf("%d %d%d%d%d%d%d%d\n", (int)mlirDenseArrayGetNumElements(list[i]),
           mlirAttributeIsADenseBoolArray(list[i]),
           mlirAttributeIsADenseI8Array(list[i]),
           mlirAttributeIsADenseI16Array(list[i]),
           mlirAttributeIsADenseI32Array(list[i]),
           mlirAttributeIsADenseI64Array(list[i]),
           mlirAttributeIsADenseF32Array(list[i]),
           mlirAttributeIsADenseF64Array(list[i]));
  }
  printf("%d %d %d %d %d %g %g\n", mlirDenseBoolArrayGetElement(list[0], 2),
         mlirDenseI8ArrayGetElement(list[1], 1),
         mlirDenseI16ArrayGetElement(list[2], 1),
         mlirDenseI32ArrayGetElement(list[3], 1),
         (int)mlirDenseI64ArrayGetElement(list[4], 1),
         (double)mlirDenseF32ArrayGetElement(list[5], 0),
         mlirDenseF64ArrayGetElement(list[6], 0));
  show_attr("empty", mlirDenseI32ArrayGet(ctx, 0, NULL));
}

static void dense(MlirContext ctx) {
  MlirType i1 = mlirIntegerTypeGet(ctx, 1);
  MlirType i8 = mlirIntegerTypeGet(ctx, 8);
  MlirType i32 = mlirIntegerTypeGet(ctx, 32);
  MlirType i64 = mlirIntegerTypeGet(ctx, 64);
  MlirType f32 = mlirF32TypeGet(ctx);
  MlirType f64 = mlirF64TypeGet(ctx);
  int bits[] = {1, 0, 0, 1};
  uint8_t bytes[] = {1, 2, 250, 4};
  int32_t words[] = {1, -2, 3, -4};
  int32_t same[] = {7, 7, 7, 7};
  int64_t longs[] = {1, -2, 3, INT64_MIN};
  float singles[] = {1, 2.5f, -3, 4};
  double doubles[] = {1, 2.5, -3, 0.1};
  uint16_t halves[] = {0x3C00, 0x4000, 0x0000, 0xC000};
  MlirAttribute list[] = {
      mlirDenseElementsAttrBoolGet(tensor(i1, 2, 2), 4, bits),
      mlirDenseElementsAttrUInt8Get(
          tensor(mlirIntegerTypeUnsignedGet(ctx, 8), 2, 2), 4, bytes),
      mlirDenseElementsAttrInt32Get(tensor(i32, 2, 2), 4, words),
      mlirDenseElementsAttrInt32Get(tensor(i32, 2, 2), 4, same),
      mlirDenseElementsAttrInt64Get(tensor(i64, 2, 2), 4, longs),
      mlirDenseElementsAttrFloatGet(tensor(f32, 2, 2), 4, singles),
      mlirDenseElementsAttrDoubleGet(tensor(f64, 2, 2), 4, doubles),
      mlirDenseElementsAttrFloat16Get(tensor(mlirF16TypeGet(ctx), 2, 2), 4,
                                      halves),
      mlirDenseElementsAttrBoolSplatGet(tensor(i1, 3, 3), true),
      mlirDenseElementsAttrInt8SplatGet(tensor(i8, 3, 3), -5),
      mlirDenseElementsAttrDoubleSplatGet(tensor(f64, 3, 3), 0.25),
      mlirDenseElementsAttrSplatGet(tensor(i32, 3, 3),
                                    mlirIntegerAttrGet(i32, 9)),
      mlirDenseElementsAttrRawBufferGet(tensor(i8, 2, 2), 4, bytes)};
  for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
    show_attr("dense", list[i]);
    printf("  %d%d%d splat %d of %d\n", mlirAttributeIsADenseElements(list[i]),
           mlirAttributeIsADenseIntElements(list[i]),
           mlirAttributeIsADenseFPElements(list[i]),
           mlirDenseElementsAttrIsSplat(list[i]),
           (int)mlirElementsAttrGetNumElements(list[i]));
  }
  printf("%d %d %u %d %d %g %g\n",
         mlirDenseElementsAttrGetBoolValue(list[0], 0),
         mlirDenseElementsAttrGetBoolValue(list[0], 1),
         mlirDenseElementsAttrGetUInt8Value(list[1], 2),
         mlirDenseElementsAttrGetInt32Value(list[2], 3),
         mlirDenseElementsAttrGetInt32Value(list[3], 3),
         (double)mlirDenseElementsAttrGetFloatValue(list[5], 1),
         mlirDenseElementsAttrGetDoubleValue(list[6], 3));
  printf("%d %d %g\n", mlirDenseElementsAttrGetBoolSplatValue(list[8]),
         mlirDenseElementsAttrGetInt8SplatValue(list[9]),
         mlirDenseElementsAttrGetDoubleSplatValue(list[10]));
  show_attr("splat", mlirDenseElementsAttrGetSplatValue(list[11]));
  uint64_t at[] = {1, 0};
  uint64_t beyond[] = {1, 2};
  show_attr("at 1, 0", mlirElementsAttrGetValue(list[2], 2, at));
  printf("valid %d%d\n", mlirElementsAttrIsValidIndex(list[2], 2, at),
         mlirElementsAttrIsValidIndex(list[2], 2, beyond));
  show_attr("reshaped",
            mlirDenseElementsAttrReshapeGet(list[2], tensor(i32, 1, 4)));
  printf("raw %d\n",
         ((const int32_t *)mlirDenseElementsAttrGetRawData(list[2]))[1]);
  MlirAttribute parts[] = {mlirIntegerAttrGet(i8, 1),
                           mlirIntegerAttrGet(i8, 2)};
  show_attr("of attributes",
            mlirDenseElementsAttrGet(tensor(i8, 1, 2), 2, parts));
  show_type("type", mlirAttributeGetType(list[2]));
}

static void sparse(MlirContext ctx) {
  MlirType i64 = mlirIntegerTypeGet(ctx, 64);
  int64_t places[] = {0, 1, 1, 0};
  float values[] = {5, 6};
  int64_t two[] = {2};
  MlirAttribute indices =
      mlirDenseElementsAttrInt64Get(tensor(i64, 2, 2), 4, places);
  MlirAttribute numbers = mlirDenseElementsAttrFloatGet(
      mlirRankedTensorTypeGet(1, two, mlirF32TypeGet(ctx),
                              mlirAttributeGetNull()),
      2, values);
  MlirAttribute attr = mlirSparseElementsAttribute(
      tensor(mlirF32TypeGet(ctx), 2, 2), indices, numbers);
  show_attr("sparse", attr);
  show_attr("indices", mlirSparseElementsAttrGetIndices(attr));
  show_attr("values", mlirSparseElementsAttrGetValues(attr));
  uint64_t at[] = {1, 0};
  uint64_t zero[] = {0, 0};
  show_attr("at 1, 0", mlirElementsAttrGetValue(attr, 2, at));
  show_attr("at 0, 0", mlirElementsAttrGetValue(attr, 2, zero));
}

int main(void) {
  MlirContext ctx = mlirContextCreate();
  arrays(ctx);
  dense(ctx);
  sparse(ctx);
  mlirContextDestroy(ctx);
  return 0;
}
