// SPDX-License-Identifier: Apache-2.0
// Attributes without lists: interning and questions. See attribute_containers.c
// and dense_elements.c for the rest.
#include "ir/attributes/attribute.h"

#include <assert.h>
#include <stdlib.h>

#include "ir/context_internal.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/op_def.h"
#include "ir/syntax/data_format.h"

static uint64_t attr_hash_begin(AttrKind kind) {
  return intern_hash_begin(INTERN_ATTR, kind);
}

/// Ends `hash` and puts it into the header of a key.
static uint64_t attr_finish(Attribute *header, AttrKind kind, uint64_t hash) {
  hash = intern_hash_end(INTERN_ATTR, hash);
  *header = (Attribute){.kind = kind, .hash = (uint32_t)hash};
  return hash;
}

//===- Checked casts ------------------------------------------------------===//

#define ATTR_CAST(NAME, STRUCT, KIND)                                          \
  const STRUCT *attr_as_##NAME(const Attribute *attr) {                        \
    return attr && attr->kind == (KIND) ? (const STRUCT *)attr : NULL;         \
  }
ATTR_CAST(integer, IntegerAttr, ATTR_INTEGER)
ATTR_CAST(float, FloatAttr, ATTR_FLOAT)
ATTR_CAST(string, StringAttr, ATTR_STRING)
ATTR_CAST(array, ArrayAttr, ATTR_ARRAY)
ATTR_CAST(dictionary, DictionaryAttr, ATTR_DICTIONARY)
ATTR_CAST(type, TypeAttr, ATTR_TYPE)
ATTR_CAST(symbol_ref, SymbolRefAttr, ATTR_SYMBOL_REF)
ATTR_CAST(affine_map, AffineMapAttr, ATTR_AFFINE_MAP)
ATTR_CAST(integer_set, IntegerSetAttr, ATTR_INTEGER_SET)
ATTR_CAST(dense_elements, DenseElementsAttr, ATTR_DENSE_ELEMENTS)
ATTR_CAST(dense_array, DenseArrayAttr, ATTR_DENSE_ARRAY)
ATTR_CAST(dense_resource, DenseResourceAttr, ATTR_DENSE_RESOURCE)
ATTR_CAST(sparse_elements, SparseElementsAttr, ATTR_SPARSE_ELEMENTS)
ATTR_CAST(strided_layout, StridedLayoutAttr, ATTR_STRIDED_LAYOUT)
ATTR_CAST(distinct, DistinctAttr, ATTR_DISTINCT)
ATTR_CAST(location, LocationAttr, ATTR_LOCATION)
ATTR_CAST(opaque, OpaqueAttr, ATTR_OPAQUE)
#undef ATTR_CAST

const DialectAttr *attr_as_dialect(const Attribute *attr, const AttrDef *def) {
  if (!attr || attr->kind != ATTR_DIALECT)
    return NULL;
  const DialectAttr *dialect_attr = (const DialectAttr *)attr;
  return !def || dialect_attr->def == def ? dialect_attr : NULL;
}

/// The type of an attribute whose last parameter it is.
static const Type *dialect_self_type(const DialectAttr *attr) {
  size_t count = attr->num_params;
  if (attr->def->shape != ATTR_SHAPE_FORMAT || !count ||
      attr->def->params[count - 1].kind != PARAM_SELF_TYPE)
    return NULL;
  const TypeAttr *type = attr_as_type(attr->params[count - 1]);
  return type ? type->value : NULL;
}

const Type *attr_type(const Attribute *attr) {
  switch (attr_kind(attr)) {
  case ATTR_INTEGER:
    return ((const IntegerAttr *)attr)->type;
  case ATTR_FLOAT:
    return ((const FloatAttr *)attr)->type;
  case ATTR_STRING:
    return ((const StringAttr *)attr)->type;
  case ATTR_DENSE_ELEMENTS:
    return ((const DenseElementsAttr *)attr)->type;
  case ATTR_DENSE_RESOURCE:
    return ((const DenseResourceAttr *)attr)->type;
  case ATTR_SPARSE_ELEMENTS:
    return ((const SparseElementsAttr *)attr)->type;
  case ATTR_OPAQUE:
    return ((const OpaqueAttr *)attr)->type;
  case ATTR_UNIT:
  case ATTR_ARRAY:
  case ATTR_DICTIONARY:
  case ATTR_TYPE:
  case ATTR_SYMBOL_REF:
  case ATTR_AFFINE_MAP:
  case ATTR_INTEGER_SET:
  case ATTR_DENSE_ARRAY:
  case ATTR_STRIDED_LAYOUT:
  case ATTR_DISTINCT:
  case ATTR_LOCATION:
    return NULL;
  case ATTR_DIALECT:
    return dialect_self_type((const DialectAttr *)attr);
  }
  unreachable("attribute kind");
}

//===- Unit, booleans, integers -------------------------------------------===//

static uint64_t integer_hash(const Type *type, const WideInt *value) {
  uint64_t hash = hash_pointer(attr_hash_begin(ATTR_INTEGER), type);
  const uint64_t *words = wide_int_words(value);
  for (uint32_t i = 0; i < wide_int_num_words(value->width); ++i)
    hash = hash_mix(hash, words[i]);
  return hash;
}

void attributes_init(SharedContext *shared) {
  attr_finish(&shared->unit, ATTR_UNIT, attr_hash_begin(ATTR_UNIT));
  for (unsigned i = 0; i < 2; ++i) {
    IntegerAttr *boolean = &shared->booleans[i];
    boolean->type = &shared->integers[1].base;
    boolean->value = (WideInt){.width = 1, .value = i};
    attr_finish(&boolean->base, ATTR_INTEGER,
                hash_mix(attr_hash_begin(ATTR_INTEGER), i));
  }
}

const Attribute *unit_attr_get(Context *ctx) { return &ctx->shared->unit; }

const Attribute *bool_attr_get(Context *ctx, bool value) {
  return &ctx->shared->booleans[value].base;
}

static bool integer_equals(const void *object, const void *key) {
  const IntegerAttr *attr = object;
  const IntegerAttr *wanted = key;
  return attr->base.kind == ATTR_INTEGER && attr->type == wanted->type &&
         wide_int_equals(&attr->value, &wanted->value);
}

static void *integer_create(Arena *arena, const void *key) {
  IntegerAttr *attr = arena_copy(arena, key, sizeof *attr);
  if (attr->value.width > 64)
    attr->value.words =
        arena_copy(arena, attr->value.words,
                   wide_int_num_words(attr->value.width) * sizeof(uint64_t));
  return attr;
}

const Attribute *integer_attr_get(Context *ctx, const Type *type,
                                  WideInt value) {
  assert(value.width == (type_is_index(type) ? 64 : type_bit_width(type)));
  if (type == &ctx->shared->integers[1].base)
    return bool_attr_get(ctx, value.value & 1);
  IntegerAttr key = {.type = type, .value = value};
  uint64_t hash =
      attr_finish(&key.base, ATTR_INTEGER, integer_hash(type, &value));
  return context_intern(ctx, hash, integer_equals, integer_create, &key);
}

const Attribute *integer_attr_get_i64(Context *ctx, const Type *type,
                                      int64_t value) {
  uint32_t width = type_is_index(type) ? 64 : type_bit_width(type);
  if (width <= 64) {
    uint64_t mask = width == 0 ? 0 : UINT64_MAX >> (64 - width);
    WideInt narrow = {.width = width, .value = (uint64_t)value & mask};
    return integer_attr_get(ctx, type, narrow);
  }
  Arena scratch;
  arena_init(&scratch);
  WideInt wide = wide_int_from_i64(&scratch, width, value);
  const Attribute *attr = integer_attr_get(ctx, type, wide);
  arena_free(&scratch);
  return attr;
}

bool attr_is_true(const Attribute *attr) {
  const IntegerAttr *integer = attr_as_integer(attr);
  return integer && type_is_integer_of_width(integer->type, 1) &&
         integer->value.value == 1;
}

bool attr_integer_value(const Attribute *attr, int64_t *value) {
  const IntegerAttr *integer = attr_as_integer(attr);
  return integer && wide_int_as_i64(&integer->value, value);
}

//===- Floats and strings -------------------------------------------------===//

static bool float_equals(const void *object, const void *key) {
  const FloatAttr *attr = object;
  const FloatAttr *wanted = key;
  return attr->base.kind == ATTR_FLOAT && attr->type == wanted->type &&
         float_bits_equal(attr->value, wanted->value);
}

static void *float_create(Arena *arena, const void *key) {
  return arena_copy(arena, key, sizeof(FloatAttr));
}

const Attribute *float_attr_get(Context *ctx, const Type *type,
                                FloatBits value) {
  assert(type_as_float(type));
  FloatAttr key = {.type = type, .value = value};
  uint64_t hash = hash_pointer(attr_hash_begin(ATTR_FLOAT), type);
  hash = hash_mix(hash_mix(hash, value.low), value.high);
  hash = attr_finish(&key.base, ATTR_FLOAT, hash);
  return context_intern(ctx, hash, float_equals, float_create, &key);
}

static bool string_equals(const void *object, const void *key) {
  const StringAttr *attr = object;
  const StringAttr *wanted = key;
  return attr->base.kind == ATTR_STRING && attr->type == wanted->type &&
         attr->value.data == wanted->value.data;
}

static void *string_create(Arena *arena, const void *key) {
  return arena_copy(arena, key, sizeof(StringAttr));
}

const Attribute *typed_string_attr_get(Context *ctx, StringRef value,
                                       const Type *type) {
  if (type && type->kind == TYPE_NONE)
    type = NULL;
  StringAttr key = {.type = type, .value = context_intern_string(ctx, value)};
  uint64_t hash = hash_pointer(attr_hash_begin(ATTR_STRING), type);
  hash =
      attr_finish(&key.base, ATTR_STRING, hash_pointer(hash, key.value.data));
  return context_intern(ctx, hash, string_equals, string_create, &key);
}

const Attribute *string_attr_get(Context *ctx, StringRef value) {
  return typed_string_attr_get(ctx, value, NULL);
}

StringRef attr_string_value(const Attribute *attr) {
  const StringAttr *string = attr_as_string(attr);
  return string ? string->value : STR("");
}

//===- What holds one pointer ---------------------------------------------===//

/// Types, affine maps and integer sets as attributes have this form.
typedef struct PointerAttr {
  Attribute base;
  const void *value;
} PointerAttr;

_Static_assert(sizeof(PointerAttr) == sizeof(TypeAttr) &&
                   sizeof(PointerAttr) == sizeof(AffineMapAttr) &&
                   sizeof(PointerAttr) == sizeof(IntegerSetAttr),
               "one pointer each");

static bool pointer_equals(const void *object, const void *key) {
  const PointerAttr *attr = object;
  const PointerAttr *wanted = key;
  return attr->base.kind == wanted->base.kind && attr->value == wanted->value;
}

static void *pointer_create(Arena *arena, const void *key) {
  return arena_copy(arena, key, sizeof(PointerAttr));
}

static const Attribute *pointer_attr_get(Context *ctx, AttrKind kind,
                                         const void *value) {
  assert(value);
  PointerAttr key = {.value = value};
  uint64_t hash =
      attr_finish(&key.base, kind, hash_pointer(attr_hash_begin(kind), value));
  return context_intern(ctx, hash, pointer_equals, pointer_create, &key);
}

const Attribute *type_attr_get(Context *ctx, const Type *type) {
  return pointer_attr_get(ctx, ATTR_TYPE, type);
}

const Attribute *affine_map_attr_get(Context *ctx, const AffineMap *map) {
  context_note_aliasable(ctx);
  return pointer_attr_get(ctx, ATTR_AFFINE_MAP, map);
}

const Attribute *integer_set_attr_get(Context *ctx, const IntegerSet *set) {
  context_note_aliasable(ctx);
  return pointer_attr_get(ctx, ATTR_INTEGER_SET, set);
}

static bool location_equals_key(const void *object, const void *key) {
  const LocationAttr *attr = object;
  const LocationAttr *wanted = key;
  return attr->base.kind == ATTR_LOCATION &&
         location_equals(attr->value, wanted->value);
}

static void *location_create(Arena *arena, const void *key) {
  return arena_copy(arena, key, sizeof(LocationAttr));
}

const Attribute *location_attr_intern(Context *ctx, Location loc) {
  const LocationData *data = location_data(loc);
  if (data)
    return location_data_attr(data);
  LocationAttr key = {.value = loc, .ctx = ctx->shared->root};
  uint64_t hash =
      attr_finish(&key.base, ATTR_LOCATION,
                  hash_mix(attr_hash_begin(ATTR_LOCATION), loc.bits));
  return context_intern(ctx, hash, location_equals_key, location_create, &key);
}

const Attribute *location_attr_get(Context *ctx, Location loc) {
  context_note_aliasable(ctx);
  return location_attr_intern(ctx, loc);
}

//===- Strided layouts ----------------------------------------------------===//

typedef struct StridedKey {
  Attribute header;
  int64_t offset;
  size_t rank;
  const int64_t *strides;
} StridedKey;

static bool strided_equals(const void *object, const void *key) {
  const StridedLayoutAttr *attr = object;
  const StridedKey *wanted = key;
  return attr->base.kind == ATTR_STRIDED_LAYOUT &&
         attr->offset == wanted->offset && attr->rank == wanted->rank &&
         (attr->rank == 0 || memcmp(attr->strides, wanted->strides,
                                    attr->rank * sizeof(int64_t)) == 0);
}

static void *strided_create(Arena *arena, const void *key) {
  const StridedKey *wanted = key;
  size_t size = wanted->rank * sizeof(int64_t);
  StridedLayoutAttr *attr = arena_alloc(arena, sizeof *attr + size);
  attr->base = wanted->header;
  attr->offset = wanted->offset;
  attr->rank = wanted->rank;
  if (size)
    memcpy(attr->strides, wanted->strides, size);
  return attr;
}

const Attribute *strided_layout_attr_get(Context *ctx, int64_t offset,
                                         const int64_t *strides, size_t rank) {
  StridedKey key = {.offset = offset, .rank = rank, .strides = strides};
  uint64_t hash =
      hash_mix(attr_hash_begin(ATTR_STRIDED_LAYOUT), (uint64_t)offset);
  for (size_t i = 0; i < rank; ++i)
    hash = hash_mix(hash, (uint64_t)strides[i]);
  hash = attr_finish(&key.header, ATTR_STRIDED_LAYOUT, hash);
  return context_intern(ctx, hash, strided_equals, strided_create, &key);
}

//===- Distinct, dialect and opaque attributes ----------------------------===//

static bool distinct_equals(const void *object, const void *key) {
  (void)object, (void)key;
  return false;
}

static void *distinct_create(Arena *arena, const void *key) {
  return arena_copy(arena, key, sizeof(DistinctAttr));
}

const Attribute *distinct_attr_create(Context *ctx, const Attribute *referenced,
                                      uint64_t id) {
  context_note_aliasable(ctx);
  DistinctAttr key = {.id = id, .referenced = referenced};
  uint64_t hash = hash_mix(attr_hash_begin(ATTR_DISTINCT), id);
  hash = attr_finish(&key.base, ATTR_DISTINCT, hash_pointer(hash, referenced));
  return context_intern(ctx, hash, distinct_equals, distinct_create, &key);
}

static bool dialect_equals(const void *object, const void *key) {
  const DialectAttr *attr = object;
  const DialectAttr *wanted = key;
  return attr->base.kind == ATTR_DIALECT && attr->def == wanted->def &&
         attr->value == wanted->value && attr->text.data == wanted->text.data &&
         attr->num_params == wanted->num_params &&
         (!attr->num_params ||
          memcmp(attr->params, wanted->params,
                 attr->num_params * sizeof *attr->params) == 0);
}

/// An entry of an attribute of shape ENTRIES.
typedef struct AttrEntry {
  const Attribute *key, *value;
} AttrEntry;

/// The definition of the type that is a key; NULL: it is no dialect's.
static const TypeDef *key_def(const Attribute *key) {
  const TypeAttr *type = attr_as_type(key);
  const DialectType *dialect = type ? type_as_dialect(type->value, NULL) : NULL;
  return dialect ? dialect->def : NULL;
}

static int compare_addresses(const void *lhs, const void *rhs) {
  return (uintptr_t)lhs < (uintptr_t)rhs ? -1 : lhs != rhs;
}

/// Order by kind of type, then by key. It is only for searching, and never
/// shows.
static int compare_entries(const void *lhs, const void *rhs) {
  const AttrEntry *left = lhs, *right = rhs;
  int order = compare_addresses(key_def(left->key), key_def(right->key));
  return order ? order : compare_addresses(left->key, right->key);
}

static void *dialect_create(Arena *arena, const void *key) {
  DialectAttr *attr = arena_copy(arena, key, sizeof *attr);
  size_t count = attr->num_params;
  size_t size = count * sizeof *attr->params;
  if (!count)
    return attr;
  if (attr->def->shape != ATTR_SHAPE_ENTRIES) {
    attr->params = arena_copy(arena, attr->params, size);
    return attr;
  }
  const Attribute **params = arena_alloc(arena, 2 * size);
  memcpy(params, attr->params, size);
  memcpy(params + count, params, size);
  qsort(params + count, count / 2, sizeof(AttrEntry), compare_entries);
  attr->params = params;
  return attr;
}

/// The first entry, in the order of compare_entries, that is not before a key
/// of a type of `def`, and, among those, not before `key`. NULL: there is none.
static const Attribute *const *search_entry(const DialectAttr *attr,
                                            const TypeDef *def,
                                            const Attribute *key) {
  assert(attr->def->shape == ATTR_SHAPE_ENTRIES);
  const Attribute *const *sorted = attr->params + attr->num_params;
  size_t low = 0, high = attr->num_params / 2;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    const Attribute *at = sorted[2 * middle];
    int order = compare_addresses(key_def(at), def);
    if (order < 0 || (order == 0 && compare_addresses(at, key) < 0))
      low = middle + 1;
    else
      high = middle;
  }
  return low < attr->num_params / 2 ? &sorted[2 * low] : NULL;
}

const Attribute *dialect_attr_entry(const DialectAttr *attr,
                                    const Attribute *key) {
  const Attribute *const *entry = search_entry(attr, key_def(key), key);
  return entry && entry[0] == key ? entry[1] : NULL;
}

bool dialect_attr_has_entry_for(const DialectAttr *attr, const TypeDef *def) {
  const Attribute *const *entry = search_entry(attr, def, NULL);
  return entry && key_def(entry[0]) == def;
}

/// For the printer, which may have no Context. Computed before the attribute is
/// interned, which may take a lock.
static const DataFormat *format_of(Context *ctx, const AttrDef *def) {
  if (def->shape != ATTR_SHAPE_FORMAT)
    return NULL;
  const DataFormat *format = data_format_get(ctx, def);
  assert(format && "the format is wrong: data_format_error says why");
  return format;
}

const Attribute *dialect_attr_get(Context *ctx, const AttrDef *def,
                                  uint64_t value, StringRef text) {
  assert(!def->num_params);
  if (def->has_alias)
    context_note_aliasable(ctx);
  DialectAttr key = {.def = def,
                     .value = value,
                     .text = context_intern_string(ctx, text),
                     .format = format_of(ctx, def)};
  uint64_t hash = hash_pointer(attr_hash_begin(ATTR_DIALECT), def);
  hash = hash_pointer(hash_mix(hash, value), key.text.data);
  hash = attr_finish(&key.base, ATTR_DIALECT, hash);
  return context_intern(ctx, hash, dialect_equals, dialect_create, &key);
}

const Attribute *dialect_params_attr_get(Context *ctx, const AttrDef *def,
                                         const Attribute *const *params,
                                         size_t num_params) {
  assert(def->shape == ATTR_SHAPE_ENTRIES ? num_params % 2 == 0
                                          : num_params >= def->num_params);
  if (def->has_alias)
    context_note_aliasable(ctx);
  DialectAttr key = {.def = def,
                     .text = context_intern_string(ctx, STR("")),
                     .params = params,
                     .num_params = num_params,
                     .format = format_of(ctx, def)};
  uint64_t hash = hash_pointer(attr_hash_begin(ATTR_DIALECT), def);
  for (size_t i = 0; i < num_params; i++)
    hash = hash_pointer(hash, params[i]);
  hash = attr_finish(&key.base, ATTR_DIALECT, hash_mix(hash, num_params));
  return context_intern(ctx, hash, dialect_equals, dialect_create, &key);
}

const Attribute *dialect_attr_param(const Attribute *attr, const AttrDef *def,
                                    size_t index) {
  const DialectAttr *dialect = attr_as_dialect(attr, def);
  return dialect && index < dialect->num_params ? dialect->params[index] : NULL;
}

static bool opaque_equals(const void *object, const void *key) {
  const OpaqueAttr *attr = object;
  const OpaqueAttr *wanted = key;
  return attr->base.kind == ATTR_OPAQUE && attr->type == wanted->type &&
         attr->dialect.data == wanted->dialect.data &&
         attr->text.data == wanted->text.data;
}

static void *opaque_create(Arena *arena, const void *key) {
  return arena_copy(arena, key, sizeof(OpaqueAttr));
}

const Attribute *opaque_attr_get(Context *ctx, StringRef dialect,
                                 StringRef text, const Type *type) {
  if (type && type->kind == TYPE_NONE)
    type = NULL;
  OpaqueAttr key = {.dialect = context_intern_string(ctx, dialect),
                    .text = context_intern_string(ctx, text),
                    .type = type};
  uint64_t hash = hash_pointer(attr_hash_begin(ATTR_OPAQUE), type);
  hash = hash_pointer(hash, key.dialect.data);
  hash = attr_finish(&key.base, ATTR_OPAQUE, hash_pointer(hash, key.text.data));
  return context_intern(ctx, hash, opaque_equals, opaque_create, &key);
}
