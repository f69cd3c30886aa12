// SPDX-License-Identifier: Apache-2.0
// Vectors with fixed and scalable dimensions.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"

int main(void) {
  MlirContext context = context_with_all();
  int64_t shape[] = {2, 4};
  bool scalable[] = {false, true};
  MlirType i8 = mlirIntegerTypeGet(context, 8);
  MlirType fixed = mlirVectorTypeGet(2, shape, i8);
  MlirType mixed = mlirVectorTypeGetScalable(2, shape, scalable, i8);
  MlirType types[] = {fixed, mixed};
  for (int i = 0; i < 2; i++) {
    show_type("type", types[i]);
    printf("vector %d, scalable %d, its last %d, its first %d\n",
           mlirTypeIsAVector(types[i]), mlirVectorTypeIsScalable(types[i]),
           mlirVectorTypeIsDimScalable(types[i], 1),
           mlirVectorTypeIsDimScalable(types[i], 0));
  }
  printf("equal %d\n", mlirTypeEqual(fixed, mixed));
  show_type("scalar", mlirVectorTypeGet(0, NULL, i8));
  mlirContextDestroy(context);
  return 0;
}
