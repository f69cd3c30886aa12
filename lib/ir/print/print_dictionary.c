// SPDX-License-Identifier: Apache-2.0
// Dictionaries of attributes, with or without properties, sorted by name; and
// the properties of the generic form.
#include "ir/print/printer_internal.h"

#include "ir/definitions/prop_def.h"

/// One entry of a dictionary, after `separator`.
static void print_entry(AsmPrinter *printer, const char *separator,
                        const NamedAttribute *entry) {
  if (asm_visits(printer))
    aliases_visit(printer->aliases, (DataNode){.attr = entry->value}, false);
  if (printer->is_collecting)
    return;
  stream_cstr(printer->out, separator);
  data_print_named_attribute(&printer->data, printer->out, entry);
}

void asm_dictionary(AsmPrinter *printer, const Attribute *dictionary) {
  const DictionaryAttr *dict = attr_as_dictionary(dictionary);
  if (!dict || !dict->size)
    return;
  for (size_t i = 0; i < dict->size; i++)
    print_entry(printer, i ? ", " : " {", &dict->entries[i]);
  stream_char(printer->out, '}');
}

/// Slots of properties, sorted by the name that they are printed under.
typedef struct PropOrder {
  const Operation *op;
  unsigned count;
  bool has_old_names;
  uint8_t slots[256];
} PropOrder;

static StringRef prop_name(const PropOrder *order, unsigned slot) {
  const PropDef *prop = &order->op->def->props[slot];
  return order->has_old_names && prop->old_name.size ? prop->old_name
                                                     : prop->name;
}

static bool has_old_names(const Operation *op) {
  return op->def->uses_old_names && op_has_all_operands(op) &&
         op->def->uses_old_names(op);
}

static void insert_slot(PropOrder *order, unsigned slot) {
  StringRef name = prop_name(order, slot);
  unsigned at = order->count++;
  while (at &&
         string_ref_compare(prop_name(order, order->slots[at - 1]), name) > 0) {
    order->slots[at] = order->slots[at - 1];
    at--;
  }
  order->slots[at] = (uint8_t)slot;
}

static bool has_default_text(const PropDef *prop) {
  return prop->default_text || prop->default_print;
}

/// Does custom syntax show the value of slot `i`?
static bool is_shown(const Operation *op, unsigned i, uint64_t printed_props) {
  const PropDef *prop = &op->def->props[i];
  const Attribute *value = op_props(op)[i];
  return value && !(printed_props & PROP_BIT(i)) &&
         !prop_is_default(prop, value);
}

/// `name = value` of a slot; the default value if it is empty.
static void print_prop(AsmPrinter *printer, const PropOrder *order,
                       unsigned slot, const char *separator) {
  NamedAttribute entry = {prop_name(order, slot), op_prop(order->op, slot)};
  if (entry.value) {
    print_entry(printer, separator, &entry);
    return;
  }
  const PropDef *prop = &order->op->def->props[slot];
  stream_cstr(printer->out, separator);
  stream_text(printer->out, entry.name);
  stream_bytes(printer->out, " = ", 3);
  if (prop->default_print)
    prop->default_print(order->op, printer->out);
  else
    stream_cstr(printer->out, prop->default_text);
}

/// Merges the remaining properties and discardable attributes by name.
static void print_merged(AsmPrinter *printer, const PropOrder *order,
                         const DictionaryAttr *dict, const char *open) {
  size_t next = 0, size = dict ? dict->size : 0;
  const char *separator = open;
  for (unsigned i = 0; i < order->count; i++) {
    StringRef name = prop_name(order, order->slots[i]);
    for (;
         next < size && string_ref_compare(dict->entries[next].name, name) < 0;
         next++, separator = ", ")
      print_entry(printer, separator, &dict->entries[next]);
    print_prop(printer, order, order->slots[i], separator);
    separator = ", ";
  }
  for (; next < size; next++, separator = ", ")
    print_entry(printer, separator, &dict->entries[next]);
  if (separator != open)
    stream_char(printer->out, '}');
}

bool asm_has_props(const Operation *op) {
  const Attribute **props = op_props(op);
  for (unsigned i = 0; i < op->num_props; i++)
    if (props[i])
      return true;
  return false;
}

static void print_all_attrs(AsmPrinter *printer, const Operation *op,
                            const DictStyle *style) {
  const DictionaryAttr *dict = attr_as_dictionary(op->attrs);
  unsigned num_props = op_num_known_props(op);
  PropOrder order;
  order.op = op;
  order.count = 0;
  order.has_old_names = style->has_old_names;
  for (unsigned i = 0; i < num_props; i++) {
    bool is_forced = (style->shown_defaults & PROP_BIT(i)) &&
                     (op_prop(op, i) || has_default_text(&op->def->props[i]));
    if (is_forced || (is_shown(op, i, style->printed_props) &&
                      i + 1u != op->def->segment_prop))
      insert_slot(&order, i);
  }
  print_merged(printer, &order, dict, style->open);
}

static inline void print_attr_dict(AsmPrinter *printer, const Operation *op,
                                   uint64_t printed_props,
                                   uint64_t shown_defaults, const char *open) {
  if (!op->attrs && !shown_defaults && !asm_has_props(op))
    return;
  DictStyle style = {printed_props, shown_defaults, open, has_old_names(op)};
  known_dict_print(printer, op, &style, print_all_attrs);
}

void asm_attr_dict_with_defaults(AsmPrinter *printer, const Operation *op,
                                 uint64_t printed_props,
                                 uint64_t shown_defaults) {
  print_attr_dict(printer, op, printed_props, shown_defaults, " {");
}

void asm_attr_dict(AsmPrinter *printer, const Operation *op,
                   uint64_t printed_props) {
  print_attr_dict(printer, op, printed_props, 0, " {");
}

void asm_attr_dict_with_keyword(AsmPrinter *printer, const Operation *op,
                                uint64_t printed_props) {
  print_attr_dict(printer, op, printed_props, 0, " attributes {");
}

void asm_prop_dict(AsmPrinter *printer, const Operation *op,
                   uint64_t printed_props) {
  PropOrder order;
  order.op = op;
  order.count = 0;
  order.has_old_names = has_old_names(op);
  for (unsigned i = 0; i < op_num_known_props(op); i++)
    if (is_shown(op, i, printed_props))
      insert_slot(&order, i);
  for (unsigned i = 0; i < order.count; i++)
    print_prop(printer, &order, order.slots[i], i ? ", " : "<{");
  if (order.count)
    stream_bytes(printer->out, "}>", 2);
}

void asm_trait_dict(AsmPrinter *printer, const Operation *op) {
  stream_bytes(printer->out, " {", 2);
  PropOrder order = {.op = op};
  for (unsigned i = 0; i < op_num_known_props(op); i++)
    if (op_prop(op, i))
      insert_slot(&order, i);
  for (unsigned i = 0; i < order.count; i++) {
    const PropDef *prop = &op->def->props[order.slots[i]];
    NamedAttribute entry = {prop->name, op_prop(op, order.slots[i])};
    if (prop->written)
      entry.value = prop->written(printer->ctx, entry.value);
    print_entry(printer, i ? ", " : "", &entry);
  }
  stream_char(printer->out, '}');
}

// --- the generic form's properties -------------------------------------------

/// ` <{a = 1, b}>` of the properties, defaults included.
static void print_props(AsmPrinter *printer, const Operation *op) {
  PropOrder order;
  order.op = op;
  order.count = 0;
  order.has_old_names = has_old_names(op);
  for (unsigned i = 0; i < op_num_known_props(op); i++)
    if (op_prop(op, i) ||
        (!order.has_old_names && has_default_text(&op->def->props[i])))
      insert_slot(&order, i);
  for (unsigned i = 0; i < order.count; i++)
    print_prop(printer, &order, order.slots[i], i ? ", " : " <{");
  if (order.count)
    stream_bytes(printer->out, "}>", 2);
}

/// An unregistered operation has its properties in one attribute.
static void print_unregistered_props(AsmPrinter *printer, const Operation *op) {
  if (!op->num_props || !op_prop(op, 0))
    return;
  stream_bytes(printer->out, " <", 2);
  asm_attr(printer, op_prop(op, 0));
  stream_char(printer->out, '>');
}

void print_properties(AsmPrinter *printer, const Operation *op) {
  if (op->def->is_unregistered)
    print_unregistered_props(printer, op);
  else
    print_props(printer, op);
}
