// SPDX-License-Identifier: Apache-2.0
// Merges equivalent blocks. They are grouped by a hash of their operations, and
// within a group each block is compared with the first of each kind. Operands
// from outside may differ. The remaining block then gets an argument for each
// differing operand, or one argument for several that are equal in each block,
// and the branches to it pass the values. Blocks that lead to a remaining block
// may have become equal, so they are compared again. Finally, an argument that
// gets the same value from everywhere is replaced by that value.
#include "rewrite/regions/region_merge.h"

#include <stdlib.h>
#include <string.h>

#include "ir/equivalence.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/interfaces/successor_operands.h"
#include "rewrite/regions/region_simplify_internal.h"
#include "support/hash_table.h"

/// Operand `operand` of operation number `op` of a block.
typedef struct OperandPlace {
  uint32_t op;
  uint32_t operand;
} OperandPlace;

typedef VECTOR(OperandPlace) PlaceList;

/// Blocks that are equal to `leader`.
typedef struct BlockCluster {
  Block *leader;
  VECTOR(Block *) others;
  PlaceList places;          ///< Operands in which they differ, ascending.
  struct BlockCluster *next; ///< The next one with the same hash.
} BlockCluster;

/// A branch, and what to change in it.
typedef struct BranchEdit {
  Operation *branch;
  void *data; ///< An entry for each successor or operand.
} BranchEdit;

/// The edits of all branches, in the order in which they came up.
typedef struct BranchEdits {
  VECTOR(BranchEdit) list;
  PtrMap by_branch; ///< Maps a branch to its `data`.
} BranchEdits;

/// The edit of `branch`: `size` bytes, zeroed when created.
static void *branch_edit(BranchEdits *edits, Operation *branch, size_t size) {
  void **slot = ptr_map_slot(&edits->by_branch, branch);
  if (!*slot) {
    *slot = mem_alloc(size + 1);
    memset(*slot, 0, size);
    VECTOR_PUSH(&edits->list, (BranchEdit){branch, *slot});
  }
  return *slot;
}

static void branch_edits_free(BranchEdits *edits) {
  for (size_t i = 0; i < edits->list.size; i++)
    mem_free(edits->list.data[i].data);
  VECTOR_FREE(&edits->list);
  ptr_map_free(&edits->by_branch);
}

static bool is_used_outside(const Value *value, const Block *block) {
  FOR_EACH_USE(use, value)
    if (use->owner->block != block)
      return true;
  return false;
}

static bool can_be_merged(const Block *block) {
  for (uint32_t i = 0; i < block->num_arguments; i++)
    if (is_used_outside(block_argument(block, i), block))
      return false;
  FOR_EACH_OP(op, block) {
    for (unsigned i = 0; i < op->num_regions; i++)
      if (!region_is_empty(op_region(op, i)))
        return false;
    for (uint32_t i = 0; i < op->num_results; i++)
      if (is_used_outside(op_result(op, i), block))
        return false;
  }
  return block->last != NULL;
}

static uint64_t hash_block(const Block *block) {
  uint64_t hash = block->num_arguments;
  for (uint32_t i = 0; i < block->num_arguments; i++)
    hash = hash_pointer(hash, block_argument(block, i)->type);
  FOR_EACH_OP(op, block) {
    hash = hash_pointer(hash_pointer(hash, op->def), op->attrs);
    hash = hash_mix(hash, op->num_operands);
    for (unsigned i = 0; i < op->num_props; i++)
      hash = hash_pointer(hash, op_prop(op, i));
    for (uint32_t i = 0; i < op->num_results; i++)
      hash = hash_pointer(hash, op_result_type(op, i));
    for (uint32_t i = 0; i < op->num_successors; i++)
      hash = hash_pointer(hash, op_successor(op, i));
  }
  return hash ? hash : 1;
}

/// Can branches to `block` pass `value`? A branch cannot pass its own result.
static bool can_be_passed(const Block *block, const Value *value) {
  const Operation *op = value_defining_op(value);
  if (!op || op->next)
    return true;
  FOR_EACH_PREDECESSOR(edge, block)
    if (edge->owner == op)
      return false;
  return true;
}

/// Do the operands mean the same in both blocks? Both blocks' operations are
/// numbered, see number_ops. Sets `*differ` if they differ but an argument can
/// stand for both.
static bool operands_match(const Value *lhs, const Value *rhs,
                           const Block *leader, const Block *block,
                           bool *differ) {
  *differ = false;
  if (lhs == rhs)
    return true;
  if (lhs->type != rhs->type)
    return false;
  bool lhs_inside = value_parent_block(lhs) == leader;
  bool rhs_inside = value_parent_block(rhs) == block;
  if (lhs_inside != rhs_inside)
    return false;
  if (!lhs_inside) {
    *differ = true;
    return can_be_passed(leader, lhs) && can_be_passed(block, rhs);
  }
  const Operation *left = value_defining_op(lhs);
  const Operation *right = value_defining_op(rhs);
  if (lhs->kind != rhs->kind || lhs->index != rhs->index)
    return false;
  return !left || left->order == right->order;
}

/// Sets `order` of each operation to its index in `block`. That is not the
/// order that op_is_before needs.
static void number_ops(Block *block) {
  uint32_t order = 0;
  FOR_EACH_OP(op, block) {
    op->order = order++;
  }
  block->has_operation_order = false;
}

/// Is `block` equal to `leader`? Adds the operands that differ to `places`.
static bool blocks_match(Block *leader, Block *block, PlaceList *places) {
  if (leader->num_arguments != block->num_arguments)
    return false;
  for (uint32_t i = 0; i < block->num_arguments; i++)
    if (block_argument(leader, i)->type != block_argument(block, i)->type)
      return false;
  number_ops(leader);
  number_ops(block);
  const Operation *lhs = leader->first;
  const Operation *rhs = block->first;
  for (; lhs && rhs; lhs = lhs->next, rhs = rhs->next) {
    if (!op_has_same_shell(lhs, rhs, NULL))
      return false;
    for (uint32_t i = 0; i < lhs->num_operands; i++) {
      bool differ;
      if (!operands_match(op_operand(lhs, i), op_operand(rhs, i), leader, block,
                          &differ))
        return false;
      if (differ)
        VECTOR_PUSH(places, (OperandPlace){lhs->order, i});
    }
  }
  return !lhs && !rhs;
}

static bool place_is_less(OperandPlace lhs, OperandPlace rhs) {
  return lhs.op != rhs.op ? lhs.op < rhs.op : lhs.operand < rhs.operand;
}

/// Merges two ascending lists into an ascending one.
static void merge_places(PlaceList *into, const PlaceList *more) {
  PlaceList merged = {0};
  size_t i = 0, k = 0;
  while (i < into->size || k < more->size) {
    bool takes_old =
        k == more->size ||
        (i < into->size && !place_is_less(more->data[k], into->data[i]));
    OperandPlace place = takes_old ? into->data[i++] : more->data[k];
    if (!takes_old || (k < more->size && !place_is_less(place, more->data[k])))
      k++;
    VECTOR_PUSH(&merged, place);
  }
  VECTOR_FREE(into);
  *into = merged;
}

static bool join_cluster(BlockCluster *cluster, Block *block) {
  PlaceList places = {0};
  bool matches = blocks_match(cluster->leader, block, &places);
  if (matches) {
    merge_places(&cluster->places, &places);
    VECTOR_PUSH(&cluster->others, block);
  }
  VECTOR_FREE(&places);
  return matches;
}

static bool predecessors_can_pass(const Block *block) {
  FOR_EACH_PREDECESSOR(edge, block)
    if (!op_has_trait(edge->owner, TRAIT_BRANCH) ||
        !edge->owner->def->successor_operands)
      return false;
  return true;
}

static bool cluster_can_pass(const BlockCluster *cluster) {
  if (!cluster->places.size)
    return true;
  if (!predecessors_can_pass(cluster->leader))
    return false;
  for (size_t i = 0; i < cluster->others.size; i++)
    if (!predecessors_can_pass(cluster->others.data[i]))
      return false;
  return true;
}

/// Collects the values that `block` has at the places.
static void collect_places(const PlaceList *places, const Block *block,
                           Value **values) {
  const Operation *op = block->first;
  uint32_t at = 0;
  for (size_t i = 0; i < places->size; i++) {
    for (; at < places->data[i].op; at++)
      op = op->next;
    values[i] = op_operand(op, places->data[i].operand);
  }
}

/// Gives each place the number of its new argument. Each row of `values` has
/// the values of one block, the leader's first; afterwards it has one for each
/// argument. Two places share an argument if their values are equal in every
/// block. Returns the number of arguments.
static uint32_t share_arguments(Value **values, size_t num_rows, size_t count,
                                uint32_t *numbers) {
  PtrMap first_places = {0};
  uint32_t num_arguments = 0;
  for (size_t i = 0; i < count; i++) {
    void **slot = ptr_map_slot(&first_places, values[i]);
    if (!*slot)
      *slot = (void *)(uintptr_t)(i + 1);
    size_t first = (uintptr_t)*slot - 1;
    bool is_shared = first != i;
    for (size_t row = 1; is_shared && row < num_rows; row++)
      is_shared = values[row * count + first] == values[row * count + i];
    numbers[i] = is_shared ? numbers[first] : num_arguments++;
  }
  ptr_map_free(&first_places);
  for (size_t row = 0; row < num_rows; row++)
    for (size_t i = 0; i < count; i++)
      values[row * count + numbers[i]] = values[row * count + i];
  return num_arguments;
}

/// Replaces the leader's operands at the places by its new arguments.
static void use_arguments(Context *ctx, const PlaceList *places, Block *leader,
                          const uint32_t *numbers) {
  uint32_t num_old = leader->num_arguments, at = 0;
  Operation *op = leader->first;
  for (size_t i = 0; i < places->size; i++) {
    for (; at < places->data[i].op; at++)
      op = op->next;
    Value *value = op_operand(op, places->data[i].operand);
    uint32_t number = num_old + numbers[i];
    if (number == leader->num_arguments)
      block_add_argument(ctx, leader, value->type, value_location(value));
    op_set_operand(op, places->data[i].operand, block_argument(leader, number));
  }
}

/// Records, by successor, what each branch to the cluster's blocks must pass in
/// addition. All of it is added at once, since a branch may have many edges.
static void note_passed(BranchEdits *edits, const Block *block,
                        Value *const *values) {
  FOR_EACH_PREDECESSOR(edge, block) {
    const Operation *branch = edge->owner;
    Value *const **passed = branch_edit(
        edits, edge->owner, branch->num_successors * sizeof(Value *const *));
    passed[edge - op_successor_slots(branch)] = values;
  }
}

typedef VECTOR(Block *) BlockList;

/// One round of merging in a region.
typedef struct MergeRound {
  VECTOR(BlockCluster *) clusters;
  PtrMap by_hash; ///< Maps a hash to its newest BlockCluster *.
  PtrMap changed; ///< Set of blocks that lead to a merged one.
  PtrMap passing; ///< Set of blocks whose branches pass more than before.
  BlockList next; ///< The blocks in `changed`, and some erased ones, for the
                  ///< next round.
  bool has_new_arguments; ///< Blocks with as many may be equal now.
} MergeRound;

static void pass_more(Context *ctx, MergeRound *round,
                      const BlockCluster *cluster) {
  size_t count = cluster->places.size;
  size_t num_rows = cluster->others.size + 1;
  Value **values = mem_alloc(num_rows * count * sizeof *values);
  uint32_t *numbers = mem_alloc(count * sizeof *numbers);
  collect_places(&cluster->places, cluster->leader, values);
  for (size_t i = 1; i < num_rows; i++)
    collect_places(&cluster->places, cluster->others.data[i - 1],
                   values + i * count);
  uint32_t num_arguments = share_arguments(values, num_rows, count, numbers);
  use_arguments(ctx, &cluster->places, cluster->leader, numbers);
  BranchEdits edits = {0};
  note_passed(&edits, cluster->leader, values);
  for (size_t i = 1; i < num_rows; i++)
    note_passed(&edits, cluster->others.data[i - 1], values + i * count);
  for (size_t i = 0; i < edits.list.size; i++) {
    Operation *branch = edits.list.data[i].branch;
    op_append_successor_operands(ctx, branch, edits.list.data[i].data,
                                 num_arguments);
    ptr_map_set(&round->passing, branch->block, branch);
  }
  branch_edits_free(&edits);
  mem_free(numbers);
  mem_free(values);
}

/// Has a branch in one of the blocks got more operands? The places are wrong
/// then.
static bool cluster_has_changed(const MergeRound *round,
                                const BlockCluster *cluster) {
  bool has_changed = ptr_map_has(&round->passing, cluster->leader);
  for (size_t i = 0; i < cluster->others.size && !has_changed; i++)
    has_changed = ptr_map_has(&round->passing, cluster->others.data[i]);
  return has_changed;
}

static void note_predecessors(MergeRound *round, const Block *block) {
  FOR_EACH_PREDECESSOR(edge, block) {
    Block *from = edge->owner->block;
    if (block_is_entry(from) || ptr_map_has(&round->changed, from))
      continue;
    ptr_map_set(&round->changed, from, from);
    VECTOR_PUSH(&round->next, from);
  }
}

static bool merge_cluster(Rewriter *rw, MergeRound *round,
                          BlockCluster *cluster) {
  if (!cluster->others.size || cluster_has_changed(round, cluster) ||
      !cluster_can_pass(cluster))
    return false;
  if (cluster->places.size)
    pass_more(rw->builder.ctx, round, cluster);
  round->has_new_arguments |= cluster->places.size != 0;
  for (size_t i = 0; i < cluster->others.size; i++) {
    Block *block = cluster->others.data[i];
    while (block->first_use) {
      BlockUse *edge = block->first_use;
      op_set_successor(edge->owner,
                       (unsigned)(edge - op_successor_slots(edge->owner)),
                       cluster->leader);
    }
    ptr_map_remove(&round->changed, block);
    rewriter_erase_block(rw, block);
  }
  note_predecessors(round, cluster->leader);
  return true;
}

static void add_to_clusters(MergeRound *round, Block *block) {
  const void *key = (const void *)(uintptr_t)hash_block(block);
  BlockCluster *first = ptr_map_get(&round->by_hash, key);
  // Different blocks with equal hashes are rare, so only a few are compared.
  enum { MAX_TRIES = 16 };
  BlockCluster *at = first;
  for (unsigned tries = 0; at && tries < MAX_TRIES; tries++, at = at->next)
    if (join_cluster(at, block))
      return;
  BlockCluster *cluster = mem_alloc(sizeof *cluster);
  *cluster = (BlockCluster){.leader = block, .next = first};
  ptr_map_set(&round->by_hash, key, cluster);
  VECTOR_PUSH(&round->clusters, cluster);
}

static int compare_order(const void *lhs, const void *rhs) {
  uint32_t left = (*(Block *const *)lhs)->order;
  uint32_t right = (*(Block *const *)rhs)->order;
  return (left > right) - (left < right);
}

/// All blocks of `region` except the first, numbered from 1.
static BlockList list_blocks(const Region *region) {
  BlockList blocks = {0};
  for (Block *block = region->first->next; block; block = block->next) {
    VECTOR_PUSH(&blocks, block);
    block->order = (uint32_t)blocks.size;
  }
  return blocks;
}

/// The blocks whose successors changed, in the order of the region.
static BlockList list_changed(const MergeRound *round) {
  BlockList blocks = {0};
  for (size_t i = 0; i < round->next.size; i++)
    if (ptr_map_has(&round->changed, round->next.data[i]))
      VECTOR_PUSH(&blocks, round->next.data[i]);
  if (blocks.size)
    qsort(blocks.data, blocks.size, sizeof *blocks.data, compare_order);
  return blocks;
}

static void round_free(MergeRound *round) {
  for (size_t i = 0; i < round->clusters.size; i++) {
    VECTOR_FREE(&round->clusters.data[i]->others);
    VECTOR_FREE(&round->clusters.data[i]->places);
    mem_free(round->clusters.data[i]);
  }
  VECTOR_FREE(&round->clusters);
  ptr_map_free(&round->by_hash);
  ptr_map_free(&round->changed);
  ptr_map_free(&round->passing);
  VECTOR_FREE(&round->next);
}

/// Merges the equal ones among `blocks`, which are in the order of the region.
static bool merge_blocks(Rewriter *rw, MergeRound *round,
                         const BlockList *blocks) {
  bool merged = false;
  for (size_t i = 0; i < blocks->size; i++)
    if (can_be_merged(blocks->data[i]))
      add_to_clusters(round, blocks->data[i]);
  for (size_t i = 0; i < round->clusters.size; i++)
    merged |= merge_cluster(rw, round, round->clusters.data[i]);
  return merged;
}

/// MLIR compares all blocks again until none is merged. Here that is done a few
/// times only; later rounds compare just the blocks that lead to merged ones.
static bool merge_in_region(Rewriter *rw, Region *region) {
  enum { MAX_FULL_ROUNDS = 8 };
  BlockList blocks = list_blocks(region);
  bool merged = false;
  for (unsigned num_full = 1; blocks.size;) {
    MergeRound round = {0};
    merged |= merge_blocks(rw, &round, &blocks);
    VECTOR_FREE(&blocks);
    bool is_full = round.has_new_arguments && num_full < MAX_FULL_ROUNDS;
    num_full += is_full;
    blocks = is_full ? list_blocks(region) : list_changed(&round);
    round_free(&round);
  }
  return merged;
}

bool region_merge_identical_blocks(Rewriter *rw, Region *root) {
  RegionList work = {0};
  bool merged = false;
  if (!region_is_empty(root))
    VECTOR_PUSH(&work, root);
  while (work.size) {
    Region *region = VECTOR_POP(&work);
    if (region->first != region->last)
      merged |= merge_in_region(rw, region);
    FOR_EACH_BLOCK(block, region) {
      region_list_push_nested(&work, block);
    }
  }
  VECTOR_FREE(&work);
  return merged;
}

/// The value that all predecessors pass for argument `index`. NULL if they
/// differ.
static Value *common_argument(const Block *block, unsigned index) {
  Value *common = NULL;
  FOR_EACH_PREDECESSOR(edge, block) {
    const Operation *branch = edge->owner;
    unsigned first, count;
    unsigned successor = (unsigned)(edge - op_successor_slots(branch));
    if (!op_has_trait(branch, TRAIT_BRANCH) || !branch->def->successor_operands)
      return NULL;
    branch->def->successor_operands(branch, successor, &first, &count);
    unsigned produced = op_produced_arguments(branch, successor);
    if (index < produced)
      return NULL;
    Value *value = op_operand(branch, first + index - produced);
    if (common && value != common)
      return NULL;
    common = value;
  }
  return common == block_argument(block, index) ? NULL : common;
}

/// The arguments of a block that are dropped.
typedef struct DroppedArguments {
  Block *block;
  bool *erase;
} DroppedArguments;

/// The parts dropped in one region. It goes all at once, since a branch may
/// lead to many blocks.
typedef struct Redundant {
  VECTOR(DroppedArguments) blocks;
  BranchEdits edits; ///< A bool per operand: it is dropped.
} Redundant;

/// Records that branches to `block` no longer pass the dropped arguments.
static void note_dropped(BranchEdits *edits, const Block *block,
                         const bool *erase_argument) {
  FOR_EACH_PREDECESSOR(edge, block) {
    Operation *branch = edge->owner;
    bool *erase =
        branch_edit(edits, branch, branch->num_operands * sizeof *erase);
    unsigned first, count;
    unsigned successor = (unsigned)(edge - op_successor_slots(branch));
    branch->def->successor_operands(branch, successor, &first, &count);
    unsigned produced = op_produced_arguments(branch, successor);
    for (unsigned k = 0; k < count; k++)
      erase[first + k] = erase_argument[produced + k];
  }
}

static void find_redundant(Rewriter *rw, Redundant *redundant, Block *block) {
  bool *erase = mem_alloc((block->num_arguments + 1) * sizeof *erase);
  bool found = false;
  for (uint32_t i = 0; i < block->num_arguments; i++) {
    Value *common = common_argument(block, i);
    erase[i] = common != NULL;
    found |= erase[i];
    if (common)
      rewriter_replace_all_uses_with(rw, block_argument(block, i), common);
  }
  if (!found) {
    mem_free(erase);
    return;
  }
  note_dropped(&redundant->edits, block, erase);
  VECTOR_PUSH(&redundant->blocks, (DroppedArguments){block, erase});
}

static void erase_redundant(Context *ctx, Redundant *redundant) {
  const BranchEdits *edits = &redundant->edits;
  for (size_t i = 0; i < edits->list.size; i++)
    op_erase_successor_operands(ctx, edits->list.data[i].branch,
                                edits->list.data[i].data);
  for (size_t i = 0; i < redundant->blocks.size; i++) {
    const DroppedArguments *dropped = &redundant->blocks.data[i];
    block_erase_arguments(ctx, dropped->block, dropped->erase);
    mem_free(dropped->erase);
  }
}

static bool drop_in_region(Rewriter *rw, Region *region) {
  Redundant redundant = {0};
  FOR_EACH_BLOCK(block, region) {
    if (block->num_arguments && !block_is_entry(block))
      find_redundant(rw, &redundant, block);
  }
  bool dropped = redundant.blocks.size != 0;
  erase_redundant(rw->builder.ctx, &redundant);
  branch_edits_free(&redundant.edits);
  VECTOR_FREE(&redundant.blocks);
  return dropped;
}

bool region_drop_redundant_arguments(Rewriter *rw, Region *root) {
  RegionList work = {0};
  bool dropped = false;
  if (!region_is_empty(root))
    VECTOR_PUSH(&work, root);
  while (work.size) {
    Region *region = VECTOR_POP(&work);
    dropped |= drop_in_region(rw, region);
    FOR_EACH_BLOCK(block, region) {
      region_list_push_nested(&work, block);
    }
  }
  VECTOR_FREE(&work);
  return dropped;
}
