// SPDX-License-Identifier: Apache-2.0
// What lowering an allocation and taking the address of a global share: sizes,
// strides, bytes, the descriptor.
#ifndef MLOPT_PASSES_CONVERT_STD_TO_LLVM_ALLOCATION_H
#define MLOPT_PASSES_CONVERT_STD_TO_LLVM_ALLOCATION_H

#include "passes/convert_std_to_llvm/lowering.h"

/// Memory for result 0 of `op` that is being made. Owns its three arrays.
typedef struct Allocation {
  const Lowering *lowering;
  Builder *builder;
  Operation *op;
  Location loc;
  const ShapedType *type;
  const Type *descriptor; ///< The converted memref type.
  const Type *element;    ///< The converted element type.
  const Type *pointer;    ///< To elements, in the memref's space.
  int64_t offset;
  bool is_identity; ///< Row-major, without an offset.
  int64_t *static_strides;
  Value **sizes;
  Value **strides;
  Value *one;   ///< Wrapped: the constant of the element size.
  Value *count; ///< Elements.
  Value *bytes; ///< Of all elements.
  Value *allocated;
  Value *aligned;
} Allocation;

/// False, and nothing to free: the memref has no LLVM type.
bool allocation_init(Allocation *work, const Lowering *lowering,
                     Builder *builder, Operation *op);
void allocation_free(Allocation *work);
/// Fills in sizes (the dynamic ones are the operands of `adaptor` in order) and
/// the count, in the modern spelling the strides too.
void allocation_build_extent(Allocation *work, const Adaptor *adaptor);
void allocation_build_bytes(Allocation *work);
/// From `allocated`, `aligned`, sizes and strides.
Value *allocation_build_descriptor(Allocation *work);

#endif
