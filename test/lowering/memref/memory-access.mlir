// SPDX-License-Identifier: Apache-2.0
// Group U: loads, stores and their addresses.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s

// R370, R372, R373, R374, R375, R376, R382
// CHECK-LABEL: llvm.func @load()
// CHECK-NEXT:    %[[M:.*]] = "get"()
// CHECK-NEXT:    %[[I:.*]] = llvm.mlir.constant(1 : index) : !llvm.i64
// CHECK-NEXT:    %[[J:.*]] = llvm.mlir.constant(2 : index) : !llvm.i64
// CHECK-NEXT:    %[[S0:.*]] = llvm.extractvalue %[[M]][4, 0]
// CHECK-NEXT:    %[[P0:.*]] = llvm.mul %[[S0]], %[[I]] : !llvm.i64
// CHECK-NEXT:    %[[S1:.*]] = llvm.extractvalue %[[M]][4, 1]
// CHECK-NEXT:    %[[P1:.*]] = llvm.mul %[[S1]], %[[J]] : !llvm.i64
// CHECK-NEXT:    %[[SUM:.*]] = llvm.add %[[P0]], %[[P1]] : !llvm.i64
// CHECK-NEXT:    %[[OFFSET:.*]] = llvm.extractvalue %[[M]][2]
// CHECK-NEXT:    %[[ADDRESS:.*]] = llvm.add %[[SUM]], %[[OFFSET]] : !llvm.i64
// CHECK-NEXT:    %[[BASE:.*]] = llvm.extractvalue %[[M]][1]
// CHECK-NEXT:    %[[P:.*]] = llvm.getelementptr %[[BASE]][%[[ADDRESS]]] : (!llvm<"float*">, !llvm.i64) -> !llvm<"float*">
// CHECK-NEXT:    llvm.load %[[P]] : !llvm<"float*">
func @load() -> f32 {
  %m = "get"() : () -> memref<?x?xf32>
  %i = constant 1 : index
  %j = constant 2 : index
  %0 = load %m[%i, %j] : memref<?x?xf32>
  return %0 : f32
}

// R380: stores go the same way.
// CHECK-LABEL: llvm.func @store(
// CHECK:         %[[P:.*]] = llvm.getelementptr
// CHECK-NEXT:    llvm.store %arg0, %[[P]] : !llvm<"float*">
func @store(%v: f32, %i: index) {
  %m = "get"() : () -> memref<?xf32>
  store %v, %m[%i] : memref<?xf32>
  return
}

// R378: rank 0 has no arithmetic.
// CHECK-LABEL: llvm.func @rank_0()
// CHECK-NEXT:    %[[M:.*]] = "get"()
// CHECK-NEXT:    %[[P:.*]] = llvm.extractvalue %[[M]][1]
// CHECK-NEXT:    llvm.load %[[P]] : !llvm<"float*">
func @rank_0() -> f32 {
  %m = "get"() : () -> memref<f32>
  %0 = load %m[] : memref<f32>
  return %0 : f32
}

// R379: but an offset, where the layout has one.
// CHECK-LABEL: llvm.func @rank_0_offset()
// CHECK:         %[[OFFSET:.*]] = llvm.extractvalue %{{.*}}[2]
// CHECK:         llvm.getelementptr %{{.*}}[%[[OFFSET]]]
func @rank_0_offset() -> f32 {
  %m = "get"() : () -> memref<f32, affine_map<()[s0] -> (s0)>>
  %0 = load %m[] : memref<f32, affine_map<()[s0] -> (s0)>>
  return %0 : f32
}

// R381: each access computes its address.
// CHECK-LABEL: llvm.func @twice(
// CHECK:         llvm.getelementptr
// CHECK:         llvm.getelementptr
func @twice(%i: index) {
  %m = "get"() : () -> memref<?xf32>
  %0 = load %m[%i] : memref<?xf32>
  %1 = load %m[%i] : memref<?xf32>
  return
}

// R383: vectors as elements.
// CHECK-LABEL: llvm.func @vectors(
// CHECK:         llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm<"<4 x float>*">, !llvm.i64) -> !llvm<"<4 x float>*">
// CHECK-NEXT:    llvm.load %{{.*}} : !llvm<"<4 x float>*">
func @vectors(%i: index) -> vector<4xf32> {
  %m = "get"() : () -> memref<4xvector<4xf32>>
  %0 = load %m[%i] : memref<4xvector<4xf32>>
  return %0 : vector<4xf32>
}
