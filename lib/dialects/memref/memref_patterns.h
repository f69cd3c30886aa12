// SPDX-License-Identifier: Apache-2.0
// Canonicalization patterns of memref, and what they build with.
#ifndef MLOPT_DIALECTS_MEMREF_MEMREF_PATTERNS_H
#define MLOPT_DIALECTS_MEMREF_MEMREF_PATTERNS_H

#include "dialects/memref/memref_views.h"
#include "rewrite/pattern.h"

extern const PatternTable memref_patterns;

#define PATTERN_HOOK(name)                                                     \
  bool name(const RewritePattern *self, Operation *op, Rewriter *rw)

// memref_patterns_alloc.c: allocations and scopes.
PATTERN_HOOK(memref_make_alloc_static);
PATTERN_HOOK(memref_erase_dead_alloc);
PATTERN_HOOK(memref_inline_alloca_scope);
PATTERN_HOOK(memref_hoist_allocas);

// memref_patterns.c: copies, dims, views.
PATTERN_HOOK(memref_erase_empty_copy);
PATTERN_HOOK(memref_erase_self_copy);
PATTERN_HOOK(memref_load_dim_of_reshape);
PATTERN_HOOK(memref_make_view_static);
PATTERN_HOOK(memref_skip_cast_of_view_source);

// memref_patterns_views.c: subviews, metadata, reinterpretation.
PATTERN_HOOK(memref_make_subview_static);
PATTERN_HOOK(memref_skip_cast_of_subview_source);
PATTERN_HOOK(memref_erase_trivial_subview);
PATTERN_HOOK(memref_skip_metadata);
PATTERN_HOOK(memref_make_reinterpret_static);

// memref_patterns_reshape.c: expand_shape and collapse_shape.
PATTERN_HOOK(memref_compose_expands);
PATTERN_HOOK(memref_compose_expand_of_collapse);
PATTERN_HOOK(memref_compose_collapses);
PATTERN_HOOK(memref_compose_collapse_of_expand);
PATTERN_HOOK(memref_skip_cast_of_expand_source);
PATTERN_HOOK(memref_skip_cast_of_collapse_source);

/// The operation `code` that defines `value`, or NULL.
Operation *memref_defining_op(const Value *value, unsigned code);
/// The number that `value` is, if it is an integer constant.
bool memref_constant(const Value *value, int64_t *number);
/// Is it an arith.constant of type index?
bool memref_is_constant_index(const Value *value);

/// What extract_strided_metadata gives: numbers as far as the type of its
/// source says, else its results.
void memref_metadata_lists(Context *ctx, const Operation *op, ViewLists *lists);

/// `arith.constant number : index` at the insertion point.
Value *memref_build_index(Builder *builder, Location loc, int64_t number);
/// Replaces `op` by a cast of `value` to the type of its result.
void memref_replace_with_cast(Rewriter *rw, Operation *op, Value *value);

/// Operands and static entries of an operation in the making.
typedef struct MixedParts {
  VECTOR(Value *) values;
  int32_t segments[4];
} MixedParts;
/// Appends the values among `mixed` as group `group`; gives the numbers as an
/// attribute.
const Attribute *mixed_parts_add(Context *ctx, MixedParts *parts,
                                 unsigned group, const MixedValues *mixed);
void mixed_parts_free(MixedParts *parts);

/// `sizes`, with the values among them on `values`, as the dynamic sizes of a
/// memref: constants that are not negative become static. Of those operands
/// from `first` on that `type`'s dynamic sizes are. False if none is constant.
bool memref_take_constant_sizes(const Operation *op, unsigned first,
                                const ShapedType *type, Sizes *sizes,
                                MixedParts *parts);

/// Groups of the dimensions of `source` that collapse it to `target`, which has
/// fewer; false if there is no telling. Linear in the ranks. Follows
/// mlir::getReassociationIndicesForCollapse.
bool reassociation_for_collapse(const int64_t *source, size_t source_rank,
                                const int64_t *target, size_t target_rank,
                                Reassociation *groups);

#endif
