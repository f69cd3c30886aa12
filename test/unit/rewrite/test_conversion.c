// SPDX-License-Identifier: Apache-2.0
// The conversion driver: the examples of the specification that text cannot
// reach, rollback, and both modes.
#include "conversion_fixture.h"

#include <string.h>

#include "ir/op_attrs.h"
#include "rewrite/conversion/signature.h"

/// What a test's patterns need to know: the name of what they make.
typedef struct Renaming {
  Fixture *fixture;
  const char *to;
  uint32_t width; ///< Of the result; 0: the old type.
} Renaming;

static Operation *create(ConversionRewriter *rw, const Renaming *renaming,
                         Operation *op, Value *const *operands,
                         uint32_t count) {
  const Type *types[4];
  for (unsigned i = 0; i < op->num_results; i++)
    types[i] = renaming->width ? integer(renaming->fixture, renaming->width)
                               : op_result_type(op, i);
  OpState state = {.def = named_op(renaming->fixture, renaming->to),
                   .loc = op->loc,
                   .operands = operands,
                   .num_operands = count,
                   .result_types = types,
                   .num_results = op->num_results};
  return builder_create(&rw->rewriter.builder, &state);
}

/// x(…) -> y(…), over the remapped operands.
static bool rename_op(const RewritePattern *self, Operation *op,
                      const Adaptor *adaptor, ConversionRewriter *rw) {
  Operation *made =
      create(rw, self->user, op, adaptor->flat, adaptor->num_flat);
  Value *values[4];
  for (unsigned i = 0; i < op->num_results; i++)
    values[i] = op_result(made, i);
  rewriter_replace_op(&rw->rewriter, op, values);
  return true;
}

static void add_renaming(Fixture *fixture, const Renaming *renaming,
                         const char *from, bool has_converter) {
  RewritePattern pattern = {.name = from,
                            .root = named_op(fixture, from),
                            .benefit = 1,
                            .convert = rename_op};
  pattern_set_add(&fixture->patterns, &pattern, 1,
                  has_converter ? &fixture->converter : NULL, renaming);
}

/// E1, R38: what a pattern makes is legalized in turn, by any path of patterns.
static void transitive_legalization(void **state) {
  (void)state;
  for (unsigned mode = 0; mode < 2; mode++) {
    Fixture fixture;
    fixture_init(&fixture);
    fixture.config.no_pattern_rollback = mode;
    add(&fixture, fixture.body, "bar.add", NULL, integer(&fixture, 32));
    legal(&fixture, "foo.add");
    Renaming to_foo = {&fixture, "foo.add", 0},
             to_baz = {&fixture, "baz.add", 0};
    add_renaming(&fixture, &to_foo, "baz.add", false);
    add_renaming(&fixture, &to_baz, "bar.add", false);
    assert_true(convert(&fixture, CONVERSION_PARTIAL));
    expect_body(&fixture, "  %0 = \"foo.add\"() : () -> i32\n");
    fixture_free(&fixture);
  }
}

/// x(…) -> y(…), over the operands as they stand: a pattern of any driver.
static bool rewrite_op(const RewritePattern *self, Operation *op,
                       Rewriter *rw) {
  const Renaming *renaming = self->user;
  const Type *type = op_result_type(op, 0);
  Operation *made =
      builder_create_op(&rw->builder, named_op(renaming->fixture, renaming->to),
                        op->loc, NULL, 0, type, NULL);
  Value *result = op_result(made, 0);
  rewriter_replace_op(rw, op, &result);
  return true;
}

/// R46: a general rewrite pattern stands in a path of conversion patterns, in
/// both modes.
static void general_patterns_convert(void **state) {
  (void)state;
  for (unsigned mode = 0; mode < 2; mode++) {
    Fixture fixture;
    fixture_init(&fixture);
    fixture.config.no_pattern_rollback = mode;
    add(&fixture, fixture.body, "bar.add", NULL, integer(&fixture, 32));
    legal(&fixture, "foo.add");
    Renaming to_foo = {&fixture, "foo.add", 0},
             to_baz = {&fixture, "baz.add", 0};
    RewritePattern general = {.name = "bar-to-baz",
                              .root = named_op(&fixture, "bar.add"),
                              .benefit = 1,
                              .run = rewrite_op};
    pattern_set_add(&fixture.patterns, &general, 1, NULL, &to_baz);
    add_renaming(&fixture, &to_foo, "baz.add", false);
    assert_true(convert(&fixture, CONVERSION_FULL));
    expect_body(&fixture, "  %0 = \"foo.add\"() : () -> i32\n");
    fixture_free(&fixture);
  }
}

/// R2, R16: an unknown result is not enough.
static void missing_link_leaves_the_op(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  add(&fixture, fixture.body, "bar.add", NULL, integer(&fixture, 32));
  Renaming to_baz = {&fixture, "baz.add", 0};
  add_renaming(&fixture, &to_baz, "bar.add", false);
  assert_true(convert(&fixture, CONVERSION_PARTIAL));
  expect_body(&fixture, "  %0 = \"bar.add\"() : () -> i32\n");
  assert_false(convert(&fixture, CONVERSION_FULL));
  expect_error(&fixture, "failed to legalize operation 'bar.add'");
  expect_body(&fixture, "  %0 = \"bar.add\"() : () -> i32\n");
  fixture_free(&fixture);
}

/// R3.
static void marked_illegal_says_so(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  add(&fixture, fixture.body, "a.x", NULL, NULL);
  illegal(&fixture, "a.x");
  assert_false(convert(&fixture, CONVERSION_PARTIAL));
  expect_error(
      &fixture,
      "failed to legalize operation 'a.x' that was explicitly marked illegal");
  fixture_free(&fixture);
}

static void make_foo_and_bar(Fixture *fixture) {
  Operation *foo =
      add(fixture, fixture->body, "test.foo", NULL, integer(fixture, 1));
  add(fixture, fixture->body, "test.bar", op_result(foo, 0), NULL);
  legal(fixture, "test.qux");
  legal(fixture, "test.baz");
}

/// E2, R55, R133: a replacement of another type goes through a cast.
static void type_change_leaves_a_cast(void **state) {
  (void)state;
  for (unsigned mode = 0; mode < 2; mode++) {
    Fixture fixture;
    fixture_init(&fixture);
    make_foo_and_bar(&fixture);
    Renaming to_qux = {&fixture, "test.qux", 2};
    add_renaming(&fixture, &to_qux, "test.foo", false);
    fixture.config.no_materializations = true;
    fixture.config.no_pattern_rollback = mode;
    assert_true(convert(&fixture, CONVERSION_PARTIAL));
    expect_body(
        &fixture,
        "  %0 = \"test.qux\"() : () -> i2\n"
        "  %1 = \"builtin.unrealized_conversion_cast\"(%0) : (i2) -> i1\n"
        "  \"test.bar\"(%1) : (i1) -> ()\n");
    fixture_free(&fixture);
  }
}

/// E2, R132: without a materialization it fails. R14: and is undone.
static void unresolved_cast_fails_and_undoes(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  make_foo_and_bar(&fixture);
  Renaming to_qux = {&fixture, "test.qux", 2};
  add_renaming(&fixture, &to_qux, "test.foo", false);
  Operation *foo = fixture.body->first;
  assert_false(convert(&fixture, CONVERSION_PARTIAL));
  expect_error(&fixture,
               "failed to legalize unresolved materialization from ('i2') to "
               "('i1') that remained live after conversion");
  expect_body(&fixture, "  %0 = \"test.foo\"() : () -> i1\n"
                        "  \"test.bar\"(%0) : (i1) -> ()\n");
  assert_ptr_equal(fixture.body->first, foo);
  assert_int_equal(foo->flags & OP_MARKS, 0);
  fixture_free(&fixture);
}

/// Makes an i7, whatever is asked for.
static Value *make_i7(Builder *builder, const Type *type, Value *const *inputs,
                      size_t count, Location loc, const void *user) {
  (void)type;
  Fixture *fixture = (Fixture *)(uintptr_t)user;
  Operation *made =
      builder_create_op(builder, named_op(fixture, "test.i7"), loc, inputs,
                        (uint32_t)count, integer(fixture, 7), NULL);
  return op_result(made, 0);
}

/// R131: a materialization of another type than asked for fails the conversion,
/// which says so and undoes it.
static void materialization_of_another_type_fails(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  make_foo_and_bar(&fixture);
  Renaming to_qux = {&fixture, "test.qux", 2};
  add_renaming(&fixture, &to_qux, "test.foo", true);
  type_converter_add_source_materialization(&fixture.converter, make_i7,
                                            &fixture);
  assert_false(convert(&fixture, CONVERSION_PARTIAL));
  expect_error(&fixture,
               "materialization made values of types that were not asked for");
  expect_body(&fixture, "  %0 = \"test.foo\"() : () -> i1\n"
                        "  \"test.bar\"(%0) : (i1) -> ()\n");
  fixture_free(&fixture);
}

static bool check_bar(const RewritePattern *self, Operation *op,
                      const Adaptor *adaptor, ConversionRewriter *rw) {
  const Renaming *renaming = self->user;
  Value *operand = adaptor_operand(adaptor, 0);
  assert_ptr_equal(operand->type, integer(renaming->fixture, 2));
  assert_ptr_equal(op_operand_type(op, 0), integer(renaming->fixture, 1));
  return rename_op(self, op, adaptor, rw);
}

/// E2, R52, R57: the adaptor has the new value. R54: the operation the old one.
static void remapped_operand_has_the_new_type(void **state) {
  (void)state;
  for (unsigned mode = 0; mode < 2; mode++) {
    Fixture fixture;
    fixture_init(&fixture);
    make_foo_and_bar(&fixture);
    fixture.config.no_pattern_rollback = mode;
    Renaming to_qux = {&fixture, "test.qux", 2},
             to_baz = {&fixture, "test.baz", 0};
    add_renaming(&fixture, &to_qux, "test.foo", false);
    RewritePattern pattern = {.name = "bar",
                              .root = named_op(&fixture, "test.bar"),
                              .benefit = 1,
                              .convert = check_bar};
    pattern_set_add(&fixture.patterns, &pattern, 1, NULL, &to_baz);
    assert_true(convert(&fixture, CONVERSION_PARTIAL));
    expect_body(&fixture, "  %0 = \"test.qux\"() : () -> i2\n"
                          "  \"test.baz\"(%0) : (i2) -> ()\n");
    fixture_free(&fixture);
  }
}

static TypeConversionResult i1_to_i3(const TypeConverter *converter,
                                     Context *ctx, const Type *type,
                                     TypeVector *results, const void *user) {
  (void)converter, (void)user;
  VECTOR_PUSH(results, type == integer_type_get(ctx, 1)
                           ? integer_type_get(ctx, 3)
                           : type);
  return TYPE_CONVERTED;
}

typedef struct Seen {
  Fixture *fixture;
  unsigned calls;
} Seen;

static bool test_cast(Builder *builder, const Type *const *types,
                      size_t num_types, Value *const *inputs, size_t num_inputs,
                      const Type *original, Location loc, Value **results,
                      const void *user) {
  Seen *seen = *(Seen *const *)user;
  seen->calls++;
  assert_int_equal(num_types, 1);
  assert_int_equal(num_inputs, 1);
  assert_ptr_equal(types[0], integer(seen->fixture, 3));
  assert_ptr_equal(inputs[0]->type, integer(seen->fixture, 2));
  assert_ptr_equal(original, integer(seen->fixture, 1));
  Operation *op =
      builder_create_op(builder, named_op(seen->fixture, "test.cast"), loc,
                        inputs, 1, types[0], NULL);
  results[0] = op_result(op, 0);
  return true;
}

/// E4, R124, R125.
static void target_materialization_gets_the_original_type(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  make_foo_and_bar(&fixture);
  Seen seen = {&fixture, 0}, *seen_ref = &seen;
  type_converter_add_conversion(&fixture.converter, i1_to_i3, NULL);
  type_converter_add_target_materialization(&fixture.converter, test_cast,
                                            &seen_ref);
  Renaming to_qux = {&fixture, "test.qux", 2},
           to_baz = {&fixture, "test.baz", 0};
  add_renaming(&fixture, &to_qux, "test.foo", false);
  add_renaming(&fixture, &to_baz, "test.bar", true);
  assert_true(convert(&fixture, CONVERSION_PARTIAL));
  assert_int_equal(seen.calls, 1);
  expect_body(&fixture, "  %0 = \"test.qux\"() : () -> i2\n"
                        "  %1 = \"test.cast\"(%0) : (i2) -> i3\n"
                        "  \"test.baz\"(%1) : (i3) -> ()\n");
  fixture_free(&fixture);
}

static bool make_parts(const RewritePattern *self, Operation *op,
                       const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  Fixture *fixture = (Fixture *)(uintptr_t)self->user;
  const Type *types[] = {integer(fixture, 32), integer(fixture, 16)};
  OpState state = {.def = named_op(fixture, "test.parts"),
                   .result_types = types,
                   .num_results = 2};
  Operation *parts = builder_create(&rw->rewriter.builder, &state);
  Value *values[] = {op_result(parts, 0), op_result(parts, 1)};
  ValueList list = {values, 2};
  conversion_replace_op_with_multiple(rw, op, &list, 1);
  return true;
}

static bool take_one(const RewritePattern *self, Operation *op,
                     const Adaptor *adaptor, ConversionRewriter *rw) {
  if (!adaptor_operand(adaptor, 0))
    return false;
  return rename_op(self, op, adaptor, rw);
}

static void make_one_to_n(Fixture *fixture) {
  Operation *op =
      add(fixture, fixture->body, "test.make", NULL, integer(fixture, 48));
  add(fixture, fixture->body, "test.take", op_result(op, 0), NULL);
  legal(fixture, "test.parts");
  legal(fixture, "test.taken");
  RewritePattern pattern = {
      .name = "make", .benefit = 1, .convert = make_parts};
  add_pattern(fixture, pattern, "test.make", false);
}

/// E6, R156, R160.
static void one_to_n_replacement(void **state) {
  (void)state;
  for (unsigned mode = 0; mode < 2; mode++) {
    Fixture fixture;
    fixture_init(&fixture);
    make_one_to_n(&fixture);
    fixture.config.no_pattern_rollback = mode;
    Renaming to_taken = {&fixture, "test.taken", 0};
    add_renaming(&fixture, &to_taken, "test.take", false);
    assert_true(convert(&fixture, CONVERSION_PARTIAL));
    expect_body(&fixture, "  %0:2 = \"test.parts\"() : () -> (i32, i16)\n"
                          "  \"test.taken\"(%0#0, %0#1) : (i32, i16) -> ()\n");
    fixture_free(&fixture);
  }
}

/// R159: replacing an operation takes one value for each result: each use gets
/// that of its own.
static void replacing_is_one_to_one(void **state) {
  (void)state;
  for (unsigned mode = 0; mode < 2; mode++) {
    Fixture fixture;
    fixture_init(&fixture);
    fixture.config.no_pattern_rollback = mode;
    const Type *types[] = {integer(&fixture, 8), integer(&fixture, 9)};
    Operation *pair = make(&fixture, "x.pair", NULL, 0, types, 2, 0);
    block_append_op(fixture.body, pair);
    add(&fixture, fixture.body, "x.second", op_result(pair, 1), NULL);
    add(&fixture, fixture.body, "x.first", op_result(pair, 0), NULL);
    legal(&fixture, "x.other");
    illegal(&fixture, "x.pair");
    Renaming to_other = {&fixture, "x.other", 0};
    add_renaming(&fixture, &to_other, "x.pair", false);
    assert_true(convert(&fixture, CONVERSION_PARTIAL));
    expect_body(&fixture, "  %0:2 = \"x.other\"() : () -> (i8, i9)\n"
                          "  \"x.second\"(%0#1) : (i9) -> ()\n"
                          "  \"x.first\"(%0#0) : (i8) -> ()\n");
    fixture_free(&fixture);
  }
}

/// R163: a pattern that takes one value an operand is not given two.
static void one_to_one_pattern_says_that_it_is(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  make_one_to_n(&fixture);
  Renaming to_taken = {&fixture, "test.taken", 0};
  RewritePattern pattern = {.name = "take-one",
                            .root = named_op(&fixture, "test.take"),
                            .benefit = 1,
                            .convert = take_one};
  pattern_set_add(&fixture.patterns, &pattern, 1, NULL, &to_taken);
  assert_false(convert(&fixture, CONVERSION_PARTIAL));
  expect_error(&fixture, "pattern 'take-one' does not support 1:N conversion");
  expect_body(&fixture, "  %0 = \"test.make\"() : () -> i48\n"
                        "  \"test.take\"(%0) : (i48) -> ()\n");
  fixture_free(&fixture);
}

/// E8: (i16, i64, f32) becomes (i32, i32, index, f32).
static bool convert_signature(const RewritePattern *self, Operation *op,
                              const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  Fixture *fixture = (Fixture *)(uintptr_t)self->user;
  Context *ctx = &fixture->ctx;
  const Type *pair[] = {integer(fixture, 32), integer(fixture, 32)};
  const Type *index = index_type_get(ctx);
  const Type *f32 = float_type_get(ctx, FLOAT_F32);
  SignatureConversion conversion;
  signature_conversion_init(&conversion, 3);
  assert_true(signature_conversion_add_inputs(&conversion, 0, NULL, 0));
  assert_true(signature_conversion_add_inputs(&conversion, 1, pair, 2));
  signature_conversion_add_extra(&conversion, &index, 1);
  assert_true(signature_conversion_add_inputs(&conversion, 2, &f32, 1));
  assert_false(signature_conversion_add_inputs(&conversion, 2, &f32, 1));
  rewriter_start_modify(&rw->rewriter, op);
  conversion_apply_signature(rw, op_region(op, 0)->first, &conversion, NULL);
  op_set_attr(ctx, op, STR("done"), unit_attr_get(ctx));
  rewriter_finalize_modify(&rw->rewriter, op);
  signature_conversion_free(&conversion);
  return true;
}

static LegalityAction is_done(const Operation *op, const void *user) {
  (void)user;
  return op_attr(op, STR("done")) ? LEGALITY_LEGAL : LEGALITY_ILLEGAL;
}

static void make_signature(Fixture *fixture) {
  Block *inner;
  add_region_op(fixture, fixture->body, "test.region", &inner);
  block_add_argument(&fixture->ctx, inner, integer(fixture, 16),
                     location_unknown());
  Value *wide = block_add_argument(&fixture->ctx, inner, integer(fixture, 64),
                                   location_unknown());
  Value *real = block_add_argument(&fixture->ctx, inner,
                                   float_type_get(&fixture->ctx, FLOAT_F32),
                                   location_unknown());
  Value *operands[] = {wide, real};
  block_append_op(inner, make(fixture, "x.use", operands, 2, NULL, 0, 0));
  RewritePattern pattern = {
      .name = "signature", .benefit = 1, .convert = convert_signature};
  add_pattern(fixture, pattern, "test.region", false);
}

static const char converted_signature[] =
    "  \"test.region\"() ({\n"
    "  ^bb0(%arg0: i32, %arg1: i32, %arg2: index, %arg3: f32):\n"
    "    %0 = \"builtin.unrealized_conversion_cast\"(%arg0, %arg1) : (i32, "
    "i32) -> i64\n"
    "    \"x.use\"(%0, %arg3) : (i64, f32) -> ()\n"
    "  }) {done} : () -> ()\n";

/// E8, R141, R142, R143, R144, R145.
static void signature_conversion(void **state) {
  (void)state;
  for (unsigned mode = 0; mode < 2; mode++) {
    Fixture fixture;
    fixture_init(&fixture);
    make_signature(&fixture);
    conversion_target_add_dynamic_op(
        &fixture.target, named_op(&fixture, "test.region"), is_done, NULL);
    fixture.config.no_materializations = true;
    fixture.config.no_pattern_rollback = mode;
    assert_true(convert(&fixture, CONVERSION_PARTIAL));
    expect_body(&fixture, converted_signature);
    fixture_free(&fixture);
  }
}

/// R86, R89: new block, moved operations, branches.
static void signature_conversion_is_undone(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  make_signature(&fixture);
  illegal(&fixture, "test.region");
  Stream before = print(&fixture);
  Block *inner = op_region(fixture.body->first, 0)->first;
  assert_false(convert(&fixture, CONVERSION_PARTIAL));
  Stream after = print(&fixture);
  assert_string_equal(before.data, after.data);
  assert_ptr_equal(op_region(fixture.body->first, 0)->first, inner);
  stream_free(&before);
  stream_free(&after);
  fixture_free(&fixture);
}

/// R8, R9.
static void analysis_changes_nothing(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  make_foo_and_bar(&fixture);
  illegal(&fixture, "test.bar");
  Renaming to_qux = {&fixture, "test.qux", 2};
  add_renaming(&fixture, &to_qux, "test.foo", false);
  PtrMap legalizable = {0};
  fixture.config.legalizable_ops = &legalizable;
  // A cast that cannot be materialized fails an analysis, too.
  fixture.config.no_materializations = true;
  Stream before = print(&fixture);
  assert_true(convert(&fixture, CONVERSION_ANALYSIS));
  Stream after = print(&fixture);
  assert_string_equal(before.data, after.data);
  assert_int_equal(legalizable.size, 2);
  assert_true(ptr_map_has(&legalizable, fixture.root));
  assert_true(ptr_map_has(&legalizable, fixture.body->first));
  ptr_map_free(&legalizable);
  stream_free(&before);
  stream_free(&after);
  fixture_free(&fixture);
}

static LegalityAction has_rec(const Operation *op, const void *user) {
  (void)user;
  return op_attr(op, STR("rec")) ? LEGALITY_LEGAL : LEGALITY_UNKNOWN;
}

static LegalityAction yes(const Operation *op, const void *user) {
  (void)op, (void)user;
  return LEGALITY_LEGAL;
}

/// E20, R31, R32.
static void recursive_legality(void **state) {
  (void)state;
  for (unsigned with = 0; with < 2; with++) {
    Fixture fixture;
    fixture_init(&fixture);
    Block *inner;
    add_region_op(&fixture, fixture.body, "test.rec", &inner);
    add(&fixture, inner, "test.illegal", NULL, NULL);
    Operation *second =
        add_region_op(&fixture, fixture.body, "test.rec2", &inner);
    add(&fixture, inner, "test.illegal", NULL, NULL);
    if (with)
      op_set_attr(&fixture.ctx, second, STR("rec"),
                  unit_attr_get(&fixture.ctx));
    legal(&fixture, "test.rec");
    illegal(&fixture, "test.illegal");
    conversion_target_add_dynamic_op(
        &fixture.target, named_op(&fixture, "test.rec2"), yes, NULL);
    assert_true(conversion_target_mark_recursively_legal(
        &fixture.target, named_op(&fixture, "test.rec"), NULL, NULL));
    assert_true(conversion_target_mark_recursively_legal(
        &fixture.target, named_op(&fixture, "test.rec2"), has_rec, NULL));
    assert_false(conversion_target_mark_recursively_legal(
        &fixture.target, named_op(&fixture, "test.illegal"), NULL, NULL));
    assert_int_equal(convert(&fixture, CONVERSION_FULL), with);
    fixture_free(&fixture);
  }
}

/// E7, R174, R175, R176, R177, R178.
static void trace_is_as_documented(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  Operation *op = add(&fixture, fixture.body, "func.return", NULL, NULL);
  legal(&fixture, "spirv.Return");
  illegal(&fixture, "func.return");
  Renaming to_spirv = {&fixture, "spirv.Return", 0};
  add_renaming(&fixture, &to_spirv, "func.return", false);
  Stream trace = {0};
  fixture.ctx.trace.out = &trace;
  fixture.ctx.trace.stable_ids = true;
  fixture.ctx.trace.enabled = 1u << TRACE_DIALECT_CONVERSION;
  uint32_t id = op->id;
  assert_true(convert(&fixture, CONVERSION_FULL));
  stream_char(&trace, 0);
  Stream expected = {0};
  stream_format(&expected,
                "\n"
                "//===-------------------------------------------===//\n"
                "Legalizing operation : 'func.return'(#%u) {\n"
                "  \"func.return\"() : () -> ()\n"
                "\n"
                "  * Fold {\n"
                "  } -> FAILURE : unable to fold\n"
                "\n"
                "  * Pattern : 'func.return -> ()' {\n"
                "    ** Insert  : 'spirv.Return'(#%u)\n"
                "    ** Replace : 'func.return'(#%u)\n"
                "\n"
                "    //===-------------------------------------------===//\n"
                "    Legalizing operation : 'spirv.Return'(#%u) {\n"
                "      \"spirv.Return\"() : () -> ()\n"
                "\n"
                "    } -> SUCCESS : operation marked legal by the target\n"
                "    //===-------------------------------------------===//\n"
                "  } -> SUCCESS : pattern applied successfully\n"
                "} -> SUCCESS\n"
                "//===-------------------------------------------===//\n",
                id, id + 1, id, id + 1);
  stream_char(&expected, 0);
  // The root, which is legal, comes first.
  const char *from = strstr(trace.data + 1, "\n\n//===--");
  assert_non_null(from);
  assert_string_equal(from + 1, expected.data);
  stream_free(&trace);
  stream_free(&expected);
  fixture_free(&fixture);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(transitive_legalization),
      cmocka_unit_test(general_patterns_convert),
      cmocka_unit_test(missing_link_leaves_the_op),
      cmocka_unit_test(marked_illegal_says_so),
      cmocka_unit_test(type_change_leaves_a_cast),
      cmocka_unit_test(unresolved_cast_fails_and_undoes),
      cmocka_unit_test(materialization_of_another_type_fails),
      cmocka_unit_test(remapped_operand_has_the_new_type),
      cmocka_unit_test(target_materialization_gets_the_original_type),
      cmocka_unit_test(one_to_n_replacement),
      cmocka_unit_test(replacing_is_one_to_one),
      cmocka_unit_test(one_to_one_pattern_says_that_it_is),
      cmocka_unit_test(signature_conversion),
      cmocka_unit_test(signature_conversion_is_undone),
      cmocka_unit_test(analysis_changes_nothing),
      cmocka_unit_test(recursive_legality),
      cmocka_unit_test(trace_is_as_documented),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
