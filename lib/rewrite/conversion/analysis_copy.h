// SPDX-License-Identifier: Apache-2.0
// Analysis conversions: they convert a copy, which is then thrown away.
#ifndef MLOPT_REWRITE_CONVERSION_ANALYSIS_COPY_H
#define MLOPT_REWRITE_CONVERSION_ANALYSIS_COPY_H

#include "ir/operation.h"
#include "support/hash_table.h"
#include "support/vector.h"

/// A copy of operations that are to be analysed.
typedef struct AnalysisCopy {
  Operation *original; ///< What was copied: all of the operations are in it.
  Operation *copy;     ///< The same as it is in the copy.
  PtrMap copies;       ///< Maps each operation in `original` to its copy.
  VECTOR(Operation *) ops; ///< The operations, as they are in the copy.
} AnalysisCopy;

/// Copies the nearest operation around all of `ops` that is isolated from above
/// (the outermost one if none is). `count` is not 0. Linear in what is copied.
/// Follows mlir::applyAnalysisConversion.
void analysis_copy_init(AnalysisCopy *analysis, Context *ctx,
                        Operation *const *ops, size_t count);
/// Takes the operations of the copy out of the set `legalizable` (may be NULL),
/// and puts their originals in. They may have been freed by now.
void analysis_copy_name_originals(const AnalysisCopy *analysis,
                                  PtrMap *legalizable);
/// Frees the copy. With `was_erased`, the conversion has freed the copied
/// operation itself.
void analysis_copy_free(AnalysisCopy *analysis, Context *ctx, bool was_erased);

#endif
