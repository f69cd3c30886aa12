// Parts of a file are called as mlir-translate calls them, and an empty line
// stands between their outputs.
// RUN: not mlopt -mlir-to-llvmir -split-input-file < %s 2>%t.err | FileCheck %s --match-full-lines
// RUN: FileCheck %s --check-prefix=ERR < %t.err
// RUN: not mlopt -mlir-to-llvmir -split-input-file -output-split-marker=XX < %s 2>/dev/null | FileCheck %s --check-prefix=MARKER
// RUN: not mlopt -mlir-to-llvmir -no-implicit-module < %s 2>&1 | FileCheck %s --check-prefix=TOP
// RUN: not mlopt -no-implicit-module < %s 2>&1 | FileCheck %s --check-prefix=TOP
// RUN: not mlopt -mlir-to-llvmir -no-implicit-module -split-input-file < %s 2>&1 | FileCheck %s --check-prefix=MODULE
// RUN: not mlopt -mlir-to-llvmir -split-input-file -error-diagnostics-only < %s 2>&1 | FileCheck %s --check-prefix=ERR

// CHECK:      define void @f() {
// CHECK:      !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-EMPTY:
// CHECK-NEXT: ; ModuleID = 'LLVMDialectModule'
llvm.func @f() {
  llvm.return
}

// -----

// CHECK: define void @g() {
llvm.func @g() {
  llvm.return
}

// -----

// ERR: within split at <stdin>:[[#@LINE-2]] offset :4:1: error: cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func
func.func private @h()

// MARKER: Debug Info
// MARKER: {{^}}XX{{$}}

// TOP: error: source must contain a single top-level operation, found: 3
// MODULE: within split at <stdin>:1 offset :{{.*}} error: 'llvm.func' op can not be translated to an LLVMIR module
