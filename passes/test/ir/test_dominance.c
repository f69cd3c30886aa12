// SPDX-License-Identifier: Apache-2.0
// -test-print-dominance: for each pair of blocks around the operations of a
// function, which block dominates both and whether one dominates the other,
// forwards and backwards.
//
// The trees are made here, by the algorithm of Cooper, Harvey and Kennedy, over
// numbers of blocks: backwards there may be several ends, joined at a root that
// is no block, and a part without an end gets one, the block that a walk from
// its first block comes to last. Follows llvm::DominatorTreeBase.
#include "ir/interfaces/symbol_table.h"
#include "ir/op_attrs.h"
#include "ir/verify/dominance.h"
#include "ir/walk.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"

typedef enum Direction { FORWARDS, BACKWARDS } Direction;

#define NO_BLOCK UINT32_MAX

/// Dominator tree of a region. Node 0 is its root: the entry block forwards,
/// no block backwards; `order` is the nodes from the root in reverse postorder.
typedef struct Tree {
  VECTOR(Block *) blocks;   ///< By node; node 0 backwards: NULL.
  PtrMap nodes;             ///< Block * to its node + 1.
  VECTOR(uint32_t) parents; ///< By node; NO_BLOCK: not reached.
  VECTOR(uint32_t) numbers; ///< By node, in postorder.
  VECTOR(uint32_t) order;   ///< In postorder.
  VECTOR(uint32_t) roots;   ///< Backwards: where it starts.
  Direction direction;
} Tree;

typedef struct DominancePrinter {
  Stream *out;
  VECTOR(Block *) blocks; ///< By number.
  PtrMap trees[2];        ///< Region * to Tree *, by direction.
} DominancePrinter;

static uint32_t node_of(const Tree *tree, const Block *block) {
  return (uint32_t)((uintptr_t)ptr_map_get(&tree->nodes, block) - 1);
}

static void add_node(Tree *tree, Block *block) {
  if (block)
    ptr_map_set(&tree->nodes, block,
                (void *)(uintptr_t)(tree->blocks.size + 1));
  VECTOR_PUSH(&tree->blocks, block);
  VECTOR_PUSH(&tree->parents, NO_BLOCK);
  VECTOR_PUSH(&tree->numbers, NO_BLOCK);
}

typedef VECTOR(uint32_t) Nodes;

static void append_successors(const Tree *tree, uint32_t node, Nodes *nodes) {
  const Block *block = tree->blocks.data[node];
  const Operation *last = block ? block->last : NULL;
  for (uint32_t i = 0; last && i < last->num_successors; i++)
    VECTOR_PUSH(nodes, node_of(tree, op_successor(last, i)));
}

static void append_predecessors(const Tree *tree, uint32_t node, Nodes *nodes) {
  const Block *block = tree->blocks.data[node];
  if (block)
    FOR_EACH_PREDECESSOR(use, block)
      VECTOR_PUSH(nodes, node_of(tree, use->owner->block));
}

static bool is_root(const Tree *tree, uint32_t node) {
  for (size_t i = 0; i < tree->roots.size; i++)
    if (tree->roots.data[i] == node)
      return true;
  return false;
}

/// Where the tree's direction leads from `node`.
static void append_next(const Tree *tree, uint32_t node, Nodes *nodes) {
  if (tree->direction == FORWARDS) {
    append_successors(tree, node, nodes);
  } else if (node == 0) {
    for (size_t i = 0; i < tree->roots.size; i++)
      VECTOR_PUSH(nodes, tree->roots.data[i]);
  } else {
    append_predecessors(tree, node, nodes);
  }
}

/// Where it comes from.
static void append_previous(const Tree *tree, uint32_t node, Nodes *nodes) {
  if (tree->direction == FORWARDS) {
    append_predecessors(tree, node, nodes);
    return;
  }
  append_successors(tree, node, nodes);
  if (is_root(tree, node))
    VECTOR_PUSH(nodes, 0);
}

/// Numbers the nodes reached from `node` in postorder.
static void number_from(Tree *tree, uint32_t node) {
  const uint32_t open = NO_BLOCK - 1;
  Nodes stack = {0};
  Nodes next = {0};
  VECTOR_PUSH(&stack, node);
  while (stack.size) {
    uint32_t top = stack.data[stack.size - 1];
    uint32_t *number = &tree->numbers.data[top];
    if (*number == NO_BLOCK) {
      *number = open;
      next.size = 0;
      append_next(tree, top, &next);
      for (size_t i = 0; i < next.size; i++)
        if (tree->numbers.data[next.data[i]] == NO_BLOCK)
          VECTOR_PUSH(&stack, next.data[i]);
      continue;
    }
    stack.size--;
    if (*number == open) {
      *number = (uint32_t)tree->order.size;
      VECTOR_PUSH(&tree->order, top);
    }
  }
  VECTOR_FREE(&stack);
  VECTOR_FREE(&next);
}

/// The block that a walk forwards from `node` numbers last.
static uint32_t furthest_from(const Tree *tree, uint32_t node) {
  PtrMap seen = {0};
  Nodes stack = {0};
  Nodes next = {0};
  uint32_t last = node;
  VECTOR_PUSH(&stack, node);
  while (stack.size) {
    uint32_t top = VECTOR_POP(&stack);
    if (ptr_map_has(&seen, tree->blocks.data[top]))
      continue;
    ptr_map_set(&seen, tree->blocks.data[top], tree->blocks.data[top]);
    last = top;
    next.size = 0;
    append_successors(tree, top, &next);
    while (next.size)
      VECTOR_PUSH(&stack, VECTOR_POP(&next));
  }
  ptr_map_free(&seen);
  VECTOR_FREE(&stack);
  VECTOR_FREE(&next);
  return last;
}

/// Blocks that end the region, and one for each part without an end.
static void find_roots(Tree *tree) {
  for (uint32_t i = 1; i < tree->blocks.size; i++) {
    const Operation *last = tree->blocks.data[i]->last;
    if (last && last->num_successors)
      continue;
    VECTOR_PUSH(&tree->roots, i);
    number_from(tree, i);
  }
  for (uint32_t i = 1; i < tree->blocks.size; i++) {
    if (tree->numbers.data[i] != NO_BLOCK)
      continue;
    uint32_t root = furthest_from(tree, i);
    VECTOR_PUSH(&tree->roots, root);
    number_from(tree, root);
  }
  for (uint32_t i = 0; i < tree->blocks.size; i++)
    tree->numbers.data[i] = NO_BLOCK;
  tree->order.size = 0;
}

static uint32_t nearest_nodes(const Tree *tree, uint32_t a, uint32_t b) {
  while (a != b) {
    bool moves_a = tree->numbers.data[a] < tree->numbers.data[b];
    uint32_t *lower = moves_a ? &a : &b;
    *lower = tree->parents.data[*lower];
  }
  return a;
}

/// Sets the parent of `node` from what comes before it. True if it changed.
static bool update_parent(Tree *tree, uint32_t node, Nodes *previous) {
  uint32_t parent = NO_BLOCK;
  previous->size = 0;
  append_previous(tree, node, previous);
  for (size_t i = 0; i < previous->size; i++) {
    uint32_t from = previous->data[i];
    if (tree->parents.data[from] != NO_BLOCK)
      parent = parent == NO_BLOCK ? from : nearest_nodes(tree, from, parent);
  }
  bool changed = tree->parents.data[node] != parent;
  tree->parents.data[node] = parent;
  return changed;
}

static void find_parents(Tree *tree) {
  Nodes previous = {0};
  tree->parents.data[0] = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = tree->order.size - 1; i-- > 0;)
      changed |= update_parent(tree, tree->order.data[i], &previous);
  }
  VECTOR_FREE(&previous);
}

static Tree *tree_of(DominancePrinter *printer, const Region *region,
                     Direction direction) {
  PtrMap *trees = &printer->trees[direction];
  Tree *tree = ptr_map_get(trees, region);
  if (tree)
    return tree;
  tree = mem_alloc(sizeof *tree);
  *tree = (Tree){.direction = direction};
  ptr_map_set(trees, region, tree);
  if (direction == BACKWARDS)
    add_node(tree, NULL);
  FOR_EACH_BLOCK(block, region)
    add_node(tree, block);
  if (direction == BACKWARDS)
    find_roots(tree);
  number_from(tree, 0);
  find_parents(tree);
  return tree;
}

static void tree_free(Tree *tree) {
  VECTOR_FREE(&tree->blocks);
  ptr_map_free(&tree->nodes);
  VECTOR_FREE(&tree->parents);
  VECTOR_FREE(&tree->numbers);
  VECTOR_FREE(&tree->order);
  VECTOR_FREE(&tree->roots);
  mem_free(tree);
}

static Block *parent_block(const Block *block) {
  return block->parent->parent->block;
}

static unsigned depth_of(const Block *block) {
  unsigned depth = 0;
  for (; block; block = parent_block(block))
    depth++;
  return depth;
}

/// Climbs from both to blocks of one region. False if there are none.
static bool to_same_region(Block **a, Block **b) {
  unsigned depth_a = depth_of(*a);
  unsigned depth_b = depth_of(*b);
  for (; depth_a > depth_b; depth_a--)
    *a = parent_block(*a);
  for (; depth_b > depth_a; depth_b--)
    *b = parent_block(*b);
  while (*a && (*a)->parent != (*b)->parent) {
    *a = parent_block(*a);
    *b = parent_block(*b);
  }
  return *a != NULL;
}

/// The nearest block that dominates both, or NULL.
static Block *nearest(DominancePrinter *printer, Block *a, Block *b,
                      Direction direction) {
  if (!to_same_region(&a, &b))
    return NULL;
  if (a == b)
    return a;
  const Tree *tree = tree_of(printer, a->parent, direction);
  uint32_t node_a = node_of(tree, a);
  uint32_t node_b = node_of(tree, b);
  if (direction == FORWARDS && (node_a == 0 || node_b == 0))
    return tree->blocks.data[0];
  if (tree->parents.data[node_a] == NO_BLOCK ||
      tree->parents.data[node_b] == NO_BLOCK)
    return NULL;
  return tree->blocks.data[nearest_nodes(tree, node_a, node_b)];
}

/// Does `a` dominate another block `b`, or what is around it?
static bool dominates_properly(DominancePrinter *printer, Block *a, Block *b,
                               Direction direction) {
  if (a == b)
    return !region_has_ssa_dominance(a->parent);
  if (a->parent != b->parent) {
    while (b && b->parent != a->parent)
      b = parent_block(b);
    if (!b || a == b)
      return b != NULL;
  }
  const Tree *tree = tree_of(printer, a->parent, direction);
  uint32_t node_a = node_of(tree, a);
  uint32_t node_b = node_of(tree, b);
  if (tree->parents.data[node_b] == NO_BLOCK)
    return true;
  if (tree->parents.data[node_a] == NO_BLOCK)
    return false;
  return nearest_nodes(tree, node_a, node_b) == node_a;
}

/// The blocks around `root` and what is in it, in postorder of the operations.
static void number_blocks(DominancePrinter *printer, Operation *root) {
  PtrMap seen = {0};
  for (Operation *op = walk_first_postorder(root); op;
       op = walk_next_postorder(root, op)) {
    if (!op->block || ptr_map_has(&seen, op->block))
      continue;
    ptr_map_set(&seen, op->block, op->block);
    VECTOR_PUSH(&printer->blocks, op->block);
  }
  ptr_map_free(&seen);
}

/// Appends each block's number to an attribute of the operation around it.
static void note_numbers(Context *ctx, const DominancePrinter *printer) {
  VECTOR(int64_t) numbers = {0};
  StringRef name = STR("test.block_ids");
  for (size_t i = 0; i < printer->blocks.size; i++) {
    Operation *op = printer->blocks.data[i]->parent->parent;
    const DenseArrayAttr *before = attr_as_dense_array(op_attr(op, name));
    const int64_t *old = before ? before->data : NULL;
    numbers.size = 0;
    for (size_t j = 0; old && j < before->size; j++)
      VECTOR_PUSH(&numbers, old[j]);
    VECTOR_PUSH(&numbers, (int64_t)i);
    op_set_attr(ctx, op, name,
                dense_i64_array_attr_get(ctx, numbers.data, numbers.size));
  }
  VECTOR_FREE(&numbers);
}

static void print_nearest(DominancePrinter *printer, Direction direction) {
  Stream *out = printer->out;
  PtrMap numbers = {0};
  for (size_t i = 0; i < printer->blocks.size; i++)
    ptr_map_set(&numbers, printer->blocks.data[i], (void *)(uintptr_t)(i + 1));
  for (size_t i = 0; i < printer->blocks.size; i++)
    for (size_t j = 0; j < printer->blocks.size; j++) {
      stream_format(out, "Nearest(%zu, %zu) = ", i, j);
      const Block *found = nearest(printer, printer->blocks.data[i],
                                   printer->blocks.data[j], direction);
      if (found)
        stream_format(out, "%zu\n",
                      (size_t)(uintptr_t)ptr_map_get(&numbers, found) - 1);
      else
        stream_cstr(out, "<no dom>\n");
    }
  ptr_map_free(&numbers);
}

static void print_relation(DominancePrinter *printer, const char *word,
                           Direction direction) {
  for (size_t i = 0; i < printer->blocks.size; i++)
    for (size_t j = 0; j < printer->blocks.size; j++) {
      bool properly = dominates_properly(printer, printer->blocks.data[i],
                                         printer->blocks.data[j], direction);
      stream_format(printer->out, "%s(%zu, %zu) = %d (properly = %d)\n", word,
                    i, j, i == j || properly, properly);
    }
}

static void printer_free(DominancePrinter *printer) {
  for (size_t i = 0; i < printer->blocks.size; i++)
    for (unsigned direction = 0; direction < 2; direction++) {
      const Region *region = printer->blocks.data[i]->parent;
      Tree *tree = ptr_map_get(&printer->trees[direction], region);
      if (tree)
        tree_free(tree);
      ptr_map_remove(&printer->trees[direction], region);
    }
  ptr_map_free(&printer->trees[FORWARDS]);
  ptr_map_free(&printer->trees[BACKWARDS]);
  VECTOR_FREE(&printer->blocks);
}

static bool run(Context *ctx, Operation *root, const void *options) {
  (void)options;
  DominancePrinter printer = {.out = &ctx->output};
  stream_format(printer.out, "Testing : %.*s\n", STR_ARGS(symbol_name(root)));
  number_blocks(&printer, root);
  note_numbers(ctx, &printer);
  stream_cstr(printer.out, "--- DominanceInfo ---\n");
  print_nearest(&printer, FORWARDS);
  stream_cstr(printer.out, "--- PostDominanceInfo ---\n");
  print_nearest(&printer, BACKWARDS);
  stream_cstr(printer.out, "--- Block Dominance relationship ---\n");
  print_relation(&printer, "dominates", FORWARDS);
  stream_cstr(printer.out, "--- Block PostDominance relationship ---\n");
  print_relation(&printer, "postdominates", BACKWARDS);
  printer_free(&printer);
  return true;
}

const PassDef test_print_dominance_pass = {
    .flag = "test-print-dominance",
    .summary = "Print the dominance information for multiple regions.",
    .trait = TRAIT_SYMBOL,
    .run = run,
};
