// SPDX-License-Identifier: Apache-2.0
// Types that are wrong: null after an error at the location.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirLocation here = mlirLocationFileLineColGet(context, str("a.mlir"), 5, 6);
  MlirType i32 = mlirIntegerTypeGet(context, 32);
  MlirType function = mlirFunctionTypeGet(context, 0, NULL, 0, NULL);
  MlirAttribute none = mlirAttributeGetNull();
  int64_t good[] = {2, 3}, zero[] = {0, 4}, negative[] = {-5};
  bool scalable[] = {true, false};
  show_type("vector", mlirVectorTypeGetChecked(here, 2, good, i32));
  show_type("vector", mlirVectorTypeGetChecked(here, 1, zero, i32));
  show_type("vector", mlirVectorTypeGetChecked(here, 2, zero, i32));
  show_type("vector", mlirVectorTypeGetChecked(here, 1, good, function));
  show_type("scalable",
            mlirVectorTypeGetScalableChecked(here, 2, good, scalable, i32));
  show_type("scalable",
            mlirVectorTypeGetScalableChecked(here, 1, zero, scalable, i32));
  show_type("tensor", mlirRankedTensorTypeGetChecked(here, 2, good, i32, none));
  show_type("tensor",
            mlirRankedTensorTypeGetChecked(here, 1, negative, i32, none));
  show_type("tensor",
            mlirRankedTensorTypeGetChecked(here, 1, good, function, none));
  show_type("tensor", mlirUnrankedTensorTypeGetChecked(here, i32));
  show_type("tensor", mlirUnrankedTensorTypeGetChecked(here, function));
  show_type("memref", mlirMemRefTypeGetChecked(here, i32, 2, good, none, none));
  show_type("memref",
            mlirMemRefTypeGetChecked(here, function, 2, good, none, none));
  show_type("memref",
            mlirMemRefTypeContiguousGetChecked(here, i32, 1, negative, none));
  show_type("memref", mlirUnrankedMemRefTypeGetChecked(here, i32, none));
  show_type("memref", mlirUnrankedMemRefTypeGetChecked(here, function, none));
  mlirContextDestroy(context);
  return 0;
}
