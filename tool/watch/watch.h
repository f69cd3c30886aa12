// SPDX-License-Identifier: Apache-2.0
// Passes watched while they run: reproducers, IR printing, statistics and
// timing.
#ifndef MLOPT_TOOL_WATCH_WATCH_H
#define MLOPT_TOOL_WATCH_WATCH_H

#include "pass/reproducer.h"
#include "pass/timing.h"
#include "tool/explore/explore.h"
#include "tool/options.h"
#include "tool/watch/watch_actions.h"

/// The instrumentations that the options request.
typedef struct Watch {
  const ToolOptions *options; ///< Borrowed.
  PassInstrumentor instrumentor;
  CrashReproducer reproducer;
  IrPrinting printing;
  PassStatistics statistics; ///< For the current part of the input.
  PassTiming timing;         ///< For all parts.
  ActionWatch actions;       ///< For all parts.
  Explorer explorer;         ///< For all parts.
} Watch;

/// Sets up the instrumentations that `options`, which is borrowed, asks for.
void watch_init(Watch *watch, const ToolOptions *options);
/// Frees the data they collected; prints nothing.
void watch_free(Watch *watch);

/// Creates the files that the watchers write to. On failure, writes a line to
/// `err` and returns false.
bool watch_open(Watch *watch, Stream *err);

/// Is any watcher active?
bool watch_is_on(const Watch *watch);

/// Must passes run on one operation at a time?
bool watch_needs_one_thread(const ToolOptions *options);

/// Runs `pipeline` on `module`, watched. False after an error.
bool watch_run(Watch *watch, Context *ctx, const Pipeline *pipeline,
               Operation *module, const PipelineRunOptions *run);

/// Prints the final reports.
void watch_report(Watch *watch, const Pipeline *pipeline, Stream *err);

#endif
