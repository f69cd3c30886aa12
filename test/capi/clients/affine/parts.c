// SPDX-License-Identifier: Apache-2.0
// Kinds of expressions and their parts.
#include "client.h"
#include "mlir-c/AffineExpr.h"

static void show(MlirAffineExpr expr) {
  mlirAffineExprPrint(expr, to_stdout, NULL);
  printf(": %d%d%d%d%d%d%d%d\n", mlirAffineExprIsADim(expr),
         mlirAffineExprIsASymbol(expr), mlirAffineExprIsAConstant(expr),
         mlirAffineExprIsAAdd(expr), mlirAffineExprIsAMul(expr),
         mlirAffineExprIsAMod(expr), mlirAffineExprIsAFloorDiv(expr),
         mlirAffineExprIsACeilDiv(expr));
  if (!mlirAffineExprIsABinary(expr))
    return;
  mlirAffineExprPrint(mlirAffineBinaryOpExprGetLHS(expr), to_stdout, NULL);
  printf(" | ");
  mlirAffineExprPrint(mlirAffineBinaryOpExprGetRHS(expr), to_stdout, NULL);
  printf("\n");
}

int main(void) {
  MlirContext context = context_with_all();
  MlirAffineExpr d1 = mlirAffineDimExprGet(context, 1);
  MlirAffineExpr s2 = mlirAffineSymbolExprGet(context, 2);
  MlirAffineExpr three = mlirAffineConstantExprGet(context, 3);
  show(d1);
  show(s2);
  show(three);
  show(mlirAffineAddExprGet(d1, s2));
  show(mlirAffineMulExprGet(d1, s2));
  show(mlirAffineModExprGet(d1, three));
  show(mlirAffineFloorDivExprGet(d1, three));
  show(mlirAffineCeilDivExprGet(d1, three));
  printf("%d %d %d\n", (int)mlirAffineDimExprGetPosition(d1),
         (int)mlirAffineSymbolExprGetPosition(s2),
         (int)mlirAffineConstantExprGetValue(three));
  printf("equal %d %d, null %d\n", mlirAffineExprEqual(d1, s2),
         mlirAffineExprEqual(d1, mlirAffineDimExprGet(context, 1)),
         mlirAffineExprIsNull(d1));
  printf("context %d\n",
         mlirContextEqual(mlirAffineExprGetContext(d1), context));
  mlirContextDestroy(context);
  return 0;
}
