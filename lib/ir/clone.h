// SPDX-License-Identifier: Apache-2.0
// Copies of operations and regions. A mapping says what values and blocks of
// the original become in the copy. Nothing here recurses. Follows
// mlir::Operation::clone and mlir::IRMapping.
#ifndef MLOPT_IR_CLONE_H
#define MLOPT_IR_CLONE_H

#include "ir/operation.h"

typedef struct PtrMap PtrMap;

/// Copy of `op` with all its regions; detached. Operands, successors and
/// symbols that `mapping` (may be NULL) does not know stay the same; values and
/// blocks of the copy are entered into it. Linear in what is copied.
Operation *op_clone(Context *ctx, const Operation *op, PtrMap *mapping);

/// Copies the blocks of `from` into `to`, which is another region, in front of
/// `before` (NULL: at the end). `mapping` as for op_clone, but not NULL.
/// Follows mlir::Region::cloneInto.
void region_clone_before(Context *ctx, const Region *from, Region *to,
                         Block *before, PtrMap *mapping);

/// Copies the contents of `from`: the operations of its first block into
/// `entry`, in front of `point` (NULL: at the end), the other blocks in front
/// of `before` (unused if there are none). `mapping` has what the first block's
/// arguments become, and gets the values and blocks of the copies. Returns the
/// first copy, or the operation in its place.
Operation *region_clone_into(Context *ctx, const Region *from, Block *entry,
                             Operation *point, Block *before, PtrMap *mapping);

#endif
