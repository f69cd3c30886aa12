// SPDX-License-Identifier: Apache-2.0
// Hooks of the test operations.
#ifndef MLOPT_DIALECTS_TEST_TEST_INTERNAL_H
#define MLOPT_DIALECTS_TEST_TEST_INTERNAL_H

#include "ir/fold.h"

#define TEST_FOLD(NAME)                                                        \
  bool NAME(Context *ctx, Operation *op, const Attribute *const *constants,    \
            FoldResult *results)

TEST_FOLD(test_fold_constant);
/// f(f(x)) -> f(x), f(x, x) -> x.
TEST_FOLD(test_fold_idempotent);
/// f(f(x)) -> x.
TEST_FOLD(test_fold_involution);
/// f(g(x)) -> g(x).
TEST_FOLD(test_fold_to_producer);
/// A constant operand becomes the attribute.
TEST_FOLD(test_fold_in_place);
/// Sets `folded`.
TEST_FOLD(test_fold_self_in_place);
TEST_FOLD(test_fold_to_operand);
TEST_FOLD(test_fold_to_operands);
TEST_FOLD(test_fold_to_constant);

void test_br_successor_operands(const Operation *op, unsigned index,
                                unsigned *first, unsigned *count);

#endif
