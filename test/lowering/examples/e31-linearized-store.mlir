// SPDX-License-Identifier: Apache-2.0
// E31. Linearized store: the whole output.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s --match-full-lines

func @s(%m: memref<10x20xf32>, %v: f32, %i: index, %j: index) {
  store %v, %m[%i, %j] : memref<10x20xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @s(%arg0: !llvm<"float*">, %arg1: !llvm<"float*">, %arg2: !llvm.i64, %arg3: !llvm.i64, %arg4: !llvm.i64, %arg5: !llvm.i64, %arg6: !llvm.i64, %arg7: !llvm.float, %arg8: !llvm.i64, %arg9: !llvm.i64) {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
// CHECK-NEXT: %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
// CHECK-NEXT: %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
// CHECK-NEXT: %8 = llvm.extractvalue %7[4, 0] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
// CHECK-NEXT: %9 = llvm.mul %8, %arg8 : !llvm.i64
// CHECK-NEXT: %10 = llvm.extractvalue %7[4, 1] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
// CHECK-NEXT: %11 = llvm.mul %10, %arg9 : !llvm.i64
// CHECK-NEXT: %12 = llvm.add %9, %11 : !llvm.i64
// CHECK-NEXT: %13 = llvm.extractvalue %7[2] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
// CHECK-NEXT: %14 = llvm.add %12, %13 : !llvm.i64
// CHECK-NEXT: %15 = llvm.extractvalue %7[1] : !llvm<"{ float*, float*, i64, [2 x i64], [2 x i64] }">
// CHECK-NEXT: %16 = llvm.getelementptr %15[%14] : (!llvm<"float*">, !llvm.i64) -> !llvm<"float*">
// CHECK-NEXT: llvm.store %arg7, %16 : !llvm<"float*">
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
