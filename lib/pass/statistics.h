// SPDX-License-Identifier: Apache-2.0
// What passes count, summed up over all that they run on. Follows mlir's
// PassStatistics.
#ifndef MLOPT_PASS_STATISTICS_H
#define MLOPT_PASS_STATISTICS_H

#include <pthread.h>

#include "pass/instrumentation.h"
#include "support/hash_table.h"

/// How reports show the passes: as they nest, or one by one.
typedef enum ReportStyle { REPORT_PIPELINE, REPORT_LIST } ReportStyle;

/// Counts by step. Owns its tables.
typedef struct PassStatistics {
  PassInstrumentation base;
  pthread_mutex_t mutex; ///< Of `counts` and `arena`.
  PtrMap counts;         ///< PipelineStep * to uint64_t[num_statistics].
  Arena arena;
} PassStatistics;

void pass_statistics_init(PassStatistics *statistics);
void pass_statistics_free(PassStatistics *statistics);

/// The report on the passes of `pipeline`.
void pass_statistics_print(const PassStatistics *statistics,
                           const Pipeline *pipeline, ReportStyle style,
                           Stream *out);

/// The title between rules with which reports begin.
void report_title(Stream *out, const char *title);

#endif
