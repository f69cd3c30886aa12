// SPDX-License-Identifier: Apache-2.0
// E29. Rank 0 access: the whole output.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s --match-full-lines

func @h(%m: memref<f32>, %v: f32) -> f32 {
  %0 = load %m[] : memref<f32>
  store %v, %m[] : memref<f32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @h(%arg0: !llvm<"float*">, %arg1: !llvm<"float*">, %arg2: !llvm.i64, %arg3: !llvm.float) -> !llvm.float {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm<"{ float*, float*, i64 }">
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm<"{ float*, float*, i64 }">
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm<"{ float*, float*, i64 }">
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm<"{ float*, float*, i64 }">
// CHECK-NEXT: %4 = llvm.extractvalue %3[1] : !llvm<"{ float*, float*, i64 }">
// CHECK-NEXT: %5 = llvm.load %4 : !llvm<"float*">
// CHECK-NEXT: %6 = llvm.extractvalue %3[1] : !llvm<"{ float*, float*, i64 }">
// CHECK-NEXT: llvm.store %arg3, %6 : !llvm<"float*">
// CHECK-NEXT: llvm.return %5 : !llvm.float
// CHECK-NEXT: }
// CHECK-NEXT: }
