// SPDX-License-Identifier: Apache-2.0
// -test-dynamic-pipeline: a pass that runs a pipeline of its own on operations
// with certain names, or on what is in them.
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/print/printer.h"
#include "ir/walk.h"
#include "passes/passes.h"
#include "passes/test/test_passes.h"

typedef struct DynamicOptions {
  StringRef pipeline;
  StringRef names; ///< With commas between; empty: any.
  bool on_nested;
  bool on_parent;
} DynamicOptions;

static const PassOption options_table[] = {
    {"dynamic-pipeline", PASS_OPTION_STRING, offsetof(DynamicOptions, pipeline),
     "The pipeline description that will run on the filtered function.", NULL},
    {"op-name", PASS_OPTION_LIST, offsetof(DynamicOptions, names),
     "List of function name to apply the pipeline to", NULL},
    {"run-on-nested-operations", PASS_OPTION_BOOL,
     offsetof(DynamicOptions, on_nested),
     "This will apply the pipeline on nested operations under the visited "
     "operation.",
     NULL},
    {"run-on-parent", PASS_OPTION_BOOL, offsetof(DynamicOptions, on_parent),
     "This will apply the pipeline on the parent operation if it exist, this "
     "is expected to fail.",
     NULL},
};

static const DynamicOptions default_options = {.pipeline = STR_INIT(""),
                                               .names = STR_INIT("")};

static const PassDef *const passes[] = {
#define PASS(ID) &ID##_pass,
#include "passes/passes.def"

#define PASS(ID) &ID##_pass,
#include "passes/test/test_passes.def"
};
static const PassRegistry registry = {passes, ARRAY_LENGTH(passes)};

static bool is_listed(StringRef names, StringRef name) {
  while (names.size) {
    size_t comma = string_ref_find(names, ',');
    size_t size = comma == SIZE_MAX ? names.size : comma;
    if (string_ref_equals(string_ref_trim(string_ref(names.data, size)), name))
      return true;
    names = string_ref_drop(names, size + 1);
  }
  return false;
}

/// The pipeline in `arena`, for operations of any name; NULL after an error.
static Pipeline *parse(Context *ctx, Arena *arena, StringRef text) {
  Stream whole = {0};
  Stream error = {0};
  stream_format(&whole, "any(%.*s)", STR_ARGS(text));
  Pipeline *pipeline =
      pipeline_parse(arena, &registry, stream_view(&whole), &error);
  if (!pipeline)
    location_emit(ctx, location_unknown(), DIAG_ERROR, "%.*s",
                  STR_ARGS(stream_view(&error)));
  stream_free(&whole);
  stream_free(&error);
  return pipeline;
}

/// A pass may change only what is in its operation.
static bool run_on_parent(Context *ctx, const Operation *op) {
  const Operation *parent = op_parent(op);
  if (parent)
    op_emit_op_error(ctx, parent,
                     "Trying to schedule a dynamic pipeline on an operation "
                     "that isn't nested under the current operation the pass "
                     "is processing");
  return true;
}

static bool run_on_nested(Context *ctx, const Pipeline *pipeline,
                          Operation *root,
                          const PipelineRunOptions *run_options) {
  stream_cstr(&ctx->diags.messages, "Run on nested op\n");
  for (Operation *op = walk_first_postorder(root); op != root;) {
    Operation *next = walk_next_postorder(root, op);
    if (op_is(op, root->def) && op_has_trait(op, TRAIT_ISOLATED)) {
      PrintOptions print = print_options_default();
      stream_cstr(&ctx->diags.messages, "Run on ");
      op_print(ctx, op, &print, &ctx->diags.messages);
      stream_char(&ctx->diags.messages, '\n');
      if (!pipeline_run(ctx, pipeline, op, run_options))
        return false;
    }
    op = next;
  }
  return true;
}

/// Says why there is nothing to run on `op`, if so.
static bool is_chosen(Context *ctx, const Operation *op,
                      const DynamicOptions *options) {
  Stream *out = &ctx->diags.messages;
  stream_format(out, "Dynamic execute '%.*s' on %.*s\n",
                STR_ARGS(options->pipeline), STR_ARGS(op_name(op)));
  if (!options->pipeline.size) {
    stream_cstr(out, "Empty pipeline\n");
    return false;
  }
  if (!op_has_trait(op, TRAIT_SYMBOL)) {
    location_emit(ctx, op->loc, DIAG_WARNING,
                  "Ignoring because not implementing SymbolOpInterface\n");
    return false;
  }
  StringRef name = symbol_name(op);
  if (!options->names.size || is_listed(options->names, name))
    return true;
  stream_format(out, "dynamic-pipeline skip op name: %.*s\n", STR_ARGS(name));
  return false;
}

static bool run(Context *ctx, Operation *op, const void *user) {
  const DynamicOptions *options = user;
  if (!is_chosen(ctx, op, options))
    return true;
  Arena arena;
  arena_init(&arena);
  Pipeline *pipeline = parse(ctx, &arena, options->pipeline);
  PipelineRunOptions run_options = {.verify_each = true};
  bool ok = pipeline != NULL;
  if (ok && options->on_parent)
    ok = run_on_parent(ctx, op);
  else if (ok && options->on_nested)
    ok = run_on_nested(ctx, pipeline, op, &run_options);
  else if (ok)
    ok = pipeline_run(ctx, pipeline, op, &run_options);
  arena_free(&arena);
  return ok;
}

const PassDef test_dynamic_pipeline_pass = {
    .flag = "test-dynamic-pipeline",
    .summary = "Tests the dynamic pipeline feature by applying a pipeline on a "
               "selected set of functions",
    .run = run,
    PASS_OPTIONS(options_table, DynamicOptions),
    .defaults = &default_options,
};
