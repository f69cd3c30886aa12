// SPDX-License-Identifier: Apache-2.0
// Declarations shared by the files of MLIR's C interface: the context of a
// handle, the casts between handles and the library's objects, the output of
// text and diagnostics.
//
// A handle is a pointer to the library's own object. The object's context is
// found from its address (arena_owner). The Context to work with is the running
// thread's: see capi_handle.
#ifndef MLOPT_CAPI_INTERNAL_H
#define MLOPT_CAPI_INTERNAL_H

#include <pthread.h>
#include <stdatomic.h>

#include "ir/clone.h"
#include "ir/definitions/dialect_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/erase.h"
#include "ir/op_attrs.h"
#include "ir/op_order.h"
#include "ir/operation.h"
#include "ir/print/printer.h"
#include "mlir-c/Diagnostics.h"
#include "mlir-c/IR.h"
#include "support/source.h"
#include "support/vector.h"

typedef struct CapiContext CapiContext;

/// A dialect of a context: what an MlirDialect points to.
typedef struct CapiDialect {
  CapiContext *context;
  const DialectDef *def;
} CapiDialect;

/// A thread's view of a context.
typedef struct CapiHandle {
  Context ctx;
  pthread_t thread;
} CapiHandle;

typedef struct CapiDiagnosticHandler {
  MlirDiagnosticHandler run;
  void *user;
  void (*free_user)(void *);
  MlirDiagnosticHandlerID id;
} CapiDiagnosticHandler;

/// A client's blob, returned when the context is destroyed.
typedef struct CapiBlob {
  void (*free_blob)(void *user, const void *data, size_t size, size_t align);
  void *user;
  const void *data;
  size_t size;
  size_t align;
} CapiBlob;

/// What an MlirContext points to.
struct CapiContext {
  CapiHandle first; ///< For the thread that made it.
  uint64_t serial;  ///< Tells it from earlier contexts at the same address.
  bool is_threaded;
  _Atomic bool was_entered; ///< A thread was once given another Context.
  bool is_collecting; ///< Diagnostics are reported at the end, in IR order.
  bool owns_pool;
  ThreadPool *pool; ///< NULL: one thread.
  /// For `diagnostic_handlers`, and held while one of them runs: one at a time,
  /// as in MLIR. A handler may report something, and attach or detach handlers.
  pthread_mutex_t handlers_mutex;
  pthread_mutex_t mutex;          ///< For the fields below.
  VECTOR(CapiHandle *) handles;   ///< Owned; of the other threads.
  VECTOR(CapiDialect *) dialects; ///< In `arena`; in order of registration.
  VECTOR(CapiDiagnosticHandler) diagnostic_handlers; ///< Newest last.
  VECTOR(CapiBlob) blobs; ///< In the order in which clients gave them.
  /// The library's passes and after them the client's; empty: the library's.
  VECTOR(const struct PassDef *) passes;
  MlirDiagnosticHandlerID next_handler;
  Arena arena;
};

/// The running thread's Context. Constant time, but for a thread's first call.
Context *capi_handle(CapiContext *context);

/// The running thread's entry, as capi_handle gives it, to be restored later.
typedef struct CapiEntry {
  const CapiContext *context;
  uint64_t serial;
  Context *handle;
  bool is_entered;
} CapiEntry;

/// Makes a client's function, called by the library, work with `ctx` as its
/// caller does. Diagnostics that it reports stay in `ctx`, for the caller.
/// Nothing is done if `ctx` has no owner. Constant time.
CapiEntry capi_enter(Context *ctx);
/// As capi_enter if the context is collecting. Otherwise handlers get each
/// diagnostic at once, as in MLIR with one thread.
CapiEntry capi_enter_collecting(Context *ctx);
/// Restores the entry that capi_enter returned.
void capi_leave(CapiEntry entry);
/// Will a caller of the running client's function report the diagnostics in
/// `ctx`?
bool capi_is_entered(const Context *ctx);

/// The context of `object`, an interned object or an operation.
static inline CapiContext *capi_owner(const void *object) {
  return arena_owner(object);
}
static inline Context *capi_ctx_of(const void *object) {
  return capi_handle(arena_owner(object));
}

/// The context's dialect, registered if it is not.
CapiDialect *capi_dialect(CapiContext *context, const DialectDef *def);
/// Unregisters a dialect that turned out to be invalid. It must be the newest
/// one, and nothing may have used it.
void capi_forget_dialect(CapiContext *context, const DialectDef *def);
/// Makes the dialect's names known, as looking one of them up would.
void capi_load_dialect(CapiContext *context, const DialectDef *def);
/// Is it loaded?
bool capi_dialect_is_loaded(CapiContext *context, const DialectDef *def);

/// Does the library lack the dialect? Then `def` is only a name (pdl, irdl).
bool capi_dialect_is_absent(const DialectDef *def);
/// The dialects that the library has.
extern const DialectDef builtin_dialect;
extern const DialectDef *const capi_dialects[];
extern const size_t capi_num_dialects;
/// A set of dialects: what an MlirDialectRegistry points to.
typedef struct CapiRegistry {
  VECTOR(const DialectDef *) dialects;
} CapiRegistry;
/// Adds `def` unless the registry has it. Linear in its dialects.
void capi_registry_add(CapiRegistry *registry, const DialectDef *def);

//===- Diagnostics --------------------------------------------------------===//

/// Tells the handlers what was reported through `ctx`, the running thread's,
/// and forgets it. To be called at the end of each function that can report.
void capi_deliver(CapiContext *context, Context *ctx);
/// As above, and reports the notes that MLIR does not have: which patterns were
/// tried.
void capi_deliver_explained(CapiContext *context, Context *ctx);
/// Reports an error at `loc` to the handlers.
void capi_error(CapiContext *context, Location loc, const char *text);

//===- Casts --------------------------------------------------------------===//

static inline CapiContext *unwrap_context(MlirContext context) {
  return context.ptr;
}
static inline MlirContext wrap_context(CapiContext *context) {
  return (MlirContext){context};
}
static inline Context *ctx_of(MlirContext context) {
  return capi_handle(context.ptr);
}
static inline const Type *unwrap_type(MlirType type) { return type.ptr; }
static inline MlirType wrap_type(const Type *type) { return (MlirType){type}; }
static inline const Attribute *unwrap_attr(MlirAttribute attr) {
  return attr.ptr;
}
static inline MlirAttribute wrap_attr(const Attribute *attr) {
  return (MlirAttribute){attr};
}
static inline Operation *unwrap_op(MlirOperation op) { return op.ptr; }
/// Handles have no const: the interface has no read-only operations.
static inline MlirOperation wrap_op(const Operation *op) {
  return (MlirOperation){(void *)(uintptr_t)op};
}
static inline Block *unwrap_block(MlirBlock block) { return block.ptr; }
static inline MlirBlock wrap_block(Block *block) { return (MlirBlock){block}; }
static inline Region *unwrap_region(MlirRegion region) { return region.ptr; }
static inline MlirRegion wrap_region(Region *region) {
  return (MlirRegion){region};
}
/// MlirValue has its pointer const, values change with their uses.
static inline Value *unwrap_value(MlirValue value) {
  return (Value *)(uintptr_t)value.ptr;
}
static inline MlirValue wrap_value(const Value *value) {
  return (MlirValue){value};
}
/// The module's operation.
static inline Operation *unwrap_module(MlirModule module) {
  return (Operation *)(uintptr_t)module.ptr;
}
static inline StringRef unwrap_text(MlirStringRef text) {
  return string_ref(text.data, text.length);
}
static inline MlirStringRef wrap_text(StringRef text) {
  return (MlirStringRef){text.data, text.size};
}
static inline MlirLogicalResult wrap_result(bool is_success) {
  return is_success ? mlirLogicalResultSuccess() : mlirLogicalResultFailure();
}
/// An array of handles is one of pointers.
static inline const Type *const *unwrap_types(const MlirType *types) {
  return (const Type *const *)(const void *)types;
}
static inline const Attribute *const *unwrap_attrs(const MlirAttribute *attrs) {
  return (const Attribute *const *)(const void *)attrs;
}
static inline Value *const *unwrap_values(const MlirValue *values) {
  return (Value *const *)(const void *)values;
}
static inline Block *const *unwrap_blocks(const MlirBlock *blocks) {
  return (Block *const *)(const void *)blocks;
}
static inline Operation *const *unwrap_ops(const MlirOperation *ops) {
  return (Operation *const *)(const void *)ops;
}

/// A location is an attribute, so that it knows its context. NULL: unknown.
Location unwrap_location(MlirLocation location);
/// The location attribute of `loc`; that of the unknown location, if it is
/// unknown.
MlirLocation wrap_location(Context *ctx, Location loc);

/// The context of an object made without one. A block has the context of an
/// object in it or around it; NULL if there is none.
CapiContext *capi_block_owner(const Block *block);
static inline CapiContext *capi_value_owner(const Value *value) {
  return value->kind == VALUE_RESULT ? capi_owner(value_defining_op(value))
                                     : capi_owner(value);
}

//===- Identifiers and text -----------------------------------------------===//

/// An identifier that the context has already.
MlirIdentifier wrap_identifier(Context *ctx, StringRef text);
/// Its text, which lives as long as its context.
StringRef unwrap_identifier(MlirIdentifier identifier);

/// Passes `text` to the callback, and frees it.
void capi_give_text(Stream *text, MlirStringCallback callback, void *user);
/// Writes `text` and a line end to standard error, and frees it.
void capi_dump_text(Stream *text);

/// Options of an MlirOpPrintingFlags.
static inline PrintOptions *unwrap_flags(MlirOpPrintingFlags flags) {
  return flags.ptr;
}

/// A row of a table. The address of a row is the id of a kind.
typedef struct CapiTypeId {
  uint64_t unused;
} CapiTypeId;
static inline MlirTypeID wrap_type_id(const void *id) {
  return (MlirTypeID){id};
}

/// Erases a standalone region's blocks, or a block, with the right memory.
void capi_block_erase(Block *block);
/// Leaves the region itself, empty.
void capi_region_clear(Region *region);

/// The discardable attributes among `attrs`, or all if `without` is NULL, as a
/// dictionary; NULL if there are none. If a name is there twice, the last one
/// counts. Amortized linear.
const Attribute *capi_dictionary(Context *ctx, const MlirNamedAttribute *attrs,
                                 intptr_t count, const OpDef *without);
/// Fills the slots of a registered definition from `attrs`, and the slots that
/// `attrs` leaves out with their defaults.
void capi_op_props(Context *ctx, const OpDef *def,
                   const MlirNamedAttribute *attrs, intptr_t count,
                   const Attribute **props);
/// The attribute to store in slot `index` for `value`: NULL for a default that
/// need not be stored.
const Attribute *capi_prop_value(const OpDef *def, unsigned index,
                                 const Attribute *value);

/// Inherent attribute in slot `index` of a registered operation: the default
/// value if it is not set, NULL if there is no default.
const Attribute *capi_op_prop(Context *ctx, const Operation *op,
                              unsigned index);
/// Infers the return types of `state` by its definition. False after an error,
/// or if the definition cannot infer them.
bool capi_infer_types(Context *ctx, Arena *arena, OpState *state);

#endif
