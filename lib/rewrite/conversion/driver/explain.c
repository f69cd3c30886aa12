// SPDX-License-Identifier: Apache-2.0
// Explains why a conversion failed, in notes under its error. Nothing is
// recorded while operations are legalized. When one fails, it is legalized once
// more, and the driver explains what it does. That is possible because nothing
// is left of the first attempt (rollback mode), or because no pattern changed
// anything (no-rollback mode, where a pattern that did ends the conversion).
// The second attempt tells neither the trace nor the listener, and what
// patterns report is dropped.
//
// An explanation is a list of lines, indented by the depth of the legalization.
// Each pattern that was tried has a line. Under it are the lines for the
// operation it created that could not be legalized. Operations that could have
// no lines.
#include "rewrite/conversion/driver/explain.h"
#include "ir/diagnostics/action.h"

#include <stdarg.h>
#include <stdio.h>

#include "ir/diagnostics/op_diag.h"
#include "ir/print/printer.h"
#include "rewrite/conversion/driver/driver.h"
#include "rewrite/conversion/driver/legalize.h"
#include "rewrite/conversion/driver/log.h"
#include "rewrite/conversion/driver/rewriter.h"

enum {
  MAX_LINES = 256, ///< Number of lines kept.
  MAX_NOTES = 8,   ///< Number of notes shown.
  MAX_PATH = 8,    ///< Operations on a path in the graph.
};

typedef struct ExplanationLine {
  uint32_t depth;
  const char *text; ///< NULL: the outcome is not known yet.
} ExplanationLine;

struct Explanation {
  Arena arena; ///< Owns the texts.
  VECTOR(ExplanationLine) lines;
  size_t num_dropped; ///< Number of lines beyond MAX_LINES.
  uint32_t depth;     ///< Number of operations being legalized.
};

uint32_t explain_begin_line(ConversionDriver *driver) {
  Explanation *explanation = driver->explanation;
  if (!explanation)
    return NO_LINE;
  if (explanation->lines.size == MAX_LINES) {
    explanation->num_dropped++;
    return NO_LINE;
  }
  VECTOR_PUSH(&explanation->lines,
              (ExplanationLine){.depth = explanation->depth});
  return (uint32_t)explanation->lines.size - 1;
}

static void set_line(ConversionDriver *driver, uint32_t line,
                     const Stream *text) {
  Explanation *explanation = driver->explanation;
  if (explanation && line != NO_LINE)
    explanation->lines.data[line].text =
        arena_copy_text(&explanation->arena, text->data, text->size);
}

void explain_end_line(ConversionDriver *driver, uint32_t line,
                      const char *format, ...) {
  if (!driver->explanation || line == NO_LINE)
    return;
  char text[512];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  Stream copy = {0};
  stream_cstr(&copy, text);
  set_line(driver, line, &copy);
  stream_free(&copy);
}

static const char *name_of(const RewritePattern *pattern) {
  return pattern->name ? pattern->name : "";
}

void explain_no_match(ConversionDriver *driver, uint32_t line,
                      const RewritePattern *pattern) {
  if (driver->reason)
    explain_end_line(driver, line, "pattern '%s' did not match: %s",
                     name_of(pattern), driver->reason);
  else
    explain_end_line(driver, line,
                     "pattern '%s' did not match, and did not say why",
                     name_of(pattern));
}

/// Writes ", which …": what the target and the patterns say about `op`.
static void write_status(ConversionDriver *driver, const Operation *op,
                         Stream *out) {
  const OpInfo *info = driver_op_info(driver, op->def);
  LegalityAction action = info->rule ? info->rule->action : LEGALITY_UNKNOWN;
  switch (action) {
  case LEGALITY_UNKNOWN:
    stream_cstr(out, ", which the target does not know");
    break;
  case LEGALITY_LEGAL:
    stream_cstr(out, ", which is legal");
    break;
  case LEGALITY_DYNAMIC:
    stream_cstr(out, ", which is not legal as it is");
    break;
  case LEGALITY_ILLEGAL:
    stream_cstr(out, ", which is marked illegal");
    break;
  }
  if (!info->patterns && !frozen_pattern_set_for(driver->patterns, op->def))
    stream_cstr(out, " and which no pattern has as its root");
}

static void write_result(ConversionDriver *driver, const GeneratedOp *made,
                         Stream *out) {
  if (made->pattern)
    stream_format(out, "pattern '%s' ", name_of(made->pattern));
  else
    stream_cstr(out, "folding ");
  if (made->result == made->root) {
    stream_cstr(out, "changed it in place, which did not make it legal");
    return;
  }
  stream_format(out, "%s '%.*s'", made->is_modified ? "changed" : "made",
                STR_ARGS(made->result->def->name));
  write_status(driver, made->result, out);
}

void explain_result(ConversionDriver *driver, uint32_t line,
                    const GeneratedOp *made) {
  if (!driver->explanation || line == NO_LINE)
    return;
  Stream text = {0};
  write_result(driver, made, &text);
  set_line(driver, line, &text);
  stream_free(&text);
}

void explain_inner(ConversionDriver *driver, uint32_t line,
                   const Operation *op) {
  if (!driver->explanation || line == NO_LINE)
    return;
  Stream text = {0};
  stream_format(&text, "in its region is '%.*s'", STR_ARGS(op->def->name));
  write_status(driver, op, &text);
  set_line(driver, line, &text);
  stream_free(&text);
}

static bool is_on_path(const OpDef *const *path, size_t size,
                       const OpDef *def) {
  for (size_t i = 0; i < size; i++)
    if (path[i] == def)
      return true;
  return false;
}

/// The next operation on the path from `def`, by its first pattern; or NULL.
static const OpDef *next_on_path(ConversionDriver *driver, const OpDef *def) {
  const PatternList *list = frozen_pattern_set_for(driver->patterns, def);
  if (!list || list->size == 0)
    return NULL;
  return legalization_graph_dead_end(&driver->graph, driver->target,
                                     list->patterns[0]);
}

/// Writes the path in the graph that `pattern` starts and that ends in nothing
/// legal.
static void write_dead_end(ConversionDriver *driver, const OpDef *root,
                           const OpDef *def, Stream *out) {
  const OpDef *path[MAX_PATH] = {root};
  size_t size = 1;
  stream_format(out, "'%.*s'", STR_ARGS(root->name));
  while (def) {
    stream_format(out, " -> '%.*s'", STR_ARGS(def->name));
    if (is_on_path(path, size, def)) {
      stream_cstr(out, ", a circle");
      return;
    }
    if (size == MAX_PATH) {
      stream_cstr(out, " -> ...");
      return;
    }
    path[size++] = def;
    def = next_on_path(driver, def);
  }
  bool is_illegal = conversion_target_action(driver->target, path[size - 1]) ==
                    LEGALITY_ILLEGAL;
  stream_cstr(out, is_illegal ? ", which is marked illegal"
                              : ", which the target does not know");
  stream_cstr(out, " and which no pattern has as its root");
}

static void explain_untried(ConversionDriver *driver, const OpDef *def,
                            const RewritePattern *pattern) {
  const OpDef *next =
      legalization_graph_dead_end(&driver->graph, driver->target, pattern);
  if (!next)
    return;
  Stream text = {0};
  stream_format(&text, "pattern '%s' was not tried, it leads nowhere: ",
                name_of(pattern));
  write_dead_end(driver, def, next, &text);
  set_line(driver, explain_begin_line(driver), &text);
  stream_free(&text);
}

void explain_failed_op(ConversionDriver *driver, const Operation *op) {
  if (!driver->explanation)
    return;
  const PatternList *own = frozen_pattern_set_for(driver->patterns, op->def);
  for (size_t i = 0; own && i < own->size; i++)
    explain_untried(driver, op->def, own->patterns[i]);
}

void explain_enter(ConversionDriver *driver) {
  if (driver->explanation)
    driver->explanation->depth++;
}

void explain_leave(ConversionDriver *driver, bool is_legal) {
  Explanation *explanation = driver->explanation;
  if (!explanation)
    return;
  explanation->depth--;
  while (is_legal && explanation->lines.size &&
         VECTOR_LAST(&explanation->lines).depth > explanation->depth)
    explanation->lines.size--;
}

/// Tells those who watch actions why the pattern that is being tried fails.
static void tell_watchers(const ConversionDriver *driver, StringRef reason) {
  if (driver->ctx->actions)
    action_fail(driver->ctx, NULL,
                context_intern_string(driver->ctx, reason).data);
}

void explain_one_to_n(ConversionDriver *driver, const Operation *op,
                      const Adaptor *adaptor) {
  driver->reason = "pattern does not support 1:N conversion";
  tell_watchers(driver, string_ref_from_cstr(driver->reason));
  if (!driver->explanation)
    return;
  unsigned i = 0;
  while (i + 1 < adaptor->num_operands && adaptor->operands[i].count == 1)
    i++;
  Stream text = {0};
  stream_format(&text, "it takes one value for operand #%u of type '", i);
  type_print_brief(&text, op_operand_type(op, i));
  stream_format(&text, "', which is %u by now", adaptor->operands[i].count);
  driver->reason =
      arena_copy_text(&driver->explanation->arena, text.data, text.size);
  stream_free(&text);
}

void explain_reason(ConversionDriver *driver, StringRef reason) {
  driver->reason = NULL;
  tell_watchers(driver, reason);
  if (driver->explanation)
    driver->reason =
        arena_copy_text(&driver->explanation->arena, reason.data, reason.size);
}

Diagnostic *driver_emit_error(ConversionDriver *driver, const Operation *op,
                              const char *format, ...) {
  char text[512];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  // In no-rollback mode an erased operation has lost its operands.
  if (op->flags & OP_MARK_DEAD)
    return location_emit(driver->ctx, op->loc, DIAG_ERROR, "%s", text);
  return op_emit_error(driver->ctx, op, "%s", text);
}

Diagnostic *explain_note(ConversionDriver *driver, Diagnostic *diag,
                         Location loc) {
  Diagnostic *note =
      diag_attach_note(diag, location_position(driver->ctx, loc));
  note->is_explanation = true;
  return note;
}

/// Adds the notes about `op` itself, before those about the patterns that were
/// tried.
static void note_legality(ConversionDriver *driver, Diagnostic *diag,
                          const Operation *op) {
  const OpInfo *info = driver_op_info(driver, op->def);
  LegalityAction action = info->rule ? info->rule->action : LEGALITY_UNKNOWN;
  bool has_root =
      info->patterns || frozen_pattern_set_for(driver->patterns, op->def);
  if (action == LEGALITY_DYNAMIC)
    diag_format(explain_note(driver, diag, op->loc),
                "the target says that '%.*s' is not legal as it is",
                STR_ARGS(op->def->name));
  else if (action == LEGALITY_UNKNOWN)
    diag_format(explain_note(driver, diag, op->loc),
                "the target does not know '%.*s'", STR_ARGS(op->def->name));
  if (!has_root)
    diag_format(explain_note(driver, diag, op->loc),
                "no pattern has '%.*s' as its root", STR_ARGS(op->def->name));
}

static void note_lines(ConversionDriver *driver, Diagnostic *diag, Location loc,
                       const Explanation *explanation) {
  size_t count = explanation->lines.size;
  // If only one line is over the limit, it is shown rather than counted.
  size_t shown = count <= MAX_NOTES + 1 ? count : MAX_NOTES;
  for (size_t i = 0; i < shown; i++) {
    const ExplanationLine *line = &explanation->lines.data[i];
    Diagnostic *note = explain_note(driver, diag, loc);
    stream_fill(&note->text, ' ', (size_t)2 * (line->depth - 1));
    diag_text(note, line->text ? line->text : "and nothing came of it");
  }
  if (shown < count)
    diag_format(explain_note(driver, diag, loc), "and %s%zu more",
                explanation->num_dropped ? "over " : "", count - shown);
}

/// Legalizes `op` as the first time, but reports nothing.
static void legalize_again(ConversionDriver *driver, Operation *op) {
  ConversionConfig quiet = *driver->config;
  quiet.listener = NULL;
  const ConversionConfig *config = driver->config;
  const RewritePattern *one_to_n = driver->one_to_n_pattern;
  Diagnostics *diags = &driver->ctx->diags;
  Diagnostic *last = diags->last;
  size_t num_errors = diags->num_errors;
  unsigned traces = driver->ctx->trace.enabled;
  bool is_aborted = driver->is_aborted;
  LogMark mark = log_mark(driver);
  driver->config = &quiet;
  driver->ctx->trace.enabled = 0;
  driver->is_aborted = false;
  driver_legalize(driver, op);
  // Needed only if a pattern acts differently the second time.
  if (driver->can_roll_back)
    log_rollback(driver, mark);
  driver->config = config;
  driver->ctx->trace.enabled = traces;
  driver->is_aborted = is_aborted;
  driver->one_to_n_pattern = one_to_n;
  diagnostics_rewind(diags, last, num_errors);
}

/// Writes the notes. `depth` is that of the lines; 0 if they are directly under
/// the error.
static void explain(ConversionDriver *driver, Operation *op, Diagnostic *diag,
                    uint32_t depth) {
  Explanation explanation = {.depth = depth};
  arena_init(&explanation.arena);
  driver->explanation = &explanation;
  bool was_watched = driver->is_watched;
  driver->is_watched = true;
  Location loc = op->loc;
  legalize_again(driver, op);
  note_lines(driver, diag, loc, &explanation);
  driver->explanation = NULL;
  driver->is_watched = was_watched;
  VECTOR_FREE(&explanation.lines);
  arena_free(&explanation.arena);
}

void driver_explain(ConversionDriver *driver, Operation *op, Diagnostic *diag) {
  if (driver->explanation || driver->ctx->hides_explanations)
    return;
  note_legality(driver, diag, op);
  explain(driver, op, diag, 0);
}

void driver_explain_abort(ConversionDriver *driver, const GeneratedOp *made,
                          Diagnostic *diag) {
  if (driver->explanation || driver->ctx->hides_explanations)
    return;
  Diagnostic *note = explain_note(driver, diag, made->result->loc);
  write_result(driver, made, &note->text);
  explain(driver, made->result, diag, 1);
}

/// Notes where a value of a cast comes from.
static void note_producer(ConversionDriver *driver, Diagnostic *diag,
                          const Operation *cast) {
  if (cast->num_operands == 0) {
    diag_text(explain_note(driver, diag, cast->loc),
              "there is no value to make it from: what it stands for was "
              "dropped");
    return;
  }
  Value *value = op_operand(cast, 0);
  Diagnostic *note = explain_note(driver, diag, value_location(value));
  diag_text(note, "the value of type ");
  diag_type(note, value->type);
  const Operation *op = value_defining_op(value);
  if (op) {
    diag_format(note, " comes from '%.*s'", STR_ARGS(op->def->name));
    return;
  }
  const Block *block = value_block_argument(value)->owner;
  const Operation *parent = block->parent ? block->parent->parent : NULL;
  diag_format(note, " is argument #%u of a block", value->index);
  if (parent)
    diag_format(note, " in '%.*s'", STR_ARGS(parent->def->name));
}

static void write_who(const RewritePattern *pattern, Diagnostic *note) {
  if (pattern)
    diag_format(note, "pattern '%s' ", name_of(pattern));
  else
    diag_text(note, "a fold ");
}

/// Notes why the cast became necessary, and which user needs its result.
static void note_need(ConversionDriver *driver, Diagnostic *diag,
                      const Cast *cast, const Use *use) {
  Location loc = use ? use->owner->loc : cast->op->loc;
  Diagnostic *note = explain_note(driver, diag, loc);
  write_who(cast->pattern, note);
  if (cast->kind == CAST_TARGET) {
    diag_text(note, "takes it as ");
    diag_type(note, op_result_type(cast->op, 0));
    if (!cast->original)
      return;
    diag_text(note, ", for an operand of type ");
    diag_type(note, cast->original);
    return;
  }
  diag_text(note, "replaced a value of type ");
  diag_type(note, op_result_type(cast->op, 0));
  if (use)
    diag_format(note, ", which '%.*s' still takes as operand #%u",
                STR_ARGS(use->owner->def->name), use_operand_index(use));
}

static void note_missing(ConversionDriver *driver, Diagnostic *diag,
                         const Cast *cast) {
  const char *kind = cast->kind == CAST_SOURCE ? "source" : "target";
  Diagnostic *note = explain_note(driver, diag, cast->op->loc);
  if (!cast->converter) {
    diag_format(note,
                "no type converter came with it, and so no %s "
                "materialization",
                kind);
    return;
  }
  bool has_rule = cast->kind == CAST_SOURCE ? cast->converter->sources != NULL
                                            : cast->converter->targets != NULL;
  if (has_rule)
    diag_format(note, "no %s materialization of the type converter made it",
                kind);
  else
    diag_format(note, "the type converter has no %s materialization", kind);
}

static bool is_legal(ConversionDriver *driver, const Operation *op) {
  const LegalityRule *rule = driver_op_info(driver, op->def)->rule;
  return rule &&
         legality_rule_action(driver->target, rule, op) == LEGALITY_LEGAL;
}

/// Was `op` made by the conversion, so that it is gone when that is undone?
static bool is_new(const ConversionDriver *driver, const Operation *op) {
  for (size_t i = 0; i < driver->log.size; i++) {
    const RewriteEntry *entry = &driver->log.data[i];
    if ((entry->kind == REWRITE_CREATE_OP && entry->op == op) ||
        (entry->kind == REWRITE_CAST && entry->cast->op == op))
      return true;
  }
  return false;
}

void driver_explain_cast(ConversionDriver *driver, const Cast *cast,
                         const Use *use, Diagnostic *diag) {
  if (driver->ctx->hides_explanations)
    return;
  note_producer(driver, diag, cast->op);
  note_need(driver, diag, cast, use);
  note_missing(driver, diag, cast);
  if (use && driver->can_roll_back && !is_legal(driver, use->owner) &&
      !is_new(driver, use->owner)) {
    driver->unconverted_user = use->owner;
    driver->user_diag = diag;
  }
}

void driver_explain_user(ConversionDriver *driver) {
  Operation *user = driver->unconverted_user;
  if (!user)
    return;
  driver->unconverted_user = NULL;
  driver_explain(driver, user, driver->user_diag);
}
