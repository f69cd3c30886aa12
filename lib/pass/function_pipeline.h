// SPDX-License-Identifier: Apache-2.0
// A pipeline for modules that runs on one function at a time, so that the
// module is never in memory as a whole.
#ifndef MLOPT_PASS_FUNCTION_PIPELINE_H
#define MLOPT_PASS_FUNCTION_PIPELINE_H

#include "ir/verify/verifier.h"
#include "pass/pass.h"

/// One state a pass and thread.
typedef struct FunctionPipeline {
  const Pipeline *pipeline;
  void **states; ///< NULL: not made yet.
  unsigned num_workers;
  bool verify_each;
} FunctionPipeline;

/// Do all passes of `pipeline`, which is one for modules, know how?
bool pipeline_is_on_functions(const Pipeline *pipeline);

/// Borrows `pipeline`. The threads are those of `ctx`.
void function_pipeline_init(FunctionPipeline *functions, Context *ctx,
                            const Pipeline *pipeline,
                            const PipelineRunOptions *options);
void function_pipeline_free(FunctionPipeline *functions);

/// Makes of `op`, verified, in a module's block, what the pipeline would on the
/// whole module. NULL if that cannot be said, or something was reported. `ctx`
/// and `verifier` are those of thread number `worker`; `pipeline` is a
/// FunctionPipeline.
const Operation *function_pipeline_run(void *pipeline, unsigned worker,
                                       Context *ctx, Operation *op,
                                       PieceVerifier *verifier);
/// After all of them: in `*front` a block of what comes before them in
/// `module`, or NULL. False if that cannot be said.
bool function_pipeline_finish(void *pipeline, Context *ctx,
                              const Operation *module, const Block **front);

#endif
