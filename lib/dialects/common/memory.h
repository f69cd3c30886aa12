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
OpVerifier memory_verify_alloc;
/// Checks that an AutomaticAllocationScope is around `op`.
OpVerifier memory_verify_alloca;
/// Checks memref_types_cast_compatible; the error is "are cast incompatible".
OpVerifier memory_verify_cast;

/// The checks of accesses. Each reports its own errors; std and memref make
/// them in different orders. Operand 0 is the memref where `op` loads,
/// prefetches or has a body; operand 1 where it stores or is an atomic_rmw.
OpVerifier memory_verify_loaded, memory_verify_stored,
    memory_verify_store_indices, memory_verify_prefetch;
/// The types of an atomic_rmw's value, and of its result.
OpVerifier memory_verify_atomic_value, memory_verify_atomic_result;
/// Does the memref, operand `at`, have as many dimensions as operands follow?
bool memory_verify_subscripts(Context *ctx, const Operation *op, unsigned at);
/// Is the value of an atomic_rmw a float, or else an integer, as `kind` asks?
bool memory_verify_atomic_kind(Context *ctx, const Operation *op,
                               const EnumCase *kind, bool wants_float);
/// The types of a generic_atomic_rmw's result and of its body's argument.
OpVerifier memory_verify_generic_atomic, memory_verify_atomic_yield;

/// Reports `operand type X and result type Y are cast incompatible`. Returns
/// false.
OpVerifier emit_cast_incompatible;

/// The number of symbols in the layout of a memref.
unsigned memref_type_num_symbols(const ShapedType *memref);

/// The operand of the memref cast (of std or memref) that defines `value`. NULL
/// if no such cast defines it.
Value *memref_cast_source(const Value *value);

#endif
