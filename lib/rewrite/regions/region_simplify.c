// SPDX-License-Identifier: Apache-2.0
// Erases unreachable blocks, and runs the simplifications in order.
#include "rewrite/regions/region_simplify.h"

#include "rewrite/regions/region_dce.h"
#include "rewrite/regions/region_merge.h"
#include "rewrite/regions/region_simplify_internal.h"

Operation *region_first_op(const Region *region) {
  FOR_EACH_BLOCK(block, region)
    if (block->first)
      return block->first;
  return NULL;
}

void region_list_push_nested(RegionList *list, const Block *block) {
  FOR_EACH_OP(op, block)
    for (unsigned i = 0; i < op->num_regions; i++)
      if (!region_is_empty(op_region(op, i)))
        VECTOR_PUSH(list, op_region(op, i));
}

/// Gives the reachable blocks `order` 1 and all others 0.
static void mark_reachable(const Region *region) {
  VECTOR(Block *) stack = {0};
  FOR_EACH_BLOCK(block, region) {
    block->order = 0;
  }
  region->first->order = 1;
  VECTOR_PUSH(&stack, region->first);
  while (stack.size) {
    const Operation *last = VECTOR_POP(&stack)->last;
    for (uint32_t i = 0; last && i < last->num_successors; i++) {
      Block *next = op_successor(last, i);
      if (next->order)
        continue;
      next->order = 1;
      VECTOR_PUSH(&stack, next);
    }
  }
  VECTOR_FREE(&stack);
}

static void drop_all_uses(Value *value) {
  while (value->first_use)
    use_set(value->first_use, NULL);
}

void op_drop_all_uses(Operation *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    drop_all_uses(op_result(op, i));
}

static void drop_uses_of_block(Block *block) {
  for (uint32_t i = 0; i < block->num_arguments; i++)
    drop_all_uses(block_argument(block, i));
  FOR_EACH_OP(op, block) {
    op_drop_all_uses(op);
  }
}

static bool erase_unmarked(Rewriter *rw, Region *region) {
  bool erased = false;
  FOR_EACH_BLOCK(block, region)
    if (!block->order)
      drop_uses_of_block(block);
  for (Block *block = region->first; block;) {
    Block *next = block->next;
    if (!block->order) {
      // Branches between dead blocks must not keep either alive.
      if (block->last)
        for (uint32_t i = 0; i < block->last->num_successors; i++)
          op_set_successor(block->last, i, NULL);
      rewriter_erase_block(rw, block);
      erased = true;
    }
    block = next;
  }
  return erased;
}

bool region_erase_unreachable_blocks(Rewriter *rw, Region *root) {
  RegionList work = {0};
  bool erased = false;
  if (!region_is_empty(root))
    VECTOR_PUSH(&work, root);
  while (work.size) {
    Region *region = VECTOR_POP(&work);
    if (region->first != region->last) {
      mark_reachable(region);
      erased |= erase_unmarked(rw, region);
    }
    FOR_EACH_BLOCK(block, region) {
      region_list_push_nested(&work, block);
    }
  }
  VECTOR_FREE(&work);
  return erased;
}

bool region_simplify(Rewriter *rw, Region *region, bool merges_blocks,
                     bool *drops_arguments) {
  bool changed = region_erase_unreachable_blocks(rw, region);
  changed |= region_erase_dead_code(rw, region, drops_arguments);
  if (merges_blocks) {
    changed |= region_merge_identical_blocks(rw, region);
    changed |= region_drop_redundant_arguments(rw, region);
  }
  return changed;
}
