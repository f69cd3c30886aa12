// SPDX-License-Identifier: Apache-2.0
// Rewrites of branches to blocks that do nothing, to the only successor, to one
// block twice, and on constants.
#include "dialects/common/branch_patterns.h"

#include "ir/interfaces/fold.h"

void branch_target_init(BranchTarget *target, const Operation *branch,
                        unsigned index) {
  unsigned first, count;
  branch->def->successor_operands(branch, index, &first, &count);
  *target = (BranchTarget){.block = op_successor(branch, index)};
  for (unsigned i = 0; i < count; i++)
    VECTOR_PUSH(&target->operands, op_operand(branch, first + i));
}

void branch_target_free(BranchTarget *target) {
  VECTOR_FREE(&target->operands);
}

static bool branch_targets_are_equal(const BranchTarget *lhs,
                                     const BranchTarget *rhs) {
  if (lhs->block != rhs->block || lhs->operands.size != rhs->operands.size)
    return false;
  for (size_t i = 0; i < lhs->operands.size; i++)
    if (lhs->operands.data[i] != rhs->operands.data[i])
      return false;
  return true;
}

/// Replaces the terminator `op` by a `br`.
static void branch_replace_with_br(const BranchOps *ops, Rewriter *rw,
                                   Operation *op, const BranchTarget *target) {
  OpState state = {.def = ops->br,
                   .loc = op->loc,
                   .operands = target->operands.data,
                   .num_operands = (uint32_t)target->operands.size,
                   .successors = &target->block,
                   .num_successors = 1};
  builder_create(&rw->builder, &state);
  rewriter_replace_op(rw, op, NULL);
}

/// Replaces `op` by the same branch, weights included, to other targets.
static void replace_with_cond_br(const BranchOps *ops, Rewriter *rw,
                                 Operation *op, const BranchTarget targets[2]) {
  enum { MAX_PROPS = 4 };
  BranchValues operands = {0};
  VECTOR_PUSH(&operands, op_operand(op, 0));
  for (unsigned i = 0; i < 2; i++)
    for (size_t k = 0; k < targets[i].operands.size; k++)
      VECTOR_PUSH(&operands, targets[i].operands.data[k]);
  const int32_t segments[] = {1, (int32_t)targets[0].operands.size,
                              (int32_t)targets[1].operands.size};
  const Attribute *props[MAX_PROPS] = {0};
  assert(op->num_props <= MAX_PROPS &&
         ops->cond_br->num_props <= op->num_props);
  for (unsigned i = 0; i < op->num_props; i++)
    props[i] = op_prop(op, i);
  props[ops->cond_br->segment_prop - 1] =
      dense_i32_array_attr_get(rewriter_context(rw), segments, 3);
  Block *const successors[] = {targets[0].block, targets[1].block};
  OpState state = {.def = ops->cond_br,
                   .loc = op->loc,
                   .operands = operands.data,
                   .num_operands = (uint32_t)operands.size,
                   .successors = successors,
                   .num_successors = 2,
                   .props = props};
  builder_create(&rw->builder, &state);
  rewriter_replace_op(rw, op, NULL);
  VECTOR_FREE(&operands);
}

void branch_replace_with_successor(const BranchOps *ops, Rewriter *rw,
                                   Operation *op, unsigned index) {
  BranchTarget target;
  branch_target_init(&target, op, index);
  branch_replace_with_br(ops, rw, op, &target);
  branch_target_free(&target);
}

static Operation *br_at_end(const BranchOps *ops, const Block *block) {
  Operation *last = block->last;
  return last && op_is(last, ops->br) ? last : NULL;
}

/// Do the brs from `block` on form a cycle? Two cursors, one twice as fast;
/// after this many steps the answer is no.
static bool leads_into_cycle(const BranchOps *ops, const Block *source,
                             const Block *block) {
  enum { MAX_STEPS = 1000 };
  const Block *slow = block;
  const Operation *br = br_at_end(ops, block);
  for (unsigned steps = 1; br && steps < MAX_STEPS; steps++) {
    const Block *next = op_successor(br, 0);
    if (next == slow || next == source)
      return true;
    if (steps % 2 == 0)
      slow = op_successor(br_at_end(ops, slow), 0);
    br = br_at_end(ops, next);
  }
  return false;
}

static bool arguments_are_used_by(const Block *block, const Operation *user) {
  for (uint32_t i = 0; i < block->num_arguments; i++)
    FOR_EACH_USE(use, block_argument(block, i))
      if (use->owner != user)
        return false;
  return true;
}

bool branch_target_skip(const BranchOps *ops, BranchTarget *target) {
  Block *block = target->block;
  Operation *br = br_at_end(ops, block);
  if (!br || block->first != br || !arguments_are_used_by(block, br))
    return false;
  Block *next = op_successor(br, 0);
  if (next == block || leads_into_cycle(ops, block, next))
    return false;
  BranchValues passed = {0};
  for (uint32_t i = 0; i < br->num_operands; i++) {
    Value *value = op_operand(br, i);
    bool is_argument = value_kind(value) == VALUE_BLOCK_ARGUMENT &&
                       value_block_argument(value)->owner == block;
    VECTOR_PUSH(&passed,
                is_argument ? target->operands.data[value->index] : value);
  }
  VECTOR_FREE(&target->operands);
  target->operands = passed;
  target->block = next;
  return true;
}

Block *block_single_predecessor(const Block *block) {
  const BlockUse *edge = block->first_use;
  return edge && !edge->next ? edge->owner->block : NULL;
}

/// Only unreachable code passes a block what the block itself defines.
static bool passes_own_values(const Operation *br, const Block *block) {
  for (uint32_t i = 0; i < br->num_operands; i++)
    if (value_parent_block(op_operand(br, i)) == block)
      return true;
  return false;
}

bool branch_merge_single_predecessor(const BranchOps *ops, Operation *op,
                                     Rewriter *rw) {
  (void)ops;
  Block *source = op_successor(op, 0);
  Block *block = op->block;
  if (source == block || !block_single_predecessor(source))
    return rewriter_match_failure(rw, op, "successor has other predecessors");
  if (block_is_entry(source) || passes_own_values(op, source))
    return rewriter_match_failure(rw, op, "branch cannot be reached");
  BranchTarget target;
  branch_target_init(&target, op, 0);
  rewriter_erase_op(rw, op);
  rewriter_merge_blocks(rw, source, block, target.operands.data);
  branch_target_free(&target);
  return true;
}

bool branch_skip_pass_through_br(const BranchOps *ops, Operation *op,
                                 Rewriter *rw) {
  if (op_successor(op, 0) == op->block)
    return rewriter_match_failure(rw, op, "branch to its own block");
  BranchTarget target;
  branch_target_init(&target, op, 0);
  bool skips = branch_target_skip(ops, &target);
  if (skips)
    branch_replace_with_br(ops, rw, op, &target);
  branch_target_free(&target);
  return skips ||
         rewriter_match_failure(rw, op, "the successor does more than branch");
}

bool branch_fold_constant_cond_br(const BranchOps *ops, Operation *op,
                                  Rewriter *rw) {
  const IntegerAttr *condition =
      attr_as_integer(value_constant(op_operand(op, 0)));
  if (!condition)
    return rewriter_match_failure(rw, op, "condition is not a constant");
  branch_replace_with_successor(ops, rw, op,
                                wide_int_is_zero(&condition->value) ? 1 : 0);
  return true;
}

bool branch_skip_pass_through_cond_br(const BranchOps *ops, Operation *op,
                                      Rewriter *rw) {
  BranchTarget targets[2];
  bool skips = false;
  for (unsigned i = 0; i < 2; i++) {
    branch_target_init(&targets[i], op, i);
    skips |= branch_target_skip(ops, &targets[i]);
  }
  if (skips)
    replace_with_cond_br(ops, rw, op, targets);
  branch_target_free(&targets[0]);
  branch_target_free(&targets[1]);
  return skips ||
         rewriter_match_failure(rw, op, "no successor does nothing but branch");
}

static bool is_only_predecessor(const Block *block, const Block *predecessor) {
  FOR_EACH_PREDECESSOR(edge, block)
    if (edge->owner->block != predecessor)
      return false;
  return true;
}

/// Creates a `select` for each operand in which the targets differ.
static void select_operands(const BranchOps *ops, Rewriter *rw, Operation *op,
                            BranchTarget *target, const BranchTarget *other) {
  for (size_t i = 0; i < target->operands.size; i++) {
    Value *const operands[] = {op_operand(op, 0), target->operands.data[i],
                               other->operands.data[i]};
    if (operands[1] == operands[2])
      continue;
    Operation *select = builder_create_op(&rw->builder, ops->select, op->loc,
                                          operands, 3, operands[1]->type, NULL);
    target->operands.data[i] = op_result(select, 0);
  }
}

bool branch_join_equal_successors(const BranchOps *ops, Operation *op,
                                  Rewriter *rw) {
  Block *block = op_successor(op, 0);
  if (block != op_successor(op, 1))
    return rewriter_match_failure(rw, op, "successors are different blocks");
  BranchTarget targets[2];
  branch_target_init(&targets[0], op, 0);
  branch_target_init(&targets[1], op, 1);
  bool joins = branch_targets_are_equal(&targets[0], &targets[1]) ||
               is_only_predecessor(block, op->block);
  if (joins) {
    select_operands(ops, rw, op, &targets[0], &targets[1]);
    branch_replace_with_br(ops, rw, op, &targets[0]);
  }
  branch_target_free(&targets[0]);
  branch_target_free(&targets[1]);
  return joins || rewriter_match_failure(rw, op,
                                         "block has predecessors that "
                                         "pass other values");
}
