// SPDX-License-Identifier: Apache-2.0
// The table of std's canonicalization patterns, in the order in which they are
// tried.
#include "dialects/std/std_patterns.h"

#include "dialects/std/std.h"

#define PATTERN(pattern_name, ROOT, function)                                  \
  {                                                                            \
    .name = pattern_name, .root = &std_ops[STD_##ROOT], .benefit = 1,          \
    .run = function                                                            \
  }

static const RewritePattern patterns[] = {
    PATTERN("merge-single-predecessor", BR, std_merge_single_predecessor),
    PATTERN("skip-pass-through-br", BR, std_skip_pass_through_br),
    PATTERN("fold-constant-cond-br", COND_BR, std_fold_constant_cond_br),
    PATTERN("skip-pass-through-cond-br", COND_BR,
            std_skip_pass_through_cond_br),
    PATTERN("join-equal-successors", COND_BR, std_join_equal_successors),
    PATTERN("call-constant", CALL_INDIRECT, std_call_constant),
    PATTERN("make-alloc-static", ALLOC, std_make_alloc_static),
    PATTERN("make-alloca-static", ALLOCA, std_make_alloc_static),
    PATTERN("erase-freed-alloc", DEALLOC, std_erase_freed_alloc),
    PATTERN("make-view-static", VIEW, std_make_view_static),
    PATTERN("skip-cast-of-view-source", VIEW, std_skip_cast_of_view_source),
    PATTERN("make-subview-static", SUBVIEW, std_make_subview_static),
    PATTERN("skip-cast-of-subview-source", SUBVIEW,
            std_skip_cast_of_subview_source),
};

const PatternTable std_patterns = PATTERN_TABLE(patterns);
