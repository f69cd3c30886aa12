// SPDX-License-Identifier: Apache-2.0
// Transfers of several dimensions as loops over the first one. The vector is
// kept in a buffer, of which each loop takes one more dimension for one of
// memory. A transfer is first prepared: what it reads is stored, and what it
// writes is loaded. A prepared transfer is marked, and becomes a loop.
#include "dialects/arith/arith_build.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf_build.h"
#include "ir/attributes/attribute.h"
#include "ir/op_attrs.h"
#include "passes/convert_vector_to_scf/slice.h"

enum { MAX_PROPS = 2 };

static StringRef mark_name(void) { return STR("__vector_to_scf_lowering__"); }

static bool is_marked(const Operation *op) {
  return op_attr(op, mark_name()) != NULL;
}

static void mark(Context *ctx, Operation *op) {
  op_set_attr(ctx, op, mark_name(), unit_attr_get(ctx));
}

//===- Buffers ------------------------------------------------------------===//

static Operation *build_memory_op(Rewriter *rw, Location loc, MemrefOp id,
                                  Value *const *operands, uint32_t count,
                                  const Type *type) {
  const Attribute *props[MAX_PROPS] = {0};
  return builder_create_op(&rw->builder, &memref_ops[id], loc, operands, count,
                           type, props);
}

static Value *build_load(Rewriter *rw, Location loc, Value *buffer) {
  return op_result(build_memory_op(rw, loc, MEMREF_LOAD, &buffer, 1,
                                   type_as_shaped(value_type(buffer))->element),
                   0);
}

static void build_store(Rewriter *rw, Location loc, Value *value,
                        Value *buffer) {
  Value *operands[] = {value, buffer};
  build_memory_op(rw, loc, MEMREF_STORE, operands, 2, NULL);
}

/// Creates a buffer for a value of `type` at the rewriter's place.
static Value *build_buffer(Rewriter *rw, Location loc, const Type *type) {
  Context *ctx = rewriter_context(rw);
  const int32_t segments[] = {0, 0};
  const Attribute *props[] = {[MEMREF_ALLOC_ALIGNMENT] = NULL,
                              [MEMREF_ALLOC_SEGMENTS] =
                                  dense_i32_array_attr_get(ctx, segments, 2)};
  return op_result(
      builder_create_op(&rw->builder, &memref_ops[MEMREF_ALLOCA], loc, NULL, 0,
                        memref_type_get(ctx, NULL, 0, type, NULL, NULL), props),
      0);
}

typedef struct Buffers {
  Value *data;
  Value *mask; ///< The value loaded from the mask's buffer; NULL: none.
} Buffers;

/// Allocates at the start of the scope, and puts the mask, if there is one,
/// into its buffer. Then inserts at the transfer again.
static Buffers build_buffers(const Slice *slice) {
  Rewriter *rw = slice->rw;
  Operation *op = slice->op;
  Location loc = op->loc;
  Operation *scope = op_parent_with_trait(op, TRAIT_AUTOMATIC_ALLOCATION_SCOPE);
  builder_set_to_start(&rw->builder, op_region(scope, 0)->first);
  Buffers buffers = {.data =
                         build_buffer(rw, loc, &slice->transfer.vector->base)};
  Value *mask = slice->mask;
  Value *mask_buffer = mask ? build_buffer(rw, loc, value_type(mask)) : NULL;
  builder_set_before(&rw->builder, op);
  if (mask) {
    build_store(rw, loc, mask, mask_buffer);
    buffers.mask = build_load(rw, loc, mask_buffer);
  }
  return buffers;
}

static const char *prepare_problem(const Slice *slice,
                                   const VectorToSCFOptions *options) {
  if (is_marked(slice->op))
    return "it is prepared";
  const char *problem = slice_problem(slice, options);
  if (problem)
    return problem;
  return op_parent_with_trait(slice->op, TRAIT_AUTOMATIC_ALLOCATION_SCOPE)
             ? NULL
             : "there is no place for a buffer";
}

/// transfer_read -> a marked read that is stored, and a load of the whole
static bool prepare_read(const RewritePattern *self, Operation *op,
                         Rewriter *rw) {
  Slice slice = slice_begin(rw, op);
  const char *problem = prepare_problem(&slice, self->user);
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  Buffers buffers = build_buffers(&slice);
  Value **operands = mem_alloc(op->num_operands * sizeof *operands);
  for (uint32_t i = 0; i < op->num_operands; i++)
    operands[i] = op_operand(op, i);
  if (buffers.mask)
    operands[op->num_operands - 1] = buffers.mask;
  const Attribute *props[] = {op_prop(op, 0), op_prop(op, 1), op_prop(op, 2)};
  Operation *read =
      builder_create_op(&rw->builder, op->def, op->loc, operands,
                        op->num_operands, op_result_type(op, 0), props);
  mem_free(operands);
  mark(rewriter_context(rw), read);
  build_store(rw, op->loc, op_result(read, 0), buffers.data);
  rewriter_replace_op_with(rw, op, build_load(rw, op->loc, buffers.data));
  return true;
}

/// transfer_write -> a marked write of the loaded vector
static bool prepare_write(const RewritePattern *self, Operation *op,
                          Rewriter *rw) {
  Slice slice = slice_begin(rw, op);
  const char *problem = prepare_problem(&slice, self->user);
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  Buffers buffers = build_buffers(&slice);
  build_store(rw, op->loc, slice.transfer.value, buffers.data);
  Value *value = build_load(rw, op->loc, buffers.data);
  rewriter_start_modify(rw, op);
  op_set_operand(op, 0, value);
  if (buffers.mask)
    op_set_operand(op, op->num_operands - 1, buffers.mask);
  mark(rewriter_context(rw), op);
  rewriter_finalize_modify(rw, op);
  return true;
}

//===- Loops --------------------------------------------------------------===//

/// A load or store of a buffer that a marked transfer goes with.
typedef struct Access {
  Operation *op;  ///< NULL: none.
  Value *buffer;  ///< With one more dimension, if the slices have one less.
  unsigned first; ///< Operand where the indices begin.
  bool is_sliced;
} Access;

/// A transfer that is becoming a loop.
typedef struct Loop {
  const VectorToSCFOptions *options;
  Access data;
  Access mask;
} Loop;

/// The buffer, with the first dimension of its elements as its last.
static Value *build_type_cast(Rewriter *rw, Location loc, Value *buffer) {
  Context *ctx = rewriter_context(rw);
  const ShapedType *type = type_as_shaped(value_type(buffer));
  const ShapedType *vector = type_as_vector(type->element);
  size_t rank = (size_t)type->rank;
  int64_t *shape = mem_alloc((rank + 1) * sizeof *shape);
  for (size_t i = 0; i < rank; i++)
    shape[i] = type->shape[i];
  shape[rank] = vector->shape[0];
  const Type *result =
      memref_type_get(ctx, shape, rank + 1, vector_type_of_rows(ctx, vector),
                      NULL, type->memory_space);
  mem_free(shape);
  return vector_build_cast(rw, VECTOR_TYPE_CAST, loc, buffer, result);
}

static Access access_of(const Slice *slice, Operation *op, bool is_sliced) {
  unsigned base = op_is(op, &memref_ops[MEMREF_STORE]) ? 1 : 0;
  Access access = {.op = op,
                   .buffer = op_operand(op, base),
                   .first = base + 1,
                   .is_sliced = is_sliced};
  if (is_sliced)
    access.buffer = build_type_cast(slice->rw, slice->op->loc, access.buffer);
  return access;
}

/// Loads the slice's part of a buffer, or stores `value` there.
static Value *access_part(const Slice *slice, const Access *access,
                          Value *value) {
  VECTOR(Value *) operands = {0};
  if (value)
    VECTOR_PUSH(&operands, value);
  VECTOR_PUSH(&operands, access->buffer);
  for (unsigned i = access->first; i < access->op->num_operands; i++)
    VECTOR_PUSH(&operands, op_operand(access->op, i));
  if (access->is_sliced)
    VECTOR_PUSH(&operands, slice->position);
  const Type *type =
      value ? NULL : type_as_shaped(value_type(access->buffer))->element;
  Operation *op = build_memory_op(slice->rw, slice->op->loc,
                                  value ? MEMREF_STORE : MEMREF_LOAD,
                                  operands.data, (uint32_t)operands.size, type);
  VECTOR_FREE(&operands);
  return value ? NULL : op_result(op, 0);
}

static Operation *build_marked(const Slice *slice, const Loop *loop,
                               Value *const *indices, Value *value) {
  Value *mask = loop->mask.op ? access_part(slice, &loop->mask, NULL) : NULL;
  Operation *op = slice_build_transfer(slice, indices, value, mask);
  if (slice->transfer.vector->rank - 1 > (int32_t)loop->options->target_rank)
    mark(rewriter_context(slice->rw), op);
  return op;
}

static Value *read_slice(const Slice *slice, void *user) {
  const Loop *loop = user;
  Value **indices = slice_indices(slice);
  Operation *read = build_marked(slice, loop, indices, NULL);
  mem_free(indices);
  return access_part(slice, &loop->data, op_result(read, 0));
}

static Value *fill_slice(const Slice *slice, void *user) {
  const Loop *loop = user;
  const Type *type =
      vector_type_of_rows(rewriter_context(slice->rw), slice->transfer.vector);
  return access_part(slice, &loop->data,
                     vector_build_cast(slice->rw, VECTOR_BROADCAST,
                                       slice->op->loc, slice->transfer.padding,
                                       type));
}

static Value *write_slice(const Slice *slice, void *user) {
  const Loop *loop = user;
  Value **indices = slice_indices(slice);
  Value *value = access_part(slice, &loop->data, NULL);
  Operation *write = build_marked(slice, loop, indices, value);
  mem_free(indices);
  return write->num_results ? op_result(write, 0) : NULL;
}

static Value *keep_tensor(const Slice *slice, void *user) {
  (void)user;
  return slice->base;
}

/// Is `op` a load or store of an element of a buffer as they are made here?
static bool is_access(const Operation *op, MemrefOp id) {
  if (!op || !op_is(op, &memref_ops[id]))
    return false;
  unsigned base = id == MEMREF_STORE ? 1 : 0;
  return !type_as_shaped(op_operand_type(op, base))->layout;
}

/// Has the marked transfer its buffers? Anyone may write the mark.
static bool is_prepared(const Slice *slice) {
  const Value *mask = slice->mask;
  if (!is_marked(slice->op) ||
      (mask && !slice_has_mask_element(slice) &&
       !is_access(value_defining_op(mask), MEMREF_LOAD)))
    return false;
  if (!slice->transfer.is_read)
    return is_access(value_defining_op(slice->transfer.value), MEMREF_LOAD);
  const Value *result = op_result(slice->op, 0);
  const Operation *store =
      value_has_one_use(result) ? result->first_use->owner : NULL;
  return is_access(store, MEMREF_STORE) && op_operand(store, 0) == result;
}

static Loop find_buffers(const Slice *slice,
                         const VectorToSCFOptions *options) {
  Operation *op = slice->op;
  Operation *data = slice->transfer.is_read
                        ? op_result(op, 0)->first_use->owner
                        : value_defining_op(slice->transfer.value);
  Loop loop = {.options = options, .data = access_of(slice, data, true)};
  if (slice->mask && !slice_has_mask_element(slice))
    loop.mask = access_of(slice, value_defining_op(slice->mask),
                          !transfer_dim_is_broadcast(&slice->transfer, 0));
  return loop;
}

static Operation *build_loop(Slice *slice, const Type *type) {
  Rewriter *rw = slice->rw;
  Location loc = slice->op->loc;
  Value *lower = arith_build_index(rw, loc, 0);
  Value *upper = arith_build_index(rw, loc, slice->transfer.vector->shape[0]);
  Value *step = arith_build_index(rw, loc, 1);
  Operation *op = scf_build_for(&rw->builder, loc, lower, upper, step,
                                &slice->base, type ? 1 : 0);
  Block *body = op_region(op, 0)->first;
  builder_set_to_start(&rw->builder, body);
  slice->position = block_argument(body, 0);
  if (type)
    slice->base = block_argument(body, 1);
  return op;
}

/// A marked transfer -> a loop over its first dimension
static bool make_loop(const RewritePattern *self, Operation *op, Rewriter *rw) {
  Slice slice = slice_begin(rw, op);
  if (!is_prepared(&slice))
    return rewriter_match_failure(rw, op, "it is not prepared");
  if (!slice.transfer.vector->rank ||
      vector_is_scalable_at(slice.transfer.vector, 0))
    return rewriter_match_failure(rw, op,
                                  "there are no rows of a known number");
  bool is_read = slice.transfer.is_read;
  Loop loop = find_buffers(&slice, self->user);
  const Type *type = !is_read && op->num_results ? op_result_type(op, 0) : NULL;
  Operation *made = build_loop(&slice, type);
  SliceCase *otherwise = is_read ? fill_slice : type ? keep_tensor : NULL;
  Value *value = slice_guard(&slice, type, is_read ? read_slice : write_slice,
                             otherwise, &loop);
  if (type) {
    scf_build_yield(&rw->builder, op->loc, &value, 1);
    rewriter_replace_op_with(rw, op, op_result(made, 0));
    return true;
  }
  if (is_read)
    rewriter_erase_op(rw, loop.data.op);
  rewriter_erase_op(rw, op);
  return true;
}

#define ROW(NAME, ROOT, FUNCTION)                                              \
  { .name = NAME, .root = &vector_ops[ROOT], .benefit = 1, .run = FUNCTION }

static const RewritePattern rows[] = {
    ROW("prepare-transfer-read", VECTOR_TRANSFER_READ, prepare_read),
    ROW("prepare-transfer-write", VECTOR_TRANSFER_WRITE, prepare_write),
    ROW("loop-of-transfer-read", VECTOR_TRANSFER_READ, make_loop),
    ROW("loop-of-transfer-write", VECTOR_TRANSFER_WRITE, make_loop),
};

const PatternTable vector_to_scf_loop_patterns = PATTERN_TABLE(rows);
