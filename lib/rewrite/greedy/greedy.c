// SPDX-License-Identifier: Apache-2.0
// The greedy driver. It takes operations off the worklist. Each is erased if it
// is dead, else folded, else given to the patterns, best first. Whatever
// changes is queued again. greedy_regions.c fills the worklist.
//
// An iteration takes at most max_steps folds and rewrites, in proportion to the
// number of operations it began with. Patterns that need more never end.
#include "rewrite/greedy/greedy.h"

#include "ir/interfaces/effects.h"
#include "ir/verify/check_ir.h"
#include "ir/walk.h"
#include "rewrite/folder.h"
#include "rewrite/greedy/greedy_internal.h"
#include "rewrite/greedy/greedy_trace.h"

enum {
  /// The steps that an iteration may take: a minimum, and a number per
  /// operation.
  STEPS_AT_LEAST = 1 << 14,
  STEPS_PER_OP = 64,
  /// How many operations around a changed one are visited again.
  MAX_ANCESTORS = 64,
};

GreedyConfig greedy_config_default(void) {
  return (GreedyConfig){.max_iterations = 10,
                        .max_num_rewrites = GREEDY_NO_LIMIT,
                        .simplify = GREEDY_SIMPLIFY_AGGRESSIVE};
}

static GreedyDriver *driver_of(RewriteListener *listener) {
  return (GreedyDriver *)(void *)((char *)listener -
                                  offsetof(GreedyDriver, listener));
}

static void push_single(GreedyDriver *driver, Operation *op) {
  if (driver->config.strictness == GREEDY_ANY_OP ||
      ptr_map_has(&driver->allowed, op))
    worklist_push(&driver->worklist, op);
}

/// For an operation deeper in the scope, or outside of it.
static void push_with_ancestors(GreedyDriver *driver, Operation *op) {
  Operation *ancestors[MAX_ANCESTORS];
  unsigned count = 0;
  for (Operation *at = op; at && count < MAX_ANCESTORS; at = op_parent(at)) {
    ancestors[count++] = at;
    const Region *region = at->block ? at->block->parent : NULL;
    if (region == driver->config.scope)
      break;
    if (!region)
      return;
  }
  for (unsigned i = 0; i < count; i++)
    push_single(driver, ancestors[i]);
}

void greedy_push(GreedyDriver *driver, Operation *op) {
  if (op->block && op->block->parent == driver->config.scope)
    push_single(driver, op);
  else
    push_with_ancestors(driver, op);
}

/// Has `value` at most one user besides `op`? That user may have many uses.
static bool has_few_users(const Value *value, const Operation *op) {
  const Operation *other = NULL;
  FOR_EACH_USE(use, value) {
    if (use->owner == op || use->owner == other)
      continue;
    if (other)
      return false;
    other = use->owner;
  }
  return true;
}

/// Queues the definition of an operand of `op`, which is about to be erased.
/// The operand may become unused or have a single use, and then its definition
/// may fold. A value with many users is left out.
static void push_operand(GreedyDriver *driver, const Operation *op,
                         const Value *operand) {
  Operation *def = operand ? value_defining_op(operand) : NULL;
  if (def && has_few_users(operand, op))
    greedy_push(driver, def);
}

static void push_many_operands(GreedyDriver *driver, const Operation *op) {
  PtrMap seen = {0};
  for (uint32_t i = 0; i < op->num_operands; i++) {
    Value *operand = op_operand(op, i);
    if (!operand || ptr_map_has(&seen, operand))
      continue;
    ptr_map_set(&seen, operand, operand);
    push_operand(driver, op, operand);
  }
  ptr_map_free(&seen);
}

static void push_operands(GreedyDriver *driver, const Operation *op) {
  enum { MANY = 16 };
  if (op->num_operands > MANY) {
    push_many_operands(driver, op);
    return;
  }
  const Use *operands = op_operand_slots(op);
  for (uint32_t i = 0; i < op->num_operands; i++)
    push_operand(driver, op, operands[i].value);
}

/// Something leaves `region`, which may have been found to have effects because
/// of it.
static void forget_effects_in(GreedyDriver *driver, const Region *region) {
  if (driver->staying.known.size && region)
    staying_ops_forget(&driver->staying, region->parent);
}

static void on_inserted(RewriteListener *self, Operation *op,
                        InsertionPoint previous) {
  GreedyDriver *driver = driver_of(self);
  driver->num_seen++;
  greedy_trace_did(driver, "Insert", op);
  if (previous.block)
    forget_effects_in(driver, previous.block->parent);
  RewriteListener *outer = driver->config.listener;
  if (outer && outer->op_inserted)
    outer->op_inserted(outer, op, previous);
  if (driver->config.strictness == GREEDY_EXISTING_AND_NEW_OPS)
    ptr_map_set(&driver->allowed, op, op);
  greedy_push(driver, op);
}

static void on_modified(RewriteListener *self, Operation *op) {
  GreedyDriver *driver = driver_of(self);
  driver->num_seen++;
  greedy_trace_did(driver, "Modified", op);
  if (op_effects_vary(op) && op->block)
    forget_effects_in(driver, op->block->parent);
  RewriteListener *outer = driver->config.listener;
  if (outer && outer->op_modified)
    outer->op_modified(outer, op);
  greedy_push(driver, op);
}

static void on_replaced(RewriteListener *self, Operation *op,
                        Value *const *values) {
  GreedyDriver *driver = driver_of(self);
  driver->num_seen++;
  greedy_trace_will(driver, "Replace", op);
  RewriteListener *outer = driver->config.listener;
  if (outer && outer->op_replaced)
    outer->op_replaced(outer, op, values);
}

static void on_erased(RewriteListener *self, Operation *op) {
  GreedyDriver *driver = driver_of(self);
  driver->num_seen++;
  greedy_trace_will(driver, "Erase", op);
  RewriteListener *outer = driver->config.listener;
  if (outer && outer->op_erased)
    outer->op_erased(outer, op);
  push_operands(driver, op);
  if (driver->staying.known.size &&
      (op->num_regions || !op_has_trait(op, TRAIT_PURE))) {
    ptr_map_remove(&driver->staying.known, op);
    staying_ops_forget(&driver->staying, op_parent(op));
  }
  if (driver->allowed.size)
    ptr_map_remove(&driver->allowed, op);
  if (driver->surviving.size)
    ptr_map_remove(&driver->surviving, op);
}

static void on_block_inserted(RewriteListener *self, Block *block,
                              Region *previous, Block *previous_before) {
  RewriteListener *outer = driver_of(self)->config.listener;
  driver_of(self)->num_seen++;
  forget_effects_in(driver_of(self), previous);
  if (outer && outer->block_inserted)
    outer->block_inserted(outer, block, previous, previous_before);
}

static void on_block_erased(RewriteListener *self, Block *block) {
  RewriteListener *outer = driver_of(self)->config.listener;
  driver_of(self)->num_seen++;
  if (outer && outer->block_erased)
    outer->block_erased(outer, block);
}

static void on_match_failed(RewriteListener *self, Operation *op,
                            const char *reason) {
  GreedyDriver *driver = driver_of(self);
  greedy_trace_match_failure(driver, reason);
  RewriteListener *outer = driver->config.listener;
  if (outer && outer->match_failed)
    outer->match_failed(outer, op, reason);
}

/// Erases like the Rewriter itself, except that queued operations are freed
/// later.
static void erase_op(Rewriter *rw, Operation *op) {
  rewriter_notify_erased(rw, op);
  if (rw->builder.before == op)
    rw->builder.before = op->next;
  worklist_erase_op(rw->builder.ctx, op);
}

static const RewriterHooks greedy_hooks = {.erase_op = erase_op};

void greedy_driver_init(GreedyDriver *driver, Context *ctx,
                        const FrozenPatternSet *patterns,
                        const GreedyConfig *config) {
  *driver = (GreedyDriver){
      .ctx = ctx,
      .config = *config,
      .listener = {.op_inserted = on_inserted,
                   .op_modified = on_modified,
                   .op_replaced = on_replaced,
                   .op_erased = on_erased,
                   .block_inserted = on_block_inserted,
                   .block_erased = on_block_erased,
                   .match_failed = on_match_failed},
  };
  // Failures are frequent, and mostly nothing listens to them.
  bool has_listener = config->listener && config->listener->match_failed;
  if (!has_listener && !greedy_traces(driver))
    driver->listener.match_failed = NULL;
  rewriter_init(&driver->rw, ctx);
  driver->rw.listener = &driver->listener;
  driver->rw.hooks = &greedy_hooks;
  applicator_init(&driver->applicator, patterns);
}

void greedy_driver_free(GreedyDriver *driver) {
  worklist_clear(driver->ctx, &driver->worklist);
  VECTOR_FREE(&driver->worklist.ops);
  VECTOR_FREE(&driver->fold_results);
  VECTOR_FREE(&driver->fold_values);
  staying_ops_free(&driver->staying);
  ptr_map_free(&driver->allowed);
  ptr_map_free(&driver->surviving);
  applicator_free(&driver->applicator);
}

/// Remembers `op`, to which a fold or a pattern is about to be applied.
static void note_subject(GreedyDriver *driver, const Operation *op) {
  driver->history.last_def = op->def;
  driver->history.last_loc = op->loc;
}

static void count_step(GreedyDriver *driver, const RewritePattern *pattern) {
  GreedyHistory *history = &driver->history;
  history->recent[history->num_steps++ % GREEDY_NUM_RECENT] = pattern;
}

static bool is_defined_by(const Value *value, const Operation *op) {
  return value && value_defining_op(value) == op;
}

static bool uses_itself(const Operation *op) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (is_defined_by(op_operand(op, i), op))
      return true;
  return false;
}

/// Makes the folded attributes into constants before `op`. False if one cannot
/// be made, or if a value is a result of `op` itself; no constant is left then.
/// A value is defined through itself in graph regions and in unreachable code.
static bool materialize_results(GreedyDriver *driver, Operation *op,
                                const FoldResult *results, Value **values) {
  for (uint32_t i = 0; i < op->num_results; i++)
    if (results[i].value && is_defined_by(results[i].value, op))
      return false;
  builder_set_before(&driver->rw.builder, op);
  return rewriter_materialize_results(&driver->rw, op, results, values);
}

static bool replace_folded(GreedyDriver *driver, Operation *op,
                           const FoldResult *results) {
  VECTOR_RESERVE(&driver->fold_values, op->num_results);
  Operation *root = greedy_trace_dump_root(driver, op);
  if (!materialize_results(driver, op, results, driver->fold_values.data))
    return false;
  rewriter_replace_op(&driver->rw, op, driver->fold_values.data);
  greedy_trace_folded(driver, root);
  return true;
}

static bool can_fold(const GreedyDriver *driver, const Operation *op) {
  if (driver->config.no_fold || op_has_trait(op, TRAIT_CONSTANT_LIKE))
    return false;
  return op_def_has_fold(op->def) || op_has_trait(op, TRAIT_COMMUTATIVE);
}

static bool try_fold(GreedyDriver *driver, Operation *op) {
  if (!can_fold(driver, op))
    return false;
  VECTOR_RESERVE(&driver->fold_results, op->num_results);
  FoldResult *results = driver->fold_results.data;
  FoldStatus status = op_fold(driver->ctx, op, results);
  if (status == FOLD_FAILED || (status == FOLD_IN_PLACE && uses_itself(op)))
    return false;
  greedy_trace_end_op(driver, true, "operation was folded");
  note_subject(driver, op);
  if (status == FOLD_REPLACED) {
    if (!replace_folded(driver, op, results))
      return false;
    count_step(driver, NULL);
    return true;
  }
  Operation *root = greedy_trace_dump_root(driver, op);
  on_modified(&driver->listener, op);
  count_step(driver, NULL);
  greedy_trace_folded(driver, root);
  return true;
}

static void trace_try(GreedyDriver *driver, const Operation *op,
                      const RewritePattern *pattern) {
  greedy_trace_begin_pattern(driver, op, pattern);
  applicator_trace_try(driver->ctx, pattern);
}

static void trace_result(GreedyDriver *driver, const RewritePattern *pattern,
                         bool applied) {
  applicator_trace_result(driver->ctx, pattern, applied);
  greedy_trace_end_pattern(driver, applied);
}

/// Does an operand rule out that `pattern` matches?
static inline bool is_ruled_out(const RewritePattern *pattern,
                                const Operation *op) {
  if (!pattern->operand_def)
    return false;
  assert(pattern->operand < op->num_operands);
  const Operation *inner = value_defining_op(op_operand(op, pattern->operand));
  return !inner || inner->def != pattern->operand_def;
}

/// With -debug-check-ir: is all in the scope as it should be?
static void check_ir(const GreedyDriver *driver, const char *applied) {
  if (driver->config.scope)
    ir_check_after(driver->ctx, driver->config.scope->parent, applied);
}

/// The operation to compare before and after the next pattern; NULL: none. Of
/// patterns that are tried without end, the first ones are enough.
static Operation *root_to_compare(GreedyDriver *driver) {
  enum { MOST_COMPARED = 10000 };
  if (!driver->ctx->checks_ir || !driver->config.scope ||
      driver->num_compared == MOST_COMPARED)
    return NULL;
  driver->num_compared++;
  return driver->config.scope->parent;
}

/// Runs a pattern. With -debug-check-ir: did it do what it says, by the
/// rewriter?
static bool run_pattern(GreedyDriver *driver, const RewritePattern *pattern,
                        Operation *op) {
  Operation *root = root_to_compare(driver);
  uint64_t before = root ? ir_fingerprint(driver->ctx, root) : 0;
  size_t num_seen = driver->num_seen;
  driver->rw.kept_op = driver->rw.is_bypassed = false;
  bool matched = applicator_run(pattern, op, &driver->rw);
  bool applied = matched && !driver->rw.kept_op;
  if (applied && root)
    check_ir(driver, pattern->name ? pattern->name : "a pattern");
  bool was_unseen = num_seen == driver->num_seen && !driver->rw.is_bypassed;
  if (root && matched == applied)
    ir_check_claim(driver->ctx, pattern->name ? pattern->name : "",
                   !matched     ? PATTERN_FAILED
                   : was_unseen ? PATTERN_UNSEEN
                                : PATTERN_APPLIED,
                   ir_fingerprint(driver->ctx, root) != before);
  return applied;
}

/// Applies the first pattern that matches, and counts it in `*num_rewrites`.
static bool apply_patterns(GreedyDriver *driver, Operation *op,
                           int64_t *num_rewrites) {
  bool is_traced = driver->ctx->trace.enabled != 0;
  bool is_heard =
      is_traced || driver->ctx->actions || driver->listener.match_failed;
  const PatternList *list = applicator_list(&driver->applicator, op->def);
  if (list->size)
    note_subject(driver, op);
  for (size_t i = 0; i < list->size; i++) {
    const RewritePattern *pattern = list->patterns[i];
    if (!is_heard && is_ruled_out(pattern, op))
      continue;
    builder_set_before(&driver->rw.builder, op);
    if (is_traced)
      trace_try(driver, op, pattern);
    bool applied = run_pattern(driver, pattern, op);
    if (is_traced)
      trace_result(driver, pattern, applied);
    if (applied) {
      count_step(driver, pattern);
      ++*num_rewrites;
      return true;
    }
  }
  return false;
}

/// try_fold, as an action where somebody watches them.
static bool fold_action(GreedyDriver *driver, Operation *op) {
  if (__builtin_expect(!driver->ctx->actions, 1))
    return try_fold(driver, op);
  if (!can_fold(driver, op))
    return false;
  Action action = {.kind = ACTION_FOLD, .op = op, .region = -1};
  if (!action_begin(driver->ctx, &action))
    return false;
  action.applied = try_fold(driver, op);
  action_end(driver->ctx, &action);
  return action.applied;
}

/// Handles one operation. True if anything changed.
static bool process_op(GreedyDriver *driver, Operation *op,
                       int64_t *num_rewrites) {
  if (greedy_traces(driver))
    greedy_trace_begin_op(driver, op);
  if (op_is_unused(op) && !staying_ops_has(&driver->staying, op)) {
    rewriter_erase_op(&driver->rw, op);
    greedy_trace_end_op(driver, true, "operation is trivially dead");
    return true;
  }
  if (fold_action(driver, op)) {
    check_ir(driver, "a fold");
    return true;
  }
  if (apply_patterns(driver, op, num_rewrites)) {
    greedy_trace_end_op(driver, true, "at least one pattern matched");
    return true;
  }
  if (greedy_traces(driver))
    greedy_trace_end_op(driver, false, "all patterns failed to match");
  return false;
}

bool greedy_process_worklist(GreedyDriver *driver) {
  int64_t limit = driver->config.max_num_rewrites;
  int64_t num_rewrites = 0;
  bool changed = false;
  driver->history.num_steps = 0;
  staying_ops_clear(&driver->staying);
  driver->max_steps = STEPS_AT_LEAST + STEPS_PER_OP * driver->worklist.ops.size;
  while (limit < 0 || num_rewrites < limit) {
    Operation *op = worklist_pop(driver->ctx, &driver->worklist);
    if (!op)
      break;
    assert(!(op->flags & (OP_MARK_QUEUED | OP_MARK_ERASED)));
    changed |= process_op(driver, op, &num_rewrites);
    if (driver->history.num_steps < driver->max_steps)
      continue;
    driver->is_endless = true;
    break;
  }
  return changed;
}

static Region *region_of(const Operation *op) {
  return op && op->block ? op->block->parent : NULL;
}

/// The search for the innermost region around several others. `chain` leads
/// outwards from one of them, as far as was needed.
typedef struct RegionSearch {
  VECTOR(Region *) chain;
  size_t common; ///< Index in `chain` of the innermost region found so far.
  PtrMap places; ///< Maps Region * to its index in `chain` + 1. Regions inside
                 ///< the common one that were visited map to IN_COMMON.
} RegionSearch;

#define IN_COMMON UINTPTR_MAX

static uintptr_t place_of(const RegionSearch *search, const Region *region) {
  return region ? (uintptr_t)ptr_map_get(&search->places, region) : 0;
}

/// Extends the chain by one region. False if it is at its end. Sets `*has_met`
/// if the new region was visited on the way from another one.
static bool extend_chain(RegionSearch *search, bool *has_met) {
  Region *next = region_of(VECTOR_LAST(&search->chain)->parent);
  if (!next)
    return false;
  *has_met = place_of(search, next) != 0;
  assert(search->common < search->chain.size);
  VECTOR_PUSH(&search->chain, next);
  ptr_map_set(&search->places, next, (void *)(uintptr_t)search->chain.size);
  return true;
}

/// Walks outwards from `region` and from the end of the chain in turns, until
/// one walk meets the other. Linear in the regions that were not visited
/// before. False if no region is around both.
static bool take_in(RegionSearch *search, Region *region) {
  for (;;) {
    uintptr_t place = place_of(search, region);
    if (place && place != IN_COMMON && place > search->common)
      search->common = place - 1;
    if (place)
      return true;
    if (region)
      ptr_map_set(&search->places, region, (void *)IN_COMMON);
    bool has_met = false;
    bool is_longer = extend_chain(search, &has_met);
    if (has_met) {
      search->common = search->chain.size - 1;
      return true;
    }
    if (!region && !is_longer)
      return false;
    region = region ? region_of(region->parent) : NULL;
  }
}

/// The innermost region that holds all of `ops`. NULL if there is none. Linear
/// in the operations and the regions around them.
static Region *common_region(Operation *const *ops, size_t count) {
  RegionSearch search = {0};
  assert(count > 0);
  Region *first = region_of(ops[0]);
  if (!first)
    return NULL;
  VECTOR_PUSH(&search.chain, first);
  ptr_map_set(&search.places, first, (void *)(uintptr_t)1);
  bool found = true;
  for (size_t i = 1; i < count && found; i++)
    found = take_in(&search, region_of(ops[i]));
  Region *common = found ? search.chain.data[search.common] : NULL;
  VECTOR_FREE(&search.chain);
  ptr_map_free(&search.places);
  return common;
}

GreedyResult greedy_rewrite_ops(Context *ctx, Operation *const *ops,
                                size_t count, const FrozenPatternSet *patterns,
                                const GreedyConfig *config, bool *all_erased) {
  if (all_erased)
    *all_erased = count == 0;
  if (!count)
    return (GreedyResult){.converged = true};
  GreedyDriver driver;
  greedy_driver_init(&driver, ctx, patterns, config);
  if (!driver.config.scope)
    driver.config.scope = common_region(ops, count);
  for (size_t i = 0; i < count; i++) {
    if (config->strictness != GREEDY_ANY_OP)
      ptr_map_set(&driver.allowed, ops[i], ops[i]);
    ptr_map_set(&driver.surviving, ops[i], ops[i]);
  }
  for (size_t i = 0; i < count; i++)
    push_single(&driver, ops[i]);
  bool changed = greedy_process_worklist(&driver);
  if (driver.is_endless)
    greedy_warn_endless(&driver);
  Operation *left = worklist_pop(ctx, &driver.worklist);
  if (left)
    greedy_trace_no_fixpoint(&driver, "", config->max_num_rewrites, "rewrites");
  if (all_erased)
    *all_erased = driver.surviving.size == 0;
  greedy_driver_free(&driver);
  return (GreedyResult){.converged = !left, .changed = changed};
}
