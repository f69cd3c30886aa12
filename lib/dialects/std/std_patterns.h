// SPDX-License-Identifier: Apache-2.0
// Canonicalization patterns of std, grouped by file.
#ifndef MLOPT_DIALECTS_STD_STD_PATTERNS_H
#define MLOPT_DIALECTS_STD_STD_PATTERNS_H

#include "rewrite/pattern.h"

/// Rewrites of control flow.
PatternFunction std_merge_single_predecessor, std_skip_pass_through_br,
    std_fold_constant_cond_br, std_skip_pass_through_cond_br,
    std_join_equal_successors, std_call_constant;

/// Rewrites of allocations and views.
PatternFunction std_make_alloc_static, std_erase_freed_alloc,
    std_make_view_static, std_skip_cast_of_view_source, std_make_subview_static,
    std_skip_cast_of_subview_source;

extern const PatternTable std_patterns;

#endif
