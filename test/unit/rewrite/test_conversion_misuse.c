// SPDX-License-Identifier: Apache-2.0
// What a pattern must not do ends the conversion with an error, in both modes:
// where mlir asserts or ends the process, nothing worse happens here. In
// rollback mode the IR is then as it was.
#include "conversion_fixture.h"

#include "ir/op_attrs.h"
#include "rewrite/conversion/signature.h"

typedef void Mistake(ConversionRewriter *rw, Fixture *fixture, Operation *op);

typedef struct MistakeCase {
  Mistake *make;
  const char *error;
  bool only_without_rollback;
  Fixture *fixture;
} MistakeCase;

/// R158: as many lists as results.
static void too_few_lists(ConversionRewriter *rw, Fixture *fixture,
                          Operation *op) {
  Value *value = op_result(fixture->body->first, 0);
  ValueList list = {&value, 1};
  assert_false(conversion_replace_op_with_multiple(rw, op, &list, 1));
}

static void too_many_lists(ConversionRewriter *rw, Fixture *fixture,
                           Operation *op) {
  (void)fixture;
  ValueList lists[3] = {{NULL, 0}, {NULL, 0}, {NULL, 0}};
  assert_false(conversion_replace_op_with_multiple(rw, op, lists, 3));
}

static void replace_twice(ConversionRewriter *rw, Fixture *fixture,
                          Operation *op) {
  Value *value = op_result(fixture->body->first, 0);
  Value *values[] = {value, value};
  rewriter_replace_op(&rw->rewriter, op, values);
  rewriter_replace_op(&rw->rewriter, op, values);
}

static void erase_twice(ConversionRewriter *rw, Fixture *fixture,
                        Operation *op) {
  Operation *last = fixture->body->last;
  (void)op;
  rewriter_erase_op(&rw->rewriter, last);
  rewriter_erase_op(&rw->rewriter, last);
}

static void modify_erased(ConversionRewriter *rw, Fixture *fixture,
                          Operation *op) {
  (void)op;
  Operation *last = fixture->body->last;
  rewriter_erase_op(&rw->rewriter, last);
  rewriter_start_modify(&rw->rewriter, last);
  op_set_attr(&fixture->ctx, last, STR("a"), unit_attr_get(&fixture->ctx));
  rewriter_finalize_modify(&rw->rewriter, last);
}

static void move_erased(ConversionRewriter *rw, Fixture *fixture,
                        Operation *op) {
  Operation *last = fixture->body->last;
  rewriter_erase_op(&rw->rewriter, last);
  rewriter_move_op_before(&rw->rewriter, last, op);
}

static void erase_block_twice(ConversionRewriter *rw, Fixture *fixture,
                              Operation *op) {
  (void)fixture;
  Block *block = op_region(op, 0)->first;
  rewriter_erase_block(&rw->rewriter, block);
  rewriter_erase_block(&rw->rewriter, block);
}

static void other_signature(ConversionRewriter *rw, Fixture *fixture,
                            Operation *op) {
  (void)fixture;
  Block *block = op_region(op, 0)->first;
  SignatureConversion conversion;
  signature_conversion_init(&conversion, 3);
  assert_ptr_equal(conversion_apply_signature(rw, block, &conversion, NULL),
                   block);
  signature_conversion_free(&conversion);
}

static void replace_ops_by_too_few(ConversionRewriter *rw, Fixture *fixture,
                                   Operation *op) {
  Operation *ops[] = {fixture->body->first, op};
  ValueList lists[2] = {{NULL, 0}, {NULL, 0}};
  assert_false(conversion_replace_ops(rw, ops, 2, lists, 2));
}

/// x.def is used by the operation that the insertion point follows.
static void replace_ops_too_late(ConversionRewriter *rw, Fixture *fixture,
                                 Operation *op) {
  Operation *def = fixture->body->first;
  builder_set_after(&rw->rewriter.builder, op);
  assert_false(conversion_can_replace_ops(rw, &def, 1));
  ValueList list = {NULL, 0};
  assert_false(conversion_replace_ops(rw, &def, 1, &list, 1));
}

static const MistakeCase mistakes[] = {
    {too_few_lists,
     "pattern 'mistake' replaced 2 result(s) by 1 list(s) of values", false,
     NULL},
    {too_many_lists,
     "pattern 'mistake' replaced 2 result(s) by 3 list(s) of values", false,
     NULL},
    {replace_twice,
     "pattern 'mistake' replaced 'test.op', which was erased before", true,
     NULL},
    {erase_twice, "pattern 'mistake' erased 'x.last', which was erased before",
     true, NULL},
    {modify_erased,
     "pattern 'mistake' modified 'x.last', which was erased before", true,
     NULL},
    {move_erased, "pattern 'mistake' moved 'x.last', which was erased before",
     true, NULL},
    {erase_block_twice, "pattern 'mistake' erased a block that is in no region",
     false, NULL},
    {other_signature,
     "pattern 'mistake' converted a block of 1 argument(s) by a signature of 3",
     false, NULL},
    {replace_ops_by_too_few,
     "pattern 'mistake' replaced 3 result(s) of 2 operation(s) by 2 list(s) of "
     "values",
     false, NULL},
    {replace_ops_too_late,
     "pattern 'mistake' replaced operations that cannot be replaced together",
     false, NULL},
};

static bool run_mistake(const RewritePattern *self, Operation *op,
                        const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  const MistakeCase *mistake = self->user;
  mistake->make(rw, mistake->fixture, op);
  return true;
}

static void make_ir(Fixture *fixture) {
  const Type *types[] = {integer(fixture, 8), integer(fixture, 8)};
  Operation *def = add(fixture, fixture->body, "x.def", NULL, types[0]);
  Value *operand = op_result(def, 0);
  Operation *op = make(fixture, "test.op", &operand, 1, types, 2, 1);
  block_append_op(fixture->body, op);
  Block *block = block_create(&fixture->ctx);
  region_append_block(op_region(op, 0), block);
  block_add_argument(&fixture->ctx, block, types[0], location_unknown());
  add(fixture, block, "x.inner", NULL, NULL);
  add(fixture, fixture->body, "x.use", op_result(op, 1), NULL);
  add(fixture, fixture->body, "x.last", operand, NULL);
}

static void run_case(const MistakeCase *row, bool no_rollback) {
  Fixture fixture;
  fixture_init(&fixture);
  make_ir(&fixture);
  fixture.config.no_pattern_rollback = no_rollback;
  MistakeCase mistake = *row;
  mistake.fixture = &fixture;
  RewritePattern pattern = {.name = "mistake",
                            .root = named_op(&fixture, "test.op"),
                            .benefit = 1,
                            .convert = run_mistake};
  pattern_set_add(&fixture.patterns, &pattern, 1, NULL, &mistake);
  illegal(&fixture, "test.op");
  Stream before = print(&fixture);
  assert_false(convert(&fixture, CONVERSION_PARTIAL));
  expect_error(&fixture, mistake.error);
  assert_int_equal(fixture.ctx.diags.num_errors, 1);
  if (!no_rollback) {
    Stream after = print(&fixture);
    assert_string_equal(before.data, after.data);
    stream_free(&after);
  }
  stream_free(&before);
  fixture_free(&fixture);
}

static void mistakes_are_errors(void **state) {
  (void)state;
  for (size_t i = 0; i < ARRAY_LENGTH(mistakes); i++)
    for (unsigned mode = mistakes[i].only_without_rollback; mode < 2; mode++)
      run_case(&mistakes[i], mode);
}

static bool erase_twice_and_go_on(const RewritePattern *self, Operation *op,
                                  const Adaptor *adaptor,
                                  ConversionRewriter *rw) {
  (void)self, (void)adaptor;
  rewriter_erase_op(&rw->rewriter, op);
  rewriter_erase_op(&rw->rewriter, op);
  return true;
}

/// In rollback mode what was erased is still there, and is erased once.
static void erasing_twice_is_erasing_once(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  legal(&fixture, "x.def");
  add(&fixture, fixture.body, "x.def", NULL, NULL);
  add(&fixture, fixture.body, "a.x", NULL, NULL);
  RewritePattern pattern = {
      .name = "twice", .benefit = 1, .convert = erase_twice_and_go_on};
  add_pattern(&fixture, pattern, "a.x", false);
  assert_true(convert(&fixture, CONVERSION_FULL));
  expect_body(&fixture, "  \"x.def\"() : () -> ()\n");
  fixture_free(&fixture);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(mistakes_are_errors),
      cmocka_unit_test(erasing_twice_is_erasing_once),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
