// SPDX-License-Identifier: Apache-2.0
// The trace of the greedy driver, in mlir-opt's words, and its warning.
#ifndef MLOPT_REWRITE_GREEDY_GREEDY_TRACE_H
#define MLOPT_REWRITE_GREEDY_GREEDY_TRACE_H

#include "rewrite/greedy/greedy_internal.h"

static inline bool greedy_traces(const GreedyDriver *driver) {
  return trace_is_enabled(&driver->ctx->trace, TRACE_GREEDY_REWRITER);
}

/// The functions below write lines of the trace. All but the first do nothing
/// unless the trace is on.
void greedy_trace_begin_op(GreedyDriver *driver, const Operation *op);
/// Writes `} -> success : text`, and a ruler after it for an operation.
void greedy_trace_end_op(GreedyDriver *driver, bool success, const char *text);
/// Writes `} -> success : …` or `} -> failure : …`, with less indentation.
void greedy_trace_end_pattern(GreedyDriver *driver, bool success);
/// Writes `* Pattern NAME : 'OP -> (GENERATED)' {`, and indents.
void greedy_trace_begin_pattern(GreedyDriver *driver, const Operation *op,
                                const RewritePattern *pattern);
/// Writes `** Insert  : 'NAME'(0x…)`, after `op` was; `action` is padded to 8
/// characters.
void greedy_trace_did(GreedyDriver *driver, const char *action,
                          Operation *op);
/// The same before `op` is erased or replaced.
void greedy_trace_will(GreedyDriver *driver, const char *action,
                          Operation *op);
/// Writes `** Match Failure : reason`.
void greedy_trace_match_failure(GreedyDriver *driver, const char *reason);
/// The nearest isolated operation around `op`. NULL if the trace is off.
Operation *greedy_trace_dump_root(GreedyDriver *driver, Operation *op);
/// Prints `root`, from before the fold, as it is after it. Does nothing if
/// `root` is NULL.
void greedy_trace_folded(GreedyDriver *driver, const Operation *root);
/// Writes `The pattern rewrite did not converge after scanning 10 times`.
void greedy_trace_no_fixpoint(GreedyDriver *driver, const char *before,
                              int64_t count, const char *after);

/// Warns about the patterns that are still being applied.
void greedy_warn_endless(GreedyDriver *driver);

#endif
