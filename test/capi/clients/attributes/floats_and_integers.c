// SPDX-License-Identifier: Apache-2.0
// Numbers as attributes, checked and not.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirLocation here = mlirLocationFileLineColGet(context, str("a.mlir"), 1, 1);
  MlirType i8 = mlirIntegerTypeGet(context, 8);
  MlirAttribute a = mlirIntegerAttrGet(i8, -3);
  show_attr("i8", a);
  printf("%d %u\n", (int)mlirIntegerAttrGetValueInt(a),
         (unsigned)mlirIntegerAttrGetValueInt(a));
  a = mlirIntegerAttrGet(mlirIntegerTypeSignedGet(context, 16), -300);
  show_attr("si16", a);
  printf("%d\n", (int)mlirIntegerAttrGetValueSInt(a));
  a = mlirIntegerAttrGet(mlirIntegerTypeUnsignedGet(context, 16), 40000);
  show_attr("ui16", a);
  printf("%u\n", (unsigned)mlirIntegerAttrGetValueUInt(a));
  show_attr("index", mlirIntegerAttrGet(mlirIndexTypeGet(context), 7));
  show_attr("bool", mlirBoolAttrGet(context, 1));
  printf("%d\n", mlirBoolAttrGetValue(mlirBoolAttrGet(context, 0)));
  a = mlirFloatAttrDoubleGet(context, mlirF64TypeGet(context), 0.1);
  show_attr("f64", a);
  printf("%g\n", mlirFloatAttrGetValueDouble(a));
  show_attr("f32",
            mlirFloatAttrDoubleGet(context, mlirF32TypeGet(context), 0.1));
  show_attr("checked",
            mlirFloatAttrDoubleGetChecked(here, mlirF16TypeGet(context), 2.0));
  show_attr("checked", mlirFloatAttrDoubleGetChecked(here, i8, 2.0));
  mlirContextDestroy(context);
  return 0;
}
