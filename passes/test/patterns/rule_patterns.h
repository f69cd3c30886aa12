// SPDX-License-Identifier: Apache-2.0
// Patterns that are data, for -test-conversion-rules.
#ifndef MLOPT_PASSES_TEST_PATTERNS_RULE_PATTERNS_H
#define MLOPT_PASSES_TEST_PATTERNS_RULE_PATTERNS_H

#include "rewrite/conversion/conversion.h"

/// Runs a pattern as the dictionary in `self->user` says.
bool rule_pattern_convert(const RewritePattern *self, Operation *op,
                          const Adaptor *adaptor, ConversionRewriter *rw);
/// `name` of the dictionary, or `root`, or `any`.
const char *rule_pattern_name(Arena *arena, const Attribute *row);

#endif
