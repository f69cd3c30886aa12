// SPDX-License-Identifier: Apache-2.0
// Rules for memory operations, shared by std and memref.
#ifndef MLOPT_DIALECTS_COMMON_MEMORY_H
#define MLOPT_DIALECTS_COMMON_MEMORY_H

#include "ir/definitions/enum_case.h"
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

/// The checks of accesses. Each reports what is wrong; std and memref make them
/// in different orders. Operand 0 is the memref where `op` loads, prefetches or
/// has a body; operand 1 where it stores or is an atomic_rmw.
bool memory_verify_loaded(Context *ctx, const Operation *op);
bool memory_verify_stored(Context *ctx, const Operation *op);
bool memory_verify_store_indices(Context *ctx, const Operation *op);
bool memory_verify_prefetch(Context *ctx, const Operation *op);
/// The types of an atomic_rmw's value, and of its result.
bool memory_verify_atomic_value(Context *ctx, const Operation *op);
bool memory_verify_atomic_result(Context *ctx, const Operation *op);
/// Does the memref, operand `at`, have as many dimensions as operands follow?
bool memory_verify_subscripts(Context *ctx, const Operation *op, unsigned at);
/// Is the value of an atomic_rmw a float, or else an integer, as `kind` asks?
bool memory_verify_atomic_kind(Context *ctx, const Operation *op,
                               const EnumCase *kind, bool wants_float);
/// The types of a generic_atomic_rmw's result and of its body's argument.
bool memory_verify_generic_atomic(Context *ctx, const Operation *op);
bool memory_verify_atomic_yield(Context *ctx, const Operation *op);

/// Reports `operand type X and result type Y are cast incompatible`. Returns
/// false.
bool emit_cast_incompatible(Context *ctx, const Operation *op);

/// The number of symbols in the layout of a memref.
unsigned memref_type_num_symbols(const ShapedType *memref);

/// The operand of the memref cast (of std or memref) that defines `value`. NULL
/// if no such cast defines it.
Value *memref_cast_source(const Value *value);

#endif
