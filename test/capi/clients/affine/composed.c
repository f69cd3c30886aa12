// SPDX-License-Identifier: Apache-2.0
// Expressions of a map's results; shifted and composed.
#include "client.h"
#include "mlir-c/AffineExpr.h"
#include "mlir-c/AffineMap.h"
#include "mlir-c/BuiltinAttributes.h"

static void show(MlirAffineExpr expr) {
  mlirAffineExprPrint(expr, to_stdout, NULL);
  printf("\n");
}

int main(void) {
  MlirContext context = context_with_all();
  MlirAttribute attr = mlirAttributeParseGet(
      context, str("affine_map<(d0, d1)[s0] -> (d0 + s0, d1 * 2)>"));
  MlirAffineMap map = mlirAffineMapAttrGetValue(attr);
  MlirAffineExpr sum = mlirAffineAddExprGet(mlirAffineDimExprGet(context, 0),
                                            mlirAffineDimExprGet(context, 1));
  show(mlirAffineExprCompose(sum, map));
  show(mlirAffineExprShiftDims(sum, 2, 3, 0));
  show(
      mlirAffineExprShiftSymbols(mlirAffineSymbolExprGet(context, 0), 1, 4, 0));
  show(mlirSimplifyAffineExpr(
      mlirAffineModExprGet(
          mlirAffineMulExprGet(sum, mlirAffineConstantExprGet(context, 4)),
          mlirAffineConstantExprGet(context, 4)),
      2, 0));
  mlirContextDestroy(context);
  return 0;
}
