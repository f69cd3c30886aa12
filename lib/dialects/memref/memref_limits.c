// SPDX-License-Identifier: Apache-2.0
// Sizes and strides that are too large to compute with. MLIR wraps around, so
// that a stride can become negative and a buffer too small; here it is an error
// as soon as they would be computed with.
#include "dialects/memref/memref_limits.h"

#include "dialects/memref/memref.h"
#include "dialects/memref/memref_views.h"
#include "ir/diagnostics/op_diag.h"

/// Does `number` fit in `bits` bits with a sign, if it is known?
static bool number_fits(int64_t number, unsigned bits) {
  if (number == DYNAMIC_SIZE || bits >= 64)
    return true;
  int64_t limit = INT64_C(1) << (bits - 1);
  return number < limit && number >= -limit;
}

static bool numbers_fit(const int64_t *numbers, size_t count, unsigned bits) {
  for (size_t i = 0; i < count; i++)
    if (!number_fits(numbers[i], bits))
      return false;
  return true;
}

bool memref_sizes_fit(const ShapedType *type, unsigned bits) {
  if (!numbers_fit(type->shape, (size_t)type->rank, bits))
    return false;
  const StridedLayoutAttr *strided = attr_as_strided_layout(type->layout);
  if (strided)
    return numbers_fit(strided->strides, strided->rank, bits) &&
           number_fits(strided->offset, bits);
  int64_t product = 1;
  for (int32_t i = type->rank; i-- > 0 && memref_layout_is_identity(type);) {
    if (type->shape[i] != DYNAMIC_SIZE)
      product = size_multiply(product, type->shape[i]);
    if (product == DYNAMIC_SIZE || !number_fits(product, bits))
      return false;
  }
  return true;
}

bool memref_bytes_fit(const ShapedType *type, uint64_t element_size,
                      unsigned bits) {
  uint64_t bytes = element_size;
  bool overflows = false;
  for (int32_t i = 0; i < type->rank; i++) {
    int64_t size = type->shape[i];
    if (size == 0)
      return true;
    if (size != DYNAMIC_SIZE)
      overflows |= __builtin_mul_overflow(bytes, (uint64_t)size, &bytes);
  }
  return !overflows && bytes < UINT64_C(1) << ((bits < 64 ? bits : 64) - 1);
}

void memref_reject_sizes(Context *ctx, const Operation *op, const Type *type,
                         unsigned bits) {
  Diagnostic *diag = op_emit_op_error(ctx, op, "the sizes or strides of ");
  diag_type(diag, type);
  diag_format(diag, " do not fit in %u bits", bits);
}

// --- operations -------------------------------------------------------------

static const Type *oversized_value_type(const Value *value, unsigned bits) {
  const ShapedType *memref = type_as_ranked_memref(value_type(value));
  return memref && !memref_sizes_fit(memref, bits) ? &memref->base : NULL;
}

/// Computes the stride of dimension `dim` from the source's stride `from`, and
/// adds its share to `*offset`.
static bool subview_dim_fits(const ViewLists *lists, size_t dim, int64_t from,
                             int64_t *offset) {
  int64_t start = mixed_value_constant(&lists->offsets.data[dim]);
  int64_t step = mixed_value_constant(&lists->strides.data[dim]);
  int64_t distance = size_multiply(start, from);
  if (from == DYNAMIC_SIZE || start == DYNAMIC_SIZE)
    *offset = DYNAMIC_SIZE;
  else if (distance == DYNAMIC_SIZE)
    return false;
  if (*offset != DYNAMIC_SIZE) {
    *offset = size_add(*offset, distance);
    if (*offset == DYNAMIC_SIZE)
      return false;
  }
  return from == DYNAMIC_SIZE || step == DYNAMIC_SIZE ||
         size_multiply(step, from) != DYNAMIC_SIZE;
}

static bool subview_fits(const Operation *op, const int64_t *strides,
                         size_t rank, int64_t offset) {
  ViewLists lists;
  view_lists_get(op, &lists);
  bool fits = true;
  for (size_t i = 0; fits && i < rank; i++)
    fits = subview_dim_fits(&lists, i, strides[i], &offset);
  view_lists_free(&lists);
  return fits;
}

/// All strides but the outermost of each group are products of known sizes.
static bool expand_shape_fits(const Operation *op, const int64_t *strides) {
  const ShapedType *to = type_as_shaped(op_result_type(op, 0));
  Reassociation groups;
  reassociation_get(op, &groups);
  bool fits = true;
  for (size_t i = 0; fits && i < reassociation_size(&groups); i++) {
    int64_t stride = strides[i];
    if (stride == DYNAMIC_SIZE)
      continue;
    for (int64_t at = groups.starts.data[i + 1];
         fits && --at > groups.starts.data[i];) {
      int64_t size = to->shape[groups.indices.data[at]];
      if (size != DYNAMIC_SIZE)
        stride = size_multiply(stride, size);
      fits = stride != DYNAMIC_SIZE;
    }
  }
  reassociation_free(&groups);
  return fits;
}

/// Can the strides and the offset of the view that `op` makes be computed?
static bool view_fits(Context *ctx, const Operation *op) {
  bool is_subview = op_is(op, &memref_ops[MEMREF_SUBVIEW]);
  if (!is_subview && !op_is(op, &memref_ops[MEMREF_EXPAND_SHAPE]))
    return true;
  const ShapedType *source = type_as_shaped(op_operand_type(op, 0));
  size_t rank = (size_t)source->rank;
  int64_t *strides = mem_alloc((rank + 1) * sizeof *strides);
  int64_t offset;
  bool fits = !memref_type_strides(ctx, source, strides, &offset) ||
              (is_subview ? subview_fits(op, strides, rank, offset)
                          : expand_shape_fits(op, strides));
  mem_free(strides);
  return fits;
}

bool memref_check_sizes(Context *ctx, const Operation *op) {
  enum { BITS = 64 };
  const Type *oversized = NULL;
  for (uint32_t i = 0; i < op->num_operands && !oversized; i++)
    oversized = oversized_value_type(op_operand(op, i), BITS);
  for (uint32_t i = 0; i < op->num_results && !oversized; i++)
    oversized = oversized_value_type(op_result(op, i), BITS);
  if (!oversized && !view_fits(ctx, op))
    oversized = op_result_type(op, 0);
  if (oversized)
    memref_reject_sizes(ctx, op, oversized, BITS);
  return !oversized;
}
