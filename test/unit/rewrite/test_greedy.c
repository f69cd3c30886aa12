// SPDX-License-Identifier: Apache-2.0
// Tests of the greedy driver: benefits, ends of what does not end, strictness,
// lists of operations, listeners, folding that fails.
#include "conversion_fixture.h"
#include "dialects/std/std.h"
#include "ir/interfaces/fold.h"
#include "rewrite/greedy/greedy.h"
#include "rewrite/greedy/greedy_regions.h"

/// `user` of a pattern: the operation that takes the root's place.
static bool rename_op(const RewritePattern *self, Operation *op, Rewriter *rw) {
  Value *operand = op->num_operands ? op_operand(op, 0) : NULL;
  const Type *type = op->num_results ? op_result_type(op, 0) : NULL;
  Operation *created =
      builder_create_op(&rw->builder, self->user, op->loc, &operand,
                        op->num_operands, type, NULL);
  Value *result = type ? op_result(created, 0) : NULL;
  rewriter_replace_op(rw, op, &result);
  return true;
}

static void add_rename(Fixture *fixture, const char *name, const char *from,
                       const char *to, uint16_t benefit) {
  RewritePattern pattern = {.name = name,
                            .root = named_op(fixture, from),
                            .benefit = benefit,
                            .run = rename_op};
  pattern_set_add(&fixture->patterns, &pattern, 1, NULL, named_op(fixture, to));
}

static GreedyResult run_greedy(Fixture *fixture, const GreedyConfig *config) {
  FrozenPatternSet frozen;
  frozen_pattern_set_init(&frozen, &fixture->patterns);
  GreedyResult result =
      greedy_rewrite_op_regions(&fixture->ctx, fixture->root, &frozen, config);
  frozen_pattern_set_free(&frozen);
  return result;
}

static bool is_named(const Operation *op, const char *name) {
  return string_ref_equals(op_name(op), string_ref_from_cstr(name));
}

static void higher_benefit_goes_first(void **state) {
  Fixture *fixture = *state;
  add(fixture, fixture->body, "test.a", NULL, NULL);
  add_rename(fixture, "low", "test.a", "test.low", 1);
  add_rename(fixture, "high", "test.a", "test.high", 2);
  GreedyConfig config = greedy_config_default();
  GreedyResult result = run_greedy(fixture, &config);
  assert_true(result.converged);
  assert_true(result.changed);
  assert_true(is_named(fixture->body->first, "test.high"));
}

static void nothing_to_do_changes_nothing(void **state) {
  Fixture *fixture = *state;
  add(fixture, fixture->body, "test.a", NULL, NULL);
  GreedyConfig config = greedy_config_default();
  GreedyResult result = run_greedy(fixture, &config);
  assert_true(result.converged);
  assert_false(result.changed);
}

static void patterns_that_undo_each_other_end(void **state) {
  Fixture *fixture = *state;
  add(fixture, fixture->body, "test.a", NULL, NULL);
  add_rename(fixture, "a-to-b", "test.a", "test.b", 1);
  add_rename(fixture, "b-to-a", "test.b", "test.a", 1);
  GreedyConfig config = greedy_config_default();
  config.max_iterations = GREEDY_NO_LIMIT;
  GreedyResult result = run_greedy(fixture, &config);
  assert_false(result.converged);
  assert_int_equal(fixture->ctx.diags.num_errors, 0);
}

static void rewrites_are_limited(void **state) {
  Fixture *fixture = *state;
  add(fixture, fixture->body, "test.a", NULL, NULL);
  add(fixture, fixture->body, "test.a", NULL, NULL);
  add_rename(fixture, "a-to-b", "test.a", "test.b", 1);
  GreedyConfig config = greedy_config_default();
  config.max_iterations = 1;
  config.max_num_rewrites = 1;
  GreedyResult result = run_greedy(fixture, &config);
  assert_false(result.converged);
  assert_true(is_named(fixture->body->first, "test.b"));
  assert_true(is_named(fixture->body->last, "test.a"));
}

static void bottom_up_begins_at_the_end(void **state) {
  Fixture *fixture = *state;
  add(fixture, fixture->body, "test.a", NULL, NULL);
  add(fixture, fixture->body, "test.a", NULL, NULL);
  add_rename(fixture, "a-to-b", "test.a", "test.b", 1);
  GreedyConfig config = greedy_config_default();
  config.max_iterations = 1;
  config.max_num_rewrites = 1;
  config.bottom_up = true;
  run_greedy(fixture, &config);
  assert_true(is_named(fixture->body->first, "test.a"));
  assert_true(is_named(fixture->body->last, "test.b"));
}

static void strict_runs_leave_new_operations(void **state) {
  Fixture *fixture = *state;
  add(fixture, fixture->body, "test.a", NULL, NULL);
  add_rename(fixture, "a-to-b", "test.a", "test.b", 1);
  add_rename(fixture, "b-to-c", "test.b", "test.c", 1);
  GreedyConfig config = greedy_config_default();
  config.strictness = GREEDY_EXISTING_OPS;
  run_greedy(fixture, &config);
  assert_true(is_named(fixture->body->first, "test.b"));
}

static void a_list_of_operations(void **state) {
  Fixture *fixture = *state;
  Operation *first = add(fixture, fixture->body, "test.a", NULL, NULL);
  add(fixture, fixture->body, "test.a", NULL, NULL);
  add_rename(fixture, "a-to-b", "test.a", "test.b", 1);
  FrozenPatternSet frozen;
  frozen_pattern_set_init(&frozen, &fixture->patterns);
  GreedyConfig config = greedy_config_default();
  bool all_erased = false;
  GreedyResult result = greedy_rewrite_ops(&fixture->ctx, &first, 1, &frozen,
                                           &config, &all_erased);
  frozen_pattern_set_free(&frozen);
  assert_true(result.converged);
  assert_true(result.changed);
  assert_true(all_erased);
  assert_true(is_named(fixture->body->first, "test.b"));
  assert_true(is_named(fixture->body->last, "test.a"));
}

typedef struct Counts {
  RewriteListener listener;
  unsigned num_inserted;
  unsigned num_erased;
} Counts;

static void count_inserted(RewriteListener *self, Operation *op,
                           InsertionPoint previous) {
  (void)op;
  (void)previous;
  ((Counts *)(void *)self)->num_inserted++;
}

static void count_erased(RewriteListener *self, Operation *op) {
  (void)op;
  ((Counts *)(void *)self)->num_erased++;
}

static void the_listener_is_told(void **state) {
  Fixture *fixture = *state;
  add(fixture, fixture->body, "test.a", NULL, NULL);
  add_rename(fixture, "a-to-b", "test.a", "test.b", 1);
  Counts counts = {
      .listener = {.op_inserted = count_inserted, .op_erased = count_erased}};
  GreedyConfig config = greedy_config_default();
  config.listener = &counts.listener;
  run_greedy(fixture, &config);
  assert_int_equal(counts.num_inserted, 1);
  assert_int_equal(counts.num_erased, 1);
}

/// Folds to an attribute of which no dialect makes a constant.
static bool fold_to_unit(Context *ctx, Operation *op,
                         const Attribute *const *constants,
                         FoldResult *results) {
  (void)op;
  (void)constants;
  results[0].attr = unit_attr_get(ctx);
  return true;
}

static void no_constant_no_fold(void **state) {
  Fixture *fixture = *state;
  const OpDef def = {.name = STR_INIT("std.folds"),
                     .fold = fold_to_unit,
                     .dialect = &std_dialect};
  const Type *type = integer(fixture, 32);
  Operation *op = op_create(
      &fixture->ctx,
      &(OpState){.def = &def, .result_types = &type, .num_results = 1});
  block_append_op(fixture->body, op);
  GreedyConfig config = greedy_config_default();
  GreedyResult result = run_greedy(fixture, &config);
  assert_true(result.converged);
  assert_false(result.changed);
  assert_ptr_equal(fixture->body->first, op);
  assert_null(op->next);
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
      TEST(higher_benefit_goes_first),
      TEST(nothing_to_do_changes_nothing),
      TEST(patterns_that_undo_each_other_end),
      TEST(rewrites_are_limited),
      TEST(bottom_up_begins_at_the_end),
      TEST(strict_runs_leave_new_operations),
      TEST(a_list_of_operations),
      TEST(the_listener_is_told),
      TEST(no_constant_no_fold),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
