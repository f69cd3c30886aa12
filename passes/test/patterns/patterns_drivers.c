// SPDX-License-Identifier: Apache-2.0
// Patterns of the passes that try the greedy and the walk driver: each makes
// one kind of change.
#include "passes/test/patterns/patterns_drivers.h"
#include "ir/op_attrs.h"

#include "dialects/func/func.h"
#include "rewrite/rewriter_clone.h"

/// Replaces `op` by an operation that folds in place, which must stay.
RULE(create_or_fold) {
  (void)self;
  Value *operand = op_operand(op, 0);
  Value *value = test_make(rw, TEST_OP_IN_PLACE_FOLD, op->loc, VALUES(operand),
                           value_type(operand), NULL);
  FoldResult result;
  op_fold(rewriter_context(rw), value_defining_op(value), &result);
  rewriter_replace_op_with(rw, op, value);
  return true;
}

RULE(cast_of_constant) {
  (void)self;
  if (!test_has_attr(op, "test_fold_before_previously_folded_op"))
    return false;
  Context *ctx = rewriter_context(rw);
  const Type *i1 = integer_type_get(ctx, 1);
  builder_set_to_start(&rw->builder, op->block);
  Operation *constant = test_create(rw, test_op_def(ctx, "arith.constant"),
                                    op->loc, NULL, 0, &i1, 1);
  op_set_attr(ctx, constant, STR("value"), bool_attr_get(ctx, true));
  Value *value =
      test_make(rw, TEST_CAST, op->loc, VALUES(op_result(constant, 0)),
                integer_type_get(ctx, 32), NULL);
  rewriter_replace_op_with(rw, op, value);
  return true;
}

RULE(take_inner_constant) {
  (void)self;
  const Operation *inner = test_producer(op, 0, TEST_OP_COMMUTATIVE2);
  if (!inner || !value_constant(op_operand(inner, 1)))
    return false;
  rewriter_replace_op_with(rw, op, op_operand(inner, 1));
  return true;
}

RULE(count_to_three) {
  (void)self;
  int64_t number = test_number(op, TEST_ONLY_ATTR);
  if (!attr_as_integer(op_prop(op, TEST_ONLY_ATTR)) || number >= 3)
    return false;
  rewriter_start_modify(rw, op);
  op_set_prop(op, TEST_ONLY_ATTR, test_i32_attr(rw, number + 1));
  rewriter_finalize_modify(rw, op);
  return true;
}

RULE(make_eligible) {
  (void)self;
  if (test_has_attr(op, "eligible"))
    return false;
  Context *ctx = rewriter_context(rw);
  rewriter_start_modify(rw, op);
  op_set_attr(ctx, op, STR("eligible"), unit_attr_get(ctx));
  rewriter_finalize_modify(rw, op);
  return true;
}

RULE(hoist_eligible) {
  (void)self;
  const Block *body = op_region(op, 0)->first;
  const Operation *last = body ? body->last : NULL;
  if (!last || !last->num_operands)
    return false;
  Operation *hoisted = value_defining_op(op_operand(last, 0));
  if (!hoisted || op_parent(hoisted) != op ||
      !test_has_attr(hoisted, "eligible"))
    return false;
  rewriter_move_op_before(rw, hoisted, op);
  return true;
}

/// A new operation before `op` with its operands and result types.
static Operation *create_like(Rewriter *rw, const Operation *op,
                              const OpDef *def) {
  TypeVector types = {0};
  ValueVector operands = {0};
  for (unsigned i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&types, op_result_type(op, i));
  for (unsigned i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&operands, op_operand(op, i));
  Operation *created =
      test_create(rw, def, op->loc, operands.data, op->num_operands, types.data,
                  op->num_results);
  VECTOR_FREE(&types);
  VECTOR_FREE(&operands);
  return created;
}

RULE(insert_same_op) {
  (void)self;
  if (test_has_attr(op, "skip"))
    return false;
  Context *ctx = rewriter_context(rw);
  const Attribute *yes = bool_attr_get(ctx, true);
  Operation *created = create_like(rw, op, op->def);
  rewriter_start_modify(rw, op);
  op_set_attr(ctx, op, STR("skip"), yes);
  rewriter_finalize_modify(rw, op);
  op_set_attr(ctx, created, STR("skip"), yes);
  return true;
}

/// The results of `created` replace those of `op`, which is erased.
static void replace_by_results(Rewriter *rw, Operation *op,
                               const Operation *created) {
  ValueVector values = {0};
  for (unsigned i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&values,
                i < created->num_results ? op_result(created, i) : NULL);
  rewriter_replace_op(rw, op, values.data);
  VECTOR_FREE(&values);
}

RULE(replace_with_new_op) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  bool is_erased = test_has_attr(op, "create_erase_op");
  if (is_erased && !op_is_unused(op))
    return rewriter_match_failure(rw, op, "results are used");
  const Operation *created =
      is_erased ? test_create(rw, test_op_def(ctx, "test.erase_op"), op->loc,
                              NULL, 0, NULL, 0)
                : create_like(rw, op, test_op_def(ctx, "test.new_op"));
  replace_by_results(rw, op, created);
  return true;
}

RULE(erase) {
  (void)self;
  if (!op_is_unused(op))
    return rewriter_match_failure(rw, op, "results are used");
  rewriter_erase_op(rw, op);
  return true;
}

RULE(change_block) {
  (void)self;
  if (op->num_successors < 2 || op_successor(op, 0) == op_successor(op, 1))
    return false;
  rewriter_replace_all_uses_of_block(rw, op_successor(op, 0),
                                     op_successor(op, 1));
  return true;
}

RULE(branch_to_own_block) {
  (void)self;
  if (op->num_successors < 1 || op_successor(op, 0) == op->block)
    return false;
  rewriter_start_modify(rw, op);
  op_set_successor(op, 0, op->block);
  rewriter_finalize_modify(rw, op);
  return true;
}

/// The operation around `op`, if it is in a block and no function; else NULL.
static Operation *leavable_parent(const Operation *op) {
  Operation *parent = op_parent(op);
  bool can_leave =
      parent && parent->block && !op_is(parent, &func_ops[FUNC_FUNC]);
  return can_leave ? parent : NULL;
}

RULE(move_before_parent) {
  (void)self;
  Operation *parent = leavable_parent(op);
  if (!parent)
    return false;
  rewriter_move_op_before(rw, op, parent);
  return true;
}

/// Moves `op` after its parent, and as many operations further as `advance`
/// says.
RULE(move_after_parent) {
  (void)self;
  Operation *after = leavable_parent(op);
  if (!after)
    return false;
  int64_t advance = 0;
  attr_integer_value(op_attr(op, STR("advance")), &advance);
  for (; advance > 0 && after->next; advance--)
    after = after->next;
  rewriter_move_op_after(rw, op, after);
  return true;
}

RULE(inline_blocks) {
  (void)self;
  bool changed = false;
  for (unsigned i = 0; i < op->num_regions; i++)
    while (op_region(op, i)->first) {
      Block *block = op_region(op, i)->first;
      if (block->num_arguments || block->first_use)
        return changed;
      rewriter_inline_block_before(rw, block, op->block, op, NULL);
      changed = true;
    }
  return changed;
}

RULE(split_block_here) {
  (void)self;
  rewriter_split_block(rw, op->block, op);
  builder_set_before(&rw->builder, op);
  const OpDef *def = test_op_def(rewriter_context(rw), "test.new_op");
  replace_by_results(rw, op, create_like(rw, op, def));
  return true;
}

RULE(clone_me) {
  (void)self;
  if (test_has_attr(op, "was_cloned"))
    return false;
  Context *ctx = rewriter_context(rw);
  Operation *copy = rewriter_clone(rw, op, NULL);
  op_set_attr(ctx, copy, STR("was_cloned"), unit_attr_get(ctx));
  return true;
}

RULE(clone_regions) {
  (void)self;
  if (test_has_attr(op, "was_cloned"))
    return false;
  Context *ctx = rewriter_context(rw);
  for (unsigned i = 0; i < op->num_regions; i++)
    rewriter_clone_region_before(rw, op_region(op, i), op->block, NULL);
  op_set_attr(ctx, op, STR("was_cloned"), unit_attr_get(ctx));
  return true;
}

RULE(erase_first_block) {
  (void)self;
  for (unsigned i = 0; i < op->num_regions; i++) {
    Block *block = op_region(op, i)->first;
    if (!block)
      continue;
    if (block->first_use)
      return rewriter_match_failure(rw, op, "block has predecessors");
    rewriter_erase_block(rw, block);
    return true;
  }
  return false;
}

#define NAMED(FUNCTION, ROOT)                                                  \
  {                                                                            \
    .name = #FUNCTION, .root_name = STR_INIT(ROOT), .benefit = 1,              \
    .run = FUNCTION                                                            \
  }
#define ROOTED(FUNCTION, ROOT)                                                 \
  {                                                                            \
    .name = #FUNCTION, .root = &test_ops[TEST_##ROOT], .benefit = 1,           \
    .run = FUNCTION                                                            \
  }

static const RewritePattern greedy[] = {
    ROOTED(create_or_fold, OP_IN_PLACE_FOLD_ANCHOR),
    ROOTED(cast_of_constant, CAST),
    ROOTED(take_inner_constant, OP_COMMUTATIVE2),
    ROOTED(count_to_three, ANY_ATTR_OF_I32_STR),
    NAMED(make_eligible, "foo.maybe_eligible_op"),
    ROOTED(hoist_eligible, ONE_REGION_OP),
};

static const RewritePattern strict[] = {
    NAMED(insert_same_op, "test.insert_same_op"),
    NAMED(replace_with_new_op, "test.replace_with_new_op"),
    NAMED(erase, "test.erase_op"),
    NAMED(change_block, "test.change_block_op"),
    NAMED(branch_to_own_block, "test.implicit_change_op"),
    NAMED(move_before_parent, "test.move_before_parent_op"),
    NAMED(inline_blocks, "test.inline_blocks_into_parent"),
    NAMED(split_block_here, "test.split_block_here"),
    NAMED(clone_me, "test.clone_me"),
    NAMED(clone_regions, "test.clone_region_before"),
};

static const RewritePattern walk[] = {
    ROOTED(count_to_three, ANY_ATTR_OF_I32_STR),
    NAMED(move_before_parent, "test.move_before_parent_op"),
    NAMED(move_after_parent, "test.move_after_parent_op"),
    NAMED(clone_me, "test.clone_me"),
    NAMED(replace_with_new_op, "test.replace_with_new_op"),
    NAMED(erase_first_block, "test.erase_first_block"),
};

void test_add_greedy_patterns(PatternSet *set, const int64_t *counter) {
  test_add_declarative_patterns(set, counter);
  pattern_set_add(set, greedy, ARRAY_LENGTH(greedy), NULL, NULL);
  for (unsigned i = 0; i < 2; i++)
    pattern_set_add(set, &test_named_rule, 1, NULL, NULL);
}

void test_add_strict_patterns(PatternSet *set) {
  pattern_set_add(set, strict, ARRAY_LENGTH(strict), NULL, NULL);
}

void test_add_walk_patterns(PatternSet *set) {
  pattern_set_add(set, walk, ARRAY_LENGTH(walk), NULL, NULL);
}
