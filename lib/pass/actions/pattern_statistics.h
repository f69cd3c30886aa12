// SPDX-License-Identifier: Apache-2.0
// -mlir-timing-patterns: how often each pattern of each pass was tried and
// applied, how long that took, and why it did not apply.
#ifndef MLOPT_PASS_ACTIONS_PATTERN_STATISTICS_H
#define MLOPT_PASS_ACTIONS_PATTERN_STATISTICS_H

#include "ir/diagnostics/action.h"
#include "support/hash_table.h"
#include "support/vector.h"

/// A reason, and how often it was given.
typedef struct FailureReason {
  const char *text; ///< Lives as long as the Context.
  uint64_t count;
} FailureReason;

/// A pattern, or the folds, of a pass.
typedef struct PatternRow {
  const char *pass;
  const char *name; ///< NULL: the folds.
  uint64_t num_tried;
  uint64_t num_applied;
  double seconds;
  VECTOR(FailureReason) reasons;
} PatternRow;

/// An action that has begun.
typedef struct OpenAction {
  ActionKind kind;
  uint32_t outer_pass; ///< The index of the pass around it.
  PatternRow *row;     ///< NULL: no pattern.
  double start;
} OpenAction;

/// Owns its tables.
typedef struct PatternStatistics {
  ActionHandler base;
  VECTOR(PatternRow *) rows;
  VECTOR(const char *) passes; ///< In the order in which they began.
  uint32_t pass;               ///< Index of the one that runs.
  StringMap pass_indices;      ///< By name, from 1.
  PtrMap by_name; ///< Rows of a pass by the pattern's name; see find_row.
  VECTOR(OpenAction) open;
} PatternStatistics;

/// No counts yet.
void pattern_statistics_init(PatternStatistics *statistics);
/// Writes the report: the passes in their order, patterns by time.
void pattern_statistics_print(PatternStatistics *statistics, Stream *out);
/// Frees the tables.
void pattern_statistics_free(PatternStatistics *statistics);

#endif
