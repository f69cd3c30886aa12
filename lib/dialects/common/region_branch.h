// SPDX-License-Identifier: Apache-2.0
// Canonicalization of operations with control flow in regions, based on their
// region_successors hook. An input is a block argument or a result that gets
// its value from operands of the operation or of terminators in it. Follows
// mlir::populateRegionBranchOpInterfaceCanonicalizationPatterns.
#ifndef MLOPT_DIALECTS_COMMON_REGION_BRANCH_H
#define MLOPT_DIALECTS_COMMON_REGION_BRANCH_H

#include "rewrite/rewriter.h"

/// Replaces inputs that can have only one value by that value. Linear.
bool region_branch_replace_constant_inputs(Operation *op, Rewriter *rw);
/// Merges inputs that always have the same value: only one stays in use.
/// Linear.
bool region_branch_merge_equal_inputs(Operation *op, Rewriter *rw);
/// Erases unused inputs, and the operands that are passed to them. Linear.
bool region_branch_erase_dead_inputs(Operation *op, Rewriter *rw);

#endif
