// SPDX-License-Identifier: Apache-2.0
// Messages of cf.assert: the globals that hold them, and the calls that print
// them.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_MESSAGES_H
#define MLOPT_PASSES_LOWER_TO_LLVM_MESSAGES_H

#include "ir/interfaces/symbol_table.h"
#include "passes/lower_to_llvm/type_converter.h"

/// Notes each cf.assert in `module`, but not those in nested modules. Linear.
void lowering_number_messages(LLVMTypeConverter *converter, Operation *module);
/// Makes the global of `message` at the start of its module, and declares the
/// function that prints it. False after an error: another symbol has the name
/// of a function.
bool lowering_create_message(const LLVMTypeConverter *converter, Context *ctx,
                             SymbolTable *symbols, const Message *message);
/// Prints the text of `assertion`, if it was noted.
void lowering_print_message(const LLVMTypeConverter *converter,
                            Builder *builder, const Operation *assertion);

#endif
