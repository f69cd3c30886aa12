// SPDX-License-Identifier: Apache-2.0
// The pass manager runs a pipeline. A nested pipeline runs on the operations
// directly inside, each with a Context of its own, on several threads.
// Recursion goes as deep as pipelines nest; their parser limits that.
#include "ir/diagnostics/action.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"
#include "ir/verify/verifier.h"
#include "pass/instrumentation.h"
#include "support/trace.h"

static bool run_pipeline(Context *ctx, const Pipeline *pipeline, Operation *op,
                         const PipelineRunOptions *options);

static bool anchor_matches(const Pipeline *pipeline, const Operation *op) {
  return string_ref_equals(pipeline->anchor, STR("any")) ||
         string_ref_equals(pipeline->anchor, op_name(op));
}

static bool run_pass(Context *ctx, const PipelineStep *step, Operation *op,
                     const PipelineRunOptions *options) {
  if (trace_is_enabled(&ctx->trace, TRACE_PASS_MANAGER))
    trace_line(&ctx->trace, "Running pass '%s' on '%.*s'", step->pass->flag,
               STR_ARGS(op_name(op)));
  if (ctx->activity)
    *ctx->activity = step->pass->flag;
  if (!step->pass->run(ctx, op, step->options)) {
    if (!ctx->diags.num_errors)
      op_emit_error(ctx, op, "pass '%s' failed", step->pass->flag);
    return false;
  }
  return !options->verify_each || op_verify(ctx, op);
}

/// The operations that a nested pipeline runs on, cut into tasks of neighbors.
/// Each task has a handle of its own, and handles are joined in order, so
/// reports keep theirs. If actions are watched, operations run one after the
/// other, and new ones are numbered consecutively.
typedef struct NestedRun {
  const Pipeline *pipeline;
  const PipelineRunOptions *options;
  Context *parent;
  Operation **ops;
  size_t num_ops;
  size_t num_tasks;
  Context *contexts; ///< One per task.
  bool *results;     ///< Likewise.
} NestedRun;

/// Runs the pipeline on one operation. What it reports does not depend on what
/// the operations before it did.
static bool run_on_nested(NestedRun *run, Context *ctx, Operation *op) {
  Diagnostics before = ctx->diags;
  diagnostics_init(&ctx->diags);
  ctx->diags.has_stack_traces = before.has_stack_traces;
  bool ok = run_pipeline(ctx, run->pipeline, op, run->options);
  diagnostics_absorb(&before, &ctx->diags);
  ctx->diags = before;
  return ok;
}

static void run_nested_task(void *arg, size_t index, unsigned worker) {
  (void)worker;
  NestedRun *run = arg;
  Context *ctx = &run->contexts[index];
  bool is_in_order = ctx->actions != NULL;
  if (is_in_order)
    ctx->next_op_id = run->parent->next_op_id;
  size_t first = run->num_ops * index / run->num_tasks;
  size_t last = run->num_ops * (index + 1) / run->num_tasks;
  bool ok = true;
  for (size_t i = first; i < last; i++)
    ok &= run_on_nested(run, ctx, run->ops[i]);
  run->results[index] = ok;
  if (!is_in_order)
    return;
  run->parent->next_op_id = ctx->next_op_id;
  ctx->next_op_id = 0; // It is not to be added once more.
}

/// Does the nested pipeline run on `op`? With `any` it runs only on operations
/// that passes can run on. With a name it runs on all of that name, and
/// check_isolated and check_scope report those that passes cannot run on.
static bool is_nested_anchor(const Pipeline *pipeline, const Operation *op) {
  return anchor_matches(pipeline, op) &&
         (op_has_trait(op, TRAIT_ISOLATED) ||
          !string_ref_equals(pipeline->anchor, STR("any")));
}

static size_t collect_anchors(const Pipeline *pipeline, Operation *op,
                              Operation **ops) {
  size_t count = 0;
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      FOR_EACH_OP(child, block) {
        if (!is_nested_anchor(pipeline, child))
          continue;
        if (ops)
          ops[count] = child;
        count++;
      }
  return count;
}

/// Many tasks per worker, as operations differ in size.
static size_t num_nested_tasks(const ThreadPool *pool, size_t num_ops) {
  enum { TASKS_PER_WORKER = 32 };
  unsigned num_workers = thread_pool_num_workers(pool);
  size_t most = num_workers > 1 ? num_workers * TASKS_PER_WORKER : 1;
  return num_ops < most ? num_ops : most;
}

static bool run_nested_tasks(NestedRun *run, ThreadPool *pool) {
  bool is_traced = run->parent->trace.enabled || run->parent->trace.observer;
  run->num_tasks = num_nested_tasks(is_traced ? NULL : pool, run->num_ops);
  run->contexts = mem_alloc(run->num_tasks * sizeof *run->contexts);
  run->results = mem_alloc(run->num_tasks * sizeof *run->results);
  for (size_t i = 0; i < run->num_tasks; i++) {
    context_fork(&run->contexts[i], run->parent);
    if (is_traced)
      run->contexts[i].trace = run->parent->trace;
  }
  thread_pool_for(is_traced ? NULL : pool, run->num_tasks, run_nested_task,
                  run);
  bool ok = true;
  for (size_t i = 0; i < run->num_tasks; i++) {
    ok &= run->results[i];
    context_join(run->parent, &run->contexts[i]);
  }
  mem_free(run->contexts);
  mem_free(run->results);
  return ok;
}

static bool run_nested(Context *ctx, const Pipeline *pipeline, Operation *op,
                       const PipelineRunOptions *options) {
  NestedRun run = {.pipeline = pipeline,
                   .options = options,
                   .parent = ctx,
                   .num_ops = collect_anchors(pipeline, op, NULL)};
  if (!run.num_ops)
    return true;
  atomic_store_explicit(pipeline->is_met, true, memory_order_relaxed);
  run.ops = mem_alloc(run.num_ops * sizeof *run.ops);
  collect_anchors(pipeline, op, run.ops);
  bool ok = run_nested_tasks(&run, context_thread_pool(ctx));
  mem_free(run.ops);
  // The passes inside may have broken uses of symbols.
  return ok && (!options->verify_each || op_verify_symbols(ctx, op));
}

static bool execute_step(Context *ctx, const PipelineStep *step, Operation *op,
                         const PipelineRunOptions *options) {
  return step->pass ? run_pass(ctx, step, op, options)
                    : run_nested(ctx, step->nested, op, options);
}

static bool run_step(Context *ctx, const PipelineStep *step, Operation *op,
                     const PipelineRunOptions *options) {
  if (!ctx->actions)
    return execute_step(ctx, step, op, options);
  // Upstream, a nested pipeline is run by a pass.
  Action action = {.kind = ACTION_PASS_EXECUTION,
                   .name = step->pass ? pass_name(step->pass)
                                      : "mlir::detail::OpToOpPassAdaptor",
                   .flag = step->pass ? step->pass->flag : NULL,
                   .op = op,
                   .region = -1};
  if (!action_begin(ctx, &action))
    return true;
  action.applied = execute_step(ctx, step, op, options);
  action_end(ctx, &action);
  return action.applied;
}

static bool run_watched_step(Context *ctx, const PipelineStep *step,
                             Operation *op, const PipelineRunOptions *options) {
  const PassInstrumentor *instrumentor = ctx->instrumentor;
  uint64_t tokens[MAX_INSTRUMENTATIONS];
  for (unsigned i = 0; i < instrumentor->size; i++)
    tokens[i] =
        instrumentor->list[i]->before(instrumentor->list[i], ctx, step, op);
  bool ok = run_step(ctx, step, op, options);
  for (unsigned i = instrumentor->size; i-- > 0;)
    instrumentor->list[i]->after(instrumentor->list[i], ctx, step, op,
                                 tokens[i], ok);
  return ok;
}

static bool has_anchor(const PassDef *pass, const Operation *op) {
  return !pass->anchor ||
         string_ref_equals(string_ref_from_cstr(pass->anchor), op_name(op));
}

static bool has_trait(const PassDef *pass, const Operation *op) {
  bool is_named = pass->trait != TRAIT_SYMBOL || op_attr(op, STR("sym_name"));
  return !pass->trait || (op_has_trait(op, pass->trait) && is_named);
}

/// Can passes run on `op`? Reports if not.
static bool check_isolated(Context *ctx, const Operation *op) {
  if (op_has_trait(op, TRAIT_ISOLATED))
    return true;
  op_emit_op_error(ctx, op, "trying to schedule a pass on an %s",
                   op->def->is_unregistered
                       ? "unregistered operation"
                       : "operation not marked as 'IsolatedFromAbove'");
  return false;
}

/// Can this pass run on `op`, as the pipeline asks it to? Reports if not.
static bool check_scope(Context *ctx, const Pipeline *pipeline,
                        const PassDef *pass, const Operation *op) {
  if (has_anchor(pass, op) && has_trait(pass, op))
    return true;
  bool is_for_any = string_ref_equals(pipeline->anchor, STR("any"));
  if (is_for_any || !pass->trait || op_has_trait(op, pass->trait))
    op_emit_op_error(ctx, op,
                     "trying to schedule pass '%s' on an unsupported operation",
                     pass_name(pass));
  else
    location_emit(ctx, location_unknown(), DIAG_ERROR,
                  "unable to schedule pass '%s' on a PassManager intended to "
                  "run on '%.*s'!",
                  pass_name(pass), STR_ARGS(pipeline->anchor));
  return false;
}

static bool run_pipeline(Context *ctx, const Pipeline *pipeline, Operation *op,
                         const PipelineRunOptions *options) {
  for (size_t i = 0; i < pipeline->num_steps; i++) {
    const PipelineStep *step = &pipeline->steps[i];
    if (step->pass && (!check_isolated(ctx, op) ||
                       !check_scope(ctx, pipeline, step->pass, op)))
      return false;
    bool ok = ctx->instrumentor ? run_watched_step(ctx, step, op, options)
                                : run_step(ctx, step, op, options);
    if (!ok)
      return false;
  }
  return true;
}

bool pipeline_run(Context *ctx, const Pipeline *pipeline, Operation *op,
                  const PipelineRunOptions *options) {
  if (anchor_matches(pipeline, op)) {
    atomic_store_explicit(pipeline->is_met, true, memory_order_relaxed);
    return run_pipeline(ctx, pipeline, op, options);
  }
  location_emit(ctx, op->loc, DIAG_ERROR,
                "can't run '%.*s' pass manager on '%.*s' op",
                STR_ARGS(pipeline->anchor), STR_ARGS(op_name(op)));
  return false;
}
