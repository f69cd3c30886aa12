// SPDX-License-Identifier: Apache-2.0
// TypeConverter: lists of rules, newest first. The rules that are newer than
// any rule that sees values depend on the type alone, so their answer is
// cached. The older rules are asked each time. Rules run without the lock,
// since they may convert parts of a type. Two threads may therefore compute the
// same entry; the first one stays.
#include "rewrite/conversion/type_converter.h"

#include <pthread.h>
#include <stdatomic.h>

#include "rewrite/conversion/type_converter_internal.h"

typedef struct TypeConversionRule {
  struct TypeConversionRule *older;
  TypeConversion *convert; ///< Exactly one of these two is set.
  ValueConversion *convert_value;
  const void *user;
} TypeConversionRule;

typedef struct MaterializationRule {
  struct MaterializationRule *older;
  SourceMaterialization *source; ///< Exactly one of these two is set.
  TargetMaterialization *target;
  const void *user;
} MaterializationRule;

enum { NUM_RECENT_TYPES = 64 };

/// Guards the cache. Cached types do not change, so a reader of `recent` needs
/// no more than the pointer.
typedef struct TypeConverterLock {
  pthread_mutex_t mutex;
  _Atomic(const CachedTypes *) recent[NUM_RECENT_TYPES];
} TypeConverterLock;

static _Atomic(const CachedTypes *) *recent_slot(const TypeConverter *converter,
                                                 const Type *type) {
  uint64_t hash = hash_pointer(0, type);
  return &converter->lock->recent[(hash >> 32) % NUM_RECENT_TYPES];
}

void type_converter_init(TypeConverter *converter) {
  *converter = (TypeConverter){0};
  arena_init(&converter->arena);
  converter->lock = mem_alloc(sizeof *converter->lock);
  pthread_mutex_init(&converter->lock->mutex, NULL);
  for (unsigned i = 0; i < NUM_RECENT_TYPES; i++)
    atomic_init(&converter->lock->recent[i], NULL);
}

void type_converter_free(TypeConverter *converter) {
  if (converter->lock) {
    pthread_mutex_destroy(&converter->lock->mutex);
    mem_free(converter->lock);
  }
  ptr_map_free(&converter->cache);
  arena_free(&converter->arena);
  *converter = (TypeConverter){0};
}

static TypeConversionRule *add_rule(TypeConverter *converter,
                                    const void *user) {
  TypeConversionRule *rule = arena_alloc_zero(&converter->arena, sizeof *rule);
  rule->user = user;
  rule->older = converter->conversions;
  converter->conversions = rule;
  ptr_map_clear(&converter->cache);
  for (unsigned i = 0; i < NUM_RECENT_TYPES; i++)
    atomic_store(&converter->lock->recent[i], NULL);
  return rule;
}

void type_converter_add_conversion(TypeConverter *converter,
                                   TypeConversion *conversion,
                                   const void *user) {
  add_rule(converter, user)->convert = conversion;
}

void type_converter_add_value_conversion(TypeConverter *converter,
                                         ValueConversion *conversion,
                                         const void *user) {
  add_rule(converter, user)->convert_value = conversion;
  converter->has_value_conversions = true;
}

static MaterializationRule *add_materialization(TypeConverter *converter,
                                                MaterializationRule **list,
                                                const void *user) {
  MaterializationRule *rule = arena_alloc_zero(&converter->arena, sizeof *rule);
  rule->user = user;
  rule->older = *list;
  *list = rule;
  return rule;
}

void type_converter_add_source_materialization(TypeConverter *converter,
                                               SourceMaterialization *rule,
                                               const void *user) {
  add_materialization(converter, &converter->sources, user)->source = rule;
}

void type_converter_add_target_materialization(TypeConverter *converter,
                                               TargetMaterialization *rule,
                                               const void *user) {
  add_materialization(converter, &converter->targets, user)->target = rule;
}

/// Asks `rule`. What it appended is removed again unless it succeeded.
static TypeConversionResult ask_rule(const TypeConverter *converter,
                                     const TypeConversionRule *rule,
                                     Context *ctx, const Type *type,
                                     const Value *value, TypeVector *results) {
  assert(!rule->convert != !rule->convert_value);
  size_t old_size = results->size;
  TypeConversionResult result = TYPE_NOT_MINE;
  if (rule->convert)
    result = rule->convert(converter, ctx, type, results, rule->user);
  else if (value)
    result = rule->convert_value(converter, ctx, value, results, rule->user);
  assert(results->size >= old_size);
  if (result != TYPE_CONVERTED)
    results->size = old_size;
  return result;
}

static const CachedTypes *find_cached(const TypeConverter *converter,
                                      const Type *type) {
  pthread_mutex_lock(&converter->lock->mutex);
  const CachedTypes *found = ptr_map_get(&converter->cache, type);
  pthread_mutex_unlock(&converter->lock->mutex);
  return found;
}

static const CachedTypes *add_cached(const TypeConverter *shared,
                                     const Type *type,
                                     TypeConversionResult result,
                                     const TypeVector *types) {
  // The cache is the only part of a shared converter that changes, and only
  // under its lock.
  TypeConverter *converter = (TypeConverter *)(uintptr_t)shared;
  assert(result == TYPE_CONVERTED || !types->size);
  pthread_mutex_lock(&converter->lock->mutex);
  void **slot = ptr_map_slot(&converter->cache, type);
  CachedTypes *cached = *slot;
  if (!cached) {
    cached = arena_alloc(&converter->arena,
                         sizeof *cached + types->size * sizeof *types->data);
    cached->type = type;
    cached->result = result;
    cached->count = (uint32_t)types->size;
    for (size_t i = 0; i < types->size; i++)
      cached->types[i] = types->data[i];
    *slot = cached;
  }
  pthread_mutex_unlock(&converter->lock->mutex);
  return cached;
}

static const CachedTypes *compute_cached(const TypeConverter *converter,
                                         Context *ctx, const Type *type) {
  TypeVector types = {0};
  TypeConversionResult result = TYPE_NOT_MINE;
  for (const TypeConversionRule *rule = converter->conversions;
       rule && rule->convert && result == TYPE_NOT_MINE; rule = rule->older)
    result = ask_rule(converter, rule, ctx, type, NULL, &types);
  const CachedTypes *cached = add_cached(converter, type, result, &types);
  VECTOR_FREE(&types);
  return cached;
}

const CachedTypes *type_converter_cached(const TypeConverter *converter,
                                         Context *ctx, const Type *type) {
  _Atomic(const CachedTypes *) *slot = recent_slot(converter, type);
  const CachedTypes *cached = atomic_load_explicit(slot, memory_order_acquire);
  if (cached && cached->type == type)
    return cached;
  cached = find_cached(converter, type);
  if (!cached)
    cached = compute_cached(converter, ctx, type);
  atomic_store_explicit(slot, cached, memory_order_release);
  return cached;
}

bool type_converter_convert_uncached(const TypeConverter *converter,
                                     Context *ctx, const Type *type,
                                     const Value *value, TypeVector *results) {
  const TypeConversionRule *rule = converter->conversions;
  while (rule && rule->convert)
    rule = rule->older;
  TypeConversionResult result = TYPE_NOT_MINE;
  for (; rule && result == TYPE_NOT_MINE; rule = rule->older)
    result = ask_rule(converter, rule, ctx, type, value, results);
  return result == TYPE_CONVERTED;
}

static bool convert(const TypeConverter *converter, Context *ctx,
                    const Type *type, const Value *value, TypeVector *results) {
  const CachedTypes *cached = type_converter_cached(converter, ctx, type);
  if (cached->result == TYPE_NOT_MINE)
    return type_converter_convert_uncached(converter, ctx, type, value,
                                           results);
  for (uint32_t i = 0; i < cached->count; i++)
    VECTOR_PUSH(results, cached->types[i]);
  return cached->result == TYPE_CONVERTED;
}

bool type_converter_convert(const TypeConverter *converter, Context *ctx,
                            const Type *type, TypeVector *results) {
  return convert(converter, ctx, type, NULL, results);
}

bool type_converter_convert_value(const TypeConverter *converter, Context *ctx,
                                  const Value *value, TypeVector *results) {
  return convert(converter, ctx, value->type, value, results);
}

/// The one type that `type` (of `value`, if not NULL) becomes, or NULL.
static const Type *convert_one(const TypeConverter *converter, Context *ctx,
                               const Type *type, const Value *value) {
  const CachedTypes *cached = type_converter_cached(converter, ctx, type);
  if (cached->result != TYPE_NOT_MINE)
    return cached->result == TYPE_CONVERTED && cached->count == 1
               ? cached->types[0]
               : NULL;
  TypeVector types = {0};
  bool converted =
      type_converter_convert_uncached(converter, ctx, type, value, &types);
  const Type *result = converted && types.size == 1 ? types.data[0] : NULL;
  VECTOR_FREE(&types);
  return result;
}

const Type *type_converter_convert_one(const TypeConverter *converter,
                                       Context *ctx, const Type *type) {
  return convert_one(converter, ctx, type, NULL);
}

bool type_converter_convert_all(const TypeConverter *converter, Context *ctx,
                                const Type *const *types, size_t count,
                                TypeVector *results) {
  for (size_t i = 0; i < count; i++)
    if (!type_converter_convert(converter, ctx, types[i], results))
      return false;
  return true;
}

bool type_converter_is_legal(const TypeConverter *converter, Context *ctx,
                             const Type *type) {
  return type_converter_convert_one(converter, ctx, type) == type;
}

static bool is_legal_value(const TypeConverter *converter, Context *ctx,
                           const Value *value) {
  return convert_one(converter, ctx, value->type, value) == value->type;
}

bool type_converter_is_legal_op(const TypeConverter *converter, Context *ctx,
                                const Operation *op) {
  for (unsigned i = 0; i < op->num_operands; i++)
    if (!is_legal_value(converter, ctx, op_operand(op, i)))
      return false;
  for (unsigned i = 0; i < op->num_results; i++)
    if (!is_legal_value(converter, ctx, op_result(op, i)))
      return false;
  return true;
}

bool type_converter_is_legal_region(const TypeConverter *converter,
                                    Context *ctx, const Region *region) {
  FOR_EACH_BLOCK(block, region)
    for (unsigned i = 0; i < block->num_arguments; i++)
      if (!is_legal_value(converter, ctx, block_argument(block, i)))
        return false;
  return true;
}

bool type_converter_is_legal_signature(const TypeConverter *converter,
                                       Context *ctx, const Type *function) {
  const FunctionType *type = type_as_function(function);
  if (!type)
    return false;
  for (size_t i = 0; i < type->num_inputs; i++)
    if (!type_converter_is_legal(converter, ctx, type->types[i]))
      return false;
  for (size_t i = 0; i < type->num_results; i++)
    if (!type_converter_is_legal(converter, ctx,
                                 type->types[type->num_inputs + i]))
      return false;
  return true;
}

static bool have_types(Value *const *values, const Type *const *types,
                       size_t count) {
  for (size_t i = 0; i < count; i++)
    if (!values[i] || values[i]->type != types[i])
      return false;
  return true;
}

const Value materialization_stop = {.kind = VALUE_RESULT};

bool type_converter_materialize_target(
    const TypeConverter *converter, Builder *builder, const Type *const *types,
    size_t num_types, Value *const *inputs, size_t num_inputs,
    const Type *original, Location loc, Value **results, bool *error) {
  for (const MaterializationRule *rule = converter->targets; rule;
       rule = rule->older) {
    if (!rule->target(builder, types, num_types, inputs, num_inputs, original,
                      loc, results, rule->user))
      continue;
    if (num_types && results[0] == MATERIALIZATION_STOP)
      return false;
    *error = !have_types(results, types, num_types);
    return !*error;
  }
  return false;
}

Value *type_converter_materialize_source(const TypeConverter *converter,
                                         Builder *builder, const Type *type,
                                         Value *const *inputs, size_t count,
                                         Location loc, bool *error) {
  for (const MaterializationRule *rule = converter->sources; rule;
       rule = rule->older) {
    Value *value = rule->source(builder, type, inputs, count, loc, rule->user);
    if (!value)
      continue;
    if (value == MATERIALIZATION_STOP)
      return NULL;
    *error = value->type != type;
    return *error ? NULL : value;
  }
  return NULL;
}
