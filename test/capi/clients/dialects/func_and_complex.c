// SPDX-License-Identifier: Apache-2.0
// Attributes of arguments and results, and complex numbers.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Dialect/Complex.h"
#include "mlir-c/Dialect/Func.h"

int main(void) {
  MlirContext ctx = context_with_all();
  MlirModule module =
      mlirModuleCreateParse(ctx, str("func.func private @f(i32, f32) -> i8\n"));
  MlirOperation func = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  mlirFuncSetArgAttr(func, 1, str("x.y"), mlirUnitAttrGet(ctx));
  mlirFuncSetResultAttr(func, 0, str("x.z"), mlirBoolAttrGet(ctx, 1));
  show_op("function", func);
  mlirModuleDestroy(module);

  mlirContextGetOrLoadDialect(ctx, str("complex"));
  MlirType type = mlirComplexTypeGet(mlirF32TypeGet(ctx));
  MlirAttribute number = mlirComplexAttrDoubleGet(ctx, type, 1.5, -2);
  show_attr("number", number);
  printf("%d %g %g\n", mlirAttributeIsAComplex(number),
         mlirComplexAttrGetRealDouble(number),
         mlirComplexAttrGetImagDouble(number));
  printf("same: %d\n",
         mlirAttributeEqual(number,
                            mlirAttributeParseGet(
                                ctx, str("#complex.number<:f32 1.5, -2.0>"))));
  printf("id: %d\n", mlirTypeIDEqual(mlirAttributeGetTypeID(number),
                                     mlirComplexAttrGetTypeID()));
  show_type("its type", mlirAttributeGetType(number));
  mlirContextDestroy(ctx);
  return 0;
}
