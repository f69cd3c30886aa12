// SPDX-License-Identifier: Apache-2.0
// A graph of the patterns in a set: which operations each makes from which. It
// tells which patterns can lead to legal operations, and in how many steps.
#ifndef MLOPT_REWRITE_CONVERSION_LEGALIZATION_GRAPH_H
#define MLOPT_REWRITE_CONVERSION_LEGALIZATION_GRAPH_H

#include "rewrite/conversion/target.h"
#include "rewrite/pattern.h"

typedef struct LegalizationGraph {
  const FrozenPatternSet *patterns; ///< Borrowed.
  /// The number of steps from each pattern to legality; 0 if it leads nowhere.
  /// NULL if no pattern says what it generates; each then counts as one step.
  uint32_t *depths;
} LegalizationGraph;

/// Builds the graph. Linear in the patterns and what they generate. The graph's
/// memory is from `arena`.
void legalization_graph_init(LegalizationGraph *graph, Arena *arena,
                             const ConversionTarget *target,
                             const FrozenPatternSet *patterns);

/// The patterns that may legalize a `def`, in the order in which to try them:
/// fewer steps first, then higher benefit, then patterns with this root before
/// rootless ones, then order of registration. NULL if there are none. Memory
/// from `arena`.
const PatternList *legalization_graph_patterns(const LegalizationGraph *graph,
                                               Arena *arena, const OpDef *def);

/// An operation that `pattern` generates and that cannot be made legal, so that
/// the pattern is never tried. NULL if there is none.
const OpDef *legalization_graph_dead_end(const LegalizationGraph *graph,
                                         const ConversionTarget *target,
                                         const RewritePattern *pattern);

#endif
