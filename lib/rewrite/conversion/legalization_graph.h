// SPDX-License-Identifier: Apache-2.0
// The graph of conversions that the patterns of a set make: which patterns can
// lead to operations that a target calls legal, and in how many steps.
#ifndef MLOPT_REWRITE_CONVERSION_LEGALIZATION_GRAPH_H
#define MLOPT_REWRITE_CONVERSION_LEGALIZATION_GRAPH_H

#include "rewrite/conversion/target.h"
#include "rewrite/pattern.h"

typedef struct LegalizationGraph {
  const FrozenPatternSet *patterns; ///< Borrowed.
  /// Steps from each pattern to legality, 0: it leads nowhere. NULL: one step
  /// for all, since none says what it generates.
  uint32_t *depths;
} LegalizationGraph;

/// Linear in the patterns and what they generate. Memory from `arena`.
void legalization_graph_init(LegalizationGraph *graph, Arena *arena,
                             const ConversionTarget *target,
                             const FrozenPatternSet *patterns);

/// Patterns that may legalize a `def`, in the order in which they are to be
/// tried: fewer steps first, then greater benefit, then those for this very
/// root, then order of registration. NULL: none. Memory from `arena`.
const PatternList *legalization_graph_patterns(const LegalizationGraph *graph,
                                               Arena *arena, const OpDef *def);

/// An operation that `pattern` generates and that no path makes legal: because
/// of it the pattern is not tried. NULL: it is.
const OpDef *legalization_graph_dead_end(const LegalizationGraph *graph,
                                         const ConversionTarget *target,
                                         const RewritePattern *pattern);

#endif
