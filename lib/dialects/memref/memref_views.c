// SPDX-License-Identifier: Apache-2.0
// Lists of numbers and values, groups of dimensions, types of views.
#include "dialects/memref/memref_views.h"

#include <stdlib.h>
#include <string.h>

#include "dialects/memref/memref.h"
#include "ir/affine/affine.h"
#include "ir/interfaces/fold.h"
#include "ir/op_attrs.h"

// --- lists ------------------------------------------------------------------

const int64_t *op_i64_array(const Operation *op, unsigned prop, size_t *count) {
  const DenseArrayAttr *array = attr_as_dense_array(op_prop(op, prop));
  *count = array ? array->size : 0;
  return array ? array->data : NULL;
}

void mixed_values_get(const Operation *op, unsigned prop, unsigned group,
                      MixedValues *values) {
  size_t size;
  unsigned next, count;
  const int64_t *numbers = op_i64_array(op, prop, &size);
  op_operand_segment(op, group, &next, &count);
  for (size_t i = 0; i < size; i++) {
    MixedValue mixed = {.number = numbers[i]};
    if (mixed.number == DYNAMIC_SIZE && count > 0) {
      mixed.value = op_operand(op, next++);
      count--;
    }
    VECTOR_PUSH(values, mixed);
  }
}

int64_t mixed_value_constant(const MixedValue *mixed) {
  if (!mixed->value)
    return mixed->number;
  const Attribute *attr = value_constant(mixed->value);
  int64_t number;
  return attr && attr_integer_value(attr, &number) ? number : DYNAMIC_SIZE;
}

bool mixed_values_equal(const MixedValues *lhs, const MixedValues *rhs) {
  if (lhs->size != rhs->size)
    return false;
  for (size_t i = 0; i < lhs->size; i++)
    if (lhs->data[i].value != rhs->data[i].value ||
        lhs->data[i].number != rhs->data[i].number)
      return false;
  return true;
}

bool mixed_values_are(const MixedValues *values, int64_t number) {
  for (size_t i = 0; i < values->size; i++)
    if (mixed_value_constant(&values->data[i]) != number)
      return false;
  return true;
}

void view_lists_get(const Operation *op, ViewLists *lists) {
  *lists = (ViewLists){0};
  mixed_values_get(op, MEMREF_VIEW_STATIC_OFFSETS, 1, &lists->offsets);
  mixed_values_get(op, MEMREF_VIEW_STATIC_SIZES, 2, &lists->sizes);
  mixed_values_get(op, MEMREF_VIEW_STATIC_STRIDES, 3, &lists->strides);
}

void view_lists_free(ViewLists *lists) {
  VECTOR_FREE(&lists->offsets);
  VECTOR_FREE(&lists->sizes);
  VECTOR_FREE(&lists->strides);
}

// --- subview ----------------------------------------------------------------

const Type *subview_type(Context *ctx, const ShapedType *source,
                         const int64_t *offsets, const int64_t *sizes,
                         const int64_t *strides) {
  size_t rank = (size_t)source->rank;
  int64_t *result = mem_alloc((rank + 1) * sizeof *result);
  int64_t offset;
  const Type *type = NULL;
  if (memref_type_strides(ctx, source, result, &offset)) {
    for (size_t i = 0; i < rank; i++) {
      offset = size_add(offset, size_multiply(offsets[i], result[i]));
      result[i] = size_multiply(result[i], strides[i]);
    }
    type = memref_type_get(ctx, sizes, rank, source->element,
                           strided_layout_attr_get(ctx, offset, result, rank),
                           source->memory_space);
  }
  mem_free(result);
  return type;
}

/// Index of the last element along `size` entries, or the nearest number that
/// can be represented.
static int64_t last_position(int64_t offset, int64_t size, int64_t stride) {
  int64_t span, last;
  if (__builtin_mul_overflow(size - 1, stride, &span))
    return stride < 0 ? INT64_MIN : INT64_MAX;
  if (__builtin_add_overflow(offset, span, &last))
    return span < 0 ? INT64_MIN : INT64_MAX;
  return last;
}

BoundsError subview_bounds(const ShapedType *source, const int64_t *offsets,
                           const int64_t *sizes, const int64_t *strides,
                           int32_t *dim, int64_t *value) {
  for (*dim = 0; *dim < source->rank; ++*dim) {
    int32_t i = *dim;
    int64_t bound = source->shape[i];
    *value = offsets[i];
    if (bound == DYNAMIC_SIZE || offsets[i] == DYNAMIC_SIZE)
      continue;
    if (offsets[i] >= bound)
      return BOUNDS_OFFSET;
    if (sizes[i] == DYNAMIC_SIZE || strides[i] == DYNAMIC_SIZE)
      continue;
    *value = last_position(offsets[i], sizes[i], strides[i]);
    if (*value >= bound)
      return BOUNDS_END;
  }
  return BOUNDS_HOLD;
}

static int compare_sizes(const void *lhs, const void *rhs) {
  int64_t left = *(const int64_t *)lhs, right = *(const int64_t *)rhs;
  return (left > right) - (left < right);
}

/// Index of the first of the `count` sorted `sizes` that is not below `size`.
static size_t lower_bound(const int64_t *sizes, size_t count, int64_t size) {
  size_t low = 0;
  while (low < count) {
    size_t middle = low + (count - low) / 2;
    if (sizes[middle] < size)
      low = middle + 1;
    else
      count = middle;
  }
  return low;
}

static size_t count_equal(const int64_t *sizes, size_t count, int64_t size) {
  size_t first = lower_bound(sizes, count, size);
  return size == INT64_MAX ? count - first
                           : lower_bound(sizes, count, size + 1) - first;
}

/// Decides by strides which of the dimensions of size 1 in `dropped` are really
/// dropped. Several dimensions may have one stride; as many of them are dropped
/// as `reduced` has fewer. `original` and `sorted` have `rank` strides.
static bool drop_by_strides(const int64_t *original, int64_t *sorted,
                            size_t rank, int64_t *reduced, size_t reduced_rank,
                            bool *dropped) {
  memcpy(sorted, original, rank * sizeof *sorted);
  qsort(sorted, rank, sizeof *sorted, compare_sizes);
  qsort(reduced, reduced_rank, sizeof *reduced, compare_sizes);
  // How many of each stride are dropped, at the stride's first index in
  // `sorted`.
  size_t *gone = mem_alloc((rank + 1) * sizeof *gone);
  memset(gone, 0, (rank + 1) * sizeof *gone);
  bool ok = true;
  for (size_t i = 0; ok && i < rank; i++) {
    if (!dropped[i])
      continue;
    size_t place = lower_bound(sorted, rank, original[i]);
    size_t left = count_equal(sorted, rank, original[i]) - gone[place];
    size_t wanted = count_equal(reduced, reduced_rank, original[i]);
    ok = left >= wanted;
    dropped[i] = left > wanted;
    gone[place] += dropped[i];
  }
  mem_free(gone);
  return ok;
}

static size_t count_true(const bool *flags, size_t count) {
  size_t sum = 0;
  for (size_t i = 0; i < count; i++)
    sum += flags[i];
  return sum;
}

bool subview_dropped_dims(Context *ctx, const ShapedType *original,
                          const ShapedType *reduced, const MixedValues *sizes,
                          bool *dropped) {
  size_t rank = (size_t)original->rank, reduced_rank = (size_t)reduced->rank;
  for (size_t i = 0; i < rank; i++)
    dropped[i] = rank != reduced_rank && i < sizes->size &&
                 !sizes->data[i].value && sizes->data[i].number == 1;
  if (rank == reduced_rank || count_true(dropped, rank) + reduced_rank == rank)
    return true;
  int64_t *strides = mem_alloc((2 * rank + reduced_rank + 1) * sizeof *strides);
  int64_t *reduced_strides = strides + 2 * rank;
  int64_t offset;
  bool ok = memref_type_strides(ctx, original, strides, &offset) &&
            memref_type_strides(ctx, reduced, reduced_strides, &offset) &&
            drop_by_strides(strides, strides + rank, rank, reduced_strides,
                            reduced_rank, dropped) &&
            count_true(dropped, rank) + reduced_rank == rank;
  mem_free(strides);
  return ok;
}

bool memref_layout_is_identity(const ShapedType *memref) {
  const StridedLayoutAttr *layout = attr_as_strided_layout(memref->layout);
  return !memref->layout || (layout && layout->rank == 1 &&
                             layout->strides[0] == 1 && layout->offset == 0);
}

// --- groups of dimensions ---------------------------------------------------

void reassociation_init(Reassociation *groups) {
  *groups = (Reassociation){0};
  VECTOR_RESERVE(&groups->indices, 1); // So that there is an address.
  VECTOR_PUSH(&groups->starts, 0);
}

void reassociation_end_group(Reassociation *groups) {
  VECTOR_PUSH(&groups->starts, (int64_t)groups->indices.size);
}

void reassociation_get(const Operation *op, Reassociation *groups) {
  reassociation_init(groups);
  const ArrayAttr *array =
      attr_as_array(op_prop(op, MEMREF_RESHAPE_REASSOCIATION));
  for (size_t i = 0; array && i < array->size; i++) {
    const ArrayAttr *group = attr_as_array(array->elements[i]);
    for (size_t j = 0; group && j < group->size; j++) {
      int64_t index = 0;
      attr_integer_value(group->elements[j], &index);
      VECTOR_PUSH(&groups->indices, index);
    }
    reassociation_end_group(groups);
  }
}

void reassociation_free(Reassociation *groups) {
  VECTOR_FREE(&groups->indices);
  VECTOR_FREE(&groups->starts);
}

static bool sizes_equal(const Sizes *lhs, const Sizes *rhs) {
  return lhs->size == rhs->size &&
         memcmp(lhs->data, rhs->data, lhs->size * sizeof *lhs->data) == 0;
}

bool reassociations_equal(const Reassociation *lhs, const Reassociation *rhs) {
  return sizes_equal(&lhs->indices, &rhs->indices) &&
         sizes_equal(&lhs->starts, &rhs->starts);
}

const Attribute *reassociation_attr(Context *ctx, const Reassociation *groups) {
  VECTOR(const Attribute *) attrs = {0};
  for (size_t i = 0; i < reassociation_size(groups); i++) {
    const int64_t *starts = groups->starts.data + i;
    VECTOR_PUSH(&attrs,
                i64_array_attr_get(ctx, groups->indices.data + starts[0],
                                   (size_t)(starts[1] - starts[0])));
  }
  const Attribute *attr = array_attr_get(ctx, attrs.data, attrs.size);
  VECTOR_FREE(&attrs);
  return attr;
}

/// Computes the strides of the expanded dimensions: from the right, the stride
/// of the group's dimension times the sizes to the right within the group.
static void expand_strides(const int64_t *source, const int64_t *shape,
                           size_t rank, const Reassociation *groups,
                           int64_t *strides) {
  size_t at = rank;
  for (size_t group = reassociation_size(groups); group-- > 0;) {
    const int64_t *starts = groups->starts.data + group;
    int64_t stride = source[group];
    for (int64_t i = starts[0]; i < starts[1] && at > 0; i++) {
      strides[--at] = stride;
      stride = size_multiply(stride, shape[at]);
    }
  }
  while (at > 0)
    strides[--at] = 1;
}

const Type *expanded_type(Context *ctx, const ShapedType *source,
                          const int64_t *shape, size_t rank,
                          const Reassociation *groups) {
  if (memref_layout_is_identity(source))
    return memref_type_get(ctx, shape, rank, source->element, NULL,
                           source->memory_space);
  size_t source_rank = (size_t)source->rank;
  int64_t *strides = mem_alloc((rank + source_rank + 1) * sizeof *strides);
  int64_t offset;
  const Type *type = NULL;
  if (memref_type_strides(ctx, source, strides + rank, &offset)) {
    expand_strides(strides + rank, shape, rank, groups, strides);
    type = memref_type_get(ctx, shape, rank, source->element,
                           strided_layout_attr_get(ctx, offset, strides, rank),
                           source->memory_space);
  }
  mem_free(strides);
  return type;
}

/// The stride of a group is that of its last dimension whose size is not 1.
/// Unknown if that size may be 1 and there are others.
static int64_t group_stride(const ShapedType *source, const int64_t *strides,
                            const int64_t *group, size_t size) {
  while (size > 1 && source->shape[group[size - 1]] == 1)
    size--;
  int64_t last = group[size - 1];
  return source->shape[last] != DYNAMIC_SIZE || size == 1 ? strides[last]
                                                          : DYNAMIC_SIZE;
}

/// Is the group contiguous as far as is known?
static bool group_is_contiguous(const ShapedType *source,
                                const int64_t *strides, const int64_t *group,
                                size_t size, int64_t stride) {
  for (size_t i = size; i-- > 1;) {
    int64_t index = group[i];
    stride = size_multiply(stride, source->shape[index]);
    if (source->shape[index - 1] == 1)
      continue;
    int64_t outer = strides[index - 1];
    if (stride != DYNAMIC_SIZE && outer != DYNAMIC_SIZE && stride != outer)
      return false;
  }
  return true;
}

static bool collapse_strides(const ShapedType *source, const int64_t *strides,
                             const Reassociation *groups, int64_t *result) {
  for (size_t i = 0; i < reassociation_size(groups); i++) {
    const int64_t *starts = groups->starts.data + i;
    const int64_t *group = groups->indices.data + starts[0];
    size_t size = (size_t)(starts[1] - starts[0]);
    if (size == 0)
      return false;
    result[i] = group_stride(source, strides, group, size);
    if (!group_is_contiguous(source, strides, group, size, result[i]))
      return false;
  }
  return true;
}

static void collapse_shape(const ShapedType *source,
                           const Reassociation *groups, int64_t *shape) {
  for (size_t i = 0; i < reassociation_size(groups); i++) {
    shape[i] = 1;
    for (int64_t j = groups->starts.data[i]; j < groups->starts.data[i + 1];
         j++)
      shape[i] =
          size_multiply(shape[i], source->shape[groups->indices.data[j]]);
  }
}

const Type *collapsed_type(Context *ctx, const ShapedType *source,
                           const int64_t *shape, const Reassociation *groups) {
  size_t rank = reassociation_size(groups);
  size_t source_rank = (size_t)source->rank;
  int64_t *strides = mem_alloc((source_rank + 2 * rank + 1) * sizeof *strides);
  int64_t *result = strides + source_rank, *computed = result + rank;
  int64_t offset;
  const Type *type = NULL;
  if (!shape)
    collapse_shape(source, groups, computed);
  if (memref_layout_is_identity(source))
    type = memref_type_get(ctx, shape ? shape : computed, rank, source->element,
                           NULL, source->memory_space);
  else if (memref_type_strides(ctx, source, strides, &offset) &&
           collapse_strides(source, strides, groups, result))
    type = memref_type_get(ctx, shape ? shape : computed, rank, source->element,
                           strided_layout_attr_get(ctx, offset, result, rank),
                           source->memory_space);
  mem_free(strides);
  return type;
}

// --- transpose --------------------------------------------------------------

bool affine_map_is_permutation(const AffineMap *map) {
  if (map->num_dims != map->num_results || map->num_symbols)
    return false;
  bool *seen = mem_alloc((size_t)map->num_dims + 1);
  memset(seen, 0, (size_t)map->num_dims + 1);
  bool ok = true;
  for (uint32_t i = 0; ok && i < map->num_results; i++) {
    const AffineExpr *expr = map->results[i];
    ok = expr->kind == AFFINE_DIM && !seen[expr->value];
    if (ok)
      seen[expr->value] = true;
  }
  mem_free(seen);
  return ok;
}

const Type *transposed_type(Context *ctx, const ShapedType *source,
                            const AffineMap *map) {
  size_t rank = (size_t)source->rank;
  int64_t *strides = mem_alloc((3 * rank + 1) * sizeof *strides);
  int64_t *result = strides + rank, *shape = result + rank;
  int64_t offset;
  const Type *type = NULL;
  if (memref_type_strides(ctx, source, strides, &offset)) {
    for (size_t i = 0; i < rank; i++) {
      shape[i] = source->shape[map->results[i]->value];
      result[i] = strides[map->results[i]->value];
    }
    type = memref_type_get(ctx, shape, rank, source->element,
                           strided_layout_attr_get(ctx, offset, result, rank),
                           source->memory_space);
  }
  mem_free(strides);
  return type;
}
