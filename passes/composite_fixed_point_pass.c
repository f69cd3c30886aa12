// SPDX-License-Identifier: Apache-2.0
// -composite-fixed-point-pass: runs a pipeline until it changes nothing any
// more. Follows mlir::createCompositeFixedPointPass.
#include "ir/diagnostics/op_diag.h"
#include "ir/print/printer.h"
#include "pass/unmet.h"
#include "passes/passes.h"

typedef struct CompositeOptions {
  int64_t max_iterations;
  StringRef name;
  StringRef pipeline;
  InnerPipelines inner; ///< The pipeline, for operations of any name.
} CompositeOptions;

static const PassOption options[] = {
    {"max-iterations", PASS_OPTION_INT,
     offsetof(CompositeOptions, max_iterations),
     "Maximum number of iterations of the inner pipeline", NULL},
    {"name", PASS_OPTION_STRING, offsetof(CompositeOptions, name),
     "Composite pass display name", NULL},
    {"pipeline", PASS_OPTION_STRING, offsetof(CompositeOptions, pipeline),
     "Composite pass inner pipeline", NULL},
};

static const CompositeOptions defaults = {
    .max_iterations = 10,
    .name = STR_INIT("CompositeFixedPointPass"),
    .pipeline = STR_INIT(""),
};

static const PassDef *const passes[] = {
#define PASS(ID) &ID##_pass,
#include "passes/passes.def"
};
static const PassRegistry registry = {passes, ARRAY_LENGTH(passes)};

/// The steps of the inner pipeline for operations named `anchor`. On a mistake
/// writes a message to `error` and returns NULL.
static Pipeline *parse_inner(Arena *arena, StringRef steps, StringRef anchor,
                             Stream *error) {
  Stream whole = {0};
  stream_format(&whole, "%.*s(%.*s)", STR_ARGS(anchor), STR_ARGS(steps));
  Pipeline *pipeline =
      pipeline_parse(arena, &registry, stream_view(&whole), error);
  stream_free(&whole);
  return pipeline;
}

/// The text of `op`, which tells whether it has changed.
static void take_text(Context *ctx, const Operation *op, Stream *text) {
  PrintOptions print = print_options_default();
  print.generic = true;
  print.debug_info = true;
  print.local_scope = true;
  text->size = 0;
  op_print(ctx, op, &print, text);
}

/// Runs `pipeline` until it changes nothing. False after an error.
static bool iterate(Context *ctx, const Pipeline *pipeline, Operation *op,
                    const CompositeOptions *composite) {
  static const PipelineRunOptions run_options = {0};
  Stream before = {0}, after = {0};
  bool ok = true, changed = true;
  take_text(ctx, op, &before);
  for (int64_t i = 0; ok && changed && i <= composite->max_iterations; i++) {
    ok = pipeline_run(ctx, pipeline, op, &run_options);
    if (!ok || i == composite->max_iterations)
      break;
    take_text(ctx, op, &after);
    changed = !string_ref_equals(stream_view(&before), stream_view(&after));
    Stream last = before;
    before = after;
    after = last;
  }
  stream_free(&before);
  stream_free(&after);
  if (ok && changed)
    op_emit(ctx, op, DIAG_WARNING,
            "Composite pass \"%.*s\"+ didn't converge in %lld "
            "iterations",
            STR_ARGS(composite->name), (long long)composite->max_iterations);
  return ok;
}

static bool run(Context *ctx, Operation *op, const void *pass_options) {
  const CompositeOptions *composite = pass_options;
  if (composite->max_iterations <= 0) {
    location_emit(ctx, location_unknown(), DIAG_ERROR,
                  "Invalid maxIterations value: %lld",
                  (long long)composite->max_iterations);
    return false;
  }
  Arena arena;
  Stream error = {0};
  arena_init(&arena);
  Pipeline *pipeline =
      parse_inner(&arena, composite->pipeline, op_name(op), &error);
  if (!pipeline)
    op_emit_error(ctx, op, "%.*s", STR_ARGS(stream_view(&error)));
  bool ok = pipeline && iterate(ctx, pipeline, op, composite);
  if (ok)
    pipeline_add_met(pipeline, composite->inner.list[0]);
  stream_free(&error);
  arena_free(&arena);
  return ok;
}

/// The pipeline must be valid; the operations it runs on are not known yet.
static bool check_options(Arena *arena, void *values, Stream *error) {
  CompositeOptions *composite = values;
  Pipeline *pipeline =
      parse_inner(arena, composite->pipeline, STR("any"), error);
  if (pipeline) {
    composite->inner = (InnerPipelines){arena_alloc(arena, sizeof pipeline), 1};
    composite->inner.list[0] = pipeline;
    return true;
  }
  stream_cstr(error, "\nFailed to parse composite pass pipeline");
  return false;
}

const PassDef composite_fixed_point_pass_pass = {
    .flag = "composite-fixed-point-pass",
    .name = "CompositeFixedPointPass",
    .summary = "Composite fixed point pass",
    .run = run,
    .check_options = check_options,
    PASS_OPTIONS(options, CompositeOptions),
    .inner_offset = offsetof(CompositeOptions, inner),
    .defaults = &defaults,
};
