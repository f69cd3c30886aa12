// SPDX-License-Identifier: Apache-2.0
// Canonicalization of br, cond_br and assert; the table of all patterns.
#include "dialects/arith/arith_build.h"
#include "dialects/cf/cf.h"
#include "dialects/cf/cf_internal.h"
#include "dialects/ub/ub.h"
#include "ir/interfaces/fold.h"

const BranchOps cf_branch_ops = {
    .br = &cf_ops[CF_BR],
    .cond_br = &cf_ops[CF_COND_BR],
    .select = &arith_ops[ARITH_SELECT],
};

#define BRANCH_PATTERN(name)                                                   \
  static bool name(const RewritePattern *self, Operation *op, Rewriter *rw) {  \
    (void)self;                                                                \
    return branch_##name(&cf_branch_ops, op, rw);                              \
  }

BRANCH_PATTERN(merge_single_predecessor)
BRANCH_PATTERN(skip_pass_through_br)
BRANCH_PATTERN(fold_constant_cond_br)
BRANCH_PATTERN(skip_pass_through_cond_br)
BRANCH_PATTERN(join_equal_successors)

/// assert true -> nothing
static bool erase_true_assert(const RewritePattern *self, Operation *op,
                              Rewriter *rw) {
  (void)self;
  if (!attr_is_true(value_constant(op_operand(op, 0))))
    return rewriter_match_failure(rw, op, "condition is not true");
  rewriter_erase_op(rw, op);
  return true;
}

/// In ^a, which only cond_br c, ^a, ^b branches to: cond_br c, ^d, ^e -> br ^d;
/// and in ^b -> br ^e.
static bool fold_dominated_cond_br(const RewritePattern *self, Operation *op,
                                   Rewriter *rw) {
  (void)self;
  const Block *block = op->block;
  const Block *predecessor = block_single_predecessor(block);
  const Operation *outer = predecessor ? predecessor->last : NULL;
  if (!outer || !op_is(outer, &cf_ops[CF_COND_BR]) ||
      op_operand(outer, 0) != op_operand(op, 0))
    return rewriter_match_failure(rw, op, "no branch on the same condition");
  branch_replace_with_successor(&cf_branch_ops, rw, op,
                                op_successor(outer, 0) == block ? 0 : 1);
  return true;
}

/// A condition whose uses are replaced by a constant.
typedef struct KnownCondition {
  Value *value;
  Location loc;
  bool is_true;
  Value *constant; ///< NULL: not made yet.
} KnownCondition;

static void replace_use(Rewriter *rw, KnownCondition *known, Use *use) {
  Operation *user = use->owner;
  if (!known->constant)
    known->constant = arith_build_bool(rw, known->loc, known->is_true);
  rewriter_start_modify(rw, user);
  use_set(use, known->constant);
  rewriter_finalize_modify(rw, user);
}

/// Has `value` fewer uses than `block` has operations? Linear in the fewer.
static bool has_fewer_uses(const Value *value, const Block *block) {
  const Use *use = value->first_use;
  const Operation *op = block->first;
  while (use && op) {
    use = use->next;
    op = op->next;
  }
  return !use;
}

/// Visits the uses of the value or the operations of the block, whichever are
/// fewer: a condition may be shared by all blocks. Operations are visited from
/// the last one on, as uses are listed in that order.
static bool replace_uses_in(Rewriter *rw, KnownCondition *known,
                            const Block *block) {
  if (has_fewer_uses(known->value, block)) {
    for (Use *use = known->value->first_use, *next; use; use = next) {
      next = use->next;
      if (use->owner->block == block)
        replace_use(rw, known, use);
    }
    return known->constant != NULL;
  }
  for (Operation *op = block->last; op; op = op->prev)
    for (uint32_t i = 0; i < op->num_operands; i++)
      if (op_operand(op, i) == known->value)
        replace_use(rw, known, &op_operand_slots(op)[i]);
  return known->constant != NULL;
}

/// cond_br c, ^a, ^b, the only branch to either: c is true in ^a and false in
/// ^b.
static bool propagate_condition(const RewritePattern *self, Operation *op,
                                Rewriter *rw) {
  (void)self;
  Value *condition = op_operand(op, 0);
  bool changed = false;
  for (unsigned i = 0; i < 2; i++) {
    KnownCondition known = {.value = condition, .loc = op->loc, .is_true = !i};
    if (block_single_predecessor(op_successor(op, i)))
      changed |= replace_uses_in(rw, &known, op_successor(op, i));
  }
  return changed || rewriter_match_failure(
                        rw, op, "the condition is not used in the successors");
}

static bool is_unreachable(const Block *block) {
  return block->last && block->first == block->last &&
         op_is(block->last, &ub_ops[UB_UNREACHABLE]);
}

/// cond_br c, ^a, ^b, with ^a: ub.unreachable -> br ^b
static bool drop_unreachable_successor(const RewritePattern *self,
                                       Operation *op, Rewriter *rw) {
  (void)self;
  for (unsigned i = 0; i < 2; i++)
    if (is_unreachable(op_successor(op, i))) {
      branch_replace_with_successor(&cf_branch_ops, rw, op, 1 - i);
      return true;
    }
  return rewriter_match_failure(rw, op, "both successors may be reached");
}

#define PATTERN(pattern_name, ROOT, function)                                  \
  {                                                                            \
    .name = pattern_name, .root = &cf_ops[CF_##ROOT], .benefit = 1,            \
    .run = function                                                            \
  }

static const RewritePattern patterns[] = {
    PATTERN("erase-true-assert", ASSERT, erase_true_assert),
    PATTERN("merge-single-predecessor", BR, merge_single_predecessor),
    PATTERN("skip-pass-through-br", BR, skip_pass_through_br),
    PATTERN("fold-constant-cond-br", COND_BR, fold_constant_cond_br),
    PATTERN("skip-pass-through-cond-br", COND_BR, skip_pass_through_cond_br),
    PATTERN("join-equal-successors", COND_BR, join_equal_successors),
    PATTERN("fold-dominated-cond-br", COND_BR, fold_dominated_cond_br),
    PATTERN("propagate-condition", COND_BR, propagate_condition),
    PATTERN("drop-unreachable-successor", COND_BR, drop_unreachable_successor),
    PATTERN("fold-default-switch", SWITCH, cf_fold_default_switch),
    PATTERN("drop-default-cases", SWITCH, cf_drop_default_cases),
    PATTERN("fold-constant-switch", SWITCH, cf_fold_constant_switch),
    PATTERN("skip-pass-through-switch", SWITCH, cf_skip_pass_through_switch),
    PATTERN("fold-switch-in-case", SWITCH, cf_fold_switch_in_case),
    PATTERN("drop-cases-of-outer-switch", SWITCH,
            cf_drop_cases_of_outer_switch),
};

const PatternTable cf_patterns = PATTERN_TABLE(patterns);
