// SPDX-License-Identifier: Apache-2.0
// Values of properties that are not attributes upstream: numbers, strings and
// units, optional ones and lists of them. See PropForm. An operation's table
// fixes how deep they nest.
#include "parser/format/actions_format.h"

#include "ir/syntax/prop_form.h"
#include "parser/actions.h"
#include "parser/data/numbers.h"
#include "parser/grammar.h"
#include "parser/shapes/shape_build.h"

/// The text being read, with the kind of the newest token.
typedef struct FormReader {
  Parser *parser;
  const FormatHead *head;
  int token;
  const PropDef *prop; ///< Named after an error; may be NULL.
  const char *start;   ///< Start of the property's value.
} FormReader;

static const Attribute *take_form(FormReader *reader, const PropForm *form);

static void step(FormReader *reader) {
  reader->token = format_advance(reader->parser, reader->token);
}

static bool is_text(const FormReader *reader, const char *text) {
  return string_ref_equals(token_text(&reader->parser->token),
                           string_ref_from_cstr(text));
}

/// Reports a second error, which says what was being read, and leaves the
/// parser.
_Noreturn static void fail_prop(const FormReader *reader) {
  Parser *parser = reader->parser;
  const PropDef *prop = reader->prop;
  if (!prop)
    parser_fail(parser);
  Stream summary = {0};
  prop_form_summary(&summary, prop->form);
  StringRef text = parser_take_text(parser, &summary);
  parser_error(parser, reader->start,
               "custom op '%.*s' invalid value for property %.*s, expected "
               "%.*s",
               STR_ARGS(reader->head->def->name), STR_ARGS(prop->name),
               STR_ARGS(text));
  parser_fail(parser);
}

_Noreturn static void fail_at(const FormReader *reader, const char *at,
                              const char *message) {
  parser_error(reader->parser, at, "custom op '%.*s' %s",
               STR_ARGS(reader->head->def->name), message);
  fail_prop(reader);
}

_Noreturn static void fail(const FormReader *reader, const char *message) {
  fail_at(reader, reader->parser->token.text, message);
}

/// Moves past a token of kind `kind`, called `what` in the error.
static void expect(FormReader *reader, int kind, const char *what) {
  Parser *parser = reader->parser;
  if (reader->token == kind) {
    step(reader);
    return;
  }
  parser_error(parser, parser_before_token(parser, parser->token),
               "expected %s", what);
  fail_prop(reader);
}

/// Reads a number; `true` counts as -1 and `false` as 0.
static const Attribute *take_integer(FormReader *reader, const PropForm *form) {
  Parser *parser = reader->parser;
  const Type *type = integer_type_get(parser->ctx, form->width);
  bool is_true = reader->token == TOK_KW_TRUE;
  if (is_true || reader->token == TOK_KW_FALSE) {
    step(reader);
    return integer_attr_get_i64(parser->ctx, type, -is_true);
  }
  bool is_negative = reader->token == TOK_MINUS;
  if (is_negative)
    step(reader);
  if (reader->token != TOK_INTEGER)
    fail(reader, "expected integer value");
  WideInt value;
  if (!number_parse_int(parser, type, token_text(&parser->token), is_negative,
                        &value))
    fail(reader, "integer value too large");
  const Attribute *attr = integer_attr_get(parser->ctx, type, value);
  step(reader);
  return attr;
}

/// Reads `true`, `false`, 1 or 0.
static const Attribute *take_bool(FormReader *reader) {
  static const PropForm number = {.kind = FORM_INTEGER, .width = 64};
  int64_t value = 0;
  const char *at = reader->parser->token.text;
  bool is_true = reader->token == TOK_KW_TRUE;
  attr_integer_value(take_integer(reader, &number), &value);
  if (!is_true && value != 0 && value != 1)
    fail_at(reader, at, "integer value too large");
  return bool_attr_get(reader->parser->ctx, is_true || value);
}

static const Attribute *take_string(FormReader *reader) {
  if (reader->token != TOK_STRING)
    fail(reader, "expected string");
  StringRef text = parser_string(reader->parser, &reader->parser->token);
  step(reader);
  return string_attr_get(reader->parser->ctx, text);
}

static const Attribute *take_unit(FormReader *reader) {
  Context *ctx = reader->parser->ctx;
  bool is_set = is_text(reader, "unit");
  if (!is_set && !is_text(reader, "unit_absent"))
    fail(reader, "expected 'unit' or 'unit_absent'");
  step(reader);
  return is_set ? unit_attr_get(ctx) : bool_attr_get(ctx, false);
}

/// Reads `[1, 2]`.
static const Attribute *take_array(FormReader *reader, const PropForm *form) {
  Parser *parser = reader->parser;
  Attributes list = {0};
  expect(reader, TOK_LSQUARE, "'['");
  while (reader->token != TOK_RSQUARE) {
    if (list.size)
      expect(reader, TOK_COMMA, "']'");
    const Attribute *element = take_form(reader, form->element);
    LIST_PUSH(parser, &list, element);
  }
  step(reader);
  return array_attr_get(parser->ctx, list.data, list.size);
}

/// Reads `[1, 2]`, where all numbers have the same width.
static const Attribute *take_numbers(FormReader *reader, const PropForm *form) {
  const PropForm number = {.kind = FORM_INTEGER, .width = form->width};
  const PropForm list = {.kind = FORM_ARRAY, .element = &number};
  Parser *parser = reader->parser;
  const ArrayAttr *numbers = attr_as_array(take_array(reader, &list));
  int64_t *wide = arena_alloc(&parser->scratch, numbers->size * sizeof *wide);
  int32_t *narrow =
      arena_alloc(&parser->scratch, numbers->size * sizeof *narrow);
  for (size_t i = 0; i < numbers->size; i++) {
    attr_integer_value(numbers->elements[i], &wide[i]);
    narrow[i] = (int32_t)wide[i];
  }
  return form->width == 32
             ? dense_i32_array_attr_get(parser->ctx, narrow, numbers->size)
             : dense_i64_array_attr_get(parser->ctx, wide, numbers->size);
}

/// Reads `none` or `some<1>`, or the value itself.
static const Attribute *take_optional(FormReader *reader,
                                      const PropForm *form) {
  Parser *parser = reader->parser;
  if (is_text(reader, "none")) {
    step(reader);
    return array_attr_get(parser->ctx, NULL, 0);
  }
  bool is_there = format_begins_form(parser, form->element, reader->token);
  if (form->is_bare && reader->prop && !is_there)
    fail_prop(reader); // As upstream, without an error of its own.
  if (form->is_bare) {
    const Attribute *value = take_form(reader, form->element);
    return array_attr_get(parser->ctx, &value, 1);
  }
  if (!is_text(reader, "some"))
    fail(reader, "expected 'none' or 'some<prop>'");
  step(reader);
  expect(reader, TOK_LT, "'<'");
  const Attribute *value = take_form(reader, form->element);
  expect(reader, TOK_GT, "'>'");
  return array_attr_get(parser->ctx, &value, 1);
}

static void take_word(FormReader *reader, const char *word) {
  Parser *parser = reader->parser;
  if (is_text(reader, word)) {
    step(reader);
    return;
  }
  bool is_word = format_is_word(string_ref_from_cstr(word));
  StringRef name = reader->head->def->name;
  if (is_word)
    parser_error(parser, parser->token.text, "custom op '%.*s' expected '%s'",
                 STR_ARGS(name), word);
  else
    parser_error(parser, parser_before_token(parser, parser->token),
                 "expected '%s'", word);
  fail_prop(reader);
}

_Noreturn static void fail_flag(const FormReader *reader,
                                const PropForm *form) {
  Parser *parser = reader->parser;
  StringRef got = token_text(&parser->token);
  bool is_word = reader->token && format_is_word(got);
  Diagnostic *diag =
      parser_error(parser, parser->token.text, "custom op '%.*s' expected ",
                   STR_ARGS(reader->head->def->name));
  diag_text(diag, is_word ? "one of [" : "keyword for ");
  for (size_t i = 0; is_word && i < form->num_cases; i++) {
    diag_text(diag, i ? ", " : "");
    diag_text_ref(diag, form->cases[i].keyword);
  }
  diag_text(diag, is_word ? "] for " : "");
  diag_text(diag, form->meaning);
  if (is_word) {
    diag_text(diag, ", got: ");
    diag_text_ref(diag, got);
  }
  fail_prop(reader);
}

static uint64_t take_flag(FormReader *reader, const PropForm *form) {
  size_t i = 0;
  while (i < form->num_cases &&
         !string_ref_equals(form->cases[i].keyword,
                            token_text(&reader->parser->token)))
    i++;
  if (i == form->num_cases)
    fail_flag(reader, form);
  step(reader);
  return form->cases[i].value;
}

static const Attribute *take_case(FormReader *reader, const PropForm *form) {
  Context *ctx = reader->parser->ctx;
  return integer_attr_get_i64(ctx, integer_type_get(ctx, 32),
                              (int64_t)take_flag(reader, form));
}

/// Reads `read, write` or `keyword<read, write>`.
static const Attribute *take_flag_list(FormReader *reader,
                                       const PropForm *form) {
  Context *ctx = reader->parser->ctx;
  if (form->keyword) {
    take_word(reader, form->keyword);
    expect(reader, TOK_LT, "'<'");
  }
  uint64_t all = take_flag(reader, form);
  while (reader->token == TOK_COMMA) {
    step(reader);
    all |= take_flag(reader, form);
  }
  if (form->keyword)
    expect(reader, TOK_GT, "'>'");
  return integer_attr_get_i64(ctx, integer_type_get(ctx, 32), (int64_t)all);
}

static const Attribute *take_name(FormReader *reader) {
  Parser *parser = reader->parser;
  if (reader->token == TOK_STRING)
    return take_string(reader);
  if (!reader->token || !format_is_word(token_text(&parser->token)))
    fail(reader, "expected valid keyword or string");
  const Attribute *name =
      string_attr_get(parser->ctx, token_text(&parser->token));
  step(reader);
  return name;
}

/// Reads `a is 3`.
static const Attribute *take_fields(FormReader *reader, const PropForm *form) {
  NamedAttrs fields = {0};
  for (size_t i = 0; i < form->num_fields; i++) {
    const FormField *field = &form->fields[i];
    if (field->word)
      take_word(reader, field->word);
    NamedAttr entry = {.name = field->name,
                       .value = take_form(reader, field->form)};
    LIST_PUSH(reader->parser, &fields, entry);
  }
  return build_dictionary(reader->parser, fields);
}

static const Attribute *take_form(FormReader *reader, const PropForm *form) {
  switch (form->kind) {
  case FORM_INTEGER:
    return take_integer(reader, form);
  case FORM_BOOL:
    return take_bool(reader);
  case FORM_STRING:
  case FORM_WRAPPED:
    return take_string(reader);
  case FORM_UNIT:
    return take_unit(reader);
  case FORM_NUMBERS:
    return take_numbers(reader, form);
  case FORM_ARRAY:
    return take_array(reader, form);
  case FORM_OPTIONAL:
    return take_optional(reader, form);
  case FORM_CASE:
    return take_case(reader, form);
  case FORM_FLAGS:
    return take_flag_list(reader, form);
  case FORM_NAME:
    return take_name(reader);
  case FORM_FIELDS:
    return take_fields(reader, form);
  }
  unreachable("a form that is none");
}

bool format_begins_form(const Parser *parser, const PropForm *form, int token) {
  StringRef text = token_text(&parser->token);
  while (form->kind == FORM_OPTIONAL && form->is_bare)
    form = form->element;
  switch (form->kind) {
  case FORM_INTEGER:
  case FORM_BOOL:
    return token == TOK_INTEGER || token == TOK_MINUS || token == TOK_KW_TRUE ||
           token == TOK_KW_FALSE;
  case FORM_STRING:
  case FORM_WRAPPED:
    return token == TOK_STRING;
  case FORM_UNIT:
    return string_ref_equals(text, STR("unit")) ||
           string_ref_equals(text, STR("unit_absent"));
  case FORM_NAME:
  case FORM_FIELDS: // None is optional.
    return true;
  case FORM_NUMBERS:
  case FORM_ARRAY:
    return token == TOK_LSQUARE;
  case FORM_OPTIONAL:
    return string_ref_equals(text, STR("some")) ||
           string_ref_equals(text, STR("none"));
  case FORM_FLAGS:
    if (form->keyword)
      return string_ref_equals(text, string_ref_from_cstr(form->keyword));
    // fall through
  case FORM_CASE:
    for (size_t i = 0; i < form->num_cases; i++)
      if (string_ref_equals(form->cases[i].keyword, text))
        return true;
    return false;
  }
  return false;
}

int format_take_form(Parser *parser, FormatHead *head, int token) {
  unsigned slot = head->element->prop;
  const PropDef *prop = &head->def->props[slot];
  bool is_own = head->is_custom || prop->form->kind == FORM_FIELDS;
  FormReader reader = {parser, head, token, is_own ? NULL : prop,
                       parser->token.text};
  const Attribute *value = take_form(&reader, prop->form);
  parser_set_prop(head->def, head->props, (int)slot, value);
  return reader.token;
}

int format_take_sum(Parser *parser, FormatHead *head, int token) {
  static const PropForm number = {.kind = FORM_INTEGER, .width = 64};
  const Attribute **props = head->props;
  const char *at = parser->token.text;
  FormReader reader = {parser, head, token, NULL, NULL};
  props[head->element->prop] = take_form(&reader, &number);
  take_word(&reader, "=");
  const Attribute *sum = take_form(&reader, &number);
  int64_t value = 0, other = 0, expected = 0;
  attr_integer_value(props[head->element->prop], &value);
  attr_integer_value(props[head->element->other_prop], &other);
  attr_integer_value(sum, &expected);
  if ((uint64_t)value + (uint64_t)other != (uint64_t)expected)
    shape_fail(parser, head->def, at, "Expected sum to equal first + second");
  return reader.token;
}
