// SPDX-License-Identifier: Apache-2.0
// Properties of operations. Equal ones are written once. Before version 5 they
// are among the attributes.
#include "bytecode/props.h"
#include "bytecode/write/writer_internal.h"
#include "ir/definitions/prop_def.h"
#include "parser/parser.h"

static const PropPlan *plan_of(BytecodeWriter *writer, const OpDef *def) {
  void **slot = ptr_map_slot(&writer->plans, def);
  if (!*slot) {
    PropPlan *plan = arena_alloc(&writer->arena, sizeof *plan);
    prop_plan_init(plan, def, writer->options.version);
    *slot = plan;
  }
  return *slot;
}

/// The attribute that is written as `text`.
static const Attribute *attr_of_text(BytecodeWriter *writer, StringRef text) {
  const Attribute *attr = string_map_get(&writer->default_attrs, text);
  if (attr)
    return attr;
  attr = parse_attribute(writer->ctx, text);
  assert(attr && "the text of a default value");
  StringRef key =
      string_ref(arena_copy(&writer->arena, text.data, text.size), text.size);
  string_map_set(&writer->default_attrs, key, (void *)(uintptr_t)attr);
  return attr;
}

/// The default of an empty slot, which upstream writes out; NULL: none.
static const Attribute *default_attr(BytecodeWriter *writer,
                                     const Operation *op, const PropDef *prop) {
  if (op->def->uses_old_names && op->def->uses_old_names(op))
    return NULL;
  if (!prop->default_print)
    return prop->default_text
               ? attr_of_text(writer, string_ref_from_cstr(prop->default_text))
               : NULL;
  Stream text = {0};
  prop->default_print(op, &text);
  const Attribute *attr = attr_of_text(writer, stream_view(&text));
  stream_free(&text);
  return attr;
}

/// The value that upstream would have in `slot`.
static const Attribute *written_prop(BytecodeWriter *writer,
                                     const Operation *op, unsigned slot) {
  const Attribute *value = slot < op->num_props ? op_prop(op, slot) : NULL;
  return value ? value : default_attr(writer, op, &op->def->props[slot]);
}

static void put_sizes_densely(EntryWriter *entry, const int32_t *sizes,
                              uint32_t count) {
  put_varint(entry, (uint64_t)count << 1);
  for (uint32_t i = 0; i < count; i++)
    put_varint(entry, (uint64_t)(int64_t)sizes[i]);
}

/// Follows mlir::DialectBytecodeWriter::writeSparseArray: if at most half of
/// the sizes are not 0, a pair for each of these.
static void put_sizes(EntryWriter *entry, const int32_t *sizes,
                      uint32_t count) {
  uint32_t num_used = 0, last = 0;
  for (uint32_t i = 0; i < count; i++)
    if (sizes[i]) {
      num_used++;
      last = i;
    }
  if (last > 256 || num_used > count / 2) {
    put_sizes_densely(entry, sizes, count);
    return;
  }
  put_varint(entry, (uint64_t)num_used << 1 | 1);
  if (!num_used)
    return;
  unsigned index_bits = 0;
  while ((uint32_t)1 << index_bits < last + 1)
    index_bits++;
  put_varint(entry, index_bits);
  for (uint32_t i = 0; i <= last; i++)
    if (sizes[i])
      put_varint(entry, (uint64_t)(int64_t)sizes[i] << index_bits | i);
}

static void put_segments(EntryWriter *entry, const Operation *op,
                         unsigned slot) {
  BytecodeWriter *writer = entry->writer;
  const DenseArrayAttr *array =
      attr_as_dense_array(written_prop(writer, op, slot));
  uint32_t count = prop_num_segments(op->def, slot);
  int32_t sizes[UINT8_MAX] = {0};
  for (uint32_t i = 0; array && i < array->size && i < count; i++)
    memcpy(&sizes[i], (const char *)array->data + i * sizeof *sizes,
           sizeof *sizes);
  if (writer->options.version >= BYTECODE_SEGMENT_PROPERTIES)
    put_sizes(entry, sizes, count);
  else
    put_attr(entry, dense_i32_array_attr_get(writer->ctx, sizes, count));
}

/// An attribute that upstream requires, but that an older spelling lacks, gets
/// the index after the last.
static void put_required(EntryWriter *entry, const Attribute *attr) {
  if (attr)
    put_attr(entry, attr);
  else
    put_varint(entry, entry->writer->attrs.entries.size);
}

static void put_property(EntryWriter *entry, const Operation *op,
                         PropStep step) {
  int64_t number = 0;
  switch (step.kind) {
  case PROP_REQUIRED:
    put_required(entry, written_prop(entry->writer, op, step.slot));
    return;
  case PROP_OPTIONAL:
    put_optional_attr(entry, written_prop(entry->writer, op, step.slot));
    return;
  case PROP_NUMBER:
    if (op_prop(op, step.slot))
      attr_integer_value(op_prop(op, step.slot), &number);
    put_varint(entry, (uint64_t)number);
    return;
  case PROP_SEGMENTS:
    put_segments(entry, op, step.slot);
    return;
  }
  unreachable("kind of property");
}

void put_properties(EntryWriter *entry, const Operation *op) {
  if (!op->def->num_props)
    return;
  const PropPlan *plan = plan_of(entry->writer, op->def);
  for (unsigned i = 0; i < plan->count; i++)
    put_property(entry, op, plan->steps[i]);
}

bool properties_number(BytecodeWriter *writer, const Operation *op,
                       uint64_t *number) {
  Emitter bytes = {0};
  EntryWriter entry = {.writer = writer, .out = &bytes};
  if (op->def->is_unregistered) {
    if (!op->num_props || !op_prop(op, 0))
      return false;
    put_attr(&entry, op_prop(op, 0));
  } else if (op->def->num_props) {
    put_properties(&entry, op);
  } else {
    return false;
  }
  StringRef text = stream_view(&bytes.bytes);
  void *known = string_map_get(&writer->prop_numbers, text);
  if (!known) {
    text =
        string_ref(arena_copy(&writer->arena, text.data, text.size), text.size);
    VECTOR_PUSH(&writer->props, text);
    known = (void *)(uintptr_t)writer->props.size;
    string_map_set(&writer->prop_numbers, text, known);
  }
  emitter_free(&bytes);
  *number = (uintptr_t)known - 1;
  return true;
}

/// Attributes and properties in one dictionary, as before version 5.
static const Attribute *merged_attrs(BytecodeWriter *writer,
                                     const Operation *op) {
  VECTOR(NamedAttribute) entries = {0};
  const DictionaryAttr *attrs = attr_as_dictionary(op->attrs);
  for (size_t i = 0; attrs && i < attrs->size; i++)
    VECTOR_PUSH(&entries, attrs->entries[i]);
  for (unsigned i = 0; i < op->def->num_props; i++) {
    const PropDef *prop = &op->def->props[i];
    const Attribute *value = written_prop(writer, op, i);
    if (value && !prop->is_no_attribute)
      VECTOR_PUSH(&entries, (NamedAttribute){prop->name, value});
  }
  const Attribute *merged =
      entries.size
          ? dictionary_attr_get(writer->ctx, entries.data, entries.size)
          : NULL;
  VECTOR_FREE(&entries);
  return merged;
}

const Attribute *op_written_attrs(BytecodeWriter *writer, const Operation *op) {
  return writer->options.version >= BYTECODE_PROPERTIES ||
                 op->def->is_unregistered
             ? op->attrs
             : merged_attrs(writer, op);
}
