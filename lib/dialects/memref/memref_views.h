// SPDX-License-Identifier: Apache-2.0
// The parts of views: lists of numbers and values, groups of dimensions, and
// the types that follow from them.
#ifndef MLOPT_DIALECTS_MEMREF_MEMREF_VIEWS_H
#define MLOPT_DIALECTS_MEMREF_MEMREF_VIEWS_H

#include "ir/operation.h"
#include "support/vector.h"

/// A known number, or a value. Follows mlir::OpFoldResult.
typedef struct MixedValue {
  Value *value; ///< NULL: `number` counts.
  int64_t number;
} MixedValue;
typedef VECTOR(MixedValue) MixedValues;
typedef VECTOR(int64_t) Sizes;

/// Arithmetic on sizes. The result is DYNAMIC_SIZE if one operand is unknown or
/// if it does not fit in 64 bits; but 0 times anything is 0. Follows
/// mlir::SaturatedInteger, which wraps around.
static inline int64_t size_add(int64_t lhs, int64_t rhs) {
  int64_t sum;
  return lhs == DYNAMIC_SIZE || rhs == DYNAMIC_SIZE ||
                 __builtin_add_overflow(lhs, rhs, &sum)
             ? DYNAMIC_SIZE
             : sum;
}
static inline int64_t size_multiply(int64_t lhs, int64_t rhs) {
  int64_t product;
  if (lhs == 0 || rhs == 0)
    return 0;
  return lhs == DYNAMIC_SIZE || rhs == DYNAMIC_SIZE ||
                 __builtin_mul_overflow(lhs, rhs, &product)
             ? DYNAMIC_SIZE
             : product;
}

/// The i64 elements of property `prop`. Sets `*count` to their number.
const int64_t *op_i64_array(const Operation *op, unsigned prop, size_t *count);
/// Appends the entries of the list in property `prop`. Its values are the
/// operands of group `group`.
void mixed_values_get(const Operation *op, unsigned prop, unsigned group,
                      MixedValues *values);
/// The number if it is known, also by looking through constants. DYNAMIC_SIZE
/// otherwise.
int64_t mixed_value_constant(const MixedValue *mixed);
/// Do the lists have the same numbers and the same values?
bool mixed_values_equal(const MixedValues *lhs, const MixedValues *rhs);
/// Are all entries known to be `number`? Constants count as known.
bool mixed_values_are(const MixedValues *values, int64_t number);

/// The three lists of a subview or reinterpret_cast.
typedef struct ViewLists {
  MixedValues offsets;
  MixedValues sizes;
  MixedValues strides;
} ViewLists;
/// Reads the lists of a subview or reinterpret_cast. Free them with
/// view_lists_free.
void view_lists_get(const Operation *op, ViewLists *lists);
/// Frees the lists; the values in them are borrowed.
void view_lists_free(ViewLists *lists);

/// The type of a subview of `source` that drops no dimension. Linear in the
/// rank. Follows mlir::memref::SubViewOp::inferResultType.
const Type *subview_type(Context *ctx, const ShapedType *source,
                         const int64_t *offsets, const int64_t *sizes,
                         const int64_t *strides);
typedef enum BoundsError {
  BOUNDS_HOLD,
  BOUNDS_OFFSET, ///< The offset in `*dim` is out of bounds.
  BOUNDS_END,    ///< The last element in `*dim` is out of bounds.
} BoundsError;

/// Is a subview of `source` known to reach out of bounds? If so, `*value` is
/// beyond the size of `*dim`. Follows mlir::verifyInBoundsSlice.
BoundsError subview_bounds(const ShapedType *source, const int64_t *offsets,
                           const int64_t *sizes, const int64_t *strides,
                           int32_t *dim, int64_t *value);

/// Checks the lengths of the lists and their numbers of values. It also serves
/// slices of tensors. Follows mlir::detail::verifyOffsetSizeAndStrideOp.
bool view_verify_lists(Context *ctx, const Operation *op, size_t num_offsets,
                       size_t rank);
/// Checks that the known parts stay within `source`.
bool view_verify_bounds(Context *ctx, const Operation *op,
                        const ShapedType *source);
/// Is `reduced` the same as `original` without some dimensions of size 1?
/// Follows mlir::computeRankReductionMask.
bool shape_is_reduced(const ShapedType *original, const ShapedType *reduced);

/// Finds the dimensions of `original` that are not in `reduced`, and sets
/// `dropped` (`original->rank` entries). `sizes` are those of the view. False
/// if they are not determined. Follows computeMemRefRankReductionMask.
bool subview_dropped_dims(Context *ctx, const ShapedType *original,
                          const ShapedType *reduced, const MixedValues *sizes,
                          bool *dropped);

/// Groups of dimensions. Group `i` is `indices[starts[i]]` up to
/// `indices[starts[i + 1]]`, excluding that.
typedef struct Reassociation {
  Sizes indices;
  Sizes starts; ///< One more than the number of groups.
} Reassociation;
/// Reads the groups of an expand_shape or collapse_shape. Free them with
/// reassociation_free.
void reassociation_get(const Operation *op, Reassociation *groups);
/// No groups.
void reassociation_init(Reassociation *groups);
/// Frees the groups.
void reassociation_free(Reassociation *groups);
static inline size_t reassociation_size(const Reassociation *groups) {
  return groups->starts.size - 1;
}
/// Ends the group of the indices that were pushed last.
void reassociation_end_group(Reassociation *groups);
/// Do both have the same groups in the same order? Linear in the indices.
bool reassociations_equal(const Reassociation *lhs, const Reassociation *rhs);
/// The groups as an attribute.
const Attribute *reassociation_attr(Context *ctx, const Reassociation *groups);

/// The type of `source` expanded to `shape`. NULL if its layout is not strided.
/// Follows mlir::memref::ExpandShapeOp::computeExpandedType.
const Type *expanded_type(Context *ctx, const ShapedType *source,
                          const int64_t *shape, size_t rank,
                          const Reassociation *groups);
/// The type of `source` collapsed. `shape` has the sizes of the result; if it
/// is NULL, they are computed. NULL if `source` is not strided, or is known not
/// to be contiguous. Follows computeCollapsedLayoutMap.
const Type *collapsed_type(Context *ctx, const ShapedType *source,
                           const int64_t *shape, const Reassociation *groups);

/// Is the layout the identity map? For rank 1, `strided<[1]>` is.
bool memref_layout_is_identity(const ShapedType *memref);

/// The type of `source` with its dimensions in the order of `map`'s results.
const Type *transposed_type(Context *ctx, const ShapedType *source,
                            const AffineMap *map);
/// Are the results of `map` all its dims, each once?
bool affine_map_is_permutation(const AffineMap *map);

#endif
