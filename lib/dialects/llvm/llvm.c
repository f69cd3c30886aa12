// SPDX-License-Identifier: Apache-2.0
// The llvm dialect: its tables and hooks, and linkage in both spellings.
#include "dialects/llvm/llvm.h"

#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/attributes/attribute.h"
#include "ir/definitions/dialect_def.h"
#include "ir/interfaces/fold.h"
#include "ir/op_attrs.h"

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

const DialectDef llvm_dialect = {
    .name = STR_INIT("llvm"),
    .ops = llvm_ops,
    .num_ops = LLVM_NUM_OPS,
    .types = llvm_type_defs,
    .num_types = LLVM_NUM_TYPES,
    .attrs = llvm_attr_defs,
    .num_attrs = LLVM_NUM_ATTRS,
    .allows_unknown_ops = true,
    .parse_type = llvm_parse_wrapped,
    .takes_type = llvm_type_is_compatible_throughout,
    .materialize_constant = llvm_materialize_constant,
    .verify_op_attr = llvm_verify_op_attr,
    .verify_arg_attr = llvm_verify_arg_attr,
    .verify_result_attr = llvm_verify_result_attr,
    .inliner = &llvm_inliner,
};
