// SPDX-License-Identifier: Apache-2.0
// Shapes of tensors and vectors.
#include "ir/print/asm_printer.h"

static void print_first_operand(AsmPrinter *printer, const Operation *op) {
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 1);
}

void print_shape_vector_extract(AsmPrinter *printer, const Operation *op) {
  if (!asm_require(printer, op->num_operands > 0 && op->num_results == 1))
    return;
  print_first_operand(printer, op);
  asm_mixed_list(printer, op, 0, 1);
  asm_attr_dict(printer, op, PROP_BIT(0));
  asm_text(printer, " : ");
  asm_result_types(printer, op, 0, 1);
  asm_text(printer, " from ");
  asm_operand_types(printer, op, 0, 1);
}

void print_shape_vector_insert(AsmPrinter *printer, const Operation *op) {
  if (!asm_require(printer, op->num_operands > 1))
    return;
  asm_text(printer, " ");
  asm_operands(printer, op, 0, 2);
  asm_text(printer, " ");
  asm_mixed_list(printer, op, 0, 2);
  asm_attr_dict(printer, op, PROP_BIT(0));
  asm_text(printer, " : ");
  asm_operand_types(printer, op, 0, 1);
  asm_text(printer, " into ");
  asm_operand_types(printer, op, 1, 1);
}
