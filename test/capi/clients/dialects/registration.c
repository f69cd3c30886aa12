// SPDX-License-Identifier: Apache-2.0
// Dialects: registered, loaded, and their names.
#include "client.h"
#include "mlir-c/Dialect/Arith.h"
#include "mlir-c/Dialect/ControlFlow.h"
#include "mlir-c/Dialect/Index.h"

int main(void) {
  MlirContext ctx = mlirContextCreate();
  mlirContextAttachDiagnosticHandler(ctx, show_diagnostic, NULL, NULL);
  printf("registered %d, loaded %d\n",
         (int)mlirContextGetNumRegisteredDialects(ctx),
         (int)mlirContextGetNumLoadedDialects(ctx));
  MlirDialectHandle index = mlirGetDialectHandle__index__();
  show_text("name", mlirDialectHandleGetNamespace(index));
  mlirDialectHandleRegisterDialect(index, ctx);
  printf("registered %d, loaded %d\n",
         (int)mlirContextGetNumRegisteredDialects(ctx),
         (int)mlirContextGetNumLoadedDialects(ctx));
  printf("op known: %d\n",
         mlirContextIsRegisteredOperation(ctx, str("index.add")));
  MlirDialect loaded = mlirContextGetOrLoadDialect(ctx, str("index"));
  MlirDialect again = mlirDialectHandleLoadDialect(index, ctx);
  printf("same: %d, op known: %d, other: %d\n", mlirDialectEqual(loaded, again),
         mlirContextIsRegisteredOperation(ctx, str("index.add")),
         mlirContextIsRegisteredOperation(ctx, str("index.no")));
  show_text("loaded", mlirDialectGetNamespace(loaded));
  printf("context: %d\n", mlirContextEqual(mlirDialectGetContext(loaded), ctx));
  printf("unknown: %d\n",
         mlirDialectIsNull(mlirContextGetOrLoadDialect(ctx, str("unknown"))));
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirDialectHandleInsertDialect(mlirGetDialectHandle__cf__(), registry);
  mlirContextAppendDialectRegistry(ctx, registry);
  mlirDialectRegistryDestroy(registry);
  mlirContextLoadAllAvailableDialects(ctx);
  printf("op known: %d\n", mlirContextIsRegisteredOperation(ctx, str("cf.br")));
  printf("unregistered allowed: %d",
         mlirContextGetAllowUnregisteredDialects(ctx));
  mlirContextSetAllowUnregisteredDialects(ctx, true);
  printf(" %d\n", mlirContextGetAllowUnregisteredDialects(ctx));
  mlirContextDestroy(ctx);
  return 0;
}
