// SPDX-License-Identifier: Apache-2.0
// Sizes and strides that are not known, and what stands for them.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

int main(void) {
  MlirContext context = context_with_all();
  int64_t dynamic = mlirShapedTypeGetDynamicSize();
  int64_t shape[] = {dynamic, 4, dynamic};
  MlirType type = mlirRankedTensorTypeGet(3, shape, mlirF32TypeGet(context),
                                          mlirAttributeGetNull());
  show_type("type", type);
  printf("rank %d %d, static %d\n", mlirShapedTypeHasRank(type),
         (int)mlirShapedTypeGetRank(type), mlirShapedTypeHasStaticShape(type));
  for (intptr_t i = 0; i < 3; i++)
    printf("%d: dynamic %d, static %d, as a size %d\n", (int)i,
           mlirShapedTypeIsDynamicDim(type, i),
           mlirShapedTypeIsStaticDim(type, i),
           mlirShapedTypeIsDynamicSize(mlirShapedTypeGetDimSize(type, i)));
  printf("static size %d\n", mlirShapedTypeIsStaticSize(4));
  int64_t any = mlirShapedTypeGetDynamicStrideOrOffset();
  printf("stride: %d %d %d\n", any == dynamic,
         mlirShapedTypeIsDynamicStrideOrOffset(any),
         mlirShapedTypeIsStaticStrideOrOffset(any));
  show_type("element", mlirShapedTypeGetElementType(type));
  MlirType unranked = mlirUnrankedTensorTypeGet(mlirF32TypeGet(context));
  printf("rank %d\n", mlirShapedTypeHasRank(unranked));
  mlirContextDestroy(context);
  return 0;
}
