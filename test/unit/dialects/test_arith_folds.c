// SPDX-License-Identifier: Apache-2.0
// Folds of arith on all numbers of 1 to 8 bits, against an interpreter that
// computes with the machine's integers: each operation, each flag, each pair of
// operands.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "dialects/arith/arith.h"
#include "dialects/common/constraints.h"
#include "ir/attributes/attribute.h"
#include "ir/definitions/prop_def.h"
#include "ir/erase.h"
#include "ir/interfaces/fold.h"
#include "ir/types/type.h"

enum { MAX_WIDTH = 8, MAX_VALUES = 1 << MAX_WIDTH };

/// A number in both readings, and how wide it is.
typedef struct Number {
  unsigned width;
  int64_t is_signed;
  int64_t is_unsigned;
} Number;

/// What an operation gives: a number's bits, or no constant.
typedef struct Expected {
  bool folds;
  int64_t bits;
} Expected;

static const Expected NOT_FOLDED = {false, 0};

static int64_t mask_of(unsigned width) { return (INT64_C(1) << width) - 1; }

static Expected gives(int64_t bits) { return (Expected){true, bits}; }

static Number number_of(unsigned width, int64_t bits) {
  Number number = {width, bits, bits};
  if (bits >> (width - 1))
    number.is_signed = bits - (INT64_C(1) << width);
  return number;
}

static int64_t least_of(unsigned width) { return -(INT64_C(1) << (width - 1)); }

/// Towards minus infinity; C rounds towards 0.
static int64_t floor_div(int64_t lhs, int64_t rhs) {
  int64_t quotient = lhs / rhs;
  return quotient - (lhs % rhs != 0 && (lhs < 0) != (rhs < 0));
}

// --- the interpreter
// ----------------------------------------------------------

static Expected divide_signed(ArithOp op, Number lhs, Number rhs) {
  int64_t a = lhs.is_signed, b = rhs.is_signed;
  int64_t least = least_of(lhs.width);
  if (rhs.is_unsigned == 1) // Also where that is -1, of one bit.
    return gives(a);
  if (b == 0)
    return NOT_FOLDED;
  if (op == ARITH_CEILDIVSI) {
    // Upstream does not negate the smallest number.
    if (a != 0 && (a == least || b == least))
      return NOT_FOLDED;
    return gives(-floor_div(-a, b));
  }
  if (a == least && b == -1)
    return NOT_FOLDED;
  return gives(op == ARITH_DIVSI ? a / b : floor_div(a, b));
}

static Expected divide_unsigned(ArithOp op, Number lhs, Number rhs) {
  int64_t a = lhs.is_unsigned, b = rhs.is_unsigned;
  if (b == 0)
    return NOT_FOLDED;
  return gives(op == ARITH_DIVUI ? a / b : (a + b - 1) / b);
}

static Expected remainder_of(ArithOp op, Number lhs, Number rhs) {
  if (rhs.is_unsigned == 0)
    return NOT_FOLDED;
  return gives(op == ARITH_REMSI ? lhs.is_signed % rhs.is_signed
                                 : lhs.is_unsigned % rhs.is_unsigned);
}

static Expected shift(ArithOp op, Number lhs, Number rhs) {
  int64_t amount = rhs.is_unsigned;
  if (amount >= lhs.width)
    return NOT_FOLDED;
  if (op == ARITH_SHLI)
    return gives(lhs.is_unsigned << amount);
  return gives(op == ARITH_SHRUI
                   ? lhs.is_unsigned >> amount
                   : floor_div(lhs.is_signed, INT64_C(1) << amount));
}

static int64_t choose(bool first, Number lhs, Number rhs) {
  return first ? lhs.is_unsigned : rhs.is_unsigned;
}

static Expected interpret(ArithOp op, Number lhs, Number rhs) {
  int64_t a = lhs.is_unsigned, b = rhs.is_unsigned;
  int64_t x = lhs.is_signed, y = rhs.is_signed;
  switch ((int)op) {
  case ARITH_ADDI:
    return gives(a + b);
  case ARITH_SUBI:
    return gives(a - b);
  case ARITH_MULI:
    return gives(a * b);
  case ARITH_DIVSI:
  case ARITH_CEILDIVSI:
  case ARITH_FLOORDIVSI:
    return divide_signed(op, lhs, rhs);
  case ARITH_DIVUI:
  case ARITH_CEILDIVUI:
    return divide_unsigned(op, lhs, rhs);
  case ARITH_REMSI:
  case ARITH_REMUI:
    return remainder_of(op, lhs, rhs);
  case ARITH_SHLI:
  case ARITH_SHRUI:
  case ARITH_SHRSI:
    return shift(op, lhs, rhs);
  case ARITH_ANDI:
    return gives(a & b);
  case ARITH_ORI:
    return gives(a | b);
  case ARITH_XORI:
    return gives(a ^ b);
  case ARITH_MAXSI:
    return gives(choose(x > y, lhs, rhs));
  case ARITH_MINSI:
    return gives(choose(x < y, lhs, rhs));
  case ARITH_MAXUI:
    return gives(choose(a > b, lhs, rhs));
  case ARITH_MINUI:
    return gives(choose(a < b, lhs, rhs));
  }
  return NOT_FOLDED;
}

static bool interpret_compare(CmpIPredicate predicate, Number lhs, Number rhs) {
  switch (predicate) {
  case CMPI_EQ:
    return lhs.is_signed == rhs.is_signed;
  case CMPI_NE:
    return lhs.is_signed != rhs.is_signed;
  case CMPI_SLT:
    return lhs.is_signed < rhs.is_signed;
  case CMPI_SLE:
    return lhs.is_signed <= rhs.is_signed;
  case CMPI_SGT:
    return lhs.is_signed > rhs.is_signed;
  case CMPI_SGE:
    return lhs.is_signed >= rhs.is_signed;
  case CMPI_ULT:
    return lhs.is_unsigned < rhs.is_unsigned;
  case CMPI_ULE:
    return lhs.is_unsigned <= rhs.is_unsigned;
  case CMPI_UGT:
    return lhs.is_unsigned > rhs.is_unsigned;
  case CMPI_UGE:
    return lhs.is_unsigned >= rhs.is_unsigned;
  }
  return false;
}

// --- operations under test
// ----------------------------------------------------

typedef struct Fixture {
  Context ctx;
  Operation *constants[MAX_VALUES]; ///< Of the width that is looked at.
  const Type *type;
  unsigned width;
} Fixture;

static Operation *make_constant(Fixture *fixture, const Attribute *value) {
  const Type *type = attr_type(value);
  OpState state = {.def = &arith_ops[ARITH_CONSTANT],
                   .props = &value,
                   .result_types = &type,
                   .num_results = 1};
  return op_create(&fixture->ctx, &state);
}

static void begin_width(Fixture *fixture, unsigned width) {
  fixture->width = width;
  fixture->type = integer_type_get(&fixture->ctx, width);
  for (int64_t i = 0; i <= mask_of(width); i++)
    fixture->constants[i] = make_constant(
        fixture, integer_attr_get_i64(&fixture->ctx, fixture->type, i));
}

static void end_width(Fixture *fixture) {
  for (int64_t i = 0; i <= mask_of(fixture->width); i++)
    op_erase(&fixture->ctx, fixture->constants[i]);
}

/// An operation of two operands, 0 at first; `prop` is its property 0.
static Operation *make_op(Fixture *fixture, ArithOp id, const Attribute *prop,
                          const Type *first, const Type *second) {
  enum { MAX_PROPS = 2 };
  const Attribute *props[MAX_PROPS] = {prop};
  Value *zero = op_result(fixture->constants[0], 0);
  Value *operands[] = {zero, zero};
  const Type *results[] = {first, second};
  OpState state = {.def = &arith_ops[id],
                   .operands = operands,
                   .num_operands = 2,
                   .props = props,
                   .result_types = results,
                   .num_results = second ? 2 : 1};
  return op_create(&fixture->ctx, &state);
}

/// The bits that a result is, -1 if it is no constant.
static int64_t bits_of(const FoldResult *result) {
  const Attribute *attr =
      result->value ? value_constant(result->value) : result->attr;
  const IntegerAttr *integer = attr_as_integer(attr);
  assert_non_null(integer);
  return (int64_t)integer->value.value;
}

static bool fold(Fixture *fixture, Operation *op, int64_t lhs, int64_t rhs,
                 FoldResult *results) {
  op_set_operand(op, 0, op_result(fixture->constants[lhs], 0));
  op_set_operand(op, 1, op_result(fixture->constants[rhs], 0));
  return op_fold(&fixture->ctx, op, results) == FOLD_REPLACED;
}

typedef void PairTest(Fixture *fixture, Operation *op, int64_t lhs,
                      int64_t rhs);

static void for_each_pair(Fixture *fixture, Operation *op, PairTest *test) {
  for (int64_t lhs = 0; lhs <= mask_of(fixture->width); lhs++)
    for (int64_t rhs = 0; rhs <= mask_of(fixture->width); rhs++)
      test(fixture, op, lhs, rhs);
}

static void check_pair(Fixture *fixture, Operation *op, int64_t lhs,
                       int64_t rhs) {
  ArithOp id = (ArithOp)(op->def - arith_ops);
  Expected expected = interpret(id, number_of(fixture->width, lhs),
                                number_of(fixture->width, rhs));
  FoldResult results[2] = {{0}};
  bool folds = fold(fixture, op, lhs, rhs, results);
  assert_int_equal(folds, expected.folds);
  if (folds)
    assert_int_equal(bits_of(&results[0]),
                     expected.bits & mask_of(fixture->width));
}

static void check_compared(Fixture *fixture, Operation *op, int64_t lhs,
                           int64_t rhs) {
  int64_t predicate;
  assert_true(attr_integer_value(op_prop(op, ARITH_CMP_PREDICATE), &predicate));
  FoldResult results[2] = {{0}};
  assert_true(fold(fixture, op, lhs, rhs, results));
  assert_int_equal(bits_of(&results[0]),
                   interpret_compare((CmpIPredicate)predicate,
                                     number_of(fixture->width, lhs),
                                     number_of(fixture->width, rhs)));
}

/// Both results are the halves of what has twice the bits (the sum: one more).
static void check_extended(Fixture *fixture, Operation *op, int64_t lhs,
                           int64_t rhs) {
  Number a = number_of(fixture->width, lhs), b = number_of(fixture->width, rhs);
  int64_t whole = a.is_unsigned * b.is_unsigned;
  if (op_is(op, &arith_ops[ARITH_MULSI_EXTENDED]))
    whole = a.is_signed * b.is_signed;
  if (op_is(op, &arith_ops[ARITH_ADDUI_EXTENDED]))
    whole = a.is_unsigned + b.is_unsigned;
  FoldResult results[2] = {{0}};
  assert_true(fold(fixture, op, lhs, rhs, results));
  int64_t mask = mask_of(fixture->width);
  assert_int_equal(bits_of(&results[0]), whole & mask);
  assert_int_equal(bits_of(&results[1]), (whole >> fixture->width) & mask);
}

static void for_each_width(void (*test)(Fixture *fixture)) {
  Fixture *fixture = mem_alloc(sizeof *fixture);
  context_init(&fixture->ctx);
  context_register_dialect(&fixture->ctx, &arith_dialect);
  for (unsigned width = 1; width <= MAX_WIDTH; width++) {
    begin_width(fixture, width);
    test(fixture);
    end_width(fixture);
  }
  context_free(&fixture->ctx);
  mem_free(fixture);
}

// --- tests
// --------------------------------------------------------------------

static const ArithOp binary_ops[] = {
    ARITH_ADDI,  ARITH_SUBI,       ARITH_MULI,      ARITH_DIVUI,
    ARITH_DIVSI, ARITH_REMUI,      ARITH_CEILDIVUI, ARITH_CEILDIVSI,
    ARITH_REMSI, ARITH_FLOORDIVSI, ARITH_ANDI,      ARITH_ORI,
    ARITH_XORI,  ARITH_SHLI,       ARITH_SHRUI,     ARITH_SHRSI,
    ARITH_MAXSI, ARITH_MAXUI,      ARITH_MINSI,     ARITH_MINUI,
};

/// Flag number `index` of an operation: none, nsw, nuw, both; or exact.
/// False: there are no more.
static bool flag_of(Fixture *fixture, ArithOp op, unsigned index,
                    const Attribute **flag) {
  *flag = NULL;
  const OpDef *def = &arith_ops[op];
  if (index == 0)
    return true;
  if (def->num_props == 0)
    return false;
  if (def->props[0].is_optional) {
    *flag = unit_attr_get(&fixture->ctx);
    return index < 2;
  }
  *flag = dialect_attr_get(&fixture->ctx, &arith_attr_defs[ARITH_ATTR_OVERFLOW],
                           index, string_ref("", 0));
  return index < 4;
}

static void fold_binary_ops(Fixture *fixture) {
  for (size_t i = 0; i < ARRAY_LENGTH(binary_ops); i++) {
    const Attribute *flag;
    for (unsigned j = 0; flag_of(fixture, binary_ops[i], j, &flag); j++) {
      Operation *op =
          make_op(fixture, binary_ops[i], flag, fixture->type, NULL);
      for_each_pair(fixture, op, check_pair);
      op_erase(&fixture->ctx, op);
    }
  }
}

static void binary_ops_fold_to_what_they_compute(void **state) {
  (void)state;
  for_each_width(fold_binary_ops);
}

static void fold_comparisons(Fixture *fixture) {
  Context *ctx = &fixture->ctx;
  const Type *bit = integer_type_get(ctx, 1);
  for (int64_t i = 0; i < NUM_CMPI_CASES; i++) {
    const Attribute *predicate =
        integer_attr_get_i64(ctx, integer_type_get(ctx, 64), i);
    Operation *op = make_op(fixture, ARITH_CMPI, predicate, bit, NULL);
    for_each_pair(fixture, op, check_compared);
    op_erase(ctx, op);
  }
}

static void comparisons_fold_to_what_they_say(void **state) {
  (void)state;
  for_each_width(fold_comparisons);
}

static void fold_extended(Fixture *fixture) {
  static const ArithOp ops[] = {ARITH_ADDUI_EXTENDED, ARITH_MULSI_EXTENDED,
                                ARITH_MULUI_EXTENDED};
  for (size_t i = 0; i < ARRAY_LENGTH(ops); i++) {
    const Type *second = ops[i] == ARITH_ADDUI_EXTENDED
                             ? integer_type_get(&fixture->ctx, 1)
                             : fixture->type;
    Operation *op = make_op(fixture, ops[i], NULL, fixture->type, second);
    for_each_pair(fixture, op, check_extended);
    op_erase(&fixture->ctx, op);
  }
}

static void extended_ops_fold_to_both_halves(void **state) {
  (void)state;
  for_each_width(fold_extended);
}

/// What `op` makes of `number` in `width` bits.
static int64_t interpret_cast(ArithOp op, Number number, unsigned width) {
  int64_t bits = op == ARITH_EXTSI || op == ARITH_INDEX_CAST
                     ? number.is_signed
                     : number.is_unsigned;
  return width == 64 ? bits : bits & mask_of(width);
}

static void check_cast(Fixture *fixture, ArithOp id, const Type *type,
                       unsigned width) {
  const Attribute *props[] = {NULL};
  for (int64_t i = 0; i <= mask_of(fixture->width); i++) {
    Value *operand = op_result(fixture->constants[i], 0);
    OpState state = {.def = &arith_ops[id],
                     .operands = &operand,
                     .num_operands = 1,
                     .props = props,
                     .result_types = &type,
                     .num_results = 1};
    Operation *op = op_create(&fixture->ctx, &state);
    FoldResult result = {0};
    assert_int_equal(op_fold(&fixture->ctx, op, &result), FOLD_REPLACED);
    assert_int_equal(bits_of(&result),
                     interpret_cast(id, number_of(fixture->width, i), width));
    op_erase(&fixture->ctx, op);
  }
}

static void fold_casts(Fixture *fixture) {
  const Type *index = index_type_get(&fixture->ctx);
  for (unsigned width = 1; width <= MAX_WIDTH + 2; width++) {
    const Type *type = integer_type_get(&fixture->ctx, width);
    if (width > fixture->width) {
      check_cast(fixture, ARITH_EXTUI, type, width);
      check_cast(fixture, ARITH_EXTSI, type, width);
    } else if (width < fixture->width) {
      check_cast(fixture, ARITH_TRUNCI, type, width);
    }
  }
  check_cast(fixture, ARITH_INDEX_CAST, index, 64);
  check_cast(fixture, ARITH_INDEX_CASTUI, index, 64);
}

static void casts_fold_to_the_number(void **state) {
  (void)state;
  for_each_width(fold_casts);
}

/// There and back: each number is one of f32.
static void check_float_round_trip(Fixture *fixture, ArithOp to, ArithOp from) {
  const Type *f32 = float_type_get(&fixture->ctx, FLOAT_F32);
  for (int64_t i = 0; i <= mask_of(fixture->width); i++) {
    Value *operand = op_result(fixture->constants[i], 0);
    OpState state = {.def = &arith_ops[to],
                     .operands = &operand,
                     .num_operands = 1,
                     .result_types = &f32,
                     .num_results = 1};
    Operation *op = op_create(&fixture->ctx, &state);
    FoldResult result = {0};
    assert_int_equal(op_fold(&fixture->ctx, op, &result), FOLD_REPLACED);
    const FloatAttr *number = attr_as_float(result.attr);
    assert_non_null(number);
    Number expected = number_of(fixture->width, i);
    assert_true(float_to_double(FLOAT_F32, number->value) ==
                (double)(to == ARITH_SITOFP ? expected.is_signed
                                            : expected.is_unsigned));
    op_erase(&fixture->ctx, op);

    Operation *constant = make_constant(fixture, result.attr);
    operand = op_result(constant, 0);
    state.def = &arith_ops[from];
    state.result_types = &fixture->type;
    op = op_create(&fixture->ctx, &state);
    result = (FoldResult){0};
    assert_int_equal(op_fold(&fixture->ctx, op, &result), FOLD_REPLACED);
    assert_int_equal(bits_of(&result), i);
    op_erase(&fixture->ctx, op);
    op_erase(&fixture->ctx, constant);
  }
}

static void fold_float_casts(Fixture *fixture) {
  check_float_round_trip(fixture, ARITH_SITOFP, ARITH_FPTOSI);
  check_float_round_trip(fixture, ARITH_UITOFP, ARITH_FPTOUI);
}

static void integers_fold_to_floats_and_back(void **state) {
  (void)state;
  for_each_width(fold_float_casts);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(binary_ops_fold_to_what_they_compute),
      cmocka_unit_test(comparisons_fold_to_what_they_say),
      cmocka_unit_test(extended_ops_fold_to_both_halves),
      cmocka_unit_test(casts_fold_to_the_number),
      cmocka_unit_test(integers_fold_to_floats_and_back),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
