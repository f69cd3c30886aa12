// SPDX-License-Identifier: Apache-2.0
// Canonicalization of vector.mask.
#include "dialects/arith/arith_build.h"
#include "dialects/vector/masks/mask.h"
#include "dialects/vector/vector_build.h"
#include "dialects/vector/vector_internal.h"
#include "dialects/vector/vector_patterns.h"
#include "ir/block.h"
#include "ir/region.h"
#include "rewrite/rewriter.h"

static bool is_full(Context *ctx, const Operation *op) {
  return vector_mask_format(ctx, op_operand(op, 0)) == MASK_ALL_TRUE;
}

/// mask %m { yield %v } -> %v
/// mask, all true, { %v = op; yield %v } -> %v; the folding driver moves `op`
/// out
FOLD_HOOK(vector_fold_mask) {
  (void)constants;
  const Operation *inner = mask_inner_op(op);
  if (inner && inner->num_results == op->num_results && is_full(ctx, op)) {
    for (uint32_t i = 0; i < op->num_results; i++)
      results[i].value = op_result(inner, i);
    return op->num_results != 0;
  }
  if (inner || op->num_operands > 1 || !op->num_results)
    return false;
  const Operation *yield = op_region(op, 0)->first->first;
  for (uint32_t i = 0; i < op->num_results; i++)
    results[i].value = op_operand(yield, i);
  return true;
}

/// mask %m, %other { yield %v } -> select %m, %v, %other
PATTERN(empty_mask) {
  (void)self;
  if (mask_inner_op(op) || op->num_operands < 2)
    return rewriter_match_failure(rw, op,
                                  "the mask has no passthru value to select");
  Operation *yield = op_region(op, 0)->first->first;
  rewriter_replace_op_with(rw, op,
                           arith_build_select(rw, op->loc, op_operand(op, 0),
                                              op_operand(yield, 0),
                                              op_operand(op, 1)));
  return true;
}

/// mask, all true, { op } -> op, for drivers that do not fold, and for
/// operations without results, which a fold cannot replace.
PATTERN(full_mask) {
  (void)self;
  Operation *inner = mask_inner_op(op);
  if (!inner || !is_full(rewriter_context(rw), op))
    return rewriter_match_failure(
        rw, op, "the mask is empty, or not known to be all true");
  rewriter_move_op_before(rw, inner, op);
  Value **values = mem_alloc((inner->num_results + 1) * sizeof *values);
  for (uint32_t i = 0; i < inner->num_results; i++)
    values[i] = op_result(inner, i);
  rewriter_replace_op(rw, op, values);
  mem_free(values);
  return true;
}
