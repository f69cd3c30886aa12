// SPDX-License-Identifier: Apache-2.0
// Checks round trips through text, in both forms. Each form is compared with
// itself: the generic one shows every operation and property, the custom one
// the locations that the text gives. The custom form may omit a default that
// was written out, or a constant that it prints in place; neither needs to
// survive.
#include "tool/reread.h"

#include "ir/diagnostics/op_diag.h"
#include "ir/print/printer.h"
#include "parser/parser.h"

/// Prints what reading can reproduce. Only the custom form has locations: an
/// elided terminator would get another one, because it is read with its place
/// in the text.
static void print_form(Context *ctx, const Operation *op, bool is_generic,
                       Stream *out) {
  PrintOptions options = print_options_default();
  options.debug_info = !is_generic;
  options.generic = is_generic;
  op_print(ctx, op, &options, out);
}

/// Makes a context with the same dialects as `ctx`, and nothing that was read.
static void init_twin(Context *twin, const Context *ctx) {
  context_init(twin);
  for (size_t i = 0; i < context_num_dialects(ctx); i++)
    context_register_dialect(twin, context_dialect_at(ctx, i));
  context_allow_unregistered_dialects(
      twin, context_allows_unregistered_dialects(ctx));
}

static void report_first_error(Context *ctx, const Operation *op,
                               const Diagnostics *diags) {
  Diagnostic *diag = location_emit(ctx, op->loc, DIAG_ERROR,
                                   "roundtrip: the printed text is not valid "
                                   "input");
  if (!diags->first)
    return;
  Diagnostic *note = diag_attach_note(diag, diag->pos);
  diag_format(note, "line %u, column %u of it: ", diags->first->pos.line,
              diags->first->pos.column);
  diag_text_ref(note, stream_view(&diags->first->text));
}

static bool compare(Context *ctx, const Operation *op, StringRef before,
                    StringRef after) {
  if (string_ref_equals(before, after))
    return true;
  location_emit(ctx, op->loc, DIAG_ERROR,
                "roundtrip: what was read again differs:\n<<<<<< printed\n"
                "%.*s\n>>>>>> read again\n%.*s",
                STR_ARGS(before), STR_ARGS(after));
  return false;
}

/// Reads `text`, which is `op` in one of the forms with a NUL after it. Prints
/// the result in that form and compares the two.
static bool verify_text(Context *ctx, const Operation *op, StringRef text,
                        bool is_generic) {
  Context twin;
  Stream again = {0};
  init_twin(&twin, ctx);
  SourceBuffer buffer = {.name = STR("<roundtrip>"), .text = text};
  ParseOptions options = {.no_implicit_module = true};
  Operation *copy = parse_source(&twin, &buffer, &options);
  if (copy)
    print_form(&twin, copy, is_generic, &again);
  else
    report_first_error(ctx, op, &twin.diags);
  bool ok = copy && compare(ctx, op, text, stream_view(&again));
  stream_free(&again);
  context_free(&twin);
  return ok;
}

static bool verify_form(Context *ctx, const Operation *op, bool is_generic) {
  Stream text = {0};
  print_form(ctx, op, is_generic, &text);
  stream_char(&text, '\0');
  bool ok =
      verify_text(ctx, op, string_ref(text.data, text.size - 1), is_generic);
  stream_free(&text);
  return ok;
}

bool reread_verify(Context *ctx, const Operation *op) {
  return verify_form(ctx, op, true) && verify_form(ctx, op, false);
}

static StringRef reproducer_entry(const Context *ctx, const char *key) {
  const Resource *resource =
      context_resource(ctx, STR("external_resources"), STR("mlir_reproducer"),
                       string_ref_from_cstr(key));
  return resource ? resource->text : string_ref("", 0);
}

bool reread_pipeline(Context *ctx, Arena *arena, const PassRegistry *registry,
                     Pipeline **pipeline, bool *verify_each, Stream *error) {
  StringRef quoted = reproducer_entry(ctx, "pipeline");
  const Attribute *attr = quoted.size ? parse_attribute(ctx, quoted) : NULL;
  const StringAttr *text = attr ? attr_as_string(attr) : NULL;
  if (string_ref_equals(reproducer_entry(ctx, "verify_each"), STR("false")))
    *verify_each = false;
  context_drop_resources(ctx, STR("external_resources"),
                         STR("mlir_reproducer"));
  if (!quoted.size)
    return true;
  if (!text) {
    stream_cstr(error, "the pipeline of a reproducer must be a string");
    return false;
  }
  *pipeline = pipeline_parse(arena, registry, text->value, error);
  return *pipeline != NULL;
}
