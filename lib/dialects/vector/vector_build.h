// SPDX-License-Identifier: Apache-2.0
// Operations of vector that patterns make, at the rewriter's point, and what
// patterns ask of values.
#ifndef MLOPT_DIALECTS_VECTOR_VECTOR_BUILD_H
#define MLOPT_DIALECTS_VECTOR_VECTOR_BUILD_H

#include "dialects/vector/vector.h"
#include "rewrite/rewriter.h"

/// An operation of one operand and no properties: broadcast, shape_cast,
/// bitcast.
Value *vector_build_cast(Rewriter *rw, VectorOp id, Location loc, Value *source,
                         const Type *type);
/// What is at a position, all of it known. The whole vector if it has no
/// numbers.
Value *vector_build_extract(Rewriter *rw, Location loc, Value *source,
                            const int64_t *position, size_t count);
Value *vector_build_from_elements(Rewriter *rw, Location loc,
                                  Value *const *elements, size_t count,
                                  const Type *type);
Operation *vector_build_to_elements(Rewriter *rw, Location loc, Value *source);
Value *vector_build_create_mask(Rewriter *rw, Location loc, Value *const *sizes,
                                size_t count, const Type *type);
Value *vector_build_constant_mask(Rewriter *rw, Location loc,
                                  const int64_t *sizes, size_t count,
                                  const Type *type);
/// A slice with strides of 1. `count` offsets and sizes.
Value *vector_build_slice(Rewriter *rw, Location loc, Value *source,
                          const int64_t *offsets, const int64_t *sizes,
                          size_t count);
/// The operation of arith that combines two values as `kind` says. `fastmath`
/// may be NULL.
Value *vector_build_combine(Rewriter *rw, Location loc, VectorKind kind,
                            Value *lhs, Value *rhs, const Attribute *fastmath);

/// The scalar that `value` is a broadcast of; NULL: it is none.
Value *vector_splat_source(const Value *value);
/// The broadcast that makes operand 0 of `op`, or the shape_cast that only adds
/// leading dimensions of 1; NULL: neither does.
Operation *vector_broadcast_before(const Operation *op);
/// May a value of type `from` be broadcast to `to`? Follows
/// mlir::vector::isBroadcastableTo.
bool vector_is_broadcastable(const Type *from, const ShapedType *to);
/// Does the transposition leave elements in their order: but for dimensions of
/// size 1 it permutes nothing?
bool vector_keeps_order(const Operation *transpose);
/// The number that an integer constant is; false: `value` is none.
bool vector_constant_number(const Value *value, int64_t *number);

/// n where `value` is n times the vscale; -1: it is not.
int64_t vector_vscale_multiple(const Value *value);

/// What is known of a mask.
typedef enum MaskFormat {
  MASK_UNKNOWN,
  MASK_ALL_TRUE,
  MASK_ALL_FALSE
} MaskFormat;
MaskFormat vector_mask_format(Context *ctx, const Value *mask);

#endif
