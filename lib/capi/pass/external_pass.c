// SPDX-License-Identifier: Apache-2.0
// Passes as objects: the library's, and those that call a client's functions.
#include "capi/pass/passes_internal.h"
#include "passes/passes.h"

static const PassDef *const passes[] = {
#define PASS(ID) &ID##_pass,
#include "passes/passes.def"
};

const PassRegistry capi_passes = {passes, ARRAY_LENGTH(passes)};

static CapiPass *create(void) {
  CapiPass *pass = mem_alloc_zero(sizeof *pass);
  pthread_mutex_init(&pass->mutex, NULL);
  return pass;
}

MlirPass capi_pass_create(const PassDef *def) {
  CapiPass *pass = create();
  pass->def = def;
  return (MlirPass){pass};
}

static bool run_absent(Context *ctx, Operation *op, const void *options) {
  const CapiPass *pass = options;
  op_emit_error(ctx, op,
                "pass '%s' cannot run: mlir-opt 22 has it, mlopt does not",
                pass->def->flag);
  return false;
}

MlirPass capi_pass_create_absent(const char *flag) {
  CapiPass *pass = create();
  pass->own = (PassDef){.flag = flag, .run = run_absent};
  pass->def = &pass->own;
  return (MlirPass){pass};
}

void capi_pass_free(CapiPass *pass) {
  if (pass->callbacks.destruct)
    pass->callbacks.destruct(pass->user);
  VECTOR_FREE(&pass->dialects);
  pthread_mutex_destroy(&pass->mutex);
  arena_free(&pass->arena);
  mem_free(pass);
}

//===- A client's ---------------------------------------------------------===//

/// The pass is its own options.
static bool run_external(Context *ctx, Operation *op, const void *options) {
  CapiPass *pass = (CapiPass *)(uintptr_t)options;
  pthread_mutex_lock(&pass->mutex);
  pass->has_failed = false;
  CapiEntry entry = capi_enter_collecting(ctx);
  pass->callbacks.run(wrap_op(op), (MlirExternalPass){pass}, pass->user);
  capi_leave(entry);
  bool has_failed = pass->has_failed;
  pthread_mutex_unlock(&pass->mutex);
  // The client reports its own errors; nothing is added to them.
  ctx->diags.num_errors += has_failed;
  return !has_failed;
}

bool capi_pass_initialize(CapiPass *pass, CapiContext *context) {
  for (size_t i = 0; i < pass->dialects.size; i++) {
    capi_dialect(context, pass->dialects.data[i]);
    capi_load_dialect(context, pass->dialects.data[i]);
  }
  return !pass->callbacks.initialize ||
         mlirLogicalResultIsSuccess(
             pass->callbacks.initialize(wrap_context(context), pass->user));
}

void mlirExternalPassSignalFailure(MlirExternalPass pass) {
  ((CapiPass *)pass.ptr)->has_failed = true;
}

static const char *copy_text(CapiPass *pass, MlirStringRef text) {
  return arena_copy_text(&pass->arena, text.data, text.length);
}

MlirPass mlirCreateExternalPass(MlirTypeID passID, MlirStringRef name,
                                MlirStringRef argument,
                                MlirStringRef description, MlirStringRef opName,
                                intptr_t nDependentDialects,
                                MlirDialectHandle *dependentDialects,
                                MlirExternalPassCallbacks callbacks,
                                void *userData) {
  (void)passID;
  CapiPass *pass = create();
  pass->callbacks = callbacks;
  pass->user = userData;
  pass->own = (PassDef){
      .flag = copy_text(pass, argument),
      .name = copy_text(pass, name),
      .summary = copy_text(pass, description),
      .anchor = opName.length ? copy_text(pass, opName) : NULL,
      .run = run_external,
  };
  pass->def = &pass->own;
  for (intptr_t i = 0; i < nDependentDialects; i++)
    VECTOR_PUSH(&pass->dialects, dependentDialects[i].ptr);
  if (callbacks.construct)
    callbacks.construct(userData);
  return (MlirPass){pass};
}
