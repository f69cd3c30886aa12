// SPDX-License-Identifier: Apache-2.0
// Types: interning and questions. Each kind has a hash, a comparison with a key
// and a constructor; arrays follow the struct.
#include "ir/types/type.h"

#include <assert.h>

#include "ir/context_internal.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/op_def.h"
#include "ir/definitions/type_def.h"

static Type type_header(TypeKind kind, uint64_t hash) {
  return (Type){.kind = kind, .hash = (uint32_t)hash};
}

static uint64_t type_hash_begin(TypeKind kind) {
  return intern_hash_begin(INTERN_TYPE, kind);
}

static uint64_t hash_pointers(uint64_t hash, const void *pointers,
                              size_t count) {
  const void *const *list = pointers;
  for (size_t i = 0; i < count; ++i)
    hash = hash_pointer(hash, list[i]);
  return hash;
}

static bool same_bytes(const void *lhs, const void *rhs, size_t size) {
  return size == 0 || memcmp(lhs, rhs, size) == 0;
}

static void copy_bytes(void *target, const void *source, size_t size) {
  if (size)
    memcpy(target, source, size);
}

//===- Checked casts ------------------------------------------------------===//

#define TYPE_CAST(NAME, STRUCT, KIND)                                          \
  const STRUCT *type_as_##NAME(const Type *type) {                             \
    return type->kind == (KIND) ? (const STRUCT *)type : NULL;                 \
  }
TYPE_CAST(integer, IntegerType, TYPE_INTEGER)
TYPE_CAST(float, FloatType, TYPE_FLOAT)
TYPE_CAST(complex, ComplexType, TYPE_COMPLEX)
TYPE_CAST(function, FunctionType, TYPE_FUNCTION)
TYPE_CAST(tuple, TupleType, TYPE_TUPLE)
TYPE_CAST(vector, ShapedType, TYPE_VECTOR)
TYPE_CAST(ranked_tensor, ShapedType, TYPE_RANKED_TENSOR)
TYPE_CAST(ranked_memref, ShapedType, TYPE_RANKED_MEMREF)
TYPE_CAST(opaque, OpaqueType, TYPE_OPAQUE)
#undef TYPE_CAST

_Static_assert(TYPE_VECTOR + 4 == TYPE_UNRANKED_MEMREF,
               "shaped kinds stand together");

static const ShapedType *shaped_between(const Type *type, TypeKind first,
                                        TypeKind last) {
  return type->kind >= first && type->kind <= last ? (const ShapedType *)type
                                                   : NULL;
}

const ShapedType *type_as_shaped(const Type *type) {
  return shaped_between(type, TYPE_VECTOR, TYPE_UNRANKED_MEMREF);
}

const ShapedType *type_as_tensor(const Type *type) {
  return shaped_between(type, TYPE_RANKED_TENSOR, TYPE_UNRANKED_TENSOR);
}

const ShapedType *type_as_memref(const Type *type) {
  return shaped_between(type, TYPE_RANKED_MEMREF, TYPE_UNRANKED_MEMREF);
}

const DialectType *type_as_dialect(const Type *type, const TypeDef *def) {
  if (type->kind != TYPE_DIALECT)
    return NULL;
  const DialectType *dialect_type = (const DialectType *)type;
  return !def || dialect_type->def == def ? dialect_type : NULL;
}

bool type_is_wrapped(const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  return dialect && dialect->def->shape == TYPE_SHAPE_TEXT;
}

//===- Integers, floats and other types without parts ---------------------===//

static uint64_t integer_hash(uint32_t width, Signedness signedness) {
  uint64_t hash = hash_mix(type_hash_begin(TYPE_INTEGER),
                           ((uint64_t)signedness << 32) | width);
  return intern_hash_end(INTERN_TYPE, hash);
}

static uint64_t leaf_hash(TypeKind kind, unsigned value) {
  return intern_hash_end(INTERN_TYPE, hash_mix(type_hash_begin(kind), value));
}

void types_init(SharedContext *shared) {
  for (uint32_t width = 0; width < NUM_READY_INTEGER_TYPES; ++width)
    shared->integers[width] =
        (IntegerType){type_header(TYPE_INTEGER, integer_hash(width, SIGNLESS)),
                      width, SIGNLESS};
  shared->index = type_header(TYPE_INDEX, leaf_hash(TYPE_INDEX, 0));
  shared->none = type_header(TYPE_NONE, leaf_hash(TYPE_NONE, 0));
  for (unsigned i = 0; i < FLOAT_NUM_KINDS; ++i)
    shared->floats[i] = (FloatType){
        type_header(TYPE_FLOAT, leaf_hash(TYPE_FLOAT, i)), (FloatKind)i};
}

static bool integer_equals(const void *object, const void *key) {
  const IntegerType *type = object;
  const IntegerType *wanted = key;
  return type->base.kind == TYPE_INTEGER && type->width == wanted->width &&
         type->signedness == wanted->signedness;
}

static void *integer_create(Arena *arena, const void *key) {
  return arena_copy(arena, key, sizeof(IntegerType));
}

const Type *integer_type_get_signed(Context *ctx, uint32_t width,
                                    Signedness signedness) {
  assert(width < 1u << 24); // mlir::IntegerType::kMaxWidth
  if (signedness == SIGNLESS && width < NUM_READY_INTEGER_TYPES)
    return &ctx->shared->integers[width].base;
  uint64_t hash = integer_hash(width, signedness);
  IntegerType key = {type_header(TYPE_INTEGER, hash), width, signedness};
  return context_intern(ctx, hash, integer_equals, integer_create, &key);
}

const Type *integer_type_get(Context *ctx, uint32_t width) {
  return integer_type_get_signed(ctx, width, SIGNLESS);
}

const Type *index_type_get(Context *ctx) { return &ctx->shared->index; }

const Type *none_type_get(Context *ctx) { return &ctx->shared->none; }

const Type *float_type_get(Context *ctx, FloatKind format) {
  return &ctx->shared->floats[format].base;
}

static bool complex_equals(const void *object, const void *key) {
  const ComplexType *type = object;
  const ComplexType *wanted = key;
  return type->base.kind == TYPE_COMPLEX && type->element == wanted->element;
}

static void *complex_create(Arena *arena, const void *key) {
  return arena_copy(arena, key, sizeof(ComplexType));
}

const Type *complex_type_get(Context *ctx, const Type *element) {
  assert(type_is_int_or_float(element));
  uint64_t hash = intern_hash_end(
      INTERN_TYPE, hash_pointer(type_hash_begin(TYPE_COMPLEX), element));
  ComplexType key = {type_header(TYPE_COMPLEX, hash), element};
  return context_intern(ctx, hash, complex_equals, complex_create, &key);
}

//===- Functions and tuples -----------------------------------------------===//

typedef struct FunctionKey {
  Type header;
  const Type *const *inputs;
  const Type *const *results;
  uint32_t num_inputs;
  uint32_t num_results;
} FunctionKey;

static bool function_equals(const void *object, const void *key) {
  const FunctionType *type = object;
  const FunctionKey *wanted = key;
  return type->base.kind == TYPE_FUNCTION &&
         type->num_inputs == wanted->num_inputs &&
         type->num_results == wanted->num_results &&
         same_bytes(type->types, wanted->inputs,
                    type->num_inputs * sizeof(Type *)) &&
         same_bytes(type->types + type->num_inputs, wanted->results,
                    type->num_results * sizeof(Type *));
}

static void *function_create(Arena *arena, const void *key) {
  const FunctionKey *wanted = key;
  size_t count = (size_t)wanted->num_inputs + wanted->num_results;
  FunctionType *type =
      arena_alloc(arena, sizeof *type + count * sizeof(Type *));
  type->base = wanted->header;
  type->num_inputs = wanted->num_inputs;
  type->num_results = wanted->num_results;
  copy_bytes(type->types, wanted->inputs, wanted->num_inputs * sizeof(Type *));
  copy_bytes(type->types + wanted->num_inputs, wanted->results,
             wanted->num_results * sizeof(Type *));
  return type;
}

const Type *function_type_get(Context *ctx, const Type *const *inputs,
                              size_t num_inputs, const Type *const *results,
                              size_t num_results) {
  assert(num_inputs <= UINT32_MAX && num_results <= UINT32_MAX);
  uint64_t hash = hash_mix(type_hash_begin(TYPE_FUNCTION), num_inputs);
  hash = hash_pointers(hash, inputs, num_inputs);
  hash = hash_pointers(hash, results, num_results);
  hash = intern_hash_end(INTERN_TYPE, hash);
  FunctionKey key = {type_header(TYPE_FUNCTION, hash), inputs, results,
                     (uint32_t)num_inputs, (uint32_t)num_results};
  return context_intern(ctx, hash, function_equals, function_create, &key);
}

typedef struct TupleKey {
  Type header;
  const Type *const *types;
  uint32_t count;
} TupleKey;

static bool tuple_equals(const void *object, const void *key) {
  const TupleType *type = object;
  const TupleKey *wanted = key;
  return type->base.kind == TYPE_TUPLE && type->num_types == wanted->count &&
         same_bytes(type->types, wanted->types, wanted->count * sizeof(Type *));
}

static void *tuple_create(Arena *arena, const void *key) {
  const TupleKey *wanted = key;
  size_t size = wanted->count * sizeof(Type *);
  TupleType *type = arena_alloc(arena, sizeof *type + size);
  type->base = wanted->header;
  type->num_types = wanted->count;
  copy_bytes(type->types, wanted->types, size);
  return type;
}

const Type *tuple_type_get(Context *ctx, const Type *const *types,
                           size_t count) {
  assert(count <= UINT32_MAX);
  uint64_t hash = intern_hash_end(
      INTERN_TYPE, hash_pointers(type_hash_begin(TYPE_TUPLE), types, count));
  TupleKey key = {type_header(TYPE_TUPLE, hash), types, (uint32_t)count};
  return context_intern(ctx, hash, tuple_equals, tuple_create, &key);
}

//===- Opaque types and those of dialects ---------------------------------===//

static bool opaque_equals(const void *object, const void *key) {
  const OpaqueType *type = object;
  const OpaqueType *wanted = key;
  return type->base.kind == TYPE_OPAQUE &&
         type->dialect.data == wanted->dialect.data &&
         type->text.data == wanted->text.data;
}

static void *opaque_create(Arena *arena, const void *key) {
  return arena_copy(arena, key, sizeof(OpaqueType));
}

const Type *opaque_type_get(Context *ctx, StringRef dialect, StringRef text) {
  OpaqueType key = {.dialect = context_intern_string(ctx, dialect),
                    .text = context_intern_string(ctx, text)};
  uint64_t hash = hash_pointer(type_hash_begin(TYPE_OPAQUE), key.dialect.data);
  hash = intern_hash_end(INTERN_TYPE, hash_pointer(hash, key.text.data));
  key.base = type_header(TYPE_OPAQUE, hash);
  return context_intern(ctx, hash, opaque_equals, opaque_create, &key);
}

static bool dialect_equals(const void *object, const void *key) {
  const DialectType *type = object;
  const DialectType *wanted = key;
  return type->base.kind == TYPE_DIALECT && type->def == wanted->def &&
         type->attr == wanted->attr && type->num_ints == wanted->num_ints &&
         type->num_types == wanted->num_types &&
         type->name.data == wanted->name.data &&
         same_bytes(type->ints, wanted->ints,
                    type->num_ints * sizeof(int64_t)) &&
         same_bytes(type->types, wanted->types,
                    type->num_types * sizeof(Type *));
}

static void *dialect_create(Arena *arena, const void *key) {
  const DialectType *wanted = key;
  DialectType *type = arena_copy(arena, wanted, sizeof *type);
  type->ints =
      arena_copy(arena, wanted->ints, wanted->num_ints * sizeof(int64_t));
  type->types =
      arena_copy(arena, wanted->types, wanted->num_types * sizeof(Type *));
  return type;
}

/// A dialect that names its types may give an alias to one.
static void note_dialect(Context *ctx, const TypeDef *def) {
  if (def->dialect && def->dialect->type_alias)
    context_note_aliasable(ctx);
}

const Type *dialect_type_get(Context *ctx, const DialectType *params) {
  assert(params->def);
  DialectType key = *params;
  note_dialect(ctx, key.def);
  if (key.name.size || key.name.data)
    key.name = context_intern_string(ctx, key.name);
  else
    key.name = context_intern_string(ctx, STR(""));
  uint64_t hash = hash_pointer(type_hash_begin(TYPE_DIALECT), key.def);
  hash = hash_pointer(hash, key.name.data);
  hash = hash_pointer(hash, key.attr);
  for (uint32_t i = 0; i < key.num_ints; ++i)
    hash = hash_mix(hash, (uint64_t)key.ints[i]);
  hash = hash_pointers(hash, key.types, key.num_types);
  hash = intern_hash_end(INTERN_TYPE, hash);
  key.base = type_header(TYPE_DIALECT, hash);
  return context_intern(ctx, hash, dialect_equals, dialect_create, &key);
}

//===- Identified structs -------------------------------------------------===//
// ints: packed, opaque, whether the body is known, the age in which it was
// made. No other struct has four.

enum {
  STRUCT_PACKED,
  STRUCT_OPAQUE,
  STRUCT_HAS_BODY,
  STRUCT_AGE,
  STRUCT_NUM_INTS
};

static bool is_identified(const DialectType *type) {
  return (type->def->shape == TYPE_SHAPE_STRUCT ||
          type->def->shape == TYPE_SHAPE_OWN) &&
         type->num_ints == STRUCT_NUM_INTS;
}

static bool identified_equals(const void *object, const void *key) {
  const DialectType *type = object;
  const DialectType *wanted = key;
  return type->base.kind == TYPE_DIALECT && type->def == wanted->def &&
         type->name.data == wanted->name.data && is_identified(type) &&
         type->ints[STRUCT_AGE] == wanted->ints[STRUCT_AGE];
}

static void *identified_create(Arena *arena, const void *key) {
  DialectType *type = arena_copy(arena, key, sizeof *type);
  type->ints = arena_copy(arena, type->ints, STRUCT_NUM_INTS * sizeof(int64_t));
  return type;
}

const Type *identified_struct_get(Context *ctx, const TypeDef *def,
                                  StringRef name) {
  assert(def->shape == TYPE_SHAPE_STRUCT || def->shape == TYPE_SHAPE_OWN);
  note_dialect(ctx, def);
  int64_t ints[STRUCT_NUM_INTS] = {[STRUCT_AGE] = ctx->shared->struct_age};
  DialectType key = {.def = def,
                     .name = context_intern_string(ctx, name),
                     .num_ints = STRUCT_NUM_INTS,
                     .ints = ints};
  uint64_t hash = hash_pointer(type_hash_begin(TYPE_DIALECT), def);
  hash = hash_mix(hash_pointer(hash, key.name.data), ctx->shared->struct_age);
  hash = intern_hash_end(INTERN_TYPE, hash);
  key.base = type_header(TYPE_DIALECT, hash);
  return context_intern(ctx, hash, identified_equals, identified_create, &key);
}

void context_forget_structs(Context *ctx) { ctx->shared->struct_age++; }

bool type_is_identified_struct(const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  return dialect && is_identified(dialect);
}

bool identified_struct_has_body(const Type *type) {
  assert(type_is_identified_struct(type));
  return type_as_dialect(type, NULL)->ints[STRUCT_HAS_BODY] != 0;
}

/// The body is a struct without a name, which is interned: two bodies are equal
/// if they are the same struct.
bool identified_struct_give_body(Context *ctx, const Type *type,
                                 const DialectType *body, bool *is_new) {
  assert(type_is_identified_struct(type));
  DialectType params = *body;
  params.name = (StringRef){NULL, 0};
  params.num_ints = STRUCT_HAS_BODY; // Another one's body: not its last.
  const DialectType *same = (const DialectType *)dialect_type_get(ctx, &params);
  // This is the only part of an interned type that is set later, and only once.
  DialectType *named = (DialectType *)(uintptr_t)type;
  int64_t *ints = (int64_t *)(uintptr_t)named->ints;
  SharedContext *shared = ctx->shared;
  shared_lock(shared, &shared->lists_mutex);
  *is_new = !ints[STRUCT_HAS_BODY];
  if (*is_new) {
    named->types = same->types;
    named->num_types = same->num_types;
    ints[STRUCT_PACKED] = same->ints[STRUCT_PACKED];
    ints[STRUCT_OPAQUE] = same->ints[STRUCT_OPAQUE];
    ints[STRUCT_HAS_BODY] = 1;
  }
  shared_unlock(shared, &shared->lists_mutex);
  return *is_new ||
         (named->types == same->types && named->num_types == same->num_types &&
          ints[STRUCT_PACKED] == same->ints[STRUCT_PACKED] &&
          ints[STRUCT_OPAQUE] == same->ints[STRUCT_OPAQUE]);
}

bool identified_struct_set_body(Context *ctx, const Type *type,
                                const DialectType *body) {
  bool is_new;
  return identified_struct_give_body(ctx, type, body, &is_new);
}

void identified_struct_drop_body(const Type *type) {
  // The only other change of an interned type.
  DialectType *named = (DialectType *)(uintptr_t)type;
  int64_t *ints = (int64_t *)(uintptr_t)named->ints;
  named->types = NULL;
  named->num_types = 0;
  ints[STRUCT_PACKED] = ints[STRUCT_OPAQUE] = ints[STRUCT_HAS_BODY] = 0;
}

//===- Questions ----------------------------------------------------------===//

bool type_is_index(const Type *type) { return type->kind == TYPE_INDEX; }

bool type_is_signless_integer(const Type *type) {
  const IntegerType *integer = type_as_integer(type);
  return integer && integer->signedness == SIGNLESS;
}

bool type_is_integer_of_width(const Type *type, uint32_t width) {
  return type_is_signless_integer(type) &&
         ((const IntegerType *)type)->width == width;
}

bool type_is_int_or_index(const Type *type) {
  return type->kind == TYPE_INTEGER || type->kind == TYPE_INDEX;
}

bool type_is_int_or_float(const Type *type) {
  return type->kind == TYPE_INTEGER || type->kind == TYPE_FLOAT;
}

uint32_t type_bit_width(const Type *type) {
  assert(type_is_int_or_float(type));
  if (type->kind == TYPE_INTEGER)
    return ((const IntegerType *)type)->width;
  return float_formats[((const FloatType *)type)->format].bits;
}

const Type *type_element_or_self(const Type *type) {
  const ShapedType *shaped = type_as_shaped(type);
  return shaped ? shaped->element : type;
}

bool type_is_valid_vector_element(const Type *element) {
  switch (type_kind(element)) {
  case TYPE_INTEGER:
  case TYPE_INDEX:
  case TYPE_FLOAT:
    return true;
  case TYPE_DIALECT:
    return ((const DialectType *)element)->def->shape == TYPE_SHAPE_POINTER ||
           ((const DialectType *)element)->def->is_float;
  case TYPE_NONE:
  case TYPE_COMPLEX:
  case TYPE_FUNCTION:
  case TYPE_TUPLE:
  case TYPE_VECTOR:
  case TYPE_RANKED_TENSOR:
  case TYPE_UNRANKED_TENSOR:
  case TYPE_RANKED_MEMREF:
  case TYPE_UNRANKED_MEMREF:
  case TYPE_OPAQUE:
    return false;
  }
  unreachable("type kind");
}

bool type_is_valid_tensor_element(const Type *element) {
  switch (type_kind(element)) {
  case TYPE_INTEGER:
  case TYPE_INDEX:
  case TYPE_FLOAT:
  case TYPE_COMPLEX:
  case TYPE_VECTOR:
  case TYPE_DIALECT:
  case TYPE_OPAQUE:
    return true;
  case TYPE_NONE:
  case TYPE_FUNCTION:
  case TYPE_TUPLE:
  case TYPE_RANKED_TENSOR:
  case TYPE_UNRANKED_TENSOR:
  case TYPE_RANKED_MEMREF:
  case TYPE_UNRANKED_MEMREF:
    return false;
  }
  unreachable("type kind");
}

bool type_is_valid_memref_element(const Type *element) {
  switch (type_kind(element)) {
  case TYPE_INTEGER:
  case TYPE_INDEX:
  case TYPE_FLOAT:
  case TYPE_COMPLEX:
  case TYPE_VECTOR:
  case TYPE_RANKED_MEMREF:
  case TYPE_UNRANKED_MEMREF:
    return true;
  case TYPE_NONE:
  case TYPE_FUNCTION:
  case TYPE_TUPLE:
  case TYPE_RANKED_TENSOR:
  case TYPE_UNRANKED_TENSOR:
  case TYPE_OPAQUE:
    return false;
  case TYPE_DIALECT:
    return ((const DialectType *)element)->def->is_memref_element;
  }
  unreachable("type kind");
}
