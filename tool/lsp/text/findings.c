// SPDX-License-Identifier: Apache-2.0
#include "tool/lsp/text/findings.h"

#include <string.h>

#include "support/memory.h"
#include "tool/lsp/text/scan.h"

// --- dropping lines ---------------------------------------------------------

void recovery_free(Recovery *recovery) {
  string_map_free(&recovery->names);
  arena_free(&recovery->texts);
}

static const Diagnostic *first_error(const Unit *unit) {
  for (const Diagnostic *diag = unit->ctx.diags.first; diag; diag = diag->next)
    if (diag->kind == DIAG_ERROR)
      return diag;
  return NULL;
}

/// Where the message points to in the unit; SIZE_MAX: elsewhere.
static size_t place_of(const Recovery *recovery, SourcePos pos) {
  if (!pos.line || !string_ref_equals(pos.file, recovery->uri))
    return SIZE_MAX;
  return lines_offset_of(&recovery->unit->lines, pos);
}

static Span line_of(const Unit *unit, size_t at) {
  size_t line = lines_find(&unit->lines, at);
  size_t end = line + 1 < unit->lines.starts.size
                   ? unit->lines.starts.data[line + 1] - 1
                   : unit->text.size;
  return (Span){unit->lines.starts.data[line], end};
}

/// The value that is named at `at` was defined on a line that is gone.
static bool is_about_dropped(const Recovery *recovery, size_t at) {
  StringRef text = stream_view(&recovery->unit->text);
  if (at >= text.size)
    return false;
  ScanToken token = scan_next(text, at);
  return (token.kind == SCAN_VALUE || token.kind == SCAN_BLOCK) &&
         string_map_get(&recovery->names, scan_text(text, token));
}

/// How many more brackets `span` opens than it closes. Sets `*first` to the
/// first one that it opens and does not close.
static int open_brackets(StringRef text, Span span, size_t *first) {
  int depth = 0;
  StringRef inside = string_ref(text.data, span.end);
  for (size_t at = span.begin;;) {
    ScanToken token = scan_next(inside, at);
    if (token.kind == SCAN_END)
      return depth;
    at = token.end;
    if (token.kind != SCAN_OTHER)
      continue;
    if (strchr("{([", text.data[token.begin]) && depth++ == 0)
      *first = token.begin;
    else if (strchr("})]", text.data[token.begin]) && --depth < 0)
      return depth;
  }
}

static size_t indentation(const Unit *unit, Span line) {
  StringRef text = string_ref(unit->text.data, line.end);
  return scan_next(text, line.begin).begin - line.begin;
}

/// The lines that make no sense without the one at `at`. A bracket that is
/// closed further to the left was not closed: that one is of what is around.
static Span lines_to_drop(const Unit *unit, size_t at) {
  StringRef text = stream_view(&unit->text);
  Span span = line_of(unit, at);
  size_t first = 0;
  int depth = open_brackets(text, span, &first);
  if (depth < 0)
    return (Span){0, 0};
  if (depth > 0) {
    Span last = line_of(unit, scan_matching(text, first) - 1);
    if (indentation(unit, last) >= indentation(unit, span))
      span.end = last.end;
  }
  return span;
}

static void note_definitions(Recovery *recovery, Span span) {
  StringRef text = stream_view(&recovery->unit->text);
  StringRef inside = string_ref(text.data, span.end);
  for (size_t at = span.begin;;) {
    ScanToken token = scan_next(inside, at);
    if (token.kind == SCAN_END)
      return;
    at = token.end;
    if (token.kind != SCAN_VALUE && token.kind != SCAN_BLOCK)
      continue;
    StringRef name = scan_text(text, token);
    if (string_map_get(&recovery->names, name))
      continue;
    name.data = arena_copy_text(&recovery->texts, name.data, name.size);
    string_map_set(&recovery->names, name, recovery);
  }
}

static bool is_blank_span(StringRef text, Span span) {
  return scan_next(string_ref(text.data, span.end), span.begin).kind ==
         SCAN_END;
}

/// An error at the begin of a line is often about the end of the one before.
static Span guilty_lines(const Unit *unit, size_t at) {
  StringRef text = stream_view(&unit->text);
  Span span = lines_to_drop(unit, at);
  while (span.begin && (is_blank_span(text, span) || !span.end))
    span = lines_to_drop(unit, span.begin - 1);
  return span;
}

bool recovery_drop(Recovery *recovery) {
  Unit *unit = recovery->unit;
  const Diagnostic *error = first_error(unit);
  size_t at = error ? place_of(recovery, error->pos) : SIZE_MAX;
  if (at == SIZE_MAX)
    return false;
  // After this one, parsing has come to an end.
  bool is_last = !strncmp(error->text.data ? error->text.data : "",
                          "use of undeclared", 17);
  if (is_last)
    return false;
  Span span = guilty_lines(unit, at);
  if (is_blank_span(stream_view(&unit->text), span))
    return false;
  note_definitions(recovery, span);
  for (size_t i = span.begin; i < span.end; i++)
    if (unit->text.data[i] != '\n')
      unit->text.data[i] = ' ';
  recovery->num_dropped++;
  return true;
}

// --- findings ---------------------------------------------------------------

/// A message may quote a part of a character; it becomes question marks.
static char *message_text(StringRef text) {
  json_t *string = json_stringn(text.data ? text.data : "", text.size);
  Stream copy = {0};
  for (size_t i = 0; i < text.size; i++)
    stream_char(&copy, string || (unsigned char)text.data[i] < 0x80
                           ? text.data[i]
                           : '?');
  json_decref(string);
  stream_char(&copy, '\0');
  return copy.data;
}

size_t findings_name_end(StringRef text, size_t begin) {
  ScanToken token = scan_next(text, begin);
  if (begin == text.size || token.begin != begin)
    return begin;
  if (token.kind == SCAN_COMMENT || token.kind == SCAN_STRING)
    return begin + 1;
  return token.end;
}

/// Sets where a message points to. False if that is not in the piece.
static bool locate(const Recovery *recovery, const Piece *piece, SourcePos pos,
                   Finding *finding) {
  const Unit *unit = recovery->unit;
  size_t at = place_of(recovery, pos);
  finding->is_absolute = true;
  finding->span = (Span){0, 0};
  if (at == SIZE_MAX)
    return piece->kind == PIECE_PART;
  size_t place = unit_to_document(unit, at);
  if (place == SIZE_MAX)
    return false;
  size_t end = findings_name_end(stream_view(&unit->text), at);
  finding->span = (Span){place, place + (end - at)};
  if (place < piece->span.begin || place > piece->span.end)
    return piece->kind == PIECE_HEADER;
  finding->is_absolute = false;
  finding->span.begin -= piece->span.begin;
  finding->span.end -= piece->span.begin;
  return true;
}

static void add_finding(Recovery *recovery, Piece *piece,
                        const Diagnostic *diag) {
  Finding finding = {.kind = (uint8_t)diag->kind};
  size_t at = place_of(recovery, diag->pos);
  bool is_consequence =
      recovery->num_dropped && at != SIZE_MAX && is_about_dropped(recovery, at);
  if (is_consequence || !locate(recovery, piece, diag->pos, &finding))
    return;
  finding.text = message_text(stream_view(&diag->text));
  size_t index = piece->findings.size;
  VECTOR_PUSH(&piece->findings, finding);
  for (const Diagnostic *note = diag->notes; note; note = note->next) {
    Finding entry = {.kind = (uint8_t)note->kind};
    locate(recovery, piece, note->pos, &entry);
    entry.text = message_text(stream_view(&note->text));
    VECTOR_PUSH(&piece->findings, entry);
    piece->findings.data[index].num_notes++;
  }
}

void findings_take(Recovery *recovery, Piece *piece) {
  for (const Diagnostic *diag = recovery->unit->ctx.diags.first; diag;
       diag = diag->next)
    add_finding(recovery, piece, diag);
}

static json_t *finding_range(const Document *document, const Piece *piece,
                             const Finding *finding) {
  size_t base = finding->is_absolute ? 0 : piece->span.begin;
  return lines_range(&document->lines, base + finding->span.begin,
                     base + finding->span.end);
}

static json_t *related_information(const Document *document, const Piece *piece,
                                   const Finding *first) {
  json_t *notes = json_array();
  for (uint32_t i = 0; i < first->num_notes; i++)
    json_array_append_new(
        notes,
        json_pack("{s:{s:s, s:o}, s:s}", "location", "uri", document->uri,
                  "range", finding_range(document, piece, &first[i + 1]),
                  "message", first[i + 1].text));
  return notes;
}

int findings_severity(DiagKind kind) {
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

json_t *findings_json(const Document *document) {
  json_t *all = json_array();
  for (size_t i = 0; i < document->pieces.size; i++) {
    const Piece *piece = &document->pieces.data[i];
    for (size_t j = 0; j < piece->findings.size; j++) {
      const Finding *finding = &piece->findings.data[j];
      json_t *entry = json_pack(
          "{s:s, s:s, s:i, s:o, s:s}", "source", "mlir", "category",
          "Parse Error", "severity", findings_severity((DiagKind)finding->kind),
          "range", finding_range(document, piece, finding), "message",
          finding->text);
      if (finding->num_notes)
        json_object_set_new(entry, "relatedInformation",
                            related_information(document, piece, finding));
      json_array_append_new(all, entry);
      j += finding->num_notes;
    }
  }
  return all;
}
