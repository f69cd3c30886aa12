// SPDX-License-Identifier: Apache-2.0
// Attributes of operations. Inherent ones are in the definition's slots; an
// empty slot stands for the default value, if there is one.
#include "capi/capi_internal.h"
#include "ir/definitions/prop_def.h"
#include "parser/parser.h"

const Attribute *capi_prop_value(const OpDef *def, unsigned index,
                                 const Attribute *value) {
  const PropDef *prop = &def->props[index];
  bool is_left_out =
      value && !prop->keeps_default && prop_is_default(prop, value);
  return is_left_out ? NULL : value;
}

/// The default of slot `index`, read from the text that the printer shows.
static const Attribute *default_prop(Context *ctx, const Operation *op,
                                     unsigned index) {
  const PropDef *prop = &op->def->props[index];
  if (prop->default_value)
    return prop->default_value;
  Stream text = {0};
  if (prop->default_text)
    stream_cstr(&text, prop->default_text);
  else if (prop->default_print)
    prop->default_print(op, &text);
  const Attribute *value =
      text.size ? parse_attribute(ctx, stream_view(&text)) : NULL;
  stream_free(&text);
  return value;
}

const Attribute *capi_op_prop(Context *ctx, const Operation *op,
                              unsigned index) {
  const Attribute *value = op_prop(op, index);
  return value ? value : default_prop(ctx, op, index);
}

/// Slot of `name`, or -1 if the operation has no inherent attribute of that
/// name.
static int slot_of(const Operation *op, MlirStringRef name) {
  return op->def->is_unregistered
             ? -1
             : op_def_prop_index(op->def, unwrap_text(name));
}

/// A property of an unregistered operation, from its dictionary of properties.
static const Attribute *loose_prop(const Operation *op, MlirStringRef name) {
  return op->def->is_unregistered && op_prop(op, 0)
             ? dictionary_get(op_prop(op, 0), unwrap_text(name))
             : NULL;
}

//===- Inherent -----------------------------------------------------------===//

bool mlirOperationHasInherentAttributeByName(MlirOperation op,
                                             MlirStringRef name) {
  return slot_of(op.ptr, name) >= 0 || loose_prop(op.ptr, name);
}

MlirAttribute mlirOperationGetInherentAttributeByName(MlirOperation op,
                                                      MlirStringRef name) {
  int slot = slot_of(op.ptr, name);
  if (slot < 0)
    return wrap_attr(loose_prop(op.ptr, name));
  return wrap_attr(capi_op_prop(capi_ctx_of(op.ptr), op.ptr, (unsigned)slot));
}

static void set_slot(Operation *op, int slot, const Attribute *value) {
  op_set_prop(op, (unsigned)slot,
              capi_prop_value(op->def, (unsigned)slot, value));
}

void mlirOperationSetInherentAttributeByName(MlirOperation op,
                                             MlirStringRef name,
                                             MlirAttribute attr) {
  Operation *object = unwrap_op(op);
  int slot = slot_of(object, name);
  if (slot >= 0)
    set_slot(object, slot, unwrap_attr(attr));
  else if (object->def->is_unregistered)
    op_set_prop(object, 0,
                dictionary_with(capi_ctx_of(object), op_prop(object, 0),
                                unwrap_text(name), unwrap_attr(attr)));
}

//===- Discardable --------------------------------------------------------===//

static MlirNamedAttribute entry_at(const Attribute *dictionary, intptr_t pos) {
  const NamedAttribute *entry = &attr_as_dictionary(dictionary)->entries[pos];
  return (MlirNamedAttribute){{entry->name.data}, {entry->value}};
}

static intptr_t num_entries(const Attribute *dictionary) {
  return dictionary ? (intptr_t)attr_as_dictionary(dictionary)->size : 0;
}

intptr_t mlirOperationGetNumDiscardableAttributes(MlirOperation op) {
  return num_entries(unwrap_op(op)->attrs);
}

MlirNamedAttribute mlirOperationGetDiscardableAttribute(MlirOperation op,
                                                        intptr_t pos) {
  return entry_at(unwrap_op(op)->attrs, pos);
}

MlirAttribute mlirOperationGetDiscardableAttributeByName(MlirOperation op,
                                                         MlirStringRef name) {
  const Attribute *attrs = unwrap_op(op)->attrs;
  return wrap_attr(attrs ? dictionary_get(attrs, unwrap_text(name)) : NULL);
}

void mlirOperationSetDiscardableAttributeByName(MlirOperation op,
                                                MlirStringRef name,
                                                MlirAttribute attr) {
  Operation *object = unwrap_op(op);
  object->attrs = dictionary_with(capi_ctx_of(object), object->attrs,
                                  unwrap_text(name), unwrap_attr(attr));
}

bool mlirOperationRemoveDiscardableAttributeByName(MlirOperation op,
                                                   MlirStringRef name) {
  bool has = mlirOperationGetDiscardableAttributeByName(op, name).ptr;
  if (has)
    mlirOperationSetDiscardableAttributeByName(op, name, (MlirAttribute){NULL});
  return has;
}

//===- Both ---------------------------------------------------------------===//

/// Both kinds as one dictionary; NULL if there are none. An unregistered
/// operation shows only its discardable ones.
static const Attribute *all_attrs(const Operation *op) {
  Context *ctx = capi_ctx_of(op);
  if (op->def->is_unregistered || !op->def->num_props)
    return op->attrs;
  VECTOR(NamedAttribute) entries = {0};
  for (unsigned i = 0; i < op->def->num_props; i++) {
    StringRef name = context_intern_string(ctx, op->def->props[i].name);
    const Attribute *value = capi_op_prop(ctx, op, i);
    if (value)
      VECTOR_PUSH(&entries, (NamedAttribute){name, value});
  }
  for (intptr_t i = 0; i < num_entries(op->attrs); i++)
    VECTOR_PUSH(&entries, attr_as_dictionary(op->attrs)->entries[i]);
  const Attribute *all =
      entries.size ? dictionary_attr_get(ctx, entries.data, entries.size)
                   : NULL;
  VECTOR_FREE(&entries);
  return all;
}

intptr_t mlirOperationGetNumAttributes(MlirOperation op) {
  return num_entries(all_attrs(op.ptr));
}

MlirNamedAttribute mlirOperationGetAttribute(MlirOperation op, intptr_t pos) {
  return entry_at(all_attrs(op.ptr), pos);
}

MlirAttribute mlirOperationGetAttributeByName(MlirOperation op,
                                              MlirStringRef name) {
  if (mlirOperationHasInherentAttributeByName(op, name))
    return mlirOperationGetInherentAttributeByName(op, name);
  return mlirOperationGetDiscardableAttributeByName(op, name);
}

void mlirOperationSetAttributeByName(MlirOperation op, MlirStringRef name,
                                     MlirAttribute attr) {
  if (mlirOperationHasInherentAttributeByName(op, name))
    mlirOperationSetInherentAttributeByName(op, name, attr);
  else
    mlirOperationSetDiscardableAttributeByName(op, name, attr);
}

bool mlirOperationRemoveAttributeByName(MlirOperation op, MlirStringRef name) {
  if (!mlirOperationHasInherentAttributeByName(op, name))
    return mlirOperationRemoveDiscardableAttributeByName(op, name);
  bool has = mlirOperationGetInherentAttributeByName(op, name).ptr;
  mlirOperationSetInherentAttributeByName(op, name, (MlirAttribute){NULL});
  return has;
}
