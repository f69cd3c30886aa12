// SPDX-License-Identifier: Apache-2.0
// Canonicalization of operations that change the shape of vectors. Follows the
// patterns of mlir/Dialect/Vector/IR.
#include "dialects/vector/vector_patterns.h"
#include "dialects/common/fold_util.h"
#include "dialects/memref/memref_views.h"
#include "dialects/vector/vector_build.h"
#include "dialects/vector/vector_elements.h"

static Operation *source_of(const Operation *op, VectorOp id) {
  return defining_op_of(op_operand(op, 0), &vector_ops[id]);
}

/// Replaces `op` by an operation `id` of `source` with the same type.
static bool replace_by_cast(Rewriter *rw, Operation *op, VectorOp id,
                            Value *source) {
  rewriter_replace_op_with(
      rw, op,
      vector_build_cast(rw, id, op->loc, source, op_result_type(op, 0)));
  return true;
}

// --- broadcast --------------------------------------------------------------

/// broadcast(broadcast(x)) -> broadcast(x)
PATTERN(merge_broadcasts) {
  (void)self;
  Operation *inner = source_of(op, VECTOR_BROADCAST);
  return inner
             ? replace_by_cast(rw, op, VECTOR_BROADCAST, op_operand(inner, 0))
             : rewriter_match_failure(rw, op, "the operand is not a broadcast");
}

// --- shape_cast -------------------------------------------------------------

/// Are the last dimensions of `type` exactly those of `part`?
static bool ends_with(const ShapedType *type, const ShapedType *part) {
  bool is_same = part->rank <= type->rank;
  for (int32_t i = 1; is_same && i <= part->rank; i++)
    is_same = part->shape[part->rank - i] == type->shape[type->rank - i];
  return is_same;
}

/// Does the broadcast of `from` to `to` have the same elements, in order, as
/// its broadcast to `between`? It does if both repeat `from`, or differ only in
/// leading dimensions. mlir-opt 22 does not ask where dimensions are stretched.
static bool repeats_alike(const ShapedType *from, const ShapedType *between,
                          const ShapedType *to) {
  return !from || shaped_type_num_elements(from) == 1 ||
         (ends_with(between, from) && ends_with(to, from)) ||
         ends_with(to, between) || ends_with(between, to);
}

/// shape_cast(broadcast(x)) -> shape_cast(x) if x has as many elements, else
/// broadcast(x)
PATTERN(shape_cast_of_broadcast) {
  (void)self;
  Operation *broadcast = source_of(op, VECTOR_BROADCAST);
  if (!broadcast)
    return rewriter_match_failure(rw, op, "the operand is not a broadcast");
  Value *source = op_operand(broadcast, 0);
  const ShapedType *from = type_as_vector(value_type(source));
  const ShapedType *to = type_as_vector(op_result_type(op, 0));
  if (from && shaped_type_num_elements(from) == shaped_type_num_elements(to))
    return replace_by_cast(rw, op, VECTOR_SHAPE_CAST, source);
  if (vector_is_broadcastable(value_type(source), to) &&
      repeats_alike(from, type_as_vector(op_operand_type(op, 0)), to))
    return replace_by_cast(rw, op, VECTOR_BROADCAST, source);
  return rewriter_match_failure(rw, op,
                                "the broadcast's source has another number of "
                                "elements, and no broadcast gives this shape");
}

/// Does the cast only drop a last dimension of size 1?
static bool drops_last_dim(const Operation *cast) {
  const ShapedType *from = type_as_vector(op_operand_type(cast, 0));
  const ShapedType *to = type_as_vector(op_result_type(cast, 0));
  int32_t last = from->rank - 1;
  if (to->rank != last || last < 1 || from->shape[last] != 1 ||
      (from->scalable && from->scalable[last]))
    return false;
  for (int32_t i = 0; i < last; i++)
    if (from->shape[i] != to->shape[i])
      return false;
  return true;
}

/// shape_cast(create_mask …, 1) -> create_mask …; constant_mask likewise
PATTERN(shape_cast_of_mask) {
  (void)self;
  Operation *create = source_of(op, VECTOR_CREATE_MASK);
  Operation *constant = source_of(op, VECTOR_CONSTANT_MASK);
  if ((!create && !constant) || !drops_last_dim(op))
    return rewriter_match_failure(
        rw, op, "the cast does not drop a unit dimension of a mask");
  size_t count = (size_t)type_as_vector(op_result_type(op, 0))->rank;
  const Type *type = op_result_type(op, 0);
  int64_t last, *sizes = NULL;
  if (create) {
    if (!vector_constant_number(op_operand(create, (unsigned)count), &last) ||
        last != 1)
      return rewriter_match_failure(rw, op, "the last size is not 1");
    Value **values = mem_alloc((count + 1) * sizeof *values);
    for (size_t i = 0; i < count; i++)
      values[i] = op_operand(create, (unsigned)i);
    rewriter_replace_op_with(
        rw, op, vector_build_create_mask(rw, op->loc, values, count, type));
    mem_free(values);
    return true;
  }
  size_t size;
  sizes =
      (int64_t *)(uintptr_t)op_i64_array(constant, VECTOR_MASK_SIZES, &size);
  if (sizes[count] != 1)
    return rewriter_match_failure(rw, op, "the last size is not 1");
  rewriter_replace_op_with(
      rw, op, vector_build_constant_mask(rw, op->loc, sizes, count, type));
  return true;
}

// --- transpose --------------------------------------------------------------

/// transpose(transpose(x)) -> transpose(x)
PATTERN(merge_transposes) {
  (void)self;
  Operation *inner = source_of(op, VECTOR_TRANSPOSE);
  if (!inner)
    return rewriter_match_failure(rw, op, "the operand is not a transpose");
  size_t count;
  const int64_t *outer = op_i64_array(op, VECTOR_PERMUTATION, &count);
  const int64_t *first = op_i64_array(inner, VECTOR_PERMUTATION, &count);
  int64_t *both = mem_alloc((count + 1) * sizeof *both);
  for (size_t i = 0; i < count; i++)
    both[i] = first[outer[i]];
  Value *merged = vector_build_transpose(rw, op->loc, op_operand(inner, 0),
                                         both, count, op_result_type(op, 0));
  mem_free(both);
  rewriter_replace_op_with(rw, op, merged);
  return true;
}

/// transpose(broadcast(scalar)) -> broadcast(scalar)
PATTERN(transpose_of_splat) {
  (void)self;
  Value *scalar = vector_splat_source(op_operand(op, 0));
  return scalar ? replace_by_cast(rw, op, VECTOR_BROADCAST, scalar)
                : rewriter_match_failure(rw, op, "the operand is not a splat");
}

/// transpose(shape_cast(x)) -> shape_cast(x), if it moves nothing
PATTERN(transpose_of_shape_cast) {
  (void)self;
  Operation *cast = source_of(op, VECTOR_SHAPE_CAST);
  if (!cast || !vector_keeps_order(op))
    return rewriter_match_failure(
        rw, op,
        "the operand is not a shape_cast, or the permutation moves elements");
  return replace_by_cast(rw, op, VECTOR_SHAPE_CAST, op_operand(cast, 0));
}

/// Are the elements that the transposition exchanges equal? It must stay within
/// groups of dimensions that repeat, or stretch, what follows them.
static bool moves_equal_elements(const Operation *op,
                                 const Operation *broadcast) {
  const ShapedType *from = type_as_vector(op_operand_type(broadcast, 0));
  const ShapedType *to = type_as_vector(op_result_type(op, 0));
  size_t count;
  const int64_t *permutation = op_i64_array(op, VECTOR_PERMUTATION, &count);
  int64_t low = 0;
  for (int32_t i = 0; i < from->rank; i++) {
    if (from->shape[i] == 1 && (i == 0 || from->shape[i - 1] == 1))
      continue;
    int64_t high = i + to->rank - from->rank;
    for (int64_t at = low; at < high; at++)
      if (permutation[at] < low || permutation[at] >= high)
        return false;
    low = high;
  }
  return true;
}

/// transpose(broadcast(x)) -> broadcast(x)
PATTERN(transpose_of_broadcast) {
  (void)self;
  Operation *broadcast = source_of(op, VECTOR_BROADCAST);
  if (!broadcast)
    return rewriter_match_failure(rw, op, "the operand is not a broadcast");
  if (type_as_vector(op_operand_type(broadcast, 0)) &&
      !moves_equal_elements(op, broadcast))
    return rewriter_match_failure(rw, op,
                                  "the permutation moves elements that differ");
  return replace_by_cast(rw, op, VECTOR_BROADCAST, op_operand(broadcast, 0));
}

/// transpose(create_mask a, b) -> create_mask b, a
PATTERN(transpose_of_mask) {
  (void)self;
  Operation *mask = source_of(op, VECTOR_CREATE_MASK);
  Operation *constant = source_of(op, VECTOR_CONSTANT_MASK);
  size_t count;
  const int64_t *permutation = op_i64_array(op, VECTOR_PERMUTATION, &count);
  if ((!mask && !constant) || count == 0)
    return rewriter_match_failure(rw, op, "the operand is not a mask");
  Value **values = mem_alloc(count * sizeof *values);
  int64_t *numbers = mem_alloc(count * sizeof *numbers);
  size_t size;
  const int64_t *old =
      constant ? op_i64_array(constant, VECTOR_MASK_SIZES, &size) : NULL;
  for (size_t i = 0; i < count; i++) {
    values[i] = mask ? op_operand(mask, (unsigned)permutation[i]) : NULL;
    numbers[i] = old ? old[permutation[i]] : 0;
  }
  const Type *type = op_result_type(op, 0);
  rewriter_replace_op_with(
      rw, op,
      mask ? vector_build_create_mask(rw, op->loc, values, count, type)
           : vector_build_constant_mask(rw, op->loc, numbers, count, type));
  mem_free(values);
  mem_free(numbers);
  return true;
}

/// Index in `from` of element `index` of its transposition, of type `to`.
static size_t transposed_index(const Operation *op, const ShapedType *from,
                               const ShapedType *to, int64_t index) {
  size_t count;
  const int64_t *permutation = op_i64_array(op, VECTOR_PERMUTATION, &count);
  int64_t at = 0;
  for (int32_t i = to->rank; i-- > 0;) {
    int64_t stride = 1;
    for (int32_t j = (int32_t)permutation[i] + 1; j < from->rank; j++)
      stride *= from->shape[j];
    at += index % to->shape[i] * stride;
    index /= to->shape[i];
  }
  return (size_t)at;
}

/// transpose(from_elements …) -> from_elements in another order
PATTERN(transpose_of_from_elements) {
  (void)self;
  Operation *whole = source_of(op, VECTOR_FROM_ELEMENTS);
  if (!whole)
    return rewriter_match_failure(rw, op, "operand is not made of elements");
  const ShapedType *from = type_as_vector(op_operand_type(op, 0));
  const ShapedType *to = type_as_vector(op_result_type(op, 0));
  size_t count = whole->num_operands;
  Value **elements = mem_alloc(count * sizeof *elements);
  for (size_t i = 0; i < count; i++)
    elements[i] =
        op_operand(whole, (unsigned)transposed_index(op, from, to, (int64_t)i));
  rewriter_replace_op_with(
      rw, op,
      vector_build_from_elements(rw, op->loc, elements, count, &to->base));
  mem_free(elements);
  return true;
}

// --- shuffle ----------------------------------------------------------------

/// shuffle of vectors of rank 0 for one element -> broadcast of that element
PATTERN(shuffle_of_rank_0) {
  (void)self;
  size_t count;
  const int64_t *mask = op_i64_array(op, VECTOR_SHUFFLE_MASK, &count);
  if (type_as_vector(op_operand_type(op, 0))->rank != 0 || count != 1)
    return rewriter_match_failure(
        rw, op, "the shuffle does not take one element of vectors of rank 0");
  return replace_by_cast(rw, op, VECTOR_BROADCAST,
                         op_operand(op, mask[0] != 0));
}

/// shuffle of two splats of one scalar -> broadcast
PATTERN(shuffle_of_splats) {
  (void)self;
  Value *scalar = vector_splat_source(op_operand(op, 0));
  if (!scalar || vector_splat_source(op_operand(op, 1)) != scalar)
    return rewriter_match_failure(rw, op,
                                  "the operands are not splats of one value");
  return replace_by_cast(rw, op, VECTOR_BROADCAST, scalar);
}

/// shuffle x, y [0, n, 1, n + 1, …] -> interleave x, y
PATTERN(shuffle_to_interleave) {
  (void)self;
  size_t count;
  const int64_t *mask = op_i64_array(op, VECTOR_SHUFFLE_MASK, &count);
  const ShapedType *lhs = type_as_vector(op_operand_type(op, 0));
  bool matches = lhs->rank <= 1 && op_operand_type(op, 1) == &lhs->base &&
                 (int64_t)count == 2 * shaped_type_num_elements(lhs);
  for (size_t i = 0; matches && i < count; i++)
    matches = mask[i] == (int64_t)(i / 2 + (i % 2 ? count / 2 : 0));
  if (!matches)
    return rewriter_match_failure(
        rw, op, "the shuffle does not interleave its operands");
  Value *operands[] = {op_operand(op, 0), op_operand(op, 1)};
  Operation *interleave =
      builder_create_op(&rw->builder, &vector_ops[VECTOR_INTERLEAVE], op->loc,
                        operands, 2, op_result_type(op, 0), NULL);
  rewriter_replace_op_with(rw, op, op_result(interleave, 0));
  return true;
}

/// insert part of a splat into the same splat -> a new splat
PATTERN(insert_into_splat) {
  (void)self;
  Value *scalar = vector_splat_source(op_operand(op, 0));
  if (!scalar || vector_splat_source(op_operand(op, 1)) != scalar)
    return rewriter_match_failure(rw, op,
                                  "the operands are not splats of one value");
  return replace_by_cast(rw, op, VECTOR_BROADCAST, scalar);
}

// --- extract ----------------------------------------------------------------

/// extract(broadcast(x)) -> broadcast(x), if x fits in the extracted part
PATTERN(extract_of_broadcast) {
  (void)self;
  Operation *broadcast = vector_broadcast_before(op);
  const ShapedType *part = type_as_vector(op_result_type(op, 0));
  if (!broadcast || !part ||
      !vector_is_broadcastable(op_operand_type(broadcast, 0), part))
    return rewriter_match_failure(
        rw, op, "it does not extract a vector from a broadcast");
  return replace_by_cast(rw, op, VECTOR_BROADCAST, op_operand(broadcast, 0));
}

/// extract(shape_cast(x)) -> shape_cast(x), if it takes all elements
PATTERN(extract_of_shape_cast) {
  (void)self;
  Operation *cast = source_of(op, VECTOR_SHAPE_CAST);
  const ShapedType *part = type_as_vector(op_result_type(op, 0));
  if (!cast || !part ||
      shaped_type_num_elements(part) !=
          shaped_type_num_elements(type_as_vector(op_operand_type(cast, 0))))
    return rewriter_match_failure(
        rw, op, "it does not extract all elements of a shape_cast");
  return replace_by_cast(rw, op, VECTOR_SHAPE_CAST, op_operand(cast, 0));
}

/// extract(from_elements …) of a vector -> from_elements of its elements
PATTERN(extract_of_from_elements) {
  (void)self;
  Operation *whole = source_of(op, VECTOR_FROM_ELEMENTS);
  const ShapedType *part = type_as_vector(op_result_type(op, 0));
  if (!whole || !part || op->num_operands > 1)
    return rewriter_match_failure(
        rw, op, "it does not extract a vector from a from_elements");
  size_t count;
  const int64_t *position = op_i64_array(op, VECTOR_STATIC_POSITION, &count);
  unsigned first = (unsigned)vector_linear_position(
      type_as_vector(op_operand_type(op, 0)), position, count);
  size_t size = (size_t)shaped_type_num_elements(part);
  Value **elements = mem_alloc(size * sizeof *elements);
  for (size_t i = 0; i < size; i++)
    elements[i] = op_operand(whole, first + (unsigned)i);
  rewriter_replace_op_with(
      rw, op,
      vector_build_from_elements(rw, op->loc, elements, size, &part->base));
  mem_free(elements);
  return true;
}
