// SPDX-License-Identifier: Apache-2.0
// Arguments of blocks: made, inserted, looked at, changed and erased.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirLocation unknown = mlirLocationUnknownGet(context);
  MlirType i32 = mlirIntegerTypeGet(context, 32);
  MlirType f32 = mlirF32TypeGet(context);
  MlirBlock block = mlirBlockCreate(1, &i32, &unknown);
  mlirBlockAddArgument(block, f32, unknown);
  mlirBlockInsertArgument(block, 1, mlirIndexTypeGet(context), unknown);
  printf("%d arguments\n", (int)mlirBlockGetNumArguments(block));
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(block); i++) {
    MlirValue argument = mlirBlockGetArgument(block, i);
    printf("%d: argument %d, result %d, number %d, owner %d\n", (int)i,
           mlirValueIsABlockArgument(argument), mlirValueIsAOpResult(argument),
           (int)mlirBlockArgumentGetArgNumber(argument),
           mlirBlockEqual(mlirBlockArgumentGetOwner(argument), block));
    show_type("type", mlirValueGetType(argument));
  }
  mlirBlockArgumentSetType(mlirBlockGetArgument(block, 0), f32);
  mlirBlockArgumentSetLocation(
      mlirBlockGetArgument(block, 0),
      mlirLocationFileLineColGet(context, str("a.mlir"), 3, 4));
  mlirBlockEraseArgument(block, 1);
  printf("%d arguments\n", (int)mlirBlockGetNumArguments(block));
  show_type("first", mlirValueGetType(mlirBlockGetArgument(block, 0)));
  mlirLocationPrint(mlirValueGetLocation(mlirBlockGetArgument(block, 0)),
                    to_stdout, NULL);
  printf("\n%d\n",
         (int)mlirBlockArgumentGetArgNumber(mlirBlockGetArgument(block, 1)));
  mlirBlockDestroy(block);
  mlirContextDestroy(context);
  return 0;
}
