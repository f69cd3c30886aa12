// SPDX-License-Identifier: Apache-2.0
// Rewrite patterns and sets of them. Follows mlir::RewritePattern and
// mlir::FrozenRewritePatternSet.
#ifndef MLOPT_REWRITE_PATTERN_H
#define MLOPT_REWRITE_PATTERN_H

#include "rewrite/rewriter.h"
#include "support/arena.h"
#include "support/hash_table.h"
#include "support/memory.h"
#include "support/vector.h"

typedef struct Adaptor Adaptor;
typedef struct ConversionRewriter ConversionRewriter;
typedef struct PatternTable PatternTable;
typedef struct RewritePattern RewritePattern;
typedef struct TypeConverter TypeConverter;

/// Matches `op` and rewrites it through `rw`. False, with nothing changed, if
/// the pattern does not apply. Follows mlir::RewritePattern::matchAndRewrite.
typedef bool PatternFunction(const RewritePattern *self, Operation *op,
                             Rewriter *rw);

/// One pattern. Exactly one of `run` and `convert` is set. In a dialect's table
/// `converter` is NULL, and so is `user` unless it belongs to the row itself;
/// pattern_set_add fills them in.
struct RewritePattern {
  const char *name;  ///< `merge-extsi`.
  const OpDef *root; ///< NULL: matches any op (or any with `root_trait`).
  uint16_t benefit;  ///< Higher is tried first.
  bool has_bounded_recursion; ///< May be applied to its own result.
  Traits root_trait;          ///< If `root` is NULL: matches only ops with it.
  /// The operations it can create, NULL-terminated. NULL: it may create any.
  const OpDef *const *generated;
  /// Their names, for the trace, if there is no OpDef. May be NULL.
  const char *generated_names;
  PatternFunction *run;
  bool (*convert)(const RewritePattern *self, Operation *op,
                  const Adaptor *adaptor, ConversionRewriter *rw);
  const TypeConverter *converter; ///< Borrowed.
  const void *user;               ///< Borrowed.
  const void *data; ///< The row's own, for a function that serves several rows.
  /// Name of a root that is not registered; otherwise empty.
  StringRef root_name;
  /// The pattern matches only if operand `operand` is defined by this kind of
  /// operation. NULL if no such kind is known. A driver may skip the pattern
  /// when the operand does not fit, unless a listener wants the reason.
  const OpDef *operand_def;
  unsigned operand;
};

/// Patterns of one subject, as constant rows. A DialectDef's `patterns` are the
/// canonicalization patterns of its operations; these follow
/// mlir::Dialect::getCanonicalizationPatterns.
struct PatternTable {
  const RewritePattern *patterns; ///< Static.
  size_t num_patterns;
};
#define PATTERN_TABLE(rows)                                                    \
  { rows, ARRAY_LENGTH(rows) }

/// Patterns that are still being collected. `{0}` is a valid empty set.
typedef struct PatternSet {
  VECTOR(RewritePattern) patterns;
} PatternSet;

/// Frees the array, not what its patterns borrow.
void pattern_set_free(PatternSet *set);
/// Copies `count` rows of `table` into the set. Sets `converter`, which may be
/// NULL, in each; and `user`, unless that is NULL, which keeps the row's own.
void pattern_set_add(PatternSet *set, const RewritePattern *table, size_t count,
                     const TypeConverter *converter, const void *user);
/// Copies all rows of `table`, as pattern_set_add does.
void pattern_set_add_table(PatternSet *set, const PatternTable *table,
                           const TypeConverter *converter, const void *user);

/// Patterns grouped by root, in order of registration. Immutable, so threads
/// may share it. Owns a copy of the set's patterns.
typedef struct FrozenPatternSet {
  RewritePattern *patterns;
  size_t size;
  PtrMap by_root;    ///< Maps OpDef * to a PatternList *.
  StringMap by_name; ///< Maps root names without an OpDef to PatternList *.
  struct PatternList *any; ///< The patterns without a root, including those
                           ///< with a `root_trait`. May be NULL.
  Arena arena;
} FrozenPatternSet;

typedef struct PatternList {
  size_t size;
  const RewritePattern *patterns[];
} PatternList;

/// Copies the patterns of `set`, which may be freed afterwards.
void frozen_pattern_set_init(FrozenPatternSet *frozen, const PatternSet *set);
/// Leaves an empty set. No driver may use it any more.
void frozen_pattern_set_free(FrozenPatternSet *frozen);
/// The patterns whose root is `def`, in order of registration. NULL if there
/// are none.
const PatternList *frozen_pattern_set_for(const FrozenPatternSet *frozen,
                                          const OpDef *def);

#endif
