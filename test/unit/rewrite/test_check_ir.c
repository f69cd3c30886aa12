// SPDX-License-Identifier: Apache-2.0
// Tests of the checked build's own checks: patterns that break the IR are
// caught, and the one that did it is named.
#include "conversion_fixture.h"

#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "ir/op_attrs.h"
#include "ir/verify/check_ir.h"
#include "rewrite/greedy/greedy.h"
#include "rewrite/greedy/greedy_regions.h"

/// %a, %b of two types, and test.user %a, %b.
static Operation *make_ir(Fixture *fixture) {
  Operation *a =
      add(fixture, fixture->body, "test.a", NULL, integer(fixture, 32));
  Operation *b =
      add(fixture, fixture->body, "test.b", NULL, integer(fixture, 8));
  Value *operands[] = {op_result(a, 0), op_result(b, 0)};
  Operation *user = make(fixture, "test.user", operands, 2, NULL, 0, 0);
  block_append_op(fixture->body, user);
  return user;
}

static void sound_ir_has_no_fault(void **state) {
  Fixture *fixture = *state;
  make_ir(fixture);
  const Operation *at;
  assert_null(ir_find_fault(fixture->root, &at));
}

/// Breaks the IR at test.user, and puts it right again.
typedef void Break(Operation *user, bool is_undone);

static void break_operand(Operation *user, bool is_undone) {
  op_operand_slots(user)[0].value =
      op_result(is_undone ? user->prev->prev : user->prev, 0);
}

static void break_owner(Operation *user, bool is_undone) {
  op_operand_slots(user)[1].owner = is_undone ? user : user->prev;
}

static void break_list(Operation *user, bool is_undone) {
  user->block->last = is_undone ? user : user->prev;
}

static void break_parent(Operation *user, bool is_undone) {
  user->block->parent->num_blocks = is_undone ? 1 : 2;
}

static void break_order(Operation *user, bool is_undone) {
  user->order = is_undone ? user->prev->order + 1 : 0;
}

static void break_result(Operation *user, bool is_undone) {
  op_result(user->prev, 0)->is_constant = is_undone ? 0 : 1;
}

static void break_props(Operation *user, bool is_undone) {
  user->prev->num_props += is_undone ? 1 : -1;
}

static const Attribute not_a_dictionary = {.kind = ATTR_UNIT};

static void break_attrs(Operation *user, bool is_undone) {
  user->attrs = is_undone ? NULL : &not_a_dictionary;
}

static void break_mark(Operation *user, bool is_undone) {
  user->flags ^= OP_MARK_ERASED;
  (void)is_undone;
}

static void break_argument(Operation *user, bool is_undone) {
  user->block->arguments[0]->value.is_constant = !is_undone;
}

static void each_fault_is_found(void **state) {
  static const struct {
    Break *apply;
    const char *fault;
  } cases[] = {
      {break_operand, "a use in a value's list is of another value"},
      {break_owner, "a use in a value's list is not an operand of its owner"},
      {break_list, "the end of a block's operations is wrong"},
      {break_parent, "the end or the number of a region's blocks is wrong"},
      {break_order, "the order of a block's operations is wrong"},
      {break_result, "a result is marked as a constant wrongly"},
      {break_props, "the number of properties is not that of the definition"},
      {break_attrs,
       "the attributes are not a dictionary, or empty, or out of order"},
      {break_mark, "an operation that was erased is in the IR"},
      {break_argument,
       "a block argument has no type, or is marked as a constant"},
  };
  Fixture *fixture = *state;
  Operation *user = make_ir(fixture);
  block_add_argument(&fixture->ctx, fixture->body, integer(fixture, 32),
                     location_unknown());
  for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
    const Operation *at;
    cases[i].apply(user, false);
    assert_string_equal(ir_find_fault(fixture->root, &at), cases[i].fault);
    cases[i].apply(user, true);
    assert_null(ir_find_fault(fixture->root, &at));
  }
}

static void wrong_cache_is_found(void **state) {
  Fixture *fixture = *state;
  make_ir(fixture);
  assert_true(context_cache_is_sound(&fixture->ctx));
  // The cache is an array of entries.
  InternEntry *entry = (InternEntry *)(void *)fixture->ctx.cache;
  while (!entry->object)
    entry++;
  entry->hash ^= 1;
  assert_false(context_cache_is_sound(&fixture->ctx));
  entry->hash ^= 1;
  assert_true(context_cache_is_sound(&fixture->ctx));
}

#ifndef NDEBUG

typedef bool WrongPattern(const RewritePattern *self, Operation *op,
                          Rewriter *rw);

/// Changes an operand without the Rewriter.
static bool bend_operand(const RewritePattern *self, Operation *op,
                         Rewriter *rw) {
  (void)self, (void)rw;
  break_operand(op, false);
  return true;
}

/// Replaces a value by one of another type.
static bool replace_by_other_type(const RewritePattern *self, Operation *op,
                                  Rewriter *rw) {
  (void)self;
  rewriter_replace_all_uses_with(rw, op_operand(op, 0), op_operand(op, 1));
  return true;
}

/// Says that it changed something.
static bool claim_change(const RewritePattern *self, Operation *op,
                         Rewriter *rw) {
  (void)self, (void)op, (void)rw;
  return true;
}

/// Sets an attribute without the Rewriter, and says so, or not (`user`).
static bool set_unseen(const RewritePattern *self, Operation *op,
                       Rewriter *rw) {
  op_set_attr(rewriter_context(rw), op, STR("unseen"),
              unit_attr_get(rewriter_context(rw)));
  return self->user == NULL;
}

static bool set_and_fail(const RewritePattern *self, Operation *op,
                         Rewriter *rw) {
  RewritePattern other = *self;
  other.user = op;
  return set_unseen(&other, op, rw);
}

typedef enum Driver { GREEDY, CONVERSION } Driver;

static void run_driver(Fixture *fixture, Driver driver) {
  FrozenPatternSet frozen;
  GreedyConfig config = greedy_config_default();
  switch (driver) {
  case GREEDY:
    frozen_pattern_set_init(&frozen, &fixture->patterns);
    greedy_rewrite_op_regions(&fixture->ctx, fixture->root, &frozen, &config);
    return;
  case CONVERSION:
    illegal(fixture, "test.user");
    convert(fixture, CONVERSION_PARTIAL);
    return;
  }
}

/// What a driver says on standard error when it applies `run`, in a process of
/// its own, which must be ended by an assertion.
static void run_wrong_pattern(Fixture *fixture, Driver driver,
                              WrongPattern *run, char *text, size_t size) {
  RewritePattern pattern = {.name = "wrong-pattern",
                            .root = named_op(fixture, "test.user"),
                            .benefit = 1,
                            .run = run};
  int ends[2];
  assert_int_equal(pipe(ends), 0);
  pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    signal(SIGABRT, SIG_DFL);
    dup2(ends[1], STDERR_FILENO);
    close(ends[0]);
    pattern_set_add(&fixture->patterns, &pattern, 1, NULL, NULL);
    run_driver(fixture, driver);
    _exit(0);
  }
  close(ends[1]);
  size_t used = 0;
  for (ssize_t got; used < size - 1 &&
                    (got = read(ends[0], text + used, size - 1 - used)) > 0;)
    used += (size_t)got;
  text[used] = '\0';
  close(ends[0]);
  int status;
  waitpid(child, &status, 0);
  assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT);
}

static void wrong_pattern_is_named(void **state) {
  Fixture *fixture = *state;
  char text[512];
  make_ir(fixture);
  fixture->ctx.checks_ir = true;
  run_wrong_pattern(fixture, GREEDY, bend_operand, text, sizeof text);
  assert_string_equal(
      text, "-debug-check-ir: after wrong-pattern, at 'test.a': a use in a "
            "value's list is of another value\n");
}

static void other_type_is_an_assertion(void **state) {
  Fixture *fixture = *state;
  char text[512];
  make_ir(fixture);
  run_wrong_pattern(fixture, GREEDY, replace_by_other_type, text, sizeof text);
  assert_non_null(strstr(text, "from->type == to->type"));
}

/// R48: in each driver a pattern returns success just when it changed the IR,
/// and changes it through the rewriter alone.
static void pattern_does_what_it_says(void **state) {
  Fixture *fixture = *state;
  static const struct {
    WrongPattern *run;
    const char *fault;
  } cases[] = {
      {claim_change, "returned success but IR did not change"},
      {set_unseen, "changed IR without the rewriter"},
      {set_and_fail, "returned failure but IR did change"},
  };
  make_ir(fixture);
  fixture->ctx.checks_ir = true;
  for (Driver driver = GREEDY; driver <= CONVERSION; driver++)
    for (size_t i = 0; i < ARRAY_LENGTH(cases); i++) {
      char text[512], expected[512];
      run_wrong_pattern(fixture, driver, cases[i].run, text, sizeof text);
      snprintf(expected, sizeof expected,
               "-debug-check-ir: pattern 'wrong-pattern' %s\n", cases[i].fault);
      assert_string_equal(text, expected);
    }
}

#endif

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
      TEST(sound_ir_has_no_fault),     TEST(each_fault_is_found),
      TEST(wrong_cache_is_found),
#ifndef NDEBUG
      TEST(wrong_pattern_is_named),    TEST(other_type_is_an_assertion),
      TEST(pattern_does_what_it_says),
#endif
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
