// SPDX-License-Identifier: Apache-2.0
// Creates vector operations for patterns, at the rewriter's insertion point;
// and what patterns ask about values.
#ifndef MLOPT_DIALECTS_VECTOR_VECTOR_BUILD_H
#define MLOPT_DIALECTS_VECTOR_VECTOR_BUILD_H

#include "dialects/vector/vector.h"
#include "rewrite/rewriter.h"

/// Creates a broadcast, shape_cast or bitcast: one operand, no properties.
Value *vector_build_cast(Rewriter *rw, VectorOp id, Location loc, Value *source,
                         const Type *type);
/// Creates a transposition by a permutation of `count` dimensions.
Value *vector_build_transpose(Rewriter *rw, Location loc, Value *source,
                              const int64_t *permutation, size_t count,
                              const Type *type);
/// Extracts what is at a position of known numbers. If it has no numbers, that
/// is the whole vector.
Value *vector_build_extract(Rewriter *rw, Location loc, Value *source,
                            const int64_t *position, size_t count);
/// Extracts the element of a vector of one dimension that is at the index
/// `position`.
Value *vector_build_extract_at(Rewriter *rw, Location loc, Value *source,
                               Value *position);
/// Creates a vector of `type` from its `count` elements in order.
Value *vector_build_from_elements(Rewriter *rw, Location loc,
                                  Value *const *elements, size_t count,
                                  const Type *type);
/// Creates a to_elements with a result for each element of `source`.
Operation *vector_build_to_elements(Rewriter *rw, Location loc, Value *source);
/// Creates a mask from `count` sizes, one a dimension.
Value *vector_build_create_mask(Rewriter *rw, Location loc, Value *const *sizes,
                                size_t count, const Type *type);
/// Creates a mask from known sizes, one a dimension.
Value *vector_build_constant_mask(Rewriter *rw, Location loc,
                                  const int64_t *sizes, size_t count,
                                  const Type *type);
/// Creates a slice of `count` offsets and sizes, with strides of 1.
Value *vector_build_slice(Rewriter *rw, Location loc, Value *source,
                          const int64_t *offsets, const int64_t *sizes,
                          size_t count);
/// Inserts a slice at `count` offsets, with strides of 1.
Value *vector_build_insert_slice(Rewriter *rw, Location loc, Value *source,
                                 Value *dest, const int64_t *offsets,
                                 size_t count);
/// Creates the arith operation that combines two values as `kind` says.
/// `fastmath` may be NULL.
Value *vector_build_combine(Rewriter *rw, Location loc, VectorKind kind,
                            Value *lhs, Value *rhs, const Attribute *fastmath);

/// Inserts at a position of known numbers.
Value *vector_build_insert(Rewriter *rw, Location loc, Value *source,
                           Value *dest, const int64_t *position, size_t count);
/// Creates a shuffle along the first dimension of two vectors of one type, whose
/// number of elements there becomes `count`.
Value *vector_build_shuffle(Rewriter *rw, Location loc, Value *lhs, Value *rhs,
                            const int64_t *mask, size_t count);
/// Moves `op`, which is maskable and unused, into a new vector.mask, which is
/// returned.
Operation *vector_build_mask(Rewriter *rw, Operation *op, Value *mask);
/// The constant zero of an integer, index or float type; NULL for other types.
const Attribute *vector_zero_attr(Context *ctx, const Type *element);

/// The scalar that `value` is a broadcast of. NULL if it is not.
Value *vector_splat_source(const Value *value);
/// The broadcast that defines operand 0 of `op`, or the shape_cast that only
/// adds leading dimensions of 1 there. NULL if neither does.
Operation *vector_broadcast_before(const Operation *op);
/// May a value of type `from` be broadcast to `to`? Follows
/// mlir::vector::isBroadcastableTo.
bool vector_is_broadcastable(const Type *from, const ShapedType *to);
/// Does the transposition keep the elements in order? It does if it only moves
/// dimensions of size 1.
bool vector_keeps_order(const Operation *transpose);
/// Gets the number of an integer constant. False if `value` is not one.
bool vector_constant_number(const Value *value, int64_t *number);

/// n if `value` is n times the vscale; otherwise -1.
int64_t vector_vscale_multiple(const Value *value);

/// What is known about the elements of a mask.
typedef enum MaskFormat {
  MASK_UNKNOWN,
  MASK_ALL_TRUE,
  MASK_ALL_FALSE
} MaskFormat;
/// Looks through constant_mask, create_mask and arith.constant; otherwise
/// unknown. Follows mlir::vector's getMaskFormat.
MaskFormat vector_mask_format(Context *ctx, const Value *mask);

#endif
