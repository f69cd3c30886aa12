// SPDX-License-Identifier: Apache-2.0
// Printing the parts of a format, for print_shapes_format.c.
#ifndef MLOPT_IR_PRINT_PRINT_FORMAT_H
#define MLOPT_IR_PRINT_PRINT_FORMAT_H

#include "ir/print/asm_printer.h"
#include "ir/syntax/asm_format.h"

/// asm_format_get, quicker for definitions that were printed before.
const AsmFormat *format_of(AsmPrinter *printer, const OpDef *def);
/// The value of the property of `element`, in its style.
void format_print_prop(AsmPrinter *printer, const Operation *op,
                       const FormatElement *element);

#endif
