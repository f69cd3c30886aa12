// SPDX-License-Identifier: Apache-2.0
// Canonicalization patterns of arith, and what they build with.
#ifndef MLOPT_DIALECTS_ARITH_ARITH_PATTERNS_H
#define MLOPT_DIALECTS_ARITH_ARITH_PATTERNS_H

#include "dialects/arith/arith.h"
#include "dialects/arith/arith_build.h"
#include "rewrite/pattern.h"

/// A pattern's function.
typedef bool ArithPattern(const RewritePattern *self, Operation *op,
                          Rewriter *rw);

/// Integers, by arith_patterns.c's table.
ArithPattern arith_merge_constants;
ArithPattern arith_add_negated_rhs;
ArithPattern arith_add_negated_lhs;
ArithPattern arith_negate_difference;
ArithPattern arith_narrow_bits;
ArithPattern arith_invert_compare;
ArithPattern arith_compare_sources;
ArithPattern arith_drop_high_result;
ArithPattern arith_high_of_times_one;

/// Select.
ArithPattern arith_select_of_not;
ArithPattern arith_drop_selected_in_false;
ArithPattern arith_drop_selected_in_true;
ArithPattern arith_select_to_not;
ArithPattern arith_select_to_ext;

/// Casts, and signs of factors.
ArithPattern arith_cast_of_cast;
ArithPattern arith_drop_round_trip;
ArithPattern arith_trunc_of_ext;
ArithPattern arith_trunc_of_shift;
ArithPattern arith_trunc_of_int;
ArithPattern arith_drop_two_signs;
ArithPattern arith_compare_ints;

/// How two constants become one: `op(inner(x, c0), c1)`.
typedef enum ConstantMerge {
  MERGE_SUM,         ///< c0 + c1
  MERGE_OUTER_MINUS, ///< c1 - c0
  MERGE_INNER_MINUS, ///< c0 - c1
  MERGE_PRODUCT,     ///< c0 * c1
} ConstantMerge;

/// `user` of arith_merge_constants: in which operand the constants stand.
typedef struct ConstantMergeRule {
  unsigned outer_constant;
  ArithOp inner;
  unsigned inner_constant;
  ConstantMerge merge;
  ArithOp result;
  unsigned result_constant;
  bool loses_flags;
} ConstantMergeRule;

/// `user` of arith_cast_of_cast: result(x) for root(inner(x)). Of
/// arith_narrow_bits and others: `inner`.
typedef struct CastRule {
  ArithOp inner;
  ArithOp result;
} CastRule;

/// The operation of `def` that defines operand `index`, or NULL.
Operation *arith_operand_op(const Operation *op, unsigned index, ArithOp def);

/// Creates an operation before the one that is rewritten. `flags` is its
/// property 0 or NULL.
Value *arith_build(Rewriter *rw, ArithOp def, Location loc, Value *lhs,
                   Value *rhs, const Type *type, const Attribute *flags);
/// Fused of `op`'s and the one (may be NULL) that defines `value`.
Location arith_fused_loc(Rewriter *rw, const Operation *op, const Value *value);

extern const PatternTable arith_patterns;

#endif
