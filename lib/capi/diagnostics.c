// SPDX-License-Identifier: Apache-2.0
// Diagnostics: from a handle's list to the context's handlers.
#include <stdio.h>

#include "capi/capi_internal.h"

/// What an MlirDiagnostic points to.
typedef struct CapiDiagnostic {
  Context *ctx;
  const Diagnostic *diag;
  struct CapiDiagnostic *notes; ///< `num_notes` of the next level.
  intptr_t num_notes;
} CapiDiagnostic;

static const CapiDiagnostic *unwrap(MlirDiagnostic diagnostic) {
  return diagnostic.ptr;
}

void mlirDiagnosticPrint(MlirDiagnostic diagnostic, MlirStringCallback callback,
                         void *userData) {
  callback(wrap_text(stream_view(&unwrap(diagnostic)->diag->text)), userData);
}

MlirLocation mlirDiagnosticGetLocation(MlirDiagnostic diagnostic) {
  const CapiDiagnostic *object = unwrap(diagnostic);
  SourcePos pos = object->diag->pos;
  Location loc = location_unknown();
  if (pos.line || pos.file.size)
    loc =
        location_file_line_col_get(object->ctx, pos.file, pos.line, pos.column);
  return wrap_location(object->ctx, loc);
}

MlirDiagnosticSeverity mlirDiagnosticGetSeverity(MlirDiagnostic diagnostic) {
  switch (unwrap(diagnostic)->diag->kind) {
  case DIAG_ERROR:
    return MlirDiagnosticError;
  case DIAG_WARNING:
    return MlirDiagnosticWarning;
  case DIAG_REMARK:
    return MlirDiagnosticRemark;
  case DIAG_NOTE:
    return MlirDiagnosticNote;
  }
  unreachable("DiagKind");
}

intptr_t mlirDiagnosticGetNumNotes(MlirDiagnostic diagnostic) {
  return unwrap(diagnostic)->num_notes;
}

MlirDiagnostic mlirDiagnosticGetNote(MlirDiagnostic diagnostic, intptr_t pos) {
  return (MlirDiagnostic){&unwrap(diagnostic)->notes[pos]};
}

//===- Handlers -----------------------------------------------------------===//

MlirDiagnosticHandlerID mlirContextAttachDiagnosticHandler(
    MlirContext handle, MlirDiagnosticHandler handler, void *userData,
    void (*deleteUserData)(void *)) {
  CapiContext *context = unwrap_context(handle);
  pthread_mutex_lock(&context->handlers_mutex);
  MlirDiagnosticHandlerID id = ++context->next_handler;
  VECTOR_PUSH(&context->diagnostic_handlers,
              (CapiDiagnosticHandler){handler, userData, deleteUserData, id});
  pthread_mutex_unlock(&context->handlers_mutex);
  return id;
}

void mlirContextDetachDiagnosticHandler(MlirContext handle,
                                        MlirDiagnosticHandlerID id) {
  CapiContext *context = unwrap_context(handle);
  CapiDiagnosticHandler found = {0};
  pthread_mutex_lock(&context->handlers_mutex);
  size_t kept = 0;
  for (size_t i = 0; i < context->diagnostic_handlers.size; i++) {
    CapiDiagnosticHandler handler = context->diagnostic_handlers.data[i];
    if (handler.id == id)
      found = handler;
    else
      context->diagnostic_handlers.data[kept++] = handler;
  }
  context->diagnostic_handlers.size = kept;
  pthread_mutex_unlock(&context->handlers_mutex);
  if (found.free_user)
    found.free_user(found.user);
}

/// The newest handler that is older than `below`; false if there is none.
static bool next_handler(const CapiContext *context,
                         MlirDiagnosticHandlerID below,
                         CapiDiagnosticHandler *handler) {
  bool found = false;
  for (size_t i = context->diagnostic_handlers.size; i-- > 0 && !found;) {
    *handler = context->diagnostic_handlers.data[i];
    found = handler->id < below;
  }
  return found;
}

/// Asks the handlers, which may change the list of handlers.
static bool is_handled(CapiContext *context, CapiDiagnostic *diagnostic) {
  CapiDiagnosticHandler handler = {.id = UINT64_MAX};
  bool is_done = false;
  pthread_mutex_lock(&context->handlers_mutex);
  while (!is_done && next_handler(context, handler.id, &handler))
    is_done = mlirLogicalResultIsSuccess(
        handler.run((MlirDiagnostic){diagnostic}, handler.user));
  pthread_mutex_unlock(&context->handlers_mutex);
  return is_done;
}

/// Prints an error without a handler, with its notes.
static void write_error(const Diagnostic *diag) {
  Diagnostic copy = *diag;
  copy.next = NULL;
  copy.messages_before = 0;
  Diagnostics alone = {.first = &copy, .last = &copy, .num_errors = 1};
  Stream text = {0};
  diagnostics_print(&alone, NULL, &text);
  if (text.size)
    fwrite(text.data, 1, text.size, stderr);
  stream_free(&text);
}

static void tell(CapiContext *context, Context *ctx, const Diagnostic *diag,
                 bool explains) {
  CapiDiagnostic told = {.ctx = ctx, .diag = diag};
  for (const Diagnostic *note = diag->notes; note; note = note->next)
    told.num_notes += explains || !note->is_explanation;
  if (told.num_notes)
    told.notes = mem_alloc((size_t)told.num_notes * sizeof *told.notes);
  size_t count = 0;
  for (const Diagnostic *note = diag->notes; note; note = note->next)
    if (explains || !note->is_explanation)
      told.notes[count++] = (CapiDiagnostic){.ctx = ctx, .diag = note};
  if (!is_handled(context, &told) && diag->kind == DIAG_ERROR)
    write_error(diag);
  mem_free(told.notes);
}

static void deliver(CapiContext *context, Context *ctx, bool explains) {
  if (capi_is_entered(ctx))
    return; // The client's caller reports it in order.
  if (!ctx->diags.first) {
    ctx->diags.num_errors = 0;
    return;
  }
  // A handler may report something itself.
  Diagnostics diags = ctx->diags;
  diagnostics_init(&ctx->diags);
  for (const Diagnostic *diag = diags.first; diag; diag = diag->next)
    tell(context, ctx, diag, explains);
  diagnostics_free(&diags);
}

void capi_deliver(CapiContext *context, Context *ctx) {
  deliver(context, ctx, false);
}

void capi_deliver_explained(CapiContext *context, Context *ctx) {
  deliver(context, ctx, true);
}

void capi_error(CapiContext *context, Location loc, const char *text) {
  Context *ctx = capi_handle(context);
  location_emit(ctx, loc, DIAG_ERROR, "%s", text);
  capi_deliver(context, ctx);
}

void mlirEmitError(MlirLocation location, const char *message) {
  capi_error(capi_owner(location.ptr), unwrap_location(location), message);
}
