// SPDX-License-Identifier: Apache-2.0
// Patterns of clients and sets of them.
#ifndef MLOPT_CAPI_PATTERNS_INTERNAL_H
#define MLOPT_CAPI_PATTERNS_INTERNAL_H

#include "capi/capi_internal.h"
#include "mlir-c/Rewrite.h"
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

/// Sets up `pattern`, which is zero, for operations `root`, known or not.
void capi_pattern_init(CapiPattern *pattern, Context *ctx, StringRef root,
                       unsigned benefit);

#endif
