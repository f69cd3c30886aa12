// SPDX-License-Identifier: Apache-2.0
// Removes dead code in regions, including block arguments.
#ifndef MLOPT_REWRITE_REGIONS_REGION_DCE_H
#define MLOPT_REWRITE_REGIONS_REGION_DCE_H

#include "rewrite/rewriter.h"

/// Erases dead operations and arguments, including cycles of them. True if
/// operations were erased; sets `*drops_arguments` if arguments were. Follows
/// mlir::runRegionDCE.
bool region_erase_dead_code(Rewriter *rw, Region *region,
                            bool *drops_arguments);

#endif
