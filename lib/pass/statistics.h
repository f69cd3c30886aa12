// SPDX-License-Identifier: Apache-2.0
// The statistics of passes, summed up over all operations they run on. Follows
// MLIR's PassStatistics.
#ifndef MLOPT_PASS_STATISTICS_H
#define MLOPT_PASS_STATISTICS_H

#include <pthread.h>

#include "pass/instrumentation.h"
#include "support/hash_table.h"

/// The order in which reports show the passes: nested, or as a flat list.
typedef enum ReportStyle { REPORT_PIPELINE, REPORT_LIST } ReportStyle;

/// The counts of each step. Owns its tables.
typedef struct PassStatistics {
  PassInstrumentation base;
  pthread_mutex_t mutex; ///< Guards `counts` and `arena`.
  PtrMap counts;         ///< Maps PipelineStep * to uint64_t[num_statistics].
  Arena arena;
} PassStatistics;

/// Sets up the instrumentation without counts.
void pass_statistics_init(PassStatistics *statistics);
/// Frees the counts; printed reports stay valid.
void pass_statistics_free(PassStatistics *statistics);

/// Writes the report on the passes of `pipeline`.
void pass_statistics_print(const PassStatistics *statistics,
                           const Pipeline *pipeline, ReportStyle style,
                           Stream *out);

/// Writes the title, between rulers, with which reports begin.
void report_title(Stream *out, const char *title);

#endif
