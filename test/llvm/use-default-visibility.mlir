// RUN: mlopt %s -llvm-use-default-visibility=visibility=hidden | FileCheck %s
// RUN: mlopt %s -llvm-use-default-visibility | FileCheck %s --check-prefix=KEPT
// RUN: not mlopt %s -llvm-use-default-visibility=visibility=default 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: mlopt %s -llvm-use-default-visibility -dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=PIPELINE
// What has no visibility of its own gets the one that is asked for.

// KEPT: llvm.mlir.global external @global(
// KEPT: llvm.func @declared()
// KEPT: llvm.func internal @defined()
// WRONG: Cannot find option named 'default'!
// PIPELINE: llvm-use-default-visibility

// CHECK:      llvm.mlir.global external hidden @global(
// CHECK-NEXT: llvm.mlir.alias external hidden @alias
// CHECK:      llvm.func hidden @declared()
// CHECK-NEXT: llvm.func internal hidden @defined()
// CHECK:      llvm.func protected @protected()
// CHECK:      llvm.func hidden @hidden()
// CHECK:      func.func @other()
llvm.mlir.global external @global(1 : i32) : i32
llvm.mlir.alias external @alias : i32 {
  %0 = llvm.mlir.addressof @global : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @declared()
llvm.func internal @defined() {
  llvm.return
}
llvm.func protected @protected()
llvm.func hidden @hidden()
func.func @other() {
  return
}
