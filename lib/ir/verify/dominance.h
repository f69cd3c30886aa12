// SPDX-License-Identifier: Apache-2.0
// Dominance: which definitions reach which uses. Follows mlir::DominanceInfo;
// the tree is built by the algorithm of Cooper, Harvey and Kennedy, or a
// near-linear one.
#ifndef MLOPT_IR_VERIFY_DOMINANCE_H
#define MLOPT_IR_VERIFY_DOMINANCE_H

#include "ir/operation.h"
#include "support/hash_table.h"
#include "support/vector.h"

/// A block whose entries hold, see DominanceScopes.
struct DominanceScope {
  size_t end; ///< Position of the first block that it does not dominate.
  size_t first_known;
};

/// Dominator trees of regions, made when first asked for; changing the control
/// flow makes it stale. Making one writes to `order` of the region's blocks;
/// whoever writes there afterwards makes questions slower, not wrong. `{0}` is
/// empty and valid.
typedef struct DominanceInfo {
  PtrMap regions;            ///< Region * to its tree.
  const Region *last_region; ///< That was asked for, or NULL.
  struct DominatorTree *last_tree;
} DominanceInfo;

/// Frees the trees of all regions.
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

/// For a walk over blocks that keeps a stack of known facts: entries that are
/// made in a block hold in it and in the blocks that it dominates. Regions may
/// be entered within others. `{0}` is valid.
typedef struct DominanceScopes {
  DominanceInfo info;
  VECTOR(struct DominanceScope) open; ///< Blocks whose entries hold.
} DominanceScopes;

/// A region that was entered.
typedef struct DominanceCursor {
  Region *region;
  Block **blocks;  ///< NULL: the region has one block. Owned.
  uint32_t *sizes; ///< See dominance_preorder. Owned.
  size_t num_blocks;
  size_t position; ///< The next block's.
  size_t first_scope;
  size_t first_known;
} DominanceCursor;

/// Forgets the trees, which is due when control flow has changed; keeps memory.
void dominance_scopes_reset(DominanceScopes *scopes);

/// Frees the scopes and the trees that they asked for.
void dominance_scopes_free(DominanceScopes *scopes);
/// Enters `region`, which has blocks; `known` is the size of the stack. It is
/// left, and the cursor's memory freed, when there is no block any more.
DominanceCursor dominance_enter(DominanceScopes *scopes, Region *region,
                                size_t known);
/// The next block, each before those that it dominates; NULL: the region is
/// done. `known` is the size of the stack, and becomes the size to which it is
/// to be popped now. Together linear in the blocks.
Block *dominance_next_block(DominanceScopes *scopes, DominanceCursor *cursor,
                            size_t *known);

/// Can `block` be reached from the entry of its region?
bool dominance_is_reachable(DominanceInfo *info, const Block *block);

#endif
