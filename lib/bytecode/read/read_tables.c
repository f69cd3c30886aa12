// SPDX-License-Identifier: Apache-2.0
// Strings, dialects, names of operations, and the places of attributes, types
// and properties.
#include "bytecode/read/reader_internal.h"

static void *alloc_table(Reader *reader, size_t count, size_t size) {
  return arena_alloc_zero(&reader->arena, count * size);
}

static void read_strings(Reader *reader) {
  Cursor bytes = reader->sections[SECTION_STRINGS];
  size_t count = read_count(reader, &bytes);
  reader->strings = alloc_table(reader, count, sizeof *reader->strings);
  reader->num_strings = count;
  const unsigned char *at = bytes.end;
  for (size_t i = count; i-- > 0;) {
    uint64_t size = read_varint(reader, &bytes);
    if (!size || bytes.at > at || size > (size_t)(at - bytes.at))
      reader_fail(reader, "string size exceeds the available data size");
    at -= size;
    reader->strings[i] = string_ref((const char *)at, size - 1);
  }
  if (at != bytes.at)
    reader_fail(reader, "unexpected trailing data between the offsets for "
                        "strings and their data");
}

static void read_dialect_name(Reader *reader, Cursor *bytes,
                              ReadDialect *dialect) {
  if (reader->version < BYTECODE_DIALECT_VERSIONS) {
    dialect->name = read_string(reader, bytes);
    return;
  }
  bool has_version;
  uint64_t name = read_flagged_varint(reader, bytes, &has_version);
  if (name >= reader->num_strings)
    reader_fail(reader, "invalid string index: %llu", (unsigned long long)name);
  dialect->name = reader->strings[name];
  if (!has_version)
    return;
  unsigned id;
  read_section(reader, bytes, &id); // No dialect here has versions.
  if (id != SECTION_DIALECT_VERSION)
    reader_fail(reader, "expected dialect version section");
}

static uint32_t read_dialect(Reader *reader, Cursor *bytes) {
  uint64_t dialect = read_varint(reader, bytes);
  if (dialect >= reader->num_dialects)
    reader_fail(reader, "invalid dialect index: %llu",
                (unsigned long long)dialect);
  return (uint32_t)dialect;
}

static void read_op_name(Reader *reader, Cursor *bytes, uint32_t dialect) {
  ReadOpName name = {.dialect = dialect, .was_registered = true};
  uint64_t index =
      reader->version < BYTECODE_PROPERTIES
          ? read_varint(reader, bytes)
          : read_flagged_varint(reader, bytes, &name.was_registered);
  if (index >= reader->num_strings)
    reader_fail(reader, "invalid string index: %llu",
                (unsigned long long)index);
  name.name = reader->strings[index];
  VECTOR_PUSH(&reader->op_names, name);
}

static void read_dialects(Reader *reader) {
  Cursor bytes = reader->sections[SECTION_DIALECTS];
  size_t count = read_count(reader, &bytes);
  reader->dialects = alloc_table(reader, count, sizeof *reader->dialects);
  reader->num_dialects = count;
  for (size_t i = 0; i < count; i++)
    read_dialect_name(reader, &bytes, &reader->dialects[i]);
  if (reader->version >= BYTECODE_ELIDED_ARGUMENT_LOCATIONS)
    read_varint(reader, &bytes); // The number of names.
  while (bytes.at < bytes.end) {
    uint32_t dialect = read_dialect(reader, &bytes);
    uint64_t num_names = read_varint(reader, &bytes);
    for (uint64_t i = 0; i < num_names; i++)
      read_op_name(reader, &bytes, dialect);
  }
}

void reader_check_dialect(Reader *reader, uint32_t index) {
  ReadDialect *dialect = &reader->dialects[index];
  if (dialect->is_known)
    return;
  if (!context_allows_unregistered_dialects(reader->ctx) &&
      !context_dialect(reader->ctx, dialect->name))
    reader_fail(reader,
                "dialect '%.*s' is unknown. If this is intended, please call "
                "allowUnregisteredDialects() on the MLIRContext, or use "
                "-allow-unregistered-dialect with the MLIR tool used.",
                STR_ARGS(dialect->name));
  dialect->is_known = true;
}

static void read_properties(Reader *reader) {
  Cursor bytes = reader->sections[SECTION_PROPERTIES];
  if (!reader->has_section[SECTION_PROPERTIES] || bytes.at == bytes.end)
    return;
  size_t count = read_count(reader, &bytes);
  reader->props = alloc_table(reader, count, sizeof *reader->props);
  reader->num_props = count;
  for (size_t i = 0; i < count; i++) {
    uint64_t size = read_varint(reader, &bytes);
    reader->props[i].bytes = read_bytes(reader, &bytes, size);
  }
  if (bytes.at < bytes.end)
    reader_fail(reader,
                "Broken properties section: didn't exhaust the offsets table");
}

/// Entries of one kind, in groups of a dialect.
static void read_offsets(Reader *reader, Cursor *offsets, Cursor *data,
                         ReadEntry *entries, size_t count) {
  for (size_t i = 0; i < count;) {
    uint32_t dialect = read_dialect(reader, offsets);
    uint64_t size = read_varint(reader, offsets);
    for (uint64_t j = 0; j < size && i < count; j++, i++) {
      bool is_encoded;
      uint64_t bytes = read_flagged_varint(reader, offsets, &is_encoded);
      if (bytes > cursor_size(data))
        reader_fail(reader, "Attribute or Type entry offset points past the "
                            "end of section");
      entries[i] = (ReadEntry){.data = data->at,
                               .size = bytes,
                               .dialect = dialect,
                               .is_encoded = is_encoded};
      data->at += bytes;
    }
  }
}

void read_entry_table(Reader *reader) {
  Cursor offsets = reader->sections[SECTION_ENTRY_OFFSETS];
  Cursor data = reader->sections[SECTION_ENTRIES];
  reader->num_attrs = read_count(reader, &offsets);
  reader->num_types = read_count(reader, &offsets);
  reader->attrs = alloc_table(reader, reader->num_attrs, sizeof *reader->attrs);
  reader->types = alloc_table(reader, reader->num_types, sizeof *reader->types);
  read_offsets(reader, &offsets, &data, reader->attrs, reader->num_attrs);
  read_offsets(reader, &offsets, &data, reader->types, reader->num_types);
  if (offsets.at < offsets.end)
    reader_fail(
        reader,
        "unexpected trailing data in the Attribute/Type offset section");
}

void read_tables(Reader *reader) {
  read_strings(reader);
  read_properties(reader);
  read_dialects(reader);
  read_resources(reader);
  read_entry_table(reader);
}
