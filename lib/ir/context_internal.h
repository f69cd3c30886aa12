// SPDX-License-Identifier: Apache-2.0
// What the implementation of the Context, of types, attributes, locations and
// affine expressions shares.
#ifndef MLOPT_IR_CONTEXT_INTERNAL_H
#define MLOPT_IR_CONTEXT_INTERNAL_H

#include <pthread.h>
#include <stdatomic.h>

#include "ir/attributes/attribute.h"
#include "ir/attributes/location.h"
#include "ir/context.h"
#include "ir/types/type.h"
#include "support/hash_table.h"
#include "support/vector.h"

/// What an interned object is. It is part of the hash, so that objects of two
/// categories are never compared.
typedef enum InternCategory {
  INTERN_STRING,
  INTERN_TYPE,
  INTERN_ATTR,
  INTERN_LOCATION,
  INTERN_AFFINE_EXPR,
  INTERN_AFFINE_MAP,
  INTERN_INTEGER_SET,
  INTERN_OP_DEF,
  INTERN_FORMAT,
} InternCategory;

/// Start of a hash of `kind` in `category`.
static inline uint64_t intern_hash_begin(InternCategory category,
                                         unsigned kind) {
  return hash_mix(UINT64_C(0x51ED270B0A1F3C45), category * 64u + kind);
}

/// End of a hash: puts the category in the top bits.
static inline uint64_t intern_hash_end(InternCategory category, uint64_t hash) {
  return (hash >> 4) | ((uint64_t)category << 60);
}

enum {
  NUM_INTERN_SHARDS = 32,
  /// Signless integer types up to this width need no lookup.
  NUM_READY_INTEGER_TYPES = 129,
};

/// A part, by hash, of what was made while there was a thread pool.
typedef struct InternShard {
  pthread_mutex_t mutex;
  InternTable table;
  Arena arena;
} InternShard;

/// A dialect, and once it is loaded its names.
typedef struct RegisteredDialect {
  const DialectDef *def;
  _Atomic bool is_loaded;
  StringMap ops;
  StringMap types;
  StringMap attrs;
} RegisteredDialect;

/// The part of the Context that all handles share. The list of dialects changes
/// only while there is one thread; what changes later has a lock.
struct SharedContext {
  const Context *root; ///< The handle that owns this.
  void *owner;         ///< Borrowed; NULL: none. See context_init_owned.
  ThreadPool *pool;    ///< Borrowed.
  bool allows_unregistered_dialects;
  uint32_t struct_age; ///< Changes when identified structs are forgotten.
  _Atomic uint64_t next_distinct_id;
  /// An attribute of a kind that is printed with an alias, or in a section of
  /// its own, was made: printing must look for them.
  _Atomic bool has_aliasable;

  /// Interned objects made while there was one thread. They are in one table
  /// and one arena, which thus get large pages: objects are met in no order,
  /// and looking up a small page costs as much as fetching the object.
  InternTable table;
  Arena arena;     ///< Holds this struct too.
  bool has_shards; ///< There is a thread pool, or was one.
  InternShard shards[NUM_INTERN_SHARDS];

  VECTOR(RegisteredDialect) dialects;
  pthread_mutex_t dialects_mutex; ///< For the tables of those being loaded.

  pthread_mutex_t lists_mutex; ///< For the fields below.
  VECTOR(StringRef) files;     ///< Names that packed locations number.
  StringMap file_ids;          ///< Number + 1.
  VECTOR(Resource *) resources;
  StringMap resources_by_path; ///< Section, group and key, NUL between.
  Arena resource_arena;        ///< Resources and their text.

  // Objects that exist from the start.
  IntegerType integers[NUM_READY_INTEGER_TYPES];
  Type index;
  Type none;
  FloatType floats[FLOAT_NUM_KINDS];
  Attribute unit;
  IntegerAttr booleans[2];
};

static inline void shared_lock(SharedContext *shared, pthread_mutex_t *mutex) {
  if (shared->pool)
    pthread_mutex_lock(mutex);
}

static inline void shared_unlock(SharedContext *shared,
                                 pthread_mutex_t *mutex) {
  if (shared->pool)
    pthread_mutex_unlock(mutex);
}

/// Frees the tables by name, but no dialect.
void dialects_free(SharedContext *shared);

/// Makes the types that each context has.
void types_init(SharedContext *shared);

/// Makes the attributes that each context has: unit and the booleans.
void attributes_init(SharedContext *shared);

/// The attribute that stands for a location with LocationData. It is made with
/// it: locations of files with debug information nearly all get one.
const Attribute *location_data_attr(const LocationData *data);

/// Remembers that there is something that an alias may be printed for.
static inline void context_note_aliasable(Context *ctx) {
  atomic_store_explicit(&ctx->shared->has_aliasable, true,
                        memory_order_relaxed);
}

#endif
