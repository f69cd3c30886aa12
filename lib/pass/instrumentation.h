// SPDX-License-Identifier: Apache-2.0
// Instrumentation: what watches passes and pipelines run. Follows
// mlir::PassInstrumentation.
#ifndef MLOPT_PASS_INSTRUMENTATION_H
#define MLOPT_PASS_INSTRUMENTATION_H

#include "pass/pass.h"

/// First member of a watcher's own struct. Functions may be called on several
/// threads at once, each with its own Context.
typedef struct PassInstrumentation PassInstrumentation;
struct PassInstrumentation {
  /// `step`, a pass or a nested pipeline, is about to run on `op`: for the
  /// pipeline the operation around those that it runs on. The result is handed
  /// to `after`.
  uint64_t (*before)(PassInstrumentation *self, Context *ctx,
                     const PipelineStep *step, Operation *op);
  /// It ran, and the verifier with it; `ok` is false if one of them failed.
  void (*after)(PassInstrumentation *self, Context *ctx,
                const PipelineStep *step, Operation *op, uint64_t token,
                bool ok);
};

enum { MAX_INSTRUMENTATIONS = 8 };

/// Those that watch, told in order before a step and in reverse order after it.
/// Context.instrumentor points to it.
typedef struct PassInstrumentor {
  PassInstrumentation *list[MAX_INSTRUMENTATIONS]; ///< Borrowed.
  unsigned size;
} PassInstrumentor;

void pass_instrumentor_add(PassInstrumentor *instrumentor,
                           PassInstrumentation *instrumentation);

/// `'func.func' operation: @f`, as messages about passes name an operation.
void pass_print_op(Stream *out, const Operation *op);

#endif
