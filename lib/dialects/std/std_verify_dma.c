// SPDX-License-Identifier: Apache-2.0
// Verifiers of dma_start and dma_wait. Their operands are one list, divided by
// the ranks of the memrefs in it:
//   dma_start  source, its indices, destination, its indices, number of
//              elements, tag, its indices, then maybe stride and elements per
//              stride
//   dma_wait   tag, its indices, number of elements
#include "dialects/std/std_internal.h"

#include "dialects/common/constraints.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/operation.h"

/// Rank of the memref that operand `at` is, or -1.
static int64_t rank_at(const Operation *op, unsigned at) {
  const ShapedType *memref = type_as_ranked_memref(op_operand_type(op, at));
  return memref ? memref->rank : -1;
}

/// Checks the memref at `*at` and its indices, and moves `*at` after them.
static bool verify_group(Context *ctx, const Operation *op, unsigned *at,
                         const char *what) {
  int64_t rank = *at < op->num_operands ? rank_at(op, *at) : -1;
  if (rank < 0) {
    op_emit_op_error(ctx, op, "expected %s to be of memref type", what);
    return false;
  }
  if (op->num_operands - *at < (uint64_t)rank + 1) {
    op_emit_op_error(ctx, op, "expected at least %lld operands",
                     (long long)(*at + rank + 1));
    return false;
  }
  if (!operands_are_index(op, *at + 1, (unsigned)rank)) {
    op_emit_op_error(ctx, op, "expected %s indices to be of index type", what);
    return false;
  }
  *at += (unsigned)rank + 1;
  return true;
}

static bool verify_strides(Context *ctx, const Operation *op, unsigned at) {
  unsigned rest = op->num_operands - at;
  if (rest != 0 && rest != 2)
    return op_reject(ctx, op, "incorrect number of operands");
  return operands_are_index(op, at, rest) ||
         op_reject(ctx, op,
                   "expected stride and num elements per stride to be of type "
                   "index");
}

bool std_verify_dma_start(Context *ctx, const Operation *op) {
  if (op->num_operands < 4)
    return op_reject(ctx, op, "expected at least 4 operands");
  unsigned at = 0;
  if (!verify_group(ctx, op, &at, "source"))
    return false;
  unsigned destination = at;
  if (!verify_group(ctx, op, &at, "destination"))
    return false;
  if (at >= op->num_operands || !type_is_index(op_operand_type(op, at)))
    return op_reject(ctx, op, "expected num elements to be of index type");
  at++;
  if (!verify_group(ctx, op, &at, "tag"))
    return false;
  if (type_as_shaped(op_operand_type(op, 0))->memory_space ==
      type_as_shaped(op_operand_type(op, destination))->memory_space)
    return op_reject(ctx, op, "DMA should be between different memory spaces");
  return verify_strides(ctx, op, at);
}

bool std_verify_dma_wait(Context *ctx, const Operation *op) {
  if (op->num_operands < 2)
    return op_reject(ctx, op, "expected at least 2 operands");
  int64_t rank = rank_at(op, 0);
  if (rank < 0)
    return op_reject(ctx, op, "expected tag to be of memref type");
  if (op->num_operands != (uint64_t)rank + 2) {
    op_emit_op_error(ctx, op, "expected %lld operands", (long long)rank + 2);
    return false;
  }
  if (!operands_are_index(op, 1, (unsigned)rank))
    return op_reject(ctx, op, "expected tag indices to be of index type");
  return operands_are_index(op, (unsigned)rank + 1, 1) ||
         op_reject(ctx, op,
                   "expected the number of elements to be of index type");
}
