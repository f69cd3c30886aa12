// SPDX-License-Identifier: Apache-2.0
// The call graph: nodes, edges, and strongly connected components in the order
// in which Tarjan's algorithm gives them, on an explicit stack.
#include "passes/inline/call_graph.h"

#include "ir/walk.h"

CallNode *call_graph_node(const CallGraph *graph, const Region *region) {
  return region ? ptr_map_get(&graph->node_of, region) : NULL;
}

CallNode *call_graph_callee(CallGraph *graph, const Operation *call) {
  CallInfo info = op_call_info(call);
  if (!attr_as_symbol_ref(info.symbol))
    return NULL;
  const Operation *callable =
      symbol_tables_lookup_nearest(&graph->tables, call, info.symbol);
  return callable ? call_graph_node(graph, op_callable_region(callable)) : NULL;
}

static void add_node(CallGraph *graph, Operation *op, CallNode *parent) {
  CallNode *node = arena_alloc_zero(&graph->arena, sizeof *node);
  node->op = op;
  node->body = op_callable_region(op);
  node->is_nested = parent != NULL;
  ptr_map_set(&graph->node_of, node->body, node);
  VECTOR_PUSH(&graph->nodes, node);
  VECTOR_PUSH(&(parent ? parent : &graph->outside)->edges, node);
  if (parent)
    VECTOR_PUSH(&parent->children, node);
}

/// The bodies of calls and of declarations do not count.
static Operation *next_op(const Operation *root, Operation *op) {
  bool is_leaf = op_has_trait(op, TRAIT_CALL) ||
                 (op_has_trait(op, TRAIT_FUNCTION) && !op_callable_region(op));
  return is_leaf ? walk_next_skipping_regions(root, op)
                 : walk_next_preorder(root, op);
}

/// Remembers the node around the last operation, as most stand in one block,
/// and the nodes of the regions that were visited.
typedef struct NodeCursor {
  const Block *block;
  CallNode *node;
  PtrMap known; ///< Region * to the innermost node around it; the graph's
                ///< `outside`: there is none.
} NodeCursor;

/// Node whose body is `region` or is around it: the innermost one.
static CallNode *node_around(NodeCursor *cursor, CallGraph *graph,
                             const Region *region) {
  CallNode *found = NULL;
  const Region *at = region;
  while (at && !found) {
    found = call_graph_node(graph, at);
    if (!found)
      found = ptr_map_get(&cursor->known, at);
    at = at->parent->block ? at->parent->block->parent : NULL;
  }
  found = found ? found : &graph->outside;
  for (at = region; at && !ptr_map_has(&cursor->known, at);
       at = at->parent->block ? at->parent->block->parent : NULL) {
    if (call_graph_node(graph, at))
      break;
    ptr_map_set(&cursor->known, at, found);
  }
  return found == &graph->outside ? NULL : found;
}

static CallNode *cursor_node(NodeCursor *cursor, CallGraph *graph,
                             const Operation *op) {
  if (op->block != cursor->block) {
    cursor->block = op->block;
    cursor->node =
        op->block ? node_around(cursor, graph, op->block->parent) : NULL;
  }
  return cursor->node;
}

static void add_nodes(CallGraph *graph, Operation *root) {
  NodeCursor cursor = {0};
  for (Operation *op = root; op; op = next_op(root, op))
    if (op_has_trait(op, TRAIT_FUNCTION) && op_callable_region(op))
      add_node(graph, op, cursor_node(&cursor, graph, op));
  ptr_map_free(&cursor.known);
}

static void add_calls(CallGraph *graph, Operation *root) {
  NodeCursor cursor = {0};
  for (Operation *op = root; op; op = next_op(root, op)) {
    CallNode *caller =
        op_has_trait(op, TRAIT_CALL) ? cursor_node(&cursor, graph, op) : NULL;
    CallNode *callee = caller ? call_graph_callee(graph, op) : NULL;
    if (callee)
      VECTOR_PUSH(&caller->edges, callee);
  }
  ptr_map_free(&cursor.known);
}

bool call_node_has_edge(CallNode *from, const CallNode *to) {
  if (!from->targets.size)
    for (size_t i = 0; i < from->edges.size; i++)
      ptr_map_set(&from->targets, from->edges.data[i], from);
  return ptr_map_has(&from->targets, to);
}

//===- Components ---------------------------------------------------------===//

enum { NUMBER_DONE = -1 };

typedef struct ComponentFrame {
  CallNode *node;
  size_t next_edge;
  size_t min_number;
} ComponentFrame;

typedef struct ComponentSearch {
  VECTOR(ComponentFrame) frames;
  CallNodes open; ///< Nodes whose component is not known yet.
  size_t count;
} ComponentSearch;

static void enter_node(ComponentSearch *search, CallNode *node) {
  node->number = ++search->count;
  VECTOR_PUSH(&search->open, node);
  VECTOR_PUSH(&search->frames, (ComponentFrame){node, 0, node->number});
}

/// Goes on with the innermost node. True once all its edges were followed.
static bool follow_edge(ComponentSearch *search) {
  ComponentFrame *frame = &VECTOR_LAST(&search->frames);
  if (frame->next_edge == frame->node->edges.size)
    return true;
  CallNode *child = frame->node->edges.data[frame->next_edge++];
  if (!child->number)
    enter_node(search, child);
  else if (child->number < frame->min_number)
    frame->min_number = child->number;
  return false;
}

static void leave_node(ComponentSearch *search, CallComponents *components) {
  ComponentFrame frame = VECTOR_POP(&search->frames);
  if (search->frames.size &&
      frame.min_number < VECTOR_LAST(&search->frames).min_number)
    VECTOR_LAST(&search->frames).min_number = frame.min_number;
  if (frame.min_number != frame.node->number)
    return;
  const CallNode *node;
  do {
    CallNode *popped = VECTOR_POP(&search->open);
    popped->number = (size_t)NUMBER_DONE;
    VECTOR_PUSH(&components->nodes, popped);
    node = popped;
  } while (node != frame.node);
  VECTOR_PUSH(&components->ends, components->nodes.size);
}

void call_graph_components(CallGraph *graph, CallComponents *components) {
  ComponentSearch search = {0};
  enter_node(&search, &graph->outside);
  while (search.frames.size)
    if (follow_edge(&search))
      leave_node(&search, components);
  VECTOR_FREE(&search.frames);
  VECTOR_FREE(&search.open);
}

//===- Uses of symbols ----------------------------------------------------===//

/// The node of the function that `ref` names in scope of `from`, if that may be
/// dropped.
static CallNode *discardable_node(CallGraph *graph, const Operation *from,
                                  const SymbolRefAttr *ref) {
  const Operation *symbol =
      symbol_tables_lookup_nearest(&graph->tables, from, &ref->base);
  CallNode *node =
      symbol ? call_graph_node(graph, op_callable_region(symbol)) : NULL;
  return node && node->is_discardable ? node : NULL;
}

static NodeUse *use_of(CallNode *user, CallNode *node) {
  void **slot = ptr_map_slot(&user->use_of, node);
  if (!*slot) {
    VECTOR_PUSH(&user->uses, (NodeUse){node, 0});
    *slot = (void *)(uintptr_t)user->uses.size;
  }
  return &user->uses.data[(uintptr_t)*slot - 1];
}

static void clear_uses(CallNode *node) {
  for (size_t i = 0; i < node->uses.size; i++)
    node->uses.data[i].node->num_users -= node->uses.data[i].count;
  node->uses.size = 0;
  ptr_map_clear(&node->use_of);
}

void call_node_drop_uses(CallNode *node) {
  CallNodes work = {0};
  VECTOR_PUSH(&work, node);
  while (work.size) {
    CallNode *dropped = VECTOR_POP(&work);
    clear_uses(dropped);
    dropped->is_discardable = false;
    for (size_t i = 0; i < dropped->children.size; i++)
      VECTOR_PUSH(&work, dropped->children.data[i]);
  }
  VECTOR_FREE(&work);
}

void call_node_recount_uses(CallGraph *graph, CallNode *node) {
  clear_uses(node);
  Operation *op = node->op;
  const Operation *from = op_parent(op) ? op_parent(op) : op;
  while (op) {
    symbol_uses_collect(graph->ctx, op, &graph->uses);
    for (size_t i = 0; i < graph->uses.refs.size; i++) {
      CallNode *used = discardable_node(graph, from, graph->uses.refs.data[i]);
      if (!used)
        continue;
      use_of(node, used)->count++;
      used->num_users++;
    }
    op = op != node->op && op_has_trait(op, TRAIT_SYMBOL_TABLE)
             ? walk_next_skipping_regions(node->op, op)
             : walk_next_preorder(node->op, op);
  }
}

void call_node_drop_call(CallGraph *graph, CallNode *node,
                         const Operation *call) {
  symbol_uses_collect(graph->ctx, call, &graph->uses);
  for (size_t i = 0; i < graph->uses.refs.size; i++) {
    CallNode *used = discardable_node(graph, call, graph->uses.refs.data[i]);
    if (!used || !ptr_map_has(&node->use_of, used))
      continue;
    NodeUse *use = use_of(node, used);
    if (!use->count)
      continue;
    use->count--;
    used->num_users--;
  }
}

void call_node_merge_uses(CallNode *callee, CallNode *caller) {
  size_t kept = 0;
  for (size_t i = 0; i < callee->uses.size; i++) {
    NodeUse use = callee->uses.data[i];
    // Drops uses that are gone, so that they are not merged again and again.
    if (!use.count) {
      ptr_map_remove(&callee->use_of, use.node);
      continue;
    }
    ptr_map_set(&callee->use_of, use.node, (void *)(uintptr_t)(kept + 1));
    callee->uses.data[kept++] = use;
    use_of(caller, use.node)->count += use.count;
    use.node->num_users += use.count;
  }
  callee->uses.size = kept;
}

bool call_node_is_unused(const CallNode *node) {
  return node->is_discardable && node->num_users == 0;
}

bool call_node_has_one_use(const CallNode *node) {
  return node->is_discardable && node->num_users == 1;
}

/// Are all uses of the symbols of `table` inside `root`? `visible` has the
/// tables for which that is known.
static bool are_uses_visible(const PtrMap *visible, const Operation *root,
                             const Operation *table) {
  if (!op_is_symbol(table) || symbol_has_visibility(table, STR("private")))
    return true;
  if (table == root)
    return !table->block;
  const Operation *parent = op_parent(table);
  return !op_has_trait(parent, TRAIT_SYMBOL_TABLE) ||
         ptr_map_has(visible, parent);
}

/// Functions may be dropped if nothing outside can see them.
static void find_discardable(CallGraph *graph, const Operation *table,
                             bool is_visible) {
  const Block *body = op_region(table, 0)->first;
  for (Operation *op = body ? body->first : NULL; op; op = op->next) {
    CallNode *node = op_has_trait(op, TRAIT_FUNCTION)
                         ? call_graph_node(graph, op_callable_region(op))
                         : NULL;
    if (node && op_is_symbol(op))
      node->is_discardable =
          (is_visible && !symbol_has_visibility(op, STR("public"))) ||
          symbol_has_visibility(op, STR("private"));
  }
}

/// Keeps everything that an operation other than a function refers to.
static void keep_used_elsewhere(CallGraph *graph, Operation *table) {
  const Block *body = op_region(table, 0)->first;
  for (Operation *top = body ? body->first : NULL; top; top = top->next) {
    if (op_has_trait(top, TRAIT_FUNCTION) && op_callable_region(top))
      continue;
    Operation *op = top;
    while (op) {
      symbol_uses_collect(graph->ctx, op, &graph->uses);
      for (size_t i = 0; i < graph->uses.refs.size; i++) {
        CallNode *used =
            discardable_node(graph, table, graph->uses.refs.data[i]);
        if (used)
          used->is_discardable = false;
      }
      op = op_has_trait(op, TRAIT_SYMBOL_TABLE)
               ? walk_next_skipping_regions(top, op)
               : walk_next_preorder(top, op);
    }
  }
}

/// Finds out which functions may be dropped; none if an unregistered operation
/// might be a symbol table.
static void count_uses(CallGraph *graph, Operation *root) {
  PtrMap visible = {0};
  VECTOR(Operation *) tables = {0};
  bool is_known = true;
  FOR_EACH_OP_PREORDER(op, root) {
    is_known &= !op_may_be_unknown_symbol_table(op);
    if (!op_has_trait(op, TRAIT_SYMBOL_TABLE) || !op->num_regions)
      continue;
    VECTOR_PUSH(&tables, op);
    bool is_visible = are_uses_visible(&visible, root, op);
    if (is_visible)
      ptr_map_set(&visible, op, op);
    find_discardable(graph, op, is_visible);
  }
  for (size_t i = 0; i < tables.size; i++)
    keep_used_elsewhere(graph, tables.data[i]);
  for (size_t i = 0; i < graph->nodes.size; i++) {
    graph->nodes.data[i]->is_discardable &= is_known;
    call_node_recount_uses(graph, graph->nodes.data[i]);
  }
  ptr_map_free(&visible);
  VECTOR_FREE(&tables);
}

void call_graph_init(CallGraph *graph, Context *ctx, Operation *root) {
  *graph = (CallGraph){.ctx = ctx};
  arena_init(&graph->arena);
  symbol_tables_freeze(&graph->tables);
  add_nodes(graph, root);
  add_calls(graph, root);
  count_uses(graph, root);
  symbol_tables_thaw(&graph->tables);
}

static void free_node(CallNode *node) {
  VECTOR_FREE(&node->edges);
  VECTOR_FREE(&node->children);
  VECTOR_FREE(&node->uses);
  ptr_map_free(&node->use_of);
  ptr_map_free(&node->targets);
}

void call_graph_free(CallGraph *graph) {
  for (size_t i = 0; i < graph->nodes.size; i++)
    free_node(graph->nodes.data[i]);
  free_node(&graph->outside);
  VECTOR_FREE(&graph->nodes);
  ptr_map_free(&graph->node_of);
  symbol_tables_free(&graph->tables);
  symbol_uses_free(&graph->uses);
  arena_free(&graph->arena);
}
