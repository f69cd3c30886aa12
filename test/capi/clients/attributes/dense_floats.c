// SPDX-License-Identifier: Apache-2.0
// Dense floats: by value and by bits, and read.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

static MlirType tensor(MlirType element) {
  int64_t shape = 2;
  return mlirRankedTensorTypeGet(1, &shape, element, mlirAttributeGetNull());
}

int main(void) {
  MlirContext context = context_with_all();
  float f32[] = {1.5f, -0.0f};
  double f64[] = {0.1, 1e300};
  uint16_t bits[] = {0x3f80, 0xff80}, half[] = {0x3c00, 0x7e00};
  MlirAttribute a =
      mlirDenseElementsAttrFloatGet(tensor(mlirF32TypeGet(context)), 2, f32);
  show_attr("f32", a);
  printf("%g\n", (double)mlirDenseElementsAttrGetFloatValue(a, 0));
  a = mlirDenseElementsAttrDoubleGet(tensor(mlirF64TypeGet(context)), 2, f64);
  show_attr("f64", a);
  printf("%d\n", mlirDenseElementsAttrGetDoubleValue(a, 1) == 1e300);
  show_attr("bf16", mlirDenseElementsAttrBFloat16Get(
                        tensor(mlirBF16TypeGet(context)), 2, bits));
  show_attr("f16", mlirDenseElementsAttrFloat16Get(
                       tensor(mlirF16TypeGet(context)), 2, half));
  mlirContextDestroy(context);
  return 0;
}
