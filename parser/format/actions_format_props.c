// SPDX-License-Identifier: Apache-2.0
// Properties in a format. Plain values are read from the lexer; the grammar
// reads the others.
#include "parser/format/actions_format.h"

#include "ir/definitions/attr_def.h"
#include "parser/actions.h"
#include "parser/data/numbers.h"
#include "parser/grammar.h"
#include "parser/shapes/shape_build.h"
#include "support/base64.h"

static int take_integer(Parser *parser, FormatHead *head, int token) {
  bool is_negative = token == TOK_MINUS;
  if (is_negative)
    token = format_advance(parser, token);
  if (token != TOK_INTEGER)
    format_fail_expected(parser, "integer value");
  int64_t number = parser_integer(parser, &parser->token, is_negative);
  const PropDef *prop = &head->def->props[head->element->prop];
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

/// Adds a number of type `element` to the list that build_dense_array takes.
static int push_number(Parser *parser, const FormatHead *head,
                       const Type *element, int token) {
  bool is_negative = token == TOK_MINUS;
  if (is_negative)
    token = format_advance(parser, token);
  bool is_bool = type_is_integer_of_width(element, 1) &&
                 (token == TOK_KW_TRUE || token == TOK_KW_FALSE);
  bool is_number =
      token == TOK_INTEGER || (token == TOK_FLOAT && type_as_float(element));
  if (!is_number && !is_bool && type_as_float(element))
    parser_fail_at(parser, parser->token.text,
                   "expected floating point literal");
  if (!is_number && !is_bool)
    shape_fail(parser, head->def, parser->token.text, "expected integer value");
  WideInt value;
  if (type_as_integer(element) && token == TOK_INTEGER &&
      !number_parse_int(parser, element, token_text(&parser->token),
                        is_negative, &value))
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
    if (parser->dense.size > list.first)
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
  for (;;) {
    const EnumCase *found =
        prop_find_case(parser, prop, case_text(parser, prop));
    if (!found)
      shape_fail_case(parser, head->def, prop, parser->token.text);
    all |= found->value;
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
  unreachable("a property that is read in no way");
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

static int take_keyword(Parser *parser, FormatHead *head, int token) {
  if (!token || !format_is_word(token_text(&parser->token)))
    shape_fail(parser, head->def, parser->token.text, "expected valid keyword");
  set_text(parser, head, token_text(&parser->token));
  return format_advance(parser, token);
}

/// A name without a dialect belongs to the dialect with the empty name, as
/// upstream.
int format_take_op_name(Parser *parser, StringRef *name, int token) {
  *name = token_text(&parser->token);
  if (!token || !format_is_word(*name))
    format_fail_expected(parser, "bare identifier or keyword");
  if (string_ref_find(*name, '.') == SIZE_MAX) {
    char *text = arena_alloc(&parser->scratch, name->size + 1);
    text[0] = '.';
    memcpy(text + 1, name->data, name->size);
    *name = string_ref(text, name->size + 1);
  }
  return format_advance(parser, token);
}

static int take_op_name(Parser *parser, FormatHead *head, int token) {
  StringRef name;
  token = format_take_op_name(parser, &name, token);
  set_text(parser, head, name);
  return token;
}

static int take_base64(Parser *parser, FormatHead *head, int token) {
  if (token != TOK_STRING)
    shape_fail(parser, head->def, parser->token.text, "expected string");
  StringRef text = parser_string(parser, &parser->token);
  Stream bytes = {0};
  size_t wrong;
  bool is_base64 = base64_decode(&bytes, text, &wrong);
  if (is_base64)
    set_text(parser, head, stream_view(&bytes));
  stream_free(&bytes);
  if (!is_base64 && wrong == SIZE_MAX)
    shape_fail(parser, head->def, parser->token.text,
               "Base64 encoded strings must be a multiple of 4 bytes in "
               "length");
  if (!is_base64)
    shape_fail(parser, head->def, parser->token.text,
               "Invalid Base64 character %#2.2x at index %zu",
               (unsigned char)text.data[wrong], wrong);
  return format_advance(parser, token);
}

// --- dimensions --------------------------------------------------------------

/// Reads `12` or `?` at `*at` and moves `*at` past it. False if neither is
/// there.
static bool take_dimension(const char **at, int64_t *size) {
  *size = DYNAMIC_SIZE;
  if (**at == '?')
    return ++*at;
  const char *start = *at;
  uint64_t value = 0;
  for (; **at >= '0' && **at <= '9'; ++*at) {
    value = value * 10 + (uint64_t)(**at - '0');
    if (value > INT64_MAX / 10)
      return false;
  }
  *size = (int64_t)value;
  return *at > start;
}

_Noreturn static void fail_dimensions(Parser *parser, const FormatHead *head,
                                      const char *at, const char *hint) {
  shape_fail(parser, head->def, at, "Failed parsing dimension list.%s", hint);
}

/// Reads `1x?x3` or `[]`. The lexer does not recognize the former as
/// dimensions.
static int take_dimensions(Parser *parser, FormatHead *head, int token) {
  Integers list = {0};
  if (token == TOK_LSQUARE) {
    token = format_advance(parser, token);
    if (token != TOK_RSQUARE) {
      parser_error(parser, parser_before_token(parser, parser->token),
                   "expected ']'");
      fail_dimensions(parser, head, parser->token.text, "");
    }
    token = format_advance(parser, token);
  } else {
    const char *at = parser->token.text;
    int64_t size;
    if (token != TOK_INTEGER && token != TOK_QUESTION)
      fail_dimensions(parser, head, at,
                      " Did you mean an empty list? It must be denoted by "
                      "\"[]\".");
    for (bool is_first = true; is_first || *at == 'x'; is_first = false) {
      at += !is_first;
      const char *start = at;
      if (!take_dimension(&at, &size)) {
        parser_error(parser, start, "invalid dimension");
        fail_dimensions(parser, head, start, "");
      }
      LIST_PUSH(parser, &list, size);
    }
    lexer_unread(parser, &parser->token);
    parser->lexer.cursor = at;
    token = format_advance(parser, TOK_INTEGER);
  }
  head->props[head->element->prop] =
      dense_i64_array_attr_get(parser->ctx, list.data, list.size);
  return token;
}

// --- what the grammar reads --------------------------------------------------

/// If no location is written, it is the place in the text.
static int take_location(Parser *parser, FormatHead *head, int token) {
  if (token == TOK_KW_LOC)
    return format_ask(parser, TOK_FORMAT_ATTR);
  head->props[head->element->prop] =
      location_attr_get(parser->ctx, parser_location(parser, &parser->token));
  return token;
}

/// Asks for a number or elements whose type is that of another property.
static int take_untyped(Parser *parser, FormatHead *head, int token) {
  head->asked_at = parser->token.text;
  const TypeAttr *type = attr_as_type(head->props[head->element->other_prop]);
  if (type && (token == TOK_INTEGER || token == TOK_MINUS ||
               token == TOK_FLOAT || token == TOK_KW_DENSE)) {
    parser->untyped_type = type->value;
    return format_ask(parser, TOK_FORMAT_UNTYPED);
  }
  return format_ask(parser, TOK_FORMAT_ATTR);
}

int format_take_prop(Parser *parser, FormatHead *head, int token) {
  if (head->def->props[head->element->prop].form)
    return format_take_form(parser, head, token);
  switch (head->element->style) {
  case PROP_PLAIN:
    return take_plain(parser, head, token);
  case PROP_QUALIFIED:
    head->asked_at = parser->token.text;
    return format_ask(parser, TOK_FORMAT_ATTR);
  case PROP_SYMBOL:
    return take_symbol(parser, head, token);
  case PROP_KEYWORD:
    return take_keyword(parser, head, token);
  case PROP_BASE64:
    return take_base64(parser, head, token);
  case PROP_OP_NAME:
    return take_op_name(parser, head, token);
  case PROP_DIMENSIONS:
    return take_dimensions(parser, head, token);
  case PROP_LOCATION:
    return take_location(parser, head, token);
  case PROP_UNTYPED:
    return take_untyped(parser, head, token);
  }
  return token;
}

void format_take_attr(Parser *parser, FormatHead *head, const Attribute *attr) {
  if (head->element->kind == FORMAT_TRAIT_DICT) {
    format_take_trait(parser, head, attr);
    return;
  }
  const PropDef *prop = &head->def->props[head->element->prop];
  if (prop->constraint && !prop->constraint->holds(attr))
    shape_fail(parser, head->def, head->asked_at,
               "invalid kind of attribute specified");
  parser_set_prop(head->def, head->props, (int)head->element->prop, attr);
}
