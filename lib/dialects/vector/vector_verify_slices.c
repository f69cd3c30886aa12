// SPDX-License-Identifier: Apache-2.0
// Verifiers of slices, of parts of scalable vectors and of masks.
#include "dialects/memref/memref_views.h"
#include "dialects/vector/vector_elements.h"
#include "dialects/vector/vector_internal.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/operation.h"

// --- bounds -----------------------------------------------------------------

/// Checks that `value`, which is number `dim` of `what`, is in [least, end).
static bool verify_confined(Context *ctx, const Operation *op, const char *what,
                            size_t dim, int64_t value, int64_t least,
                            int64_t end) {
  if (value >= least && value < end)
    return true;
  op_emit_op_error(ctx, op,
                   "expected %s dimension %zu to be confined to [%lld, %lld)",
                   what, dim, (long long)least, (long long)end);
  return false;
}

static bool verify_strides(Context *ctx, const Operation *op) {
  for (size_t i = 0; i < vector_slice_size(op, VECTOR_SLICE_STRIDES); i++)
    if (vector_slice_at(op, VECTOR_SLICE_STRIDES, i) != 1)
      return op_reject(ctx, op, "expected strides to be confined to [1, 2)");
  return true;
}

/// A scalable dimension is taken whole.
static bool verify_scalable_size(Context *ctx, const Operation *op, size_t dim,
                                 int64_t size, int64_t expected) {
  if (size == expected)
    return true;
  op_emit_op_error(ctx, op,
                   "expected size at idx=%zu to match the corresponding base "
                   "size from the input vector (%lld vs %lld)",
                   dim, (long long)size, (long long)expected);
  return false;
}

// --- extracting -------------------------------------------------------------

/// The slice's sizes, followed by those of the vector.
static const Type *slice_type(Context *ctx, const Operation *op,
                              const ShapedType *vector) {
  size_t rank = (size_t)vector->rank;
  int64_t *shape = mem_alloc(rank * sizeof *shape);
  for (size_t i = 0; i < rank; i++)
    shape[i] = i < vector_slice_size(op, VECTOR_SLICE_SIZES)
                   ? vector_slice_at(op, VECTOR_SLICE_SIZES, i)
                   : vector->shape[i];
  const Type *type =
      shaped_type_clone(ctx, vector, shape, rank, vector->element);
  mem_free(shape);
  return type;
}

static bool verify_slice_numbers(Context *ctx, const Operation *op,
                                 const ShapedType *vector) {
  size_t count = vector_slice_size(op, VECTOR_SLICE_OFFSETS);
  for (size_t i = 0; i < count; i++)
    if (!verify_confined(ctx, op, "offsets", i,
                         vector_slice_at(op, VECTOR_SLICE_OFFSETS, i), 0,
                         vector->shape[i]))
      return false;
  for (size_t i = 0; i < count; i++)
    if (!verify_confined(ctx, op, "sizes", i,
                         vector_slice_at(op, VECTOR_SLICE_SIZES, i), 1,
                         vector->shape[i] + 1))
      return false;
  if (!verify_strides(ctx, op))
    return false;
  for (size_t i = 0; i < count; i++)
    if (!verify_confined(ctx, op, "sum(offsets, sizes)", i,
                         vector_slice_at(op, VECTOR_SLICE_OFFSETS, i) +
                             vector_slice_at(op, VECTOR_SLICE_SIZES, i),
                         1, vector->shape[i] + 1))
      return false;
  return true;
}

bool vector_verify_extract_strided_slice(Context *ctx, const Operation *op) {
  const ShapedType *vector = type_as_vector(op_operand_type(op, 0));
  size_t count = vector_slice_size(op, VECTOR_SLICE_OFFSETS);
  if (count != vector_slice_size(op, VECTOR_SLICE_SIZES) ||
      count != vector_slice_size(op, VECTOR_SLICE_STRIDES))
    return op_reject(
        ctx, op, "expected offsets, sizes and strides attributes of same size");
  if (count > (size_t)vector->rank)
    return op_reject(
        ctx, op,
        "expected offsets attribute of rank no greater than vector rank");
  if (!verify_slice_numbers(ctx, op, vector))
    return false;
  const Type *expected = slice_type(ctx, op, vector);
  if (expected != op_result_type(op, 0)) {
    diag_type(op_emit_op_error(ctx, op, "expected result type to be "),
              expected);
    return false;
  }
  for (size_t i = 0; i < count; i++)
    if (vector_is_scalable_at(vector, i) &&
        !verify_scalable_size(ctx, op, i, vector->shape[i],
                              vector_slice_at(op, VECTOR_SLICE_SIZES, i)))
      return false;
  return true;
}

// --- inserting --------------------------------------------------------------

bool vector_verify_insert_slice_types(Context *ctx, const Operation *op) {
  const Type *result = op_result_type(op, 0);
  if (type_element_or_self(op_operand_type(op, 0)) !=
      type_element_or_self(result))
    return op_reject(ctx, op,
                     "failed to verify that operand #0 and result have "
                     "same element type");
  return op_operand_type(op, 1) == result ||
         op_reject(
             ctx, op,
             "failed to verify that all of {dest, result} have same type");
}

static bool verify_inserted_place(Context *ctx, const Operation *op,
                                  const ShapedType *source,
                                  const ShapedType *dest) {
  size_t lead = (size_t)(dest->rank - source->rank);
  for (size_t i = 0; i < (size_t)dest->rank; i++)
    if (!verify_confined(ctx, op, "offsets", i,
                         vector_slice_at(op, VECTOR_SLICE_OFFSETS, i), 0,
                         dest->shape[i]))
      return false;
  if (!verify_strides(ctx, op))
    return false;
  for (size_t i = lead; i < (size_t)dest->rank; i++) {
    int64_t end =
        vector_slice_at(op, VECTOR_SLICE_OFFSETS, i) + source->shape[i - lead];
    if (!verify_confined(ctx, op, "sum(offsets, source vector shape)", i, end,
                         1, dest->shape[i] + 1))
      return false;
  }
  return true;
}

static bool verify_inserted_flags(Context *ctx, const Operation *op,
                                  const ShapedType *source,
                                  const ShapedType *dest) {
  size_t lead = (size_t)(dest->rank - source->rank);
  for (size_t i = 0; i < (size_t)source->rank; i++) {
    if (vector_is_scalable_at(source, i) !=
        vector_is_scalable_at(dest, i + lead)) {
      op_emit_op_error(
          ctx, op, "mismatching scalable flags (at source vector idx=%zu)", i);
      return false;
    }
    if (vector_is_scalable_at(source, i) &&
        !verify_scalable_size(ctx, op, i, source->shape[i],
                              dest->shape[i + lead]))
      return false;
  }
  return true;
}

bool vector_verify_insert_strided_slice(Context *ctx, const Operation *op) {
  const ShapedType *source = type_as_vector(op_operand_type(op, 0));
  const ShapedType *dest = type_as_vector(op_operand_type(op, 1));
  if (vector_slice_size(op, VECTOR_SLICE_OFFSETS) != (size_t)dest->rank)
    return op_reject(
        ctx, op, "expected offsets of same size as destination vector rank");
  if (vector_slice_size(op, VECTOR_SLICE_STRIDES) != (size_t)source->rank)
    return op_reject(ctx, op,
                     "expected strides of same size as source vector rank");
  if (source->rank > dest->rank)
    return op_reject(
        ctx, op, "expected source rank to be no greater than destination rank");
  return verify_inserted_place(ctx, op, source, dest) &&
         verify_inserted_flags(ctx, op, source, dest);
}

// --- parts of scalable vectors ----------------------------------------------

static bool is_multiple(const Operation *op, const Type *part) {
  int64_t position = 0;
  attr_integer_value(op_prop(op, VECTOR_SCALABLE_POS), &position);
  return position % type_as_vector(part)->shape[0] == 0;
}

bool vector_verify_scalable_insert(Context *ctx, const Operation *op) {
  const Type *source = op_operand_type(op, 0), *dest = op_operand_type(op, 1);
  if (type_element_or_self(source) != type_element_or_self(dest))
    return op_reject(ctx, op,
                     "failed to verify that all of {valueToStore, dest} "
                     "have same element type");
  if (dest != op_result_type(op, 0))
    return op_reject(ctx, op,
                     "failed to verify that all of {dest, result} have same "
                     "type");
  return is_multiple(op, source) ||
         op_reject(ctx, op,
                   "failed to verify that position is a multiple of the "
                   "source length.");
}

bool vector_verify_scalable_extract(Context *ctx, const Operation *op) {
  if (type_element_or_self(op_operand_type(op, 0)) !=
      type_element_or_self(op_result_type(op, 0)))
    return op_reject(ctx, op,
                     "failed to verify that all of {source, result} have "
                     "same element type");
  return is_multiple(op, op_result_type(op, 0)) ||
         op_reject(ctx, op,
                   "failed to verify that position is a multiple of the "
                   "result length.");
}

// --- masks ------------------------------------------------------------------

static bool verify_scalar_mask(Context *ctx, const Operation *op,
                               const int64_t *sizes, size_t count) {
  const char *wrong = NULL;
  if (count != 1)
    wrong = "array attr must have length 1 for 0-D vectors";
  else if (sizes[0] != 0 && sizes[0] != 1)
    wrong = "mask dim size must be either 0 or 1 for 0-D vectors";
  if (wrong)
    op_emit_error(ctx, op, "%s", wrong);
  return !wrong;
}

bool vector_verify_constant_mask(Context *ctx, const Operation *op) {
  const ShapedType *mask = type_as_vector(op_result_type(op, 0));
  size_t count, num_zeros = 0;
  const int64_t *sizes = op_i64_array(op, VECTOR_MASK_SIZES, &count);
  if (mask->rank == 0)
    return verify_scalar_mask(ctx, op, sizes, count);
  if (count != (size_t)mask->rank)
    return op_reject(
        ctx, op, "must specify array attr of size equal vector result rank");
  for (size_t i = 0; i < count; i++) {
    if (sizes[i] < 0 || sizes[i] > mask->shape[i])
      return op_reject(ctx, op,
                       "array attr of size out of bounds of vector result "
                       "dimension size");
    if (vector_is_scalable_at(mask, i) && sizes[i] != 0 &&
        sizes[i] != mask->shape[i])
      return op_reject(
          ctx, op, "only supports 'none set' or 'all set' scalable dimensions");
    num_zeros += sizes[i] == 0;
  }
  return num_zeros == 0 || num_zeros == count ||
         op_reject(ctx, op,
                   "expected all mask dim sizes to be zeros, as a result "
                   "of conjunction with zero mask dim");
}

bool vector_verify_create_mask(Context *ctx, const Operation *op) {
  const ShapedType *mask = type_as_vector(op_result_type(op, 0));
  if (mask->rank == 0)
    return op->num_operands == 1 ||
           op_reject(ctx, op,
                     "must specify exactly one operand for 0-D create_mask");
  return op->num_operands == (uint32_t)mask->rank ||
         op_reject(ctx, op,
                   "must specify an operand for each result vector dimension");
}
