// SPDX-License-Identifier: Apache-2.0
// Simplification of control flow and dead code in regions. Follows
// mlir::simplifyRegions.
#ifndef MLOPT_REWRITE_REGIONS_REGION_SIMPLIFY_H
#define MLOPT_REWRITE_REGIONS_REGION_SIMPLIFY_H

#include "rewrite/rewriter.h"

/// Erases unreachable blocks, operations without effect whose results reach
/// nothing that has one, and block arguments of that kind, in `region` and all
/// regions in it. With `merges_blocks`, merges blocks that are identical up to
/// operands, and drops arguments that are the same from all predecessors. True
/// if something was erased or merged; useless arguments that go do not count:
/// `*drops_arguments` becomes true. Linear.
bool region_simplify(Rewriter *rw, Region *region, bool merges_blocks,
                     bool *drops_arguments);

/// Blocks of `region` and the regions in it that cannot be reached.
bool region_erase_unreachable_blocks(Rewriter *rw, Region *region);
/// Operations and arguments that are of no use, cycles of them included.
/// True if operations went; `*drops_arguments` becomes true if arguments did.
/// Follows mlir::runRegionDCE.
bool region_erase_dead_code(Rewriter *rw, Region *region,
                            bool *drops_arguments);
/// Merges identical blocks. Follows mlir::mergeIdenticalBlocks.
bool region_merge_identical_blocks(Rewriter *rw, Region *region);
/// Drops arguments that get the same value from all predecessors.
bool region_drop_redundant_arguments(Rewriter *rw, Region *region);

#endif
