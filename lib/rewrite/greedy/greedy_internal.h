// SPDX-License-Identifier: Apache-2.0
// What the files of the greedy driver share.
#ifndef MLOPT_REWRITE_GREEDY_GREEDY_INTERNAL_H
#define MLOPT_REWRITE_GREEDY_GREEDY_INTERNAL_H

#include "ir/interfaces/effects.h"
#include "ir/interfaces/fold.h"
#include "rewrite/applicator.h"
#include "rewrite/greedy/greedy.h"

/// Last in, first out, each operation once. Membership is OP_MARK_QUEUED. An
/// operation that is erased while it is in here is unlinked, marked
/// OP_MARK_ERASED and freed when it comes out; so nothing has to be searched.
typedef struct GreedyWorklist {
  VECTOR(Operation *) ops;
} GreedyWorklist;

static inline void worklist_push(GreedyWorklist *list, Operation *op) {
  if (op->flags & OP_MARK_QUEUED)
    return;
  op->flags |= OP_MARK_QUEUED;
  VECTOR_PUSH(&list->ops, op);
}

/// The operation that came last and is not erased, or NULL.
Operation *worklist_pop(Context *ctx, GreedyWorklist *list);
void worklist_clear(Context *ctx, GreedyWorklist *list);
void worklist_reverse(GreedyWorklist *list);
/// Erases `op` with what is in it, whatever of it is in the list. It is
/// unused.
void worklist_erase_op(Context *ctx, Operation *op);

enum { GREEDY_NUM_RECENT = 32 };

/// What was done in the current iteration, to tell what does not end.
typedef struct GreedyHistory {
  const RewritePattern *recent[GREEDY_NUM_RECENT]; ///< Ring; NULL: a fold.
  size_t num_steps;                                ///< Folds and rewrites.
  const OpDef *last_def;
  Location last_loc;
} GreedyHistory;

struct GreedyDriver {
  Rewriter rw;
  RewriteListener listener; ///< The driver's own; passes on to the config's.
  Context *ctx;
  GreedyConfig config;
  GreedyWorklist worklist;
  PatternApplicator applicator;
  StayingOps staying;
  PtrMap allowed;   ///< Operations of a strict run.
  PtrMap surviving; ///< Of a list, those that are not erased.
  VECTOR(FoldResult) fold_results;
  VECTOR(Value *) fold_values;
  GreedyHistory history;
  size_t max_steps; ///< Of one iteration.
  bool is_endless;  ///< max_steps was reached.
};

void greedy_driver_init(GreedyDriver *driver, Context *ctx,
                        const FrozenPatternSet *patterns,
                        const GreedyConfig *config);
void greedy_driver_free(GreedyDriver *driver);
/// Puts `op` and what is around it within the scope on the list, if `op` is in
/// the scope.
void greedy_push(GreedyDriver *driver, Operation *op);
/// Works the list off; true if anything changed.
bool greedy_process_worklist(GreedyDriver *driver);

static inline bool greedy_traces(const GreedyDriver *driver) {
  return trace_is_enabled(&driver->ctx->trace, TRACE_GREEDY_REWRITER);
}

/// Lines of the trace; but for the first one they do nothing where it is off.
void greedy_trace_begin_op(GreedyDriver *driver, const Operation *op);
/// `} -> success : text`, with a rule line after it for an operation.
void greedy_trace_end_op(GreedyDriver *driver, bool success, const char *text);
void greedy_trace_end_pattern(GreedyDriver *driver, bool success);
void greedy_trace_begin_pattern(GreedyDriver *driver, const Operation *op,
                                const RewritePattern *pattern);
/// `** Insert  : 'NAME'(0x…)`; `action` is padded to 8 characters.
void greedy_trace_action(GreedyDriver *driver, const char *action,
                         const Operation *op);
void greedy_trace_match_failure(GreedyDriver *driver, const char *reason);
/// Nearest isolated operation around `op`, where there is a trace; else NULL.
Operation *greedy_trace_dump_root(GreedyDriver *driver, Operation *op);
void greedy_trace_folded(GreedyDriver *driver, const Operation *root);
/// `The pattern rewrite did not converge after scanning 10 times`.
void greedy_trace_no_fixpoint(GreedyDriver *driver, const char *before,
                              int64_t count, const char *after);

/// Warns of the patterns that are still being applied.
void greedy_warn_endless(GreedyDriver *driver);

#endif
