// SPDX-License-Identifier: Apache-2.0
// Transpositions and casts of shapes: parts of the vector are taken out and put
// where they belong.
#include "dialects/memref/memref_views.h"
#include "passes/convert_vector_to_llvm/steps.h"
#include "support/numbers/divisor.h"

//===- transpose ----------------------------------------------------------===//

/// Number of first dimensions that are not where they were.
static size_t num_moved_dims(const int64_t *permutation, size_t rank) {
  while (rank && permutation[rank - 1] == (int64_t)rank - 1)
    rank--;
  return rank;
}

/// Does it turn a row into a column, or the other way round?
static bool is_of_one_row(const ShapedType *from, const int64_t *permutation) {
  if (from->rank != 2 || permutation[0] != 1)
    return false;
  for (size_t i = 0; i < 2; i++)
    if (from->shape[i] == 1 && !vector_is_scalable_at(from, i))
      return true;
  return false;
}

/// transpose -> extract and insert of each part that moves as one; that of a
/// row
/// -> shape_cast, which folds
static bool unroll_transpose(const RewritePattern *self, Operation *op,
                             Rewriter *rw) {
  (void)self;
  const ShapedType *from = type_as_vector(op_operand_type(op, 0));
  size_t rank;
  const int64_t *permutation = op_i64_array(op, VECTOR_PERMUTATION, &rank);
  size_t moved = num_moved_dims(permutation, rank);
  if (is_of_one_row(from, permutation)) {
    rewriter_replace_op_with(rw, op,
                             vector_build_cast(rw, VECTOR_SHAPE_CAST, op->loc,
                                               op_operand(op, 0),
                                               op_result_type(op, 0)));
    return true;
  }
  if (vector_is_scalable(from) || !step_can_unroll(from, (int32_t)moved))
    return rewriter_match_failure(
        rw, op, "the number of parts is not known, or too high");
  Value *result = step_build_poison(rw, op->loc, op_result_type(op, 0));
  int64_t *source = mem_alloc_zero((moved + 1) * sizeof *source);
  int64_t *dest = mem_alloc_zero((moved + 1) * sizeof *dest);
  do {
    for (size_t i = 0; i < moved; i++)
      dest[i] = source[permutation[i]];
    Value *part =
        vector_build_extract(rw, op->loc, op_operand(op, 0), source, moved);
    result = vector_build_insert(rw, op->loc, part, result, dest, moved);
  } while (shape_next_position(from->shape, moved, source));
  mem_free(source);
  mem_free(dest);
  rewriter_replace_op_with(rw, op, result);
  return true;
}

//===- shape_cast ---------------------------------------------------------===//

/// A cast that is being spelled out: parts of the source, each the same number
/// of elements in order, become parts of the result. A part is a vector of the
/// last dimensions that both have, or some elements of a row.
typedef struct Cast {
  Rewriter *rw;
  Operation *op;
  const ShapedType *from;
  const ShapedType *to;
  size_t from_depth; ///< Length of a part's position in the source.
  size_t to_depth;
  int64_t width; ///< Of a part of a row; 0: parts are not smaller than rows.
} Cast;

static size_t num_common_dims(const ShapedType *from, const ShapedType *to) {
  size_t count = 0;
  while (count < (size_t)from->rank && count < (size_t)to->rank) {
    size_t f = (size_t)from->rank - 1 - count, t = (size_t)to->rank - 1 - count;
    if (from->shape[f] != to->shape[t] ||
        vector_is_scalable_at(from, f) != vector_is_scalable_at(to, t))
      break;
    count++;
  }
  return count;
}

static Cast cast_begin(Rewriter *rw, Operation *op) {
  Cast cast = {.rw = rw,
               .op = op,
               .from = type_as_vector(op_operand_type(op, 0)),
               .to = type_as_vector(op_result_type(op, 0))};
  size_t common = num_common_dims(cast.from, cast.to);
  if (common > 1 && vector_is_scalable(cast.from))
    common = 1; // As upstream's, parts are rows there.
  cast.from_depth = (size_t)cast.from->rank - common;
  cast.to_depth = (size_t)cast.to->rank - common;
  if (common || !cast.from->rank || !cast.to->rank)
    return cast;
  int64_t width = (int64_t)greatest_common_divisor(
      (uint64_t)cast.from->shape[cast.from->rank - 1],
      (uint64_t)cast.to->shape[cast.to->rank - 1]);
  if (width == 1)
    return cast;
  cast.width = width;
  cast.from_depth--;
  cast.to_depth--;
  return cast;
}

/// Takes parts out, and puts them at their positions.
static Value *move_parts(const Cast *cast) {
  Value *result = step_build_poison(cast->rw, cast->op->loc, &cast->to->base);
  int64_t *from = mem_alloc_zero((cast->from_depth + 1) * sizeof *from);
  int64_t *to = mem_alloc_zero((cast->to_depth + 1) * sizeof *to);
  do {
    Value *part =
        vector_build_extract(cast->rw, cast->op->loc, op_operand(cast->op, 0),
                             from, cast->from_depth);
    result = vector_build_insert(cast->rw, cast->op->loc, part, result, to,
                                 cast->to_depth);
    shape_next_position(cast->to->shape, cast->to_depth, to);
  } while (shape_next_position(cast->from->shape, cast->from_depth, from));
  mem_free(from);
  mem_free(to);
  return result;
}

/// Rows that are put together from parts.
typedef struct Rows {
  Value *empty;  ///< What each row starts as.
  Value *result; ///< With the rows so far.
  Value *row;    ///< The one that is being filled.
  int64_t *position;
  int64_t filled;
} Rows;

/// Adds a part to the row, and a full row to the result.
static void add_part(const Cast *cast, Rows *rows, Value *part) {
  Rewriter *rw = cast->rw;
  Location loc = cast->op->loc;
  int64_t size = cast->to->shape[cast->to_depth];
  if (cast->width == size)
    rows->row = part;
  else
    rows->row = vector_build_insert_slice(
        rw, loc, part, rows->filled ? rows->row : rows->empty, &rows->filled,
        1);
  rows->filled += cast->width;
  if (rows->filled != size)
    return;
  rows->result = vector_build_insert(rw, loc, rows->row, rows->result,
                                     rows->position, cast->to_depth);
  shape_next_position(cast->to->shape, cast->to_depth, rows->position);
  rows->filled = 0;
}

/// Takes parts out of rows, and puts them together to other rows.
static Value *regroup_rows(const Cast *cast) {
  Rewriter *rw = cast->rw;
  Location loc = cast->op->loc;
  int64_t size = cast->from->shape[cast->from_depth];
  Rows rows = {
      .position = mem_alloc_zero((cast->to_depth + 1) * sizeof *rows.position)};
  rows.result = step_build_poison(rw, loc, &cast->to->base);
  rows.empty = step_build_poison(
      rw, loc, vector_type_at(rewriter_context(rw), cast->to, cast->to_depth));
  int64_t *position = mem_alloc_zero((cast->from_depth + 1) * sizeof *position);
  do {
    Value *row = vector_build_extract(rw, loc, op_operand(cast->op, 0),
                                      position, cast->from_depth);
    for (int64_t at = 0; at < size; at += cast->width)
      add_part(cast, &rows,
               cast->width == size
                   ? row
                   : vector_build_slice(rw, loc, row, &at, &cast->width, 1));
  } while (shape_next_position(cast->from->shape, cast->from_depth, position));
  mem_free(position);
  mem_free(rows.position);
  return rows.result;
}

/// shape_cast -> extract and insert of parts
static bool unroll_shape_cast(const RewritePattern *self, Operation *op,
                              Rewriter *rw) {
  (void)self;
  Cast cast = cast_begin(rw, op);
  if (!step_can_unroll(cast.from, (int32_t)cast.from_depth) ||
      !step_can_unroll(cast.to, (int32_t)cast.to_depth) ||
      (cast.width &&
       (!shaped_type_can_spell_out(cast.from) ||
        vector_is_scalable(cast.from) || vector_is_scalable(cast.to))))
    return rewriter_match_failure(
        rw, op, "the number of parts is not known, or too high");
  rewriter_replace_op_with(
      rw, op, cast.width ? regroup_rows(&cast) : move_parts(&cast));
  return true;
}

static const RewritePattern rows[] = {
    STEP(VECTOR_TRANSPOSE, "unroll-transpose", unroll_transpose),
    STEP(VECTOR_SHAPE_CAST, "unroll-shape-cast", unroll_shape_cast),
};

const PatternTable vector_shape_steps = PATTERN_TABLE(rows);
