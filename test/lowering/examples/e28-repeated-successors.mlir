// SPDX-License-Identifier: Apache-2.0
// E28. Repeated successors: the whole output.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s --match-full-lines

func @f(%0: i1, %1: i32, %2: i32) {
  cond_br %0, ^bb1(%1 : i32), ^bb1(%2 : i32)
^bb1(%3 : i32):
  "use"(%3) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.i1, %arg1: !llvm.i32, %arg2: !llvm.i32) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1(%arg1 : !llvm.i32), ^bb2
// CHECK-NEXT: ^bb1(%0: !llvm.i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: "use"(%0) : (!llvm.i32) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb1(%arg2 : !llvm.i32)
// CHECK-NEXT: }
// CHECK-NEXT: }
