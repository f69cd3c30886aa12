// SPDX-License-Identifier: Apache-2.0
// Verifiers of constants, of operations with different types, and of casts.
#include "dialects/arith/arith_internal.h"
#include "dialects/common/constraints.h"
#include "ir/diagnostics/op_diag.h"

#include "dialects/common/memory.h"
#include "dialects/func/func.h"
#include "ir/attributes/attribute.h"
#include "ir/verify/verifier.h"

// --- constants --------------------------------------------------------------

bool arith_verify_constant_type(Context *ctx, const Operation *op) {
  const Attribute *value = op_prop(op, CONSTANT_PROP_VALUE);
  const Type *type = attr_type(value) ? attr_type(value) : none_type_get(ctx);
  return type == op_result_type(op, 0) ||
         op_reject(
             ctx, op,
             "failed to verify that all of {value, result} have same type");
}

static bool is_scalable(const ShapedType *vector) {
  for (int32_t i = 0; vector && vector->scalable && i < vector->rank; i++)
    if (vector->scalable[i])
      return true;
  return false;
}

bool arith_verify_constant(Context *ctx, const Operation *op) {
  const Attribute *value = op_prop(op, CONSTANT_PROP_VALUE);
  const Type *type = op_result_type(op, 0);
  const IntegerType *integer = type_as_integer(type);
  if (integer && integer->signedness != SIGNLESS)
    return op_reject(ctx, op, "integer return type must be signless");
  if (!arith_is_constant(value, type))
    return op_reject(ctx, op,
                     "value must be an integer, float, or elements attribute");
  const DenseElementsAttr *dense = attr_as_dense_elements(value);
  if (is_scalable(type_as_vector(type)) && !(dense && dense->is_splat))
    return op_reject(
        ctx, op,
        "intializing scalable vectors with elements attribute is not "
        "supported unless it's a vector splat");
  return true;
}

// --- several types ----------------------------------------------------------

bool arith_verify_addui_extended(Context *ctx, const Operation *op) {
  const Type *type = op_operand_type(op, 0);
  return (op_operand_type(op, 1) == type && op_result_type(op, 0) == type) ||
         op_reject(
             ctx, op,
             "failed to verify that all of {lhs, rhs, sum} have same type");
}

bool arith_verify_mul_extended(Context *ctx, const Operation *op) {
  const Type *type = op_operand_type(op, 0);
  return (op_operand_type(op, 1) == type && op_result_type(op, 0) == type &&
          op_result_type(op, 1) == type) ||
         op_reject(
             ctx, op,
             "failed to verify that all of {lhs, rhs, low, high} have same "
             "type");
}

/// The condition is a scalar, or has the values' shape.
static bool condition_fits(const Type *condition, const Type *type) {
  if (type_is_integer_of_width(condition, 1))
    return true;
  const ShapedType *lhs = type_as_shaped(condition);
  const ShapedType *rhs = type_as_shaped(type);
  if (!lhs || !rhs || lhs->rank != rhs->rank)
    return false;
  for (int32_t i = 0; i < lhs->rank; i++)
    if (lhs->shape[i] != rhs->shape[i])
      return false;
  return true;
}

bool arith_verify_select_types(Context *ctx, const Operation *op) {
  const Type *type = op_result_type(op, 0);
  if (op_operand_type(op, 1) != type || op_operand_type(op, 2) != type)
    return op_reject(ctx, op,
                     "failed to verify that all of {true_value, false_value, "
                     "result} have same type");
  return condition_fits(op_operand_type(op, 0), type) ||
         op_reject(ctx, op,
                   "failed to verify that condition is signless i1 or has "
                   "matching shape");
}

// --- casts ------------------------------------------------------------------

/// Ranked tensors must have one shape. Other types count as rank 0.
static bool tensor_dims_agree(const Type *from, const Type *to) {
  const ShapedType *lhs = type_as_tensor(from);
  const ShapedType *rhs = type_as_tensor(to);
  int32_t rank = lhs ? lhs->rank : 0;
  if (rank < 0 || rank != (rhs ? rhs->rank : 0))
    return false;
  for (int32_t i = 0; i < rank; i++)
    if (lhs->shape[i] != rhs->shape[i])
      return false;
  return true;
}

bool arith_verify_cast_dims(Context *ctx, const Operation *op) {
  return tensor_dims_agree(op_operand_type(op, 0), op_result_type(op, 0)) ||
         op_reject(
             ctx, op,
             "failed to verify that input and output have the same tensor "
             "dimensions");
}

static const Attribute *tensor_encoding(const Type *type) {
  const ShapedType *tensor = type_as_ranked_tensor(type);
  return tensor ? tensor->layout : NULL;
}

typedef bool CastRule(const Type *from, const Type *to);

/// Applies `rule` to the elements; shapes were compared before.
static bool types_fit(const Type *from, const Type *to, CastRule *rule) {
  return tensor_encoding(from) == tensor_encoding(to) &&
         rule(type_element_or_self(from), type_element_or_self(to));
}

/// Casts are elementwise too, but CastOpInterface is checked first.
static bool verify_cast(Context *ctx, const Operation *op, CastRule *rule) {
  return types_fit(op_operand_type(op, 0), op_result_type(op, 0), rule)
             ? op_verify_elementwise(ctx, op)
             : emit_cast_incompatible(ctx, op);
}

static bool is_wider(const Type *from, const Type *to) {
  return type_bit_width(from) < type_bit_width(to);
}

static bool is_narrower(const Type *from, const Type *to) {
  return type_bit_width(from) > type_bit_width(to);
}

static bool has_same_width(const Type *from, const Type *to) {
  return type_bit_width(from) == type_bit_width(to);
}

static bool is_any(const Type *from, const Type *to) {
  (void)from;
  (void)to;
  return true;
}

static bool is_index_and_int(const Type *from, const Type *to) {
  return type_is_index(from) != type_is_index(to);
}

bool arith_verify_extui(Context *ctx, const Operation *op) {
  return verify_cast(ctx, op, is_wider);
}

bool arith_verify_extsi(Context *ctx, const Operation *op) {
  return verify_cast(ctx, op, is_wider);
}

bool arith_verify_extf(Context *ctx, const Operation *op) {
  return verify_cast(ctx, op, is_wider);
}

bool arith_verify_trunci(Context *ctx, const Operation *op) {
  return verify_cast(ctx, op, is_narrower);
}

bool arith_verify_truncf(Context *ctx, const Operation *op) {
  return verify_cast(ctx, op, is_narrower);
}

bool arith_verify_itofp(Context *ctx, const Operation *op) {
  return verify_cast(ctx, op, is_any);
}

bool arith_verify_fptoi(Context *ctx, const Operation *op) {
  return verify_cast(ctx, op, is_any);
}

bool arith_verify_index_cast(Context *ctx, const Operation *op) {
  return verify_cast(ctx, op, is_index_and_int);
}

bool arith_verify_bitcast(Context *ctx, const Operation *op) {
  return verify_cast(ctx, op, has_same_width);
}

/// Both are scalars, or have one shape.
static bool types_are_one_shape(const Type *from, const Type *to) {
  const ShapedType *lhs = type_as_shaped(from);
  const ShapedType *rhs = type_as_shaped(to);
  if (!lhs || !rhs)
    return !lhs && !rhs;
  return lhs->base.kind == rhs->base.kind && condition_fits(from, to);
}

static bool verify_scaling(Context *ctx, const Operation *op, CastRule *rule) {
  const Type *from = op_operand_type(op, 0);
  const Type *to = op_result_type(op, 0);
  if (types_are_one_shape(from, to) && types_fit(from, to, rule))
    return op_verify_elementwise(ctx, op);
  Diagnostic *diag = op_emit_op_error(ctx, op, "operand types ");
  diag_type(diag, from);
  diag_text(diag, ", ");
  diag_type(diag, op_operand_type(op, 1));
  diag_text(diag, " and result type ");
  diag_type(diag, to);
  diag_text(diag, " are cast incompatible");
  return false;
}

bool arith_verify_scaling_extf(Context *ctx, const Operation *op) {
  return verify_scaling(ctx, op, is_wider);
}

bool arith_verify_scaling_truncf(Context *ctx, const Operation *op) {
  return verify_scaling(ctx, op, is_narrower);
}
