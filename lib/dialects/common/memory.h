// SPDX-License-Identifier: Apache-2.0
// Rules for memory operations, shared by std and memref.
#ifndef MLOPT_DIALECTS_COMMON_MEMORY_H
#define MLOPT_DIALECTS_COMMON_MEMORY_H

#include "ir/operation.h"

/// May a memref of type `from` be cast to `to`? Element type and memory space
/// must be equal. At least one must be ranked. If both are ranked, their ranks
/// must be equal, and each size, stride and offset must be equal or dynamic in
/// one of them. Linear in the rank. Follows
/// mlir::memref::CastOp::areCastCompatible.
bool memref_types_cast_compatible(Context *ctx, const Type *from,
                                  const Type *to);

/// Does a cast of `from` to `to` only forget sizes, strides and offset, so that
/// users may take its source instead? Both types are ranked and strided, with
/// one element type. Linear in the rank. Follows
/// mlir::memref::CastOp::canFoldIntoConsumerOp.
bool memref_cast_forgets(Context *ctx, const Type *from, const Type *to);

/// May a tensor of type `from` be cast to `to`? The element types must be
/// equal, and one type unranked, or each size equal or dynamic on one side.
/// Linear in the rank. Follows mlir::tensor::CastOp::areCastCompatible.
bool tensor_types_cast_compatible(const ShapedType *from, const ShapedType *to);

/// Checks the numbers of sizes and symbols against the result type.
bool memory_verify_alloc(Context *ctx, const Operation *op);
/// Checks that an AutomaticAllocationScope is around `op`.
bool memory_verify_alloca(Context *ctx, const Operation *op);
/// Checks memref_types_cast_compatible; the error is "are cast incompatible".
bool memory_verify_cast(Context *ctx, const Operation *op);

/// Reports `operand type X and result type Y are cast incompatible`. Returns
/// false.
bool emit_cast_incompatible(Context *ctx, const Operation *op);

/// The number of symbols in the layout of a memref.
unsigned memref_type_num_symbols(const ShapedType *memref);

/// The operand of the memref cast (of std or memref) that defines `value`. NULL
/// if no such cast defines it.
Value *memref_cast_source(const Value *value);

#endif
