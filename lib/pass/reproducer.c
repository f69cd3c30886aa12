// SPDX-License-Identifier: Apache-2.0
// Reproducers. The IR is kept as text, printed before the passes run.
#include "pass/reproducer.h"
#include "ir/diagnostics/op_diag.h"

#include <stdio.h>
#include <string.h>

static void set_entry(Context *ctx, const char *key, StringRef value) {
  context_set_resource(ctx, STR("external_resources"), STR("mlir_reproducer"),
                       string_ref_from_cstr(key), value);
}

static StringRef bool_text(bool value) {
  return value ? STR("true") : STR("false");
}

void reproducer_print(Context *ctx, const Operation *module,
                      const ReproducerConfig *config, const PrintOptions *print,
                      Stream *out) {
  Stream pipeline = {0};
  stream_quoted(&pipeline, config->pipeline);
  set_entry(ctx, "pipeline", stream_view(&pipeline));
  set_entry(ctx, "disable_threading", bool_text(config->disable_threading));
  set_entry(ctx, "verify_each", bool_text(config->verify_each));
  op_print(ctx, module, print, out);
  context_drop_resources(ctx, STR("external_resources"),
                         STR("mlir_reproducer"));
  stream_free(&pipeline);
}

/// The name that an already existing file gets meanwhile.
static void old_path(const CrashReproducer *reproducer, Stream *path) {
  stream_format(path, "%s.old", reproducer->path);
  stream_char(path, '\0');
}

/// Writes the file now: a pass that crashes could not.
static void write_file(CrashReproducer *reproducer) {
  Stream old = {0};
  old_path(reproducer, &old);
  if (!reproducer->has_file)
    reproducer->has_old_file = rename(reproducer->path, old.data) == 0;
  stream_free(&old);
  reproducer->error =
      file_write_atomic(reproducer->path, stream_view(&reproducer->text));
  reproducer->has_file |= !reproducer->error;
}

/// No pass has failed: restores the files as they were before.
static void remove_file(CrashReproducer *reproducer) {
  Stream old = {0};
  old_path(reproducer, &old);
  if (reproducer->has_file)
    remove(reproducer->path);
  if (reproducer->has_old_file)
    rename(old.data, reproducer->path);
  reproducer->has_file = reproducer->has_old_file = false;
  stream_free(&old);
}

static void keep(CrashReproducer *reproducer, Context *ctx,
                 const Operation *root, const Stream *pipeline) {
  ReproducerConfig config = {stream_view(pipeline),
                             reproducer->disables_threading,
                             reproducer->verify_each};
  reproducer->text.size = 0;
  reproducer_print(ctx, root, &config, reproducer->print, &reproducer->text);
  write_file(reproducer);
}

/// Writes `builtin.module(func.func(cse))` for a pass on a function of a
/// module.
static void print_path(const PipelineStep *step, const Operation *op,
                       Stream *out) {
  VECTOR(const Operation *) path = {0};
  for (const Operation *at = op; at; at = op_parent(at))
    VECTOR_PUSH(&path, at);
  for (size_t i = path.size; i-- > 0;)
    stream_format(out, "%.*s(", STR_ARGS(op_name(path.data[i])));
  pass_print(out, step->pass, step->options);
  stream_fill(out, ')', path.size);
  VECTOR_FREE(&path);
}

static uint64_t before_step(PassInstrumentation *self, Context *ctx,
                            const PipelineStep *step, Operation *op) {
  CrashReproducer *reproducer = (CrashReproducer *)(void *)self;
  if (!reproducer->is_local || !step->pass || reproducer->where.size)
    return 0;
  Stream pipeline = {0};
  print_path(step, op, &pipeline);
  const Operation *root = op;
  while (op_parent(root))
    root = op_parent(root);
  keep(reproducer, ctx, root, &pipeline);
  stream_free(&pipeline);
  return 0;
}

static void after_step(PassInstrumentation *self, Context *ctx,
                       const PipelineStep *step, Operation *op, uint64_t token,
                       bool ok) {
  (void)ctx;
  (void)token;
  CrashReproducer *reproducer = (CrashReproducer *)(void *)self;
  if (ok || !step->pass)
    return;
  pthread_mutex_lock(&reproducer->mutex);
  if (!reproducer->where.size || op->id < reproducer->where_id) {
    reproducer->where.size = 0;
    reproducer->where_loc = op->loc;
    reproducer->where_id = op->id;
    stream_format(&reproducer->where, "`%s` on ", pass_name(step->pass));
    pass_print_op(&reproducer->where, op);
  }
  pthread_mutex_unlock(&reproducer->mutex);
}

void crash_reproducer_init(CrashReproducer *reproducer, const char *path,
                           const PrintOptions *print, bool is_local) {
  *reproducer = (CrashReproducer){.base = {before_step, after_step},
                                  .path = path,
                                  .print = print,
                                  .is_local = is_local};
  pthread_mutex_init(&reproducer->mutex, NULL);
}

void crash_reproducer_begin(CrashReproducer *reproducer, Context *ctx,
                            const Pipeline *pipeline, const Operation *module) {
  reproducer->where.size = 0;
  if (reproducer->is_local)
    return;
  Stream text = {0};
  pipeline_print(&text, pipeline, ", ");
  keep(reproducer, ctx, module, &text);
  stream_free(&text);
}

void crash_reproducer_end(CrashReproducer *reproducer, Context *ctx) {
  if (!reproducer->where.size) {
    remove_file(reproducer);
    return;
  }
  if (reproducer->has_old_file) {
    Stream old = {0};
    old_path(reproducer, &old);
    remove(old.data);
    stream_free(&old);
  }
  reproducer->has_file = reproducer->has_old_file = false;
  int error = reproducer->error;
  Diagnostic *diag = location_emit(ctx, reproducer->where_loc, DIAG_ERROR,
                                   "Failures have been detected while "
                                   "processing an MLIR pass pipeline");
  Diagnostic *note = diag_attach_note(diag, diag->pos);
  diag_format(note,
              reproducer->is_local ? "Pipeline failed while executing %.*s: "
                                   : "Pipeline failed while executing [%.*s]: ",
              STR_ARGS(stream_view(&reproducer->where)));
  if (error)
    diag_format(note, "cannot open output file '%s': %s", reproducer->path,
                strerror(error));
  else
    diag_format(note, "reproducer generated at `%s`", reproducer->path);
}

void crash_reproducer_free(CrashReproducer *reproducer) {
  pthread_mutex_destroy(&reproducer->mutex);
  stream_free(&reproducer->text);
  stream_free(&reproducer->where);
}
