// SPDX-License-Identifier: Apache-2.0
// Functions: which can be lowered, and calls that pass bare pointers.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_FUNCTIONS_FUNCTIONS_H
#define MLOPT_PASSES_LOWER_TO_LLVM_FUNCTIONS_FUNCTIONS_H

#include "ir/interfaces/symbol_table.h"
#include "passes/lower_to_llvm/type_converter.h"

/// Checks that the types of every function directly in `module` can be
/// converted; reports those that cannot by name. Linear in arguments, blocks.
bool lowering_check_functions(const LLVMTypeConverter *converter, Context *ctx,
                              Operation *module);

/// Checks the types of one function. `symbols` are the module's; not needed
/// where no C wrapper is asked for.
bool lowering_check_function(const LLVMTypeConverter *converter, Context *ctx,
                             const Operation *func, const SymbolTable *symbols);
/// Remembers which calls in `root` give bare pointers to their function. Linear
/// in the operations if a function has them, otherwise in the functions.
void converter_note_bare_calls(LLVMTypeConverter *converter, Operation *root);

#endif
