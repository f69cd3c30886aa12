// SPDX-License-Identifier: Apache-2.0
// The walk driver tries patterns once on each operation. Follows
// mlir::walkAndApplyPatterns.
#ifndef MLOPT_REWRITE_GREEDY_WALK_DRIVER_H
#define MLOPT_REWRITE_GREEDY_WALK_DRIVER_H

#include "rewrite/pattern.h"

/// Tries `patterns`, best first, on each reachable operation below `root`. The
/// operations inside an operation come before it. The driver does not fold,
/// erase dead operations, or visit an operation again. It skips what a pattern
/// inserts right after its root, and visits once more what a pattern moves
/// further on. It skips blocks that are created meanwhile. `listener` is
/// borrowed and may be NULL.
void walk_and_apply_patterns(Context *ctx, Operation *root,
                             const FrozenPatternSet *patterns,
                             RewriteListener *listener);

#endif
