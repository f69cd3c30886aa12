// SPDX-License-Identifier: Apache-2.0
// Printing the parts of a format, for print_shapes_format.c.
#ifndef MLOPT_IR_PRINT_FORMAT_H
#define MLOPT_IR_PRINT_FORMAT_H

#include "ir/asm_format.h"
#include "ir/asm_printer.h"

/// The value of the property of `element`, in its style.
void format_print_prop(AsmPrinter *printer, const Operation *op,
                       const FormatElement *element);

/// A value that is written in `form`.
void format_print_form(AsmPrinter *printer, const PropForm *form,
                       const Attribute *value);

#endif
