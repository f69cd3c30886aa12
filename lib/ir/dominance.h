// SPDX-License-Identifier: Apache-2.0
// Dominance: which definitions reach which uses. Follows mlir::DominanceInfo;
// the tree is built by the algorithm of Cooper, Harvey and Kennedy, or a
// near-linear one.
#ifndef MLOPT_IR_DOMINANCE_H
#define MLOPT_IR_DOMINANCE_H

#include "ir/operation.h"
#include "support/hash_table.h"

/// Dominator trees of regions, made when first asked for; changing the control
/// flow makes it stale. `{0}` is empty and valid.
typedef struct DominanceInfo {
  PtrMap regions; ///< Region * to its tree.
} DominanceInfo;

void dominance_free(DominanceInfo *info);

/// Does block `lhs` dominate `rhs` (also when equal)? Constant time in a region.
bool dominance_block_dominates(DominanceInfo *info, const Block *lhs,
                               const Block *rhs);
/// Does `value` dominate its use by `user`? In graph regions order does not
/// count.
bool dominance_value_dominates(DominanceInfo *info, const Value *value,
                               const Operation *user);
/// Can `block` be reached from the entry of its region?
bool dominance_is_reachable(DominanceInfo *info, const Block *block);

#endif
