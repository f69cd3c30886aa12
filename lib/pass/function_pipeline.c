// SPDX-License-Identifier: Apache-2.0
// Runs passes on one function after the other.
#include "pass/function_pipeline.h"

#include <string.h>

#include "ir/verify/verifier.h"
#include "support/thread_pool.h"

bool pipeline_is_on_functions(const Pipeline *pipeline) {
  for (size_t i = 0; i < pipeline->num_steps; i++) {
    const PassDef *pass = pipeline->steps[i].pass;
    bool is_last = i + 1 == pipeline->num_steps;
    if (!pass || !pass->on_function || (pass->on_function->finish && !is_last))
      return false;
  }
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

/// The thread's state for step `index`, created when first needed. NULL if the
/// pass needs the whole module.
static void *state_of(FunctionPipeline *functions, unsigned worker,
                      size_t index, Context *ctx, const Operation *module) {
  size_t num_steps = functions->pipeline->num_steps;
  const PipelineStep *step = &functions->pipeline->steps[index];
  void **state = &functions->states[worker * num_steps + index];
  if (!*state)
    *state = step->pass->on_function->create(ctx, module, step->options);
  return *state;
}

/// Verifies `op`. The verifier knows the symbols of the module around it. An
/// operation that replaced the function uses the same symbols as the function
/// did, which was verified.
static bool verify(Context *ctx, Operation *op, const Operation *given,
                   PieceVerifier *verifier) {
  return op_verify_piece(ctx, op, verifier,
                         op == given ? PIECE_CHECK_SYMBOLS
                                     : PIECE_TRUST_SYMBOLS);
}

const Operation *function_pipeline_run(void *pipeline, unsigned worker,
                                       Context *ctx, Operation *op,
                                       PieceVerifier *verifier) {
  FunctionPipeline *functions = pipeline;
  Operation *result = op;
  for (size_t i = 0; i < functions->pipeline->num_steps; i++) {
    const FunctionPass *pass = functions->pipeline->steps[i].pass->on_function;
    void *state = state_of(functions, worker, i, ctx, op_parent(op));
    result = state ? pass->run(ctx, op, state) : NULL;
    if (!result || ctx->diags.last ||
        (functions->verify_each && !verify(ctx, result, op, verifier)))
      return NULL;
  }
  return result;
}

/// An operation like `module` with one empty block.
static Operation *create_holder(Context *ctx, const Operation *module) {
  OpState state = {.def = module->def,
                   .loc = module->loc,
                   .attrs = module->attrs,
                   .num_regions = 1};
  Operation *holder = op_create(ctx, &state);
  region_append_block(op_region(holder, 0), block_create(ctx));
  return holder;
}

bool function_pipeline_finish(void *pipeline, Context *ctx,
                              const Operation *module, const Block **front) {
  const FunctionPipeline *functions = pipeline;
  size_t num_steps = functions->pipeline->num_steps;
  const FunctionPass *last =
      num_steps ? functions->pipeline->steps[num_steps - 1].pass->on_function
                : NULL;
  *front = NULL;
  if (!last || !last->finish)
    return true;
  VECTOR(void *) states = {0};
  for (unsigned i = 0; i < functions->num_workers; i++) {
    void *state = functions->states[i * num_steps + num_steps - 1];
    if (state)
      VECTOR_PUSH(&states, state);
  }
  Operation *holder = create_holder(ctx, module);
  Block *block = op_region(holder, 0)->first;
  bool ok = last->finish(ctx, module, states.data, states.size, block);
  VECTOR_FREE(&states);
  *front = block;
  return ok && (!functions->verify_each || op_verify(ctx, holder));
}
