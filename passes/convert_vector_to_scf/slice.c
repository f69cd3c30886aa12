// SPDX-License-Identifier: Apache-2.0
// Parts of transfers: their indices, bounds, masks, and smaller transfers.
#include "passes/convert_vector_to_scf/slice.h"

#include "dialects/affine/affine_apply.h"
#include "dialects/arith/arith_build.h"
#include "dialects/memref/memref_build.h"
#include "dialects/scf/scf_build.h"
#include "dialects/tensor/tensor.h"
#include "ir/attributes/attribute.h"

Slice slice_begin(Rewriter *rw, Operation *op) {
  Slice slice = {.rw = rw, .op = op, .transfer = transfer_get(op)};
  slice.base = slice.transfer.base;
  slice.mask = slice.transfer.mask;
  builder_set_before(&rw->builder, op);
  return slice;
}

const char *slice_problem(const Slice *slice,
                          const VectorToSCFOptions *options) {
  const Transfer *transfer = &slice->transfer;
  if (transfer->vector->rank <= (int64_t)options->target_rank)
    return "the rank is not above the target";
  if (vector_is_scalable_at(transfer->vector, 0))
    return "the first dimension is scalable";
  if (!options->lower_tensors &&
      !type_as_ranked_memref(value_type(transfer->base)))
    return "the transfer is of a tensor";
  if (transfer->shaped->element != transfer->vector->element)
    return "the elements of the memory are vectors";
  return NULL;
}

const Type *vector_type_of_rows(Context *ctx, const ShapedType *type) {
  return scalable_vector_type_get(ctx, type->shape + 1,
                                  type->scalable ? type->scalable + 1 : NULL,
                                  (size_t)type->rank - 1, type->element);
}

Value *vector_scale_size(Rewriter *rw, Location loc, const ShapedType *type,
                         size_t dim, Value *size) {
  if (!vector_is_scalable_at(type, dim))
    return size;
  Value *scale = op_result(
      builder_create_op(&rw->builder, &vector_ops[VECTOR_VSCALE], loc, NULL, 0,
                        index_type_get(rewriter_context(rw)), NULL),
      0);
  return arith_build_binary(rw, &arith_ops[ARITH_MULI], loc, size, scale);
}

Value *vector_build_size(Rewriter *rw, Location loc, const ShapedType *type,
                         size_t dim) {
  return vector_scale_size(rw, loc, type, dim,
                           arith_build_index(rw, loc, type->shape[dim]));
}

//===- Indices ------------------------------------------------------------===//

/// Does the first dimension of the vector run along `dim` of the base?
static bool runs_along(const Slice *slice, unsigned dim) {
  const AffineExpr *first = slice->transfer.map->results[0];
  return first->kind == AFFINE_DIM && first->value == (int64_t)dim;
}

static Value *base_index(const Slice *slice, unsigned dim) {
  return op_operand(slice->op, slice->transfer.first_index + dim);
}

Value *slice_index(const Slice *slice, unsigned dim) {
  Value *index = base_index(slice, dim);
  if (!runs_along(slice, dim))
    return index;
  return affine_build_sum(slice->rw, slice->op->loc, index, slice->position);
}

Value **slice_indices(const Slice *slice) {
  unsigned count = slice->transfer.num_indices;
  Value **indices = mem_alloc((count + 1) * sizeof *indices);
  for (unsigned i = 0; i < count; i++)
    indices[i] = slice_index(slice, i);
  return indices;
}

//===- Conditions ---------------------------------------------------------===//

Value *transfer_build_size(Rewriter *rw, Location loc, const Transfer *transfer,
                           unsigned dim) {
  int64_t size = transfer->shaped->shape[dim];
  if (size != DYNAMIC_SIZE)
    return arith_build_index(rw, loc, size);
  Value *operands[] = {transfer->base, arith_build_index(rw, loc, dim)};
  if (type_as_ranked_memref(value_type(transfer->base)))
    return memref_build_dim(&rw->builder, loc, operands[0], operands[1]);
  return op_result(
      builder_create_op(&rw->builder, &tensor_ops[TENSOR_DIM], loc, operands, 2,
                        index_type_get(rewriter_context(rw)), NULL),
      0);
}

bool slice_has_mask_element(const Slice *slice) {
  return slice->mask && type_as_vector(value_type(slice->mask))->rank == 1 &&
         !transfer_dim_is_broadcast(&slice->transfer, 0);
}

static Value *build_mask_element(const Slice *slice) {
  return vector_build_extract_at(slice->rw, slice->op->loc, slice->mask,
                                 slice->position);
}

/// NULL: the slice is known to be moved.
static Value *build_condition(const Slice *slice) {
  const Transfer *transfer = &slice->transfer;
  Rewriter *rw = slice->rw;
  Location loc = slice->op->loc;
  Value *condition = NULL;
  if (!transfer_dim_is_broadcast(transfer, 0) &&
      !transfer_dim_is_in_bounds(transfer, 0)) {
    unsigned dim = (unsigned)transfer->map->results[0]->value;
    Value *size = transfer_build_size(rw, loc, transfer, dim);
    Value *index = slice_index(slice, dim);
    condition = arith_build_cmpi(rw, loc, CMPI_SGT, size, index);
  }
  if (!slice_has_mask_element(slice))
    return condition;
  Value *element = build_mask_element(slice);
  return condition ? arith_build_binary(rw, &arith_ops[ARITH_ANDI], loc,
                                        condition, element)
                   : element;
}

Value *slice_guard(const Slice *slice, const Type *type, SliceCase *inside,
                   SliceCase *outside, void *user) {
  Value *condition = build_condition(slice);
  if (!condition)
    return inside(slice, user);
  Builder *builder = &slice->rw->builder;
  Location loc = slice->op->loc;
  Operation *branch =
      scf_build_if_shell(builder, loc, condition, &type, type ? 1 : 0);
  InsertionPoint saved = builder_save(builder);
  SliceCase *cases[] = {[SCF_IF_THEN] = inside, [SCF_IF_ELSE] = outside};
  for (unsigned i = 0; i < 2; i++) {
    builder_set_to_end(builder,
                       rewriter_create_block(slice->rw, op_region(branch, i),
                                             NULL, NULL, NULL, 0));
    Value *value = cases[i] ? cases[i](slice, user) : NULL;
    scf_build_yield(builder, loc, &value, type ? 1 : 0);
  }
  builder_restore(builder, saved);
  return type ? op_result(branch, 0) : NULL;
}

//===- Smaller transfers --------------------------------------------------===//

static const Attribute *drop_first_bound(Context *ctx, const ArrayAttr *flags) {
  return array_attr_get(ctx, flags->elements + 1, flags->size - 1);
}

Operation *slice_build_transfer(const Slice *slice, Value *const *indices,
                                Value *value, Value *mask) {
  const Transfer *transfer = &slice->transfer;
  Context *ctx = rewriter_context(slice->rw);
  const AffineMap *map = affine_map_get(
      ctx, transfer->map->num_dims, transfer->map->num_symbols,
      transfer->map->results + 1, transfer->map->num_results - 1);
  VECTOR(Value *) operands = {0};
  if (value)
    VECTOR_PUSH(&operands, value);
  VECTOR_PUSH(&operands, slice->base);
  for (unsigned i = 0; i < transfer->num_indices; i++)
    VECTOR_PUSH(&operands, indices[i]);
  if (!value)
    VECTOR_PUSH(&operands, transfer->padding);
  if (mask)
    VECTOR_PUSH(&operands, mask);
  int32_t num_indices = (int32_t)transfer->num_indices;
  const int32_t segments[] = {1, value ? 1 : num_indices,
                              value ? num_indices : 1, mask ? 1 : 0};
  const Attribute *props[] = {
      [VECTOR_TRANSFER_MAP] = affine_map_attr_get(ctx, map),
      [VECTOR_TRANSFER_IN_BOUNDS] = drop_first_bound(ctx, transfer->in_bounds),
      [VECTOR_TRANSFER_SEGMENTS] = dense_i32_array_attr_get(ctx, segments, 4)};
  const Type *result = vector_type_of_rows(ctx, transfer->vector);
  if (value)
    result = slice->op->num_results ? value_type(slice->base) : NULL;
  Operation *op = builder_create_op(
      &slice->rw->builder,
      &vector_ops[value ? VECTOR_TRANSFER_WRITE : VECTOR_TRANSFER_READ],
      slice->op->loc, operands.data, (uint32_t)operands.size, result, props);
  VECTOR_FREE(&operands);
  return op;
}
