// SPDX-License-Identifier: Apache-2.0
// Follows the format of a type or attribute (ir/syntax/data_format.h). Plain
// parts are read from the lexer here. For types and attributes, a token DATA_…
// is inserted before the next one; the grammar reads the part and then calls
// back. A parameter that is written without its dialect and name is a frame on
// a separate stack, so nothing recurses.
//
// The first element of a group and the next token decide whether the group is
// there.
#include "parser/data/data_frame.h"

#include "ir/definitions/attr_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/definitions/type_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/print/printer.h"
#include "parser/data/params.h"
#include "parser/grammar.h"
#include "parser/shapes/shape_build.h"

// --- errors and tokens -------------------------------------------------------

static const char *before_token(const Parser *parser) {
  return parser_before_token(parser, parser->token);
}

_Noreturn void data_fail(Parser *parser, const DataFrame *frame) {
  for (; frame; frame = frame->outer) {
    const ParamDef *param = &frame->def->params[frame->param];
    if (frame->def->cpp_name && param->cpp_type)
      parser_error(parser, parser->token.text,
                   "failed to parse %s parameter '%.*s' which is to be a `%s`",
                   frame->def->cpp_name, STR_ARGS(param->name),
                   param->cpp_type);
  }
  parser_fail(parser);
}

_Noreturn void data_fail_param(Parser *parser, const DataFrame *frame,
                               const char *at, const char *text) {
  parser_error(parser, at, "%s", text);
  data_fail(parser, frame);
}

static bool is_request(int token) {
  return token == TOK_DATA_ATTR || token == TOK_DATA_TYPE ||
         token == TOK_DATA_BARE_TYPE || token == TOK_DATA_END;
}

int data_advance(Parser *parser, int token) {
  parser->recent.token = token;
  return lexer_next(parser, &parser->token);
}

int data_ask(Parser *parser, DataHead *head, int request) {
  head->asked_at = parser->token.text;
  lexer_unread(parser, &parser->token);
  return request;
}

static bool is_literal(const Parser *parser, StringRef text) {
  return string_ref_equals(token_text(&parser->token), text);
}

bool data_is_word(const Parser *parser) {
  char c = *parser->token.text;
  return ((c | 32) >= 'a' && (c | 32) <= 'z') || c == '_';
}

int data_take_literal(Parser *parser, const DataHead *head, StringRef text,
                      int token) {
  if (is_literal(parser, text))
    return data_advance(parser, token);
  bool is_keyword = (text.data[0] | 32) >= 'a' && (text.data[0] | 32) <= 'z';
  parser_error(parser, is_keyword ? parser->token.text : before_token(parser),
               "expected '%.*s'", STR_ARGS(text));
  data_fail(parser, head->frame ? head->frame->outer : NULL);
}

// --- frames ------------------------------------------------------------------

_Noreturn static void fail_wrong_format(Parser *parser, const AttrDef *def) {
  Stream why = {0};
  data_format_error(def, &why);
  StringRef text = parser_take_text(parser, &why);
  parser_fail_at(parser, parser->token.text, "%.*s", STR_ARGS(text));
}

void data_push_frame(Parser *parser, DataHead *head, const AttrDef *def) {
  const DataFormat *format = data_format_get(parser->ctx, def);
  if (!format)
    fail_wrong_format(parser, def);
  DataFrame *frame = arena_alloc_zero(&parser->scratch, sizeof *frame);
  frame->outer = head->frame;
  frame->def = def;
  frame->elements = format->elements;
  frame->next = frame->elements;
  frame->values = arena_alloc_zero(&parser->scratch, (def->num_params + 1) *
                                                         sizeof *frame->values);
  head->frame = frame;
}

static DataHead *new_head(Parser *parser, const Token *name) {
  return BOXED(parser, DataHead,
               {.name = *name, .start = parser->token.text});
}

DataHead *data_begin(Parser *parser, const AttrDef *def, const Token *name) {
  DataHead *head = new_head(parser, name);
  data_push_frame(parser, head, def);
  return head;
}

DataHead *data_begin_type(Parser *parser, const Token *name) {
  const TypeDef *def = type_def_of(*name);
  if (!def->syntax)
    return data_begin(parser, def->params, name);
  DataHead *head = new_head(parser, name);
  head->own = BOXED(parser, OwnType, {.def = def});
  return head;
}

/// If `type` is NULL, no type follows. Then the type may be that of the first
/// parameter.
static const Attribute *build_frame(Parser *parser, const DataHead *head,
                                    const DataFrame *frame, const Type *type) {
  const AttrDef *def = frame->def;
  size_t count = def->num_params;
  if (count && def->params[count - 1].kind == PARAM_SELF_TYPE) {
    if (!type && def->params[0].kind == PARAM_INTEGER)
      type = attr_type(frame->values[0]);
    if (def->type_of)
      type = def->type_of(parser->ctx, frame->values);
    frame->values[count - 1] = type ? type_attr_get(parser->ctx, type) : NULL;
  }
  if (def->verify && !def->verify(parser->ctx, frame->values,
                                  parser_position(parser, head->start)))
    parser_fail(parser);
  if (def->verify_as && !def->verify_as(parser->ctx, def, frame->values,
                                        parser_position(parser, head->start)))
    parser_fail(parser);
  return def->build
             ? def->build(parser->ctx, frame->values)
             : dialect_params_attr_get(parser->ctx, def, frame->values, count);
}

static const Type *build_type(Parser *parser, const DataHead *head,
                              const DataFrame *frame) {
  const Attribute *params = build_frame(parser, head, frame, NULL);
  DialectType type = {.def = frame->def->type, .attr = params};
  if (type.def->verify &&
      !type.def->verify(parser->ctx, &type,
                        parser_position(parser, head->start)))
    parser_fail(parser);
  return dialect_type_get(parser->ctx, &type);
}

const Attribute *data_build_attr(Parser *parser, DataHead *head,
                                 const Type *type) {
  return build_frame(parser, head, head->frame, type);
}

const Type *data_build_type(Parser *parser, DataHead *head) {
  return head->own ? head->own->result : build_type(parser, head, head->frame);
}

static int end_data(Parser *parser, DataHead *head, int token) {
  if (head->name.prefix)
    data_take_literal(parser, head, STR(">"), token);
  return data_ask(parser, head, TOK_DATA_END);
}

/// Called at the end of a format.
static int close_frame(Parser *parser, DataHead *head, int token) {
  DataFrame *frame = head->frame;
  if (!frame->outer)
    return end_data(parser, head, token);
  const AttrDef *def = frame->def;
  const Attribute *value =
      def->type ? type_attr_get(parser->ctx, build_type(parser, head, frame))
                : build_frame(parser, head, frame, NULL);
  head->frame = frame->outer;
  data_set_value(parser, head->frame, value);
  return token;
}

// --- what the grammar reads --------------------------------------------------

static bool is_of(const ParamDef *param, const Attribute *value) {
  const TypeAttr *type = attr_as_type(value);
  if (!param->of->type)
    return attr_as_dialect(value, param->of) != NULL;
  return type && type_as_dialect(type->value, param->of->type);
}

static bool holds(const ParamDef *param, const Attribute *value) {
  bool is_kind =
      param->kind == PARAM_OF || param->kind == PARAM_OFS ? is_of(param, value)
      : param->kind == PARAM_ATTRS || param->kind == PARAM_TYPE ? true
      : param->kind == PARAM_NAME ? attr_as_string(value) != NULL
                                  : param_holds(param->kind, value);
  return is_kind && (!param->holds || param->holds(value));
}

void data_take_attr(Parser *parser, DataHead *head, const Attribute *attr) {
  DataFrame *frame = head->frame;
  if (!holds(&frame->def->params[frame->param], attr))
    data_fail_param(parser, frame, head->asked_at,
                    "invalid kind of attribute specified");
  data_set_value(parser, frame, attr);
}

void data_take_type(Parser *parser, DataHead *head, const Type *type) {
  if (head->own) {
    head->own->part = type;
    return;
  }
  DataFrame *frame = head->frame;
  const ParamDef *param = &frame->def->params[frame->param];
  const Attribute *value = type_attr_get(parser->ctx, type);
  if (!holds(param, value)) {
    Diagnostic *diag = parser_error(parser, head->asked_at,
                                    "invalid kind of type specified: ");
    diag_text(diag, "expected ");
    diag_text(diag, param->meaning);
    diag_text(diag, ", but found ");
    diag_type(diag, type);
    data_fail(parser, frame);
  }
  data_set_value(parser, frame, value);
}

// --- lists and groups --------------------------------------------------------

/// Continues after an item, with another one or the end of the parameter.
static int next_item(Parser *parser, DataHead *head, int token) {
  DataFrame *frame = head->frame;
  const ParamDef *param = &frame->def->params[frame->param];
  frame->has_items = false;
  if (token == TOK_COMMA) {
    token = data_advance(parser, token);
    if (!param->is_optional || token != TOK_GT)
      return data_take_param(parser, head, frame->param, token);
  }
  frame->values[frame->param] =
      array_attr_get(parser->ctx, frame->items.data, frame->items.size);
  return token;
}

static unsigned num_optional(const AttrDef *def, const DataElement *list) {
  unsigned count = 0;
  for (unsigned i = 0; i < list->count; i++)
    count += def->params[list->first + i].is_optional;
  return count;
}

/// Reads `name =` in a struct and returns the parameter's index in `index`.
static int take_member_name(Parser *parser, const DataFrame *frame, int token,
                            unsigned *index) {
  if (!data_is_word(parser)) {
    parser_error(parser, parser->token.text, "expected valid keyword");
    parser_fail_at(parser, parser->token.text,
                   "expected a parameter name in struct");
  }
  StringRef name = token_text(&parser->token);
  token = data_advance(parser, token);
  if (token != TOK_EQUAL)
    parser_fail_at(parser, before_token(parser), "expected '='");
  token = data_advance(parser, token);
  const DataElement *list = &frame->list;
  for (*index = list->first; *index < list->first + list->count; ++*index)
    if (string_ref_equals(frame->def->params[*index].name, name) &&
        !frame->values[*index])
      return token;
  parser_fail_at(parser, parser->token.text,
                 "duplicate or unknown struct parameter name: %.*s",
                 STR_ARGS(name));
}

static int end_struct(Parser *parser, DataFrame *frame, int token) {
  const DataElement *list = &frame->list;
  for (unsigned i = list->first; i < list->first + list->count; i++)
    if (!frame->values[i] && !frame->def->params[i].is_optional)
      parser_fail_at(parser, parser->token.text,
                     "struct is missing required parameter: %.*s",
                     STR_ARGS(frame->def->params[i].name));
  frame->list.kind = DATA_END;
  return token;
}

static int next_member(Parser *parser, DataHead *head, int token) {
  DataFrame *frame = head->frame;
  const DataElement *list = &frame->list;
  unsigned num_free = num_optional(frame->def, list);
  bool is_over = frame->num_read == 0
                     ? num_free == list->count && !data_is_word(parser)
                 : num_free ? token != TOK_COMMA
                            : frame->num_read == list->count;
  if (is_over)
    return end_struct(parser, frame, token);
  if (frame->num_read++) {
    if (token != TOK_COMMA)
      parser_fail_at(parser, before_token(parser), "expected ','");
    token = data_advance(parser, token);
  }
  unsigned index;
  token = take_member_name(parser, frame, token, &index);
  return data_take_param(parser, head, index, token);
}

static bool any_is_read(const DataFrame *frame) {
  for (unsigned i = 0; i < frame->num_read; i++)
    if (frame->values[frame->list.first + i])
      return true;
  return false;
}

/// Moves to the next of several parameters in order; optional ones may be
/// missing.
static int next_of_params(Parser *parser, DataHead *head, int token) {
  DataFrame *frame = head->frame;
  if (frame->num_read == frame->list.count) {
    frame->list.kind = DATA_END;
    return token;
  }
  bool is_first = !any_is_read(frame);
  unsigned index = frame->list.first + frame->num_read++;
  const ParamDef *param = &frame->def->params[index];
  bool is_there =
      is_first ? data_param_begins(parser, param, token) : token == TOK_COMMA;
  if (param->is_optional && !is_there)
    return token;
  if (!is_first)
    token = data_take_literal(parser, head, STR(","), token);
  return data_take_param(parser, head, index, token);
}

/// Does the part of the format that begins with `element` begin with the newest
/// token?
static bool part_begins(const Parser *parser, const AttrDef *def,
                        const DataElement *element, int token) {
  while (element->kind == DATA_SPACE)
    element++;
  if (element->kind == DATA_LITERAL)
    return is_literal(parser, element->text);
  return element->count &&
         data_param_begins(parser, &def->params[element->first], token);
}

// --- following it ------------------------------------------------------------

static int next_element(Parser *parser, DataHead *head, int token) {
  DataFrame *frame = head->frame;
  const DataElement *element = frame->next++;
  switch (element->kind) {
  case DATA_LITERAL:
    return data_take_literal(parser, head, element->text, token);
  case DATA_PARAM:
    return data_take_param(parser, head, element->first, token);
  case DATA_PARAMS:
  case DATA_STRUCT:
    frame->list = *element;
    frame->num_read = 0;
    return token;
  case DATA_OPEN:
    if (!part_begins(parser, frame->def, frame->next, token))
      frame->next = &frame->elements[element->end] + 1;
    return token;
  case DATA_ELSE:
    frame->next = &frame->elements[element->end] + 1;
    return token;
  case DATA_END:
    return close_frame(parser, head, token);
  case DATA_SPACE:
  case DATA_CLOSE:
    break;
  }
  return token;
}

int data_next(Parser *parser, DataHead *head, int token) {
  if (head->own) {
    token = data_read_own_type(parser, head, token);
    return head->own->result ? end_data(parser, head, token) : token;
  }
  while (!is_request(token)) {
    const DataFrame *frame = head->frame;
    token = frame->has_items                  ? next_item(parser, head, token)
            : frame->list.kind == DATA_STRUCT ? next_member(parser, head, token)
            : frame->list.kind == DATA_PARAMS
                ? next_of_params(parser, head, token)
                : next_element(parser, head, token);
  }
  return token;
}
