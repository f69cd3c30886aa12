// SPDX-License-Identifier: Apache-2.0
// Canonicalization patterns of arith, and helpers to build with.
#ifndef MLOPT_DIALECTS_ARITH_ARITH_PATTERNS_H
#define MLOPT_DIALECTS_ARITH_ARITH_PATTERNS_H

#include "dialects/arith/arith.h"
#include "dialects/arith/arith_build.h"
#include "rewrite/pattern.h"

/// A pattern's function.
/// Integers; see the table in arith_patterns.c.
PatternFunction arith_merge_constants, arith_add_negated_rhs,
    arith_add_negated_lhs, arith_negate_difference, arith_narrow_bits,
    arith_invert_compare, arith_compare_sources, arith_drop_high_result,
    arith_high_of_times_one;

/// Selects.
PatternFunction arith_select_of_not, arith_drop_selected_in_false,
    arith_drop_selected_in_true, arith_select_to_not, arith_select_to_ext;

/// Casts, and signs of factors.
PatternFunction arith_cast_of_cast, arith_drop_round_trip, arith_trunc_of_ext,
    arith_trunc_of_shift, arith_trunc_of_int, arith_drop_two_signs,
    arith_compare_ints;

/// How to merge the two constants of `op(inner(x, c0), c1)`.
typedef enum ConstantMerge {
  MERGE_SUM,         ///< c0 + c1
  MERGE_OUTER_MINUS, ///< c1 - c0
  MERGE_INNER_MINUS, ///< c0 - c1
  MERGE_PRODUCT,     ///< c0 * c1
} ConstantMerge;

/// The `user` of arith_merge_constants: the operands that are constants.
typedef struct ConstantMergeRule {
  unsigned outer_constant;
  ArithOp inner;
  unsigned inner_constant;
  ConstantMerge merge;
  ArithOp result;
  unsigned result_constant;
  bool loses_flags;
} ConstantMergeRule;

/// The `user` of arith_cast_of_cast: root(inner(x)) -> result(x).
/// arith_narrow_bits and others use only `inner`.
typedef struct CastRule {
  ArithOp inner;
  ArithOp result;
} CastRule;

/// The operation of definition `def` that defines operand `index`, or NULL.
Operation *arith_operand_op(const Operation *op, unsigned index, ArithOp def);

/// Creates an operation before the one that is being rewritten. `flags` is its
/// property 0; it may be NULL.
Value *arith_build(Rewriter *rw, ArithOp def, Location loc, Value *lhs,
                   Value *rhs, const Type *type, const Attribute *flags);
/// The fused locations of `op` and of the operation that defines `value`, if
/// any.
Location arith_fused_loc(Rewriter *rw, const Operation *op, const Value *value);

extern const PatternTable arith_patterns;

#endif
