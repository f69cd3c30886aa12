// SPDX-License-Identifier: Apache-2.0
// One parameter of a type or attribute that is read by its format, by kind.
#include "ir/definitions/attr_def.h"
#include "ir/definitions/prop_def.h"
#include "parser/data/data_frame.h"
#include "parser/data/params.h"
#include "parser/grammar.h"
#include "parser/shapes/shape_build.h"

static const char *before_token(const Parser *parser) {
  return parser_before_token(parser, parser->token);
}

// --- values ---

static bool takes_several(const ParamDef *param) {
  return param->kind == PARAM_ATTRS || param->kind == PARAM_OFS;
}

void data_set_value(Parser *parser, DataFrame *frame, const Attribute *value) {
  const ParamDef *param = &frame->def->params[frame->param];
  if (takes_several(param)) {
    LIST_PUSH(parser, &frame->items, value);
    frame->has_items = true;
  } else {
    bool is_default = param->is_default && param->is_default(value);
    frame->values[frame->param] = is_default ? NULL : value;
  }
}

// --- numbers -----------------------------------------------------------------

static bool begins_integer(int token) {
  return token == TOK_INTEGER || token == TOK_MINUS;
}

int data_take_number(Parser *parser, const DataFrame *frame,
                     const ParamDef *param, int token, int64_t *number) {
  const char *at = parser->token.text;
  bool is_negative = token == TOK_MINUS;
  if (is_negative)
    token = data_advance(parser, token);
  if (token != TOK_INTEGER)
    data_fail_param(parser, frame, parser->token.text,
                    "expected integer value");
  bool fits = param_parse_number(parser, param, token_text(&parser->token),
                                 is_negative, number);
  token = data_advance(parser, token);
  if (!fits)
    data_fail_param(parser, frame, at, "integer value too large");
  return token;
}

static int take_number(Parser *parser, DataFrame *frame, int token,
                       int64_t *number) {
  return data_take_number(parser, frame, &frame->def->params[frame->param],
                          token, number);
}

static void set_number(Parser *parser, DataFrame *frame, int64_t number) {
  data_set_value(parser, frame,
                 integer_attr_get_i64(parser->ctx, parser->common.i64, number));
}

static int take_integer(Parser *parser, DataFrame *frame, int token) {
  int64_t number;
  if (frame->def->params[frame->param].is_optional && !begins_integer(token))
    return token;
  token = take_number(parser, frame, token, &number);
  set_number(parser, frame, number);
  return token;
}

static void set_integers(Parser *parser, DataFrame *frame, Integers list) {
  data_set_value(parser, frame,
                 dense_i64_array_attr_get(parser->ctx, list.data, list.size));
}

/// Reads `1, 2`.
static int take_integers(Parser *parser, DataFrame *frame, int token,
                         Integers *list) {
  for (;;) {
    int64_t number;
    token = take_number(parser, frame, token, &number);
    LIST_PUSH(parser, list, number);
    if (token != TOK_COMMA)
      return token;
    token = data_advance(parser, token);
  }
}

/// Reads `1, 2`, or nothing if the parameter is optional.
static int take_list(Parser *parser, DataFrame *frame, int token) {
  Integers list = {0};
  if (frame->def->params[frame->param].is_optional && !begins_integer(token))
    return token;
  token = take_integers(parser, frame, token, &list);
  set_integers(parser, frame, list);
  return token;
}

/// Reads `5x4` or nothing.
static int take_dims(Parser *parser, DataFrame *frame, int token) {
  Integers list = {0};
  if (token == TOK_GT)
    return token;
  lexer_unread(parser, &parser->token);
  token = lexer_next_dim(parser, &parser->token);
  while (token == TOK_DIM) {
    list = dims_add(parser, list, parser->token);
    token = data_advance(parser, token);
  }
  int64_t last;
  if (!begins_integer(token))
    data_fail_param(parser, frame, parser->token.text, "expected an integer");
  token = take_number(parser, frame, token, &last);
  LIST_PUSH(parser, &list, last);
  bool is_last = frame->param + 1 == frame->def->num_params;
  if (token != TOK_GT && (is_last || token != TOK_COMMA))
    data_fail_param(parser, frame, before_token(parser),
                    "expected 'x' in dimension list");
  set_integers(parser, frame, list);
  return token;
}

static int take_float(Parser *parser, DataFrame *frame, int token) {
  const Type *type = attr_as_type(frame->values[0])->value;
  bool is_negative = token == TOK_MINUS;
  if (is_negative)
    token = data_advance(parser, token);
  if (token != TOK_FLOAT && token != TOK_INTEGER)
    data_fail_param(parser, frame, parser->token.text,
                    "expected floating point literal");
  Number number = {token_text(&parser->token), is_negative, token == TOK_FLOAT};
  data_set_value(parser, frame, build_number(parser, number, type));
  return data_advance(parser, token);
}

// --- words -------------------------------------------------------------------

static char to_lower(char c) {
  return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool equals_ignoring_case(StringRef lhs, StringRef rhs) {
  if (lhs.size != rhs.size)
    return false;
  for (size_t i = 0; i < lhs.size; i++)
    if (to_lower(lhs.data[i]) != to_lower(rhs.data[i]))
      return false;
  return true;
}

static bool is_case(const ParamDef *param, StringRef keyword, StringRef word) {
  return param->ignores_case ? equals_ignoring_case(keyword, word)
                             : string_ref_equals(keyword, word);
}

static const EnumCase *find_case(const ParamDef *param, StringRef word) {
  for (size_t i = 0; i < param->num_cases; i++)
    if (is_case(param, param->cases[i].keyword, word))
      return &param->cases[i];
  return NULL;
}

_Noreturn static void fail_case(Parser *parser, const DataFrame *frame,
                                const char *at, StringRef word) {
  const ParamDef *param = &frame->def->params[frame->param];
  if (param->case_error)
    data_fail_param(parser, frame, at, param->case_error);
  param_case_error(parser, param, word, at);
  data_fail(parser, frame);
}

/// The text of the newest token, a word or a string.
static StringRef word_of(Parser *parser, int token) {
  return token == TOK_STRING ? parser_string(parser, &parser->token)
                             : token_text(&parser->token);
}

static int take_case(Parser *parser, DataFrame *frame, int token,
                     int64_t *value) {
  const ParamDef *param = &frame->def->params[frame->param];
  const char *at = parser->token.text;
  if (!param->num_cases) // It has no cases, so no word is one.
    data_fail_param(parser, frame, at, param->case_error);
  if (token != TOK_STRING && !data_is_word(parser)) {
    parser_error(parser, parser->token.text, "expected keyword for %s",
                 param->meaning);
    data_fail(parser, frame);
  }
  StringRef word = word_of(parser, token);
  const EnumCase *found = find_case(param, word);
  token = data_advance(parser, token);
  if (!found)
    fail_case(parser, frame, at, word);
  *value = (int64_t)found->value;
  return token;
}

static int take_one_case(Parser *parser, DataFrame *frame, int token) {
  int64_t value;
  bool is_there = token == TOK_STRING || data_is_word(parser);
  if (frame->def->params[frame->param].is_optional && !is_there)
    return token;
  token = take_case(parser, frame, token, &value);
  set_number(parser, frame, value);
  return token;
}

static int take_cases(Parser *parser, DataFrame *frame, int token) {
  Integers list = {0};
  for (;;) {
    int64_t value;
    token = take_case(parser, frame, token, &value);
    LIST_PUSH(parser, &list, value);
    if (token != TOK_COMMA)
      break;
    token = data_advance(parser, token);
  }
  set_integers(parser, frame, list);
  return token;
}

static int take_text(Parser *parser, DataFrame *frame, int token) {
  if (token != TOK_STRING)
    data_fail_param(parser, frame, parser->token.text, "expected string");
  data_set_value(parser, frame,
                 string_attr_get(parser->ctx, word_of(parser, token)));
  return data_advance(parser, token);
}

static int take_name(Parser *parser, DataHead *head, int token) {
  if (*parser->token.text == '#')
    return data_ask(parser, head, TOK_DATA_ATTR);
  if (token != TOK_STRING && !data_is_word(parser))
    data_fail_param(parser, head->frame, parser->token.text,
                    "expected valid keyword");
  data_set_value(parser, head->frame,
                 string_attr_get(parser->ctx, word_of(parser, token)));
  return data_advance(parser, token);
}

// --- values with a grammar ---

/// Reads a value with its dialect and name, or begins another frame.
static int take_of(Parser *parser, DataHead *head, int token) {
  const ParamDef *param = &head->frame->def->params[head->frame->param];
  char first = *parser->token.text;
  if (param->is_optional && token == TOK_GT)
    return token;
  if (first == '#' || first == '!')
    return data_ask(parser, head, first == '#' ? TOK_DATA_ATTR : TOK_DATA_TYPE);
  data_push_frame(parser, head, param->of);
  return token;
}

int data_take_param(Parser *parser, DataHead *head, unsigned index, int token) {
  DataFrame *frame = head->frame;
  const ParamDef *param = &frame->def->params[index];
  frame->param = index;
  switch (param->kind) {
  case PARAM_NUMBER:
  case PARAM_INT:
    return take_integer(parser, frame, token);
  case PARAM_INTS:
    return take_list(parser, frame, token);
  case PARAM_DIMS:
    return take_dims(parser, frame, token);
  case PARAM_FLOAT:
    return take_float(parser, frame, token);
  case PARAM_CASE:
    return take_one_case(parser, frame, token);
  case PARAM_CASES:
    return take_cases(parser, frame, token);
  case PARAM_TEXT:
    return take_text(parser, frame, token);
  case PARAM_NAME:
    return take_name(parser, head, token);
  case PARAM_OF:
  case PARAM_OFS:
    return take_of(parser, head, token);
  case PARAM_TYPE:
    return data_ask(parser, head, TOK_DATA_TYPE);
  case PARAM_OWN:
    return data_take_own_param(parser, head, token);
  case PARAM_ANY:
  case PARAM_STRING:
  case PARAM_INTEGER:
  case PARAM_BOOL:
  case PARAM_SYMBOL:
  case PARAM_DISTINCT:
  case PARAM_ARRAY:
  case PARAM_LOCATION:
  case PARAM_NODE:
  case PARAM_ATTRS:
    return data_ask(parser, head, TOK_DATA_ATTR);
  case PARAM_FLAGS:
  case PARAM_WORD:
  case PARAM_LIST:
  case PARAM_BRACES:
  case PARAM_EXPRESSION:
  case PARAM_SELF_TYPE:
    break;
  }
  unreachable("a format has a parameter of another shape");
}

bool data_param_begins(const Parser *parser, const ParamDef *param, int token) {
  switch (param->kind) {
  case PARAM_INT:
  case PARAM_NUMBER:
  case PARAM_INTS:
    return begins_integer(token);
  case PARAM_TEXT:
    return token == TOK_STRING;
  case PARAM_CASE:
    return token == TOK_STRING || data_is_word(parser);
  default:
    return token != TOK_GT && token != TOK_COMMA;
  }
}
