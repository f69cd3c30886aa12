// SPDX-License-Identifier: Apache-2.0
// Which order a listener hears of what goes with an operation.
#ifndef MLOPT_REWRITE_ERASE_EVENTS_H
#define MLOPT_REWRITE_ERASE_EVENTS_H

#include "rewrite/rewriter.h"

typedef enum EraseOrder {
  /// As it is erased at once: users before what they use. Regions and the
  /// operations of a block from the last; of blocks the successors first, and
  /// each block once the operations of all that were reached with it are told.
  ERASE_USERS_FIRST,
  /// The same, and each drops its operands once it is told, so that those told
  /// later see who else still uses what they use. Follows
  /// mlir::RewriterBase::eraseOp.
  ERASE_DROPPING_USES,
  /// As it stands in the text: what was erased at the end of a conversion.
  ERASE_IN_ORDER,
} EraseOrder;

/// Tells of everything in `root`, and of `root`. Linear, without recursion.
/// Uses the blocks' scratch numbers.
void listener_tell_erased(RewriteListener *listener, Operation *root,
                          EraseOrder order);

#endif
