// SPDX-License-Identifier: Apache-2.0
// -lower-affine: affine.apply, min and max become arithmetic. Division and
// remainder of affine expressions round towards minus infinity; those of arith
// towards zero. Follows mlir's AffineExprExpander.
#include "dialects/affine/affine.h"
#include "dialects/arith/arith_build.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"
#include "dialects/vector/vector.h"
#include "ir/diagnostics/op_diag.h"
#include "passes/passes.h"
#include "rewrite/conversion/conversion.h"

/// An expression that is being expanded.
typedef struct Expander {
  Rewriter *rw;
  Location loc;
} Expander;

static Value *build(const Expander *work, ArithOp op, Value *lhs, Value *rhs) {
  return arith_build_binary(work->rw, &arith_ops[op], work->loc, lhs, rhs);
}

static Value *build_number(const Expander *work, int64_t number) {
  return arith_build_index(work->rw, work->loc, number);
}

static Value *build_select(const Expander *work, Value *condition, Value *yes,
                           Value *no) {
  return arith_build_select(work->rw, work->loc, condition, yes, no);
}

/// x mod y = r < 0 ? r + y : r, where r = x rem y
static Value *expand_mod(const Expander *work, Value *lhs, Value *rhs) {
  Value *rest = build(work, ARITH_REMSI, lhs, rhs);
  Value *zero = build_number(work, 0);
  Value *is_negative =
      arith_build_cmpi(work->rw, work->loc, CMPI_SLT, rest, zero);
  Value *corrected = build(work, ARITH_ADDI, rest, rhs);
  return build_select(work, is_negative, corrected, rest);
}

/// x floordiv y = x < 0 ? -1 - (-1 - x) / y : x / y
static Value *expand_floordiv(const Expander *work, Value *lhs, Value *rhs) {
  Value *zero = build_number(work, 0);
  Value *minus_one = build_number(work, -1);
  Value *is_negative =
      arith_build_cmpi(work->rw, work->loc, CMPI_SLT, lhs, zero);
  Value *flipped = build(work, ARITH_SUBI, minus_one, lhs);
  Value *dividend = build_select(work, is_negative, flipped, lhs);
  Value *quotient = build(work, ARITH_DIVSI, dividend, rhs);
  Value *corrected = build(work, ARITH_SUBI, minus_one, quotient);
  return build_select(work, is_negative, corrected, quotient);
}

/// x ceildiv y = x <= 0 ? 0 - (0 - x) / y : (x - 1) / y + 1
static Value *expand_ceildiv(const Expander *work, Value *lhs, Value *rhs) {
  Value *zero = build_number(work, 0);
  Value *one = build_number(work, 1);
  Value *is_not_positive =
      arith_build_cmpi(work->rw, work->loc, CMPI_SLE, lhs, zero);
  Value *negated = build(work, ARITH_SUBI, zero, lhs);
  Value *decremented = build(work, ARITH_SUBI, lhs, one);
  Value *dividend = build_select(work, is_not_positive, negated, decremented);
  Value *quotient = build(work, ARITH_DIVSI, dividend, rhs);
  Value *negated_quotient = build(work, ARITH_SUBI, zero, quotient);
  Value *incremented = build(work, ARITH_ADDI, quotient, one);
  return build_select(work, is_not_positive, negated_quotient, incremented);
}

static Value *expand_product(const Expander *work, Value *lhs, Value *rhs) {
  Context *ctx = rewriter_context(work->rw);
  Value *const operands[] = {lhs, rhs};
  const Attribute *props[] = {[ARITH_OVERFLOW_FLAGS] = dialect_attr_get(
                                  ctx, &arith_attr_defs[ARITH_ATTR_OVERFLOW],
                                  ARITH_OVERFLOW_NSW, string_ref("", 0))};
  Operation *op =
      builder_create_op(&work->rw->builder, &arith_ops[ARITH_MULI], work->loc,
                        operands, 2, value_type(lhs), props);
  return op_result(op, 0);
}

static Value *expand_binary(const Expander *work, AffineExprKind kind,
                            Value *lhs, Value *rhs) {
  switch (kind) {
  case AFFINE_ADD:
    return build(work, ARITH_ADDI, lhs, rhs);
  case AFFINE_MUL:
    return expand_product(work, lhs, rhs);
  case AFFINE_MOD:
    return expand_mod(work, lhs, rhs);
  case AFFINE_FLOORDIV:
    return expand_floordiv(work, lhs, rhs);
  case AFFINE_CEILDIV:
    return expand_ceildiv(work, lhs, rhs);
  case AFFINE_CONSTANT:
  case AFFINE_DIM:
  case AFFINE_SYMBOL:
    break;
  }
  unreachable("not a binary kind");
}

/// False after an error: a divisor is a constant that is not positive.
static bool check_divisors(Context *ctx, const Operation *op,
                           const AffineExpr *expr) {
  AffineParts work = {0};
  bool ok = true;
  VECTOR_PUSH(&work, expr);
  while (ok && work.size) {
    const AffineExpr *part = VECTOR_POP(&work);
    bool divides = part->kind == AFFINE_MOD || part->kind == AFFINE_FLOORDIV ||
                   part->kind == AFFINE_CEILDIV;
    ok = !divides || part->rhs->kind != AFFINE_CONSTANT || part->rhs->value > 0;
    if (!ok)
      op_emit_error(ctx, op, "%s by non-positive value is not supported",
                    part->kind == AFFINE_MOD ? "modulo" : "division");
    if (part->lhs) {
      VECTOR_PUSH(&work, part->rhs);
      VECTOR_PUSH(&work, part->lhs);
    }
  }
  VECTOR_FREE(&work);
  return ok;
}

static Value *expand_leaf(const Expander *work, const AffineExpr *leaf,
                          Value *const *dims, Value *const *symbols) {
  if (leaf->kind == AFFINE_CONSTANT)
    return build_number(work, leaf->value);
  return leaf->kind == AFFINE_DIM ? dims[leaf->value] : symbols[leaf->value];
}

static Value *expand_expr(const Expander *work, const AffineExpr *expr,
                          Value *const *dims, Value *const *symbols) {
  AffineParts order = {0};
  VECTOR(Value *) done = {0};
  affine_expr_list_postorder(expr, &order);
  for (size_t i = 0; i < order.size; i++) {
    const AffineExpr *part = order.data[i];
    if (!part->lhs) {
      VECTOR_PUSH(&done, expand_leaf(work, part, dims, symbols));
      continue;
    }
    Value *rhs = VECTOR_POP(&done);
    Value *lhs = VECTOR_POP(&done);
    VECTOR_PUSH(&done, expand_binary(work, part->kind, lhs, rhs));
  }
  Value *result = done.data[0];
  VECTOR_FREE(&order);
  VECTOR_FREE(&done);
  return result;
}

/// False after an error: an expression of `map` cannot be expanded.
static bool check_map(Context *ctx, const Operation *op, const AffineMap *map) {
  for (uint32_t i = 0; i < map->num_results; i++)
    if (!check_divisors(ctx, op, map->results[i]))
      return false;
  return true;
}

/// affine.apply, min, max -> arithmetic. All values are computed before the
/// first comparison.
static bool lower_map(const RewritePattern *self, Operation *op,
                      const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)self;
  const AffineMap *map = affine_op_map(op);
  Value *const *operands = adaptor_one_to_one(adaptor);
  if (!operands || !check_map(conversion_context(rw), op, map))
    return false;
  Expander work = {&rw->rewriter, op->loc};
  VECTOR(Value *) values = {0};
  for (uint32_t i = 0; i < map->num_results; i++)
    VECTOR_PUSH(&values, expand_expr(&work, map->results[i], operands,
                                     operands + map->num_dims));
  ArithOp combine =
      op_is(op, &affine_ops[AFFINE_OP_MIN]) ? ARITH_MINSI : ARITH_MAXSI;
  Value *result = values.data[0];
  for (size_t i = 1; i < values.size; i++)
    result = build(&work, combine, result, values.data[i]);
  VECTOR_FREE(&values);
  rewriter_replace_op_with(&rw->rewriter, op, result);
  return true;
}

#define ROW(pattern_name, op)                                                  \
  {                                                                            \
    .name = pattern_name, .root = &affine_ops[AFFINE_OP_##op], .benefit = 1,   \
    .convert = lower_map                                                       \
  }

static const RewritePattern patterns_table[] = {
    ROW("lower-apply", APPLY),
    ROW("lower-min", MIN),
    ROW("lower-max", MAX),
};

static bool run(Context *ctx, Operation *op, const void *options) {
  (void)options;
  ConversionTarget target;
  conversion_target_init(&target);
  conversion_target_add_legal_dialect(&target, &arith_dialect);
  conversion_target_add_legal_dialect(&target, &memref_dialect);
  conversion_target_add_legal_dialect(&target, &scf_dialect);
  conversion_target_add_legal_dialect(&target, &vector_dialect);
  bool ok = conversion_apply_patterns(ctx, op, &target, patterns_table,
                                      ARRAY_LENGTH(patterns_table));
  conversion_target_free(&target);
  return ok;
}

const PassDef lower_affine_pass = {
    .flag = "lower-affine",
    .name = "LowerAffinePass",
    .summary = "Lower affine.apply, min and max to operations of arith",
    .run = run,
    .is_local = true,
};
