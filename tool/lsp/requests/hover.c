// SPDX-License-Identifier: Apache-2.0
// Information about the name under the pointer. The first paragraphs are
// mlir-lsp-server's.
#include <string.h>

#include "ir/interfaces/symbol_table.h"
#include "ir/print/printer.h"
#include "tool/lsp/requests.h"
#include "tool/lsp/requests/documentation.h"
#include "tool/lsp/text/names.h"

static json_t *answer(const Document *document, Span span, Stream *text) {
  return json_pack("{s:{s:s, s:o}, s:o}", "contents", "kind", "markdown",
                   "value", stream_json(text), "range",
                   lines_range(&document->lines, span.begin, span.end));
}

/// `^bb1` if the block has a label, else `<Block #1>`.
static void write_block(const Unit *unit, Stream *out, const Block *block) {
  const ParseRecord *label = record_of_block(unit, block);
  if (label) {
    stream_bytes(out, label->at, label->size);
    return;
  }
  unsigned number = 0;
  for (const Block *at = block->prev; at; at = at->prev)
    number++;
  stream_format(out, "<Block #%u>", number);
}

static void write_op_line(Stream *out, const Operation *op) {
  if (op)
    stream_format(out, "Operation: \"%.*s\"\n\n", STR_ARGS(op_name(op)));
}

static void write_type(Stream *out, const Type *type) {
  stream_cstr(out, "Type: `");
  type_print(out, type);
  stream_cstr(out, "`\n\n");
}

/// A name that stands for several results.
static void hover_group(const ParseRecord *record, Stream *out) {
  write_op_line(out, value_defining_op(record->value));
  stream_format(out, "Result #[0, %u]\n\nTypes: ", record->number - 1);
  for (uint32_t i = 0; i < record->number; i++) {
    stream_cstr(out, i ? ", `" : "`");
    type_print(out, record->value[i].type);
    stream_cstr(out, "`");
  }
}

static void hover_value(const Unit *unit, const Value *value, Stream *out) {
  if (value->kind == VALUE_RESULT) {
    write_op_line(out, value_defining_op(value));
    stream_format(out, "Result #%u\n\n", value->index);
  } else if (unit->op) {
    const Block *block = value_parent_block(value);
    write_op_line(out, block->parent->parent);
    stream_cstr(out, "Block: ");
    write_block(unit, out, block);
    stream_format(out, "\n\nArgument #%u\n\n", value->index);
  }
  write_type(out, value->type);
}

static void hover_block(const Unit *unit, const Block *block, Stream *out) {
  if (!unit->op)
    return;
  unsigned number = 0;
  for (const Block *at = block->prev; at; at = at->prev)
    number++;
  write_op_line(out, block->parent->parent);
  stream_format(out, "Block #%u\n\n", number);
  if (!block->first_use)
    return;
  const char *separator = "Predecessors: ";
  FOR_EACH_PREDECESSOR(use, block) {
    stream_cstr(out, separator);
    write_block(unit, out, use->owner->block);
    separator = ", ";
  }
  stream_cstr(out, "\n\n");
}

/// ` : private @f`: the visibility and name of a symbol.
static void write_symbol(const Operation *op, Stream *out) {
  if (!(op->def->traits & TRAIT_SYMBOL))
    return;
  static const char *const words[] = {"public", "private", "nested"};
  StringRef name = symbol_name(op);
  for (size_t i = 0; name.size && i < ARRAY_LENGTH(words); i++)
    if (symbol_has_visibility(op, string_ref_from_cstr(words[i])))
      stream_format(out, " : %s @%.*s", words[i], STR_ARGS(name));
}

static void hover_op(Unit *unit, const Operation *op, Stream *out) {
  stream_format(out, "\"%.*s\"", STR_ARGS(op_name(op)));
  if (unit->op) {
    write_symbol(op, out);
    PrintOptions options = print_options_default();
    options.generic = options.skip_regions = options.local_scope = true;
    options.elide_repeated = true;
    stream_cstr(out, "\n\nGeneric Form:\n\n```mlir\n");
    op_print(&unit->ctx, op, &options, out);
    stream_cstr(out, "\n```\n");
  } else {
    stream_cstr(out, "\n\n");
  }
  if (!op->def->is_unregistered)
    document_op(op->def, out);
}

static json_t *hover_alias(const Document *document, size_t index,
                           ScanToken token) {
  StringRef text = document_text(document);
  Span part = document_part(document, index);
  StringRef inside = string_ref(text.data, part.end);
  StringRef name = scan_text(text, token);
  for (size_t at = part.begin;;) {
    ScanToken other = scan_next(inside, at);
    if (other.kind == SCAN_END)
      return json_null();
    at = other.end;
    if (other.kind != token.kind ||
        !string_ref_equals(scan_text(text, other), name))
      continue;
    ScanToken equal = scan_next(inside, other.end);
    if (!scan_is(text, equal, '='))
      continue;
    const char *end =
        memchr(text.data + equal.end, '\n', text.size - equal.end);
    size_t stop = end ? (size_t)(end - text.data) : text.size;
    StringRef value =
        string_ref_trim(string_ref(text.data + equal.end, stop - equal.end));
    Stream out = {0};
    stream_format(&out, "%s Alias: \"%.*s\n\nValue: ```mlir\n%.*s\n```\n\n",
                  token.kind == SCAN_TYPE ? "Type" : "Attribute",
                  STR_ARGS(string_ref_drop(name, 1)), STR_ARGS(value));
    return answer(document, (Span){token.begin, token.end}, &out);
  }
}

/// The operation that defines the symbol at `at`: where its name is.
static Span symbol_op(Server *server, const Document *document, size_t index,
                      size_t at, Span *name) {
  SymbolNames names;
  symbol_names_find(&server->maker.base, document_text(document),
                    document_part(document, index), &names);
  size_t found = symbol_name_at(&names, at);
  Span op = {0, 0};
  if (found != NO_NAME) {
    *name = names.list.data[found].span;
    found = symbol_definition(&names, found);
  }
  if (found != NO_NAME)
    op = names.list.data[found].op;
  symbol_names_free(&names);
  return op;
}

/// Describes the operation at `op` of the document, for the range `shown`.
static json_t *hover_op_at(Server *server, Document *document, size_t op,
                           Span shown) {
  Unit *unit =
      unit_get(&server->maker, document, document_piece_at(document, op));
  size_t at = unit_from_document(unit, op);
  const ParseRecord *record = at == SIZE_MAX ? NULL : record_op_at(unit, at);
  if (!record)
    return json_null();
  Stream out = {0};
  hover_op(unit, record->op, &out);
  return answer(document, shown, &out);
}

static json_t *hover_record(const Document *document, const Unit *unit,
                            const ParseRecord *record) {
  Stream out = {0};
  if (record->block)
    hover_block(unit, record->block, &out);
  else if (record->kind == RECORD_DEFINITION && record->number > 1)
    hover_group(record, &out);
  else if (record->value)
    hover_value(unit, record->value, &out);
  Span span = record_span(unit, record);
  size_t begin = unit_to_document(unit, span.begin);
  if (!out.size || begin == SIZE_MAX) {
    stream_free(&out);
    return json_null();
  }
  return answer(document, (Span){begin, begin + (span.end - span.begin)}, &out);
}

json_t *hover(Server *server, json_t *params, json_error_t *error) {
  Place place;
  if (!request_place(server, params, error, &place))
    return NULL;
  if (!place.document)
    return json_null();
  Document *document = place.document;
  StringRef text = document_text(document);
  size_t index = document_piece_at(document, place.at);
  Unit *unit = unit_get(&server->maker, document, index);
  size_t at = unit_from_document(unit, place.at);
  const ParseRecord *record = at == SIZE_MAX ? NULL : record_at(unit, at);
  if (record)
    return hover_record(document, unit, record);
  Span name = {0, 0};
  Span op = symbol_op(server, document, index, place.at, &name);
  if (op.end)
    return hover_op_at(server, document, op.begin, name);
  size_t begin = place.at;
  while (begin && (scan_is_name(text.data[begin - 1]) ||
                   strchr("#!\"", text.data[begin - 1])))
    begin--;
  ScanToken token = scan_next(text, begin);
  if (token.kind == SCAN_ATTR || token.kind == SCAN_TYPE)
    return hover_alias(document, index, token);
  return hover_op_at(server, document, token.begin,
                     (Span){token.begin, token.end});
}
