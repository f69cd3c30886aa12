// SPDX-License-Identifier: Apache-2.0
// Requests answered from the words alone: symbols, folds, colours, and the
// layout.
#include <string.h>

#include "tool/lsp/requests.h"
#include "tool/lsp/requests/format.h"
#include "tool/lsp/text/names.h"

// --- document symbols -------------------------------------------------------

/// Where the statement of the definition `name` ends.
static size_t definition_end(StringRef text, const SymbolName *name) {
  size_t at = name->span.end, last = at;
  bool is_dict = false;
  while (true) {
    ScanToken token = scan_next(text, at);
    bool starts_line = memchr(text.data + last, '\n', token.begin - last);
    if (token.kind == SCAN_END || scan_is(text, token, '}') ||
        (starts_line && !scan_is(text, token, '{') && !is_dict))
      return last;
    if (!scan_is(text, token, '{') && !scan_is(text, token, '(')) {
      is_dict |= token.kind == SCAN_WORD &&
                 string_ref_equals(scan_text(text, token), STR("attributes"));
      at = last = token.end;
      continue;
    }
    at = last = scan_matching(text, token.begin);
    bool is_body = text.data[token.begin] == '{' && !is_dict;
    if (is_body)
      return last;
    is_dict &= text.data[token.begin] != '{';
  }
}

/// Follows mlir-lsp-server: functions are functions, the rest are classes.
static int symbol_kind(const Context *ctx, StringRef word) {
  enum { KIND_CLASS = 5, KIND_FUNCTION = 12 };
  const OpDef *def = op_def_of_word(ctx, word);
  return def && def->traits & TRAIT_FUNCTION ? KIND_FUNCTION : KIND_CLASS;
}

typedef struct Outline {
  const Document *document;
  const Context *ctx;
  const SymbolNames *names;
  json_t **children; ///< By table: an array, owned by the symbol around it.
} Outline;

static void add_definition(Outline *outline, size_t index) {
  const SymbolName *name = &outline->names->list.data[index];
  StringRef text = outline->names->text;
  StringRef shown = symbol_text(outline->names, index);
  StringRef word =
      string_ref(text.data + name->op.begin, name->op.end - name->op.begin);
  const Lines *lines = &outline->document->lines;
  bool is_in_line = name->span.begin > name->op.begin;
  size_t end = is_in_line ? definition_end(text, name) : name->span.end;
  json_t *json =
      json_pack("{s:s%, s:i, s:o, s:o}", "name", shown.data, shown.size, "kind",
                symbol_kind(outline->ctx, word), "range",
                lines_range(lines, name->op.begin, end), "selectionRange",
                lines_range(lines, name->op.begin, name->op.end));
  if (!json)
    return;
  json_t *list = outline->children[name->table];
  if (list)
    json_array_append_new(list, json);
  else
    json_decref(json);
  if (!name->inner)
    return;
  outline->children[name->inner] = json_array();
  json_object_set(json, "children", outline->children[name->inner]);
}

/// A module without a name has no entry: its symbols belong to the enclosing
/// entry.
static json_t *outline_part(Server *server, const Document *document, Span part,
                            json_t *all) {
  SymbolNames names;
  symbol_names_find(&server->maker.base, document_text(document), part, &names);
  Outline outline = {document, &server->maker.base, &names, NULL};
  outline.children =
      mem_alloc_zero(names.outer.size * sizeof *outline.children);
  outline.children[0] = json_incref(all);
  for (size_t i = 0; i < names.list.size; i++) {
    const SymbolName *name = &names.list.data[i];
    if (!name->is_definition)
      continue;
    uint32_t table = name->table;
    while (!outline.children[table])
      table = names.outer.data[table];
    if (!outline.children[name->table])
      outline.children[name->table] = json_incref(outline.children[table]);
    add_definition(&outline, i);
  }
  for (size_t i = 0; i < names.outer.size; i++)
    json_decref(outline.children[i]);
  mem_free(outline.children);
  symbol_names_free(&names);
  return all;
}

/// The entry of one part of a split file. Takes over `children`.
static void add_part(const Document *document, uint32_t number, Span part,
                     json_t *children, json_t *all) {
  enum { KIND_NAMESPACE = 3 };
  char name[40];
  snprintf(name, sizeof name, "<file-split-%u>", number);
  json_t *json = json_pack(
      "{s:s, s:i, s:o, s:o}", "name", name, "kind", KIND_NAMESPACE, "range",
      lines_range(&document->lines, part.begin, part.end), "selectionRange",
      lines_range(&document->lines, part.begin, part.begin));
  if (json_array_size(children))
    json_object_set(json, "children", children);
  json_decref(children);
  json_array_append_new(all, json);
}

json_t *document_symbols(Server *server, json_t *params, json_error_t *error) {
  Document *document;
  if (!request_document(server, params, error, &document))
    return NULL;
  json_t *all = json_array();
  for (size_t i = 0; document && i < document->pieces.size;) {
    size_t first, end = document_part_pieces(document, i, &first);
    Span part = document_part(document, i);
    bool is_split = first > 0 || end < document->pieces.size;
    json_t *list = is_split ? json_array() : json_incref(all);
    outline_part(server, document, part, list);
    if (is_split)
      add_part(document, document->pieces.data[i].part, part, list, all);
    else
      json_decref(list);
    i = end;
  }
  return all;
}

// --- folding ----------------------------------------------------------------

static void add_fold(json_t *folds, size_t first, size_t last,
                     const char *kind) {
  if (last > first)
    json_array_append_new(folds, json_pack("{s:I, s:I, s:s}", "startLine",
                                           (json_int_t)first, "endLine",
                                           (json_int_t)last, "kind", kind));
}

json_t *folding_ranges(Server *server, json_t *params, json_error_t *error) {
  Document *document;
  if (!request_document(server, params, error, &document))
    return NULL;
  json_t *folds = json_array();
  StringRef text = document ? document_text(document) : STR("");
  VECTOR(size_t) open = {0};
  size_t comment = SIZE_MAX, comment_end = 0;
  for (size_t at = 0; document;) {
    ScanToken token = scan_next(text, at);
    size_t line = lines_find(&document->lines, token.begin);
    bool is_comment = token.kind == SCAN_COMMENT;
    if (comment != SIZE_MAX && (!is_comment || line != comment_end + 1)) {
      add_fold(folds, comment, comment_end, "comment");
      comment = SIZE_MAX;
    }
    if (token.kind == SCAN_END)
      break;
    if (is_comment) {
      comment = comment == SIZE_MAX ? line : comment;
      comment_end = line;
    } else if (scan_is(text, token, '{')) {
      VECTOR_PUSH(&open, line);
    } else if (scan_is(text, token, '}') && open.size) {
      add_fold(folds, VECTOR_POP(&open), line ? line - 1 : 0, "region");
    }
    at = token.end;
  }
  VECTOR_FREE(&open);
  return folds;
}

// --- semantic tokens --------------------------------------------------------

/// The kinds in the order of the legend.
typedef enum Colour {
  COLOUR_COMMENT,
  COLOUR_VARIABLE,
  COLOUR_LABEL,
  COLOUR_FUNCTION,
  COLOUR_MACRO,
  COLOUR_TYPE,
  COLOUR_STRING,
  COLOUR_NUMBER,
  COLOUR_KEYWORD,
  COLOUR_PROPERTY,
  COLOUR_NONE,
} Colour;

json_t *semantic_legend(void) {
  return json_pack("{s:[s,s,s,s,s,s,s,s,s,s], s:[]}", "tokenTypes", "comment",
                   "variable", "label", "function", "macro", "type", "string",
                   "number", "keyword", "property", "tokenModifiers");
}

static bool is_type_word(StringRef word) {
  static const char *const types[] = {
      "index", "none", "tensor", "memref", "vector", "tuple", "complex",
      "f16",   "f32",  "f64",    "f80",    "f128",   "bf16",  "tf32"};
  for (size_t i = 0; i < ARRAY_LENGTH(types); i++)
    if (string_ref_equals(word, string_ref_from_cstr(types[i])))
      return true;
  size_t at = word.size > 1 && (word.data[0] == 's' || word.data[0] == 'u');
  if (word.size < at + 2 || word.data[at] != 'i')
    return false;
  while (++at < word.size)
    if (word.data[at] < '0' || word.data[at] > '9')
      return false;
  return true;
}

static Colour word_colour(const Context *ctx, StringRef text, ScanToken token) {
  StringRef word = scan_text(text, token);
  if (is_type_word(word))
    return COLOUR_TYPE;
  ScanToken next = scan_next(text, token.end);
  if (scan_is(text, next, '='))
    return COLOUR_PROPERTY;
  return op_def_of_word(ctx, word) ? COLOUR_KEYWORD : COLOUR_NONE;
}

static Colour colour_of(const Context *ctx, StringRef text, ScanToken token) {
  bool is_sigil = token.end - token.begin == 1 && token.kind != SCAN_NUMBER &&
                  token.kind != SCAN_WORD;
  if (is_sigil)
    return COLOUR_NONE;
  switch (token.kind) {
  case SCAN_COMMENT:
    return COLOUR_COMMENT;
  case SCAN_VALUE:
  case SCAN_RESULT:
    return COLOUR_VARIABLE;
  case SCAN_BLOCK:
    return COLOUR_LABEL;
  case SCAN_SYMBOL:
    return COLOUR_FUNCTION;
  case SCAN_ATTR:
    return COLOUR_MACRO;
  case SCAN_TYPE:
    return COLOUR_TYPE;
  case SCAN_STRING:
    return op_def_of_word(ctx, scan_text(text, token)) ? COLOUR_KEYWORD
                                                       : COLOUR_STRING;
  case SCAN_NUMBER:
    return COLOUR_NUMBER;
  case SCAN_WORD:
    return word_colour(ctx, text, token);
  case SCAN_END:
  case SCAN_ARROW:
  case SCAN_OTHER:
    return COLOUR_NONE;
  }
  unreachable("kind of token");
}

/// The part of the array for one token: distances from the one before.
static void add_colour(json_t *data, const Lines *lines, ScanToken token,
                       Colour colour, size_t before[2]) {
  size_t line = lines_find(lines, token.begin);
  size_t begin = lines_units(lines, line, token.begin);
  size_t size = lines_units(lines, line, token.end) - begin;
  size_t numbers[] = {line - before[0],
                      line == before[0] ? begin - before[1] : begin, size,
                      colour, 0};
  for (size_t i = 0; i < ARRAY_LENGTH(numbers); i++)
    json_array_append_new(data, json_integer((json_int_t)numbers[i]));
  before[0] = line;
  before[1] = begin;
}

static json_t *colours(const Server *server, const Document *document,
                       Span span) {
  StringRef text = document_text(document);
  json_t *data = json_array();
  size_t before[2] = {0, 0};
  size_t line = lines_find(&document->lines, span.begin);
  for (size_t at = document->lines.starts.data[line];;) {
    ScanToken token = scan_next(text, at);
    if (token.kind == SCAN_END || token.begin >= span.end)
      break;
    at = token.end;
    Colour colour = colour_of(&server->maker.base, text, token);
    if (colour != COLOUR_NONE)
      add_colour(data, &document->lines, token, colour, before);
  }
  return json_pack("{s:o}", "data", data);
}

json_t *semantic_tokens(Server *server, json_t *params, json_error_t *error) {
  Document *document;
  if (!request_document(server, params, error, &document))
    return NULL;
  return document ? colours(server, document, (Span){0, document->text.size})
                  : json_null();
}

json_t *semantic_tokens_range(Server *server, json_t *params,
                              json_error_t *error) {
  Document *document;
  Span range;
  if (!request_range(server, params, error, &document, &range))
    return NULL;
  return document ? colours(server, document, range) : json_null();
}

// --- layout -----------------------------------------------------------------

json_t *format_document(Server *server, json_t *params, json_error_t *error) {
  Document *document;
  if (!request_document(server, params, error, &document))
    return NULL;
  if (!document)
    return json_null();
  json_int_t width = 2;
  (void)json_unpack(params, "{s:{s:I}}", "options", "tabSize", &width);
  return format_edits(document, width > 0 && width <= 16 ? (size_t)width : 2);
}
