// SPDX-License-Identifier: Apache-2.0
// Canonicalization of integer arithmetic. Follows the patterns of
// mlir/Dialect/Arith/IR/ArithCanonicalization.td.
#include "dialects/arith/arith_build.h"
#include "dialects/arith/arith_patterns.h"

#include "dialects/common/constraints.h"
#include "dialects/common/fold_util.h"
#include "ir/attributes/attribute.h"

/// The overflow flags that both have; NULL: none.
static const Attribute *common_flags(Rewriter *rw, const Operation *lhs,
                                     const Operation *rhs) {
  uint64_t flags = arith_flags(lhs, ARITH_OVERFLOW_FLAGS) &
                   arith_flags(rhs, ARITH_OVERFLOW_FLAGS);
  if (!flags)
    return NULL;
  return dialect_attr_get(rewriter_context(rw),
                          &arith_attr_defs[ARITH_ATTR_OVERFLOW], flags,
                          string_ref("", 0));
}

// --- two constants ----------------------------------------------------------

static const IntegerAttr *integer_operand(const Operation *op, unsigned index) {
  return attr_as_integer(value_constant(op_operand(op, index)));
}

static WideInt merge(Arena *arena, ConstantMerge kind, WideInt inner,
                     WideInt outer) {
  switch (kind) {
  case MERGE_SUM:
    return wide_int_add(arena, inner, outer);
  case MERGE_OUTER_MINUS:
    return wide_int_sub(arena, outer, inner);
  case MERGE_INNER_MINUS:
    return wide_int_sub(arena, inner, outer);
  case MERGE_PRODUCT:
    return wide_int_mul(arena, inner, outer);
  }
  unreachable("constant merge");
}

static const Attribute *merged_constant(Context *ctx, const Type *type,
                                        ConstantMerge kind,
                                        const IntegerAttr *inner,
                                        const IntegerAttr *outer) {
  Arena arena;
  arena_init(&arena);
  WideInt value = merge(&arena, kind, inner->value, outer->value);
  const Attribute *attr = integer_attr_get(ctx, type, value);
  arena_free(&arena);
  return attr;
}

/// May `constant` be merged into a constant of `type`? Sums and products
/// require equal types; `llvm.mlir.constant(3 : index) : i64` has another.
static bool can_merge(ConstantMerge kind, const Type *type,
                      const IntegerAttr *constant) {
  if (constant->type == type)
    return true;
  return kind != MERGE_PRODUCT && type_is_int_or_index(type) &&
         constant->value.width ==
             (type_is_index(type) ? 64 : type_bit_width(type));
}

/// addi(addi(x, c0), c1) -> addi(x, c0 + c1), and so on, as the rule says.
bool arith_merge_constants(const RewritePattern *self, Operation *op,
                           Rewriter *rw) {
  const ConstantMergeRule *rule = self->user;
  const Type *type = op_result_type(op, 0);
  const IntegerAttr *outer = integer_operand(op, rule->outer_constant);
  if (!outer || !can_merge(rule->merge, type, outer))
    return rewriter_match_failure(rw, op,
                                  "the operand is not an integer constant");
  Operation *inner =
      arith_operand_op(op, 1 - rule->outer_constant, rule->inner);
  if (!inner)
    return rewriter_match_failure(rw, op,
                                  "the operand comes from another operation");
  const IntegerAttr *constant = integer_operand(inner, rule->inner_constant);
  if (!constant || !can_merge(rule->merge, type, constant))
    return rewriter_match_failure(
        rw, op, "the inner operation has no constant that can be merged");

  const Value *located = rule->outer_constant
                             ? op_operand(inner, rule->inner_constant)
                             : op_operand(op, 0);
  Location loc = arith_fused_loc(rw, op, located);
  Value *operands[2];
  operands[rule->result_constant] =
      arith_build_constant(rw, loc,
                           merged_constant(rewriter_context(rw), type,
                                           rule->merge, constant, outer));
  operands[1 - rule->result_constant] =
      op_operand(inner, 1 - rule->inner_constant);
  const Attribute *flags =
      rule->loses_flags ? NULL : common_flags(rw, op, inner);
  rewriter_replace_op_with(rw, op,
                           arith_build(rw, rule->result, loc, operands[0],
                                       operands[1], type, flags));
  return true;
}

// --- addition and subtraction -----------------------------------------------

/// Operand `index` of an addition is muli(y, -1): subtracts y.
static bool subtract_negated(Operation *op, unsigned index, Rewriter *rw) {
  Operation *product = arith_operand_op(op, index, ARITH_MULI);
  if (!product || !value_is(rewriter_context(rw), op_operand(product, 1),
                            wide_int_is_all_ones))
    return rewriter_match_failure(rw, op, "operand is not negated");
  Location loc = arith_fused_loc(rw, op, op_operand(product, 1));
  rewriter_replace_op_with(
      rw, op,
      arith_build(rw, ARITH_SUBI, loc, op_operand(op, 1 - index),
                  op_operand(product, 0), op_result_type(op, 0), NULL));
  return true;
}

/// addi(x, muli(y, -1)) -> subi(x, y)
bool arith_add_negated_rhs(const RewritePattern *self, Operation *op,
                           Rewriter *rw) {
  (void)self;
  return subtract_negated(op, 1, rw);
}

/// addi(muli(x, -1), y) -> subi(y, x)
bool arith_add_negated_lhs(const RewritePattern *self, Operation *op,
                           Rewriter *rw) {
  (void)self;
  return subtract_negated(op, 0, rw);
}

/// subi(subi(a, b), a) -> subi(0, b)
bool arith_negate_difference(const RewritePattern *self, Operation *op,
                             Rewriter *rw) {
  (void)self;
  Operation *inner = arith_operand_op(op, 0, ARITH_SUBI);
  if (!inner || op_operand(inner, 0) != op_operand(op, 1))
    return rewriter_match_failure(rw, op, "not the difference from operand 1");
  const Type *type = op_result_type(op, 0);
  const Attribute *zero = zero_attr_get(rewriter_context(rw), type);
  if (!zero)
    return rewriter_match_failure(rw, op, "the type has no zero");

  Location loc = arith_fused_loc(rw, op, op_operand(op, 0));
  Value *lhs = arith_build_constant(rw, loc, zero);
  rewriter_replace_op_with(rw, op,
                           arith_build(rw, ARITH_SUBI, loc, lhs,
                                       op_operand(inner, 1), type,
                                       common_flags(rw, op, inner)));
  return true;
}

// --- extended arithmetic ----------------------------------------------------

/// The second result is unused: addui_extended(x, y) -> addi(x, y), and
/// mul?i_extended(x, y) -> muli(x, y).
bool arith_drop_high_result(const RewritePattern *self, Operation *op,
                            Rewriter *rw) {
  (void)self;
  if (!value_is_unused(op_result(op, 1)))
    return rewriter_match_failure(rw, op, "second result is used");
  ArithOp plain =
      op_is(op, &arith_ops[ARITH_ADDUI_EXTENDED]) ? ARITH_ADDI : ARITH_MULI;
  Value *lhs = op_operand(op, 0);
  Value *low = arith_build(rw, plain, op->loc, lhs, op_operand(op, 1),
                           op_result_type(op, 0), NULL);
  rewriter_replace_op(rw, op, (Value *[]){low, NULL});
  return true;
}

/// mulsi_extended(x, 1) -> x, extsi(cmpi slt, x, 0). Not for indices, which
/// cannot be extended to (mlir-opt 22 tries).
bool arith_high_of_times_one(const RewritePattern *self, Operation *op,
                             Rewriter *rw) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  const Type *type = op_result_type(op, 0);
  const Attribute *factor = value_constant(op_operand(op, 1));
  const Attribute *zero = zero_attr_get(ctx, type);
  // With one bit, 1 is -1.
  if (type_is_index(type_element_or_self(type)))
    return rewriter_match_failure(rw, op, "indices cannot be extended to");
  if (!zero || !constant_is(ctx, factor, wide_int_is_one) ||
      constant_is(ctx, factor, wide_int_is_negative))
    return rewriter_match_failure(rw, op, "factor is not 1");

  Value *lhs = op_operand(op, 0);
  Value *right = arith_build_constant(rw, op->loc, zero);
  const Attribute *less =
      integer_attr_get_i64(ctx, integer_type_get(ctx, 64), CMPI_SLT);
  Value *is_negative = arith_build(rw, ARITH_CMPI, op->loc, lhs, right,
                                   type_i1_same_shape(ctx, type), less);
  Value *high =
      arith_build(rw, ARITH_EXTSI, op->loc, is_negative, NULL, type, NULL);
  rewriter_replace_op(rw, op, (Value *[]){lhs, high});
  return true;
}

// --- bits of extended values ------------------------------------------------

/// Both operands are extended by `inner` from one type.
static bool match_extended(const Operation *op, ArithOp inner, Value **lhs,
                           Value **rhs) {
  Operation *left = arith_operand_op(op, 0, inner);
  Operation *right = arith_operand_op(op, 1, inner);
  if (!left || !right || op_operand_type(left, 0) != op_operand_type(right, 0))
    return false;
  *lhs = op_operand(left, 0);
  *rhs = op_operand(right, 0);
  return true;
}

/// The locations of `op` and of the operations that define its operands, fused.
static Location fused_with_operands(Rewriter *rw, const Operation *op) {
  Location parts[] = {op->loc, value_defining_op(op_operand(op, 0))->loc,
                      value_defining_op(op_operand(op, 1))->loc};
  return location_fused_get(rewriter_context(rw), parts, 3, NULL);
}

/// andi(ext(x), ext(y)) -> ext(andi(x, y)); ori and xori likewise.
bool arith_narrow_bits(const RewritePattern *self, Operation *op,
                       Rewriter *rw) {
  const CastRule *rule = self->user;
  Value *lhs, *rhs;
  if (!match_extended(op, rule->inner, &lhs, &rhs))
    return rewriter_match_failure(rw, op, "the operands' extensions differ");

  Location loc = fused_with_operands(rw, op);
  Value *narrow =
      arith_build(rw, rule->result, loc, lhs, rhs, value_type(lhs), NULL);
  rewriter_replace_op_with(rw, op,
                           arith_build(rw, rule->inner, loc, narrow, NULL,
                                       op_result_type(op, 0), NULL));
  return true;
}

/// cmpi eq (or ne), ext(x), ext(y) -> cmpi eq, x, y
bool arith_compare_sources(const RewritePattern *self, Operation *op,
                           Rewriter *rw) {
  const CastRule *rule = self->user;
  Value *lhs, *rhs;
  const Attribute *predicate = op_prop(op, ARITH_CMP_PREDICATE);
  int64_t number;
  if (!match_extended(op, rule->inner, &lhs, &rhs))
    return rewriter_match_failure(rw, op, "the operands' extensions differ");
  if (!attr_integer_value(predicate, &number) ||
      (number != CMPI_EQ && number != CMPI_NE))
    return rewriter_match_failure(rw, op, "predicate is neither eq nor ne");

  Location loc = fused_with_operands(rw, op);
  rewriter_replace_op_with(rw, op,
                           arith_build(rw, ARITH_CMPI, loc, lhs, rhs,
                                       op_result_type(op, 0), predicate));
  return true;
}

/// xori(cmpi(predicate, a, b), true) -> cmpi(inverse predicate, a, b)
bool arith_invert_compare(const RewritePattern *self, Operation *op,
                          Rewriter *rw) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  Operation *compare = arith_operand_op(op, 0, ARITH_CMPI);
  int64_t predicate;
  if (!compare || value_constant(op_operand(op, 1)) != bool_attr_get(ctx, true))
    return rewriter_match_failure(rw, op, "it does not negate a comparison");
  if (!attr_integer_value(op_prop(compare, ARITH_CMP_PREDICATE), &predicate))
    return false;

  const Attribute *inverse = integer_attr_get_i64(
      ctx, integer_type_get(ctx, 64), arith_inverse_predicate(predicate));
  Location loc = arith_fused_loc(rw, op, op_operand(op, 0));
  rewriter_replace_op_with(
      rw, op,
      arith_build(rw, ARITH_CMPI, loc, op_operand(compare, 0),
                  op_operand(compare, 1), op_result_type(op, 0), inverse));
  return true;
}

// --- select -----------------------------------------------------------------

static void replace_with_select(Rewriter *rw, Operation *op, Location loc,
                                Value *condition, Value *if_true,
                                Value *if_false) {
  Value *operands[] = {condition, if_true, if_false};
  Operation *select =
      builder_create_op(&rw->builder, &arith_ops[ARITH_SELECT], loc, operands,
                        3, op_result_type(op, 0), NULL);
  rewriter_replace_op_with(rw, op, op_result(select, 0));
}

/// Operand `index` of a select is a select by the same condition.
static bool drop_selected(Operation *op, unsigned index, Rewriter *rw) {
  Value *condition = op_operand(op, 0);
  Operation *inner = arith_operand_op(op, index, ARITH_SELECT);
  if (!inner || op_operand(inner, 0) != condition)
    return rewriter_match_failure(
        rw, op, "the operand is not a select on the same condition");
  Location loc = arith_fused_loc(rw, op, op_operand(op, index));
  Value *chosen = op_operand(inner, index);
  replace_with_select(rw, op, loc, condition,
                      index == 1 ? chosen : op_operand(op, 1),
                      index == 2 ? chosen : op_operand(op, 2));
  return true;
}

/// select(c, a, select(c, x, b)) -> select(c, a, b)
bool arith_drop_selected_in_false(const RewritePattern *self, Operation *op,
                                  Rewriter *rw) {
  (void)self;
  return drop_selected(op, 2, rw);
}

/// select(c, select(c, a, x), b) -> select(c, a, b)
bool arith_drop_selected_in_true(const RewritePattern *self, Operation *op,
                                 Rewriter *rw) {
  (void)self;
  return drop_selected(op, 1, rw);
}

/// select(xori(c, true), a, b) -> select(c, b, a)
bool arith_select_of_not(const RewritePattern *self, Operation *op,
                         Rewriter *rw) {
  (void)self;
  Operation *inverse = arith_operand_op(op, 0, ARITH_XORI);
  // Only a scalar: the constraint of upstream's pattern is an integer.
  const Attribute *ones =
      inverse ? value_constant(op_operand(inverse, 1)) : NULL;
  if (!attr_as_integer(ones) ||
      !constant_is(rewriter_context(rw), ones, wide_int_is_all_ones))
    return rewriter_match_failure(rw, op, "the condition is not a negation");
  Location loc = arith_fused_loc(rw, op, op_operand(inverse, 1));
  replace_with_select(rw, op, loc, op_operand(inverse, 0), op_operand(op, 2),
                      op_operand(op, 1));
  return true;
}

/// select(c, false, true) -> xori(c, true)
bool arith_select_to_not(const RewritePattern *self, Operation *op,
                         Rewriter *rw) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  const Attribute *yes = bool_attr_get(ctx, true);
  if (value_constant(op_operand(op, 1)) != bool_attr_get(ctx, false) ||
      value_constant(op_operand(op, 2)) != yes)
    return rewriter_match_failure(rw, op, "values are not false and true");
  Value *ones = arith_build_constant(rw, op->loc, yes);
  rewriter_replace_op_with(rw, op,
                           arith_build(rw, ARITH_XORI, op->loc,
                                       op_operand(op, 0), ones,
                                       op_result_type(op, 0), NULL));
  return true;
}

/// select(c, 1, 0) -> extui(c); select(c, 0, 1) -> extui(xori(c, true))
bool arith_select_to_ext(const RewritePattern *self, Operation *op,
                         Rewriter *rw) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  const IntegerType *type = type_as_integer(op_result_type(op, 0));
  if (!type || type->width == 1)
    return rewriter_match_failure(
        rw, op, "the result is not an integer of more than one bit");
  const Attribute *if_true = value_constant(op_operand(op, 1));
  const Attribute *if_false = value_constant(op_operand(op, 2));
  bool is_plain = constant_is(ctx, if_true, wide_int_is_one) &&
                  constant_is(ctx, if_false, wide_int_is_zero);
  if (!is_plain && !(constant_is(ctx, if_true, wide_int_is_zero) &&
                     constant_is(ctx, if_false, wide_int_is_one)))
    return rewriter_match_failure(rw, op, "values are not 1 and 0");

  Value *condition = op_operand(op, 0);
  if (!is_plain) {
    Value *ones = arith_build_constant(rw, op->loc, bool_attr_get(ctx, true));
    condition = arith_build(rw, ARITH_XORI, op->loc, condition, ones,
                            value_type(condition), NULL);
  }
  rewriter_replace_op_with(rw, op,
                           arith_build(rw, ARITH_EXTUI, op->loc, condition,
                                       NULL, &type->base, NULL));
  return true;
}
