// SPDX-License-Identifier: Apache-2.0
// The log of actions for -why, -why-not and -explain-failures=leftovers.
#include "tool/explain/why.h"

static WhyLog *log_of(ActionHandler *handler) {
  return (WhyLog *)(void *)handler;
}

/// The innermost open record of a kind, or NO_RECORD.
static uint32_t open_record(const WhyLog *log, ActionKind kind) {
  for (size_t i = log->open.size; i-- > 0;)
    if (log->records.data[log->open.data[i]].kind == kind)
      return log->open.data[i];
  return NO_RECORD;
}

static bool before(ActionHandler *self, Context *ctx, const Action *action) {
  WhyLog *log = log_of(self);
  WhyRecord record = {
      .kind = action->kind,
      .name = action->name ? action->name : "",
      .pass = open_record(log, ACTION_PASS_EXECUTION),
      .in_conversion = open_record(log, ACTION_APPLY_CONVERSION) != NO_RECORD,
      .is_for_any = action->is_for_any,
      .op_id = action->op->id,
      .op_name = op_name(action->op),
      .loc = action->op->loc,
      .first_id = ctx->next_op_id,
      .first_reason = NO_RECORD,
      .last_reason = NO_RECORD};
  VECTOR_PUSH(&log->open, (uint32_t)log->records.size);
  VECTOR_PUSH(&log->records, record);
  return true;
}

static void after(ActionHandler *self, Context *ctx, const Action *action) {
  WhyLog *log = log_of(self);
  WhyRecord *record = &log->records.data[VECTOR_POP(&log->open)];
  record->last_id = ctx->next_op_id;
  record->applied = action->applied;
  bool is_rewrite =
      record->kind == ACTION_APPLY_PATTERN || record->kind == ACTION_FOLD;
  if (action->applied && is_rewrite)
    record->number = ++log->num_applied;
}

static void failed(ActionHandler *self, const Operation *op,
                   const char *reason) {
  (void)op;
  WhyLog *log = log_of(self);
  if (!log->open.size)
    return;
  WhyRecord *record = &log->records.data[VECTOR_LAST(&log->open)];
  uint32_t index = (uint32_t)log->reasons.size;
  VECTOR_PUSH(&log->reasons, ((WhyReason){NO_RECORD, reason}));
  if (record->first_reason == NO_RECORD)
    record->first_reason = index;
  else
    log->reasons.data[record->last_reason].next = index;
  record->last_reason = index;
}

void why_log_init(WhyLog *log) {
  *log = (WhyLog){.base = {.before = before,
                           .after = after,
                           .failed = failed,
                           .wants_folds = true}};
}

void why_log_clear(WhyLog *log) {
  log->records.size = log->reasons.size = log->open.size = 0;
  log->num_applied = 0;
}

void why_log_free(WhyLog *log) {
  VECTOR_FREE(&log->records);
  VECTOR_FREE(&log->reasons);
  VECTOR_FREE(&log->open);
}
