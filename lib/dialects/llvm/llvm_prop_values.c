// SPDX-License-Identifier: Apache-2.0
// Default values of the properties of llvm operations, and when a property is
// required.
#include "dialects/llvm/llvm_prop_values.h"

#include "dialects/common/constraints.h"
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/attributes/attribute.h"
#include "ir/definitions/prop_def.h"
#include "ir/operation.h"

// --- required ----------------------------------------------------------------

static bool tells_pointee(const Type *pointers) {
  return llvm_type_is_wrapped(pointers) || llvm_pointers_pointee(pointers);
}

/// Today's spelling has properties where older ones have operands, or pointers
/// that tell what they point to.
bool llvm_is_modern_alloca(const Operation *op) {
  return !tells_pointee(op_result_type(op, 0));
}

bool llvm_is_modern_gep(const Operation *op) {
  return !tells_pointee(op_operand_type(op, 0));
}

bool llvm_has_one_operand(const Operation *op) { return op->num_operands == 1; }

bool llvm_has_three_operands(const Operation *op) {
  return op->num_operands == 3;
}

// --- defaults ----------------------------------------------------------------

bool llvm_is_zero(const Attribute *attr) {
  int64_t value;
  return attr_integer_value(attr, &value) && value == 0;
}

bool llvm_is_zero_i32(const Attribute *attr) {
  return llvm_is_zero(attr) && attr_constraint_i32.holds(attr);
}

bool llvm_is_zero_i64(const Attribute *attr) {
  return llvm_is_zero(attr) && attr_constraint_i64.holds(attr);
}

static bool is_zero_of(const Attribute *attr, LLVMAttrDef def) {
  const DialectAttr *dialect = attr_as_dialect(attr, &llvm_attr_defs[def]);
  return dialect && dialect->value == 0;
}

bool llvm_is_no_fastmath(const Attribute *attr) {
  return is_zero_of(attr, LLVM_ATTR_FASTMATH);
}

bool llvm_is_c_call(const Attribute *attr) {
  return is_zero_of(attr, LLVM_ATTR_CCONV);
}

bool llvm_is_no_tail_call(const Attribute *attr) {
  return is_zero_of(attr, LLVM_ATTR_TAILCALLKIND);
}

bool llvm_is_external(const Attribute *attr) {
  const DialectAttr *dialect = attr_as_dialect(attr, NULL);
  return dialect && dialect->value == LLVM_LINKAGE_EXTERNAL;
}

bool llvm_is_empty_array(const Attribute *attr) {
  const DenseArrayAttr *array = attr_as_dense_array(attr);
  return array && array->size == 0;
}

bool llvm_is_call_segments(const Attribute *attr) {
  const DenseArrayAttr *array = attr_as_dense_array(attr);
  return array && array->size == 2 && llvm_index_array_at(attr, 1) == 0;
}

void llvm_print_call_segments(const Operation *op, Stream *out) {
  stream_format(out, "array<i32: %u, 0>", op->num_operands);
}

bool llvm_is_empty_expression(const Attribute *attr) {
  const ArrayAttr *operations =
      attr_as_array(llvm_attr_param(attr, "operations"));
  return !operations || !operations->size;
}
