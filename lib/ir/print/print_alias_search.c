// SPDX-License-Identifier: Apache-2.0
// Is there anything that has an alias? Most modules of passes have nothing.
#include "ir/print/alias_internal.h"

enum { NUM_RECENT_NODES = 256 };

/// Searches for things with aliases. Those without one are remembered.
typedef struct AliasSearch {
  uint64_t recent[NUM_RECENT_NODES]; ///< By key: they have none.
  PtrMap visited;
  DataNodes nodes;
  const Context *ctx;
  bool found;
} AliasSearch;

static void search_deep(AliasSearch *search, DataNode node) {
  VECTOR_PUSH(&search->nodes, node);
  while (search->nodes.size && !search->found) {
    node = VECTOR_POP(&search->nodes);
    // Locations print without aliases unless all of them are printed.
    if (!(node.type || node.attr))
      continue;
    void **visited = ptr_map_slot_wide(&search->visited, node_key(node));
    if (*visited)
      continue;
    *visited = search;
    ResourceUse use;
    if (alias_name(node) || has_given_name(search->ctx, node) ||
        attr_as_location(node.attr) || find_resource(node.attr, &use))
      search->found = true;
    else
      push_children(search->ctx, node, &search->nodes);
  }
}

static void search_node(AliasSearch *search, DataNode node) {
  uint64_t key = node_key(node);
  if (!key)
    return;
  uint64_t hash = key >> 4;
  uint64_t *recent = &search->recent[(hash ^ (hash >> 8)) % NUM_RECENT_NODES];
  if (*recent == key)
    return;
  search_deep(search, node);
  *recent = key;
}

static void search_op(AliasSearch *search, const Operation *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    search_node(search, (DataNode){.type = op->results[i].type});
  if (op->attrs)
    search_node(search, (DataNode){.attr = op->attrs});
  for (unsigned i = 0; i < op->num_props; i++)
    if (op_props(op)[i])
      search_node(search, (DataNode){.attr = op_props(op)[i]});
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      for (uint32_t j = 0; j < block->num_arguments; j++)
        search_node(search,
                    (DataNode){.type = block->arguments[j]->value.type});
}

/// Operation after `op` below `root`, in preorder.
static const Operation *next_op(const Operation *root, const Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      if (block->first)
        return block->first;
  while (op != root) {
    if (op->next)
      return op->next;
    const Block *block = op->block;
    for (block = block->next; block; block = block->next)
      if (block->first)
        return block->first;
    const Region *region = op->block->parent;
    op = region->parent;
    for (unsigned i = region->index + 1; i < op->num_regions; i++)
      FOR_EACH_BLOCK(next, op_region(op, i))
        if (next->first)
          return next->first;
  }
  return NULL;
}

bool aliases_may_exist(const Context *ctx, const Operation *root) {
  if (!context_has_aliasable(ctx))
    return false;
  AliasSearch search = {.ctx = ctx};
  // The operands of nested operations are results of nested ones, or are these.
  for (uint32_t i = 0; i < root->num_operands; i++)
    if (op_operand(root, i))
      search_node(&search, (DataNode){.type = op_operand_type(root, i)});
  for (const Operation *op = root; op && !search.found; op = next_op(root, op))
    search_op(&search, op);
  ptr_map_free(&search.visited);
  VECTOR_FREE(&search.nodes);
  return search.found;
}
