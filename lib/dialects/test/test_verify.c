// SPDX-License-Identifier: Apache-2.0
// Constraints that only test operations have, and their verifiers.
#include "dialects/test/test_internal.h"

#include "dialects/func/func.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/op_attrs.h"

static bool has_i32_value(const Attribute *attr, const uint32_t *cases,
                          size_t count) {
  const IntegerAttr *integer = attr_as_integer(attr);
  int64_t value;
  if (!integer || !type_is_integer_of_width(integer->type, 32) ||
      !attr_integer_value(attr, &value))
    return false;
  for (size_t i = 0; i < count; i++)
    if ((uint32_t)value == cases[i])
      return true;
  return false;
}

static bool has_i64_value(const Attribute *attr, const int64_t *cases,
                          size_t count) {
  const IntegerAttr *integer = attr_as_integer(attr);
  int64_t value;
  if (!integer || !type_is_integer_of_width(integer->type, 64) ||
      !attr_integer_value(attr, &value))
    return false;
  for (size_t i = 0; i < count; i++)
    if (value == cases[i])
      return true;
  return false;
}

static bool is_i32_enum(const Attribute *attr) {
  static const uint32_t cases[] = {5, 10, 2147483648u, 4294967295u};
  return has_i32_value(attr, cases, ARRAY_LENGTH(cases));
}

static bool is_i64_enum(const Attribute *attr) {
  static const int64_t cases[] = {5, 10, 4294967296};
  return has_i64_value(attr, cases, ARRAY_LENGTH(cases));
}

static bool is_kind(const Attribute *attr) {
  static const int64_t cases[] = {1, 2, 3, 4, 5, 6};
  return has_i64_value(attr, cases, ARRAY_LENGTH(cases));
}

static bool is_any_i32(const Attribute *attr) {
  const IntegerAttr *integer = attr_as_integer(attr);
  const IntegerType *type = integer ? type_as_integer(integer->type) : NULL;
  return type && type->width == 32;
}

static bool is_i32_or_string(const Attribute *attr) {
  const IntegerAttr *integer = attr_as_integer(attr);
  return attr_as_string(attr) ||
         (integer && type_is_integer_of_width(integer->type, 32));
}

static bool is_float_elements(const Attribute *attr, FloatKind format,
                              const int64_t *shape, int32_t rank) {
  const DenseElementsAttr *dense = attr_as_dense_elements(attr);
  const ShapedType *type = dense ? type_as_shaped(dense->type) : NULL;
  const FloatType *element = type ? type_as_float(type->element) : NULL;
  if (!element || element->format != format || type->rank != rank)
    return false;
  for (int32_t i = 0; i < rank; i++)
    if (type->shape[i] != shape[i])
      return false;
  return true;
}

static bool is_f32_elements_2(const Attribute *attr) {
  static const int64_t shape[] = {2};
  return is_float_elements(attr, FLOAT_F32, shape, 1);
}

static bool is_f64_elements_4_8(const Attribute *attr) {
  static const int64_t shape[] = {4, 8};
  return is_float_elements(attr, FLOAT_F64, shape, 2);
}

const AttrConstraint test_attr_constraint_any_i32 = {"32-bit integer attribute",
                                                     is_any_i32};
const AttrConstraint test_attr_constraint_i32_or_string = {
    "32-bit signless integer attribute or string attribute", is_i32_or_string};
const AttrConstraint test_attr_constraint_kind = {"Multi-result op kinds",
                                                  is_kind};
const AttrConstraint test_attr_constraint_i32_enum = {
    "allowed 32-bit signless integer cases: 5, 10, 2147483648, 4294967295",
    is_i32_enum};
const AttrConstraint test_attr_constraint_i64_enum = {
    "allowed 64-bit signless integer cases: 5, 10, 4294967296", is_i64_enum};
const AttrConstraint test_attr_constraint_f32_elements_2 = {
    "32-bit float elements attribute of shape [2]", is_f32_elements_2};
const AttrConstraint test_attr_constraint_f64_elements_4_8 = {
    "64-bit float elements attribute of shape [4, 8]", is_f64_elements_4_8};

bool test_verify_dynamic(Context *ctx, const Operation *op) {
  if (op->num_operands != 1) {
    op_emit_op_error(ctx, op, "expected 1 operand, but had %u",
                     op->num_operands);
    return false;
  }
  if (op->num_results == 2)
    return true;
  op_emit_op_error(ctx, op, "expected 2 results, but had %u", op->num_results);
  return false;
}

bool test_verify_groups(Context *ctx, const Operation *op) {
  unsigned index = op->def->num_operand_defs - 1u, first, count;
  op_operand_segment(op, index, &first, &count);
  const char *operand = op->def->operands[index].name;
  unsigned prop = op->def->groups_prop - 1u;
  StringRef name = op->def->props[prop].name;
  const DenseArrayAttr *sizes = attr_as_dense_array(op_prop(op, prop));
  int64_t total = 0;
  for (size_t i = 0; i < sizes->size; i++) {
    int32_t size = ((const int32_t *)sizes->data)[i];
    if (size < 0) {
      op_emit_op_error(ctx, op,
                       "'%.*s' attribute cannot have negative elements",
                       STR_ARGS(name));
      return false;
    }
    total += size;
  }
  if (total == count)
    return true;
  op_emit_op_error(ctx, op,
                   "%s count (%u) does not match with the total size (%lld) "
                   "specified in attribute '%.*s'",
                   operand, count, (long long)total, STR_ARGS(name));
  return false;
}

bool test_verify_no_values(Context *ctx, const Operation *op) {
  if (!op->num_operands && !op->num_results)
    return true;
  op_emit_error(ctx, op, "operation should have no operands and no results");
  return false;
}

bool test_verify_call(Context *ctx, const Operation *op, SymbolTables *tables) {
  const Attribute *callee = op_prop(op, CALL_PROP_CALLEE);
  const Operation *function = symbol_tables_lookup_nearest(tables, op, callee);
  if (function && op_is(function, &func_ops[FUNC_FUNC]))
    return true;
  op_emit_op_error(ctx, op, "'%.*s' does not reference a valid function",
                   STR_ARGS(attr_as_symbol_ref(callee)->path[0]));
  return false;
}

bool test_verify_some_regions(Context *ctx, const Operation *op) {
  if (!op->num_regions)
    op_emit_op_error(ctx, op, "expected 1 or more regions");
  return op->num_regions > 0;
}

bool test_verify_some_successors(Context *ctx, const Operation *op) {
  if (!op->num_successors)
    op_emit_op_error(ctx, op, "requires at least 1 successors but found 0");
  return op->num_successors > 0;
}
