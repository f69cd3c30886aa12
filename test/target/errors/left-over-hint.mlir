// The note that names the pass is mlopt's own: tests of mlir-translate, which
// has none, need not expect it.
// RUN: mlopt -mlir-to-llvmir -split-input-file -verify-diagnostics %s
// RUN: not mlopt -mlir-to-llvmir %s 2>&1 | FileCheck %s
// CHECK: note: -convert-func-to-llvm converts it
// expected-error @below {{missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
func.func @g() {
  return
}
