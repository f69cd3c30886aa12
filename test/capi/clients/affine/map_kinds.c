// SPDX-License-Identifier: Apache-2.0
// Special maps and what they are.
#include "client.h"
#include "mlir-c/AffineExpr.h"
#include "mlir-c/AffineMap.h"

static void show(const char *what, MlirAffineMap map) {
  printf("%s: ", what);
  mlirAffineMapPrint(map, to_stdout, NULL);
  printf(
      "\n  %d dimensions, %d symbols, %d inputs, %d results; identity %d "
      "%d, empty %d, constant %d, projection %d, permutation %d\n",
      (int)mlirAffineMapGetNumDims(map), (int)mlirAffineMapGetNumSymbols(map),
      (int)mlirAffineMapGetNumInputs(map), (int)mlirAffineMapGetNumResults(map),
      mlirAffineMapIsIdentity(map), mlirAffineMapIsMinorIdentity(map),
      mlirAffineMapIsEmpty(map), mlirAffineMapIsSingleConstant(map),
      mlirAffineMapIsProjectedPermutation(map),
      mlirAffineMapIsPermutation(map));
}

int main(void) {
  MlirContext context = context_with_all();
  unsigned order[] = {2, 0, 1};
  show("empty", mlirAffineMapEmptyGet(context));
  show("no result", mlirAffineMapZeroResultGet(context, 2, 1));
  show("constant", mlirAffineMapConstantGet(context, 42));
  printf("%d\n", (int)mlirAffineMapGetSingleConstantResult(
                     mlirAffineMapConstantGet(context, 42)));
  show("identity", mlirAffineMapMultiDimIdentityGet(context, 3));
  show("minor", mlirAffineMapMinorIdentityGet(context, 3, 2));
  show("permutation", mlirAffineMapPermutationGet(context, 3, order));
  printf("context %d\n",
         mlirContextEqual(
             mlirAffineMapGetContext(mlirAffineMapEmptyGet(context)), context));
  mlirContextDestroy(context);
  return 0;
}
