// SPDX-License-Identifier: Apache-2.0
// Replacing a call by the body of what it calls, as far as the dialects'
// InlinerInterfaces allow. Follows mlir::inlineCall.
#ifndef MLOPT_REWRITE_INLINE_H
#define MLOPT_REWRITE_INLINE_H

#include "ir/interfaces/op_interfaces.h"
#include "support/hash_table.h"

/// Operations of a block from `first` up to, not including, `end` (NULL: the
/// block's end).
typedef struct OpRange {
  Operation *first;
  Operation *end;
} OpRange;

/// Scratch memory of inlining, to be used again from call to call. `{0}` is
/// valid.
typedef struct InlineScratch {
  PtrMap mapping;          ///< From the callee's values and blocks.
  PtrMap locations;        ///< From the callee's locations, by their bits.
  VECTOR(OpRange) inlined; ///< What was inlined, block by block.
  VECTOR(Operation *) casts;
  VECTOR(Value *) values;
  SymbolTables *tables; ///< Borrowed; of what is around the calls.
} InlineScratch;

void inline_scratch_free(InlineScratch *scratch);

typedef enum InlineMode {
  INLINE_COPY,
  INLINE_MOVE, ///< The callee is left without a body.
} InlineMode;

/// Is all that is in the body of `callable` of dialects that may go to `to`?
/// Linear in the body.
bool inline_is_legal_body(const Operation *callable, const Region *to,
                          InlineMode mode);

/// Puts the body of `callable`, for which inline_is_legal_body holds, after
/// `call`, whose results are then unused, and lists it in `scratch->inlined`.
/// The caller erases the call. False, and nothing was changed, if the dialects
/// do not allow it or types do not fit. Linear in the body, and in the
/// operations in front of the call where the body has several blocks.
bool inline_call(Context *ctx, InlineScratch *scratch, Operation *call,
                 Operation *callable, InlineMode mode);

#endif
