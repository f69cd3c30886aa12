// SPDX-License-Identifier: Apache-2.0
// Strided layouts, affine maps and sets as attributes.
#include "client.h"
#include "mlir-c/AffineMap.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/IntegerSet.h"

int main(void) {
  MlirContext context = context_with_all();
  int64_t strides[] = {mlirShapedTypeGetDynamicStrideOrOffset(), 1};
  MlirAttribute layout = mlirStridedLayoutAttrGet(
      context, mlirShapedTypeGetDynamicStrideOrOffset(), 2, strides);
  show_attr("layout", layout);
  printf("%d strides, last %d, offset dynamic %d\n",
         (int)mlirStridedLayoutAttrGetNumStrides(layout),
         (int)mlirStridedLayoutAttrGetStride(layout, 1),
         mlirShapedTypeIsDynamicStrideOrOffset(
             mlirStridedLayoutAttrGetOffset(layout)));
  MlirAffineMap map = mlirAffineMapMultiDimIdentityGet(context, 2);
  MlirAttribute map_attr = mlirAffineMapAttrGet(map);
  show_attr("map", map_attr);
  printf("same: %d\n",
         mlirAffineMapEqual(map, mlirAffineMapAttrGetValue(map_attr)));
  MlirIntegerSet set = mlirIntegerSetEmptyGet(context, 2, 1);
  MlirAttribute set_attr = mlirIntegerSetAttrGet(set);
  show_attr("set", set_attr);
  printf("same: %d\n",
         mlirIntegerSetEqual(set, mlirIntegerSetAttrGetValue(set_attr)));
  mlirContextDestroy(context);
  return 0;
}
