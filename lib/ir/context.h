// SPDX-License-Identifier: Apache-2.0
// Context: what all IR shares (interned types, attributes, identifiers, affine
// expressions; registered dialects), and one thread's view of it.
//
// A Context is a handle. It refers to the shared part, and has the part that
// belongs to one thread (diagnostics, traces, the memory of operations). A
// worker thread gets a handle of its own from context_fork, and context_join
// merges it back, in the order in which the caller wants things to be reported.
#ifndef MLOPT_IR_CONTEXT_H
#define MLOPT_IR_CONTEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "support/arena.h"
#include "support/diagnostics/diagnostics.h"
#include "support/stream.h"
#include "support/string_ref.h"
#include "support/thread_pool.h"
#include "support/trace.h"

typedef struct Attribute Attribute;
typedef struct DialectDef DialectDef;
typedef struct OpDef OpDef;
typedef struct SharedContext SharedContext;
typedef struct Type Type;
typedef struct TypeDef TypeDef;
typedef struct AttrDef AttrDef;

/// Sizes of freed operation memory that are kept for reuse, in 8 bytes.
#define IR_NUM_SIZE_CLASSES 128
/// Larger ones: powers of two from 2 KiB up.
#define IR_NUM_LARGE_CLASSES 48

/// Memory of operations, blocks and regions: an arena with free lists. Long
/// pieces that became free are filled again as the arena's chunks are.
typedef struct IRMemory {
  Arena arena;
  struct FreePiece *pieces; ///< In the free memory itself.
  void *free_lists[IR_NUM_SIZE_CLASSES];
  void *large_free_lists[IR_NUM_LARGE_CLASSES];
} IRMemory;

typedef struct Context {
  SharedContext *shared;     ///< Owned by the handle that context_init made.
  Diagnostics diags;         ///< Owned. What this handle's thread reported.
  Trace trace;               ///< Off in a fork.
  Stream output;             ///< Owned. What passes print beside the module;
                             ///< goes to standard output before it.
  IRMemory ir;               ///< Owned. Operations made through this handle.
  struct InternCache *cache; ///< Owned; recent lookups, without a lock.
  StringRef last_file;       ///< Interned: the newest file of a location,
  uint32_t last_file_id;     ///< and its number. Empty at first.
  struct PassInstrumentor *instrumentor; ///< Borrowed; NULL: nobody watches
                                         ///< passes. Forks have it too.
  const struct ActionHandlers *actions;  ///< Borrowed; NULL: nobody is told of
                                         ///< actions. Forks have it too.
  uint64_t *statistics; ///< Borrowed: counts of the running pass, or NULL.
  uint32_t next_op_id;  ///< For stable ids: operations made so far.
  const struct RemarkEngine *remarks; ///< Borrowed; NULL: no remark is told.
                                      ///< Forks have it too.
  const struct PrintOptions *print_options; ///< Borrowed; how diagnostics show
                                            ///< operations; NULL: as by
                                            ///< default. Forks have it too.
  /// Borrowed: where the flag of a pass is put that begins to run. NULL: nobody
  /// asks. Forks have it too.
  const char *_Atomic *activity;
  bool hides_op_on_diagnostics; ///< -mlir-print-op-on-diagnostic=0. Forks have
                                ///< it too.
  bool hides_explanations;      ///< -explain-failures=0. Forks have it too.
  bool checks_ir;               ///< -debug-check-ir. Forks have it too.
  bool reads_old_forms; ///< What only older verifiers accept is left to a pass
                        ///< that upgrades it. Forks have it too.
  bool is_fork;
} Context;

/// An empty context with no dialect registered. Single-threaded until
/// context_set_thread_pool.
void context_init(Context *ctx);

/// context_init with an owner, which is not NULL: arena_owner gives it for
/// everything interned (types, attributes, identifiers, affine expressions,
/// maps, sets), and for operations and blocks. Forks have it too.
void context_init_owned(Context *ctx, void *owner);

/// The owner, or NULL.
void *context_owner(const Context *ctx);

/// Frees the handle and, unless it is a fork, everything interned.
void context_free(Context *ctx);

/// A handle of `ctx`'s shared part for another thread (or another module).
void context_fork(Context *fork, Context *ctx);
/// Appends the diagnostics and output and gives the IR memory of `fork` to
/// `ctx`, and frees the handle.
void context_join(Context *ctx, Context *fork);

/// Interning takes locks from now on. `pool` is borrowed; NULL: back to one
/// thread.
void context_set_thread_pool(Context *ctx, ThreadPool *pool);

/// The pool that was set, or NULL.
ThreadPool *context_thread_pool(const Context *ctx);

/// -allow-unregistered-dialect. Off at first.
void context_allow_unregistered_dialects(Context *ctx, bool allow);

/// What context_allow_unregistered_dialects has set.
bool context_allows_unregistered_dialects(const Context *ctx);

/// Makes the dialect's operations, types and attributes known. Its tables are
/// borrowed. Registering twice does nothing. Linear in the number of dialects;
/// the tables are read when one of their names is looked up.
void context_register_dialect(Context *ctx, const DialectDef *dialect);

/// Undoes the newest registration, `dialect`, which nothing has used.
void context_forget_dialect(Context *ctx, const DialectDef *dialect);

/// Makes the names of a registered dialect known now; otherwise that happens
/// when the first of them is looked up.
void context_load_dialect(Context *ctx, const DialectDef *dialect);
/// Are the names of `dialect` known by now? Safe while other threads load it.
bool context_dialect_is_loaded(const Context *ctx, const DialectDef *dialect);

/// Dialect named `name_space`, or NULL.
const DialectDef *context_dialect(const Context *ctx, StringRef name_space);

/// Number of registered dialects.
size_t context_num_dialects(const Context *ctx);

/// Dialect `index` in the order of registration.
const DialectDef *context_dialect_at(const Context *ctx, size_t index);

/// Definition of the registered operation `name` (`std.addi`), or NULL.
const OpDef *context_op_def(const Context *ctx, StringRef name);

/// Definition of the unregistered operation `name`, made on first sight; never
/// NULL. Its `is_unregistered` is true.
const OpDef *context_unregistered_op_def(Context *ctx, StringRef name);

/// Definition of the dialect type `name` (`llvm.ptr`), or NULL.
const TypeDef *context_type_def(const Context *ctx, StringRef name);

/// Definition of the dialect attribute `name` (`arith.fastmath`), or NULL.
const AttrDef *context_attr_def(const Context *ctx, StringRef name);

/// Was there ever an attribute that may be printed with an alias, or in a
/// section of its own?
bool context_has_aliasable(const Context *ctx);

/// `text` as one object for all equal texts; NUL-terminated. Compare `data`.
StringRef context_intern_string(Context *ctx, StringRef text);

/// An interned string by its `data`.
StringRef context_interned_string(const char *data);

/// Next number for `distinct[N]<…>` attributes.
uint64_t context_next_distinct_id(Context *ctx);

/// An entry of a file's `{-# … #-}` part: `section: { group: { key: text } }`.
/// The text of `dense_resource<key>` is in section `dialect_resources`, group
/// `builtin`.
typedef struct Resource {
  StringRef section;
  StringRef group;
  StringRef key;
  StringRef text; ///< As it stands in the file, quotes included.
  size_t index;   ///< Place in the order, for the list itself.
} Resource;

/// Adds a resource or sets its text. All is copied. What was found before keeps
/// the text that it had.
void context_set_resource(Context *ctx, StringRef section, StringRef group,
                          StringRef key, StringRef text);
/// The resource, or NULL.
const Resource *context_resource(const Context *ctx, StringRef section,
                                 StringRef group, StringRef key);
/// Appends the text of a resource of `size` bytes that are to begin at a
/// multiple of `alignment`: `"0x…"`, the alignment first, in four bytes.
/// Linear.
void resource_write_blob(Stream *text, uint32_t alignment, const void *bytes,
                         size_t size);
/// Copies `size` bytes from `offset` on out of a resource's text, without the
/// alignment. False if `text` is something else, or too short. Linear in
/// `size`.
bool resource_read_blob(StringRef text, size_t offset, void *bytes,
                        size_t size);

/// Forgets the resources of a group.
void context_drop_resources(Context *ctx, StringRef section, StringRef group);

/// Forgets all resources: the next file has its own.
void context_forget_resources(Context *ctx);

/// Number of resources, of all groups.
size_t context_num_resources(const Context *ctx);

/// Resource `index` in the order in which they were added.
const Resource *context_resource_at(const Context *ctx, size_t index);

/// Uniqued object of `size` bytes with `hash`: the one in the shared tables for
/// which `equals(object, key)`, else what `create(arena, key)` makes. Safe from
/// several threads. For the implementation of types, attributes, affine maps.
const void *context_intern(Context *ctx, uint64_t hash,
                           bool (*equals)(const void *object, const void *key),
                           void *(*create)(Arena *arena, const void *key),
                           const void *key);

/// The object that context_intern would find, or NULL. Makes none.
const void *context_find(Context *ctx, uint64_t hash,
                         bool (*equals)(const void *object, const void *key),
                         const void *key);

/// Is all that this handle remembers of recent lookups still what the tables
/// have for it? Linear in the size of the cache.
bool context_cache_is_sound(const Context *ctx);

/// Memory for an operation or block: from the free list of its size, else the
/// arena. Constant time.
void *ir_alloc(Context *ctx, size_t size);

/// Gives back what ir_alloc gave for `size`. Constant time.
void ir_release(Context *ctx, void *memory, size_t size);
/// Gives back everything that was allocated through this handle.
void ir_clear(Context *ctx);

/// Pieces from this size on are better given back by ir_release_piece.
#define IR_MIN_PIECE 1024
/// Gives back `size` bytes at once, whatever they were: at least IR_MIN_PIECE,
/// a multiple of 8. Constant time.
void ir_release_piece(Context *ctx, void *memory, size_t size);

#endif
