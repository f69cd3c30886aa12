// SPDX-License-Identifier: Apache-2.0
#include "bytecode/writer.h"

#include "bytecode/write/writer_internal.h"
#include "ir/print/printer.h"

/// The producer that mlir-opt 22 writes, so that files are equal.
static const char producer[] = "MLIR22.1.8";

/// Entries in groups of one dialect.
static size_t group_end(const EntryTable *table, size_t begin) {
  size_t end = begin;
  while (end < table->entries.size &&
         table->entries.data[end].dialect == table->entries.data[begin].dialect)
    end++;
  return end;
}

static void begin_group(const EntryTable *table, Emitter *out, size_t begin) {
  emit_varint(out, table->entries.data[begin].dialect);
  emit_varint(out, group_end(table, begin) - begin);
}

/// The name after the dialect's prefix; empty if there is no dot, for it is the
/// dialect's.
static StringRef name_in_dialect(const OpDef *def) {
  size_t dot = string_ref_find(def->name, '.');
  return string_ref_drop(def->name, dot == SIZE_MAX ? dot : dot + 1);
}

static void write_op_name(BytecodeWriter *writer, Emitter *out,
                          const OpDef *def) {
  uint64_t name = string_number(writer, name_in_dialect(def));
  if (writer->options.version < BYTECODE_PROPERTIES)
    emit_varint(out, name);
  else
    emit_flagged_varint(out, name, !def->is_unregistered);
}

static void write_dialects(BytecodeWriter *writer, Emitter *out) {
  Emitter section = {0};
  unsigned version = writer->options.version;
  emit_varint(&section, writer->dialects.size);
  for (size_t i = 0; i < writer->dialects.size; i++) {
    uint64_t name = string_number(writer, writer->dialects.data[i].name);
    if (version < BYTECODE_DIALECT_VERSIONS)
      emit_varint(&section, name);
    else
      emit_flagged_varint(&section, name, false);
  }
  const EntryTable *names = &writer->op_names;
  if (version >= BYTECODE_ELIDED_ARGUMENT_LOCATIONS)
    emit_varint(&section, names->entries.size);
  for (size_t i = 0; i < names->entries.size;) {
    begin_group(names, &section, i);
    for (size_t end = group_end(names, i); i < end; i++)
      write_op_name(
          writer, &section,
          (const void *)(uintptr_t)names->entries.data[i].entity.bits);
  }
  emit_section(out, SECTION_DIALECTS, &section);
}

static void write_text(Emitter *out, Entity entity) {
  const void *object = (const void *)(uintptr_t)entity.bits;
  if (entity.kind == ENTITY_TYPE)
    type_print(&out->bytes, object);
  else
    attr_print(&out->bytes, object);
  emit_byte(out, 0);
}

static void write_table(BytecodeWriter *writer, const EntryTable *table,
                        Emitter *data, Emitter *offsets) {
  EntryWriter entry = {.writer = writer, .out = data};
  for (size_t i = 0; i < table->entries.size;) {
    begin_group(table, offsets, i);
    for (size_t end = group_end(table, i); i < end; i++) {
      Entity entity = table->entries.data[i].entity;
      size_t begin = data->bytes.size;
      bool is_encoded = put_entry(&entry, entity);
      if (!is_encoded)
        write_text(data, entity);
      emit_flagged_varint(offsets, data->bytes.size - begin, is_encoded);
    }
  }
}

static void write_entries(BytecodeWriter *writer, Emitter *out) {
  Emitter data = {0}, offsets = {0};
  emit_varint(&offsets, writer->attrs.entries.size);
  emit_varint(&offsets, writer->types.entries.size);
  write_table(writer, &writer->attrs, &data, &offsets);
  write_table(writer, &writer->types, &data, &offsets);
  emit_section(out, SECTION_ENTRY_OFFSETS, &offsets);
  emit_section(out, SECTION_ENTRIES, &data);
}

/// Lengths are written in reverse order.
static void write_strings(const BytecodeWriter *writer, Emitter *out) {
  Emitter section = {0};
  size_t count = writer->strings.size;
  emit_varint(&section, count);
  for (size_t i = count; i-- > 0;)
    emit_varint(&section, writer->strings.data[i].size + 1);
  for (size_t i = 0; i < count; i++) {
    emit_bytes(&section, writer->strings.data[i]);
    emit_byte(&section, 0);
  }
  emit_section(out, SECTION_STRINGS, &section);
}

static void write_properties(const BytecodeWriter *writer, Emitter *out) {
  if (writer->options.version < BYTECODE_PROPERTIES)
    return;
  Emitter section = {0};
  emit_varint(&section, writer->props.size);
  for (size_t i = 0; i < writer->props.size; i++) {
    emit_varint(&section, writer->props.data[i].size);
    emit_bytes(&section, writer->props.data[i]);
  }
  emit_section(out, SECTION_PROPERTIES, &section);
}

static void entry_table_free(EntryTable *table) {
  VECTOR_FREE(&table->entries);
  ptr_map_free(&table->numbers);
}

static void writer_free(BytecodeWriter *writer) {
  entry_table_free(&writer->attrs);
  entry_table_free(&writer->types);
  entry_table_free(&writer->op_names);
  for (size_t i = 0; i < writer->dialects.size; i++) {
    VECTOR_FREE(&writer->dialects.data[i].resources);
    string_map_free(&writer->dialects.data[i].resource_numbers);
  }
  VECTOR_FREE(&writer->dialects);
  string_map_free(&writer->dialect_numbers);
  VECTOR_FREE(&writer->ops);
  VECTOR_FREE(&writer->blocks);
  VECTOR_FREE(&writer->strings);
  string_map_free(&writer->string_numbers);
  ptr_map_free(&writer->plans);
  string_map_free(&writer->default_attrs);
  VECTOR_FREE(&writer->props);
  string_map_free(&writer->prop_numbers);
  ptr_map_free(&writer->file_names);
  arena_free(&writer->arena);
}

void bytecode_write(Context *ctx, Operation *op, const BytecodeOptions *options,
                    Stream *out) {
  BytecodeWriter writer = {.ctx = ctx, .options = *options};
  arena_init(&writer.arena);
  bytecode_number(&writer, op);
  Emitter file = {.bytes = *out, .begin = out->size};
  emit_bytes(&file, STR(BYTECODE_MAGIC));
  emit_varint(&file, options->version);
  emit_bytes(&file, string_ref(producer, sizeof producer));
  write_dialects(&writer, &file);
  write_entries(&writer, &file);
  bytecode_write_ir(&writer, op, &file);
  bytecode_write_resources(&writer, &file);
  write_strings(&writer, &file);
  write_properties(&writer, &file);
  *out = file.bytes;
  writer_free(&writer);
}
