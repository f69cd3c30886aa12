// SPDX-License-Identifier: Apache-2.0
// Checks of what llvm says of a whole module: its flags, constructors and
// destructors.
#include "dialects/llvm/llvm_internal.h"
#include "ir/attribute.h"

bool llvm_verify_module_flags(Context *ctx, const Operation *op) {
  const ArrayAttr *flags = attr_as_array(op_prop(op, 0));
  for (size_t i = 0; flags && i < flags->size; i++)
    if (!llvm_attr_is(flags->elements[i], LLVM_ATTR_MODULE_FLAG)) {
      op_emit_op_error(ctx, op, "expected a module flag attribute");
      return false;
    }
  return true;
}

/// Functions, priorities and data are as many; data are symbols or zero.
bool llvm_verify_structors(Context *ctx, const Operation *op) {
  const ArrayAttr *functions = attr_as_array(op_prop(op, 0));
  const ArrayAttr *priorities = attr_as_array(op_prop(op, 1));
  const ArrayAttr *data = attr_as_array(op_prop(op, 2));
  bool is_dtors = op_is(op, &llvm_ops[LLVM_MLIR_GLOBAL_DTORS]);
  if (functions->size != priorities->size || functions->size != data->size) {
    op_emit_error(ctx, op,
                  "%s, priorities, and data must have the same number of "
                  "elements",
                  is_dtors ? "dtors" : "ctors");
    return false;
  }
  for (size_t i = 0; i < data->size; i++)
    if (!attr_as_symbol_ref(data->elements[i]) &&
        !llvm_attr_is(data->elements[i], LLVM_ATTR_ZERO)) {
      op_emit_op_error(ctx, op, "data element must be symbol or #llvm.zero");
      return false;
    }
  return true;
}
