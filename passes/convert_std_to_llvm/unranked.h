// SPDX-License-Identifier: Apache-2.0
// Unranked memrefs that cross a function result: their descriptors live in
// memory that must outlive the callee.
#ifndef MLOPT_PASSES_CONVERT_STD_TO_LLVM_UNRANKED_H
#define MLOPT_PASSES_CONVERT_STD_TO_LLVM_UNRANKED_H

#include "passes/convert_std_to_llvm/lowering.h"

typedef enum UnrankedCopy {
  UNRANKED_TO_HEAP,  ///< In the callee, before it returns.
  UNRANKED_TO_STACK, ///< In the caller, which frees the heap copy.
} UnrankedCopy;

/// Replaces those of `values` whose std type in `types` is an unranked memref
/// by copies.
void unranked_copy(const Lowering *lowering, Builder *builder, Location loc,
                   const Type *const *types, Value **values, size_t count,
                   UnrankedCopy where);

#endif
