// SPDX-License-Identifier: Apache-2.0
// Affine expressions: each simplification rule, as text.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ir/affine/affine.h"
#include "support/memory.h"

static int setup(void **state) {
  *state = mem_alloc(sizeof(Context));
  context_init(*state);
  return 0;
}

static int teardown(void **state) {
  context_free(*state);
  mem_free(*state);
  return 0;
}

static void assert_text(const AffineExpr *expr, const char *expected) {
  Stream out = {0};
  affine_expr_print(&out, expr);
  stream_char(&out, '\0');
  assert_string_equal(out.data, expected);
  stream_free(&out);
}

/// Short names for what each test builds with.
#define C(VALUE) affine_constant_get(*state, VALUE)
#define D(POSITION) affine_dim_get(*state, POSITION)
#define S(POSITION) affine_symbol_get(*state, POSITION)
#define ADD(LHS, RHS) affine_binary_get(*state, AFFINE_ADD, LHS, RHS)
#define MUL(LHS, RHS) affine_binary_get(*state, AFFINE_MUL, LHS, RHS)
#define MOD(LHS, RHS) affine_binary_get(*state, AFFINE_MOD, LHS, RHS)
#define FLOORDIV(LHS, RHS) affine_binary_get(*state, AFFINE_FLOORDIV, LHS, RHS)
#define CEILDIV(LHS, RHS) affine_binary_get(*state, AFFINE_CEILDIV, LHS, RHS)

static void constants_fold(void **state) {
  assert_text(ADD(C(2), C(3)), "5");
  assert_text(MUL(C(2), C(3)), "6");
  assert_text(MOD(C(-5), C(3)), "1");
  assert_text(FLOORDIV(C(-5), C(3)), "-2");
  assert_text(FLOORDIV(C(5), C(-2)), "-3");
  assert_text(CEILDIV(C(5), C(-2)), "-2");
}

static void what_cannot_be_computed_stays(void **state) {
  assert_text(ADD(C(INT64_MAX), C(1)), "9223372036854775807 + 1");
  assert_text(MUL(C(INT64_MAX), C(2)), "9223372036854775807 * 2");
  assert_text(FLOORDIV(C(INT64_MIN), C(-1)),
              "-9223372036854775808 floordiv -1");
  assert_text(FLOORDIV(D(0), C(0)), "d0 floordiv 0");
  assert_text(MOD(D(0), C(-3)), "d0 mod -3");
  assert_text(ADD(D(0), C(INT64_MIN)), "d0 - -9223372036854775808");
}

static void operands_are_ordered(void **state) {
  assert_text(ADD(C(1), D(0)), "d0 + 1");
  assert_text(ADD(S(0), D(0)), "d0 + s0");
  assert_text(ADD(D(1), D(0)), "d0 + d1");
  assert_text(MUL(S(1), S(0)), "s0 * s1");
  assert_text(MUL(C(4), D(0)), "d0 * 4");
  assert_text(ADD(ADD(D(0), C(2)), D(1)), "d0 + d1 + 2");
}

static void constants_merge(void **state) {
  assert_text(ADD(ADD(D(0), C(2)), C(3)), "d0 + 5");
  assert_text(MUL(MUL(D(0), C(2)), C(3)), "d0 * 6");
  assert_text(ADD(MUL(D(0), C(2)), MUL(D(0), C(3))), "d0 * 5");
  assert_text(ADD(D(0), MUL(D(0), C(-1))), "0");
}

static void neutral_operands_vanish(void **state) {
  assert_text(ADD(D(0), C(0)), "d0");
  assert_text(MUL(D(0), C(1)), "d0");
  assert_text(MUL(D(0), C(0)), "0");
  assert_text(FLOORDIV(D(0), C(1)), "d0");
  assert_text(MOD(D(0), C(1)), "0");
}

static void multiples_divide(void **state) {
  const AffineExpr *sum = ADD(MUL(D(0), C(4)), D(1));
  assert_text(FLOORDIV(MUL(D(0), C(8)), C(4)), "d0 * 2");
  assert_text(CEILDIV(MUL(D(0), C(8)), C(4)), "d0 * 2");
  assert_text(FLOORDIV(sum, C(4)), "d0 + d1 floordiv 4");
  assert_text(MOD(sum, C(2)), "d1 mod 2");
  assert_text(MOD(MOD(D(0), C(6)), C(3)), "d0 mod 3");
  assert_text(MOD(MOD(D(0), C(6)), C(4)), "(d0 mod 6) mod 4");
}

static void remainders_are_found(void **state) {
  const AffineExpr *quotient = FLOORDIV(D(0), C(4));
  assert_text(ADD(D(0), MUL(quotient, C(-4))), "d0 mod 4");
  const AffineExpr *by_symbol = FLOORDIV(D(0), S(0));
  assert_text(ADD(D(0), MUL(MUL(by_symbol, S(0)), C(-1))), "d0 mod s0");
}

static void subtraction_is_pretty(void **state) {
  assert_text(ADD(D(0), C(-1)), "d0 - 1");
  assert_text(MUL(D(0), C(-1)), "-d0");
  assert_text(MUL(D(0), C(-2)), "d0 * -2");
  assert_text(ADD(D(0), MUL(D(1), C(-2))), "d0 - d1 * 2");
  assert_text(ADD(D(0), MUL(ADD(D(1), S(0)), C(-1))), "d0 - (d1 + s0)");
  assert_text(MUL(ADD(D(0), D(1)), C(-1)), "-(d0 + d1)");
}

static void a_long_sum_divides_without_recursion(void **state) {
  const AffineExpr *sum = D(0);
  enum { TERMS = 300000 };
  for (unsigned i = 1; i < TERMS; ++i)
    sum = ADD(sum, MUL(D(i), C(2)));
  const AffineExpr *half = FLOORDIV(sum, C(2));
  assert_int_equal(half->kind, AFFINE_ADD);
  assert_int_equal(half->rhs->kind, AFFINE_DIM);
}

static void nesting_has_no_limit(void **state) {
  const AffineExpr *expr = D(0);
  enum { DEPTH = 1000000 };
  for (unsigned i = 0; i < DEPTH; ++i)
    expr = MOD(ADD(D(1), expr), C(3 + i % 2));
  Stream out = {0};
  affine_expr_print(&out, expr);
  assert_true(out.size > DEPTH);
  stream_free(&out);
}

static void maps_and_sets_print(void **state) {
  const AffineExpr *exprs[] = {ADD(D(0), S(0)), D(1)};
  const bool is_equality[] = {true, false};
  Stream out = {0};
  affine_map_print(&out, affine_map_get(*state, 2, 1, exprs, 2));
  stream_char(&out, ' ');
  integer_set_print(&out, integer_set_get(*state, 2, 1, exprs, is_equality, 2));
  stream_char(&out, ' ');
  integer_set_print(&out, integer_set_get(*state, 1, 0, NULL, NULL, 0));
  stream_char(&out, '\0');
  assert_string_equal(out.data, "(d0, d1)[s0] -> (d0 + s0, d1) "
                                "(d0, d1)[s0] : (d0 + s0 == 0, d1 >= 0) "
                                "(d0) : (0 == 0)");
  stream_free(&out);
}

static void equal_maps_are_one_object(void **state) {
  const AffineMap *identity = affine_identity_map_get(*state, 3);
  const AffineExpr *dims[] = {D(0), D(1), D(2)};
  assert_ptr_equal(identity, affine_map_get(*state, 3, 0, dims, 3));
  assert_true(affine_map_is_identity(identity));
  assert_false(affine_map_is_identity(affine_map_get(*state, 3, 0, dims, 2)));
}

int main(void) {
#define TEST(NAME) cmocka_unit_test_setup_teardown(NAME, setup, teardown)
  const struct CMUnitTest tests[] = {
      TEST(constants_fold),
      TEST(what_cannot_be_computed_stays),
      TEST(operands_are_ordered),
      TEST(constants_merge),
      TEST(neutral_operands_vanish),
      TEST(multiples_divide),
      TEST(remainders_are_found),
      TEST(subtraction_is_pretty),
      TEST(a_long_sum_divides_without_recursion),
      TEST(nesting_has_no_limit),
      TEST(maps_and_sets_print),
      TEST(equal_maps_are_one_object),
  };
#undef TEST
  return cmocka_run_group_tests(tests, NULL, NULL);
}
