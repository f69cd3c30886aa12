// SPDX-License-Identifier: Apache-2.0
// Simplifies control flow and removes dead code in regions. Follows
// mlir::simplifyRegions.
#ifndef MLOPT_REWRITE_REGIONS_REGION_SIMPLIFY_H
#define MLOPT_REWRITE_REGIONS_REGION_SIMPLIFY_H

#include "rewrite/rewriter.h"

/// Erases, in `region` and all regions in it, unreachable blocks, dead
/// operations and dead block arguments. An operation is dead if it has no
/// effect and its results reach nothing that has one. With `merges_blocks`,
/// also merges blocks that are equal except for operands, and drops arguments
/// that get the same value from all predecessors. True if something was erased
/// or merged. Dropped arguments do not count; they set `*drops_arguments`.
/// Linear.
bool region_simplify(Rewriter *rw, Region *region, bool merges_blocks,
                     bool *drops_arguments);

/// Erases the blocks of `region`, and of the regions in it, that cannot be
/// reached. True if there were any.
bool region_erase_unreachable_blocks(Rewriter *rw, Region *region);
#endif
