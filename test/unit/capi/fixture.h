// SPDX-License-Identifier: Apache-2.0
// What tests of the library's interface share: a context that keeps what it is
// told, and a module.
#ifndef MLOPT_TEST_UNIT_CAPI_FIXTURE_H
#define MLOPT_TEST_UNIT_CAPI_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "mlir-c/Diagnostics.h"
#include "mlir-c/Pass.h"
#include "mlir-c/RegisterEverything.h"

/// Text that grows, NUL-terminated.
typedef struct Text {
  char *data;
  size_t size;
} Text;

static inline void text_append(MlirStringRef more, void *user) {
  Text *text = user;
  text->data = realloc(text->data, text->size + more.length + 1);
  assert_non_null(text->data);
  if (more.length)
    memcpy(text->data + text->size, more.data, more.length);
  text->size += more.length;
  text->data[text->size] = '\0';
}

static inline MlirStringRef str(const char *text) {
  return mlirStringRefCreateFromCString(text);
}

typedef struct Fixture {
  MlirContext context;
  MlirModule module;
  Text *said; ///< All diagnostics: `error: …` and notes, a line each.
} Fixture;

static inline MlirLogicalResult keep_diagnostic(MlirDiagnostic diagnostic,
                                                void *user) {
  static const char *const kinds[] = {
      "error: ", "warning: ", "note: ", "remark: "};
  mlirLocationPrint(mlirDiagnosticGetLocation(diagnostic), text_append, user);
  text_append(str(": "), user);
  text_append(str(kinds[mlirDiagnosticGetSeverity(diagnostic)]), user);
  mlirDiagnosticPrint(diagnostic, text_append, user);
  text_append(str("\n"), user);
  for (intptr_t i = 0; i < mlirDiagnosticGetNumNotes(diagnostic); i++)
    keep_diagnostic(mlirDiagnosticGetNote(diagnostic, i), user);
  return mlirLogicalResultSuccess();
}

/// A context with all dialects, whose text is empty, and no module.
static inline Fixture create_context(bool has_threads) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  Fixture fixture = {mlirContextCreateWithRegistry(registry, has_threads),
                     {NULL},
                     calloc(1, sizeof(Text))};
  mlirDialectRegistryDestroy(registry);
  text_append(str(""), fixture.said);
  mlirContextAttachDiagnosticHandler(fixture.context, keep_diagnostic,
                                     fixture.said, NULL);
  return fixture;
}

static inline MlirModule parse_module(MlirContext context, const char *text) {
  return mlirModuleCreateParse(context, str(text));
}

/// Of a context that allows what it does not know.
static inline Fixture parse(const char *text) {
  Fixture fixture = create_context(false);
  mlirContextSetAllowUnregisteredDialects(fixture.context, true);
  fixture.module = parse_module(fixture.context, text);
  if (mlirModuleIsNull(fixture.module))
    fail_msg("%s", fixture.said->data);
  return fixture;
}

static inline void free_fixture(Fixture *fixture) {
  if (!mlirModuleIsNull(fixture->module))
    mlirModuleDestroy(fixture->module);
  mlirContextDestroy(fixture->context);
  free(fixture->said->data);
  free(fixture->said);
}

/// The module's text; to be freed.
static inline char *print(MlirModule module) {
  Text text = {0};
  mlirOperationPrint(mlirModuleGetOperation(module), text_append, &text);
  return text.data;
}

static inline void assert_has(MlirModule module, const char *wanted) {
  char *text = print(module);
  if (!strstr(text, wanted))
    fail_msg("no '%s' in:\n%s", wanted, text);
  free(text);
}

static inline void assert_said(const Fixture *fixture, const char *wanted) {
  if (!strstr(fixture->said->data, wanted))
    fail_msg("no '%s' in:\n%s", wanted, fixture->said->data);
}

/// Runs a pipeline of a module. What is wrong with its text is said, too.
static inline bool run(Fixture *fixture, MlirModule module,
                       const char *pipeline) {
  MlirPassManager passes = mlirPassManagerCreate(fixture->context);
  bool ok = mlirLogicalResultIsSuccess(mlirParsePassPipeline(
                mlirPassManagerGetAsOpPassManager(passes), str(pipeline),
                text_append, fixture->said)) &&
            mlirLogicalResultIsSuccess(
                mlirPassManagerRunOnOp(passes, mlirModuleGetOperation(module)));
  mlirPassManagerDestroy(passes);
  return ok;
}

static inline bool is_op(MlirOperation op, const char *name) {
  return mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)),
                            str(name));
}

#endif
