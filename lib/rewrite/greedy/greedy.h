// SPDX-License-Identifier: Apache-2.0
// The greedy driver folds and applies patterns until nothing changes. Follows
// mlir::applyPatternsGreedily and mlir::GreedyRewriteConfig.
#ifndef MLOPT_REWRITE_GREEDY_GREEDY_H
#define MLOPT_REWRITE_GREEDY_GREEDY_H

#include "rewrite/pattern.h"

typedef enum GreedySimplifyLevel {
  GREEDY_SIMPLIFY_DISABLED,
  GREEDY_SIMPLIFY_NORMAL,     ///< Unreachable blocks, dead code and arguments.
  GREEDY_SIMPLIFY_AGGRESSIVE, ///< Also identical blocks and redundant
                              ///< arguments.
} GreedySimplifyLevel;

typedef enum GreedyStrictness {
  GREEDY_ANY_OP,
  GREEDY_EXISTING_AND_NEW_OPS, ///< The operations given, and new ones.
  GREEDY_EXISTING_OPS,         ///< Only the operations given.
} GreedyStrictness;

enum { GREEDY_NO_LIMIT = -1 };

typedef struct GreedyConfig {
  int64_t max_iterations;    ///< Or GREEDY_NO_LIMIT.
  int64_t max_num_rewrites;  ///< Limit per iteration, or GREEDY_NO_LIMIT.
  Region *scope;             ///< NULL: the default of each function.
  RewriteListener *listener; ///< Borrowed, or NULL.
  GreedySimplifyLevel simplify;
  GreedyStrictness strictness;
  bool bottom_up; ///< Visit operations in postorder, innermost last.
  bool no_fold;
  bool no_constant_cse;
} GreedyConfig;

/// MLIR's defaults: 10 iterations, top-down, aggressive simplification.
GreedyConfig greedy_config_default(void);

/// The outcome of a run.
typedef struct GreedyResult {
  bool converged; ///< The last iteration changed nothing.
  bool changed;
} GreedyResult;

/// Rewrites `ops` and, unless `config` is strict, whatever that touches within
/// the scope. The default scope is the innermost region that holds all of them.
/// Regions are not simplified. Sets `*all_erased` if none of `ops` is left;
/// `all_erased` may be NULL. Follows mlir::applyOpPatternsGreedily.
GreedyResult greedy_rewrite_ops(Context *ctx, Operation *const *ops,
                                size_t count, const FrozenPatternSet *patterns,
                                const GreedyConfig *config, bool *all_erased);

#endif
