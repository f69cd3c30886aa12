// SPDX-License-Identifier: Apache-2.0
// Runs a pipeline for modules on one function at a time, so that the module is
// never in memory as a whole.
#ifndef MLOPT_PASS_FUNCTION_PIPELINE_H
#define MLOPT_PASS_FUNCTION_PIPELINE_H

#include "ir/verify/verifier.h"
#include "pass/pass.h"

/// A pass, and what it runs on.
typedef struct FunctionStep {
  const PassDef *pass;
  const void *options;
  const Pipeline *nested; ///< It runs on the operations for which this is.
                          ///< NULL: on all.
} FunctionStep;

/// A pipeline with a state for each pass and thread. Owns the states.
typedef struct FunctionPipeline {
  VECTOR(FunctionStep) steps;
  void **states; ///< One per thread and step. NULL: not made yet.
  unsigned num_workers;
  bool verify_each;
} FunctionPipeline;

/// Can all passes of `pipeline` run on single functions? It is a pipeline for
/// modules.
bool pipeline_is_on_functions(const Pipeline *pipeline);

/// Borrows `pipeline`, which is on functions. The worker threads are those of
/// `ctx`.
void function_pipeline_init(FunctionPipeline *functions, Context *ctx,
                            const Pipeline *pipeline,
                            const PipelineRunOptions *options);
/// Frees the states, but not the pipeline.
void function_pipeline_free(FunctionPipeline *functions);

/// Does to `op`, a verified operation in a module's block, what the pipeline
/// would do to it in the whole module. Returns the outcome. NULL if that needs
/// the whole module, or if something was reported. `ctx` and `verifier` belong
/// to thread number `worker`; `pipeline` is a FunctionPipeline.
const Operation *function_pipeline_run(void *pipeline, unsigned worker,
                                       Context *ctx, Operation *op,
                                       PieceVerifier *verifier);
/// Called after all functions. Sets `*front` to a block with the operations to
/// put before them in `module`, or to NULL. False if that needs the whole
/// module.
bool function_pipeline_finish(void *pipeline, Context *ctx,
                              const Operation *module, const Block **front);

#endif
