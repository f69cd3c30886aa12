// SPDX-License-Identifier: Apache-2.0
// Merges equivalent blocks.
#ifndef MLOPT_REWRITE_REGIONS_REGION_MERGE_H
#define MLOPT_REWRITE_REGIONS_REGION_MERGE_H

#include "rewrite/rewriter.h"

/// Merges identical blocks. True if any were merged. Follows
/// mlir::mergeIdenticalBlocks.
bool region_merge_identical_blocks(Rewriter *rw, Region *region);
/// Drops arguments that get the same value from all predecessors. True if there
/// were any.
bool region_drop_redundant_arguments(Rewriter *rw, Region *region);

#endif
