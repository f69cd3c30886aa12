// SPDX-License-Identifier: Apache-2.0
// Operations that do the same to each row: one operation a row, or one for each
// position of the first dimension, which is taken apart again.
#include "dialects/arith/arith_build.h"
#include "dialects/vector/masks/mask.h"
#include "passes/convert_vector_to_llvm/steps.h"

/// An operation that is being unrolled.
typedef struct Rows {
  Rewriter *rw;
  Operation *op;
  const ShapedType *type; ///< Of the first result.
  size_t depth;           ///< Number of dimensions that are unrolled.
  Value *results[STEP_MAX_RESULTS];
} Rows;

/// The operation on the rows at a position.
static Operation *build_row_op(const Rows *work, const int64_t *position) {
  Operation *op = work->op;
  Context *ctx = rewriter_context(work->rw);
  Value **operands = mem_alloc((op->num_operands + 1) * sizeof *operands);
  for (uint32_t i = 0; i < op->num_operands; i++)
    operands[i] =
        type_as_vector(op_operand_type(op, i))
            ? vector_build_extract(work->rw, op->loc, op_operand(op, i),
                                   position, work->depth)
            : op_operand(op, i);
  const Type *types[STEP_MAX_RESULTS];
  for (uint32_t i = 0; i < op->num_results; i++)
    types[i] =
        vector_type_at(ctx, type_as_vector(op_result_type(op, i)), work->depth);
  const Attribute *props[] = {op->def->num_props ? op_prop(op, 0) : NULL, NULL};
  OpState state = {.def = op->def,
                   .loc = op->loc,
                   .operands = operands,
                   .num_operands = op->num_operands,
                   .result_types = types,
                   .num_results = op->num_results,
                   .props = op->def->num_props ? props : NULL};
  Operation *row = builder_create(&work->rw->builder, &state);
  mem_free(operands);
  return row;
}

/// Replaces the operation by one for each position in its first `depth`
/// dimensions.
static bool unroll(Rewriter *rw, Operation *op, size_t depth, bool from_zero) {
  Rows work = {.rw = rw,
               .op = op,
               .type = type_as_vector(op_result_type(op, 0)),
               .depth = depth};
  Value *start = from_zero ? step_build_zero(rw, op->loc, &work.type->base)
                           : step_build_poison(rw, op->loc, &work.type->base);
  for (uint32_t i = 0; i < op->num_results; i++)
    work.results[i] = start;
  int64_t *position = mem_alloc_zero((depth + 1) * sizeof *position);
  do {
    Operation *row = build_row_op(&work, position);
    for (uint32_t i = 0; i < op->num_results; i++)
      work.results[i] = vector_build_insert(rw, op->loc, op_result(row, i),
                                            work.results[i], position, depth);
  } while (shape_next_position(work.type->shape, depth, position));
  mem_free(position);
  rewriter_replace_op(rw, op, work.results);
  return true;
}

static const char *unroll_problem(const Operation *op, int32_t depth) {
  const ShapedType *type = type_as_vector(op_result_type(op, 0));
  if (type->rank < 2)
    return "it is of one row";
  if (op_mask_around(op))
    return "it is masked";
  return step_can_unroll(type, depth)
             ? NULL
             : "the number of rows is not known, or too high";
}

static int32_t num_outer_dims(const Operation *op) {
  return type_as_vector(op_result_type(op, 0))->rank - 1;
}

/// bitcast of rows -> bitcast of each
static bool unroll_bitcast(const RewritePattern *self, Operation *op,
                           Rewriter *rw) {
  (void)self;
  const char *problem = unroll_problem(op, num_outer_dims(op));
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  return unroll(rw, op, (size_t)num_outer_dims(op), false);
}

/// interleave, deinterleave of rows -> of each
static bool unroll_interleave(const RewritePattern *self, Operation *op,
                              Rewriter *rw) {
  (void)self;
  const char *problem = unroll_problem(op, num_outer_dims(op));
  if (!problem && !step_has_zero(op_result_type(op, 0)))
    problem = "the element type has no zero";
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  return unroll(rw, op, (size_t)num_outer_dims(op), true);
}

/// fma -> one for each position of the first dimension
static bool unroll_fma(const RewritePattern *self, Operation *op,
                       Rewriter *rw) {
  (void)self;
  const char *problem = unroll_problem(op, 1);
  return problem ? rewriter_match_failure(rw, op, problem)
                 : unroll(rw, op, 1, true);
}

/// gather -> one for each position of the first dimension
static bool unroll_gather(const RewritePattern *self, Operation *op,
                          Rewriter *rw) {
  (void)self;
  const char *problem = unroll_problem(op, 1);
  return problem ? rewriter_match_failure(rw, op, problem)
                 : unroll(rw, op, 1, false);
}

//===- Elements -----------------------------------------------------------===//

/// Number of elements at each position of the first dimension.
static size_t elements_per_row(const ShapedType *type) {
  return (size_t)(shaped_type_num_elements(type) / type->shape[0]);
}

/// from_elements of rows -> from_elements of each
static bool unroll_from_elements(const RewritePattern *self, Operation *op,
                                 Rewriter *rw) {
  (void)self;
  const char *problem = unroll_problem(op, 1);
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  const ShapedType *type = type_as_vector(op_result_type(op, 0));
  const Type *row = vector_type_at(rewriter_context(rw), type, 1);
  size_t count = elements_per_row(type);
  Value **elements = mem_alloc((op->num_operands + 1) * sizeof *elements);
  for (uint32_t i = 0; i < op->num_operands; i++)
    elements[i] = op_operand(op, i);
  Value *result = step_build_poison(rw, op->loc, &type->base);
  for (int64_t i = 0; i < type->shape[0]; i++)
    result = vector_build_insert(
        rw, op->loc,
        vector_build_from_elements(rw, op->loc, elements + (size_t)i * count,
                                   count, row),
        result, &i, 1);
  mem_free(elements);
  rewriter_replace_op_with(rw, op, result);
  return true;
}

/// to_elements of rows -> to_elements of each
static bool unroll_to_elements(const RewritePattern *self, Operation *op,
                               Rewriter *rw) {
  (void)self;
  const ShapedType *type = type_as_vector(op_operand_type(op, 0));
  if (type->rank < 2 || !step_can_unroll(type, 1))
    return rewriter_match_failure(rw, op, "it is of one row");
  size_t count = elements_per_row(type);
  Value **rows = mem_alloc((size_t)type->shape[0] * sizeof *rows);
  Value **elements = mem_alloc((op->num_results + 1) * sizeof *elements);
  for (int64_t i = 0; i < type->shape[0]; i++)
    rows[i] = vector_build_extract(rw, op->loc, op_operand(op, 0), &i, 1);
  for (int64_t i = 0; i < type->shape[0]; i++) {
    Operation *row = vector_build_to_elements(rw, op->loc, rows[i]);
    for (size_t at = 0; at < count; at++)
      elements[(size_t)i * count + at] = op_result(row, (uint32_t)at);
  }
  rewriter_replace_op(rw, op, elements);
  mem_free(rows);
  mem_free(elements);
  return true;
}

//===- broadcast ----------------------------------------------------------===//

/// The first dimension that is stretched; the rank: none.
static int32_t stretched_dim(const ShapedType *from, const ShapedType *to) {
  int32_t dim = 0;
  while (dim < to->rank && from->shape[dim] == to->shape[dim])
    dim++;
  return dim;
}

/// broadcast to rows -> broadcasts to one or to each, inserted everywhere
static bool broadcast_rows(Rewriter *rw, Operation *op, const ShapedType *from,
                           const ShapedType *to) {
  const Type *row = vector_type_at(rewriter_context(rw), to, 1);
  Value *source = op_operand(op, 0), *part = NULL;
  bool is_same = from->rank == to->rank;
  bool is_stretched = is_same && stretched_dim(from, to) == 0;
  if (!is_same)
    part = vector_build_cast(rw, VECTOR_BROADCAST, op->loc, source, row);
  Value *result = step_build_poison(rw, op->loc, &to->base);
  for (int64_t i = 0; i < to->shape[0]; i++) {
    if (!part || (is_same && !is_stretched)) {
      int64_t at = is_stretched ? 0 : i;
      part = vector_build_extract(rw, op->loc, source, &at, 1);
      part = vector_build_cast(rw, VECTOR_BROADCAST, op->loc, part, row);
    }
    result = vector_build_insert(rw, op->loc, part, result, &i, 1);
  }
  rewriter_replace_op_with(rw, op, result);
  return true;
}

/// broadcast of a vector -> broadcasts of an element, or to rows
static bool unroll_broadcast(const RewritePattern *self, Operation *op,
                             Rewriter *rw) {
  (void)self;
  const ShapedType *from = type_as_vector(op_operand_type(op, 0));
  const ShapedType *to = type_as_vector(op_result_type(op, 0));
  if (!from)
    return rewriter_match_failure(rw, op, "of a scalar");
  const int64_t zero = 0;
  if (from->rank <= 1 && to->rank == 1) {
    Value *element = vector_build_extract(rw, op->loc, op_operand(op, 0), &zero,
                                          (size_t)from->rank);
    rewriter_replace_op_with(
        rw, op,
        vector_build_cast(rw, VECTOR_BROADCAST, op->loc, element, &to->base));
    return true;
  }
  if (from == to) {
    rewriter_replace_op_with(rw, op, op_operand(op, 0));
    return true;
  }
  if (!to->rank || !step_can_unroll(to, 1))
    return rewriter_match_failure(
        rw, op, "the number of rows is not known, or too high");
  return broadcast_rows(rw, op, from, to);
}

static const RewritePattern rows[] = {
    STEP(VECTOR_BITCAST, "unroll-bitcast", unroll_bitcast),
    STEP(VECTOR_INTERLEAVE, "unroll-interleave", unroll_interleave),
    STEP(VECTOR_DEINTERLEAVE, "unroll-deinterleave", unroll_interleave),
    STEP(VECTOR_FMA, "unroll-fma", unroll_fma),
    STEP(VECTOR_GATHER, "unroll-gather", unroll_gather),
    STEP(VECTOR_FROM_ELEMENTS, "unroll-from-elements", unroll_from_elements),
    STEP(VECTOR_TO_ELEMENTS, "unroll-to-elements", unroll_to_elements),
    STEP(VECTOR_BROADCAST, "unroll-broadcast", unroll_broadcast),
};

const PatternTable vector_row_steps = PATTERN_TABLE(rows);
