// SPDX-License-Identifier: Apache-2.0
// -fold: folds each operation once, operands before their users where they
// stand in front of them; no pattern is applied. Constants are made once and
// stand at the start of the function, and operations that folding leaves
// without uses are erased. A cheap clean-up between passes; mlopt's own.
#include "ir/interfaces/effects.h"
#include "ir/walk.h"
#include "passes/passes.h"
#include "rewrite/folder.h"

typedef struct Folding {
  Rewriter rw;
  OperationFolder folder;
  const Operation *root;
  Operation *next; ///< To be folded next.
  VECTOR(Value *) values;
  StayingOps staying;       ///< Erased operations were never in it.
  VECTOR(Operation *) work; ///< May have lost their last use; marked.
} Folding;

static void push(Folding *folding, Operation *op) {
  if (op->flags & OP_MARK_QUEUED)
    return;
  op->flags |= OP_MARK_QUEUED;
  VECTOR_PUSH(&folding->work, op);
}

/// Erases `op` if it is dead, and then its operands if nothing else uses them.
static void erase_if_dead(Folding *folding, Operation *op) {
  push(folding, op);
  while (folding->work.size) {
    Operation *dead = VECTOR_POP(&folding->work);
    dead->flags &= (uint8_t)~OP_MARK_QUEUED;
    if (!op_is_unused(dead) || staying_ops_has(&folding->staying, dead))
      continue;
    for (uint32_t i = 0; i < dead->num_operands; i++) {
      Operation *def = value_defining_op(op_operand(dead, i));
      if (def && def != dead)
        push(folding, def);
    }
    if (dead == folding->next ||
        (folding->next && op_parent(folding->next) == dead))
      folding->next = walk_next_skipping_regions(folding->root, dead);
    folder_notify_removal(&folding->folder, dead);
    rewriter_erase_op(&folding->rw, dead);
  }
}

static bool is_own_result(const Operation *op, const Value *value) {
  return value && value_defining_op(value) == op;
}

static void fold_op(Folding *folding, Operation *op) {
  VECTOR_RESERVE(&folding->values, op->num_results + 1);
  Value **values = folding->values.data;
  if (folder_try_fold(&folding->folder, op, values) != FOLD_REPLACED)
    return;
  // A value that is defined through itself stays.
  for (uint32_t i = 0; i < op->num_results; i++)
    if (is_own_result(op, values[i]))
      return;
  for (uint32_t i = 0; i < op->num_results; i++)
    value_replace_all_uses_with(op_result(op, i), values[i]);
  erase_if_dead(folding, op);
}

/// Existing constants are shared first, so that folding finds them.
static void share_constants(Folding *folding, Operation *root) {
  Operation *op = walk_next_preorder(root, root);
  while (op) {
    Operation *current = op;
    bool is_constant = op_has_trait(op, TRAIT_CONSTANT_LIKE);
    op = walk_next_preorder(root, op);
    if (is_constant && op_parent(current) != root)
      folder_insert_known_constant(&folding->folder, current);
  }
}

static bool run(Context *ctx, Operation *root, const void *options) {
  (void)options;
  Folding folding = {.root = root};
  rewriter_init(&folding.rw, ctx);
  folder_init(&folding.folder, &folding.rw);
  share_constants(&folding, root);
  folding.next = walk_next_preorder(root, root);
  while (folding.next) {
    Operation *op = folding.next;
    folding.next = walk_next_preorder(root, op);
    if (op_has_trait(op, TRAIT_CONSTANT_LIKE) || op_is_unused(op))
      erase_if_dead(&folding, op);
    else
      fold_op(&folding, op);
  }
  folder_free(&folding.folder);
  staying_ops_free(&folding.staying);
  VECTOR_FREE(&folding.values);
  VECTOR_FREE(&folding.work);
  return true;
}

const PassDef fold_pass = {
    .flag = "fold",
    .summary = "Fold each operation once",
    .run = run,
};
