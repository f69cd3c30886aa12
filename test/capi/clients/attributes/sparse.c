// SPDX-License-Identifier: Apache-2.0
// Sparse elements: their indices and values.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

int main(void) {
  MlirContext context = context_with_all();
  int64_t shape[] = {4, 4};
  MlirType type = mlirRankedTensorTypeGet(2, shape, mlirF32TypeGet(context),
                                          mlirAttributeGetNull());
  MlirAttribute indices = mlirAttributeParseGet(
      context, str("dense<[[0, 1], [3, 2]]> : tensor<2x2xi64>"));
  MlirAttribute values =
      mlirAttributeParseGet(context, str("dense<[1.5, 2.5]> : tensor<2xf32>"));
  MlirAttribute a = mlirSparseElementsAttribute(type, indices, values);
  show_attr("sparse", a);
  show_attr("indices", mlirSparseElementsAttrGetIndices(a));
  show_attr("values", mlirSparseElementsAttrGetValues(a));
  printf("%d, id %d\n", mlirAttributeIsASparseElements(a),
         mlirTypeIDEqual(mlirAttributeGetTypeID(a),
                         mlirSparseElementsAttrGetTypeID()));
  mlirContextDestroy(context);
  return 0;
}
