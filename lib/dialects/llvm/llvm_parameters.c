// SPDX-License-Identifier: Apache-2.0
// Checks of llvm's attributes on operations of other dialects, and on arguments
// and results of functions. Follows
// mlir::LLVM::LLVMDialect::verifyParameterAttribute.
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/attributes/attribute.h"
#include "ir/definitions/dialect_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"

typedef enum ParameterValue {
  ANY_VALUE,
  UNIT_VALUE,
  TYPE_VALUE,
  INT_VALUE
} ParameterValue;
typedef enum OnType { ON_ANY, ON_POINTER, ON_INTEGER } OnType;
typedef enum Where { ON_BOTH, ON_ARGUMENT } Where;

/// The value that an attribute must have, and where it may stand.
typedef struct Parameter {
  StringRef name;
  ParameterValue value;
  OnType on;
  Where where;
} Parameter;

static const Parameter parameters[] = {
    {STR_INIT("llvm.noalias"), UNIT_VALUE, ON_POINTER, ON_BOTH},
    {STR_INIT("llvm.nonnull"), UNIT_VALUE, ON_POINTER, ON_BOTH},
    {STR_INIT("llvm.readonly"), UNIT_VALUE, ON_POINTER, ON_ARGUMENT},
    {STR_INIT("llvm.readnone"), UNIT_VALUE, ON_POINTER, ON_ARGUMENT},
    {STR_INIT("llvm.writeonly"), UNIT_VALUE, ON_POINTER, ON_ARGUMENT},
    {STR_INIT("llvm.nest"), UNIT_VALUE, ON_POINTER, ON_ARGUMENT},
    {STR_INIT("llvm.nocapture"), UNIT_VALUE, ON_POINTER, ON_ARGUMENT},
    {STR_INIT("llvm.nofree"), UNIT_VALUE, ON_POINTER, ON_ARGUMENT},
    {STR_INIT("llvm.sret"), TYPE_VALUE, ON_POINTER, ON_ARGUMENT},
    {STR_INIT("llvm.byval"), TYPE_VALUE, ON_POINTER, ON_ARGUMENT},
    {STR_INIT("llvm.byref"), TYPE_VALUE, ON_POINTER, ON_ARGUMENT},
    {STR_INIT("llvm.inalloca"), TYPE_VALUE, ON_POINTER, ON_ARGUMENT},
    {STR_INIT("llvm.preallocated"), TYPE_VALUE, ON_POINTER, ON_ARGUMENT},
    {STR_INIT("llvm.elementtype"), TYPE_VALUE, ON_POINTER, ON_BOTH},
    {STR_INIT("llvm.signext"), UNIT_VALUE, ON_INTEGER, ON_BOTH},
    {STR_INIT("llvm.zeroext"), UNIT_VALUE, ON_INTEGER, ON_BOTH},
    {STR_INIT("llvm.align"), INT_VALUE, ON_POINTER, ON_BOTH},
    {STR_INIT("llvm.dereferenceable"), INT_VALUE, ON_POINTER, ON_BOTH},
    {STR_INIT("llvm.dereferenceable_or_null"), INT_VALUE, ON_POINTER, ON_BOTH},
    {STR_INIT("llvm.alignstack"), INT_VALUE, ON_ANY, ON_ARGUMENT},
    {STR_INIT("llvm.noundef"), UNIT_VALUE, ON_ANY, ON_BOTH},
    {STR_INIT("llvm.inreg"), UNIT_VALUE, ON_ANY, ON_BOTH},
    {STR_INIT("llvm.returned"), UNIT_VALUE, ON_ANY, ON_ARGUMENT},
    {STR_INIT("llvm.allocptr"), ANY_VALUE, ON_ANY, ON_ARGUMENT},
    {STR_INIT("llvm.allocalign"), ANY_VALUE, ON_ANY, ON_ARGUMENT},
};

static const Parameter *find_parameter(StringRef name) {
  for (size_t i = 0; i < ARRAY_LENGTH(parameters); i++)
    if (string_ref_equals(parameters[i].name, name))
      return &parameters[i];
  return NULL;
}

/// Is `op` in the spelling of 2020, when attributes said less?
static bool is_old(const Operation *op) {
  return llvm_op_is_wrapped(op) || op->def->dialect->is_unprefixed;
}

/// Both eras' spellings hold: `llvm.noalias = true` and `llvm.noalias`.
static bool verify_old_argument(Context *ctx, const Operation *op,
                                const NamedAttribute *attr) {
  const IntegerAttr *value = attr_as_integer(attr->value);
  if (string_ref_equals(attr->name, STR("llvm.noalias")) &&
      attr_kind(attr->value) != ATTR_UNIT &&
      !(value && type_is_integer_of_width(value->type, 1))) {
    op_emit_error(ctx, op,
                  "llvm.noalias argument attribute of non boolean type");
    return false;
  }
  if (string_ref_equals(attr->name, STR("llvm.align")) && !value) {
    op_emit_error(ctx, op, "llvm.align argument attribute of non integer type");
    return false;
  }
  return true;
}

/// Names the expected kind of value, or gives NULL if the value is right.
static const char *value_error(const Parameter *parameter,
                               const Attribute *value) {
  switch (parameter->value) {
  case UNIT_VALUE:
    return attr_kind(value) == ATTR_UNIT ? NULL : "a unit attribute";
  case TYPE_VALUE:
    return attr_as_type(value) ? NULL : "a type attribute";
  case INT_VALUE:
    return attr_as_integer(value) ? NULL : "an integer attribute";
  case ANY_VALUE:
    break;
  }
  return NULL;
}

static const char *type_error(const Parameter *parameter, const Type *type) {
  if (!type || !llvm_type_is_compatible_throughout(type))
    return NULL; // Not lowered yet: its type may change.
  if (parameter->on == ON_POINTER && !llvm_type_is_pointer(type))
    return "pointer";
  return parameter->on == ON_INTEGER && !llvm_type_is_integer(type) ? "integer"
                                                                    : NULL;
}

static bool verify_parameter(Context *ctx, const Operation *op,
                             const Type *type, const NamedAttribute *attr) {
  const Parameter *parameter = find_parameter(attr->name);
  if (!parameter)
    return true;
  // A typed pointer says the type.
  bool is_implied = parameter->value == TYPE_VALUE && type &&
                    llvm_pointer_pointee(type) &&
                    attr_kind(attr->value) == ATTR_UNIT;
  const char *error = is_implied ? NULL : value_error(parameter, attr->value);
  if (error)
    op_emit_error(ctx, op, "\"%.*s\" should be %s", STR_ARGS(attr->name),
                  error);
  if (error)
    return false;
  error = type_error(parameter, type);
  if (error)
    op_emit_error(ctx, op, "\"%.*s\" attribute attached to non-%s LLVM type",
                  STR_ARGS(attr->name), error);
  return !error;
}

/// Type of argument or result `index` of a function; NULL: not known.
static const Type *signature_type(const Operation *op, unsigned index,
                                  bool is_result) {
  int slot = op_def_prop_index(op->def, STR("function_type"));
  const TypeAttr *attr =
      slot < 0 ? NULL : attr_as_type(op_prop(op, (unsigned)slot));
  const Type *type = attr ? attr->value : NULL;
  const FunctionType *function = type ? type_as_function(type) : NULL;
  if (function && is_result)
    return index < function->num_results
               ? function->types[function->num_inputs + index]
               : NULL;
  if (function)
    return index < function->num_inputs ? function->types[index] : NULL;
  if (!type || !llvm_type_is_function(type))
    return NULL;
  if (is_result)
    return llvm_function_result(type);
  return index < llvm_function_num_params(type)
             ? llvm_function_param(type, index)
             : NULL;
}

bool llvm_verify_arg_attr(Context *ctx, const Operation *op, unsigned index,
                          const NamedAttribute *attr) {
  if (is_old(op))
    return verify_old_argument(ctx, op, attr);
  return verify_parameter(ctx, op, signature_type(op, index, false), attr);
}

bool llvm_verify_result_attr(Context *ctx, const Operation *op, unsigned index,
                             const NamedAttribute *attr) {
  if (is_old(op))
    return true;
  const Parameter *parameter = find_parameter(attr->name);
  if (parameter && parameter->where == ON_ARGUMENT) {
    op_emit_error(ctx, op, "\"%.*s\" is not a valid result attribute",
                  STR_ARGS(attr->name));
    return false;
  }
  return verify_parameter(ctx, op, signature_type(op, index, true), attr);
}

bool llvm_verify_op_attr(Context *ctx, const Operation *op,
                         const NamedAttribute *attr) {
  if (!string_ref_equals(attr->name, STR("llvm.data_layout")))
    return true;
  const StringAttr *text = attr_as_string(attr->value);
  if (text)
    return llvm_verify_data_layout(ctx, op, text->value);
  return op_reject(ctx, op,
                   "expected 'llvm.data_layout' to be a string attributes");
}
