// SPDX-License-Identifier: Apache-2.0
#include "pass/unmet.h"

/// Is it a pipeline with passes, none of which has run?
static bool is_unmet(const PipelineStep *step) {
  return step->nested && step->nested->num_steps &&
         !atomic_load_explicit(step->nested->is_met, memory_order_relaxed);
}

/// Does an earlier step of `pipeline` get the warning that step `index` would?
static bool is_repeated(const Pipeline *pipeline, size_t index) {
  StringRef anchor = pipeline->steps[index].nested->anchor;
  for (size_t i = 0; i < index; i++)
    if (is_unmet(&pipeline->steps[i]) &&
        string_ref_equals(pipeline->steps[i].nested->anchor, anchor))
      return true;
  return false;
}

static void warn(const Pipeline *around, const Pipeline *unmet,
                 Diagnostics *diags) {
  Diagnostic *diag = diag_emit(diags, DIAG_WARNING, (SourcePos){0});
  diag_format(diag,
              "the passes for '%.*s' in the pipeline did not run: none is "
              "directly inside '%.*s'",
              STR_ARGS(unmet->anchor), STR_ARGS(around->anchor));
}

void pipeline_warn_unmet(const Pipeline *pipeline, Diagnostics *diags) {
  for (size_t i = 0; i < pipeline->num_steps; i++) {
    const PipelineStep *step = &pipeline->steps[i];
    if (!step->nested)
      continue;
    if (!is_unmet(step))
      pipeline_warn_unmet(step->nested, diags);
    else if (!is_repeated(pipeline, i))
      warn(pipeline, step->nested, diags);
  }
}
