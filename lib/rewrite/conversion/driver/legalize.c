// SPDX-License-Identifier: Apache-2.0
// Legalizes one operation. It is legal, or it folds, or a pattern applies and
// everything that the pattern made or changed can be legalized in turn. That
// happens inside the pattern's attempt, so this is a search with backtracking.
// It uses a stack of frames. A frame runs until it needs another operation to
// be legalized (CALL), and continues with the answer.
#include "rewrite/conversion/driver/legalize.h"

#include "ir/verify/check_ir.h"
#include "rewrite/applicator.h"
#include "rewrite/conversion/driver/cast.h"
#include "rewrite/conversion/driver/driver.h"
#include "rewrite/conversion/driver/explain.h"
#include "rewrite/conversion/driver/log.h"
#include "rewrite/conversion/driver/remap.h"
#include "rewrite/conversion/driver/rewriter.h"
#include "rewrite/conversion/driver/trace.h"
#include "rewrite/folder.h"

typedef enum Outcome { AGAIN, CALL, LEGAL, FAILED } Outcome;

enum { MAX_FOLDS_IN_PLACE = 64 };

static Outcome fail(ConversionDriver *driver, const LegalizeFrame *frame) {
  if (!driver_is_watched(driver))
    return FAILED;
  explain_failed_op(driver, frame->op);
  trace_failure(driver, "no matched legalization pattern");
  trace_end_rule(driver);
  return FAILED;
}

static Outcome succeed(ConversionDriver *driver, const char *text) {
  if (!driver_is_watched(driver))
    return LEGAL;
  trace_success(driver, text);
  trace_end_rule(driver);
  return LEGAL;
}

/// From here on, what the fold or pattern makes belongs to the frame.
static void begin_changes(ConversionDriver *driver, LegalizeFrame *frame) {
  frame->mark = log_mark(driver);
  frame->modified_begin = driver->modified_ops.size;
  frame->new_begin = driver->new_ops.size;
  frame->cursor = 0;
  frame->is_waiting = false;
  driver->run.num_changes = 0;
}

static void end_changes(ConversionDriver *driver, LegalizeFrame *frame) {
  frame->modified_end = driver->modified_ops.size;
  frame->new_end = driver->new_ops.size;
  assert(frame->modified_begin <= frame->modified_end);
  assert(frame->new_begin <= frame->new_end);
  for (size_t i = frame->modified_begin; i < frame->modified_end; i++)
    driver->modified_ops.data[i]->flags &= (uint8_t)~OP_MARK_LISTED;
}

static void drop_lists(ConversionDriver *driver, const LegalizeFrame *frame) {
  assert(frame->modified_begin <= driver->modified_ops.size);
  assert(frame->new_begin <= driver->new_ops.size);
  driver->modified_ops.size = frame->modified_begin;
  driver->new_ops.size = frame->new_begin;
}

static void undo_changes(ConversionDriver *driver, const LegalizeFrame *frame) {
  drop_lists(driver, frame);
  if (driver->can_roll_back)
    log_rollback(driver, frame->mark);
}

/// The operation at `cursor`; those changed in place come first. NULL when all
/// are done.
static Operation *result_at_cursor(const ConversionDriver *driver,
                                   const LegalizeFrame *frame) {
  size_t num_modified = frame->modified_end - frame->modified_begin;
  if (frame->cursor < num_modified)
    return driver->modified_ops.data[frame->modified_begin + frame->cursor];
  size_t index = frame->new_begin + frame->cursor - num_modified;
  return index < frame->new_end ? driver->new_ops.data[index] : NULL;
}

static bool is_modified_at_cursor(const LegalizeFrame *frame) {
  return frame->cursor < frame->modified_end - frame->modified_begin;
}

/// Answers without a frame if there is nothing to try or to tell.
static Outcome decide_quickly(ConversionDriver *driver, const Operation *op) {
  if (driver_is_watched(driver))
    return AGAIN;
  if (op->flags & (OP_MARK_IGNORED | OP_MARK_REPLACED))
    return LEGAL;
  switch (driver_op_info(driver, op->def)->verdict) {
  case VERDICT_LEGAL:
    return LEGAL;
  case VERDICT_FAILED:
    return driver_renews_uses(driver) ? AGAIN : FAILED;
  case VERDICT_NONE:
    return AGAIN;
  }
  unreachable("verdict");
}

/// Legalizes what the fold or pattern made and changed, as long as that needs
/// no frame. Returns CALL and sets `*child` when it does. FAILED refers to the
/// operation at `cursor`.
static Outcome legalize_results(ConversionDriver *driver, LegalizeFrame *frame,
                                bool child_is_legal, Operation **child) {
  if (frame->is_waiting && !child_is_legal)
    return FAILED;
  frame->cursor += frame->is_waiting;
  frame->is_waiting = false;
  for (;; frame->cursor++) {
    *child = result_at_cursor(driver, frame);
    if (!*child)
      return LEGAL;
    Outcome outcome = decide_quickly(driver, *child);
    if (outcome == FAILED)
      return FAILED;
    frame->is_waiting = outcome == AGAIN;
    if (frame->is_waiting)
      return CALL;
  }
}

/// Continues with the patterns after folding failed, or ends the frame.
static Outcome after_fold_failed(ConversionDriver *driver,
                                 LegalizeFrame *frame) {
  if (driver->is_aborted || driver->config->folding == FOLDING_AFTER_PATTERNS)
    return fail(driver, frame);
  frame->step = STEP_PATTERNS;
  return AGAIN;
}

/// Was one of the values replaced by a result of `op`? Then that is defined
/// through itself.
static bool lead_back(ConversionDriver *driver, const Operation *op,
                      Value *const *values) {
  for (unsigned i = 0; i < op->num_results; i++) {
    bool has_list;
    const Value *last =
        value_mapping_last_one(&driver->mapping, values[i], &has_list);
    if (!has_list && value_defining_op(last) == op)
      return true;
  }
  return false;
}

static bool replace_by_fold(ConversionDriver *driver, Operation *op,
                            const FoldResult *results) {
  Value **values =
      arena_alloc(&driver->arena, op->num_results * sizeof *values);
  Rewriter *rw = &driver->rewriter.rewriter;
  builder_set_before(&rw->builder, op);
  if (!rewriter_materialize_results(rw, op, results, values) ||
      lead_back(driver, op, values))
    return false;
  driver_notify_modified(driver, op);
  driver->rewriter.converter = NULL;
  rewriter_replace_op(rw, op, values);
  return true;
}

/// Folds in place as often as possible, until a fold gives values. `*count` is
/// the number of times that changed `op`. Follows mlir::OpBuilder::tryFold.
static FoldStatus fold_repeatedly(ConversionDriver *driver, Operation *op,
                                  FoldResult *results, uint16_t *count) {
  FoldStatus status = op_fold(driver->ctx, op, results);
  while (status == FOLD_IN_PLACE) {
    if (++*count >= MAX_FOLDS_IN_PLACE)
      return status;
    FoldStatus next = op_fold(driver->ctx, op, results);
    if (next == FOLD_FAILED)
      return status;
    status = next;
  }
  return status;
}

/// Keeps the outcome of a fold. `snapshot`, if not NULL, is `op` before it was
/// changed. The listener is told of any fold as a modification, too.
static FoldStatus keep_fold(ConversionDriver *driver, Operation *op,
                            FoldStatus status, const FoldResult *results,
                            OpSnapshot *snapshot) {
  if (snapshot) {
    RewriteEntry *entry = log_push(driver, REWRITE_MODIFY_OP);
    entry->op = op;
    entry->snapshot = snapshot;
  }
  if (status == FOLD_REPLACED)
    return replace_by_fold(driver, op, results) ? status : FOLD_FAILED;
  driver_notify_modified(driver, op);
  return status;
}

/// Folds the frame's operation. Most folds fail and have changed nothing.
static FoldStatus fold_op(ConversionDriver *driver, LegalizeFrame *frame) {
  Operation *op = frame->op;
  if (!frame->info->can_fold || !op->block || !op_may_fold(op) ||
      frame->num_folds >= MAX_FOLDS_IN_PLACE)
    return FOLD_FAILED;
  ArenaMark mark = arena_mark(&driver->arena);
  OpSnapshot *snapshot =
      driver->can_roll_back ? driver_snapshot(driver, op) : NULL;
  FoldResult *results =
      arena_alloc(&driver->arena, op->num_results * sizeof *results);
  uint16_t num_before = frame->num_folds;
  FoldStatus status = fold_repeatedly(driver, op, results, &frame->num_folds);
  bool has_changed = frame->num_folds != num_before;
  if (status == FOLD_FAILED) {
    arena_rewind(&driver->arena, mark);
    return status;
  }
  // A fold that changes the number of operands may also have changed their
  // values.
  has_changed |= snapshot && snapshot->num_operands != op->num_operands;
  begin_changes(driver, frame);
  frame->mark.arena = mark;
  status = keep_fold(driver, op, status, results,
                     has_changed || driver->config->listener ? snapshot : NULL);
  end_changes(driver, frame);
  if (status == FOLD_FAILED)
    undo_changes(driver, frame);
  return status;
}

bool driver_is_legal_by_rule(ConversionDriver *driver, Operation *op,
                             const LegalityRule *rule) {
  if (legality_rule_action(driver->target, rule, op) != LEGALITY_LEGAL)
    return false;
  if (legality_rule_covers_regions(rule, op))
    driver_ignore_regions(driver, op);
  return true;
}

static Outcome try_fold(ConversionDriver *driver, LegalizeFrame *frame,
                        Operation **child) {
  if (driver_is_watched(driver))
    trace_fold_begin(driver);
  FoldStatus status = fold_op(driver, frame);
  switch (status) {
  case FOLD_FAILED:
    if (driver_is_watched(driver))
      trace_failure(driver, "unable to fold");
    if (driver_renews_uses(driver))
      log_renew_uses(frame->op);
    return after_fold_failed(driver, frame);
  case FOLD_IN_PLACE:
    trace_did(driver, "Modify ", frame->op);
    frame->line = explain_begin_line(driver);
    frame->step = STEP_FOLD_AGAIN;
    *child = frame->op;
    return CALL;
  case FOLD_REPLACED:
    frame->line = explain_begin_line(driver);
    frame->step = STEP_FOLD_RESULTS;
    return AGAIN;
  }
  unreachable("fold status");
}

/// Undoes a fold one of whose constants is not legal.
static Outcome fold_failed_late(ConversionDriver *driver,
                                LegalizeFrame *frame) {
  Operation *constant = result_at_cursor(driver, frame);
  GeneratedOp made = {.root = frame->op, .result = constant};
  explain_result(driver, frame->line, &made);
  trace_rollback(driver, frame->op, frame->mark);
  trace_failure(driver, "failed to legalize generated constant '%.*s'",
                STR_ARGS(constant->def->name));
  if (!driver->can_roll_back && !driver->is_aborted) {
    Diagnostic *diag = driver_emit_error(
        driver, frame->op,
        "op '%.*s' folder rollback of IR modifications requested",
        STR_ARGS(frame->op->def->name));
    driver->is_aborted = true;
    driver_explain_abort(driver, &made, diag);
    // Explaining pushes frames of its own, so the stack may have moved.
    frame = &VECTOR_LAST(&driver->run.frames);
  }
  undo_changes(driver, frame);
  return after_fold_failed(driver, frame);
}

static Outcome step_fold_results(ConversionDriver *driver, LegalizeFrame *frame,
                                 bool child_is_legal, Operation **child) {
  Outcome outcome = legalize_results(driver, frame, child_is_legal, child);
  if (outcome == CALL)
    return CALL;
  if (outcome == FAILED)
    return fold_failed_late(driver, frame);
  drop_lists(driver, frame);
  trace_success(driver, NULL);
  return succeed(driver, "operation was folded");
}

/// Ends a fold in place, which stays whether it helped or not. Follows
/// mlir::OperationLegalizer::legalizeWithFold.
static Outcome step_fold_again(ConversionDriver *driver, LegalizeFrame *frame,
                               bool child_is_legal) {
  drop_lists(driver, frame);
  if (!child_is_legal) {
    GeneratedOp made = {.root = frame->op, .result = frame->op};
    explain_result(driver, frame->line, &made);
    trace_failure(driver, "unable to fold");
    return after_fold_failed(driver, frame);
  }
  trace_success(driver, NULL);
  return succeed(driver, "operation was folded");
}

static Outcome step_enter(ConversionDriver *driver, LegalizeFrame *frame,
                          Operation **child) {
  Operation *op = frame->op;
  if (driver_is_watched(driver))
    trace_legalize_begin(driver, op);
  if (op->flags & (OP_MARK_IGNORED | OP_MARK_REPLACED))
    return succeed(driver, "operation marked 'ignored' during conversion");
  const LegalityRule *rule = frame->info->rule;
  if (rule &&
      legality_rule_action(driver->target, rule, op) == LEGALITY_LEGAL) {
    if (!legality_rule_covers_regions(rule, op))
      return succeed(driver, "operation marked legal by the target");
    driver_ignore_regions(driver, op);
    return succeed(driver,
                   "operation marked legal by the target; NOTE: operation is "
                   "recursively legal; skipping internals");
  }
  if (driver->config->folding == FOLDING_BEFORE_PATTERNS)
    return try_fold(driver, frame, child);
  frame->step = STEP_PATTERNS;
  return AGAIN;
}

static bool call_conversion(ConversionDriver *driver, Operation *op,
                            const RewritePattern *pattern) {
  Adaptor adaptor;
  if (!driver_remap_operands(driver, op, pattern->converter, &adaptor))
    return false;
  bool met_one_to_n = false;
  adaptor.met_one_to_n = &met_one_to_n;
  bool matched = pattern->convert(pattern, op, &adaptor, &driver->rewriter);
  if (matched || !met_one_to_n)
    return matched;
  driver->one_to_n_pattern = pattern;
  explain_one_to_n(driver, op, &adaptor);
  trace_match_failure(driver, "pattern does not support 1:N conversion");
  return false;
}

/// Forgets the modifications that the pattern started and left open.
static void forget_modifications(ConversionDriver *driver) {
  driver->run.modified_op = NULL;
  if (driver->run.modifications.size)
    ptr_map_clear(&driver->run.modifications);
}

/// Reports that a pattern failed after changing the IR. In no-rollback mode
/// that cannot be undone.
static void report_changed(ConversionDriver *driver, const Operation *op,
                           const RewritePattern *pattern) {
  Diagnostic *diag = driver_emit_error(
      driver, op, "pattern '%s' returned failure but IR did change",
      pattern->name ? pattern->name : "");
  if (driver->reason && !driver->ctx->hides_explanations)
    diag_format(explain_note(driver, diag, op->loc), "its reason was: %s",
                driver->reason);
  driver->is_aborted = true;
}

/// With -debug-check-ir: is all that is converted as it should be?
static void check_ir(const ConversionDriver *driver,
                     const RewritePattern *pattern) {
  for (size_t i = 0; i < driver->num_roots; i++)
    if (!(driver->roots[i]->flags & OP_MARK_DEAD))
      ir_check_after(driver->ctx, driver->roots[i],
                     pattern->name ? pattern->name : "a pattern");
}

/// With -debug-check-ir: a number for all that is converted.
static uint64_t fingerprint(const ConversionDriver *driver) {
  uint64_t sum = 0;
  for (size_t i = 0; driver->ctx->checks_ir && i < driver->num_roots; i++)
    if (!(driver->roots[i]->flags & OP_MARK_DEAD))
      sum += ir_fingerprint(driver->ctx, driver->roots[i]);
  return sum;
}

/// With -debug-check-ir: did the pattern do what it says, by the rewriter? What
/// failed has been undone, or cannot be: then it leaves what it changed, or what
/// was legalized inside it.
static void check_claim(const ConversionDriver *driver,
                        const RewritePattern *pattern, bool matched,
                        uint64_t before) {
  const Rewriter *rw = &driver->rewriter.rewriter;
  bool has_changes = driver->run.num_changes || rw->is_bypassed || rw->kept_op;
  if (!matched && !driver->can_roll_back)
    return;
  PatternClaim claim = !matched      ? PATTERN_FAILED
                       : has_changes ? PATTERN_DELAYED
                                     : PATTERN_UNSEEN;
  ir_check_claim(driver->ctx, pattern->name ? pattern->name : "", claim,
                 fingerprint(driver) != before);
}

static bool call_function(ConversionDriver *driver, Operation *op,
                          const RewritePattern *pattern) {
  return pattern->convert
             ? call_conversion(driver, op, pattern)
             : pattern->run(pattern, op, &driver->rewriter.rewriter);
}

/// Calls it as the action that it is, if it may be tried.
static bool call_action(ConversionDriver *driver, Operation *op,
                        const RewritePattern *pattern) {
  if (!driver->ctx->actions)
    return call_function(driver, op, pattern);
  Action action = pattern_action(pattern, op);
  action.is_midway = driver->log.size > 0;
  if (!action_begin(driver->ctx, &action))
    return false;
  action.applied = call_function(driver, op, pattern);
  action_end(driver->ctx, &action);
  return action.applied;
}

static bool call_pattern(ConversionDriver *driver, Operation *op,
                         const RewritePattern *pattern) {
  assert(!pattern->root || pattern->root == op->def);
  driver->rewriter.converter = pattern->converter;
  driver->run.pattern = pattern;
  driver->reason = NULL;
  builder_set_before(&driver->rewriter.rewriter.builder, op);
  applicator_trace_try(driver->ctx, pattern);
  bool matched = call_action(driver, op, pattern);
  applicator_trace_result(driver->ctx, pattern, matched);
  check_ir(driver, pattern);
  driver->run.pattern = NULL;
  driver->rewriter.converter = NULL;
  forget_modifications(driver);
  // A mistake of the pattern was reported.
  if (driver->is_aborted)
    return false;
  if (!matched && driver->run.num_changes && !driver->can_roll_back)
    report_changed(driver, op, pattern);
  return matched;
}

/// Marks `pattern` as being on the path. False if it is on the path already.
static bool enter_pattern(ConversionDriver *driver,
                          const RewritePattern *pattern) {
  if (pattern->has_bounded_recursion)
    return true;
  uint8_t *applied = &driver->applied[pattern - driver->patterns->patterns];
  if (*applied)
    return false;
  *applied = 1;
  return true;
}

static void leave_pattern(ConversionDriver *driver,
                          const RewritePattern *pattern) {
  assert(pattern >= driver->patterns->patterns &&
         pattern < driver->patterns->patterns + driver->patterns->size);
  if (!pattern->has_bounded_recursion)
    driver->applied[pattern - driver->patterns->patterns] = 0;
}

/// Tries `pattern`. True if it was applied; its results are to be legalized
/// next.
static bool try_pattern(ConversionDriver *driver, LegalizeFrame *frame,
                        const RewritePattern *pattern) {
  if (driver_is_watched(driver)) {
    trace_pattern_begin(driver, frame->op, pattern);
    frame->line = explain_begin_line(driver);
  }
  if (!enter_pattern(driver, pattern)) {
    trace_failure(driver, "pattern was already applied");
    explain_end_line(driver, frame->line,
                     "pattern '%s' was applied on the way here already",
                     pattern->name ? pattern->name : "");
    return false;
  }
  uint32_t num_changes = driver->run.num_changes;
  size_t num_casts = driver->casts.size;
  begin_changes(driver, frame);
  uint64_t before = fingerprint(driver);
  Rewriter *rw = &driver->rewriter.rewriter;
  rw->kept_op = rw->is_bypassed = false;
  bool matched = call_pattern(driver, frame->op, pattern);
  end_changes(driver, frame);
  if (!driver->can_roll_back)
    driver_retire_unused_casts(driver, num_casts);
  if (matched) {
    check_claim(driver, pattern, true, before);
    driver->run.num_changes = 0;
    frame->pattern = pattern;
    return true;
  }
  explain_no_match(driver, frame->line, pattern);
  trace_rollback(driver, frame->op, frame->mark);
  trace_failure(driver, "pattern failed to match");
  undo_changes(driver, frame);
  check_claim(driver, pattern, false, before);
  driver->run.num_changes = num_changes;
  leave_pattern(driver, pattern);
  return false;
}

static Outcome step_patterns(ConversionDriver *driver, LegalizeFrame *frame,
                             Operation **child) {
  const PatternList *list = frame->info->patterns;
  while (list && frame->next_pattern < list->size && !driver->is_aborted) {
    const RewritePattern *pattern = list->patterns[frame->next_pattern++];
    if (!try_pattern(driver, frame, pattern))
      continue;
    frame->step = STEP_PATTERN_RESULTS;
    return AGAIN;
  }
  if (driver->config->folding == FOLDING_AFTER_PATTERNS && !driver->is_aborted)
    return try_fold(driver, frame, child);
  return fail(driver, frame);
}

static void write_names(Diagnostic *diag, const OpVector *ops, size_t begin,
                        size_t end) {
  for (size_t i = begin; i < end; i++) {
    if (i > begin)
      diag_text(diag, ", ");
    diag_text_ref(diag, ops->data[i]->def->name);
  }
}

/// Ends the conversion because of `made`, which cannot be undone.
static void abort_conversion(ConversionDriver *driver,
                             const LegalizeFrame *frame,
                             const GeneratedOp *made) {
  if (driver->is_aborted)
    return;
  Diagnostic *diag = driver_emit_error(
      driver, frame->op,
      "pattern '%s' produced IR that could not be legalized. new ops: {",
      frame->pattern->name ? frame->pattern->name : "");
  write_names(diag, &driver->new_ops, frame->new_begin, frame->new_end);
  diag_text(diag, "}, modified ops: {");
  write_names(diag, &driver->modified_ops, frame->modified_begin,
              frame->modified_end);
  diag_text(diag, "}");
  driver->is_aborted = true;
  driver_explain_abort(driver, made, diag);
}

static Outcome result_failed(ConversionDriver *driver, LegalizeFrame *frame) {
  Operation *result = result_at_cursor(driver, frame);
  GeneratedOp made = {frame->pattern, frame->op, result,
                      is_modified_at_cursor(frame)};
  explain_result(driver, frame->line, &made);
  trace_rollback(driver, frame->op, frame->mark);
  if (is_modified_at_cursor(frame))
    trace_failure(driver,
                  "failed to legalize operation updated in-place '%.*s'",
                  STR_ARGS(result->def->name));
  else
    trace_failed_op(driver, "failed to legalize generated operation", result);
  if (!driver->can_roll_back) {
    abort_conversion(driver, frame, &made);
    // Explaining pushes frames of its own, so the stack may have moved.
    frame = &VECTOR_LAST(&driver->run.frames);
  }
  undo_changes(driver, frame);
  leave_pattern(driver, frame->pattern);
  frame->step = STEP_PATTERNS;
  return AGAIN;
}

static Outcome step_pattern_results(ConversionDriver *driver,
                                    LegalizeFrame *frame, bool child_is_legal,
                                    Operation **child) {
  Outcome outcome = legalize_results(driver, frame, child_is_legal, child);
  if (outcome == CALL)
    return CALL;
  if (outcome == FAILED)
    return result_failed(driver, frame);
  drop_lists(driver, frame);
  leave_pattern(driver, frame->pattern);
  if (driver_is_watched(driver))
    trace_success(driver, "pattern applied successfully");
  return succeed(driver, NULL);
}

static Outcome run_step(ConversionDriver *driver, LegalizeFrame *frame,
                        bool child_is_legal, Operation **child) {
  switch (frame->step) {
  case STEP_ENTER:
    return step_enter(driver, frame, child);
  case STEP_FOLD_RESULTS:
    return step_fold_results(driver, frame, child_is_legal, child);
  case STEP_FOLD_AGAIN:
    return step_fold_again(driver, frame, child_is_legal);
  case STEP_PATTERNS:
    return step_patterns(driver, frame, child);
  case STEP_PATTERN_RESULTS:
    return step_pattern_results(driver, frame, child_is_legal, child);
  }
  unreachable("legalize step");
}

static void push_frame(ConversionDriver *driver, Operation *op) {
  uint16_t num_folds = 0;
  if (driver->run.frames.size) {
    const LegalizeFrame *parent = &VECTOR_LAST(&driver->run.frames);
    if (parent->op == op && parent->step == STEP_FOLD_AGAIN)
      num_folds = (uint16_t)(parent->num_folds + 1);
  }
  if (driver_is_watched(driver))
    explain_enter(driver);
  // The other fields are set when there are changes.
  VECTOR_RESERVE(&driver->run.frames, driver->run.frames.size + 1);
  LegalizeFrame *frame = &driver->run.frames.data[driver->run.frames.size++];
  frame->op = op;
  frame->info = driver_op_info(driver, op->def);
  frame->step = STEP_ENTER;
  frame->is_waiting = false;
  frame->num_folds = num_folds;
  frame->next_pattern = 0;
}

bool driver_legalize(ConversionDriver *driver, Operation *op) {
  Outcome outcome = decide_quickly(driver, op);
  if (outcome != AGAIN)
    return outcome == LEGAL;
  size_t base = driver->run.frames.size;
  assert(!(op->flags & OP_MARK_DEAD));
  push_frame(driver, op);
  bool child_is_legal = false;
  while (driver->run.frames.size > base) {
    Operation *child = NULL;
    outcome = run_step(driver, &VECTOR_LAST(&driver->run.frames),
                       child_is_legal, &child);
    if (outcome == CALL) {
      push_frame(driver, child);
    } else if (outcome != AGAIN) {
      driver->run.frames.size--;
      child_is_legal = outcome == LEGAL;
      if (driver_is_watched(driver))
        explain_leave(driver, child_is_legal);
    }
  }
  return child_is_legal;
}
