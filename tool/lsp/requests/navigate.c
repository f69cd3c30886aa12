// SPDX-License-Identifier: Apache-2.0
// Definition, references, highlight and rename: all are the list of places that
// mean the same thing.
#include <string.h>

#include "tool/lsp/requests.h"
#include "tool/lsp/text/names.h"

/// All places in the document that have one meaning. The definition, if there
/// is one, comes first.
typedef struct Meaning {
  VECTOR(Span) places;
  Span at;             ///< The one that was asked for.
  Span definition;     ///< The range shown as the definition.
  bool has_definition; ///< The first of `places`.
  char sigil;          ///< `%`, `^`, `@`, `#` or `!`; `=`: a resource.
} Meaning;

/// Some operations look up an operand twice.
static void add_place(Meaning *meaning, Span span) {
  if (meaning->places.size && VECTOR_LAST(&meaning->places).begin == span.begin)
    return;
  VECTOR_PUSH(&meaning->places, span);
}

static Span to_document(const Unit *unit, Span span) {
  size_t begin = unit_to_document(unit, span.begin);
  return begin == SIZE_MAX ? (Span){0, 0}
                           : (Span){begin, begin + (span.end - span.begin)};
}

/// Does `record` mean the values or the block of `wanted`?
static bool means(const ParseRecord *record, const ParseRecord *wanted) {
  if (wanted->block)
    return record->block == wanted->block;
  if (record->kind == RECORD_DEFINITION)
    return record_defines(record, wanted->value);
  return record->kind == RECORD_USE && wanted->value &&
         record_defines(wanted, record->value);
}

static void find_record(Meaning *meaning, const Unit *unit,
                        const ParseRecord *record) {
  const ParseRecord *definition = record->block
                                      ? record_of_block(unit, record->block)
                                      : record_of_value(unit, record->value);
  const ParseRecord *wanted = definition ? definition : record;
  meaning->sigil = record->block ? '^' : '%';
  meaning->at = to_document(unit, record_span(unit, record));
  meaning->has_definition = definition != NULL;
  if (definition) {
    meaning->definition = to_document(unit, record_span(unit, definition));
    add_place(meaning, meaning->definition);
  }
  for (size_t i = 0; i < unit->recorder.records.size; i++) {
    const ParseRecord *other = &unit->recorder.records.data[i];
    if (other != definition && other->kind != RECORD_OP && means(other, wanted))
      add_place(meaning, to_document(unit, record_span(unit, other)));
  }
}

static void find_symbol(Meaning *meaning, const SymbolNames *names,
                        size_t index) {
  size_t definition = symbol_definition(names, index);
  meaning->sigil = '@';
  meaning->at = names->list.data[index].span;
  meaning->has_definition = definition != NO_NAME;
  if (definition == NO_NAME) {
    add_place(meaning, meaning->at);
    return;
  }
  meaning->definition = names->list.data[definition].op;
  add_place(meaning, names->list.data[definition].span);
  StringRef text = symbol_text(names, definition);
  for (size_t i = 0; i < names->list.size; i++)
    if (i != definition && !names->list.data[i].is_definition &&
        string_ref_equals(symbol_text(names, i), text) &&
        symbol_definition(names, i) == definition)
      add_place(meaning, names->list.data[i].span);
}

/// Is `token` the definition of an alias or a resource?
static bool is_definition(StringRef text, ScanToken token) {
  ScanToken next = scan_next(text, token.end);
  return scan_is(text, next, token.kind == SCAN_WORD ? ':' : '=');
}

/// All tokens of the part that are the same name: aliases, keys of resources.
static void find_word(Meaning *meaning, StringRef text, Span part,
                      ScanToken wanted) {
  StringRef inside = string_ref(text.data, part.end);
  StringRef name = scan_text(text, wanted);
  meaning->at = (Span){wanted.begin, wanted.end};
  meaning->sigil = wanted.kind == SCAN_WORD ? '=' : text.data[wanted.begin];
  for (size_t at = part.begin;;) {
    ScanToken token = scan_next(inside, at);
    if (token.kind == SCAN_END)
      break;
    at = token.end;
    if (token.kind != wanted.kind ||
        !string_ref_equals(scan_text(text, token), name))
      continue;
    add_place(meaning, (Span){token.begin, token.end});
    if (meaning->has_definition || !is_definition(text, token))
      continue;
    Span first = meaning->places.data[0];
    meaning->places.data[0] = VECTOR_LAST(&meaning->places);
    VECTOR_LAST(&meaning->places) = first;
    meaning->has_definition = true;
    meaning->definition = meaning->places.data[0];
  }
}

/// The token that the cursor is in, or right after.
static ScanToken token_at(const Document *document, size_t place) {
  StringRef text = document_text(document);
  size_t line = lines_find(&document->lines, place);
  ScanToken before = {0};
  for (size_t at = document->lines.starts.data[line];;) {
    ScanToken token = scan_next(text, at);
    if (token.kind == SCAN_END || token.begin > place)
      return before.end == place ? before : (ScanToken){0};
    if (token.end > place)
      return token.kind == SCAN_OTHER && before.end == place ? before : token;
    before = token;
    at = token.end;
  }
}

/// Is the word the key of a resource: `dense_resource<key>`, or `key: "0x…"`?
static bool is_resource_key(StringRef text, ScanToken token) {
  ScanToken next = scan_next(text, token.end);
  if (scan_is(text, next, ':'))
    return scan_next(text, next.end).kind == SCAN_STRING;
  static const char open[] = "dense_resource<";
  size_t size = sizeof open - 1;
  return scan_is(text, next, '>') && token.begin >= size &&
         !memcmp(text.data + token.begin - size, open, size);
}

/// Finds all places with the same meaning as the name at `place`. False if
/// there is no name.
static bool find_meaning(Server *server, Place place, Meaning *meaning) {
  *meaning = (Meaning){0};
  Document *document = place.document;
  StringRef text = document_text(document);
  size_t index = document_piece_at(document, place.at);
  ScanToken token = token_at(document, place.at);
  Unit *unit;
  switch (token.kind) {
  case SCAN_VALUE:
  case SCAN_RESULT:
  case SCAN_BLOCK: {
    unit = unit_get(&server->maker, document, index);
    size_t at = unit_from_document(unit, token.begin);
    if (token.kind == SCAN_RESULT && at != SIZE_MAX)
      at--;
    const ParseRecord *record = at == SIZE_MAX ? NULL : record_at(unit, at);
    if (record && (record->value || record->block))
      find_record(meaning, unit, record);
    break;
  }
  case SCAN_ATTR:
  case SCAN_TYPE:
    find_word(meaning, text, document_part(document, index), token);
    break;
  case SCAN_WORD:
    if (is_resource_key(text, token))
      find_word(meaning, text, document_part(document, index), token);
    break;
  case SCAN_SYMBOL:
  case SCAN_STRING: {
    SymbolNames names;
    symbol_names_find(&server->maker.base, text, document_part(document, index),
                      &names);
    size_t name = symbol_name_at(&names, place.at);
    if (name != NO_NAME)
      find_symbol(meaning, &names, name);
    symbol_names_free(&names);
    break;
  }
  case SCAN_END:
  case SCAN_COMMENT:
  case SCAN_NUMBER:
  case SCAN_ARROW:
  case SCAN_OTHER:
    break;
  }
  return meaning->places.size > 0;
}

/// An operation's name is the definition of its results, or of its symbol.
static bool find_op_meaning(Server *server, Place place, Meaning *meaning) {
  Document *document = place.document;
  size_t index = document_piece_at(document, place.at);
  Unit *unit = unit_get(&server->maker, document, index);
  size_t at = unit_from_document(unit, place.at);
  const ParseRecord *op = at == SIZE_MAX ? NULL : record_op_at(unit, at);
  *meaning = (Meaning){0};
  if (!op)
    return false;
  Span name = to_document(unit, record_span(unit, op));
  if (op->op->num_results) {
    const ParseRecord *value = record_of_value(unit, op_result(op->op, 0));
    if (value)
      find_record(meaning, unit, value);
  } else if (op->op->def->traits & TRAIT_SYMBOL) {
    SymbolNames names;
    symbol_names_find(&server->maker.base, document_text(document),
                      document_part(document, index), &names);
    for (size_t i = 0; i < names.list.size; i++)
      if (names.list.data[i].is_definition &&
          names.list.data[i].op.begin == name.begin)
        find_symbol(meaning, &names, i);
    symbol_names_free(&names);
  }
  meaning->at = name;
  return meaning->places.size > 0;
}

static bool find_any_meaning(Server *server, Place place, Meaning *meaning) {
  if (find_meaning(server, place, meaning))
    return true;
  VECTOR_FREE(&meaning->places);
  return find_op_meaning(server, place, meaning);
}

json_t *find_definition(Server *server, json_t *params, json_error_t *error) {
  Place place;
  if (!request_place(server, params, error, &place))
    return NULL;
  json_t *result = json_array();
  Meaning meaning = {0};
  if (place.document && find_any_meaning(server, place, &meaning) &&
      meaning.has_definition)
    json_array_append_new(result,
                          location_json(place.document, meaning.definition));
  VECTOR_FREE(&meaning.places);
  return result;
}

json_t *find_references(Server *server, json_t *params, json_error_t *error) {
  Place place;
  if (!request_place(server, params, error, &place))
    return NULL;
  int with_definition = 1;
  json_t *result = json_array();
  Meaning meaning = {0};
  (void)json_unpack(params, "{s:{s:b}}", "context", "includeDeclaration",
                    &with_definition);
  if (place.document)
    find_any_meaning(server, place, &meaning);
  bool skips = meaning.has_definition && !with_definition;
  for (size_t i = skips; i < meaning.places.size; i++)
    json_array_append_new(
        result, location_json(place.document, meaning.places.data[i]));
  VECTOR_FREE(&meaning.places);
  return result;
}

json_t *highlight(Server *server, json_t *params, json_error_t *error) {
  enum { KIND_READ = 2, KIND_WRITE = 3 };
  Place place;
  if (!request_place(server, params, error, &place))
    return NULL;
  json_t *result = json_array();
  Meaning meaning = {0};
  if (place.document)
    find_any_meaning(server, place, &meaning);
  for (size_t i = 0; i < meaning.places.size; i++)
    json_array_append_new(
        result,
        json_pack(
            "{s:o, s:i}", "range",
            lines_range(&place.document->lines, meaning.places.data[i].begin,
                        meaning.places.data[i].end),
            "kind", i == 0 && meaning.has_definition ? KIND_WRITE : KIND_READ));
  VECTOR_FREE(&meaning.places);
  return result;
}

// --- rename -----------------------------------------------------------------

json_t *prepare_rename(Server *server, json_t *params, json_error_t *error) {
  Place place;
  if (!request_place(server, params, error, &place))
    return NULL;
  Meaning meaning = {0};
  bool can_rename = place.document && find_meaning(server, place, &meaning) &&
                    meaning.has_definition;
  json_t *result =
      can_rename ? json_pack("{s:o, s:s%}", "range",
                             lines_range(&place.document->lines,
                                         meaning.at.begin, meaning.at.end),
                             "placeholder",
                             place.document->text.data + meaning.at.begin,
                             meaning.at.end - meaning.at.begin)
                 : json_null();
  VECTOR_FREE(&meaning.places);
  return result;
}

/// `name` with its sigil, as it is written. Empty: it cannot be one.
static void write_name(Stream *out, StringRef name, char sigil) {
  if (name.size && name.data[0] == sigil)
    name = string_ref_drop(name, 1);
  stream_char(out, '\0');
  out->size = 0;
  if (!name.size)
    return;
  if (sigil != '=')
    stream_char(out, sigil);
  stream_text(out, name);
  ScanToken token = scan_next(stream_view(out), 0);
  bool is_name = token.begin == 0 && token.end == out->size &&
                 token.kind != SCAN_OTHER && token.kind != SCAN_COMMENT;
  if (!is_name && sigil == '@') {
    out->size = 0;
    stream_char(out, '@');
    stream_quoted(out, name);
  } else if (!is_name) {
    out->size = 0;
  }
}

json_t *rename_name(Server *server, json_t *params, json_error_t *error) {
  Place place;
  StringRef name;
  if (!request_place(server, params, error, &place) ||
      json_unpack_ex(params, error, 0, "{s:s%}", "newName", &name.data,
                     &name.size) != 0)
    return NULL;
  Meaning meaning = {0};
  Stream text = {0};
  json_t *edits = json_array();
  if (place.document && find_meaning(server, place, &meaning))
    write_name(&text, name, meaning.sigil);
  for (size_t i = 0; text.size && i < meaning.places.size; i++) {
    Span span = meaning.places.data[i];
    // The name of an operation in generic form is a string.
    bool is_string = place.document->text.data[span.begin] == '"';
    Stream quoted = {0};
    if (is_string)
      stream_quoted(&quoted, string_ref_drop(stream_view(&text), 1));
    StringRef written = stream_view(is_string ? &quoted : &text);
    json_array_append_new(
        edits,
        json_pack("{s:o, s:s%}", "range",
                  lines_range(&place.document->lines, span.begin, span.end),
                  "newText", written.data, written.size));
    stream_free(&quoted);
  }
  json_t *result =
      json_array_size(edits)
          ? json_pack("{s:{s:O}}", "changes", place.document->uri, edits)
          : json_null();
  json_decref(edits);
  VECTOR_FREE(&meaning.places);
  stream_free(&text);
  return result;
}
