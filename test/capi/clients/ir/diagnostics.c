// SPDX-License-Identifier: Apache-2.0
// Handlers: the newest first, what one does not handle goes on, notes, user
// data that is deleted.
#include "client.h"
#include "mlir-c/BuiltinTypes.h"

static MlirLogicalResult count(MlirDiagnostic diag, void *user) {
  (void)diag;
  ++*(int *)user;
  return mlirLogicalResultFailure();
}

static void deleted(void *user) { printf("deleted at %d\n", *(int *)user); }

int main(void) {
  MlirContext ctx = mlirContextCreate();
  int seen = 0;
  MlirDiagnosticHandlerID outer =
      mlirContextAttachDiagnosticHandler(ctx, show_diagnostic, NULL, NULL);
  MlirDiagnosticHandlerID inner =
      mlirContextAttachDiagnosticHandler(ctx, count, &seen, deleted);
  MlirLocation loc = mlirLocationFileLineColGet(ctx, str("f.mlir"), 2, 5);
  mlirEmitError(loc, "wrong");
  mlirEmitError(mlirLocationUnknownGet(ctx), "%s is no format");
  printf("seen %d\n", seen);
  mlirContextDetachDiagnosticHandler(ctx, inner);
  mlirEmitError(loc, "again");
  printf("seen %d\n", seen);

  MlirModule module =
      mlirModuleCreateParse(ctx, str("module {\n  \"x.y\"() : () -> ()\n}\n"));
  printf("refused: %d\n", mlirModuleIsNull(module));
  MlirType type = mlirTypeParseGet(ctx, str("i32"));
  show_type("type", type);
  mlirContextDetachDiagnosticHandler(ctx, outer);
  inner = mlirContextAttachDiagnosticHandler(ctx, count, &seen, deleted);
  (void)inner;
  mlirContextDestroy(ctx);
  return 0;
}
