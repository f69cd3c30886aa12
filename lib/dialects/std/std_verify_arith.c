// SPDX-License-Identifier: Apache-2.0
// Verifiers of std's arithmetic, casts, comparisons and constants.
#include "dialects/common/constraints.h"
#include "dialects/common/memory.h"
#include "dialects/func/func.h"
#include "dialects/std/std.h"
#include "dialects/std/std_internal.h"
#include "ir/definitions/prop_def.h"
#include "ir/diagnostics/op_diag.h"

bool std_verify_create_complex(Context *ctx, const Operation *op) {
  const ComplexType *complex = type_as_complex(op_result_type(op, 0));
  if (op_operand_type(op, 0) == complex->element &&
      op_operand_type(op, 1) == complex->element)
    return true;
  return op_reject(ctx, op,
                   "failed to verify that complex element type matches real "
                   "and imaginary operand types");
}

bool std_verify_complex_part(Context *ctx, const Operation *op) {
  const ComplexType *complex = type_as_complex(op_operand_type(op, 0));
  if (op_result_type(op, 0) == complex->element)
    return true;
  return op_reject(ctx, op,
                   "failed to verify that complex element type matches "
                   "result type");
}

/// Are both scalars, or both vectors (or tensors) of one shape? Then they
/// become their elements.
static bool cast_elements(const Type **from, const Type **to) {
  const ShapedType *lhs = type_as_shaped(*from);
  const ShapedType *rhs = type_as_shaped(*to);
  if (!lhs && !rhs)
    return true;
  if (!lhs || !rhs || lhs->base.kind != rhs->base.kind ||
      lhs->rank != rhs->rank)
    return false;
  for (int32_t i = 0; i < lhs->rank; i++)
    if (lhs->shape[i] != rhs->shape[i])
      return false;
  *from = lhs->element;
  *to = rhs->element;
  return true;
}

typedef bool CastRule(const Type *from, const Type *to);

static bool verify_cast(Context *ctx, const Operation *op, CastRule *rule) {
  const Type *from = op_operand_type(op, 0);
  const Type *to = op_result_type(op, 0);
  return (cast_elements(&from, &to) && rule(from, to)) ||
         emit_cast_incompatible(ctx, op);
}

static bool is_wider_float(const Type *from, const Type *to) {
  return type_as_float(from) && type_as_float(to) &&
         type_bit_width(from) < type_bit_width(to);
}

static bool is_narrower_float(const Type *from, const Type *to) {
  return is_wider_float(to, from);
}

static bool is_float_to_int(const Type *from, const Type *to) {
  return type_as_float(from) && type_is_signless_integer(to);
}

static bool is_int_to_float(const Type *from, const Type *to) {
  return is_float_to_int(to, from);
}

static bool is_index_and_int(const Type *from, const Type *to) {
  return (type_is_index(from) && type_is_signless_integer(to)) ||
         (type_is_signless_integer(from) && type_is_index(to));
}

bool std_verify_fpext(Context *ctx, const Operation *op) {
  return verify_cast(ctx, op, is_wider_float);
}

bool std_verify_fptrunc(Context *ctx, const Operation *op) {
  return verify_cast(ctx, op, is_narrower_float);
}

bool std_verify_fp_to_int(Context *ctx, const Operation *op) {
  return verify_cast(ctx, op, is_float_to_int);
}

bool std_verify_int_to_fp(Context *ctx, const Operation *op) {
  return verify_cast(ctx, op, is_int_to_float);
}

bool std_verify_index_cast(Context *ctx, const Operation *op) {
  return verify_cast(ctx, op, is_index_and_int);
}

static bool reject_index(Context *ctx, const Operation *op, const Type *type,
                         const char *what) {
  if (!type_is_index(type))
    return true;
  Diagnostic *diag = op_emit_error(ctx, op, "%s", "");
  diag_type(diag, type);
  diag_format(diag, " is not a valid %s type", what);
  return false;
}

/// `wide` must be wider than `narrow`; the words are for the error.
static bool verify_wider(Context *ctx, const Operation *op, const Type *wide,
                         const char *wide_name, const Type *narrow,
                         const char *narrow_name) {
  if (type_bit_width(type_element_or_self(wide)) >
      type_bit_width(type_element_or_self(narrow)))
    return true;
  Diagnostic *diag = op_emit_error(ctx, op, "%s type ", wide_name);
  diag_type(diag, wide);
  diag_format(diag, " must be wider than %s type ", narrow_name);
  diag_type(diag, narrow);
  return false;
}

static bool verify_no_index(Context *ctx, const Operation *op) {
  return reject_index(ctx, op, type_element_or_self(op_operand_type(op, 0)),
                      "operand") &&
         reject_index(ctx, op, type_element_or_self(op_result_type(op, 0)),
                      "result");
}

bool std_verify_exti(Context *ctx, const Operation *op) {
  return verify_no_index(ctx, op) &&
         verify_wider(ctx, op, op_result_type(op, 0), "result",
                      op_operand_type(op, 0), "operand");
}

bool std_verify_trunci(Context *ctx, const Operation *op) {
  return verify_no_index(ctx, op) &&
         verify_wider(ctx, op, op_operand_type(op, 0), "operand",
                      op_result_type(op, 0), "result");
}

bool std_verify_cmp(Context *ctx, const Operation *op) {
  if (op_result_type(op, 0) == type_i1_same_shape(ctx, op_operand_type(op, 0)))
    return true;
  return op_reject(ctx, op,
                   "failed to verify that result type has i1 element type and "
                   "same shape as operands");
}

bool std_verify_select(Context *ctx, const Operation *op) {
  const Type *type = op_result_type(op, 0);
  if (op_operand_type(op, 1) != type || op_operand_type(op, 2) != type) {
    return op_reject(ctx, op,
                     "failed to verify that all of {true_value, false_value, "
                     "result} have same type");
  }
  return verify_select_condition(ctx, op);
}

static bool reject_value(Context *ctx, const Operation *op, const char *text) {
  op_emit_op_error(ctx, op, "%s", text);
  return false;
}

static bool verify_constant_type(Context *ctx, const Operation *op,
                                 const Attribute *value) {
  const Type *type = attr_type(value);
  if (!type || type == op_result_type(op, 0))
    return true;
  Diagnostic *diag = op_emit_op_error(ctx, op, "requires attribute's type (");
  diag_type(diag, type);
  diag_text(diag, ") to match op's return type (");
  diag_type(diag, op_result_type(op, 0));
  diag_text(diag, ")");
  return false;
}

static bool verify_constant_kind(Context *ctx, const Operation *op,
                                 const Attribute *value) {
  const Type *type = op_result_type(op, 0);
  if (type_is_int_or_index(type))
    return attr_as_integer(value) ||
           reject_value(ctx, op,
                        "requires 'value' to be an integer within the range "
                        "of the integer result type");
  if (type_as_float(type))
    return attr_as_float(value) ||
           reject_value(ctx, op,
                        "requires 'value' to be a floating point constant");
  if (type_as_shaped(type))
    return (attr_type(value) && type_as_shaped(attr_type(value))) ||
           reject_value(ctx, op, "requires 'value' to be a shaped constant");
  if (type_as_function(type))
    return attr_as_symbol_ref(value) ||
           reject_value(ctx, op, "requires 'value' to be a function reference");
  if (type_kind(type) == TYPE_NONE && attr_kind(value) == ATTR_UNIT)
    return true;
  Diagnostic *diag =
      op_emit_op_error(ctx, op, "unsupported 'value' attribute: ");
  diag_attr(diag, value);
  return false;
}

bool std_verify_constant(Context *ctx, const Operation *op) {
  const Attribute *value = op_prop(op, CONSTANT_PROP_VALUE);
  return verify_constant_type(ctx, op, value) &&
         verify_constant_kind(ctx, op, value);
}

bool std_verify_switch(Context *ctx, const Operation *op) {
  const DenseElementsAttr *values =
      attr_as_dense_elements(op_prop(op, STD_SWITCH_CASE_VALUES));
  const DenseArrayAttr *segments =
      attr_as_dense_array(op_prop(op, STD_SWITCH_CASE_SEGMENTS));
  int64_t num_values = values ? dense_elements_num(values) : 0;
  if (op->num_successors >= 1 && num_values + 1 == op->num_successors &&
      segments && (int64_t)segments->size == num_values)
    return true;
  return op_reject(ctx, op,
                   "number of case values should match number of case "
                   "destinations");
}
