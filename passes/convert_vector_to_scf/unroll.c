// SPDX-License-Identifier: Apache-2.0
// Transfers of several dimensions, position by position of the first one.
#include "dialects/arith/arith_build.h"
#include "dialects/memref/memref_views.h"
#include "passes/convert_vector_to_scf/slice.h"

/// A transfer that is being unrolled.
typedef struct Unrolling {
  Value *vector;       ///< The vector read so far, or the one to write.
  const int64_t *path; ///< Position of the transfer's vector in `vector`.
  size_t depth;
  int64_t at; ///< Number of the slice.
} Unrolling;

/// The path with position `at` appended, to be freed.
static int64_t *whole_path(const Unrolling *work) {
  int64_t *path = mem_alloc((work->depth + 1) * sizeof *path);
  for (size_t i = 0; i < work->depth; i++)
    path[i] = work->path[i];
  path[work->depth] = work->at;
  return path;
}

/// The mask of the slice; NULL: none.
static Value *build_mask(const Slice *slice, const Unrolling *work) {
  if (!slice->mask || slice_has_mask_element(slice))
    return NULL;
  if (transfer_dim_is_broadcast(&slice->transfer, 0))
    return slice->mask;
  return vector_build_extract(slice->rw, slice->op->loc, slice->mask, &work->at,
                              1);
}

static Value *read_slice(const Slice *slice, void *user) {
  Unrolling *work = user;
  Value **indices = slice_indices(slice);
  Value *mask = build_mask(slice, work);
  Operation *read = slice_build_transfer(slice, indices, NULL, mask);
  int64_t *path = whole_path(work);
  Value *part = op_result(read, 0);
  if (slice->transfer.vector->rank == 1)
    part = vector_build_extract(slice->rw, slice->op->loc, part, NULL, 0);
  Value *vector = vector_build_insert(slice->rw, slice->op->loc, part,
                                      work->vector, path, work->depth + 1);
  mem_free(path);
  mem_free(indices);
  return vector;
}

static Value *keep_vector(const Slice *slice, void *user) {
  (void)slice;
  Unrolling *work = user;
  return work->vector;
}

static Value *write_slice(const Slice *slice, void *user) {
  Unrolling *work = user;
  Value **indices = slice_indices(slice);
  int64_t *path = whole_path(work);
  Value *value = vector_build_extract(slice->rw, slice->op->loc, work->vector,
                                      path, work->depth + 1);
  if (slice->transfer.vector->rank == 1)
    value =
        vector_build_cast(slice->rw, VECTOR_BROADCAST, slice->op->loc, value,
                          vector_type_of_rows(rewriter_context(slice->rw),
                                              slice->transfer.vector));
  Operation *write =
      slice_build_transfer(slice, indices, value, build_mask(slice, work));
  mem_free(path);
  mem_free(indices);
  return write->num_results ? op_result(write, 0) : NULL;
}

static Value *keep_tensor(const Slice *slice, void *user) {
  (void)user;
  return slice->base;
}

static bool has_known_position(const Operation *op) {
  return op->num_operands == (op_is(op, &vector_ops[VECTOR_INSERT]) ? 2 : 1);
}

static void use_path(Unrolling *work, const Operation *op) {
  work->path = op_i64_array(op, VECTOR_STATIC_POSITION, &work->depth);
}

/// The vector.insert that is the only user of the vector read, or NULL.
static Operation *insert_after(Operation *op) {
  Value *result = op_result(op, 0);
  if (!value_has_one_use(result))
    return NULL;
  Operation *user = result->first_use->owner;
  return op_is(user, &vector_ops[VECTOR_INSERT]) &&
                 op_operand(user, 0) == result && has_known_position(user)
             ? user
             : NULL;
}

/// Why the transfer is not unrolled; NULL: it is.
static const char *unroll_problem(const Slice *slice,
                                  const VectorToSCFOptions *options) {
  const char *problem = slice_problem(slice, options);
  if (problem)
    return problem;
  return shape_can_spell_out(slice->transfer.vector->shape, 1)
             ? NULL
             : "of more rows than can be spelled out";
}

/// transfer_read -> reads of rows, inserted one by one
static bool unroll_read(const RewritePattern *self, Operation *op,
                        Rewriter *rw) {
  Slice slice = slice_begin(rw, op);
  const char *problem = unroll_problem(&slice, self->user);
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  Operation *insert = insert_after(op);
  Unrolling work = {0};
  if (insert) {
    use_path(&work, insert);
    work.vector = op_operand(insert, 1);
  } else {
    work.vector =
        vector_build_cast(rw, VECTOR_BROADCAST, op->loc, slice.transfer.padding,
                          &slice.transfer.vector->base);
  }
  const Type *type = value_type(work.vector);
  for (; work.at < slice.transfer.vector->shape[0]; work.at++) {
    slice.position = arith_build_index(rw, op->loc, work.at);
    work.vector = slice_guard(&slice, type, read_slice, keep_vector, &work);
  }
  if (insert) {
    rewriter_replace_op_with(rw, insert, work.vector);
    rewriter_erase_op(rw, op);
  } else {
    rewriter_replace_op_with(rw, op, work.vector);
  }
  return true;
}

/// transfer_write -> writes of rows
static bool unroll_write(const RewritePattern *self, Operation *op,
                         Rewriter *rw) {
  Slice slice = slice_begin(rw, op);
  const char *problem = unroll_problem(&slice, self->user);
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  Unrolling work = {.vector = slice.transfer.value};
  Operation *extract = value_defining_op(work.vector);
  if (extract && op_is(extract, &vector_ops[VECTOR_EXTRACT]) &&
      has_known_position(extract)) {
    use_path(&work, extract);
    work.vector = op_operand(extract, 0);
  }
  const Type *type = op->num_results ? op_result_type(op, 0) : NULL;
  for (; work.at < slice.transfer.vector->shape[0]; work.at++) {
    slice.position = arith_build_index(rw, op->loc, work.at);
    Value *tensor = slice_guard(&slice, type, write_slice,
                                type ? keep_tensor : NULL, &work);
    if (type)
      slice.base = tensor;
  }
  if (type)
    rewriter_replace_op_with(rw, op, slice.base);
  else
    rewriter_erase_op(rw, op);
  return true;
}

static const RewritePattern rows[] = {
    {.name = "unroll-transfer-read",
     .root = &vector_ops[VECTOR_TRANSFER_READ],
     .benefit = 1,
     .run = unroll_read},
    {.name = "unroll-transfer-write",
     .root = &vector_ops[VECTOR_TRANSFER_WRITE],
     .benefit = 1,
     .run = unroll_write},
};

const PatternTable vector_to_scf_unroll_patterns = PATTERN_TABLE(rows);
