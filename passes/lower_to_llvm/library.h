// SPDX-License-Identifier: Apache-2.0
// Functions of the C library that lowered code calls. Calls are made by name;
// what is missing is declared once the whole module is converted.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_LIBRARY_H
#define MLOPT_PASSES_LOWER_TO_LLVM_LIBRARY_H

#include "passes/lower_to_llvm/lowering.h"

/// Calls `function`; gives its result, or NULL if it has none.
Value *library_build_call(const LLVMTypeConverter *converter, Builder *builder,
                          Location loc, LibraryFunction function,
                          Value *const *arguments, uint32_t count);
/// Is `other`, which has the name of a library function, that function, of type
/// `type`? Reports if not.
bool library_check(Context *ctx, const Operation *other, StringRef name,
                   const Type *type);
/// The function with that name, or NUM_LIBRARY_FUNCTIONS.
LibraryFunction library_function_named(StringRef name);

#endif
