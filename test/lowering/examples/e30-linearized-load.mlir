// SPDX-License-Identifier: Apache-2.0
// E30. Linearized load: the whole output.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s --match-full-lines

func @l(%m: memref<10x?x13x?xf32>) -> f32 {
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %c3 = constant 3 : index
  %c4 = constant 4 : index
  %0 = load %m[%c1, %c2, %c3, %c4] : memref<10x?x13x?xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT: llvm.func @l(%arg0: !llvm<"float*">, %arg1: !llvm<"float*">, %arg2: !llvm.i64, %arg3: !llvm.i64, %arg4: !llvm.i64, %arg5: !llvm.i64, %arg6: !llvm.i64, %arg7: !llvm.i64, %arg8: !llvm.i64, %arg9: !llvm.i64, %arg10: !llvm.i64) -> !llvm.float {
// CHECK-NEXT: %0 = llvm.mlir.undef : !llvm<"{ float*, float*, i64, [4 x i64], [4 x i64] }">
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm<"{ float*, float*, i64, [4 x i64], [4 x i64] }">
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm<"{ float*, float*, i64, [4 x i64], [4 x i64] }">
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm<"{ float*, float*, i64, [4 x i64], [4 x i64] }">
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm<"{ float*, float*, i64, [4 x i64], [4 x i64] }">
// CHECK-NEXT: %5 = llvm.insertvalue %arg7, %4[4, 0] : !llvm<"{ float*, float*, i64, [4 x i64], [4 x i64] }">
// CHECK-NEXT: %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm<"{ float*, float*, i64, [4 x i64], [4 x i64] }">
// CHECK-NEXT: %7 = llvm.insertvalue %arg8, %6[4, 1] : !llvm<"{ float*, float*, i64, [4 x i64], [4 x i64] }">
// CHECK-NEXT: %8 = llvm.insertvalue %arg5, %7[3, 2] : !llvm<"{ float*, float*, i64, [4 x i64], [4 x i64] }">
// CHECK-NEXT: %9 = llvm.insertvalue %arg9, %8[4, 2] : !llvm<"{ float*, float*, i64, [4 x i64], [4 x i64] }">
// CHECK-NEXT: %10 = llvm.insertvalue %arg6, %9[3, 3] : !llvm<"{ float*, float*, i64, [4 x i64], [4 x i64] }">
// CHECK-NEXT: %11 = llvm.insertvalue %arg10, %10[4, 3] : !llvm<"{ float*, float*, i64, [4 x i64], [4 x i64] }">
// CHECK-NEXT: %12 = llvm.mlir.constant(1 : index) : !llvm.i64
// CHECK-NEXT: %13 = llvm.mlir.constant(2 : index) : !llvm.i64
// CHECK-NEXT: %14 = llvm.mlir.constant(3 : index) : !llvm.i64
// CHECK-NEXT: %15 = llvm.mlir.constant(4 : index) : !llvm.i64
// CHECK-NEXT: %16 = llvm.extractvalue %11[4, 0] : !llvm<"{ float*, float*, i64, [4 x i64], [4 x i64] }">
// CHECK-NEXT: %17 = llvm.mul %16, %12 : !llvm.i64
// CHECK-NEXT: %18 = llvm.extractvalue %11[4, 1] : !llvm<"{ float*, float*, i64, [4 x i64], [4 x i64] }">
// CHECK-NEXT: %19 = llvm.mul %18, %13 : !llvm.i64
// CHECK-NEXT: %20 = llvm.add %17, %19 : !llvm.i64
// CHECK-NEXT: %21 = llvm.extractvalue %11[4, 2] : !llvm<"{ float*, float*, i64, [4 x i64], [4 x i64] }">
// CHECK-NEXT: %22 = llvm.mul %21, %14 : !llvm.i64
// CHECK-NEXT: %23 = llvm.add %20, %22 : !llvm.i64
// CHECK-NEXT: %24 = llvm.extractvalue %11[4, 3] : !llvm<"{ float*, float*, i64, [4 x i64], [4 x i64] }">
// CHECK-NEXT: %25 = llvm.mul %24, %15 : !llvm.i64
// CHECK-NEXT: %26 = llvm.add %23, %25 : !llvm.i64
// CHECK-NEXT: %27 = llvm.extractvalue %11[2] : !llvm<"{ float*, float*, i64, [4 x i64], [4 x i64] }">
// CHECK-NEXT: %28 = llvm.add %26, %27 : !llvm.i64
// CHECK-NEXT: %29 = llvm.extractvalue %11[1] : !llvm<"{ float*, float*, i64, [4 x i64], [4 x i64] }">
// CHECK-NEXT: %30 = llvm.getelementptr %29[%28] : (!llvm<"float*">, !llvm.i64) -> !llvm<"float*">
// CHECK-NEXT: %31 = llvm.load %30 : !llvm<"float*">
// CHECK-NEXT: llvm.return %31 : !llvm.float
// CHECK-NEXT: }
// CHECK-NEXT: }
