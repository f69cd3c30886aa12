// SPDX-License-Identifier: Apache-2.0
// -scf-forall-to-for: a loop over all becomes a nest of loops. What it inserts
// into its outputs is lost, so nothing may use them. Follows mlir's
// SCFForallToForLoop.
#include "dialects/scf/scf.h"
#include "dialects/scf/scf_build.h"
#include "dialects/scf/scf_forall.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/effects.h"
#include "ir/walk.h"
#include "passes/passes.h"

static bool has_used_outputs(const Block *body, size_t rank) {
  for (size_t i = rank; i < body->num_arguments; i++)
    if (!value_is_unused(block_argument(body, (unsigned)i)))
      return true;
  return false;
}

/// Can the terminator, which alone may use the results and outputs, go? Reports
/// an error if not. mlir-opt crashes then.
static bool check(Context *ctx, const Operation *op, size_t rank) {
  if (rank == 0)
    op_emit_op_error(ctx, op, "has no dimension, so it cannot become scf.for");
  else if (!op_is_unused(op))
    op_emit_op_error(ctx, op, "has used results, so it cannot become scf.for");
  else if (has_used_outputs(op_region(op, 0)->first, rank))
    op_emit_op_error(ctx, op, "has used outputs, so it cannot become scf.for");
  else
    return true;
  return false;
}

static bool forall_to_for(Rewriter *rw, Operation *op) {
  ForallBounds bounds = {0}, variables = {0};
  builder_set_before(&rw->builder, op);
  scf_forall_bounds(rw, op, &bounds);
  size_t rank = bounds.size / 3;
  Block *body = op_region(op, 0)->first;
  rewriter_erase_op(rw, body->last);
  bool ok = check(rewriter_context(rw), op, rank);
  for (size_t i = 0; ok && i < rank; i++) {
    Operation *loop = scf_build_for(&rw->builder, op->loc, bounds.data[i],
                                    bounds.data[rank + i],
                                    bounds.data[2 * rank + i], NULL, 0);
    Block *inner = op_region(loop, 0)->first;
    VECTOR_PUSH(&variables, block_argument(inner, 0));
    builder_set_to_start(&rw->builder, inner);
  }
  if (ok) {
    for (size_t i = rank; i < body->num_arguments; i++)
      VECTOR_PUSH(&variables,
                  op_operand(op, op->num_operands - body->num_arguments +
                                     (uint32_t)i)); // The unused output's init.
    rewriter_inline_block_before(rw, body, rw->builder.block,
                                 rw->builder.block->last, variables.data);
    rewriter_erase_op(rw, op);
  }
  VECTOR_FREE(&bounds);
  VECTOR_FREE(&variables);
  return ok;
}

static bool run(Context *ctx, Operation *root, const void *options) {
  (void)options;
  Rewriter rw;
  rewriter_init(&rw, ctx);
  FOR_EACH_OP_POSTORDER(op, root) {
    if (op_is(op, &scf_ops[SCF_FORALL]) && !forall_to_for(&rw, op))
      return false;
  }
  return true;
}

const PassDef scf_forall_to_for_pass = {
    .flag = "scf-forall-to-for",
    .name = "SCFForallToForLoop",
    .summary = "Convert SCF forall loops to SCF for loops",
    .run = run,
};
