// SPDX-License-Identifier: Apache-2.0
// Masks: those of several dimensions become masks of rows, each of which is
// chosen or not; those of rows become comparisons of positions with a size.
#include "dialects/arith/arith_build.h"
#include "dialects/common/constant_fold.h"
#include "dialects/memref/memref_views.h"
#include "dialects/vector/vector_patterns.h"
#include "passes/convert_vector_to_llvm/steps.h"

//===- Several dimensions -------------------------------------------------===//

/// create_mask of rows -> create_mask of one, which each row is, or is empty
static bool unroll_create_mask(const RewritePattern *self, Operation *op,
                               Rewriter *rw) {
  (void)self;
  const ShapedType *type = type_as_vector(op_result_type(op, 0));
  if (type->rank < 2 || !step_can_unroll(type, 1))
    return rewriter_match_failure(rw, op, "it is no mask of rows to write out");
  Location loc = op->loc;
  Value *bound = op_operand(op, 0);
  Value **sizes = mem_alloc(op->num_operands * sizeof *sizes);
  for (uint32_t i = 1; i < op->num_operands; i++)
    sizes[i - 1] = op_operand(op, i);
  const Type *row_type = vector_type_at(rewriter_context(rw), type, 1);
  Value *row =
      vector_build_create_mask(rw, loc, sizes, op->num_operands - 1, row_type);
  mem_free(sizes);
  Value *none = step_build_zero(rw, loc, row_type);
  Value *result = step_build_zero(rw, loc, &type->base);
  for (int64_t i = 0; i < type->shape[0]; i++) {
    Value *is_set = arith_build_cmpi(rw, loc, CMPI_SLT,
                                     arith_build_index(rw, loc, i), bound);
    Value *chosen = arith_build_select(rw, loc, is_set, row, none);
    result = vector_build_insert(rw, loc, chosen, result, &i, 1);
  }
  rewriter_replace_op_with(rw, op, result);
  return true;
}

/// A constant of `count` trues, and falses after them.
static Value *build_row_constant(Rewriter *rw, Location loc,
                                 const ShapedType *type, int64_t count) {
  Context *ctx = rewriter_context(rw);
  if (!type->rank || vector_is_scalable(type))
    return arith_build_constant(
        rw, loc,
        dense_splat_attr_get_value(ctx, &type->base,
                                   bool_attr_get(ctx, count > 0)));
  size_t size = (size_t)type->shape[0];
  const Attribute **elements = mem_alloc((size + 1) * sizeof(Attribute *));
  for (size_t i = 0; i < size; i++)
    elements[i] = bool_attr_get(ctx, (int64_t)i < count);
  const Attribute *attr = elements_attr_get(ctx, &type->base, elements);
  mem_free(elements);
  return arith_build_constant(rw, loc, attr);
}

/// constant_mask of rows -> constant_mask of one, inserted where rows are set;
/// of one row -> a constant
static bool unroll_constant_mask(const RewritePattern *self, Operation *op,
                                 Rewriter *rw) {
  (void)self;
  const ShapedType *type = type_as_vector(op_result_type(op, 0));
  size_t count;
  const int64_t *sizes = op_i64_array(op, VECTOR_MASK_SIZES, &count);
  bool is_row = type->rank < 2;
  if (is_row ? !shaped_type_can_spell_out(type) : !step_can_unroll(type, 1))
    return rewriter_match_failure(
        rw, op, "the number of rows is not known, or too high");
  Value *result;
  if (is_row) {
    result = build_row_constant(rw, op->loc, type, count ? sizes[0] : 0);
  } else {
    Value *row = vector_build_constant_mask(
        rw, op->loc, sizes + 1, count - 1,
        vector_type_at(rewriter_context(rw), type, 1));
    result = step_build_zero(rw, op->loc, &type->base);
    for (int64_t i = 0; i < sizes[0]; i++)
      result = vector_build_insert(rw, op->loc, row, result, &i, 1);
  }
  rewriter_replace_op_with(rw, op, result);
  return true;
}

//===- Rows ---------------------------------------------------------------===//

/// 0, 1, … in a vector of at most one dimension, which is not scalable.
static Value *build_positions(Rewriter *rw, Location loc,
                              const ShapedType *type) {
  Context *ctx = rewriter_context(rw);
  size_t size = type->rank ? (size_t)type->shape[0] : 1;
  const Attribute **elements = mem_alloc((size + 1) * sizeof(Attribute *));
  for (size_t i = 0; i < size; i++)
    elements[i] = integer_attr_get_i64(ctx, type->element, (int64_t)i);
  const Attribute *attr = elements_attr_get(ctx, &type->base, elements);
  mem_free(elements);
  return arith_build_constant(rw, loc, attr);
}

/// create_mask %n of a row -> 0, 1, … < broadcast %n. The conversion has a
/// pattern for scalable rows.
static bool compare_positions(const RewritePattern *self, Operation *op,
                              Rewriter *rw) {
  const VectorStepOptions *options = self->user;
  const ShapedType *mask = type_as_vector(op_result_type(op, 0));
  if (mask->rank > 1 || vector_is_scalable(mask) ||
      !shaped_type_can_spell_out(mask))
    return rewriter_match_failure(rw, op, "it is no row to write out");
  Context *ctx = rewriter_context(rw);
  const Type *element =
      integer_type_get(ctx, options->forces_32bit_indices ? 32 : 64);
  const ShapedType *type =
      type_as_vector(shaped_type_of_element(ctx, mask, element));
  Value *positions = build_positions(rw, op->loc, type);
  Value *bound =
      arith_build_index_cast(rw, op->loc, op_operand(op, 0), element);
  Value *bounds =
      vector_build_cast(rw, VECTOR_BROADCAST, op->loc, bound, &type->base);
  rewriter_replace_op_with(
      rw, op, arith_build_cmpi(rw, op->loc, CMPI_SLT, positions, bounds));
  return true;
}

/// step -> a constant
static bool spell_out_step(const RewritePattern *self, Operation *op,
                           Rewriter *rw) {
  (void)self;
  const ShapedType *type = type_as_vector(op_result_type(op, 0));
  if (vector_is_scalable(type) || !shaped_type_can_spell_out(type))
    return rewriter_match_failure(rw, op, "its size is not known, or too high");
  rewriter_replace_op_with(rw, op, build_positions(rw, op->loc, type));
  return true;
}

#define ROW(ID, NAME, BENEFIT, FUNCTION)                                       \
  { .name = NAME, .root = &vector_ops[ID], .benefit = BENEFIT, .run = FUNCTION }

static const RewritePattern rows[] = {
    ROW(VECTOR_CREATE_MASK, "create-known-mask", 1, vector_create_known_mask),
    ROW(VECTOR_CREATE_MASK, "unroll-create-mask", 1, unroll_create_mask),
    ROW(VECTOR_CREATE_MASK, "compare-positions", 1, compare_positions),
    ROW(VECTOR_CONSTANT_MASK, "unroll-constant-mask", 1, unroll_constant_mask),
    ROW(VECTOR_STEP, "spell-out-step", 1, spell_out_step),
    ROW(VECTOR_MASK, "full-mask", 2, vector_full_mask),
    ROW(VECTOR_MASKEDLOAD, "maskedload-of-known-mask", 1,
        vector_maskedload_of_known_mask),
    ROW(VECTOR_MASKEDSTORE, "maskedstore-of-known-mask", 1,
        vector_maskedstore_of_known_mask),
    ROW(VECTOR_GATHER, "gather-of-no-element", 1, vector_gather_of_no_element),
    ROW(VECTOR_SCATTER, "scatter-of-no-element", 1,
        vector_scatter_of_no_element),
    ROW(VECTOR_EXPANDLOAD, "expandload-of-known-mask", 1,
        vector_expandload_of_known_mask),
    ROW(VECTOR_COMPRESSSTORE, "compressstore-of-known-mask", 1,
        vector_compressstore_of_known_mask),
    ROW(VECTOR_EXTRACT_STRIDED_SLICE, "slice-of-constant-mask", 1,
        vector_slice_of_constant_mask),
    ROW(VECTOR_TRANSPOSE, "merge-transposes", 1, vector_merge_transposes),
};

const PatternTable vector_mask_steps = PATTERN_TABLE(rows);
