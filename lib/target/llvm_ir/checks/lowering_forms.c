// SPDX-License-Identifier: Apache-2.0
// Which operations of a name a row of lowering_passes is about.
#include "dialects/vector/masks/mask.h"
#include "dialects/vector/transfer/transfer.h"
#include "ir/types/type.h"
#include "target/llvm_ir/checks/lowering_passes.h"

static bool is_small_float(Context *ctx, const Type *type) {
  (void)ctx;
  type = type_element_or_self(type);
  return type_as_float(type) && type_bit_width(type) <= 8;
}

static bool is_index(Context *ctx, const Type *type) {
  (void)ctx;
  return type_is_index(type_element_or_self(type));
}

static bool is_scalable_rows(Context *ctx, const Type *type) {
  (void)ctx;
  const ShapedType *vector = type_as_vector(type);
  return vector && vector->rank > 1 && vector_is_scalable(vector);
}

/// Is it a memref with another stride than 1 in its last dimension?
static bool has_stride(Context *ctx, const Type *type) {
  const ShapedType *memref = type_as_ranked_memref(type);
  return memref && !memref_has_unit_stride(ctx, memref);
}

static bool has_vectors(Context *ctx, const Type *type) {
  (void)ctx;
  const ShapedType *memref = type_as_ranked_memref(type);
  return memref && type_as_vector(memref->element);
}

/// Has an operand or a result such a type?
static bool any_type(Context *ctx, const Operation *op,
                     bool (*fits)(Context *ctx, const Type *type)) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (fits(ctx, value_type(op_operand(op, i))))
      return true;
  for (uint32_t i = 0; i < op->num_results; i++)
    if (fits(ctx, op_result_type(op, i)))
      return true;
  return false;
}

/// Is `op` a vector.mask of the operation `id`?
static bool masks(const Operation *op, VectorOp id) {
  const Operation *inner =
      op_is(op, &vector_ops[VECTOR_MASK]) ? mask_inner_op(op) : NULL;
  return inner && op_is(inner, &vector_ops[id]);
}

/// Is it a contraction that does not add, or of several types of elements?
static bool is_other_sum(const Operation *op) {
  const Type *element = type_element_or_self(op_result_type(op, 0));
  return vector_kind(op) != VECTOR_ADD ||
         type_element_or_self(op_operand_type(op, 0)) != element ||
         type_element_or_self(op_operand_type(op, 1)) != element;
}

static bool is_across(Context *ctx, const Operation *op) {
  Transfer transfer = transfer_get(op);
  return transfer.vector->rank > 1 || has_stride(ctx, &transfer.shaped->base) ||
         !(transfer_has_broadcast(&transfer) ||
           affine_map_is_minor_identity(transfer.map));
}

bool lowering_form_fits(Context *ctx, const Operation *op, LoweringTypes form) {
  switch (form) {
  case LOWERING_OF_ANY:
    return true;
  case LOWERING_OF_SMALL_FLOAT:
    return any_type(ctx, op, is_small_float);
  case LOWERING_OF_INDEX:
    return any_type(ctx, op, is_index);
  case LOWERING_OF_SCALABLE:
    return any_type(ctx, op, is_scalable_rows);
  case LOWERING_OF_STRIDED:
    return any_type(ctx, op, has_stride);
  case LOWERING_OF_MASKED:
    return op_is(op, &vector_ops[VECTOR_MASK]) || op_mask_around(op);
  case LOWERING_OF_MASKED_ACCESS:
    return masks(op, VECTOR_TRANSFER_READ) ||
           masks(op, VECTOR_TRANSFER_WRITE) || masks(op, VECTOR_GATHER);
  case LOWERING_OF_MASKED_SUM:
    return masks(op, VECTOR_REDUCTION) || masks(op, VECTOR_CONTRACT);
  case LOWERING_OF_MASKED_SUMS:
    return masks(op, VECTOR_MULTI_REDUCTION);
  case LOWERING_OF_OTHER_SUM:
    return is_other_sum(op);
  case LOWERING_OF_VECTORS:
    return any_type(ctx, op, has_vectors);
  case LOWERING_OF_STRING:
    return op_prop(op, VECTOR_PRINT_STRING) != NULL;
  case LOWERING_OF_ACROSS:
    return is_across(ctx, op);
  }
  unreachable("form of a lowering pass");
}
