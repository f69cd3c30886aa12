// SPDX-License-Identifier: Apache-2.0
// How properties that are values upstream are written: numbers, strings and
// units, optional ones and lists of them. An operation's table fixes how deep
// they nest.
#include "dialects/test/forms/test_forms.h"

#include <string.h>

/// A value that is being read.
typedef struct FormReader {
  AsmReader *reader;
  const PropDef *prop; ///< Named after an error; may be NULL.
  const char *start;   ///< Where the property's value begins.
} FormReader;

static const Attribute *take_form(const FormReader *state,
                                  const TestForm *form);

static void step(const FormReader *state) { asm_reader_step(state->reader); }

static bool is_text(const FormReader *state, const char *text) {
  return asm_reader_is(state->reader, text);
}

static Context *context_of(const FormReader *state) {
  return asm_reader_context(state->reader);
}

/// Reports a second error, which says what was being read.
_Noreturn static void fail_prop(const FormReader *state) {
  const PropDef *prop = state->prop;
  if (!prop)
    asm_reader_fail(state->reader);
  Stream summary = {0};
  test_form_summary(&summary, prop->hook_data);
  StringRef text = asm_reader_take_text(state->reader, &summary);
  asm_reader_error(state->reader, state->start,
                   "invalid value for property %.*s, expected %.*s",
                   STR_ARGS(prop->name), STR_ARGS(text));
  asm_reader_fail(state->reader);
}

_Noreturn static void fail_at(const FormReader *state, const char *at,
                              const char *message) {
  asm_reader_error(state->reader, at, "%s", message);
  fail_prop(state);
}

_Noreturn static void fail(const FormReader *state, const char *message) {
  fail_at(state, asm_reader_place(state->reader), message);
}

/// Moves past `text`, called `what` in the error.
static void expect(const FormReader *state, const char *text,
                   const char *what) {
  if (!is_text(state, text)) {
    asm_reader_missing(state->reader, what);
    fail_prop(state);
  }
  step(state);
}

/// Reads a number; `true` counts as -1 and `false` as 0.
static const Attribute *take_integer(const FormReader *state,
                                     const TestForm *form) {
  Context *ctx = context_of(state);
  const Type *type = integer_type_get(ctx, form->width);
  bool is_true = is_text(state, "true");
  if (is_true || is_text(state, "false")) {
    step(state);
    return integer_attr_get_i64(ctx, type, -is_true);
  }
  bool is_negative = is_text(state, "-");
  if (is_negative)
    step(state);
  if (asm_reader_token(state->reader) != ASM_TOKEN_INTEGER)
    fail(state, "expected integer value");
  WideInt value;
  if (!asm_reader_integer(state->reader, type, is_negative, &value))
    fail(state, "integer value too large");
  step(state);
  return integer_attr_get(ctx, type, value);
}

/// Reads `true`, `false`, 1 or 0.
static const Attribute *take_bool(const FormReader *state) {
  static const TestForm number = {.kind = FORM_INTEGER, .width = 64};
  int64_t value = 0;
  const char *at = asm_reader_place(state->reader);
  bool is_true = is_text(state, "true");
  attr_integer_value(take_integer(state, &number), &value);
  if (!is_true && value != 0 && value != 1)
    fail_at(state, at, "integer value too large");
  return bool_attr_get(context_of(state), is_true || value);
}

static const Attribute *take_string(const FormReader *state) {
  if (asm_reader_token(state->reader) != ASM_TOKEN_STRING)
    fail(state, "expected string");
  StringRef text = asm_reader_string(state->reader);
  step(state);
  return string_attr_get(context_of(state), text);
}

static const Attribute *take_unit(const FormReader *state) {
  Context *ctx = context_of(state);
  bool is_set = is_text(state, "unit");
  if (!is_set && !is_text(state, "unit_absent"))
    fail(state, "expected 'unit' or 'unit_absent'");
  step(state);
  return is_set ? unit_attr_get(ctx) : bool_attr_get(ctx, false);
}

/// The newest of `count` attributes in `*list`, which has room for that many of
/// a power of two.
static void push(const FormReader *state, const Attribute ***list, size_t count,
                 const Attribute *value) {
  if ((count & (count - 1)) == 0) {
    size_t size = (count ? 2 * count : 1) * sizeof **list;
    const Attribute **larger =
        arena_alloc(asm_reader_arena(state->reader), size);
    if (count)
      memcpy(larger, *list, count * sizeof **list);
    *list = larger;
  }
  (*list)[count] = value;
}

/// Reads `[1, 2]`.
static const Attribute *take_array(const FormReader *state,
                                   const TestForm *form) {
  const Attribute **list = NULL;
  size_t count = 0;
  expect(state, "[", "'['");
  while (!is_text(state, "]")) {
    if (count)
      expect(state, ",", "']'");
    push(state, &list, count, take_form(state, form->element));
    count++;
  }
  step(state);
  return array_attr_get(context_of(state), list, count);
}

/// Reads `[1, 2]`, where all numbers have the same width.
static const Attribute *take_numbers(const FormReader *state,
                                     const TestForm *form) {
  const TestForm number = {.kind = FORM_INTEGER, .width = form->width};
  const TestForm list = {.kind = FORM_ARRAY, .element = &number};
  Context *ctx = context_of(state);
  Arena *arena = asm_reader_arena(state->reader);
  const ArrayAttr *numbers = attr_as_array(take_array(state, &list));
  int64_t *wide = arena_alloc(arena, numbers->size * sizeof *wide);
  int32_t *narrow = arena_alloc(arena, numbers->size * sizeof *narrow);
  for (size_t i = 0; i < numbers->size; i++) {
    attr_integer_value(numbers->elements[i], &wide[i]);
    narrow[i] = (int32_t)wide[i];
  }
  return form->width == 32
             ? dense_i32_array_attr_get(ctx, narrow, numbers->size)
             : dense_i64_array_attr_get(ctx, wide, numbers->size);
}

/// Reads `none` or `some<1>`, or the value itself.
static const Attribute *take_optional(const FormReader *state,
                                      const TestForm *form) {
  Context *ctx = context_of(state);
  if (is_text(state, "none")) {
    step(state);
    return array_attr_get(ctx, NULL, 0);
  }
  bool is_there = test_form_begins(state->reader, form->element);
  if (form->is_bare && state->prop && !is_there)
    fail_prop(state); // As upstream, without an error of its own.
  if (form->is_bare) {
    const Attribute *value = take_form(state, form->element);
    return array_attr_get(ctx, &value, 1);
  }
  if (!is_text(state, "some"))
    fail(state, "expected 'none' or 'some<prop>'");
  step(state);
  expect(state, "<", "'<'");
  const Attribute *value = take_form(state, form->element);
  expect(state, ">", "'>'");
  return array_attr_get(ctx, &value, 1);
}

static void take_word(const FormReader *state, const char *word) {
  if (is_text(state, word)) {
    step(state);
    return;
  }
  char first = (char)(*word | 32);
  bool is_word = (first >= 'a' && first <= 'z') || *word == '_';
  Stream quoted = {0};
  stream_format(&quoted, "'%s'%c", word, 0);
  const char *what = asm_reader_take_text(state->reader, &quoted).data;
  if (is_word)
    asm_reader_error(state->reader, asm_reader_place(state->reader),
                     "expected %s", what);
  else
    asm_reader_missing(state->reader, what);
  fail_prop(state);
}

_Noreturn static void fail_flag(const FormReader *state, const TestForm *form) {
  bool is_word = asm_reader_token(state->reader) == ASM_TOKEN_WORD;
  Stream text = {0};
  stream_cstr(&text, is_word ? "one of [" : "keyword for ");
  for (size_t i = 0; is_word && i < form->num_cases; i++) {
    stream_cstr(&text, i ? ", " : "");
    stream_text(&text, form->cases[i].keyword);
  }
  stream_cstr(&text, is_word ? "] for " : "");
  stream_cstr(&text, form->meaning);
  if (is_word) {
    stream_cstr(&text, ", got: ");
    stream_text(&text, asm_reader_text(state->reader));
  }
  StringRef expected = asm_reader_take_text(state->reader, &text);
  asm_reader_error(state->reader, asm_reader_place(state->reader),
                   "expected %.*s", STR_ARGS(expected));
  fail_prop(state);
}

static uint64_t take_flag(const FormReader *state, const TestForm *form) {
  StringRef text = asm_reader_text(state->reader);
  size_t i = 0;
  while (i < form->num_cases &&
         !string_ref_equals(form->cases[i].keyword, text))
    i++;
  if (i == form->num_cases)
    fail_flag(state, form);
  step(state);
  return form->cases[i].value;
}

static const Attribute *i32_of(const FormReader *state, uint64_t value) {
  Context *ctx = context_of(state);
  return integer_attr_get_i64(ctx, integer_type_get(ctx, 32), (int64_t)value);
}

/// Reads `read, write` or `keyword<read, write>`.
static const Attribute *take_flag_list(const FormReader *state,
                                       const TestForm *form) {
  if (form->keyword) {
    take_word(state, form->keyword);
    expect(state, "<", "'<'");
  }
  uint64_t all = take_flag(state, form);
  while (is_text(state, ",")) {
    step(state);
    all |= take_flag(state, form);
  }
  if (form->keyword)
    expect(state, ">", "'>'");
  return i32_of(state, all);
}

static const Attribute *take_name(const FormReader *state) {
  AsmTokenKind token = asm_reader_token(state->reader);
  if (token == ASM_TOKEN_STRING)
    return take_string(state);
  if (token != ASM_TOKEN_WORD)
    fail(state, "expected valid keyword or string");
  StringRef name = asm_reader_text(state->reader);
  step(state);
  return string_attr_get(context_of(state), name);
}

/// Reads `a is 3`.
static const Attribute *take_fields(const FormReader *state,
                                    const TestForm *form) {
  NamedAttribute *entries = arena_alloc(asm_reader_arena(state->reader),
                                        form->num_fields * sizeof *entries);
  for (size_t i = 0; i < form->num_fields; i++) {
    const TestField *field = &form->fields[i];
    if (field->word)
      take_word(state, field->word);
    entries[i].name = field->name;
    entries[i].value = take_form(state, field->form);
  }
  return dictionary_attr_get(context_of(state), entries, form->num_fields);
}

static const Attribute *take_form(const FormReader *state,
                                  const TestForm *form) {
  switch (form->kind) {
  case FORM_INTEGER:
    return take_integer(state, form);
  case FORM_BOOL:
    return take_bool(state);
  case FORM_STRING:
  case FORM_WRAPPED:
    return take_string(state);
  case FORM_UNIT:
    return take_unit(state);
  case FORM_NUMBERS:
    return take_numbers(state, form);
  case FORM_ARRAY:
    return take_array(state, form);
  case FORM_OPTIONAL:
    return take_optional(state, form);
  case FORM_CASE:
    return i32_of(state, take_flag(state, form));
  case FORM_FLAGS:
    return take_flag_list(state, form);
  case FORM_NAME:
    return take_name(state);
  case FORM_FIELDS:
    return take_fields(state, form);
  }
  unreachable("kind of form");
}

const Attribute *test_form_parse(AsmReader *reader, const TestForm *form,
                                 const PropDef *prop) {
  FormReader state = {reader, prop, asm_reader_place(reader)};
  return take_form(&state, form);
}

static bool begins_case(const AsmReader *reader, const TestForm *form) {
  for (size_t i = 0; i < form->num_cases; i++)
    if (string_ref_equals(form->cases[i].keyword, asm_reader_text(reader)))
      return true;
  return false;
}

bool test_form_begins(const AsmReader *reader, const TestForm *form) {
  AsmTokenKind token = asm_reader_token(reader);
  while (form->kind == FORM_OPTIONAL && form->is_bare)
    form = form->element;
  switch (form->kind) {
  case FORM_INTEGER:
  case FORM_BOOL:
    return token == ASM_TOKEN_INTEGER || asm_reader_is(reader, "-") ||
           asm_reader_is(reader, "true") || asm_reader_is(reader, "false");
  case FORM_STRING:
  case FORM_WRAPPED:
    return token == ASM_TOKEN_STRING;
  case FORM_UNIT:
    return asm_reader_is(reader, "unit") ||
           asm_reader_is(reader, "unit_absent");
  case FORM_NAME:
  case FORM_FIELDS: // None is optional.
    return true;
  case FORM_NUMBERS:
  case FORM_ARRAY:
    return asm_reader_is(reader, "[");
  case FORM_OPTIONAL:
    return asm_reader_is(reader, "some") || asm_reader_is(reader, "none");
  case FORM_FLAGS:
    return form->keyword ? asm_reader_is(reader, form->keyword)
                         : begins_case(reader, form);
  case FORM_CASE:
    return begins_case(reader, form);
  }
  unreachable("kind of form");
}

// --- printing ----------------------------------------------------------------

/// The only value of what is optional; NULL: it is not there.
static const Attribute *optional_value(const Attribute *value) {
  const ArrayAttr *array = attr_as_array(value);
  return array && array->size ? array->elements[0] : NULL;
}

static void print_array(AsmPrinter *printer, const TestForm *form,
                        const ArrayAttr *array) {
  asm_text(printer, "[");
  for (size_t i = 0; array && i < array->size; i++) {
    asm_text(printer, i ? ", " : "");
    test_form_print(printer, form->element, array->elements[i]);
  }
  asm_text(printer, "]");
}

static void print_fields(AsmPrinter *printer, const TestForm *form,
                         const Attribute *value) {
  for (size_t i = 0; i < form->num_fields; i++) {
    const TestField *field = &form->fields[i];
    if (field->word) {
      asm_text(printer, " ");
      asm_text(printer, field->word);
      asm_text(printer, " ");
    }
    const Attribute *inner = dictionary_get(value, field->name);
    if (asm_require(printer, inner != NULL))
      test_form_print(printer, field->form, inner);
  }
}

static void print_case(AsmPrinter *printer, const TestForm *form,
                       const Attribute *value) {
  int64_t number = -1;
  attr_integer_value(value, &number);
  size_t i = 0;
  while (i < form->num_cases && form->cases[i].value != (uint64_t)number)
    i++;
  if (asm_require(printer, i < form->num_cases))
    stream_text(asm_stream(printer), form->cases[i].keyword);
}

void test_form_print(AsmPrinter *printer, const TestForm *form,
                     const Attribute *value) {
  const Attribute *inner;
  int64_t number = 0;
  switch (form->kind) {
  case FORM_INTEGER:
    attr_integer_value(value, &number);
    if (form->is_unsigned)
      stream_uint(asm_stream(printer),
                  (uint64_t)number & UINT64_MAX >> (64 - form->width));
    else
      stream_int(asm_stream(printer), number);
    break;
  case FORM_BOOL:
  case FORM_STRING:
  case FORM_WRAPPED:
    asm_attr_without_type(printer, value);
    break;
  case FORM_NAME:
    keyword_or_string_print(asm_stream(printer), attr_string_value(value));
    break;
  case FORM_FIELDS:
    print_fields(printer, form, value);
    break;
  case FORM_UNIT:
    asm_text(printer, value == unit_attr_get(asm_context(printer))
                          ? "unit"
                          : "unit_absent");
    break;
  case FORM_NUMBERS:
    asm_array_elements(printer, attr_as_dense_array(value));
    break;
  case FORM_ARRAY:
    print_array(printer, form, attr_as_array(value));
    break;
  case FORM_CASE:
    print_case(printer, form, value);
    break;
  case FORM_FLAGS:
    attr_integer_value(value, &number);
    if (form->keyword) {
      asm_text(printer, form->keyword);
      asm_text(printer, "<");
    }
    asm_flags(printer, form->cases, form->num_cases, (uint64_t)number, ", ");
    asm_text(printer, form->keyword ? ">" : "");
    break;
  case FORM_OPTIONAL:
    inner = optional_value(value);
    asm_text(printer, !inner ? "none" : form->is_bare ? "" : "some<");
    if (inner)
      test_form_print(printer, form->element, inner);
    asm_text(printer, inner && !form->is_bare ? ">" : "");
    break;
  }
}
