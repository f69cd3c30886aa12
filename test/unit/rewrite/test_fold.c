// SPDX-License-Identifier: Apache-2.0
// Tests of fold hooks and their callers: what a hook may say, what becomes of
// it in the greedy driver, in a conversion and when an operation is created.
#include "conversion_fixture.h"

#include "dialects/arith/arith.h"
#include "dialects/func/func.h"
#include "dialects/std/std.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/op_attrs.h"
#include "passes/passes.h"
#include "rewrite/folder.h"
#include "rewrite/greedy/greedy.h"
#include "rewrite/greedy/greedy_regions.h"

//===- A dialect of folds -------------------------------------------------===//

typedef enum ToyOp {
  TOY_CONSTANT,
  TOY_FAIL,       ///< Does not fold.
  TOY_IN_PLACE,   ///< Gets the unit attribute `done`, once.
  TOY_MARK,       ///< The same without results.
  TOY_FORWARD,    ///< Its operand.
  TOY_PAIR,       ///< Its operand and 1.
  TOY_HALF,       ///< Leaves its second result out.
  TOY_WRONG_TYPE, ///< Its operand, whatever its type.
  TOY_UNMADE,     ///< 5, and what there is no constant of.
  TOY_FALLBACK,   ///< No hook of its own: the dialect's.
  TOY_SWAPS,      ///< Commutative, no hook.
  TOY_TWICE,      ///< By a pattern: a TOY_SHIFT by 1.
  TOY_SHIFT,
  TOY_NUM_OPS
} ToyOp;

static const DialectDef toy_dialect;
static const OpDef toy_ops[TOY_NUM_OPS];

static const Attribute *number(Context *ctx, int64_t value) {
  return integer_attr_get_i64(ctx, integer_type_get(ctx, 32), value);
}

static bool fold_succeed(Context *ctx, Operation *op,
                         const Attribute *const *constants,
                         FoldResult *results) {
  (void)ctx, (void)constants;
  if (op_attr(op, STR("done")))
    return false;
  op_set_attr(ctx, op, STR("done"), unit_attr_get(ctx));
  if (op->num_results)
    results[0].value = op_result(op, 0);
  return true;
}

static bool fold_fail(Context *ctx, Operation *op,
                      const Attribute *const *constants, FoldResult *results) {
  (void)ctx, (void)op, (void)constants, (void)results;
  return false;
}

static bool fold_to_operand(Context *ctx, Operation *op,
                            const Attribute *const *constants,
                            FoldResult *results) {
  (void)ctx, (void)constants;
  results[0].value = op_operand(op, 0);
  return true;
}

static bool fold_pair(Context *ctx, Operation *op,
                      const Attribute *const *constants, FoldResult *results) {
  (void)constants;
  results[0].value = op_operand(op, 0);
  results[1].attr = number(ctx, 1);
  return true;
}

static bool fold_unmade(Context *ctx, Operation *op,
                        const Attribute *const *constants,
                        FoldResult *results) {
  (void)op, (void)constants;
  results[0].attr = number(ctx, 5);
  results[1].attr = unit_attr_get(ctx);
  return true;
}

static bool fold_of_dialect(Context *ctx, Operation *op,
                            const Attribute *const *constants,
                            FoldResult *results) {
  (void)constants;
  if (op->def != &toy_ops[TOY_FALLBACK])
    return false;
  results[0].attr = number(ctx, 9);
  return true;
}

static bool make_toy_constant(Context *ctx, const Attribute *value,
                              const Type *type, OpState *state,
                              const Attribute **props) {
  (void)ctx, (void)type;
  if (!attr_as_integer(value))
    return false;
  state->def = &toy_ops[TOY_CONSTANT];
  props[0] = value;
  return true;
}

static const PropDef value_prop[] = {{.name = STR_INIT("value")}};

#define TOY(ID, NAME, TRAITS, ...)                                             \
  [TOY_##ID] = {.name = STR_INIT("toy." NAME),                                 \
                .dialect = &toy_dialect,                                       \
                .traits = TRAITS,                                              \
                __VA_ARGS__}

static const OpDef toy_ops[TOY_NUM_OPS] = {
    TOY(CONSTANT, "constant", TRAIT_CONSTANT_LIKE | TRAIT_PURE,
        PROPS(value_prop)),
    TOY(FAIL, "fail", 0, .fold = fold_fail),
    TOY(IN_PLACE, "in_place", 0, .fold = fold_succeed),
    TOY(MARK, "mark", 0, .fold = fold_succeed),
    TOY(FORWARD, "forward", 0, .fold = fold_to_operand),
    TOY(PAIR, "pair", 0, .fold = fold_pair),
    TOY(HALF, "half", 0, .fold = fold_to_operand),
    TOY(WRONG_TYPE, "wrong_type", 0, .fold = fold_to_operand),
    TOY(UNMADE, "unmade", 0, .fold = fold_unmade),
    TOY(FALLBACK, "fallback", 0, .fold = NULL),
    TOY(SWAPS, "swaps", TRAIT_COMMUTATIVE, .fold = NULL),
    TOY(TWICE, "twice", 0, .fold = NULL),
    TOY(SHIFT, "shift", 0, .fold = NULL),
};

/// twice(x) -> shift(x, 1)
static bool twice_to_shift(const RewritePattern *self, Operation *op,
                           Rewriter *rw) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  const Type *type = op_result_type(op, 0);
  const Attribute *one = number(ctx, 1);
  Operation *count = builder_create_op(&rw->builder, &toy_ops[TOY_CONSTANT],
                                       op->loc, NULL, 0, type, &one);
  Value *operands[] = {op_operand(op, 0), op_result(count, 0)};
  Operation *shift = builder_create_op(&rw->builder, &toy_ops[TOY_SHIFT],
                                       op->loc, operands, 2, type, NULL);
  rewriter_replace_op_with(rw, op, op_result(shift, 0));
  return true;
}

static const RewritePattern toy_patterns[] = {
    {"twice-to-shift", &toy_ops[TOY_TWICE], .benefit = 1,
     .run = twice_to_shift},
};

static const PatternTable toy_pattern_table = PATTERN_TABLE(toy_patterns);

static const DialectDef toy_dialect = {
    .name = STR_INIT("toy"),
    .ops = toy_ops,
    .num_ops = TOY_NUM_OPS,
    .materialize_constant = make_toy_constant,
    .fold = fold_of_dialect,
    .patterns = &toy_pattern_table,
};

//===- IR of it -----------------------------------------------------------===//

static OpState toy_state(Fixture *fixture, ToyOp id, Value *const *operands,
                         uint32_t num_operands, const Type *const *types,
                         uint32_t num_results) {
  (void)fixture;
  return (OpState){.def = &toy_ops[id],
                   .operands = operands,
                   .num_operands = num_operands,
                   .result_types = types,
                   .num_results = num_results};
}

/// At the end of the body, with operands `a` and `b` (NULL: none) and i32
/// results.
static Operation *toy(Fixture *fixture, ToyOp id, Value *a, Value *b,
                      uint32_t num_results) {
  const Type *types[] = {integer(fixture, 32), integer(fixture, 32)};
  Value *operands[] = {a, b};
  OpState state = toy_state(fixture, id, operands, (a != NULL) + (b != NULL),
                            types, num_results);
  Operation *op = op_create(&fixture->ctx, &state);
  block_append_op(fixture->body, op);
  return op;
}

static Value *toy_constant(Fixture *fixture, int64_t value) {
  Operation *op = toy(fixture, TOY_CONSTANT, NULL, NULL, 1);
  op_set_prop(op, 0, number(&fixture->ctx, value));
  return op_result(op, 0);
}

static Value *argument(Fixture *fixture, uint32_t width) {
  return block_add_argument(&fixture->ctx, fixture->body,
                            integer(fixture, width), location_unknown());
}

static unsigned count_ops(const Fixture *fixture) {
  unsigned count = 0;
  for (const Operation *op = fixture->body->first; op; op = op->next)
    count++;
  return count;
}

/// One run of the driver with no pattern.
static GreedyResult fold_greedily(Fixture *fixture) {
  FrozenPatternSet frozen;
  frozen_pattern_set_init(&frozen, &fixture->patterns);
  GreedyConfig config = greedy_config_default();
  GreedyResult result =
      greedy_rewrite_op_regions(&fixture->ctx, fixture->root, &frozen, &config);
  frozen_pattern_set_free(&frozen);
  return result;
}

//===- What a hook may say ------------------------------------------------===//

// R223, R225, R228: no change, and nothing made.
static void failure_changes_nothing(void **state) {
  Fixture *fixture = *state;
  Operation *op = toy(fixture, TOY_FAIL, argument(fixture, 32), NULL, 1);
  uint32_t num_made = fixture->ctx.next_op_id;
  FoldResult result;
  assert_int_equal(op_fold(&fixture->ctx, op, &result), FOLD_FAILED);
  assert_int_equal(fixture->ctx.next_op_id, num_made);
  assert_false(fold_greedily(fixture).changed);
  assert_ptr_equal(fixture->body->first, op);
}

// R226: the operation's own result means that it has changed; it is asked again
// until that ends.
static void own_result_is_a_change_in_place(void **state) {
  Fixture *fixture = *state;
  Operation *op = toy(fixture, TOY_IN_PLACE, NULL, NULL, 1);
  GreedyResult result = fold_greedily(fixture);
  assert_true(result.changed);
  assert_true(result.converged);
  assert_ptr_equal(fixture->body->first, op);
  assert_non_null(op_attr(op, STR("done")));
}

// R229, R231: an operation without results changes in place, and stays.
static void no_results_fold_in_place(void **state) {
  Fixture *fixture = *state;
  Operation *op = toy(fixture, TOY_MARK, NULL, NULL, 0);
  FoldResult none;
  assert_int_equal(op_fold(&fixture->ctx, op, &none), FOLD_IN_PLACE);
  assert_int_equal(op_fold(&fixture->ctx, op, &none), FOLD_FAILED);
  assert_true(fold_greedily(fixture).converged);
  assert_ptr_equal(fixture->body->first, op);
}

// R224, R227: the hook names a value; the caller replaces and erases.
static void a_value_replaces(void **state) {
  Fixture *fixture = *state;
  Value *x = argument(fixture, 32);
  Operation *op = toy(fixture, TOY_FORWARD, x, NULL, 1);
  Operation *user =
      add(fixture, fixture->body, "test.use", op_result(op, 0), NULL);
  FoldResult result;
  assert_int_equal(op_fold(&fixture->ctx, op, &result), FOLD_REPLACED);
  assert_ptr_equal(result.value, x);
  assert_ptr_equal(fixture->body->first, op);
  assert_ptr_equal(op_operand(user, 0), op_result(op, 0));
  assert_true(fold_greedily(fixture).changed);
  assert_ptr_equal(fixture->body->first, user);
  assert_ptr_equal(op_operand(user, 0), x);
}

// R230, R232: a value for the one, an attribute for the other.
static void values_and_attributes_mix(void **state) {
  Fixture *fixture = *state;
  Value *x = argument(fixture, 32);
  Operation *op = toy(fixture, TOY_PAIR, x, NULL, 2);
  Value *results[] = {op_result(op, 0), op_result(op, 1)};
  Operation *user =
      make(fixture, "test.use", results, ARRAY_LENGTH(results), NULL, 0, 0);
  block_append_op(fixture->body, user);
  assert_true(fold_greedily(fixture).changed);
  assert_ptr_equal(op_operand(user, 0), x);
  assert_ptr_equal(value_constant(op_operand(user, 1)),
                   number(&fixture->ctx, 1));
  assert_int_equal(count_ops(fixture), 2);
}

// R230: each result has its own.
static void results_left_out_are_reported(void **state) {
  Fixture *fixture = *state;
  Operation *op = toy(fixture, TOY_HALF, argument(fixture, 32), NULL, 2);
  FoldResult results[2];
  assert_int_equal(op_fold(&fixture->ctx, op, results), FOLD_FAILED);
  expect_error(fixture, "'toy.half' op folder did not produce result #1");
}

// R233: of the result's type.
static void wrong_types_are_reported(void **state) {
  Fixture *fixture = *state;
  Operation *op = toy(fixture, TOY_WRONG_TYPE, argument(fixture, 8), NULL, 1);
  FoldResult result;
  assert_int_equal(op_fold(&fixture->ctx, op, &result), FOLD_FAILED);
  expect_error(fixture, "'toy.wrong_type' op folder produced a value of "
                        "incorrect type: 'i8', expected: 'i32'");
  assert_ptr_equal(fixture->body->first, op);
}

// R238.
static void the_dialect_folds_the_rest(void **state) {
  Fixture *fixture = *state;
  Operation *op = toy(fixture, TOY_FALLBACK, NULL, NULL, 1);
  Operation *user =
      add(fixture, fixture->body, "test.use", op_result(op, 0), NULL);
  assert_true(fold_greedily(fixture).changed);
  assert_ptr_equal(value_constant(op_operand(user, 0)),
                   number(&fixture->ctx, 9));
}

//===- Constants ----------------------------------------------------------===//

// R246: 5 is not left behind where the second result has no constant.
static void no_orphans_of_the_folder(void **state) {
  Fixture *fixture = *state;
  Operation *op = toy(fixture, TOY_UNMADE, NULL, NULL, 2);
  Rewriter rw;
  rewriter_init(&rw, &fixture->ctx);
  OperationFolder folder;
  folder_init(&folder, &rw);
  Value *values[2];
  assert_int_equal(folder_try_fold(&folder, op, values), FOLD_FAILED);
  assert_int_equal(count_ops(fixture), 1);
  Operation *five = value_defining_op(toy_constant(fixture, 5));
  assert_true(folder_insert_known_constant(&folder, five));
  assert_int_equal(folder_try_fold(&folder, op, values), FOLD_FAILED);
  assert_int_equal(count_ops(fixture), 2);
  folder_free(&folder);
}

// R246 in the greedy driver.
static void no_orphans_of_the_driver(void **state) {
  Fixture *fixture = *state;
  Operation *op = toy(fixture, TOY_UNMADE, NULL, NULL, 2);
  assert_false(fold_greedily(fixture).changed);
  assert_int_equal(count_ops(fixture), 1);
  assert_ptr_equal(fixture->body->first, op);
}

static const Attribute *constant_of(Fixture *fixture, const DialectDef *dialect,
                                    const Attribute *value, const Type *type) {
  Builder builder;
  builder_init(&builder, &fixture->ctx);
  builder_set_to_end(&builder, fixture->body);
  Operation *op =
      materialize_constant(&builder, dialect, value, type, location_unknown());
  if (!op)
    return NULL;
  assert_true(op_has_trait(op, TRAIT_CONSTANT_LIKE));
  assert_int_equal(op->num_results, 1);
  assert_ptr_equal(op_result_type(op, 0), type);
  return op_constant_value(op);
}

// R243, R250: each kind has a constant, of the type asked for, or fails.
static void kinds_of_constants(void **state) {
  Fixture *fixture = *state;
  Context *ctx = &fixture->ctx;
  const Type *i32 = integer(fixture, 32), *index = index_type_get(ctx);
  const Type *f32 = float_type_get(ctx, FLOAT_F32);
  const Type *function = function_type_get(ctx, NULL, 0, NULL, 0);
  const Attribute *half =
      float_attr_get(ctx, f32, float_from_double(FLOAT_F32, 0.5));
  const Attribute *symbol = flat_symbol_ref_attr_get(ctx, STR("f"));
  const struct {
    const DialectDef *dialect;
    const Attribute *value;
    const Type *type;
    bool is_made;
  } rows[] = {
      {&arith_dialect, number(ctx, 3), i32, true},
      {&arith_dialect, integer_attr_get_i64(ctx, index, 3), index, true},
      {&arith_dialect, bool_attr_get(ctx, true), integer(fixture, 1), true},
      {&arith_dialect, half, f32, true},
      {&arith_dialect, number(ctx, 3), f32, false},
      {&arith_dialect, unit_attr_get(ctx), i32, false},
      {&arith_dialect, symbol, function, false},
      {&func_dialect, symbol, function, true},
      {&func_dialect, number(ctx, 3), i32, false},
      {&std_dialect, symbol, function, true},
      {&std_dialect, number(ctx, 3), i32, true},
      {&std_dialect, unit_attr_get(ctx), none_type_get(ctx), false},
  };
  for (size_t i = 0; i < ARRAY_LENGTH(rows); i++)
    assert_ptr_equal(
        constant_of(fixture, rows[i].dialect, rows[i].value, rows[i].type),
        rows[i].is_made ? rows[i].value : NULL);
}

//===- Callers ------------------------------------------------------------===//

// R196, R216, R220: what a dialect brings with it, the pass takes up: a pattern
// that makes a product a shift, and folds.
static void the_pass_takes_new_dialects(void **state) {
  Fixture *fixture = *state;
  context_register_dialect(&fixture->ctx, &toy_dialect);
  Value *x = argument(fixture, 32);
  Operation *op = toy(fixture, TOY_TWICE, x, NULL, 1);
  Operation *folded = toy(fixture, TOY_FORWARD, op_result(op, 0), NULL, 1);
  Operation *user =
      add(fixture, fixture->body, "test.use", op_result(folded, 0), NULL);
  assert_true(canonicalize_pass.run(&fixture->ctx, fixture->root,
                                    canonicalize_pass.defaults));
  const Operation *shift = value_defining_op(op_operand(user, 0));
  assert_ptr_equal(shift->def, &toy_ops[TOY_SHIFT]);
  assert_ptr_equal(op_operand(shift, 0), x);
  assert_int_equal(count_ops(fixture), 3);
}

// R220: an operation that the target does not know folds in a conversion. R239:
// constants go right there too.
static void conversions_fold(void **state) {
  Fixture *fixture = *state;
  conversion_target_add_illegal_op(&fixture->target, &toy_ops[TOY_FORWARD]);
  Value *x = argument(fixture, 32);
  Operation *op = toy(fixture, TOY_FORWARD, x, NULL, 1);
  Operation *swaps =
      toy(fixture, TOY_SWAPS, toy_constant(fixture, 1), op_result(op, 0), 1);
  assert_true(convert(fixture, CONVERSION_PARTIAL));
  assert_ptr_equal(op_operand(swaps, 0), x);
  assert_ptr_equal(value_constant(op_operand(swaps, 1)),
                   number(&fixture->ctx, 1));
}

// R240: the operands are back where they were when the operation stays illegal.
static void folds_in_place_are_undone(void **state) {
  Fixture *fixture = *state;
  conversion_target_add_illegal_op(&fixture->target, &toy_ops[TOY_SWAPS]);
  conversion_target_add_illegal_op(&fixture->target, &toy_ops[TOY_IN_PLACE]);
  Value *one = toy_constant(fixture, 1);
  Operation *mark = toy(fixture, TOY_IN_PLACE, NULL, NULL, 1);
  Operation *swaps = toy(fixture, TOY_SWAPS, one, argument(fixture, 32), 1);
  assert_false(convert(fixture, CONVERSION_PARTIAL));
  assert_null(op_attr(mark, STR("done")));
  assert_ptr_equal(op_operand(swaps, 0), one);
}

// R221, R222: created where it is wanted, or what it folds to.
static void created_or_folded(void **state) {
  Fixture *fixture = *state;
  Value *x = argument(fixture, 32);
  Operation *end = add(fixture, fixture->body, "test.end", NULL, NULL);
  Rewriter rw;
  rewriter_init(&rw, &fixture->ctx);
  builder_set_before(&rw.builder, end);
  const Type *types[] = {integer(fixture, 32), integer(fixture, 32)};
  Value *values[2];
  OpState forward = toy_state(fixture, TOY_FORWARD, &x, 1, types, 1);
  assert_null(rewriter_create_or_fold(&rw, &forward, values));
  assert_ptr_equal(values[0], x);
  assert_int_equal(count_ops(fixture), 1);

  OpState pair = toy_state(fixture, TOY_PAIR, &x, 1, types, 2);
  assert_null(rewriter_create_or_fold(&rw, &pair, values));
  assert_ptr_equal(values[0], x);
  assert_ptr_equal(value_defining_op(values[1]), end->prev);
  assert_int_equal(count_ops(fixture), 2);

  OpState unmade = toy_state(fixture, TOY_UNMADE, NULL, 0, types, 2);
  Operation *op = rewriter_create_or_fold(&rw, &unmade, values);
  assert_ptr_equal(op, end->prev);
  assert_ptr_equal(values[1], op_result(op, 1));
  assert_int_equal(count_ops(fixture), 3);

  OpState in_place = toy_state(fixture, TOY_IN_PLACE, NULL, 0, types, 1);
  op = rewriter_create_or_fold(&rw, &in_place, values);
  assert_non_null(op_attr(op, STR("done")));
  assert_ptr_equal(rw.builder.before, end);
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
      TEST(failure_changes_nothing),   TEST(own_result_is_a_change_in_place),
      TEST(no_results_fold_in_place),  TEST(a_value_replaces),
      TEST(values_and_attributes_mix), TEST(results_left_out_are_reported),
      TEST(wrong_types_are_reported),  TEST(the_dialect_folds_the_rest),
      TEST(no_orphans_of_the_folder),  TEST(no_orphans_of_the_driver),
      TEST(kinds_of_constants),        TEST(the_pass_takes_new_dialects),
      TEST(conversions_fold),          TEST(folds_in_place_are_undone),
      TEST(created_or_folded),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
