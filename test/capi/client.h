// SPDX-License-Identifier: Apache-2.0
// What the clients of MLIR's C interface share.
#ifndef MLOPT_TEST_CAPI_CLIENT_H
#define MLOPT_TEST_CAPI_CLIENT_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mlir-c/Diagnostics.h"
#include "mlir-c/IR.h"
#include "mlir-c/RegisterEverything.h"

#define UNUSED __attribute__((unused))

static UNUSED void to_stdout(MlirStringRef text, void *user) {
  (void)user;
  fwrite(text.data, 1, text.length, stdout);
}

static UNUSED MlirStringRef str(const char *text) {
  return mlirStringRefCreateFromCString(text);
}

static UNUSED void show_type(const char *what, MlirType type) {
  printf("%s: ", what);
  if (mlirTypeIsNull(type))
    printf("none");
  else
    mlirTypePrint(type, to_stdout, NULL);
  printf("\n");
}

static UNUSED void show_attr(const char *what, MlirAttribute attr) {
  printf("%s: ", what);
  if (mlirAttributeIsNull(attr))
    printf("none");
  else
    mlirAttributePrint(attr, to_stdout, NULL);
  printf("\n");
}

static UNUSED void show_op(const char *what, MlirOperation op) {
  printf("%s:\n", what);
  mlirOperationPrint(op, to_stdout, NULL);
  printf("\n");
}

static UNUSED void show_text(const char *what, MlirStringRef text) {
  printf("%s: '%.*s'\n", what, (int)text.length, text.data);
}

/// Shows diagnostics and their notes.
static UNUSED MlirLogicalResult show_diagnostic(MlirDiagnostic diag,
                                                void *user) {
  (void)user;
  static const char *const severities[] = {"error", "warning", "note",
                                           "remark"};
  printf("[%s] ", severities[mlirDiagnosticGetSeverity(diag)]);
  mlirLocationPrint(mlirDiagnosticGetLocation(diag), to_stdout, NULL);
  printf(" ");
  mlirDiagnosticPrint(diag, to_stdout, NULL);
  printf("\n");
  for (intptr_t i = 0; i < mlirDiagnosticGetNumNotes(diag); i++)
    show_diagnostic(mlirDiagnosticGetNote(diag, i), user);
  return mlirLogicalResultSuccess();
}

/// A context with all dialects that tells diagnostics on standard output.
static UNUSED MlirContext context_with_all(void) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  MlirContext context = mlirContextCreateWithRegistry(registry, false);
  mlirDialectRegistryDestroy(registry);
  mlirContextAttachDiagnosticHandler(context, show_diagnostic, NULL, NULL);
  return context;
}

static UNUSED MlirNamedAttribute named(MlirContext context, const char *name,
                                       MlirAttribute attr) {
  return mlirNamedAttributeGet(mlirIdentifierGet(context, str(name)), attr);
}

#endif
