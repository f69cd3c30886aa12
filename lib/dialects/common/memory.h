// SPDX-License-Identifier: Apache-2.0
// Rules for memory operations that std and memref share.
#ifndef MLOPT_DIALECTS_COMMON_MEMORY_H
#define MLOPT_DIALECTS_COMMON_MEMORY_H

#include "ir/operation.h"

/// May a memref of type `from` be cast to `to`: equal element and space; equal
/// rank with sizes, strides and offset equal or dynamic on one side; or one of
/// them unranked. Linear in the rank. Follows
/// mlir::memref::CastOp::areCastCompatible.
bool memref_types_cast_compatible(Context *ctx, const Type *from,
                                  const Type *to);

/// Does a cast of `from` to `to` only forget sizes, strides and offset, so that
/// users may take what was cast? Both ranked and strided, of one element type.
/// Linear in the rank. Follows mlir::memref::CastOp::canFoldIntoConsumerOp.
bool memref_cast_forgets(Context *ctx, const Type *from, const Type *to);

/// May a tensor of type `from` be cast to `to`: one element type; one unranked,
/// or each size equal or dynamic on one side. Linear in the rank. Follows
/// mlir::tensor::CastOp::areCastCompatible.
bool tensor_types_cast_compatible(const ShapedType *from, const ShapedType *to);

/// Sizes against dynamic dimensions, symbols against those of the layout.
bool memory_verify_alloc(Context *ctx, const Operation *op);
/// An AutomaticAllocationScope is around it.
bool memory_verify_alloca(Context *ctx, const Operation *op);
/// memref_types_cast_compatible, else "are cast incompatible".
bool memory_verify_cast(Context *ctx, const Operation *op);

/// `operand type X and result type Y are cast incompatible`; false.
bool emit_cast_incompatible(Context *ctx, const Operation *op);

/// Number of symbols in the layout map of a memref.
unsigned memref_type_num_symbols(const ShapedType *memref);

/// The operand of a memref cast (of std or memref) that defines `value`, else
/// NULL.
Value *memref_cast_source(const Value *value);

#endif
