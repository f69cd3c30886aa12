// SPDX-License-Identifier: Apache-2.0
// Completion, and help with the syntax of the operation that is being typed.
// The words of the line decide what is completed. The values come from the
// records of the text around it, as far as it can be parsed.
#include <string.h>

#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/definitions/type_def.h"
#include "ir/print/printer.h"
#include "support/memory.h"
#include "tool/lsp/requests.h"
#include "tool/lsp/requests/documentation.h"
#include "tool/lsp/text/names.h"
#include "tool/lsp/text/scope.h"

/// The protocol's kinds of items.
enum {
  ITEM_FUNCTION = 3,
  ITEM_FIELD = 5,
  ITEM_VARIABLE = 6,
  ITEM_CLASS = 7,
  ITEM_MODULE = 9,
  ITEM_ENUM_CASE = 20,
  ITEM_KEYWORD = 14,
  ITEM_CONSTANT = 21,
};

typedef struct Completion {
  Server *server;
  Document *document;
  size_t piece;
  Span word;        ///< The text to replace, from its sigil to the cursor.
  Span line;        ///< The line up to `word`.
  const OpDef *def; ///< The operation on the line, or NULL.
  size_t def_end;   ///< Where its name ends.
  json_t *items;
} Completion;

static void add_item(const Completion *completion, StringRef label, int kind,
                     const char *detail, char rank) {
  char sort[2] = {rank, '\0'};
  json_t *item =
      json_pack("{s:s%, s:i, s:{s:o, s:s%}, s:s%, s:s}", "label", label.data,
                label.size, "kind", kind, "textEdit", "range",
                lines_range(&completion->document->lines,
                            completion->word.begin, completion->word.end),
                "newText", label.data, label.size, "filterText", label.data,
                label.size, "sortText", sort);
  if (item && detail)
    json_object_set_new(item, "detail", json_string(detail));
  if (item)
    json_array_append_new(completion->items, item);
}

// --- values -----------------------------------------------------------------

/// Which operand of the operation the cursor is at.
static unsigned operand_index(const Completion *completion) {
  StringRef inside =
      string_ref(completion->document->text.data, completion->word.begin);
  unsigned index = 0;
  for (size_t at = completion->def_end;;) {
    ScanToken token = scan_next(inside, at);
    if (token.kind == SCAN_END)
      return index;
    at = token.end;
    index += token.kind == SCAN_VALUE;
  }
}

/// The type that an earlier operand of the line has, or NULL.
static const Type *earlier_type(const Completion *completion,
                                const VisibleValues *values) {
  StringRef text = document_text(completion->document);
  StringRef inside = string_ref(text.data, completion->word.begin);
  for (size_t at = completion->def_end;;) {
    ScanToken token = scan_next(inside, at);
    if (token.kind == SCAN_END)
      return NULL;
    at = token.end;
    const VisibleValue *value =
        token.kind == SCAN_VALUE
            ? visible_values_find_name(values, scan_text(text, token))
            : NULL;
    if (value)
      return value->type;
  }
}

/// '0': the value fits, by its type; '1': nothing is known; '2': it does not.
static char rank_of(const Completion *completion, const Type *type,
                    const Type *wanted, StringRef written, unsigned index) {
  const OpDef *def = completion->def;
  if (wanted)
    return type == wanted ? '0' : '2';
  if (written.size) {
    Stream text = {0};
    type_print(&text, type);
    bool fits = string_ref_equals(stream_view(&text), written);
    stream_free(&text);
    return fits ? '0' : '2';
  }
  if (!def || index >= def->num_operand_defs ||
      !def->operands[index].constraint)
    return '1';
  return type_constraint_holds(def->operands[index].constraint, type) ? '0'
                                                                      : '2';
}

/// The type that is written after the cursor: `%, %b : i32`.
static StringRef written_type(const Completion *completion) {
  StringRef text = document_text(completion->document);
  const char *begin = text.data + completion->word.end;
  const char *end = memchr(begin, '\n', text.size - completion->word.end);
  size_t size = end ? (size_t)(end - begin) : text.size - completion->word.end;
  const char *colon = memchr(begin, ':', size);
  if (!colon || !completion->def ||
      !(completion->def->traits &
        (TRAIT_SAME_TYPES | TRAIT_SAME_OPERAND_TYPES)))
    return STR("");
  return string_ref_trim(
      string_ref(colon + 1, size - (size_t)(colon + 1 - begin)));
}

static void complete_values(Completion *completion) {
  Unit *unit = unit_get(&completion->server->maker, completion->document,
                        completion->piece);
  size_t at = unit_from_document(unit, completion->word.begin);
  if (at == SIZE_MAX)
    return;
  VisibleValues values;
  visible_values_find(unit, at, &values);
  const OpDef *def = completion->def;
  bool has_same =
      def && (def->traits & (TRAIT_SAME_TYPES | TRAIT_SAME_OPERAND_TYPES));
  const Type *wanted = has_same ? earlier_type(completion, &values) : NULL;
  StringRef written = written_type(completion);
  unsigned index = operand_index(completion);
  for (size_t i = 0; i < values.list.size; i++) {
    const VisibleValue *value = &values.list.data[i];
    Stream type = {0};
    type_print_brief(&type, value->type);
    stream_char(&type, '\0');
    add_item(completion, value->name, ITEM_VARIABLE, type.data,
             rank_of(completion, value->type, wanted, written, index));
    stream_free(&type);
  }
  visible_values_free(&values);
}

static void complete_blocks(Completion *completion) {
  StringRef text = document_text(completion->document);
  Span region = scope_region_at(
      text, completion->document->pieces.data[completion->piece].span,
      completion->word.begin);
  StringRef inside = string_ref(text.data, region.end);
  size_t depth = 0;
  for (size_t at = region.begin;;) {
    ScanToken token = scan_next(inside, at);
    if (token.kind == SCAN_END)
      return;
    at = token.end;
    depth += scan_is(text, token, '{');
    depth -= scan_is(text, token, '}') && depth;
    if (token.kind != SCAN_BLOCK || depth)
      continue;
    size_t line = lines_find(&completion->document->lines, token.begin);
    StringRef before =
        string_ref(text.data + completion->document->lines.starts.data[line],
                   token.begin - completion->document->lines.starts.data[line]);
    if (!string_ref_trim(before).size)
      add_item(completion, scan_text(text, token), ITEM_MODULE, NULL, '1');
  }
}

// --- names of the file ------------------------------------------------------

static void complete_symbols(Completion *completion) {
  SymbolNames names;
  StringRef text = document_text(completion->document);
  symbol_names_find(&completion->server->maker.base, text,
                    document_part(completion->document, completion->piece),
                    &names);
  for (size_t i = 0; i < names.list.size; i++) {
    const SymbolName *name = &names.list.data[i];
    bool is_shown = name->is_definition && text.data[name->span.begin] == '@' &&
                    name->span.end != completion->word.end;
    if (!is_shown)
      continue;
    Stream detail = {0};
    stream_bytes(&detail, text.data + name->op.begin,
                 name->op.end - name->op.begin);
    stream_char(&detail, '\0');
    add_item(completion,
             string_ref(text.data + name->span.begin,
                        name->span.end - name->span.begin),
             ITEM_FUNCTION, detail.data, '1');
    stream_free(&detail);
  }
  symbol_names_free(&names);
}

/// Aliases of the part.
static void complete_aliases(Completion *completion, ScanKind kind) {
  StringRef text = document_text(completion->document);
  Span part = document_part(completion->document, completion->piece);
  StringRef inside = string_ref(text.data, part.end);
  for (size_t at = part.begin;;) {
    ScanToken token = scan_next(inside, at);
    if (token.kind == SCAN_END)
      return;
    at = token.end;
    if (token.kind == kind && scan_is(text, scan_next(inside, at), '='))
      add_item(completion, scan_text(text, token), ITEM_CONSTANT, "alias", '0');
  }
}

static void add_named(const Completion *completion, char sigil, StringRef name,
                      int kind, const char *detail, char rank) {
  Stream label = {0};
  if (sigil)
    stream_char(&label, sigil);
  stream_text(&label, name);
  add_item(completion, stream_view(&label), kind, detail, rank);
  stream_free(&label);
}

static void complete_dialect_data(Completion *completion, bool is_type) {
  const Context *ctx = &completion->server->maker.base;
  for (size_t i = 0; i < context_num_dialects(ctx); i++) {
    const DialectDef *dialect = context_dialect_at(ctx, i);
    for (size_t j = 0; is_type && j < dialect->num_types; j++)
      if (dialect->types[j].shape != TYPE_SHAPE_TEXT)
        add_named(completion, '!', dialect->types[j].name, ITEM_CLASS, "type",
                  '1');
    for (size_t j = 0; !is_type && j < dialect->num_attrs; j++)
      add_named(completion, '#', dialect->attrs[j].name, ITEM_CLASS,
                "attribute", '1');
  }
}

// --- operations and types ---------------------------------------------------

static void complete_builtin_types(const Completion *completion) {
  static const char *const types[] = {
      "i1",      "i8",      "i16",      "i32",   "i64",  "index",
      "f16",     "f32",     "f64",      "bf16",  "none", "memref<",
      "tensor<", "vector<", "complex<", "tuple<"};
  for (size_t i = 0; i < ARRAY_LENGTH(types); i++)
    add_item(completion, string_ref_from_cstr(types[i]), ITEM_CLASS, "type",
             '0');
}

/// Operations of one dialect, or names of dialects and operations that are
/// written without one.
static void complete_ops(const Completion *completion, StringRef prefix) {
  const Context *ctx = &completion->server->maker.base;
  size_t dot = string_ref_find(prefix, '.');
  for (size_t i = 0; i < context_num_dialects(ctx); i++) {
    const DialectDef *dialect = context_dialect_at(ctx, i);
    bool is_it = dot != SIZE_MAX &&
                 string_ref_equals(dialect->name, string_ref(prefix.data, dot));
    bool is_bare =
        dot == SIZE_MAX && (string_ref_equals(dialect->name, STR("func")) ||
                            string_ref_equals(dialect->name, STR("builtin")));
    if (dot == SIZE_MAX)
      add_item(completion, dialect->name, ITEM_MODULE, "dialect", '1');
    for (size_t j = 0; (is_it || is_bare) && j < dialect->num_ops; j++) {
      StringRef name = dialect->ops[j].name;
      Stream syntax = {0};
      document_syntax(&dialect->ops[j], &syntax, NULL);
      stream_char(&syntax, '\0');
      add_item(completion,
               is_bare ? string_ref_drop(name, dialect->name.size + 1) : name,
               ITEM_KEYWORD, syntax.data, '1');
      stream_free(&syntax);
    }
  }
}

/// Words of the operation on the line: its attributes and their cases.
static void complete_op_words(const Completion *completion) {
  const OpDef *def = completion->def;
  for (unsigned i = 0; def && i < def->num_props; i++) {
    const PropDef *prop = &def->props[i];
    for (size_t j = 0; j < prop->num_cases; j++)
      add_item(completion, prop->cases[j].keyword, ITEM_ENUM_CASE,
               prop->name.data, '0');
    add_item(completion, prop->name, ITEM_FIELD,
             prop->constraint ? prop->constraint->summary : "attribute", '1');
  }
}

/// The last token of the line before the word.
static ScanToken token_before(const Completion *completion) {
  StringRef inside =
      string_ref(completion->document->text.data, completion->word.begin);
  ScanToken last = {SCAN_END, completion->line.begin, completion->line.begin};
  for (size_t at = completion->line.begin;;) {
    ScanToken token = scan_next(inside, at);
    if (token.kind == SCAN_END)
      return last;
    last = token;
    at = token.end;
  }
}

/// Completes a word without a sigil.
static void complete_word(Completion *completion) {
  StringRef text = document_text(completion->document);
  ScanToken before = token_before(completion);
  StringRef prefix = string_ref(text.data + completion->word.begin,
                                completion->word.end - completion->word.begin);
  bool is_type_place = before.kind == SCAN_ARROW ||
                       scan_is(text, before, ':') ||
                       (before.kind == SCAN_WORD &&
                        string_ref_equals(scan_text(text, before), STR("to")));
  bool begins_op = before.kind == SCAN_END || scan_is(text, before, '=') ||
                   scan_is(text, before, '{') || scan_is(text, before, '}');
  if (completion->def &&
      (scan_is(text, before, '=') || scan_is(text, before, '{')))
    complete_op_words(completion);
  if (is_type_place)
    complete_builtin_types(completion);
  else if (begins_op || !completion->def)
    complete_ops(completion, prefix);
  else
    complete_op_words(completion);
  if (is_type_place)
    complete_aliases(completion, SCAN_TYPE);
}

/// Finds the operation on the line.
static void find_op(Completion *completion) {
  StringRef text = document_text(completion->document);
  StringRef inside = string_ref(text.data, completion->word.begin);
  for (size_t at = completion->line.begin;;) {
    ScanToken token = scan_next(inside, at);
    if (token.kind == SCAN_END)
      return;
    at = token.end;
    if (token.kind != SCAN_WORD && token.kind != SCAN_STRING)
      continue;
    completion->def =
        op_def_of_word(&completion->server->maker.base, scan_text(text, token));
    completion->def_end = token.end;
    if (completion->def)
      return;
  }
}

static void completion_init(Completion *completion, Server *server,
                            Place place) {
  Document *document = place.document;
  StringRef text = document_text(document);
  size_t begin = place.at;
  while (begin &&
         (scan_is_name(text.data[begin - 1]) || text.data[begin - 1] == '-'))
    begin--;
  if (begin && strchr("%^@!#", text.data[begin - 1]))
    begin--;
  size_t line = lines_find(&document->lines, place.at);
  *completion = (Completion){.server = server,
                             .document = document,
                             .piece = document_piece_at(document, place.at),
                             .word = {begin, place.at},
                             .line = {document->lines.starts.data[line], begin},
                             .items = json_array()};
  find_op(completion);
}

json_t *complete(Server *server, json_t *params, json_error_t *error) {
  Place place;
  if (!request_place(server, params, error, &place))
    return NULL;
  if (!place.document)
    return json_null();
  Completion completion;
  completion_init(&completion, server, place);
  char first = completion.word.begin < place.at
                   ? place.document->text.data[completion.word.begin]
                   : '\0';
  switch (first) {
  case '%':
    complete_values(&completion);
    break;
  case '^':
    complete_blocks(&completion);
    break;
  case '@':
    complete_symbols(&completion);
    break;
  case '!':
    complete_aliases(&completion, SCAN_TYPE);
    complete_dialect_data(&completion, true);
    break;
  case '#':
    complete_aliases(&completion, SCAN_ATTR);
    complete_dialect_data(&completion, false);
    break;
  default:
    complete_word(&completion);
  }
  return json_pack("{s:b, s:o}", "isIncomplete", 0, "items", completion.items);
}

json_t *signature_help(Server *server, json_t *params, json_error_t *error) {
  Place place;
  if (!request_place(server, params, error, &place))
    return NULL;
  if (!place.document)
    return json_null();
  Completion completion;
  completion_init(&completion, server, place);
  json_decref(completion.items);
  if (!completion.def)
    return json_null();
  Stream syntax = {0}, text = {0};
  SyntaxParameters parameters;
  document_syntax(completion.def, &syntax, &parameters);
  document_op(completion.def, &text);
  json_t *list = json_array();
  for (unsigned i = 0; i < parameters.size; i++)
    json_array_append_new(list, json_pack("{s:[i, i]}", "label",
                                          (int)parameters.list[i].begin,
                                          (int)parameters.list[i].end));
  unsigned index = operand_index(&completion);
  if (place.at > completion.word.begin &&
      place.document->text.data[completion.word.begin] != '%' && index)
    index--;
  if (index >= parameters.size && parameters.size)
    index = parameters.size - 1;
  return json_pack("{s:[{s:o, s:{s:s, s:o}, s:o}], s:i, s:i}", "signatures",
                   "label", stream_json(&syntax), "documentation", "kind",
                   "markdown", "value", stream_json(&text), "parameters", list,
                   "activeSignature", 0, "activeParameter", (int)index);
}
