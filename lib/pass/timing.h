// SPDX-License-Identifier: Apache-2.0
// Measures how long passes take. Follows MLIR's PassTiming and
// DefaultTimingManager.
#ifndef MLOPT_PASS_TIMING_H
#define MLOPT_PASS_TIMING_H

#include "pass/statistics.h"

/// Seconds of wall time, by step. The times of all threads are added up. Owns
/// its tables.
typedef struct PassTiming {
  PassInstrumentation base;
  pthread_mutex_t mutex; ///< Guards `steps`.
  PtrMap steps;          ///< Maps PipelineStep * to double *.
  Arena arena;
  double start;
  double parsing; ///< Set by the code that parses and prints.
  double output;
  bool translates; ///< The output is LLVM IR: mlir-translate's word for it.
} PassTiming;

/// Starts the clock.
void pass_timing_init(PassTiming *timing);
/// Frees the times; no pass may be running.
void pass_timing_free(PassTiming *timing);

/// Seconds since an arbitrary moment.
double timing_now(void);

typedef enum ReportFormat { REPORT_TEXT, REPORT_JSON } ReportFormat;

/// Writes the report on the passes of `pipeline`, and on everything else that
/// ran.
void pass_timing_print(const PassTiming *timing, const Pipeline *pipeline,
                       ReportStyle style, ReportFormat format, Stream *out);

#endif
