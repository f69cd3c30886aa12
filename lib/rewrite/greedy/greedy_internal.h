// SPDX-License-Identifier: Apache-2.0
// Shared by the files of the greedy driver.
#ifndef MLOPT_REWRITE_GREEDY_GREEDY_INTERNAL_H
#define MLOPT_REWRITE_GREEDY_GREEDY_INTERNAL_H

#include "ir/interfaces/effects.h"
#include "ir/interfaces/fold.h"
#include "rewrite/applicator.h"
#include "rewrite/greedy/greedy.h"
#include "rewrite/greedy/greedy_worklist.h"

enum { GREEDY_NUM_RECENT = 32 };

/// The steps of the current iteration. They show whether it will ever end.
typedef struct GreedyHistory {
  const RewritePattern
      *recent[GREEDY_NUM_RECENT]; ///< A ring; NULL stands for a fold.
  size_t num_steps;               ///< Folds and rewrites.
  const OpDef *last_def;
  Location last_loc;
} GreedyHistory;

typedef struct GreedyDriver GreedyDriver;
struct GreedyDriver {
  Rewriter rw;
  RewriteListener listener; ///< The driver's own; forwards to the config's.
  Context *ctx;
  GreedyConfig config;
  GreedyWorklist worklist;
  PatternApplicator applicator;
  StayingOps staying;
  PtrMap allowed;   ///< The operations that a strict run may change.
  PtrMap surviving; ///< The given operations that are left.
  VECTOR(FoldResult) fold_results;
  VECTOR(Value *) fold_values;
  GreedyHistory history;
  size_t max_steps;      ///< Limit for one iteration.
  size_t num_seen;       ///< Changes that went through the rewriter.
  unsigned num_compared; ///< Patterns before and after which IR was compared.
  bool is_endless;       ///< max_steps was reached.
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

#endif
