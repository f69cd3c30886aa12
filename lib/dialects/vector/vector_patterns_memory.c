// SPDX-License-Identifier: Apache-2.0
// Canonicalization of accesses to memory whose mask or indices are known.
#include "dialects/common/fold_util.h"
#include "dialects/vector/vector_build.h"
#include "dialects/vector/vector_elements.h"
#include "dialects/vector/vector_patterns.h"
#include "ir/op_attrs.h"

/// The format of the mask in operand group `group`.
static MaskFormat mask_format(Rewriter *rw, const Operation *op,
                              unsigned group) {
  unsigned first, count;
  op_operand_segment(op, group, &first, &count);
  return vector_mask_format(rewriter_context(rw), op_operand(op, first));
}

/// Collects `front`, which may be NULL, and the first `count` operands, a
/// memref and its indices, in `values`. Gives their number.
static uint32_t take_place(const Operation *op, Value *front, uint32_t count,
                           Value **values) {
  uint32_t size = 0;
  if (front)
    values[size++] = front;
  for (uint32_t i = 0; i < count; i++)
    values[size++] = op_operand(op, i);
  return size;
}

static bool replace_access(Rewriter *rw, Operation *op, VectorOp id,
                           Value *const *operands, uint32_t count) {
  const Attribute *props[] = {NULL, NULL};
  const Type *type = op->num_results ? op_result_type(op, 0) : NULL;
  Operation *access = builder_create_op(&rw->builder, &vector_ops[id], op->loc,
                                        operands, count, type, props);
  if (type)
    rewriter_replace_op_with(rw, op, op_result(access, 0));
  else
    rewriter_replace_op(rw, op, NULL);
  return true;
}

// --- masked access ----------------------------------------------------------

/// A masked load, all true -> load; all false -> the other value
static bool load_known(Operation *op, Rewriter *rw) {
  switch (mask_format(rw, op, 2)) {
  case MASK_UNKNOWN:
    break;
  case MASK_ALL_FALSE:
    rewriter_replace_op_with(rw, op, op_operand(op, op->num_operands - 1));
    return true;
  case MASK_ALL_TRUE: {
    Value **values = mem_alloc(op->num_operands * sizeof *values);
    uint32_t count = take_place(op, NULL, op->num_operands - 2, values);
    replace_access(rw, op, VECTOR_LOAD, values, count);
    mem_free(values);
    return true;
  }
  }
  return rewriter_match_failure(rw, op, "the mask is not known");
}

/// A masked store, all true -> store; all false -> nothing
static bool store_known(Operation *op, Rewriter *rw) {
  switch (mask_format(rw, op, 2)) {
  case MASK_UNKNOWN:
    break;
  case MASK_ALL_FALSE:
    rewriter_erase_op(rw, op);
    return true;
  case MASK_ALL_TRUE: {
    Value **values = mem_alloc(op->num_operands * sizeof *values);
    uint32_t count = take_place(op, op_operand(op, op->num_operands - 1),
                                op->num_operands - 2, values);
    replace_access(rw, op, VECTOR_STORE, values, count);
    mem_free(values);
    return true;
  }
  }
  return rewriter_match_failure(rw, op, "the mask is not known");
}

PATTERN(maskedload_of_known_mask) {
  (void)self;
  return load_known(op, rw);
}

PATTERN(expandload_of_known_mask) {
  (void)self;
  return load_known(op, rw);
}

PATTERN(maskedstore_of_known_mask) {
  (void)self;
  return store_known(op, rw);
}

PATTERN(compressstore_of_known_mask) {
  (void)self;
  return store_known(op, rw);
}

// --- gather and scatter -----------------------------------------------------

/// gather, all false -> the other value
PATTERN(gather_of_no_element) {
  (void)self;
  if (mask_format(rw, op, 3) != MASK_ALL_FALSE)
    return rewriter_match_failure(rw, op, "the mask is not all false");
  rewriter_replace_op_with(rw, op, op_operand(op, op->num_operands - 1));
  return true;
}

/// scatter, all false -> nothing
PATTERN(scatter_of_no_element) {
  (void)self;
  if (mask_format(rw, op, 3) != MASK_ALL_FALSE)
    return rewriter_match_failure(rw, op, "the mask is not all false");
  if (op->num_results)
    rewriter_replace_op_with(rw, op, op_operand(op, 0));
  else
    rewriter_erase_op(rw, op);
  return true;
}

/// Is `indices` 0, 1, 2, …?
static bool is_sequence(Context *ctx, const Value *indices) {
  const ShapedType *type = type_as_vector(value_type(indices));
  if (type->rank != 1 || vector_is_scalable(type))
    return false;
  if (defining_op_of(indices, &vector_ops[VECTOR_STEP]))
    return true;
  VectorElements elements;
  if (!vector_elements_init(&elements, ctx, value_constant(indices)))
    return false;
  bool ok = true;
  for (size_t i = 0; i < elements.size; i++) {
    int64_t number;
    ok = ok && attr_integer_value(elements.data[i], &number) &&
         number == (int64_t)i;
  }
  vector_elements_free(&elements);
  return ok;
}

/// gather, scatter within a row of a memref -> maskedload, maskedstore
static bool access_row(Operation *op, Rewriter *rw, VectorOp id) {
  uint32_t last = op->num_operands;
  if (!type_as_ranked_memref(op_operand_type(op, 0)) ||
      !is_sequence(rewriter_context(rw), op_operand(op, last - 3)))
    return rewriter_match_failure(
        rw, op, "the indices are not a row of a ranked memref");
  Value **values = mem_alloc(last * sizeof *values);
  uint32_t count = take_place(op, NULL, last - 3, values);
  values[count++] = op_operand(op, last - 2);
  values[count++] = op_operand(op, last - 1);
  replace_access(rw, op, id, values, count);
  mem_free(values);
  return true;
}

PATTERN(gather_of_row) {
  (void)self;
  return access_row(op, rw, VECTOR_MASKEDLOAD);
}

PATTERN(scatter_to_row) {
  (void)self;
  return access_row(op, rw, VECTOR_MASKEDSTORE);
}
