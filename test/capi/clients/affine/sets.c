// SPDX-License-Identifier: Apache-2.0
// Integer sets.
#include "client.h"
#include "mlir-c/IntegerSet.h"

static void show(const char *what, MlirIntegerSet set) {
  printf("%s: ", what);
  mlirIntegerSetPrint(set, to_stdout, NULL);
  printf(" empty %d; %d %d %d; %d = %d + %d\n",
         mlirIntegerSetIsCanonicalEmpty(set),
         (int)mlirIntegerSetGetNumDims(set),
         (int)mlirIntegerSetGetNumSymbols(set),
         (int)mlirIntegerSetGetNumInputs(set),
         (int)mlirIntegerSetGetNumConstraints(set),
         (int)mlirIntegerSetGetNumEqualities(set),
         (int)mlirIntegerSetGetNumInequalities(set));
}

int main(void) {
  MlirContext ctx = mlirContextCreate();
  MlirAffineExpr d0 = mlirAffineDimExprGet(ctx, 0);
  MlirAffineExpr s0 = mlirAffineSymbolExprGet(ctx, 0);
  MlirAffineExpr constraints[] = {mlirAffineAddExprGet(d0, s0), s0};
  bool flags[] = {true, false};
  MlirIntegerSet set = mlirIntegerSetGet(ctx, 1, 1, 2, constraints, flags);
  show("empty", mlirIntegerSetEmptyGet(ctx, 2, 1));
  show("set", set);
  MlirAffineExpr dims[] = {s0};
  MlirAffineExpr symbols[] = {mlirAffineConstantExprGet(ctx, 3)};
  show("replaced", mlirIntegerSetReplaceGet(set, dims, symbols, 0, 1));
  printf("eq %d %d\n", mlirIntegerSetIsConstraintEq(set, 0),
         mlirIntegerSetIsConstraintEq(set, 1));
  mlirAffineExprPrint(mlirIntegerSetGetConstraint(set, 0), to_stdout, NULL);
  printf("\nequal %d\n",
         mlirIntegerSetEqual(
             set, mlirIntegerSetGet(ctx, 1, 1, 2, constraints, flags)));
  mlirContextDestroy(ctx);
  return 0;
}
