// SPDX-License-Identifier: Apache-2.0
// Operations: operands and their growth, uses, moves, order, erasure, copies,
// walks, folding.
#include "ir_fixture.h"

#include "ir/clone.h"
#include "ir/definitions/prop_def.h"
#include "ir/erase.h"
#include "ir/interfaces/fold.h"
#include "ir/op_attrs.h"
#include "ir/op_order.h"
#include "ir/print/printer.h"
#include "ir/walk.h"
#include "support/hash_table.h"

static unsigned count_uses(const Value *value) {
  unsigned count = 0;
  FOR_EACH_USE(use, value)
    count++;
  return count;
}

static void binary_operation_fits_the_budget(void **state) {
  (void)state;
  assert_true(sizeof(Operation) + sizeof(Value) + 2 * sizeof(Use) <= 160);
}

static void operands_grow_and_shrink(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  Block *block = block_create(&ctx);
  Operation *def = make_op(&ctx, block, &fixture_any, (Shape){2, 0}, NULL, 0);
  Value *one = op_result(def, 0);
  Value *two = op_result(def, 1);
  Operation *user = make_op(&ctx, block, &fixture_any, (Shape){1, 0}, NULL, 0);
  Value *values[100];
  for (uint32_t count = 0; count < 100; count++) {
    for (uint32_t i = 0; i < count; i++)
      values[i] = i % 2 ? two : one;
    op_set_operands(&ctx, user, values, count);
    assert_int_equal(user->num_operands, count);
    assert_int_equal(count_uses(one), (count + 1) / 2);
    assert_int_equal(count_uses(two), count / 2);
    FOR_EACH_USE(use, two)
      assert_int_equal(use_operand_index(use) % 2, 1);
  }
  op_set_operands(&ctx, user, values, 3);
  assert_int_equal(count_uses(one), 2);
  value_replace_all_uses_with(one, two);
  assert_true(value_is_unused(one));
  assert_int_equal(count_uses(two), 3);
  op_set_operands(&ctx, user, values, 1);
  assert_true(value_has_one_use(one));
  block_erase(&ctx, block);
  context_free(&ctx);
}

static void successors_are_uses_of_blocks(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  Operation *root =
      make_op(&ctx, NULL, &fixture_isolated, (Shape){0, 1}, NULL, 0);
  Block *entry = make_block(&ctx, root);
  Block *exit = make_block(&ctx, root);
  Operation *branch = make_branch(&ctx, entry, (Block *[]){exit, exit}, 2);
  unsigned count = 0;
  FOR_EACH_PREDECESSOR(use, exit) {
    assert_ptr_equal(use->owner->block, entry);
    count++;
  }
  assert_int_equal(count, 2);
  op_set_successor(branch, 0, entry);
  assert_false(block_has_no_predecessors(entry));
  op_erase(&ctx, branch);
  assert_true(block_has_no_predecessors(entry));
  assert_true(block_has_no_predecessors(exit));
  op_erase(&ctx, root);
  context_free(&ctx);
}

static void order_holds_under_insertion(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  Block *block = block_create(&ctx);
  Operation *first = make_op(&ctx, block, &fixture_any, (Shape){0}, NULL, 0);
  Operation *last = make_op(&ctx, block, &fixture_any, (Shape){0}, NULL, 0);
  assert_true(op_is_before_in_block(first, last));
  for (unsigned i = 0; i < 20000; i++) {
    Operation *op = make_op(&ctx, NULL, &fixture_any, (Shape){0}, NULL, 0);
    if (i % 4 == 0)
      block_prepend_op(block, op);
    else if (i % 4 == 1)
      block_append_op(block, op);
    else
      block_insert_before(block, i % 4 == 2 ? last : first->next, op);
    if (op->prev)
      assert_true(op_is_before_in_block(op->prev, op));
    if (op->next)
      assert_true(op_is_before_in_block(op, op->next));
    assert_true(block->has_operation_order);
  }
  for (Operation *op = block->first; op->next; op = op->next)
    assert_true(op->order < op->next->order);
  block_erase(&ctx, block);
  context_free(&ctx);
}

static void order_holds_under_printing(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  Block *block = block_create(&ctx);
  Operation *ops[3];
  for (unsigned i = 0; i < 3; i++)
    ops[i] = make_op(&ctx, block, &fixture_any, (Shape){1, 0}, NULL, 0);
  PrintOptions options = print_options_default();
  options.generic = true;
  options.use_local_numbering = true;
  Stream text = {0};
  op_print(&ctx, ops[2], &options, &text);
  stream_free(&text);
  assert_true(op_is_before_in_block(ops[1], ops[2]));
  block_erase(&ctx, block);
  context_free(&ctx);
}

static void operations_are_spliced(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  Operation *root =
      make_op(&ctx, NULL, &fixture_isolated, (Shape){0, 1}, NULL, 0);
  Block *block = make_block(&ctx, root);
  Operation *one = make_op(&ctx, block, &fixture_any, (Shape){0}, NULL, 0);
  Operation *two = make_op(&ctx, block, &fixture_any, (Shape){0}, NULL, 0);
  Block *rest = block_create(&ctx);
  block_insert_after_block(rest, block);
  block_splice(rest, two);
  assert_ptr_equal(block->next, rest);
  assert_ptr_equal(two->block, rest);
  assert_ptr_equal(block->last, one);
  block_splice(rest, one);
  assert_null(block->first);
  assert_ptr_equal(rest->last, one);
  assert_ptr_equal(op_region(root, 0)->last, rest);
  block_erase(&ctx, block);
  assert_int_equal(op_region(root, 0)->num_blocks, 1);
  op_erase(&ctx, root);
  context_free(&ctx);
}

static void arguments_keep_their_indices(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  Block *block = block_create(&ctx);
  Location loc = location_unknown();
  const Type *type = index_type_get(&ctx);
  Value *last = block_add_argument(&ctx, block, type, loc);
  Value *first = block_insert_argument(&ctx, block, 0, type, loc);
  block_insert_argument(&ctx, block, 1, type, loc);
  assert_int_equal(last->index, 2);
  block_erase_argument(&ctx, block, 1);
  assert_int_equal(first->index, 0);
  assert_int_equal(last->index, 1);
  assert_ptr_equal(value_parent_block(last), block);
  assert_null(value_defining_op(last));
  block_erase(&ctx, block);
  context_free(&ctx);
}

enum { DEPTH = 1000000 };

/// A nest of DEPTH operations, each using the result of one beside it.
static Operation *make_deep_nest(Context *ctx) {
  Operation *root = make_op(ctx, NULL, &fixture_any, (Shape){0, 1}, NULL, 0);
  Operation *parent = root;
  Value *outer = NULL;
  for (unsigned i = 0; i < DEPTH; i++) {
    Block *block = make_block(ctx, parent);
    Operation *def =
        make_op(ctx, block, &fixture_any, (Shape){1, 0}, &outer, outer != NULL);
    outer = op_result(def, 0);
    parent = make_op(ctx, block, &fixture_any, (Shape){0, 1}, &outer, 1);
  }
  return root;
}

static void deep_nests_are_copied_and_erased(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  Operation *root = make_deep_nest(&ctx);
  Operation *copy = op_clone(&ctx, root, NULL);
  op_erase(&ctx, root);
  unsigned count = 0;
  FOR_EACH_OP_PREORDER(op, copy)
    count++;
  assert_int_equal(count, 2 * DEPTH + 1);
  count = 0;
  for (Operation *op = walk_first_postorder(copy); op;
       op = walk_next_postorder(copy, op))
    count++;
  assert_int_equal(count, 2 * DEPTH + 1);
  op_erase(&ctx, copy);
  context_free(&ctx);
}

static void copies_use_copies(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  Block *outer = block_create(&ctx);
  Operation *free_def =
      make_op(&ctx, outer, &fixture_any, (Shape){1, 0}, NULL, 0);
  Operation *root =
      make_op(&ctx, outer, &fixture_isolated, (Shape){0, 1}, NULL, 0);
  Block *entry = make_block(&ctx, root);
  Block *next = make_block(&ctx, root);
  Value *argument =
      block_add_argument(&ctx, next, index_type_get(&ctx), location_unknown());
  // A use before its definition in the text.
  Operation *def = make_op(&ctx, NULL, &fixture_any, (Shape){1, 0}, NULL, 0);
  Value *operands[] = {op_result(def, 0), argument, op_result(free_def, 0)};
  make_op(&ctx, entry, &fixture_any, (Shape){0}, operands, 3);
  make_branch(&ctx, entry, &next, 1);
  block_append_op(next, def);
  make_branch(&ctx, next, &next, 1);

  PtrMap mapping = {0};
  Operation *copy = op_clone(&ctx, root, &mapping);
  Block *copy_entry = op_region(copy, 0)->first;
  Operation *user = copy_entry->first;
  assert_ptr_equal(op_operand(user, 0), op_result(copy_entry->next->first, 0));
  assert_ptr_equal(op_operand(user, 1), block_argument(copy_entry->next, 0));
  assert_ptr_equal(op_operand(user, 2), op_result(free_def, 0));
  assert_ptr_equal(op_successor(copy_entry->last, 0), copy_entry->next);
  assert_ptr_equal(ptr_map_get(&mapping, def), NULL);
  assert_ptr_equal(ptr_map_get(&mapping, op_result(def, 0)),
                   op_result(copy_entry->next->first, 0));
  assert_int_equal(count_uses(op_result(free_def, 0)), 2);
  ptr_map_free(&mapping);
  op_erase(&ctx, copy);
  assert_true(value_has_one_use(op_result(free_def, 0)));
  block_erase(&ctx, outer);
  context_free(&ctx);
}

static void walks_skip_empty_blocks(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  Operation *root = make_op(&ctx, NULL, &fixture_any, (Shape){0, 3}, NULL, 0);
  make_block(&ctx, root);
  Block *last = block_create(&ctx);
  region_append_block(op_region(root, 2), last);
  Operation *inner = make_op(&ctx, last, &fixture_any, (Shape){0}, NULL, 0);
  assert_ptr_equal(walk_next_preorder(root, root), inner);
  assert_null(walk_next_preorder(root, inner));
  assert_ptr_equal(walk_first_postorder(root), inner);
  assert_ptr_equal(walk_next_postorder(root, inner), root);
  assert_null(walk_next_skipping_regions(root, root));
  op_erase(&ctx, root);
  context_free(&ctx);
}

static const PropDef constant_props[] = {{.name = STR_INIT("value")}};
static const OpDef constant_def = {
    .name = STR_INIT("t.constant"),
    .traits = TRAIT_CONSTANT_LIKE,
    PROPS(constant_props),
};

static bool fold_to_first(Context *ctx, Operation *op,
                          const Attribute *const *constants,
                          FoldResult *results) {
  (void)ctx;
  if (!constants[1])
    return false;
  results[0].value = op_operand(op, 0);
  return true;
}
static const OpDef commutative_def = {
    .name = STR_INIT("t.commutative"),
    .traits = TRAIT_COMMUTATIVE,
    .fold = fold_to_first,
};

static void constants_move_to_the_right(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  Block *block = block_create(&ctx);
  Operation *free_def =
      make_op(&ctx, block, &fixture_any, (Shape){1, 0}, NULL, 0);
  Operation *constant =
      make_op(&ctx, block, &constant_def, (Shape){1, 0}, NULL, 0);
  op_set_attr(&ctx, constant, STR("value"), unit_attr_get(&ctx));
  Value *operands[] = {op_result(constant, 0), op_result(free_def, 0)};
  Operation *op =
      make_op(&ctx, block, &commutative_def, (Shape){1, 0}, operands, 2);
  FoldResult result;
  assert_int_equal(op_fold(&ctx, op, &result), FOLD_IN_PLACE);
  assert_ptr_equal(op_operand(op, 1), op_result(constant, 0));
  assert_int_equal(op_fold(&ctx, op, &result), FOLD_REPLACED);
  assert_ptr_equal(result.value, op_result(free_def, 0));
  block_erase(&ctx, block);
  context_free(&ctx);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(binary_operation_fits_the_budget),
      cmocka_unit_test(operands_grow_and_shrink),
      cmocka_unit_test(successors_are_uses_of_blocks),
      cmocka_unit_test(order_holds_under_insertion),
      cmocka_unit_test(order_holds_under_printing),
      cmocka_unit_test(operations_are_spliced),
      cmocka_unit_test(arguments_keep_their_indices),
      cmocka_unit_test(deep_nests_are_copied_and_erased),
      cmocka_unit_test(copies_use_copies),
      cmocka_unit_test(walks_skip_empty_blocks),
      cmocka_unit_test(constants_move_to_the_right),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
