// SPDX-License-Identifier: Apache-2.0
// Canonicalization patterns of memref, and helpers to build with.
#ifndef MLOPT_DIALECTS_MEMREF_MEMREF_PATTERNS_H
#define MLOPT_DIALECTS_MEMREF_MEMREF_PATTERNS_H

#include "dialects/memref/memref_views.h"
#include "rewrite/pattern.h"

extern const PatternTable memref_patterns;

#define PATTERN_HOOK(name)                                                     \
  bool name(const RewritePattern *self, Operation *op, Rewriter *rw)

// In memref_patterns_alloc.c: allocations and scopes.
PatternFunction memref_make_alloc_static, memref_erase_dead_alloc,
    memref_inline_alloca_scope, memref_hoist_allocas;

// In memref_patterns.c: copies, dims, views.
PatternFunction memref_erase_empty_copy, memref_erase_self_copy,
    memref_load_dim_of_reshape, memref_make_view_static,
    memref_skip_cast_of_view_source;

// In memref_patterns_views.c: subviews, metadata, reinterpretation.
PatternFunction memref_make_subview_static, memref_skip_cast_of_subview_source,
    memref_erase_trivial_subview, memref_skip_metadata,
    memref_make_reinterpret_static;

// In memref_patterns_reshape.c: expand_shape and collapse_shape.
PatternFunction memref_compose_expands, memref_compose_expand_of_collapse,
    memref_compose_collapses, memref_compose_collapse_of_expand,
    memref_skip_cast_of_expand_source, memref_skip_cast_of_collapse_source;

/// The operation with code `code` that defines `value`, or NULL.
Operation *memref_defining_op(const Value *value, unsigned code);
/// Gets the number of an integer constant. False if `value` is not one.
bool memref_constant(const Value *value, int64_t *number);
/// Is `value` an arith.constant of type index?
bool memref_is_constant_index(const Value *value);

/// The results of extract_strided_metadata: numbers as far as the type of its
/// source gives them, otherwise values.
void memref_metadata_lists(Context *ctx, const Operation *op, ViewLists *lists);

/// Creates `arith.constant number : index` at the insertion point.
Value *memref_build_index(Builder *builder, Location loc, int64_t number);
/// Replaces `op` by a cast of `value` to its result type.
void memref_replace_with_cast(Rewriter *rw, Operation *op, Value *value);

/// The operands and segments of an operation that is being built.
typedef struct MixedParts {
  VECTOR(Value *) values;
  int32_t segments[4];
} MixedParts;
/// Appends the values in `mixed` as group `group`. Returns the numbers as an
/// attribute.
const Attribute *mixed_parts_add(Context *ctx, MixedParts *parts,
                                 unsigned group, const MixedValues *mixed);
/// Frees the operands' array.
void mixed_parts_free(MixedParts *parts);

/// Appends the sizes of `type` to `sizes`. Its dynamic sizes are operands from
/// `first` on. Constant ones that are not negative become static; the others
/// stay dynamic, and their operands are appended to `parts->values`. False if
/// none is constant.
bool memref_take_constant_sizes(const Operation *op, unsigned first,
                                const ShapedType *type, Sizes *sizes,
                                MixedParts *parts);

/// Finds the groups of dimensions of `source` that collapse it to `target`,
/// which has fewer dimensions. False if the groups are not determined. Linear
/// in the ranks. Follows mlir::getReassociationIndicesForCollapse.
bool reassociation_for_collapse(const int64_t *source, size_t source_rank,
                                const int64_t *target, size_t target_rank,
                                Reassociation *groups);

#endif
