// SPDX-License-Identifier: Apache-2.0
// The operands that a branch passes to block arguments. Follows
// mlir::BranchOpInterface and mlir::SuccessorOperands.
#ifndef MLOPT_IR_INTERFACES_SUCCESSOR_OPERANDS_H
#define MLOPT_IR_INTERFACES_SUCCESSOR_OPERANDS_H

#include "ir/operation.h"

/// Erases the operands i of a branch for which `erase[i]` is true; they go to
/// block arguments. Segment properties follow. Linear.
void op_erase_successor_operands(Context *ctx, Operation *op,
                                 const bool *erase);

/// Has a branch pass the `count` values in `values[i]` to successor i, after
/// what it passes, for each i where that is not NULL. Linear.
void op_append_successor_operands(Context *ctx, Operation *op,
                                  Value *const *const *values, uint32_t count);

#endif
