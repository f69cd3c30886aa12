// SPDX-License-Identifier: Apache-2.0
// Values of properties that are not attributes upstream: numbers, strings and
// units, optional ones and lists of them. See PropForm; how deep they nest is
// said in an operation's table.
#include "parser/actions_format.h"

#include "parser/actions.h"
#include "parser/grammar.h"
#include "parser/numbers.h"
#include "parser/shape_build.h"

/// The text that is read, the token's kind with it.
typedef struct FormReader {
  Parser *parser;
  const FormatHead *head;
  int token;
} FormReader;

static const Attribute *take_form(FormReader *reader, const PropForm *form);

static void step(FormReader *reader) {
  reader->token = format_advance(reader->parser, reader->token);
}

static bool is_text(const FormReader *reader, const char *text) {
  return string_ref_equals(token_text(&reader->parser->token),
                           string_ref_from_cstr(text));
}

_Noreturn static void fail(const FormReader *reader, const char *message) {
  shape_fail(reader->parser, reader->head->def, reader->parser->token.text,
             "%s", message);
}

/// A number, as which `true` and `false` are taken as well.
static const Attribute *take_integer(FormReader *reader, const PropForm *form) {
  Parser *parser = reader->parser;
  const Type *type = integer_type_get(parser->ctx, form->width);
  bool is_true = reader->token == TOK_KW_TRUE;
  if (is_true || reader->token == TOK_KW_FALSE) {
    step(reader);
    return integer_attr_get_i64(parser->ctx, type, is_true);
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

/// `true`, `false`, 1, 0.
static const Attribute *take_bool(FormReader *reader) {
  static const PropForm number = {.kind = FORM_INTEGER, .width = 64};
  const FormReader before = *reader;
  int64_t value = 0;
  const char *at = reader->parser->token.text;
  attr_integer_value(take_integer(reader, &number), &value);
  if (value != 0 && value != 1)
    shape_fail(before.parser, before.head->def, at, "integer value too large");
  return bool_attr_get(reader->parser->ctx, value);
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
    fail(reader, "expected 'unit'");
  step(reader);
  return is_set ? unit_attr_get(ctx) : bool_attr_get(ctx, false);
}

/// `[1, 2]`.
static const Attribute *take_array(FormReader *reader, const PropForm *form) {
  Parser *parser = reader->parser;
  Attributes list = {0};
  reader->token = format_take_kind(parser, reader->token, TOK_LSQUARE, "'['");
  while (reader->token != TOK_RSQUARE) {
    if (list.size)
      reader->token = format_take_kind(parser, reader->token, TOK_COMMA, "']'");
    const Attribute *element = take_form(reader, form->element);
    LIST_PUSH(parser, &list, element);
  }
  step(reader);
  return array_attr_get(parser->ctx, list.data, list.size);
}

/// The same of numbers of one width.
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

/// `none`, `some<1>`; or the value itself.
static const Attribute *take_optional(FormReader *reader,
                                      const PropForm *form) {
  Parser *parser = reader->parser;
  if (is_text(reader, "none")) {
    step(reader);
    return array_attr_get(parser->ctx, NULL, 0);
  }
  if (form->is_bare) {
    const Attribute *value = take_form(reader, form->element);
    return array_attr_get(parser->ctx, &value, 1);
  }
  if (!is_text(reader, "some"))
    fail(reader, "expected 'none' or 'some<prop>'");
  step(reader);
  reader->token = format_take_kind(parser, reader->token, TOK_LT, "'<'");
  const Attribute *value = take_form(reader, form->element);
  reader->token = format_take_kind(parser, reader->token, TOK_GT, "'>'");
  return array_attr_get(parser->ctx, &value, 1);
}

_Noreturn static void fail_flag(const FormReader *reader,
                                const PropForm *form) {
  Parser *parser = reader->parser;
  Stream words = {0};
  for (size_t i = 0; i < form->num_cases; i++) {
    stream_cstr(&words, i ? ", " : "");
    stream_text(&words, form->cases[i].keyword);
  }
  size_t size = words.size;
  const char *list = arena_copy_text(&parser->scratch, words.data, size);
  stream_free(&words);
  StringRef got = token_text(&parser->token);
  if (!reader->token || !format_is_word(got))
    shape_fail(parser, reader->head->def, parser->token.text,
               "expected keyword for %s", form->meaning);
  shape_fail(parser, reader->head->def, parser->token.text,
             "expected one of [%.*s] for %s, got: %.*s", (int)size, list,
             form->meaning, (int)(got.size > 200 ? 200 : got.size), got.data);
}

/// `read, write`.
static const Attribute *take_flag_list(FormReader *reader,
                                       const PropForm *form) {
  Context *ctx = reader->parser->ctx;
  uint64_t all = 0;
  for (;;) {
    size_t i = 0;
    while (i < form->num_cases &&
           !string_ref_equals(form->cases[i].keyword,
                              token_text(&reader->parser->token)))
      i++;
    if (i == form->num_cases)
      fail_flag(reader, form);
    all |= form->cases[i].value;
    step(reader);
    if (reader->token != TOK_COMMA)
      break;
    step(reader);
  }
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

static void take_word(FormReader *reader, const char *word) {
  if (!is_text(reader, word) && format_is_word(string_ref_from_cstr(word)))
    shape_fail(reader->parser, reader->head->def, reader->parser->token.text,
               "expected '%s'", word);
  if (!is_text(reader, word))
    parser_fail_at(reader->parser,
                   parser_before_token(reader->parser, reader->parser->token),
                   "expected '%s'", word);
  step(reader);
}

/// `a is 3`.
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
    for (size_t i = 0; i < form->num_cases; i++)
      if (string_ref_equals(form->cases[i].keyword, text))
        return true;
    return false;
  }
  return false;
}

int format_take_form(Parser *parser, FormatHead *head, int token) {
  unsigned slot = head->element.prop;
  FormReader reader = {parser, head, token};
  const Attribute *value = take_form(&reader, head->def->props[slot].form);
  parser_set_prop(head->def, head->props, (int)slot, value);
  return reader.token;
}

int format_take_sum(Parser *parser, FormatHead *head, int token) {
  static const PropForm number = {.kind = FORM_INTEGER, .width = 64};
  const Attribute **props = head->props;
  const char *at = parser->token.text;
  FormReader reader = {parser, head, token};
  props[head->element.prop] = take_form(&reader, &number);
  take_word(&reader, "=");
  const Attribute *sum = take_form(&reader, &number);
  int64_t value = 0, other = 0, expected = 0;
  attr_integer_value(props[head->element.prop], &value);
  attr_integer_value(props[head->element.other_prop], &other);
  attr_integer_value(sum, &expected);
  if ((uint64_t)value + (uint64_t)other != (uint64_t)expected)
    shape_fail(parser, head->def, at, "Expected sum to equal first + second");
  return reader.token;
}
