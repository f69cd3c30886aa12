// SPDX-License-Identifier: Apache-2.0
// Slices of several dimensions as slices of rows, and those as shuffles.
#include "dialects/vector/vector_elements.h"
#include "ir/attributes/attribute.h"
#include "passes/convert_vector_to_llvm/steps.h"

/// The numbers of the slice's array `prop` from `first` on, to be freed.
static int64_t *numbers_from(const Operation *op, unsigned prop, size_t first,
                             size_t *count) {
  *count = vector_slice_size(op, prop) - first;
  int64_t *numbers = mem_alloc((*count + 1) * sizeof *numbers);
  for (size_t i = 0; i < *count; i++)
    numbers[i] = vector_slice_at(op, prop, first + i);
  return numbers;
}

//===- extract_strided_slice ----------------------------------------------===//

static bool has_strides(const Operation *op) {
  for (size_t i = 0; i < vector_slice_size(op, VECTOR_SLICE_STRIDES); i++)
    if (vector_slice_at(op, VECTOR_SLICE_STRIDES, i) != 1)
      return true;
  return false;
}

static const char *slice_problem(const Operation *op, const ShapedType *rows) {
  if (has_strides(op))
    return "a stride is not 1";
  return step_can_unroll(rows, 1)
             ? NULL
             : "the number of rows is not known, or too high";
}

/// A slice of several dimensions -> a slice of each row
static bool slice_rows(const RewritePattern *self, Operation *op,
                       Rewriter *rw) {
  (void)self;
  const ShapedType *type = type_as_vector(op_result_type(op, 0));
  const char *problem = slice_problem(op, type);
  if (vector_slice_size(op, VECTOR_SLICE_OFFSETS) < 2)
    problem = "it is a slice of one dimension";
  else if (!problem && !step_has_zero(&type->base))
    problem = "the element type has no zero";
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  size_t count;
  int64_t *offsets = numbers_from(op, VECTOR_SLICE_OFFSETS, 1, &count);
  int64_t *sizes = numbers_from(op, VECTOR_SLICE_SIZES, 1, &count);
  int64_t first = vector_slice_at(op, VECTOR_SLICE_OFFSETS, 0);
  Value *result = step_build_zero(rw, op->loc, &type->base);
  for (int64_t i = 0; i < type->shape[0]; i++) {
    int64_t at = first + i;
    Value *row = vector_build_extract(rw, op->loc, op_operand(op, 0), &at, 1);
    row = vector_build_slice(rw, op->loc, row, offsets, sizes, count);
    result = vector_build_insert(rw, op->loc, row, result, &i, 1);
  }
  mem_free(offsets);
  mem_free(sizes);
  rewriter_replace_op_with(rw, op, result);
  return true;
}

/// Rows that are scalable can't be shuffled: they are moved one by one.
static void move_rows(Rewriter *rw, Operation *op, const ShapedType *type,
                      int64_t first) {
  Value **rows = mem_alloc((size_t)type->shape[0] * sizeof *rows);
  for (int64_t i = 0; i < type->shape[0]; i++) {
    int64_t at = first + i;
    rows[i] = vector_build_extract(rw, op->loc, op_operand(op, 0), &at, 1);
  }
  Value *result = step_build_zero(rw, op->loc, &type->base);
  for (int64_t i = 0; i < type->shape[0]; i++)
    result = vector_build_insert(rw, op->loc, rows[i], result, &i, 1);
  mem_free(rows);
  rewriter_replace_op_with(rw, op, result);
}

/// A slice of the first dimension -> a shuffle
static bool shuffle_slice(const RewritePattern *self, Operation *op,
                          Rewriter *rw) {
  (void)self;
  const ShapedType *type = type_as_vector(op_result_type(op, 0));
  const char *problem = slice_problem(op, type);
  if (vector_slice_size(op, VECTOR_SLICE_OFFSETS) != 1)
    problem = "it is a slice of several dimensions";
  else if (!problem && vector_is_scalable(type) && !step_has_zero(&type->base))
    problem = "the element type has no zero";
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  int64_t first = vector_slice_at(op, VECTOR_SLICE_OFFSETS, 0);
  if (vector_is_scalable(type)) {
    move_rows(rw, op, type, first);
    return true;
  }
  size_t count = (size_t)type->shape[0];
  int64_t *mask = mem_alloc((count + 1) * sizeof *mask);
  for (size_t i = 0; i < count; i++)
    mask[i] = first + (int64_t)i;
  Value *source = op_operand(op, 0);
  Value *result =
      vector_build_shuffle(rw, op->loc, source, source, mask, count);
  mem_free(mask);
  rewriter_replace_op_with(rw, op, result);
  return true;
}

//===- insert_strided_slice -----------------------------------------------===//

/// A slice of fewer dimensions than the vector -> a slice of the vector at its
/// first offsets
static bool insert_at_offsets(const RewritePattern *self, Operation *op,
                              Rewriter *rw) {
  (void)self;
  const ShapedType *from = type_as_vector(op_operand_type(op, 0));
  const ShapedType *to = type_as_vector(op_result_type(op, 0));
  if (from->rank == to->rank || has_strides(op))
    return rewriter_match_failure(rw, op,
                                  "it has all dimensions of the vector");
  size_t lead = (size_t)(to->rank - from->rank), count;
  int64_t *offsets = numbers_from(op, VECTOR_SLICE_OFFSETS, 0, &count);
  Value *dest =
      vector_build_extract(rw, op->loc, op_operand(op, 1), offsets, lead);
  Value *part = vector_build_insert_slice(rw, op->loc, op_operand(op, 0), dest,
                                          offsets + lead, count - lead);
  Value *result =
      vector_build_insert(rw, op->loc, part, op_operand(op, 1), offsets, lead);
  mem_free(offsets);
  rewriter_replace_op_with(rw, op, result);
  return true;
}

/// A row in place of some elements of another: it is made as long as that one,
/// and then both are shuffled.
static Value *insert_row(Rewriter *rw, Operation *op, int64_t offset) {
  int64_t from = type_as_vector(op_operand_type(op, 0))->shape[0];
  int64_t to = type_as_vector(op_result_type(op, 0))->shape[0];
  int64_t *mask = mem_alloc((size_t)(to + 1) * sizeof *mask);
  for (int64_t i = 0; i < to; i++)
    mask[i] = i < from ? i : 0;
  Value *source = op_operand(op, 0);
  Value *wide =
      vector_build_shuffle(rw, op->loc, source, source, mask, (size_t)to);
  for (int64_t i = 0; i < to; i++)
    mask[i] = i >= offset && i < offset + from ? i - offset : i + to;
  Value *result = vector_build_shuffle(rw, op->loc, wide, op_operand(op, 1),
                                       mask, (size_t)to);
  mem_free(mask);
  return result;
}

/// Rows in place of parts of rows.
static Value *insert_rows(Rewriter *rw, Operation *op, const ShapedType *from) {
  size_t count;
  int64_t first = vector_slice_at(op, VECTOR_SLICE_OFFSETS, 0);
  int64_t *offsets = numbers_from(op, VECTOR_SLICE_OFFSETS, 1, &count);
  Value *result = op_operand(op, 1);
  for (int64_t i = 0; i < from->shape[0]; i++) {
    int64_t at = first + i;
    Value *row = vector_build_extract(rw, op->loc, op_operand(op, 0), &i, 1);
    Value *dest = vector_build_extract(rw, op->loc, op_operand(op, 1), &at, 1);
    row = vector_build_insert_slice(rw, op->loc, row, dest, offsets, count);
    result = vector_build_insert(rw, op->loc, row, result, &at, 1);
  }
  mem_free(offsets);
  return result;
}

/// insert_strided_slice of rows -> of each; of one row -> shuffles
static bool insert_slice(const RewritePattern *self, Operation *op,
                         Rewriter *rw) {
  (void)self;
  const ShapedType *from = type_as_vector(op_operand_type(op, 0));
  const ShapedType *to = type_as_vector(op_result_type(op, 0));
  if (from == to) {
    rewriter_replace_op_with(rw, op, op_operand(op, 0));
    return true;
  }
  const char *problem = slice_problem(op, from);
  if (from->rank != to->rank)
    problem = "it has fewer dimensions than the vector";
  else if (!problem && from->rank == 1 && !step_can_unroll(to, 1))
    problem = "the row is too long, or scalable";
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  Value *result =
      from->rank == 1
          ? insert_row(rw, op, vector_slice_at(op, VECTOR_SLICE_OFFSETS, 0))
          : insert_rows(rw, op, from);
  rewriter_replace_op_with(rw, op, result);
  return true;
}

static const RewritePattern rows[] = {
    STEP(VECTOR_EXTRACT_STRIDED_SLICE, "slice-rows", slice_rows),
    STEP(VECTOR_EXTRACT_STRIDED_SLICE, "shuffle-slice", shuffle_slice),
    STEP(VECTOR_INSERT_STRIDED_SLICE, "insert-at-offsets", insert_at_offsets),
    STEP(VECTOR_INSERT_STRIDED_SLICE, "insert-slice", insert_slice),
};

const PatternTable vector_slice_steps = PATTERN_TABLE(rows);
