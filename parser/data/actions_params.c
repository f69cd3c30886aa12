// SPDX-License-Identifier: Apache-2.0
// Actions of attributes with parameters. Attributes nest, so the open ones are
// a chain of frames. Each frame knows its AttrDef. So a `<…>` without a name is
// read as the parameter requires.
#include "ir/attributes/dwarf.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/diagnostics/op_diag.h"
#include "parser/actions.h"
#include "parser/data/params.h"
#include "parser/shapes/shape_build.h"
#include "support/ascii.h"

const AttrDef *attr_def_of(Token name) {
  const Word *word = name.entry;
  return word->attr;
}

void params_open(Parser *parser, const AttrDef *def, Token open) {
  ParamFrame *frame = arena_alloc_zero(&parser->scratch, sizeof *frame);
  frame->outer = parser->data.param_frame;
  frame->def = def;
  frame->open = open;
  frame->is_bare = parser->data.expected_attr != NULL ||
                   (frame->outer && frame->outer->is_bare);
  frame->value_at = text_after(&open);
  frame->values = arena_alloc_zero(&parser->scratch, (def->num_params + 1) *
                                                         sizeof *frame->values);
  frame->current = def->shape == ATTR_SHAPE_STRUCT ? SIZE_MAX : 0;
  parser->data.param_frame = frame;
  parser->data.expected_attr = NULL;
}

void params_expect(Parser *parser, const AttrDef *def) {
  parser->data.expected_attr = def;
}

const AttrDef *params_expected(Parser *parser, Token open) {
  const ParamFrame *frame = parser->data.param_frame;
  if (parser->data.expected_attr)
    return parser->data.expected_attr;
  const ParamDef *param = frame && frame->current < frame->def->num_params
                              ? &frame->def->params[frame->current]
                              : NULL;
  if (!param || !param->of)
    parser_fail_at(parser, open.text, "expected attribute value");
  return param->of;
}

// --- values -----------------------------------------------------------------

/// The largest magnitude that `param` accepts.
static uint64_t number_limit(const ParamDef *param, bool is_negative) {
  uint32_t width = param->width ? param->width : 32;
  uint64_t sign_bit = UINT64_C(1) << (width - 1);
  if (param->kind == PARAM_NUMBER && !param->is_signed)
    return is_negative ? sign_bit - 1 : sign_bit - 1 + sign_bit;
  return is_negative ? sign_bit : sign_bit - 1;
}

/// A NUMBER without its sign.
static int64_t wrap_number(const ParamDef *param, int64_t number) {
  bool is_cut = param->kind == PARAM_NUMBER && param->width != 64;
  return is_cut ? (int64_t)(uint32_t)number : number;
}

bool param_parse_number(Parser *parser, const ParamDef *param, StringRef digits,
                        bool is_negative, int64_t *number) {
  uint64_t value;
  Token token = {.text = digits.data, .size = (uint32_t)digits.size};
  if (!number_parse_unsigned(parser, &token, &value) ||
      value > number_limit(param, is_negative))
    return false;
  *number = wrap_number(param, (int64_t)(is_negative ? 0 - value : value));
  return true;
}

bool param_holds(ParamKind kind, const Attribute *value) {
  switch (kind) {
  case PARAM_ANY:
    return true;
  case PARAM_STRING:
    return attr_as_string(value) != NULL;
  case PARAM_INTEGER:
  case PARAM_NUMBER:
    return attr_as_integer(value) != NULL;
  case PARAM_BOOL: {
    const IntegerAttr *integer = attr_as_integer(value);
    return integer && type_is_integer_of_width(integer->type, 1);
  }
  case PARAM_SYMBOL:
    return attr_as_symbol_ref(value) && attr_as_symbol_ref(value)->size == 1;
  case PARAM_DISTINCT:
    return attr_as_distinct(value) != NULL;
  case PARAM_ARRAY:
    return attr_as_array(value) != NULL;
  case PARAM_LOCATION:
    return attr_as_location(value) &&
           location_kind(attr_as_location(value)->value) == LOCATION_FUSED;
  case PARAM_NODE:
  case PARAM_LIST:
    return attr_as_dialect(value, NULL) || attr_as_string(value);
  case PARAM_OF:
  case PARAM_CASE:
  case PARAM_FLAGS:
  case PARAM_WORD:
  case PARAM_BRACES:
  case PARAM_EXPRESSION:
  case PARAM_INT:
  case PARAM_INTS:
  case PARAM_DIMS:
  case PARAM_CASES:
  case PARAM_TEXT:
  case PARAM_NAME:
  case PARAM_TYPE:
  case PARAM_ATTRS:
  case PARAM_OFS:
  case PARAM_FLOAT:
  case PARAM_OWN:
  case PARAM_SELF_TYPE:
    return false;
  }
  return false;
}

/// Reports a value of the wrong kind for `param`.
_Noreturn static void fail_value(Parser *parser, const ParamDef *param,
                                 const char *at) {
  at = skip_blanks(at);
  if (param->kind == PARAM_ARRAY && param->holds && *at == '[')
    parser_fail_at(parser, skip_blanks(at + 1),
                   "invalid kind of attribute specified");
  if (param->holds && param->meaning)
    parser_fail_at(parser, at, "expected %s", param->meaning);
  params_fail_value(parser, param, at);
}

/// The parameter to set next.
static const ParamDef *current_param(Parser *parser, const char *at) {
  const ParamFrame *frame = parser->data.param_frame;
  if (frame->current < frame->def->num_params)
    return &frame->def->params[frame->current];
  if (frame->def->shape == ATTR_SHAPE_STRUCT)
    params_fail_name(parser, at);
  parser_fail_at(parser, at, "expected '>'");
}

/// Stores a value. In a tuple, moves to the next parameter, which begins after
/// the comma that is the newest token; otherwise none is current.
static void set_value(Parser *parser, const Attribute *value) {
  ParamFrame *frame = parser->data.param_frame;
  bool is_tuple = frame->def->shape == ATTR_SHAPE_TUPLE;
  frame->values[frame->current] = value;
  frame->value_at = text_after(&parser->token);
  frame->current = is_tuple ? frame->current + 1 : SIZE_MAX;
}

static bool find_case(const ParamDef *param, StringRef word, uint64_t *value) {
  for (size_t i = 0; i < param->num_cases; i++)
    if (string_ref_equals(param->cases[i].keyword, word)) {
      *value = param->cases[i].value;
      return true;
    }
  return false;
}

void param_case_error(Parser *parser, const ParamDef *param, StringRef word,
                      const char *at) {
  Diagnostic *diag = parser_error(parser, at, "expected one of [");
  diag_cases(diag, param->cases, param->num_cases);
  diag_text(diag, "] for ");
  diag_text(diag, param->meaning);
  diag_text(diag, ", got: ");
  diag_text_ref(diag, word);
  suggest_case(parser, diag, param->cases, param->num_cases, word);
}

_Noreturn static void fail_case(Parser *parser, const ParamDef *param,
                                StringRef word, const char *at) {
  param_case_error(parser, param, word, at);
  parser_fail(parser);
}

static const Attribute *number_attr(Parser *parser, uint64_t value) {
  return integer_attr_get_i64(parser->ctx, parser->common.i64, (int64_t)value);
}

/// Reads `A|B` for FLAGS, one word or several, or a single word for a CASE.
static const Attribute *parse_flags(Parser *parser, const ParamDef *param,
                                    StringRef text, const char *at) {
  uint64_t all = 0, value;
  const StringRef whole = text;
  for (;;) {
    size_t bar =
        param->kind == PARAM_FLAGS ? string_ref_find(text, '|') : SIZE_MAX;
    size_t size = bar == SIZE_MAX ? text.size : bar;
    StringRef word = string_ref_trim(string_ref(text.data, size));
    if (!find_case(param, word, &value))
      fail_case(parser, param, whole, at);
    all |= value;
    if (bar == SIZE_MAX)
      return number_attr(parser, all);
    text = string_ref_drop(text, bar + 1);
  }
}

static bool is_dwarf_word(const char *prefix, StringRef word) {
  uint64_t number;
  return string_ref_starts_with(word, string_ref_from_cstr(prefix)) &&
         dwarf_number(word, &number);
}

void params_add_word(Parser *parser, Token word) {
  if (parser->data.param_frame->def->shape == ATTR_SHAPE_ENTRIES)
    parser_fail_at(parser, parser_before_token(parser, word),
                   "expected attribute value");
  const ParamDef *param = current_param(parser, word.text);
  StringRef text = token_text(&word);
  if (param->kind == PARAM_CASE || param->kind == PARAM_FLAGS) {
    set_value(parser, parse_flags(parser, param, text, word.text));
  } else if (param->kind == PARAM_WORD) {
    if (param->prefix && !is_dwarf_word(param->prefix, text))
      parser_fail_at(parser, word.text,
                     "invalid debug info debug info %s name: %.*s",
                     param->meaning, STR_ARGS(text));
    set_value(parser, string_attr_get(parser->ctx, text));
  } else {
    params_fail_unread(parser, param, word.text);
  }
}

const Attribute *build_plain_number(Parser *parser, Number number) {
  const ParamFrame *frame = parser->data.param_frame;
  const ParamDef *param = frame && frame->current < frame->def->num_params
                              ? &frame->def->params[frame->current]
                              : NULL;
  int64_t value;
  if (!param || param->kind != PARAM_NUMBER || number.is_float)
    return build_number(parser, number, NULL);
  if (!param_parse_number(parser, param, number.text, number.is_negative,
                          &value))
    params_fail(parser, skip_blanks(frame->value_at),
                "integer value too large");
  return number_attr(parser, (uint64_t)value);
}

/// The value of a word as a NUMBER: one bit with a sign, as in MLIR.
static const Attribute *bool_as_number(Parser *parser, const ParamDef *param,
                                       const Attribute *value) {
  int64_t number = attr_is_true(value) ? -1 : 0;
  return number_attr(parser, (uint64_t)wrap_number(param, number));
}

/// Is it the word `none`, which elsewhere is a type?
static bool is_none_word(const ParamDef *param, const Attribute *value) {
  const TypeAttr *type = attr_as_type(value);
  return param->kind == PARAM_CASE && type &&
         type_kind(type->value) == TYPE_NONE;
}

/// Adds `#dlti.dl_entry<key, value>`, which means the same as `key = value`.
static void add_entry(Parser *parser, ParamFrame *frame,
                      const Attribute *value) {
  const DialectAttr *entry =
      frame->def->entry ? attr_as_dialect(value, frame->def->entry) : NULL;
  if (!entry && (attr_as_type(value) || attr_as_string(value)))
    parser_fail_at(parser, parser_before_token(parser, parser->token),
                   "expected '='");
  if (!entry)
    parser_fail_at(parser, frame->value_at,
                   "invalid kind of attribute specified");
  for (size_t i = 0; i < entry->num_params; i++)
    LIST_PUSH(parser, &frame->list, entry->params[i]);
}

/// Adds one more to a LIST.
static void add_item(Parser *parser, const ParamDef *param,
                     const Attribute *value, const char *at) {
  ParamFrame *frame = parser->data.param_frame;
  bool is_kind = param->of ? attr_as_dialect(value, param->of) != NULL
                           : param_holds(PARAM_LIST, value);
  if (!is_kind || (param->holds && !param->holds(value)))
    fail_value(parser, param, at);
  frame->has_list = true;
  frame->value_at = text_after(&parser->token);
  LIST_PUSH(parser, &frame->list, value);
}

/// A NUMBER has no type.
static void check_untyped(Parser *parser, const char *at) {
  const char *end = skip_blanks(at);
  end += *end == '-';
  while (is_digit(*end))
    end++;
  if (*skip_blanks(end) == ':')
    parser_fail_at(parser, end, "expected '>'");
}

void params_add_value(Parser *parser, const Attribute *value) {
  ParamFrame *frame = parser->data.param_frame;
  const char *at = frame->value_at;
  AttrShape shape = frame->def->shape;
  if (shape == ATTR_SHAPE_ENTRIES && !frame->has_list) {
    add_entry(parser, frame, value);
    return;
  }
  if (frame->has_list && shape == ATTR_SHAPE_ENTRIES) {
    frame->has_list = false;
    LIST_PUSH(parser, &frame->list, value);
    return;
  }
  const ParamDef *param = current_param(parser, at);
  if (param->kind == PARAM_LIST) {
    add_item(parser, param, value, at);
  } else if (is_none_word(param, value)) {
    set_value(parser, parse_flags(parser, param, STR("none"), at));
  } else if ((param->kind == PARAM_FLAGS || param->kind == PARAM_CASE) &&
             attr_as_string(value)) {
    set_value(parser, parse_flags(parser, param, attr_string_value(value), at));
  } else {
    bool holds = param->kind == PARAM_OF
                     ? attr_as_dialect(value, param->of) != NULL
                     : param_holds(param->kind, value);
    if (!holds || (param->holds && !param->holds(value)))
      fail_value(parser, param, at);
    if (param->kind == PARAM_NUMBER && param_holds(PARAM_BOOL, value))
      value = bool_as_number(parser, param, value);
    set_value(parser, value);
    if (param->kind == PARAM_NUMBER)
      check_untyped(parser, at);
  }
}

void params_separate(Parser *parser, Token at) {
  ParamFrame *frame = parser->data.param_frame;
  if (!string_ref_equals(token_text(&at), params_separator(frame)))
    params_fail_separator(parser, at, params_separator(frame));
  frame->value_at = text_after(&at);
}

void params_add_strings(Parser *parser, Token first, Token second) {
  if (!string_ref_equals(params_separator(parser->data.param_frame), STR(":")))
    parser_fail_at(parser, second.text, "expected non-function type");
  params_add_value(parser,
                   string_attr_get(parser->ctx, parser_string(parser, &first)));
  params_add_value(
      parser, string_attr_get(parser->ctx, parser_string(parser, &second)));
}

void params_add_array(Parser *parser, Token at, Attributes list) {
  const ParamDef *param = current_param(parser, at.text);
  ParamKind kind = *at.text == '{' ? PARAM_BRACES : PARAM_EXPRESSION;
  if (param->kind != kind)
    fail_value(parser, param, at.text);
  set_value(parser, array_attr_get(parser->ctx, list.data, list.size));
}

static bool is_truth_word(StringRef word) {
  return string_ref_equals(word, STR("true")) ||
         string_ref_equals(word, STR("false"));
}

/// Fails unless argument `index` of the step `operation` is a number, or an
/// encoding where one is expected.
static void check_argument(Parser *parser, const Token *name, uint32_t index,
                           const Attribute *argument) {
  StringRef operation = token_text(name);
  const char *prefix = dwarf_argument_prefix(operation, index);
  if (!attr_as_string(argument))
    return;
  StringRef word = attr_string_value(argument);
  if (prefix ? is_dwarf_word(prefix, word) : is_truth_word(word))
    return;
  const char *start = text_after(name);
  const char *at =
      memmem(start, (size_t)(parser->token.text - start), word.data, word.size);
  if (!prefix)
    params_fail_operand(parser, at);
  at =
      skip_blanks(at + word.size); // The next token, where upstream is by then.
  parser->errors.param_stop = at;
  parser_fail_at(parser, at, "encountered unknown attribute encoding \"%.*s\"",
                 STR_ARGS(word));
}

/// The argument with its word, even if the number of an encoding was written,
/// and with the number of a truth value.
static const Attribute *with_word(Parser *parser, StringRef operation,
                                  uint32_t index, const Attribute *argument) {
  int64_t number;
  const char *prefix = dwarf_argument_prefix(operation, index);
  if (!prefix && attr_as_string(argument)) {
    bool is_true = string_ref_equals(attr_string_value(argument), STR("true"));
    return number_attr(parser, is_true ? UINT64_MAX : 0);
  }
  const Attribute *word =
      prefix && attr_integer_value(argument, &number)
          ? dwarf_word_attr(parser->ctx, prefix, (uint64_t)number)
          : NULL;
  return word ? word : argument;
}

const Attribute *build_operator(Parser *parser, Token name,
                                Attributes arguments) {
  if (!is_dwarf_word("DW_OP_", token_text(&name)))
    params_fail_operator(parser, name);
  Attributes all = {0};
  LIST_PUSH(parser, &all, string_attr_get(parser->ctx, token_text(&name)));
  for (uint32_t i = 0; i < arguments.size; i++) {
    check_argument(parser, &name, i, arguments.data[i]);
    LIST_PUSH(parser, &all,
              with_word(parser, token_text(&name), i, arguments.data[i]));
  }
  return array_attr_get(parser->ctx, all.data, all.size);
}

const Attribute *build_operator_number(Parser *parser, Token number,
                                       const char *sign) {
  uint64_t value = parser_unsigned(parser, &number);
  // As upstream, a sign leaves no room for the lowest number.
  if (sign && value > INT64_MAX) {
    parser_error(parser, sign, "integer value too large");
    parser->errors.param_stop = parser->token.text;
    parser_fail_at(parser, parser->token.text, "expected integer operand");
  }
  return number_attr(parser, sign ? 0 - value : value);
}

// --- names ------------------------------------------------------------------

/// Ends a list parameter.
static void flush_list(Parser *parser, ParamFrame *frame) {
  if (!frame->has_list || frame->def->shape == ATTR_SHAPE_ENTRIES)
    return;
  frame->values[frame->current] =
      array_attr_get(parser->ctx, frame->list.data, frame->list.size);
  frame->list = (Attributes){0};
  frame->has_list = false;
  frame->current = SIZE_MAX;
}

void params_set_name(Parser *parser, Token name, Token equal) {
  ParamFrame *frame = parser->data.param_frame;
  frame->value_at = text_after(&equal);
  const AttrDef *def = frame->def;
  if (def->shape != ATTR_SHAPE_STRUCT)
    parser_fail_at(parser, name.text, "expected attribute value");
  flush_list(parser, frame);
  size_t index = 0;
  while (index < def->num_params &&
         !string_ref_equals(def->params[index].name, token_text(&name)))
    index++;
  if (index == def->num_params || frame->values[index])
    params_fail(parser, frame->value_at,
                "duplicate or unknown struct parameter name: %.*s",
                STR_ARGS(token_text(&name)));
  frame->current = index;
}

void params_set_key(Parser *parser, const Attribute *key, Token at) {
  ParamFrame *frame = parser->data.param_frame;
  if (frame->def->shape == ATTR_SHAPE_STRUCT && attr_as_type(key))
    params_fail(parser, skip_blanks(text_after(&at)),
                "duplicate or unknown struct parameter name: %.*s",
                STR_ARGS(string_ref_trim(string_ref(
                    frame->value_at, (size_t)(at.text - frame->value_at)))));
  if (frame->def->shape != ATTR_SHAPE_ENTRIES)
    parser_fail_at(parser, at.text, "expected '>'");
  bool may_be_type = !frame->def->has_string_keys;
  if (!attr_as_string(key) && !(may_be_type && attr_as_type(key)))
    parser_fail_at(parser, frame->value_at,
                   "invalid kind of attribute specified");
  LIST_PUSH(parser, &frame->list, key);
  frame->has_list = true;
}

// --- the end ----------------------------------------------------------------

/// Is `value` the parameter's default, used if nothing is written?
static bool is_default(const ParamDef *param, const Attribute *value) {
  int64_t number;
  if (!value || !param->is_optional || param->keeps_zero)
    return false;
  bool is_number = param->kind == PARAM_NUMBER || param->kind == PARAM_FLAGS ||
                   param->kind == PARAM_CASE ||
                   (param->kind == PARAM_BOOL && param->cpp_type);
  return is_number && attr_integer_value(value, &number) && number == 0;
}

/// Reports a missing parameter. If a struct has no optional parameters, they
/// are read in order; `given` says whether any was written.
_Noreturn static void fail_missing(Parser *parser, const AttrDef *def,
                                   const ParamDef *param, bool given,
                                   Token close) {
  bool has_optional = false;
  for (size_t i = 0; i < def->num_params; i++)
    has_optional |= def->params[i].is_optional;
  if (def->shape == ATTR_SHAPE_STRUCT && !given)
    parser_fail_at(parser, close.text, "expected valid keyword");
  if (def->shape == ATTR_SHAPE_STRUCT && has_optional)
    parser_fail_at(parser, close.text,
                   "struct is missing required parameter: %.*s",
                   STR_ARGS(param->name));
  if (!given)
    params_fail_unread(parser, param, close.text);
  params_fail_separator(parser, close, params_separator_of(def, 1));
}

static void check_params(Parser *parser, ParamFrame *frame, Token close) {
  const AttrDef *def = frame->def;
  bool given = false;
  for (size_t i = 0; i < def->num_params; i++)
    given |= frame->values[i] != NULL;
  for (size_t i = 0; i < def->num_params; i++) {
    if (is_default(&def->params[i], frame->values[i]))
      frame->values[i] = NULL;
    else if (!frame->values[i] && !def->params[i].is_optional)
      fail_missing(parser, def, &def->params[i], given, close);
  }
}

/// The text after the dot in the name before the bracket.
static const char *mnemonic_of(const Token *open) {
  const char *at = open->text;
  while (at[-1] != '.' && at[-1] != '#')
    at--;
  return at;
}

static const Attribute *close_entries(Parser *parser, ParamFrame *frame,
                                      const char *at) {
  if (!frame->def->verify_entries(parser->ctx, frame->list.data,
                                  frame->list.size,
                                  parser_position(parser, at)))
    parser_fail(parser);
  return dialect_params_attr_get(parser->ctx, frame->def, frame->list.data,
                                 frame->list.size);
}

const Attribute *params_close(Parser *parser, Token close) {
  ParamFrame *frame = parser->data.param_frame;
  const AttrDef *def = frame->def;
  parser->data.param_frame = frame->outer;
  if (def->shape == ATTR_SHAPE_ENTRIES)
    return close_entries(parser, frame, mnemonic_of(&frame->open));
  flush_list(parser, frame);
  check_params(parser, frame, close);
  if (def->verify && !def->verify(parser->ctx, frame->values,
                                  parser_position(parser, frame->open.text)))
    parser_fail(parser);
  return dialect_params_attr_get(parser->ctx, def, frame->values,
                                 def->num_params);
}

const Attribute *build_attr_without_params(Parser *parser, Token name) {
  const AttrDef *def = attr_def_of(name);
  if (!def->hides_empty)
    parser_fail_at(parser, parser->token.text, "expected '<'");
  params_open(parser, def, name);
  return params_close(parser, name);
}

// --- ranges -----------------------------------------------------------------

const Type *range_type(Parser *parser, PlacedType type) {
  const IntegerType *integer = type_as_integer(type.type);
  if (integer)
    return integer_type_get(parser->ctx, integer->width);
  diag_type(parser_error(parser, type.at,
                         "invalid kind of type specified: expected "
                         "builtin.integer, but found "),
            type.type);
  parser_fail(parser);
}

/// A bound as an integer of `type`; bits that do not fit are cut off.
static const Attribute *range_bound(Parser *parser, const Type *type,
                                    const Number *number) {
  Arena *arena = &parser->scratch;
  WideInt value = {0};
  wide_int_parse(arena, number->text, &value);
  value = wide_int_zext_or_trunc(arena, value, type_as_integer(type)->width);
  if (number->is_negative)
    value = wide_int_neg(arena, value);
  return integer_attr_get(parser->ctx, type, value);
}

const Attribute *build_range(Parser *parser, Token name, const Type *type,
                             Number lower, Number upper) {
  const Attribute *bounds[] = {range_bound(parser, type, &lower),
                               range_bound(parser, type, &upper)};
  return dialect_params_attr_get(parser->ctx, attr_def_of(name), bounds,
                                 ARRAY_LENGTH(bounds));
}
