// SPDX-License-Identifier: Apache-2.0
// Expressions are simplified as they are made.
#include "client.h"
#include "mlir-c/AffineExpr.h"

int main(void) {
  MlirContext context = context_with_all();
  MlirAffineExpr d0 = mlirAffineDimExprGet(context, 0);
  MlirAffineExpr s0 = mlirAffineSymbolExprGet(context, 0);
  MlirAffineExpr two = mlirAffineConstantExprGet(context, 2);
  MlirAffineExpr four = mlirAffineConstantExprGet(context, 4);
  MlirAffineExpr zero = mlirAffineConstantExprGet(context, 0);
  MlirAffineExpr exprs[] = {
      mlirAffineAddExprGet(d0, zero),
      mlirAffineAddExprGet(two, d0),
      mlirAffineMulExprGet(d0, zero),
      mlirAffineMulExprGet(mlirAffineMulExprGet(d0, two), four),
      mlirAffineAddExprGet(mlirAffineMulExprGet(d0, two),
                           mlirAffineMulExprGet(d0, four)),
      mlirAffineModExprGet(mlirAffineMulExprGet(d0, four), two),
      mlirAffineFloorDivExprGet(mlirAffineMulExprGet(d0, four), two),
      mlirAffineCeilDivExprGet(mlirAffineMulExprGet(s0, four), four),
      mlirAffineAddExprGet(s0, d0)};
  for (size_t i = 0; i < sizeof exprs / sizeof *exprs; i++) {
    mlirAffineExprPrint(exprs[i], to_stdout, NULL);
    printf(": pure %d, symbolic %d, divisor %d, of 2 %d, uses d0 %d\n",
           mlirAffineExprIsPureAffine(exprs[i]),
           mlirAffineExprIsSymbolicOrConstant(exprs[i]),
           (int)mlirAffineExprGetLargestKnownDivisor(exprs[i]),
           mlirAffineExprIsMultipleOf(exprs[i], 2),
           mlirAffineExprIsFunctionOfDim(exprs[i], 0));
  }
  mlirContextDestroy(context);
  return 0;
}
