// SPDX-License-Identifier: Apache-2.0
// Context: the shared interning tables, and the per-thread handles.
//
// Interned objects of all categories are in one hash table. While there is a
// thread pool, new ones go into one of several tables, by hash, each with a
// lock. The first table needs none, as it does not change meanwhile. In front
// of the tables each handle has a small direct-mapped cache, which needs no
// lock either: objects never die before the Context.
#include "ir/context.h"

#include <assert.h>

#include "ir/context_internal.h"
#include "ir/definitions/op_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/syntax/asm_shape.h"
#include "support/memory.h"

enum { INTERN_CACHE_SIZE = 1024 };

typedef struct InternCache {
  InternEntry entries[INTERN_CACHE_SIZE];
} InternCache;

static void handle_init(Context *ctx, SharedContext *shared, bool is_fork) {
  memset(ctx, 0, sizeof *ctx);
  ctx->shared = shared;
  ctx->is_fork = is_fork;
  ctx->cache = mem_alloc_zero(sizeof *ctx->cache);
  diagnostics_init(&ctx->diags);
  arena_init_owned(&ctx->ir.arena, shared->owner);
}

static void handle_free(Context *ctx) {
  diagnostics_free(&ctx->diags);
  stream_free(&ctx->output);
  arena_free(&ctx->ir.arena);
  mem_free(ctx->cache);
  memset(ctx, 0, sizeof *ctx);
}

static SharedContext *shared_create(void *owner) {
  Arena arena;
  arena_init_owned(&arena, owner);
  SharedContext *shared = arena_alloc_zero(&arena, sizeof *shared);
  shared->owner = owner;
  shared->arena = arena;
  for (unsigned i = 0; i < NUM_INTERN_SHARDS; ++i) {
    pthread_mutex_init(&shared->shards[i].mutex, NULL);
    arena_init_owned(&shared->shards[i].arena, owner);
  }
  pthread_mutex_init(&shared->dialects_mutex, NULL);
  pthread_mutex_init(&shared->lists_mutex, NULL);
  arena_init(&shared->resource_arena);
  types_init(shared);
  attributes_init(shared);
  return shared;
}

static void shared_free(SharedContext *shared) {
  for (unsigned i = 0; i < NUM_INTERN_SHARDS; ++i) {
    pthread_mutex_destroy(&shared->shards[i].mutex);
    intern_table_free(&shared->shards[i].table);
    arena_free(&shared->shards[i].arena);
  }
  intern_table_free(&shared->table);
  pthread_mutex_destroy(&shared->lists_mutex);
  pthread_mutex_destroy(&shared->dialects_mutex);
  dialects_free(shared);
  VECTOR_FREE(&shared->files);
  string_map_free(&shared->file_ids);
  VECTOR_FREE(&shared->resources);
  string_map_free(&shared->resources_by_path);
  arena_free(&shared->resource_arena);
  Arena arena = shared->arena;
  arena_free(&arena);
}

void context_init(Context *ctx) { context_init_owned(ctx, NULL); }

void context_init_owned(Context *ctx, void *owner) {
  handle_init(ctx, shared_create(owner), false);
  ctx->shared->root = ctx;
}

void *context_owner(const Context *ctx) { return ctx->shared->owner; }

void context_free(Context *ctx) {
  SharedContext *shared = ctx->is_fork ? NULL : ctx->shared;
  handle_free(ctx);
  if (shared)
    shared_free(shared);
}

void context_fork(Context *fork, Context *ctx) {
  assert(fork != ctx);
  handle_init(fork, ctx->shared, true);
  fork->diags.has_stack_traces = ctx->diags.has_stack_traces;
  fork->hides_op_on_diagnostics = ctx->hides_op_on_diagnostics;
  fork->hides_explanations = ctx->hides_explanations;
  fork->checks_ir = ctx->checks_ir;
  fork->reads_old_forms = ctx->reads_old_forms;
  fork->remarks = ctx->remarks;
  fork->print_options = ctx->print_options;
  fork->instrumentor = ctx->instrumentor;
  fork->actions = ctx->actions;
  fork->activity = ctx->activity;
}

bool context_has_aliasable(const Context *ctx) {
  return atomic_load_explicit(&ctx->shared->has_aliasable,
                              memory_order_relaxed);
}

/// Puts the list `from` in front of `*into`. Linear in `from`, so that all
/// joins together are linear in what was freed.
static void free_list_absorb(void **into, void *from) {
  if (!from)
    return;
  void **last = from;
  while (*last)
    last = *last;
  *last = *into;
  *into = from;
}

void context_join(Context *ctx, Context *fork) {
  assert(fork->is_fork && ctx->shared == fork->shared);
  diagnostics_absorb(&ctx->diags, &fork->diags);
  stream_text(&ctx->output, stream_view(&fork->output));
  arena_absorb(&ctx->ir.arena, &fork->ir.arena);
  for (unsigned i = 0; i < IR_NUM_SIZE_CLASSES; ++i)
    free_list_absorb(&ctx->ir.free_lists[i], fork->ir.free_lists[i]);
  for (unsigned i = 0; i < IR_NUM_LARGE_CLASSES; ++i)
    free_list_absorb(&ctx->ir.large_free_lists[i],
                     fork->ir.large_free_lists[i]);
  // Pieces begin with the link, too.
  void *pieces = ctx->ir.pieces;
  free_list_absorb(&pieces, fork->ir.pieces);
  ctx->ir.pieces = pieces;
  ctx->next_op_id += fork->next_op_id;
  handle_free(fork);
}

void context_set_thread_pool(Context *ctx, ThreadPool *pool) {
  assert(!ctx->is_fork);
  ctx->shared->pool = pool;
  ctx->shared->has_shards |= pool != NULL;
}

ThreadPool *context_thread_pool(const Context *ctx) {
  return ctx->shared->pool;
}

void context_allow_unregistered_dialects(Context *ctx, bool allow) {
  ctx->shared->allows_unregistered_dialects = allow;
}

bool context_allows_unregistered_dialects(const Context *ctx) {
  return ctx->shared->allows_unregistered_dialects;
}

//===- Unregistered operations --------------------------------------------===//

/// An unregistered operation takes anything, and has one slot: the dictionary
/// of its properties.
static const ValueDef any_values[] = {
    {.name = "", .constraint = NULL, .arity = ARITY_VARIADIC}};
static const PropDef any_properties[] = {
    {.name = {"", 0}, .is_optional = true}};

typedef struct UnregisteredKey {
  StringRef name;
  const DialectDef *dialect;
} UnregisteredKey;

static bool op_def_equals(const void *object, const void *key) {
  const OpDef *def = object;
  const UnregisteredKey *wanted = key;
  return string_ref_equals(def->name, wanted->name);
}

static void *op_def_create(Arena *arena, const void *key) {
  const UnregisteredKey *wanted = key;
  OpDef *def = arena_alloc_zero(arena, sizeof *def);
  def->name.data = arena_copy_text(arena, wanted->name.data, wanted->name.size);
  def->name.size = wanted->name.size;
  def->shape = SHAPE_GENERIC;
  def->operands = any_values;
  def->num_operand_defs = 1;
  def->results = any_values;
  def->num_result_defs = 1;
  def->props = any_properties;
  def->num_props = 1;
  def->num_regions = COUNT_VARIADIC;
  def->num_successors = COUNT_VARIADIC;
  def->is_unregistered = true;
  def->dialect = wanted->dialect;
  return def;
}

const OpDef *context_unregistered_op_def(Context *ctx, StringRef name) {
  size_t dot = string_ref_find(name, '.');
  StringRef prefix = {name.data, dot == SIZE_MAX ? 0 : dot};
  UnregisteredKey key = {name, context_dialect(ctx, prefix)};
  uint64_t hash = intern_hash_end(
      INTERN_OP_DEF,
      hash_bytes(intern_hash_begin(INTERN_OP_DEF, 0), name.data, name.size));
  return context_intern(ctx, hash, op_def_equals, op_def_create, &key);
}

//===- Interning ----------------------------------------------------------===//

/// The object, if it was made while there was a thread pool, or is made now
/// while there is one; else NULL.
static const void *shard_intern(SharedContext *shared, uint64_t hash,
                                InternEquals *equals,
                                void *(*create)(Arena *, const void *),
                                const void *key) {
  InternShard *shard = &shared->shards[(hash >> 40) % NUM_INTERN_SHARDS];
  shared_lock(shared, &shard->mutex);
  const void *object = intern_table_find(&shard->table, hash, equals, key);
  if (!object && shared->pool) {
    object = create(&shard->arena, key);
    intern_table_add(&shard->table, hash, object);
  }
  shared_unlock(shared, &shard->mutex);
  return object;
}

static const void *shared_intern(SharedContext *shared, uint64_t hash,
                                 InternEquals *equals,
                                 void *(*create)(Arena *, const void *),
                                 const void *key) {
  const void *object = intern_table_find(&shared->table, hash, equals, key);
  if (!object && shared->has_shards)
    object = shard_intern(shared, hash, equals, create, key);
  if (!object) {
    // This table has no lock: it only changes while there is no pool.
    assert(!shared->pool);
    object = create(&shared->arena, key);
    intern_table_add(&shared->table, hash, object);
  }
  return object;
}

const void *context_intern(Context *ctx, uint64_t hash,
                           bool (*equals)(const void *object, const void *key),
                           void *(*create)(Arena *arena, const void *key),
                           const void *key) {
  InternEntry *recent =
      &ctx->cache->entries[(hash >> 8) & (INTERN_CACHE_SIZE - 1)];
  if (recent->hash == hash && recent->object && equals(recent->object, key))
    return recent->object;
  recent->object = shared_intern(ctx->shared, hash, equals, create, key);
  assert(recent->object);
  recent->hash = hash;
  return recent->object;
}

static const void *shard_find(SharedContext *shared, uint64_t hash,
                              InternEquals *equals, const void *key) {
  InternShard *shard = &shared->shards[(hash >> 40) % NUM_INTERN_SHARDS];
  shared_lock(shared, &shard->mutex);
  const void *object = intern_table_find(&shard->table, hash, equals, key);
  shared_unlock(shared, &shard->mutex);
  return object;
}

static const void *shared_find(SharedContext *shared, uint64_t hash,
                               InternEquals *equals, const void *key) {
  const void *object = intern_table_find(&shared->table, hash, equals, key);
  return object || !shared->has_shards ? object
                                       : shard_find(shared, hash, equals, key);
}

static bool is_same(const void *object, const void *key) {
  return object == key;
}

bool context_cache_is_sound(const Context *ctx) {
  for (size_t i = 0; i < INTERN_CACHE_SIZE; i++) {
    const InternEntry *recent = &ctx->cache->entries[i];
    if (recent->object &&
        !shared_find(ctx->shared, recent->hash, is_same, recent->object))
      return false;
  }
  return true;
}

const void *context_find(Context *ctx, uint64_t hash,
                         bool (*equals)(const void *object, const void *key),
                         const void *key) {
  InternEntry *recent =
      &ctx->cache->entries[(hash >> 8) & (INTERN_CACHE_SIZE - 1)];
  if (recent->hash == hash && recent->object && equals(recent->object, key))
    return recent->object;
  const void *object = shared_find(ctx->shared, hash, equals, key);
  if (object)
    *recent = (InternEntry){.hash = hash, .object = object};
  return object;
}

typedef struct InternedString {
  size_t size;
  char data[];
} InternedString;

static bool string_equals(const void *object, const void *key) {
  const InternedString *string = object;
  const StringRef *text = key;
  return string->size == text->size &&
         memcmp(string->data, text->data, text->size) == 0;
}

static void *string_create(Arena *arena, const void *key) {
  const StringRef *text = key;
  InternedString *string = arena_alloc(arena, sizeof *string + text->size + 1);
  string->size = text->size;
  memcpy(string->data, text->data, text->size);
  string->data[text->size] = '\0';
  return string;
}

StringRef context_intern_string(Context *ctx, StringRef text) {
  if (!text.data)
    text.data = "";
  uint64_t hash = intern_hash_end(
      INTERN_STRING,
      hash_bytes(intern_hash_begin(INTERN_STRING, 0), text.data, text.size));
  const InternedString *string =
      context_intern(ctx, hash, string_equals, string_create, &text);
  return string_ref(string->data, string->size);
}

StringRef context_interned_string(const char *data) {
  const InternedString *string =
      (const void *)(data - offsetof(InternedString, data));
  assert(data[string->size] == '\0');
  return string_ref(data, string->size);
}

uint64_t context_next_distinct_id(Context *ctx) {
  return atomic_fetch_add(&ctx->shared->next_distinct_id, 1);
}

//===- Memory of operations -----------------------------------------------===//

enum { SIZE_CLASS_UNIT = 8, LARGEST_SIZE_CLASS = 8 * IR_NUM_SIZE_CLASSES };

/// Larger blocks are rounded up to a power of two, so that freed ones fit
/// again: the least n with size <= 1 KiB << n.
static unsigned large_class(size_t size) {
  unsigned n = 1;
  while (size > (size_t)LARGEST_SIZE_CLASS << n)
    ++n;
  if (n >= IR_NUM_LARGE_CLASSES)
    mem_exhausted(size);
  return n;
}

static void **free_list_of(Context *ctx, size_t *size) {
  if (*size <= LARGEST_SIZE_CLASS) {
    size_t index = *size ? (*size - 1) / SIZE_CLASS_UNIT : 0;
    *size = (index + 1) * SIZE_CLASS_UNIT;
    return &ctx->ir.free_lists[index];
  }
  unsigned large = large_class(*size);
  *size = (size_t)LARGEST_SIZE_CLASS << large;
  return &ctx->ir.large_free_lists[large];
}

/// The header of a free piece.
typedef struct FreePiece {
  struct FreePiece *next;
  size_t size;
} FreePiece;

void ir_release_piece(Context *ctx, void *memory, size_t size) {
  assert(size >= IR_MIN_PIECE && size % SIZE_CLASS_UNIT == 0);
  FreePiece *piece = memory;
  *piece = (FreePiece){ctx->ir.pieces, size};
  ctx->ir.pieces = piece;
}

/// Lets the arena continue in the newest free piece. The rest of its chunk
/// becomes a piece, too, unless it is too small to matter.
static void fill_free_piece(IRMemory *ir) {
  FreePiece *piece = ir->pieces;
  size_t left = (size_t)(ir->arena.end - ir->arena.cursor);
  assert(piece->size >= IR_MIN_PIECE);
  ir->pieces = piece->next;
  if (left >= IR_MIN_PIECE) {
    FreePiece *rest = (FreePiece *)(void *)ir->arena.cursor;
    *rest = (FreePiece){ir->pieces, left};
    ir->pieces = rest;
  }
  ir->arena.cursor = (char *)piece;
  ir->arena.end = (char *)piece + piece->size;
}

static void *alloc_new(IRMemory *ir, size_t size) {
  if (ir->pieces && size < IR_MIN_PIECE &&
      (size_t)(ir->arena.end - ir->arena.cursor) <= size)
    fill_free_piece(ir);
  return arena_alloc(&ir->arena, size);
}

void *ir_alloc(Context *ctx, size_t size) {
  void **list = free_list_of(ctx, &size);
  void *memory = *list;
  if (!memory)
    return alloc_new(&ctx->ir, size);
  assert((uintptr_t)memory % SIZE_CLASS_UNIT == 0);
  *list = *(void **)memory;
  return memory;
}

void ir_clear(Context *ctx) {
  IRMemory *ir = &ctx->ir;
  arena_clear(&ir->arena);
  ir->pieces = NULL;
  memset(ir->free_lists, 0, sizeof ir->free_lists);
  memset(ir->large_free_lists, 0, sizeof ir->large_free_lists);
}

void ir_release(Context *ctx, void *memory, size_t size) {
  assert(memory && (uintptr_t)memory % SIZE_CLASS_UNIT == 0);
  void **list = free_list_of(ctx, &size);
  *(void **)memory = *list;
  *list = memory;
}
