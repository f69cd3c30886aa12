// SPDX-License-Identifier: Apache-2.0
// Affine maps.
#include "client.h"
#include "mlir-c/AffineMap.h"

static void show(const char *what, MlirAffineMap map) {
  printf("%s: ", what);
  mlirAffineMapPrint(map, to_stdout, NULL);
  printf(" identity %d minor %d empty %d constant %d projected %d "
         "permutation %d; %d %d %d %d\n",
         mlirAffineMapIsIdentity(map), mlirAffineMapIsMinorIdentity(map),
         mlirAffineMapIsEmpty(map), mlirAffineMapIsSingleConstant(map),
         mlirAffineMapIsProjectedPermutation(map),
         mlirAffineMapIsPermutation(map), (int)mlirAffineMapGetNumDims(map),
         (int)mlirAffineMapGetNumSymbols(map),
         (int)mlirAffineMapGetNumResults(map),
         (int)mlirAffineMapGetNumInputs(map));
}

static void take(void *result, intptr_t index, MlirAffineMap map) {
  ((MlirAffineMap *)result)[index] = map;
}

int main(void) {
  MlirContext ctx = mlirContextCreate();
  unsigned order[] = {1, 2, 0};
  MlirAffineExpr d0 = mlirAffineDimExprGet(ctx, 0);
  MlirAffineExpr s1 = mlirAffineSymbolExprGet(ctx, 1);
  MlirAffineExpr s3 = mlirAffineSymbolExprGet(ctx, 3);
  MlirAffineMap permutation = mlirAffineMapPermutationGet(ctx, 3, order);
  MlirAffineMap constant = mlirAffineMapConstantGet(ctx, 7);
  show("empty", mlirAffineMapEmptyGet(ctx));
  show("zero", mlirAffineMapZeroResultGet(ctx, 2, 1));
  show("constant", constant);
  printf("%d\n", (int)mlirAffineMapGetSingleConstantResult(constant));
  show("identity", mlirAffineMapMultiDimIdentityGet(ctx, 3));
  show("minor", mlirAffineMapMinorIdentityGet(ctx, 3, 2));
  show("permutation", permutation);
  intptr_t positions[] = {2, 0};
  show("sub", mlirAffineMapGetSubMap(permutation, 2, positions));
  show("major", mlirAffineMapGetMajorSubMap(permutation, 1));
  show("minor sub", mlirAffineMapGetMinorSubMap(permutation, 2));
  MlirAffineExpr exprs[] = {mlirAffineAddExprGet(d0, s1), s3};
  MlirAffineMap map = mlirAffineMapGet(ctx, 1, 4, 2, exprs);
  show("map", map);
  show("replaced", mlirAffineMapReplace(map, s3, d0, 1, 4));
  show("sum replaced", mlirAffineMapReplace(map, exprs[0], s1, 1, 4));
  MlirAffineMap maps[] = {map, mlirAffineMapGet(ctx, 1, 2, 1, &s1)};
  MlirAffineMap compressed[2];
  mlirAffineMapCompressUnusedSymbols(maps, 2, compressed, take);
  show("compressed", compressed[0]);
  show("compressed", compressed[1]);
  printf("equal %d\n",
         mlirAffineMapEqual(map, mlirAffineMapGet(ctx, 1, 4, 2, exprs)));
  mlirAffineExprPrint(mlirAffineMapGetResult(map, 0), to_stdout, NULL);
  printf("\n");
  mlirContextDestroy(ctx);
  return 0;
}
