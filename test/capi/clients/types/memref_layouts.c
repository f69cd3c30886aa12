// SPDX-License-Identifier: Apache-2.0
// Layouts and memory spaces of memrefs, and their strides.
#include "client.h"
#include "mlir-c/AffineMap.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirType f32 = mlirF32TypeGet(context);
  int64_t shape[] = {4, mlirShapedTypeGetDynamicSize()};
  int64_t strides[] = {16, 1};
  MlirAttribute space = mlirIntegerAttrGet(mlirIntegerTypeGet(context, 64), 3);
  MlirAttribute layout = mlirStridedLayoutAttrGet(context, 5, 2, strides);
  MlirType types[] = {
      mlirMemRefTypeContiguousGet(f32, 2, shape, space),
      mlirMemRefTypeGet(f32, 2, shape, layout, mlirAttributeGetNull()),
      mlirMemRefTypeGet(f32, 2, shape, layout, space),
      mlirTypeParseGet(
          context, str("memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>"))};
  for (int i = 0; i < 4; i++) {
    show_type("type", types[i]);
    show_attr("layout", mlirMemRefTypeGetLayout(types[i]));
    show_attr("space", mlirMemRefTypeGetMemorySpace(types[i]));
    mlirAffineMapPrint(mlirMemRefTypeGetAffineMap(types[i]), to_stdout, NULL);
    int64_t found[2] = {0}, offset = 0;
    MlirLogicalResult ok =
        mlirMemRefTypeGetStridesAndOffset(types[i], found, &offset);
    printf("\nstrides %d: %d %d, offset %d\n", mlirLogicalResultIsSuccess(ok),
           (int)found[0], (int)found[1], (int)offset);
  }
  MlirType unranked = mlirUnrankedMemRefTypeGet(f32, space);
  show_type("unranked", unranked);
  show_attr("space", mlirUnrankedMemrefGetMemorySpace(unranked));
  mlirContextDestroy(context);
  return 0;
}
