// SPDX-License-Identifier: Apache-2.0
// Pass managers: a pipeline, its passes, and their watchers.
#include <stdio.h>

#include "capi/pass/passes_internal.h"
#include "pass/instrumentation.h"
#include "pass/ir_printing.h"
#include "pass/statistics.h"
#include "pass/timing.h"

typedef struct CapiPassManager CapiPassManager;

/// What an MlirOpPassManager points to.
typedef struct CapiOpPassManager {
  CapiPassManager *manager;
  Pipeline *pipeline;
} CapiOpPassManager;

/// What an MlirPassManager points to.
struct CapiPassManager {
  CapiOpPassManager root; ///< First: the same object as a list of passes.
  CapiContext *context;
  Arena arena;               ///< Owns the pipeline.
  VECTOR(CapiPass *) passes; ///< Owned.
  bool no_verifier;
  bool has_timing;
  bool has_statistics;
  bool is_broken;           ///< A pass does not fit where it was put.
  size_t num_initialized;   ///< How many of `passes` are initialized.
  size_t num_dialects_seen; ///< Dialects loaded when they were initialized.
  ReportStyle statistics_style;
  bool has_ir_printing;
  IrPrintingOptions ir_printing; ///< `tree` is in `arena`.
  PrintOptions print;
};

static CapiPassManager *unwrap_manager(MlirPassManager manager) {
  return manager.ptr;
}

static CapiOpPassManager *unwrap_list(MlirOpPassManager list) {
  return list.ptr;
}

//===- Life ---------------------------------------------------------------===//

MlirPassManager mlirPassManagerCreateOnOperation(MlirContext ctx,
                                                 MlirStringRef anchorOp) {
  CapiPassManager *manager = mem_alloc_zero(sizeof *manager);
  manager->context = unwrap_context(ctx);
  const char *anchor =
      arena_copy_text(&manager->arena, anchorOp.data, anchorOp.length);
  manager->root.manager = manager;
  manager->root.pipeline =
      pipeline_create(&manager->arena, string_ref(anchor, anchorOp.length));
  return (MlirPassManager){manager};
}

MlirPassManager mlirPassManagerCreate(MlirContext ctx) {
  return mlirPassManagerCreateOnOperation(ctx, wrap_text(STR("any")));
}

void mlirPassManagerDestroy(MlirPassManager passManager) {
  CapiPassManager *manager = unwrap_manager(passManager);
  for (size_t i = 0; i < manager->passes.size; i++)
    capi_pass_free(manager->passes.data[i]);
  VECTOR_FREE(&manager->passes);
  arena_free(&manager->arena);
  mem_free(manager);
}

MlirOpPassManager
mlirPassManagerGetAsOpPassManager(MlirPassManager passManager) {
  return (MlirOpPassManager){&unwrap_manager(passManager)->root};
}

//===- What is in it ------------------------------------------------------===//

MlirOpPassManager mlirOpPassManagerGetNestedUnder(MlirOpPassManager passManager,
                                                  MlirStringRef operationName) {
  CapiOpPassManager *list = unwrap_list(passManager);
  Arena *arena = &list->manager->arena;
  const char *anchor =
      arena_copy_text(arena, operationName.data, operationName.length);
  CapiOpPassManager *nested = arena_alloc(arena, sizeof *nested);
  nested->manager = list->manager;
  nested->pipeline = pipeline_nest(arena, list->pipeline,
                                   string_ref(anchor, operationName.length));
  return (MlirOpPassManager){nested};
}

MlirOpPassManager mlirPassManagerGetNestedUnder(MlirPassManager passManager,
                                                MlirStringRef operationName) {
  return mlirOpPassManagerGetNestedUnder(
      mlirPassManagerGetAsOpPassManager(passManager), operationName);
}

/// Reports a pass for other operations than the list is for.
static void reject_pass(CapiOpPassManager *list, const PassDef *pass) {
  Context *ctx = capi_handle(list->manager->context);
  location_emit(ctx, location_unknown(), DIAG_ERROR,
                "Can't add pass '%s' restricted to '%s' on a PassManager "
                "intended to run on '%.*s', did you intend to nest?",
                pass_name(pass), pass->anchor,
                STR_ARGS(list->pipeline->anchor));
  capi_deliver(list->manager->context, ctx);
  list->manager->is_broken = true;
}

void mlirOpPassManagerAddOwnedPass(MlirOpPassManager passManager,
                                   MlirPass pass) {
  CapiOpPassManager *list = unwrap_list(passManager);
  CapiPass *object = pass.ptr;
  Pipeline *pipeline = list->pipeline;
  VECTOR_PUSH(&list->manager->passes, object);
  const char *anchor = object->def->anchor;
  if (anchor && !string_ref_equals(pipeline->anchor, STR("any")) &&
      !string_ref_equals(pipeline->anchor, string_ref_from_cstr(anchor))) {
    reject_pass(list, object->def);
    return;
  }
  Arena *arena = &list->manager->arena;
  Stream error = {0};
  if (object->def == &object->own)
    pipeline_add_step(arena, pipeline,
                      (PipelineStep){.pass = object->def, .options = object});
  else if (!pipeline_add_pass(arena, pipeline, object->def, STR(""), &error))
    list->manager->is_broken = true;
  stream_free(&error);
}

void mlirPassManagerAddOwnedPass(MlirPassManager passManager, MlirPass pass) {
  mlirOpPassManagerAddOwnedPass(mlirPassManagerGetAsOpPassManager(passManager),
                                pass);
}

/// Parses `text`, or passes the error to the callback.
static Pipeline *parse(CapiPassManager *manager, StringRef text,
                       MlirStringCallback callback, void *user) {
  Stream error = {0};
  const char *copy = arena_copy_text(&manager->arena, text.data, text.size);
  PassRegistry registry = capi_pass_registry(manager->context);
  Pipeline *pipeline = pipeline_parse(&manager->arena, &registry,
                                      string_ref(copy, text.size), &error);
  if (!pipeline)
    callback(wrap_text(stream_view(&error)), user);
  stream_free(&error);
  return pipeline;
}

MlirLogicalResult mlirOpPassManagerAddPipeline(MlirOpPassManager passManager,
                                               MlirStringRef pipelineElements,
                                               MlirStringCallback callback,
                                               void *userData) {
  CapiOpPassManager *list = unwrap_list(passManager);
  Stream text = {0};
  stream_text(&text, list->pipeline->anchor);
  stream_char(&text, '(');
  stream_text(&text, unwrap_text(pipelineElements));
  stream_char(&text, ')');
  Pipeline *added =
      parse(list->manager, stream_view(&text), callback, userData);
  stream_free(&text);
  if (!added)
    return mlirLogicalResultFailure();
  for (size_t i = 0; i < added->num_steps; i++)
    pipeline_add_step(&list->manager->arena, list->pipeline, added->steps[i]);
  return mlirLogicalResultSuccess();
}

MlirLogicalResult mlirParsePassPipeline(MlirOpPassManager passManager,
                                        MlirStringRef pipeline,
                                        MlirStringCallback callback,
                                        void *userData) {
  CapiOpPassManager *list = unwrap_list(passManager);
  Pipeline *parsed =
      parse(list->manager, unwrap_text(pipeline), callback, userData);
  if (parsed)
    *list->pipeline = *parsed;
  return wrap_result(parsed != NULL);
}

void mlirPrintPassPipeline(MlirOpPassManager passManager,
                           MlirStringCallback callback, void *userData) {
  Stream text = {0};
  pipeline_print(&text, unwrap_list(passManager)->pipeline, ",");
  capi_give_text(&text, callback, userData);
}

//===- What watches it ----------------------------------------------------===//

void mlirPassManagerEnableVerifier(MlirPassManager passManager, bool enable) {
  unwrap_manager(passManager)->no_verifier = !enable;
}

void mlirPassManagerEnableTiming(MlirPassManager passManager) {
  unwrap_manager(passManager)->has_timing = true;
}

void mlirPassManagerEnableStatistics(MlirPassManager passManager,
                                     MlirPassDisplayMode displayMode) {
  CapiPassManager *manager = unwrap_manager(passManager);
  manager->has_statistics = true;
  manager->statistics_style = displayMode == MLIR_PASS_DISPLAY_MODE_LIST
                                  ? REPORT_LIST
                                  : REPORT_PIPELINE;
}

void mlirPassManagerEnableIRPrinting(MlirPassManager passManager,
                                     bool printBeforeAll, bool printAfterAll,
                                     bool printModuleScope,
                                     bool printAfterOnlyOnChange,
                                     bool printAfterOnlyOnFailure,
                                     MlirOpPrintingFlags flags,
                                     MlirStringRef treePrintingPath) {
  CapiPassManager *manager = unwrap_manager(passManager);
  manager->has_ir_printing = true;
  manager->print = *unwrap_flags(flags);
  manager->ir_printing = (IrPrintingOptions){
      .before.has_all = printBeforeAll,
      .after.has_all = printAfterAll,
      .only_on_change = printAfterOnlyOnChange,
      .only_on_failure = printAfterOnlyOnFailure,
      .module_scope = printModuleScope,
      .tree = treePrintingPath.length
                  ? arena_copy_text(&manager->arena, treePrintingPath.data,
                                    treePrintingPath.length)
                  : NULL};
}

/// The watchers of one run.
typedef struct Watchers {
  PassInstrumentor instrumentor;
  IrPrinting printing;
  PassTiming timing;
  PassStatistics statistics;
} Watchers;

static void begin_watching(CapiPassManager *manager, Watchers *watchers) {
  watchers->instrumentor = (PassInstrumentor){0};
  if (manager->has_ir_printing) {
    ir_printing_init(&watchers->printing, &manager->ir_printing,
                     &manager->print);
    pass_instrumentor_add(&watchers->instrumentor, &watchers->printing.base);
  }
  if (manager->has_timing) {
    pass_timing_init(&watchers->timing);
    pass_instrumentor_add(&watchers->instrumentor, &watchers->timing.base);
  }
  if (manager->has_statistics) {
    pass_statistics_init(&watchers->statistics);
    pass_instrumentor_add(&watchers->instrumentor, &watchers->statistics.base);
  }
}

/// Empties `text`.
static void write_all(Stream *text, FILE *file) {
  if (text->size)
    fwrite(text->data, 1, text->size, file);
  text->size = 0;
}

/// Writes the reports, and the text that passes and their watchers wrote.
static void end_watching(CapiPassManager *manager, Watchers *watchers,
                         Context *ctx) {
  Stream text = {0};
  stream_text(&text, stream_view(&ctx->diags.messages));
  ctx->diags.messages.size = 0;
  if (manager->has_ir_printing)
    ir_printing_free(&watchers->printing);
  if (manager->has_statistics) {
    pass_statistics_print(&watchers->statistics, manager->root.pipeline,
                          manager->statistics_style, &text);
    pass_statistics_free(&watchers->statistics);
  }
  if (manager->has_timing) {
    pass_timing_print(&watchers->timing, manager->root.pipeline,
                      REPORT_PIPELINE, REPORT_TEXT, &text);
    pass_timing_free(&watchers->timing);
  }
  write_all(&text, stderr);
  stream_free(&text);
  write_all(&ctx->output, stdout);
}

/// As in MLIR, only if there are new passes or dialects since the last run.
static bool initialize(CapiPassManager *manager) {
  if (manager->is_broken)
    return false;
  size_t count = manager->passes.size;
  if (manager->num_initialized == count &&
      manager->num_dialects_seen == manager->context->dialects.size)
    return true;
  for (size_t i = 0; i < count; i++)
    if (!capi_pass_initialize(manager->passes.data[i], manager->context))
      return false;
  manager->num_initialized = count;
  manager->num_dialects_seen = manager->context->dialects.size;
  return true;
}

MlirLogicalResult mlirPassManagerRunOnOp(MlirPassManager passManager,
                                         MlirOperation op) {
  CapiPassManager *manager = unwrap_manager(passManager);
  if (!initialize(manager))
    return mlirLogicalResultFailure();
  Context *ctx = capi_handle(manager->context);
  Watchers watchers;
  begin_watching(manager, &watchers);
  ctx->instrumentor =
      watchers.instrumentor.size ? &watchers.instrumentor : NULL;
  PipelineRunOptions options = {.verify_each = !manager->no_verifier};
  bool ok = pipeline_run(ctx, manager->root.pipeline, unwrap_op(op), &options);
  ctx->instrumentor = NULL;
  end_watching(manager, &watchers, ctx);
  capi_deliver(manager->context, ctx);
  return wrap_result(ok);
}
