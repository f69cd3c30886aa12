// SPDX-License-Identifier: Apache-2.0
// Runs passes on one function after the other.
//
// The pipeline is flattened: a pipeline nested in it for functions is a step
// that leaves other operations alone. One pass may replace functions and put
// operations in front of all (FunctionPass.finish); the passes after it run on
// the new functions, and at the end on the operations in front.
#include "pass/function_pipeline.h"

#include <assert.h>
#include <string.h>

#include "ir/interfaces/effects.h"
#include "ir/verify/verifier.h"
#include "support/thread_pool.h"

/// Can the pass run on the operations of `pipeline`? If not, the error is
/// reported when the whole module is run.
static bool fits_anchor(const Pipeline *pipeline, const PassDef *pass) {
  return !pass->trait &&
         (!pass->anchor ||
          string_ref_equals(pipeline->anchor,
                            string_ref_from_cstr(pass->anchor)));
}

static bool is_on_functions(const Pipeline *pipeline, const PassDef *pass) {
  return pass && (pass->on_function || pass->is_local) &&
         fits_anchor(pipeline, pass);
}

static bool has_finish(const PassDef *pass) {
  return pass->on_function && pass->on_function->finish;
}

/// A pipeline for functions, in one for modules.
static bool is_nested_on_functions(const Pipeline *nested) {
  if (string_ref_equals(nested->anchor, STR("builtin.module")) ||
      string_ref_equals(nested->anchor, STR("any")))
    return false;
  for (size_t i = 0; i < nested->num_steps; i++) {
    const PassDef *pass = nested->steps[i].pass;
    if (!is_on_functions(nested, pass) || has_finish(pass))
      return false;
  }
  return true;
}

bool pipeline_is_on_functions(const Pipeline *pipeline) {
  unsigned num_finishes = 0;
  for (size_t i = 0; i < pipeline->num_steps; i++) {
    const PipelineStep *step = &pipeline->steps[i];
    if (step->pass ? !is_on_functions(pipeline, step->pass)
                   : !is_nested_on_functions(step->nested))
      return false;
    num_finishes += step->pass && has_finish(step->pass);
  }
  return num_finishes <= 1 &&
         string_ref_equals(pipeline->anchor, STR("builtin.module"));
}

static void add_steps(FunctionPipeline *functions, const Pipeline *pipeline) {
  for (size_t i = 0; i < pipeline->num_steps; i++) {
    const PipelineStep *step = &pipeline->steps[i];
    if (step->pass)
      VECTOR_PUSH(&functions->steps,
                  (FunctionStep){step->pass, step->options, pipeline});
  }
}

static void flatten(FunctionPipeline *functions, const Pipeline *pipeline) {
  for (size_t i = 0; i < pipeline->num_steps; i++) {
    const PipelineStep *step = &pipeline->steps[i];
    if (step->pass)
      VECTOR_PUSH(&functions->steps,
                  (FunctionStep){.pass = step->pass, .options = step->options});
    else
      add_steps(functions, step->nested);
  }
}

void function_pipeline_init(FunctionPipeline *functions, Context *ctx,
                            const Pipeline *pipeline,
                            const PipelineRunOptions *options) {
  ThreadPool *pool = context_thread_pool(ctx);
  *functions = (FunctionPipeline){.num_workers =
                                      pool ? thread_pool_num_workers(pool) : 1,
                                  .verify_each = options->verify_each};
  assert(pipeline_is_on_functions(pipeline));
  flatten(functions, pipeline);
  size_t size = functions->num_workers * functions->steps.size * sizeof(void *);
  functions->states = mem_alloc(size);
  if (size)
    memset(functions->states, 0, size);
}

void function_pipeline_free(FunctionPipeline *functions) {
  size_t num_steps = functions->steps.size;
  for (size_t i = 0; i < functions->num_workers * num_steps; i++)
    if (functions->states[i])
      functions->steps.data[i % num_steps].pass->on_function->free(
          functions->states[i]);
  mem_free(functions->states);
  VECTOR_FREE(&functions->steps);
}

/// The thread's state for step `index`, created when first needed. NULL if the
/// pass needs the whole module.
static void *state_of(FunctionPipeline *functions, unsigned worker,
                      size_t index, Context *ctx, const Operation *module) {
  size_t num_steps = functions->steps.size;
  const FunctionStep *step = &functions->steps.data[index];
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

/// Runs step `index` on `op`, an operation in `module` or one that replaced it.
/// Returns the outcome; NULL as in function_pipeline_run.
static Operation *run_step(FunctionPipeline *functions, unsigned worker,
                           size_t index, Context *ctx, Operation *op,
                           const Operation *module) {
  const FunctionStep *step = &functions->steps.data[index];
  if (step->nested) {
    if (!string_ref_equals(step->nested->anchor, op_name(op)))
      return op;
    if (!op_has_trait(op, TRAIT_ISOLATED))
      return NULL;
    atomic_store_explicit(step->nested->is_met, true, memory_order_relaxed);
  }
  if (ctx->activity)
    *ctx->activity = step->pass->flag;
  if (!step->pass->on_function)
    return op_stands_alone(op) && step->pass->run(ctx, op, step->options)
               ? op
               : NULL;
  void *state = state_of(functions, worker, index, ctx, module);
  return state ? step->pass->on_function->run(ctx, op, state) : NULL;
}

const Operation *function_pipeline_run(void *pipeline, unsigned worker,
                                       Context *ctx, Operation *op,
                                       PieceVerifier *verifier) {
  FunctionPipeline *functions = pipeline;
  const Operation *module = op_parent(op);
  Operation *result = op;
  for (size_t i = 0; i < functions->steps.size; i++) {
    result = run_step(functions, worker, i, ctx, result, module);
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

/// Runs the steps from number `first` on, on the operations in `block`. False
/// if one of them does more than change them.
static bool run_on_front(FunctionPipeline *functions, size_t first,
                         Context *ctx, const Operation *module, Block *block) {
  for (size_t i = first; i < functions->steps.size; i++)
    FOR_EACH_OP(op, block)
      if (run_step(functions, 0, i, ctx, op, module) != op || ctx->diags.last)
        return false;
  return true;
}

/// The step with a finish; the number of steps if there is none.
static size_t finishing_step(const FunctionPipeline *functions) {
  size_t i = 0;
  while (i < functions->steps.size &&
         !has_finish(functions->steps.data[i].pass))
    i++;
  return i;
}

bool function_pipeline_finish(void *pipeline, Context *ctx,
                              const Operation *module, const Block **front) {
  FunctionPipeline *functions = pipeline;
  size_t num_steps = functions->steps.size;
  size_t index = finishing_step(functions);
  *front = NULL;
  if (index == num_steps)
    return true;
  VECTOR(void *) states = {0};
  for (unsigned i = 0; i < functions->num_workers; i++) {
    void *state = functions->states[i * num_steps + index];
    if (state)
      VECTOR_PUSH(&states, state);
  }
  Operation *holder = create_holder(ctx, module);
  Block *block = op_region(holder, 0)->first;
  const FunctionPass *pass = functions->steps.data[index].pass->on_function;
  bool ok = pass->finish(ctx, module, states.data, states.size, block) &&
            run_on_front(functions, index + 1, ctx, module, block);
  VECTOR_FREE(&states);
  *front = block;
  return ok && (!functions->verify_each || op_verify(ctx, holder));
}
