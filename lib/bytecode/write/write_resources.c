// SPDX-License-Identifier: Apache-2.0
// Resources: data that the IR names. A dialect's resources are written if they
// are used, other ones (`external_resources`) always.
#include "bytecode/write/writer_internal.h"
#include "support/ascii.h"

typedef struct ResourceEntry {
  StringRef key;
  ResourceKind kind;
  size_t size;
} ResourceEntry;

typedef struct ResourceWriter {
  BytecodeWriter *writer;
  Emitter data;
  Emitter offsets;
  VECTOR(ResourceEntry) group; ///< Entries of the group so far.
  size_t end;                  ///< Where the previous entry's data ends.
} ResourceWriter;

static const Resource *dialect_resource(const BytecodeWriter *writer,
                                        StringRef dialect, StringRef key) {
  return context_resource(writer->ctx, STR("dialect_resources"), dialect, key);
}

/// Resources with data come first, in the order of their first use.
static void number_dialect(BytecodeWriter *writer, BytecodeDialect *dialect,
                           uint64_t *next) {
  for (int has_data = 1; has_data >= 0; has_data--)
    for (size_t i = 0; i < dialect->resources.size; i++) {
      StringRef key = dialect->resources.data[i];
      if ((dialect_resource(writer, dialect->name, key) != NULL) == has_data)
        string_map_set(&dialect->resource_numbers, key,
                       (void *)(uintptr_t)++ * next);
    }
}

void bytecode_number_resources(BytecodeWriter *writer) {
  uint64_t next = 0;
  for (size_t i = 0; i < writer->dialects.size; i++)
    number_dialect(writer, &writer->dialects.data[i], &next);
}

/// The bytes of `"0x…"`.
static void decode_hex(StringRef text, Stream *out) {
  for (size_t i = 3; i + 2 < text.size; i += 2)
    stream_char(out, (char)hex_byte_value(&text.data[i]));
}

/// The first four bytes say how the others are to be aligned.
static void write_blob(ResourceWriter *resources, StringRef text) {
  Stream bytes = {0};
  decode_hex(text, &bytes);
  uint32_t alignment = 0;
  for (unsigned i = 0; i < 4 && i < bytes.size; i++)
    alignment |= (uint32_t)(unsigned char)bytes.data[i] << (8 * i);
  StringRef data = string_ref_drop(stream_view(&bytes), 4);
  emit_varint(&resources->data, alignment);
  emit_varint(&resources->data, data.size);
  emit_padding(&resources->data, alignment);
  emit_bytes(&resources->data, data);
  stream_free(&bytes);
}

static ResourceKind resource_kind(StringRef text) {
  if (!text.size || text.data[0] != '"')
    return RESOURCE_BOOL;
  return string_ref_starts_with(text, STR("\"0x")) ? RESOURCE_BLOB
                                                   : RESOURCE_STRING;
}

/// Ends the entry `key`, whose data was written.
static void end_entry(ResourceWriter *resources, StringRef key,
                      ResourceKind kind) {
  size_t end = resources->data.bytes.size;
  VECTOR_PUSH(&resources->group,
              (ResourceEntry){key, kind, end - resources->end});
  resources->end = end;
}

static void write_resource(ResourceWriter *resources,
                           const Resource *resource) {
  BytecodeWriter *writer = resources->writer;
  ResourceKind kind = resource_kind(resource->text);
  StringRef text = resource->text;
  if (!writer->options.elides_resources)
    switch (kind) {
    case RESOURCE_BLOB:
      write_blob(resources, text);
      break;
    case RESOURCE_BOOL:
      emit_byte(&resources->data, string_ref_equals(text, STR("true")));
      break;
    case RESOURCE_STRING:
      emit_varint(
          &resources->data,
          string_number(writer, string_unescape(
                                    &writer->arena,
                                    string_ref(text.data + 1, text.size - 2))));
      break;
    }
  end_entry(resources, resource->key, kind);
}

static void write_group(ResourceWriter *resources, uint64_t group) {
  emit_varint(&resources->offsets, group);
  emit_varint(&resources->offsets, resources->group.size);
  for (size_t i = 0; i < resources->group.size; i++) {
    const ResourceEntry *entry = &resources->group.data[i];
    emit_varint(&resources->offsets,
                string_number(resources->writer, entry->key));
    emit_varint(&resources->offsets, entry->size);
    emit_byte(&resources->offsets, entry->kind);
  }
  resources->group.size = 0;
}

/// Is this the first of a group of external resources?
static bool begins_group(const Context *ctx, size_t index) {
  const Resource *resource = context_resource_at(ctx, index);
  if (!string_ref_equals(resource->section, STR("external_resources")))
    return false;
  for (size_t i = index; i-- > 0;) {
    const Resource *other = context_resource_at(ctx, i);
    if (string_ref_equals(other->section, resource->section))
      return !string_ref_equals(other->group, resource->group);
  }
  return true;
}

static void write_external(ResourceWriter *resources) {
  const Context *ctx = resources->writer->ctx;
  size_t count = context_num_resources(ctx), num_groups = 0;
  for (size_t i = 0; i < count; i++)
    num_groups += begins_group(ctx, i);
  emit_varint(&resources->offsets, num_groups);
  StringRef open = {0};
  for (size_t i = 0; i < count; i++) {
    const Resource *resource = context_resource_at(ctx, i);
    if (!string_ref_equals(resource->section, STR("external_resources")))
      continue;
    if (open.data && !string_ref_equals(open, resource->group))
      write_group(resources, string_number(resources->writer, open));
    open = resource->group;
    write_resource(resources, resource);
  }
  if (open.data)
    write_group(resources, string_number(resources->writer, open));
}

static void write_dialect(ResourceWriter *resources, uint64_t number) {
  BytecodeWriter *writer = resources->writer;
  const BytecodeDialect *dialect = &writer->dialects.data[number];
  for (int has_data = 1; has_data >= 0; has_data--)
    for (size_t i = 0; i < dialect->resources.size; i++) {
      StringRef key = dialect->resources.data[i];
      const Resource *resource = dialect_resource(writer, dialect->name, key);
      if ((resource != NULL) != has_data)
        continue;
      if (resource)
        write_resource(resources, resource);
      else
        end_entry(resources, key, RESOURCE_BLOB);
    }
  if (resources->group.size)
    write_group(resources, number);
}

void bytecode_write_resources(BytecodeWriter *writer, Emitter *out) {
  ResourceWriter resources = {.writer = writer};
  write_external(&resources);
  for (size_t i = 0; i < writer->dialects.size; i++)
    write_dialect(&resources, i);
  emit_section(out, SECTION_RESOURCE_OFFSETS, &resources.offsets);
  emit_section(out, SECTION_RESOURCES, &resources.data);
  VECTOR_FREE(&resources.group);
}
