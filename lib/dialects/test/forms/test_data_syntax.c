// SPDX-License-Identifier: Apache-2.0
// Parameters and types of test that are read and printed with functions, where
// upstream has custom<…>, FieldParser or a parse function of the type.
#include "dialects/test/forms/test_data_syntax.h"

#include <string.h>

#include "ir/attributes/attribute.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/type_def.h"
#include "ir/print/printer.h"

// --- numbers -----------------------------------------------------------------

static const Attribute *number_attr(AsmReader *reader, int64_t number) {
  Context *ctx = asm_reader_context(reader);
  return integer_attr_get_i64(ctx, integer_type_get(ctx, 64), number);
}

static int64_t number_of(const Attribute *value) {
  int64_t number = 0;
  attr_integer_value(value, &number);
  return number;
}

/// `4` or `?`.
static const Attribute *parse_size(AsmReader *reader, const ParamDef *param) {
  if (!asm_reader_is(reader, "?"))
    return number_attr(reader, asm_reader_take_number(reader, param));
  asm_reader_step(reader);
  return number_attr(reader, DYNAMIC_SIZE);
}

static void print_size(Stream *out, const ParamDef *param,
                       const DialectAttr *attr, const Attribute *value) {
  (void)param;
  (void)attr;
  if (number_of(value) == DYNAMIC_SIZE)
    stream_char(out, '?');
  else
    stream_int(out, number_of(value));
}

const ParamHooks test_size_hooks = {.parse = parse_size, .print = print_size};

/// ` 0 1 5`: number a, which stands before, tells how many numbers come, which
/// do not matter, and b. Nothing where it is negative.
static const Attribute *parse_counted(AsmReader *reader,
                                      const ParamDef *param) {
  int64_t count = number_of(asm_reader_param(reader, 0)), number = 0;
  if (count < 0)
    return NULL;
  for (int64_t i = 0; i <= count; i++)
    number = asm_reader_take_number(reader, param);
  return number_attr(reader, number);
}

static void print_counted(Stream *out, const ParamDef *param,
                          const DialectAttr *attr, const Attribute *value) {
  (void)param;
  for (int64_t i = 0; i < number_of(attr->params[0]); i++)
    stream_format(out, "%lld ", (long long)i);
  stream_int(out, number_of(value));
}

const ParamHooks test_counted_hooks = {.parse = parse_counted,
                                       .print = print_counted};

// --- lists -------------------------------------------------------------------

/// Adds `1, 2` to memory of the reader: an error leaves at once.
static const Attribute *parse_numbers(AsmReader *reader,
                                      const ParamDef *param) {
  int64_t *numbers = NULL;
  size_t size = 0, capacity = 0;
  do {
    if (size)
      asm_reader_step(reader);
    if (size == capacity) {
      capacity = capacity ? 2 * capacity : 4;
      int64_t *more =
          arena_alloc(asm_reader_arena(reader), capacity * sizeof *more);
      if (size)
        memcpy(more, numbers, size * sizeof *more);
      numbers = more;
    }
    numbers[size++] = asm_reader_take_number(reader, param);
  } while (asm_reader_is(reader, ","));
  return dense_i64_array_attr_get(asm_reader_context(reader), numbers, size);
}

static void expect(AsmReader *reader, const char *text, const char *what) {
  if (!asm_reader_is(reader, text)) {
    asm_reader_missing(reader, what);
    asm_reader_fail(reader);
  }
  asm_reader_step(reader);
}

/// `[1, 2]`.
static const Attribute *parse_list(AsmReader *reader, const ParamDef *param) {
  expect(reader, "[", "'['");
  const Attribute *list = parse_numbers(reader, param);
  expect(reader, "]", "']'");
  return list;
}

static void print_list(Stream *out, const ParamDef *param,
                       const DialectAttr *attr, const Attribute *value) {
  (void)param;
  (void)attr;
  stream_char(out, '[');
  data_print_array_elements(out, attr_as_dense_array(value));
  stream_char(out, ']');
}

const ParamHooks test_list_hooks = {.parse = parse_list, .print = print_list};

/// `[1, 2]` or, for a list of one, `1`.
static const Attribute *parse_list_or_one(AsmReader *reader,
                                          const ParamDef *param) {
  Context *ctx = asm_reader_context(reader);
  if (asm_reader_begins_number(reader)) {
    int64_t number = asm_reader_take_number(reader, param);
    return dense_i64_array_attr_get(ctx, &number, 1);
  }
  expect(reader, "[", "attribute value");
  if (asm_reader_is(reader, "]")) {
    asm_reader_step(reader);
    return dense_i64_array_attr_get(ctx, NULL, 0);
  }
  const Attribute *list = parse_numbers(reader, param);
  expect(reader, "]", "',' or ']'");
  return list;
}

static void print_list_or_one(Stream *out, const ParamDef *param,
                              const DialectAttr *attr, const Attribute *value) {
  const DenseArrayAttr *list = attr_as_dense_array(value);
  if (list->size == 1)
    data_print_array_elements(out, list);
  else
    print_list(out, param, attr, value);
}

const ParamHooks test_list_or_one_hooks = {.parse = parse_list_or_one,
                                           .print = print_list_or_one};

// --- floats ------------------------------------------------------------------

/// A float of `kind`.
static const Attribute *parse_float(AsmReader *reader, FloatKind kind) {
  bool is_negative = asm_reader_is(reader, "-");
  if (is_negative)
    asm_reader_step(reader);
  const Type *type = float_type_get(asm_reader_context(reader), kind);
  const Attribute *value = asm_reader_number(reader, type, is_negative);
  if (!value) {
    asm_reader_plain_error(reader, asm_reader_place(reader),
                           "expected floating point literal");
    asm_reader_fail(reader);
  }
  asm_reader_step(reader);
  return value;
}

static void print_float(Stream *out, const ParamDef *param,
                        const DialectAttr *attr, const Attribute *value) {
  (void)param;
  (void)attr;
  const FloatAttr *number = attr_as_float(value);
  float_print(out, type_as_float(number->type)->format, number->value);
}

/// A float of f64, or nothing.
static const Attribute *parse_double(AsmReader *reader, const ParamDef *param) {
  (void)param;
  const Type *f64 = float_type_get(asm_reader_context(reader), FLOAT_F64);
  bool is_there = asm_reader_is(reader, "-") ||
                  asm_reader_number(reader, f64, false) != NULL;
  return is_there ? parse_float(reader, FLOAT_F64) : NULL;
}

const ParamHooks test_double_hooks = {.parse = parse_double,
                                      .print = print_float};

/// A float of the kind that the parameter before says.
static const Attribute *parse_named_float(AsmReader *reader,
                                          const ParamDef *param) {
  static const struct {
    StringRef word;
    FloatKind kind;
  } names[] = {{STR_INIT("float"), FLOAT_F32},
               {STR_INIT("double"), FLOAT_F64},
               {STR_INIT("fp80"), FLOAT_F80}};
  (void)param;
  StringRef name = attr_string_value(asm_reader_param(reader, 0));
  for (size_t i = 0; i < ARRAY_LENGTH(names); i++)
    if (string_ref_equals(name, names[i].word))
      return parse_float(reader, names[i].kind);
  asm_reader_plain_error(
      reader, asm_reader_place(reader),
      "unknown float type, expected 'float', 'double' or 'fp80'");
  asm_reader_fail(reader);
}

const ParamHooks test_named_float_hooks = {.parse = parse_named_float,
                                           .print = print_float};

// --- words -------------------------------------------------------------------

/// `"foo" foo`: a string, and the same as a word.
static const Attribute *parse_twice(AsmReader *reader, const ParamDef *param) {
  (void)param;
  if (asm_reader_token(reader) != ASM_TOKEN_STRING) {
    asm_reader_plain_error(reader, asm_reader_place(reader), "expected string");
    asm_reader_fail(reader);
  }
  StringRef text = asm_reader_string(reader);
  asm_reader_step(reader);
  if (asm_reader_token(reader) != ASM_TOKEN_WORD ||
      !string_ref_equals(asm_reader_text(reader), text)) {
    Stream error = {0};
    stream_format(&error, "expected '%.*s'", STR_ARGS(text));
    stream_char(&error, '\0');
    asm_reader_plain_error(reader, asm_reader_place(reader),
                           asm_reader_take_text(reader, &error).data);
    asm_reader_fail(reader);
  }
  asm_reader_step(reader);
  return string_attr_get(asm_reader_context(reader), text);
}

static void print_twice(Stream *out, const ParamDef *param,
                        const DialectAttr *attr, const Attribute *value) {
  (void)param;
  (void)attr;
  stream_quoted(out, attr_string_value(value));
  stream_char(out, ' ');
  stream_text(out, attr_string_value(value));
}

const ParamHooks test_twice_hooks = {.parse = parse_twice,
                                     .print = print_twice};

/// The key of a resource.
static const Attribute *parse_key(AsmReader *reader, const ParamDef *param) {
  (void)param;
  AsmTokenKind kind = asm_reader_token(reader);
  if (kind != ASM_TOKEN_STRING && kind != ASM_TOKEN_WORD) {
    asm_reader_plain_error(reader, asm_reader_place(reader),
                           "expected identifier key for 'resource' entry");
    asm_reader_fail(reader);
  }
  StringRef key = kind == ASM_TOKEN_STRING ? asm_reader_string(reader)
                                           : asm_reader_text(reader);
  asm_reader_step(reader);
  return string_attr_get(asm_reader_context(reader), key);
}

static void print_key(Stream *out, const ParamDef *param,
                      const DialectAttr *attr, const Attribute *value) {
  (void)param;
  (void)attr;
  keyword_or_string_print(out, attr_string_value(value));
}

const ParamHooks test_key_hooks = {.parse = parse_key, .print = print_key};

// --- recursive types ---------------------------------------------------------
// `<name, T>`; within T, only `<name>`.

enum { BODY = 1 }; // The state after the body.

static AsmNext parse_name(AsmReader *reader, const TypeDef *def,
                          AsmRequest body) {
  asm_reader_expect(reader, "<");
  StringRef name = asm_reader_text(reader);
  if (asm_reader_token(reader) != ASM_TOKEN_WORD) {
    asm_reader_plain_error(reader, asm_reader_place(reader),
                           "expected valid keyword");
    asm_reader_fail(reader);
  }
  const Type *type =
      identified_struct_get(asm_reader_context(reader), def, name);
  *asm_reader_data(reader) = (void *)(uintptr_t)type;
  asm_reader_step(reader);
  if (asm_reader_open_body(reader, type)) {
    asm_reader_expect(reader, ",");
    return asm_read(body, BODY);
  }
  asm_reader_expect(reader, ">");
  asm_reader_set_type(reader, type);
  return asm_done();
}

static AsmNext end_body(AsmReader *reader, const TypeDef *def) {
  static const int64_t flags[] = {0, 0};
  const Type *type = *asm_reader_data(reader);
  const Type *part = asm_reader_type(reader);
  const DialectType body = {.def = def,
                            .ints = flags,
                            .num_ints = ARRAY_LENGTH(flags),
                            .types = &part,
                            .num_types = 1};
  asm_reader_expect(reader, ">");
  if (!asm_reader_close_body(reader, type, &body)) {
    asm_reader_plain_error(reader, asm_reader_place(reader),
                           "the type has another body");
    asm_reader_fail(reader);
  }
  asm_reader_set_type(reader, type);
  return asm_done();
}

static AsmNext parse_rec(AsmReader *reader, const TypeDef *def,
                         unsigned state) {
  return state == BODY ? end_body(reader, def)
                       : parse_name(reader, def, ASM_READ_BARE_TYPE);
}

static AsmNext parse_rec_alias(AsmReader *reader, const TypeDef *def,
                               unsigned state) {
  return state == BODY ? end_body(reader, def)
                       : parse_name(reader, def, ASM_READ_TYPE);
}

/// Types of `dialect` (may be NULL) stand without its prefix in the body.
static void print_recursive(DataPrinter *printer, Stream *out,
                            const DialectType *type,
                            const DialectDef *dialect) {
  stream_char(out, '<');
  stream_text(out, type->name);
  bool is_named_only = !identified_struct_has_body(&type->base) ||
                       data_open_struct(printer, type);
  stream_cstr(out, is_named_only ? ">" : ", ");
  if (is_named_only)
    return;
  data_push_text(printer, ">");
  data_push_type(printer, type->types[0], dialect);
}

static void print_rec(DataPrinter *printer, Stream *out,
                      const DialectType *type) {
  print_recursive(printer, out, type, type->def->dialect);
}

static void print_rec_alias(DataPrinter *printer, Stream *out,
                            const DialectType *type) {
  print_recursive(printer, out, type, NULL);
}

const TypeSyntax test_rec_syntax = {
    .parse = parse_rec, .print = print_rec, .has_no_aliases_inside = true};
const TypeSyntax test_rec_alias_syntax = {.parse = parse_rec_alias,
                                          .print = print_rec_alias};
