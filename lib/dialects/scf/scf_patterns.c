// SPDX-License-Identifier: Apache-2.0
// The table of patterns, and the patterns for execute_region and index_switch.
#include "dialects/scf/scf_patterns.h"

#include "dialects/cf/cf.h"
#include "dialects/common/region_branch.h"
#include "dialects/scf/scf_internal.h"
#include "ir/interfaces/effects.h"
#include "ir/interfaces/fold.h"

typedef VECTOR(Value *) Values;

static void push_operands(Values *values, const Operation *op) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(values, op_operand(op, i));
}

void scf_replace_with_region(Rewriter *rw, Operation *op, unsigned index,
                             Value *const *arguments) {
  Block *block = op_region(op, index)->first;
  Operation *yield = block->last;
  rewriter_inline_block_before(rw, block, op->block, op, arguments);
  // The arguments that it yielded are replaced by now.
  Values results = {0};
  push_operands(&results, yield);
  rewriter_replace_op(rw, op, results.data);
  rewriter_erase_op(rw, yield);
  VECTOR_FREE(&results);
}

static bool may_inline(const Operation *op) {
  return !op_prop(op, SCF_EXECUTE_REGION_NO_INLINE);
}

static bool scf_inline_block(const RewritePattern *self, Operation *op,
                             Rewriter *rw) {
  (void)self;
  const Region *region = op_region(op, 0);
  if (region->first != region->last || !may_inline(op))
    return rewriter_match_failure(rw, op, "not one block to inline");
  Operation *end = region->first->last;
  if (op_is(end, &scf_ops[SCF_YIELD])) {
    scf_replace_with_region(rw, op, 0, NULL);
    return true;
  }
  // A terminator of another kind gives no results.
  if (!op_is_unused(op))
    return rewriter_match_failure(rw, op, "does not end in a yield");
  rewriter_inline_block_before(rw, region->first, op->block, op, NULL);
  rewriter_erase_op(rw, op);
  rewriter_erase_op(rw, end);
  return true;
}

static void replace_yield_with_br(Rewriter *rw, Operation *yield, Block *dest) {
  Values operands = {0};
  push_operands(&operands, yield);
  builder_set_before(&rw->builder, yield);
  cf_build_br(&rw->builder, yield->loc, dest, operands.data, operands.size);
  rewriter_erase_op(rw, yield);
  VECTOR_FREE(&operands);
}

/// In a function's body, where there may be several blocks.
static bool scf_inline_blocks(const RewritePattern *self, Operation *op,
                              Rewriter *rw) {
  (void)self;
  const Operation *parent = op_parent(op);
  if (!may_inline(op) || !parent ||
      (!op_has_trait(parent, TRAIT_FUNCTION) &&
       !op_is(parent, &scf_ops[SCF_EXECUTE_REGION])))
    return rewriter_match_failure(rw, op,
                                  "the parent region may hold one block only");
  SplitBlock split = rewriter_split_before(rw, op);
  Block *after = split.after;
  Region *region = op_region(op, 0);
  builder_set_to_end(&rw->builder, split.before);
  cf_build_br(&rw->builder, op->loc, region->first, NULL, 0);
  FOR_EACH_BLOCK(block, region)
    if (block->last && op_is(block->last, &scf_ops[SCF_YIELD]))
      replace_yield_with_br(rw, block->last, after);
  rewriter_inline_region_before(rw, region, after->parent, after);
  Values results = {0};
  for (uint32_t i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&results, block_add_argument(rewriter_context(rw), after,
                                             op_result_type(op, i), op->loc));
  rewriter_replace_op(rw, op, results.data);
  VECTOR_FREE(&results);
  return true;
}

bool scf_fold_constant_switch(const RewritePattern *self, Operation *op,
                              Rewriter *rw) {
  (void)self;
  const Attribute *number = value_constant(op_operand(op, 0));
  if (!attr_as_integer(number))
    return rewriter_match_failure(rw, op, "the argument is not constant");
  RegionSuccessors successors = {0};
  op_region_successors(op, op, &number, &successors);
  unsigned index = (unsigned)successors.data[0].region;
  VECTOR_FREE(&successors);
  scf_replace_with_region(rw, op, index, NULL);
  return true;
}

#define REGION_PATTERN(name)                                                   \
  static bool name(const RewritePattern *self, Operation *op, Rewriter *rw) {  \
    (void)self;                                                                \
    return region_branch_##name(op, rw);                                       \
  }

REGION_PATTERN(replace_constant_inputs)
REGION_PATTERN(merge_equal_inputs)
REGION_PATTERN(erase_dead_inputs)

#define PATTERN(pattern_name, ROOT, function)                                  \
  {                                                                            \
    .name = pattern_name, .root = &scf_ops[SCF_##ROOT], .benefit = 1,          \
    .run = function                                                            \
  }
#define REGION_PATTERNS(name, ROOT)                                            \
  PATTERN(name "-replace-constant-inputs", ROOT, replace_constant_inputs),     \
      PATTERN(name "-merge-equal-inputs", ROOT, merge_equal_inputs),           \
      PATTERN(name "-erase-dead-inputs", ROOT, erase_dead_inputs)

static const RewritePattern patterns[] = {
    PATTERN("inline-execute-region-block", EXECUTE_REGION, scf_inline_block),
    PATTERN("inline-execute-region-blocks", EXECUTE_REGION, scf_inline_blocks),
    REGION_PATTERNS("execute-region", EXECUTE_REGION),

    PATTERN("simplify-for", FOR, scf_simplify_for),
    REGION_PATTERNS("for", FOR),

    PATTERN("merge-ifs", IF, scf_merge_ifs),
    PATTERN("merge-nested-ifs", IF, scf_merge_nested_ifs),
    PATTERN("propagate-if-condition", IF, scf_propagate_condition),
    PATTERN("hoist-yielded-values", IF, scf_hoist_yielded_values),
    PATTERN("drop-empty-else", IF, scf_drop_empty_else),
    PATTERN("fold-constant-if", IF, scf_fold_constant_if),
    PATTERN("replace-by-condition", IF, scf_replace_by_condition),
    REGION_PATTERNS("if", IF),

    PATTERN("while-condition-is-true", WHILE, scf_while_condition_is_true),
    PATTERN("while-compare-is-known", WHILE, scf_while_compare_is_known),
    PATTERN("while-sort-arguments", WHILE, scf_while_sort_arguments),
    PATTERN("while-move-if-down", WHILE, scf_while_move_if_down),
    REGION_PATTERNS("while", WHILE),

    PATTERN("fold-constant-index-switch", INDEX_SWITCH,
            scf_fold_constant_switch),
    REGION_PATTERNS("index-switch", INDEX_SWITCH),

    PATTERN("collapse-parallel", PARALLEL, scf_collapse_parallel),
    PATTERN("merge-nested-parallels", PARALLEL, scf_merge_nested_parallels),

    PATTERN("fold-forall-bounds", FORALL, scf_forall_fold_bounds),
    PATTERN("drop-forall-outputs", FORALL, scf_forall_drop_outputs),
    PATTERN("collapse-forall", FORALL, scf_collapse_forall),
    PATTERN("fold-forall-variables", FORALL, scf_forall_fold_variables),
};

const PatternTable scf_patterns = PATTERN_TABLE(patterns);
