// SPDX-License-Identifier: Apache-2.0
// What the printers of the LLVM dialect's shapes share. Each notes in
// `*printed` which property it has looked at: the dictionary leaves that out.
#ifndef MLOPT_IR_PRINT_SHAPES_PRINT_SHAPES_LLVM_H
#define MLOPT_IR_PRINT_SHAPES_PRINT_SHAPES_LLVM_H

#include "ir/print/asm_printer.h"

/// Value of property `name`; NULL if there is none.
const Attribute *llvm_take_prop(AsmPrinter *printer, const Operation *op,
                                const char *name, uint64_t *printed);
/// The keyword of property `name` and a blank, unless it is `hidden` or none.
void llvm_take_keyword(AsmPrinter *printer, const Operation *op,
                       const char *name, const char *hidden, uint64_t *printed);
/// `word` and a blank where the unit property `name` is set.
void llvm_take_word(AsmPrinter *printer, const Operation *op, const char *name,
                    const char *word, uint64_t *printed);
/// A blank and `word`, in the same way.
void llvm_take_word_after(AsmPrinter *printer, const Operation *op,
                          const char *name, const char *word,
                          uint64_t *printed);

#endif
