// SPDX-License-Identifier: Apache-2.0
// Erasing operations and blocks with everything in them. Nothing here recurses.
#ifndef MLOPT_IR_ERASE_H
#define MLOPT_IR_ERASE_H

#include <stddef.h>

#include "ir/operation.h"

/// Takes `op` out of its block and frees it with everything inside it. Its
/// results must not be used outside of it. Linear in what is erased.
void op_erase(Context *ctx, Operation *op);

/// Erases `count` operations that nothing else uses; they may use each other's
/// results, and none is inside another one. Faster than one by one where they
/// were made together: their memory is given back in one piece.
void op_erase_all(Context *ctx, Operation *const *ops, size_t count);

/// Frees `block` with its operations. Nothing outside may use its values; edges
/// to it are dropped. Linear in what is erased, and in these.
void block_erase(Context *ctx, Block *block);

/// Drops the operands and successors of `op` and of everything inside it.
void op_drop_all_references(Operation *op);

#endif
