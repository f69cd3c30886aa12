// SPDX-License-Identifier: Apache-2.0
// What the user wants to see of passes while they run.
#ifndef MLOPT_TOOL_WATCH_H
#define MLOPT_TOOL_WATCH_H

#include "pass/reproducer.h"
#include "pass/timing.h"
#include "tool/options.h"

/// Those of the instrumentations that the options ask for.
typedef struct Watch {
  const ToolOptions *options; ///< Borrowed.
  PassInstrumentor instrumentor;
  CrashReproducer reproducer;
  IrPrinting printing;
  PassStatistics statistics; ///< Of the part at hand.
  PassTiming timing;         ///< Of all parts.
} Watch;

void watch_init(Watch *watch, const ToolOptions *options);
void watch_free(Watch *watch);

/// Makes what the watchers write to. False after a line on `err`.
bool watch_open(const Watch *watch, Stream *err);

/// Do passes see one operation at a time only?
bool watch_needs_one_thread(const ToolOptions *options);

/// Runs `pipeline` on `module`, watched. False after an error.
bool watch_run(Watch *watch, Context *ctx, const Pipeline *pipeline,
               Operation *module, const PipelineRunOptions *run);

/// What is said when all is done.
void watch_report(const Watch *watch, const Pipeline *pipeline, Stream *err);

#endif
