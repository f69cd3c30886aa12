// SPDX-License-Identifier: Apache-2.0
// Verifiers of vectors in memory.
#include "dialects/vector/vector_internal.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"
#include "ir/operation.h"

static bool verify_num_indices(Context *ctx, const Operation *op,
                               unsigned group, const Type *base) {
  unsigned first, count;
  op_operand_segment(op, group, &first, &count);
  int rank = (int)type_as_shaped(base)->rank;
  if ((int)count == rank)
    return true;
  op_emit_op_error(ctx, op, "requires %d indices", rank);
  return false;
}

// --- load and store ---------------------------------------------------------

/// The last dimension must be contiguous, unless it has a single element.
static bool verify_layout(Context *ctx, const Operation *op,
                          const ShapedType *vector, const ShapedType *memref) {
  if (!vector_is_scalable(vector) && shaped_type_num_elements(vector) == 1)
    return true;
  size_t rank = (size_t)memref->rank;
  int64_t offset, *strides = mem_alloc((rank + 1) * sizeof *strides);
  bool ok = memref_type_strides(ctx, memref, strides, &offset) &&
            (rank == 0 || strides[rank - 1] == 1);
  mem_free(strides);
  return ok ||
         op_reject(ctx, op, "most minor memref dim must have unit stride");
}

/// The memref's element is the vector, or its element. `of_vectors` and
/// `of_elements` are the errors otherwise.
static bool verify_content(Context *ctx, const Operation *op,
                           const ShapedType *vector, const ShapedType *memref,
                           const char *of_vectors, const char *of_elements) {
  const ShapedType *inner = type_as_vector(memref->element);
  if (inner && inner != vector)
    return op_reject(ctx, op, of_vectors);
  const Type *element = inner ? inner->element : memref->element;
  return element == vector->element || op_reject(ctx, op, of_elements);
}

bool vector_verify_load(Context *ctx, const Operation *op) {
  const ShapedType *vector = type_as_vector(op_result_type(op, 0));
  const ShapedType *memref = type_as_shaped(op_operand_type(op, 0));
  if (!verify_layout(ctx, op, vector, memref))
    return false;
  if (memref->rank < vector->rank)
    return op_reject(
        ctx, op, "destination memref has lower rank than the result vector");
  return verify_content(ctx, op, vector, memref,
                        "base memref and result vector types should match",
                        "base and result element types should match") &&
         verify_num_indices(ctx, op, 1, op_operand_type(op, 0));
}

bool vector_verify_store(Context *ctx, const Operation *op) {
  const ShapedType *vector = type_as_vector(op_operand_type(op, 0));
  const ShapedType *memref = type_as_shaped(op_operand_type(op, 1));
  if (!verify_layout(ctx, op, vector, memref))
    return false;
  if (memref->rank < vector->rank)
    return op_reject(ctx, op,
                     "source memref has lower rank than the vector to store");
  return verify_content(
             ctx, op, vector, memref,
             "base memref and valueToStore vector types should match",
             "base and valueToStore element type should match") &&
         verify_num_indices(ctx, op, 2, op_operand_type(op, 1));
}

// --- with masks -------------------------------------------------------------

/// The type of operand group `group`, which is a single value.
static const Type *group_type(const Operation *op, unsigned group) {
  unsigned first, count;
  op_operand_segment(op, group, &first, &count);
  return op_operand_type(op, first);
}

/// Only the sizes count: a scalable dimension may meet a fixed one.
static bool are_of_same_sizes(const Type *lhs, const Type *rhs) {
  const ShapedType *a = type_as_vector(lhs), *b = type_as_vector(rhs);
  bool is_same = a->rank == b->rank;
  for (int32_t i = 0; is_same && i < a->rank; i++)
    is_same = a->shape[i] == b->shape[i];
  return is_same;
}

/// Checks `value`, which is read or written at operand 0 with its indices,
/// operand group 1.
static bool verify_access(Context *ctx, const Operation *op, const Type *value,
                          const char *otherwise) {
  const Type *base = op_operand_type(op, 0);
  if (type_element_or_self(value) != type_element_or_self(base))
    return op_reject(ctx, op, otherwise);
  return verify_num_indices(ctx, op, 1, base);
}

static bool verify_shape(Context *ctx, const Operation *op, const Type *value,
                         unsigned group, const char *otherwise) {
  return are_of_same_sizes(value, group_type(op, group)) ||
         op_reject(ctx, op, otherwise);
}

static bool verify_pass_thru(Context *ctx, const Operation *op,
                             unsigned group) {
  return op_result_type(op, 0) == group_type(op, group) ||
         op_reject(ctx, op, "expected pass_thru of same type as result type");
}

static const char read_element[] = "base and result element type should match";
static const char written_element[] =
    "base and valueToStore element type should match";

bool vector_verify_maskedload(Context *ctx, const Operation *op) {
  const Type *result = op_result_type(op, 0);
  return verify_access(ctx, op, result, read_element) &&
         verify_shape(ctx, op, result, 2,
                      "expected result shape to match mask shape") &&
         verify_pass_thru(ctx, op, 3);
}

bool vector_verify_maskedstore(Context *ctx, const Operation *op) {
  const Type *value = group_type(op, 3);
  return verify_access(ctx, op, value, written_element) &&
         verify_shape(ctx, op, value, 2,
                      "expected valueToStore shape to match mask shape");
}

// --- with vectors of indices ------------------------------------------------

static bool verify_ranked_base(Context *ctx, const Operation *op) {
  return type_as_shaped(op_operand_type(op, 0))->rank >= 0 ||
         op_reject(ctx, op,
                   "requires base to be a memref or ranked tensor type");
}

bool vector_verify_gather(Context *ctx, const Operation *op) {
  const Type *result = op_result_type(op, 0);
  return verify_ranked_base(ctx, op) &&
         verify_access(ctx, op, result, read_element) &&
         verify_shape(ctx, op, result, 2,
                      "expected result dim to match indices dim") &&
         verify_shape(ctx, op, result, 3,
                      "expected result dim to match mask dim") &&
         verify_pass_thru(ctx, op, 4);
}

bool vector_verify_scatter(Context *ctx, const Operation *op) {
  const Type *value = group_type(op, 4);
  return verify_ranked_base(ctx, op) &&
         verify_access(ctx, op, value, written_element) &&
         verify_shape(ctx, op, value, 2,
                      "expected valueToStore dim to match indices dim") &&
         verify_shape(ctx, op, value, 3,
                      "expected valueToStore dim to match mask dim");
}

// --- with the elements apart ------------------------------------------------

bool vector_verify_expandload(Context *ctx, const Operation *op) {
  const Type *value = op_result_type(op, 0);
  return verify_access(ctx, op, value, read_element) &&
         verify_shape(ctx, op, value, 2,
                      "expected result dim to match mask dim") &&
         verify_pass_thru(ctx, op, 3);
}

bool vector_verify_compressstore(Context *ctx, const Operation *op) {
  const Type *value = group_type(op, 3);
  return verify_access(ctx, op, value, written_element) &&
         verify_shape(ctx, op, value, 2,
                      "expected valueToStore dim to match mask dim");
}

// --- casts of memory --------------------------------------------------------

/// The sizes of a memref, followed by those of the vectors in it.
static size_t joined_shape(const ShapedType *memref, int64_t *shape) {
  const ShapedType *inner = type_as_vector(memref->element);
  size_t rank = 0;
  for (int32_t i = 0; i < memref->rank; i++)
    shape[rank++] = memref->shape[i];
  for (int32_t i = 0; inner && i < inner->rank; i++)
    shape[rank++] = inner->shape[i];
  return rank;
}

static size_t joined_rank(const ShapedType *memref) {
  const ShapedType *inner = type_as_vector(memref->element);
  return (size_t)memref->rank + (inner ? (size_t)inner->rank : 0);
}

static bool have_same_sizes(const ShapedType *from, const ShapedType *to) {
  size_t rank = joined_rank(from);
  if (rank != joined_rank(to))
    return false;
  int64_t *shape = mem_alloc(2 * (rank + 1) * sizeof *shape);
  joined_shape(from, shape);
  joined_shape(to, shape + rank);
  bool is_same = true;
  for (size_t i = 0; i < rank; i++)
    is_same &= shape[i] == shape[rank + i];
  mem_free(shape);
  return is_same;
}

bool vector_verify_type_cast(Context *ctx, const Operation *op) {
  const ShapedType *from = type_as_shaped(op_operand_type(op, 0));
  const ShapedType *to = type_as_shaped(op_result_type(op, 0));
  if (from->layout)
    return op_reject(ctx, op,
                     "expects operand to be a memref with identity layout");
  if (to->layout)
    return op_reject(ctx, op,
                     "expects result to be a memref with identity layout");
  if (from->memory_space != to->memory_space)
    return op_reject(ctx, op, "expects result in same memory space");
  if (type_element_or_self(from->element) !=
      type_element_or_self(to->element)) {
    Diagnostic *diag = op_emit_op_error(
        ctx, op,
        "expects result and operand with same underlying scalar type: ");
    diag_type(diag, &to->base);
    return false;
  }
  if (have_same_sizes(from, to))
    return true;
  Diagnostic *diag = op_emit_op_error(
      ctx, op, "expects concatenated result and operand shapes to be equal: ");
  diag_type(diag, &to->base);
  return false;
}

bool vector_verify_print(Context *ctx, const Operation *op) {
  bool has_more = op->num_operands || op_prop(op, VECTOR_PRINT_PUNCTUATION);
  return !op_prop(op, VECTOR_PRINT_STRING) || !has_more ||
         op_reject(ctx, op,
                   "failed to verify that `source` or `punctuation` are not "
                   "set when printing strings");
}
