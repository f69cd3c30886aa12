// SPDX-License-Identifier: Apache-2.0
// Inlay hints, and code actions: fix an error, expect it, or ask why it occurs.
#include <string.h>

#include "ir/print/printer.h"
#include "tool/lsp/requests.h"
#include "tool/lsp/text/findings.h"
#include "tool/lsp/text/names.h"

enum { HINT_TYPE = 1, HINT_PARAMETER = 2 };

/// Takes over `label`.
static void add_hint(json_t *hints, const Document *document, size_t at,
                     int kind, Stream *label) {
  json_array_append_new(
      hints, json_pack("{s:o, s:o, s:i, s:b}", "position",
                       lines_position(&document->lines, at), "label",
                       stream_json(label), "kind", kind,
                       kind == HINT_TYPE ? "paddingLeft" : "paddingRight", 0));
}

/// `%0: i32`. An argument has its type in the text.
static void hint_type(json_t *hints, const Document *document, const Unit *unit,
                      const ParseRecord *record, Span range) {
  if (record->kind != RECORD_DEFINITION || record->value->kind != VALUE_RESULT)
    return;
  size_t at = unit_to_document(unit, record_span(unit, record).end);
  if (at == SIZE_MAX || at < range.begin || at > range.end)
    return;
  Stream label = {0};
  stream_cstr(&label, ": ");
  for (uint32_t i = 0; i < record->number; i++) {
    stream_cstr(&label, i ? ", " : "");
    type_print_brief(&label, record->value[i].type);
  }
  add_hint(hints, document, at, HINT_TYPE, &label);
}

/// The names of the arguments of the function that `name` defines.
static void argument_names(const SymbolNames *names, size_t name,
                           StringRef *found, size_t *count, size_t limit) {
  StringRef text = names->text;
  *count = 0;
  ScanToken open = scan_next(text, names->list.data[name].span.end);
  if (!scan_is(text, open, '('))
    return;
  StringRef inside = string_ref(text.data, scan_matching(text, open.begin));
  for (size_t at = open.end; *count < limit;) {
    ScanToken token = scan_next(inside, at);
    if (token.kind == SCAN_END)
      return;
    at = token.end;
    if (token.kind == SCAN_VALUE)
      found[(*count)++] = string_ref_drop(scan_text(text, token), 1);
  }
}

/// `call @f(a: %0, b: %1)`: the callee's names for its arguments, except for
/// numbers and `argN`.
static void hint_arguments(json_t *hints, const Document *document,
                           const SymbolNames *names, size_t use) {
  enum { MOST = 32 };
  StringRef text = names->text, found[MOST];
  ScanToken open = scan_next(text, names->list.data[use].span.end);
  size_t definition = symbol_definition(names, use), count = 0, index = 0;
  if (!scan_is(text, open, '(') || definition == NO_NAME || definition == use)
    return;
  argument_names(names, definition, found, &count, MOST);
  StringRef inside = string_ref(text.data, scan_matching(text, open.begin));
  for (size_t at = open.end; index < count;) {
    ScanToken token = scan_next(inside, at);
    if (token.kind == SCAN_END)
      return;
    at = token.end;
    if (token.kind != SCAN_VALUE)
      continue;
    StringRef name = found[index++];
    bool says_something =
        name.data[0] > '9' && !string_ref_starts_with(name, STR("arg")) &&
        !string_ref_equals(name, string_ref_drop(scan_text(text, token), 1));
    if (!says_something)
      continue;
    Stream label = {0};
    stream_format(&label, "%.*s: ", STR_ARGS(name));
    add_hint(hints, document, token.begin, HINT_PARAMETER, &label);
  }
}

json_t *inlay_hints(Server *server, json_t *params, json_error_t *error) {
  Document *document;
  Span range;
  if (!request_range(server, params, error, &document, &range))
    return NULL;
  json_t *hints = json_array();
  if (!document)
    return hints;
  size_t last = document_piece_at(document, range.end);
  for (size_t i = document_piece_at(document, range.begin); i <= last; i++) {
    const Unit *unit = unit_get(&server->maker, document, i);
    for (size_t j = 0; j < unit->recorder.records.size; j++)
      hint_type(hints, document, unit, &unit->recorder.records.data[j], range);
  }
  SymbolNames names;
  symbol_names_find(&server->maker.base, document_text(document),
                    document_part(document, last), &names);
  for (size_t i = 0; i < names.list.size; i++)
    if (!names.list.data[i].is_definition &&
        names.list.data[i].span.begin >= range.begin &&
        names.list.data[i].span.end <= range.end)
      hint_arguments(hints, document, &names, i);
  symbol_names_free(&names);
  return hints;
}

// --- code actions -----------------------------------------------------------

typedef struct Actions {
  const Document *document;
  Span range;
  json_t *list;
} Actions;

/// The word most like `wanted` among the words of the line from `begin` on.
static Span nearest_word(const Document *document, size_t begin,
                         StringRef wanted) {
  StringRef text = document_text(document);
  Span best = {0, 0};
  unsigned best_distance = (unsigned)wanted.size / 2 + 1;
  const char *end = memchr(text.data + begin, '\n', text.size - begin);
  StringRef inside =
      string_ref(text.data, end ? (size_t)(end - text.data) : text.size);
  for (size_t at = begin;;) {
    ScanToken token = scan_next(inside, at);
    if (token.kind == SCAN_END)
      return best;
    at = token.end;
    if (token.kind == SCAN_OTHER || token.kind == SCAN_COMMENT)
      continue;
    unsigned distance =
        string_ref_edit_distance(scan_text(text, token), wanted);
    if (distance == 0 || distance >= best_distance)
      continue;
    best_distance = distance;
    best = (Span){token.begin, token.end};
  }
}

/// The name in `did you mean 'name'?`; empty: the note says something else.
static StringRef suggested_name(const char *note) {
  static const char begin[] = "did you mean '";
  if (strncmp(note, begin, sizeof begin - 1) != 0)
    return STR("");
  const char *name = note + sizeof begin - 1;
  const char *end = strstr(name, "'?");
  return string_ref(name, end ? (size_t)(end - name) : 0);
}

static void suggest(const Actions *actions, const Finding *finding, Span span) {
  for (uint32_t i = 1; i <= finding->num_notes; i++) {
    StringRef name = suggested_name(finding[i].text);
    if (!name.size)
      continue;
    Span word = nearest_word(actions->document, span.begin, name);
    if (!word.end)
      continue;
    Stream title = {0}, text = {0};
    stream_format(&title, "Change to '%.*s'", STR_ARGS(name));
    stream_text(&text, name);
    stream_char(&text, '\0');
    json_array_append_new(
        actions->list,
        json_pack("{s:o, s:s, s:b, s:o}", "title", stream_json(&title), "kind",
                  "quickfix", "isPreferred", 1, "edit",
                  edit_json(actions->document, word, text.data)));
    stream_free(&text);
  }
}

static json_t *finding_json(const Document *document, const Finding *finding,
                            Span span) {
  return json_pack("{s:s, s:o, s:i, s:s}", "message", finding->text, "range",
                   lines_range(&document->lines, span.begin, span.end),
                   "severity", findings_severity((DiagKind)finding->kind),
                   "source", "mlir");
}

/// `// expected-error @below {{…}}` on a line of its own.
static void expect(const Actions *actions, const Finding *finding, Span span) {
  static const char *const kinds[] = {[DIAG_ERROR] = "error",
                                      [DIAG_WARNING] = "warning",
                                      [DIAG_REMARK] = "remark",
                                      [DIAG_NOTE] = "note"};
  const Document *document = actions->document;
  size_t line = lines_find(&document->lines, span.begin);
  size_t begin = document->lines.starts.data[line];
  Stream text = {0};
  for (size_t at = begin;
       at < document->text.size &&
       (document->text.data[at] == ' ' || document->text.data[at] == '\t');
       at++)
    stream_char(&text, document->text.data[at]);
  stream_format(&text, "// expected-%s @below {{%s}}\n", kinds[finding->kind],
                finding->text);
  stream_char(&text, '\0');
  json_array_append_new(
      actions->list,
      json_pack("{s:s, s:s, s:[o], s:o}", "title",
                "Add expected-* diagnostic checks", "kind", "quickfix",
                "diagnostics", finding_json(document, finding, span), "edit",
                edit_json(document, (Span){begin, begin}, text.data)));
  stream_free(&text);
}

static void add_fixes(const Actions *actions, const Piece *piece) {
  for (size_t i = 0; i < piece->findings.size; i++) {
    const Finding *finding = &piece->findings.data[i];
    size_t base = finding->is_absolute ? 0 : piece->span.begin;
    Span span = {base + finding->span.begin, base + finding->span.end};
    if (span.begin <= actions->range.end && span.end >= actions->range.begin) {
      suggest(actions, finding, span);
      expect(actions, finding, span);
    }
    i += finding->num_notes;
  }
}

/// Offers to run passes, and to say what became of the operation there.
static void add_questions(const Actions *actions) {
  json_t *place =
      lines_position(&actions->document->lines, actions->range.begin);
  json_array_append_new(
      actions->list,
      json_pack("{s:s, s:s, s:{s:s, s:s, s:[{s:s, s:s, s:o}]}}", "title",
                "Why does -convert-to-llvm leave this operation?", "kind",
                "info", "command", "title", "Explain the conversion", "command",
                "mlopt.explain", "arguments", "uri", actions->document->uri,
                "pipeline", "builtin.module(convert-to-llvm)", "position",
                place));
  json_array_append_new(
      actions->list,
      json_pack("{s:s, s:s, s:{s:s, s:s, s:[{s:s, s:s}]}}", "title",
                "Show what -canonicalize does", "kind", "refactor", "command",
                "title", "Run a pipeline", "command", "mlopt.runPipeline",
                "arguments", "uri", actions->document->uri, "pipeline",
                "builtin.module(canonicalize)"));
}

json_t *code_actions(Server *server, json_t *params, json_error_t *error) {
  Document *document;
  Actions actions = {.list = json_array()};
  if (!request_range(server, params, error, &document, &actions.range)) {
    json_decref(actions.list);
    return NULL;
  }
  actions.document = document;
  if (!document)
    return actions.list;
  size_t last = document_piece_at(document, actions.range.end);
  for (size_t i = document_piece_at(document, actions.range.begin); i <= last;
       i++)
    add_fixes(&actions, &document->pieces.data[i]);
  json_t *only = json_object_get(json_object_get(params, "context"), "only");
  bool wants_questions = !json_is_array(only);
  size_t i;
  json_t *kind;
  json_array_foreach(only, i, kind) {
    const char *text = json_string_value(kind);
    wants_questions |= text && strcmp(text, "quickfix") != 0;
  }
  if (wants_questions)
    add_questions(&actions);
  return actions.list;
}
