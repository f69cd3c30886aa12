// SPDX-License-Identifier: Apache-2.0
// Breadth-first search from the legal operations backwards. A pattern is
// settled once all that it generates is; as operations are settled in order of
// depth, the last one makes the pattern's. Patterns that are never settled lead
// nowhere. Follows the cost model of mlir::OperationConverter.
#include "rewrite/conversion/legalization_graph.h"

#include <stdlib.h>

/// An operation that patterns have as a root or generate.
typedef struct GraphNode {
  const OpDef *def;
  VECTOR(uint32_t) parents; ///< Patterns that generate it, one a mention.
  uint32_t depth;
  bool is_settled;
} GraphNode;

typedef struct GraphBuilder {
  const FrozenPatternSet *patterns;
  const ConversionTarget *target;
  VECTOR(GraphNode) nodes;
  PtrMap index;           ///< OpDef * to node number + 1.
  VECTOR(uint32_t) queue; ///< Settled nodes in order of depth.
  uint32_t *missing;      ///< Per pattern: mentions that are not settled.
  uint32_t *depths;
} GraphBuilder;

static GraphNode *node_of(GraphBuilder *builder, const OpDef *def) {
  void **slot = ptr_map_slot(&builder->index, def);
  if (!*slot) {
    VECTOR_PUSH(&builder->nodes, (GraphNode){.def = def});
    *slot = (void *)(uintptr_t)builder->nodes.size;
  }
  return &builder->nodes.data[(uintptr_t)*slot - 1];
}

static void add_pattern(GraphBuilder *builder, uint32_t number) {
  const RewritePattern *pattern = &builder->patterns->patterns[number];
  if (pattern->root)
    node_of(builder, pattern->root);
  if (!pattern->generated)
    return;
  for (const OpDef *const *def = pattern->generated; *def; def++) {
    VECTOR_PUSH(&node_of(builder, *def)->parents, number);
    builder->missing[number]++;
  }
}

static void settle_node(GraphBuilder *builder, size_t number, uint32_t depth) {
  GraphNode *node = &builder->nodes.data[number];
  if (node->is_settled)
    return;
  node->is_settled = true;
  node->depth = depth;
  VECTOR_PUSH(&builder->queue, (uint32_t)number);
}

static void settle_pattern(GraphBuilder *builder, uint32_t number,
                           uint32_t depth) {
  const OpDef *root = builder->patterns->patterns[number].root;
  builder->depths[number] = depth;
  if (root)
    settle_node(builder, (uintptr_t)ptr_map_get(&builder->index, root) - 1,
                depth);
}

/// May a rootless or named pattern turn `def` into something?
static bool has_other_patterns(const FrozenPatternSet *patterns,
                               const OpDef *def) {
  const PatternList *any = patterns->any;
  for (size_t i = 0; any && i < any->size; i++)
    if (!any->patterns[i]->root_trait ||
        (any->patterns[i]->root_trait & def->traits))
      return true;
  return string_map_get(&patterns->by_name, def->name) != NULL;
}

static bool is_legal_as_it_is(const FrozenPatternSet *patterns,
                              const ConversionTarget *target,
                              const OpDef *def) {
  LegalityAction action = conversion_target_action(target, def);
  return action == LEGALITY_LEGAL || action == LEGALITY_DYNAMIC ||
         has_other_patterns(patterns, def);
}

/// The queue is in order of depth: legal operations, roots of patterns that
/// generate nothing (or do not say what), then what those settle.
static void search(GraphBuilder *builder) {
  for (size_t i = 0; i < builder->nodes.size; i++)
    if (is_legal_as_it_is(builder->patterns, builder->target,
                          builder->nodes.data[i].def))
      settle_node(builder, i, 0);
  for (uint32_t i = 0; i < builder->patterns->size; i++)
    if (builder->missing[i] == 0)
      settle_pattern(builder, i, 1);
  for (size_t next = 0; next < builder->queue.size; next++) {
    GraphNode *node = &builder->nodes.data[builder->queue.data[next]];
    for (size_t i = 0; i < node->parents.size; i++) {
      uint32_t parent = node->parents.data[i];
      if (--builder->missing[parent] == 0)
        settle_pattern(builder, parent, node->depth + 1);
    }
  }
}

static bool says_what_it_generates(const FrozenPatternSet *patterns) {
  for (size_t i = 0; i < patterns->size; i++)
    if (patterns->patterns[i].generated)
      return true;
  return false;
}

void legalization_graph_init(LegalizationGraph *graph, Arena *arena,
                             const ConversionTarget *target,
                             const FrozenPatternSet *patterns) {
  *graph = (LegalizationGraph){.patterns = patterns};
  if (!says_what_it_generates(patterns))
    return;
  graph->depths = arena_alloc_zero(arena, patterns->size * sizeof(uint32_t));
  GraphBuilder builder = {.patterns = patterns, .target = target};
  builder.depths = graph->depths;
  builder.missing = mem_alloc(patterns->size * sizeof(uint32_t));
  for (uint32_t i = 0; i < patterns->size; i++)
    builder.missing[i] = 0;
  for (uint32_t i = 0; i < patterns->size; i++)
    add_pattern(&builder, i);
  search(&builder);
  for (size_t i = 0; i < builder.nodes.size; i++)
    VECTOR_FREE(&builder.nodes.data[i].parents);
  VECTOR_FREE(&builder.nodes);
  VECTOR_FREE(&builder.queue);
  ptr_map_free(&builder.index);
  mem_free(builder.missing);
}

/// A pattern with what it is sorted by.
typedef struct RankedPattern {
  const RewritePattern *pattern;
  uint32_t depth;
  bool is_rootless;
} RankedPattern;

static int compare_ranked(const void *lhs_entry, const void *rhs_entry) {
  const RankedPattern *lhs = lhs_entry, *rhs = rhs_entry;
  if (lhs->depth != rhs->depth)
    return lhs->depth < rhs->depth ? -1 : 1;
  if (lhs->pattern->benefit != rhs->pattern->benefit)
    return lhs->pattern->benefit > rhs->pattern->benefit ? -1 : 1;
  if (lhs->is_rootless != rhs->is_rootless)
    return lhs->is_rootless ? 1 : -1;
  return lhs->pattern < rhs->pattern ? -1 : 1;
}

static size_t rank_patterns(const LegalizationGraph *graph,
                            const PatternList *list, const OpDef *def,
                            RankedPattern *ranked) {
  size_t count = 0;
  for (size_t i = 0; list && i < list->size; i++) {
    const RewritePattern *pattern = list->patterns[i];
    bool is_rootless = !pattern->root && !pattern->root_name.size;
    if (is_rootless && pattern->root_trait &&
        !(pattern->root_trait & def->traits))
      continue;
    uint32_t depth =
        graph->depths ? graph->depths[pattern - graph->patterns->patterns] : 1;
    if (depth)
      ranked[count++] = (RankedPattern){pattern, depth, is_rootless};
  }
  return count;
}

const PatternList *legalization_graph_patterns(const LegalizationGraph *graph,
                                               Arena *arena, const OpDef *def) {
  const PatternList *own = frozen_pattern_set_for(graph->patterns, def);
  const PatternList *any = graph->patterns->any;
  size_t capacity = (own ? own->size : 0) + (any ? any->size : 0);
  // Nothing to sort and nothing to leave out.
  if (capacity == 0 || (!any && own->size == 1 && !graph->depths))
    return own;
  RankedPattern *ranked = mem_alloc(capacity * sizeof *ranked);
  size_t count = rank_patterns(graph, own, def, ranked);
  count += rank_patterns(graph, any, def, ranked + count);
  qsort(ranked, count, sizeof *ranked, compare_ranked);
  PatternList *list = NULL;
  if (count) {
    list = arena_alloc(arena, sizeof *list + count * sizeof list->patterns[0]);
    list->size = count;
    for (size_t i = 0; i < count; i++)
      list->patterns[i] = ranked[i].pattern;
  }
  mem_free(ranked);
  return list;
}

/// Has `def` a pattern that leads somewhere, or needs it none?
static bool is_reached(const LegalizationGraph *graph,
                       const ConversionTarget *target, const OpDef *def) {
  if (is_legal_as_it_is(graph->patterns, target, def))
    return true;
  const PatternList *own = frozen_pattern_set_for(graph->patterns, def);
  for (size_t i = 0; own && i < own->size; i++)
    if (graph->depths[own->patterns[i] - graph->patterns->patterns])
      return true;
  return false;
}

const OpDef *legalization_graph_dead_end(const LegalizationGraph *graph,
                                         const ConversionTarget *target,
                                         const RewritePattern *pattern) {
  if (!graph->depths || graph->depths[pattern - graph->patterns->patterns])
    return NULL;
  for (const OpDef *const *def = pattern->generated; def && *def; def++)
    if (!is_reached(graph, target, *def))
      return *def;
  return NULL;
}
