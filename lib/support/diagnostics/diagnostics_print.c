// SPDX-License-Identifier: Apache-2.0
// Rendering diagnostics for people: header, source line, caret. Follows
// llvm::SMDiagnostic::print: tabs are expanded to 8 columns, and a line that is
// not plain ASCII has no caret. Only the part around the caret is shown of a
// line wider than MAX_COLUMNS, and the rest is not even looked at.
#include "support/diagnostics/diagnostics_internal.h"

#include "support/memory.h"

enum { TAB_STOP = 8, MAX_COLUMNS = 200, COLUMNS_BEFORE_CARET = 140 };

/// No line that is shown whole has more.
enum { MAX_BYTES = 4 * MAX_COLUMNS };

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

/// A line up to its newline, in constant time.
static StringRef whole_line(const LineIndex *index, uint32_t line) {
  uint32_t first = index->buffer ? index->buffer->first_line : 0;
  if (line <= first || line - first > index->starts.size)
    return string_ref("", 0);
  const size_t *start = &index->starts.data[line - first - 1];
  StringRef text = string_ref_drop(index->buffer->text, *start);
  if (line - first < index->starts.size)
    text.size = start[1] - 1 - *start;
  return text;
}

/// Ends `line` at a carriage return from byte `from` to byte `to`.
static StringRef cut_at_return(StringRef line, size_t from, size_t to) {
  if (to > line.size)
    to = line.size;
  const char *found =
      from < to ? memchr(line.data + from, '\r', to - from) : NULL;
  if (found)
    line.size = (size_t)(found - line.data);
  return line;
}

StringRef line_index_get(const LineIndex *index, uint32_t line) {
  return cut_at_return(whole_line(index, line), 0, SIZE_MAX);
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

/// The styles of a terminal that LLVM uses, as numbers of escape sequences.
#define STYLE_PLAIN "0"
#define STYLE_BOLD "1"
#define STYLE_CARET "0;1;32"

static const char *kind_style(DiagKind kind) {
  switch (kind) {
  case DIAG_ERROR:
    return "0;1;31";
  case DIAG_WARNING:
    return "0;1;35";
  case DIAG_REMARK:
    return "0;1;34";
  case DIAG_NOTE:
    return "0;1;30";
  }
  unreachable("DiagKind");
}

/// Switches to a style, if there are any.
static void set_style(const LineIndex *index, const char *style, Stream *out) {
  if (index->uses_color)
    stream_format(out, "\033[%sm", style);
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

/// Size of the character that `text` begins with. What is not UTF-8 counts as
/// characters of one byte.
static size_t character_size(StringRef text) {
  unsigned char lead = (unsigned char)text.data[0];
  size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
  if (size > text.size)
    return 1;
  for (size_t i = 1; i < size; i++)
    if (((unsigned char)text.data[i] & 0xC0) != 0x80)
      return 1;
  return size;
}

/// Where the character that byte `at` belongs to begins.
static size_t character_start(StringRef line, size_t at) {
  for (size_t back = 1; back < 4 && back <= at; back++)
    if (back < character_size(string_ref_drop(line, at - back)))
      return at - back;
  return at;
}

/// Moves on from byte `at` by characters of at most `limit` columns in all,
/// tabs counted from column `first`. Gives the byte that they end at.
static size_t skip_columns(StringRef line, size_t at, size_t first,
                           size_t limit) {
  size_t column = first;
  while (at < line.size) {
    column += line.data[at] == '\t' ? tab_width(column) : 1;
    if (column - first > limit)
      break;
    at += character_size(string_ref_drop(line, at));
  }
  return at;
}

/// The part of a line that is shown, with dots where the line goes on.
typedef struct Window {
  StringRef text;
  size_t caret; ///< The byte of `text` that is marked.
  const char *before;
  const char *after;
} Window;

static Window window_around(StringRef line, size_t caret) {
  Window window = {.before = "", .after = ""};
  caret = character_start(line, caret);
  size_t begin = caret;
  for (size_t columns = 0; begin > 0 && columns < COLUMNS_BEFORE_CARET;) {
    begin = character_start(line, begin - 1);
    columns += line.data[begin] == '\t' ? TAB_STOP : 1;
  }
  if (begin > 0)
    window.before = "...";
  size_t indent = strlen(window.before);
  size_t end = skip_columns(line, begin, indent, MAX_COLUMNS - 3 - indent);
  if (end < line.size)
    window.after = "...";
  window.text = string_ref(line.data + begin, end - begin);
  window.caret = caret - begin;
  return window;
}

/// Columns of `text`, whose first character is in column `first`.
static size_t count_columns(StringRef text, size_t first) {
  size_t column = first;
  for (size_t at = 0; at < text.size;
       at += character_size(string_ref_drop(text, at)))
    column += text.data[at] == '\t' ? tab_width(column) : 1;
  return column - first;
}

/// A line that is too wide to be shown whole. Its caret counts characters, so
/// that it is in its place in lines that are not plain ASCII too.
static void print_window(const LineIndex *index, Window window, size_t length,
                         Stream *out) {
  StringRef text = window.text;
  size_t column = strlen(window.before);
  stream_cstr(out, window.before);
  for (size_t at = 0, size; at < text.size; at += size) {
    size = character_size(string_ref_drop(text, at));
    bool is_tab = text.data[at] == '\t';
    size_t width = is_tab ? tab_width(column) : 1;
    if (is_tab)
      stream_fill(out, ' ', width);
    else
      stream_bytes(out, text.data + at, size);
    column += width;
  }
  stream_cstr(out, window.after);
  stream_char(out, '\n');

  column = strlen(window.before);
  column += count_columns(string_ref(text.data, window.caret), column);
  set_style(index, STYLE_CARET, out);
  stream_fill(out, ' ', column);
  StringRef marked = string_ref_drop(text, window.caret);
  if (length < marked.size)
    marked.size = length ? length : 1;
  size_t width = count_columns(marked, column);
  stream_char(out, '^');
  stream_fill(out, '~', width > 1 ? width - 1 : 0);
  stream_char(out, '\n');
  set_style(index, STYLE_PLAIN, out);
}

static void print_source(const LineIndex *index, SourcePos pos, size_t length,
                         Stream *out) {
  const SourceBuffer *buffer = index->buffer;
  if (!buffer || pos.line <= buffer->first_line || pos.column == 0 ||
      pos.line - buffer->first_line > index->starts.size ||
      !string_ref_equals(pos.file, buffer->name))
    return;
  size_t caret = pos.column - 1;
  StringRef line = cut_at_return(whole_line(index, pos.line),
                                 caret > MAX_BYTES ? caret - MAX_BYTES : 0,
                                 caret + MAX_BYTES);
  if (caret > line.size)
    return;
  if (skip_columns(line, 0, 0, MAX_COLUMNS) < line.size) {
    print_window(index, window_around(line, caret), length, out);
    return;
  }
  print_source_line(line, out);
  if (!is_ascii(line))
    return;
  set_style(index, STYLE_CARET, out);
  print_caret(line, caret, length, out);
  set_style(index, STYLE_PLAIN, out);
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
  set_style(index, STYLE_BOLD, out);
  print_position(pos, out);
  set_style(index, STYLE_PLAIN, out);
  set_style(index, kind_style(kind), out);
  stream_text(out, diag_kind_name(kind));
  stream_cstr(out, ": ");
  set_style(index, STYLE_PLAIN, out);
  set_style(index, STYLE_BOLD, out);
  stream_text(out, text);
  stream_char(out, '\n');
  set_style(index, STYLE_PLAIN, out);
  if (length > 0)
    print_source(index, pos, length, out);
}

static bool pos_equals(SourcePos lhs, SourcePos rhs) {
  return lhs.line == rhs.line && lhs.column == rhs.column &&
         string_ref_equals(lhs.file, rhs.file);
}

/// True if the note that shows the operation follows the others: it is long,
/// or they say the reason of the error, which mlir-opt does not know.
static bool shows_op_last(const Diagnostic *diag) {
  for (const Diagnostic *note = diag->notes; note; note = note->next)
    if (note->is_explanation || (note->shows_op && note->is_cut))
      return true;
  return false;
}

/// A note shows its source line only where that is not on the screen already.
static void print_note(const LineIndex *index, const Diagnostic *note,
                       SourcePos *shown, Stream *out) {
  diag_render(index, note->pos, !pos_equals(note->pos, *shown), DIAG_NOTE,
              stream_view(&note->text), out);
  *shown = note->pos;
}

static void print_diagnostic(const LineIndex *index, const Diagnostic *diag,
                             Stream *out) {
  diag_render(index, diag->pos, 1, diag->kind, stream_view(&diag->text), out);
  SourcePos shown = diag->pos;
  bool op_is_last = shows_op_last(diag);
  for (const Diagnostic *note = diag->notes; note; note = note->next)
    if (!note->shows_op || !op_is_last)
      print_note(index, note, &shown, out);
  for (const Diagnostic *note = diag->notes; note && op_is_last;
       note = note->next)
    if (note->shows_op)
      print_note(index, note, &shown, out);
}

void diagnostics_print(const Diagnostics *diags, const SourceBuffer *buffer,
                       Stream *out) {
  StringRef messages = stream_view(&diags->messages);
  size_t at = 0;
  LineIndex index;
  line_index_init(&index, diags->first ? buffer : NULL);
  index.uses_color = diags->uses_color;
  for (const Diagnostic *diag = diags->first; diag; diag = diag->next) {
    stream_bytes(out, messages.data + at, diag->messages_before - at);
    at = diag->messages_before;
    print_diagnostic(&index, diag, out);
  }
  stream_text(out, string_ref_drop(messages, at));
  line_index_free(&index);
}
