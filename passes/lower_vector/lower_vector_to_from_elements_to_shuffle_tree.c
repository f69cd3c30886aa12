// SPDX-License-Identifier: Apache-2.0
// -lower-vector-to-from-elements-to-shuffle-tree: a vector of elements of other
// vectors becomes a tree of shuffles. Its leaves are the vectors, in the order
// in which their first elements are used. Each level shuffles neighbours
// together, so that node i of level l stands for leaves i << l up to
// (i + 1) << l. Follows mlir's LowerVectorToFromElementsToShuffleTree.
#include "dialects/vector/vector_build.h"
#include "dialects/vector/vector_patterns.h"
#include "passes/passes.h"
#include "rewrite/greedy/greedy_regions.h"

/// A vector, and the positions in the result that its elements are used at, or
/// the elements of its leaves: from `first` up to `end`.
typedef struct Node {
  Value *value;
  size_t first;
  size_t end;
} Node;

typedef struct ShuffleTree {
  Rewriter *rw;
  Operation *op; ///< The vector.from_elements.
  Node *nodes;   ///< Of level `level`.
  size_t num_nodes;
  unsigned level;
  uint32_t *leaves; ///< The leaf of each position in the result.
} ShuffleTree;

/// The to_elements of a vector of one dimension that gives `element`, or NULL.
static Operation *element_source(const Value *element) {
  Operation *op = value_defining_op(element);
  return op && op_is(op, &vector_ops[VECTOR_TO_ELEMENTS]) &&
                 type_as_vector(op_operand_type(op, 0))->rank == 1
             ? op
             : NULL;
}

/// Each to_elements is a leaf, even if two take the same vector apart.
static void add_leaves(ShuffleTree *tree) {
  PtrMap nodes = {0};
  for (uint32_t i = 0; i < tree->op->num_operands; i++) {
    Operation *source = element_source(op_operand(tree->op, i));
    void **slot = ptr_map_slot(&nodes, source);
    if (!*slot) {
      Node *node = &tree->nodes[tree->num_nodes++];
      *node = (Node){.value = op_operand(source, 0), .first = i};
      *slot = node;
    }
    Node *node = *slot;
    node->end = i + 1;
    tree->leaves[i] = (uint32_t)(node - tree->nodes);
  }
  ptr_map_free(&nodes);
}

/// The place in `node` of the element at a position in the result.
static int64_t element_place(const ShuffleTree *tree, const Node *node,
                             size_t position) {
  return tree->level ? (int64_t)(position - node->first)
                     : op_operand(tree->op, (unsigned)position)->index;
}

/// Node `i` joined with its neighbour; by itself if it is the last.
static Node joined(const ShuffleTree *tree, size_t i) {
  Node node = tree->nodes[i];
  if (i + 1 < tree->num_nodes && tree->nodes[i + 1].end > node.end)
    node.end = tree->nodes[i + 1].end;
  return node;
}

/// All vectors of a level have the size of the largest.
static size_t next_width(const ShuffleTree *tree) {
  size_t width = 0;
  for (size_t i = 0; i < tree->num_nodes; i += 2) {
    Node node = joined(tree, i);
    if (node.end - node.first > width)
      width = node.end - node.first;
  }
  return width;
}

/// Shuffles node `i` with its neighbour; alone, with itself.
static Node join(const ShuffleTree *tree, size_t i, int64_t *mask,
                 size_t width) {
  const Node *lhs = &tree->nodes[i];
  const Node *rhs = i + 1 < tree->num_nodes ? lhs + 1 : lhs;
  int64_t lhs_width = type_as_vector(value_type(lhs->value))->shape[0];
  Node node = joined(tree, i);
  for (size_t at = 0; at < width; at++)
    mask[at] = VECTOR_POISON;
  for (size_t at = node.first; at < node.end; at++) {
    size_t from = tree->leaves[at] >> tree->level;
    if (from == i)
      mask[at - node.first] = element_place(tree, lhs, at);
    else if (from == i + 1)
      mask[at - node.first] = lhs_width + element_place(tree, rhs, at);
  }
  node.value = vector_build_shuffle(tree->rw, tree->op->loc, lhs->value,
                                    rhs->value, mask, width);
  return node;
}

/// The shuffles of all levels. Gives the root.
static Value *build_levels(ShuffleTree *tree) {
  int64_t *mask = mem_alloc(tree->op->num_operands * sizeof *mask);
  do {
    size_t width = next_width(tree), count = 0;
    for (size_t i = 0; i < tree->num_nodes; i += 2)
      tree->nodes[count++] = join(tree, i, mask, width);
    tree->num_nodes = count;
    tree->level++;
  } while (tree->num_nodes > 1);
  mem_free(mask);
  return tree->nodes[0].value;
}

/// A level has at most one node for two leaves, each as large as the result.
static bool can_spell_out_levels(const ShuffleTree *tree) {
  const int64_t sizes[] = {(int64_t)(tree->num_nodes + 1) / 2,
                           tree->op->num_operands};
  return shape_can_spell_out(sizes, 2);
}

/// from_elements of results of to_elements -> shuffles of their operands
static bool shuffle_sources(const RewritePattern *self, Operation *op,
                            Rewriter *rw) {
  (void)self;
  if (type_as_vector(op_result_type(op, 0))->rank != 1)
    return rewriter_match_failure(rw, op, "the vector has not one dimension");
  uint32_t count = op->num_operands;
  for (uint32_t i = 0; i < count; i++)
    if (!element_source(op_operand(op, i)))
      return rewriter_match_failure(
          rw, op, "an element is not of a vector of one dimension");
  ShuffleTree tree = {.rw = rw,
                      .op = op,
                      .nodes = mem_alloc(count * sizeof *tree.nodes),
                      .leaves = mem_alloc(count * sizeof *tree.leaves)};
  add_leaves(&tree);
  bool ok = can_spell_out_levels(&tree);
  if (ok)
    rewriter_replace_op_with(rw, op, build_levels(&tree));
  mem_free(tree.nodes);
  mem_free(tree.leaves);
  return ok || rewriter_match_failure(rw, op, "the shuffles are too large");
}

static const RewritePattern patterns_table[] = {
    {.name = "shuffle-sources-of-elements",
     .root = &vector_ops[VECTOR_FROM_ELEMENTS],
     .benefit = 1,
     .run = shuffle_sources},
    {.name = "full-mask",
     .root = &vector_ops[VECTOR_MASK],
     .benefit = 2,
     .run = vector_full_mask},
};

static bool run(Context *ctx, Operation *op, const void *options) {
  (void)options;
  PatternSet patterns = {0};
  pattern_set_add(&patterns, patterns_table, ARRAY_LENGTH(patterns_table), NULL,
                  NULL);
  greedy_rewrite_op_bottom_up(ctx, op, &patterns);
  return true;
}

const PassDef lower_vector_to_from_elements_to_shuffle_tree_pass = {
    .flag = "lower-vector-to-from-elements-to-shuffle-tree",
    .name = "LowerVectorToFromElementsToShuffleTree",
    .summary = "Lower `vector.to_elements` and `vector.from_elements` to a "
               "tree of `vector.shuffle` operations",
    .anchor = "func.func",
    .run = run,
};
