// SPDX-License-Identifier: Apache-2.0
// Signed division that rounds down or up: the quotient that rounds to zero,
// corrected where it is inexact and the signs say so.
#include "dialects/std/std.h"
#include "passes/lower_to_llvm/arithmetic/elementwise.h"
#include "passes/lower_to_llvm/patterns.h"

enum { ICMP_EQ = 0, ICMP_NE = 1, ICMP_SLT = 2 };

static Value *build_integer(Elementwise *work, const Type *type,
                            int64_t value) {
  const Type *element = type_element_or_self(op_result_type(work->op, 0));
  return elementwise_build_constant(
      work, type, integer_attr_get_i64(work->builder->ctx, element, value));
}

static Value *binary(Elementwise *work, LLVMOp id, Value *lhs, Value *rhs) {
  return llvm_build_binary(work->builder, &llvm_ops[id], work->loc, lhs, rhs);
}

static Value *compare(Elementwise *work, int64_t predicate, Value *lhs,
                      Value *rhs) {
  const Type *type = llvm_i1_like(work->builder->ctx, value_type(lhs));
  return llvm_build_icmp(work->builder, work->loc, predicate, lhs, rhs, type);
}

/// `user` NULL: rounds down; else up.
static Value *emit_division(Elementwise *work, Value *const *operands,
                            const Type *type, const void *user) {
  Value *lhs = operands[0], *rhs = operands[1];
  Value *zero = build_integer(work, type, 0);
  Value *step = build_integer(work, type, user ? 1 : -1);
  Value *quotient = binary(work, LLVM_SDIV, lhs, rhs);
  Value *product = binary(work, LLVM_MUL, quotient, rhs);
  Value *is_inexact = compare(work, ICMP_NE, lhs, product);
  Value *lhs_negative = compare(work, ICMP_SLT, lhs, zero);
  Value *rhs_negative = compare(work, ICMP_SLT, rhs, zero);
  Value *is_other_side =
      compare(work, user ? ICMP_EQ : ICMP_NE, lhs_negative, rhs_negative);
  Value *corrects = binary(work, LLVM_AND, is_inexact, is_other_side);
  Value *corrected = binary(work, LLVM_ADD, quotient, step);
  return llvm_build_select(work->builder, work->loc, corrects, corrected,
                           quotient);
}

/// floordivi_signed %a, %b -> sdiv, minus one where the signs differ and there
/// is a remainder; ceildivi_signed: plus one where the signs agree
static bool lower_division(const RewritePattern *self, Operation *op,
                           const Adaptor *adaptor, ConversionRewriter *rw) {
  Elementwise work;
  if (!elementwise_init(&work, self, op, adaptor, rw))
    return false;
  bool rounds_up = op_is(op, &std_ops[STD_CEILDIVI_SIGNED]);
  elementwise_replace(&work, emit_division, rounds_up ? op : NULL);
  return true;
}

static const RewritePattern std_division_rows[] = {
    {.name = "floordivi-signed-to-llvm",
     .root = &std_ops[STD_FLOORDIVI_SIGNED],
     .benefit = 1,
     .convert = lower_division},
    {.name = "ceildivi-signed-to-llvm",
     .root = &std_ops[STD_CEILDIVI_SIGNED],
     .benefit = 1,
     .convert = lower_division},
};

const PatternTable std_division_lowerings = PATTERN_TABLE(std_division_rows);
