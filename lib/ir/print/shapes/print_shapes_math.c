// SPDX-License-Identifier: Apache-2.0
// Shapes of functions of numbers, complex numbers and indices.
#include "ir/print/asm_printer.h"

void print_shape_index_constant(AsmPrinter *printer, const Operation *op) {
  const Attribute *value = asm_prop(printer, op, 0);
  if (!asm_require_counts(printer, op, 0, 1) ||
      !asm_require(printer, attr_type(value) == op_result_type(op, 0)))
    return;
  asm_attr_dict(printer, op, PROP_BIT(0));
  asm_text(printer, " ");
  asm_attr_without_type(printer, value);
}
