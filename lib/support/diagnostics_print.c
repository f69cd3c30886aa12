// SPDX-License-Identifier: Apache-2.0
// Rendering diagnostics for people: header, source line, caret. Follows
// llvm::SMDiagnostic::print: tabs are expanded to 8 columns, and a line that is
// not plain ASCII has no caret.
#include "support/diagnostics_internal.h"

#include "support/memory.h"

enum { TAB_STOP = 8 };

void line_index_init(LineIndex *index, const SourceBuffer *buffer) {
  *index = (LineIndex){.buffer = buffer};
  if (!buffer)
    return;
  VECTOR_PUSH(&index->starts, 0);
  StringRef text = buffer->text;
  for (size_t at = 0; at < text.size;) {
    size_t end = string_ref_find(string_ref_drop(text, at), '\n');
    if (end == SIZE_MAX)
      break;
    at += end + 1;
    VECTOR_PUSH(&index->starts, at);
  }
}

void line_index_free(LineIndex *index) { VECTOR_FREE(&index->starts); }

StringRef line_index_get(const LineIndex *index, uint32_t line) {
  uint32_t first = index->buffer ? index->buffer->first_line : 0;
  if (line <= first || line - first > index->starts.size)
    return string_ref("", 0);
  StringRef text = string_ref_drop(index->buffer->text,
                                   index->starts.data[line - first - 1]);
  size_t size = 0;
  while (size < text.size && text.data[size] != '\n' && text.data[size] != '\r')
    size++;
  return string_ref(text.data, size);
}

StringRef diag_kind_name(DiagKind kind) {
  switch (kind) {
  case DIAG_ERROR:
    return STR("error");
  case DIAG_WARNING:
    return STR("warning");
  case DIAG_REMARK:
    return STR("remark");
  case DIAG_NOTE:
    return STR("note");
  }
  unreachable("DiagKind");
}

/// The spaces that take `column` to the next tab stop.
static size_t tab_width(size_t column) { return TAB_STOP - column % TAB_STOP; }

static void print_source_line(StringRef line, Stream *out) {
  size_t column = 0;
  for (size_t i = 0; i < line.size; i++) {
    bool is_tab = line.data[i] == '\t';
    size_t width = is_tab ? tab_width(column) : 1;
    stream_fill(out, is_tab ? ' ' : line.data[i], width);
    column += width;
  }
  stream_char(out, '\n');
}

/// A caret under byte `caret` of the line and tildes under the rest of `length`
/// bytes, as far as the line goes. A mark under a tab is as wide as the tab.
static void print_caret(StringRef line, size_t caret, size_t length,
                        Stream *out) {
  size_t end = caret + 1;
  if (length <= line.size - caret)
    end = caret + length;
  else if (end < line.size)
    end = line.size;
  size_t column = 0;
  for (size_t i = 0; i < end; i++) {
    bool is_tab = i < line.size && line.data[i] == '\t';
    size_t width = is_tab ? tab_width(column) : 1;
    char mark = i > caret ? '~' : '^';
    stream_fill(out, i < caret ? ' ' : mark, width);
    column += width;
  }
  stream_char(out, '\n');
}

static bool is_ascii(StringRef text) {
  for (size_t i = 0; i < text.size; i++)
    if ((unsigned char)text.data[i] >= 0x80)
      return false;
  return true;
}

static void print_source(const LineIndex *index, SourcePos pos, size_t length,
                         Stream *out) {
  const SourceBuffer *buffer = index->buffer;
  if (!buffer || pos.line <= buffer->first_line || pos.column == 0 ||
      pos.line - buffer->first_line > index->starts.size ||
      !string_ref_equals(pos.file, buffer->name))
    return;
  StringRef line = line_index_get(index, pos.line);
  if (pos.column - 1 > line.size)
    return;
  print_source_line(line, out);
  if (is_ascii(line))
    print_caret(line, pos.column - 1, length, out);
}

static void print_position(SourcePos pos, Stream *out) {
  if (pos.line == 0 && pos.file.size == 0) {
    stream_cstr(out, "<unknown>:0: ");
    return;
  }
  stream_text(out, pos.file);
  stream_char(out, ':');
  stream_uint(out, pos.line);
  stream_char(out, ':');
  stream_uint(out, pos.column);
  stream_cstr(out, ": ");
}

void diag_render(const LineIndex *index, SourcePos pos, size_t length,
                 DiagKind kind, StringRef text, Stream *out) {
  print_position(pos, out);
  stream_text(out, diag_kind_name(kind));
  stream_cstr(out, ": ");
  stream_text(out, text);
  stream_char(out, '\n');
  if (length > 0)
    print_source(index, pos, length, out);
}

static bool pos_equals(SourcePos lhs, SourcePos rhs) {
  return lhs.line == rhs.line && lhs.column == rhs.column &&
         string_ref_equals(lhs.file, rhs.file);
}

/// A note shows its source line only where that is not on the screen already.
static void print_diagnostic(const LineIndex *index, const Diagnostic *diag,
                             Stream *out) {
  diag_render(index, diag->pos, 1, diag->kind, stream_view(&diag->text), out);
  SourcePos shown = diag->pos;
  for (const Diagnostic *note = diag->notes; note; note = note->next) {
    diag_render(index, note->pos, !pos_equals(note->pos, shown), DIAG_NOTE,
                stream_view(&note->text), out);
    shown = note->pos;
  }
}

void diagnostics_print(const Diagnostics *diags, const SourceBuffer *buffer,
                       Stream *out) {
  StringRef messages = stream_view(&diags->messages);
  size_t at = 0;
  LineIndex index;
  line_index_init(&index, diags->first ? buffer : NULL);
  for (const Diagnostic *diag = diags->first; diag; diag = diag->next) {
    stream_bytes(out, messages.data + at, diag->messages_before - at);
    at = diag->messages_before;
    print_diagnostic(&index, diag, out);
  }
  stream_text(out, string_ref_drop(messages, at));
  line_index_free(&index);
}
