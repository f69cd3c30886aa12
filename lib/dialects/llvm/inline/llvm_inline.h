// SPDX-License-Identifier: Apache-2.0
// Shared by the files that inline llvm functions.
#ifndef MLOPT_DIALECTS_LLVM_INLINE_LLVM_INLINE_H
#define MLOPT_DIALECTS_LLVM_INLINE_LLVM_INLINE_H

#include "ir/builder.h"
#include "ir/interfaces/op_interfaces.h"

/// Creates a copy that stands for an argument until llvm_inline_scopes has used
/// it.
Value *llvm_inline_argument(Builder *builder, Location loc, Value *value,
                            bool is_noalias);
/// Sets the scopes and access groups of the operations inlined for `call`, and
/// erases the copies. Linear in the inlined operations, times the number of
/// noalias parameters.
void llvm_inline_scopes(Context *ctx, Operation *call, const InlinedBody *body);

/// Sets the locations of loops that were inlined for `call`. Linear in the
/// blocks.
void llvm_inline_loops(Context *ctx, const Operation *call,
                       const InlinedBody *body);

/// Can llvm_inline_byval handle a parameter with `attrs`?
bool llvm_can_inline_byval(const Attribute *attrs);
/// The replacement for a `byval` parameter: a copy of the memory that `value`
/// points to. It is `value` itself if the function does not write to that
/// memory and its alignment suffices.
Value *llvm_inline_byval(Builder *builder, const Operation *callable,
                         Value *value, const Attribute *attrs,
                         SymbolTables *tables);

#endif
