// SPDX-License-Identifier: Apache-2.0
// The applicator: which patterns to try on an operation, best first. Follows
// mlir::PatternApplicator with its default cost model.
#ifndef MLOPT_REWRITE_APPLICATOR_H
#define MLOPT_REWRITE_APPLICATOR_H

#include "rewrite/pattern.h"

enum { NUM_RECENT_LISTS = 64 };

/// Lists by definition, made when first asked for. Owns the lists.
typedef struct PatternApplicator {
  const FrozenPatternSet *patterns; ///< Borrowed.
  PtrMap lists;                     ///< OpDef * to its PatternList *.
  struct RecentList {
    const OpDef *def;
    const PatternList *list;
  } recent[NUM_RECENT_LISTS]; ///< By place in the dialect's table.
  Arena arena;
} PatternApplicator;

void applicator_init(PatternApplicator *applicator,
                     const FrozenPatternSet *patterns);
void applicator_free(PatternApplicator *applicator);

static inline struct RecentList *
applicator_recent(PatternApplicator *applicator, const OpDef *def) {
  return &applicator->recent[(uintptr_t)def / sizeof *def % NUM_RECENT_LISTS];
}
const PatternList *applicator_list_slow(PatternApplicator *applicator,
                                        const OpDef *def);

/// Patterns with `run` for operations of `def`: higher benefit first, then
/// those with this root, then in order of registration. Never NULL. Constant
/// time but for the first operation of a definition.
static inline const PatternList *applicator_list(PatternApplicator *applicator,
                                                 const OpDef *def) {
  const struct RecentList *recent = applicator_recent(applicator, def);
  return def == recent->def ? recent->list
                            : applicator_list_slow(applicator, def);
}

/// For -debug-only=pattern-application: each pattern that is tried, by either
/// driver, and whether it was applied. Follows mlir::PatternApplicator.
void applicator_trace_try(const Context *ctx, const RewritePattern *pattern);
void applicator_trace_result(const Context *ctx, const RewritePattern *pattern,
                             bool applied);

#endif
