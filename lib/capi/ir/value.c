// SPDX-License-Identifier: Apache-2.0
// Values and their uses.
#include "capi/capi_internal.h"

bool mlirValueEqual(MlirValue value1, MlirValue value2) {
  return value1.ptr == value2.ptr;
}

bool mlirValueIsABlockArgument(MlirValue value) {
  return value_kind(value.ptr) == VALUE_BLOCK_ARGUMENT;
}

bool mlirValueIsAOpResult(MlirValue value) {
  return value_kind(value.ptr) == VALUE_RESULT;
}

MlirBlock mlirBlockArgumentGetOwner(MlirValue value) {
  return wrap_block(value_block_argument(value.ptr)->owner);
}

intptr_t mlirBlockArgumentGetArgNumber(MlirValue value) {
  return unwrap_value(value)->index;
}

void mlirBlockArgumentSetType(MlirValue value, MlirType type) {
  value_set_type(unwrap_value(value), unwrap_type(type));
}

void mlirBlockArgumentSetLocation(MlirValue value, MlirLocation loc) {
  value_block_argument(value.ptr)->loc = unwrap_location(loc);
}

MlirOperation mlirOpResultGetOwner(MlirValue value) {
  return wrap_op(value_defining_op(value.ptr));
}

intptr_t mlirOpResultGetResultNumber(MlirValue value) {
  return unwrap_value(value)->index;
}

MlirType mlirValueGetType(MlirValue value) {
  return wrap_type(value_type(value.ptr));
}

void mlirValueSetType(MlirValue value, MlirType type) {
  value_set_type(unwrap_value(value), unwrap_type(type));
}

MlirLocation mlirValueGetLocation(MlirValue v) {
  Context *ctx = capi_handle(capi_value_owner(v.ptr));
  return wrap_location(ctx, value_location(v.ptr));
}

MlirContext mlirValueGetContext(MlirValue v) {
  return wrap_context(capi_value_owner(v.ptr));
}

//===- Uses ---------------------------------------------------------------===//

static const Use *unwrap_use(MlirOpOperand operand) { return operand.ptr; }

MlirOpOperand mlirValueGetFirstUse(MlirValue value) {
  return (MlirOpOperand){unwrap_value(value)->first_use};
}

bool mlirOpOperandIsNull(MlirOpOperand opOperand) { return !opOperand.ptr; }

MlirValue mlirOpOperandGetValue(MlirOpOperand opOperand) {
  return wrap_value(unwrap_use(opOperand)->value);
}

MlirOperation mlirOpOperandGetOwner(MlirOpOperand opOperand) {
  return wrap_op(unwrap_use(opOperand)->owner);
}

unsigned mlirOpOperandGetOperandNumber(MlirOpOperand opOperand) {
  return use_operand_index(opOperand.ptr);
}

MlirOpOperand mlirOpOperandGetNextUse(MlirOpOperand opOperand) {
  return (MlirOpOperand){unwrap_use(opOperand)->next};
}

void mlirValueReplaceAllUsesOfWith(MlirValue of, MlirValue with) {
  if (of.ptr != with.ptr)
    value_replace_all_uses_with(unwrap_value(of), unwrap_value(with));
}

static bool is_one_of(const Operation *op, const MlirOperation *ops,
                      intptr_t count) {
  for (intptr_t i = 0; i < count; i++)
    if (ops[i].ptr == op)
      return true;
  return false;
}

void mlirValueReplaceAllUsesExcept(MlirValue of, MlirValue with,
                                   intptr_t numExceptions,
                                   MlirOperation *exceptions) {
  if (of.ptr == with.ptr)
    return;
  Use *next;
  for (Use *use = unwrap_value(of)->first_use; use; use = next) {
    next = use->next;
    if (!is_one_of(use->owner, exceptions, numExceptions))
      use_set(use, unwrap_value(with));
  }
}
