// SPDX-License-Identifier: Apache-2.0
// The dialects that -convert-to-llvm is told to lower.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_FILTER_H
#define MLOPT_PASSES_LOWER_TO_LLVM_FILTER_H

#include "ir/definitions/op_def.h"

enum { MAX_FILTER_DIALECTS = 16 };

/// `count` 0: all.
typedef struct DialectFilter {
  const DialectDef *dialects[MAX_FILTER_DIALECTS]; ///< In the order of names.
  unsigned count;
} DialectFilter;

/// Reads `names`, with commas between. False after an error: a dialect that
/// nothing in `root` needs, or that is not lowered. One walk of `root`, if
/// there are names.
bool dialect_filter_init(DialectFilter *filter, Context *ctx, Operation *root,
                         StringRef names);

/// Are operations of this dialect to be lowered?
bool dialect_filter_takes(const DialectFilter *filter,
                          const DialectDef *dialect);

#endif
