// SPDX-License-Identifier: Apache-2.0
#include "tool/lsp/requests/format.h"

#include <string.h>

#include "tool/lsp/text/scan.h"

/// The state at the begin of a line.
typedef struct Layout {
  VECTOR(size_t) depths; ///< By open bracket: how far its inside is indented.
  size_t depth;          ///< How many brackets the statement is in.
  size_t width;
} Layout;

/// Is there a blank between two tokens of a line? As many as there were, but
/// for those whose place is certain.
static size_t blanks_between(StringRef text, ScanToken left, ScanToken right) {
  size_t written = right.begin - left.end;
  if (right.kind == SCAN_COMMENT)
    return written ? written : 1;
  if (scan_is(text, right, ','))
    return 0;
  if (scan_is(text, left, ',') || left.kind == SCAN_ARROW ||
      right.kind == SCAN_ARROW)
    return 1;
  bool is_assignment = scan_is(text, left, '=') || scan_is(text, right, '=');
  // `==` and `>=` stand in affine expressions.
  bool is_comparison =
      !written && (scan_is(text, left, '=') || scan_is(text, left, '>') ||
                   scan_is(text, left, '<'));
  if (is_assignment && !is_comparison)
    return 1;
  return written > 1 ? 1 : written;
}

static void open(Layout *layout) {
  VECTOR_PUSH(&layout->depths, layout->depth);
  layout->depth++;
}

static void close(Layout *layout) {
  if (layout->depths.size)
    layout->depth = VECTOR_POP(&layout->depths);
}

/// Brackets that a line opens together indent once.
static void count_brackets(Layout *layout, StringRef text, Span line) {
  StringRef inside = string_ref(text.data, line.end);
  size_t depth = layout->depth;
  bool is_first = true;
  for (size_t at = line.begin;;) {
    ScanToken token = scan_next(inside, at);
    if (token.kind == SCAN_END)
      return;
    at = token.end;
    if (token.kind != SCAN_OTHER)
      continue;
    if (strchr("{([", text.data[token.begin])) {
      open(layout);
      layout->depth = depth + 1;
    } else if (strchr("})]", text.data[token.begin])) {
      close(layout);
      if (is_first || layout->depth < depth)
        depth = layout->depth;
    }
    is_first = false;
  }
}

/// How far a line is indented: a bracket at its begin closes, a label stands
/// out.
static size_t line_depth(const Layout *layout, StringRef text,
                         ScanToken first) {
  bool closes =
      first.kind == SCAN_OTHER && strchr("})]", text.data[first.begin]) != NULL;
  if (closes && layout->depths.size)
    return VECTOR_LAST(&layout->depths);
  bool is_label = first.kind == SCAN_BLOCK && layout->depth;
  return layout->depth - is_label;
}

static void write_line(Layout *layout, StringRef text, Span line, Stream *out) {
  StringRef inside = string_ref(text.data, line.end);
  ScanToken token = scan_next(inside, line.begin);
  if (token.kind == SCAN_END)
    return;
  bool is_marker =
      token.kind == SCAN_COMMENT && token.begin == line.begin && !layout->depth;
  size_t depth = is_marker ? 0 : line_depth(layout, text, token);
  stream_fill(out, ' ', depth * layout->width);
  while (token.kind != SCAN_END) {
    StringRef word = scan_text(text, token);
    if (token.kind == SCAN_COMMENT)
      while (word.size && strchr(" \t\r", word.data[word.size - 1]))
        word.size--;
    stream_text(out, word);
    ScanToken next = scan_next(inside, token.end);
    if (next.kind != SCAN_END)
      stream_fill(out, ' ', blanks_between(text, token, next));
    token = next;
  }
}

json_t *format_edits(const Document *document, size_t width) {
  Layout layout = {.width = width};
  StringRef text = document_text(document);
  const Lines *lines = &document->lines;
  json_t *edits = json_array();
  Stream out = {0};
  for (size_t i = 0; i < lines->starts.size; i++) {
    Span line = {lines->starts.data[i], i + 1 < lines->starts.size
                                            ? lines->starts.data[i + 1] - 1
                                            : text.size};
    if (line.end > line.begin && text.data[line.end - 1] == '\r')
      line.end--;
    out.size = 0;
    write_line(&layout, text, line, &out);
    count_brackets(&layout, text, line);
    StringRef was = string_ref(text.data + line.begin, line.end - line.begin);
    if (!string_ref_equals(was, stream_view(&out)))
      json_array_append_new(
          edits, json_pack("{s:o, s:s%}", "range",
                           lines_range(lines, line.begin, line.end), "newText",
                           out.data ? out.data : "", out.size));
  }
  stream_free(&out);
  VECTOR_FREE(&layout.depths);
  return edits;
}
