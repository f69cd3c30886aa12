// SPDX-License-Identifier: Apache-2.0
// The greedy driver over regions.
//
// An iteration queues all operations and erases unreachable blocks; on the way
// it uniques and hoists constants. Then it processes the worklist and
// simplifies the regions. Iterations end when one changes nothing, or at the
// limit.
#include "rewrite/greedy/greedy_regions.h"

#include "ir/diagnostics/action.h"
#include "ir/interfaces/effects.h"
#include "ir/interfaces/fold.h"
#include "ir/walk.h"
#include "rewrite/folder.h"
#include "rewrite/greedy/greedy_internal.h"
#include "rewrite/greedy/greedy_trace.h"
#include "rewrite/regions/region_simplify.h"

/// Is `op` after the end of `region`, in another region of the same operation?
static bool is_past_region(const Operation *op, const Region *region) {
  const Region *at = op->block->parent;
  return at != region && at->parent == region->parent;
}

/// Registers a constant. True if an equal one replaced it.
static bool merge_constant(OperationFolder *folder, Operation *op) {
  return folder && op_has_trait(op, TRAIT_CONSTANT_LIKE) &&
         !folder_insert_known_constant(folder, op);
}

/// The first operation of a region, or NULL.
static Operation *first_op(const Region *region) {
  FOR_EACH_BLOCK(block, region)
    if (block->first)
      return block->first;
  return NULL;
}

static void seed_top_down(GreedyDriver *driver, Region *region,
                          OperationFolder *folder) {
  const Operation *root = region->parent;
  for (Operation *op = first_op(region); op && !is_past_region(op, region);) {
    // A constant moves, and any regions of it would move along.
    Operation *current = op;
    bool is_constant = op_has_trait(op, TRAIT_CONSTANT_LIKE);
    op = is_constant ? walk_next_skipping_regions(root, op)
                     : walk_next_preorder(root, op);
    bool is_last = !op;
    if (!is_constant || !merge_constant(folder, current))
      greedy_push(driver, current);
    if (is_last)
      break;
  }
  worklist_reverse(&driver->worklist);
}

static void seed_bottom_up(GreedyDriver *driver, Region *region,
                           OperationFolder *folder) {
  const Operation *root = region->parent;
  Operation *op = first_op(region);
  op = op ? walk_first_postorder(op) : NULL;
  while (op && op != root) {
    Operation *next = walk_next_postorder(root, op);
    if (!merge_constant(folder, op))
      greedy_push(driver, op);
    // The first operation of the next region is inside of it.
    if (next && next != root) {
      const Operation *top = next;
      if (top->block->parent->parent == root && is_past_region(top, region))
        break;
    }
    op = next;
  }
}

/// Queues everything in `region`. Constants are uniqued on the way, so that
/// they keep their order.
static void seed(GreedyDriver *driver, Region *region) {
  worklist_clear(driver->ctx, &driver->worklist);
  OperationFolder folder;
  folder_init(&folder, &driver->rw);
  OperationFolder *used = driver->config.no_constant_cse ? NULL : &folder;
  if (driver->config.bottom_up)
    seed_bottom_up(driver, region, used);
  else
    seed_top_down(driver, region, used);
  folder_free(&folder);
}

/// Empties the worklist, as an action where somebody watches them.
static bool process_worklist(GreedyDriver *driver, const Region *region,
                             int64_t iteration) {
  if (!driver->ctx->actions)
    return greedy_process_worklist(driver);
  Action action = {.kind = ACTION_REWRITE_ITERATION,
                   .iteration = iteration,
                   .op = region->parent,
                   .region = (int)(region - op_region(region->parent, 0))};
  if (!action_begin(driver->ctx, &action))
    return false;
  action.applied = greedy_process_worklist(driver);
  action_end(driver->ctx, &action);
  return action.applied;
}

/// Runs one iteration. True if something changed. Dropped arguments do not
/// count; they set `*drops_arguments`.
static bool run_iteration(GreedyDriver *driver, Region *region,
                          int64_t iteration, bool *drops_arguments) {
  worklist_clear(driver->ctx, &driver->worklist);
  // Constants in unreachable blocks take part in the order of constants, so the
  // worklist is filled before these blocks are erased. They are erased before
  // patterns run, which would otherwise see predecessors, and values defined by
  // themselves, that do not count.
  seed(driver, region);
  bool changed = region_erase_unreachable_blocks(&driver->rw, region);
  changed |= process_worklist(driver, region, iteration);
  worklist_clear(driver->ctx, &driver->worklist);
  if (driver->config.simplify != GREEDY_SIMPLIFY_DISABLED)
    changed |= region_simplify(
        &driver->rw, region,
        driver->config.simplify == GREEDY_SIMPLIFY_AGGRESSIVE, drops_arguments);
  return changed;
}

static void allow_all(GreedyDriver *driver, Region *region) {
  const Operation *root = region->parent;
  for (Operation *op = first_op(region); op && !is_past_region(op, region);
       op = walk_next_preorder(root, op))
    ptr_map_set(&driver->allowed, op, op);
}

/// The iterations over one region.
typedef struct RegionRun {
  Region *region;
  int64_t iterations;
  bool goes_on;       ///< The last iteration changed something.
  bool is_endless;    ///< The driver gave up on it.
  bool may_change_on; ///< Another iteration might change something.
} RegionRun;

/// Without a limit, a run of this many iterations counts as endless.
enum { ENDLESS_ITERATIONS = 1 << 12 };

/// Runs iterations until one changes nothing, but at most `limit` in total.
/// While another one might change something, runs at least `at_least` in total.
static void run_region(GreedyDriver *driver, RegionRun *run, int64_t limit,
                       int64_t at_least) {
  driver->is_endless = false;
  driver->history = (GreedyHistory){0};
  while (limit < 0 || run->iterations < limit) {
    bool drops_arguments = false;
    run->iterations++;
    run->goes_on =
        run_iteration(driver, run->region, run->iterations, &drops_arguments);
    run->may_change_on = run->goes_on || drops_arguments;
    run->is_endless = driver->is_endless ||
                      (limit < 0 && run->iterations >= ENDLESS_ITERATIONS);
    if (run->is_endless)
      break;
    if (!run->goes_on && (run->iterations >= at_least || !run->may_change_on))
      break;
  }
  if (run->is_endless ||
      (run->goes_on && limit > 1 && driver->config.max_num_rewrites < 0))
    greedy_warn_endless(driver);
}

//===- Functions one by one -----------------------------------------------===//
//
// Changing one function of a module never affects another one. So all
// iterations over a function run before those over the next, while it is in the
// caches. One iteration over the whole module would be run as often as any
// function needs; catch_up makes up for that where it may matter.

typedef VECTOR(RegionRun) RegionRuns;

/// Does the configuration have limits or listeners for a joint run?
static bool is_limited(const GreedyDriver *driver) {
  const GreedyConfig *config = &driver->config;
  const Trace *trace = &driver->ctx->trace;
  return config->listener || config->max_num_rewrites >= 0 ||
         config->strictness != GREEDY_ANY_OP ||
         trace_is_enabled(trace, TRACE_GREEDY_REWRITER) ||
         trace_is_enabled(trace, TRACE_PATTERN_APPLICATION);
}

/// Is `op` a function, or a global, that only what is in it can change?
static bool is_function_alone(GreedyDriver *driver, const Operation *op) {
  return op_stands_alone(op) && !op_def_has_fold(op->def) &&
         !applicator_list(&driver->applicator, op->def)->size;
}

/// Lists the bodies of the functions. False if there is anything but functions,
/// or if an action is told of them all, as upstream has it.
static bool collect_functions(GreedyDriver *driver, const Region *region,
                              RegionRuns *runs) {
  const Block *block = region->first;
  if (is_limited(driver) || driver->ctx->actions ||
      driver->config.scope != region || !block || block != region->last)
    return false;
  FOR_EACH_OP(op, block) {
    if (!is_function_alone(driver, op))
      return false;
    for (unsigned i = 0; i < op->num_regions; i++)
      if (!region_is_empty(op_region(op, i)))
        VECTOR_PUSH(runs, (RegionRun){.region = op_region(op, i)});
  }
  return true;
}

/// Runs further iterations over the functions that had fewer than `*most`,
/// which may grow. True if there were any.
static bool catch_up(GreedyDriver *driver, RegionRuns *runs, int64_t *most) {
  bool ran = false;
  for (size_t i = 0; i < runs->size; i++) {
    RegionRun *run = &runs->data[i];
    if (run->is_endless || !run->may_change_on || run->iterations >= *most)
      continue;
    driver->config.scope = run->region;
    run_region(driver, run, driver->config.max_iterations, *most);
    ran = true;
    if (run->iterations > *most)
      *most = run->iterations;
  }
  return ran;
}

static void run_functions(GreedyDriver *driver, RegionRuns *runs) {
  int64_t most = 0;
  for (size_t i = 0; i < runs->size; i++) {
    RegionRun *run = &runs->data[i];
    driver->config.scope = run->region;
    run_region(driver, run, driver->config.max_iterations, 0);
    if (run->iterations > most)
      most = run->iterations;
  }
  while (catch_up(driver, runs, &most))
    ;
}

static void run_all(GreedyDriver *driver, Region *region, RegionRuns *runs) {
  if (collect_functions(driver, region, runs)) {
    run_functions(driver, runs);
    return;
  }
  runs->size = 0;
  VECTOR_PUSH(runs, (RegionRun){.region = region});
  run_region(driver, &runs->data[0], driver->config.max_iterations, 0);
}

GreedyDriver *greedy_driver_create(Context *ctx,
                                   const FrozenPatternSet *patterns,
                                   const GreedyConfig *config) {
  GreedyDriver *driver = mem_alloc(sizeof *driver);
  greedy_driver_init(driver, ctx, patterns, config);
  return driver;
}

void greedy_driver_destroy(GreedyDriver *driver) {
  greedy_driver_free(driver);
  mem_free(driver);
}

/// Would another iteration, which other functions may require, change anything?
/// Runs it to find out.
static bool is_still_open(GreedyDriver *driver, const RegionRun *run) {
  int64_t limit = driver->config.max_iterations;
  if (!run->may_change_on || (limit >= 0 && run->iterations >= limit))
    return false;
  bool drops_arguments = false;
  return run_iteration(driver, run->region, run->iterations + 1,
                       &drops_arguments) ||
         drops_arguments;
}

bool greedy_rewrite_function(GreedyDriver *driver, Operation *op) {
  if (is_limited(driver) || !is_function_alone(driver, op))
    return false;
  for (unsigned i = 0; i < op->num_regions; i++) {
    RegionRun run = {.region = op_region(op, i)};
    if (region_is_empty(run.region))
      continue;
    driver->config.scope = run.region;
    run_region(driver, &run, driver->config.max_iterations, 0);
    if (run.is_endless || run.goes_on || is_still_open(driver, &run))
      return false;
  }
  return true;
}

GreedyResult greedy_rewrite_region(Context *ctx, Region *region,
                                   const FrozenPatternSet *patterns,
                                   const GreedyConfig *config) {
  GreedyDriver driver;
  RegionRuns runs = {0};
  greedy_driver_init(&driver, ctx, patterns, config);
  if (!driver.config.scope)
    driver.config.scope = region;
  if (config->strictness != GREEDY_ANY_OP)
    allow_all(&driver, region);
  run_all(&driver, region, &runs);
  GreedyResult result = {.converged = true};
  for (size_t i = 0; i < runs.size; i++) {
    const RegionRun *run = &runs.data[i];
    result.converged &= !run->goes_on;
    result.changed |= run->iterations > 1 || run->goes_on;
  }
  if (!result.converged)
    greedy_trace_no_fixpoint(&driver, "scanning ", config->max_iterations,
                             "times");
  VECTOR_FREE(&runs);
  greedy_driver_free(&driver);
  return result;
}

GreedyResult greedy_rewrite_op_regions(Context *ctx, Operation *op,
                                       const FrozenPatternSet *patterns,
                                       const GreedyConfig *config) {
  GreedyResult all = {.converged = true};
  for (unsigned i = 0; i < op->num_regions; i++) {
    GreedyResult one =
        greedy_rewrite_region(ctx, op_region(op, i), patterns, config);
    all.converged &= one.converged;
    all.changed |= one.changed;
  }
  return all;
}

GreedyResult greedy_rewrite_op_once(Context *ctx, Operation *op,
                                    PatternSet *set,
                                    const GreedyConfig *config) {
  FrozenPatternSet patterns;
  frozen_pattern_set_init(&patterns, set);
  pattern_set_free(set);
  GreedyResult result = greedy_rewrite_op_regions(ctx, op, &patterns, config);
  frozen_pattern_set_free(&patterns);
  return result;
}

GreedyResult greedy_rewrite_op_bottom_up(Context *ctx, Operation *op,
                                         PatternSet *set) {
  GreedyConfig config = greedy_config_default();
  config.bottom_up = true;
  return greedy_rewrite_op_once(ctx, op, set, &config);
}
