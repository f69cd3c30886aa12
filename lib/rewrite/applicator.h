// SPDX-License-Identifier: Apache-2.0
// The applicator finds which patterns to try on an operation, best first.
// Follows mlir::PatternApplicator with its default cost model.
#ifndef MLOPT_REWRITE_APPLICATOR_H
#define MLOPT_REWRITE_APPLICATOR_H

#include "ir/diagnostics/action.h"
#include "rewrite/pattern.h"

enum { NUM_RECENT_LISTS = 64 };

/// Pattern lists by operation definition. A list is made when it is first asked
/// for. Owns the lists.
typedef struct PatternApplicator {
  const FrozenPatternSet *patterns; ///< Borrowed.
  PtrMap lists;                     ///< Maps OpDef * to its PatternList *.
  struct RecentList {
    const OpDef *def;
    const PatternList *list;
  } recent[NUM_RECENT_LISTS]; ///< A cache, indexed by the OpDef's place in its
                              ///< table.
  Arena arena;
} PatternApplicator;
/// `patterns` is borrowed and must outlive the applicator.

/// Computes the list of an operation when it is first asked for.
void applicator_init(PatternApplicator *applicator,
                     const FrozenPatternSet *patterns);
/// The patterns stay.
void applicator_free(PatternApplicator *applicator);

static inline struct RecentList *
applicator_recent(PatternApplicator *applicator, const OpDef *def) {
  return &applicator->recent[(uintptr_t)def / sizeof *def % NUM_RECENT_LISTS];
}
/// applicator_list where the recent answers do not have `def`.
const PatternList *applicator_list_slow(PatternApplicator *applicator,
                                        const OpDef *def);

/// The patterns with `run` that fit operations of `def`. They are sorted by
/// falling benefit; at equal benefit, patterns with this root come before
/// rootless ones, and earlier registrations before later ones. Never NULL;
/// owned by the applicator. Constant time except for the first operation of a
/// definition.
static inline const PatternList *applicator_list(PatternApplicator *applicator,
                                                 const OpDef *def) {
  const struct RecentList *recent = applicator_recent(applicator, def);
  return def == recent->def ? recent->list
                            : applicator_list_slow(applicator, def);
}

/// Calls `run` of `pattern`, as the action that it is where somebody watches
/// actions. False where the pattern fails or may not be tried.
bool applicator_run(const RewritePattern *pattern, Operation *op, Rewriter *rw);

/// The action of trying `pattern` on `op`.
static inline Action pattern_action(const RewritePattern *pattern,
                                    Operation *op) {
  return (Action){.kind = ACTION_APPLY_PATTERN,
                  .name = pattern->name ? pattern->name : "",
                  .op = op,
                  .region = -1,
                  .is_for_any = !pattern->root && !pattern->root_trait &&
                                !pattern->root_name.size};
}

/// Traces, for -debug-only=pattern-application, that either driver tries
/// `pattern`. Follows mlir::PatternApplicator.
void applicator_trace_try(const Context *ctx, const RewritePattern *pattern);
/// Traces whether `pattern`, which was just tried, was applied.
void applicator_trace_result(const Context *ctx, const RewritePattern *pattern,
                             bool applied);

#endif
