// SPDX-License-Identifier: Apache-2.0
// The llvm dialect: its wrapped types' text, and checks of the attributes that
// it puts on others' operations.
#include "dialects/llvm/llvm.h"

#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/attribute.h"
#include "ir/fold.h"

LLVMLinkage llvm_op_linkage(const Operation *op) {
  int slot = op_def_prop_index(op->def, STR("linkage"));
  const Attribute *attr = slot < 0 ? NULL : op_prop(op, (unsigned)slot);
  const DialectAttr *linkage = attr_as_dialect(attr, NULL);
  int64_t number;
  if (linkage)
    return (LLVMLinkage)linkage->value;
  return attr && attr_integer_value(attr, &number) ? (LLVMLinkage)number
                                                   : LLVM_LINKAGE_EXTERNAL;
}

const Attribute *llvm_linkage_attr(Context *ctx, LLVMLinkage linkage) {
  return dialect_attr_get(ctx, &llvm_attr_defs[LLVM_ATTR_LINKAGE], linkage,
                          STR(""));
}

/// Attributes of arguments that must be of one kind. Both eras' spellings hold:
/// `llvm.noalias = true` and `llvm.noalias`.
bool llvm_verify_arg_attr(Context *ctx, const Operation *op, unsigned index,
                          const NamedAttribute *attr) {
  (void)index;
  if (string_ref_equals(attr->name, STR("llvm.noalias"))) {
    const IntegerAttr *value = attr_as_integer(attr->value);
    if (attr_kind(attr->value) == ATTR_UNIT ||
        (value && type_is_integer_of_width(value->type, 1)))
      return true;
    op_emit_error(ctx, op, "%s",
                  llvm_op_is_wrapped(op) || !op_is(op, &llvm_ops[LLVM_FUNC])
                      ? "llvm.noalias argument attribute of non boolean type"
                      : "\"llvm.noalias\" should be a unit attribute");
    return false;
  }
  if (!string_ref_equals(attr->name, STR("llvm.align")) ||
      attr_as_integer(attr->value))
    return true;
  op_emit_error(ctx, op, "%s",
                llvm_op_is_wrapped(op) || !op_is(op, &llvm_ops[LLVM_FUNC])
                    ? "llvm.align argument attribute of non integer type"
                    : "\"llvm.align\" should be an integer attribute");
  return false;
}

const DialectDef llvm_dialect = {
    .name = STR_INIT("llvm"),
    .ops = llvm_ops,
    .num_ops = LLVM_NUM_OPS,
    .types = llvm_type_defs,
    .num_types = LLVM_NUM_TYPES,
    .attrs = llvm_attr_defs,
    .num_attrs = LLVM_NUM_ATTRS,
    .allows_unknown_ops = true,
    .keeps_unknown_attrs = true,
    .parse_type = llvm_parse_wrapped,
    .materialize_constant = llvm_materialize_constant,
    .verify_arg_attr = llvm_verify_arg_attr,
    .inliner = &llvm_inliner,
};
