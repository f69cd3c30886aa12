// SPDX-License-Identifier: Apache-2.0
// What is wrong comes back as a NULL object and a diagnostic.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"

static MlirLogicalResult count(MlirDiagnostic diag, void *user) {
  *(int *)user += mlirDiagnosticGetSeverity(diag) == MlirDiagnosticError;
  return mlirLogicalResultSuccess();
}

int main(void) {
  MlirContext ctx = mlirContextCreateWithThreading(false);
  int errors = 0;
  mlirContextAttachDiagnosticHandler(ctx, count, &errors, NULL);
  MlirLocation loc = mlirLocationUnknownGet(ctx);
  MlirType none = mlirNoneTypeGet(ctx);
  int64_t sizes[] = {-5};
  printf("type %d\n", mlirTypeIsNull(mlirTypeParseGet(ctx, str("tensor<"))));
  printf("attribute %d\n",
         mlirAttributeIsNull(mlirAttributeParseGet(ctx, str("[1"))));
  printf("module %d\n",
         mlirModuleIsNull(mlirModuleCreateParse(ctx, str("module {"))));
  printf("operation %d\n", mlirOperationIsNull(mlirOperationCreateParse(
                               ctx, str("module {} module {}"), str("a"))));
  printf("vector %d\n", mlirTypeIsNull(mlirVectorTypeGetChecked(
                            loc, 1, sizes, mlirF32TypeGet(ctx))));
  printf("memref %d\n", mlirTypeIsNull(mlirMemRefTypeContiguousGetChecked(
                            loc, none, 1, sizes, (MlirAttribute){NULL})));
  printf("errors: %d\n", errors >= 6);
  mlirContextDestroy(ctx);
  return 0;
}
