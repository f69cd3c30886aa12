// SPDX-License-Identifier: Apache-2.0
// The greedy driver's worklist.
#include "rewrite/greedy/greedy_worklist.h"

#include "ir/erase.h"
#include "ir/interfaces/effects.h"
#include "ir/walk.h"

/// Removes the mark from `op`. If it was erased, frees it and returns false.
static bool take_out(Context *ctx, Operation *op) {
  assert(op->flags & OP_MARK_QUEUED);
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
  assert(!list->ops.size);
}

void worklist_reverse(GreedyWorklist *list) {
  size_t size = list->ops.size;
  for (size_t i = 0; i < size / 2; i++) {
    Operation *op = list->ops.data[i];
    list->ops.data[i] = list->ops.data[size - 1 - i];
    list->ops.data[size - 1 - i] = op;
  }
}

/// If `op` is queued, unlinks it; it is freed when it is popped.
static bool leave_to_list(Operation *op) {
  if (!(op->flags & OP_MARK_QUEUED))
    return false;
  assert(!(op->flags & OP_MARK_ERASED));
  op_remove(op);
  op->flags |= OP_MARK_ERASED;
  return true;
}

void worklist_erase_op(Context *ctx, Operation *op) {
  assert(!(op->flags & OP_MARK_ERASED) && op_is_unused(op));
  if (!op->num_regions && !(op->flags & OP_MARK_QUEUED)) {
    op_erase(ctx, op);
    return;
  }
  op_drop_all_references(op);
  // Inner operations are unlinked before outer ones, which may be freed first.
  if (op->num_regions)
    for (Operation *inner = walk_first_postorder(op); inner != op;) {
      Operation *next = walk_next_postorder(op, inner);
      leave_to_list(inner);
      inner = next;
    }
  if (!leave_to_list(op))
    op_erase(ctx, op);
}
