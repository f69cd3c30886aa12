// SPDX-License-Identifier: Apache-2.0
// -scf-parallel-for-to-nested-fors: parallel loops without reductions become
// nests of loops. Follows mlir's SCFParallelForToNestedFors.
#include "dialects/scf/scf.h"
#include "dialects/scf/scf_build.h"
#include "ir/walk.h"
#include "passes/passes.h"
#include "rewrite/rewriter.h"
#include "support/vector.h"

/// parallel (i, j) = (a, b) to (c, d) step (s, t) { … } ->
/// for i = a to c step s { for j = b to d step t { … } }
static void parallel_to_nest(Rewriter *rw, Operation *op) {
  Block *body = op_region(op, 0)->first;
  uint32_t rank = body->num_arguments;
  VECTOR(Value *) variables = {0};
  builder_set_before(&rw->builder, op);
  for (uint32_t i = 0; i < rank; i++) {
    Operation *loop = scf_build_for(&rw->builder, op->loc, op_operand(op, i),
                                    op_operand(op, rank + i),
                                    op_operand(op, 2 * rank + i), NULL, 0);
    Block *inner = op_region(loop, 0)->first;
    VECTOR_PUSH(&variables, block_argument(inner, 0));
    builder_set_to_start(&rw->builder, inner);
  }
  rewriter_erase_op(rw, body->last);
  rewriter_inline_block_before(rw, body, rw->builder.block,
                               rw->builder.block->last, variables.data);
  rewriter_erase_op(rw, op);
  VECTOR_FREE(&variables);
}

static bool run(Context *ctx, Operation *root, const void *options) {
  (void)options;
  Rewriter rw;
  rewriter_init(&rw, ctx);
  FOR_EACH_OP_POSTORDER(op, root) {
    if (op_is(op, &scf_ops[SCF_PARALLEL]) && op->num_results == 0)
      parallel_to_nest(&rw, op);
  }
  return true;
}

const PassDef scf_parallel_for_to_nested_fors_pass = {
    .flag = "scf-parallel-for-to-nested-fors",
    .name = "SCFParallelForToNestedFors",
    .summary = "Convert SCF parallel for loops to nested SCF for loops",
    .run = run,
};
