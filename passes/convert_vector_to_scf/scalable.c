// SPDX-License-Identifier: Apache-2.0
// Writes of transposed vectors whose rows are scalable: the transposed vector
// would have a scalable number of rows, which LLVM does not know. Instead, a
// loop takes one element of each row, and writes these.
#include "dialects/arith/arith_build.h"
#include "dialects/scf/scf_build.h"
#include "passes/convert_vector_to_scf/slice.h"

/// The transposition that makes columns of the rows of what is written, or
/// NULL.
static Operation *transpose_before(const Slice *slice) {
  Operation *op = value_defining_op(slice->transfer.value);
  return op && op_is(op, &vector_ops[VECTOR_TRANSPOSE]) ? op : NULL;
}

static bool is_column_vector(const ShapedType *type) {
  return type->rank == 2 && vector_is_scalable_at(type, 0) &&
         !vector_is_scalable_at(type, 1);
}

/// The create_mask that is the mask; NULL: another one.
static Operation *created_mask(const Slice *slice) {
  Operation *op = slice->mask ? value_defining_op(slice->mask) : NULL;
  return op && op_is(op, &vector_ops[VECTOR_CREATE_MASK]) ? op : NULL;
}

static const char *write_problem(const Slice *slice,
                                 const VectorToSCFOptions *options) {
  const Transfer *transfer = &slice->transfer;
  if (transfer->is_read || !is_column_vector(transfer->vector))
    return "no rows of a known length are written a scalable number of times";
  if (!options->lower_tensors &&
      !type_as_ranked_memref(value_type(transfer->base)))
    return "the transfer is of a tensor";
  if (transfer->map->num_dims != 2 ||
      !affine_map_is_minor_identity(transfer->map))
    return "the vector's dimensions are not those of memory";
  if (!transfer_dim_is_in_bounds(transfer, 0))
    return "rows may be out of bounds";
  if (slice->mask && !created_mask(slice))
    return "the mask is not created from sizes";
  if (!transpose_before(slice))
    return "the vector is not transposed";
  return shape_can_spell_out(transfer->vector->shape + 1, 1)
             ? NULL
             : "of more elements than can be spelled out";
}

/// The rows of the vector before it is transposed, to be freed.
static Value **build_rows(const Slice *slice, size_t count) {
  Value *source = op_operand(transpose_before(slice), 0);
  Value **rows = mem_alloc(count * sizeof *rows);
  for (size_t i = 0; i < count; i++) {
    const int64_t at = (int64_t)i;
    rows[i] = vector_build_extract(slice->rw, slice->op->loc, source, &at, 1);
  }
  return rows;
}

/// The mask of each row that is written; NULL: none.
static Value *build_row_mask(const Slice *slice) {
  Operation *mask = created_mask(slice);
  if (!mask)
    return NULL;
  Value *size = op_operand(mask, 1);
  const Type *type = vector_type_of_rows(
      rewriter_context(slice->rw), type_as_vector(op_result_type(mask, 0)));
  return vector_build_create_mask(slice->rw, slice->op->loc, &size, 1, type);
}

/// Opens the loop. Inserts in its body then.
static Operation *build_loop(Slice *slice) {
  Rewriter *rw = slice->rw;
  Location loc = slice->op->loc;
  Operation *mask = created_mask(slice);
  bool has_tensor = slice->op->num_results != 0;
  Value *lower = arith_build_index(rw, loc, 0);
  Value *upper = mask ? op_operand(mask, 0)
                      : vector_build_size(rw, loc, slice->transfer.vector, 0);
  Value *step = arith_build_index(rw, loc, 1);
  Operation *loop = scf_build_for(&rw->builder, loc, lower, upper, step,
                                  &slice->base, has_tensor ? 1 : 0);
  Block *body = op_region(loop, 0)->first;
  builder_set_to_start(&rw->builder, body);
  slice->position = block_argument(body, 0);
  if (has_tensor)
    slice->base = block_argument(body, 1);
  return loop;
}

/// Writes what is at the slice's position of all rows.
static Operation *write_column(const Slice *slice, Value **rows, size_t count,
                               Value *mask) {
  Rewriter *rw = slice->rw;
  Location loc = slice->op->loc;
  Value **indices = slice_indices(slice);
  for (size_t i = 0; i < count; i++)
    rows[i] = vector_build_extract_at(rw, loc, rows[i], slice->position);
  Value *column = vector_build_from_elements(
      rw, loc, rows, count,
      vector_type_of_rows(rewriter_context(rw), slice->transfer.vector));
  Operation *write = slice_build_transfer(slice, indices, column, mask);
  mem_free(indices);
  return write;
}

/// transfer_write (transpose %rows) -> scf.for of writes of columns
static bool write_columns(const RewritePattern *self, Operation *op,
                          Rewriter *rw) {
  Slice slice = slice_begin(rw, op);
  const char *problem = write_problem(&slice, self->user);
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  size_t count = (size_t)slice.transfer.vector->shape[1];
  Value **rows = build_rows(&slice, count);
  Value *mask = build_row_mask(&slice);
  Operation *loop = build_loop(&slice);
  Operation *write = write_column(&slice, rows, count, mask);
  mem_free(rows);
  if (!op->num_results) {
    rewriter_erase_op(rw, op);
    return true;
  }
  Value *tensor = op_result(write, 0);
  scf_build_yield(&rw->builder, op->loc, &tensor, 1);
  rewriter_replace_op_with(rw, op, op_result(loop, 0));
  return true;
}

static const RewritePattern rows[] = {
    {.name = "write-columns",
     .root = &vector_ops[VECTOR_TRANSFER_WRITE],
     .benefit = 1,
     .run = write_columns},
};

const PatternTable vector_to_scf_scalable_patterns = PATTERN_TABLE(rows);
