// SPDX-License-Identifier: Apache-2.0
// -expand-strided-metadata: views become reinterpret_casts; affine.apply
// computes their offset, sizes and strides. The metadata of a view is that of
// its source. Follows mlir::memref's ExpandStridedMetadata.
#include "dialects/arith/arith_build.h"
#include "dialects/memref/memref_build.h"
#include "dialects/memref/memref_limits.h"
#include "dialects/memref/memref_patterns.h"
#include "ir/walk.h"
#include "passes/expand_strided_metadata/expansion.h"
#include "passes/passes.h"
#include "rewrite/greedy/greedy_regions.h"

static MixedValue number(int64_t value) {
  return (MixedValue){.number = value};
}

/// view %m -> reinterpret_cast of the buffer of %m, with an offset, sizes and
/// strides computed from those of %m
static PATTERN_HOOK(expand_view) {
  (void)self;
  if (!view_can_expand(rewriter_context(rw), op))
    return rewriter_match_failure(rw, op, "unknown dropped dimensions");
  ViewLists lists;
  Operation *metadata =
      memref_build_metadata(&rw->builder, op->loc, op_operand(op, 0));
  view_expand(rw, op, metadata, &lists);
  Operation *cast = memref_build_view(
      &rw->builder, &memref_ops[MEMREF_REINTERPRET_CAST], op->loc,
      op_result(metadata, 0), &lists, op_result_type(op, 0));
  rewriter_replace_op_with(rw, op, op_result(cast, 0));
  view_lists_free(&lists);
  return true;
}

// --- metadata ---------------------------------------------------------------

static void push_values(Rewriter *rw, Location loc, const MixedValues *mixed,
                        Value **values, size_t *count) {
  for (size_t i = 0; i < mixed->size; i++) {
    const MixedValue *entry = &mixed->data[i];
    values[(*count)++] =
        entry->value ? entry->value : arith_build_index(rw, loc, entry->number);
  }
}

/// Replaces the results of `op`, an extract_strided_metadata.
static void replace_metadata(Rewriter *rw, Operation *op, Location loc,
                             Value *buffer, const ViewLists *lists) {
  Value **values = mem_alloc(op->num_results * sizeof *values);
  size_t count = 0;
  values[count++] = buffer;
  push_values(rw, loc, &lists->offsets, values, &count);
  push_values(rw, loc, &lists->sizes, values, &count);
  push_values(rw, loc, &lists->strides, values, &count);
  rewriter_replace_op(rw, op, values);
  mem_free(values);
}

/// The sizes of `memref`. Dynamic ones are operands of `alloc`, from the first
/// on.
static void alloc_sizes(const Operation *alloc, const ShapedType *memref,
                        MixedValues *sizes) {
  uint32_t next = 0;
  for (int32_t i = 0; i < memref->rank; i++)
    VECTOR_PUSH(sizes, memref->shape[i] == DYNAMIC_SIZE
                           ? (MixedValue){.value = op_operand(alloc, next++)}
                           : number(memref->shape[i]));
}

static Value *flat_buffer(Rewriter *rw, Operation *op) {
  Value *source = op_operand(op, 0);
  if (value_type(source) == op_result_type(op, 0))
    return source;
  ViewLists lists = {0};
  VECTOR_PUSH(&lists.offsets, number(0));
  Operation *cast =
      memref_build_view(&rw->builder, &memref_ops[MEMREF_REINTERPRET_CAST],
                        op->loc, source, &lists, op_result_type(op, 0));
  view_lists_free(&lists);
  return op_result(cast, 0);
}

/// extract_strided_metadata (alloc or get_global) -> its sizes, and the strides
/// that follow from them
static PATTERN_HOOK(skip_alloc) {
  (void)self;
  const Operation *alloc = value_defining_op(op_operand(op, 0));
  if (!alloc || !(op_is(alloc, &memref_ops[MEMREF_ALLOC]) ||
                  op_is(alloc, &memref_ops[MEMREF_ALLOCA]) ||
                  op_is(alloc, &memref_ops[MEMREF_GET_GLOBAL])))
    return rewriter_match_failure(rw, op, "the source is not an allocation");
  const ShapedType *type = type_as_shaped(op_operand_type(op, 0));
  if (!memref_layout_is_identity(type))
    return rewriter_match_failure(rw, op, "its layout is not the identity");
  ViewLists lists = {0};
  VECTOR_PUSH(&lists.offsets, number(0));
  alloc_sizes(alloc, type, &lists.sizes);
  size_t rank = lists.sizes.size;
  for (size_t i = 0; i < rank; i++)
    VECTOR_PUSH(&lists.strides, number(1));
  for (size_t i = rank; i-- > 1;)
    lists.strides.data[i - 1] =
        build_product(rw, op->loc, lists.sizes.data + i, rank - i);
  replace_metadata(rw, op, op->loc, flat_buffer(rw, op), &lists);
  view_lists_free(&lists);
  return true;
}

/// extract_strided_metadata (reinterpret_cast %m) -> the buffer of %m, and the
/// lists of the cast
static PATTERN_HOOK(skip_reinterpret_cast) {
  (void)self;
  Operation *cast =
      memref_defining_op(op_operand(op, 0), MEMREF_REINTERPRET_CAST);
  if (!cast || !type_as_ranked_memref(op_operand_type(cast, 0)))
    return rewriter_match_failure(rw, op, "source is not a reinterpret_cast");
  Operation *metadata =
      memref_build_metadata(&rw->builder, op->loc, op_operand(cast, 0));
  ViewLists lists;
  view_lists_get(cast, &lists);
  replace_metadata(rw, op, op->loc, op_result(metadata, 0), &lists);
  view_lists_free(&lists);
  return true;
}

/// extract_strided_metadata (extract_strided_metadata %m)#0 -> that buffer, 0
static PATTERN_HOOK(skip_metadata_of_buffer) {
  (void)self;
  if (!memref_defining_op(op_operand(op, 0), MEMREF_EXTRACT_STRIDED_METADATA))
    return rewriter_match_failure(
        rw, op,
        "the source is not the base buffer of an extract_strided_metadata");
  ViewLists lists = {0};
  VECTOR_PUSH(&lists.offsets, number(0));
  replace_metadata(rw, op, op->loc, op_operand(op, 0), &lists);
  view_lists_free(&lists);
  return true;
}

/// extract_strided_metadata (assume_alignment %m) -> of %m
static PATTERN_HOOK(skip_assume_alignment) {
  (void)self;
  Operation *assume =
      memref_defining_op(op_operand(op, 0), MEMREF_ASSUME_ALIGNMENT);
  if (!assume)
    return rewriter_match_failure(rw, op,
                                  "the source is not an assume_alignment");
  rewriter_start_modify(rw, op);
  op_set_operand(op, 0, op_operand(assume, 0));
  rewriter_finalize_modify(rw, op);
  return true;
}

/// extract_strided_metadata (memory_space_cast %m) -> of %m, the buffer cast
static PATTERN_HOOK(skip_memory_space_cast) {
  (void)self;
  Operation *cast =
      memref_defining_op(op_operand(op, 0), MEMREF_MEMORY_SPACE_CAST);
  if (!cast || !type_as_ranked_memref(op_operand_type(cast, 0)))
    return rewriter_match_failure(rw, op,
                                  "the source is not a memory_space_cast");
  Operation *metadata =
      memref_build_metadata(&rw->builder, op->loc, op_operand(cast, 0));
  Value *buffer = op_result(metadata, 0);
  Operation *moved =
      builder_create_op(&rw->builder, &memref_ops[MEMREF_MEMORY_SPACE_CAST],
                        op->loc, &buffer, 1, op_result_type(op, 0), NULL);
  Value **values = mem_alloc(op->num_results * sizeof *values);
  values[0] = op_result(moved, 0);
  for (uint32_t i = 1; i < op->num_results; i++)
    values[i] = op_result(metadata, i);
  rewriter_replace_op(rw, op, values);
  mem_free(values);
  return true;
}

/// extract_strided_metadata (view %m) -> the buffer of %m, and what the view
/// makes of its metadata
static PATTERN_HOOK(skip_view) {
  (void)self;
  const Operation *view = value_defining_op(op_operand(op, 0));
  if (!view || !view_can_expand(rewriter_context(rw), view))
    return rewriter_match_failure(rw, op, "source is not a known view");
  ViewLists lists;
  Operation *metadata =
      memref_build_metadata(&rw->builder, view->loc, op_operand(view, 0));
  view_expand(rw, view, metadata, &lists);
  replace_metadata(rw, op, view->loc, op_result(metadata, 0), &lists);
  view_lists_free(&lists);
  return true;
}

/// extract_aligned_pointer_as_index (subview or reinterpret_cast of %m) -> of
/// %m
static PATTERN_HOOK(skip_views_of_pointer) {
  (void)self;
  const Operation *view = value_defining_op(op_operand(op, 0));
  if (!view || !(op_is(view, &memref_ops[MEMREF_SUBVIEW]) ||
                 op_is(view, &memref_ops[MEMREF_REINTERPRET_CAST])))
    return rewriter_match_failure(rw, op, "source is not a view");
  rewriter_start_modify(rw, op);
  op_set_operand(op, 0, op_operand(view, 0));
  rewriter_finalize_modify(rw, op);
  return true;
}

#define ROW(pattern_name, op, function, rank)                                  \
  {                                                                            \
    .name = pattern_name, .root = &memref_ops[MEMREF_##op], .benefit = rank,   \
    .run = function                                                            \
  }

static const RewritePattern patterns_table[] = {
    ROW("expand-subview", SUBVIEW, expand_view, 1),
    ROW("expand-expand-shape", EXPAND_SHAPE, expand_view, 1),
    ROW("expand-collapse-shape", COLLAPSE_SHAPE, expand_view, 1),
    ROW("skip-alloc", EXTRACT_STRIDED_METADATA, skip_alloc, 1),
    ROW("skip-view", EXTRACT_STRIDED_METADATA, skip_view, 1),
    ROW("skip-views-of-pointer", EXTRACT_ALIGNED_POINTER_AS_INDEX,
        skip_views_of_pointer, 1),
    ROW("skip-reinterpret-cast", EXTRACT_STRIDED_METADATA,
        skip_reinterpret_cast, 1),
    ROW("skip-assume-alignment", EXTRACT_STRIDED_METADATA,
        skip_assume_alignment, 1),
    ROW("skip-memory-space-cast", EXTRACT_STRIDED_METADATA,
        skip_memory_space_cast, 1),
    ROW("skip-metadata-of-buffer", EXTRACT_STRIDED_METADATA,
        skip_metadata_of_buffer, 1),
};

static bool run(Context *ctx, Operation *op, const void *options) {
  (void)options;
  FOR_EACH_OP_PREORDER(inner, op)
    if (inner->def->dialect == &memref_dialect &&
        !memref_check_sizes(ctx, inner))
      return false;
  PatternSet set = {0};
  pattern_set_add(&set, patterns_table, ARRAY_LENGTH(patterns_table), NULL,
                  NULL);
  greedy_rewrite_op_bottom_up(ctx, op, &set);
  return true;
}

const PassDef expand_strided_metadata_pass = {
    .flag = "expand-strided-metadata",
    .name = "ExpandStridedMetadataPass",
    .summary = "Expand memref operations into easier to analyze constructs",
    .run = run,
    .is_local = true,
};
