// SPDX-License-Identifier: Apache-2.0
// The conversion that -convert-std-to-llvm does, as one thread has it: rules,
// target and driver. The pass runs it on batches of functions, or on one
// function after the other while a file is printed.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_CONVERSION_H
#define MLOPT_PASSES_LOWER_TO_LLVM_CONVERSION_H

#include "pass/pass.h"
#include "passes/lower_to_llvm/type_converter.h"
#include "passes/lower_to_llvm/unregistered.h"

/// Its parts point to each other: it does not move.
typedef struct StdToLLVM {
  LLVMTypeConverter converter;
  UnregisteredLowering unregistered;
  PatternSet patterns;
  FrozenPatternSet frozen;
  ConversionTarget target;
  ConversionConfig config;
  ConversionDriver *driver;
} StdToLLVM;

/// `module` encloses all that is converted; `options` are borrowed and valid.
/// With `leaves_others` it is the conversion of -convert-to-llvm.
StdToLLVM *std_to_llvm_create(Context *ctx, const Operation *module,
                              const StdToLLVMOptions *options,
                              bool leaves_others);

/// Frees the conversion with its patterns and target.
void std_to_llvm_destroy(StdToLLVM *self);
/// Converts the contents of `module`. False after an error.
bool std_to_llvm_convert(StdToLLVM *self, Operation *module);
/// False after an error.
bool std_to_llvm_check_options(Context *ctx, const Operation *module,
                               const StdToLLVMOptions *options);

/// Lowers the operations of `dialect` in `root`; NULL: of all dialects. False
/// after an error.
bool lowering_run(Context *ctx, Operation *root, const DialectDef *dialect,
                  const StdToLLVMOptions *options);

/// The pass on functions, and -convert-to-llvm on functions.
extern const FunctionPass std_to_llvm_on_function;
extern const FunctionPass to_llvm_on_function;

#endif
