// SPDX-License-Identifier: Apache-2.0
// The embedding interface: contexts and modules. Each call that can report
// errors ends with embed_deliver, which passes the messages on.
#include "tool/embed_internal.h"

#include "bytecode/reader.h"
#include "ir/print/printer.h"
#include "ir/verify/verifier.h"
#include "support/memory.h"
#include "tool/registry.h"
#include "tool/version.h"

const char *mlopt_version(void) { return MLOPT_VERSION; }

MloptContext *mlopt_context_create(void) {
  MloptContext *context = mem_alloc(sizeof *context);
  *context = (MloptContext){0};
  context_init(&context->ctx);
  for (size_t i = 0; i < tool_registry.num_dialects; i++)
    context_register_dialect(&context->ctx, tool_registry.dialects[i]);
  stream_char(&context->text, '\0');
  return context;
}

static void drop_threads(MloptContext *context) {
  if (!context->pool)
    return;
  context_set_thread_pool(&context->ctx, NULL);
  thread_pool_free(context->pool);
  context->pool = NULL;
}

void mlopt_context_free(MloptContext *context) {
  if (!context)
    return;
  drop_threads(context);
  context_free(&context->ctx);
  stream_free(&context->text);
  mem_free(context);
}

void mlopt_context_allow_unregistered_dialects(MloptContext *context,
                                               bool allow) {
  context_allow_unregistered_dialects(&context->ctx, allow);
}

void mlopt_context_set_num_threads(MloptContext *context,
                                   unsigned num_threads) {
  drop_threads(context);
  if (num_threads == 1)
    return;
  context->pool = thread_pool_create(num_threads);
  context_set_thread_pool(&context->ctx, context->pool);
}

void mlopt_context_set_diagnostic_handler(MloptContext *context,
                                          MloptDiagnosticHandler *handler,
                                          void *user) {
  context->handler = handler;
  context->user = user;
}

const char *mlopt_context_diagnostics(const MloptContext *context) {
  return context->text.data;
}

//===- Messages -----------------------------------------------------------===//

static MloptSeverity severity_of(DiagKind kind) {
  switch (kind) {
  case DIAG_ERROR:
    return MLOPT_SEVERITY_ERROR;
  case DIAG_WARNING:
    return MLOPT_SEVERITY_WARNING;
  case DIAG_REMARK:
    return MLOPT_SEVERITY_REMARK;
  case DIAG_NOTE:
    return MLOPT_SEVERITY_NOTE;
  }
  unreachable("DiagKind");
}

static void handle(const MloptContext *context, const Diagnostic *diag) {
  Arena arena;
  arena_init(&arena);
  StringRef text = stream_view(&diag->text);
  StringRef file = diag->pos.file;
  MloptDiagnostic message = {
      .severity = severity_of(diag->kind),
      .file = arena_copy_text(&arena, file.data, file.size),
      .line = diag->pos.line,
      .column = diag->pos.column,
      .text = arena_copy_text(&arena, text.data, text.size)};
  context->handler(context->user, &message);
  arena_free(&arena);
}

static void handle_all(const MloptContext *context, const Diagnostics *diags) {
  for (const Diagnostic *diag = diags->first; diag; diag = diag->next) {
    handle(context, diag);
    for (const Diagnostic *note = diag->notes; note; note = note->next)
      handle(context, note);
  }
}

void embed_deliver(MloptContext *context, Diagnostics *diags,
                   const SourceBuffer *buffer) {
  context->text.size = 0;
  diagnostics_print(diags, buffer, &context->text);
  stream_char(&context->text, '\0');
  if (context->handler)
    handle_all(context, diags);
  diagnostics_free(diags);
  diagnostics_init(diags);
}

//===- Modules ------------------------------------------------------------===//

static void deliver(MloptModule *module) {
  embed_deliver(module->context, &module->ctx.diags, &module->buffer);
}

bool embed_check_usable(MloptModule *module) {
  if (module->op)
    return true;
  SourcePos pos = {.file = module->buffer.name};
  diag_text(diag_emit(&module->ctx.diags, DIAG_ERROR, pos),
            "a pass failed on this module before");
  deliver(module);
  return false;
}

static MloptModule *module_create(MloptContext *context, const char *name,
                                  const char *text, size_t size) {
  MloptModule *module = mem_alloc(sizeof *module);
  *module = (MloptModule){.context = context};
  context_fork(&module->ctx, &context->ctx);
  arena_init(&module->arena);
  StringRef name_ref = string_ref_from_cstr(name);
  module->buffer.name = string_ref(
      arena_copy_text(&module->arena, name, name_ref.size), name_ref.size);
  module->buffer.text =
      string_ref(arena_copy_text(&module->arena, text, size), size);
  return module;
}

static MloptModule *parse(MloptContext *context, const char *name,
                          const char *text, size_t size, bool verifies) {
  MloptModule *module = module_create(context, name, text, size);
  module->op =
      source_read_any(&module->ctx, &module->buffer, &(ParseOptions){0});
  bool ok = module->op && (!verifies || op_verify(&module->ctx, module->op));
  deliver(module);
  if (ok)
    return module;
  mlopt_module_free(module);
  return NULL;
}

MloptModule *mlopt_module_parse(MloptContext *context, const char *name,
                                const char *text, size_t size) {
  return parse(context, name, text, size, true);
}

MloptModule *mlopt_module_parse_unverified(MloptContext *context,
                                           const char *name, const char *text,
                                           size_t size) {
  return parse(context, name, text, size, false);
}

void mlopt_module_free(MloptModule *module) {
  if (!module)
    return;
  context_free(&module->ctx);
  arena_free(&module->arena);
  mem_free(module);
}

bool mlopt_module_verify(MloptModule *module) {
  if (!embed_check_usable(module))
    return false;
  bool ok = op_verify(&module->ctx, module->op);
  deliver(module);
  return ok;
}

/// Parses the pipeline. If it is wrong, reports that without a location.
static Pipeline *read_pipeline(MloptModule *module, Arena *arena,
                               const char *text) {
  Stream error = {0};
  Pipeline *pipeline = pipeline_parse(arena, &tool_registry.passes,
                                      string_ref_from_cstr(text), &error);
  if (!pipeline)
    diag_text_ref(diag_emit(&module->ctx.diags, DIAG_ERROR, (SourcePos){0}),
                  stream_view(&error));
  stream_free(&error);
  return pipeline;
}

bool mlopt_module_run(MloptModule *module, const char *pipeline_text) {
  if (!embed_check_usable(module))
    return false;
  Arena arena;
  arena_init(&arena);
  Pipeline *pipeline = read_pipeline(module, &arena, pipeline_text);
  bool ok = pipeline != NULL;
  if (ok) {
    PipelineRunOptions run = {.verify_each = true};
    ok = pipeline_run(&module->ctx, pipeline, module->op, &run);
    if (!ok)
      module->op = NULL;
  }
  deliver(module);
  arena_free(&arena);
  return ok;
}

char *mlopt_module_print(MloptModule *module, unsigned flags, size_t *size) {
  if (!embed_check_usable(module))
    return NULL;
  PrintOptions options = print_options_default();
  options.generic = flags & MLOPT_PRINT_GENERIC;
  options.debug_info = flags & MLOPT_PRINT_DEBUG_INFO;
  options.local_scope = flags & MLOPT_PRINT_LOCAL_SCOPE;
  Stream out = {0};
  op_print(&module->ctx, module->op, &options, &out);
  stream_char(&out, '\n');
  if (size)
    *size = out.size;
  stream_char(&out, '\0');
  deliver(module);
  return out.data;
}

void mlopt_free(void *memory) { mem_free(memory); }
