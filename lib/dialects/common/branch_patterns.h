// SPDX-License-Identifier: Apache-2.0
// Canonicalization of branches, shared by std and cf. A block is skipped if it
// holds only a br, and nothing but that br uses the block's arguments.
#ifndef MLOPT_DIALECTS_COMMON_BRANCH_PATTERNS_H
#define MLOPT_DIALECTS_COMMON_BRANCH_PATTERNS_H

#include "rewrite/rewriter.h"
#include "support/vector.h"

/// The branch operations of one dialect.
typedef struct BranchOps {
  const OpDef *br;
  const OpDef *cond_br; ///< Its segments are its last property.
  const OpDef *select;
} BranchOps;

typedef VECTOR(Value *) BranchValues;

/// A target block and the operands passed to it.
typedef struct BranchTarget {
  Block *block;
  BranchValues operands;
} BranchTarget;

/// Takes successor `index` of `branch` with the operands that go to it.
void branch_target_init(BranchTarget *target, const Operation *branch,
                        unsigned index);
/// Frees the list of operands.
void branch_target_free(BranchTarget *target);
/// ^a(x) where ^a(y): br ^b(y) -> ^b(x). False if the block cannot be skipped.
bool branch_target_skip(const BranchOps *ops, BranchTarget *target);
/// Replaces `op` by a br to its successor `index`.
void branch_replace_with_successor(const BranchOps *ops, Rewriter *rw,
                                   Operation *op, unsigned index);
/// The predecessor of `block` if exactly one edge leads to it; otherwise NULL.
Block *block_single_predecessor(const Block *block);

/// br ^a, the only branch to ^a -> the operations of ^a.
bool branch_merge_single_predecessor(const BranchOps *ops, Operation *op,
                                     Rewriter *rw);
/// br ^a, with ^a: br ^b -> br ^b
bool branch_skip_pass_through_br(const BranchOps *ops, Operation *op,
                                 Rewriter *rw);
/// cond_br true, ^a, ^b -> br ^a; cond_br false, ^a, ^b -> br ^b
bool branch_fold_constant_cond_br(const BranchOps *ops, Operation *op,
                                  Rewriter *rw);
/// cond_br c, ^a, ^b, with ^a: br ^d -> cond_br c, ^d, ^b
bool branch_skip_pass_through_cond_br(const BranchOps *ops, Operation *op,
                                      Rewriter *rw);
/// cond_br c, ^a(x), ^a(y) -> br ^a(select c, x, y)
bool branch_join_equal_successors(const BranchOps *ops, Operation *op,
                                  Rewriter *rw);

#endif
