// SPDX-License-Identifier: Apache-2.0
#include "pass/unmet.h"

#include "support/hash_table.h"

/// Is it a pipeline with passes, none of which has run?
static bool is_unmet(const PipelineStep *step) {
  return step->nested && step->nested->num_steps &&
         !atomic_load_explicit(step->nested->is_met, memory_order_relaxed);
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
  StringMap warned = {0};
  for (size_t i = 0; i < pipeline->num_steps; i++) {
    const PipelineStep *step = &pipeline->steps[i];
    if (!step->nested)
      continue;
    if (!is_unmet(step)) {
      pipeline_warn_unmet(step->nested, diags);
    } else if (!string_map_get(&warned, step->nested->anchor)) {
      string_map_set(&warned, step->nested->anchor, step->nested);
      warn(pipeline, step->nested, diags);
    }
  }
  string_map_free(&warned);
}
