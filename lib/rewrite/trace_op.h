// SPDX-License-Identifier: Apache-2.0
// Prints operations for the traces of both drivers.
#ifndef MLOPT_REWRITE_TRACE_OP_H
#define MLOPT_REWRITE_TRACE_OP_H

#include "ir/operation.h"

/// Records the IR while it is rewritten. The trace leaves out what is told to
/// it: the text of operations, and that of functions after a fold.
struct TraceObserver {
  /// The IR around `op` has changed, as the last line says.
  void (*changed)(TraceObserver *self, Context *ctx, Operation *op);
  /// It will change, before the next operation or pattern begins or ends. `op`
  /// may be gone by then.
  void (*changes)(TraceObserver *self, Context *ctx, Operation *op);
  /// What was to change has changed.
  void (*settled)(TraceObserver *self, Context *ctx);
};

/// Tells the observer, if there is one.
static inline void trace_changed(Context *ctx, Operation *op) {
  if (ctx->trace.observer)
    ctx->trace.observer->changed(ctx->trace.observer, ctx, op);
}
/// Tells the observer, if there is one.
static inline void trace_changes(Context *ctx, Operation *op) {
  if (ctx->trace.observer)
    ctx->trace.observer->changes(ctx->trace.observer, ctx, op);
}
/// Tells the observer, if there is one.
static inline void trace_settled(Context *ctx) {
  if (ctx->trace.observer)
    ctx->trace.observer->settled(ctx->trace.observer, ctx);
}

/// Is `op` in a function, or another isolated operation, with more operations
/// than are numbered for each line of a trace? Constant time.
bool trace_is_in_large_scope(const Operation *op);

/// Writes the generic form of `op`, which has no regions, to the trace, without
/// a newline. In a function of many operations only the values of `op` itself
/// are numbered, so that tracing stays linear.
void trace_write_generic(Context *ctx, const Operation *op);

/// Writes what tells `op` from others: `(0x…)`, or `(#id)` with
/// -debug-stable-ids.
void trace_write_address(const Trace *trace, const Operation *op);

/// Writes `'NAME'(0x…)`.
void trace_write_op(const Trace *trace, const Operation *op);

/// Begins the block of `op`, which ends with `}`: a ruler, `ACTION operation :
/// 'NAME'(0x…) {`, and the operation itself if it has no regions.
void trace_begin_op(Context *ctx, const char *action, const Operation *op);

#endif
