// A script of mlir-translate's runs with mlopt in its place.
// RUN: mlopt -mlir-to-llvmir -split-input-file -verify-diagnostics %s | FileCheck %s
// RUN: mlopt --mlir-to-llvmir --split-input-file --verify-diagnostics=all --allow-unregistered-dialect -o %t.ll %s
// RUN: FileCheck %s < %t.ll
// RUN: not mlopt -mlir-to-llvmir -no-implicit-module %s 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: mlopt -mlir-to-llvmir -help | FileCheck %s --check-prefix=HELP
// CHECK: define i32 @f
// NONE: error: source must contain a single top-level operation
// HELP: -mlir-to-llvmir
llvm.func @f(%a: i32) -> i32 {
  llvm.return %a : i32
}
// -----
// expected-error @below {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
func.func @g() {
  return
}
