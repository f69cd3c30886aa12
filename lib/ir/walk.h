// SPDX-License-Identifier: Apache-2.0
// Walks over nested operations, without recursion: the cursor climbs by parent
// pointers, so that a walk needs no memory.
#ifndef MLOPT_IR_WALK_H
#define MLOPT_IR_WALK_H

#include "ir/operation.h"

/// Operation after `op` in preorder below `root` (`root` itself is the first),
/// or NULL at the end. Constant time amortized over a walk.
Operation *walk_next_preorder_slow(const Operation *root, Operation *op);
static inline Operation *walk_next_preorder(const Operation *root,
                                            Operation *op) {
  op_prefetch_following(op);
  return op->next && !op->num_regions && op != root
             ? op->next
             : walk_next_preorder_slow(root, op);
}

/// The operation that walk_next_preorder gives after `op`, without entering its
/// regions.
Operation *walk_next_skipping_regions(const Operation *root, Operation *op);

/// As walk_next_preorder, without entering operations below `root` that have a
/// symbol table.
static inline Operation *walk_next_in_symbol_table(const Operation *root,
                                                   Operation *op) {
  return op != root && op_has_trait(op, TRAIT_SYMBOL_TABLE)
             ? walk_next_skipping_regions(root, op)
             : walk_next_preorder(root, op);
}

/// The first operation in postorder below `root`, which is the last.
Operation *walk_first_postorder(Operation *root);

/// The operation after `op` in postorder. `op` may be erased once this was
/// asked for.
Operation *walk_next_postorder(const Operation *root, Operation *op);

/// All operations below and including `root`, each before its body.
#define FOR_EACH_OP_PREORDER(op, root)                                         \
  for (Operation *op = (root); op; op = walk_next_preorder((root), op))

/// All operations below and including `root`, each after its body. The body of
/// the loop may erase `op`.
#define FOR_EACH_OP_POSTORDER(op, root)                                        \
  for (Operation *op = walk_first_postorder(root), *op##_next;                 \
       op && (op##_next = walk_next_postorder((root), op), true);              \
       op = op##_next)

#endif
