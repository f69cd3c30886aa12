// SPDX-License-Identifier: Apache-2.0
// Instrumentation watches passes and pipelines run. Follows
// mlir::PassInstrumentation.
#ifndef MLOPT_PASS_INSTRUMENTATION_H
#define MLOPT_PASS_INSTRUMENTATION_H

#include "pass/pass.h"

/// The first member of a watcher's own struct. The functions may be called on
/// several threads at once, each with its own Context.
typedef struct PassInstrumentation PassInstrumentation;
struct PassInstrumentation {
  /// Called before `step`, a pass or a nested pipeline, runs on `op`. For a
  /// pipeline, `op` is the operation around those that it runs on. The result
  /// is passed to `after`.
  uint64_t (*before)(PassInstrumentation *self, Context *ctx,
                     const PipelineStep *step, Operation *op);
  /// Called after the step and its verification. `ok` is false if one of them
  /// failed.
  void (*after)(PassInstrumentation *self, Context *ctx,
                const PipelineStep *step, Operation *op, uint64_t token,
                bool ok);
};

enum { MAX_INSTRUMENTATIONS = 8 };

/// The watchers. They are told in order before a step, and in reverse order
/// after it. Context.instrumentor points to this.
typedef struct PassInstrumentor {
  PassInstrumentation *list[MAX_INSTRUMENTATIONS]; ///< Borrowed.
  unsigned size;
} PassInstrumentor;

/// Adds a watcher, which is borrowed. There may be MAX_INSTRUMENTATIONS of
/// them.
void pass_instrumentor_add(PassInstrumentor *instrumentor,
                           PassInstrumentation *instrumentation);

/// Writes `'func.func' operation: @f`, the way messages about passes name an
/// operation.
void pass_print_op(Stream *out, const Operation *op);

#endif
