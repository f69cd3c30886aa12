// SPDX-License-Identifier: Apache-2.0
// Vectors, tensors, memrefs; and what is not valid.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

static void show(const char *what, MlirType type) {
  show_type(what, type);
  if (mlirTypeIsNull(type))
    return;
  printf("  shaped %d vector %d tensor %d%d%d memref %d%d ranked %d",
         mlirTypeIsAShaped(type), mlirTypeIsAVector(type),
         mlirTypeIsATensor(type), mlirTypeIsARankedTensor(type),
         mlirTypeIsAUnrankedTensor(type), mlirTypeIsAMemRef(type),
         mlirTypeIsAUnrankedMemRef(type), mlirShapedTypeHasRank(type));
  if (mlirShapedTypeHasRank(type)) {
    printf(" static %d sizes", mlirShapedTypeHasStaticShape(type));
    for (int i = 0; i < mlirShapedTypeGetRank(type); i++)
      if (mlirShapedTypeIsDynamicDim(type, i))
        printf(" ?");
      else
        printf(" %d", (int)mlirShapedTypeGetDimSize(type, i));
  }
  printf("\n");
}

int main(void) {
  MlirContext ctx = mlirContextCreate();
  mlirContextAttachDiagnosticHandler(ctx, show_diagnostic, NULL, NULL);
  MlirAttribute none = mlirAttributeGetNull();
  MlirType f32 = mlirF32TypeGet(ctx);
  MlirLocation loc = mlirLocationFileLineColGet(ctx, str("t"), 1, 2);
  int64_t sizes[] = {4, 3};
  int64_t dynamic[] = {mlirShapedTypeGetDynamicSize(), 3};
  int64_t wrong[] = {-7, 3};
  bool scalable[] = {false, true};
  printf("%d%d%d\n", mlirShapedTypeIsDynamicSize(dynamic[0]),
         mlirShapedTypeIsDynamicSize(3), mlirShapedTypeIsStaticSize(3));

  MlirType vector = mlirVectorTypeGet(2, sizes, f32);
  show("vector", vector);
  MlirType scalable_vector = mlirVectorTypeGetScalable(2, sizes, scalable, f32);
  show("scalable", scalable_vector);
  printf("%d%d%d%d\n", mlirVectorTypeIsScalable(vector),
         mlirVectorTypeIsScalable(scalable_vector),
         mlirVectorTypeIsDimScalable(scalable_vector, 0),
         mlirVectorTypeIsDimScalable(scalable_vector, 1));
  show("checked", mlirVectorTypeGetChecked(loc, 2, sizes, f32));

  MlirType tensor = mlirRankedTensorTypeGet(2, dynamic, f32, none);
  show("tensor", tensor);
  show_attr("encoding", mlirRankedTensorTypeGetEncoding(tensor));
  show("encoded", mlirRankedTensorTypeGet(2, sizes, f32,
                                          mlirStringAttrGet(ctx, str("e"))));
  show("unranked tensor", mlirUnrankedTensorTypeGet(f32));
  show("wrong size", mlirRankedTensorTypeGetChecked(loc, 2, wrong, f32, none));
  show("scalar", mlirRankedTensorTypeGet(0, NULL, f32, none));

  MlirType memref = mlirMemRefTypeContiguousGet(f32, 2, sizes, none);
  show("memref", memref);
  show_attr("layout", mlirMemRefTypeGetLayout(memref));
  show_attr("space", mlirMemRefTypeGetMemorySpace(memref));
  int64_t strides[2], offset;
  MlirLogicalResult ok =
      mlirMemRefTypeGetStridesAndOffset(memref, strides, &offset);
  printf("%d: %d %d, %d\n", mlirLogicalResultIsSuccess(ok), (int)strides[0],
         (int)strides[1], (int)offset);
  int64_t wide[] = {10, 1};
  MlirAttribute layout = mlirStridedLayoutAttrGet(
      ctx, mlirShapedTypeGetDynamicStrideOrOffset(), 2, wide);
  MlirAttribute space = mlirIntegerAttrGet(mlirIntegerTypeGet(ctx, 64), 3);
  MlirType strided = mlirMemRefTypeGet(f32, 2, sizes, layout, space);
  show("strided", strided);
  mlirMemRefTypeGetStridesAndOffset(strided, strides, &offset);
  printf("%d %d dynamic %d\n", (int)strides[0], (int)strides[1],
         mlirShapedTypeIsDynamicStrideOrOffset(offset));
  show_attr("its space", mlirMemRefTypeGetMemorySpace(strided));
  mlirAffineMapPrint(mlirMemRefTypeGetAffineMap(strided), to_stdout, NULL);
  printf("\n");
  show("unranked", mlirUnrankedMemRefTypeGet(f32, space));
  show_attr("of unranked", mlirUnrankedMemrefGetMemorySpace(
                               mlirUnrankedMemRefTypeGet(f32, space)));
  show_type("element", mlirShapedTypeGetElementType(strided));
  show_text("name", mlirMemRefTypeGetName());
  show_text("name", mlirUnrankedTensorTypeGetName());
  mlirContextDestroy(ctx);
  return 0;
}
