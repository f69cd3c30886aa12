// SPDX-License-Identifier: Apache-2.0
// Dominance: which definitions reach which uses. Follows mlir::DominanceInfo;
// the tree is built by the algorithm of Cooper, Harvey and Kennedy, or a
// near-linear one.
#ifndef MLOPT_IR_DOMINANCE_H
#define MLOPT_IR_DOMINANCE_H

#include "ir/operation.h"
#include "support/hash_table.h"

/// Dominator trees of regions, made when first asked for; changing the control
/// flow makes it stale. Making one writes to `order` of the region's blocks;
/// whoever writes there afterwards makes questions slower, not wrong. `{0}` is
/// empty and valid.
typedef struct DominanceInfo {
  PtrMap regions;            ///< Region * to its tree.
  const Region *last_region; ///< That was asked for, or NULL.
  struct DominatorTree *last_tree;
} DominanceInfo;

void dominance_free(DominanceInfo *info);

/// Does block `lhs` dominate `rhs` (also when equal)? Constant time in a
/// region.
bool dominance_block_dominates(DominanceInfo *info, const Block *lhs,
                               const Block *rhs);
/// Does `value` dominate its use by `user`? In graph regions order does not
/// count.
bool dominance_value_dominates(DominanceInfo *info, const Value *value,
                               const Operation *user);
/// Must definitions in the region's blocks come before their uses? Not in graph
/// regions. Follows mlir::DominanceInfo::hasSSADominance.
bool region_has_ssa_dominance(const Region *region);
/// Reachable blocks of a region with several, each before those that it
/// dominates; `sizes` has how many these are, itself included, which are next
/// in `blocks`. Both have room for region->num_blocks. Gives their number.
size_t dominance_preorder(DominanceInfo *info, const Region *region,
                          Block **blocks, uint32_t *sizes);
/// Can `block` be reached from the entry of its region?
bool dominance_is_reachable(DominanceInfo *info, const Block *block);

#endif
