// SPDX-License-Identifier: Apache-2.0
// Properties of operations. The meaning of the same bytes or dictionary for the
// same definition is remembered.
#include <stdio.h>

#include "bytecode/read/reader_internal.h"
#include "ir/definitions/prop_def.h"
#include "ir/op_attrs.h"

/// Where the properties of `name` are read, for an operation at `loc`.
typedef struct PropsReader {
  Reader *reader;
  const ReadOpName *name;
  Location loc;
  Cursor bytes;
} PropsReader;

static const Attribute **alloc_props(Reader *reader, const OpDef *def) {
  size_t count = def->num_props ? def->num_props : 1;
  return arena_alloc_zero(&reader->arena, count * sizeof(const Attribute *));
}

/// The name of mlir's class for attributes of `constraint`, or NULL.
static const char *attr_class(const AttrConstraint *constraint) {
  static const char *const classes[][2] = {
      {"string attribute", "StringAttr"},
      {"type attribute", "TypeAttr"},
      {"any type attribute", "TypeAttr"},
      {"unit attribute", "UnitAttr"},
      {"bool attribute", "BoolAttr"},
      {"flat symbol reference", "FlatSymbolRefAttr"},
      {"symbol reference", "SymbolRefAttr"},
      {"dictionary", "DictionaryAttr"},
      {"Array of dictionary", "ArrayAttr"},
      {"array attribute", "ArrayAttr"},
  };
  StringRef summary = string_ref_from_cstr(constraint->summary);
  for (size_t i = 0; i < ARRAY_LENGTH(classes); i++)
    if (string_ref_starts_with(summary, string_ref_from_cstr(classes[i][0])))
      return classes[i][1];
  return strstr(constraint->summary, "signless integer attribute")
             ? "IntegerAttr"
             : NULL;
}

static bool is_of_class(const char *name, const Attribute *attr) {
  static const struct {
    const char *name;
    AttrKind kind;
  } kinds[] = {{"StringAttr", ATTR_STRING},
               {"TypeAttr", ATTR_TYPE},
               {"UnitAttr", ATTR_UNIT},
               {"BoolAttr", ATTR_INTEGER},
               {"IntegerAttr", ATTR_INTEGER},
               {"FlatSymbolRefAttr", ATTR_SYMBOL_REF},
               {"SymbolRefAttr", ATTR_SYMBOL_REF},
               {"DictionaryAttr", ATTR_DICTIONARY},
               {"ArrayAttr", ATTR_ARRAY}};
  for (size_t i = 0; i < ARRAY_LENGTH(kinds); i++)
    if (!strcmp(name, kinds[i].name))
      return attr_kind(attr) == kinds[i].kind;
  return true;
}

_Noreturn static void fail_constraint(const PropsReader *props,
                                      const PropDef *prop,
                                      const Attribute *value) {
  Reader *reader = props->reader;
  const char *name = prop->constraint ? attr_class(prop->constraint) : NULL;
  if (name && !is_of_class(name, value)) {
    char text[64];
    snprintf(text, sizeof text, "expected mlir::%s, but got: ", name);
    reader_fail_attr(reader, text, value);
  }
  location_emit(reader->ctx, props->loc, DIAG_ERROR,
                "'%.*s' op attribute '%.*s' failed to satisfy constraint: %s",
                STR_ARGS(props->name->def->name), STR_ARGS(prop->name),
                prop->constraint ? prop->constraint->summary
                                 : "value of the property");
  reader_leave(reader);
}

/// Stores `value` in the slot. A default that is not stored becomes NULL.
static void set_prop(const PropsReader *props, const Attribute **slots,
                     unsigned slot, const Attribute *value) {
  const PropDef *prop = &props->name->def->props[slot];
  bool is_valid = prop_is_value(prop)
                      ? prop->hooks->holds(prop, value)
                      : !prop->constraint ||
                            attr_constraint_holds(prop->constraint, value) ||
                            prop_is_default(prop, value);
  if (!is_valid)
    fail_constraint(props, prop, value);
  bool is_dropped = !prop->keeps_default && prop_is_default(prop, value);
  slots[slot] = is_dropped ? NULL : value;
}

// --- segments ---------------------------------------------------------------

static void read_pairs(PropsReader *props, int32_t *sizes, uint32_t count,
                       uint64_t num_pairs) {
  Reader *reader = props->reader;
  uint64_t index_bits = read_varint(reader, &props->bytes);
  if (index_bits > 8)
    reader_fail(reader, "reading sparse array with indexing above 8 bits: %llu",
                (unsigned long long)index_bits);
  for (uint64_t i = 0; i < num_pairs; i++) {
    uint64_t pair = read_varint(reader, &props->bytes);
    uint64_t index = pair & (((uint64_t)1 << index_bits) - 1);
    if (index >= count)
      reader_fail(reader,
                  "reading a sparse array found index %llu but only %u storage "
                  "available.",
                  (unsigned long long)index, count);
    sizes[index] = (int32_t)(pair >> index_bits);
  }
}

/// Follows mlir::DialectBytecodeReader::readSparseArray.
static void read_sizes(PropsReader *props, int32_t *sizes, uint32_t count) {
  Reader *reader = props->reader;
  bool is_sparse;
  uint64_t num = read_flagged_varint(reader, &props->bytes, &is_sparse);
  if (num && is_sparse) {
    read_pairs(props, sizes, count, num);
    return;
  }
  if (num > count)
    reader_fail(reader,
                "trying to read an array of %llu but only %u storage "
                "available.",
                (unsigned long long)num, count);
  for (uint64_t i = 0; i < num; i++)
    sizes[i] = (int32_t)read_varint(reader, &props->bytes);
}

/// Copies the numbers of an attribute, as before version 6.
static void copy_sizes(PropsReader *props, const Attribute *attr,
                       int32_t *sizes, uint32_t count) {
  const DenseArrayAttr *array = attr_as_dense_array(attr);
  if (!array || !type_is_integer_of_width(array->element, 32))
    reader_fail_attr(
        props->reader,
        "expected mlir::detail::DenseArrayAttrImpl<int>, but got: ", attr);
  if (array->size > count)
    reader_fail(props->reader, "size mismatch for operand/result_segment_size");
  if (array->size)
    memcpy(sizes, array->data, array->size * sizeof *sizes);
}

static void read_segments(PropsReader *props, const Attribute **slots,
                          unsigned slot) {
  Reader *reader = props->reader;
  int32_t sizes[UINT8_MAX] = {0};
  uint32_t count = prop_num_segments(props->name->def, slot);
  if (reader->version >= BYTECODE_SEGMENT_PROPERTIES)
    read_sizes(props, sizes, count);
  else
    copy_sizes(props, reader_attr(reader, read_varint(reader, &props->bytes)),
               sizes, count);
  set_prop(props, slots, slot,
           dense_i32_array_attr_get(reader->ctx, sizes, count));
}

// --- properties -------------------------------------------------------------

/// The index after the last one stands for an attribute that an older spelling
/// lacks.
static void read_required(PropsReader *props, const Attribute **slots,
                          unsigned slot) {
  Reader *reader = props->reader;
  uint64_t index = read_varint(reader, &props->bytes);
  bool is_absent =
      index == reader->num_attrs && props->name->def->props[slot].is_optional;
  if (!is_absent)
    set_prop(props, slots, slot, reader_attr(reader, index));
}

static void read_number(PropsReader *props, const Attribute **slots,
                        unsigned slot) {
  Reader *reader = props->reader;
  const PropDef *prop = &props->name->def->props[slot];
  uint64_t value = read_varint(reader, &props->bytes);
  const Type *type = integer_type_get(reader->ctx, prop->is_i32_case ? 32 : 64);
  set_prop(props, slots, slot,
           integer_attr_get_i64(reader->ctx, type, (int64_t)value));
}

static void read_prop(PropsReader *props, const Attribute **slots,
                      PropStep step) {
  Reader *reader = props->reader;
  bool is_there;
  switch (step.kind) {
  case PROP_REQUIRED:
    read_required(props, slots, step.slot);
    return;
  case PROP_OPTIONAL: {
    uint64_t index = read_flagged_varint(reader, &props->bytes, &is_there);
    if (is_there)
      set_prop(props, slots, step.slot, reader_attr(reader, index));
    return;
  }
  case PROP_NUMBER:
    read_number(props, slots, step.slot);
    return;
  case PROP_SEGMENTS:
    read_segments(props, slots, step.slot);
    return;
  }
  unreachable("kind of property");
}

static void set_initial_props(const PropsReader *props,
                              const Attribute **slots) {
  const OpDef *def = props->name->def;
  for (unsigned i = 0; i < def->num_props; i++)
    if (!slots[i] && def->props[i].initial)
      slots[i] = def->props[i].initial(props->reader->ctx);
}

/// Sets the property that `entry` names, if it was an attribute. An older name
/// counts only if the property is not set and that name fits the value.
static bool set_named_prop(const PropsReader *props, const Attribute **slots,
                           const NamedAttribute *entry, bool by_old_name) {
  const OpDef *def = props->name->def;
  for (unsigned slot = 0; slot < def->num_props; slot++) {
    const PropDef *prop = &def->props[slot];
    if (!string_ref_equals(by_old_name ? prop->old_name : prop->name,
                           entry->name))
      continue;
    if (prop_is_value(prop) || prop->is_no_attribute ||
        (by_old_name && slots[slot]))
      return false;
    set_prop(props, slots, slot, entry->value);
    return true;
  }
  return false;
}

/// The operation was not registered where the file was written: its properties
/// are a dictionary.
static void set_props_of_dictionary(const PropsReader *props,
                                    const Attribute **slots,
                                    const Attribute *attr) {
  const DictionaryAttr *dictionary = attr_as_dictionary(attr);
  if (props->name->def->is_unregistered) {
    slots[0] = attr;
    return;
  }
  if (!dictionary)
    reader_fail(props->reader, "expected DictionaryAttr to set properties");
  for (size_t i = 0; i < dictionary->size; i++)
    set_named_prop(props, slots, &dictionary->entries[i], false);
}

/// Upstream has a fixed number of them. With another number the verifier stops.
static void complete_segments(const PropsReader *props,
                              const Attribute **slots) {
  static const int32_t zeros[UINT8_MAX] = {0};
  const OpDef *def = props->name->def;
  for (unsigned i = 0; i < def->num_props; i++) {
    uint32_t count = prop_num_segments(def, i);
    if (count && !slots[i] && !prop_has_default(&def->props[i]))
      slots[i] = dense_i32_array_attr_get(props->reader->ctx, zeros, count);
  }
}

static void fill_props(PropsReader *props, const Attribute **slots) {
  Reader *reader = props->reader;
  const ReadOpName *name = props->name;
  if (!name->was_registered) {
    uint64_t index = read_varint(reader, &props->bytes);
    set_props_of_dictionary(props, slots, reader_attr(reader, index));
    return;
  }
  if (!name->def->num_props || name->def->is_unregistered)
    reader_fail(reader,
                "has properties but missing BytecodeOpInterface for %.*s",
                STR_ARGS(name->def->name));
  for (unsigned i = 0; i < name->plan->count; i++)
    read_prop(props, slots, name->plan->steps[i]);
}

const Attribute *const *reader_props(Reader *reader, const ReadOpName *name,
                                     uint64_t index, Location loc) {
  if (index >= reader->num_props)
    reader_fail(reader, "Properties idx out-of-bound for %.*s",
                STR_ARGS(name->def->name));
  ReadProps *known = &reader->props[index];
  if (known->def == name->def)
    return known->props;
  PropsReader props = {reader, name, loc, known->bytes};
  const Attribute **slots = alloc_props(reader, name->def);
  fill_props(&props, slots);
  if (!name->def->is_unregistered) {
    set_initial_props(&props, slots);
    complete_segments(&props, slots);
  }
  known->def = name->def;
  known->props = slots;
  return slots;
}

/// Moves the entries that no property takes to the front of `entries`, and
/// gives their number.
static size_t set_named_props(const PropsReader *props, const Attribute **slots,
                              NamedAttribute *entries, size_t count,
                              bool by_old_name) {
  size_t num_left = 0;
  for (size_t i = 0; i < count; i++)
    if (!set_named_prop(props, slots, &entries[i], by_old_name))
      entries[num_left++] = entries[i];
  return num_left;
}

static SplitAttrs split(PropsReader *props, const DictionaryAttr *dictionary) {
  Reader *reader = props->reader;
  const OpDef *def = props->name->def;
  const Attribute **slots = alloc_props(reader, def);
  size_t size = dictionary ? dictionary->size : 0;
  NamedAttribute *left = arena_alloc(&reader->arena, size * sizeof *left);
  if (size)
    memcpy(left, dictionary->entries, size * sizeof *left);
  if (!def->is_unregistered) {
    size = set_named_props(props, slots, left, size, false);
    size = set_named_props(props, slots, left, size, true);
    set_initial_props(props, slots);
    complete_segments(props, slots);
  }
  const Attribute *attrs =
      size ? dictionary_attr_get(reader->ctx, left, size) : NULL;
  return (SplitAttrs){def, slots, attrs};
}

const SplitAttrs *reader_split_attrs(Reader *reader, const ReadOpName *name,
                                     uint64_t index, Location loc) {
  if (!reader->split_attrs)
    reader->split_attrs = arena_alloc_zero(
        &reader->arena, (reader->num_attrs + 1) * sizeof(SplitAttrs));
  // An operation without attributes comes after those with some.
  SplitAttrs *known =
      &reader
           ->split_attrs[index < reader->num_attrs ? index : reader->num_attrs];
  if (known->def == name->def)
    return known;
  const Attribute *attr =
      index == UINT64_MAX ? NULL : reader_attr(reader, index);
  if (attr && !attr_as_dictionary(attr))
    reader_fail_attr(reader,
                     "expected attribute of type: mlir::DictionaryAttr, but "
                     "got: ",
                     attr);
  PropsReader props = {.reader = reader, .name = name, .loc = loc};
  *known = split(&props, attr_as_dictionary(attr));
  return known;
}
