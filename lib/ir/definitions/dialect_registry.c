// SPDX-License-Identifier: Apache-2.0
// The registered dialects. Registering one only takes note of it. Its names go
// into hash tables when the first of them is looked up, so that a file only
// pays for the dialects that it uses. Follows mlir::MLIRContext, which loads
// dialects late.
//
// With threads, tables are filled under a lock, and read without one: the flag
// that says that they are filled is set last.
#include <assert.h>

#include "ir/context_internal.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/op_def.h"
#include "ir/definitions/type_def.h"

static void free_tables(RegisteredDialect *dialect) {
  string_map_free(&dialect->ops);
  string_map_free(&dialect->types);
  string_map_free(&dialect->attrs);
}

void dialects_free(SharedContext *shared) {
  for (size_t i = 0; i < shared->dialects.size; ++i)
    free_tables(&shared->dialects.data[i]);
  VECTOR_FREE(&shared->dialects);
}

/// Dialect named `name_space`, or NULL. There are few.
static RegisteredDialect *find_dialect(const Context *ctx,
                                       StringRef name_space) {
  SharedContext *shared = ctx->shared;
  for (size_t i = 0; i < shared->dialects.size; ++i)
    if (string_ref_equals(shared->dialects.data[i].def->name, name_space))
      return &shared->dialects.data[i];
  return NULL;
}

void context_register_dialect(Context *ctx, const DialectDef *dialect) {
  if (dialect->attr_alias)
    context_note_aliasable(ctx);
  if (!find_dialect(ctx, dialect->name))
    VECTOR_PUSH(&ctx->shared->dialects, (RegisteredDialect){.def = dialect});
}

void context_forget_dialect(Context *ctx, const DialectDef *dialect) {
  SharedContext *shared = ctx->shared;
  RegisteredDialect *newest = &shared->dialects.data[shared->dialects.size - 1];
  assert(newest->def == dialect);
  (void)dialect;
  free_tables(newest);
  shared->dialects.size--;
}

const DialectDef *context_dialect(const Context *ctx, StringRef name_space) {
  const RegisteredDialect *dialect = find_dialect(ctx, name_space);
  return dialect ? dialect->def : NULL;
}

size_t context_num_dialects(const Context *ctx) {
  return ctx->shared->dialects.size;
}

const DialectDef *context_dialect_at(const Context *ctx, size_t index) {
  assert(index < ctx->shared->dialects.size);
  return ctx->shared->dialects.data[index].def;
}

//===- Names --------------------------------------------------------------===//

// The maps hold pointers to non-const; the definitions come out as const again.
static void map_set_const(StringMap *map, StringRef key, const void *value) {
  string_map_set(map, key, (void *)(uintptr_t)value);
}

static void add_type(RegisteredDialect *dialect, const TypeDef *def) {
  assert((def->shape != TYPE_SHAPE_FORMAT ||
          (def->params && def->params->type == def)) &&
         "a type with a format and its AttrDef name each other");
  assert((def->shape != TYPE_SHAPE_OWN || def->syntax) &&
         "a type of shape OWN has functions for its syntax");
  map_set_const(&dialect->types, def->name, def);
}

static void fill_tables(RegisteredDialect *dialect) {
  const DialectDef *def = dialect->def;
  for (size_t i = 0; i < def->num_ops; ++i)
    map_set_const(&dialect->ops, def->ops[i].name, &def->ops[i]);
  for (size_t i = 0; i < def->num_types; ++i)
    add_type(dialect, &def->types[i]);
  for (size_t i = 0; i < def->num_attrs; ++i)
    map_set_const(&dialect->attrs, def->attrs[i].name, &def->attrs[i]);
}

static void load_dialect(SharedContext *shared, RegisteredDialect *dialect) {
  shared_lock(shared, &shared->dialects_mutex);
  if (!atomic_load_explicit(&dialect->is_loaded, memory_order_relaxed)) {
    fill_tables(dialect);
    atomic_store_explicit(&dialect->is_loaded, true, memory_order_release);
  }
  shared_unlock(shared, &shared->dialects_mutex);
}

void context_load_dialect(Context *ctx, const DialectDef *dialect) {
  RegisteredDialect *found = find_dialect(ctx, dialect->name);
  if (found)
    load_dialect(ctx->shared, found);
}

bool context_dialect_is_loaded(const Context *ctx, const DialectDef *dialect) {
  const RegisteredDialect *found = find_dialect(ctx, dialect->name);
  return found && atomic_load_explicit(&found->is_loaded, memory_order_acquire);
}

/// The dialect whose name `name` begins with, loaded, or NULL.
static const RegisteredDialect *dialect_of_name(const Context *ctx,
                                                StringRef name) {
  size_t dot = string_ref_find(name, '.');
  if (dot == SIZE_MAX)
    return NULL;
  RegisteredDialect *dialect = find_dialect(ctx, string_ref(name.data, dot));
  if (dialect &&
      !atomic_load_explicit(&dialect->is_loaded, memory_order_acquire))
    load_dialect(ctx->shared, dialect);
  return dialect;
}

const OpDef *context_op_def(const Context *ctx, StringRef name) {
  const RegisteredDialect *dialect = dialect_of_name(ctx, name);
  return dialect ? string_map_get(&dialect->ops, name) : NULL;
}

const TypeDef *context_type_def(const Context *ctx, StringRef name) {
  const RegisteredDialect *dialect = dialect_of_name(ctx, name);
  return dialect ? string_map_get(&dialect->types, name) : NULL;
}

const AttrDef *context_attr_def(const Context *ctx, StringRef name) {
  const RegisteredDialect *dialect = dialect_of_name(ctx, name);
  return dialect ? string_map_get(&dialect->attrs, name) : NULL;
}
