// SPDX-License-Identifier: Apache-2.0
// -scf-forall-to-parallel: loops over all become parallel ones. Follows mlir's
// SCFForallToParallelLoop.
#include "dialects/scf/scf.h"
#include "dialects/scf/scf_forall.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/walk.h"
#include "passes/passes.h"

static bool run(Context *ctx, Operation *root, const void *options) {
  (void)options;
  Rewriter rw;
  rewriter_init(&rw, ctx);
  FOR_EACH_OP_POSTORDER(op, root) {
    if (!op_is(op, &scf_ops[SCF_FORALL]))
      continue;
    if (op->num_results) {
      op_emit_op_error(ctx, op,
                       "has results, so it cannot become scf.parallel");
      return false;
    }
    builder_set_before(&rw.builder, op);
    scf_forall_to_parallel(&rw, op);
  }
  return true;
}

const PassDef scf_forall_to_parallel_pass = {
    .flag = "scf-forall-to-parallel",
    .name = "SCFForallToParallelLoop",
    .summary = "Convert SCF forall loops to SCF parallel loops",
    .run = run,
};
