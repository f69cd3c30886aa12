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
typedef struct RewritePattern RewritePattern;
typedef struct TypeConverter TypeConverter;

/// Exactly one of `run` and `convert` is set. Rows of dialects' tables leave
/// `converter` NULL, and `user` where it is not theirs alone; pattern_set_add
/// fills them in.
struct RewritePattern {
  const char *name;  ///< `merge-extsi`.
  const OpDef *root; ///< NULL: any operation (or any with `root_trait`).
  uint16_t benefit;  ///< Higher is tried first.
  bool has_bounded_recursion;    ///< May be applied to its own result.
  Traits root_trait;             ///< With root NULL: only ops with this trait.
  const OpDef *const *generated; ///< What it can create, NULL-terminated; NULL:
                                 ///< anything.
  const char *generated_names; ///< For the trace where there is no OpDef, NULL.
  bool (*run)(const RewritePattern *self, Operation *op, Rewriter *rw);
  bool (*convert)(const RewritePattern *self, Operation *op,
                  const Adaptor *adaptor, ConversionRewriter *rw);
  const TypeConverter *converter; ///< Borrowed.
  const void *user;               ///< Borrowed.
  /// For a root that is not registered: its name, else empty.
  StringRef root_name;
  /// What operand number `operand` must be defined by, or the pattern does not
  /// match; NULL: this is not known. It need not be tried where nobody wants to
  /// hear why not.
  const OpDef *operand_def;
  unsigned operand;
};

/// The canonicalization patterns of a dialect: a DialectDef's `patterns`.
/// Follows mlir::Dialect::getCanonicalizationPatterns.
struct PatternTable {
  const RewritePattern *patterns; ///< Static.
  size_t num_patterns;
};
#define PATTERN_TABLE(rows)                                                    \
  { rows, ARRAY_LENGTH(rows) }

/// Patterns to be frozen. Zero is a valid empty set.
typedef struct PatternSet {
  VECTOR(RewritePattern) patterns;
} PatternSet;

void pattern_set_free(PatternSet *set);
/// Copies `count` rows of `table`, with `converter` (may be NULL) and `user`
/// (NULL: as in the row) set in each.
void pattern_set_add(PatternSet *set, const RewritePattern *table, size_t count,
                     const TypeConverter *converter, const void *user);

/// Patterns by root, in order of registration within a root. Immutable and
/// shared by threads. Owns a copy of the set's patterns.
typedef struct FrozenPatternSet {
  RewritePattern *patterns;
  size_t size;
  PtrMap by_root;          ///< OpDef * to a PatternList *.
  StringMap by_name;       ///< Root names without an OpDef to PatternList *.
  struct PatternList *any; ///< Patterns without a root (those with a
                           ///< `root_trait` too), or NULL.
  Arena arena;
} FrozenPatternSet;

typedef struct PatternList {
  size_t size;
  const RewritePattern *patterns[];
} PatternList;

void frozen_pattern_set_init(FrozenPatternSet *frozen, const PatternSet *set);
void frozen_pattern_set_free(FrozenPatternSet *frozen);
/// Patterns whose root is `def`, or NULL.
const PatternList *frozen_pattern_set_for(const FrozenPatternSet *frozen,
                                          const OpDef *def);

#endif
