// SPDX-License-Identifier: Apache-2.0
// Canonicalization of complex: casts of casts, parts of negated numbers.
#include "dialects/arith/arith.h"
#include "dialects/common/fold_util.h"
#include "dialects/complex/complex.h"
#include "dialects/complex/complex_internal.h"

static bool replace_by(Operation *op, Rewriter *rw, const OpDef *def,
                       Value *operand) {
  const Attribute *props[2] = {0};
  Operation *made =
      builder_create_op(&rw->builder, def, op->loc, &operand, 1,
                        op_result_type(op, 0), def->num_props ? props : NULL);
  rewriter_replace_op_with(rw, op, op_result(made, 0));
  return true;
}

/// bitcast(bitcast(x)) -> bitcast(x): complex's, or arith's if neither x nor
/// the result is a complex number.
static bool merge_bitcasts(const RewritePattern *self, Operation *op,
                           Rewriter *rw) {
  (void)self;
  const OpDef *complex = &complex_ops[COMPLEX_BITCAST];
  const OpDef *arith = &arith_ops[ARITH_BITCAST];
  Operation *inner = defining_op_of(op_operand(op, 0), complex);
  bool is_complex = inner != NULL;
  if (!inner)
    inner = defining_op_of(op_operand(op, 0), arith);
  if (!inner)
    return rewriter_match_failure(rw, op, "the operand is not a bitcast");
  bool has_complex = type_as_complex(op_result_type(op, 0)) ||
                     type_as_complex(op_operand_type(inner, 0));
  return replace_by(op, rw, is_complex && !has_complex ? arith : complex,
                    op_operand(inner, 0));
}

/// arith.bitcast(complex.bitcast(x)) -> complex.bitcast(x)
static bool merge_arith_bitcast(const RewritePattern *self, Operation *op,
                                Rewriter *rw) {
  (void)self;
  const OpDef *def = &complex_ops[COMPLEX_BITCAST];
  Operation *inner = defining_op_of(op_operand(op, 0), def);
  if (!inner)
    return rewriter_match_failure(rw, op,
                                  "the operand is not a complex.bitcast");
  return replace_by(op, rw, def, op_operand(inner, 0));
}

/// re(neg(create(a, b))) -> negf(a), im(neg(create(a, b))) -> negf(b)
static bool negate_part(const RewritePattern *self, Operation *op,
                        Rewriter *rw) {
  (void)self;
  Operation *negation =
      defining_op_of(op_operand(op, 0), &complex_ops[COMPLEX_NEG]);
  Operation *create = negation ? defining_op_of(op_operand(negation, 0),
                                                &complex_ops[COMPLEX_CREATE])
                               : NULL;
  if (!create)
    return rewriter_match_failure(
        rw, op, "the operand is not a negated complex.create");
  unsigned part = op_is(op, &complex_ops[COMPLEX_IM]);
  return replace_by(op, rw, &arith_ops[ARITH_NEGF], op_operand(create, part));
}

#define PATTERN(pattern_name, ROOT, function)                                  \
  { .name = pattern_name, .root = &ROOT, .benefit = 1, .run = function }

static const RewritePattern patterns[] = {
    PATTERN("merge-complex-bitcast", complex_ops[COMPLEX_BITCAST],
            merge_bitcasts),
    PATTERN("merge-arith-bitcast", arith_ops[ARITH_BITCAST],
            merge_arith_bitcast),
    PATTERN("negate-imaginary-part", complex_ops[COMPLEX_IM], negate_part),
    PATTERN("negate-real-part", complex_ops[COMPLEX_RE], negate_part),
};

const PatternTable complex_patterns = PATTERN_TABLE(patterns);
