// SPDX-License-Identifier: Apache-2.0
// The greedy driver over regions. Follows mlir::applyPatternsGreedily.
#ifndef MLOPT_REWRITE_GREEDY_GREEDY_REGIONS_H
#define MLOPT_REWRITE_GREEDY_GREEDY_REGIONS_H

#include "rewrite/greedy/greedy.h"

/// Rewrites everything in `region`, whose parent is isolated. `region` is the
/// scope unless the configuration has one. The run always ends: if patterns
/// undo each other, or values are defined by themselves, the driver gives up
/// with a warning that names the patterns and an operation.
GreedyResult greedy_rewrite_region(Context *ctx, Region *region,
                                   const FrozenPatternSet *patterns,
                                   const GreedyConfig *config);

/// Rewrites all regions of `op`, as greedy_rewrite_region does.
GreedyResult greedy_rewrite_op_regions(Context *ctx, Operation *op,
                                       const FrozenPatternSet *patterns,
                                       const GreedyConfig *config);

/// Rewrites all regions of `op` with a pattern set that is used only here. The
/// set is frozen for this run and left empty.
GreedyResult greedy_rewrite_op_once(Context *ctx, Operation *op,
                                    PatternSet *set,
                                    const GreedyConfig *config);

/// As greedy_rewrite_op_once, inner operations first, which is how all passes
/// of mlir but -canonicalize rewrite.
GreedyResult greedy_rewrite_op_bottom_up(Context *ctx, Operation *op,
                                         PatternSet *set);

/// A driver that rewrites functions one by one.
typedef struct GreedyDriver GreedyDriver;
/// `patterns` is borrowed and must outlive the driver.
GreedyDriver *greedy_driver_create(Context *ctx,
                                   const FrozenPatternSet *patterns,
                                   const GreedyConfig *config);
/// Frees the driver, but not its patterns.
void greedy_driver_destroy(GreedyDriver *driver);
/// Rewrites the function `op` to what greedy_rewrite_region would make of it
/// within its module. False if the rewriting does not converge, or if `op`
/// alone does not determine the outcome; `op` may have changed then.
bool greedy_rewrite_function(GreedyDriver *driver, Operation *op);

#endif
