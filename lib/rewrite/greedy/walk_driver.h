// SPDX-License-Identifier: Apache-2.0
// The walk driver: patterns are tried once on each operation. Follows
// mlir::walkAndApplyPatterns.
#ifndef MLOPT_REWRITE_GREEDY_WALK_DRIVER_H
#define MLOPT_REWRITE_GREEDY_WALK_DRIVER_H

#include "rewrite/pattern.h"

/// Tries `patterns`, best first, on each reachable operation below `root`, what
/// is in an operation before itself. Nothing is folded, erased as dead or
/// looked at again; what a pattern puts right after its root is not looked at,
/// what it moves further on is once more. Blocks that are made meanwhile are
/// not looked at. `listener` is borrowed, may be NULL.
void walk_and_apply_patterns(Context *ctx, Operation *root,
                             const FrozenPatternSet *patterns,
                             RewriteListener *listener);

#endif
