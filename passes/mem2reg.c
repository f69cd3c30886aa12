// SPDX-License-Identifier: Apache-2.0
// -mem2reg: memory that is only loaded from and stored to in the region where
// it is allocated becomes values. Follows mlir's Mem2Reg.
//
// Blocks where different stores meet, and from which something is read, get an
// argument for the slot: the iterated dominance frontier of the blocks that
// store, found as by Sreedhar and Gao. Only blocks that store, or where the
// stored value is live on entry, are visited, so a slot costs what its uses
// cost, not the size of the function.
#include <stdlib.h>
#include <string.h>

#include "dialects/dlti/dlti_layout.h"
#include "ir/erase.h"
#include "ir/interfaces/memory_slot.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/interfaces/successor_operands.h"
#include "ir/op_order.h"
#include "ir/verify/dominance.h"
#include "ir/walk.h"
#include "passes/passes.h"
#include "support/hash_table.h"

typedef struct Mem2RegOptions {
  bool region_simplify;
} Mem2RegOptions;

static const PassOption options[] = {
    {.name = "region-simplify",
     .kind = PASS_OPTION_BOOL,
     .offset = offsetof(Mem2RegOptions, region_simplify),
     .help = "Taken as by mlir-opt 22, whose pass leaves control flow alone "
             "either way"},
};
static const Mem2RegOptions defaults = {.region_simplify = true};

/// Facts about a block for one slot.
typedef struct BlockInfo {
  uint32_t level;       ///< Depth in the dominator tree.
  uint32_t size;        ///< Size of its subtree, which follows it.
  bool defines;         ///< Stores to the slot.
  bool is_read;         ///< The incoming value may be read.
  bool is_merge;        ///< Gets an argument.
  bool was_seen;        ///< Its subtree was searched for merges.
  bool is_touched;      ///< It is in the list of touched blocks.
  Value *reaching;      ///< At its end, or NULL: nothing was stored yet.
  Operation **accesses; ///< Accesses to the slot in it, in order.
  uint32_t num_accesses;
} BlockInfo;

/// Reachable blocks of the current region, each before the blocks that it
/// dominates. Block.order is the index here; for other blocks it is beyond the
/// end.
typedef struct Promoter {
  Context *ctx;
  Region *region;
  Block **blocks;
  BlockInfo *infos;
  uint32_t num_blocks;
  DominanceInfo dominance;
  LayoutSpec layout; ///< At the root.
  MemorySlots slots;
  SlotUses blocking;
  SlotUses forwarding; ///< By operations that go with their operand.
  SlotUses more;
  VECTOR(Operation *) accesses;
  VECTOR(uint32_t) touched; ///< Blocks that matter to the slot, by index.
  VECTOR(uint32_t) roots;   ///< Blocks to search from: a heap, deepest first.
  VECTOR(uint32_t) work;
  VECTOR(uint32_t) merges;
  VECTOR(Operation *) erased;
  VECTOR(Operation *) forwarders; ///< Owners of `forwarding`, last ones first.
  PtrMap is_forwarder;
  PtrMap stored;   ///< Access to the value that it stores.
  PtrMap reaching; ///< Access to the slot's value before it.
  Value *default_value;
} Promoter;

static const MemorySlotInterfaces *slots_of(const Operation *op) {
  return op->def->interfaces ? op->def->interfaces->memory_slots : NULL;
}

//===- The region ---------------------------------------------------------===//

static void leave_region(Promoter *promoter) {
  mem_free(promoter->blocks);
  mem_free(promoter->infos);
  promoter->blocks = NULL;
  promoter->infos = NULL;
  promoter->region = NULL;
}

static void enter_region(Promoter *promoter, Region *region) {
  if (promoter->region == region)
    return;
  leave_region(promoter);
  promoter->touched.size = 0;
  promoter->region = region;
  uint32_t capacity = region->num_blocks;
  promoter->blocks = mem_alloc(capacity * sizeof *promoter->blocks);
  promoter->infos = mem_alloc(capacity * sizeof *promoter->infos);
  memset(promoter->infos, 0, capacity * sizeof *promoter->infos);
  uint32_t *sizes = mem_alloc(capacity * sizeof *sizes);
  promoter->num_blocks = 1;
  promoter->blocks[0] = region->first;
  sizes[0] = 1;
  if (region->first != region->last)
    promoter->num_blocks = (uint32_t)dominance_preorder(
        &promoter->dominance, region, promoter->blocks, sizes);
  uint32_t order = promoter->num_blocks;
  FOR_EACH_BLOCK(block, region)
    block->order = order++;
  for (uint32_t i = 0; i < promoter->num_blocks; i++) {
    promoter->blocks[i]->order = i;
    promoter->infos[i].size = sizes[i];
  }
  // Children follow their parent and its other children's subtrees.
  for (uint32_t i = 0; i < promoter->num_blocks; i++)
    for (uint32_t k = i + 1; k < i + sizes[i]; k += sizes[k])
      promoter->infos[k].level = promoter->infos[i].level + 1;
  mem_free(sizes);
}

static bool is_reachable(const Promoter *promoter, const Block *block) {
  return block->order < promoter->num_blocks;
}

//===- Can the slot be promoted? ------------------------------------------===//

static bool can_remove(Promoter *promoter, const MemorySlot *slot,
                       Operation *op) {
  const MemorySlotInterfaces *interfaces = slots_of(op);
  if (!interfaces || !interfaces->can_remove_accesses ||
      op->block->parent != promoter->region)
    return false;
  promoter->blocking.size = promoter->more.size = 0;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (op_operand(op, i) == slot->pointer)
      VECTOR_PUSH(&promoter->blocking, &op_operand_slots(op)[i]);
  return interfaces->can_remove_accesses(
             promoter->ctx, op, slot, &promoter->blocking, &promoter->more) &&
         promoter->more.size == 0;
}

/// Lists the uses by operations that pass the pointer on, users after their
/// operands. The users of these must be removed with them. False if one cannot
/// be.
static bool can_remove_forwarding(Promoter *promoter) {
  for (size_t i = 0; i < promoter->forwarding.size; i++) {
    Use *use = promoter->forwarding.data[i];
    const MemorySlotInterfaces *interfaces = slots_of(use->owner);
    const SlotUses one = {&use, 1, 1};
    promoter->more.size = 0;
    if (!interfaces || !interfaces->can_remove_uses ||
        !interfaces->can_remove_uses(promoter->ctx, use->owner, &one,
                                     &promoter->more))
      return false;
    for (size_t k = 0; k < promoter->more.size; k++)
      VECTOR_PUSH(&promoter->forwarding, promoter->more.data[k]);
  }
  return true;
}

/// Lists the accesses by block. False if one cannot be removed.
static bool find_accesses(Promoter *promoter, const MemorySlot *slot) {
  promoter->accesses.size = promoter->forwarding.size = 0;
  FOR_EACH_USE(use, slot->pointer) {
    const MemorySlotInterfaces *interfaces = slots_of(use->owner);
    if (interfaces && interfaces->can_remove_uses) {
      VECTOR_PUSH(&promoter->forwarding, use);
      continue;
    }
    if (!can_remove(promoter, slot, use->owner))
      return false;
    VECTOR_PUSH(&promoter->accesses, use->owner);
  }
  if (!can_remove_forwarding(promoter))
    return false;
  if (!promoter->accesses.size)
    return true;
  qsort(promoter->accesses.data, promoter->accesses.size,
        sizeof *promoter->accesses.data, op_compare_places);
  return true;
}

static void reset_infos(Promoter *promoter) {
  while (promoter->touched.size) {
    BlockInfo *info = &promoter->infos[VECTOR_POP(&promoter->touched)];
    info->defines = info->is_read = info->is_merge = info->was_seen = false;
    info->is_touched = false;
    info->reaching = NULL;
    info->num_accesses = 0;
  }
}

static BlockInfo *touch(Promoter *promoter, uint32_t index) {
  BlockInfo *info = &promoter->infos[index];
  if (!info->is_touched)
    VECTOR_PUSH(&promoter->touched, index);
  info->is_touched = true;
  return info;
}

static int compare_places(const void *lhs, const void *rhs) {
  uint32_t a = *(const uint32_t *)lhs;
  uint32_t b = *(const uint32_t *)rhs;
  return a < b ? -1 : a > b;
}

static void sort_touched(Promoter *promoter) {
  if (promoter->touched.size)
    qsort(promoter->touched.data, promoter->touched.size,
          sizeof *promoter->touched.data, compare_places);
}

static bool loads_from(const Operation *op, const MemorySlot *slot) {
  const MemorySlotInterfaces *interfaces = slots_of(op);
  return interfaces->loads_from && interfaces->loads_from(op, slot);
}

static bool stores_to(const Operation *op, const MemorySlot *slot) {
  const MemorySlotInterfaces *interfaces = slots_of(op);
  return interfaces->stores_to && interfaces->stores_to(op, slot);
}

static void note_accesses(Promoter *promoter, const MemorySlot *slot) {
  for (size_t i = 0; i < promoter->accesses.size; i++) {
    Operation *op = promoter->accesses.data[i];
    if (!is_reachable(promoter, op->block))
      continue;
    BlockInfo *info = touch(promoter, op->block->order);
    if (info->num_accesses++ == 0)
      info->accesses = &promoter->accesses.data[i];
    if (!info->defines && loads_from(op, slot))
      info->is_read = true;
    info->defines |= stores_to(op, slot);
  }
}

/// A value that is read in a block, and not stored in its predecessors, is live
/// in them too.
static void find_read_blocks(Promoter *promoter) {
  for (size_t i = 0; i < promoter->touched.size; i++)
    if (promoter->infos[promoter->touched.data[i]].is_read)
      VECTOR_PUSH(&promoter->work, promoter->touched.data[i]);
  while (promoter->work.size) {
    const Block *block = promoter->blocks[VECTOR_POP(&promoter->work)];
    FOR_EACH_PREDECESSOR(use, block) {
      uint32_t before = use->owner->block->order;
      if (before >= promoter->num_blocks || promoter->infos[before].is_read ||
          promoter->infos[before].defines)
        continue;
      touch(promoter, before)->is_read = true;
      VECTOR_PUSH(&promoter->work, before);
    }
  }
}

/// Index of the first touched block from `place` on.
static size_t first_touched_from(const Promoter *promoter, uint32_t place) {
  size_t low = 0;
  size_t high = promoter->touched.size;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (promoter->touched.data[middle] < place)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

/// Notes the merges among the successors of `block`, which `root` dominates.
static void search_block(Promoter *promoter, uint32_t root, uint32_t block) {
  const Operation *last = promoter->blocks[block]->last;
  for (uint32_t k = 0; last && k < last->num_successors; k++) {
    uint32_t next = op_successor(last, k)->order;
    BlockInfo *merge = &promoter->infos[next];
    if (merge->level > promoter->infos[root].level || merge->is_merge ||
        !merge->is_read)
      continue;
    merge->is_merge = true;
    VECTOR_PUSH(&promoter->merges, next);
    if (!merge->defines)
      VECTOR_PUSH(&promoter->work, next);
  }
}

/// Searches all touched blocks that `root` dominates; no value is live out of
/// the others.
static void search_subtree(Promoter *promoter, uint32_t root) {
  uint32_t end = root + promoter->infos[root].size;
  size_t at = first_touched_from(promoter, root);
  while (at < promoter->touched.size && promoter->touched.data[at] < end) {
    uint32_t block = promoter->touched.data[at];
    BlockInfo *info = &promoter->infos[block];
    if (block != root && info->was_seen) {
      at = first_touched_from(promoter, block + info->size);
      continue;
    }
    info->was_seen = true;
    search_block(promoter, root, block);
    at++;
  }
}

static bool is_deeper(const Promoter *promoter, size_t lhs, size_t rhs) {
  return promoter->infos[promoter->roots.data[lhs]].level >
         promoter->infos[promoter->roots.data[rhs]].level;
}

static void swap_roots(Promoter *promoter, size_t lhs, size_t rhs) {
  uint32_t index = promoter->roots.data[lhs];
  promoter->roots.data[lhs] = promoter->roots.data[rhs];
  promoter->roots.data[rhs] = index;
}

static void push_root(Promoter *promoter, uint32_t index) {
  size_t at = promoter->roots.size;
  VECTOR_PUSH(&promoter->roots, index);
  for (; at && is_deeper(promoter, at, (at - 1) / 2); at = (at - 1) / 2)
    swap_roots(promoter, at, (at - 1) / 2);
}

static uint32_t pop_root(Promoter *promoter) {
  uint32_t deepest = promoter->roots.data[0];
  size_t size = promoter->roots.size - 1;
  swap_roots(promoter, 0, size);
  promoter->roots.size = size;
  for (size_t at = 0, child = 1; child < size; child = 2 * at + 1) {
    if (child + 1 < size && is_deeper(promoter, child + 1, child))
      child++;
    if (!is_deeper(promoter, child, at))
      break;
    swap_roots(promoter, at, child);
    at = child;
  }
  return deepest;
}

/// Searches from the blocks that store, deepest first, and from the merges that
/// are found. A merge is no deeper than the block it is found from.
static void find_merges(Promoter *promoter) {
  for (size_t i = 0; i < promoter->touched.size; i++)
    if (promoter->infos[promoter->touched.data[i]].defines)
      push_root(promoter, promoter->touched.data[i]);
  while (promoter->roots.size) {
    search_subtree(promoter, pop_root(promoter));
    while (promoter->work.size)
      push_root(promoter, VECTOR_POP(&promoter->work));
  }
}

/// Can all predecessors pass a value to the merge?
static bool are_merges_usable(const Promoter *promoter) {
  for (size_t i = 0; i < promoter->merges.size; i++) {
    const Block *block = promoter->blocks[promoter->merges.data[i]];
    if (block_is_entry(block))
      return false;
    FOR_EACH_PREDECESSOR(use, block)
      if (!use->owner->def->successor_operands)
        return false;
  }
  return true;
}

//===- Promotion ----------------------------------------------------------===//

static Value *default_value(Promoter *promoter, const MemorySlot *slot) {
  if (promoter->default_value)
    return promoter->default_value;
  Operation *allocator = value_defining_op(slot->pointer);
  Builder builder;
  builder_init(&builder, promoter->ctx);
  builder_set_to_start(&builder, allocator->block);
  promoter->default_value =
      slots_of(allocator)->default_value(allocator, slot, &builder);
  return promoter->default_value;
}

/// Visits the accesses of a block; `reaching` is the incoming value.
static Value *pass_accesses(Promoter *promoter, const MemorySlot *slot,
                            const BlockInfo *info, Value *reaching) {
  Builder builder;
  builder_init(&builder, promoter->ctx);
  for (uint32_t i = 0; i < info->num_accesses; i++) {
    Operation *op = info->accesses[i];
    ptr_map_set(&promoter->reaching, op, reaching);
    if (!stores_to(op, slot))
      continue;
    builder_set_after(&builder, op);
    if (!reaching)
      reaching = default_value(promoter, slot);
    reaching = slots_of(op)->stored_value(op, slot, &builder, reaching);
    ptr_map_set(&promoter->stored, op, reaching);
  }
  return reaching;
}

/// Appends the values that `branch` passes to the merges among its successors.
static void pass_to_merges(Promoter *promoter, Operation *branch,
                           Value *value) {
  Value *const **values =
      mem_alloc((branch->num_successors + 1) * sizeof *values);
  for (uint32_t i = 0; i < branch->num_successors; i++) {
    uint32_t to = op_successor(branch, i)->order;
    bool is_merge = to < promoter->num_blocks && promoter->infos[to].is_merge;
    values[i] = is_merge ? (Value *const *)&value : NULL;
  }
  op_append_successor_operands(promoter->ctx, branch, values, 1);
  mem_free(values);
}

static bool goes_to_merge(const Promoter *promoter, const Operation *branch) {
  for (uint32_t i = 0; branch && i < branch->num_successors; i++) {
    uint32_t to = op_successor(branch, i)->order;
    if (to < promoter->num_blocks && promoter->infos[to].is_merge)
      return true;
  }
  return false;
}

enum { NUM_PROMOTED, NUM_ARGUMENTS };

static Value *add_argument(Promoter *promoter, const MemorySlot *slot,
                           Block *block) {
  Value *argument = block_add_argument(promoter->ctx, block, slot->type,
                                       value_location(slot->pointer));
  const MemorySlotInterfaces *allocator =
      slots_of(value_defining_op(slot->pointer));
  if (!allocator->handle_argument)
    return argument;
  Builder builder;
  builder_init(&builder, promoter->ctx);
  builder_set_to_start(&builder, block);
  allocator->handle_argument(slot, argument, &builder);
  return argument;
}

static void visit_block(Promoter *promoter, const MemorySlot *slot,
                        uint32_t index, Value *reaching) {
  BlockInfo *info = &promoter->infos[index];
  Block *block = promoter->blocks[index];
  if (info->is_merge)
    reaching = add_argument(promoter, slot, block);
  pass_count(promoter->ctx, NUM_ARGUMENTS, info->is_merge);
  reaching = pass_accesses(promoter, slot, info, reaching);
  if (goes_to_merge(promoter, block->last)) {
    if (!reaching)
      reaching = default_value(promoter, slot);
    pass_to_merges(promoter, block->last, reaching);
  }
  info->reaching = reaching;
}

/// Visits the touched blocks, each after the one that dominates it.
static void visit_blocks(Promoter *promoter, const MemorySlot *slot) {
  VECTOR(uint32_t) path = {0};
  for (size_t k = 0; k < promoter->touched.size; k++) {
    uint32_t i = promoter->touched.data[k];
    while (path.size &&
           i >= VECTOR_LAST(&path) + promoter->infos[VECTOR_LAST(&path)].size)
      path.size--;
    Value *reaching =
        path.size ? promoter->infos[VECTOR_LAST(&path)].reaching : NULL;
    visit_block(promoter, slot, i, reaching);
    VECTOR_PUSH(&path, i);
  }
  VECTOR_FREE(&path);
}

/// Branches in unreachable blocks pass the default value.
static void visit_unreachable(Promoter *promoter, const MemorySlot *slot) {
  if (!promoter->merges.size ||
      promoter->num_blocks == promoter->region->num_blocks)
    return;
  FOR_EACH_BLOCK(block, promoter->region)
    if (!is_reachable(promoter, block) && goes_to_merge(promoter, block->last))
      pass_to_merges(promoter, block->last, default_value(promoter, slot));
}

/// Lists each of them once, users before their operands.
static void find_forwarders(Promoter *promoter) {
  promoter->forwarders.size = 0;
  ptr_map_clear(&promoter->is_forwarder);
  for (size_t i = promoter->forwarding.size; i--;) {
    Operation *op = promoter->forwarding.data[i]->owner;
    if (ptr_map_get(&promoter->is_forwarder, op))
      continue;
    ptr_map_set(&promoter->is_forwarder, op, op);
    VECTOR_PUSH(&promoter->forwarders, op);
  }
}

/// `value`, or what replaced it if it was read from the slot.
static Value *final_value(const Promoter *promoter, const MemorySlot *slot,
                          Value *value) {
  for (const Operation *op = value_defining_op(value);
       op && ptr_map_has(&promoter->reaching, op) && loads_from(op, slot);
       op = value_defining_op(value)) {
    Value *reaching = ptr_map_get(&promoter->reaching, op);
    value = reaching ? reaching : promoter->default_value;
  }
  return value;
}

/// Tells the forwarders the stored value, after each store.
static void visit_stored(Promoter *promoter, const MemorySlot *slot) {
  Builder builder;
  builder_init(&builder, promoter->ctx);
  for (size_t i = 0; i < promoter->forwarders.size; i++) {
    Operation *op = promoter->forwarders.data[i];
    for (size_t k = promoter->accesses.size;
         slots_of(op)->visit_stored && k--;) {
      Operation *store = promoter->accesses.data[k];
      Value *value = ptr_map_get(&promoter->stored, store);
      builder_set_after(&builder, store);
      if (value)
        slots_of(op)->visit_stored(op, final_value(promoter, slot, value),
                                   &builder);
    }
  }
}

static void remove_forwarders(Promoter *promoter) {
  Builder builder;
  builder_init(&builder, promoter->ctx);
  for (size_t i = 0; i < promoter->forwarders.size; i++) {
    Operation *op = promoter->forwarders.data[i];
    builder_set_before(&builder, op);
    const MemorySlotInterfaces *interfaces = slots_of(op);
    if (!interfaces->remove_uses ||
        interfaces->remove_uses(op, &promoter->forwarding, &builder))
      op_erase(promoter->ctx, op);
  }
}

/// From last to first, so that reads are replaced before the stores that use
/// them.
static void remove_accesses(Promoter *promoter, const MemorySlot *slot) {
  Builder builder;
  builder_init(&builder, promoter->ctx);
  promoter->erased.size = 0;
  for (size_t i = promoter->accesses.size; i--;) {
    Operation *op = promoter->accesses.data[i];
    if (i + 1 < promoter->accesses.size && promoter->accesses.data[i + 1] == op)
      continue;
    Value *reaching = ptr_map_get(&promoter->reaching, op);
    if (!reaching)
      reaching = default_value(promoter, slot);
    builder_set_after(&builder, op);
    promoter->blocking.size = 0;
    for (uint32_t k = 0; k < op->num_operands; k++)
      if (op_operand(op, k) == slot->pointer)
        VECTOR_PUSH(&promoter->blocking, &op_operand_slots(op)[k]);
    const MemorySlotInterfaces *interfaces = slots_of(op);
    if (!interfaces->remove_accesses ||
        interfaces->remove_accesses(op, slot, &promoter->blocking, &builder,
                                    reaching))
      VECTOR_PUSH(&promoter->erased, op);
  }
  find_forwarders(promoter);
  visit_stored(promoter, slot);
  for (size_t i = 0; i < promoter->erased.size; i++)
    op_erase(promoter->ctx, promoter->erased.data[i]);
  remove_forwarders(promoter);
}

/// Returns the operation that allocates the other slots, or NULL.
static Operation *promote(Promoter *promoter, const MemorySlot *slot) {
  promoter->default_value = NULL;
  ptr_map_clear(&promoter->reaching);
  ptr_map_clear(&promoter->stored);
  visit_blocks(promoter, slot);
  visit_unreachable(promoter, slot);
  remove_accesses(promoter, slot);
  Value *value = promoter->default_value;
  if (value && value_is_unused(value))
    op_erase(promoter->ctx, value_defining_op(value));
  pass_count(promoter->ctx, NUM_PROMOTED, 1);
  return memory_slot_erase(promoter->ctx, slot);
}

static bool can_promote(Promoter *promoter, const MemorySlot *slot) {
  if (value_is_unused(slot->pointer))
    return false;
  Region *region = value_parent_block(slot->pointer)->parent;
  if (op_has_trait(region->parent, TRAIT_GRAPH_REGION))
    return false;
  enter_region(promoter, region);
  if (!find_accesses(promoter, slot))
    return false;
  reset_infos(promoter);
  note_accesses(promoter, slot);
  promoter->merges.size = 0;
  if (promoter->num_blocks > 1) {
    find_read_blocks(promoter);
    sort_touched(promoter);
    find_merges(promoter);
    if (!are_merges_usable(promoter))
      return false;
  }
  return true;
}

/// Promotes one of the slots of `*allocator`, if possible. `*allocator` becomes
/// the allocator of the remaining slots, or NULL.
static bool try_promote(Promoter *promoter, Operation **allocator) {
  promoter->slots.size = 0;
  slots_of(*allocator)->promotable_slots(*allocator, &promoter->slots);
  for (size_t i = 0; i < promoter->slots.size; i++) {
    MemorySlot slot = promoter->slots.data[i];
    slot.layout = &promoter->layout;
    if (!can_promote(promoter, &slot))
      continue;
    *allocator = promote(promoter, &slot);
    return true;
  }
  return false;
}

/// Makes rounds over the allocators, until one promotes nothing.
static void promote_all(Promoter *promoter, Operation **allocators,
                        size_t count) {
  for (bool goes_on = true; goes_on;) {
    size_t kept = 0;
    goes_on = false;
    for (size_t i = 0; i < count; i++) {
      goes_on |= try_promote(promoter, &allocators[i]);
      if (allocators[i])
        allocators[kept++] = allocators[i];
    }
    count = kept;
  }
}

static bool run(Context *ctx, Operation *root, const void *pass_options) {
  (void)pass_options;
  Promoter promoter = {.ctx = ctx};
  layout_spec_init(&promoter.layout, ctx, root);
  VECTOR(Operation *) allocators = {0};
  for (Operation *op = walk_first_postorder(root); op != root;
       op = walk_next_postorder(root, op)) {
    const MemorySlotInterfaces *interfaces = slots_of(op);
    if (interfaces && interfaces->promotable_slots)
      VECTOR_PUSH(&allocators, op);
  }
  promote_all(&promoter, allocators.data, allocators.size);
  leave_region(&promoter);
  layout_spec_free(&promoter.layout);
  dominance_free(&promoter.dominance);
  VECTOR_FREE(&allocators);
  VECTOR_FREE(&promoter.slots);
  VECTOR_FREE(&promoter.blocking);
  VECTOR_FREE(&promoter.forwarding);
  VECTOR_FREE(&promoter.more);
  VECTOR_FREE(&promoter.accesses);
  VECTOR_FREE(&promoter.touched);
  VECTOR_FREE(&promoter.roots);
  VECTOR_FREE(&promoter.work);
  VECTOR_FREE(&promoter.merges);
  VECTOR_FREE(&promoter.erased);
  VECTOR_FREE(&promoter.forwarders);
  ptr_map_free(&promoter.is_forwarder);
  ptr_map_free(&promoter.stored);
  ptr_map_free(&promoter.reaching);
  return true;
}

static const PassStatistic statistics[] = {
    [NUM_PROMOTED] = {.name = "promoted slots",
                      .help = "Total amount of memory slot promoted"},
    [NUM_ARGUMENTS] =
        {.name = "new block args",
         .help = "Total amount of new block argument inserted in blocks"},
};

const PassDef mem2reg_pass = {
    .flag = "mem2reg",
    .name = "Mem2Reg",
    .summary = "Promote memory slots into values",
    .run = run,
    .is_local = true,
    .statistics = statistics,
    .num_statistics = ARRAY_LENGTH(statistics),
    PASS_OPTIONS(options, Mem2RegOptions),
    .defaults = &defaults,
};
