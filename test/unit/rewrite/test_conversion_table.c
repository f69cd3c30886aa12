// SPDX-License-Identifier: Apache-2.0
// The table "Immediate vs. Delayed IR Modification" of the document, line by
// line, in both modes: what a pattern sees of its own change before it returns.
#include "conversion_fixture.h"

#include "ir/op_attrs.h"
#include "rewrite/conversion/signature.h"
#include "rewrite/greedy/greedy.h"
#include "rewrite/greedy/greedy_regions.h"

/// What a change must look like at once, in the mode.
typedef void Check(ConversionRewriter *rw, Fixture *fixture, Operation *op,
                   bool is_delayed);

typedef struct CheckCase {
  Fixture *fixture;
  Check *check;
} CheckCase;

static Operation *new_op(ConversionRewriter *rw, Fixture *fixture,
                         Operation *op, const Type *result) {
  return builder_create_op(&rw->rewriter.builder, named_op(fixture, "x.new"),
                           op->loc, NULL, 0, result, NULL);
}

/// R73, R74: immediate, immediate. Movement too.
static void insertion(ConversionRewriter *rw, Fixture *fixture, Operation *op,
                      bool is_delayed) {
  (void)is_delayed;
  Operation *made = new_op(rw, fixture, op, NULL);
  assert_ptr_equal(op->prev, made);
  rewriter_move_op_before(&rw->rewriter, op, made);
  assert_ptr_equal(made->prev, op);
}

/// R75, R76: delayed, immediate. R91: in rollback mode what was replaced is
/// still there to be looked at, with its operands.
static void replacement(ConversionRewriter *rw, Fixture *fixture, Operation *op,
                        bool is_delayed) {
  Operation *def = fixture->body->first, *use = op->next;
  Operation *made = new_op(rw, fixture, op, integer(fixture, 8));
  rewriter_replace_op_with(&rw->rewriter, def, op_result(made, 0));
  Value *expected = op_result(is_delayed ? def : made, 0);
  assert_ptr_equal(op_operand(use, 0), expected);
  assert_ptr_equal(op_operand(op, 0), expected);
  assert_ptr_equal(fixture->body->first == def ? def : NULL,
                   is_delayed ? def : NULL);
  if (is_delayed)
    assert_ptr_equal(value_defining_op(op_operand(op, 0)), def);
}

/// R77, R78: delayed, immediate.
static void erasure(ConversionRewriter *rw, Fixture *fixture, Operation *op,
                    bool is_delayed) {
  Operation *use = op->next;
  rewriter_erase_op(&rw->rewriter, use);
  assert_ptr_equal(op->next == use ? use : NULL, is_delayed ? use : NULL);
  assert_int_equal(fixture->body->last == use, is_delayed);
}

/// R79: immediate, immediate.
static void modification(ConversionRewriter *rw, Fixture *fixture,
                         Operation *op, bool is_delayed) {
  (void)is_delayed;
  Operation *inner = op_region(op, 0)->first->first;
  rewriter_start_modify(&rw->rewriter, op);
  op_set_attr(&fixture->ctx, op, STR("new"), unit_attr_get(&fixture->ctx));
  op_set_operands(&fixture->ctx, op, NULL, 0);
  rewriter_finalize_modify(&rw->rewriter, op);
  assert_non_null(op_attr(op, STR("new")));
  assert_int_equal(op->num_operands, 0);
  assert_ptr_equal(op_region(op, 0)->first->first, inner);
}

/// R80, R81: delayed, immediate. In rollback mode uses that are made later get
/// the new value too; see later_uses.
static void value_replacement(ConversionRewriter *rw, Fixture *fixture,
                              Operation *op, bool is_delayed) {
  Value *old = op_result(fixture->body->first, 0);
  Value *made = op_result(new_op(rw, fixture, op, integer(fixture, 8)), 0);
  rewriter_replace_all_uses_with(&rw->rewriter, old, made);
  assert_ptr_equal(op_operand(op->next, 0), is_delayed ? old : made);
}

/// R82: immediate, immediate.
static void block_insertion(ConversionRewriter *rw, Fixture *fixture,
                            Operation *op, bool is_delayed) {
  (void)is_delayed, (void)fixture;
  Region *region = op_region(op, 0);
  Block *block = rewriter_create_block(&rw->rewriter, region, region->first,
                                       NULL, NULL, 0);
  assert_ptr_equal(region->first, block);
  builder_set_before(&rw->rewriter.builder, op);
}

/// Counts the blocks of whose end it is told.
typedef struct BlockCounter {
  RewriteListener listener;
  unsigned num_erased;
} BlockCounter;

static void count_block(RewriteListener *self, Block *block) {
  (void)block;
  ((BlockCounter *)self)->num_erased++;
}

/// R84, R85: partly delayed, immediate: the block is out of its region at once.
/// In no-rollback mode what was in it is gone too, and so is the block for who
/// listens. (All that was erased keeps its memory until the end: the driver may
/// know of it.)
static void block_erasure(ConversionRewriter *rw, Fixture *fixture,
                          Operation *op, bool is_delayed) {
  Region *region = op_region(op, 0);
  Block *block = region->last;
  Operation *inner = block->first;
  rewriter_erase_op(&rw->rewriter, region->first->last);
  rewriter_erase_block(&rw->rewriter, block);
  assert_ptr_not_equal(region->last, block);
  assert_int_equal(region->num_blocks, 1);
  assert_null(block->parent);
  assert_ptr_equal(block->first, is_delayed ? inner : NULL);
  const BlockCounter *counter = (void *)fixture->config.listener;
  assert_int_equal(counter->num_erased, is_delayed ? 0 : 1);
}

static TypeConversionResult i8_to_i16(const TypeConverter *converter,
                                      Context *ctx, const Type *type,
                                      TypeVector *results, const void *user) {
  (void)converter, (void)user;
  bool is_i8 = type_is_integer_of_width(type, 8);
  VECTOR_PUSH(results, is_i8 ? integer_type_get(ctx, 16) : type);
  return TYPE_CONVERTED;
}

/// R87: partly delayed, immediate: block and operations at once, uses and the
/// old block later.
static void signature(ConversionRewriter *rw, Fixture *fixture, Operation *op,
                      bool is_delayed) {
  Region *region = op_region(op, 0);
  Block *old = region->first;
  Operation *inner = old->first;
  Value *argument = block_argument(old, 0);
  SignatureConversion conversion;
  assert_true(type_converter_convert_block_signature(
      &fixture->converter, &fixture->ctx, old, &conversion));
  Block *block =
      conversion_apply_signature(rw, old, &conversion, &fixture->converter);
  signature_conversion_free(&conversion);
  assert_ptr_not_equal(block, old);
  assert_ptr_equal(region->first, block);
  assert_ptr_equal(inner->block, block);
  assert_ptr_equal(block_argument(block, 0)->type, integer(fixture, 16));
  assert_int_equal(op_operand(inner, 0) == argument, is_delayed);
}

/// R88: partly delayed, immediate: operations at once, arguments later.
static void inlining(ConversionRewriter *rw, Fixture *fixture, Operation *op,
                     bool is_delayed) {
  (void)fixture;
  Block *inner = op_region(op, 0)->first;
  Operation *first = inner->first;
  Value *argument = block_argument(inner, 0), *value = op_operand(op, 0);
  rewriter_inline_block_before(&rw->rewriter, inner, op->block, op, &value);
  assert_ptr_equal(first->block, op->block);
  assert_ptr_equal(op_operand(first, 0), is_delayed ? argument : value);
}

/// R83: nothing replaces a block by another: where a block's operations go to
/// another one, the branches to it do not.
static void block_replacement(ConversionRewriter *rw, Fixture *fixture,
                              Operation *op, bool is_delayed) {
  (void)is_delayed, (void)fixture;
  Region *region = op_region(op, 0);
  Block *second = region->last;
  Operation *branch = region->first->last;
  assert_ptr_equal(op_successor(branch, 0), second);
  Block *made =
      rewriter_create_block(&rw->rewriter, region, NULL, NULL, NULL, 0);
  rewriter_move_op_before(&rw->rewriter, second->first, branch);
  assert_ptr_equal(op_successor(branch, 0), second);
  assert_null(made->first_use);
  builder_set_before(&rw->rewriter.builder, op);
}

static bool run_check(const RewritePattern *self, Operation *op,
                      const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  const CheckCase *check = self->user;
  rewriter_start_modify(&rw->rewriter, op);
  op_set_attr(&check->fixture->ctx, op, STR("ok"),
              unit_attr_get(&check->fixture->ctx));
  rewriter_finalize_modify(&rw->rewriter, op);
  check->check(rw, check->fixture, op,
               !check->fixture->config.no_pattern_rollback);
  return true;
}

static LegalityAction is_ok(const Operation *op, const void *user) {
  (void)user;
  return op_attr(op, STR("ok")) ? LEGALITY_LEGAL : LEGALITY_ILLEGAL;
}

/// x.def, test.op with two blocks of which the first branches to the second,
/// x.use.
static void make_ir(Fixture *fixture) {
  const Type *i8 = integer(fixture, 8);
  Operation *def = add(fixture, fixture->body, "x.def", NULL, i8);
  Value *operand = op_result(def, 0);
  Operation *op = make(fixture, "test.op", &operand, 1, NULL, 0, 1);
  block_append_op(fixture->body, op);
  Block *blocks[2];
  for (unsigned i = 0; i < 2; i++) {
    blocks[i] = block_create(&fixture->ctx);
    region_append_block(op_region(op, 0), blocks[i]);
  }
  Value *argument =
      block_add_argument(&fixture->ctx, blocks[0], i8, location_unknown());
  add(fixture, blocks[0], "x.inner", argument, i8);
  OpState branch = {.def = named_op(fixture, "x.br"),
                    .successors = &blocks[1],
                    .num_successors = 1};
  block_append_op(blocks[0], op_create(&fixture->ctx, &branch));
  add(fixture, blocks[1], "x.end", NULL, NULL);
  add(fixture, fixture->body, "x.use", operand, NULL);
}

static Check *const checks[] = {
    insertion,       replacement,   erasure,   modification, value_replacement,
    block_insertion, block_erasure, signature, inlining,     block_replacement,
};

/// Each line, and that both modes end in the same IR.
static void immediate_or_delayed(void **state) {
  (void)state;
  for (size_t i = 0; i < ARRAY_LENGTH(checks); i++) {
    Stream results[2];
    for (unsigned mode = 0; mode < 2; mode++) {
      Fixture fixture;
      fixture_init(&fixture);
      make_ir(&fixture);
      fixture.config.no_pattern_rollback = mode;
      fixture.config.no_materializations = true;
      BlockCounter counter = {.listener.block_erased = count_block};
      fixture.config.listener = &counter.listener;
      type_converter_add_conversion(&fixture.converter, i8_to_i16, NULL);
      CheckCase check = {&fixture, checks[i]};
      RewritePattern pattern = {.name = "check",
                                .root = named_op(&fixture, "test.op"),
                                .benefit = 1,
                                .convert = run_check};
      pattern_set_add(&fixture.patterns, &pattern, 1, NULL, &check);
      conversion_target_add_dynamic_op(
          &fixture.target, named_op(&fixture, "test.op"), is_ok, NULL);
      legal(&fixture, "x.new");
      assert_true(convert(&fixture, CONVERSION_PARTIAL));
      assert_int_equal(counter.num_erased, checks[i] == block_erasure ||
                                               checks[i] == signature ||
                                               checks[i] == inlining);
      results[mode] = print(&fixture);
      fixture_free(&fixture);
    }
    assert_string_equal(results[0].data, results[1].data);
    stream_free(&results[0]);
    stream_free(&results[1]);
  }
}

static bool use_later(const RewritePattern *self, Operation *op,
                      const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  Fixture *fixture = (Fixture *)(uintptr_t)self->user;
  Value *old = op_result(fixture->body->first, 0);
  Value *made = op_result(new_op(rw, fixture, op, integer(fixture, 8)), 0);
  rewriter_replace_all_uses_with(&rw->rewriter, old, made);
  builder_create_op(&rw->rewriter.builder, named_op(fixture, "x.late"), op->loc,
                    &old, 1, NULL, NULL);
  rewriter_erase_op(&rw->rewriter, op);
  return true;
}

/// R80: of a replaced value uses that are made after it are replaced too in
/// rollback mode, and only there.
static void later_uses(void **state) {
  (void)state;
  for (unsigned mode = 0; mode < 2; mode++) {
    Fixture fixture;
    fixture_init(&fixture);
    fixture.config.no_pattern_rollback = mode;
    add(&fixture, fixture.body, "x.def", NULL, integer(&fixture, 8));
    add(&fixture, fixture.body, "a.x", NULL, NULL);
    legal(&fixture, "x.new");
    legal(&fixture, "x.late");
    RewritePattern pattern = {
        .name = "late", .benefit = 1, .convert = use_later};
    add_pattern(&fixture, pattern, "a.x", false);
    assert_true(convert(&fixture, CONVERSION_PARTIAL));
    Operation *def = fixture.body->first;
    assert_ptr_equal(op_operand(fixture.body->last, 0),
                     op_result(mode ? def : def->next, 0));
    fixture_free(&fixture);
  }
}

static bool run_greedy(const RewritePattern *self, Operation *op,
                       const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  Fixture *fixture = (Fixture *)(uintptr_t)self->user;
  rewriter_start_modify(&rw->rewriter, op);
  op_set_attr(&fixture->ctx, op, STR("ok"), unit_attr_get(&fixture->ctx));
  rewriter_finalize_modify(&rw->rewriter, op);
  PatternSet none = {0};
  FrozenPatternSet frozen;
  frozen_pattern_set_init(&frozen, &none);
  GreedyConfig config = greedy_config_default();
  config.simplify = GREEDY_SIMPLIFY_NORMAL;
  GreedyResult result = greedy_rewrite_region(
      &fixture->ctx, op_region(fixture->root, 0), &frozen, &config);
  assert_true(result.converged);
  assert_false(result.changed);
  frozen_pattern_set_free(&frozen);
  return true;
}

static bool to_new(const RewritePattern *self, Operation *op,
                   const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  Fixture *fixture = (Fixture *)(uintptr_t)self->user;
  rewriter_replace_op_with(
      &rw->rewriter, op,
      op_result(new_op(rw, fixture, op, op_result_type(op, 0)), 0));
  return true;
}

/// A pattern may run the greedy driver over IR in the middle of a conversion:
/// their marks are not each other's.
static void drivers_nest(void **state) {
  (void)state;
  for (unsigned mode = 0; mode < 2; mode++) {
    Fixture fixture;
    fixture_init(&fixture);
    fixture.config.no_pattern_rollback = mode;
    Operation *def =
        add(&fixture, fixture.body, "a.def", NULL, integer(&fixture, 8));
    add(&fixture, fixture.body, "a.run", op_result(def, 0), NULL);
    add(&fixture, fixture.body, "x.use", op_result(def, 0), NULL);
    legal(&fixture, "x.new");
    conversion_target_add_dynamic_op(&fixture.target,
                                     named_op(&fixture, "a.run"), is_ok, NULL);
    RewritePattern pattern = {.name = "run", .benefit = 1};
    pattern.convert = to_new;
    add_pattern(&fixture, pattern, "a.def", false);
    pattern.convert = run_greedy;
    add_pattern(&fixture, pattern, "a.run", false);
    assert_true(convert(&fixture, CONVERSION_PARTIAL));
    expect_body(&fixture, "  %0 = \"x.new\"() : () -> i8\n"
                          "  \"a.run\"(%0) {ok} : (i8) -> ()\n"
                          "  \"x.use\"(%0) : (i8) -> ()\n");
    FOR_EACH_OP(op, fixture.body)
      assert_int_equal(op->flags & OP_MARKS, 0);
    fixture_free(&fixture);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(immediate_or_delayed),
      cmocka_unit_test(later_uses),
      cmocka_unit_test(drivers_nest),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
