// SPDX-License-Identifier: Apache-2.0
// Patterns of clients and sets of them.
#ifndef MLOPT_CAPI_PATTERNS_INTERNAL_H
#define MLOPT_CAPI_PATTERNS_INTERNAL_H

#include "capi/own/listener_internal.h"
#include "mlir-c/Rewrite.h"
#include "rewrite/greedy/greedy.h"
#include "rewrite/pattern.h"

/// What an MlirRewritePattern points to.
typedef struct CapiPattern {
  RewritePattern row;
  MlirRewritePatternCallbacks callbacks;
  void *user;
  VECTOR(const OpDef *) generated; ///< NULL at the end.
  Arena arena;                     ///< Its texts.
} CapiPattern;

typedef VECTOR(CapiPattern *) CapiPatterns;

/// What an MlirRewritePatternSet points to.
typedef struct CapiPatternSet {
  CapiPatterns patterns; ///< Owned.
} CapiPatternSet;

/// What an MlirFrozenRewritePatternSet points to.
typedef struct CapiFrozenSet {
  FrozenPatternSet frozen;
  CapiPatterns patterns; ///< Owned.
} CapiFrozenSet;

/// What an MlirGreedyRewriteDriverConfig points to.
typedef struct CapiGreedyConfig {
  GreedyConfig config; ///< First.
  OwnListener listener;
} CapiGreedyConfig;

/// Sets up `pattern`, which is zero, for operations `root`, known or not; for
/// any operation if `root` is empty.
void capi_pattern_init(CapiPattern *pattern, Context *ctx, StringRef root,
                       unsigned benefit);
/// Sets the operations that the pattern generates; an empty list: any.
void capi_pattern_set_generated(CapiPattern *pattern, Context *ctx,
                                size_t count, const MlirStringRef *names);

/// The parts of an operation, in arrays from which it can be created again.
typedef struct CapiOpParts {
  VECTOR(Value *) operands;
  VECTOR(const Type *) types;
  VECTOR(Block *) successors;
} CapiOpParts;

/// The state of an operation like `op`, with empty regions. `parts` is to be
/// freed. Linear.
OpState capi_op_parts(const Operation *op, CapiOpParts *parts);
/// Frees the arrays.
void capi_op_parts_free(CapiOpParts *parts);

#endif
