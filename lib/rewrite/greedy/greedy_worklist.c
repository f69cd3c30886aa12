// SPDX-License-Identifier: Apache-2.0
// The greedy driver's worklist.
#include "ir/walk.h"
#include "rewrite/greedy/greedy_internal.h"

/// Takes the mark off; true if the operation is still alive, else frees it.
static bool take_out(Context *ctx, Operation *op) {
  if (op->flags & OP_MARK_ERASED) {
    op_erase(ctx, op);
    return false;
  }
  op->flags &= (uint8_t)~OP_MARK_QUEUED;
  return true;
}

Operation *worklist_pop(Context *ctx, GreedyWorklist *list) {
  while (list->ops.size) {
    Operation *op = VECTOR_POP(&list->ops);
    if (take_out(ctx, op))
      return op;
  }
  return NULL;
}

void worklist_clear(Context *ctx, GreedyWorklist *list) {
  while (worklist_pop(ctx, list))
    ;
}

void worklist_reverse(GreedyWorklist *list) {
  size_t size = list->ops.size;
  for (size_t i = 0; i < size / 2; i++) {
    Operation *op = list->ops.data[i];
    list->ops.data[i] = list->ops.data[size - 1 - i];
    list->ops.data[size - 1 - i] = op;
  }
}

/// Unlinks `op` if it is in the list, to be freed when it comes out.
static bool leave_to_list(Operation *op) {
  if (!(op->flags & OP_MARK_QUEUED))
    return false;
  op_remove(op);
  op->flags |= OP_MARK_ERASED;
  return true;
}

void worklist_erase_op(Context *ctx, Operation *op) {
  if (!op->num_regions && !(op->flags & OP_MARK_QUEUED)) {
    op_erase(ctx, op);
    return;
  }
  op_drop_all_references(op);
  // Inner ones leave before what is around them, which may be freed later.
  if (op->num_regions)
    for (Operation *inner = walk_first_postorder(op); inner != op;) {
      Operation *next = walk_next_postorder(op, inner);
      leave_to_list(inner);
      inner = next;
    }
  if (!leave_to_list(op))
    op_erase(ctx, op);
}
