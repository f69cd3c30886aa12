// SPDX-License-Identifier: Apache-2.0
// Verifiers of operations that split vectors, build them and change their
// shapes.
#include "dialects/memref/memref_views.h"
#include "dialects/vector/vector_internal.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/operation.h"
#include "ir/verify/verifier.h"

static const Type *element_of_operand(const Operation *op, unsigned index) {
  return type_element_or_self(op_operand_type(op, index));
}

static const Type *element_of_result(const Operation *op) {
  return type_element_or_self(op_result_type(op, 0));
}

bool vector_verify_same_element(Context *ctx, const Operation *op) {
  return element_of_operand(op, 0) == element_of_result(op) ||
         op_reject(ctx, op,
                   "failed to verify that operand and result have same "
                   "element type");
}

// --- broadcast --------------------------------------------------------------

/// The element of a vector; other types themselves.
static const Type *vector_element_or_self(const Type *type) {
  const ShapedType *vector = type_as_vector(type);
  return vector ? vector->element : type;
}

bool vector_verify_broadcast_type(Context *ctx, const Operation *op) {
  return type_element_or_self(op_operand_type(op, 0)) ==
             element_of_result(op) ||
         op_reject(ctx, op,
                   "failed to verify that source operand and result have "
                   "same element type");
}

/// Trailing dimensions equal the source's, or stretch a size of 1.
bool vector_verify_broadcast(Context *ctx, const Operation *op) {
  const ShapedType *source = type_as_vector(op_operand_type(op, 0));
  const ShapedType *result = type_as_shaped(op_result_type(op, 0));
  if (!source)
    return op_operand_type(op, 0) == result->element ||
           op_reject(ctx, op, "source type is not a vector");
  if (source->rank > result->rank)
    return op_reject(ctx, op, "source rank higher than destination rank");
  int32_t lead = result->rank - source->rank;
  for (int32_t i = 0; i < source->rank; i++) {
    bool is_stretched =
        source->shape[i] == 1 && !vector_is_scalable_at(source, i);
    if (is_stretched || (source->shape[i] == result->shape[lead + i] &&
                         vector_is_scalable_at(source, i) ==
                             vector_is_scalable_at(result, (size_t)(lead + i))))
      continue;
    bool from = vector_is_scalable_at(source, i),
         to = vector_is_scalable_at(result, (size_t)(lead + i));
    op_emit_op_error(ctx, op, "dimension mismatch (%s%lld%s vs. %s%lld%s)",
                     from ? "[" : "", (long long)source->shape[i],
                     from ? "]" : "", to ? "[" : "",
                     (long long)result->shape[lead + i], to ? "]" : "");
    return false;
  }
  return true;
}

// --- positions --------------------------------------------------------------

static bool is_position(int64_t position, int64_t size) {
  return position == DYNAMIC_SIZE ||
         (position >= VECTOR_POISON && position < size);
}

static bool is_rank_0(const Type *type) {
  const ShapedType *vector = type_as_vector(type);
  return vector && vector->rank == 0;
}

bool vector_verify_extract_type(Context *ctx, const Operation *op) {
  return vector_verify_same_element(ctx, op);
}

/// vector<1xT>, which may stand for T.
static bool is_one_element(const ShapedType *vector) {
  return vector && vector->rank == 1 && vector->shape[0] == 1;
}

static bool verify_extracted_type(Context *ctx, const Operation *op,
                                  const Type *expected) {
  const Type *found = op_result_type(op, 0);
  return (is_one_element(type_as_vector(expected)) &&
          found == type_as_vector(expected)->element) ||
         (is_one_element(type_as_vector(found)) &&
          expected == type_as_vector(found)->element) ||
         op_verify_inferred_type(ctx, op, expected);
}

bool vector_verify_extract(Context *ctx, const Operation *op) {
  const ShapedType *vector = type_as_shaped(op_operand_type(op, 0));
  size_t count, num_dynamic = 0;
  const int64_t *position = op_i64_array(op, VECTOR_STATIC_POSITION, &count);
  if (is_rank_0(op_result_type(op, 0))) {
    op_emit_error(ctx, op,
                  "expected a scalar instead of a 0-d vector as the result "
                  "type");
    return false;
  }
  for (size_t i = 0; i < count; i++)
    num_dynamic += position[i] == DYNAMIC_SIZE;
  if (num_dynamic != op->num_operands - 1)
    return op_reject(
        ctx, op,
        "mismatch between dynamic and static positions (kDynamic marker but no "
        "corresponding dynamic position) -- this can only happen due to an "
        "incorrect fold/rewrite");
  if (count > (size_t)vector->rank)
    return op_reject(
        ctx, op,
        "expected position attribute of rank no greater than vector rank");
  for (size_t i = 0; i < count; i++)
    if (!is_position(position[i], vector->shape[i])) {
      op_emit_op_error(
          ctx, op,
          "expected position attribute #%zu to be a non-negative integer "
          "smaller than the corresponding vector dimension or poison (-1)",
          i + 1);
      return false;
    }
  return verify_extracted_type(ctx, op, vector_type_at(ctx, vector, count));
}

bool vector_verify_insert_types(Context *ctx, const Operation *op) {
  if (vector_element_or_self(op_operand_type(op, 0)) != element_of_result(op))
    return op_reject(ctx, op,
                     "failed to verify that source operand and result have "
                     "same element type");
  return op_operand_type(op, 1) == op_result_type(op, 0) ||
         op_reject(ctx, op,
                   "failed to verify that all of {dest, result} have same "
                   "type");
}

bool vector_verify_insert(Context *ctx, const Operation *op) {
  const ShapedType *source = type_as_vector(op_operand_type(op, 0));
  const ShapedType *dest = type_as_shaped(op_operand_type(op, 1));
  size_t count;
  const int64_t *position = op_i64_array(op, VECTOR_STATIC_POSITION, &count);
  if (source && source->rank == 0) {
    op_emit_error(ctx, op,
                  "expected a scalar instead of a 0-d vector as the source "
                  "operand");
    return false;
  }
  if (count > (size_t)dest->rank)
    return op_reject(
        ctx, op,
        "expected position attribute of rank no greater than dest vector rank");
  if (source && (size_t)source->rank + count != (size_t)dest->rank)
    return op_reject(ctx, op,
                     "expected position attribute rank + source rank to "
                     "match dest vector rank");
  if (!source && count != (size_t)dest->rank)
    return op_reject(
        ctx, op,
        "expected position attribute rank to match the dest vector rank");
  for (size_t i = 0; i < count; i++)
    if (!is_position(position[i], dest->shape[i])) {
      op_emit_op_error(
          ctx, op,
          "expected position attribute #%zu to be a non-negative integer "
          "smaller than the corresponding dest vector dimension",
          i + 1);
      return false;
    }
  return true;
}

// --- elements ---------------------------------------------------------------

bool vector_verify_shuffle_types(Context *ctx, const Operation *op) {
  static const char *const which[] = {"first operand v1", "second operand v2"};
  for (unsigned i = 0; i < 2; i++)
    if (element_of_operand(op, i) != element_of_result(op)) {
      op_emit_op_error(ctx, op,
                       "failed to verify that %s and result have same element "
                       "type",
                       which[i]);
      return false;
    }
  return true;
}

static bool verify_mask(Context *ctx, const Operation *op, int64_t size) {
  size_t count;
  const int64_t *mask = op_i64_array(op, VECTOR_SHUFFLE_MASK, &count);
  if (count == 0)
    return op_reject(ctx, op, "invalid mask length");
  if ((int64_t)count != type_as_vector(op_result_type(op, 0))->shape[0])
    return op_reject(ctx, op, "mask length mismatch");
  for (size_t i = 0; i < count; i++)
    if (mask[i] < VECTOR_POISON || mask[i] >= size) {
      op_emit_op_error(ctx, op, "mask index #%zu out of range", i + 1);
      return false;
    }
  return true;
}

bool vector_verify_shuffle(Context *ctx, const Operation *op) {
  const ShapedType *lhs = type_as_vector(op_operand_type(op, 0));
  const ShapedType *rhs = type_as_vector(op_operand_type(op, 1));
  const ShapedType *result = type_as_vector(op_result_type(op, 0));
  bool is_of_scalars = !lhs->rank && !rhs->rank && result->rank == 1;
  if (!is_of_scalars && (lhs->rank != result->rank ||
                         rhs->rank != result->rank || result->rank == 0))
    return op_reject(ctx, op, "rank mismatch");
  for (int32_t i = 1; i < lhs->rank; i++)
    if (lhs->shape[i] != result->shape[i] || lhs->shape[i] != rhs->shape[i])
      return op_reject(ctx, op, "dimension mismatch");
  int64_t size = is_of_scalars ? 2 : lhs->shape[0] + rhs->shape[0];
  return verify_mask(ctx, op, size);
}

bool vector_verify_from_elements(Context *ctx, const Operation *op) {
  const ShapedType *vector = type_as_vector(op_result_type(op, 0));
  bool is_right = shaped_type_num_elements(vector) == op->num_operands;
  for (uint32_t i = 0; is_right && i < op->num_operands; i++)
    is_right = op_operand_type(op, i) == vector->element;
  return is_right ||
         op_reject(ctx, op,
                   "failed to verify that shaped type 'dest' matches "
                   "'elements' element count and types");
}

bool vector_verify_to_elements(Context *ctx, const Operation *op) {
  const ShapedType *vector = type_as_vector(op_operand_type(op, 0));
  bool is_right = shaped_type_num_elements(vector) == op->num_results;
  for (uint32_t i = 0; is_right && i < op->num_results; i++)
    is_right = op_result_type(op, i) == vector->element;
  return is_right ||
         op_reject(ctx, op,
                   "failed to verify that shaped type 'source' matches "
                   "'elements' element count and types");
}

// --- casts ------------------------------------------------------------------

bool vector_verify_bitcast_rank(Context *ctx, const Operation *op) {
  return type_as_vector(op_operand_type(op, 0))->rank ==
             type_as_vector(op_result_type(op, 0))->rank ||
         op_reject(
             ctx, op,
             "failed to verify that all of {source, result} have same rank");
}

/// Bits of an element; an index is as wide as a pointer. 0 if it has no width.
static int64_t element_bits(const ShapedType *vector) {
  if (type_is_index(vector->element))
    return 64;
  return type_is_int_or_float(vector->element)
             ? (int64_t)type_bit_width(vector->element)
             : 0;
}

bool vector_verify_bitcast(Context *ctx, const Operation *op) {
  const ShapedType *source = type_as_vector(op_operand_type(op, 0));
  const ShapedType *result = type_as_vector(op_result_type(op, 0));
  for (int32_t i = 0; i + 1 < source->rank; i++)
    if (source->shape[i] != result->shape[i]) {
      op_emit_op_error(ctx, op, "dimension size mismatch at: %d", (int)i);
      return false;
    }
  int64_t from = element_bits(source), to = element_bits(result);
  if (source->rank == 0)
    return from == to ||
           op_reject(ctx, op,
                     "source/result bitwidth of the 0-D vector element "
                     "types must be equal");
  return from * source->shape[source->rank - 1] ==
             to * result->shape[result->rank - 1] ||
         op_reject(
             ctx, op,
             "source/result bitwidth of the minor 1-D vectors must be equal");
}

static int num_scalable(const ShapedType *type) {
  int count = 0;
  for (int32_t i = 0; i < type->rank; i++)
    count += vector_is_scalable_at(type, i);
  return count;
}

bool vector_verify_shape_cast(Context *ctx, const Operation *op) {
  const ShapedType *source = type_as_vector(op_operand_type(op, 0));
  const ShapedType *result = type_as_vector(op_result_type(op, 0));
  if (source->element != result->element)
    return op_reject(ctx, op, "has different source and result element types");
  int64_t from = shaped_type_num_elements(source);
  int64_t to = shaped_type_num_elements(result);
  if (from != to) {
    op_emit_op_error(ctx, op,
                     "has different number of elements at source (%lld) and "
                     "result (%lld)",
                     (long long)from, (long long)to);
    return false;
  }
  if (num_scalable(source) == num_scalable(result))
    return true;
  op_emit_op_error(ctx, op,
                   "has different number of scalable dims at source (%d) and "
                   "result (%d)",
                   num_scalable(source), num_scalable(result));
  return false;
}

static bool verify_permutation(Context *ctx, const Operation *op, bool *seen) {
  const ShapedType *source = type_as_vector(op_operand_type(op, 0));
  const ShapedType *result = type_as_vector(op_result_type(op, 0));
  size_t count;
  const int64_t *permutation = op_i64_array(op, VECTOR_PERMUTATION, &count);
  for (size_t i = 0; i < count; i++) {
    long long at = permutation[i];
    if (at < 0 || at >= source->rank) {
      op_emit_op_error(ctx, op, "transposition index out of range: %lld", at);
      return false;
    }
    if (seen[at]) {
      op_emit_op_error(ctx, op, "duplicate position index: %lld", at);
      return false;
    }
    seen[at] = true;
    if (result->shape[i] != source->shape[at]) {
      op_emit_op_error(ctx, op, "dimension size mismatch at: %lld", at);
      return false;
    }
  }
  return true;
}

bool vector_verify_transpose(Context *ctx, const Operation *op) {
  const ShapedType *source = type_as_vector(op_operand_type(op, 0));
  const ShapedType *result = type_as_vector(op_result_type(op, 0));
  size_t count;
  op_i64_array(op, VECTOR_PERMUTATION, &count);
  if (source->rank != result->rank) {
    op_emit_op_error(ctx, op, "vector result rank mismatch: %d",
                     (int)result->rank);
    return false;
  }
  if ((int64_t)count != source->rank) {
    op_emit_op_error(ctx, op, "transposition length mismatch: %zu", count);
    return false;
  }
  bool *seen = mem_alloc_zero(count + 1);
  bool ok = verify_permutation(ctx, op, seen);
  mem_free(seen);
  return ok;
}

// --- pairs ------------------------------------------------------------------

/// `type` with its last dimension times `numerator / denominator`.
static const Type *with_row(Context *ctx, const ShapedType *type,
                            int64_t factor, int64_t divisor) {
  int64_t one = factor;
  if (type->rank == 0)
    return vector_type_get(ctx, &one, 1, type->element);
  size_t rank = (size_t)type->rank;
  int64_t *shape = mem_alloc(rank * sizeof *shape);
  for (size_t i = 0; i < rank; i++)
    shape[i] = type->shape[i];
  shape[rank - 1] = shape[rank - 1] * factor / divisor;
  const Type *wide =
      shape[rank - 1] > 0
          ? shaped_type_clone(ctx, type, shape, rank, type->element)
          : NULL;
  mem_free(shape);
  return wide;
}

bool vector_verify_interleave(Context *ctx, const Operation *op) {
  if (op_operand_type(op, 0) != op_operand_type(op, 1))
    return op_reject(ctx, op,
                     "failed to verify that all of {lhs, rhs} have same type");
  return with_row(ctx, type_as_vector(op_operand_type(op, 0)), 2, 1) ==
             op_result_type(op, 0) ||
         op_reject(ctx, op,
                   "failed to verify that type of 'result' is double the "
                   "width of the inputs");
}

bool vector_verify_deinterleave(Context *ctx, const Operation *op) {
  const ShapedType *source = type_as_vector(op_operand_type(op, 0));
  bool is_even = source->shape[source->rank - 1] % 2 == 0;
  if (!is_even || with_row(ctx, source, 1, 2) != op_result_type(op, 0))
    return op_reject(ctx, op,
                     "failed to verify that the trailing dimension of the "
                     "results is half the width of source trailing "
                     "dimension");
  return op_result_type(op, 0) == op_result_type(op, 1) ||
         op_reject(ctx, op,
                   "failed to verify that all of {res1, res2} have same type");
}
