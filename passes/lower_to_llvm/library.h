// SPDX-License-Identifier: Apache-2.0
// Functions of the C library that lowered code calls. Calls are made by name;
// missing functions are declared once the whole module is converted.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_LIBRARY_H
#define MLOPT_PASSES_LOWER_TO_LLVM_LIBRARY_H

#include "passes/lower_to_llvm/type_converter.h"

/// Functions of the C library that lowered code calls.
typedef enum LibraryFunction {
  LIBRARY_MALLOC,
  LIBRARY_FREE,
  LIBRARY_ALIGNED_ALLOC,
  LIBRARY_ABORT,
  LIBRARY_GENERIC_ALLOC, ///< Among -finalize-memref-to-llvm's own names.
  LIBRARY_GENERIC_FREE,
  LIBRARY_GENERIC_ALIGNED_ALLOC,
  LIBRARY_MEMREF_COPY,
  LIBRARY_PRINT_I64, ///< In mlir's runner library, like the next ones.
  LIBRARY_PRINT_U64,
  LIBRARY_PRINT_F16,
  LIBRARY_PRINT_BF16,
  LIBRARY_PRINT_F32,
  LIBRARY_PRINT_F64,
  LIBRARY_PRINT_OPEN,
  LIBRARY_PRINT_CLOSE,
  LIBRARY_PRINT_COMMA,
  LIBRARY_PRINT_NEWLINE,
  NUM_LIBRARY_FUNCTIONS
} LibraryFunction;

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

/// Library functions, each once.
typedef struct LibraryCalls {
  LibraryFunction functions[NUM_LIBRARY_FUNCTIONS];
  uint32_t ids[NUM_LIBRARY_FUNCTIONS]; ///< The first call's, for each.
  unsigned count;
} LibraryCalls;

/// Adds the functions called in `module`, in the order of their first calls.
/// Modules nested in it are left out.
void library_calls_add(LibraryCalls *calls, const Operation *module);
/// Adds the functions that `op` itself calls.
void library_calls_add_op(LibraryCalls *calls, const Operation *op);

/// Appends the functions of `more` to `calls`, each once.
void library_calls_merge(LibraryCalls *calls, const LibraryCalls *more);
/// Declares those functions that the module lacks, each at its start.
bool lowering_declare_calls(const LLVMTypeConverter *converter, Context *ctx,
                            Operation *module, const LibraryCalls *calls);
/// Declares those functions, and makes the messages, in the order in which
/// patterns needed them, as if they had been made then. With several modules in
/// order, each leaves in `*next_message`, which starts at 0, where the messages
/// of the next begin.
bool lowering_declare_in_order(const LLVMTypeConverter *converter, Context *ctx,
                               Operation *module, size_t *next_message);
/// library_calls_add and lowering_declare_calls together.
bool lowering_declare_library(const LLVMTypeConverter *converter, Context *ctx,
                              Operation *module);

#endif
