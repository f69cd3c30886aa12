// SPDX-License-Identifier: Apache-2.0
// Memrefs that are too large to compute with.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_MEMREF_SIZE_LIMITS_H
#define MLOPT_PASSES_LOWER_TO_LLVM_MEMREF_SIZE_LIMITS_H

#include "passes/lower_to_llvm/type_converter.h"

/// False after an error if a memref in `root` was too large to compute with.
/// Linear if one was.
bool lowering_check_sizes(const LLVMTypeConverter *converter, Context *ctx,
                          Operation *root);

#endif
