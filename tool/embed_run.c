// SPDX-License-Identifier: Apache-2.0
// The drivers of the embedding interface: dialect conversion and greedy
// rewriting, and the listener that they notify.
#include "ir/verify/verifier.h"
#include "rewrite/greedy/greedy.h"
#include "rewrite/greedy/greedy_regions.h"
#include "tool/embed_rewrite_internal.h"

//===- Listeners ----------------------------------------------------------===//

/// The driver's listener, which forwards to the user's.
typedef struct ListenerClosure {
  RewriteListener base; ///< First, because it is the driver's `self`.
  const MloptListener *listener;
} ListenerClosure;

static const MloptListener *told_by(RewriteListener *self) {
  return ((ListenerClosure *)(void *)self)->listener;
}

static void tell_op_inserted(RewriteListener *self, Operation *op,
                             InsertionPoint previous) {
  const MloptListener *listener = told_by(self);
  listener->op_inserted(listener->user, wrap_op(op),
                        wrap_block(previous.block));
}

static void tell_op_modified(RewriteListener *self, Operation *op) {
  const MloptListener *listener = told_by(self);
  listener->op_modified(listener->user, wrap_op(op));
}

static void tell_op_replaced(RewriteListener *self, Operation *op,
                             Value *const *values) {
  const MloptListener *listener = told_by(self);
  listener->op_replaced(listener->user, wrap_op(op), wrap_values(values));
}

static void tell_op_erased(RewriteListener *self, Operation *op) {
  const MloptListener *listener = told_by(self);
  listener->op_erased(listener->user, wrap_op(op));
}

static void tell_block_inserted(RewriteListener *self, Block *block,
                                Region *previous, Block *previous_before) {
  (void)previous_before;
  const MloptListener *listener = told_by(self);
  listener->block_inserted(listener->user, wrap_block(block),
                           wrap_region(previous));
}

static void tell_block_erased(RewriteListener *self, Block *block) {
  const MloptListener *listener = told_by(self);
  listener->block_erased(listener->user, wrap_block(block));
}

static void tell_match_failed(RewriteListener *self, Operation *op,
                              const char *reason) {
  const MloptListener *listener = told_by(self);
  listener->match_failed(listener->user, wrap_op(op), reason);
}

/// Forwards only what `listener` has a callback for. `listener` may be NULL.
static ListenerClosure listener_closure(const MloptListener *listener) {
  if (!listener)
    return (ListenerClosure){0};
  return (ListenerClosure){
      .base = {.op_inserted = listener->op_inserted ? tell_op_inserted : NULL,
               .op_modified = listener->op_modified ? tell_op_modified : NULL,
               .op_replaced = listener->op_replaced ? tell_op_replaced : NULL,
               .op_erased = listener->op_erased ? tell_op_erased : NULL,
               .block_inserted =
                   listener->block_inserted ? tell_block_inserted : NULL,
               .block_erased =
                   listener->block_erased ? tell_block_erased : NULL,
               .match_failed =
                   listener->match_failed ? tell_match_failed : NULL},
      .listener = listener};
}

//===- Dialect conversion -------------------------------------------------===//

static ConversionMode conversion_mode(MloptConversionMode mode) {
  switch (mode) {
  case MLOPT_CONVERSION_PARTIAL:
    return CONVERSION_PARTIAL;
  case MLOPT_CONVERSION_FULL:
    return CONVERSION_FULL;
  case MLOPT_CONVERSION_ANALYSIS:
    return CONVERSION_ANALYSIS;
  }
  return CONVERSION_PARTIAL;
}

static ConversionFolding conversion_folding(const MloptConversionConfig *from) {
  if (from->no_fold)
    return FOLDING_NEVER;
  return from->fold_after_patterns ? FOLDING_AFTER_PATTERNS
                                   : FOLDING_BEFORE_PATTERNS;
}

/// Calls `callback` for each operation of the module that is in `set`, in
/// order.
static void tell_each(const MloptModule *module, const PtrMap *set,
                      MloptOperationCallback *callback, void *user) {
  MloptOperation *root = wrap_op(module->op);
  MloptOperation *next;
  for (MloptOperation *op = callback ? root : NULL; op; op = next) {
    next = mlopt_operation_walk_next(root, op);
    if (ptr_map_has(set, unwrap_op(op)))
      callback(user, op);
  }
}

/// If `is_done`, verifies the module. Otherwise the module is unchanged if
/// `is_undone`, and can only be freed if not. Delivers the messages in any
/// case.
static bool finish(MloptModule *module, bool is_done, bool is_undone) {
  bool is_valid = is_done ? op_verify(&module->ctx, module->op) : is_undone;
  if (!is_valid)
    module->op = NULL;
  embed_deliver(module->context, &module->ctx.diags, &module->buffer);
  return is_done && is_valid;
}

bool mlopt_operations_convert(MloptModule *module, MloptOperation *const *ops,
                              size_t count, MloptConversionMode mode,
                              const MloptTarget *target,
                              const MloptPatternSet *patterns,
                              const MloptConversionConfig *config) {
  if (!embed_check_usable(module))
    return false;
  static const MloptConversionConfig by_default;
  config = config ? config : &by_default;
  ListenerClosure listener = listener_closure(config->listener);
  PtrMap unlegalized = {0}, legalizable = {0};
  ConversionConfig internal = {
      .listener = config->listener ? &listener.base : NULL,
      .unlegalized_ops = config->unlegalized ? &unlegalized : NULL,
      .legalizable_ops = config->legalizable ? &legalizable : NULL,
      .folding = conversion_folding(config),
      .no_materializations = config->no_materializations,
      .no_pattern_rollback = config->no_rollback,
      .attach_cast_kind = config->attach_cast_kinds};
  FrozenPatternSet frozen;
  frozen_pattern_set_init(&frozen, &patterns->patterns);
  bool is_legalized =
      conversion_apply(&module->ctx, conversion_mode(mode),
                       (Operation *const *)(const void *)ops, count,
                       &target->target, &frozen, &internal);
  frozen_pattern_set_free(&frozen);
  if (is_legalized) {
    tell_each(module, &unlegalized, config->unlegalized, config->user);
    tell_each(module, &legalizable, config->legalizable, config->user);
  }
  ptr_map_free(&unlegalized);
  ptr_map_free(&legalizable);
  return finish(module, is_legalized, !config->no_rollback);
}

bool mlopt_module_convert(MloptModule *module, MloptConversionMode mode,
                          const MloptTarget *target,
                          const MloptPatternSet *patterns,
                          const MloptConversionConfig *config) {
  MloptOperation *op = wrap_op(module->op);
  return mlopt_operations_convert(module, &op, 1, mode, target, patterns,
                                  config);
}

//===- The greedy driver --------------------------------------------------===//

bool mlopt_module_rewrite_with(MloptModule *module,
                               const MloptPatternSet *patterns,
                               const MloptRewriteConfig *config) {
  if (!embed_check_usable(module))
    return false;
  ListenerClosure listener = listener_closure(config->listener);
  GreedyConfig internal = greedy_config_default();
  internal.listener = config->listener ? &listener.base : NULL;
  internal.no_fold = config->no_fold;
  internal.bottom_up = config->bottom_up;
  if (config->max_iterations)
    internal.max_iterations = config->max_iterations;
  if (config->max_rewrites)
    internal.max_num_rewrites = config->max_rewrites;
  FrozenPatternSet frozen;
  frozen_pattern_set_init(&frozen, &patterns->patterns);
  bool converged =
      greedy_rewrite_op_regions(&module->ctx, module->op, &frozen, &internal)
          .converged;
  frozen_pattern_set_free(&frozen);
  return finish(module, true, false) && converged;
}

bool mlopt_module_rewrite(MloptModule *module,
                          const MloptPatternSet *patterns) {
  return mlopt_module_rewrite_with(module, patterns, &(MloptRewriteConfig){0});
}
