// SPDX-License-Identifier: Apache-2.0
#include "ir/diagnostics/action.h"

void action_handlers_add(ActionHandlers *handlers, ActionHandler *handler) {
  assert(handlers->size < MAX_ACTION_HANDLERS);
  handlers->list[handlers->size++] = handler;
}

const char *action_tag(ActionKind kind) {
  switch (kind) {
  case ACTION_PASS_EXECUTION:
    return "pass-execution";
  case ACTION_APPLY_PATTERN:
    return "apply-pattern";
  case ACTION_REWRITE_ITERATION:
    return "GreedyPatternRewriteIteration";
  case ACTION_FOLD:
    return "fold";
  case ACTION_APPLY_CONVERSION:
    break;
  }
  return "apply-conversion";
}

static bool hears(const ActionHandler *handler, const Action *action) {
  return action->kind != ACTION_FOLD || handler->wants_folds;
}

bool action_begin(Context *ctx, const Action *action) {
  bool may_run = true;
  for (unsigned i = 0; i < ctx->actions->size; i++) {
    ActionHandler *handler = ctx->actions->list[i];
    may_run &= !handler->before || !hears(handler, action) ||
               handler->before(handler, ctx, action);
  }
  return may_run;
}

void action_end(Context *ctx, const Action *action) {
  for (unsigned i = ctx->actions->size; i-- > 0;) {
    ActionHandler *handler = ctx->actions->list[i];
    if (handler->after && hears(handler, action))
      handler->after(handler, ctx, action);
  }
}

void action_fail(Context *ctx, const Operation *op, const char *reason) {
  for (unsigned i = 0; i < ctx->actions->size; i++) {
    ActionHandler *handler = ctx->actions->list[i];
    if (handler->failed)
      handler->failed(handler, op, reason);
  }
}
