// SPDX-License-Identifier: Apache-2.0
// Memory: allocated, stored to, viewed, by parsed operations; shape by shape.
#include "client.h"
#include "mlir-c/Dialect/MemRef.h"

int main(void) {
  MlirContext context = context_with_all();
  mlirRegisterMemRefPasses();
  MlirModule module = mlirModuleCreateParse(
      context,
      str("func.func @f(%n: index, %x: f32) -> memref<?x8xf32, strided<[16, "
          "2]>> {\n"
          "  %c = arith.constant 0 : index\n"
          "  %m = memref.alloc(%n) {alignment = 16} : memref<?x16xf32>\n"
          "  memref.store %x, %m[%c, %c] : memref<?x16xf32>\n"
          "  %v = memref.subview %m[0, 0] [%n, 8] [1, 2] : memref<?x16xf32> to "
          "memref<?x8xf32, strided<[16, 2]>>\n"
          "  %d = memref.dim %m, %c : memref<?x16xf32>\n"
          "  %e = memref.expand_shape %m [[0], [1, 2]] output_shape [%n, 4, 4] "
          ": memref<?x16xf32> into memref<?x4x4xf32>\n"
          "  %g = memref.cast %m : memref<?x16xf32> to memref<*xf32>\n"
          "  return %v : memref<?x8xf32, strided<[16, 2]>>\n}\n"));
  show_op("module", mlirModuleGetOperation(module));
  for (MlirOperation op = mlirBlockGetFirstOperation(
           mlirRegionGetFirstBlock(mlirOperationGetRegion(
               mlirBlockGetFirstOperation(mlirModuleGetBody(module)), 0)));
       !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
    show_text("operation", mlirIdentifierStr(mlirOperationGetName(op)));
    printf("%d operands, %d results, %d attributes\n",
           (int)mlirOperationGetNumOperands(op),
           (int)mlirOperationGetNumResults(op),
           (int)mlirOperationGetNumAttributes(op));
  }
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}
