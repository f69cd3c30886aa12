// SPDX-License-Identifier: Apache-2.0
// Declarations shared by the files of passes.
#ifndef MLOPT_CAPI_PASSES_INTERNAL_H
#define MLOPT_CAPI_PASSES_INTERNAL_H

#include "capi/capi_internal.h"
#include "mlir-c/Pass.h"
#include "pass/pass.h"

/// The passes that the library has.
extern const PassRegistry capi_passes;
/// These passes, and those that clients have registered in `context`.
PassRegistry capi_pass_registry(CapiContext *context);

/// What an MlirPass points to: one of the library's passes with its default
/// options, a client's if `callbacks.run` is set, or a pass that the library
/// does not have.
typedef struct CapiPass {
  const PassDef *def; ///< One of the library's, or `own`.
  PassDef own;
  MlirExternalPassCallbacks callbacks;
  void *user;
  pthread_mutex_t mutex; ///< It runs on one operation at a time.
  bool has_failed;       ///< In the present run.
  VECTOR(const DialectDef *) dialects;
  Arena arena; ///< Its texts.
} CapiPass;

/// A pass of the library.
MlirPass capi_pass_create(const PassDef *def);
/// A pass that fails when it runs, because only mlir-opt has it. `flag` is
/// borrowed.
MlirPass capi_pass_create_absent(const char *flag);
/// Runs the callback that destroys the user's data. `pass` may not be NULL.
void capi_pass_free(CapiPass *pass);
/// Before a run. False: it must not run.
bool capi_pass_initialize(CapiPass *pass, CapiContext *context);

#endif
