// SPDX-License-Identifier: Apache-2.0
// Shared by the files that implement tool/mlopt_rewrite.h.
#ifndef MLOPT_TOOL_EMBED_REWRITE_INTERNAL_H
#define MLOPT_TOOL_EMBED_REWRITE_INTERNAL_H

#include "rewrite/conversion/conversion.h"
#include "tool/embed_internal.h"
#include "tool/mlopt_rewrite.h"

/// A view of a driver's rewriter, made for one callback.
struct MloptRewriter {
  Builder *builder;
  Rewriter *rewriter;             ///< NULL in a materialization.
  ConversionRewriter *conversion; ///< NULL where no conversion runs.
  MloptContext *context;
  const Type *original_type; ///< Set in a target materialization; may be NULL.
};

struct MloptTypeList {
  TypeVector *types;
};

struct MloptTypeConverter {
  TypeConverter converter;
  MloptContext *context;
  Arena arena; ///< Owns the rules' closures.
};

struct MloptTarget {
  ConversionTarget target;
  MloptContext *context;
  Arena arena; ///< Owns the rules' closures.
};

struct MloptPatternSet {
  PatternSet patterns;
  MloptContext *context;
  Arena arena; ///< Owns names, arrays and closures.
};

#endif
