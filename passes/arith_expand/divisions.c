// SPDX-License-Identifier: Apache-2.0
// Divisions that round up or down, by divisions that round to 0.
#include "passes/arith_expand/expansion.h"

/// Does lhs / rhs, which is `quotient`, leave a remainder?
static Value *expand_is_inexact(const Expansion *work, Value *lhs, Value *rhs,
                                Value *quotient) {
  Value *product = expand_binary(work, ARITH_MULI, quotient, rhs);
  return expand_cmpi(work, CMPI_NE, lhs, product);
}

/// ceildivsi(a, b) -> a / b, one more where it is inexact and the signs agree
static bool expand_ceildivsi(const RewritePattern *self, Operation *op,
                             const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)self;
  (void)adaptor;
  Expansion work = expansion_of(op, rw);
  const Type *type = op_result_type(op, 0);
  Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  Value *zero = expand_int(&work, type, 0);
  Value *one = expand_int(&work, type, 1);
  Value *quotient = expand_binary(&work, ARITH_DIVSI, lhs, rhs);
  Value *is_inexact = expand_is_inexact(&work, lhs, rhs, quotient);
  Value *lhs_negative = expand_cmpi(&work, CMPI_SLT, lhs, zero);
  Value *rhs_negative = expand_cmpi(&work, CMPI_SLT, rhs, zero);
  Value *agree = expand_cmpi(&work, CMPI_EQ, lhs_negative, rhs_negative);
  Value *corrects = expand_binary(&work, ARITH_ANDI, is_inexact, agree);
  Value *corrected = expand_binary(&work, ARITH_ADDI, quotient, one);
  rewriter_replace_op_with(&rw->rewriter, op,
                           expand_select(&work, corrects, corrected, quotient));
  return true;
}

/// floordivsi(a, b) -> a / b, one less where it is inexact and the signs differ
static bool expand_floordivsi(const RewritePattern *self, Operation *op,
                              const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)self;
  (void)adaptor;
  Expansion work = expansion_of(op, rw);
  const Type *type = op_result_type(op, 0);
  Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  Value *quotient = expand_binary(&work, ARITH_DIVSI, lhs, rhs);
  Value *is_inexact = expand_is_inexact(&work, lhs, rhs, quotient);
  Value *zero = expand_int(&work, type, 0);
  Value *lhs_negative = expand_cmpi(&work, CMPI_SLT, lhs, zero);
  Value *rhs_negative = expand_cmpi(&work, CMPI_SLT, rhs, zero);
  Value *differ = expand_cmpi(&work, CMPI_NE, lhs_negative, rhs_negative);
  Value *corrects = expand_binary(&work, ARITH_ANDI, is_inexact, differ);
  Value *minus_one = expand_int(&work, type, -1);
  Value *corrected = expand_binary(&work, ARITH_ADDI, quotient, minus_one);
  rewriter_replace_op_with(&rw->rewriter, op,
                           expand_select(&work, corrects, corrected, quotient));
  return true;
}

/// ceildivui(a, b) -> a == 0 ? 0 : (a - 1) / b + 1
static bool expand_ceildivui(const RewritePattern *self, Operation *op,
                             const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)self;
  (void)adaptor;
  Expansion work = expansion_of(op, rw);
  const Type *type = op_result_type(op, 0);
  Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  Value *zero = expand_int(&work, type, 0);
  Value *is_zero = expand_cmpi(&work, CMPI_EQ, lhs, zero);
  Value *one = expand_int(&work, type, 1);
  Value *less = expand_binary(&work, ARITH_SUBI, lhs, one);
  Value *quotient = expand_binary(&work, ARITH_DIVUI, less, rhs);
  Value *more = expand_binary(&work, ARITH_ADDI, quotient, one);
  rewriter_replace_op_with(&rw->rewriter, op,
                           expand_select(&work, is_zero, zero, more));
  return true;
}

#define RULE(ID, NAME, FUNCTION)                                               \
  {                                                                            \
    .name = "expand-" NAME, .root = &arith_ops[ARITH_##ID], .benefit = 1,      \
    .convert = FUNCTION                                                        \
  }

static const RewritePattern arith_division_rows[] = {
    RULE(CEILDIVSI, "ceildivsi", expand_ceildivsi),
    RULE(CEILDIVUI, "ceildivui", expand_ceildivui),
    RULE(FLOORDIVSI, "floordivsi", expand_floordivsi),
};

const PatternTable arith_division_expansions =
    PATTERN_TABLE(arith_division_rows);
