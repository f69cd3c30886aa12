// SPDX-License-Identifier: Apache-2.0
// ConversionTarget: which mark decides.
#include "conversion_fixture.h"

#include "ir/definitions/dialect_def.h"
#include "ir/erase.h"

static LegalityAction says(const Operation *op, const void *user) {
  (void)op;
  return *(const LegalityAction *)user;
}

static const LegalityAction say_legal = LEGALITY_LEGAL;
static const LegalityAction say_illegal = LEGALITY_ILLEGAL;
static const LegalityAction say_unknown = LEGALITY_UNKNOWN;

static LegalityAction ask(Fixture *fixture, const char *name) {
  Operation *op = make(fixture, name, NULL, 0, NULL, 0, 0);
  Legality legality = conversion_target_legality(&fixture->target, op);
  op_erase(&fixture->ctx, op);
  return legality.action;
}

/// R29, E19.
static void later_marks_replace_earlier_ones(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  legal(&fixture, "a.x");
  assert_int_equal(ask(&fixture, "a.x"), LEGALITY_LEGAL);
  illegal(&fixture, "a.x");
  assert_int_equal(ask(&fixture, "a.x"), LEGALITY_ILLEGAL);
  legal(&fixture, "a.x");
  assert_int_equal(ask(&fixture, "a.x"), LEGALITY_LEGAL);
  fixture_free(&fixture);
}

/// R22, R23, R24, E19.
static void operations_win_over_dialects(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  static const DialectDef dialect = {.name = STR_INIT("dia")};
  static const OpDef ops[] = {
      {.name = STR_INIT("dia.a"), .dialect = &dialect},
      {.name = STR_INIT("dia.b"), .dialect = &dialect},
  };
  conversion_target_add_illegal_op(&fixture.target, &ops[0]);
  conversion_target_add_legal_dialect(&fixture.target, &dialect);
  assert_int_equal(conversion_target_action(&fixture.target, &ops[0]),
                   LEGALITY_ILLEGAL);
  assert_int_equal(conversion_target_action(&fixture.target, &ops[1]),
                   LEGALITY_LEGAL);
  fixture_free(&fixture);
}

/// R20. R28: without a callback the default handler decides.
static void dynamic_marks_ask(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  const OpDef *def = named_op(&fixture, "a.x");
  conversion_target_add_dynamic_op(&fixture.target, def, NULL, NULL);
  assert_int_equal(ask(&fixture, "a.x"), LEGALITY_UNKNOWN);
  conversion_target_set_default_handler(&fixture.target, says, &say_illegal);
  assert_int_equal(ask(&fixture, "a.x"), LEGALITY_ILLEGAL);
  conversion_target_add_dynamic_op(&fixture.target, def, says, &say_legal);
  assert_int_equal(ask(&fixture, "a.x"), LEGALITY_LEGAL);
  conversion_target_add_dynamic_op(&fixture.target, def, says, &say_unknown);
  assert_int_equal(ask(&fixture, "a.x"), LEGALITY_LEGAL);
  fixture_free(&fixture);
}

/// R27, R30.
static void unknown_operations_have_a_callback(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  assert_int_equal(ask(&fixture, "x.unknown"), LEGALITY_UNKNOWN);
  conversion_target_mark_unknown_dynamic(&fixture.target, says, &say_legal);
  assert_int_equal(ask(&fixture, "x.unknown"), LEGALITY_LEGAL);
  conversion_target_mark_unknown_dynamic(&fixture.target, says, &say_illegal);
  assert_int_equal(ask(&fixture, "x.unknown"), LEGALITY_ILLEGAL);
  fixture_free(&fixture);
}

/// R35: anything else is a usage error.
static void only_legal_operations_are_recursively_legal(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  const OpDef *def = named_op(&fixture, "a.x");
  assert_false(conversion_target_mark_recursively_legal(&fixture.target, def,
                                                        NULL, NULL));
  illegal(&fixture, "a.x");
  assert_false(conversion_target_mark_recursively_legal(&fixture.target, def,
                                                        NULL, NULL));
  legal(&fixture, "a.x");
  assert_true(conversion_target_mark_recursively_legal(&fixture.target, def,
                                                       NULL, NULL));
  fixture_free(&fixture);
}

/// R33: a callback selects instances. R36: an instance that is not legal is not
/// recursively legal.
static void recursive_marks_ask(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  const char *const names[] = {"a.x", "a.y"};
  for (size_t i = 0; i < ARRAY_LENGTH(names); i++) {
    const OpDef *def = named_op(&fixture, names[i]);
    conversion_target_add_dynamic_op(&fixture.target, def, says, &say_legal);
    conversion_target_mark_recursively_legal(&fixture.target, def, says,
                                             &say_legal);
    Operation *op = make(&fixture, names[i], NULL, 0, NULL, 0, 1);
    assert_true(conversion_target_legality(&fixture.target, op).is_recursive);
    conversion_target_mark_recursively_legal(&fixture.target, def, says,
                                             &say_illegal);
    assert_false(conversion_target_legality(&fixture.target, op).is_recursive);
    conversion_target_mark_recursively_legal(&fixture.target, def, NULL, NULL);
    assert_true(conversion_target_legality(&fixture.target, op).is_recursive);
    conversion_target_add_dynamic_op(&fixture.target, def, says, &say_illegal);
    conversion_target_mark_recursively_legal(&fixture.target, def, NULL, NULL);
    assert_false(conversion_target_legality(&fixture.target, op).is_recursive);
    op_erase(&fixture.ctx, op);
  }
  fixture_free(&fixture);
}

/// Is the operation named a.x? Counts its calls.
static LegalityAction is_a_x(const Operation *op, const void *user) {
  ++*(unsigned *)(uintptr_t)user;
  return string_ref_equals(op_name(op), STR("a.x")) ? LEGALITY_LEGAL
                                                    : LEGALITY_ILLEGAL;
}

/// R34: one callback serves several operations, and is asked for those alone
/// for which it was given.
static void one_callback_for_several_ops(void **state) {
  (void)state;
  Fixture fixture;
  fixture_init(&fixture);
  const char *const names[] = {"a.x", "a.y", "a.z"};
  unsigned calls = 0;
  for (size_t i = 0; i < ARRAY_LENGTH(names); i++) {
    legal(&fixture, names[i]);
    conversion_target_mark_recursively_legal(
        &fixture.target, named_op(&fixture, names[i]), i < 2 ? is_a_x : NULL,
        i < 2 ? &calls : NULL);
  }
  static const bool expected[] = {true, false, true};
  for (size_t i = 0; i < ARRAY_LENGTH(names); i++) {
    Operation *op = make(&fixture, names[i], NULL, 0, NULL, 0, 1);
    assert_int_equal(
        conversion_target_legality(&fixture.target, op).is_recursive,
        expected[i]);
    op_erase(&fixture.ctx, op);
  }
  assert_int_equal(calls, 2);
  fixture_free(&fixture);
}

static bool erase_it(const RewritePattern *self, Operation *op,
                     const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)self;
  (void)adaptor;
  rewriter_erase_op(&rw->rewriter, op);
  return true;
}

/// R11: every mode takes one operation or a list of them, and nothing else is
/// touched. R5: the set of what is left.
static void lists_of_operations(void **state) {
  (void)state;
  for (unsigned mode = CONVERSION_PARTIAL; mode <= CONVERSION_ANALYSIS;
       mode++) {
    Fixture fixture;
    fixture_init(&fixture);
    Block *inner[3];
    Operation *outer[3];
    for (unsigned i = 0; i < 3; i++) {
      outer[i] = add_region_op(&fixture, fixture.body, "a.outer", &inner[i]);
      add(&fixture, inner[i], "a.gone", NULL, NULL);
    }
    legal(&fixture, "a.outer");
    illegal(&fixture, "a.gone");
    add_pattern(&fixture, (RewritePattern){.benefit = 1, .convert = erase_it},
                "a.gone", false);
    FrozenPatternSet frozen;
    frozen_pattern_set_init(&frozen, &fixture.patterns);
    PtrMap legalizable = {0};
    fixture.config.legalizable_ops = &legalizable;
    assert_true(conversion_apply(&fixture.ctx, (ConversionMode)mode, outer, 2,
                                 &fixture.target, &frozen, &fixture.config));
    bool is_analysis = mode == CONVERSION_ANALYSIS;
    assert_int_equal(inner[0]->first != NULL, is_analysis);
    assert_int_equal(inner[1]->first != NULL, is_analysis);
    assert_non_null(inner[2]->first);
    assert_int_equal(legalizable.size, is_analysis ? 4 : 0);
    ptr_map_free(&legalizable);
    frozen_pattern_set_free(&frozen);
    fixture_free(&fixture);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(later_marks_replace_earlier_ones),
      cmocka_unit_test(operations_win_over_dialects),
      cmocka_unit_test(dynamic_marks_ask),
      cmocka_unit_test(unknown_operations_have_a_callback),
      cmocka_unit_test(only_legal_operations_are_recursively_legal),
      cmocka_unit_test(recursive_marks_ask),
      cmocka_unit_test(one_callback_for_several_ops),
      cmocka_unit_test(lists_of_operations),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
