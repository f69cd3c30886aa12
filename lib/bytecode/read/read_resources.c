// SPDX-License-Identifier: Apache-2.0
// Resources. They become text in the Context, like those of a text file.
#include "bytecode/read/reader_internal.h"

typedef struct ResourceReader {
  Reader *reader;
  Cursor offsets;
  Cursor data;
  Stream text;
} ResourceReader;

static void read_blob(ResourceReader *resources, Cursor data) {
  Reader *reader = resources->reader;
  uint64_t alignment = read_varint(reader, &data);
  uint64_t size = read_varint(reader, &data);
  read_padding(reader, &data, alignment);
  Cursor bytes = read_bytes(reader, &data, size);
  resource_write_blob(&resources->text, (uint32_t)alignment, bytes.at,
                      (size_t)(bytes.end - bytes.at));
}

/// The text of the resource with these bytes.
static void read_value(ResourceReader *resources, unsigned kind, Cursor data) {
  Reader *reader = resources->reader;
  resources->text.size = 0;
  switch (kind) {
  case RESOURCE_BLOB:
    read_blob(resources, data);
    return;
  case RESOURCE_BOOL:
    stream_cstr(&resources->text, read_byte(reader, &data) ? "true" : "false");
    return;
  case RESOURCE_STRING:
    stream_quoted(&resources->text, read_string(reader, &data));
    return;
  default:
    reader_fail(reader, "unknown resource kind: %u", kind);
  }
}

/// Reads the resources of a group. A dialect's resources are numbered.
static void read_group(ResourceReader *resources, StringRef section,
                       StringRef group, bool is_dialect) {
  Reader *reader = resources->reader;
  uint64_t count = read_count(reader, &resources->offsets);
  for (uint64_t i = 0; i < count; i++) {
    StringRef key = read_string(reader, &resources->offsets);
    uint64_t size = read_varint(reader, &resources->offsets);
    unsigned kind = read_byte(reader, &resources->offsets);
    Cursor data = read_bytes(reader, &resources->data, size);
    if (is_dialect)
      VECTOR_PUSH(&reader->resources, (ResourceKey){key});
    if (!size) // Its data was left out.
      continue;
    read_value(resources, kind, data);
    context_set_resource(reader->ctx, section, group, key,
                         stream_view(&resources->text));
  }
}

static void read_groups(ResourceReader *resources) {
  Reader *reader = resources->reader;
  uint64_t count = read_count(reader, &resources->offsets);
  for (uint64_t i = 0; i < count; i++)
    read_group(resources, STR("external_resources"),
               read_string(reader, &resources->offsets), false);
  while (resources->offsets.at < resources->offsets.end) {
    uint64_t dialect = read_varint(reader, &resources->offsets);
    if (dialect >= reader->num_dialects)
      reader_fail(reader, "invalid dialect index: %llu",
                  (unsigned long long)dialect);
    reader_check_dialect(reader, (uint32_t)dialect);
    read_group(resources, STR("dialect_resources"),
               reader->dialects[dialect].name, true);
  }
}

void read_resources(Reader *reader) {
  if (!reader->has_section[SECTION_RESOURCE_OFFSETS])
    return;
  if (!reader->has_section[SECTION_RESOURCES])
    reader_fail(reader, "unexpected resource offset section when resource "
                        "section is not present");
  ResourceReader *resources =
      arena_alloc_zero(&reader->arena, sizeof *resources);
  resources->reader = reader;
  resources->offsets = reader->sections[SECTION_RESOURCE_OFFSETS];
  resources->data = reader->sections[SECTION_RESOURCES];
  reader->resource_text = &resources->text;
  read_groups(resources);
}
