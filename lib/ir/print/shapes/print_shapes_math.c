// SPDX-License-Identifier: Apache-2.0
// Shapes of functions of numbers, complex numbers and indices.
#include "ir/print/asm_printer.h"

void print_shape_plain_unary(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 1, 1))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  asm_attr_dict(printer, op, 0);
  asm_colon_type(printer, op_operand_type(op, 0));
}

/// Three operands and a result, all of one type.
static bool check_ternary(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 3, 1))
    return false;
  const Type *type = op_result_type(op, 0);
  bool is_same = true;
  for (unsigned i = 0; i < 3; i++)
    is_same &= op_operand_type(op, i) == type;
  return asm_require(printer, is_same);
}

void print_shape_ternary(AsmPrinter *printer, const Operation *op) {
  if (!check_ternary(printer, op))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 3);
  asm_attr_dict(printer, op, asm_operand_flags(printer, op));
  asm_colon_type(printer, op_result_type(op, 0));
}

void print_shape_clamp(AsmPrinter *printer, const Operation *op) {
  if (!check_ternary(printer, op))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
  asm_text(printer, " to [");
  asm_operands(printer, op, 1, 2);
  asm_text(printer, "]");
  asm_attr_dict(printer, op, asm_operand_flags(printer, op));
  asm_colon_type(printer, op_result_type(op, 0));
}

void print_shape_typed_binary(AsmPrinter *printer, const Operation *op) {
  if (!asm_require_counts(printer, op, 2, 1) ||
      !asm_require(printer, op_operand_type(op, 0) == op_result_type(op, 0)))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 2);
  asm_attr_dict(printer, op, asm_operand_flags(printer, op));
  asm_text(printer, " : ");
  asm_operand_types(printer, op, 0, 2);
}

static bool check_index_operands(AsmPrinter *printer, const Operation *op) {
  return asm_require_counts(printer, op, 2, 1) &&
         asm_require(printer, type_is_index(op_operand_type(op, 0)) &&
                                  type_is_index(op_operand_type(op, 1)));
}

void print_shape_index_binary(AsmPrinter *printer, const Operation *op) {
  if (!check_index_operands(printer, op))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 2);
  asm_attr_dict(printer, op, 0);
}

void print_shape_index_cmp(AsmPrinter *printer, const Operation *op) {
  if (!check_index_operands(printer, op))
    return;
  asm_text(printer, " ");
  asm_keyword(printer, op, 0);
  asm_text(printer, "(");
  asm_operands(printer, op, 0, 2);
  asm_text(printer, ")");
  asm_attr_dict(printer, op, PROP_BIT(0));
}

void print_shape_index_constant(AsmPrinter *printer, const Operation *op) {
  const Attribute *value = asm_prop(printer, op, 0);
  if (!asm_require_counts(printer, op, 0, 1) ||
      !asm_require(printer, attr_type(value) == op_result_type(op, 0)))
    return;
  asm_attr_dict(printer, op, PROP_BIT(0));
  asm_text(printer, " ");
  asm_attr_without_type(printer, value);
}

void print_shape_array_constant(AsmPrinter *printer, const Operation *op) {
  const Attribute *value = asm_prop(printer, op, 0);
  if (!asm_require_counts(printer, op, 0, 1) ||
      !asm_require(printer, attr_as_array(value) != NULL))
    return;
  asm_text(printer, " ");
  asm_attr(printer, value);
  asm_attr_dict(printer, op, PROP_BIT(0));
  asm_colon_type(printer, op_result_type(op, 0));
}
