// SPDX-License-Identifier: Apache-2.0
#include "support/diagnostics/diagnostics_json.h"

#include "support/diagnostics/diagnostics_internal.h"

/// Size of the UTF-8 character that `text` begins with; 0: it is none.
static size_t utf8_size(StringRef text) {
  unsigned char lead = (unsigned char)text.data[0];
  size_t size = lead < 0x80                    ? 1
                : lead >= 0xC2 && lead <= 0xDF ? 2
                : lead >= 0xE0 && lead <= 0xEF ? 3
                : lead >= 0xF0 && lead <= 0xF4 ? 4
                                               : 0;
  if (!size || size > text.size)
    return 0;
  for (size_t i = 1; i < size; i++)
    if (((unsigned char)text.data[i] & 0xC0) != 0x80)
      return 0;
  unsigned char second = size > 2 ? (unsigned char)text.data[1] : 0x90;
  bool is_overlong =
      (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
  bool is_beyond =
      (lead == 0xED && second > 0x9F) || (lead == 0xF4 && second > 0x8F);
  return is_overlong || is_beyond ? 0 : size;
}

void json_quoted(Stream *out, StringRef text) {
  stream_char(out, '"');
  while (text.size) {
    unsigned char c = (unsigned char)text.data[0];
    size_t size = utf8_size(text);
    if (c == '"' || c == '\\')
      stream_format(out, "\\%c", c);
    else if (c == '\n')
      stream_cstr(out, "\\n");
    else if (c < 0x20)
      stream_format(out, "\\u%04x", c);
    else if (size)
      stream_bytes(out, text.data, size);
    else
      stream_cstr(out, "\\ufffd");
    text = string_ref_drop(text, size ? size : 1);
  }
  stream_char(out, '"');
}

static void print_member(Stream *out, const char *name, StringRef value) {
  stream_format(out, "\"%s\": ", name);
  json_quoted(out, value);
}

/// What stands in either kind of object: place, kind and text.
static void print_plain(const Diagnostic *diag, Stream *out) {
  stream_char(out, '{');
  if (diag->pos.line || diag->pos.file.size) {
    print_member(out, "file", diag->pos.file);
    stream_format(out, ", \"line\": %u, \"column\": %u, ", diag->pos.line,
                  diag->pos.column);
  }
  print_member(out, "severity", diag_kind_name(diag->kind));
  stream_cstr(out, ", ");
  print_member(out, "message", stream_view(&diag->text));
}

static void print_json(const Diagnostic *diag, Stream *out) {
  print_plain(diag, out);
  stream_cstr(out, ", \"notes\": [");
  for (const Diagnostic *note = diag->notes; note; note = note->next) {
    print_plain(note, out);
    stream_cstr(out, note->next ? "}, " : "}");
  }
  stream_cstr(out, "]}");
}

static void print_sarif_location(const Diagnostic *diag, Stream *out) {
  stream_cstr(out, "{\"physicalLocation\": {\"artifactLocation\": {");
  print_member(out, "uri", diag->pos.file);
  stream_char(out, '}');
  if (diag->pos.line) {
    stream_format(out, ", \"region\": {\"startLine\": %u", diag->pos.line);
    if (diag->pos.column)
      stream_format(out, ", \"startColumn\": %u", diag->pos.column);
    stream_char(out, '}');
  }
  stream_char(out, '}');
}

static void print_sarif_message(const Diagnostic *diag, Stream *out) {
  stream_cstr(out, "\"message\": {");
  print_member(out, "text", stream_view(&diag->text));
  stream_char(out, '}');
}

static const char *sarif_level(DiagKind kind) {
  return kind == DIAG_ERROR     ? "error"
         : kind == DIAG_WARNING ? "warning"
                                : "note";
}

static void print_sarif(const Diagnostic *diag, Stream *out) {
  stream_format(out, "{\"level\": \"%s\", ", sarif_level(diag->kind));
  print_sarif_message(diag, out);
  if (diag->pos.file.size) {
    stream_cstr(out, ", \"locations\": [");
    print_sarif_location(diag, out);
    stream_cstr(out, "}]");
  }
  bool has_note = false;
  for (const Diagnostic *note = diag->notes; note; note = note->next) {
    if (!note->pos.file.size)
      continue;
    stream_cstr(out, has_note ? ", " : ", \"relatedLocations\": [");
    has_note = true;
    print_sarif_location(note, out);
    stream_cstr(out, ", ");
    print_sarif_message(note, out);
    stream_char(out, '}');
  }
  stream_cstr(out, has_note ? "]}" : "}");
}

void diagnostics_print_objects(const Diagnostics *diags, DiagFormat format,
                               bool *is_first, Stream *out) {
  for (const Diagnostic *diag = diags->first; diag; diag = diag->next) {
    stream_cstr(out, *is_first ? "\n  " : ",\n  ");
    *is_first = false;
    if (format == DIAG_SARIF)
      print_sarif(diag, out);
    else
      print_json(diag, out);
  }
}

void diagnostics_print_document(StringRef objects, DiagFormat format,
                                Stream *out) {
  if (format == DIAG_SARIF)
    stream_cstr(out, "{\"version\": \"2.1.0\", \"$schema\": "
                     "\"https://json.schemastore.org/sarif-2.1.0.json\", "
                     "\"runs\": [{\"tool\": {\"driver\": {\"name\": "
                     "\"mlopt\"}}, \"results\": ");
  stream_char(out, '[');
  stream_text(out, objects);
  stream_cstr(out, objects.size ? "\n]" : "]");
  stream_cstr(out, format == DIAG_SARIF ? "}]}\n" : "\n");
}
