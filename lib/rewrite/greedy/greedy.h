// SPDX-License-Identifier: Apache-2.0
// The greedy driver: folds, and applies patterns, until nothing changes.
// Follows mlir::applyPatternsGreedily and mlir::GreedyRewriteConfig.
#ifndef MLOPT_REWRITE_GREEDY_GREEDY_H
#define MLOPT_REWRITE_GREEDY_GREEDY_H

#include "rewrite/pattern.h"

typedef enum GreedySimplifyLevel {
  GREEDY_SIMPLIFY_DISABLED,
  GREEDY_SIMPLIFY_NORMAL,     ///< Unreachable blocks, dead code and arguments.
  GREEDY_SIMPLIFY_AGGRESSIVE, ///< Identical blocks, redundant arguments too.
} GreedySimplifyLevel;

typedef enum GreedyStrictness {
  GREEDY_ANY_OP,
  GREEDY_EXISTING_AND_NEW_OPS, ///< Those given at first, and those made.
  GREEDY_EXISTING_OPS,         ///< Those given at first.
} GreedyStrictness;

enum { GREEDY_NO_LIMIT = -1 };

typedef struct GreedyConfig {
  int64_t max_iterations;    ///< Or GREEDY_NO_LIMIT.
  int64_t max_num_rewrites;  ///< Patterns applied in an iteration.
  Region *scope;             ///< NULL: see the functions.
  RewriteListener *listener; ///< Borrowed, or NULL.
  GreedySimplifyLevel simplify;
  GreedyStrictness strictness;
  bool bottom_up; ///< Seed operations in postorder, innermost last.
  bool no_fold;
  bool no_constant_cse;
} GreedyConfig;

/// mlir's defaults: 10 iterations, top-down, aggressive simplification.
GreedyConfig greedy_config_default(void);

/// What came of it.
typedef struct GreedyResult {
  bool converged; ///< The last iteration changed nothing.
  bool changed;
} GreedyResult;

/// Rewrites everything in `region`, which is of an isolated operation; the
/// scope is it unless the configuration has one. It always ends: patterns that
/// undo each other, or values that are defined by themselves, are given up on,
/// with a warning that names the patterns and an operation.
GreedyResult greedy_rewrite_region(Context *ctx, Region *region,
                                   const FrozenPatternSet *patterns,
                                   const GreedyConfig *config);

/// The same for all regions of `op`.
GreedyResult greedy_rewrite_op_regions(Context *ctx, Operation *op,
                                       const FrozenPatternSet *patterns,
                                       const GreedyConfig *config);

/// The same by a set that serves this run alone: it is frozen for it, and freed
/// (left empty) afterwards.
GreedyResult greedy_rewrite_op_once(Context *ctx, Operation *op,
                                    PatternSet *set,
                                    const GreedyConfig *config);

/// A driver for functions that come one by one. `patterns` is borrowed.
typedef struct GreedyDriver GreedyDriver;
GreedyDriver *greedy_driver_create(Context *ctx,
                                   const FrozenPatternSet *patterns,
                                   const GreedyConfig *config);
void greedy_driver_destroy(GreedyDriver *driver);
/// Rewrites what is in the function `op` as greedy_rewrite_region would with
/// all of the module around it. False if that cannot be said from `op` alone,
/// or does not converge; it may have changed.
bool greedy_rewrite_function(GreedyDriver *driver, Operation *op);

/// Rewrites `ops` and, unless `config` is strict, whatever that touches within
/// the scope: the region that holds them all, if none is given. No region is
/// simplified. `all_erased` (may be NULL) says whether none of them is left.
/// Follows mlir::applyOpPatternsGreedily.
GreedyResult greedy_rewrite_ops(Context *ctx, Operation *const *ops,
                                size_t count, const FrozenPatternSet *patterns,
                                const GreedyConfig *config, bool *all_erased);

#endif
