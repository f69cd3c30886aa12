// SPDX-License-Identifier: Apache-2.0
// The greedy driver's worklist.
#ifndef MLOPT_REWRITE_GREEDY_GREEDY_WORKLIST_H
#define MLOPT_REWRITE_GREEDY_GREEDY_WORKLIST_H

#include "ir/operation.h"
#include "support/vector.h"

/// A stack that holds each operation once. OP_MARK_QUEUED says that an
/// operation is in it. An operation that is erased while it is queued is
/// unlinked, marked OP_MARK_ERASED, and freed when it is popped; so the list is
/// never searched.
typedef struct GreedyWorklist {
  VECTOR(Operation *) ops;
} GreedyWorklist;

/// Queues `op` unless it is queued already.
static inline void worklist_push(GreedyWorklist *list, Operation *op) {
  if (op->flags & OP_MARK_QUEUED)
    return;
  assert(!(op->flags & OP_MARK_ERASED));
  op->flags |= OP_MARK_QUEUED;
  VECTOR_PUSH(&list->ops, op);
}

/// Pops the newest operation that is not erased. NULL if there is none.
Operation *worklist_pop(Context *ctx, GreedyWorklist *list);
/// Empties the list and frees the erased operations in it.
void worklist_clear(Context *ctx, GreedyWorklist *list);
/// Makes the operation that was pushed first the next one to be popped.
void worklist_reverse(GreedyWorklist *list);
/// Erases `op`, which is unused, with everything in it. Any of these operations
/// may be queued.
void worklist_erase_op(Context *ctx, Operation *op);

#endif
