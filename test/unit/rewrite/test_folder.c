// SPDX-License-Identifier: Apache-2.0
// Tests of folds: what a hook is given (E14), constants of a region.
#include "conversion_fixture.h"
#include "dialects/std/std.h"
#include "ir/definitions/prop_def.h"
#include "ir/erase.h"
#include "rewrite/folder.h"

enum { NUM_OPERANDS = 3 };

/// Puts what it was given into the operation's properties.
static bool record_constants(Context *ctx, Operation *op,
                             const Attribute *const *constants,
                             FoldResult *results) {
  (void)ctx;
  (void)results;
  for (unsigned i = 0; i < NUM_OPERANDS; i++)
    op_set_prop(op, i, constants[i]);
  return false;
}

static Operation *make_constant(Fixture *fixture, Block *block, int64_t value) {
  const Type *type = integer(fixture, 32);
  const Attribute *props[8] = {
      integer_attr_get_i64(&fixture->ctx, type, value)};
  OpState state = {.def = &std_ops[STD_CONSTANT],
                   .result_types = &type,
                   .num_results = 1,
                   .props = props};
  Operation *op = op_create(&fixture->ctx, &state);
  block_append_op(block, op);
  return op;
}

// R234, E14.
static void constants_of_operands_are_given(void **state) {
  Fixture *fixture = *state;
  static const PropDef props[] = {{.name = STR_INIT("a"), .is_optional = true},
                                  {.name = STR_INIT("b"), .is_optional = true},
                                  {.name = STR_INIT("c"), .is_optional = true}};
  const OpDef def = {
      .name = STR_INIT("test.my"), .fold = record_constants, PROPS(props)};
  const Type *type = integer(fixture, 32);
  Operation *seven = make_constant(fixture, fixture->body, 7);
  Value *operands[] = {block_add_argument(&fixture->ctx, fixture->body, type,
                                          location_unknown()),
                       op_result(seven, 0),
                       block_add_argument(&fixture->ctx, fixture->body, type,
                                          location_unknown())};
  Operation *op = op_create(&fixture->ctx, &(OpState){.def = &def,
                                                      .operands = operands,
                                                      .num_operands = 3,
                                                      .result_types = &type,
                                                      .num_results = 1});
  block_append_op(fixture->body, op);
  FoldResult result;
  assert_int_equal(op_fold(&fixture->ctx, op, &result), FOLD_FAILED);
  assert_null(op_prop(op, 0));
  assert_ptr_equal(op_prop(op, 1), op_prop(seven, 0));
  assert_null(op_prop(op, 2));
  op_erase(&fixture->ctx, op);
}

// R209, R210.
static void equal_constants_become_one(void **state) {
  Fixture *fixture = *state;
  Operation *first = make_constant(fixture, fixture->body, 4);
  Operation *second = make_constant(fixture, fixture->body, 4);
  Operation *other = make_constant(fixture, fixture->body, 5);
  Operation *user =
      add(fixture, fixture->body, "test.use", op_result(second, 0), NULL);
  Rewriter rw;
  rewriter_init(&rw, &fixture->ctx);
  OperationFolder folder;
  folder_init(&folder, &rw);
  assert_true(folder_insert_known_constant(&folder, first));
  assert_false(folder_insert_known_constant(&folder, second));
  assert_true(folder_insert_known_constant(&folder, other));
  assert_ptr_equal(op_operand(user, 0), op_result(first, 0));
  assert_ptr_equal(fixture->body->first, first);
  assert_ptr_equal(first->next, other);
  folder_free(&folder);
}

// R211: each goes to the front, unless a constant stands before it.
static void constants_go_to_the_front(void **state) {
  Fixture *fixture = *state;
  add(fixture, fixture->body, "test.a", NULL, NULL);
  Operation *constant = make_constant(fixture, fixture->body, 4);
  Rewriter rw;
  rewriter_init(&rw, &fixture->ctx);
  OperationFolder folder;
  folder_init(&folder, &rw);
  assert_true(folder_insert_known_constant(&folder, constant));
  assert_ptr_equal(fixture->body->first, constant);
  folder_free(&folder);
}

// R244, R245.
static void materializing_keeps_the_insertion_point(void **state) {
  Fixture *fixture = *state;
  Operation *op = add(fixture, fixture->body, "test.a", NULL, NULL);
  Builder builder;
  builder_init(&builder, &fixture->ctx);
  builder_set_before(&builder, op);
  const Type *type = integer(fixture, 32);
  const Attribute *value = integer_attr_get_i64(&fixture->ctx, type, 1);
  assert_non_null(materialize_constant(&builder, &std_dialect, value, type,
                                       location_unknown()));
  assert_ptr_equal(builder.before, op);
  assert_null(materialize_constant(&builder, &std_dialect,
                                   unit_attr_get(&fixture->ctx), type,
                                   location_unknown()));
  assert_null(
      materialize_constant(&builder, NULL, value, type, location_unknown()));
}

static int set_up(void **state) {
  Fixture *fixture = mem_alloc(sizeof *fixture);
  fixture_init(fixture);
  *state = fixture;
  return 0;
}

static int tear_down(void **state) {
  fixture_free(*state);
  mem_free(*state);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
      TEST(constants_of_operands_are_given),
      TEST(equal_constants_become_one),
      TEST(constants_go_to_the_front),
      TEST(materializing_keeps_the_insertion_point),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
