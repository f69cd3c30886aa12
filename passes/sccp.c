// SPDX-License-Identifier: Apache-2.0
// -sccp: replaces values that are always one constant, judging by the code that
// can be reached. Follows mlir's SCCP.
#include "ir/erase.h"
#include "ir/interfaces/effects.h"
#include "passes/passes.h"
#include "rewrite/constant_propagation/constant_propagation.h"
#include "rewrite/folder.h"

typedef struct Sccp {
  ConstantPropagation analysis;
  Rewriter rw;
  OperationFolder folder;
  StayingOps staying; ///< Erased operations were never in it.
  VECTOR(Block *) work;
} Sccp;

/// Replaces all uses of `value`, in `block`, if it is a constant.
static bool replace_with_constant(Sccp *sccp, Block *block, Value *value) {
  ConstantLattice known = constant_propagation_value(&sccp->analysis, value);
  if (!known.attr)
    return false;
  Value *constant =
      folder_constant(&sccp->folder, block, known.dialect, known.attr,
                      value_type(value), location_unknown());
  if (!constant)
    return false;
  value_replace_all_uses_with(value, constant);
  return true;
}

static void push_regions(Sccp *sccp, const Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++)
    for (Block *block = op_region(op, i)->last; block; block = block->prev)
      VECTOR_PUSH(&sccp->work, block);
}

/// Folds reachable operations that the analysis could not try. Only the change
/// of the users stays, as upstream, where the analysis itself folds.
static void fold_for_users(Sccp *sccp, Operation *op) {
  if (!op->def->fold_creates ||
      !constant_propagation_is_live(&sccp->analysis, op->block))
    return;
  FoldResult *results = mem_alloc(op->num_results * sizeof *results);
  Value **operands = mem_alloc(op->num_operands * sizeof(Value *));
  if (op_fold_from(sccp->rw.builder.ctx, op, operands, results) ==
      FOLD_IN_PLACE)
    for (uint32_t i = 0; i < op->num_operands; i++)
      op_set_operand(op, i, operands[i]);
  mem_free(operands);
  mem_free(results);
}

static void rewrite_op(Sccp *sccp, Operation *op) {
  Context *ctx = sccp->rw.builder.ctx;
  fold_for_users(sccp, op);
  bool all_replaced = op->num_results != 0;
  for (uint32_t i = 0; i < op->num_results; i++)
    all_replaced &= replace_with_constant(sccp, op->block, op_result(op, i));
  if (all_replaced && !staying_ops_has(&sccp->staying, op))
    op_erase(ctx, op);
  else
    push_regions(sccp, op);
}

static void rewrite_block(Sccp *sccp, Block *block) {
  for (Operation *op = block->first; op;) {
    Operation *next = op->next;
    rewrite_op(sccp, op);
    op = next;
  }
  for (uint32_t i = 0; i < block->num_arguments; i++)
    replace_with_constant(sccp, block, block_argument(block, i));
}

static bool run(Context *ctx, Operation *op, const void *options) {
  (void)options;
  Sccp sccp = {0};
  constant_propagation_init(&sccp.analysis, ctx, op);
  rewriter_init(&sccp.rw, ctx);
  folder_init(&sccp.folder, &sccp.rw);
  push_regions(&sccp, op);
  while (sccp.work.size)
    rewrite_block(&sccp, VECTOR_POP(&sccp.work));
  staying_ops_free(&sccp.staying);
  VECTOR_FREE(&sccp.work);
  folder_free(&sccp.folder);
  constant_propagation_free(&sccp.analysis);
  return true;
}

const PassDef sccp_pass = {
    .flag = "sccp",
    .name = "SCCP",
    .summary = "Sparse Conditional Constant Propagation",
    .run = run,
};
