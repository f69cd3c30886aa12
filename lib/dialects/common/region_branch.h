// SPDX-License-Identifier: Apache-2.0
// Canonicalization of operations with control flow in regions, by what their
// region_successors hook says: an input is a block argument or result that gets
// its value from operands of the operation or of terminators in it. Follows
// mlir::populateRegionBranchOpInterfaceCanonicalizationPatterns.
#ifndef MLOPT_DIALECTS_COMMON_REGION_BRANCH_H
#define MLOPT_DIALECTS_COMMON_REGION_BRANCH_H

#include "rewrite/rewriter.h"

/// Inputs that can have but one value are replaced by it. Linear.
bool region_branch_replace_constant_inputs(Operation *op, Rewriter *rw);
/// Of inputs that always have the same value one is left in use. Linear.
bool region_branch_merge_equal_inputs(Operation *op, Rewriter *rw);
/// Inputs that nobody uses go, with the operands that they get. Linear.
bool region_branch_erase_dead_inputs(Operation *op, Rewriter *rw);

#endif
