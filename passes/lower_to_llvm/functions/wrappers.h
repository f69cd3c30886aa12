// SPDX-License-Identifier: Apache-2.0
// C wrappers: the `_mlir_ciface_` functions.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_FUNCTIONS_WRAPPERS_H
#define MLOPT_PASSES_LOWER_TO_LLVM_FUNCTIONS_WRAPPERS_H

#include "passes/lower_to_llvm/type_converter.h"

/// Makes the `_mlir_ciface_` function of `func`, which became `lowered`; gives
/// a declaration a body that calls it.
void lowering_emit_c_wrapper(const LLVMTypeConverter *converter,
                             Builder *builder, const Operation *func,
                             Operation *lowered);
/// Is a wrapper asked for, by option or by attribute?
bool lowering_wants_c_wrapper(const LLVMTypeConverter *converter,
                              const Operation *func);

/// `_mlir_ciface_` and `name`, interned.
StringRef lowering_c_wrapper_name(Context *ctx, StringRef name);

#endif
