// SPDX-License-Identifier: Apache-2.0
// Adds instrumentations to a pipeline, in mlir-opt's order.
#include "tool/watch/watch.h"

#include <signal.h>
#include <unistd.h>

#include "ir/diagnostics/op_diag.h"
#include "tool/watch/terminal.h"

bool watch_needs_one_thread(const ToolOptions *options) {
  return options->ir_printing.module_scope || options->has_local_reproducer ||
         options->explore || action_watch_is_on(options);
}

void watch_init(Watch *watch, const ToolOptions *options) {
  *watch = (Watch){.options = options};
  PassInstrumentor *instrumentor = &watch->instrumentor;
  crash_reproducer_init(&watch->reproducer, options->crash_reproducer,
                        &options->print, options->has_local_reproducer);
  watch->reproducer.verify_each = options->verify_each;
  watch->reproducer.disables_threading =
      options->disable_threading || options->has_local_reproducer;
  ir_printing_init(&watch->printing, &options->ir_printing, &options->print);
  pass_statistics_init(&watch->statistics);
  pass_timing_init(&watch->timing);
  watch->timing.translates = options->exports_llvm_ir;
  if (options->crash_reproducer)
    pass_instrumentor_add(instrumentor, &watch->reproducer.base);
  if (ir_printing_is_on(&options->ir_printing))
    pass_instrumentor_add(instrumentor, &watch->printing.base);
  if (options->diffs_passes) {
    diff_passes_init(&watch->actions.diff, options->uses_color);
    pass_instrumentor_add(instrumentor, &watch->actions.diff.base);
  }
  if (options->has_statistics)
    pass_instrumentor_add(instrumentor, &watch->statistics.base);
  if (options->has_timing)
    pass_instrumentor_add(instrumentor, &watch->timing.base);
  explorer_init(&watch->explorer, options->explore);
  if (options->explore)
    pass_instrumentor_add(instrumentor, &watch->explorer.base);
}

bool watch_open(Watch *watch, Stream *err) {
  const IrPrintingOptions *printing = &watch->options->ir_printing;
  if (!action_watch_init(&watch->actions, watch->options, err))
    return false;
  return !ir_printing_has_tree(printing) || !ir_printing_is_on(printing) ||
         ir_tree_open(&watch->printing.tree, err);
}

bool watch_is_on(const Watch *watch) {
  return watch->instrumentor.size || watch->actions.handlers.size;
}

void watch_free(Watch *watch) {
  crash_reproducer_free(&watch->reproducer);
  ir_printing_free(&watch->printing);
  pass_statistics_free(&watch->statistics);
  pass_timing_free(&watch->timing);
  action_watch_free(&watch->actions);
  explorer_free(&watch->explorer);
}

/// Writes the file for -mlir-generate-reproducer. False after an error.
static bool generate_reproducer(const Watch *watch, Context *ctx,
                                const Pipeline *pipeline,
                                const Operation *module) {
  const char *path = watch->options->generate_reproducer;
  Stream text = {0}, steps = {0};
  pipeline_print(&steps, pipeline, ",");
  ReproducerConfig config = {stream_view(&steps),
                             watch->options->disable_threading,
                             watch->options->verify_each};
  reproducer_print(ctx, module, &config, &watch->options->print, &text);
  int error = file_write_atomic(path, stream_view(&text));
  stream_free(&text);
  stream_free(&steps);
  if (error)
    location_emit(ctx, module->loc, DIAG_ERROR,
                  "cannot open output file '%s': %s", path, strerror(error));
  return !error;
}

/// The signals that end a pass which has gone wrong, or lasts too long.
static const int signals_caught[] = {SIGSEGV, SIGABRT, SIGFPE,
                                     SIGILL,  SIGTERM, SIGINT};

typedef struct SignalActions {
  struct sigaction before[ARRAY_LENGTH(signals_caught)];
} SignalActions;

/// The reproducer has been written: this only tells of it.
static void tell_of_signal(int number) {
  static const char text[] =
      "mlopt: stopped by a signal while passes ran; the reproducer is there\n";
  if (isatty(STDERR_FILENO))
    terminal_erase_line(); // Of the progress.
  ssize_t written = write(STDERR_FILENO, text, sizeof text - 1);
  (void)written;
  raise(number);
}

static void catch_signals(SignalActions *signals) {
  struct sigaction action = {.sa_handler = tell_of_signal,
                             .sa_flags = SA_RESETHAND | SA_NODEFER};
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < ARRAY_LENGTH(signals_caught); i++)
    sigaction(signals_caught[i], &action, &signals->before[i]);
}

static void release_signals(const SignalActions *signals) {
  for (size_t i = 0; i < ARRAY_LENGTH(signals_caught); i++)
    sigaction(signals_caught[i], &signals->before[i], NULL);
}

bool watch_run(Watch *watch, Context *ctx, const Pipeline *pipeline,
               Operation *module, const PipelineRunOptions *run) {
  const ToolOptions *options = watch->options;
  if (options->dump_pass_pipeline)
    pipeline_dump(&ctx->diags.messages, pipeline);
  if (options->generate_reproducer &&
      !generate_reproducer(watch, ctx, pipeline, module))
    return false;
  if (options->crash_reproducer)
    crash_reproducer_begin(&watch->reproducer, ctx, pipeline, module);
  ir_printing_restart(&watch->printing);
  why_log_clear(&watch->actions.why);
  ctx->instrumentor = watch->instrumentor.size ? &watch->instrumentor : NULL;
  const ActionHandlers *handlers = &watch->actions.handlers;
  ctx->actions = handlers->size ? handlers : NULL;
  SignalActions signals;
  if (options->crash_reproducer)
    catch_signals(&signals);
  if (watch->explorer.path)
    explorer_begin(&watch->explorer, ctx, module);
  bool ok = pipeline_run(ctx, pipeline, module, run);
  if (watch->explorer.path)
    explorer_end(&watch->explorer, ctx, ok);
  if (options->crash_reproducer)
    release_signals(&signals);
  ctx->instrumentor = NULL;
  ctx->actions = NULL;
  if (ok && options->explains_leftovers)
    why_print_leftovers(&watch->actions.why, ctx, module, &ctx->diags.messages);
  ok &= action_watch_flush(&watch->actions);
  ok &= !watch->printing.tree.has_failed;
  if (options->crash_reproducer)
    crash_reproducer_end(&watch->reproducer, ctx);
  if (options->has_statistics) {
    pass_statistics_print(&watch->statistics, pipeline,
                          options->statistics_style, &ctx->diags.messages);
    pass_statistics_free(&watch->statistics);
    pass_statistics_init(&watch->statistics);
  }
  return ok;
}

void watch_report(Watch *watch, const Pipeline *pipeline, Stream *err) {
  action_watch_report(&watch->actions, err);
  if (watch->options->has_timing)
    pass_timing_print(&watch->timing, pipeline, watch->options->timing_style,
                      watch->options->timing_format, err);
}
