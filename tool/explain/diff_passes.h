// SPDX-License-Identifier: Apache-2.0
// -diff-passes: after each pass, which operations it has removed, added and
// changed. Operations are identified by their numbers, not by lines; an
// operation that only moved, or whose values only have other names, has not
// changed.
#ifndef MLOPT_TOOL_EXPLAIN_DIFF_PASSES_H
#define MLOPT_TOOL_EXPLAIN_DIFF_PASSES_H

#include "ir/diagnostics/action.h"
#include "pass/instrumentation.h"

/// The watcher, and a handler that has operations numbered on from pass to
/// pass.
typedef struct DiffPasses {
  PassInstrumentation base;
  ActionHandler numbers;
  bool uses_color;
} DiffPasses;

/// Nothing is owned.
void diff_passes_init(DiffPasses *diff, bool uses_color);

#endif
