// SPDX-License-Identifier: Apache-2.0
// Actions watched while passes run: their log, profile and counters. Follows
// mlir::tracing::InstallDebugHandler.
#ifndef MLOPT_TOOL_WATCH_WATCH_ACTIONS_H
#define MLOPT_TOOL_WATCH_WATCH_ACTIONS_H

#include "pass/actions/action_log.h"
#include "pass/actions/action_profile.h"
#include "pass/actions/debug_counter.h"
#include "pass/actions/pattern_statistics.h"
#include "tool/explain/diff_passes.h"
#include "tool/explain/why.h"
#include "tool/options.h"

/// The handlers that the options request.
typedef struct ActionWatch {
  const ToolOptions *options; ///< Borrowed.
  ActionHandlers handlers;
  ActionLog log;
  ActionProfile profile;
  DebugCounters counters;
  PatternStatistics patterns;
  WhyLog why;
  DiffPasses diff;
  ActionHandler hook;            ///< For a debugger.
  FILE *log_file, *profile_file; ///< Owned unless standard output; or NULL.
} ActionWatch;

/// Does an option ask for actions? If so, actions run one after the other.
bool action_watch_is_on(const ToolOptions *options);

/// Does an option ask why something was done, or not?
bool action_watch_needs_why(const ToolOptions *options);

/// Opens the files. On failure, writes a line to `err` and returns false; free
/// it in any case.
bool action_watch_init(ActionWatch *watch, const ToolOptions *options,
                       Stream *err);
/// Flushes the files, so that other output to them comes later. False if not
/// all could be written.
bool action_watch_flush(const ActionWatch *watch);
/// Ends and closes the files. If not all could be written, writes a line to
/// `err` and returns false.
bool action_watch_end(ActionWatch *watch, Stream *err);
/// Writes the counters' values, if an option asks for them.
void action_watch_report(ActionWatch *watch, Stream *err);
/// Frees everything and closes what is open.
void action_watch_free(ActionWatch *watch);

#endif
