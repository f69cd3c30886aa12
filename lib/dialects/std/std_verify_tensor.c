// SPDX-License-Identifier: Apache-2.0
// Verifiers and folds of std's operations on vectors and tensors, and of dim.
#include "dialects/common/folds.h"
#include "dialects/common/memory.h"
#include "dialects/std/std.h"
#include "dialects/std/std_internal.h"
#include "dialects/std/std_subview.h"
#include "ir/diagnostics/op_diag.h"

bool std_verify_splat(Context *ctx, const Operation *op) {
  return type_element_or_self(op_result_type(op, 0)) ==
             op_operand_type(op, 0) ||
         op_reject(ctx, op,
                   "operand should be of elemental type of result type");
}

bool std_verify_extract_element(Context *ctx, const Operation *op) {
  const ShapedType *type = type_as_shaped(op_operand_type(op, 0));
  if (op_result_type(op, 0) != type->element)
    return op_reject(
        ctx, op,
        "failed to verify that result type matches element type of "
        "aggregate");
  return type->rank < 0 || type->rank == (int64_t)op->num_operands - 1 ||
         op_reject(ctx, op, "incorrect number of indices for extract_element");
}

bool std_verify_tensor_from_elements(Context *ctx, const Operation *op) {
  const ShapedType *type = type_as_ranked_tensor(op_result_type(op, 0));
  if (!type)
    return op_reject(ctx, op, "expected result type to be a ranked tensor");
  if (type->rank != 1 || type->shape[0] != (int64_t)op->num_operands) {
    op_emit_op_error(ctx, op,
                     "expected result type to be a 1D tensor with %u elements",
                     op->num_operands);
    return false;
  }
  for (unsigned i = 0; i < op->num_operands; i++)
    if (op_operand_type(op, i) != type->element)
      return op_reject(ctx, op,
                       "expected all operands to be of the result's element "
                       "type");
  return true;
}

bool std_verify_tensor_cast(Context *ctx, const Operation *op) {
  const ShapedType *from = type_as_tensor(op_operand_type(op, 0));
  const ShapedType *to = type_as_tensor(op_result_type(op, 0));
  return tensor_types_cast_compatible(from, to) ||
         emit_cast_incompatible(ctx, op);
}

/// Do a tensor and a memref have one shape and element type?
static bool shapes_match(const Type *tensor, const Type *memref) {
  const ShapedType *lhs = type_as_shaped(tensor);
  const ShapedType *rhs = type_as_shaped(memref);
  if (lhs->element != rhs->element || lhs->rank != rhs->rank)
    return false;
  for (int32_t i = 0; i < lhs->rank; i++)
    if (lhs->shape[i] != rhs->shape[i])
      return false;
  return true;
}

bool std_verify_tensor_load(Context *ctx, const Operation *op) {
  return shapes_match(op_result_type(op, 0), op_operand_type(op, 0)) ||
         op_reject(
             ctx, op,
             "failed to verify that result type matches tensor equivalent "
             "of 'memref'");
}

bool std_verify_tensor_store(Context *ctx, const Operation *op) {
  return shapes_match(op_operand_type(op, 0), op_operand_type(op, 1)) ||
         op_reject(ctx, op,
                   "failed to verify that type of 'value' matches tensor "
                   "equivalent of 'memref'");
}

/// Row-major index of the element at constant `indices`, or -1.
static int64_t element_number(const ShapedType *type,
                              const Attribute *const *indices) {
  int64_t number = 0;
  for (int32_t i = 0; i < type->rank; i++) {
    int64_t index;
    if (!indices[i] || !attr_integer_value(indices[i], &index) || index < 0 ||
        index >= type->shape[i])
      return -1;
    number = number * type->shape[i] + index;
  }
  return number;
}

/// The operand of tensor_from_elements, or the element of a constant.
bool std_fold_extract_element(Context *ctx, Operation *op,
                              const Attribute *const *constants,
                              FoldResult *results) {
  const ShapedType *type = type_as_shaped(op_operand_type(op, 0));
  const DenseElementsAttr *dense = attr_as_dense_elements(constants[0]);
  if (dense && dense->storage != DENSE_STRINGS && dense->is_splat) {
    results[0].attr = dense_elements_splat_value(ctx, dense);
    return results[0].attr != NULL;
  }
  int64_t number = type->rank < 0 ? -1 : element_number(type, constants + 1);
  if (number < 0)
    return false;
  Operation *source = value_defining_op(op_operand(op, 0));
  if (source && op_is(source, &std_ops[STD_TENSOR_FROM_ELEMENTS]) &&
      number < source->num_operands) {
    results[0].value = op_operand(source, (unsigned)number);
    return true;
  }
  if (!dense || dense->storage == DENSE_STRINGS ||
      !type_is_int_or_float(type->element))
    return false;
  results[0].attr = dense_elements_at(ctx, dense, number);
  return results[0].attr != NULL;
}

/// Operand of a view with the dynamic size of dimension `dim`.
static Value *view_size(const Operation *view, int64_t dim) {
  const ShapedType *type = type_as_shaped(op_result_type(view, 0));
  unsigned position = 2;
  for (int64_t i = 0; i < dim; i++)
    position += type->shape[i] == DYNAMIC_SIZE;
  return position < view->num_operands ? op_operand(view, position) : NULL;
}

/// As fold_dim; a dynamic size of a view or subview is its operand.
bool std_fold_dim(Context *ctx, Operation *op,
                  const Attribute *const *constants, FoldResult *results) {
  Operation *source = value_defining_op(op_operand(op, 0));
  const ShapedType *type = type_as_shaped(op_operand_type(op, 0));
  int64_t dim;
  if (source && constants[1] && attr_integer_value(constants[1], &dim) &&
      dim >= 0 && dim < type->rank && type->shape[dim] == DYNAMIC_SIZE) {
    results[0].value = NULL;
    if (op_is(source, &std_ops[STD_VIEW]))
      results[0].value = view_size(source, dim);
    else if (op_is(source, &std_ops[STD_SUBVIEW]))
      results[0].value =
          subview_dynamic_entry(source, SUBVIEW_SIZES, (unsigned)dim);
    if (results[0].value)
      return true;
  }
  return fold_dim(ctx, op, constants, results);
}

bool std_fold_memref_cast(Context *ctx, Operation *op,
                          const Attribute *const *constants,
                          FoldResult *results) {
  return fold_cast_to_same_type(ctx, op, constants, results);
}
