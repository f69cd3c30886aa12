// SPDX-License-Identifier: Apache-2.0
// The applicator: which patterns to try on an operation, best first. Follows
// mlir::PatternApplicator with its default cost model.
#ifndef MLOPT_REWRITE_APPLICATOR_H
#define MLOPT_REWRITE_APPLICATOR_H

#include "rewrite/pattern.h"

/// Lists by definition, made when first asked for. Owns the lists.
typedef struct PatternApplicator {
  const FrozenPatternSet *patterns; ///< Borrowed.
  PtrMap lists;                     ///< OpDef * to its PatternList *.
  const OpDef *last_def;            ///< The one that was asked for last.
  const PatternList *last_list;
  Arena arena;
} PatternApplicator;

void applicator_init(PatternApplicator *applicator,
                     const FrozenPatternSet *patterns);
void applicator_free(PatternApplicator *applicator);

const PatternList *applicator_list_slow(PatternApplicator *applicator,
                                        const OpDef *def);

/// Patterns with `run` for operations of `def`: higher benefit first, then
/// those with this root, then in order of registration. Never NULL. Constant
/// time but for the first operation of a definition.
static inline const PatternList *applicator_list(PatternApplicator *applicator,
                                                 const OpDef *def) {
  return def == applicator->last_def ? applicator->last_list
                                     : applicator_list_slow(applicator, def);
}

/// For -debug-only=pattern-application: each pattern that is tried, by either
/// driver, and whether it was applied. Follows mlir::PatternApplicator.
void applicator_trace_try(const Context *ctx, const RewritePattern *pattern);
void applicator_trace_result(const Context *ctx, const RewritePattern *pattern,
                             bool applied);

#endif
