// SPDX-License-Identifier: Apache-2.0
// E24. Unranked argument, callee: the whole output.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s --match-full-lines

func @foo(%arg0: memref<*xf32>) -> () {
  "use"(%arg0) : (memref<*xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @foo(%arg0: !llvm.i64, %arg1: !llvm<"i8*">) {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm<"{ i64, i8* }">
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm<"{ i64, i8* }">
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm<"{ i64, i8* }">
// CHECK-NEXT: "use"(%2) : (!llvm<"{ i64, i8* }">) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
