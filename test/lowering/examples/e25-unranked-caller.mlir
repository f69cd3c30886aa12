// SPDX-License-Identifier: Apache-2.0
// E25. Unranked argument, caller: the whole output.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s --match-full-lines

func @foo(%arg0: memref<*xf32>)
func @bar() {
  %0 = "get"() : () -> (memref<*xf32>)
  call @foo(%0) : (memref<*xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @foo(!llvm.i64, !llvm<"i8*">)
// CHECK-NEXT: llvm.func @bar() {
// CHECK-NEXT: %0 = "get"() : () -> !llvm<"{ i64, i8* }">
// CHECK-NEXT: %1 = llvm.extractvalue %0[0] : !llvm<"{ i64, i8* }">
// CHECK-NEXT: %2 = llvm.extractvalue %0[1] : !llvm<"{ i64, i8* }">
// CHECK-NEXT: llvm.call @foo(%1, %2) : (!llvm.i64, !llvm<"i8*">) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
