// SPDX-License-Identifier: Apache-2.0
// Checks of the operand bundles of assumptions.
#include "target/llvm_ir/attribute_texts.h"
#include "target/llvm_ir/checks/checks.h"

/// An assumption for an attribute with two or three operands.
static const char *check_sized_bundle(const Operation *op, uint32_t first,
                                      uint32_t count, bool is_alignment) {
  if (is_alignment && count != 2 && count != 3)
    return "alignment assumptions should have 2 or 3 arguments";
  if (!is_alignment && count != 2)
    return "dereferenceable assumptions should have 2 arguments";
  if (!llvm_type_is_pointer(op_operand_type(op, first)))
    return "first argument should be a pointer";
  if (!llvm_type_is_integer(op_operand_type(op, first + 1)))
    return "second argument should be an integer";
  return count == 3 && !llvm_type_is_integer(op_operand_type(op, first + 2))
             ? "third argument should be an integer if present"
             : NULL;
}

/// Checks `count` operands from `first` on with the tag `tag`, which is an
/// attribute's name with two exceptions.
static const char *check_bundle(Exporter *exporter, const Operation *op,
                                StringRef tag, uint32_t first, uint32_t count) {
  if (string_ref_equals(tag, STR("separate_storage"))) {
    if (count != 2)
      return "separate_storage assumptions should have 2 arguments";
    return llvm_type_is_pointer(op_operand_type(op, first)) &&
                   llvm_type_is_pointer(op_operand_type(op, first + 1))
               ? NULL
               : "arguments to separate_storage assumptions should be pointers";
  }
  if (string_ref_equals(tag, STR("align")) ||
      string_ref_equals(tag, STR("dereferenceable")))
    return check_sized_bundle(op, first, count,
                              string_ref_equals(tag, STR("align")));
  bool is_ignored = string_ref_equals(tag, STR("ignore"));
  AttributeUse use = is_ignored ? ATTRIBUTE_UNKNOWN : attribute_use(tag);
  if (use == ATTRIBUTE_UNKNOWN && !is_ignored)
    return "tags must be valid attribute names";
  if (count > 2)
    return "too many arguments";
  if (use == ATTRIBUTE_NUMBER && count != 2)
    return "this attribute should have 2 arguments";
  const Constant *number =
      use == ATTRIBUTE_NUMBER
          ? value_as_constant(exporter, op_operand(op, first + 1))
          : NULL;
  if (use == ATTRIBUTE_NUMBER && (!number || number->kind != CONSTANT_INT))
    return "the second argument should be a constant integral value";
  if (use == ATTRIBUTE_OF_VALUES && count != 1)
    return "this attribute should have one argument";
  return use == ATTRIBUTE_OF_FUNCTIONS && count
             ? "this attribute has no argument"
             : NULL;
}

const char *check_assume(Exporter *exporter, const Operation *op) {
  const Constant *condition = value_as_constant(exporter, op_operand(op, 0));
  bool is_true = condition && condition->kind == CONSTANT_INT &&
                 !wide_int_is_zero(&condition->integer);
  const DenseArrayAttr *sizes =
      attr_as_dense_array(slot_attr(exporter, op, SLOT_BUNDLE_SIZES));
  const ArrayAttr *tags =
      attr_as_array(slot_attr(exporter, op, SLOT_BUNDLE_TAGS));
  if (!sizes || !tags || !sizes->size || tags->size != sizes->size)
    return NULL;
  if (!is_true)
    return "assume with operand bundles must have i1 true condition";
  const char *reason = NULL;
  uint32_t first = 1;
  for (size_t i = 0; i < sizes->size && !reason; i++) {
    // LLVM checks no bundles after an ignored one.
    if (i && string_ref_equals(attr_string_value(tags->elements[i - 1]),
                               STR("ignore")))
      break;
    uint32_t count = (uint32_t)((const int32_t *)sizes->data)[i];
    reason = check_bundle(exporter, op, attr_string_value(tags->elements[i]),
                          first, count);
    first += count;
  }
  return reason;
}
