// SPDX-License-Identifier: Apache-2.0
// What the fuzz targets share: a context that keeps what it is told.
#ifndef MLOPT_UTILS_FUZZ_FUZZ_H
#define MLOPT_UTILS_FUZZ_FUZZ_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mlir-c/Diagnostics.h"
#include "mlir-c/Pass.h"
#include "mlir-c/RegisterEverything.h"

/// Text that grows, NUL-terminated once something was appended.
typedef struct Text {
  char *data;
  size_t size;
} Text;

static inline void text_append(MlirStringRef more, void *user) {
  Text *text = (Text *)user;
  char *data = (char *)realloc(text->data, text->size + more.length + 1);
  if (!data)
    exit(1);
  text->data = data;
  if (more.length)
    memcpy(data + text->size, more.data, more.length);
  text->size += more.length;
  data[text->size] = '\0';
}

typedef struct Fuzz {
  MlirContext context;
  size_t num_errors;
  Text said; ///< Diagnostics, a line each.
} Fuzz;

static inline MlirLogicalResult fuzz_keep(MlirDiagnostic diagnostic,
                                          void *user) {
  Fuzz *fuzz = (Fuzz *)user;
  fuzz->num_errors +=
      mlirDiagnosticGetSeverity(diagnostic) == MlirDiagnosticError;
  mlirDiagnosticPrint(diagnostic, text_append, &fuzz->said);
  text_append(mlirStringRefCreateFromCString("\n"), &fuzz->said);
  return mlirLogicalResultSuccess();
}

static inline void fuzz_begin(Fuzz *fuzz) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  *fuzz = (Fuzz){.context = mlirContextCreateWithRegistry(registry, false)};
  mlirDialectRegistryDestroy(registry);
  mlirContextAttachDiagnosticHandler(fuzz->context, fuzz_keep, fuzz, NULL);
}

static inline void fuzz_end(Fuzz *fuzz) {
  mlirContextDestroy(fuzz->context);
  free(fuzz->said.data);
}

_Noreturn static inline void give_up(const Fuzz *fuzz, const char *what,
                                     const char *text) {
  fprintf(stderr, "%s\n%s\n%s\n", what, fuzz->said.data ? fuzz->said.data : "",
          text ? text : "");
  __builtin_trap();
}

/// Reads text or bytecode. Null after an error; without one, it traps.
static inline MlirModule read_module(Fuzz *fuzz, const char *data,
                                     size_t size) {
  fuzz->num_errors = 0;
  MlirModule module =
      mlirModuleCreateParse(fuzz->context, mlirStringRefCreate(data, size));
  if (mlirModuleIsNull(module) && !fuzz->num_errors)
    give_up(fuzz, "refused without an error", NULL);
  return module;
}

#endif
