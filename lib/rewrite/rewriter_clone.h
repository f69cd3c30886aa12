// SPDX-License-Identifier: Apache-2.0
// Rewriter: copies, and moves and replacements across blocks. Follows
// mlir::RewriterBase.
#ifndef MLOPT_REWRITE_REWRITER_CLONE_H
#define MLOPT_REWRITE_REWRITER_CLONE_H

#include "rewrite/rewriter.h"
#include "support/hash_table.h"

/// Moves `op` after `after`, in the same or another block.
void rewriter_move_op_after(Rewriter *rw, Operation *op, Operation *after);
/// Redirects all branches from `from` to `to`. Linear in the uses of `from`.
void rewriter_replace_all_uses_of_block(Rewriter *rw, Block *from, Block *to);
/// A copy of `op` at the insertion point; see op_clone. The listener is told of
/// the copy and of everything in it.
Operation *rewriter_clone(Rewriter *rw, const Operation *op, PtrMap *mapping);
/// Copies the blocks of `from` to another region, before `before`. `mapping`
/// may be NULL. Follows mlir::OpBuilder::cloneRegionBefore.
void rewriter_clone_region_before(Rewriter *rw, const Region *from,
                                  Block *before, PtrMap *mapping);

#endif
