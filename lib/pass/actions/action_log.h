// SPDX-License-Identifier: Apache-2.0
// -log-actions-to: a line when an action begins and one when it has ended.
// Follows mlir::tracing::ActionLogger.
#ifndef MLOPT_PASS_ACTIONS_ACTION_LOG_H
#define MLOPT_PASS_ACTIONS_ACTION_LOG_H

#include <stdio.h>

#include "ir/attributes/location.h"
#include "ir/diagnostics/action.h"
#include "support/stream.h"
#include "support/vector.h"

/// `file:line:column`; a number that is 0 stands for any.
typedef struct ActionPlace {
  StringRef file; ///< Borrowed.
  uint32_t line, column;
} ActionPlace;

/// The log. To be used on one thread.
typedef struct ActionLog {
  ActionHandler base;
  FILE *file;               ///< Borrowed.
  VECTOR(ActionPlace) only; ///< Empty: any place.
  VECTOR(bool) is_logged;   ///< For the actions that have not ended.
} ActionLog;

/// Logs to `file` the actions on operations that come from one of the places
/// in `filter`, a list with commas, which is borrowed; NULL: all actions.
void action_log_init(ActionLog *log, FILE *file, const char *filter);
/// Frees the lists, and leaves the file open.
void action_log_free(ActionLog *log);

#endif
