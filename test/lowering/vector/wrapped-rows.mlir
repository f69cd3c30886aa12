// SPDX-License-Identifier: Apache-2.0
// Rows of vectors in the wrapped spelling: a pointer is to what is loaded or
// stored, and a reduction has the type of the elements.
// RUN: mlopt -convert-std-to-llvm %s | FileCheck %s
// RUN: mlopt -convert-std-to-llvm %s | mlopt - | FileCheck %s

// CHECK-LABEL: llvm.func @rows(
// CHECK:         %[[FROM:.*]] = llvm.getelementptr %{{.*}} : (!llvm<"float addrspace(1)*">, !llvm.i64) -> !llvm<"float addrspace(1)*">
// CHECK-NEXT:    %[[ROW:.*]] = llvm.bitcast %[[FROM]] : !llvm<"float addrspace(1)*"> to !llvm<"<4 x float> addrspace(1)*">
// CHECK-NEXT:    %[[X:.*]] = llvm.load %[[ROW]] {alignment = 4 : i64} : !llvm<"<4 x float> addrspace(1)*">
// CHECK:         %[[TO:.*]] = llvm.bitcast %{{.*}} : !llvm<"float addrspace(1)*"> to !llvm<"<4 x float> addrspace(1)*">
// CHECK-NEXT:    llvm.store %[[X]], %[[TO]] {alignment = 4 : i64} : !llvm<"<4 x float> addrspace(1)*">
// CHECK:         "llvm.intr.vector.reduce.fadd"(%{{.*}}, %[[X]]) : (!llvm.float, !llvm<"<4 x float>">) -> !llvm.float
func @rows(%m: memref<?xf32, 1>, %i: index, %j: index) -> f32 {
  %0 = vector.load %m[%i] : memref<?xf32, 1>, vector<4xf32>
  vector.store %0, %m[%j] : memref<?xf32, 1>, vector<4xf32>
  %1 = vector.reduction <add>, %0 : vector<4xf32> into f32
  return %1 : f32
}

// CHECK-LABEL: llvm.func @integers(
// CHECK-NEXT:    "llvm.intr.vector.reduce.xor"(%arg0) : (!llvm<"<4 x i64>">) -> !llvm.i64
func @integers(%v: vector<4xindex>) -> index {
  %0 = vector.reduction <xor>, %v : vector<4xindex> into index
  return %0 : index
}
