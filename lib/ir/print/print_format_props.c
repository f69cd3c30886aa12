// SPDX-License-Identifier: Apache-2.0
// The formats of definitions, and how they write properties.
#include "ir/definitions/attr_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/print/print_format.h"
#include "ir/print/printer_internal.h"

const AsmFormat *format_of(AsmPrinter *printer, const OpDef *def) {
  uintptr_t hash = (uintptr_t)def / sizeof(OpDef);
  CachedFormat *cached = &printer->formats[hash % NUM_CACHED_NAMES];
  if (cached->def != def)
    *cached = (CachedFormat){def, asm_format_get(printer->ctx, def)};
  return cached->format;
}

/// The name of no flags, if there is one.
static StringRef no_flags(const AttrDef *def) {
  for (size_t i = 0; i < def->num_cases; i++)
    if (!def->cases[i].value)
      return def->cases[i].keyword;
  return STR("");
}

/// `<read, write>`, `<none>`.
static void print_flags(AsmPrinter *printer, const DialectAttr *flags) {
  const AttrDef *def = flags->def;
  asm_text(printer, "<");
  if (!flags->value)
    stream_text(asm_stream(printer), no_flags(def));
  asm_flags(printer, def->cases, def->num_cases, flags->value,
            def->separator ? def->separator : ", ");
  asm_text(printer, ">");
}

static void print_plain(AsmPrinter *printer, const Operation *op,
                        const FormatElement *element, const Attribute *value) {
  unsigned index = element->prop;
  const PropSyntax *syntax = &element->syntax;
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

void format_print_prop(AsmPrinter *printer, const Operation *op,
                       const FormatElement *element) {
  const PropDef *prop = &op->def->props[element->prop];
  const Attribute *value = op_prop(op, element->prop);
  if (prop->hooks) {
    prop->hooks->print(printer, op, prop, value);
    return;
  }
  if (!value)
    value = prop->default_value;
  if (!asm_require(printer, value != NULL))
    return;
  switch (element->style) {
  case PROP_PLAIN:
    print_plain(printer, op, element, value);
    break;
  case PROP_QUALIFIED:
    asm_attr(printer, value);
    break;
  case PROP_SYMBOL:
    asm_symbol(printer, attr_string_value(value));
    break;
  }
}
