// SPDX-License-Identifier: Apache-2.0
// Tells a listener that an operation and everything in it is erased, in one of
// several orders.
#ifndef MLOPT_REWRITE_ERASE_EVENTS_H
#define MLOPT_REWRITE_ERASE_EVENTS_H

#include "rewrite/rewriter.h"

typedef enum EraseOrder {
  /// The order of erasing at once: users come before what they use. Regions,
  /// and the operations of a block, are told from last to first. A block's
  /// successors come before the block. A block itself is told after the
  /// operations of all blocks that were reached together with it.
  ERASE_USERS_FIRST,
  /// Like ERASE_USERS_FIRST, but each operation drops its operands once it was
  /// told. Listeners that are told of a later operation then see its remaining
  /// users. Follows mlir::RewriterBase::eraseOp.
  ERASE_DROPPING_USES,
  /// The order of the text. It is used for what is erased at the end of a
  /// conversion.
  ERASE_IN_ORDER,
} EraseOrder;

/// Tells `listener` that everything in `root`, and then `root` itself, is
/// erased. Linear, without recursion. Overwrites the blocks' `order`.
void listener_tell_erased(RewriteListener *listener, Operation *root,
                          EraseOrder order);

#endif
