// SPDX-License-Identifier: Apache-2.0
// Folds of slices of vectors.
#include "dialects/common/fold_util.h"
#include "dialects/vector/vector_elements.h"
#include "dialects/vector/vector_internal.h"

static bool give_self(Operation *op, FoldResult *results) {
  return give_value(results, op_result(op, 0));
}

// --- from inserted slices ---------------------------------------------------

typedef enum Cover {
  COVER_WHOLE, ///< The slice is within what was inserted.
  COVER_PART,
  COVER_NONE,
} Cover;

/// How `insert` covers the slice. `*offsets` is counted from its start.
static Cover cover_of(const Operation *op, const Operation *insert,
                      int64_t *offsets) {
  const ShapedType *part = type_as_vector(op_operand_type(insert, 0));
  bool is_partial = false;
  for (size_t i = 0; i < vector_slice_size(op, VECTOR_SLICE_OFFSETS); i++) {
    int64_t start = vector_slice_at(insert, VECTOR_SLICE_OFFSETS, i);
    int64_t end = start + part->shape[i];
    int64_t offset = vector_slice_at(op, VECTOR_SLICE_OFFSETS, i);
    if (offset < start || offset >= end)
      return COVER_NONE;
    is_partial |= offset + vector_slice_at(op, VECTOR_SLICE_SIZES, i) > end;
    offsets[i] = offset - start;
  }
  return is_partial ? COVER_PART : COVER_WHOLE;
}

/// A slice of a vector that was inserted as a slice, maybe with other inserts
/// in between.
static bool fold_inserted(Context *ctx, Operation *op, FoldResult *results) {
  const OpDef *inserting = &vector_ops[VECTOR_INSERT_STRIDED_SLICE];
  Operation *insert = defining_op_of(op_operand(op, 0), inserting);
  int32_t rank = type_as_vector(op_operand_type(op, 0))->rank;
  if (!insert)
    return false;
  int64_t *offsets = mem_alloc((size_t)rank * sizeof *offsets);
  Cover cover = COVER_NONE;
  while (insert && type_as_vector(op_operand_type(insert, 0))->rank == rank) {
    cover = cover_of(op, insert, offsets);
    if (cover != COVER_NONE)
      break;
    insert = defining_op_of(op_operand(insert, 1), inserting);
  }
  if (cover == COVER_WHOLE) {
    op_set_operand(op, 0, op_operand(insert, 0));
    op_set_prop(op, VECTOR_SLICE_OFFSETS,
                i64_array_attr_get(
                    ctx, offsets, vector_slice_size(op, VECTOR_SLICE_OFFSETS)));
  }
  mem_free(offsets);
  return cover == COVER_WHOLE && give_self(op, results);
}

// --- of constants -----------------------------------------------------------

static int64_t offset_of(const Operation *op, int32_t dim) {
  size_t count = vector_slice_size(op, VECTOR_SLICE_OFFSETS);
  return (size_t)dim < count
             ? vector_slice_at(op, VECTOR_SLICE_OFFSETS, (size_t)dim)
             : 0;
}

/// Index in `from` of element `index` of the slice, of type `to`.
static int64_t source_index(const Operation *op, const ShapedType *from,
                            const ShapedType *to, int64_t index) {
  int64_t at = 0, stride = 1;
  for (int32_t i = from->rank; i-- > 0;) {
    at += (index % to->shape[i] + offset_of(op, i)) * stride;
    index /= to->shape[i];
    stride *= from->shape[i];
  }
  return at;
}

static const Attribute *slice_constant(Context *ctx, const Operation *op,
                                       const Attribute *source) {
  const ShapedType *from = type_as_vector(op_operand_type(op, 0));
  const ShapedType *to = type_as_vector(op_result_type(op, 0));
  const DenseElementsAttr *dense = attr_as_dense_elements(source);
  const Attribute *splat =
      dense ? dense_elements_splat_value(ctx, dense) : NULL;
  if (splat)
    return dense_splat_attr_get_value(ctx, &to->base, splat);
  VectorElements elements;
  if (!dense || vector_is_scalable(from) ||
      !vector_elements_init(&elements, ctx, source))
    return NULL;
  size_t size = (size_t)shaped_type_num_elements(to);
  const Attribute **slice = mem_alloc(size * sizeof *slice);
  for (size_t i = 0; i < size; i++)
    slice[i] = elements.data[source_index(op, from, to, (int64_t)i)];
  const Attribute *attr = elements_attr_get(ctx, &to->base, slice);
  mem_free(slice);
  vector_elements_free(&elements);
  return attr;
}

/// All of x -> x; of an inserted slice -> of its source; of a constant -> a
/// constant.
FOLD_HOOK(vector_fold_extract_strided_slice) {
  if (op_operand_type(op, 0) == op_result_type(op, 0))
    return give_lhs(op, results);
  return fold_inserted(ctx, op, results) ||
         give_attr(results, slice_constant(ctx, op, constants[0]));
}

/// Everything is replaced -> the inserted vector.
FOLD_HOOK(vector_fold_insert_strided_slice) {
  (void)ctx;
  (void)constants;
  return op_operand_type(op, 0) == op_result_type(op, 0) &&
         give_lhs(op, results);
}
