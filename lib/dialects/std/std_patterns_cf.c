// SPDX-License-Identifier: Apache-2.0
// Canonicalization of branches and calls. A block is passed through if it holds
// nothing but a br, which alone uses its arguments.
#include "dialects/func/func.h"
#include "dialects/std/std.h"
#include "dialects/std/std_patterns.h"
#include "ir/fold.h"
#include "support/vector.h"

typedef VECTOR(Value *) ValueVector;

/// Where a branch goes, and with what.
typedef struct BranchTarget {
  Block *block;
  ValueVector operands;
} BranchTarget;

static void target_init(BranchTarget *target, const Operation *branch,
                        unsigned index) {
  unsigned first, count;
  branch->def->successor_operands(branch, index, &first, &count);
  *target = (BranchTarget){.block = op_successor(branch, index)};
  for (unsigned i = 0; i < count; i++)
    VECTOR_PUSH(&target->operands, op_operand(branch, first + i));
}

static void target_free(BranchTarget *target) {
  VECTOR_FREE(&target->operands);
}

static bool targets_are_equal(const BranchTarget *lhs,
                              const BranchTarget *rhs) {
  if (lhs->block != rhs->block || lhs->operands.size != rhs->operands.size)
    return false;
  for (size_t i = 0; i < lhs->operands.size; i++)
    if (lhs->operands.data[i] != rhs->operands.data[i])
      return false;
  return true;
}

/// Puts a `br` in place of the terminator `op`.
static void replace_with_br(Rewriter *rw, Operation *op,
                            const BranchTarget *target) {
  OpState state = {.def = &std_ops[STD_BR],
                   .loc = op->loc,
                   .operands = target->operands.data,
                   .num_operands = (uint32_t)target->operands.size,
                   .successors = &target->block,
                   .num_successors = 1};
  builder_create(&rw->builder, &state);
  rewriter_replace_op(rw, op, NULL);
}

static void replace_with_cond_br(Rewriter *rw, Operation *op,
                                 const BranchTarget targets[2]) {
  ValueVector operands = {0};
  VECTOR_PUSH(&operands, op_operand(op, 0));
  for (unsigned i = 0; i < 2; i++)
    for (size_t k = 0; k < targets[i].operands.size; k++)
      VECTOR_PUSH(&operands, targets[i].operands.data[k]);
  const int32_t segments[] = {1, (int32_t)targets[0].operands.size,
                              (int32_t)targets[1].operands.size};
  const Attribute *props[] = {[STD_COND_BR_SEGMENTS] = dense_i32_array_attr_get(
                                  rewriter_context(rw), segments, 3)};
  Block *const successors[] = {targets[0].block, targets[1].block};
  OpState state = {.def = &std_ops[STD_COND_BR],
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

static Operation *br_at_end(const Block *block) {
  Operation *last = block->last;
  return last && op_is(last, &std_ops[STD_BR]) ? last : NULL;
}

/// Do the brs from `block` on lead back to where they were? Two cursors, one
/// twice as fast; after so many steps: no.
static bool leads_into_cycle(const Block *source, const Block *block) {
  enum { MAX_STEPS = 1000 };
  const Block *slow = block;
  const Operation *br = br_at_end(block);
  for (unsigned steps = 1; br && steps < MAX_STEPS; steps++) {
    const Block *next = op_successor(br, 0);
    if (next == slow || next == source)
      return true;
    if (steps % 2 == 0)
      slow = op_successor(br_at_end(slow), 0);
    br = br_at_end(next);
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

/// ^a(x) where ^a(y): br ^b(y) -> ^b(x). False if the block is not passed
/// through.
static bool skip_pass_through(BranchTarget *target) {
  Block *block = target->block;
  Operation *br = br_at_end(block);
  if (!br || block->first != br || !arguments_are_used_by(block, br))
    return false;
  Block *next = op_successor(br, 0);
  if (next == block || leads_into_cycle(block, next))
    return false;
  ValueVector passed = {0};
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

/// Exactly one edge leads to `block`.
static bool has_single_predecessor(const Block *block) {
  return block->first_use && !block->first_use->next;
}

/// Only unreachable code passes a block what the block itself defines.
static bool passes_own_values(const Operation *br, const Block *block) {
  for (uint32_t i = 0; i < br->num_operands; i++)
    if (value_parent_block(op_operand(br, i)) == block)
      return true;
  return false;
}

/// br ^a, the only branch to ^a -> the operations of ^a.
bool std_merge_single_predecessor(const RewritePattern *self, Operation *op,
                                  Rewriter *rw) {
  (void)self;
  Block *source = op_successor(op, 0);
  Block *block = op->block;
  if (source == block || !has_single_predecessor(source))
    return rewriter_match_failure(rw, op, "successor has other predecessors");
  if (block_is_entry(source) || passes_own_values(op, source))
    return rewriter_match_failure(rw, op, "branch cannot be reached");
  BranchTarget target;
  target_init(&target, op, 0);
  rewriter_erase_op(rw, op);
  rewriter_merge_blocks(rw, source, block, target.operands.data);
  target_free(&target);
  return true;
}

/// br ^a, with ^a: br ^b -> br ^b
bool std_skip_pass_through_br(const RewritePattern *self, Operation *op,
                              Rewriter *rw) {
  (void)self;
  if (op_successor(op, 0) == op->block)
    return rewriter_match_failure(rw, op, "branch to its own block");
  BranchTarget target;
  target_init(&target, op, 0);
  bool skips = skip_pass_through(&target);
  if (skips)
    replace_with_br(rw, op, &target);
  target_free(&target);
  return skips || rewriter_match_failure(rw, op, "successor does something");
}

/// cond_br true, ^a, ^b -> br ^a; cond_br false, ^a, ^b -> br ^b
bool std_fold_constant_cond_br(const RewritePattern *self, Operation *op,
                               Rewriter *rw) {
  (void)self;
  const IntegerAttr *condition =
      attr_as_integer(value_constant(op_operand(op, 0)));
  if (!condition)
    return rewriter_match_failure(rw, op, "condition is not a constant");
  BranchTarget target;
  target_init(&target, op, wide_int_is_zero(&condition->value) ? 1 : 0);
  replace_with_br(rw, op, &target);
  target_free(&target);
  return true;
}

/// cond_br c, ^a, ^b, with ^a: br ^d -> cond_br c, ^d, ^b
bool std_skip_pass_through_cond_br(const RewritePattern *self, Operation *op,
                                   Rewriter *rw) {
  (void)self;
  BranchTarget targets[2];
  bool skips = false;
  for (unsigned i = 0; i < 2; i++) {
    target_init(&targets[i], op, i);
    skips |= skip_pass_through(&targets[i]);
  }
  if (skips)
    replace_with_cond_br(rw, op, targets);
  target_free(&targets[0]);
  target_free(&targets[1]);
  return skips || rewriter_match_failure(rw, op, "successors do something");
}

static bool is_only_predecessor(const Block *block, const Block *predecessor) {
  FOR_EACH_PREDECESSOR(edge, block)
    if (edge->owner->block != predecessor)
      return false;
  return true;
}

/// A `select` for each operand in which the targets differ.
static void select_operands(Rewriter *rw, Operation *op, BranchTarget *target,
                            const BranchTarget *other) {
  for (size_t i = 0; i < target->operands.size; i++) {
    Value *const operands[] = {op_operand(op, 0), target->operands.data[i],
                               other->operands.data[i]};
    if (operands[1] == operands[2])
      continue;
    Operation *select =
        builder_create_op(&rw->builder, &std_ops[STD_SELECT], op->loc, operands,
                          3, operands[1]->type, NULL);
    target->operands.data[i] = op_result(select, 0);
  }
}

/// cond_br c, ^a(x), ^a(y) -> br ^a(select c, x, y)
bool std_join_equal_successors(const RewritePattern *self, Operation *op,
                               Rewriter *rw) {
  (void)self;
  Block *block = op_successor(op, 0);
  if (block != op_successor(op, 1))
    return rewriter_match_failure(rw, op, "successors are different blocks");
  BranchTarget targets[2];
  target_init(&targets[0], op, 0);
  target_init(&targets[1], op, 1);
  bool joins = targets_are_equal(&targets[0], &targets[1]) ||
               is_only_predecessor(block, op->block);
  if (joins) {
    select_operands(rw, op, &targets[0], &targets[1]);
    replace_with_br(rw, op, &targets[0]);
  }
  target_free(&targets[0]);
  target_free(&targets[1]);
  return joins || rewriter_match_failure(rw, op,
                                         "block has predecessors that "
                                         "pass something else");
}

/// call_indirect (constant @f)(x) -> call @f(x)
bool std_call_constant(const RewritePattern *self, Operation *op,
                       Rewriter *rw) {
  (void)self;
  const Attribute *callee = value_constant(op_operand(op, 0));
  if (!callee || !attr_as_symbol_ref(callee))
    return rewriter_match_failure(rw, op, "callee is not a constant");
  ValueVector values = {0};
  VECTOR(const Type *) types = {0};
  for (uint32_t i = 1; i < op->num_operands; i++)
    VECTOR_PUSH(&values, op_operand(op, i));
  for (uint32_t i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&types, op_result_type(op, i));
  const OpDef *def = &std_ops[STD_CALL];
  const Attribute *props[8] = {[CALL_PROP_CALLEE] = callee};
  OpState state = {.def = def,
                   .loc = op->loc,
                   .operands = values.data,
                   .num_operands = (uint32_t)values.size,
                   .result_types = types.data,
                   .num_results = op->num_results,
                   .props = props};
  Operation *call = builder_create(&rw->builder, &state);
  values.size = 0;
  for (uint32_t i = 0; i < call->num_results; i++)
    VECTOR_PUSH(&values, op_result(call, i));
  rewriter_replace_op(rw, op, values.data);
  VECTOR_FREE(&values);
  VECTOR_FREE(&types);
  return true;
}
