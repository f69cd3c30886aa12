// SPDX-License-Identifier: Apache-2.0
// What the sources that implement operations, blocks and regions share.
#ifndef MLOPT_IR_OPERATION_INTERNAL_H
#define MLOPT_IR_OPERATION_INTERNAL_H

#include "ir/operation.h"

/// Gives the memory of `op` back: its operands and successors are dropped, its
/// regions empty, and nothing points to it. Constant time.
void op_release(Context *ctx, Operation *op);

/// Bytes of an operation whose operands are in line.
size_t op_memory_size(const Operation *op);

/// Gives the memory of `block` back: it has no operations and nothing points to
/// it. Linear in its arguments.
void block_release(Context *ctx, Block *block);

/// Gives `op` a number between its neighbours', if its block has an order.
/// Amortized logarithmic.
void op_order_insert(Operation *op);

/// Numbers of a block's operations begin here, with room between.
#define OP_ORDER_FIRST (1u << 30)
#define OP_ORDER_STRIDE 64u

/// Gives all operations of `block` ascending numbers.
void block_number_ops(Block *block);

/// Must definitions in `block` come before their uses? Not in graph regions,
/// and not in the only block of an unregistered operation's region.
bool block_has_ssa_dominance(const Block *block);

#endif
