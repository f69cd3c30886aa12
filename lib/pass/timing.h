// SPDX-License-Identifier: Apache-2.0
// How long passes take. Follows mlir's PassTiming and DefaultTimingManager.
#ifndef MLOPT_PASS_TIMING_H
#define MLOPT_PASS_TIMING_H

#include "pass/statistics.h"

/// Seconds of wall time, by step. Where threads run, those of all are summed
/// up. Owns its tables.
typedef struct PassTiming {
  PassInstrumentation base;
  pthread_mutex_t mutex; ///< Of `steps`.
  PtrMap steps;          ///< PipelineStep * to double *.
  Arena arena;
  double start;
  double parsing; ///< Set by who parses and prints.
  double output;
} PassTiming;

/// Time starts to run.
void pass_timing_init(PassTiming *timing);
void pass_timing_free(PassTiming *timing);

/// Seconds since some moment.
double timing_now(void);

typedef enum ReportFormat { REPORT_TEXT, REPORT_JSON } ReportFormat;

/// The report on the passes of `pipeline`, and on what has run beside them.
void pass_timing_print(const PassTiming *timing, const Pipeline *pipeline,
                       ReportStyle style, ReportFormat format, Stream *out);

#endif
