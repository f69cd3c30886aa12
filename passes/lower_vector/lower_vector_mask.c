// SPDX-License-Identifier: Apache-2.0
// -lower-vector-mask: vector.mask around a transfer or gather becomes the mask
// of that operation. Follows mlir's LowerVectorMask.
#include "dialects/arith/arith_build.h"
#include "dialects/func/func.h"
#include "dialects/vector/masks/mask.h"
#include "dialects/vector/transfer/transfer.h"
#include "dialects/vector/vector_build.h"
#include "dialects/vector/vector_patterns.h"
#include "ir/attributes/attribute.h"
#include "passes/passes.h"
#include "rewrite/greedy/greedy_regions.h"

/// Replaces the vector.mask `op` by an operation like `inner` on `operands`.
static bool replace_mask(Rewriter *rw, Operation *op, const Operation *inner,
                         Value *const *operands, uint32_t count,
                         const Attribute *const *props) {
  const Type *type = op->num_results ? op_result_type(op, 0) : NULL;
  Operation *lowered = builder_create_op(&rw->builder, inner->def, inner->loc,
                                         operands, count, type, props);
  if (type)
    rewriter_replace_op_with(rw, op, op_result(lowered, 0));
  else
    rewriter_replace_op(rw, op, NULL);
  return true;
}

/// mask %m { transfer … } -> transfer …, %m
static bool lower_transfer(Rewriter *rw, Operation *op,
                           const Operation *inner) {
  Transfer transfer = transfer_get(inner);
  if (op->num_operands > 1)
    return rewriter_match_failure(
        rw, op, "a transfer cannot take the mask's passthru value");
  if (transfer.mask)
    return rewriter_match_failure(rw, op, "the transfer has a mask already");
  uint32_t count = inner->num_operands;
  Value **operands = mem_alloc((count + 1) * sizeof *operands);
  for (uint32_t i = 0; i < count; i++)
    operands[i] = op_operand(inner, i);
  operands[count] = op_operand(op, 0);
  int32_t indices = (int32_t)transfer.num_indices;
  const int32_t read[] = {1, indices, 1, 1}, written[] = {1, 1, indices, 1};
  const Attribute *props[] = {
      [VECTOR_TRANSFER_MAP] = op_prop(inner, VECTOR_TRANSFER_MAP),
      [VECTOR_TRANSFER_IN_BOUNDS] = op_prop(inner, VECTOR_TRANSFER_IN_BOUNDS),
      [VECTOR_TRANSFER_SEGMENTS] = dense_i32_array_attr_get(
          rewriter_context(rw), transfer.is_read ? read : written, 4)};
  replace_mask(rw, op, inner, operands, count + 1, props);
  mem_free(operands);
  return true;
}

/// mask %m { gather … } -> gather with that mask, and zeros elsewhere
static bool lower_gather(Rewriter *rw, Operation *op, const Operation *inner) {
  Context *ctx = rewriter_context(rw);
  const Type *type = op_result_type(inner, 0);
  const Attribute *zero = vector_zero_attr(ctx, type_element_or_self(type));
  if (!zero)
    return rewriter_match_failure(rw, op, "the element type has no zero");
  uint32_t count = inner->num_operands;
  Value **operands = mem_alloc(count * sizeof *operands);
  for (uint32_t i = 0; i < count; i++)
    operands[i] = op_operand(inner, i);
  operands[count - 2] = op_operand(op, 0);
  operands[count - 1] = arith_build_constant(
      rw, inner->loc, dense_splat_attr_get_value(ctx, type, zero));
  const Attribute *props[] = {[VECTOR_ALIGNMENT] = NULL};
  replace_mask(rw, op, inner, operands, count, props);
  mem_free(operands);
  return true;
}

static bool lower_mask(const RewritePattern *self, Operation *op,
                       Rewriter *rw) {
  (void)self;
  const Operation *inner = mask_inner_op(op);
  if (inner && op_is_transfer(inner))
    return lower_transfer(rw, op, inner);
  if (inner && op_is(inner, &vector_ops[VECTOR_GATHER]))
    return lower_gather(rw, op, inner);
  return rewriter_match_failure(
      rw, op, "the masked operation is neither a transfer nor a gather");
}

static const RewritePattern patterns_table[] = {
    {.name = "lower-mask",
     .root = &vector_ops[VECTOR_MASK],
     .benefit = 1,
     .run = lower_mask},
    {.name = "empty-mask",
     .root = &vector_ops[VECTOR_MASK],
     .benefit = 1,
     .run = vector_empty_mask},
    {.name = "full-mask",
     .root = &vector_ops[VECTOR_MASK],
     .benefit = 2,
     .run = vector_full_mask},
};

static bool run(Context *ctx, Operation *op, const void *options) {
  (void)options;
  PatternSet patterns = {0};
  pattern_set_add(&patterns, patterns_table, ARRAY_LENGTH(patterns_table), NULL,
                  NULL);
  greedy_rewrite_op_bottom_up(ctx, op, &patterns);
  return true;
}

const PassDef lower_vector_mask_pass = {
    .flag = "lower-vector-mask",
    .name = "LowerVectorMaskPass",
    .summary = "Lower 'vector.mask' operations",
    .anchor = "func.func",
    .run = run,
};
