// SPDX-License-Identifier: Apache-2.0
// Shared by the files of the greedy driver.
#ifndef MLOPT_REWRITE_GREEDY_GREEDY_INTERNAL_H
#define MLOPT_REWRITE_GREEDY_GREEDY_INTERNAL_H

#include "ir/interfaces/effects.h"
#include "ir/interfaces/fold.h"
#include "rewrite/applicator.h"
#include "rewrite/greedy/greedy.h"

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

enum { GREEDY_NUM_RECENT = 32 };

/// The steps of the current iteration. They show whether it will ever end.
typedef struct GreedyHistory {
  const RewritePattern
      *recent[GREEDY_NUM_RECENT]; ///< A ring; NULL stands for a fold.
  size_t num_steps;               ///< Folds and rewrites.
  const OpDef *last_def;
  Location last_loc;
} GreedyHistory;

struct GreedyDriver {
  Rewriter rw;
  RewriteListener listener; ///< The driver's own; forwards to the config's.
  Context *ctx;
  GreedyConfig config;
  GreedyWorklist worklist;
  PatternApplicator applicator;
  StayingOps staying;
  PtrMap allowed;   ///< The operations that a strict run may change.
  PtrMap surviving; ///< Those of the given operations that are left.
  VECTOR(FoldResult) fold_results;
  VECTOR(Value *) fold_values;
  GreedyHistory history;
  size_t max_steps; ///< Limit for one iteration.
  bool is_endless;  ///< max_steps was reached.
};

/// `patterns` is borrowed; `config` is copied.
void greedy_driver_init(GreedyDriver *driver, Context *ctx,
                        const FrozenPatternSet *patterns,
                        const GreedyConfig *config);
/// Frees what the driver owns, including queued operations that were erased.
void greedy_driver_free(GreedyDriver *driver);
/// Queues `op` and the operations around it within the scope. Does nothing if
/// `op` is outside the scope.
void greedy_push(GreedyDriver *driver, Operation *op);
/// Processes the worklist until it is empty. True if anything changed.
bool greedy_process_worklist(GreedyDriver *driver);

static inline bool greedy_traces(const GreedyDriver *driver) {
  return trace_is_enabled(&driver->ctx->trace, TRACE_GREEDY_REWRITER);
}

/// The functions below write lines of the trace. All but the first do nothing
/// unless the trace is on.
void greedy_trace_begin_op(GreedyDriver *driver, const Operation *op);
/// Writes `} -> success : text`, and a ruler after it for an operation.
void greedy_trace_end_op(GreedyDriver *driver, bool success, const char *text);
void greedy_trace_end_pattern(GreedyDriver *driver, bool success);
void greedy_trace_begin_pattern(GreedyDriver *driver, const Operation *op,
                                const RewritePattern *pattern);
/// Writes `** Insert  : 'NAME'(0x…)`; `action` is padded to 8 characters.
void greedy_trace_action(GreedyDriver *driver, const char *action,
                         const Operation *op);
void greedy_trace_match_failure(GreedyDriver *driver, const char *reason);
/// The nearest isolated operation around `op`. NULL if the trace is off.
Operation *greedy_trace_dump_root(GreedyDriver *driver, Operation *op);
void greedy_trace_folded(GreedyDriver *driver, const Operation *root);
/// Writes `The pattern rewrite did not converge after scanning 10 times`.
void greedy_trace_no_fixpoint(GreedyDriver *driver, const char *before,
                              int64_t count, const char *after);

/// Warns about the patterns that are still being applied.
void greedy_warn_endless(GreedyDriver *driver);

#endif
