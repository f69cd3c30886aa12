// SPDX-License-Identifier: Apache-2.0
// Actions: the steps of the compiler, for handlers that log or forbid them.
// Follows mlir::tracing::Action.
#ifndef MLOPT_IR_DIAGNOSTICS_ACTION_H
#define MLOPT_IR_DIAGNOSTICS_ACTION_H

#include "ir/operation.h"

typedef enum ActionKind {
  ACTION_PASS_EXECUTION,    ///< `name`: the pass. PassExecutionAction.
  ACTION_APPLY_PATTERN,     ///< `name`: the pattern. ApplyPatternAction.
  ACTION_REWRITE_ITERATION, ///< GreedyPatternRewriteIteration.
  ACTION_APPLY_CONVERSION,  ///< ApplyConversionAction.
  ACTION_FOLD,              ///< Upstream has none: see ActionHandler.
} ActionKind;

/// One action on an operation.
typedef struct Action {
  ActionKind kind;
  const char *name;  ///< See ActionKind; else NULL.
  const char *flag;  ///< That of the pass, or NULL.
  int64_t iteration; ///< For REWRITE_ITERATION, from 1.
  Operation *op;     ///< What it works on; for a region, its parent.
  int region;        ///< Index of the region of `op`, or -1: all of `op`.
  bool applied;      ///< At its end: it has changed something.
  bool is_for_any;   ///< For APPLY_PATTERN: the pattern has no root.
  bool is_midway;    ///< The operations around `op` may be invalid just now.
} Action;

/// The first member of a handler's own struct. Follows mlir::MLIRContext's
/// action handler.
typedef struct ActionHandler ActionHandler;
struct ActionHandler {
  /// Called before the action. False: it must not be executed, and counts as
  /// one that had nothing to do. May be NULL: it is executed.
  bool (*before)(ActionHandler *self, Context *ctx, const Action *action);
  /// Called after it was executed. May be NULL. If it was applied, its
  /// operation may be gone.
  void (*after)(ActionHandler *self, Context *ctx, const Action *action);
  /// Called when a pattern says why it does not apply to `op`. May be NULL.
  void (*failed)(ActionHandler *self, const Operation *op, const char *reason);
  bool wants_folds; ///< It is told of folds too.
};

enum { MAX_ACTION_HANDLERS = 8 };

/// The handlers. They are called in order before an action, and in reverse
/// order after it. Context.actions points to this.
typedef struct ActionHandlers {
  ActionHandler *list[MAX_ACTION_HANDLERS]; ///< Borrowed.
  unsigned size;
} ActionHandlers;

/// Adds a handler, which is borrowed. There may be MAX_ACTION_HANDLERS of them.
void action_handlers_add(ActionHandlers *handlers, ActionHandler *handler);

/// MLIR's tag of the kind: `apply-pattern`.
const char *action_tag(ActionKind kind);

/// May `action` be executed? If so, call action_end after it. Only where
/// Context.actions is not NULL.
bool action_begin(Context *ctx, const Action *action);
/// Tells the handlers why the pattern that is being tried does not apply. `op`
/// may be NULL: the one that it is tried on.
void action_fail(Context *ctx, const Operation *op, const char *reason);
/// Tells the handlers that `action` has been executed.
void action_end(Context *ctx, const Action *action);

#endif
