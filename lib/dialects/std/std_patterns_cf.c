// SPDX-License-Identifier: Apache-2.0
// Canonicalization of branches and calls.
#include "dialects/common/branch_patterns.h"
#include "dialects/common/functions.h"
#include "dialects/std/std.h"
#include "dialects/std/std_patterns.h"

typedef VECTOR(Value *) ValueVector;

static const BranchOps branch_ops = {
    .br = &std_ops[STD_BR],
    .cond_br = &std_ops[STD_COND_BR],
    .select = &std_ops[STD_SELECT],
};

#define BRANCH_PATTERN(name)                                                   \
  bool std_##name(const RewritePattern *self, Operation *op, Rewriter *rw) {   \
    (void)self;                                                                \
    return branch_##name(&branch_ops, op, rw);                                 \
  }

BRANCH_PATTERN(merge_single_predecessor)
BRANCH_PATTERN(skip_pass_through_br)
BRANCH_PATTERN(fold_constant_cond_br)
BRANCH_PATTERN(skip_pass_through_cond_br)
BRANCH_PATTERN(join_equal_successors)

/// call_indirect (constant @f)(x) -> call @f(x)
bool std_call_constant(const RewritePattern *self, Operation *op,
                       Rewriter *rw) {
  (void)self;
  return function_call_constant(op, rw, &std_ops[STD_CALL]);
}
