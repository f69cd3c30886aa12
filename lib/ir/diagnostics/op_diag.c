// SPDX-License-Identifier: Apache-2.0
// Diagnostics at operations and locations, with types and attributes in them.
//
// As in mlir-opt, the first note of a message at an operation shows the
// operation as it is.
#include "ir/diagnostics/op_diag.h"

#include <stdarg.h>
#include <stdio.h>

#include "ir/print/printer.h"

/// A longer operation is cut, so that its error stays on the screen.
enum { MAX_OP_LINES = 20 };

/// Formats to the end of the message.
static void append_format(Diagnostic *diag, const char *format, va_list args) {
  va_list again;
  va_copy(again, args);
  int size = vsnprintf(NULL, 0, format, args);
  if (size > 0) {
    char *text = stream_reserve(&diag->text, (size_t)size + 1);
    vsnprintf(text, (size_t)size + 1, format, again);
    diag->text.size += (size_t)size;
  }
  va_end(again);
}

/// The callers of a call site, as notes. mlir shows at most ten.
static void attach_callers(const Context *ctx, Diagnostic *diag, Location loc) {
  const unsigned limit = 10;
  for (unsigned i = 0; i < limit && location_kind(loc) == LOCATION_CALL_SITE;
       i++) {
    loc = location_data(loc)->children[1];
    Location caller = loc;
    if (location_kind(loc) == LOCATION_CALL_SITE)
      caller = location_data(loc)->children[0];
    Diagnostic *note = diag_attach_note(diag, location_position(ctx, caller));
    diag_text(note, "called from");
  }
}

/// A location without a place becomes part of the message.
static void append_location(const Context *ctx, Diagnostic *diag,
                            Location loc) {
  if (diag->pos.line || diag->pos.file.size ||
      location_kind(loc) == LOCATION_UNKNOWN)
    return;
  location_print(ctx, &diag->text, loc);
  diag_text(diag, ": ");
}

static Diagnostic *emit(Context *ctx, Location loc, DiagKind kind) {
  Diagnostic *diag = diag_emit(&ctx->diags, kind, location_position(ctx, loc));
  append_location(ctx, diag, loc);
  attach_callers(ctx, diag, loc);
  return diag;
}

/// Cuts `text` to its first `limit` lines and says how many follow. False if it
/// has no more lines.
static bool cut_lines(Stream *text, size_t limit) {
  size_t end = 0, count = 1;
  for (size_t i = 0; i < text->size; i++) {
    if (text->data[i] != '\n')
      continue;
    if (count++ == limit)
      end = i;
  }
  if (count <= limit)
    return false;
  text->size = end;
  stream_format(text, "\n... (%zu more lines)", count - limit);
  return true;
}

/// The operation as text, in generic form for errors. Several lines begin on a
/// line of their own, and at most `max_lines` are shown. Follows
/// mlir::Diagnostic::appendOp.
static void append_op(Context *ctx, Diagnostic *diag, const Operation *op,
                      DiagKind kind, size_t max_lines) {
  PrintOptions options =
      ctx->print_options ? *ctx->print_options : print_options_default();
  options.generic |= kind == DIAG_ERROR;
  options.local_scope = true;
  options.elide_repeated = true;
  options.elide_elements = true;
  options.elide_elements_above = 16;
  Stream text = {0};
  op_print(ctx, op, &options, &text);
  while (text.size && text.data[text.size - 1] == '\n')
    text.size--;
  diag->is_cut = cut_lines(&text, max_lines);
  if (string_ref_find(stream_view(&text), '\n') != SIZE_MAX)
    stream_char(&diag->text, '\n');
  stream_text(&diag->text, stream_view(&text));
  stream_free(&text);
}

static void attach_current_op(Context *ctx, Diagnostic *diag,
                              const Operation *op) {
  if (ctx->hides_op_on_diagnostics)
    return;
  Diagnostic *note = diag_attach_note(diag, location_position(ctx, op->loc));
  append_location(ctx, note, op->loc);
  diag_text(note, "see current operation: ");
  note->shows_op = true;
  append_op(ctx, note, op, diag->kind, MAX_OP_LINES);
}

typedef enum OpPrefix { PREFIX_NONE, PREFIX_OP_NAME } OpPrefix;

static Diagnostic *emit_at_op(Context *ctx, const Operation *op, DiagKind kind,
                              OpPrefix prefix, const char *format,
                              va_list args) {
  Diagnostic *diag = emit(ctx, op->loc, kind);
  if (prefix == PREFIX_OP_NAME) {
    stream_char(&diag->text, '\'');
    stream_text(&diag->text, op_name(op));
    stream_cstr(&diag->text, "' op ");
  }
  append_format(diag, format, args);
  attach_current_op(ctx, diag, op);
  return diag;
}

Diagnostic *op_emit_op_error(Context *ctx, const Operation *op,
                             const char *format, ...) {
  va_list args;
  va_start(args, format);
  Diagnostic *diag =
      emit_at_op(ctx, op, DIAG_ERROR, PREFIX_OP_NAME, format, args);
  va_end(args);
  return diag;
}

bool op_reject(Context *ctx, const Operation *op, const char *text) {
  op_emit_op_error(ctx, op, "%s", text);
  return false;
}

Diagnostic *op_emit_error(Context *ctx, const Operation *op, const char *format,
                          ...) {
  va_list args;
  va_start(args, format);
  Diagnostic *diag = emit_at_op(ctx, op, DIAG_ERROR, PREFIX_NONE, format, args);
  va_end(args);
  return diag;
}

Diagnostic *op_emit(Context *ctx, const Operation *op, DiagKind kind,
                    const char *format, ...) {
  va_list args;
  va_start(args, format);
  Diagnostic *diag = emit_at_op(ctx, op, kind, PREFIX_NONE, format, args);
  va_end(args);
  return diag;
}

Diagnostic *location_emit(Context *ctx, Location loc, DiagKind kind,
                          const char *format, ...) {
  Diagnostic *diag = emit(ctx, loc, kind);
  va_list args;
  va_start(args, format);
  append_format(diag, format, args);
  va_end(args);
  return diag;
}

Diagnostic *op_attach_note(Context *ctx, Diagnostic *diag, const Operation *op,
                           const char *format, ...) {
  Diagnostic *note = diag_attach_note(diag, location_position(ctx, op->loc));
  append_location(ctx, note, op->loc);
  va_list args;
  va_start(args, format);
  append_format(note, format, args);
  va_end(args);
  return note;
}

void diag_type(Diagnostic *diag, const Type *type) {
  stream_char(&diag->text, '\'');
  type_print_brief(&diag->text, type);
  stream_char(&diag->text, '\'');
}

void diag_attr(Diagnostic *diag, const Attribute *attr) {
  attr_print_brief(&diag->text, attr);
}

void diag_op(Context *ctx, Diagnostic *diag, const Operation *op) {
  append_op(ctx, diag, op, diag->kind, SIZE_MAX);
}

void diag_suggest(const Context *ctx, Diagnostic *diag,
                  const Suggestion *suggestion, const char *sigil) {
  if (suggestion->nearest.size)
    diag_hint(ctx, diag, "did you mean '%s%.*s'?", sigil,
              STR_ARGS(suggestion->nearest));
}

bool diag_wants_hints(const Context *ctx) {
  enum { MOST_HINTS = 8 };
  return !ctx->hides_explanations && ctx->diags.num_errors <= MOST_HINTS;
}

void diag_hint(const Context *ctx, Diagnostic *diag, const char *format, ...) {
  if (!diag_wants_hints(ctx))
    return;
  Diagnostic *note = diag_attach_note(diag, diag->pos);
  note->is_explanation = true;
  va_list args;
  va_start(args, format);
  stream_vformat(&note->text, format, args);
  va_end(args);
}
