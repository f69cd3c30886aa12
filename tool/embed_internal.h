// SPDX-License-Identifier: Apache-2.0
// Shared by the parts of the embedding interface: its objects, and the casts
// between its opaque handles and the library's own objects.
#ifndef MLOPT_TOOL_EMBED_INTERNAL_H
#define MLOPT_TOOL_EMBED_INTERNAL_H

#include "ir/operation.h"
#include "support/source.h"
#include "tool/mlopt.h"
#include "tool/mlopt_ir.h"

struct MloptContext {
  Context ctx;
  ThreadPool *pool; ///< Owned; NULL: one thread.
  MloptDiagnosticHandler *handler;
  void *user;
  Stream text; ///< Owned: messages of the last call, NUL-terminated.
};

/// A module has its own fork of its MloptContext's Context, so its IR is freed
/// with it.
struct MloptModule {
  MloptContext *context;
  Context ctx;         ///< A fork; owns the IR.
  Arena arena;         ///< Owns the name and the text.
  SourceBuffer buffer; ///< For the source lines of messages.
  Operation *op;       ///< NULL after a pass failed.
};

/// Delivers what the current call reported to `diags`, then clears it.
void embed_deliver(MloptContext *context, Diagnostics *diags,
                   const SourceBuffer *buffer);

/// Can the module be used? Reports an error if not.
bool embed_check_usable(MloptModule *module);

/// A handle is a pointer to one of the library's own objects, under another
/// type name.
#define EMBED_CASTS(NAME, HANDLE, OBJECT)                                      \
  static inline OBJECT *unwrap_##NAME(HANDLE *handle) {                        \
    return (OBJECT *)(void *)handle;                                           \
  }                                                                            \
  static inline HANDLE *wrap_##NAME(OBJECT *object) {                          \
    return (HANDLE *)(void *)object;                                           \
  }
#define EMBED_CONST_CASTS(NAME, HANDLE, OBJECT)                                \
  static inline const OBJECT *unwrap_##NAME(const HANDLE *handle) {            \
    return (const OBJECT *)(const void *)handle;                               \
  }                                                                            \
  static inline const HANDLE *wrap_##NAME(const OBJECT *object) {              \
    return (const HANDLE *)(const void *)object;                               \
  }
EMBED_CONST_CASTS(type, MloptType, Type)
EMBED_CONST_CASTS(attr, MloptAttribute, Attribute)
EMBED_CONST_CASTS(const_op, MloptOperation, Operation)
EMBED_CONST_CASTS(const_block, MloptBlock, Block)
EMBED_CONST_CASTS(const_region, MloptRegion, Region)
EMBED_CONST_CASTS(const_value, MloptValue, Value)
EMBED_CASTS(op, MloptOperation, Operation)
EMBED_CASTS(block, MloptBlock, Block)
EMBED_CASTS(region, MloptRegion, Region)
EMBED_CASTS(value, MloptValue, Value)
#undef EMBED_CASTS
#undef EMBED_CONST_CASTS

static inline Value *const *unwrap_values(MloptValue *const *handles) {
  return (Value *const *)(const void *)handles;
}
static inline MloptValue *const *wrap_values(Value *const *values) {
  return (MloptValue *const *)(const void *)values;
}
static inline const Type *const *unwrap_types(const MloptType *const *handles) {
  return (const Type *const *)(const void *)handles;
}

#endif
