// SPDX-License-Identifier: Apache-2.0
// Canonicalization of index: merges constants, and compares operands instead of
// their difference with 0.
#include "dialects/common/fold_util.h"
#include "dialects/index/index.h"
#include "dialects/index/index_internal.h"

static Value *build_binary(Rewriter *rw, const OpDef *def, Location loc,
                           Value *lhs, Value *rhs) {
  Value *operands[] = {lhs, rhs};
  return op_result(builder_create_op(&rw->builder, def, loc, operands, 2,
                                     index_type_get(rewriter_context(rw)),
                                     NULL),
                   0);
}

static Value *build_constant(Rewriter *rw, Location loc, uint64_t value) {
  const Type *type = index_type_get(rewriter_context(rw));
  const Attribute *props[] = {
      integer_attr_get_i64(rewriter_context(rw), type, (int64_t)value)};
  return op_result(builder_create_op(&rw->builder, &index_ops[INDEX_CONSTANT],
                                     loc, NULL, 0, type, props),
                   0);
}

/// op(op(x, c0), c1) -> op(x, op(c1, c0))
static bool merge_constants(const RewritePattern *self, Operation *op,
                            Rewriter *rw) {
  (void)self;
  uint64_t outer, inner, merged;
  if (!index_attr_bits(value_constant(op_operand(op, 1)), &outer))
    return rewriter_match_failure(rw, op, "RHS is not a constant");
  Operation *lhs = defining_op_of(op_operand(op, 0), op->def);
  if (!lhs)
    return rewriter_match_failure(rw, op, "LHS is not the same BinaryOp");
  if (!index_attr_bits(value_constant(op_operand(lhs, 1)), &inner))
    return rewriter_match_failure(rw, op, "RHS of LHS op is not a constant");
  if (!index_compute(op, outer, inner, &merged))
    return rewriter_match_failure(rw, op, "new BinaryOp was not folded");
  Value *constant = build_constant(rw, op->loc, merged);
  rewriter_replace_op_with(
      rw, op, build_binary(rw, op->def, op->loc, op_operand(lhs, 0), constant));
  return true;
}

static bool is_zero(const Value *value) {
  uint64_t bits;
  return index_attr_bits(value_constant(value), &bits) && bits == 0;
}

/// cmp(x - y, 0) -> cmp(x, y); cmp(0, x - y) -> cmp(y, x)
static bool compare_minuends(const RewritePattern *self, Operation *op,
                             Rewriter *rw) {
  (void)self;
  bool is_rhs_zero = is_zero(op_operand(op, 1));
  if (!is_rhs_zero && !is_zero(op_operand(op, 0)))
    return rewriter_match_failure(rw, op, "the comparison is not with 0");
  Operation *sub =
      defining_op_of(op_operand(op, !is_rhs_zero), &index_ops[INDEX_SUB]);
  if (!sub)
    return rewriter_match_failure(
        rw, op, "non-zero operand is not a result of subtraction");
  Value *operands[] = {op_operand(sub, !is_rhs_zero),
                       op_operand(sub, is_rhs_zero)};
  const Attribute *props[] = {op_prop(op, INDEX_CMP_PREDICATE)};
  Operation *compare =
      builder_create_op(&rw->builder, &index_ops[INDEX_CMP], op->loc, operands,
                        2, op_result_type(op, 0), props);
  rewriter_replace_op_with(rw, op, op_result(compare, 0));
  return true;
}

#define MERGE(ROOT, NAME)                                                      \
  {                                                                            \
    .name = "merge-" NAME, .root = &index_ops[INDEX_##ROOT], .benefit = 1,     \
    .run = merge_constants                                                     \
  }

static const RewritePattern patterns[] = {
    MERGE(ADD, "add"),
    MERGE(MUL, "mul"),
    MERGE(MAXS, "maxs"),
    MERGE(MAXU, "maxu"),
    MERGE(MINS, "mins"),
    MERGE(MINU, "minu"),
    MERGE(AND, "and"),
    MERGE(OR, "or"),
    MERGE(XOR, "xor"),
    {.name = "compare-minuends",
     .root = &index_ops[INDEX_CMP],
     .benefit = 1,
     .run = compare_minuends},
};

const PatternTable index_patterns = PATTERN_TABLE(patterns);
