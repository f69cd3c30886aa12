// SPDX-License-Identifier: Apache-2.0
// How formats write properties.
#include "ir/definitions/attr_def.h"
#include "ir/print/print_format.h"

#include "support/base64.h"

/// `<read, write>`.
static void print_flags(AsmPrinter *printer, const DialectAttr *flags) {
  const AttrDef *def = flags->def;
  asm_text(printer, "<");
  asm_flags(printer, def->cases, def->num_cases, flags->value,
            def->separator ? def->separator : ", ");
  asm_text(printer, ">");
}

static void print_plain(AsmPrinter *printer, const Operation *op,
                        const FormatElement *element) {
  unsigned index = element->prop;
  const PropSyntax *syntax = &element->syntax;
  const Attribute *value = op_prop(op, index);
  const DenseArrayAttr *array = attr_as_dense_array(value);
  const DialectAttr *flags = attr_as_dialect(value, NULL);
  if (flags && flags->def->shape == ATTR_SHAPE_FLAGS)
    print_flags(printer, flags);
  else if (flags && flags->def == syntax->bare)
    asm_bare_attr(printer, value);
  else if (asm_prop_keyword(op, index).size)
    asm_keyword(printer, op, index);
  else if (syntax->is_any || syntax->is_typed)
    asm_attr(printer, value);
  else if (array)
    asm_array_elements(printer, array);
  else
    asm_attr_without_type(printer, value);
}

/// `1x?x3`; `[]`.
static void print_dimensions(AsmPrinter *printer, const Attribute *value) {
  size_t size = asm_integers_size(value);
  asm_text(printer, size ? "" : "[]");
  for (size_t i = 0; i < size; i++) {
    asm_text(printer, i ? "x" : "");
    if (asm_integer_at(value, i) == DYNAMIC_SIZE)
      asm_text(printer, "?");
    else
      stream_int(asm_stream(printer), asm_integer_at(value, i));
  }
}

static void print_base64(AsmPrinter *printer, StringRef bytes) {
  asm_text(printer, "\"");
  base64_encode(asm_stream(printer), bytes);
  asm_text(printer, "\"");
}

/// What stands for a property that has its default value.
static const Attribute *default_value(Context *ctx, const PropForm *form) {
  if (form->kind == FORM_ARRAY || form->kind == FORM_OPTIONAL)
    return array_attr_get(ctx, NULL, 0);
  if (form->kind == FORM_FLAGS)
    return integer_attr_get_i64(ctx, integer_type_get(ctx, 32),
                                (int64_t)form->cases[0].value);
  return NULL;
}

void format_print_prop(AsmPrinter *printer, const Operation *op,
                       const FormatElement *element) {
  const PropForm *form = op->def->props[element->prop].form;
  const Attribute *value = op_prop(op, element->prop);
  if (!value && form)
    value = default_value(asm_context(printer), form);
  if (!asm_require(printer, value != NULL))
    return;
  if (form) {
    format_print_form(printer, form, value);
    return;
  }
  switch (element->style) {
  case PROP_PLAIN:
    print_plain(printer, op, element);
    break;
  case PROP_QUALIFIED:
    asm_attr(printer, value);
    break;
  case PROP_SYMBOL:
    asm_symbol(printer, attr_string_value(value));
    break;
  case PROP_KEYWORD:
  case PROP_OP_NAME:
    stream_text(asm_stream(printer), attr_string_value(value));
    break;
  case PROP_BASE64:
    print_base64(printer, attr_string_value(value));
    break;
  case PROP_DIMENSIONS:
    print_dimensions(printer, value);
    break;
  case PROP_LOCATION:
    asm_optional_location(printer, value);
    break;
  case PROP_UNTYPED:
    asm_attr_without_type(printer, value);
    break;
  }
}
