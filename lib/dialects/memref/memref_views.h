// SPDX-License-Identifier: Apache-2.0
// What views are made of: lists of numbers and values, groups of dimensions,
// and the types that follow from them.
#ifndef MLOPT_DIALECTS_MEMREF_MEMREF_VIEWS_H
#define MLOPT_DIALECTS_MEMREF_MEMREF_VIEWS_H

#include "ir/operation.h"
#include "support/vector.h"

/// A number that is known, or a value. Follows mlir::OpFoldResult.
typedef struct MixedValue {
  Value *value; ///< NULL: `number`.
  int64_t number;
} MixedValue;
typedef VECTOR(MixedValue) MixedValues;
typedef VECTOR(int64_t) Sizes;

/// DYNAMIC_SIZE where one of the two is not known, or where the result has no
/// 64 bits to fit in; 0 times anything is 0. Follows mlir::SaturatedInteger,
/// which wraps around.
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

/// The i64 elements of property `prop`, `*count` of them.
const int64_t *op_i64_array(const Operation *op, unsigned prop, size_t *count);
/// Appends the entries of the list in property `prop`, whose values are operand
/// group `group`.
void mixed_values_get(const Operation *op, unsigned prop, unsigned group,
                      MixedValues *values);
/// The number if it is known, looking through constants; else DYNAMIC_SIZE.
int64_t mixed_value_constant(const MixedValue *mixed);
/// The same number, or the same value?
bool mixed_values_equal(const MixedValues *lhs, const MixedValues *rhs);
/// Are all known to be `number`, constants counted?
bool mixed_values_are(const MixedValues *values, int64_t number);

/// The lists of a subview or reinterpret_cast.
typedef struct ViewLists {
  MixedValues offsets;
  MixedValues sizes;
  MixedValues strides;
} ViewLists;
void view_lists_get(const Operation *op, ViewLists *lists);
void view_lists_free(ViewLists *lists);

/// Type of a subview of `source`, no dimension dropped. Linear in the rank.
/// Follows mlir::memref::SubViewOp::inferResultType.
const Type *subview_type(Context *ctx, const ShapedType *source,
                         const int64_t *offsets, const int64_t *sizes,
                         const int64_t *strides);
typedef enum BoundsError {
  BOUNDS_HOLD,
  BOUNDS_OFFSET, ///< The offset in `*dim` is outside.
  BOUNDS_END,    ///< The last element in `*dim` is.
} BoundsError;

/// What a subview of `source` is known to reach outside of it: where `*value`
/// is beyond the size of `*dim`. Follows mlir::verifyInBoundsSlice.
BoundsError subview_bounds(const ShapedType *source, const int64_t *offsets,
                           const int64_t *sizes, const int64_t *strides,
                           int32_t *dim, int64_t *value);

/// Verifiers of what has these lists in properties and operands, slices of
/// tensors too. The lists' lengths and numbers of values. Follows
/// mlir::detail::verifyOffsetSizeAndStrideOp.
bool view_verify_lists(Context *ctx, const Operation *op, size_t num_offsets,
                       size_t rank);
/// What is known stays inside of `source`.
bool view_verify_bounds(Context *ctx, const Operation *op,
                        const ShapedType *source);
/// Is `reduced` what is left of `original` without some dimensions of size 1?
/// Follows mlir::computeRankReductionMask.
bool shape_is_reduced(const ShapedType *original, const ShapedType *reduced);

/// Which dimensions of `original` are not in `reduced`, into `dropped`
/// (`original->rank` of them); false: there is no saying. `sizes` are those of
/// the view. Follows computeMemRefRankReductionMask.
bool subview_dropped_dims(Context *ctx, const ShapedType *original,
                          const ShapedType *reduced, const MixedValues *sizes,
                          bool *dropped);

/// Groups of dimensions: group `i` is `indices[starts[i]]` up to
/// `starts[i + 1]`.
typedef struct Reassociation {
  Sizes indices;
  Sizes starts; ///< One more than there are groups.
} Reassociation;
void reassociation_get(const Operation *op, Reassociation *groups);
void reassociation_init(Reassociation *groups);
void reassociation_free(Reassociation *groups);
static inline size_t reassociation_size(const Reassociation *groups) {
  return groups->starts.size - 1;
}
/// Ends the group that the indices pushed last make up.
void reassociation_end_group(Reassociation *groups);
bool reassociations_equal(const Reassociation *lhs, const Reassociation *rhs);
/// As an attribute.
const Attribute *reassociation_attr(Context *ctx, const Reassociation *groups);

/// Type of `source` expanded to `shape`; NULL: its layout is not strided.
/// Follows mlir::memref::ExpandShapeOp::computeExpandedType.
const Type *expanded_type(Context *ctx, const ShapedType *source,
                          const int64_t *shape, size_t rank,
                          const Reassociation *groups);
/// Type of `source` collapsed; `shape` (may be NULL: computed) are its sizes.
/// NULL: not strided, or known not to be contiguous. Follows
/// computeCollapsedLayoutMap.
const Type *collapsed_type(Context *ctx, const ShapedType *source,
                           const int64_t *shape, const Reassociation *groups);

/// Is the layout the identity map? `strided<[1]>` is one, of rank 1.
bool memref_layout_is_identity(const ShapedType *memref);

/// Type of `source` with its dimensions in the order of `map`'s results.
const Type *transposed_type(Context *ctx, const ShapedType *source,
                            const AffineMap *map);
/// Are all results of `map` different dims, as many as it has?
bool affine_map_is_permutation(const AffineMap *map);

#endif
