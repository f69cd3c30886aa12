// SPDX-License-Identifier: Apache-2.0
// How formats write values of properties that are not attributes upstream, see
// PropForm; how deep they nest is said in an operation's table.
#include "ir/print/print_format.h"

/// The only value of what is optional; NULL: it is not there.
static const Attribute *optional_value(const Attribute *value) {
  const ArrayAttr *array = attr_as_array(value);
  return array && array->size ? array->elements[0] : NULL;
}

static void print_array(AsmPrinter *printer, const PropForm *form,
                        const ArrayAttr *array) {
  asm_text(printer, "[");
  for (size_t i = 0; array && i < array->size; i++) {
    asm_text(printer, i ? ", " : "");
    format_print_form(printer, form->element, array->elements[i]);
  }
  asm_text(printer, "]");
}

static void print_fields(AsmPrinter *printer, const PropForm *form,
                         const Attribute *value) {
  for (size_t i = 0; i < form->num_fields; i++) {
    const FormField *field = &form->fields[i];
    if (field->word) {
      asm_text(printer, " ");
      asm_text(printer, field->word);
      asm_text(printer, " ");
    }
    const Attribute *inner = dictionary_get(value, field->name);
    if (asm_require(printer, inner != NULL))
      format_print_form(printer, field->form, inner);
  }
}

static void print_case(AsmPrinter *printer, const PropForm *form,
                       const Attribute *value) {
  int64_t number = -1;
  attr_integer_value(value, &number);
  size_t i = 0;
  while (i < form->num_cases && form->cases[i].value != (uint64_t)number)
    i++;
  if (asm_require(printer, i < form->num_cases))
    stream_text(asm_stream(printer), form->cases[i].keyword);
}

void format_print_form(AsmPrinter *printer, const PropForm *form,
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
      format_print_form(printer, form->element, inner);
    asm_text(printer, inner && !form->is_bare ? ">" : "");
    break;
  }
}
