// SPDX-License-Identifier: Apache-2.0
// -test-single-fold: each operation once, last ones first, by the folder that
// uniques constants; constants too. Follows mlir's test pass.
#include "ir/walk.h"
#include "passes/test/test_passes.h"
#include "rewrite/folder.h"
#include "support/vector.h"

typedef struct Options {
  int64_t max_iterations;
} Options;

static const PassOption options[] = {
    {"max-iterations", PASS_OPTION_INT, offsetof(Options, max_iterations),
     "Max iterations in the tryToFold", NULL},
};

static const Options defaults = {.max_iterations = 1};

/// Hears of the constants that the folder makes.
typedef struct Folding {
  RewriteListener listener; ///< First, so that it is a RewriteListener.
  Rewriter rw;
  OperationFolder folder;
  VECTOR(Operation *) constants; ///< In order of creation.
  PtrMap alive;                  ///< Operations that are not erased.
} Folding;

static void on_inserted(RewriteListener *self, Operation *op,
                        InsertionPoint previous) {
  Folding *folding = (Folding *)(void *)self;
  if (previous.block)
    return;
  VECTOR_PUSH(&folding->constants, op);
  ptr_map_set(&folding->alive, op, op);
}

static void on_erased(RewriteListener *self, Operation *op) {
  ptr_map_remove(&((Folding *)(void *)self)->alive, op);
}

/// A constant of the folder's own goes back to the start of its block if
/// something came before it.
static void hoist_again(const Folding *folding, Operation *op) {
  Block *block = op->block;
  if (!op->prev || ptr_map_has(&folding->folder.owned, op->prev))
    return;
  op_remove(op);
  block_prepend_op(block, op);
  op->loc = location_unknown();
}

/// The folder's constant for the constant `op`, where it can be used.
static Value *own_constant(Folding *folding, Operation *op) {
  Value *value = folder_constant(&folding->folder, op->block, op->def->dialect,
                                 op_constant_attr(folding->rw.builder.ctx, op),
                                 op_result_type(op, 0), location_unknown());
  Operation *constant = value ? value_defining_op(value) : NULL;
  if (!constant || constant->block != op->block || !constant->prev)
    return value;
  op_remove(constant);
  block_prepend_op(op->block, constant);
  return value;
}

static void fold_constant(Folding *folding, Operation *op) {
  if (ptr_map_has(&folding->folder.owned, op)) {
    hoist_again(folding, op);
    return;
  }
  if (op->num_results != 1 || !op_constant_attr(folding->rw.builder.ctx, op))
    return;
  Value *value = own_constant(folding, op);
  if (value)
    rewriter_replace_op(&folding->rw, op, &value);
}

static void fold(Folding *folding, Operation *op, int64_t max_iterations) {
  if (!op->block)
    return;
  if (op_has_trait(op, TRAIT_CONSTANT_LIKE)) {
    fold_constant(folding, op);
    return;
  }
  VECTOR(Value *) values = {0};
  VECTOR_RESERVE(&values, op->num_results);
  FoldStatus status = FOLD_IN_PLACE;
  for (int64_t i = 0; i < max_iterations && status == FOLD_IN_PLACE; i++)
    status = folder_try_fold(&folding->folder, op, values.data);
  if (status == FOLD_REPLACED)
    rewriter_replace_op(&folding->rw, op, values.data);
  VECTOR_FREE(&values);
}

static void erase_unused(Folding *folding) {
  folding->rw.listener = NULL;
  for (size_t i = 0; i < folding->constants.size; i++) {
    Operation *op = folding->constants.data[i];
    if (ptr_map_has(&folding->alive, op) && value_is_unused(op_result(op, 0)))
      rewriter_erase_op(&folding->rw, op);
  }
}

static bool run(Context *ctx, Operation *root, const void *user) {
  const Options *chosen = user;
  Folding folding = {
      .listener = {.op_inserted = on_inserted, .op_erased = on_erased}};
  rewriter_init(&folding.rw, ctx);
  folding.rw.listener = &folding.listener;
  folder_init(&folding.folder, &folding.rw);
  VECTOR(Operation *) ops = {0};
  FOR_EACH_OP_PREORDER(op, root)
    VECTOR_PUSH(&ops, op);
  while (ops.size > 1)
    fold(&folding, VECTOR_POP(&ops), chosen->max_iterations);
  erase_unused(&folding);
  VECTOR_FREE(&ops);
  VECTOR_FREE(&folding.constants);
  ptr_map_free(&folding.alive);
  folder_free(&folding.folder);
  return true;
}

const PassDef test_single_fold_pass = {
    .flag = "test-single-fold",
    .summary =
        "Test single-pass operation folding and dead constant elimination",
    .run = run,
    PASS_OPTIONS(options, Options),
    .defaults = &defaults,
};
