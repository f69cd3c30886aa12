// SPDX-License-Identifier: Apache-2.0
// Debug traces: -debug-only=TYPE. Always compiled in; off, a trace costs one
// test of a bit.
#ifndef MLOPT_SUPPORT_TRACE_H
#define MLOPT_SUPPORT_TRACE_H

#include <stdbool.h>

#include "support/stream.h"

/// The trace types, in the order in which they are listed to users.
#define TRACE_TYPES(TRACE)                                                     \
  TRACE(DIALECT_CONVERSION, "dialect-conversion")                              \
  TRACE(GREEDY_REWRITER, "greedy-rewriter")                                    \
  TRACE(PATTERN_APPLICATION, "pattern-application")                            \
  TRACE(PASS_MANAGER, "pass-manager")

typedef enum TraceType {
#define TRACE(ID, NAME) TRACE_##ID,
  TRACE_TYPES(TRACE)
#undef TRACE
      TRACE_NUM_TYPES
} TraceType;

/// See rewrite/trace_op.h.
typedef struct TraceObserver TraceObserver;

/// What is being traced and where to. One per context; not shared by threads.
typedef struct Trace {
  unsigned enabled; ///< Bit per TraceType.
  bool stable_ids;  ///< Print `(#N)` instead of addresses.
  unsigned indent;  ///< Two spaces each.
  Stream *out;      ///< Borrowed.
  /// Size of `out` from which on no operation begins: tracing ends there. 0:
  /// none.
  size_t limit;
  TraceObserver *observer; ///< Borrowed; NULL: the trace has the IR as text.
} Trace;

static inline bool trace_is_enabled(const Trace *trace, TraceType type) {
  return __builtin_expect((trace->enabled >> type) & 1u, 0);
}

/// Type named `name`, or TRACE_NUM_TYPES.
TraceType trace_type_from_name(StringRef name);
/// As -debug-only takes it, a constant text.
const char *trace_type_name(TraceType type);

/// Begins a line: the indentation.
void trace_begin(Trace *trace);
/// A whole line, indented; the line end is added.
__attribute__((format(printf, 2, 3))) void trace_line(Trace *trace,
                                                      const char *format, ...);
/// `//===---…===//`, indented.
void trace_rule(Trace *trace);

#endif
