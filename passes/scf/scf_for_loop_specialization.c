// SPDX-License-Identifier: Apache-2.0
// -scf-for-loop-specialization: a loop up to a minimum that is often a constant
// gets a copy up to that constant. Follows mlir's ForLoopSpecialization.
#include "dialects/affine/affine.h"
#include "dialects/arith/arith_build.h"
#include "dialects/scf/scf.h"
#include "dialects/scf/scf_build.h"
#include "ir/affine/affine.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/effects.h"
#include "ir/walk.h"
#include "passes/passes.h"
#include "rewrite/rewriter_clone.h"
#include "support/hash_table.h"

/// Gets the least constant among the results of the affine.min that is the
/// upper bound of `loop`. False if there is none.
static bool least_constant(const Operation *loop, int64_t *least) {
  const Operation *min = value_defining_op(op_operand(loop, SCF_UPPER));
  if (!min || !op_is(min, &affine_ops[AFFINE_OP_MIN]))
    return false;
  const AffineMap *map = affine_op_map(min);
  bool found = false;
  for (uint32_t i = 0; i < map->num_results; i++) {
    const AffineExpr *expr = map->results[i];
    if (expr->kind != AFFINE_CONSTANT || (found && expr->value >= *least))
      continue;
    *least = expr->value;
    found = true;
  }
  return found;
}

/// Copies `loop` into a new block of region `index` of `branch`.
static void copy_into(Rewriter *rw, Operation *branch, unsigned index,
                      const Operation *loop, PtrMap *mapping) {
  Block *block =
      rewriter_create_block(rw, op_region(branch, index), NULL, NULL, NULL, 0);
  builder_set_to_end(&rw->builder, block);
  rewriter_clone(rw, loop, mapping);
  scf_build_yield(&rw->builder, loop->loc, NULL, 0);
}

/// for i = lb to ub step s { … ub … } ->
/// if ub == c { for i = lb to c step s { … c … } } else { the loop }
static void specialize(Rewriter *rw, Operation *loop, int64_t constant) {
  Value *bound = op_operand(loop, SCF_UPPER);
  builder_set_before(&rw->builder, loop);
  Value *known = arith_build_index(rw, loop->loc, constant);
  Value *is_known = arith_build_cmpi(rw, loop->loc, CMPI_EQ, bound, known);
  Operation *branch =
      scf_build_if_shell(&rw->builder, loop->loc, is_known, NULL, 0);
  PtrMap mapping = {0};
  ptr_map_set(&mapping, bound, known);
  copy_into(rw, branch, SCF_IF_THEN, loop, &mapping);
  ptr_map_free(&mapping);
  copy_into(rw, branch, SCF_IF_ELSE, loop, NULL);
  rewriter_erase_op(rw, loop);
}

static bool run(Context *ctx, Operation *root, const void *options) {
  (void)options;
  Rewriter rw;
  rewriter_init(&rw, ctx);
  FOR_EACH_OP_POSTORDER(op, root) {
    int64_t constant = 0;
    if (!op_is(op, &scf_ops[SCF_FOR]) || !least_constant(op, &constant))
      continue;
    if (!op_is_unused(op)) { // mlir-opt crashes.
      op_emit_op_error(ctx, op, "has used results, so it has no copy");
      return false;
    }
    specialize(&rw, op, constant);
  }
  return true;
}

const PassDef scf_for_loop_specialization_pass = {
    .flag = "scf-for-loop-specialization",
    .name = "SCFForLoopSpecialization",
    .summary = "Specialize `for` loops for vectorization",
    .run = run,
};
