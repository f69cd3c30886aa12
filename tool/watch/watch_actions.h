// SPDX-License-Identifier: Apache-2.0
// Actions watched while passes run: the log, the profile and the counters of
// them. Follows mlir::tracing::InstallDebugHandler.
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

/// Does an option ask for actions? They come one after the other then.
bool action_watch_is_on(const ToolOptions *options);

/// Does an option ask why something was done, or not?
bool action_watch_needs_why(const ToolOptions *options);

/// Opens the files. On failure, writes a line to `err` and returns false; free
/// it in any case.
bool action_watch_init(ActionWatch *watch, const ToolOptions *options,
                       Stream *err);
/// Writes what is buffered, for what comes after it in the same file. False:
/// not all of it could be written.
bool action_watch_flush(const ActionWatch *watch);
/// Ends and closes the files. If not all could be written, writes a line to
/// `err` and returns false.
bool action_watch_end(ActionWatch *watch, Stream *err);
/// Writes what the counters have counted, if an option asks for it.
void action_watch_report(ActionWatch *watch, Stream *err);
/// Frees everything and closes what is open.
void action_watch_free(ActionWatch *watch);

#endif
