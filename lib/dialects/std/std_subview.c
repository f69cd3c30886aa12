// SPDX-License-Identifier: Apache-2.0
// subview and subtensor: lists, inferred type, verifiers.
#include "dialects/std/std_subview.h"

#include "dialects/std/std.h"
#include "dialects/std/std_internal.h"
#include "ir/affine/affine.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"
#include "support/memory.h"

static const ArrayAttr *static_list(const Operation *op, SubviewList list) {
  return attr_as_array(
      op_prop(op, STD_SUBVIEW_STATIC_OFFSETS + (unsigned)list));
}

int64_t subview_static_entry(const Operation *op, SubviewList list,
                             unsigned index) {
  int64_t value = DYNAMIC_SIZE;
  attr_integer_value(static_list(op, list)->elements[index], &value);
  if (list == SUBVIEW_SIZES && value == STD_DYNAMIC_SUBVIEW_SIZE)
    return DYNAMIC_SIZE;
  return value;
}

Value *subview_dynamic_entry(const Operation *op, SubviewList list,
                             unsigned index) {
  if (subview_static_entry(op, list, index) != DYNAMIC_SIZE)
    return NULL;
  unsigned first, count, position = 0;
  op_operand_segment(op, 1 + (unsigned)list, &first, &count);
  for (unsigned i = 0; i < index; i++)
    position += subview_static_entry(op, list, i) == DYNAMIC_SIZE;
  return position < count ? op_operand(op, first + position) : NULL;
}

static int64_t multiply(int64_t lhs, int64_t rhs) {
  return lhs == DYNAMIC_SIZE || rhs == DYNAMIC_SIZE
             ? DYNAMIC_SIZE
             : (int64_t)((uint64_t)lhs * (uint64_t)rhs);
}

static int64_t add(int64_t lhs, int64_t rhs) {
  return lhs == DYNAMIC_SIZE || rhs == DYNAMIC_SIZE
             ? DYNAMIC_SIZE
             : (int64_t)((uint64_t)lhs + (uint64_t)rhs);
}

const Type *subview_infer_type(Context *ctx, const Operation *op) {
  const ShapedType *source = type_as_ranked_memref(op_operand_type(op, 0));
  size_t rank = (size_t)source->rank;
  int64_t *strides = mem_alloc((2 * rank + 1) * sizeof *strides);
  int64_t *sizes = strides + rank;
  int64_t offset;
  const Type *type = NULL;
  if (memref_type_strides(ctx, source, strides, &offset)) {
    for (unsigned i = 0; i < rank; i++) {
      sizes[i] = subview_static_entry(op, SUBVIEW_SIZES, i);
      offset =
          add(offset, multiply(subview_static_entry(op, SUBVIEW_OFFSETS, i),
                               strides[i]));
      strides[i] =
          multiply(strides[i], subview_static_entry(op, SUBVIEW_STRIDES, i));
    }
    const AffineMap *map = affine_strided_map_get(ctx, strides, rank, offset);
    type = memref_type_get(ctx, sizes, rank, source->element,
                           affine_map_attr_get(ctx, map), source->memory_space);
  }
  mem_free(strides);
  return type;
}

static const char *const list_names[] = {"offset", "size", "stride"};

static bool verify_list(Context *ctx, const Operation *op, SubviewList list,
                        unsigned rank) {
  if (static_list(op, list)->size != rank) {
    op_emit_error(ctx, op, "expected %u %s values", rank, list_names[list]);
    return false;
  }
  unsigned first, count, num_dynamic = 0;
  op_operand_segment(op, 1 + (unsigned)list, &first, &count);
  for (unsigned i = 0; i < rank; i++)
    num_dynamic += subview_static_entry(op, list, i) == DYNAMIC_SIZE;
  if (count == num_dynamic)
    return true;
  op_emit_error(ctx, op, "expected %u dynamic %s values", num_dynamic,
                list_names[list]);
  return false;
}

static bool verify_lists(Context *ctx, const Operation *op, int32_t rank) {
  return verify_list(ctx, op, SUBVIEW_OFFSETS, (unsigned)rank) &&
         verify_list(ctx, op, SUBVIEW_SIZES, (unsigned)rank) &&
         verify_list(ctx, op, SUBVIEW_STRIDES, (unsigned)rank);
}

/// Are shape, element and strides equal, however the layouts are written?
static bool types_mean_same(Context *ctx, const ShapedType *lhs,
                            const ShapedType *rhs) {
  if (lhs->rank != rhs->rank || lhs->element != rhs->element)
    return false;
  size_t rank = (size_t)lhs->rank;
  int64_t *strides = mem_alloc((2 * rank + 1) * sizeof *strides);
  int64_t left, right;
  bool same = memcmp(lhs->shape, rhs->shape, rank * sizeof *lhs->shape) == 0 &&
              memref_type_strides(ctx, lhs, strides, &left) &&
              memref_type_strides(ctx, rhs, strides + rank, &right) &&
              left == right &&
              memcmp(strides, strides + rank, rank * sizeof *strides) == 0;
  mem_free(strides);
  return same;
}

bool std_verify_subview(Context *ctx, const Operation *op) {
  const Type *base = op_operand_type(op, 0);
  const Type *result = op_result_type(op, 0);
  if (type_as_shaped(base)->memory_space !=
      type_as_shaped(result)->memory_space) {
    Diagnostic *diag = op_emit_error(
        ctx, op, "different memory spaces specified for base memref type ");
    diag_type(diag, base);
    diag_text(diag, " and subview memref type ");
    diag_type(diag, result);
    return false;
  }
  if (!verify_lists(ctx, op, type_as_shaped(base)->rank))
    return false;
  const Type *expected = subview_infer_type(ctx, op);
  if (!expected) {
    Diagnostic *diag = op_emit_error(ctx, op, "base type ");
    diag_type(diag, base);
    diag_text(diag, " is not strided");
    return false;
  }
  if (types_mean_same(ctx, type_as_shaped(result), type_as_shaped(expected)))
    return true;
  Diagnostic *diag = op_emit_error(ctx, op, "expected result type to be ");
  diag_type(diag, expected);
  return false;
}

bool std_verify_subtensor(Context *ctx, const Operation *op) {
  const ShapedType *source = type_as_ranked_tensor(op_operand_type(op, 0));
  const ShapedType *result = type_as_ranked_tensor(op_result_type(op, 0));
  if (!verify_lists(ctx, op, source->rank))
    return false;
  bool agrees = result && result->rank == source->rank &&
                result->element == source->element;
  for (unsigned i = 0; agrees && i < (unsigned)source->rank; i++)
    agrees = result->shape[i] == subview_static_entry(op, SUBVIEW_SIZES, i);
  if (!agrees)
    op_emit_error(ctx, op, "expected result type to have the sizes given");
  return agrees;
}
