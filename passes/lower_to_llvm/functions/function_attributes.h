// SPDX-License-Identifier: Apache-2.0
// Attributes of functions, arguments and calls, and what they become.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_FUNCTIONS_FUNCTION_ATTRIBUTES_H
#define MLOPT_PASSES_LOWER_TO_LLVM_FUNCTIONS_FUNCTION_ATTRIBUTES_H

#include "passes/lower_to_llvm/type_converter.h"

/// Does `func` take more arguments than its type says?
bool lowering_is_variadic(const Operation *func);
/// Reports an attribute of `func` that cannot be lowered.
bool lowering_check_attributes(const LLVMTypeConverter *converter, Context *ctx,
                               const Operation *func);
/// The visibility of `func` for the function that takes its place: public is
/// what says nothing.
const Attribute *lowering_visibility(const Operation *func);
/// Puts into the slots of an llvm.func what `func` and its C wrapper share, and
/// gives the attributes that are not inherent in it.
const Attribute *lowering_function_attributes(Context *ctx,
                                              const Operation *func,
                                              const Attribute **props);
/// Adds what a C wrapper does not have: llvm.linkage and llvm.readnone.
void lowering_own_attributes(Context *ctx, const Operation *func,
                             const Attribute **props);
/// The type, converted, of what argument `index` of `func` points to according
/// to its `llvm.byval` or `llvm.byref`. NULL: it has neither.
const Type *lowering_pointee(const LLVMTypeConverter *converter, Context *ctx,
                             const Operation *func, size_t index);
/// The arg_attrs for arguments of `types`, one dictionary for each that is
/// passed. NULL: no argument has any.
const Attribute *
lowering_argument_attributes(const LLVMTypeConverter *converter, Context *ctx,
                             const Attribute *arg_attrs,
                             const Type *const *types, size_t num_types);
/// Puts into the slots of an llvm.call what `call` says, and gives its other
/// attributes.
const Attribute *lowering_call_attributes(const LLVMTypeConverter *converter,
                                          Context *ctx, const Operation *call,
                                          bool is_indirect,
                                          const Attribute **props);

#endif
