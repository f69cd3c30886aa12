// SPDX-License-Identifier: Apache-2.0
// -mlir-debug-counter: which of the actions of a kind are executed, by number.
// Follows mlir::tracing::DebugCounter; besides, of one pass or one pattern.
#ifndef MLOPT_PASS_ACTIONS_DEBUG_COUNTER_H
#define MLOPT_PASS_ACTIONS_DEBUG_COUNTER_H

#include "ir/diagnostics/action.h"
#include "support/stream.h"
#include "support/vector.h"

/// The counter of a tag: that of a kind of actions, the flag or name of a pass,
/// or the name of a pattern.
typedef struct DebugCount {
  StringRef tag;      ///< Borrowed.
  int64_t count;      ///< Actions so far.
  int64_t skip;       ///< So many are not executed at first; -1: none.
  int64_t stop_after; ///< So many of the others are executed; -1: all.
} DebugCount;

/// The counters. To be used on one thread.
typedef struct DebugCounters {
  ActionHandler base;
  VECTOR(DebugCount) counts; ///< In the order in which they were named.
} DebugCounters;

/// Reads `apply-pattern-skip=4,apply-pattern-count=1`, which is borrowed. False
/// with the mistake in `error`.
bool debug_counters_init(DebugCounters *counters, const char *text,
                         Stream *error);
/// Frees the list.
void debug_counters_free(DebugCounters *counters);
/// Warns of counters that have counted nothing, though not for kinds of
/// actions.
void debug_counters_warn(const DebugCounters *counters, Stream *out);
/// Writes what was counted, by tag: `{count,skip,count limit}`.
void debug_counters_print(const DebugCounters *counters, Stream *out);

#endif
