// SPDX-License-Identifier: Apache-2.0
// -why and -why-not: which rewrites created an operation, and why it is still
// there. A log of the actions has the numbers of the operations that each
// created, so the chain back to the input can be followed.
#ifndef MLOPT_TOOL_EXPLAIN_WHY_H
#define MLOPT_TOOL_EXPLAIN_WHY_H

#include "ir/diagnostics/action.h"
#include "pass/pass.h"
#include "support/vector.h"

#define NO_RECORD UINT32_MAX

/// An action that was executed.
typedef struct WhyRecord {
  ActionKind kind;
  bool applied;
  bool in_conversion;
  bool is_for_any;   ///< The pattern has no root.
  const char *name;  ///< Name of the pass or pattern.
  uint32_t pass;     ///< Index of the record of the pass around it.
  uint32_t op_id;    ///< The number of the operation that it worked on.
  StringRef op_name; ///< Lives as long as the Context.
  Location loc;
  uint32_t first_id; ///< Operations from the one after this to `last_id` were
  uint32_t last_id;  ///< made meanwhile.
  uint32_t number;   ///< Its number among the applied, from 1.
  uint32_t first_reason, last_reason; ///< NO_RECORD: none was given.
} WhyRecord;

/// A pattern's reason for not matching an operation.
typedef struct WhyReason {
  uint32_t next;    ///< The next reason of the same record, or NO_RECORD.
  const char *text; ///< Lives as long as the Context.
} WhyReason;

/// Owns its lists.
typedef struct WhyLog {
  ActionHandler base;
  VECTOR(WhyRecord) records;
  VECTOR(WhyReason) reasons;
  VECTOR(uint32_t) open; ///< Records that have begun.
  uint32_t num_applied;
} WhyLog;

/// Begins an empty log.
void why_log_init(WhyLog *log);
/// Empties the log.
void why_log_clear(WhyLog *log);
/// Frees the lists.
void why_log_free(WhyLog *log);

/// Writes which actions created the operation at `place` (`line` or
/// `line:column` of the text of `root`). False after an error in `ctx`.
bool why_print(const WhyLog *log, const PassRegistry *passes, Context *ctx,
               Operation *root, const char *place, Stream *out);
/// Writes why the operations at `what`, a place or the name of operations, are
/// still there. False after an error in `ctx`.
bool why_not_print(const WhyLog *log, const PassRegistry *passes, Context *ctx,
                   Operation *root, const char *what, Stream *out);
/// Writes a line for each operation of `root` that a conversion tried to
/// replace but could not.
void why_print_leftovers(const WhyLog *log, Context *ctx, Operation *root,
                         Stream *out);

#endif
