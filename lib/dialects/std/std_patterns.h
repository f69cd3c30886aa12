// SPDX-License-Identifier: Apache-2.0
// Canonicalization patterns of std, grouped by file.
#ifndef MLOPT_DIALECTS_STD_STD_PATTERNS_H
#define MLOPT_DIALECTS_STD_STD_PATTERNS_H

#include "rewrite/pattern.h"

/// A pattern's function.
typedef bool StdPattern(const RewritePattern *self, Operation *op,
                        Rewriter *rw);

/// Control flow.
StdPattern std_merge_single_predecessor;
StdPattern std_skip_pass_through_br;
StdPattern std_fold_constant_cond_br;
StdPattern std_skip_pass_through_cond_br;
StdPattern std_join_equal_successors;
StdPattern std_call_constant;

/// Memory.
StdPattern std_make_alloc_static;
StdPattern std_erase_freed_alloc;
StdPattern std_make_view_static;
StdPattern std_skip_cast_of_view_source;
StdPattern std_make_subview_static;
StdPattern std_skip_cast_of_subview_source;

extern const PatternTable std_patterns;

#endif
