// SPDX-License-Identifier: Apache-2.0
// Unranked memrefs: a rank, and a pointer to the ranked descriptor. If an
// unranked memref crosses a function result, that descriptor must be in memory
// that outlives the callee.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_MEMREF_UNRANKED_DESCRIPTOR_H
#define MLOPT_PASSES_LOWER_TO_LLVM_MEMREF_UNRANKED_DESCRIPTOR_H

#include "passes/lower_to_llvm/type_converter.h"

/// The rank, as wide as an index.
Value *unranked_rank(const LLVMTypeConverter *converter, Builder *builder,
                     Location loc, Value *descriptor);

/// Bytes of the ranked descriptor that `descriptor`, whose rank is set, points
/// to.
Value *unranked_size(const LLVMTypeConverter *converter, Builder *builder,
                     Location loc, Value *descriptor);

/// The two pointers of a memref's descriptor.
typedef struct MemrefBuffer {
  Value *allocated;
  Value *aligned;
  Value *fields; ///< Where they were read from, of an unranked memref, or NULL.
} MemrefBuffer;

/// They are read from memory where `type` is unranked.
MemrefBuffer memref_buffer(const LLVMTypeConverter *converter, Builder *builder,
                           Location loc, const ShapedType *type, Value *memref);
/// The second of them, of an unranked memref, alone.
Value *unranked_aligned_pointer(const LLVMTypeConverter *converter,
                                Builder *builder, Location loc,
                                const ShapedType *type, Value *memref);

/// A call of llvm.intr.memcpy, not volatile.
void lowering_build_memcpy(const LLVMTypeConverter *converter, Builder *builder,
                           Location loc, Value *to, Value *from, Value *size);

typedef enum UnrankedCopy {
  UNRANKED_TO_HEAP,  ///< In the callee, before it returns.
  UNRANKED_TO_STACK, ///< In the caller, which frees the heap copy.
} UnrankedCopy;

/// Replaces those of `values` whose std type in `types` is an unranked memref
/// by copies.
void unranked_copy(const LLVMTypeConverter *converter, Builder *builder,
                   Location loc, const Type *const *types, Value **values,
                   size_t count, UnrankedCopy where);

#endif
