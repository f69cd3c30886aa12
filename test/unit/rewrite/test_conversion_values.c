// SPDX-License-Identifier: Apache-2.0
// Values in conversions: two converters over one value, several values for one
// and one for several, signatures of entry blocks.
#include "conversion_fixture.h"

#include "ir/op_attrs.h"
#include "ir/walk.h"
#include "rewrite/conversion/signature.h"

/// A converter to integers of one width, beside the fixture's.
static TypeConversionResult to_width(const TypeConverter *converter,
                                     Context *ctx, const Type *type,
                                     TypeVector *results, const void *user) {
  (void)converter;
  const uint32_t *width = user;
  bool is_float = type_as_float(type) != NULL;
  VECTOR_PUSH(results, is_float ? integer_type_get(ctx, *width) : type);
  return TYPE_CONVERTED;
}

/// A float is so many integers of eight bits.
static TypeConversionResult to_bytes(const TypeConverter *converter,
                                     Context *ctx, const Type *type,
                                     TypeVector *results, const void *user) {
  (void)converter;
  const uint32_t *count = user;
  if (!type_as_float(type)) {
    VECTOR_PUSH(results, type);
    return TYPE_CONVERTED;
  }
  for (uint32_t i = 0; i < *count; i++)
    VECTOR_PUSH(results, integer_type_get(ctx, 8));
  return TYPE_CONVERTED;
}

static bool to_b(const RewritePattern *self, Operation *op,
                 const Adaptor *adaptor, ConversionRewriter *rw) {
  // Operands are of the converter's types, so they need no look.
  Operation *made =
      builder_create_op(&rw->rewriter.builder, self->generated[0], op->loc,
                        adaptor->flat, adaptor->num_flat, NULL, NULL);
  (void)made;
  rewriter_erase_op(&rw->rewriter, op);
  return true;
}

typedef struct TwoConverters {
  Fixture fixture;
  TypeConverter second;
  const OpDef *generated[2][2];
} TwoConverters;

/// x.def is a float; a.first and a.second take it, each by a pattern with a
/// converter of its own.
static void two_converters_init(TwoConverters *two,
                                TypeConversion *convert_type,
                                const uint32_t *numbers) {
  Fixture *fixture = &two->fixture;
  fixture_init(fixture);
  type_converter_init(&two->second);
  type_converter_add_conversion(&fixture->converter, convert_type, &numbers[0]);
  type_converter_add_conversion(&two->second, convert_type, &numbers[1]);
  const Type *f32 = float_type_get(&fixture->ctx, FLOAT_F32);
  Value *value = op_result(add(fixture, fixture->body, "x.def", NULL, f32), 0);
  const char *names[2][2] = {{"a.first", "b.first"}, {"a.second", "b.second"}};
  for (unsigned i = 0; i < 2; i++) {
    add(fixture, fixture->body, names[i][0], value, NULL);
    legal(fixture, names[i][1]);
    two->generated[i][0] = named_op(fixture, names[i][1]);
    two->generated[i][1] = NULL;
    RewritePattern pattern = {.name = names[i][0],
                              .root = named_op(fixture, names[i][0]),
                              .benefit = 1,
                              .generated = two->generated[i],
                              .convert = to_b};
    pattern_set_add(&fixture->patterns, &pattern, 1,
                    i ? &two->second : &fixture->converter, NULL);
  }
  fixture->config.no_materializations = true;
}

static void two_converters_free(TwoConverters *two) {
  type_converter_free(&two->second);
  fixture_free(&two->fixture);
}

/// R66, R68: materializations of one value to two types, side by side.
static void two_types_of_one_value(void **state) {
  (void)state;
  static const uint32_t widths[] = {32, 64};
  for (unsigned mode = 0; mode < 2; mode++) {
    TwoConverters two;
    two_converters_init(&two, to_width, widths);
    two.fixture.config.no_pattern_rollback = mode;
    assert_true(convert(&two.fixture, CONVERSION_PARTIAL));
    expect_body(
        &two.fixture,
        "  %0 = \"x.def\"() : () -> f32\n"
        "  %1 = \"builtin.unrealized_conversion_cast\"(%0) : (f32) -> i64\n"
        "  %2 = \"builtin.unrealized_conversion_cast\"(%0) : (f32) -> i32\n"
        "  \"b.first\"(%2) : (i32) -> ()\n"
        "  \"b.second\"(%1) : (i64) -> ()\n");
    two_converters_free(&two);
  }
}

/// R166: and to lists of several types.
static void two_lists_of_one_value(void **state) {
  (void)state;
  static const uint32_t counts[] = {2, 4};
  for (unsigned mode = 0; mode < 2; mode++) {
    TwoConverters two;
    two_converters_init(&two, to_bytes, counts);
    two.fixture.config.no_pattern_rollback = mode;
    assert_true(convert(&two.fixture, CONVERSION_PARTIAL));
    expect_body(
        &two.fixture,
        "  %0 = \"x.def\"() : () -> f32\n"
        "  %1:4 = \"builtin.unrealized_conversion_cast\"(%0) : (f32) -> (i8, "
        "i8, i8, i8)\n"
        "  %2:2 = \"builtin.unrealized_conversion_cast\"(%0) : (f32) -> (i8, "
        "i8)\n"
        "  \"b.first\"(%2#0, %2#1) : (i8, i8) -> ()\n"
        "  \"b.second\"(%1#0, %1#1, %1#2, %1#3) : (i8, i8, i8, i8) -> ()\n");
    two_converters_free(&two);
  }
}

typedef struct Adapted {
  Fixture *fixture;
  bool is_one_to_one;
} Adapted;

static bool see_one_to_one(const RewritePattern *self, Operation *op,
                           const Adaptor *adaptor, ConversionRewriter *rw) {
  const Adapted *adapted = self->user;
  Value *const *values = adaptor_one_to_one(adaptor);
  assert_int_equal(values != NULL, adapted->is_one_to_one);
  if (!values)
    return rewriter_match_failure(&rw->rewriter, op, "not 1:1");
  for (unsigned i = 0; i < op->num_operands; i++)
    assert_ptr_equal(values[i], adaptor_operand(adaptor, i));
  assert_null(adaptor_operand(adaptor, op->num_operands));
  rewriter_erase_op(&rw->rewriter, op);
  return true;
}

/// R170: the 1:1 operands of an adaptor; where there are none the pattern is
/// reported. R162: one entry point for both.
static void one_to_one_adaptors(void **state) {
  (void)state;
  static const uint32_t counts[] = {1, 2};
  for (unsigned i = 0; i < 2; i++) {
    Fixture fixture;
    fixture_init(&fixture);
    const Type *f32 = float_type_get(&fixture.ctx, FLOAT_F32);
    type_converter_add_conversion(&fixture.converter, to_bytes, &counts[i]);
    Value *value =
        op_result(add(&fixture, fixture.body, "x.def", NULL, f32), 0);
    add(&fixture, fixture.body, "a.use", value, NULL);
    Adapted adapted = {&fixture, i == 0};
    RewritePattern pattern = {.name = "see",
                              .root = named_op(&fixture, "a.use"),
                              .benefit = 1,
                              .convert = see_one_to_one};
    pattern_set_add(&fixture.patterns, &pattern, 1, &fixture.converter,
                    &adapted);
    assert_int_equal(convert(&fixture, CONVERSION_PARTIAL), i == 0);
    if (i)
      expect_error(&fixture, "pattern 'see' does not support 1:N conversion");
    fixture_free(&fixture);
  }
}

/// a.low and the a.high after it become one b.both.
static bool join(const RewritePattern *self, Operation *op,
                 const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)self, (void)adaptor;
  Operation *high = op->next;
  Operation *ops[] = {op, high};
  builder_set_after(&rw->rewriter.builder, high);
  if (!conversion_can_replace_ops(rw, ops, 2))
    return rewriter_match_failure(&rw->rewriter, op, "used between the two");
  const Type *types[] = {op_result_type(op, 0), op_result_type(high, 0)};
  OpState state = {
      .def = context_unregistered_op_def(conversion_context(rw), STR("b.both")),
      .loc = op->loc,
      .result_types = types,
      .num_results = 2};
  Operation *both = builder_create(&rw->rewriter.builder, &state);
  Value *values[] = {op_result(both, 0), op_result(both, 1)};
  ValueList lists[] = {{&values[0], 1}, {&values[1], 1}};
  return conversion_replace_ops(rw, ops, 2, lists, 2);
}

/// R172: several operations are replaced by one, in both modes; not where one
/// is used before the other.
static void several_operations_become_one(void **state) {
  (void)state;
  for (unsigned i = 0; i < 4; i++) {
    bool is_early = i >= 2;
    Fixture fixture;
    fixture_init(&fixture);
    fixture.config.no_pattern_rollback = i % 2;
    const Type *i8 = integer(&fixture, 8);
    Operation *low = add(&fixture, fixture.body, "a.low", NULL, i8);
    Value *operand = is_early ? op_result(low, 0) : NULL;
    Operation *high = add(&fixture, fixture.body, "a.high", operand, i8);
    Value *operands[] = {op_result(low, 0), op_result(high, 0)};
    block_append_op(fixture.body,
                    make(&fixture, "x.use", operands, 2, NULL, 0, 0));
    illegal(&fixture, "a.low");
    illegal(&fixture, "a.high");
    legal(&fixture, "b.both");
    RewritePattern pattern = {.name = "join", .benefit = 1, .convert = join};
    add_pattern(&fixture, pattern, "a.low", false);
    // The two may use each other, as both go.
    assert_true(convert(&fixture, CONVERSION_PARTIAL));
    expect_body(&fixture, "  %0:2 = \"b.both\"() : () -> (i8, i8)\n"
                          "  \"x.use\"(%0#0, %0#1) : (i8, i8) -> ()\n");
    fixture_free(&fixture);
  }
}

/// What is between the two uses the first one: the pattern does not match.
static void operations_used_in_between_stay(void **state) {
  (void)state;
  for (unsigned mode = 0; mode < 2; mode++) {
    Fixture fixture;
    fixture_init(&fixture);
    fixture.config.no_pattern_rollback = mode;
    const Type *i8 = integer(&fixture, 8);
    Operation *low = add(&fixture, fixture.body, "a.low", NULL, i8);
    Block *inner;
    Operation *high = add_region_op(&fixture, fixture.body, "a.high", &inner);
    add(&fixture, inner, "x.early", op_result(low, 0), NULL);
    (void)high;
    RewritePattern pattern = {.name = "join", .benefit = 1, .convert = join};
    add_pattern(&fixture, pattern, "a.low", false);
    assert_true(convert(&fixture, CONVERSION_PARTIAL));
    expect_body(&fixture, "  %0 = \"a.low\"() : () -> i8\n"
                          "  \"a.high\"() ({\n"
                          "    \"x.early\"(%0) : (i8) -> ()\n"
                          "  }) : () -> ()\n");
    fixture_free(&fixture);
  }
}

static bool convert_with_entry(const RewritePattern *self, Operation *op,
                               const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  Context *ctx = conversion_context(rw);
  const Type *types[] = {integer_type_get(ctx, 1), integer_type_get(ctx, 2)};
  SignatureConversion entry;
  signature_conversion_init(&entry, 1);
  assert_true(signature_conversion_add_inputs(&entry, 0, types, 2));
  rewriter_start_modify(&rw->rewriter, op);
  assert_true(conversion_convert_region_types(rw, op_region(op, 0),
                                              self->converter, &entry));
  op_set_attr(ctx, op, STR("ok"), unit_attr_get(ctx));
  rewriter_finalize_modify(&rw->rewriter, op);
  signature_conversion_free(&entry);
  return true;
}

static LegalityAction is_ok(const Operation *op, const void *user) {
  (void)user;
  return op_attr(op, STR("ok")) ? LEGALITY_LEGAL : LEGALITY_ILLEGAL;
}

/// R139: the entry block has its conversion, the others the converter's.
static void entry_block_by_its_conversion(void **state) {
  (void)state;
  static const uint32_t width = 32;
  for (unsigned mode = 0; mode < 2; mode++) {
    Fixture fixture;
    fixture_init(&fixture);
    fixture.config.no_pattern_rollback = mode;
    const Type *f32 = float_type_get(&fixture.ctx, FLOAT_F32);
    type_converter_add_conversion(&fixture.converter, to_width, &width);
    Operation *op = make(&fixture, "a.loop", NULL, 0, NULL, 0, 1);
    block_append_op(fixture.body, op);
    for (unsigned i = 0; i < 2; i++) {
      Block *block = block_create(&fixture.ctx);
      region_append_block(op_region(op, 0), block);
      block_add_argument(&fixture.ctx, block, f32, location_unknown());
      add(&fixture, block, "x.end", NULL, NULL);
    }
    conversion_target_add_dynamic_op(&fixture.target,
                                     named_op(&fixture, "a.loop"), is_ok, NULL);
    RewritePattern pattern = {
        .name = "loop", .benefit = 1, .convert = convert_with_entry};
    add_pattern(&fixture, pattern, "a.loop", true);
    assert_true(convert(&fixture, CONVERSION_PARTIAL));
    expect_body(&fixture, "  \"a.loop\"() ({\n"
                          "  ^bb0(%arg0: i1, %arg1: i2):\n"
                          "    \"x.end\"() : () -> ()\n"
                          "  ^bb1(%0: i32):  // no predecessors\n"
                          "    \"x.end\"() : () -> ()\n"
                          "  }) {ok} : () -> ()\n");
    fixture_free(&fixture);
  }
}

/// R19: several at once. R17: in partial mode what is there need not be legal,
/// in full mode it must be.
static void several_operations_are_marked(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  add(&fixture, fixture.body, "l.a", NULL, NULL);
  add(&fixture, fixture.body, "l.b", NULL, NULL);
  const OpDef *legal_ops[] = {named_op(&fixture, "l.a"),
                              named_op(&fixture, "l.b")};
  const OpDef *illegal_ops[] = {named_op(&fixture, "i.a"),
                                named_op(&fixture, "i.b")};
  assert_true(convert(&fixture, CONVERSION_PARTIAL));
  assert_false(convert(&fixture, CONVERSION_FULL));
  conversion_target_add_legal_ops(&fixture.target, legal_ops, 2);
  conversion_target_add_illegal_ops(&fixture.target, illegal_ops, 2);
  assert_true(convert(&fixture, CONVERSION_FULL));
  for (unsigned i = 0; i < 2; i++) {
    assert_int_equal(conversion_target_action(&fixture.target, legal_ops[i]),
                     LEGALITY_LEGAL);
    assert_int_equal(conversion_target_action(&fixture.target, illegal_ops[i]),
                     LEGALITY_ILLEGAL);
  }
  fixture_free(&fixture);
}

/// R36: of a dynamic operation only the legal instances are legal with all in
/// them. R35: what is illegal or unknown cannot be marked so, and that is said.
static void recursive_legality_of_instances(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  const OpDef *outer = named_op(&fixture, "d.outer");
  assert_false(conversion_target_mark_recursively_legal(&fixture.target, outer,
                                                        NULL, NULL));
  conversion_target_add_illegal_op(&fixture.target, outer);
  assert_false(conversion_target_mark_recursively_legal(&fixture.target, outer,
                                                        NULL, NULL));
  conversion_target_add_dynamic_op(&fixture.target, outer, is_ok, NULL);
  assert_true(conversion_target_mark_recursively_legal(&fixture.target, outer,
                                                       NULL, NULL));
  for (unsigned i = 0; i < 2; i++) {
    Block *inner;
    Operation *op = add_region_op(&fixture, fixture.body, "d.outer", &inner);
    if (i == 0)
      op_set_attr(&fixture.ctx, op, STR("ok"), unit_attr_get(&fixture.ctx));
    add(&fixture, inner, "a.x", NULL, NULL);
    Legality legality = conversion_target_legality(&fixture.target, op);
    assert_int_equal(legality.is_recursive, i == 0);
  }
  illegal(&fixture, "a.x");
  PtrMap legalizable = {0};
  fixture.config.legalizable_ops = &legalizable;
  assert_true(convert(&fixture, CONVERSION_ANALYSIS));
  assert_true(ptr_map_has(&legalizable, fixture.body->first));
  assert_false(ptr_map_has(&legalizable, fixture.body->last));
  assert_false(ptr_map_has(&legalizable,
                           op_region(fixture.body->last, 0)->first->first));
  ptr_map_free(&legalizable);
  fixture_free(&fixture);
}

/// A tuple of itself, as far as types can be: what it has in it is asked for
/// while it is converted.
static TypeConversionResult parts_first(const TypeConverter *converter,
                                        Context *ctx, const Type *type,
                                        TypeVector *results, const void *user) {
  unsigned *depth = (unsigned *)(uintptr_t)user;
  const Type *inner = integer_type_get(ctx, type_bit_width(type) + 1);
  bool is_last = type_bit_width(type) >= 200;
  (*depth)++;
  if (!is_last && !type_converter_convert_one(converter, ctx, inner))
    return TYPE_FAILED;
  VECTOR_PUSH(results, type);
  return TYPE_CONVERTED;
}

/// R115: a rule that asks the converter for other types asks for each once,
/// for what was found is kept.
static void rules_that_ask_for_others(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  unsigned depth = 0;
  type_converter_add_conversion(&fixture.converter, parts_first, &depth);
  for (unsigned i = 0; i < 3; i++)
    assert_ptr_equal(type_converter_convert_one(&fixture.converter,
                                                &fixture.ctx,
                                                integer(&fixture, 1)),
                     integer(&fixture, 1));
  assert_int_equal(depth, 200);
  fixture_free(&fixture);
}

static bool widen_result(const RewritePattern *self, Operation *op,
                         const Adaptor *adaptor, ConversionRewriter *rw) {
  const Type *type = integer_type_get(conversion_context(rw), 64);
  Operation *made =
      builder_create_op(&rw->rewriter.builder, self->generated[0], op->loc,
                        adaptor->flat, adaptor->num_flat, type, NULL);
  rewriter_replace_op_with(&rw->rewriter, op, op_result(made, 0));
  return true;
}

static size_t count_text(const Stream *text, const char *part) {
  size_t count = 0;
  for (const char *at = text->data; (at = strstr(at, part)); at++)
    count++;
  return count;
}

/// R93: in a chain of operations that are all converted, rollback mode inserts
/// fewer casts on the way; none is left in either mode.
static void fewer_casts_with_rollback(void **state) {
  (void)state;
  static const uint32_t width = 64;
  size_t num_casts[2];
  for (unsigned mode = 0; mode < 2; mode++) {
    Fixture fixture;
    fixture_init(&fixture);
    fixture.config.no_pattern_rollback = mode;
    Stream trace = {0};
    fixture.ctx.trace =
        (Trace){.enabled = 1u << TRACE_DIALECT_CONVERSION, .out = &trace};
    const Type *f32 = float_type_get(&fixture.ctx, FLOAT_F32);
    type_converter_add_conversion(&fixture.converter, to_width, &width);
    Value *value = NULL;
    for (unsigned i = 0; i < 5; i++)
      value = op_result(add(&fixture, fixture.body, "a.x", value, f32), 0);
    const OpDef *generated[] = {named_op(&fixture, "b.y"), NULL};
    legal(&fixture, "b.y");
    RewritePattern pattern = {.name = "widen",
                              .benefit = 1,
                              .generated = generated,
                              .convert = widen_result};
    add_pattern(&fixture, pattern, "a.x", true);
    assert_true(convert(&fixture, CONVERSION_FULL));
    stream_char(&trace, 0);
    num_casts[mode] =
        count_text(&trace, "** Insert  : 'builtin.unrealized_conversion_cast'");
    FOR_EACH_OP(op, fixture.body)
      assert_ptr_equal(op->def, generated[0]);
    stream_free(&trace);
    fixture_free(&fixture);
  }
  assert_int_equal(num_casts[0], 0);
  assert_int_equal(num_casts[1], 4);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(two_types_of_one_value),
      cmocka_unit_test(two_lists_of_one_value),
      cmocka_unit_test(one_to_one_adaptors),
      cmocka_unit_test(several_operations_become_one),
      cmocka_unit_test(operations_used_in_between_stay),
      cmocka_unit_test(entry_block_by_its_conversion),
      cmocka_unit_test(several_operations_are_marked),
      cmocka_unit_test(recursive_legality_of_instances),
      cmocka_unit_test(rules_that_ask_for_others),
      cmocka_unit_test(fewer_casts_with_rollback),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
