// SPDX-License-Identifier: Apache-2.0
#include "pass/unmet.h"

#include <string.h>

#include "ir/diagnostics/name_hints.h"
#include "support/hash_table.h"

static bool is_met(const Pipeline *pipeline) {
  return atomic_load_explicit(pipeline->is_met, memory_order_relaxed);
}

static void copy_met(const Pipeline *from, Pipeline *to) {
  if (is_met(from))
    atomic_store_explicit(to->is_met, true, memory_order_relaxed);
}

static InnerPipelines inner_of(const PipelineStep *step) {
  size_t offset = step->pass ? step->pass->inner_offset : 0;
  InnerPipelines inner = {0};
  if (offset)
    memcpy(&inner, (const char *)step->options + offset, sizeof inner);
  return inner;
}

/// Where in the text the steps begin.
static uint32_t first_column(const Pipeline *pipeline) {
  size_t i = 0;
  while (i < pipeline->num_steps && !pipeline->steps[i].column)
    i++;
  return i < pipeline->num_steps ? pipeline->steps[i].column : 0;
}

static void add_step_met(const PipelineStep *from, const PipelineStep *to) {
  InnerPipelines inner = inner_of(from), target = inner_of(to);
  if (from->nested)
    pipeline_add_met(from->nested, to->nested);
  for (size_t i = 0; i < inner.size; i++)
    pipeline_add_met(inner.list[i], target.list[i]);
}

/// The steps stand at the same places of both texts, but for the names of the
/// anchors around them. What stands for several passes is skipped.
void pipeline_add_met(const Pipeline *from, Pipeline *to) {
  copy_met(from, to);
  uint32_t before = first_column(from), target_before = first_column(to);
  for (size_t i = 0, k = 0; i < from->num_steps; i++) {
    const PipelineStep *step = &from->steps[i];
    if (!step->column)
      continue;
    uint32_t column = step->column - before + target_before;
    while (k < to->num_steps && to->steps[k].column < column)
      k++;
    if (k < to->num_steps && to->steps[k].column == column &&
        to->steps[k].pass == step->pass)
      add_step_met(step, &to->steps[k]);
  }
}

/// What is around a pipeline.
typedef struct Surroundings {
  StringRef anchor; ///< The operation it looks into; `any`: see `pass`.
  const char *pass; ///< The pass whose option it is. NULL: none.
  SourcePos pos;    ///< That of the pass.
} Surroundings;

typedef struct UnmetWarnings {
  const Context *ctx;
  Diagnostics *diags;
} UnmetWarnings;

/// Where the step stands: in the text itself or in an option of a pass.
static SourcePos step_pos(const PipelineStep *step,
                          const Surroundings *around) {
  if (around->pass || !step->column)
    return around->pos;
  return (SourcePos){STR(PIPELINE_FILE), 1, step->column};
}

static void warn(const UnmetWarnings *work, const PipelineStep *step,
                 const Surroundings *around) {
  StringRef anchor = step->nested->anchor;
  Diagnostic *diag =
      diag_emit(work->diags, DIAG_WARNING, step_pos(step, around));
  diag_format(diag, "the passes for '%.*s' in the pipeline ", STR_ARGS(anchor));
  if (around->pass)
    diag_format(diag, "of '%s' ", around->pass);
  diag_text(diag, "did not run: none is directly inside ");
  if (around->pass && string_ref_equals(around->anchor, STR("any")))
    diag_text(diag, "what that runs on");
  else
    diag_format(diag, "'%.*s'", STR_ARGS(around->anchor));
  hint_anchor(work->ctx, diag, anchor);
}

static void warn_in(const UnmetWarnings *work, const Pipeline *pipeline,
                    const Surroundings *around);

/// One for each kind of operation that the pass may meet. It need not meet each
/// of them, but they should exist.
static void warn_unknown(const UnmetWarnings *work, const Pipeline *pipeline,
                         const Surroundings *around) {
  StringRef anchor = pipeline->anchor;
  if (string_ref_equals(anchor, STR("any")) ||
      context_op_def(work->ctx, anchor))
    return;
  Diagnostic *diag = diag_emit(work->diags, DIAG_WARNING, around->pos);
  diag_format(diag,
              "the passes for '%.*s' in the pipeline of '%s' did not run: no "
              "registered operation has this name",
              STR_ARGS(anchor), around->pass);
  hint_anchor(work->ctx, diag, anchor);
}

/// Looks into the pipelines in the options of a pass.
static void warn_in_options(const UnmetWarnings *work, const PipelineStep *step,
                            const Surroundings *around) {
  InnerPipelines inner = inner_of(step);
  for (size_t i = 0; i < inner.size; i++) {
    const Pipeline *pipeline = inner.list[i];
    Surroundings inside = {pipeline->anchor, step->pass->flag,
                           step_pos(step, around)};
    if (is_met(pipeline))
      warn_in(work, pipeline, &inside);
    else
      warn_unknown(work, pipeline, &inside);
  }
}

/// Recursion goes as deep as pipelines nest.
static void warn_in(const UnmetWarnings *work, const Pipeline *pipeline,
                    const Surroundings *around) {
  StringMap warned = {0};
  for (size_t i = 0; i < pipeline->num_steps; i++) {
    const PipelineStep *step = &pipeline->steps[i];
    const Pipeline *nested = step->nested;
    if (!nested) {
      warn_in_options(work, step, around);
    } else if (is_met(nested)) {
      Surroundings inside = *around;
      inside.anchor = nested->anchor;
      warn_in(work, nested, &inside);
    } else if (nested->num_steps && step->column &&
               !string_map_get(&warned, nested->anchor)) {
      string_map_set(&warned, nested->anchor, step->nested);
      warn(work, step, around);
    }
  }
  string_map_free(&warned);
}

void pipeline_warn_unmet(const Context *ctx, const Pipeline *pipeline,
                         Diagnostics *diags) {
  UnmetWarnings work = {.ctx = ctx, .diags = diags};
  warn_in(&work, pipeline, &(Surroundings){.anchor = pipeline->anchor});
}
