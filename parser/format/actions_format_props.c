// SPDX-License-Identifier: Apache-2.0
// Properties in a format. Plain values are read from the lexer; the grammar
// reads the others.
#include "parser/format/actions_format.h"

#include "ir/definitions/attr_def.h"
#include "ir/definitions/prop_def.h"
#include "parser/actions.h"
#include "parser/data/numbers.h"
#include "parser/grammar.h"
#include "parser/shapes/shape_build.h"

static int take_integer(Parser *parser, FormatHead *head, int token) {
  bool is_negative = token == TOK_MINUS;
  if (is_negative)
    token = format_advance(parser, token);
  if (token != TOK_INTEGER)
    format_fail_expected(parser, "integer value");
  const PropDef *prop = &head->def->props[head->element->prop];
  WideInt value;
  if (!number_parse_int(parser, parser->common.i64, token_text(&parser->token),
                        is_negative, &value))
    parser_fail_at(parser, parser->token.text,
                   "integer constant out of range for attribute");
  int64_t number = parser_integer(parser, &parser->token, is_negative);
  head->props[head->element->prop] = prop_integer(parser->ctx, prop, number);
  return format_advance(parser, token);
}

/// Reads a number for a property that accepts an f64; the type is not written.
static int take_float(Parser *parser, FormatHead *head, int token) {
  bool is_negative = token == TOK_MINUS;
  if (is_negative)
    token = format_advance(parser, token);
  if (token != TOK_FLOAT)
    format_fail_expected(parser, "floating point literal");
  FloatBits bits = number_parse_float(
      parser, FLOAT_F64, token_text(&parser->token), true, is_negative);
  head->props[head->element->prop] =
      float_attr_get(parser->ctx, float_type_get(parser->ctx, FLOAT_F64), bits);
  return format_advance(parser, token);
}

/// `true` or `false` as a number. As in MLIR: one bit with a sign.
static DenseElement word_element(int token) {
  bool is_true = token == TOK_KW_TRUE;
  Token number = {.text = is_true ? "1" : "0", .size = 1};
  return dense_element(TOK_INTEGER, number, is_true);
}

/// Adds a number of type `element` to the list that build_dense_array takes.
static int push_number(Parser *parser, const FormatHead *head,
                       const Type *element, int token) {
  bool is_negative = token == TOK_MINUS;
  if (is_negative)
    token = format_advance(parser, token);
  bool is_bool = type_as_integer(element) &&
                 (token == TOK_KW_TRUE || token == TOK_KW_FALSE);
  bool is_number =
      token == TOK_INTEGER || (token == TOK_FLOAT && type_as_float(element));
  if (!is_number && !is_bool && type_as_float(element))
    parser_fail_at(parser, parser->token.text,
                   "expected floating point literal");
  if (!is_number && !is_bool)
    shape_fail(parser, head->def, parser->token.text, "expected integer value");
  WideInt value;
  bool is_bit = type_is_integer_of_width(element, 1);
  if (is_bool && !is_bit) {
    dense_push(parser, word_element(token), false);
    return format_advance(parser, token);
  }
  bool is_integer = type_as_integer(element) && token == TOK_INTEGER;
  if (is_integer &&
      (!number_parse_int(parser, element, token_text(&parser->token),
                         is_negative, &value) ||
       (!is_negative && !is_bit && wide_int_is_negative(&value))))
    shape_fail(parser, head->def, parser->token.text,
               "integer value too large");
  dense_push(parser, dense_element(token, parser->token, is_negative), false);
  return format_advance(parser, token);
}

/// Reads `[1, 2]`.
static int take_array(Parser *parser, FormatHead *head, int token) {
  const Type *element = head->element->syntax.array_element;
  token = format_take_kind(parser, token, TOK_LSQUARE, "'['");
  DenseRange list = begin_array(parser);
  while (token != TOK_RSQUARE) {
    if (parser->data.dense.size > list.first)
      token = format_take_kind(parser, token, TOK_COMMA, "']'");
    token = push_number(parser, head, element, token);
  }
  head->props[head->element->prop] = build_dense_array(parser, element, list);
  return format_advance(parser, token);
}

/// The text of a case. Flags that are described cannot be strings.
static StringRef case_text(Parser *parser, const PropDef *prop) {
  return prop_takes_strings(parser, prop) ? keyword_text(parser, &parser->token)
                                          : token_text(&parser->token);
}

static int take_case(Parser *parser, FormatHead *head, int token) {
  ShapeOp op = {.state.def = head->def, .props = head->props};
  const PropDef *prop = &head->def->props[head->element->prop];
  op.name = &head->name;
  if (prop->case_attr.size &&
      !prop_find_case(parser, prop, case_text(parser, prop)))
    shape_fail_case(parser, head->def, prop, parser->token.text);
  shape_set_keyword(parser, &op, head->element->prop, &parser->token);
  return format_advance(parser, token);
}

/// Reads `<read, write>`, separated by `,` or `|`.
static int take_flags(Parser *parser, FormatHead *head, int token) {
  const PropDef *prop = &head->def->props[head->element->prop];
  uint64_t all = 0;
  token = format_take_kind(parser, token, TOK_LT, "'<'");
  const char *first = parser->token.text;
  for (;;) {
    uint64_t value;
    if (!prop_find_flags(parser, prop, &parser->token, &value))
      shape_fail_case(parser, head->def, prop, first);
    all |= value;
    token = format_advance(parser, token);
    if (token != TOK_COMMA && token != TOK_BAR)
      break;
    token = format_advance(parser, token);
  }
  head->props[head->element->prop] = prop_case_attr(parser, prop, all);
  return format_take_kind(parser, token, TOK_GT, "'>'");
}

/// Asks for a dialect attribute, which may be written without its name.
static int ask_bare_attr(Parser *parser, FormatHead *head, int token) {
  const AttrDef *def = head->element->syntax.bare;
  head->asked_at = parser->token.text;
  if (token == TOK_ATTR_ALIAS || token == TOK_ATTR_RAW ||
      token == TOK_ATTR_PARAMS || token == TOK_ATTR_FORMAT)
    return format_ask(parser, TOK_FORMAT_ATTR);
  if (def->shape == ATTR_SHAPE_FORMAT) {
    params_expect(parser, def);
    return format_ask(parser, TOK_FORMAT_BARE_DATA);
  }
  if (token != TOK_LT)
    parser_fail_at(parser, parser_before_token(parser, parser->token),
                   "expected '<'");
  params_expect(parser, def);
  return format_ask(parser, TOK_FORMAT_BARE_ATTR);
}

static int take_string(Parser *parser, FormatHead *head, int token) {
  StringRef text = parser_string(parser, &parser->token);
  head->props[head->element->prop] = string_attr_get(parser->ctx, text);
  return format_advance(parser, token);
}

/// Reads a number or string whose type is not written, or asks the grammar for
/// an attribute.
static int take_attr(Parser *parser, FormatHead *head, int token) {
  const PropSyntax *syntax = &head->element->syntax;
  bool is_number = !syntax->is_any && !syntax->is_typed;
  if (is_number && (token == TOK_FLOAT || token == TOK_MINUS) &&
      syntax->takes_float)
    return take_float(parser, head, token);
  if (is_number && (token == TOK_INTEGER || token == TOK_MINUS) &&
      syntax->takes_integer && !syntax->takes_string)
    return take_integer(parser, head, token);
  if (is_number && token == TOK_FLOAT) {
    format_advance(parser, token);
    parser_fail_at(parser, parser->token.text,
                   "floating point value not valid for specified type");
  }
  if (!syntax->is_any && token == TOK_STRING && syntax->takes_string)
    return take_string(parser, head, token);
  head->asked_at = parser->token.text;
  return format_ask(parser, TOK_FORMAT_ATTR);
}

static int take_plain(Parser *parser, FormatHead *head, int token) {
  switch (head->element->syntax.reading) {
  case PROP_READ_BARE:
    return ask_bare_attr(parser, head, token);
  case PROP_READ_FLAGS:
    return take_flags(parser, head, token);
  case PROP_READ_CASE:
    return take_case(parser, head, token);
  case PROP_READ_ARRAY:
    return take_array(parser, head, token);
  case PROP_READ_ATTR:
    return take_attr(parser, head, token);
  }
  unreachable("syntax of property");
}

static void set_text(Parser *parser, FormatHead *head, StringRef text) {
  head->props[head->element->prop] = string_attr_get(parser->ctx, text);
}

static int take_symbol(Parser *parser, FormatHead *head, int token) {
  if (token != TOK_SYMBOL_ID)
    shape_fail(parser, head->def, parser->token.text,
               "expected valid '@'-identifier for symbol name");
  set_text(parser, head, parser_symbol(parser, &parser->token));
  return format_advance(parser, token);
}

int format_take_prop(Parser *parser, FormatHead *head, int token) {
  if (head->def->props[head->element->prop].hooks)
    return prop_hooks_parse(parser, head, token);
  switch (head->element->style) {
  case PROP_PLAIN:
    return take_plain(parser, head, token);
  case PROP_QUALIFIED:
    head->asked_at = parser->token.text;
    return format_ask(parser, TOK_FORMAT_ATTR);
  case PROP_SYMBOL:
    return take_symbol(parser, head, token);
  }
  return token;
}

void format_take_attr(Parser *parser, FormatHead *head, const Attribute *attr) {
  if (head->element->kind == FORMAT_TRAIT_DICT) {
    format_take_trait(parser, head, attr);
    return;
  }
  if (head->element->kind == FORMAT_CUSTOM) {
    head->custom.attr = attr;
    return;
  }
  const PropDef *prop = &head->def->props[head->element->prop];
  if (parser_is_wrong_kind(parser, prop, attr))
    shape_fail(parser, head->def, head->asked_at,
               "invalid kind of attribute specified");
  parser_set_prop(head->def, head->props, (int)head->element->prop, attr);
}
