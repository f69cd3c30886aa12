// SPDX-License-Identifier: Apache-2.0
// Hooks of the cf operations, and their patterns.
#ifndef MLOPT_DIALECTS_CF_CF_INTERNAL_H
#define MLOPT_DIALECTS_CF_CF_INTERNAL_H

#include "dialects/common/branch_patterns.h"
#include "rewrite/pattern.h"

bool cf_verify_switch(Context *ctx, const Operation *op);

/// Successor of a switch for the value `flag`.
unsigned cf_switch_successor(const Operation *op, const WideInt *flag);

extern const BranchOps cf_branch_ops;

/// A pattern's function.
typedef bool CfPattern(const RewritePattern *self, Operation *op, Rewriter *rw);

/// switch x, [default: ^a] -> br ^a
CfPattern cf_fold_default_switch;
/// Drops cases that go where the default goes.
CfPattern cf_drop_default_cases;
/// A switch on a constant -> br
CfPattern cf_fold_constant_switch;
/// Targets that only branch on are passed through.
CfPattern cf_skip_pass_through_switch;
/// In a block that a switch on the same value gets to for one case -> br
CfPattern cf_fold_switch_in_case;
/// In a block that a switch on the same value gets to by default: drops the
/// cases of that one.
CfPattern cf_drop_cases_of_outer_switch;

extern const PatternTable cf_patterns;

#endif
