// SPDX-License-Identifier: Apache-2.0
#include "tool/lsp/diagnose.h"

#include "ir/verify/verifier.h"
#include "parser/parser.h"
#include "support/ascii.h"
#include "tool/lsp/lines.h"

typedef struct Diagnosis {
  const ToolRegistry *registry;
  StringRef uri;
  Lines lines;
  json_t *found; ///< The array.
} Diagnosis;

/// A message may quote a part of a character; it becomes question marks.
static json_t *message_text(StringRef text) {
  json_t *string = json_stringn(text.data ? text.data : "", text.size);
  if (string)
    return string;
  Stream copy = {0};
  for (size_t i = 0; i < text.size; i++)
    stream_char(&copy, (unsigned char)text.data[i] < 0x80 ? text.data[i] : '?');
  string = json_stringn(copy.data, copy.size);
  stream_free(&copy);
  return string;
}

/// Does `byte` continue a name of any kind, with the sigil it begins with?
static bool is_name(char byte) {
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
         (byte >= '0' && byte <= '9') || (byte && strchr("_$.-", byte));
}

/// The end of the name or character at `begin`.
static size_t name_end(StringRef text, size_t begin) {
  size_t at = begin;
  if (at < text.size && text.data[at] && strchr("%^@#!", text.data[at]))
    at++;
  while (at < text.size && is_name(text.data[at]))
    at++;
  if (at > begin || at == text.size || text.data[at] == '\n')
    return at;
  while (++at < text.size && ((unsigned char)text.data[at] & 0xc0) == 0x80)
    ;
  return at;
}

/// The place of a message; the beginning, if it is in another file.
static json_t *message_range(const Diagnosis *diagnosis, SourcePos pos) {
  const Lines *lines = &diagnosis->lines;
  if (!pos.line || !string_ref_equals(pos.file, diagnosis->uri))
    return lines_range(lines, 0, 0);
  size_t begin = lines_offset_of(lines, pos);
  return lines_range(lines, begin, name_end(lines->text, begin));
}

static json_t *related_information(const Diagnosis *diagnosis,
                                   const Diagnostic *diag) {
  json_t *notes = json_array();
  for (const Diagnostic *note = diag->notes; note; note = note->next)
    json_array_append_new(
        notes, json_pack("{s:{s:s%, s:o}, s:o}", "location", "uri",
                         diagnosis->uri.data, diagnosis->uri.size, "range",
                         message_range(diagnosis, note->pos), "message",
                         message_text(stream_view(&note->text))));
  return notes;
}

static int severity(DiagKind kind) {
  switch (kind) {
  case DIAG_ERROR:
    return 1;
  case DIAG_WARNING:
    return 2;
  case DIAG_REMARK:
  case DIAG_NOTE:
    return 3;
  }
  unreachable("kind of diagnostic");
}

static void add_diagnostic(Diagnosis *diagnosis, const Diagnostic *diag) {
  json_t *entry =
      json_pack("{s:s, s:s, s:i, s:o, s:o}", "source", "mlir", "category",
                "Parse Error", "severity", severity(diag->kind), "range",
                message_range(diagnosis, diag->pos), "message",
                message_text(stream_view(&diag->text)));
  if (diag->notes)
    json_object_set_new(entry, "relatedInformation",
                        related_information(diagnosis, diag));
  json_array_append_new(diagnosis->found, entry);
}

/// Parses one part in a context of its own, so that nothing of an older text
/// stays.
static void diagnose_part(Diagnosis *diagnosis, StringRef part,
                          size_t first_line) {
  Context ctx;
  context_init(&ctx);
  for (size_t i = 0; i < diagnosis->registry->num_dialects; i++)
    context_register_dialect(&ctx, diagnosis->registry->dialects[i]);
  context_allow_unregistered_dialects(&ctx, true);
  ctx.hides_op_on_diagnostics = true;
  Stream copy = {0};
  stream_text(&copy, part);
  stream_char(&copy, '\0');
  SourceBuffer buffer = {diagnosis->uri, string_ref(copy.data, part.size),
                         (uint32_t)first_line, NULL};
  Operation *op = parse_source(&ctx, &buffer, &(ParseOptions){0});
  if (op)
    op_verify(&ctx, op);
  for (const Diagnostic *diag = ctx.diags.first; diag; diag = diag->next)
    add_diagnostic(diagnosis, diag);
  stream_free(&copy);
  context_free(&ctx);
}

json_t *diagnose(const ToolRegistry *registry, StringRef uri, StringRef text) {
  static const char marker[] = "// -----";
  Diagnosis diagnosis = {
      .registry = registry, .uri = uri, .found = json_array()};
  lines_init(&diagnosis.lines, text);
  size_t line = 0;
  for (size_t at = 0, stop; at <= text.size; at = stop + sizeof marker - 1) {
    StringRef rest = string_ref_drop(text, at);
    const char *found = memmem(rest.data, rest.size, marker, sizeof marker - 1);
    stop = found ? (size_t)(found - text.data) : text.size;
    StringRef part = string_ref(rest.data, stop - at);
    diagnose_part(&diagnosis, part, line);
    while (line + 1 < diagnosis.lines.starts.size &&
           diagnosis.lines.starts.data[line + 1] <= stop)
      line++;
  }
  lines_free(&diagnosis.lines);
  return diagnosis.found;
}
