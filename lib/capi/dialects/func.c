// SPDX-License-Identifier: Apache-2.0
// The dialect func: attributes of arguments and results.
#include "mlir-c/Dialect/Func.h"

#include "capi/capi_internal.h"

/// Sets `name` in entry `pos` of the array of dictionaries `list`, which has
/// `count` entries, or does not exist yet.
static void set_entry(Operation *op, StringRef list, size_t count, size_t pos,
                      StringRef name, const Attribute *attr) {
  if (pos >= count)
    return;
  Context *ctx = capi_ctx_of(op);
  const ArrayAttr *old = attr_as_array(op_attr(op, list));
  const Attribute *empty = dictionary_attr_get(ctx, NULL, 0);
  VECTOR(const Attribute *) entries = {0};
  for (size_t i = 0; i < count; i++)
    VECTOR_PUSH(&entries, old && i < old->size ? old->elements[i] : empty);
  const Attribute *changed =
      dictionary_with(ctx, entries.data[pos], name, attr);
  entries.data[pos] = changed ? changed : empty;
  op_set_attr(ctx, op, list, array_attr_get(ctx, entries.data, entries.size));
  VECTOR_FREE(&entries);
}

static const FunctionType *function_type(const Operation *op) {
  const TypeAttr *type = attr_as_type(op_attr(op, STR("function_type")));
  return type ? type_as_function(type->value) : NULL;
}

void mlirFuncSetArgAttr(MlirOperation op, intptr_t pos, MlirStringRef name,
                        MlirAttribute attr) {
  const FunctionType *type = function_type(op.ptr);
  set_entry(unwrap_op(op), STR("arg_attrs"), type ? type->num_inputs : 0,
            (size_t)pos, unwrap_text(name), unwrap_attr(attr));
}

void mlirFuncSetResultAttr(MlirOperation op, intptr_t pos, MlirStringRef name,
                           MlirAttribute attr) {
  const FunctionType *type = function_type(op.ptr);
  set_entry(unwrap_op(op), STR("res_attrs"), type ? type->num_results : 0,
            (size_t)pos, unwrap_text(name), unwrap_attr(attr));
}
