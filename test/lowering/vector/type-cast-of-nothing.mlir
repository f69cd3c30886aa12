// SPDX-License-Identifier: Apache-2.0
// A cast to vectors of memory without elements. Where a size other than the first
// is 0, rows have no distance, and the cast stays as with mlir-opt.
// RUN: mlopt -convert-to-llvm %s | FileCheck %s
// RUN: mlopt -convert-std-to-llvm %s | FileCheck %s --check-prefix=WRAPPED

// CHECK-LABEL: llvm.func @nothing(
// CHECK:         llvm.insertvalue %{{.*}}[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[SIZE:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    llvm.insertvalue %[[SIZE]], %{{.*}}[3, 0]
// CHECK-NEXT:    %[[STRIDE:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:    llvm.insertvalue %[[STRIDE]], %{{.*}}[4, 0]
// WRAPPED-LABEL: llvm.func @nothing(
// WRAPPED:         %[[P:.*]] = llvm.extractvalue %{{.*}}[0] : !llvm<"{ float*, float*, i64, [3 x i64], [3 x i64] }">
// WRAPPED-NEXT:    %[[Q:.*]] = llvm.bitcast %[[P]] : !llvm<"float*"> to !llvm<"<4 x float>*">
// WRAPPED-NEXT:    llvm.insertvalue %[[Q]], %{{.*}}[0] : !llvm<"{ <4 x float>*, <4 x float>*, i64, [2 x i64], [2 x i64] }">
func.func @nothing(%m: memref<0x3x4xf32>) -> memref<0x3xvector<4xf32>> {
  %0 = vector.type_cast %m : memref<0x3x4xf32> to memref<0x3xvector<4xf32>>
  return %0 : memref<0x3xvector<4xf32>>
}

// CHECK-LABEL: llvm.func @no_distance(
// CHECK:         vector.type_cast %{{.*}} : memref<2x0x4xf32> to memref<2x0xvector<4xf32>>
func.func @no_distance(%m: memref<2x0x4xf32>) -> memref<2x0xvector<4xf32>> {
  %0 = vector.type_cast %m : memref<2x0x4xf32> to memref<2x0xvector<4xf32>>
  return %0 : memref<2x0xvector<4xf32>>
}
