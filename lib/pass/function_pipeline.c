// SPDX-License-Identifier: Apache-2.0
// Passes on one function after the other.
#include "pass/function_pipeline.h"

#include <string.h>

#include "ir/verifier.h"
#include "support/thread_pool.h"

bool pipeline_is_on_functions(const Pipeline *pipeline) {
  for (size_t i = 0; i < pipeline->num_steps; i++)
    if (!pipeline->steps[i].pass || !pipeline->steps[i].pass->on_function)
      return false;
  return string_ref_equals(pipeline->anchor, STR("builtin.module"));
}

void function_pipeline_init(FunctionPipeline *functions, Context *ctx,
                            const Pipeline *pipeline,
                            const PipelineRunOptions *options) {
  ThreadPool *pool = context_thread_pool(ctx);
  *functions = (FunctionPipeline){.pipeline = pipeline,
                                  .num_workers =
                                      pool ? thread_pool_num_workers(pool) : 1,
                                  .verify_each = options->verify_each};
  size_t size =
      functions->num_workers * pipeline->num_steps * sizeof *functions->states;
  functions->states = mem_alloc(size);
  if (size)
    memset(functions->states, 0, size);
}

void function_pipeline_free(FunctionPipeline *functions) {
  size_t num_steps = functions->pipeline->num_steps;
  for (size_t i = 0; i < functions->num_workers * num_steps; i++)
    if (functions->states[i])
      functions->pipeline->steps[i % num_steps].pass->on_function->free(
          functions->states[i]);
  mem_free(functions->states);
}

bool function_pipeline_run(void *pipeline, unsigned worker, Context *ctx,
                           Operation *op, SymbolTables *tables) {
  FunctionPipeline *functions = pipeline;
  size_t num_steps = functions->pipeline->num_steps;
  for (size_t i = 0; i < num_steps; i++) {
    const PipelineStep *step = &functions->pipeline->steps[i];
    const FunctionPass *pass = step->pass->on_function;
    void **state = &functions->states[worker * num_steps + i];
    if (!*state)
      *state = pass->create(ctx, step->options);
    if (!pass->run(ctx, op, *state) || ctx->diags.last ||
        (functions->verify_each && !op_verify_piece(ctx, op, tables)))
      return false;
  }
  return true;
}
