// SPDX-License-Identifier: Apache-2.0
// Sets of patterns for the passes that try the greedy and the walk driver.
#ifndef MLOPT_PASSES_TEST_PATTERNS_PATTERNS_DRIVERS_H
#define MLOPT_PASSES_TEST_PATTERNS_PATTERNS_DRIVERS_H

#include "ir/interfaces/effects.h"
#include "passes/test/patterns/declarative.h"

/// Patterns of -test-greedy-patterns. `counter` is as for
/// test_add_declarative_patterns.
void test_add_greedy_patterns(PatternSet *set, const int64_t *counter);
/// Patterns of -test-strict-pattern-driver.
void test_add_strict_patterns(PatternSet *set);
/// Patterns of -test-walk-pattern-rewrite-driver.
void test_add_walk_patterns(PatternSet *set);

#endif
