// SPDX-License-Identifier: Apache-2.0
// Replaces a call by the body of its callee, as far as the dialects'
// InlinerInterfaces allow. Follows mlir::inlineCall.
#ifndef MLOPT_REWRITE_INLINE_H
#define MLOPT_REWRITE_INLINE_H

#include "ir/interfaces/op_interfaces.h"
#include "support/hash_table.h"

/// The operations of one block from `first` up to but not including `end`. If
/// `end` is NULL, the range reaches to the end of the block.
typedef struct OpRange {
  Operation *first;
  Operation *end;
} OpRange;

/// The location of a call whose callee's body was moved to it, while it is not
/// known where the caller's body will be moved to.
typedef struct OpenCall {
  Location open; ///< Of location_open_get.
  Location place;
  uint32_t next; ///< As OpenCalls.first.
} OpenCall;

/// The open calls in one body.
typedef struct OpenCalls {
  uint32_t first; ///< Its number in InlineScratch.open, plus 1; 0: none.
} OpenCalls;

/// Scratch memory for inlining, reused from call to call. `{0}` is valid.
typedef struct InlineScratch {
  PtrMap mapping;   ///< Maps the callee's values and blocks.
  PtrMap locations; ///< Maps the callee's locations, by their bits.
  PtrMap closed;    ///< Maps locations to numbers in `closed_forms`, plus 1.
  LocationList closed_forms; ///< Locations without open calls.
  PtrMap settled;            ///< Has those that were ever closed forms.
  PtrMap open_of;            ///< The locations in `open`, by their bits.
  VECTOR(OpenCall) open;     ///< All that there ever were.
  size_t num_locations;      ///< Locations that were made.
  VECTOR(OpRange) inlined;   ///< The inlined operations, one range per block.
  VECTOR(Operation *) casts;
  VECTOR(Value *) values;
  SymbolTables *tables; ///< Borrowed; the tables around the calls.
} InlineScratch;

/// Frees the memory, but not the borrowed tables.
void inline_scratch_free(InlineScratch *scratch);

typedef enum InlineMode {
  INLINE_COPY,
  INLINE_MOVE, ///< The callee is left without a body.
} InlineMode;

/// May everything in the body of `callable` be inlined into `to`, according to
/// its dialects? Linear in the body.
bool inline_is_legal_body(const Operation *callable, const Region *to,
                          InlineMode mode);

/// Puts the body of `callable` after `call` and lists it in `scratch->inlined`.
/// The body must have passed inline_is_legal_body. The results of `call` are
/// unused afterwards; the caller erases it. False, with nothing changed, if the
/// dialects forbid it or types do not match. Linear in the body; if the body
/// has several blocks, also in the operations before the call. `from` has the
/// open calls of the callable's body. `to` has those of the body that is moved
/// together with `call`; NULL: none may be added.
bool inline_call(Context *ctx, InlineScratch *scratch, Operation *call,
                 Operation *callable, InlineMode mode, OpenCalls *from,
                 OpenCalls *to);

/// Replaces locations with open calls in `root` by interned ones, in the end.
/// Linear in `root` and these locations.
void inline_close_locations(Context *ctx, InlineScratch *scratch,
                            Operation *root);

#endif
