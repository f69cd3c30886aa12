// SPDX-License-Identifier: Apache-2.0
// Rollback: each kind of change is undone to the byte and to the pointer; large
// and deep inputs take linear time and no stack.
#include "conversion_fixture.h"

#include "ir/definitions/dialect_def.h"
#include "ir/erase.h"
#include "ir/interfaces/fold.h"
#include "ir/op_attrs.h"
#include "rewrite/conversion/reconcile_casts.h"
#include "rewrite/rewriter_clone.h"

typedef void Change(ConversionRewriter *rw, Fixture *fixture, Operation *op);

typedef struct ChangeCase {
  Fixture *fixture;
  Change *change;
} ChangeCase;

static void create_op(ConversionRewriter *rw, Fixture *fixture, Operation *op) {
  builder_create_op(&rw->rewriter.builder, named_op(fixture, "x.new"), op->loc,
                    NULL, 0, NULL, NULL);
}

static void erase_op(ConversionRewriter *rw, Fixture *fixture, Operation *op) {
  (void)fixture;
  rewriter_erase_op(&rw->rewriter, op);
}

static void modify_op(ConversionRewriter *rw, Fixture *fixture, Operation *op) {
  rewriter_start_modify(&rw->rewriter, op);
  op_set_attr(&fixture->ctx, op, STR("a"), unit_attr_get(&fixture->ctx));
  Value *values[] = {op_result(fixture->body->first, 0),
                     op_result(fixture->body->first, 0)};
  op_set_operands(&fixture->ctx, op, values, 2);
  rewriter_finalize_modify(&rw->rewriter, op);
}

static void split_and_merge(ConversionRewriter *rw, Fixture *fixture,
                            Operation *op) {
  (void)fixture;
  Block *block = op->block;
  Block *after = rewriter_split_block(&rw->rewriter, block, op->next);
  rewriter_merge_blocks(&rw->rewriter, after, block, NULL);
}

static void move_to_front(ConversionRewriter *rw, Fixture *fixture,
                          Operation *op) {
  rewriter_move_op_before(&rw->rewriter, op, fixture->body->first);
}

static void inline_region(ConversionRewriter *rw, Fixture *fixture,
                          Operation *op) {
  (void)fixture;
  rewriter_inline_region_before(&rw->rewriter, op_region(op, 0),
                                op->block->parent, NULL);
}

static void inline_block(ConversionRewriter *rw, Fixture *fixture,
                         Operation *op) {
  (void)fixture;
  Block *inner = op_region(op, 0)->first;
  Value *value = op_operand(op, 0);
  rewriter_inline_block_before(&rw->rewriter, inner, op->block, op, &value);
}

static void erase_block(ConversionRewriter *rw, Fixture *fixture,
                        Operation *op) {
  (void)fixture;
  rewriter_erase_block(&rw->rewriter, op_region(op, 0)->last);
}

static void new_block(ConversionRewriter *rw, Fixture *fixture, Operation *op) {
  const Type *type = integer(fixture, 7);
  Location loc = location_unknown();
  rewriter_create_block(&rw->rewriter, op_region(op, 0),
                        op_region(op, 0)->first, &type, &loc, 1);
  create_op(rw, fixture, op);
}

static void convert_regions(ConversionRewriter *rw, Fixture *fixture,
                            Operation *op) {
  assert_true(conversion_convert_region_types(rw, op_region(op, 0),
                                              &fixture->converter, NULL));
}

static void replace_uses(ConversionRewriter *rw, Fixture *fixture,
                         Operation *op) {
  (void)fixture;
  Value *argument = block_argument(op_region(op, 0)->first, 0);
  rewriter_replace_all_uses_with(&rw->rewriter, argument, op_operand(op, 0));
}

/// Two in turn, the first of which is not to be.
static void cancel_modify(ConversionRewriter *rw, Fixture *fixture,
                          Operation *op) {
  Operation *other = fixture->body->last;
  rewriter_start_modify(&rw->rewriter, op);
  rewriter_start_modify(&rw->rewriter, other);
  op_set_attr(&fixture->ctx, op, STR("b"), unit_attr_get(&fixture->ctx));
  op_set_attr(&fixture->ctx, other, STR("b"), unit_attr_get(&fixture->ctx));
  rewriter_cancel_modify(&rw->rewriter, op);
  assert_null(op_attr(op, STR("b")));
  assert_non_null(op_attr(other, STR("b")));
  rewriter_finalize_modify(&rw->rewriter, other);
}

/// The value first, then the operation that makes it: two mappings of one.
static void replace_twice(ConversionRewriter *rw, Fixture *fixture,
                          Operation *op) {
  Operation *inner = op_region(op, 0)->first->first;
  Value *argument = block_argument(op_region(op, 0)->first, 0);
  if (!inner || !inner->num_results)
    return;
  rewriter_replace_all_uses_with(&rw->rewriter, op_result(inner, 0), argument);
  rewriter_replace_op_with(&rw->rewriter, inner,
                           op_result(fixture->body->first, 0));
}

/// An operation that has a region's blocks, and one in a block of its own, when
/// it is inserted.
static void insert_filled(ConversionRewriter *rw, Fixture *fixture,
                          Operation *op) {
  Operation *made = make(fixture, "x.filled", NULL, 0, NULL, 0, 2);
  rewriter_inline_region_before(&rw->rewriter, op_region(op, 0),
                                op_region(made, 0), NULL);
  rewriter_create_block(&rw->rewriter, op_region(made, 1), NULL, NULL, NULL, 0);
  create_op(rw, fixture, op);
  block_append_op(op_region(made, 1)->first,
                  make(fixture, "x.own", NULL, 0, NULL, 0, 1));
  builder_set_before(&rw->rewriter.builder, op);
  builder_insert(&rw->rewriter.builder, made);
}

/// The copies of the last block's operations use a value of the first one's.
static void clone_region(ConversionRewriter *rw, Fixture *fixture,
                         Operation *op) {
  Region *region = op_region(op, 0);
  Operation *first = region->first ? region->first->first : NULL;
  if (first && first->num_results)
    for (Block *block = region->first; block; block = block->next)
      for (Operation *user = block->first; user; user = user->next) {
        rewriter_start_modify(&rw->rewriter, user);
        op_set_operands(&fixture->ctx, user,
                        (Value *[]){op_result(region->last->first, 0)}, 1);
        rewriter_finalize_modify(&rw->rewriter, user);
      }
  rewriter_clone_region_before(&rw->rewriter, region, op->block, NULL);
}

static Change *const changes[] = {
    create_op,     erase_op,      modify_op,       split_and_merge,
    move_to_front, inline_block,  erase_block,     inline_region,
    new_block,     replace_uses,  convert_regions, cancel_modify,
    replace_twice, insert_filled, clone_region,
};

static bool run_change(const RewritePattern *self, Operation *op,
                       const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  const ChangeCase *change = self->user;
  change->change(rw, change->fixture, op);
  builder_set_before(&rw->rewriter.builder, op);
  if (op->block)
    builder_create_op(&rw->rewriter.builder,
                      named_op(change->fixture, "x.illegal"), op->loc, NULL, 0,
                      NULL, NULL);
  return true;
}

static TypeConversionResult widen(const TypeConverter *converter, Context *ctx,
                                  const Type *type, TypeVector *results,
                                  const void *user) {
  (void)converter, (void)user;
  const Type *wide = integer_type_get(ctx, type_bit_width(type) * 2);
  VECTOR_PUSH(results, wide);
  VECTOR_PUSH(results, wide);
  return TYPE_CONVERTED;
}

/// A producer, an op with a region of two blocks, and one after it.
static void make_ir(Fixture *fixture) {
  Operation *def =
      add(fixture, fixture->body, "x.def", NULL, integer(fixture, 8));
  Value *operand = op_result(def, 0);
  Operation *op = make(fixture, "test.op", &operand, 1, NULL, 0, 1);
  block_append_op(fixture->body, op);
  for (unsigned i = 0; i < 2; i++) {
    Block *block = block_create(&fixture->ctx);
    region_append_block(op_region(op, 0), block);
    Value *argument = block_add_argument(
        &fixture->ctx, block, integer(fixture, 8), location_unknown());
    add(fixture, block, "x.inner", argument, integer(fixture, 8));
    add(fixture, block, "x.end", argument, NULL);
  }
  add(fixture, fixture->body, "x.last", operand, NULL);
}

/// R70, R73, R75, R77, R79, R84, R89: two changes after each other, in each
/// order, then failure. R90: with the same operations and blocks.
static void each_change_is_undone(void **state) {
  (void)state;
  for (size_t i = 0; i < ARRAY_LENGTH(changes) * ARRAY_LENGTH(changes); i++) {
    Fixture fixture;
    fixture_init(&fixture);
    make_ir(&fixture);
    type_converter_add_conversion(&fixture.converter, widen, NULL);
    ChangeCase cases[] = {{&fixture, changes[i % ARRAY_LENGTH(changes)]},
                          {&fixture, changes[i / ARRAY_LENGTH(changes)]}};
    for (unsigned k = 0; k < 2; k++) {
      RewritePattern pattern = {.name = "change",
                                .root = named_op(&fixture, "test.op"),
                                .benefit = 1,
                                .convert = run_change};
      pattern_set_add(&fixture.patterns, &pattern, 1, NULL, &cases[k]);
    }
    illegal(&fixture, "test.op");
    Stream before = print(&fixture);
    Operation *first = fixture.body->first;
    Block *block = op_region(first->next, 0)->last;
    assert_false(convert(&fixture, CONVERSION_PARTIAL));
    Stream after = print(&fixture);
    assert_string_equal(before.data, after.data);
    assert_ptr_equal(fixture.body->first, first);
    assert_ptr_equal(op_region(first->next, 0)->last, block);
    stream_free(&before);
    stream_free(&after);
    fixture_free(&fixture);
  }
}

static bool rename_to(const RewritePattern *self, Operation *op,
                      const Adaptor *adaptor, ConversionRewriter *rw) {
  Operation *made = builder_create_op(&rw->rewriter.builder, self->generated[0],
                                      op->loc, adaptor->flat, adaptor->num_flat,
                                      op_result_type(op, 0), NULL);
  rewriter_replace_op_with(&rw->rewriter, op, op_result(made, 0));
  return true;
}

/// Cancels the first of many that it has started.
static bool cancel_first(const RewritePattern *self, Operation *op,
                         const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)self, (void)adaptor;
  Block *block = op->block;
  FOR_EACH_OP(other, block)
    rewriter_start_modify(&rw->rewriter, other);
  FOR_EACH_OP(other, block)
    rewriter_cancel_modify(&rw->rewriter, other);
  return rewriter_match_failure(&rw->rewriter, op, "changed nothing");
}

enum { MANY = 200000 };

/// No search through the log, from its end, for each that is cancelled.
static void many_cancelled(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  for (unsigned i = 0; i < MANY; i++)
    add(&fixture, fixture.body, "x.other", NULL, NULL);
  add(&fixture, fixture.body, "a.x", NULL, NULL);
  RewritePattern pattern = {
      .name = "cancel-first", .benefit = 1, .convert = cancel_first};
  add_pattern(&fixture, pattern, "a.x", false);
  assert_true(convert(&fixture, CONVERSION_PARTIAL));
  fixture_free(&fixture);
}

/// The value after `op` becomes the one in front of it.
static bool map_next(const RewritePattern *self, Operation *op,
                     const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)self, (void)adaptor;
  rewriter_replace_all_uses_with(&rw->rewriter, op_result(op->next, 0),
                                 op_result(op->prev, 0));
  rewriter_erase_op(&rw->rewriter, op);
  return true;
}

static bool replace_then_fail(const RewritePattern *self, Operation *op,
                              const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)self, (void)adaptor;
  Operation *made = builder_create_op(&rw->rewriter.builder, op->def, op->loc,
                                      NULL, 0, op_result_type(op, 0), NULL);
  rewriter_replace_op_with(&rw->rewriter, op, op_result(made, 0));
  return false;
}

/// What a value was mapped to before its operation was replaced comes back when
/// that is undone.
static void first_mapping_comes_back(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  const Type *i8 = integer(&fixture, 8);
  add(&fixture, fixture.body, "x.def", NULL, i8);
  add(&fixture, fixture.body, "a.map", NULL, NULL);
  Value *mid = op_result(add(&fixture, fixture.body, "x.mid", NULL, i8), 0);
  add(&fixture, fixture.body, "x.use", mid, NULL);
  RewritePattern first = {.name = "map", .benefit = 1, .convert = map_next};
  RewritePattern second = {
      .name = "fail", .benefit = 1, .convert = replace_then_fail};
  add_pattern(&fixture, first, "a.map", false);
  add_pattern(&fixture, second, "x.mid", false);
  assert_true(convert(&fixture, CONVERSION_PARTIAL));
  expect_body(&fixture, "  %0 = \"x.def\"() : () -> i8\n"
                        "  %1 = \"x.mid\"() : () -> i8\n"
                        "  \"x.use\"(%0) : (i8) -> ()\n");
  fixture_free(&fixture);
}

static void many_operations(void **state) {
  (void)state;
  for (unsigned mode = 0; mode < 2; mode++) {
    Fixture fixture;
    fixture_init(&fixture);
    fixture.config.no_pattern_rollback = mode;
    Value *value = NULL;
    for (unsigned i = 0; i < MANY; i++)
      value = op_result(
          add(&fixture, fixture.body, "a.x", value, integer(&fixture, 8)), 0);
    legal(&fixture, "b.y");
    const OpDef *generated[] = {named_op(&fixture, "b.y"), NULL};
    RewritePattern pattern = {.name = "x-to-y",
                              .benefit = 1,
                              .generated = generated,
                              .convert = rename_to};
    add_pattern(&fixture, pattern, "a.x", false);
    assert_true(convert(&fixture, CONVERSION_FULL));
    FOR_EACH_OP(op, fixture.body)
      assert_ptr_equal(op->def, generated[0]);
    fixture_free(&fixture);
  }
}

/// Makes what cannot be legalized, and changes more; after it comes the pattern
/// that works.
static bool rename_and_fail(const RewritePattern *self, Operation *op,
                            const Adaptor *adaptor, ConversionRewriter *rw) {
  const Fixture *fixture = self->user;
  rewriter_start_modify(&rw->rewriter, op);
  op_set_operands(conversion_context(rw), op, NULL, 0);
  rewriter_finalize_modify(&rw->rewriter, op);
  builder_create_op(&rw->rewriter.builder, fixture->body->first->def, op->loc,
                    adaptor->flat, adaptor->num_flat, NULL, NULL);
  rewriter_erase_op(&rw->rewriter, op);
  return true;
}

/// A failing pattern on each operation: what is undone each time is what that
/// one did.
static void many_rollbacks(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  add(&fixture, fixture.body, "x.illegal", NULL, NULL);
  Value *value = NULL;
  for (unsigned i = 0; i < MANY; i++)
    value = op_result(
        add(&fixture, fixture.body, "a.x", value, integer(&fixture, 8)), 0);
  legal(&fixture, "b.y");
  const OpDef *generated[] = {named_op(&fixture, "b.y"), NULL};
  RewritePattern pattern = {.name = "fail",
                            .root = named_op(&fixture, "a.x"),
                            .benefit = 2,
                            .convert = rename_and_fail};
  pattern_set_add(&fixture.patterns, &pattern, 1, NULL, &fixture);
  pattern = (RewritePattern){.name = "x-to-y",
                             .benefit = 1,
                             .generated = generated,
                             .convert = rename_to};
  add_pattern(&fixture, pattern, "a.x", false);
  assert_true(convert(&fixture, CONVERSION_PARTIAL));
  assert_int_equal(op_operand(fixture.body->last, 0) != NULL, true);
  assert_ptr_equal(fixture.body->last->def, generated[0]);
  assert_ptr_equal(fixture.body->first->next->def, generated[0]);
  fixture_free(&fixture);
}

/// Each op is replaced by its original operand: one long chain.
static bool forward_operand(const RewritePattern *self, Operation *op,
                            Rewriter *rw) {
  (void)self;
  rewriter_replace_op_with(rw, op, op_operand(op, 0));
  return true;
}

static void long_chains(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  Value *value = op_result(
      add(&fixture, fixture.body, "x.def", NULL, integer(&fixture, 8)), 0);
  for (unsigned i = 0; i < MANY; i++)
    value = op_result(
        add(&fixture, fixture.body, "a.x", value, integer(&fixture, 8)), 0);
  add(&fixture, fixture.body, "x.use", value, NULL);
  illegal(&fixture, "a.x");
  RewritePattern pattern = {
      .name = "forward", .benefit = 1, .run = forward_operand};
  add_pattern(&fixture, pattern, "a.x", false);
  assert_true(convert(&fixture, CONVERSION_PARTIAL));
  expect_body(&fixture, "  %0 = \"x.def\"() : () -> i8\n"
                        "  \"x.use\"(%0) : (i8) -> ()\n");
  fixture_free(&fixture);
}

static void deep_nests(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  Block *block = fixture.body;
  for (unsigned i = 0; i < MANY; i++)
    add_region_op(&fixture, block, "x.nest", &block);
  add(&fixture, block, "a.x", NULL, NULL);
  illegal(&fixture, "a.x");
  assert_false(convert(&fixture, CONVERSION_PARTIAL));
  legal(&fixture, "x.nest");
  conversion_target_mark_recursively_legal(
      &fixture.target, named_op(&fixture, "x.nest"), NULL, NULL);
  assert_true(convert(&fixture, CONVERSION_FULL));
  fixture_free(&fixture);
}

static void long_cast_chains(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  const char *cast = "builtin.unrealized_conversion_cast";
  Value *value = op_result(
      add(&fixture, fixture.body, "x.def", NULL, integer(&fixture, 1)), 0);
  for (unsigned i = 0; i < 20000; i++)
    value = op_result(
        add(&fixture, fixture.body, cast, value, integer(&fixture, 2 + i)), 0);
  value = op_result(
      add(&fixture, fixture.body, cast, value, integer(&fixture, 1)), 0);
  add(&fixture, fixture.body, "x.use", value, NULL);
  reconcile_unrealized_casts(&fixture.ctx, fixture.root);
  expect_body(&fixture, "  %0 = \"x.def\"() : () -> i1\n"
                        "  \"x.use\"(%0) : (i1) -> ()\n");
  fixture_free(&fixture);
}

/// Makes `x.legal` of what has no operand, and something illegal of the rest.
static bool lower_if_alone(const RewritePattern *self, Operation *op,
                           const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  Fixture *fixture = (Fixture *)(uintptr_t)self->user;
  const char *name = op->num_operands ? "x.bad" : "x.legal";
  const Type *type = integer(fixture, 8);
  Operation *lowered =
      builder_create_op(&rw->rewriter.builder, named_op(fixture, name), op->loc,
                        NULL, 0, type, NULL);
  Value *value = op_result(lowered, 0);
  rewriter_replace_op(&rw->rewriter, op, &value);
  return true;
}

/// A driver that is used again knows nothing of what it converted before, in
/// which memory the next operations may be, whether it failed or not.
static void a_driver_converts_again(void **state) {
  (void)state;
  for (int no_rollback = 0; no_rollback < 2; no_rollback++) {
    Fixture fixture;
    fixture_init(&fixture);
    fixture.config.no_pattern_rollback = no_rollback;
    fixture.config.no_materializations = true;
    illegal(&fixture, "x.op");
    illegal(&fixture, "x.bad");
    legal(&fixture, "x.legal");
    add_pattern(&fixture,
                (RewritePattern){.benefit = 1, .convert = lower_if_alone},
                "x.op", false);
    FrozenPatternSet frozen;
    frozen_pattern_set_init(&frozen, &fixture.patterns);
    ConversionDriver *driver =
        conversion_driver_create(&fixture.ctx, CONVERSION_PARTIAL,
                                 &fixture.target, &frozen, &fixture.config);
    for (int i = 0; i < 6; i++) {
      Operation *op =
          add(&fixture, fixture.body, "x.op", NULL, integer(&fixture, 32));
      Operation *user =
          add(&fixture, fixture.body, "x.user", op_result(op, 0), NULL);
      bool fails = i % 3 == 1 && !no_rollback;
      if (fails)
        op = add(&fixture, fixture.body, "x.op", op_result(op, 0), NULL);
      assert_int_equal(conversion_driver_apply(driver, &fixture.root, 1),
                       !fails);
      if (fails) {
        expect_body(&fixture, "  %0 = \"x.op\"() : () -> i32\n"
                              "  \"x.user\"(%0) : (i32) -> ()\n"
                              "  \"x.op\"(%0) : (i32) -> ()\n");
        op_erase(&fixture.ctx, op);
        op_erase(&fixture.ctx, user);
      } else {
        expect_body(&fixture,
                    "  %0 = \"x.legal\"() : () -> i8\n"
                    "  %1 = \"builtin.unrealized_conversion_cast\"(%0) : "
                    "(i8) -> i32\n"
                    "  \"x.user\"(%1) : (i32) -> ()\n");
      }
      while (fixture.body->last)
        op_erase(&fixture.ctx, fixture.body->last);
    }
    conversion_driver_destroy(driver);
    frozen_pattern_set_free(&frozen);
    fixture_free(&fixture);
  }
}

//===- A fold to an operation inside --------------------------------------===//

/// wrap { %x = … } -> %x
static bool fold_to_inner(Context *ctx, Operation *op,
                          const Attribute *const *constants,
                          FoldResult *results) {
  (void)ctx, (void)constants;
  results[0].value = op_result(op_region(op, 0)->first->first, 0);
  return true;
}

static const DialectDef wrap_dialect;
static const OpDef wrap_ops[] = {{.name = STR_INIT("wrap.op"),
                                  .dialect = &wrap_dialect,
                                  .num_regions = 1,
                                  .fold = fold_to_inner}};
static const DialectDef wrap_dialect = {
    .name = STR_INIT("wrap"), .ops = wrap_ops, .num_ops = 1};

/// vector.mask folds in this way: the operation inside goes in front of it, and
/// back in where the conversion fails.
static void an_inner_operation_goes_back(void **state) {
  (void)state;
  for (int fails = 0; fails < 2; fails++) {
    Fixture fixture;
    fixture_init(&fixture);
    context_register_dialect(&fixture.ctx, &wrap_dialect);
    conversion_target_add_illegal_op(&fixture.target, &wrap_ops[0]);
    legal(&fixture, "x.inner");
    legal(&fixture, "x.user");
    illegal(&fixture, "x.bad");
    const Type *type = integer(&fixture, 32);
    OpState wrap = {.def = &wrap_ops[0],
                    .result_types = &type,
                    .num_results = 1,
                    .num_regions = 1};
    Operation *op = op_create(&fixture.ctx, &wrap);
    block_append_op(fixture.body, op);
    Block *block = block_create(&fixture.ctx);
    region_append_block(op_region(op, 0), block);
    Operation *inner = add(&fixture, block, "x.inner", NULL, type);
    add(&fixture, fixture.body, fails ? "x.bad" : "x.user", op_result(op, 0),
        NULL);
    assert_int_equal(convert(&fixture, CONVERSION_FULL), !fails);
    assert_ptr_equal(inner->block, fails ? block : fixture.body);
    expect_body(&fixture, fails ? "  %0 = \"wrap.op\"() ({\n"
                                  "    %1 = \"x.inner\"() : () -> i32\n"
                                  "  }) : () -> i32\n"
                                  "  \"x.bad\"(%0) : (i32) -> ()\n"
                                : "  %0 = \"x.inner\"() : () -> i32\n"
                                  "  \"x.user\"(%0) : (i32) -> ()\n");
    fixture_free(&fixture);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(each_change_is_undone),
      cmocka_unit_test(first_mapping_comes_back),
      cmocka_unit_test(many_cancelled),
      cmocka_unit_test(many_operations),
      cmocka_unit_test(many_rollbacks),
      cmocka_unit_test(long_chains),
      cmocka_unit_test(deep_nests),
      cmocka_unit_test(long_cast_chains),
      cmocka_unit_test(a_driver_converts_again),
      cmocka_unit_test(an_inner_operation_goes_back),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
