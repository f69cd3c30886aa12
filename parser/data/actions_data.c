// SPDX-License-Identifier: Apache-2.0
// Follows the format of a type or attribute (ir/syntax/data_format.h). Plain
// parts are read from the lexer here. For types and attributes, a token DATA_…
// is inserted before the next one; the grammar reads the part and then calls
// back. A parameter that is written without its dialect and name is a frame on
// a separate stack, so nothing recurses.
//
// The first element of a group and the next token decide whether the group is
// there.
#include "parser/data/actions_data.h"

#include "ir/definitions/attr_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/definitions/type_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/print/printer.h"
#include "parser/data/params.h"
#include "parser/grammar.h"
#include "parser/shapes/shape_build.h"

/// Parameters that are being read. The frames form a stack.
typedef struct DataFrame {
  struct DataFrame *outer;
  const AttrDef *def;
  const DataElement *elements; ///< The format's.
  const DataElement *next;     ///< The rest of them.
  const Attribute **values;    ///< One for each of def->params.
  DataElement list;            ///< The open PARAMS or STRUCT, or END.
  unsigned num_read;           ///< Parameters of `list` read so far.
  unsigned param;              ///< The parameter to read next.
  Attributes items;            ///< Items of an ATTRS or OFS.
  bool has_items;              ///< More items may follow.
} DataFrame;

struct DataHead {
  Token name;
  DataFrame *frame;
  const char *start;    ///< Where the parameters start.
  const char *asked_at; ///< Where the grammar was last asked.
};

// --- errors ------------------------------------------------------------------

/// Reports which parameters could not be read, from `frame` outwards, and
/// leaves the parser.
_Noreturn static void fail_frames(Parser *parser, const DataFrame *frame) {
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

/// Reports a wrong value of the parameter.
_Noreturn static void fail_param(Parser *parser, const DataFrame *frame,
                                 const char *at, const char *text) {
  parser_error(parser, at, "%s", text);
  fail_frames(parser, frame);
}

static const char *before_token(const Parser *parser) {
  return parser_before_token(parser, parser->token);
}

// --- tokens ------------------------------------------------------------------

/// Moves past the newest token, which is of kind `token`. Returns the next
/// kind.
static int advance(Parser *parser, int token) {
  parser->recent.token = token;
  return lexer_next(parser, &parser->token);
}

static int ask_grammar(Parser *parser, DataHead *head, int request) {
  head->asked_at = parser->token.text;
  lexer_unread(parser, &parser->token);
  return request;
}

static bool is_request(int token) {
  return token == TOK_DATA_ATTR || token == TOK_DATA_TYPE ||
         token == TOK_DATA_END;
}

static bool is_literal(const Parser *parser, StringRef text) {
  return string_ref_equals(token_text(&parser->token), text);
}

static bool is_word(const Parser *parser) {
  char c = *parser->token.text;
  return ((c | 32) >= 'a' && (c | 32) <= 'z') || c == '_';
}

static int take_literal(Parser *parser, const DataHead *head, StringRef text,
                        int token) {
  if (is_literal(parser, text))
    return advance(parser, token);
  bool is_keyword = (text.data[0] | 32) >= 'a' && (text.data[0] | 32) <= 'z';
  parser_error(parser, is_keyword ? parser->token.text : before_token(parser),
               "expected '%.*s'", STR_ARGS(text));
  fail_frames(parser, head->frame->outer);
}

// --- frames ------------------------------------------------------------------

static void push_frame(Parser *parser, DataHead *head, const AttrDef *def) {
  DataFrame *frame = arena_alloc_zero(&parser->scratch, sizeof *frame);
  frame->outer = head->frame;
  frame->def = def;
  frame->elements = data_format_get(parser->ctx, def)->elements;
  frame->next = frame->elements;
  frame->values = arena_alloc_zero(&parser->scratch, (def->num_params + 1) *
                                                         sizeof *frame->values);
  head->frame = frame;
}

DataHead *data_begin(Parser *parser, const AttrDef *def, const Token *name) {
  DataHead *head = arena_alloc_zero(&parser->scratch, sizeof *head);
  head->name = *name;
  head->start = parser->token.text;
  push_frame(parser, head, def);
  return head;
}

static bool takes_several(const ParamDef *param) {
  return param->kind == PARAM_ATTRS || param->kind == PARAM_OFS;
}

static void set_value(Parser *parser, DataFrame *frame,
                      const Attribute *value) {
  const ParamDef *param = &frame->def->params[frame->param];
  if (takes_several(param)) {
    LIST_PUSH(parser, &frame->items, value);
    frame->has_items = true;
  } else {
    bool is_default = param->is_default && param->is_default(value);
    frame->values[frame->param] = is_default ? NULL : value;
  }
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
  return build_type(parser, head, head->frame);
}

/// Called at the end of a format.
static int close_frame(Parser *parser, DataHead *head, int token) {
  DataFrame *frame = head->frame;
  if (!frame->outer) {
    if (head->name.prefix)
      token = take_literal(parser, head, STR(">"), token);
    return ask_grammar(parser, head, TOK_DATA_END);
  }
  const AttrDef *def = frame->def;
  const Attribute *value =
      def->type ? type_attr_get(parser->ctx, build_type(parser, head, frame))
                : build_frame(parser, head, frame, NULL);
  head->frame = frame->outer;
  set_value(parser, head->frame, value);
  return token;
}

// --- numbers -----------------------------------------------------------------

static bool begins_integer(int token) {
  return token == TOK_INTEGER || token == TOK_MINUS;
}

static int take_number(Parser *parser, DataFrame *frame, int token,
                       int64_t *number) {
  const ParamDef *param = &frame->def->params[frame->param];
  const char *at = parser->token.text;
  bool is_negative = token == TOK_MINUS;
  if (is_negative)
    token = advance(parser, token);
  if (token != TOK_INTEGER)
    fail_param(parser, frame, parser->token.text, "expected integer value");
  bool fits = param_parse_number(parser, param, token_text(&parser->token),
                                 is_negative, number);
  token = advance(parser, token);
  if (!fits)
    fail_param(parser, frame, at, "integer value too large");
  return token;
}

static void set_number(Parser *parser, DataFrame *frame, int64_t number) {
  set_value(parser, frame,
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
  set_value(parser, frame,
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
    token = advance(parser, token);
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

/// Reads `1`, `?` or `[1, 2]`.
static int take_sizes(Parser *parser, DataFrame *frame, int token) {
  const ParamDef *param = &frame->def->params[frame->param];
  bool may_be_list = param->kind == PARAM_SIZES;
  Integers list = {0};
  if (token == TOK_QUESTION && !may_be_list) {
    set_number(parser, frame, DYNAMIC_SIZE);
    return advance(parser, token);
  }
  if (token != TOK_LSQUARE || !may_be_list)
    return take_integer(parser, frame, token);
  token = advance(parser, token);
  if (begins_integer(token) || !param->is_optional)
    token = take_integers(parser, frame, token, &list);
  if (token != TOK_RSQUARE)
    fail_param(parser, frame, before_token(parser), "expected ']'");
  set_integers(parser, frame, list);
  return advance(parser, token);
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
    token = advance(parser, token);
  }
  int64_t last;
  if (!begins_integer(token))
    fail_param(parser, frame, parser->token.text, "expected an integer");
  token = take_number(parser, frame, token, &last);
  LIST_PUSH(parser, &list, last);
  if (token != TOK_GT)
    fail_param(parser, frame, before_token(parser),
               "expected 'x' in dimension list");
  set_integers(parser, frame, list);
  return token;
}

/// The type of a float parameter: the type that is the first parameter, or the
/// one that the previous parameter names. The first parameter itself is an f64.
static const Type *named_float(Parser *parser, const DataFrame *frame) {
  static const struct {
    const char *word;
    FloatKind kind;
  } names[] = {
      {"float", FLOAT_F32}, {"double", FLOAT_F64}, {"fp80", FLOAT_F80}};
  if (!frame->param)
    return parser->common.f64;
  if (frame->def->params[0].kind == PARAM_TYPE)
    return attr_as_type(frame->values[0])->value;
  StringRef name = attr_string_value(frame->values[frame->param - 1]);
  for (size_t i = 0; i < ARRAY_LENGTH(names); i++)
    if (string_ref_equals(name, string_ref_from_cstr(names[i].word)))
      return float_type_get(parser->ctx, names[i].kind);
  fail_param(parser, frame, parser->token.text,
             "unknown float type, expected 'float', 'double' or 'fp80'");
}

static int take_float(Parser *parser, DataFrame *frame, int token) {
  const Type *type = named_float(parser, frame);
  if (frame->def->params[frame->param].is_optional && token == TOK_GT)
    return token;
  bool is_negative = token == TOK_MINUS;
  if (is_negative)
    token = advance(parser, token);
  if (token != TOK_FLOAT && token != TOK_INTEGER)
    fail_param(parser, frame, parser->token.text,
               "expected floating point literal");
  Number number = {token_text(&parser->token), is_negative, token == TOK_FLOAT};
  set_value(parser, frame, build_number(parser, number, type));
  return advance(parser, token);
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
    fail_param(parser, frame, at, param->case_error);
  param_case_error(parser, param, word, at);
  fail_frames(parser, frame);
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
    fail_param(parser, frame, at, param->case_error);
  if (token != TOK_STRING && !is_word(parser)) {
    parser_error(parser, parser->token.text, "expected keyword for %s",
                 param->meaning);
    fail_frames(parser, frame);
  }
  StringRef word = word_of(parser, token);
  const EnumCase *found = find_case(param, word);
  token = advance(parser, token);
  if (!found)
    fail_case(parser, frame, at, word);
  *value = (int64_t)found->value;
  return token;
}

static int take_one_case(Parser *parser, DataFrame *frame, int token) {
  int64_t value;
  bool is_there = token == TOK_STRING || is_word(parser);
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
    token = advance(parser, token);
  }
  set_integers(parser, frame, list);
  return token;
}

static int take_text(Parser *parser, DataFrame *frame, int token) {
  if (token != TOK_STRING)
    fail_param(parser, frame, parser->token.text, "expected string");
  set_value(parser, frame,
            string_attr_get(parser->ctx, word_of(parser, token)));
  return advance(parser, token);
}

static int take_name(Parser *parser, DataHead *head, int token) {
  if (*parser->token.text == '#')
    return ask_grammar(parser, head, TOK_DATA_ATTR);
  if (token != TOK_STRING && !is_word(parser))
    fail_param(parser, head->frame, parser->token.text,
               "expected valid keyword");
  set_value(parser, head->frame,
            string_attr_get(parser->ctx, word_of(parser, token)));
  return advance(parser, token);
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
    fail_param(parser, frame, head->asked_at,
               "invalid kind of attribute specified");
  set_value(parser, frame, attr);
}

void data_take_type(Parser *parser, DataHead *head, const Type *type) {
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
    fail_frames(parser, frame);
  }
  set_value(parser, frame, value);
}

/// Reads a value with its dialect and name, or begins another frame.
static int take_of(Parser *parser, DataHead *head, int token) {
  const ParamDef *param = &head->frame->def->params[head->frame->param];
  char first = *parser->token.text;
  if (param->is_optional && token == TOK_GT)
    return token;
  if (first == '#' || first == '!')
    return ask_grammar(parser, head,
                       first == '#' ? TOK_DATA_ATTR : TOK_DATA_TYPE);
  push_frame(parser, head, param->of);
  return token;
}

/// Reads parameter `index`, or its beginning.
static int take_param(Parser *parser, DataHead *head, unsigned index,
                      int token) {
  DataFrame *frame = head->frame;
  const ParamDef *param = &frame->def->params[index];
  frame->param = index;
  switch (param->kind) {
  case PARAM_NUMBER:
  case PARAM_INT:
    return take_integer(parser, frame, token);
  case PARAM_INTS:
    return take_list(parser, frame, token);
  case PARAM_SIZE:
  case PARAM_SIZES:
    return take_sizes(parser, frame, token);
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
  case PARAM_RESOURCE:
    return take_name(parser, head, token);
  case PARAM_OF:
  case PARAM_OFS:
    return take_of(parser, head, token);
  case PARAM_TYPE:
    return ask_grammar(parser, head, TOK_DATA_TYPE);
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
    return ask_grammar(parser, head, TOK_DATA_ATTR);
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

// --- lists and groups --------------------------------------------------------

/// Continues after an item, with another one or the end of the parameter.
static int next_item(Parser *parser, DataHead *head, int token) {
  DataFrame *frame = head->frame;
  const ParamDef *param = &frame->def->params[frame->param];
  frame->has_items = false;
  if (token == TOK_COMMA) {
    token = advance(parser, token);
    if (!param->is_optional || token != TOK_GT)
      return take_param(parser, head, frame->param, token);
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
  if (!is_word(parser)) {
    parser_error(parser, parser->token.text, "expected valid keyword");
    parser_fail_at(parser, parser->token.text,
                   "expected a parameter name in struct");
  }
  StringRef name = token_text(&parser->token);
  token = advance(parser, token);
  if (token != TOK_EQUAL)
    parser_fail_at(parser, before_token(parser), "expected '='");
  token = advance(parser, token);
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
                     ? num_free == list->count && !is_word(parser)
                 : num_free ? token != TOK_COMMA
                            : frame->num_read == list->count;
  if (is_over)
    return end_struct(parser, frame, token);
  if (frame->num_read++) {
    if (token != TOK_COMMA)
      parser_fail_at(parser, before_token(parser), "expected ','");
    token = advance(parser, token);
  }
  unsigned index;
  token = take_member_name(parser, frame, token, &index);
  return take_param(parser, head, index, token);
}

static bool begins_param(const Parser *parser, const ParamDef *param,
                         int token) {
  switch (param->kind) {
  case PARAM_INT:
  case PARAM_NUMBER:
  case PARAM_INTS:
    return begins_integer(token);
  case PARAM_TEXT:
    return token == TOK_STRING;
  case PARAM_CASE:
    return token == TOK_STRING || is_word(parser);
  default:
    return token != TOK_GT && token != TOK_COMMA;
  }
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
      is_first ? begins_param(parser, param, token) : token == TOK_COMMA;
  if (param->is_optional && !is_there)
    return token;
  if (!is_first)
    token = take_literal(parser, head, STR(","), token);
  return take_param(parser, head, index, token);
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
         begins_param(parser, &def->params[element->first], token);
}

/// Reads as many numbers as the parameter says, for the next parameter.
static int take_counted(Parser *parser, DataFrame *frame,
                        const DataElement *element, int token) {
  int64_t count = -1, number = 0;
  attr_integer_value(frame->values[element->first], &count);
  if (count < 0)
    return token;
  frame->param = element->first + 1;
  for (int64_t i = 0; i <= count; i++)
    token = take_number(parser, frame, token, &number);
  set_number(parser, frame, number);
  return token;
}

// --- following it ------------------------------------------------------------

static int next_element(Parser *parser, DataHead *head, int token) {
  DataFrame *frame = head->frame;
  const DataElement *element = frame->next++;
  switch (element->kind) {
  case DATA_LITERAL:
    return take_literal(parser, head, element->text, token);
  case DATA_PARAM:
    return take_param(parser, head, element->first, token);
  case DATA_COUNTED:
    return take_counted(parser, frame, element, token);
  case DATA_KEYWORD:
    return take_literal(
        parser, head, attr_string_value(frame->values[element->first]), token);
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
