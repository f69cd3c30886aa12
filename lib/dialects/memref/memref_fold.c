// SPDX-License-Identifier: Apache-2.0
// Folds of the memref operations. A fold in place gives the operation's own
// result.
#include "dialects/common/memory.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/memref_internal.h"
#include "dialects/memref/memref_views.h"
#include "ir/affine/affine.h"
#include "ir/op_attrs.h"

static bool give_value(FoldResult *results, Value *value) {
  results[0].value = value;
  return true;
}

static bool give_self(const Operation *op, FoldResult *results) {
  if (op->num_results)
    results[0].value = op_result(op, 0);
  return true;
}

/// The operation `code` that defines `value`, or NULL.
static Operation *defined_by(const Value *value, MemrefOp code) {
  Operation *op = value_defining_op(value);
  return op && op_is(op, &memref_ops[code]) ? op : NULL;
}

/// fold_memref_cast_operands, except for operand 0, the value that is stored.
FOLD_HOOK(memref_fold_store) {
  (void)ctx;
  (void)constants;
  const Value *stored = op_operand(op, 0);
  bool changed = false;
  for (unsigned i = 0; i < op->num_operands; i++) {
    Value *source = op_operand(op, i) == stored
                        ? NULL
                        : memref_cast_source(op_operand(op, i));
    if (!source || !type_as_ranked_memref(value_type(source)))
      continue;
    op_set_operand(op, i, source);
    changed = true;
  }
  return changed && give_self(op, results);
}

/// Are sizes equal where both are known?
static bool shapes_agree(const Type *lhs_type, const Type *rhs_type) {
  const ShapedType *lhs = type_as_memref(lhs_type);
  const ShapedType *rhs = type_as_memref(rhs_type);
  if (lhs->rank != rhs->rank)
    return lhs->rank < 0 || rhs->rank < 0;
  for (int32_t i = 0; i < lhs->rank; i++)
    if (lhs->shape[i] != rhs->shape[i] && lhs->shape[i] != DYNAMIC_SIZE &&
        rhs->shape[i] != DYNAMIC_SIZE)
      return false;
  return true;
}

/// copy(cast(x), y) -> copy(x, y), one operand at a time.
FOLD_HOOK(memref_fold_copy) {
  (void)constants;
  (void)results;
  for (unsigned i = 0; i < op->num_operands; i++) {
    Value *source = memref_cast_source(op_operand(op, i));
    if (!source ||
        !memref_cast_forgets(ctx, value_type(source), op_operand_type(op, i)) ||
        !shapes_agree(value_type(source), op_operand_type(op, 1 - i)))
      continue;
    op_set_operand(op, i, source);
    return true;
  }
  return false;
}

/// The dynamic size of dimension `dim`; operand group `group` has all dynamic
/// sizes.
static bool give_dynamic_size(const Operation *op, unsigned group,
                              const ShapedType *type, int64_t dim,
                              FoldResult *results) {
  unsigned first, count, position = 0;
  op_operand_segment(op, group, &first, &count);
  for (int64_t i = 0; i < dim; i++)
    position += type->shape[i] == DYNAMIC_SIZE;
  return position < count &&
         give_value(results, op_operand(op, first + position));
}

/// The size that a subview gives dimension `dim` of its result.
static bool give_subview_size(Context *ctx, const Operation *subview,
                              int64_t dim, FoldResult *results) {
  const ShapedType *source = type_as_shaped(op_operand_type(subview, 0));
  const ShapedType *result = type_as_shaped(op_result_type(subview, 0));
  bool *dropped = mem_alloc((size_t)source->rank + 1);
  MixedValues sizes = {0};
  mixed_values_get(subview, MEMREF_VIEW_STATIC_SIZES, 2, &sizes);
  Value *size = NULL;
  if (subview_dropped_dims(ctx, source, result, &sizes, dropped)) {
    int64_t index = 0;
    for (int32_t i = 0; i < source->rank && !size; i++)
      if (!dropped[i] && index++ == dim)
        size = sizes.data[i].value;
  }
  VECTOR_FREE(&sizes);
  mem_free(dropped);
  return size && give_value(results, size);
}

/// dim of a static dimension -> its size; of a dynamic one of an alloc, view or
/// subview -> its operand. Looks through casts in place.
FOLD_HOOK(memref_fold_dim) {
  const ShapedType *memref = type_as_ranked_memref(op_operand_type(op, 0));
  int64_t dim;
  if (!constants[1] || !attr_integer_value(constants[1], &dim) || !memref ||
      dim < 0 || dim >= memref->rank)
    return false;
  if (memref->shape[dim] != DYNAMIC_SIZE) {
    results[0].attr =
        integer_attr_get_i64(ctx, index_type_get(ctx), memref->shape[dim]);
    return true;
  }
  const Value *source = op_operand(op, 0);
  Operation *alloc = defined_by(source, MEMREF_ALLOC);
  if (!alloc)
    alloc = defined_by(source, MEMREF_ALLOCA);
  if (alloc)
    return give_dynamic_size(alloc, 0, memref, dim, results);
  Operation *view = defined_by(source, MEMREF_VIEW);
  if (view)
    return give_dynamic_size(view, 2, memref, dim, results);
  Operation *subview = defined_by(source, MEMREF_SUBVIEW);
  if (subview)
    return give_subview_size(ctx, subview, dim, results);
  return fold_memref_cast_operands(ctx, op, constants, results);
}

/// assume_alignment(assume_alignment(x, n), n) -> assume_alignment(x, n)
FOLD_HOOK(memref_fold_assume_alignment) {
  (void)ctx;
  (void)constants;
  const Operation *source =
      defined_by(op_operand(op, 0), MEMREF_ASSUME_ALIGNMENT);
  return source && op_prop(source, 0) == op_prop(op, 0) &&
         give_value(results, op_operand(op, 0));
}

/// cast(cast(x)) -> cast(x), if that cast is allowed; cast(x) to the type of x
/// -> x.
FOLD_HOOK(memref_fold_cast) {
  Value *source = memref_cast_source(op_operand(op, 0));
  bool changed = source && type_as_ranked_memref(value_type(source)) &&
                 memref_types_cast_compatible(ctx, value_type(source),
                                              op_result_type(op, 0));
  if (changed) {
    op_set_operand(op, 0, source);
    give_self(op, results);
  }
  return fold_cast_to_same_type(ctx, op, constants, results) || changed;
}

FOLD_HOOK(memref_fold_memory_space_cast) {
  const Operation *source =
      defined_by(op_operand(op, 0), MEMREF_MEMORY_SPACE_CAST);
  if (source) {
    op_set_operand(op, 0, op_operand(source, 0));
    give_self(op, results);
  }
  return fold_cast_to_same_type(ctx, op, constants, results) || source;
}

/// Is it a view from byte 0 on with the source's type?
FOLD_HOOK(memref_fold_view) {
  int64_t shift;
  return constants[1] && attr_integer_value(constants[1], &shift) &&
         shift == 0 &&
         shaped_type_has_static_shape(type_as_shaped(op_result_type(op, 0))) &&
         fold_cast_to_same_type(ctx, op, constants, results);
}

static bool has_static_layout(const ShapedType *memref) {
  const StridedLayoutAttr *layout = attr_as_strided_layout(memref->layout);
  if (!layout)
    return true;
  for (size_t i = 0; i < layout->rank; i++)
    if (layout->strides[i] == DYNAMIC_SIZE)
      return false;
  return layout->offset != DYNAMIC_SIZE;
}

/// Does the subview take all of a subview of the same sizes?
static bool is_whole_subview(const Operation *op, const Operation *source) {
  ViewLists lists, source_lists;
  view_lists_get(op, &lists);
  view_lists_get(source, &source_lists);
  bool is_whole = mixed_values_are(&lists.offsets, 0) &&
                  mixed_values_are(&lists.strides, 1) &&
                  mixed_values_equal(&lists.sizes, &source_lists.sizes);
  view_lists_free(&lists);
  view_lists_free(&source_lists);
  return is_whole;
}

/// Is it a subview of everything, with the type of its source?
FOLD_HOOK(memref_fold_subview) {
  (void)ctx;
  (void)constants;
  const ShapedType *result = type_as_shaped(op_result_type(op, 0));
  if (op_operand_type(op, 0) != op_result_type(op, 0))
    return false;
  const Operation *source = defined_by(op_operand(op, 0), MEMREF_SUBVIEW);
  bool is_whole =
      (shaped_type_has_static_shape(result) && has_static_layout(result)) ||
      (source && is_whole_subview(op, source));
  return is_whole && give_value(results, op_operand(op, 0));
}

/// The value with the same memory as `source`, for users that ignore its
/// metadata.
static Value *source_of_memory(const Value *source) {
  Operation *op = defined_by(source, MEMREF_REINTERPRET_CAST);
  if (!op)
    op = defined_by(source, MEMREF_CAST);
  if (op)
    return op_operand(op, 0);
  op = defined_by(source, MEMREF_SUBVIEW);
  if (!op)
    return NULL;
  MixedValues offsets = {0};
  mixed_values_get(op, MEMREF_VIEW_STATIC_OFFSETS, 1, &offsets);
  bool is_at_start = mixed_values_are(&offsets, 0);
  VECTOR_FREE(&offsets);
  return is_at_start ? op_operand(op, 0) : NULL;
}

/// reinterpret_cast of a reinterpret_cast, a cast, or a subview at 0 -> of its
/// source; without any change -> x.
FOLD_HOOK(memref_fold_reinterpret_cast) {
  Value *source = source_of_memory(op_operand(op, 0));
  if (source) {
    op_set_operand(op, 0, source);
    return give_self(op, results);
  }
  size_t count;
  const int64_t *offsets = op_i64_array(op, MEMREF_VIEW_STATIC_OFFSETS, &count);
  return count > 0 && offsets[0] == 0 &&
         shaped_type_has_static_shape(type_as_shaped(op_result_type(op, 0))) &&
         fold_cast_to_same_type(ctx, op, constants, results);
}

/// Does no group of `groups` have two dynamic sizes of `shape`?
static bool groups_have_one_dynamic(const Reassociation *groups,
                                    const ShapedType *shape) {
  for (size_t i = 0; i < reassociation_size(groups); i++) {
    unsigned count = 0;
    for (int64_t j = groups->starts.data[i]; j < groups->starts.data[i + 1];
         j++)
      count += shape->shape[groups->indices.data[j]] == DYNAMIC_SIZE;
    if (count > 1)
      return false;
  }
  return true;
}

/// Does `op` undo `inverse`? The source of `inverse` has the type of the result
/// of `op`, and dynamic sizes are grouped the same way.
static bool undoes(const Operation *op, const Operation *inverse) {
  const ShapedType *source = type_as_shaped(op_operand_type(inverse, 0));
  const ShapedType *middle = type_as_shaped(op_operand_type(op, 0));
  if (shaped_type_num_dynamic_dims(source) < 2)
    return true;
  Reassociation groups, inverse_groups;
  reassociation_get(op, &groups);
  reassociation_get(inverse, &inverse_groups);
  bool undone =
      reassociations_equal(&groups, &inverse_groups) &&
      (source->rank < middle->rank || groups_have_one_dynamic(&groups, source));
  reassociation_free(&groups);
  reassociation_free(&inverse_groups);
  return undone;
}

/// To the same type -> x; an expansion of a collapse back to its source's type,
/// or the other way round -> x. Follows mlir::foldReshapeOp.
static bool fold_reshape(Operation *op, MemrefOp inverse_code,
                         FoldResult *results) {
  if (op_operand_type(op, 0) == op_result_type(op, 0))
    return give_value(results, op_operand(op, 0));
  const Operation *inverse = defined_by(op_operand(op, 0), inverse_code);
  return inverse && op_operand_type(inverse, 0) == op_result_type(op, 0) &&
         undoes(op, inverse) && give_value(results, op_operand(inverse, 0));
}

FOLD_HOOK(memref_fold_expand_shape) {
  (void)ctx;
  (void)constants;
  return fold_reshape(op, MEMREF_COLLAPSE_SHAPE, results);
}

FOLD_HOOK(memref_fold_collapse_shape) {
  (void)ctx;
  (void)constants;
  return fold_reshape(op, MEMREF_EXPAND_SHAPE, results);
}

/// `inner` followed by `outer`, both permutations of one rank.
static const Attribute *compose_permutations(Context *ctx,
                                             const AffineMap *outer,
                                             const AffineMap *inner) {
  uint32_t rank = outer->num_results;
  const AffineExpr **exprs = mem_alloc((rank + 1) * sizeof *exprs);
  for (uint32_t i = 0; i < rank; i++)
    exprs[i] = inner->results[outer->results[i]->value];
  const AffineMap *map =
      affine_map_get(ctx, inner->num_dims, inner->num_symbols, exprs, rank);
  mem_free(exprs);
  return affine_map_attr_get(ctx, map);
}

/// The identity to the same type -> x; transpose(transpose(x)) -> transpose(x).
FOLD_HOOK(memref_fold_transpose) {
  const AffineMap *map =
      attr_as_affine_map(op_prop(op, MEMREF_TRANSPOSE_PERMUTATION))->value;
  if (affine_map_is_identity(map) &&
      fold_cast_to_same_type(ctx, op, constants, results))
    return true;
  const Operation *source = defined_by(op_operand(op, 0), MEMREF_TRANSPOSE);
  if (!source)
    return false;
  const AffineMap *inner =
      attr_as_affine_map(op_prop(source, MEMREF_TRANSPOSE_PERMUTATION))->value;
  op_set_prop(op, MEMREF_TRANSPOSE_PERMUTATION,
              compose_permutations(ctx, map, inner));
  op_set_operand(op, 0, op_operand(source, 0));
  return give_self(op, results);
}
