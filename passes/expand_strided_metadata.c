// SPDX-License-Identifier: Apache-2.0
// -expand-strided-metadata: views become reinterpret_casts, with what they do
// to offset, sizes and strides in affine.apply. Follows mlir::memref's
// ExpandStridedMetadata; collapse_shape stays, as its strides need affine.min.
#include "dialects/affine/affine_apply.h"
#include "dialects/arith/arith_build.h"
#include "dialects/memref/memref_build.h"
#include "dialects/memref/memref_patterns.h"
#include "passes/passes.h"
#include "rewrite/greedy.h"

static MixedValue number(int64_t value) {
  return (MixedValue){.number = value};
}

/// What the type of a memref says, values of its metadata where it does not.
static void metadata_lists(Context *ctx, Operation *metadata,
                           ViewLists *lists) {
  const ShapedType *type = type_as_shaped(op_operand_type(metadata, 0));
  uint32_t rank = (uint32_t)type->rank;
  int64_t *strides = mem_alloc(((size_t)rank + 1) * sizeof *strides);
  int64_t offset = DYNAMIC_SIZE;
  memref_type_strides(ctx, type, strides, &offset);
  *lists = (ViewLists){0};
  VECTOR_PUSH(&lists->offsets,
              offset == DYNAMIC_SIZE
                  ? (MixedValue){.value = op_result(metadata, 1)}
                  : number(offset));
  for (uint32_t i = 0; i < rank; i++) {
    MixedValue size = {.value = op_result(metadata, 2 + i)};
    MixedValue stride = {.value = op_result(metadata, 2 + rank + i)};
    VECTOR_PUSH(&lists->sizes,
                type->shape[i] == DYNAMIC_SIZE ? size : number(type->shape[i]));
    VECTOR_PUSH(&lists->strides,
                strides[i] == DYNAMIC_SIZE ? stride : number(strides[i]));
  }
  mem_free(strides);
}

static const AffineExpr *symbol(const Rewriter *rw, size_t position) {
  return affine_symbol_get(rewriter_context(rw), (unsigned)position);
}

static const AffineExpr *multiply(const Rewriter *rw, const AffineExpr *lhs,
                                  const AffineExpr *rhs) {
  return affine_binary_get(rewriter_context(rw), AFFINE_MUL, lhs, rhs);
}

static const AffineExpr *multiply_number(const Rewriter *rw,
                                         const AffineExpr *lhs, int64_t rhs) {
  return multiply(rw, lhs, affine_constant_get(rewriter_context(rw), rhs));
}

/// `expr` of up to two operands.
static MixedValue apply(Rewriter *rw, Location loc, const AffineExpr *expr,
                        MixedValue first, MixedValue second) {
  MixedValue entries[] = {first, second};
  MixedValues operands = {.data = entries, .size = 2};
  return affine_build_apply(rw, loc, expr, &operands);
}

/// The product of `count` entries.
static MixedValue product_of(Rewriter *rw, Location loc,
                             const MixedValue *entries, size_t count) {
  const AffineExpr *expr = affine_constant_get(rewriter_context(rw), 1);
  MixedValues operands = {0};
  for (size_t i = 0; i < count; i++) {
    expr = multiply(rw, expr, symbol(rw, i));
    VECTOR_PUSH(&operands, entries[i]);
  }
  MixedValue result = affine_build_apply(rw, loc, expr, &operands);
  VECTOR_FREE(&operands);
  return result;
}

static void replace_with_cast(Rewriter *rw, Operation *op, Operation *metadata,
                              const ViewLists *lists) {
  Operation *cast = memref_build_view(
      &rw->builder, &memref_ops[MEMREF_REINTERPRET_CAST], op->loc,
      op_result(metadata, 0), lists, op_result_type(op, 0));
  rewriter_replace_op_with(rw, op, op_result(cast, 0));
}

// --- subview
// ------------------------------------------------------------------

/// The strides of the view, and its offset, in terms of those of the source.
static MixedValue expand_strides(Rewriter *rw, const Operation *op,
                                 const ViewLists *source, ViewLists *view) {
  const AffineExpr *expr = symbol(rw, 0);
  MixedValues operands = {0};
  VECTOR_PUSH(&operands, source->offsets.data[0]);
  for (size_t i = 0; i < source->strides.size; i++) {
    MixedValue stride = source->strides.data[i];
    view->strides.data[i] =
        apply(rw, op->loc, multiply(rw, symbol(rw, 0), symbol(rw, 1)),
              view->strides.data[i], stride);
    expr = affine_binary_get(
        rewriter_context(rw), AFFINE_ADD, expr,
        multiply(rw, symbol(rw, 1 + 2 * i), symbol(rw, 2 + 2 * i)));
    VECTOR_PUSH(&operands, view->offsets.data[i]);
    VECTOR_PUSH(&operands, stride);
  }
  MixedValue offset = affine_build_apply(rw, op->loc, expr, &operands);
  VECTOR_FREE(&operands);
  return offset;
}

static void drop_entries(MixedValues *values, const bool *dropped) {
  size_t kept = 0;
  for (size_t i = 0; i < values->size; i++)
    if (!dropped[i])
      values->data[kept++] = values->data[i];
  values->size = kept;
}

/// subview %m -> reinterpret_cast of the buffer of %m, with an offset, sizes
/// and strides that are made from its own
PATTERN_HOOK(expand_subview) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  const ShapedType *type = type_as_shaped(op_operand_type(op, 0));
  ViewLists source, view;
  view_lists_get(op, &view);
  bool *dropped = mem_alloc((size_t)type->rank + 1);
  bool ok = subview_dropped_dims(
      ctx, type, type_as_shaped(op_result_type(op, 0)), &view.sizes, dropped);
  if (ok) {
    Operation *metadata =
        memref_build_metadata(&rw->builder, op->loc, op_operand(op, 0));
    metadata_lists(ctx, metadata, &source);
    MixedValue offset = expand_strides(rw, op, &source, &view);
    view.offsets.size = 0;
    VECTOR_PUSH(&view.offsets, offset);
    drop_entries(&view.sizes, dropped);
    drop_entries(&view.strides, dropped);
    replace_with_cast(rw, op, metadata, &view);
    view_lists_free(&source);
  }
  mem_free(dropped);
  view_lists_free(&view);
  return ok || rewriter_match_failure(rw, op, "unknown dropped dimensions");
}

// --- expand_shape
// -------------------------------------------------------------

/// One group of an expand_shape.
typedef struct Group {
  const int64_t *dims;
  size_t count;
  const int64_t *shape; ///< Of the result.
  MixedValue size;      ///< Of the source, as its stride.
  MixedValue stride;
} Group;

static int64_t static_product(const Group *group, size_t first) {
  int64_t product = 1;
  for (size_t i = first; i < group->count; i++)
    if (group->shape[group->dims[i]] != DYNAMIC_SIZE)
      product =
          (int64_t)((uint64_t)product * (uint64_t)group->shape[group->dims[i]]);
  return product;
}

/// The dimension that is not known, or the number of them.
static size_t dynamic_dim(const Group *group) {
  size_t i = 0;
  while (i < group->count && group->shape[group->dims[i]] != DYNAMIC_SIZE)
    i++;
  return i;
}

static const AffineExpr *divide(const Rewriter *rw, const AffineExpr *lhs,
                                int64_t rhs) {
  Context *ctx = rewriter_context(rw);
  return affine_binary_get(ctx, AFFINE_FLOORDIV, lhs,
                           affine_constant_get(ctx, rhs));
}

static void expand_group(Rewriter *rw, Location loc, const Group *group,
                         ViewLists *lists) {
  size_t dynamic = dynamic_dim(group);
  int64_t product = static_product(group, 0);
  for (size_t i = 0; i < group->count; i++)
    VECTOR_PUSH(&lists->sizes,
                i == dynamic
                    ? apply(rw, loc, divide(rw, symbol(rw, 0), product),
                            group->size, number(0))
                    : number(group->shape[group->dims[i]]));
  for (size_t i = 0; i < group->count; i++) {
    int64_t inner = static_product(group, i + 1);
    const AffineExpr *first = multiply_number(rw, symbol(rw, 0), inner);
    bool behind = dynamic < group->count && i < dynamic;
    VECTOR_PUSH(
        &lists->strides,
        behind ? apply(rw, loc,
                       multiply(rw, divide(rw, first, product), symbol(rw, 1)),
                       group->size, group->stride)
               : apply(rw, loc, first, group->stride, number(0)));
  }
}

/// At most one dimension in a group is not known?
static bool can_expand(const ShapedType *result, const Reassociation *groups) {
  for (size_t i = 0; i < reassociation_size(groups); i++) {
    int64_t first = groups->starts.data[i];
    Group group = {.dims = groups->indices.data + first,
                   .count = (size_t)(groups->starts.data[i + 1] - first),
                   .shape = result->shape};
    size_t dynamic = dynamic_dim(&group);
    if (static_product(&group, 0) <= 0)
      return false;
    for (size_t k = dynamic + 1; k < group.count; k++)
      if (result->shape[group.dims[k]] == DYNAMIC_SIZE)
        return false;
  }
  return true;
}

/// expand_shape %m -> reinterpret_cast of the buffer of %m
PATTERN_HOOK(expand_expand_shape) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  const ShapedType *result = type_as_shaped(op_result_type(op, 0));
  Reassociation groups;
  reassociation_get(op, &groups);
  bool ok = can_expand(result, &groups);
  if (ok) {
    Operation *metadata =
        memref_build_metadata(&rw->builder, op->loc, op_operand(op, 0));
    ViewLists source, view = {0};
    metadata_lists(ctx, metadata, &source);
    VECTOR_PUSH(&view.offsets, source.offsets.data[0]);
    for (size_t i = 0; i < reassociation_size(&groups); i++) {
      int64_t first = groups.starts.data[i];
      Group group = {.dims = groups.indices.data + first,
                     .count = (size_t)(groups.starts.data[i + 1] - first),
                     .shape = result->shape,
                     .size = source.sizes.data[i],
                     .stride = source.strides.data[i]};
      expand_group(rw, op->loc, &group, &view);
    }
    for (int32_t i = 0; !source.sizes.size && i < result->rank; i++) {
      VECTOR_PUSH(&view.sizes, number(1));
      VECTOR_PUSH(&view.strides, number(1));
    }
    replace_with_cast(rw, op, metadata, &view);
    view_lists_free(&source);
    view_lists_free(&view);
  }
  reassociation_free(&groups);
  return ok || rewriter_match_failure(rw, op, "several unknown sizes");
}

// --- metadata
// -----------------------------------------------------------------

static void push_values(Rewriter *rw, Location loc, const MixedValues *mixed,
                        Value **values, size_t *count) {
  for (size_t i = 0; i < mixed->size; i++) {
    const MixedValue *entry = &mixed->data[i];
    values[(*count)++] =
        entry->value ? entry->value : arith_build_index(rw, loc, entry->number);
  }
}

/// Replaces the results of `op`, an extract_strided_metadata.
static void replace_metadata(Rewriter *rw, Operation *op, Value *buffer,
                             const ViewLists *lists) {
  Value **values = mem_alloc(op->num_results * sizeof *values);
  size_t count = 0;
  values[count++] = buffer;
  push_values(rw, op->loc, &lists->offsets, values, &count);
  push_values(rw, op->loc, &lists->sizes, values, &count);
  push_values(rw, op->loc, &lists->strides, values, &count);
  rewriter_replace_op(rw, op, values);
  mem_free(values);
}

/// Sizes of `memref` that are operands of `alloc`, from the first on.
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
PATTERN_HOOK(skip_alloc) {
  (void)self;
  const Operation *alloc = value_defining_op(op_operand(op, 0));
  if (!alloc || !(op_is(alloc, &memref_ops[MEMREF_ALLOC]) ||
                  op_is(alloc, &memref_ops[MEMREF_ALLOCA]) ||
                  op_is(alloc, &memref_ops[MEMREF_GET_GLOBAL])))
    return rewriter_match_failure(rw, op, "source is not an allocation");
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
        product_of(rw, op->loc, lists.sizes.data + i, rank - i);
  replace_metadata(rw, op, flat_buffer(rw, op), &lists);
  view_lists_free(&lists);
  return true;
}

/// extract_strided_metadata (reinterpret_cast %m) -> the buffer of %m, and the
/// lists of the cast
PATTERN_HOOK(skip_reinterpret_cast) {
  (void)self;
  Operation *cast =
      memref_defining_op(op_operand(op, 0), MEMREF_REINTERPRET_CAST);
  if (!cast || !type_as_ranked_memref(op_operand_type(cast, 0)))
    return rewriter_match_failure(rw, op, "source is not a reinterpret_cast");
  Operation *metadata =
      memref_build_metadata(&rw->builder, op->loc, op_operand(cast, 0));
  ViewLists lists;
  view_lists_get(cast, &lists);
  replace_metadata(rw, op, op_result(metadata, 0), &lists);
  view_lists_free(&lists);
  return true;
}

/// extract_strided_metadata (extract_strided_metadata %m)#0 -> that buffer, 0
PATTERN_HOOK(skip_metadata_of_buffer) {
  (void)self;
  if (!memref_defining_op(op_operand(op, 0), MEMREF_EXTRACT_STRIDED_METADATA))
    return rewriter_match_failure(rw, op, "source is no metadata's buffer");
  ViewLists lists = {0};
  VECTOR_PUSH(&lists.offsets, number(0));
  replace_metadata(rw, op, op_operand(op, 0), &lists);
  view_lists_free(&lists);
  return true;
}

/// extract_strided_metadata (assume_alignment %m) -> of %m
PATTERN_HOOK(skip_assume_alignment) {
  (void)self;
  Operation *assume =
      memref_defining_op(op_operand(op, 0), MEMREF_ASSUME_ALIGNMENT);
  if (!assume)
    return rewriter_match_failure(rw, op, "source is no assume_alignment");
  rewriter_start_modify(rw, op);
  op_set_operand(op, 0, op_operand(assume, 0));
  rewriter_finalize_modify(rw, op);
  return true;
}

/// extract_strided_metadata (memory_space_cast %m) -> of %m, the buffer cast
PATTERN_HOOK(skip_memory_space_cast) {
  (void)self;
  Operation *cast =
      memref_defining_op(op_operand(op, 0), MEMREF_MEMORY_SPACE_CAST);
  if (!cast || !type_as_ranked_memref(op_operand_type(cast, 0)))
    return rewriter_match_failure(rw, op, "source is no memory_space_cast");
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

/// extract_strided_metadata of what stays -> constants where the type says so
PATTERN_HOOK(make_constant) {
  const Operation *source = value_defining_op(op_operand(op, 0));
  if (source && (op_is(source, &memref_ops[MEMREF_SUBVIEW]) ||
                 op_is(source, &memref_ops[MEMREF_EXPAND_SHAPE])))
    return rewriter_match_failure(rw, op, "its source is expanded first");
  return memref_make_metadata_constant(self, op, rw);
}

/// extract_aligned_pointer_as_index of a view of %m -> of %m
PATTERN_HOOK(skip_views_of_pointer) {
  (void)self;
  static const MemrefOp views[] = {MEMREF_SUBVIEW, MEMREF_REINTERPRET_CAST,
                                   MEMREF_EXPAND_SHAPE, MEMREF_COLLAPSE_SHAPE};
  for (size_t i = 0; i < ARRAY_LENGTH(views); i++) {
    Operation *view = memref_defining_op(op_operand(op, 0), views[i]);
    if (!view)
      continue;
    rewriter_start_modify(rw, op);
    op_set_operand(op, 0, op_operand(view, 0));
    rewriter_finalize_modify(rw, op);
    return true;
  }
  return rewriter_match_failure(rw, op, "source is not a view");
}

#define ROW(pattern_name, op, function, rank)                                  \
  {                                                                            \
    .name = pattern_name, .root = &memref_ops[MEMREF_##op], .benefit = rank,   \
    .run = function                                                            \
  }

static const RewritePattern patterns_table[] = {
    ROW("expand-subview", SUBVIEW, expand_subview, 1),
    ROW("expand-expand-shape", EXPAND_SHAPE, expand_expand_shape, 1),
    ROW("skip-alloc", EXTRACT_STRIDED_METADATA, skip_alloc, 1),
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
    ROW("make-metadata-constant", EXTRACT_STRIDED_METADATA, make_constant, 0),
};

static bool run(Context *ctx, Operation *op, const void *options) {
  (void)options;
  PatternSet set = {0};
  FrozenPatternSet patterns;
  pattern_set_add(&set, patterns_table, ARRAY_LENGTH(patterns_table), NULL,
                  NULL);
  frozen_pattern_set_init(&patterns, &set);
  pattern_set_free(&set);
  GreedyConfig config = greedy_config_default();
  config.bottom_up = true;
  greedy_rewrite_op_regions(ctx, op, &patterns, &config);
  frozen_pattern_set_free(&patterns);
  return true;
}

const PassDef expand_strided_metadata_pass = {
    .flag = "expand-strided-metadata",
    .name = "ExpandStridedMetadataPass",
    .summary = "Expand memref operations into easier to analyze constructs",
    .run = run,
};
