// SPDX-License-Identifier: Apache-2.0
// vector.mask: the operations it may hold, its custom syntax and verifier.
#include "dialects/vector/masks/mask.h"

#include "dialects/vector/transfer/transfer.h"
#include "dialects/vector/vector_contract.h"
#include "dialects/vector/vector_internal.h"
#include "ir/attributes/attribute.h"
#include "ir/block.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/region.h"
#include "ir/syntax/written_op.h"
#include "ir/verify/verifier.h"

bool op_is_maskable(const Operation *op) {
  static const VectorOp ids[] = {VECTOR_CONTRACT,        VECTOR_REDUCTION,
                                 VECTOR_MULTI_REDUCTION, VECTOR_TRANSFER_READ,
                                 VECTOR_TRANSFER_WRITE,  VECTOR_OUTERPRODUCT,
                                 VECTOR_GATHER};
  for (size_t i = 0; i < ARRAY_LENGTH(ids); i++)
    if (op_is(op, &vector_ops[ids[i]]))
      return true;
  return false;
}

/// One i1 for each element of `vector`.
static const Type *mask_of(Context *ctx, const Type *type) {
  const ShapedType *vector = type_as_vector(type);
  return scalable_vector_type_get(ctx, vector->shape, vector->scalable,
                                  (size_t)vector->rank,
                                  integer_type_get(ctx, 1));
}

static const Type *contract_mask_type(Context *ctx, const Operation *op) {
  unsigned rank = contract_num_iterators(op);
  int64_t *shape = mem_alloc_zero((rank + 1) * sizeof *shape);
  bool *scalable = mem_alloc_zero((rank + 1) * sizeof *scalable);
  for (unsigned i = 0; i < rank; i++)
    contract_bound(op, i, &shape[i], &scalable[i]);
  const Type *type = scalable_vector_type_get(ctx, shape, scalable, rank,
                                              integer_type_get(ctx, 1));
  mem_free(shape);
  mem_free(scalable);
  return type;
}

const Type *maskable_mask_type(Context *ctx, const Operation *op) {
  if (op_is(op, &vector_ops[VECTOR_CONTRACT]))
    return contract_mask_type(ctx, op);
  if (op_is_transfer(op)) {
    Transfer transfer = transfer_get(op);
    return transfer_mask_type(ctx, transfer.vector, transfer.map);
  }
  bool is_of_result = op_is(op, &vector_ops[VECTOR_OUTERPRODUCT]) ||
                      op_is(op, &vector_ops[VECTOR_GATHER]);
  return mask_of(ctx,
                 is_of_result ? op_result_type(op, 0) : op_operand_type(op, 0));
}

Operation *op_mask_around(const Operation *op) {
  Operation *parent = op_parent(op);
  return parent && op_is(parent, &vector_ops[VECTOR_MASK]) ? parent : NULL;
}

Operation *mask_inner_op(const Operation *op) {
  Operation *first = op_region(op, 0)->first->first;
  return first == op_region(op, 0)->first->last ? NULL : first;
}

// --- syntax -----------------------------------------------------------------

/// If no terminator is written after the only operation, adds one that yields
/// the operation's results.
const char *vector_complete_mask(WrittenOp *written) {
  if (written->num_operands[1] && !written->num_results)
    return "expects a result if passthru operand is provided";
  Region *region = written->num_regions ? written->regions[0] : NULL;
  Block *block = region ? region->first : NULL;
  if (!block || !block->first || block->first != block->last ||
      op_is(block->last, &vector_ops[VECTOR_YIELD]))
    return NULL;
  Operation *inner = block->first;
  Value **results =
      arena_alloc(written->arena, (inner->num_results + 1) * sizeof *results);
  for (uint32_t i = 0; i < inner->num_results; i++)
    results[i] = op_result(inner, i);
  OpState state = {.def = &vector_ops[VECTOR_YIELD],
                   .loc = written->loc,
                   .operands = results,
                   .num_operands = inner->num_results};
  block_append_op(block, op_create(written->ctx, &state));
  return NULL;
}

// --- verifier ---------------------------------------------------------------

static const char *wrong_results(const Operation *op, const Operation *inner,
                                 const Operation *yield) {
  if (inner->num_results != op->num_results)
    return "expects number of results to match maskable operation number of "
           "results";
  unsigned num_vectors = 0;
  for (uint32_t i = 0; i < op->num_results; i++) {
    if (op_operand(yield, i) != op_result(inner, i))
      return "expects all the results from the MaskableOpInterface to match "
             "all the values returned by the terminator";
    num_vectors += type_as_vector(op_result_type(inner, i)) != NULL;
  }
  for (uint32_t i = 0; i < op->num_results; i++)
    if (op_result_type(op, i) != op_result_type(inner, i))
      return "expects result type to match maskable operation result type";
  return num_vectors > 1 ? "multiple vector results not supported" : NULL;
}

static const char *wrong_passthru(const Operation *op, const Operation *inner) {
  if (op->num_operands < 2)
    return NULL;
  if (!op_is(inner, &vector_ops[VECTOR_TRANSFER_READ]))
    return "doesn't expect a passthru argument for this maskable operation";
  return op_operand_type(op, 1) == op_result_type(inner, 0)
             ? NULL
             : "expects passthru type to match result type";
}

static bool verify_inner(Context *ctx, const Operation *op,
                         const Operation *inner, const Operation *yield) {
  if (!op_is_maskable(inner))
    return op_reject(ctx, op,
                     "expects a MaskableOpInterface within the mask region");
  const char *wrong = wrong_results(op, inner, yield);
  if (wrong)
    return op_reject(ctx, op, wrong);
  // What the mask's type is made of may be missing.
  if (!op_verify_alone(ctx, inner))
    return false;
  const Type *expected = maskable_mask_type(ctx, inner);
  if (expected != op_operand_type(op, 0)) {
    Diagnostic *diag = op_emit_op_error(ctx, op, "expects a ");
    diag_type(diag, expected);
    diag_text(diag, " mask for the maskable operation");
    return false;
  }
  wrong = wrong_passthru(op, inner);
  return !wrong || op_reject(ctx, op, wrong);
}

bool vector_verify_mask(Context *ctx, const Operation *op) {
  const Block *block = op_region(op, 0)->first;
  if (!block->first)
    return op_reject(ctx, op, "expects a terminator within the mask region");
  if (block->first->next && block->first->next->next)
    return op_reject(ctx, op, "expects only one operation to mask");
  const Operation *yield = block->last;
  if (!op_is(yield, &vector_ops[VECTOR_YIELD]))
    return op_reject(ctx, op, "expects a terminator within the mask region");
  if (yield->num_operands != op->num_results)
    return op_reject(ctx, op,
                     "expects number of results to match mask region yielded "
                     "values");
  return block->first == yield || verify_inner(ctx, op, block->first, yield);
}
