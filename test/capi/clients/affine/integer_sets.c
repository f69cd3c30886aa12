// SPDX-License-Identifier: Apache-2.0
// Sets: made of constraints, with dimensions and symbols replaced.
#include "client.h"
#include "mlir-c/AffineExpr.h"
#include "mlir-c/IntegerSet.h"

static void show(MlirIntegerSet set) {
  mlirIntegerSetPrint(set, to_stdout, NULL);
  printf("\n  %d dimensions, %d symbols, %d constraints: %d equal, %d not; "
         "empty %d\n",
         (int)mlirIntegerSetGetNumDims(set),
         (int)mlirIntegerSetGetNumSymbols(set),
         (int)mlirIntegerSetGetNumConstraints(set),
         (int)mlirIntegerSetGetNumEqualities(set),
         (int)mlirIntegerSetGetNumInequalities(set),
         mlirIntegerSetIsCanonicalEmpty(set));
}

int main(void) {
  MlirContext context = context_with_all();
  MlirAffineExpr d0 = mlirAffineDimExprGet(context, 0);
  MlirAffineExpr s0 = mlirAffineSymbolExprGet(context, 0);
  MlirAffineExpr constraints[] = {
      mlirAffineAddExprGet(d0, mlirAffineConstantExprGet(context, -4)),
      mlirAffineAddExprGet(s0, d0)};
  bool equal[] = {true, false};
  MlirIntegerSet set = mlirIntegerSetGet(context, 1, 1, 2, constraints, equal);
  show(set);
  show(mlirIntegerSetEmptyGet(context, 2, 0));
  MlirAffineExpr d1 = mlirAffineDimExprGet(context, 1);
  show(mlirIntegerSetReplaceGet(set, &d1, &d1, 2, 0));
  mlirAffineExprPrint(mlirIntegerSetGetConstraint(set, 1), to_stdout, NULL);
  printf(" %d\n", mlirIntegerSetIsConstraintEq(set, 0));
  printf("inputs %d, context %d\n", (int)mlirIntegerSetGetNumInputs(set),
         mlirContextEqual(mlirIntegerSetGetContext(set), context));
  mlirContextDestroy(context);
  return 0;
}
