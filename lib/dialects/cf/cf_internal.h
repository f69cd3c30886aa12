// SPDX-License-Identifier: Apache-2.0
// Hooks and patterns of the cf operations.
#ifndef MLOPT_DIALECTS_CF_CF_INTERNAL_H
#define MLOPT_DIALECTS_CF_CF_INTERNAL_H

#include "dialects/common/branch_patterns.h"
#include "rewrite/pattern.h"

/// Checks that cases, their targets and their operands are equally many. Branch
/// weights are as many as successors, not all zero.
OpVerifier cf_verify_switch;

/// The successor of a switch for the value `flag`.
unsigned cf_switch_successor(const Operation *op, const WideInt *flag);

extern const BranchOps cf_branch_ops;

/// switch x, [default: ^a] -> br ^a
PatternFunction cf_fold_default_switch;
/// Drops cases with the same target as the default.
PatternFunction cf_drop_default_cases;
/// switch constant -> br
PatternFunction cf_fold_constant_switch;
/// Skips targets that only branch on.
PatternFunction cf_skip_pass_through_switch;
/// In a block reached for one case of a switch on the same value: switch -> br
PatternFunction cf_fold_switch_in_case;
/// In a block that is the default of a switch on the same value: drops the
/// cases of that switch.
PatternFunction cf_drop_cases_of_outer_switch;

extern const PatternTable cf_patterns;

#endif
