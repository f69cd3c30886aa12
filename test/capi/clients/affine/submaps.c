// SPDX-License-Identifier: Apache-2.0
// Parts of maps, maps with results replaced, unused parts compressed.
#include "client.h"
#include "mlir-c/AffineExpr.h"
#include "mlir-c/AffineMap.h"
#include "mlir-c/BuiltinAttributes.h"

static void show(MlirAffineMap map) {
  mlirAffineMapPrint(map, to_stdout, NULL);
  printf("\n");
}

static void store(void *maps, intptr_t index, MlirAffineMap map) {
  ((MlirAffineMap *)maps)[index] = map;
}

int main(void) {
  MlirContext context = context_with_all();
  MlirAffineMap map = mlirAffineMapAttrGetValue(mlirAttributeParseGet(
      context, str("affine_map<(d0, d1, d2)[s0, s1] -> (d2, d0 + s1, 7)>")));
  intptr_t positions[] = {2, 0};
  show(mlirAffineMapGetSubMap(map, 2, positions));
  show(mlirAffineMapGetMajorSubMap(map, 1));
  show(mlirAffineMapGetMinorSubMap(map, 2));
  mlirAffineExprPrint(mlirAffineMapGetResult(map, 1), to_stdout, NULL);
  printf("\n");
  show(mlirAffineMapReplace(map, mlirAffineDimExprGet(context, 2),
                            mlirAffineSymbolExprGet(context, 0), 3, 2));
  MlirAffineMap found[1];
  mlirAffineMapCompressUnusedSymbols(&map, 1, found, store);
  show(found[0]);
  printf("equal %d %d\n", mlirAffineMapEqual(map, map),
         mlirAffineMapEqual(map, found[0]));
  mlirContextDestroy(context);
  return 0;
}
