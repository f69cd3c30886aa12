// SPDX-License-Identifier: Apache-2.0
// The conversion driver's entry points. It legalizes the operations in
// preorder, and then either commits or undoes the changes. Follows
// mlir::OperationConverter::convertOperations.
#include "rewrite/conversion/driver/driver.h"

#include "ir/diagnostics/action.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/fold.h"
#include "ir/walk.h"
#include "rewrite/conversion/analysis_copy.h"
#include "rewrite/conversion/driver/collect.h"
#include "rewrite/conversion/driver/commit.h"
#include "rewrite/conversion/driver/explain.h"
#include "rewrite/conversion/driver/fold.h"
#include "rewrite/conversion/driver/legalize.h"
#include "rewrite/conversion/driver/log.h"
#include "rewrite/conversion/driver/rewriter.h"
#include "rewrite/conversion/signature.h"

/// Reserves room, so that small conversions need not grow these vectors
/// repeatedly.
static void reserve(ConversionDriver *driver) {
  enum { FEW = 32, MANY = 512 };
  VECTOR_RESERVE(&driver->log, 4 * MANY);
  VECTOR_RESERVE(&driver->mapping.entries, MANY);
  VECTOR_RESERVE(&driver->erased, MANY);
  VECTOR_RESERVE(&driver->new_ops, FEW);
  VECTOR_RESERVE(&driver->run.frames, FEW);
}

/// Is there no pattern that could match a constant made by a fold?
static bool leaves_constants(const FrozenPatternSet *patterns) {
  for (size_t i = 0; i < patterns->size; i++) {
    const RewritePattern *pattern = &patterns->patterns[i];
    if (pattern->root ? pattern->root->traits & TRAIT_CONSTANT_LIKE
                      : pattern->root_name.size == 0)
      return false;
  }
  return true;
}

static void driver_init(ConversionDriver *driver, Context *ctx,
                        ConversionMode mode, const ConversionTarget *target,
                        const FrozenPatternSet *patterns,
                        const ConversionConfig *config) {
  *driver = (ConversionDriver){.ctx = ctx,
                               .target = target,
                               .patterns = patterns,
                               .config = config,
                               .mode = mode};
  driver->is_watched = trace_is_enabled(&ctx->trace, TRACE_DIALECT_CONVERSION);
  driver->leaves_constants = leaves_constants(patterns);
  driver->can_roll_back = !config->no_pattern_rollback;
  arena_init(&driver->permanent);
  arena_init(&driver->lasting);
  arena_init(&driver->arena);
  // Keep the arena from being empty: rewinding it to empty would free its
  // chunk.
  arena_alloc(&driver->arena, 1);
  driver->mapping.arena = &driver->arena;
  rewriter_init(&driver->rewriter.rewriter, ctx);
  driver->rewriter.driver = driver;
  driver->rewriter.rewriter.hooks = &conversion_rewriter_hooks;
  driver->rewriter.rewriter.builder.op_inserted = driver_op_inserted;
  driver->rewriter.rewriter.builder.block_created = driver_block_created;
  reserve(driver);
  driver->applied = arena_alloc_zero(&driver->permanent, patterns->size + 1);
  legalization_graph_init(&driver->graph, &driver->permanent, target, patterns);
}

static void pattern_run_free(PatternRun *run) {
  VECTOR_FREE(&run->frames);
  VECTOR_FREE(&run->adaptor_values);
  VECTOR_FREE(&run->adaptor_lists);
  ptr_map_free(&run->modifications);
}

static void driver_free(ConversionDriver *driver) {
  pattern_run_free(&driver->run);
  VECTOR_FREE(&driver->log);
  VECTOR_FREE(&driver->moved_uses);
  VECTOR_FREE(&driver->ignored);
  VECTOR_FREE(&driver->new_ops);
  VECTOR_FREE(&driver->modified_ops);
  VECTOR_FREE(&driver->uncreated);
  VECTOR_FREE(&driver->erased);
  VECTOR_FREE(&driver->erased_blocks);
  VECTOR_FREE(&driver->casts);
  VECTOR_FREE(&driver->lookup_current);
  VECTOR_FREE(&driver->lookup_next);
  VECTOR_FREE(&driver->lookup_best);
  VECTOR_FREE(&driver->lookup_types);
  fold_room_free(&driver->fold_room);
  ptr_map_free(&driver->casts_by_input);
  ptr_map_free(&driver->infos);
  value_mapping_free(&driver->mapping);
  arena_free(&driver->permanent);
  arena_free(&driver->lasting);
  arena_free(&driver->arena);
}

/// Forgets the converted IR, but keeps the facts about definitions.
static void driver_reset(ConversionDriver *driver) {
  driver->is_aborted = driver->is_committing = false;
  driver->has_target_casts = false;
  driver->unconverted_user = NULL;
  driver->user_diag = NULL;
  driver->log.size = driver->moved_uses.size = driver->ignored.size = 0;
  driver->new_ops.size = driver->modified_ops.size = 0;
  driver->erased.size = driver->erased_blocks.size = driver->casts.size = 0;
  ptr_map_clear(&driver->casts_by_input);
  value_mapping_clear(&driver->mapping);
  arena_clear(&driver->lasting);
  arena_clear(&driver->arena);
}

static bool can_fold(const OpDef *def) {
  if (def->traits & TRAIT_CONSTANT_LIKE)
    return false;
  return op_def_has_fold(def) || (def->traits & TRAIT_COMMUTATIVE);
}

/// May operations like this stay unlegalized without anything being done?
static bool may_fail(const ConversionDriver *driver, const OpInfo *info) {
  return driver->mode == CONVERSION_PARTIAL && !info->rule &&
         !driver->config->unlegalized_ops;
}

/// Is the outcome for operations like this known, with nothing to do?
static bool is_settled(const ConversionDriver *driver, const OpInfo *info) {
  switch (info->verdict) {
  case VERDICT_NONE:
    return false;
  case VERDICT_LEGAL:
    return driver->mode != CONVERSION_ANALYSIS;
  case VERDICT_FAILED:
    return info->may_fail;
  }
  unreachable("verdict");
}

static OpVerdict find_verdict(const OpInfo *info) {
  const LegalityRule *rule = info->rule;
  if (rule && rule->action == LEGALITY_LEGAL && !rule->is_recursive)
    return VERDICT_LEGAL;
  bool is_open = rule && rule->action != LEGALITY_ILLEGAL;
  return is_open || info->can_fold || info->patterns ? VERDICT_NONE
                                                     : VERDICT_FAILED;
}

static OpInfo *create_info(ConversionDriver *driver, const OpDef *def) {
  OpInfo *info = arena_alloc(&driver->permanent, sizeof *info);
  info->def = def;
  info->rule = conversion_target_rule(driver->target, def);
  info->patterns =
      legalization_graph_patterns(&driver->graph, &driver->permanent, def);
  info->can_fold = can_fold(def) && driver->config->folding != FOLDING_NEVER;
  info->verdict = find_verdict(info);
  info->may_fail = may_fail(driver, info);
  info->is_settled = is_settled(driver, info);
  return info;
}

const OpInfo *driver_find_op_info(ConversionDriver *driver, const OpDef *def) {
  OpInfo *info = ptr_map_get(&driver->infos, def);
  if (!info) {
    info = create_info(driver, def);
    ptr_map_set(&driver->infos, def, info);
  }
  *driver_recent_info(driver, def) = info;
  return info;
}

static void driver_ignore_op(ConversionDriver *driver, Operation *op) {
  if (op->flags & OP_MARK_IGNORED)
    return;
  op->flags |= OP_MARK_IGNORED;
  VECTOR_PUSH(&driver->ignored, op);
}

/// Marks everything in `op` as ignored. The contents of an ignored operation
/// are ignored already.
void driver_ignore_regions(ConversionDriver *driver, Operation *op) {
  if (op->num_regions == 0)
    return;
  Operation *inner = walk_next_preorder(op, op);
  while (inner) {
    bool was_ignored = inner->flags & OP_MARK_IGNORED;
    driver_ignore_op(driver, inner);
    inner = was_ignored ? walk_next_skipping_regions(op, inner)
                        : walk_next_preorder(op, inner);
  }
}

static bool is_illegal(ConversionDriver *driver, const Operation *op) {
  const LegalityRule *rule = driver_op_info(driver, op->def)->rule;
  return rule &&
         legality_rule_action(driver->target, rule, op) == LEGALITY_ILLEGAL;
}

static void report_failure(ConversionDriver *driver, Operation *op,
                           bool is_marked) {
  if (driver->is_aborted)
    return;
  const RewritePattern *one_to_n = driver->one_to_n_pattern;
  Diagnostic *diag;
  if (one_to_n)
    diag = op_emit_error(driver->ctx, op,
                         "pattern '%s' does not support 1:N conversion",
                         one_to_n->name ? one_to_n->name : "");
  else
    diag =
        op_emit_error(driver->ctx, op, "failed to legalize operation '%.*s'%s",
                      STR_ARGS(op->def->name),
                      is_marked ? " that was explicitly marked illegal" : "");
  driver_explain(driver, op, diag);
}

/// Handles that `op` was not legalized. False if that is an error, which is
/// reported.
static bool tolerate_failure(ConversionDriver *driver, Operation *op) {
  if (driver->is_aborted)
    return false;
  switch (driver->mode) {
  case CONVERSION_ANALYSIS:
    return true;
  case CONVERSION_FULL:
    report_failure(driver, op, false);
    return false;
  case CONVERSION_PARTIAL:
    break;
  }
  bool is_marked = is_illegal(driver, op);
  if (is_marked || driver->one_to_n_pattern) {
    report_failure(driver, op, is_marked);
    return false;
  }
  if (driver->config->unlegalized_ops)
    ptr_map_set(driver->config->unlegalized_ops, op, op);
  return true;
}

/// How many operations ahead of the current one are prefetched.
enum { PREFETCH_OPS = 16 };

/// Ends the work on one operation. False after an error.
static bool end_op(ConversionDriver *driver, Operation *op, bool is_legal) {
  if (!is_legal)
    return tolerate_failure(driver, op);
  if (driver->mode == CONVERSION_ANALYSIS && driver->config->legalizable_ops)
    ptr_map_set(driver->config->legalizable_ops, op, op);
  return true;
}

/// Is the outcome for `op` known without changing anything?
static inline bool decide(ConversionDriver *driver, Operation *op,
                          const OpInfo *info, bool *is_legal) {
  *is_legal = (op->flags & (OP_MARK_IGNORED | OP_MARK_REPLACED)) ||
              (info->rule && driver_is_legal_by_rule(driver, op, info->rule));
  if (*is_legal)
    return true;
  return !info->patterns && (!info->can_fold || !driver_would_fold(driver, op));
}

/// Converts operations as they are found. That works while each of them stays
/// or folds, because no operation that is still to be found moves then. `*stop`
/// is the first operation that needs more, or NULL. False after an error.
static bool convert_in_place(ConversionDriver *driver, Collector *collector,
                             Operation **stop) {
  *stop = NULL;
  for (Operation *op; (op = collector_next(collector));) {
    const OpInfo *info = driver_op_info(driver, op->def);
    if (info->is_settled)
      continue;
    bool is_legal;
    if (!decide(driver, op, info, &is_legal)) {
      if (info->patterns || !driver->leaves_constants) {
        *stop = op;
        return true;
      }
      is_legal = driver_legalize(driver, op);
    }
    if (!is_legal && info->may_fail)
      continue;
    if (!end_op(driver, op, is_legal))
      return false;
  }
  return true;
}

static bool convert_ops(ConversionDriver *driver, const OpVector *ops) {
  for (size_t i = 0; i < ops->size; i++) {
    if (i + PREFETCH_OPS < ops->size)
      op_prefetch(ops->data[i + PREFETCH_OPS]);
    driver->one_to_n_pattern = NULL;
    if (!end_op(driver, ops->data[i], driver_legalize(driver, ops->data[i])))
      return false;
  }
  return true;
}

/// Converts all operations. From the first one that has patterns on, they are
/// collected beforehand, since what patterns create or move must not be among
/// them.
static bool convert_all(ConversionDriver *driver, Collector *collector) {
  enum { MANY = 512 };
  Operation *stop = NULL;
  driver->one_to_n_pattern = NULL;
  if (!driver_is_watched(driver) && !driver_renews_uses(driver)) {
    bool converted = convert_in_place(driver, collector, &stop);
    if (!converted || !stop)
      return converted;
  }
  OpVector ops = {0};
  VECTOR_RESERVE(&ops, MANY);
  if (stop)
    VECTOR_PUSH(&ops, stop);
  collector_take_all(collector, &ops);
  bool converted = convert_ops(driver, &ops);
  VECTOR_FREE(&ops);
  return converted;
}

/// May an operation stay that a pattern could not have legalized?
static bool may_stay_illegal(ConversionDriver *driver, const Operation *op) {
  return driver->mode == CONVERSION_ANALYSIS ||
         (driver->mode == CONVERSION_PARTIAL && !is_illegal(driver, op));
}

/// Legalizes one operation for a pattern. Failures are not reported.
static bool legalize_for_pattern(ConversionDriver *driver, Operation *op) {
  driver->one_to_n_pattern = NULL;
  explain_enter(driver);
  uint32_t line = explain_begin_line(driver);
  bool may_stay = driver_legalize(driver, op) ||
                  (!driver->is_aborted && may_stay_illegal(driver, op));
  if (!may_stay)
    explain_inner(driver, line, op);
  explain_leave(driver, may_stay);
  return may_stay;
}

static bool legalize_all(ConversionDriver *driver, const OpVector *ops) {
  for (size_t i = 0; i < ops->size; i++)
    if (!legalize_for_pattern(driver, ops->data[i]))
      return false;
  return true;
}

/// Legalizes `ops` while a pattern is running, which goes on afterwards.
static bool legalize_apart(ConversionDriver *driver, const OpVector *ops) {
  Builder *builder = &driver->rewriter.rewriter.builder;
  InsertionPoint point = builder_save(builder);
  const TypeConverter *converter = driver->rewriter.converter;
  PatternRun outer = driver->run;
  driver->run =
      (PatternRun){.pattern = outer.pattern, .num_changes = outer.num_changes};
  bool converted = legalize_all(driver, ops);
  // Changes that a pattern has made belong to the outer one no longer.
  outer.num_changes = driver->run.num_changes;
  pattern_run_free(&driver->run);
  driver->run = outer;
  driver->rewriter.converter = converter;
  builder_restore(builder, point);
  return converted;
}

static bool convert_entry_block(ConversionRewriter *rw, Region *region) {
  SignatureConversion conversion;
  if (!rw->converter)
    return true;
  if (!type_converter_convert_block_signature(
          rw->converter, conversion_context(rw), region->first, &conversion))
    return false;
  conversion_apply_signature(rw, region->first, &conversion, rw->converter);
  signature_conversion_free(&conversion);
  return true;
}

/// Collects all operations in `region`, including those in unreachable blocks.
static void collect_region(ConversionDriver *driver, const Region *region,
                           OpVector *ops) {
  Collector collector = {.driver = driver, .num_roots = 1};
  FOR_EACH_BLOCK(block, region)
    FOR_EACH_OP(op, block) {
      collector.roots = &op;
      collector.num_roots = 1;
      collector_take_all(&collector, ops);
    }
  collector_free(&collector);
}

bool conversion_legalize_region(ConversionRewriter *rw, Region *region) {
  ConversionDriver *driver = rw->driver;
  if (region_is_empty(region))
    return true;
  // Collect first: the casts that converting the block creates are not to be
  // legalized.
  OpVector ops = {0};
  collect_region(driver, region, &ops);
  bool converted = convert_entry_block(rw, region);
  if (converted)
    converted = legalize_apart(driver, &ops);
  VECTOR_FREE(&ops);
  return converted;
}

static bool run(ConversionDriver *driver, Operation *const *roots,
                size_t count) {
  Collector collector = {.driver = driver, .roots = roots, .num_roots = count};
  LogMark start = log_mark(driver);
  driver->roots = roots;
  driver->num_roots = count;
  for (size_t i = 0; i < count; i++)
    assert(!(roots[i]->flags & (OP_MARK_IGNORED | OP_MARK_REPLACED |
                                OP_MARK_LISTED | OP_MARK_DEAD)));
  bool converted = convert_all(driver, &collector);
  collector_free(&collector);
  if (converted)
    converted = driver_commit(driver);
  // The copy that is analysed is thrown away anyhow; the listener is told.
  bool is_kept = converted || (driver->mode == CONVERSION_ANALYSIS &&
                               driver->is_committing && !driver->is_aborted);
  if (driver->can_roll_back && !is_kept) {
    driver_uncommit(driver);
    log_rollback(driver, start);
    driver_explain_user(driver);
  }
  driver_finish(driver);
  if (driver->config->was_aborted)
    *driver->config->was_aborted = driver->is_aborted;
  return converted;
}

ConversionDriver *conversion_driver_create(Context *ctx, ConversionMode mode,
                                           const ConversionTarget *target,
                                           const FrozenPatternSet *patterns,
                                           const ConversionConfig *config) {
  static const ConversionConfig defaults;
  // The driver is large, and patterns hold pointers to it, so it is on the
  // heap.
  ConversionDriver *driver = mem_alloc(sizeof *driver);
  driver_init(driver, ctx, mode, target, patterns, config ? config : &defaults);
  return driver;
}

void conversion_driver_destroy(ConversionDriver *driver) {
  driver_free(driver);
  mem_free(driver);
}

static bool was_erased(const ConversionDriver *driver, const Operation *op) {
  for (size_t i = 0; i < driver->erased.size; i++)
    if (driver->erased.data[i] == op)
      return true;
  return false;
}

/// Converts a copy of what the operations are in.
static bool analyze(ConversionDriver *driver, Operation *const *ops,
                    size_t count) {
  AnalysisCopy analysis;
  analysis_copy_init(&analysis, driver->ctx, ops, count);
  bool converted = run(driver, analysis.ops.data, count);
  analysis_copy_name_originals(&analysis, driver->config->legalizable_ops);
  analysis_copy_free(&analysis, driver->ctx, was_erased(driver, analysis.copy));
  return converted;
}

static bool run_mode(ConversionDriver *driver, Operation *const *ops,
                     size_t count) {
  return driver->mode == CONVERSION_ANALYSIS && count
             ? analyze(driver, ops, count)
             : run(driver, ops, count);
}

/// `run_mode`, as an action where somebody watches them. One that must not run
/// converts nothing, and that is no failure.
static bool run_action(ConversionDriver *driver, Operation *const *ops,
                       size_t count) {
  Context *ctx = driver->ctx;
  if (!ctx->actions || !count)
    return run_mode(driver, ops, count);
  Action action = {.kind = ACTION_APPLY_CONVERSION, .op = ops[0], .region = -1};
  if (!action_begin(ctx, &action))
    return true;
  action.applied = run_mode(driver, ops, count);
  action_end(ctx, &action);
  return action.applied;
}

bool conversion_driver_apply(ConversionDriver *driver, Operation *const *ops,
                             size_t count) {
  bool converted = run_action(driver, ops, count);
  driver_reset(driver);
  return converted;
}

bool conversion_apply(Context *ctx, ConversionMode mode, Operation *const *ops,
                      size_t count, const ConversionTarget *target,
                      const FrozenPatternSet *patterns,
                      const ConversionConfig *config) {
  ConversionDriver *driver =
      conversion_driver_create(ctx, mode, target, patterns, config);
  bool converted = run_action(driver, ops, count);
  conversion_driver_destroy(driver);
  return converted;
}

bool conversion_apply_once(Context *ctx, ConversionMode mode, Operation *op,
                           const ConversionTarget *target, PatternSet *set,
                           const ConversionConfig *config) {
  FrozenPatternSet patterns;
  frozen_pattern_set_init(&patterns, set);
  pattern_set_free(set);
  bool converted =
      conversion_apply(ctx, mode, &op, 1, target, &patterns, config);
  frozen_pattern_set_free(&patterns);
  return converted;
}

bool conversion_apply_patterns(Context *ctx, Operation *op,
                               const ConversionTarget *target,
                               const RewritePattern *table, size_t count) {
  PatternSet set = {0};
  pattern_set_add(&set, table, count, NULL, NULL);
  return conversion_apply_once(ctx, CONVERSION_PARTIAL, op, target, &set, NULL);
}
