// SPDX-License-Identifier: Apache-2.0
// Regions: their list of blocks.
#include "ir/region.h"

#include "ir/block.h"

/// Links a detached `block` between `prev` and `next` of `region`.
static void link_block(Region *region, Block *prev, Block *next, Block *block) {
  assert(!block->parent && !block->prev && !block->next);
  assert(prev ? prev->parent == region && prev->next == next
              : region->first == next);
  assert(next ? next->parent == region && next->prev == prev
              : region->last == prev);
  block->parent = region;
  block->prev = prev;
  block->next = next;
  if (prev)
    prev->next = block;
  else
    region->first = block;
  if (next)
    next->prev = block;
  else
    region->last = block;
  region->num_blocks++;
}

void region_append_block(Region *region, Block *block) {
  block_remove(block);
  link_block(region, region->last, NULL, block);
}

void block_insert_before_block(Block *block, Block *before) {
  assert(before->parent);
  if (block == before)
    return;
  block_remove(block);
  link_block(before->parent, before->prev, before, block);
}

void block_insert_after_block(Block *block, Block *after) {
  assert(after->parent);
  if (block == after)
    return;
  block_remove(block);
  link_block(after->parent, after, after->next, block);
}

void block_remove(Block *block) {
  Region *region = block->parent;
  if (!region)
    return;
  assert(region->num_blocks > 0);
  if (block->prev)
    block->prev->next = block->next;
  else
    region->first = block->next;
  if (block->next)
    block->next->prev = block->prev;
  else
    region->last = block->prev;
  region->num_blocks--;
  block->parent = NULL;
  block->prev = block->next = NULL;
}

void region_take_blocks(Region *to, Region *from) {
  if (to == from || !from->first)
    return;
  assert(!from->last->next && (!to->last || !to->last->next));
  FOR_EACH_BLOCK(block, from) {
    block->parent = to;
  }
  from->first->prev = to->last;
  if (to->last)
    to->last->next = from->first;
  else
    to->first = from->first;
  to->last = from->last;
  to->num_blocks += from->num_blocks;
  from->first = from->last = NULL;
  from->num_blocks = 0;
}
