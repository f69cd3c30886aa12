// SPDX-License-Identifier: Apache-2.0
// Dominator trees and queries.
//
// A tree is built by Lengauer and Tarjan's algorithm with path compression, in
// near-linear time for any graph. Nodes are numbered in preorder of a
// depth-first search from the entry block, from 1; 0 means none. The tree is
// then laid out so that the nodes under one are a range of positions: one
// comparison tells whether a block dominates another.
#include "ir/verify/dominance.h"

#include <string.h>

#include "ir/op_order.h"
#include "ir/operation_internal.h"
#include "support/memory.h"

/// A block's `order` is its node's number as long as nothing else has used that
/// field. That can be checked, as `blocks` would have another block there.
typedef struct DominatorTree {
  uint32_t count;       ///< Nodes, numbered from 1.
  const Block **blocks; ///< By node. Owns the memory of all arrays.
  uint32_t *position;   ///< By node, in preorder of the dominator tree.
  uint32_t *size;       ///< Nodes in each node's subtree, itself included.
  PtrMap nodes;         ///< Block * to number, made once `order` is lost.
} DominatorTree;

/// State for building a tree; arrays are indexed by node.
typedef struct TreeBuilder {
  const Region *region;
  DominatorTree *tree;
  uint32_t *parent; ///< In the depth-first search.
  uint32_t *semi;
  uint32_t *label;
  uint32_t *ancestor;
  uint32_t *idom;
  uint32_t *bucket;      ///< First node whose semidominator this is.
  uint32_t *bucket_next; ///< Next node in the same bucket.
  uint32_t *stack;
  uint32_t *cursor; ///< Next successor to follow.
} TreeBuilder;

static uint32_t find_node(DominatorTree *tree, const Block *block) {
  if (tree->nodes.size == 0)
    for (uint32_t node = 1; node <= tree->count; node++)
      ptr_map_set(&tree->nodes, tree->blocks[node], (void *)(uintptr_t)node);
  return (uint32_t)(uintptr_t)ptr_map_get(&tree->nodes, block);
}

/// The node of a block of the region; 0: it is unreachable.
static inline uint32_t node_of(DominatorTree *tree, const Block *block) {
  uint32_t node = block->order;
  if (node - 1 < tree->count && tree->blocks[node] == block)
    return node;
  return find_node(tree, block);
}

/// node_of while the tree is built, when nothing else uses `order`.
static inline uint32_t new_node_of(const TreeBuilder *builder,
                                   const Block *block) {
  return block->parent == builder->region ? block->order : 0;
}

static uint32_t add_node(TreeBuilder *builder, Block *block, uint32_t parent) {
  uint32_t node = ++builder->tree->count;
  assert(node <= builder->region->num_blocks && parent < node);
  builder->tree->blocks[node] = block;
  builder->parent[node] = parent;
  builder->semi[node] = node;
  builder->label[node] = node;
  block->order = node;
  return node;
}

/// Next successor of `node` that has not been reached yet, or NULL.
static Block *next_unreached(TreeBuilder *builder, uint32_t node) {
  const Operation *last = builder->tree->blocks[node]->last;
  uint32_t count = last ? last->num_successors : 0;
  while (builder->cursor[node] < count) {
    Block *block = op_successor(last, builder->cursor[node]++);
    if (block && block->parent == builder->region && !block->order)
      return block;
  }
  return NULL;
}

static void number_blocks(TreeBuilder *builder) {
  uint32_t depth = 0;
  FOR_EACH_BLOCK(block, builder->region)
    block->order = 0;
  builder->stack[depth++] = add_node(builder, builder->region->first, 0);
  while (depth) {
    uint32_t node = builder->stack[depth - 1];
    Block *next = next_unreached(builder, node);
    if (next)
      builder->stack[depth++] = add_node(builder, next, node);
    else
      depth--;
  }
}

/// The node with the smallest semidominator on the path from `node` up to, but
/// excluding, the root of its tree in the forest. Compresses the path.
static uint32_t best_on_path(TreeBuilder *builder, uint32_t node) {
  uint32_t *ancestor = builder->ancestor;
  uint32_t *label = builder->label;
  if (!ancestor[node])
    return label[node];
  uint32_t depth = 0;
  for (uint32_t at = node; ancestor[ancestor[at]]; at = ancestor[at])
    builder->stack[depth++] = at;
  while (depth) {
    uint32_t at = builder->stack[--depth];
    uint32_t above = ancestor[at];
    if (builder->semi[label[above]] < builder->semi[label[at]])
      label[at] = label[above];
    ancestor[at] = ancestor[above];
  }
  return label[node];
}

static void find_semidominator(TreeBuilder *builder, uint32_t node) {
  FOR_EACH_PREDECESSOR(use, builder->tree->blocks[node]) {
    uint32_t from = new_node_of(builder, use->owner->block);
    if (!from || use->owner != use->owner->block->last)
      continue;
    uint32_t semi = builder->semi[best_on_path(builder, from)];
    if (semi < builder->semi[node])
      builder->semi[node] = semi;
  }
  uint32_t semi = builder->semi[node];
  builder->bucket_next[node] = builder->bucket[semi];
  builder->bucket[semi] = node;
}

static void find_dominators(TreeBuilder *builder) {
  uint32_t *idom = builder->idom;
  for (uint32_t node = builder->tree->count; node > 1; node--) {
    find_semidominator(builder, node);
    uint32_t parent = builder->parent[node];
    builder->ancestor[node] = parent;
    uint32_t other = builder->bucket[parent];
    builder->bucket[parent] = 0;
    for (; other; other = builder->bucket_next[other]) {
      uint32_t best = best_on_path(builder, other);
      idom[other] = builder->semi[best] < builder->semi[other] ? best : parent;
    }
  }
  for (uint32_t node = 2; node <= builder->tree->count; node++)
    if (idom[node] != builder->semi[node])
      idom[node] = idom[idom[node]];
}

/// A node's dominator has a smaller number, so one loop down and one up give
/// all sizes and positions.
static void lay_out(TreeBuilder *builder) {
  uint32_t *position = builder->tree->position;
  uint32_t *size = builder->tree->size;
  uint32_t *next = builder->stack; // Next free position under a node.
  for (uint32_t node = 1; node <= builder->tree->count; node++)
    size[node] = 1;
  for (uint32_t node = builder->tree->count; node > 1; node--)
    size[builder->idom[node]] += size[node];
  position[1] = 0;
  next[1] = 1;
  for (uint32_t node = 2; node <= builder->tree->count; node++) {
    uint32_t above = builder->idom[node];
    assert(above && above < node);
    position[node] = next[above];
    next[above] += size[node];
    next[node] = position[node] + 1;
  }
}

static void build_tree(DominatorTree *tree, const Region *region) {
  size_t count = (size_t)region->num_blocks + 1;
  tree->blocks = mem_alloc(count * (sizeof(Block *) + 2 * 4));
  tree->position = (uint32_t *)(void *)(tree->blocks + count);
  tree->size = tree->position + count;
  TreeBuilder builder = {.region = region, .tree = tree};
  uint32_t **const arrays[] = {
      &builder.parent,      &builder.semi,  &builder.label,
      &builder.ancestor,    &builder.idom,  &builder.bucket,
      &builder.bucket_next, &builder.stack, &builder.cursor,
  };
  const size_t num_arrays = ARRAY_LENGTH(arrays);
  uint32_t *scratch = mem_alloc(num_arrays * count * 4);
  memset(scratch, 0, num_arrays * count * 4);
  for (size_t i = 0; i < num_arrays; i++)
    *arrays[i] = scratch + i * count;
  number_blocks(&builder);
  find_dominators(&builder);
  lay_out(&builder);
  mem_free(scratch);
}

static DominatorTree *region_tree(DominanceInfo *info, const Region *region) {
  assert(region->first);
  if (region == info->last_region)
    return info->last_tree;
  void **slot = ptr_map_slot(&info->regions, region);
  if (!*slot) {
    DominatorTree *tree = mem_alloc(sizeof *tree);
    *tree = (DominatorTree){0};
    build_tree(tree, region);
    *slot = tree;
  }
  info->last_region = region;
  info->last_tree = *slot;
  assert(info->last_tree->count <= region->num_blocks);
  return *slot;
}

void dominance_free(DominanceInfo *info) {
  for (size_t i = 0; i < info->regions.capacity; i++) {
    DominatorTree *tree = info->regions.entries[i].value;
    if (!tree)
      continue;
    ptr_map_free(&tree->nodes);
    mem_free(tree->blocks);
    mem_free(tree);
  }
  ptr_map_free(&info->regions);
  info->last_region = NULL;
}

bool region_has_ssa_dominance(const Region *region) {
  return !region->first || block_has_ssa_dominance(region->first);
}

size_t dominance_preorder(DominanceInfo *info, const Region *region,
                          Block **blocks, uint32_t *sizes) {
  DominatorTree *tree = region_tree(info, region);
  size_t count = 0;
  FOR_EACH_BLOCK(block, region) {
    uint32_t node = node_of(tree, block);
    if (!node)
      continue;
    assert(tree->position[node] < tree->count);
    blocks[tree->position[node]] = block;
    sizes[tree->position[node]] = tree->size[node];
    count++;
  }
  return count;
}

bool dominance_is_reachable(DominanceInfo *info, const Block *block) {
  const Region *region = block->parent;
  if (!region || region->first == block)
    return true;
  return node_of(region_tree(info, region), block) != 0;
}

/// For two blocks of one region. Everything dominates an unreachable block.
static bool dominates_in_region(DominanceInfo *info, const Block *lhs,
                                const Block *rhs) {
  assert(lhs->parent && lhs->parent == rhs->parent);
  if (lhs == rhs)
    return true;
  DominatorTree *tree = region_tree(info, lhs->parent);
  uint32_t above = node_of(tree, lhs);
  uint32_t below = node_of(tree, rhs);
  if (!below)
    return true;
  if (!above)
    return false;
  return tree->position[below] - tree->position[above] < tree->size[above];
}

/// The block in `region` that is `block` or encloses it; NULL if there is none.
/// If `block` is nested, `*op` becomes the operation that encloses it.
static const Block *block_in_region(const Region *region, const Block *block,
                                    const Operation **op) {
  while (block && block->parent != region) {
    *op = block->parent ? block->parent->parent : NULL;
    block = *op ? (*op)->block : NULL;
  }
  return block;
}

bool dominance_block_dominates(DominanceInfo *info, const Block *lhs,
                               const Block *rhs) {
  const Operation *op = NULL;
  if (lhs == rhs)
    return true;
  if (!lhs->parent)
    return false;
  const Block *block = block_in_region(lhs->parent, rhs, &op);
  return block && dominates_in_region(info, lhs, block);
}

bool block_has_ssa_dominance(const Block *block) {
  const Region *region = block->parent;
  const Operation *parent = region ? region->parent : NULL;
  if (!parent)
    return true;
  if (parent->def->is_unregistered)
    return region->first != region->last;
  return !op_has_trait(parent, TRAIT_GRAPH_REGION);
}

bool dominance_value_dominates(DominanceInfo *info, const Value *value,
                               const Operation *user) {
  const Block *block = value_parent_block(value);
  if (!block || !user->block)
    return false;
  const Operation *use = user;
  const Block *use_block = block == user->block ? block : NULL;
  if (!use_block && block->parent)
    use_block = block_in_region(block->parent, user->block, &use);
  if (!use_block)
    return false;
  if (use_block != block)
    return dominates_in_region(info, block, use_block);
  const Operation *def = value_defining_op(value);
  if (!def || !block_has_ssa_dominance(block))
    return true;
  return op_is_before_in_block(def, use);
}

// --- scopes ------------------------------------------------------------------

void dominance_scopes_reset(DominanceScopes *scopes) {
  dominance_free(&scopes->info);
  scopes->info = (DominanceInfo){0};
}

void dominance_scopes_free(DominanceScopes *scopes) {
  dominance_free(&scopes->info);
  VECTOR_FREE(&scopes->open);
}

DominanceCursor dominance_enter(DominanceScopes *scopes, Region *region,
                                size_t known) {
  DominanceCursor cursor = {.region = region,
                            .num_blocks = 1,
                            .first_scope = scopes->open.size,
                            .first_known = known};
  if (region->first != region->last) {
    cursor.blocks = mem_alloc(region->num_blocks * sizeof(Block *));
    cursor.sizes = mem_alloc(region->num_blocks * sizeof *cursor.sizes);
    cursor.num_blocks =
        dominance_preorder(&scopes->info, region, cursor.blocks, cursor.sizes);
  }
  return cursor;
}

static void leave_region(DominanceScopes *scopes, DominanceCursor *cursor,
                         size_t *known) {
  *known = cursor->first_known;
  scopes->open.size = cursor->first_scope;
  mem_free(cursor->blocks);
  mem_free(cursor->sizes);
}

Block *dominance_next_block(DominanceScopes *scopes, DominanceCursor *cursor,
                            size_t *known) {
  if (cursor->position == cursor->num_blocks) {
    leave_region(scopes, cursor, known);
    return NULL;
  }
  size_t position = cursor->position++;
  while (scopes->open.size > cursor->first_scope &&
         VECTOR_LAST(&scopes->open).end <= position)
    *known = VECTOR_POP(&scopes->open).first_known;
  size_t size = cursor->sizes ? cursor->sizes[position] : 1;
  VECTOR_PUSH(&scopes->open, (struct DominanceScope){position + size, *known});
  return cursor->blocks ? cursor->blocks[position] : cursor->region->first;
}
