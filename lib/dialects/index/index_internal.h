// SPDX-License-Identifier: Apache-2.0
// Hooks and patterns of the index operations.
#ifndef MLOPT_DIALECTS_INDEX_INDEX_INTERNAL_H
#define MLOPT_DIALECTS_INDEX_INDEX_INTERNAL_H

#include "dialects/common/folds.h"
#include "rewrite/pattern.h"

/// The comparisons by name and number: CmpIPredicate.
enum { NUM_INDEX_PREDICATES = 10 };
CmpIPredicate index_cmp_predicate(const Operation *op);

FOLD_HOOK(index_fold_constant);
/// Two constants, if the result is the same with indices of 32 and 64 bits;
/// x + 0, x - 0, x * 1 -> x; x * 0 -> 0.
FOLD_HOOK(index_fold_binary);
/// Constants; max or min of a constant, compared with another; cmp(x, x).
FOLD_HOOK(index_fold_cmp);
FOLD_HOOK(index_fold_casts);
FOLD_HOOK(index_fold_castu);

/// What `op` on two constants is, whatever the width of indices; false if that
/// depends on it, or there is no result.
bool index_compute(const Operation *op, uint64_t lhs, uint64_t rhs,
                   uint64_t *result);
/// The 64 bits of an integer or index attribute. False: it is none.
bool index_attr_bits(const Attribute *attr, uint64_t *bits);

extern const PatternTable index_patterns;

#endif
