// SPDX-License-Identifier: Apache-2.0
// Regions: lists of blocks. Follows mlir::Region.
#ifndef MLOPT_IR_REGION_H
#define MLOPT_IR_REGION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Block Block;
typedef struct Operation Operation;

/// Part of the allocation of its operation. It owns its blocks.
typedef struct Region {
  Block *first;
  Block *last;
  Operation *parent; ///< The operation that holds the region.
  uint32_t num_blocks;
  uint32_t index; ///< Among the operation's regions.
} Region;

#define FOR_EACH_BLOCK(block, region)                                          \
  for (Block *block = (region)->first; block; block = block->next)

static inline bool region_is_empty(const Region *region) {
  return region->first == NULL;
}

/// Moves `block` (attached or not) to the end of `region`.
void region_append_block(Region *region, Block *block);

/// Moves all blocks of `from` to the end of `to`. Linear in the blocks. Follows
/// mlir::Region::takeBody.
void region_take_blocks(Region *to, Region *from);

/// Moves `block` (attached or not) in front of `before`.
void block_insert_before_block(Block *block, Block *before);

/// Moves `block` (attached or not) to the place after `after`.
void block_insert_after_block(Block *block, Block *after);

/// Takes `block` out of its region, if it is in one; it stays alive. Follows
/// mlir::Block::remove.
void block_remove(Block *block);

#endif
