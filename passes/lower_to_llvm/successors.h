// SPDX-License-Identifier: Apache-2.0
// Repeated successors, which LLVM cannot tell apart.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_SUCCESSORS_H
#define MLOPT_PASSES_LOWER_TO_LLVM_SUCCESSORS_H

#include "ir/operation.h"

/// Gives every repetition of a successor with operands a block of its own.
void remove_repeated_successors(Context *ctx, Operation *root);

/// Gives every repetition of a successor of `op` itself a block of its own.
void remove_successor_repetitions(Context *ctx, Operation *op);

#endif
