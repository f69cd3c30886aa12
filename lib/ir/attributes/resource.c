// SPDX-License-Identifier: Apache-2.0
// Resources of a file: kept as text, by section, group and key.
#include "ir/context_internal.h"
#include "support/ascii.h"
#include "support/stream.h"

/// `section:group:key` in `arena`; none of them holds a NUL, which separates.
static StringRef resource_path(Arena *arena, StringRef section, StringRef group,
                               StringRef key) {
  size_t size = section.size + group.size + key.size + 2;
  char *text = arena_alloc(arena, size);
  char *at = text;
  const StringRef parts[] = {section, group, key};
  for (size_t i = 0; i < ARRAY_LENGTH(parts); i++) {
    if (i)
      *at++ = '\0';
    if (parts[i].size)
      memcpy(at, parts[i].data, parts[i].size);
    at += parts[i].size;
  }
  return string_ref(text, size);
}

static StringRef copy_text(Arena *arena, StringRef text) {
  return string_ref(arena_copy_text(arena, text.data, text.size), text.size);
}

void context_set_resource(Context *ctx, StringRef section, StringRef group,
                          StringRef key, StringRef text) {
  SharedContext *shared = ctx->shared;
  shared_lock(shared, &shared->lists_mutex);
  Arena *arena = &shared->resource_arena;
  StringRef path = resource_path(arena, section, group, key);
  void **slot = string_map_slot(&shared->resources_by_path, path);
  Resource *resource = *slot;
  if (!resource) {
    resource = arena_alloc(arena, sizeof *resource);
    *resource = (Resource){copy_text(arena, section), copy_text(arena, group),
                           copy_text(arena, key), copy_text(arena, text),
                           shared->resources.size};
    VECTOR_PUSH(&shared->resources, resource);
  } else if (!string_ref_equals(resource->text, text)) {
    // Another thread may be reading the old one.
    Resource *changed = arena_copy(arena, resource, sizeof *resource);
    changed->text = copy_text(arena, text);
    shared->resources.data[changed->index] = resource = changed;
  }
  *slot = resource;
  shared_unlock(shared, &shared->lists_mutex);
}

const Resource *context_resource(const Context *ctx, StringRef section,
                                 StringRef group, StringRef key) {
  SharedContext *shared = ctx->shared;
  shared_lock(shared, &shared->lists_mutex);
  ArenaMark mark = arena_mark(&shared->resource_arena);
  StringRef path = resource_path(&shared->resource_arena, section, group, key);
  const Resource *resource = string_map_get(&shared->resources_by_path, path);
  arena_rewind(&shared->resource_arena, mark);
  shared_unlock(shared, &shared->lists_mutex);
  return resource;
}

void context_drop_resources(Context *ctx, StringRef section, StringRef group) {
  SharedContext *shared = ctx->shared;
  shared_lock(shared, &shared->lists_mutex);
  size_t kept = 0;
  for (size_t i = 0; i < shared->resources.size; i++) {
    Resource *resource = shared->resources.data[i];
    if (string_ref_equals(resource->section, section) &&
        string_ref_equals(resource->group, group)) {
      StringRef path =
          resource_path(&shared->resource_arena, section, group, resource->key);
      *string_map_slot(&shared->resources_by_path, path) = NULL;
    } else {
      resource->index = kept;
      shared->resources.data[kept++] = resource;
    }
  }
  shared->resources.size = kept;
  shared_unlock(shared, &shared->lists_mutex);
}

void context_forget_resources(Context *ctx) {
  SharedContext *shared = ctx->shared;
  string_map_free(&shared->resources_by_path);
  shared->resources_by_path = (StringMap){0};
  shared->resources.size = 0;
  arena_clear(&shared->resource_arena);
}

size_t context_num_resources(const Context *ctx) {
  SharedContext *shared = ctx->shared;
  shared_lock(shared, &shared->lists_mutex);
  size_t count = shared->resources.size;
  shared_unlock(shared, &shared->lists_mutex);
  return count;
}

const Resource *context_resource_at(const Context *ctx, size_t index) {
  SharedContext *shared = ctx->shared;
  shared_lock(shared, &shared->lists_mutex);
  const Resource *resource = shared->resources.data[index];
  shared_unlock(shared, &shared->lists_mutex);
  return resource;
}

//===- Bytes --------------------------------------------------------------===//

enum { BLOB_ALIGNMENT_SIZE = 4 };

void resource_write_blob(Stream *text, uint32_t alignment, const void *bytes,
                         size_t size) {
  const unsigned char *from = bytes;
  stream_cstr(text, "\"0x");
  for (unsigned i = 0; i < BLOB_ALIGNMENT_SIZE; i++)
    stream_hex_byte(text, (unsigned char)(alignment >> (8 * i)));
  for (size_t i = 0; i < size; i++)
    stream_hex_byte(text, from[i]);
  stream_char(text, '"');
}

bool resource_read_blob(StringRef text, size_t offset, void *bytes,
                        size_t size) {
  static const StringRef start = STR_INIT("\"0x");
  unsigned char *to = bytes;
  size_t at = start.size + 2 * BLOB_ALIGNMENT_SIZE;
  if (!string_ref_starts_with(text, start) || text.size < at + 1)
    return false;
  size_t num_bytes = (text.size - 1 - at) / 2;
  if (offset > num_bytes || size > num_bytes - offset)
    return false;
  const char *digits = text.data + at + 2 * offset;
  for (size_t i = 0; i < size; i++, digits += 2) {
    if (!is_hex_digit(digits[0]) || !is_hex_digit(digits[1]))
      return false;
    to[i] = hex_byte_value(digits);
  }
  return true;
}
