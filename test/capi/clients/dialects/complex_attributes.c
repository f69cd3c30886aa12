// SPDX-License-Identifier: Apache-2.0
// Complex numbers as attributes.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Dialect/Complex.h"

int main(void) {
  MlirContext context = context_with_all();
  mlirContextLoadAllAvailableDialects(context);
  MlirLocation here = mlirLocationFileLineColGet(context, str("a.mlir"), 1, 1);
  MlirType types[] = {mlirComplexTypeGet(mlirF32TypeGet(context)),
                      mlirComplexTypeGet(mlirF64TypeGet(context))};
  for (int i = 0; i < 2; i++) {
    MlirAttribute attr = mlirComplexAttrDoubleGet(context, types[i], 1.5, -0.1);
    show_attr("complex", attr);
    printf("%d %g %g\n", mlirAttributeIsAComplex(attr),
           mlirComplexAttrGetRealDouble(attr),
           mlirComplexAttrGetImagDouble(attr));
    show_attr("checked",
              mlirComplexAttrDoubleGetChecked(here, types[i], 2.0, 3.0));
    printf("%d\n", mlirTypeIDEqual(mlirAttributeGetTypeID(attr),
                                   mlirComplexAttrGetTypeID()));
  }
  mlirContextDestroy(context);
  return 0;
}
