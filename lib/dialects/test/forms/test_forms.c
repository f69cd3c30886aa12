// SPDX-License-Identifier: Apache-2.0
// Properties that upstream keeps as values of C++: what an attribute in `<{…}>`
// comes to, and what is wrong with it in the words of mlir's ODSSupport.cpp and
// Properties.td. How deep forms nest is said in an operation's table.
#include "dialects/test/forms/test_forms.h"

#include <assert.h>

static bool fields_hold(const TestForm *form, const Attribute *value) {
  bool holds = attr_as_dictionary(value) != NULL;
  for (size_t i = 0; holds && i < form->num_fields; i++) {
    const Attribute *field = dictionary_get(value, form->fields[i].name);
    holds = field && test_form_holds(form->fields[i].form, field);
  }
  return holds;
}

bool test_form_holds(const TestForm *form, const Attribute *value) {
  const IntegerAttr *integer = attr_as_integer(value);
  const IntegerType *type = integer ? type_as_integer(integer->type) : NULL;
  const ArrayAttr *array = attr_as_array(value);
  const DenseArrayAttr *numbers = attr_as_dense_array(value);
  switch (form->kind) {
  case FORM_INTEGER:
  case FORM_CASE:
  case FORM_FLAGS:
    return type && (type->width == form->width || type->width == 64);
  case FORM_FIELDS:
    return fields_hold(form, value);
  case FORM_BOOL:
    return type && type->width == 1;
  case FORM_NUMBERS:
    return numbers && type_is_integer_of_width(numbers->element, form->width);
  case FORM_NAME:
  case FORM_STRING:
  case FORM_WRAPPED:
    return attr_as_string(value) != NULL;
  case FORM_UNIT:
    return attr_kind(value) == ATTR_UNIT || (type && type->width == 1);
  case FORM_ARRAY:
  case FORM_OPTIONAL:
    break;
  }
  bool holds = array && (form->kind == FORM_ARRAY || array->size <= 1);
  for (size_t i = 0; holds && i < array->size; i++)
    holds = test_form_holds(form->element, array->elements[i]);
  return holds;
}

void test_form_summary(Stream *out, const TestForm *form) {
  for (; form->element; form = form->element)
    stream_cstr(out, form->kind == FORM_ARRAY ? "array of " : "optional ");
  switch (form->kind) {
  case FORM_NUMBERS:
    stream_cstr(out, "array of ");
    // fall through
  case FORM_INTEGER:
    stream_cstr(out, form->is_unsigned ? "uint" : "int");
    stream_uint(out, form->width);
    stream_cstr(out, "_t");
    break;
  case FORM_BOOL:
    stream_cstr(out, "boolean");
    break;
  case FORM_UNIT:
    stream_cstr(out, "unit property");
    break;
  case FORM_CASE:
  case FORM_FLAGS:
    stream_cstr(out, form->meaning);
    break;
  case FORM_STRING:
  case FORM_WRAPPED:
  case FORM_NAME:
  case FORM_FIELDS:
  case FORM_ARRAY:
  case FORM_OPTIONAL:
    stream_cstr(out, "string");
    break;
  }
}

// --- conversion --------------------------------------------------------------

static const Attribute *fail(Stream *why, const char *text) {
  stream_cstr(why, text);
  return NULL;
}

static const Attribute *integer_of(Context *ctx, const TestForm *form,
                                   const Attribute *value, StringRef key,
                                   Stream *why) {
  int64_t number;
  if (attr_as_integer(value) && attr_integer_value(value, &number))
    return integer_attr_get_i64(ctx, integer_type_get(ctx, form->width),
                                number);
  stream_cstr(why, "expected IntegerAttr for key `");
  stream_text(why, key);
  return fail(why, "`");
}

static const Attribute *numbers_of(const TestForm *form, const Attribute *value,
                                   Stream *why) {
  const DenseArrayAttr *array = attr_as_dense_array(value);
  if (array && type_is_integer_of_width(array->element, form->width))
    return value;
  stream_cstr(why, "expected DenseI");
  stream_uint(why, form->width);
  return fail(why, "ArrayAttr for key `value`");
}

static const Attribute *unit_of(Context *ctx, const Attribute *value,
                                Stream *why) {
  bool is_bool =
      attr_as_integer(value) && type_is_integer_of_width(attr_type(value), 1);
  if (attr_kind(value) == ATTR_UNIT || (is_bool && attr_is_true(value)))
    return unit_attr_get(ctx);
  return is_bool ? value : fail(why, "expected unit or BoolAttr");
}

static const Attribute *flags_of(Context *ctx, const TestForm *form,
                                 const Attribute *value, Stream *why) {
  int64_t number;
  if (attr_as_integer(value) && attr_integer_value(value, &number))
    return integer_attr_get_i64(ctx, integer_type_get(ctx, 32), number);
  stream_cstr(why, "expected IntegerAttr storage for ");
  return fail(why, form->cpp_name);
}

static const Attribute *elements_of(Context *ctx, const TestForm *form,
                                    const ArrayAttr *array, Stream *why) {
  const Attribute **elements = mem_alloc((array->size + 1) * sizeof(*elements));
  bool is_whole = true;
  for (size_t i = 0; is_whole && i < array->size; i++) {
    elements[i] = test_form_convert(ctx, form->element, array->elements[i],
                                    STR("value"), why);
    is_whole = elements[i] != NULL;
  }
  const Attribute *all =
      is_whole ? array_attr_get(ctx, elements, array->size) : NULL;
  mem_free(elements);
  return all;
}

static const Attribute *array_of(Context *ctx, const TestForm *form,
                                 const Attribute *value, Stream *why) {
  const ArrayAttr *array = attr_as_array(value);
  bool is_optional = form->kind == FORM_OPTIONAL;
  if (!array && !is_optional)
    return fail(why, "expected array attribute");
  if (!array)
    return fail(why, "expected optional properties to materialize as arrays");
  if (is_optional && array->size > 1)
    return fail(why, "expected optional properties to become 0- or 1-element "
                     "arrays");
  return elements_of(ctx, form, array, why);
}

static const Attribute *name_of(const Attribute *value, StringRef key,
                                Stream *why) {
  if (attr_as_string(value))
    return value;
  stream_cstr(why, "expected StringAttr for key `");
  stream_text(why, key);
  return fail(why, "`");
}

static const Attribute *fields_of(Context *ctx, const TestForm *form,
                                  const Attribute *value, Stream *why) {
  enum { MAX_FIELDS = 4 };
  NamedAttribute entries[MAX_FIELDS];
  assert(form->num_fields <= MAX_FIELDS);
  if (!attr_as_dictionary(value)) {
    stream_cstr(why, "expected DictionaryAttr to set ");
    return fail(why, form->cpp_name);
  }
  for (size_t i = 0; i < form->num_fields; i++) {
    const TestField *field = &form->fields[i];
    entries[i].name = field->name;
    entries[i].value = test_form_convert(
        ctx, field->form, dictionary_get(value, field->name), field->name, why);
    if (!entries[i].value)
      return NULL;
  }
  return dictionary_attr_get(ctx, entries, form->num_fields);
}

static const Attribute *string_of(const TestForm *form, const Attribute *value,
                                  Stream *why) {
  if (attr_as_string(value))
    return value;
  if (form->kind == FORM_STRING)
    return fail(why, "expected string property to come from string attribute");
  stream_cstr(why, "Expect StringAttr but got ");
  attr_print_brief(why, value);
  return NULL;
}

const Attribute *test_form_convert(Context *ctx, const TestForm *form,
                                   const Attribute *value, StringRef key,
                                   Stream *why) {
  switch (form->kind) {
  case FORM_INTEGER:
    return integer_of(ctx, form, value, key, why);
  case FORM_BOOL: // Upstream says the same of these.
    if (attr_as_integer(value) && type_is_integer_of_width(attr_type(value), 1))
      return value;
    return fail(why, "expected string property to come from string attribute");
  case FORM_STRING:
  case FORM_WRAPPED:
    return string_of(form, value, why);
  case FORM_UNIT:
    return unit_of(ctx, value, why);
  case FORM_NUMBERS:
    return numbers_of(form, value, why);
  case FORM_ARRAY:
  case FORM_OPTIONAL:
    return array_of(ctx, form, value, why);
  case FORM_CASE:
  case FORM_FLAGS:
    return flags_of(ctx, form, value, why);
  case FORM_NAME:
    return name_of(value, key, why);
  case FORM_FIELDS:
    return fields_of(ctx, form, value, why);
  }
  unreachable("kind of form");
}

// --- hooks -------------------------------------------------------------------

static bool form_holds(const PropDef *prop, const Attribute *value) {
  return test_form_holds(prop->hook_data, value);
}

static const Attribute *form_convert(Context *ctx, const PropDef *prop,
                                     const Attribute *value, Stream *why) {
  return test_form_convert(ctx, prop->hook_data, value, STR("value"), why);
}

static const Attribute *form_parse(AsmReader *reader, const PropDef *prop) {
  const TestForm *form = prop->hook_data;
  bool is_own = form->is_own || form->kind == FORM_FIELDS;
  return test_form_parse(reader, form, is_own ? NULL : prop);
}

static bool form_begins(const AsmReader *reader, const PropDef *prop) {
  return test_form_begins(reader, prop->hook_data);
}

/// The attribute for a property that has its default value.
static const Attribute *default_value(Context *ctx, const TestForm *form) {
  if (form->kind == FORM_ARRAY || form->kind == FORM_OPTIONAL)
    return array_attr_get(ctx, NULL, 0);
  if (form->kind == FORM_FLAGS)
    return integer_attr_get_i64(ctx, integer_type_get(ctx, 32),
                                (int64_t)form->cases[0].value);
  return NULL;
}

static void form_print(AsmPrinter *printer, const Operation *op,
                       const PropDef *prop, const Attribute *value) {
  (void)op;
  const TestForm *form = prop->hook_data;
  value = value ? value : default_value(asm_context(printer), form);
  if (asm_require(printer, value != NULL))
    test_form_print(printer, form, value);
}

const PropHooks test_form_hooks = {.parse = form_parse,
                                   .begins = form_begins,
                                   .print = form_print,
                                   .holds = form_holds,
                                   .convert = form_convert};

/// Reads a number and, after `=`, its sum with the number of property 0.
static const Attribute *sum_parse(AsmReader *reader, const PropDef *prop) {
  const TestForm *form = prop->hook_data;
  const char *at = asm_reader_place(reader);
  const Attribute *number = test_form_parse(reader, form, NULL);
  if (!asm_reader_is(reader, "=")) {
    asm_reader_missing(reader, "'='");
    asm_reader_fail(reader);
  }
  asm_reader_step(reader);
  const Attribute *sum = test_form_parse(reader, form, NULL);
  int64_t value = 0, other = 0, expected = 0;
  attr_integer_value(number, &value);
  attr_integer_value(asm_reader_prop(reader, 0), &other);
  attr_integer_value(sum, &expected);
  if ((uint64_t)value + (uint64_t)other != (uint64_t)expected) {
    asm_reader_error(reader, at, "Expected sum to equal first + second");
    asm_reader_fail(reader);
  }
  return number;
}

static void sum_print(AsmPrinter *printer, const Operation *op,
                      const PropDef *prop, const Attribute *value) {
  (void)prop;
  int64_t number, other;
  if (!asm_require(printer, attr_integer_value(value, &number) &&
                                attr_integer_value(op_prop(op, 0), &other)))
    return;
  stream_int(asm_stream(printer), number);
  asm_text(printer, " = ");
  uint64_t sum = (uint64_t)number + (uint64_t)other; // It may wrap.
  stream_int(asm_stream(printer), (int64_t)sum);
}

const PropHooks test_sum_hooks = {.parse = sum_parse,
                                  .begins = form_begins,
                                  .print = sum_print,
                                  .holds = form_holds,
                                  .convert = form_convert};
