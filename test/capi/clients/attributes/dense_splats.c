// SPDX-License-Identifier: Apache-2.0
// Elements that are all the same.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

static MlirType tensor(MlirType element) {
  int64_t shape[] = {2, 2};
  return mlirRankedTensorTypeGet(2, shape, element, mlirAttributeGetNull());
}

static void show(MlirAttribute attr) {
  show_attr("splat", attr);
  printf("splat %d, %d elements\n", mlirDenseElementsAttrIsSplat(attr),
         (int)mlirElementsAttrGetNumElements(attr));
}

int main(void) {
  MlirContext context = context_with_all();
  MlirType i32 = mlirIntegerTypeGet(context, 32);
  MlirType i64 = mlirIntegerTypeGet(context, 64);
  MlirType u8 = mlirIntegerTypeUnsignedGet(context, 8);
  MlirType u32 = mlirIntegerTypeUnsignedGet(context, 32);
  MlirType u64 = mlirIntegerTypeUnsignedGet(context, 64);
  MlirAttribute a = mlirDenseElementsAttrInt32SplatGet(tensor(i32), -7);
  show(a);
  printf("%d\n", mlirDenseElementsAttrGetInt32SplatValue(a));
  a = mlirDenseElementsAttrUInt32SplatGet(tensor(u32), 7);
  show(a);
  printf("%u\n", mlirDenseElementsAttrGetUInt32SplatValue(a));
  a = mlirDenseElementsAttrInt64SplatGet(tensor(i64), INT64_MIN);
  show(a);
  printf("%d\n", mlirDenseElementsAttrGetInt64SplatValue(a) == INT64_MIN);
  a = mlirDenseElementsAttrUInt64SplatGet(tensor(u64), UINT64_MAX);
  show(a);
  printf("%d\n", mlirDenseElementsAttrGetUInt64SplatValue(a) == UINT64_MAX);
  a = mlirDenseElementsAttrUInt8SplatGet(tensor(u8), 200);
  show(a);
  printf("%u\n", mlirDenseElementsAttrGetUInt8SplatValue(a));
  a = mlirDenseElementsAttrFloatSplatGet(tensor(mlirF32TypeGet(context)), 1.5f);
  show(a);
  printf("%g\n", (double)mlirDenseElementsAttrGetFloatSplatValue(a));
  a = mlirDenseElementsAttrDoubleSplatGet(tensor(mlirF64TypeGet(context)),
                                          -0.25);
  show(a);
  printf("%g\n", mlirDenseElementsAttrGetDoubleSplatValue(a));
  a = mlirDenseElementsAttrSplatGet(tensor(i32), mlirIntegerAttrGet(i32, 3));
  show(a);
  show_attr("value", mlirDenseElementsAttrGetSplatValue(a));
  // Equal elements are a splat, too.
  int32_t same[] = {4, 4, 4, 4}, other[] = {4, 4, 4, 5};
  show(mlirDenseElementsAttrInt32Get(tensor(i32), 4, same));
  show(mlirDenseElementsAttrInt32Get(tensor(i32), 4, other));
  mlirContextDestroy(context);
  return 0;
}
