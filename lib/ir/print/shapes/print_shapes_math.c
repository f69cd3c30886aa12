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

void print_shape_index_constant(AsmPrinter *printer, const Operation *op) {
  const Attribute *value = asm_prop(printer, op, 0);
  if (!asm_require_counts(printer, op, 0, 1) ||
      !asm_require(printer, attr_type(value) == op_result_type(op, 0)))
    return;
  asm_attr_dict(printer, op, PROP_BIT(0));
  asm_text(printer, " ");
  asm_attr_without_type(printer, value);
}
