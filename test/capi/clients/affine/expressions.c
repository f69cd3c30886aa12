// SPDX-License-Identifier: Apache-2.0
// Affine expressions.
#include "client.h"
#include "mlir-c/AffineExpr.h"
#include "mlir-c/AffineMap.h"

static void show(const char *what, MlirAffineExpr expr) {
  printf("%s: ", what);
  mlirAffineExprPrint(expr, to_stdout, NULL);
  printf("\n");
}

int main(void) {
  MlirContext ctx = mlirContextCreate();
  MlirAffineExpr d0 = mlirAffineDimExprGet(ctx, 0);
  MlirAffineExpr d1 = mlirAffineDimExprGet(ctx, 1);
  MlirAffineExpr s0 = mlirAffineSymbolExprGet(ctx, 0);
  MlirAffineExpr four = mlirAffineConstantExprGet(ctx, 4);
  MlirAffineExpr eight = mlirAffineConstantExprGet(ctx, 8);
  MlirAffineExpr mul = mlirAffineMulExprGet(d0, four);
  MlirAffineExpr sum =
      mlirAffineAddExprGet(mul, mlirAffineMulExprGet(d1, eight));
  show("sum", sum);
  show("mod", mlirAffineModExprGet(d0, four));
  show("floordiv", mlirAffineFloorDivExprGet(sum, eight));
  show("ceildiv", mlirAffineCeilDivExprGet(s0, four));
  show("folded", mlirAffineAddExprGet(four, eight));
  printf("divisor %d %d\n", (int)mlirAffineExprGetLargestKnownDivisor(sum),
         (int)mlirAffineExprGetLargestKnownDivisor(d0));
  printf("multiple of 2: %d, of 3: %d, of 8: %d\n",
         mlirAffineExprIsMultipleOf(sum, 2), mlirAffineExprIsMultipleOf(sum, 3),
         mlirAffineExprIsMultipleOf(mul, 8));
  printf("function of d1: %d %d\n", mlirAffineExprIsFunctionOfDim(sum, 1),
         mlirAffineExprIsFunctionOfDim(mul, 1));
  printf("symbolic %d %d pure %d %d\n", mlirAffineExprIsSymbolicOrConstant(s0),
         mlirAffineExprIsSymbolicOrConstant(d0),
         mlirAffineExprIsPureAffine(sum),
         mlirAffineExprIsPureAffine(mlirAffineMulExprGet(d0, s0)));
  printf("kinds %d%d%d%d%d%d%d%d%d\n", mlirAffineExprIsADim(d0),
         mlirAffineExprIsASymbol(s0), mlirAffineExprIsAConstant(four),
         mlirAffineExprIsAAdd(sum), mlirAffineExprIsAMul(mul),
         mlirAffineExprIsAMod(mul), mlirAffineExprIsAFloorDiv(mul),
         mlirAffineExprIsACeilDiv(mul), mlirAffineExprIsABinary(d0));
  show("lhs", mlirAffineBinaryOpExprGetLHS(sum));
  show("rhs", mlirAffineBinaryOpExprGetRHS(sum));
  printf("%d %d %d\n", (int)mlirAffineDimExprGetPosition(d1),
         (int)mlirAffineSymbolExprGetPosition(s0),
         (int)mlirAffineConstantExprGetValue(eight));
  MlirAffineExpr to[] = {s0, d0};
  MlirAffineMap map = mlirAffineMapGet(ctx, 1, 1, 2, to);
  show("composed", mlirAffineExprCompose(sum, map));
  show("shifted", mlirAffineExprShiftDims(sum, 2, 3, 1));
  show("symbols shifted",
       mlirAffineExprShiftSymbols(mlirAffineAddExprGet(s0, d0), 1, 2, 0));
  show("simplified",
       mlirSimplifyAffineExpr(
           mlirAffineAddExprGet(
               mlirAffineMulExprGet(d0, mlirAffineConstantExprGet(ctx, -1)),
               mlirAffineAddExprGet(d1, d0)),
           2, 0));
  printf("equal: %d, context: %d\n",
         mlirAffineExprEqual(mul, mlirAffineMulExprGet(d0, four)),
         mlirContextEqual(mlirAffineExprGetContext(sum), ctx));
  mlirContextDestroy(ctx);
  return 0;
}
