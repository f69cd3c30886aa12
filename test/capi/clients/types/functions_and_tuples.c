// SPDX-License-Identifier: Apache-2.0
// Types that hold lists of types.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirType types[] = {mlirIndexTypeGet(context), mlirF32TypeGet(context),
                      mlirNoneTypeGet(context)};
  MlirType function = mlirFunctionTypeGet(context, 2, types, 1, &types[2]);
  show_type("function", function);
  printf("%d inputs, %d results\n", (int)mlirFunctionTypeGetNumInputs(function),
         (int)mlirFunctionTypeGetNumResults(function));
  show_type("input", mlirFunctionTypeGetInput(function, 1));
  show_type("result", mlirFunctionTypeGetResult(function, 0));
  MlirType nested = mlirFunctionTypeGet(context, 1, &function, 1, &function);
  show_type("nested", nested);
  MlirType tuple = mlirTupleTypeGet(context, 3, types);
  show_type("tuple", tuple);
  printf("%d types\n", (int)mlirTupleTypeGetNumTypes(tuple));
  show_type("type", mlirTupleTypeGetType(tuple, 2));
  show_type("empty", mlirTupleTypeGet(context, 0, NULL));
  printf("%d %d %d %d\n", mlirTypeIsATuple(tuple), mlirTypeIsAFunction(tuple),
         mlirTypeIsAFunction(function), mlirTypeIsANone(types[2]));
  printf("equal: %d\n",
         mlirTypeEqual(tuple, mlirTupleTypeGet(context, 3, types)));
  printf("context: %d\n", mlirContextEqual(mlirTypeGetContext(tuple), context));
  show_text("dialect", mlirDialectGetNamespace(mlirTypeGetDialect(tuple)));
  mlirContextDestroy(context);
  return 0;
}
