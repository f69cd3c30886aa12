// SPDX-License-Identifier: Apache-2.0
// Metadata of subviews and reshapes. Numbers that types know are folded into
// affine.apply as it is made, so that static views need no operation at all.
#include "passes/expand_strided_metadata/expansion.h"

#include "dialects/affine/affine_apply.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/memref_patterns.h"

static MixedValue number(int64_t value) {
  return (MixedValue){.number = value};
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

static const AffineExpr *divide(const Rewriter *rw, const AffineExpr *lhs,
                                int64_t rhs) {
  Context *ctx = rewriter_context(rw);
  return affine_binary_get(ctx, AFFINE_FLOORDIV, lhs,
                           affine_constant_get(ctx, rhs));
}

/// `expr` of up to two operands.
static MixedValue apply(Rewriter *rw, Location loc, const AffineExpr *expr,
                        MixedValue first, MixedValue second) {
  MixedValue entries[] = {first, second};
  MixedValues operands = {.data = entries, .size = 2};
  return affine_build_apply(rw, loc, expr, &operands);
}

MixedValue build_product(Rewriter *rw, Location loc, const MixedValue *entries,
                         size_t count) {
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

// --- subview ----------------------------------------------------------------

/// The strides and the offset of the view, in terms of those of the source.
static MixedValue expand_strides(Rewriter *rw, Location loc,
                                 const ViewLists *source, ViewLists *view) {
  const AffineExpr *expr = symbol(rw, 0);
  MixedValues operands = {0};
  VECTOR_PUSH(&operands, source->offsets.data[0]);
  for (size_t i = 0; i < source->strides.size; i++) {
    MixedValue stride = source->strides.data[i];
    view->strides.data[i] =
        apply(rw, loc, multiply(rw, symbol(rw, 0), symbol(rw, 1)),
              view->strides.data[i], stride);
    expr = affine_binary_get(
        rewriter_context(rw), AFFINE_ADD, expr,
        multiply(rw, symbol(rw, 1 + 2 * i), symbol(rw, 2 + 2 * i)));
    VECTOR_PUSH(&operands, view->offsets.data[i]);
    VECTOR_PUSH(&operands, stride);
  }
  MixedValue offset = affine_build_apply(rw, loc, expr, &operands);
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

/// The dimensions of its source that `op` drops; the caller frees them. NULL if
/// they cannot be determined. `lists` are those of `op`.
static bool *dropped_dims(Context *ctx, const Operation *op,
                          const ViewLists *lists) {
  const ShapedType *source = type_as_shaped(op_operand_type(op, 0));
  const ShapedType *result = type_as_shaped(op_result_type(op, 0));
  bool *dropped = mem_alloc((size_t)source->rank + 1);
  if (subview_dropped_dims(ctx, source, result, &lists->sizes, dropped))
    return dropped;
  mem_free(dropped);
  return NULL;
}

static void expand_subview(Rewriter *rw, const Operation *op,
                           const ViewLists *source, ViewLists *lists) {
  view_lists_get(op, lists);
  bool *dropped = dropped_dims(rewriter_context(rw), op, lists);
  MixedValue offset = expand_strides(rw, op->loc, source, lists);
  lists->offsets.size = 0;
  VECTOR_PUSH(&lists->offsets, offset);
  drop_entries(&lists->sizes, dropped);
  drop_entries(&lists->strides, dropped);
  mem_free(dropped);
}

// --- groups of dimensions ---------------------------------------------------

/// One group of a reshape.
typedef struct Group {
  Rewriter *rw;
  Location loc;
  const int64_t *dims; ///< On the side that has more dimensions.
  size_t count;
  size_t index;           ///< The dimension it becomes.
  const ShapedType *from; ///< Types and metadata of the reshape.
  const ShapedType *to;
  const ViewLists *source;
  const MixedValues *output_shape; ///< For an expand_shape.
  ViewLists *lists;
} Group;

// --- expand_shape -----------------------------------------------------------

static int64_t static_product(const Group *group, size_t first) {
  uint64_t product = 1;
  for (size_t i = first; i < group->count; i++)
    if (group->to->shape[group->dims[i]] != DYNAMIC_SIZE)
      product *= (uint64_t)group->to->shape[group->dims[i]];
  return (int64_t)product;
}

static size_t next_dynamic_dim(const Group *group, size_t first) {
  while (first < group->count &&
         group->to->shape[group->dims[first]] != DYNAMIC_SIZE)
    first++;
  return first;
}

/// Takes the sizes as written, and strides from their products. mlir does not
/// do so, but nothing else is known where several sizes of a group are dynamic,
/// or one is dynamic and another is 0.
static void expand_by_output_shape(const Group *group) {
  ViewLists *lists = group->lists;
  const MixedValue *sizes = group->output_shape->data + group->dims[0];
  MixedValues factors = {0};
  for (size_t i = 0; i < group->count; i++)
    VECTOR_PUSH(&lists->sizes, sizes[i]);
  for (size_t i = 0; i < group->count; i++) {
    factors.size = 0;
    VECTOR_PUSH(&factors, group->source->strides.data[group->index]);
    for (size_t k = i + 1; k < group->count; k++)
      VECTOR_PUSH(&factors, sizes[k]);
    VECTOR_PUSH(&lists->strides, build_product(group->rw, group->loc,
                                               factors.data, factors.size));
  }
  VECTOR_FREE(&factors);
}

/// The unknown size is the source's divided by the others.
static void expand_by_division(const Group *group, size_t dynamic) {
  Rewriter *rw = group->rw;
  ViewLists *lists = group->lists;
  MixedValue size = group->source->sizes.data[group->index];
  MixedValue stride = group->source->strides.data[group->index];
  int64_t product = static_product(group, 0);
  for (size_t i = 0; i < group->count; i++)
    VECTOR_PUSH(&lists->sizes,
                i == dynamic
                    ? apply(rw, group->loc, divide(rw, symbol(rw, 0), product),
                            size, number(0))
                    : number(group->to->shape[group->dims[i]]));
  for (size_t i = 0; i < group->count; i++) {
    const AffineExpr *first =
        multiply_number(rw, symbol(rw, 0), static_product(group, i + 1));
    bool is_outside = dynamic < group->count && i < dynamic;
    VECTOR_PUSH(&lists->strides,
                is_outside ? apply(rw, group->loc,
                                   multiply(rw, divide(rw, first, product),
                                            symbol(rw, 1)),
                                   size, stride)
                           : apply(rw, group->loc, first, stride, number(0)));
  }
}

static void expand_group(const Group *group) {
  size_t dynamic = next_dynamic_dim(group, 0);
  bool is_one_known = static_product(group, 0) > 0 &&
                      next_dynamic_dim(group, dynamic + 1) >= group->count;
  if (dynamic == group->count || is_one_known)
    expand_by_division(group, dynamic);
  else
    expand_by_output_shape(group);
}

// --- collapse_shape ---------------------------------------------------------

static MixedValue collapsed_size(const Group *group) {
  int64_t known = group->to->shape[group->index];
  if (known != DYNAMIC_SIZE)
    return number(known);
  return build_product(group->rw, group->loc,
                       group->source->sizes.data + group->dims[0],
                       group->count);
}

/// The stride of a group of dimensions of size 1. It does not matter, but must
/// agree with the type.
static MixedValue stride_of_ones(const Group *group) {
  const ShapedType *to = group->to;
  int64_t *strides = mem_alloc((size_t)to->rank * sizeof *strides), offset;
  int64_t known =
      memref_type_strides(rewriter_context(group->rw), to, strides, &offset)
          ? strides[group->index]
          : DYNAMIC_SIZE;
  mem_free(strides);
  if (known != DYNAMIC_SIZE)
    return number(known);
  size_t i = 0;
  while (i + 1 < group->count &&
         !group->source->strides.data[group->dims[i]].value)
    i++;
  return group->source->strides.data[group->dims[i]];
}

/// The innermost stride of the group, among dimensions that have one.
static MixedValue collapsed_stride(const Group *group) {
  for (size_t i = group->count; i-- > 0;)
    if (group->from->shape[group->dims[i]] != 1)
      return group->source->strides.data[group->dims[i]];
  return stride_of_ones(group);
}

static void collapse_group(const Group *group) {
  MixedValue size = collapsed_size(group);
  VECTOR_PUSH(&group->lists->sizes, size);
  VECTOR_PUSH(&group->lists->strides, collapsed_stride(group));
}

static void expand_reshape(Rewriter *rw, const Operation *op,
                           const ViewLists *source, ViewLists *lists) {
  bool is_expand = op_is(op, &memref_ops[MEMREF_EXPAND_SHAPE]);
  Reassociation groups;
  MixedValues output_shape = {0};
  Group group = {.rw = rw,
                 .loc = op->loc,
                 .from = type_as_shaped(op_operand_type(op, 0)),
                 .to = type_as_shaped(op_result_type(op, 0)),
                 .source = source,
                 .output_shape = &output_shape,
                 .lists = lists};
  reassociation_get(op, &groups);
  if (is_expand)
    mixed_values_get(op, MEMREF_RESHAPE_STATIC_OUTPUT_SHAPE, 1, &output_shape);
  *lists = (ViewLists){0};
  VECTOR_PUSH(&lists->offsets, source->offsets.data[0]);
  for (size_t i = 0; i < reassociation_size(&groups); i++) {
    int64_t first = groups.starts.data[i];
    group.dims = groups.indices.data + first;
    group.count = (size_t)(groups.starts.data[i + 1] - first);
    group.index = i;
    (is_expand ? expand_group : collapse_group)(&group);
  }
  for (int32_t i = 0; group.from->rank == 0 && i < group.to->rank; i++) {
    VECTOR_PUSH(&lists->sizes, number(1));
    VECTOR_PUSH(&lists->strides, number(1));
  }
  VECTOR_FREE(&output_shape);
  reassociation_free(&groups);
}

// --- both -------------------------------------------------------------------

bool view_can_expand(Context *ctx, const Operation *op) {
  if (!op_is(op, &memref_ops[MEMREF_SUBVIEW]))
    return op_is(op, &memref_ops[MEMREF_EXPAND_SHAPE]) ||
           op_is(op, &memref_ops[MEMREF_COLLAPSE_SHAPE]);
  ViewLists lists;
  view_lists_get(op, &lists);
  bool *dropped = dropped_dims(ctx, op, &lists);
  bool is_known = dropped != NULL;
  mem_free(dropped);
  view_lists_free(&lists);
  return is_known;
}

void view_expand(Rewriter *rw, const Operation *view, const Operation *metadata,
                 ViewLists *lists) {
  ViewLists source;
  memref_metadata_lists(rewriter_context(rw), metadata, &source);
  if (op_is(view, &memref_ops[MEMREF_SUBVIEW]))
    expand_subview(rw, view, &source, lists);
  else
    expand_reshape(rw, view, &source, lists);
  view_lists_free(&source);
}
