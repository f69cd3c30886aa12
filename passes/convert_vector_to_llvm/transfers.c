// SPDX-License-Identifier: Apache-2.0
// Transfers of rows as loads and stores. What may be out of bounds is masked
// first. Transfers of several dimensions are -convert-vector-to-scf's.
#include "dialects/arith/arith_build.h"
#include "dialects/vector/masks/mask.h"
#include "dialects/vector/transfer/transfer.h"
#include "ir/attributes/attribute.h"
#include "passes/convert_vector_to_llvm/steps.h"
#include "passes/convert_vector_to_scf/slice.h"

//===- Bounds -------------------------------------------------------------===//

/// Does each dimension of the vector run along the same of the last ones of
/// memory, or repeat an element?
static bool is_minor_identity(const AffineMap *map) {
  if (map->num_results > map->num_dims)
    return false;
  for (uint32_t i = 0; i < map->num_results; i++) {
    const AffineExpr *expr = map->results[i];
    if (expr->kind == AFFINE_DIM
            ? expr->value != (int64_t)(map->num_dims - map->num_results + i)
            : expr->kind != AFFINE_CONSTANT)
      return false;
  }
  return true;
}

static const char *bounds_problem(const Operation *op,
                                  const Transfer *transfer) {
  if (op_mask_around(op))
    return "it is masked from outside";
  if (transfer->vector->rank != 1 || !transfer->num_indices)
    return "it is no transfer of a row";
  if (transfer_is_in_bounds(transfer))
    return "it is within bounds";
  return is_minor_identity(transfer->map)
             ? NULL
             : "the row is not along the last dimension";
}

/// The transfer with another mask, and within bounds.
static void set_mask(Rewriter *rw, Operation *op, const Transfer *transfer,
                     Value *mask) {
  Context *ctx = rewriter_context(rw);
  uint32_t count = op->num_operands + (transfer->mask ? 0 : 1);
  Value **operands = mem_alloc(count * sizeof *operands);
  for (uint32_t i = 0; i < op->num_operands; i++)
    operands[i] = op_operand(op, i);
  operands[count - 1] = mask;
  int32_t num_indices = (int32_t)transfer->num_indices;
  const int32_t segments[] = {1, transfer->is_read ? num_indices : 1,
                              transfer->is_read ? 1 : num_indices, 1};
  const Attribute *in_bounds = bool_attr_get(ctx, true);
  const Attribute *props[] = {
      [VECTOR_TRANSFER_MAP] = op_prop(op, VECTOR_TRANSFER_MAP),
      [VECTOR_TRANSFER_IN_BOUNDS] = array_attr_get(ctx, &in_bounds, 1),
      [VECTOR_TRANSFER_SEGMENTS] = dense_i32_array_attr_get(ctx, segments, 4)};
  const Type *type = op->num_results ? op_result_type(op, 0) : NULL;
  Operation *masked = builder_create_op(&rw->builder, op->def, op->loc,
                                        operands, count, type, props);
  mem_free(operands);
  Value *result = type ? op_result(masked, 0) : NULL;
  rewriter_replace_op(rw, op, type ? &result : NULL);
}

/// A transfer of a row that may be out of bounds -> one that is masked
static bool mask_out_of_bounds(const RewritePattern *self, Operation *op,
                               Rewriter *rw) {
  (void)self;
  Transfer transfer = transfer_get(op);
  const char *problem = bounds_problem(op, &transfer);
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  Location loc = op->loc;
  unsigned last = transfer.num_indices - 1;
  Value *size = transfer_build_size(rw, loc, &transfer, last);
  Value *rest = arith_build_binary(rw, &arith_ops[ARITH_SUBI], loc, size,
                                   op_operand(op, transfer.first_index + last));
  Value *mask = vector_build_create_mask(
      rw, loc, &rest, 1,
      shaped_type_of_element(rewriter_context(rw), transfer.vector,
                             integer_type_get(rewriter_context(rw), 1)));
  if (transfer.mask)
    mask = arith_build_binary(rw, &arith_ops[ARITH_ANDI], loc, mask,
                              transfer.mask);
  set_mask(rw, op, &transfer, mask);
  return true;
}

//===- Loads and stores ---------------------------------------------------===//

static const char *access_problem(Context *ctx, const Operation *op,
                                  const Transfer *transfer) {
  if (op_mask_around(op))
    return "it is masked from outside";
  if (transfer->vector->rank > 1)
    return "it is of several rows, which -convert-vector-to-scf lowers";
  if (!type_as_ranked_memref(value_type(transfer->base)))
    return "the transfer is of a tensor";
  if (!is_minor_identity(transfer->map))
    return "the row is not along the last dimension";
  if (!memref_has_unit_stride(ctx, transfer->shaped))
    return "the elements are apart from each other";
  if (transfer->shaped->element != transfer->vector->element)
    return "the elements of the memory are vectors";
  if (!transfer_is_in_bounds(transfer))
    return "it may be out of bounds";
  return transfer->mask && transfer_has_broadcast(transfer)
             ? "one element is masked"
             : NULL;
}

/// Creates a load or store, `lead` in front of the indices and `rest` after
/// them.
static Operation *build_access(Rewriter *rw, Operation *op, VectorOp id,
                               const Transfer *transfer, Value *first,
                               Value *const *rest, uint32_t num_rest,
                               const Type *type) {
  VECTOR(Value *) operands = {0};
  if (first)
    VECTOR_PUSH(&operands, first);
  VECTOR_PUSH(&operands, transfer->base);
  for (unsigned i = 0; i < transfer->num_indices; i++)
    VECTOR_PUSH(&operands, op_operand(op, transfer->first_index + i));
  for (uint32_t i = 0; i < num_rest; i++)
    VECTOR_PUSH(&operands, rest[i]);
  const Attribute *props[] = {NULL, NULL, NULL};
  Operation *access =
      builder_create_op(&rw->builder, &vector_ops[id], op->loc, operands.data,
                        (uint32_t)operands.size, type, props);
  VECTOR_FREE(&operands);
  return access;
}

/// transfer_read of a row -> load or maskedload; of one element -> its
/// broadcast
static bool load_row(const RewritePattern *self, Operation *op, Rewriter *rw) {
  (void)self;
  Transfer transfer = transfer_get(op);
  const char *problem = access_problem(rewriter_context(rw), op, &transfer);
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  const Type *type = &transfer.vector->base;
  Value *value;
  if (transfer.mask) {
    Value *rest[] = {transfer.mask,
                     vector_build_cast(rw, VECTOR_BROADCAST, op->loc,
                                       transfer.padding, type)};
    value = op_result(
        build_access(rw, op, VECTOR_MASKEDLOAD, &transfer, NULL, rest, 2, type),
        0);
  } else {
    const int64_t one = 1;
    bool is_repeated = transfer_has_broadcast(&transfer);
    const Type *loaded = is_repeated
                             ? vector_type_get(rewriter_context(rw), &one, 1,
                                               transfer.vector->element)
                             : type;
    value = op_result(
        build_access(rw, op, VECTOR_LOAD, &transfer, NULL, NULL, 0, loaded), 0);
    if (is_repeated)
      value = vector_build_cast(rw, VECTOR_BROADCAST, op->loc, value, type);
  }
  rewriter_replace_op_with(rw, op, value);
  return true;
}

/// transfer_write of a row -> store or maskedstore
static bool store_row(const RewritePattern *self, Operation *op, Rewriter *rw) {
  (void)self;
  Transfer transfer = transfer_get(op);
  const char *problem = access_problem(rewriter_context(rw), op, &transfer);
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  Value *rest[] = {transfer.mask, transfer.value};
  if (transfer.mask)
    build_access(rw, op, VECTOR_MASKEDSTORE, &transfer, NULL, rest, 2, NULL);
  else
    build_access(rw, op, VECTOR_STORE, &transfer, transfer.value, NULL, 0,
                 NULL);
  rewriter_erase_op(rw, op);
  return true;
}

static const RewritePattern rows[] = {
    STEP(VECTOR_TRANSFER_READ, "load-row", load_row),
    STEP(VECTOR_TRANSFER_WRITE, "store-row", store_row),
    STEP(VECTOR_TRANSFER_READ, "mask-read", mask_out_of_bounds),
    STEP(VECTOR_TRANSFER_WRITE, "mask-write", mask_out_of_bounds),
};

const PatternTable vector_transfer_steps = PATTERN_TABLE(rows);
