// SPDX-License-Identifier: Apache-2.0
// Attributes of llvm for debug information and loops.
#include "bytecode/llvm/llvm_entries.h"
#include "bytecode/write/writer_internal.h"
#include "ir/attributes/dwarf.h"
#include "ir/definitions/attr_def.h"

/// The number for a word, flags or a number. False: DWARF has no such word.
static bool number_of(const Attribute *value, uint64_t *number) {
  const StringAttr *word = attr_as_string(value);
  int64_t integer = 0;
  if (word)
    return dwarf_number(word->value, number);
  if (value)
    attr_integer_value(value, &integer);
  *number = (uint64_t)integer;
  return true;
}

static bool is_step(const ArrayAttr *step) {
  uint64_t number;
  for (size_t i = 0; i < step->size; i++)
    if (!number_of(step->elements[i], &number))
      return false;
  return step->size > 0;
}

static bool is_writable(const LLVMField *field, const Attribute *value) {
  uint64_t number;
  const ArrayAttr *steps = attr_as_array(value);
  if (field->kind == FIELD_NUMBER || field->kind == FIELD_OPTIONAL_NUMBER)
    return number_of(value, &number);
  if (field->kind == FIELD_ATTR)
    return value != NULL;
  for (size_t i = 0; field->kind == FIELD_STEPS && steps && i < steps->size;
       i++)
    if (!is_step(attr_as_array(steps->elements[i])))
      return false;
  return true;
}

/// Do the fields have everything that is in the attribute?
static bool has_fields_for_all(const DialectAttr *attr,
                               const LLVMEntry *entry) {
  size_t num_set = 0;
  for (size_t i = 0; i < attr->num_params; i++)
    num_set += attr->params[i] != NULL;
  for (const LLVMField *field = entry->fields; field->param.size; field++) {
    const Attribute *value = attr->params[llvm_field_param(attr->def, field)];
    if (!is_writable(field, value))
      return false;
    num_set -= value != NULL;
  }
  return !num_set;
}

static void put_list(EntryWriter *entry, const ArrayAttr *list, bool is_steps) {
  size_t count = list ? list->size : 0;
  put_byte(entry, count > 0);
  if (count)
    put_varint(entry, count);
  for (size_t i = 0; i < count; i++)
    put_optional_entity(entry, is_steps ? entity_step(list->elements[i])
                                        : entity_of_attr(list->elements[i]));
}

static void put_field(EntryWriter *entry, LLVMFieldKind kind,
                      const Attribute *value) {
  uint64_t number = 0;
  switch (kind) {
  case FIELD_NUMBER:
    number_of(value, &number);
    put_varint(entry, number);
    return;
  case FIELD_OPTIONAL_NUMBER:
    number_of(value, &number);
    put_varint(entry, value ? number << 1 | 1 : 0);
    return;
  case FIELD_STRING:
    put_string(entry, attr_string_value(value));
    return;
  case FIELD_ATTR:
    put_attr(entry, value);
    return;
  case FIELD_OPTIONAL_ATTR:
    put_optional_attr(entry, value);
    return;
  case FIELD_BOOL:
    put_byte(entry, value && attr_is_true(value));
    return;
  case FIELD_LIST:
  case FIELD_STEPS:
    put_list(entry, attr_as_array(value), kind == FIELD_STEPS);
    return;
  }
  unreachable("kind of field");
}

bool put_llvm_attr(EntryWriter *entry, const DialectAttr *attr) {
  unsigned code = llvm_entry_code(attr->def);
  if (code == num_llvm_entries ||
      !has_fields_for_all(attr, &llvm_entries[code]))
    return false;
  put_varint(entry, code);
  for (const LLVMField *field = llvm_entries[code].fields; field->param.size;
       field++)
    put_field(entry, field->kind,
              attr->params[llvm_field_param(attr->def, field)]);
  return true;
}

void put_llvm_step(EntryWriter *entry, const Attribute *attr) {
  const ArrayAttr *step = attr_as_array(attr);
  put_varint(entry, LLVM_STEP_CODE);
  put_field(entry, FIELD_NUMBER, step->elements[0]);
  put_byte(entry, step->size > 1);
  if (step->size > 1)
    put_varint(entry, step->size - 1);
  for (size_t i = 1; i < step->size; i++)
    put_field(entry, FIELD_NUMBER, step->elements[i]);
}
