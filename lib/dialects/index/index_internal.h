// SPDX-License-Identifier: Apache-2.0
// Hooks and patterns of the index operations.
#ifndef MLOPT_DIALECTS_INDEX_INDEX_INTERNAL_H
#define MLOPT_DIALECTS_INDEX_INDEX_INTERNAL_H

#include "dialects/common/folds.h"
#include "rewrite/pattern.h"

/// The predicate of a comparison: index shares arith's names and numbers.
CmpIPredicate index_cmp_predicate(const Operation *op);

/// The constant's value.
OpFold index_fold_constant;
/// Folds two constants if the result is the same for indices of 32 and of 64
/// bits. x + 0, x - 0, x * 1 -> x; x * 0 -> 0.
OpFold index_fold_binary;
/// Folds constants, comparisons of max or min of a constant with a constant,
/// and cmp(x, x).
OpFold index_fold_cmp;
/// Fold constants, where the result is the same for indices of 32 and 64 bits,
/// and a cast of a cast back to its own type.
OpFold index_fold_casts, index_fold_castu;

/// Computes `op` on two constants. False if there is no result, or if it
/// depends on the width of indices.
bool index_compute(const Operation *op, uint64_t lhs, uint64_t rhs,
                   uint64_t *result);
/// Gets the 64 bits of an integer or index attribute. False if it is neither.
bool index_attr_bits(const Attribute *attr, uint64_t *bits);

extern const PatternTable index_patterns;

#endif
