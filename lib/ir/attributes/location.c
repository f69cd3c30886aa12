// SPDX-License-Identifier: Apache-2.0
// Locations: packed into 8 bytes if they are a place in a file, else interned.
#include "ir/attributes/location.h"

#include <assert.h>

#include "ir/context_internal.h"

enum {
  WIDE_COLUMN_BITS = 30,
  WIDE_LINE_BITS = 20,
  WIDE_FILE_BITS = 12,
  WIDE_LINE_SHIFT = LOCATION_COLUMN_SHIFT + WIDE_COLUMN_BITS,
  WIDE_FILE_SHIFT = WIDE_LINE_SHIFT + WIDE_LINE_BITS,
};
_Static_assert(WIDE_FILE_SHIFT + WIDE_FILE_BITS == 64,
               "a wide location is full");

static bool is_packed(Location loc) { return loc.bits & LOCATION_IS_PACKED; }

const LocationData *location_data(Location loc) {
  if (!loc.bits || is_packed(loc))
    return NULL;
  return (const LocationData *)(uintptr_t)loc.bits;
}

LocationKind location_kind(Location loc) {
  if (!loc.bits)
    return LOCATION_UNKNOWN;
  return is_packed(loc) ? LOCATION_FILE_LINE_COL : location_data(loc)->kind;
}

//===- Interning ----------------------------------------------------------===//

/// LocationData with its children elsewhere. The name is interned.
typedef struct LocationKey {
  LocationKind kind;
  uint32_t num_children;
  StringRef name;
  const Attribute *metadata;
  uint32_t line, column;
  uint32_t end_line, end_column;
  const Location *children;
  // Of the attribute:
  uint32_t hash;
  const Context *root;
} LocationKey;

/// The attribute is in front of the data.
const Attribute *location_data_attr(const LocationData *data) {
  const LocationAttr *attr = (const void *)data;
  return &attr[-1].base;
}

static bool data_equals(const void *object, const void *key) {
  const LocationData *data = object;
  const LocationKey *other = key;
  return data->kind == other->kind &&
         data->num_children == other->num_children &&
         data->name.data == other->name.data &&
         data->metadata == other->metadata && data->line == other->line &&
         data->column == other->column && data->end_line == other->end_line &&
         data->end_column == other->end_column &&
         (data->num_children == 0 ||
          memcmp(data->children, other->children,
                 data->num_children * sizeof(Location)) == 0);
}

static void *data_create(Arena *arena, const void *key) {
  const LocationKey *wanted = key;
  size_t size = wanted->num_children * sizeof(Location);
  LocationAttr *attr =
      arena_alloc(arena, sizeof *attr + sizeof(LocationData) + size);
  LocationData *data = (void *)(attr + 1);
  *attr = (LocationAttr){.base = {.kind = ATTR_LOCATION, .hash = wanted->hash},
                         .value = {(uint64_t)(uintptr_t)data},
                         .ctx = wanted->root};
  *data = (LocationData){.kind = wanted->kind,
                         .num_children = wanted->num_children,
                         .name = wanted->name,
                         .metadata = wanted->metadata,
                         .line = wanted->line,
                         .column = wanted->column,
                         .end_line = wanted->end_line,
                         .end_column = wanted->end_column};
  if (size)
    memcpy(data->children, wanted->children, size);
  return data;
}

static Location location_intern(Context *ctx, LocationKey *key) {
  uint64_t hash = intern_hash_begin(INTERN_LOCATION, key->kind);
  hash = hash_pointer(hash, key->name.data);
  hash = hash_pointer(hash, key->metadata);
  hash = hash_mix(hash, ((uint64_t)key->line << 32) | key->column);
  hash = hash_mix(hash, ((uint64_t)key->end_line << 32) | key->end_column);
  for (uint32_t i = 0; i < key->num_children; ++i)
    hash = hash_mix(hash, key->children[i].bits);
  hash = intern_hash_end(INTERN_LOCATION, hash);
  key->hash = (uint32_t)hash;
  key->root = ctx->shared->root;
  const void *object = context_intern(ctx, hash, data_equals, data_create, key);
  assert(!((uintptr_t)object & LOCATION_IS_PACKED));
  return (Location){(uint64_t)(uintptr_t)object};
}

//===- File, line, column -------------------------------------------------===//

uint32_t location_file_id(Context *ctx, StringRef file) {
  if (ctx->last_file.data && string_ref_equals(file, ctx->last_file))
    return ctx->last_file_id;
  SharedContext *shared = ctx->shared;
  StringRef name = context_intern_string(ctx, file);
  shared_lock(shared, &shared->lists_mutex);
  void **slot = string_map_slot(&shared->file_ids, name);
  if (!*slot) {
    VECTOR_PUSH(&shared->files, name);
    *slot = (void *)(uintptr_t)shared->files.size;
  }
  uint32_t id = (uint32_t)((uintptr_t)*slot - 1);
  shared_unlock(shared, &shared->lists_mutex);
  ctx->last_file = name;
  ctx->last_file_id = id;
  return id;
}

static StringRef file_name(const Context *ctx, uint32_t file_id) {
  SharedContext *shared = ctx->shared;
  shared_lock(shared, &shared->lists_mutex);
  assert(file_id < shared->files.size);
  StringRef name = shared->files.data[file_id];
  shared_unlock(shared, &shared->lists_mutex);
  return name;
}

Location location_from_large_numbers(Context *ctx, uint32_t file_id,
                                     uint32_t line, uint32_t column) {
  if (!(file_id >> WIDE_FILE_BITS || line >> WIDE_LINE_BITS ||
        column >> WIDE_COLUMN_BITS))
    return (Location){(uint64_t)file_id << WIDE_FILE_SHIFT |
                      (uint64_t)line << WIDE_LINE_SHIFT |
                      (uint64_t)column << LOCATION_COLUMN_SHIFT |
                      LOCATION_IS_WIDE | LOCATION_IS_PACKED};
  LocationKey key = {.kind = LOCATION_FILE_LINE_COL,
                     .name = file_name(ctx, file_id),
                     .line = line,
                     .column = column,
                     .end_line = line,
                     .end_column = column};
  return location_intern(ctx, &key);
}

Location location_file_line_col_get(Context *ctx, StringRef file, uint32_t line,
                                    uint32_t column) {
  return location_from_file_id(ctx, location_file_id(ctx, file), line, column);
}

Location location_range_get(Context *ctx, StringRef file, uint32_t line,
                            uint32_t column, uint32_t end_line,
                            uint32_t end_column) {
  if (line == end_line && column == end_column)
    return location_file_line_col_get(ctx, file, line, column);
  LocationKey key = {.kind = LOCATION_FILE_LINE_COL,
                     .name = context_intern_string(ctx, file),
                     .line = line,
                     .column = column,
                     .end_line = end_line,
                     .end_column = end_column};
  return location_intern(ctx, &key);
}

/// Bits `low` to `high` - 1 of `bits`; there are fewer than 32 of them.
static uint32_t bits_between(uint64_t bits, unsigned low, unsigned high) {
  assert(low < high && high - low < 32);
  return (uint32_t)(bits >> low) & ((1u << (high - low)) - 1);
}

void location_file_line_col(const Context *ctx, Location loc, StringRef *file,
                            uint32_t *line, uint32_t *column) {
  assert(location_kind(loc) == LOCATION_FILE_LINE_COL);
  const LocationData *data = location_data(loc);
  if (data) {
    *file = data->name;
    *line = data->line;
    *column = data->column;
    return;
  }
  bool is_wide = loc.bits & LOCATION_IS_WIDE;
  unsigned file_shift = is_wide ? WIDE_FILE_SHIFT : LOCATION_FILE_SHIFT;
  unsigned line_shift = is_wide ? WIDE_LINE_SHIFT : LOCATION_LINE_SHIFT;
  *file = file_name(ctx, (uint32_t)(loc.bits >> file_shift));
  *line = bits_between(loc.bits, line_shift, file_shift);
  *column = bits_between(loc.bits, LOCATION_COLUMN_SHIFT, line_shift);
}

//===- Names, call sites, fused -------------------------------------------===//

Location location_name_get(Context *ctx, StringRef name, Location child) {
  LocationKey key = {.kind = LOCATION_NAME,
                     .num_children = 1,
                     .name = context_intern_string(ctx, name),
                     .children = &child};
  return location_intern(ctx, &key);
}

Location location_call_site_get(Context *ctx, Location callee,
                                Location caller) {
  Location children[] = {callee, caller};
  LocationKey key = {
      .kind = LOCATION_CALL_SITE, .num_children = 2, .children = children};
  return location_intern(ctx, &key);
}

Location location_open_get(Context *ctx, Location place) {
  LocationKey key = {.kind = LOCATION_FILE_LINE_COL, .num_children = 2};
  location_file_line_col(ctx, place, &key.name, &key.line, &key.column);
  key.end_line = key.line;
  key.end_column = key.column;
  Location children[2] = {0};
  key.children = children; // Room for those of the call site.
  key.hash = (uint32_t)hash_mix(place.bits, INTERN_LOCATION);
  key.root = ctx->shared->root;
  LocationData *data = data_create(&ctx->ir.arena, &key);
  data->num_children = 0;
  return (Location){(uint64_t)(uintptr_t)data};
}

void location_open_close(Location open, Location place, Location caller) {
  assert(!is_packed(open) && location_kind(open) == LOCATION_FILE_LINE_COL);
  LocationData *data = (LocationData *)(uintptr_t)open.bits;
  *data = (LocationData){.kind = LOCATION_CALL_SITE, .num_children = 2};
  data->children[0] = place;
  data->children[1] = caller;
}

Location location_dialect_get(Context *ctx, const Attribute *attr) {
  assert(attr);
  LocationKey key = {.kind = LOCATION_DIALECT, .metadata = attr};
  return location_intern(ctx, &key);
}

const Attribute *location_dialect_attr(Location loc) {
  return location_kind(loc) == LOCATION_DIALECT ? location_data(loc)->metadata
                                                : NULL;
}

/// A set of locations, by their bits.
static bool insert_new(PtrMap *seen, Location loc) {
  void **slot = ptr_map_slot_wide(seen, loc.bits);
  bool is_new = !*slot;
  *slot = seen;
  return is_new;
}

static void append_part(LocationList *unique, PtrMap *seen, Location part) {
  if (part.bits && insert_new(seen, part))
    VECTOR_PUSH(unique, part);
}

/// A location that is fused with this metadata is replaced by its parts.
static const LocationData *same_fused(Location loc, const Attribute *metadata) {
  const LocationData *data = location_data(loc);
  return data && data->kind == LOCATION_FUSED && data->metadata == metadata
             ? data
             : NULL;
}

/// Longer lists of parts are not copied.
enum { MAX_COPIED_PARTS = 64 };

/// The parts in order, each once, without unknown ones. A fused part with the
/// same metadata is replaced by its parts.
static void flatten_parts(const Location *parts, size_t count,
                          const Attribute *metadata, LocationList *unique) {
  PtrMap seen = {0};
  for (size_t i = 0; i < count; ++i) {
    const LocationData *data = same_fused(parts[i], metadata);
    if (!data || data->num_children > MAX_COPIED_PARTS) {
      append_part(unique, &seen, parts[i]);
      continue;
    }
    for (uint32_t j = 0; j < data->num_children; ++j)
      append_part(unique, &seen, data->children[j]);
  }
  ptr_map_free(&seen);
}

static Location fused_intern(Context *ctx, const Location *parts, size_t count,
                             const Attribute *metadata) {
  LocationKey key = {.kind = LOCATION_FUSED,
                     .num_children = (uint32_t)count,
                     .metadata = metadata,
                     .children = parts};
  return location_intern(ctx, &key);
}

Location location_fused_get(Context *ctx, const Location *parts, size_t count,
                            const Attribute *metadata) {
  if (count == 1 && metadata && !same_fused(parts[0], metadata))
    return fused_intern(ctx, parts, 1, metadata);
  LocationList unique = {0};
  flatten_parts(parts, count, metadata, &unique);
  Location result = location_unknown();
  if (!unique.size && metadata)
    VECTOR_PUSH(&unique, location_unknown());
  if (unique.size == 1 && (!metadata || same_fused(unique.data[0], metadata))) {
    result = unique.data[0];
  } else if (unique.size) {
    result = fused_intern(ctx, unique.data, unique.size, metadata);
  }
  VECTOR_FREE(&unique);
  return result;
}

/// Pushes the children of `data`, the first on top.
static void push_children(LocationList *work, const LocationData *data) {
  for (uint32_t i = data->num_children; i > 0; --i)
    VECTOR_PUSH(work, data->children[i - 1]);
}

bool location_is_flat(const LocationData *fused) {
  for (uint32_t i = 0; i < fused->num_children; i++)
    if (same_fused(fused->children[i], fused->metadata))
      return false;
  return true;
}

void location_fused_parts(const LocationData *fused, LocationList *parts) {
  assert(fused->kind == LOCATION_FUSED);
  LocationList work = {0};
  PtrMap seen = {0};
  push_children(&work, fused);
  while (work.size) {
    Location loc = VECTOR_POP(&work);
    if (loc.bits && !insert_new(&seen, loc))
      continue;
    const LocationData *data = same_fused(loc, fused->metadata);
    if (data)
      push_children(&work, data);
    else
      VECTOR_PUSH(parts, loc);
  }
  VECTOR_FREE(&work);
  ptr_map_free(&seen);
}

/// The first place in a file in `root`, in textual order. Each shared part is
/// visited once.
static Location first_file_line_col(Location root) {
  LocationList work = {0};
  PtrMap seen = {0};
  Location found = location_unknown();
  VECTOR_PUSH(&work, root);
  while (work.size) {
    Location loc = VECTOR_POP(&work);
    if (location_kind(loc) == LOCATION_FILE_LINE_COL) {
      found = loc;
      break;
    }
    const LocationData *data = location_data(loc);
    if (data && insert_new(&seen, loc))
      push_children(&work, data);
  }
  VECTOR_FREE(&work);
  ptr_map_free(&seen);
  return found;
}

SourcePos location_position(const Context *ctx, Location loc) {
  SourcePos pos = {{NULL, 0}, 0, 0};
  if (location_kind(loc) != LOCATION_FILE_LINE_COL)
    loc = first_file_line_col(loc);
  if (location_kind(loc) == LOCATION_FILE_LINE_COL)
    location_file_line_col(ctx, loc, &pos.file, &pos.line, &pos.column);
  return pos;
}
