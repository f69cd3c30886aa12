// SPDX-License-Identifier: Apache-2.0
// Helpers shared by the lowerings of allocations and of addresses of globals:
// sizes, strides, bytes, the descriptor.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_MEMREF_ALLOCATION_H
#define MLOPT_PASSES_LOWER_TO_LLVM_MEMREF_ALLOCATION_H

#include "passes/lower_to_llvm/type_converter.h"

/// Memory for result 0 of `op` that is being made. Owns its three arrays.
typedef struct Allocation {
  const LLVMTypeConverter *converter;
  Builder *builder;
  Operation *op;
  Location loc;
  const ShapedType *type;
  const Type *descriptor; ///< The converted memref type.
  const Type *element;    ///< The converted element type.
  const Type *pointer;    ///< To elements, in the memref's space.
  int64_t offset;
  bool is_identity; ///< Row-major, without an offset.
  bool has_symbols; ///< Some strides are known at run time only.
  int64_t *static_strides;
  Value **sizes;
  Value **strides;
  Value *one;   ///< Wrapped: the constant of the element size.
  Value *count; ///< Elements.
  Value *bytes; ///< Size of all elements.
  Value *allocated;
  Value *aligned;
  Value *memory;    ///< Wrapped: bytes in which the data is to be aligned,
  Value *alignment; ///< to this; NULL: it is.
} Allocation;

/// False, and nothing to free: the memref has no LLVM type.
bool allocation_init(Allocation *work, const LLVMTypeConverter *converter,
                     Builder *builder, Operation *op);

/// Frees the arrays, not the operations that were built.
void allocation_free(Allocation *work);
/// Fills in sizes (the dynamic ones are the operands of `adaptor` in order) and
/// the count, in the modern spelling the strides too.
void allocation_build_extent(Allocation *work, const Adaptor *adaptor);

/// Fills in the number of bytes from the count.
void allocation_build_bytes(Allocation *work);
/// Can memory be laid out as the type of `work` says? If it is not row-major,
/// each stride must be made of sums and products of sizes and symbols, the
/// offset must be known, and no element may lie in front of the memory.
bool strided_layout_is_supported(Allocation *work);
/// Fills in the strides that symbols give; the symbols are the operands of
/// `adaptor` from `first_symbol` on.
void strided_layout_build_strides(Allocation *work, const Adaptor *adaptor,
                                  unsigned first_symbol);
/// The number of elements that a strided layout spans. All sizes and strides
/// are given.
Value *strided_layout_build_count(Allocation *work);
/// Builds the descriptor from `allocated`, `aligned`, sizes and strides.
Value *allocation_build_descriptor(Allocation *work);

/// Does the buffer of a `memref` fit in the memory that indices can address?
bool lowering_buffer_fits(const LLVMTypeConverter *converter,
                          const ShapedType *memref);

#endif
