// SPDX-License-Identifier: Apache-2.0
// Canonicalization of casts, and of operations on casts and negations.
#include "dialects/arith/arith_patterns.h"

#include "dialects/common/fold_util.h"
#include "ir/attributes/attribute.h"

/// root(inner(x)) -> result(x)
bool arith_cast_of_cast(const RewritePattern *self, Operation *op,
                        Rewriter *rw) {
  const CastRule *rule = self->user;
  Operation *inner = arith_operand_op(op, 0, rule->inner);
  if (!inner)
    return rewriter_match_failure(rw, op,
                                  "the operand comes from another operation");
  Location loc = arith_fused_loc(rw, op, op_operand(op, 0));
  rewriter_replace_op_with(rw, op,
                           arith_build(rw, rule->result, loc,
                                       op_operand(inner, 0), NULL,
                                       op_result_type(op, 0), NULL));
  return true;
}

/// cast(cast(x : A) : B) : A -> x
bool arith_drop_round_trip(const RewritePattern *self, Operation *op,
                           Rewriter *rw) {
  const CastRule *rule = self->user;
  Operation *inner = arith_operand_op(op, 0, rule->inner);
  if (!inner || op_operand_type(inner, 0) != op_result_type(op, 0))
    return rewriter_match_failure(
        rw, op, "the operand is not a cast from the result's type");
  rewriter_replace_op_with(rw, op, op_operand(inner, 0));
  return true;
}

static uint32_t width_of(const Type *type) {
  return type_bit_width(type_element_or_self(type));
}

/// trunci(ext(x)) -> ext(x), where x is narrower than the result.
bool arith_trunc_of_ext(const RewritePattern *self, Operation *op,
                        Rewriter *rw) {
  ArithOp def = ((const CastRule *)self->user)->inner;
  Operation *ext = arith_operand_op(op, 0, def);
  const Type *type = op_result_type(op, 0);
  if (!ext || width_of(type) <= width_of(op_operand_type(ext, 0)))
    return rewriter_match_failure(
        rw, op, "the operand is not extended from a narrower type");
  Location loc = arith_fused_loc(rw, op, op_operand(op, 0));
  rewriter_replace_op_with(
      rw, op, arith_build(rw, def, loc, op_operand(ext, 0), NULL, type, NULL));
  return true;
}

/// trunci(shrsi(x, c)) -> trunci(shrui(x, c)), where all bits that come in from
/// the left are cut off.
bool arith_trunc_of_shift(const RewritePattern *self, Operation *op,
                          Rewriter *rw) {
  (void)self;
  Operation *shift = arith_operand_op(op, 0, ARITH_SHRSI);
  const Attribute *attr = shift ? value_constant(op_operand(shift, 1)) : NULL;
  WideInt amount;
  uint64_t number;
  if (!attr || !attr_splat_integer(rewriter_context(rw), attr, &amount) ||
      !wide_int_as_u64(&amount, &number))
    return rewriter_match_failure(rw, op,
                                  "the operand is not a shift by a constant");
  const Type *wide = op_operand_type(op, 0), *type = op_result_type(op, 0);
  if (number != width_of(wide) - width_of(type))
    return rewriter_match_failure(rw, op,
                                  "the shift does not move exactly the bits "
                                  "that the truncation cuts off");

  Location loc = arith_fused_loc(rw, op, op_operand(shift, 1));
  Value *constant = arith_build_constant(rw, loc, attr);
  Value *shifted = arith_build(rw, ARITH_SHRUI, loc, op_operand(shift, 0),
                               constant, wide, op_prop(shift, ARITH_IS_EXACT));
  rewriter_replace_op_with(rw, op,
                           arith_build(rw, ARITH_TRUNCI, loc, shifted, NULL,
                                       type,
                                       op_prop(op, ARITH_OVERFLOW_FLAGS)));
  return true;
}

/// truncf(itofp(x)) -> itofp(x), unless it says how to round.
bool arith_trunc_of_int(const RewritePattern *self, Operation *op,
                        Rewriter *rw) {
  if (op_prop(op, ARITH_TRUNCF_ROUNDINGMODE))
    return rewriter_match_failure(rw, op, "has a rounding mode");
  ArithOp def = ((const CastRule *)self->user)->inner;
  Operation *cast = arith_operand_op(op, 0, def);
  if (!cast)
    return rewriter_match_failure(rw, op,
                                  "the operand is not a converted integer");
  Location loc = arith_fused_loc(rw, op, op_operand(op, 0));
  rewriter_replace_op_with(rw, op,
                           arith_build(rw, def, loc, op_operand(cast, 0), NULL,
                                       op_result_type(op, 0), NULL));
  return true;
}

/// mulf(negf(x), negf(y)) -> mulf(x, y); divf likewise.
bool arith_drop_two_signs(const RewritePattern *self, Operation *op,
                          Rewriter *rw) {
  (void)self;
  Operation *lhs = arith_operand_op(op, 0, ARITH_NEGF);
  Operation *rhs = arith_operand_op(op, 1, ARITH_NEGF);
  if (!lhs || !rhs || op_operand_type(lhs, 0) != op_operand_type(rhs, 0))
    return rewriter_match_failure(
        rw, op, "the operands are not both negations of one type");
  Location parts[] = {op->loc, lhs->loc, rhs->loc};
  Location loc = location_fused_get(rewriter_context(rw), parts, 3, NULL);
  ArithOp def = op_is(op, &arith_ops[ARITH_MULF]) ? ARITH_MULF : ARITH_DIVF;
  rewriter_replace_op_with(
      rw, op,
      arith_build(rw, def, loc, op_operand(lhs, 0), op_operand(rhs, 0),
                  op_result_type(op, 0), op_prop(op, ARITH_FASTMATH)));
  return true;
}
