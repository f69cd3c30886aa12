// SPDX-License-Identifier: Apache-2.0
// ConversionTarget: which mark decides.
#include "conversion_fixture.h"

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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(later_marks_replace_earlier_ones),
      cmocka_unit_test(operations_win_over_dialects),
      cmocka_unit_test(dynamic_marks_ask),
      cmocka_unit_test(unknown_operations_have_a_callback),
      cmocka_unit_test(only_legal_operations_are_recursively_legal),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
