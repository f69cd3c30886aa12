// SPDX-License-Identifier: Apache-2.0
// Addresses of elements: all of them, in both spellings. That they are the right
// ones, test/programs/layouts.* shows.
// RUN: mlopt -convert-std-to-llvm %s | FileCheck %s
// RUN: mlopt -convert-std-to-llvm=llvm-types=modern %s | FileCheck %s --check-prefix=MODERN

// R304: aligned + 7 + 2 * i, both read from the descriptor, or both known.
// CHECK-LABEL: llvm.func @odd(
// CHECK-SAME:    %arg5: !llvm.i64)
// CHECK:         %[[M:.*]] = llvm.insertvalue %arg4, %{{.*}}[4, 0]
// CHECK-NEXT:    %[[STRIDE:.*]] = llvm.extractvalue %[[M]][4, 0]
// CHECK-NEXT:    %[[STEP:.*]] = llvm.mul %[[STRIDE]], %arg5
// CHECK-NEXT:    %[[OFFSET:.*]] = llvm.extractvalue %[[M]][2]
// CHECK-NEXT:    %[[PLACE:.*]] = llvm.add %[[STEP]], %[[OFFSET]]
// CHECK-NEXT:    %[[DATA:.*]] = llvm.extractvalue %[[M]][1]
// CHECK-NEXT:    %[[P:.*]] = llvm.getelementptr %[[DATA]][%[[PLACE]]]
// CHECK-NEXT:    llvm.load %[[P]] : !llvm<"float*">
// MODERN-LABEL: llvm.func @odd(
// MODERN:         %[[M:.*]] = llvm.insertvalue %arg4, %{{.*}}[4, 0]
// MODERN-NEXT:    %[[DATA:.*]] = llvm.extractvalue %[[M]][1]
// MODERN-NEXT:    %[[SEVEN:.*]] = llvm.mlir.constant(7 : index)
// MODERN-NEXT:    %[[FIRST:.*]] = llvm.getelementptr %[[DATA]][%[[SEVEN]]]
// MODERN-NEXT:    %[[TWO:.*]] = llvm.mlir.constant(2 : index)
// MODERN-NEXT:    %[[STEP:.*]] = llvm.mul %arg5, %[[TWO]]
// MODERN-NEXT:    %[[P:.*]] = llvm.getelementptr inbounds|nuw %[[FIRST]][%[[STEP]]]
// MODERN-NEXT:    llvm.load %[[P]]
func @odd(%m: memref<4xf32, affine_map<(d0) -> (d0 * 2 + 7)>>, %i: index) -> f32 {
  %0 = load %m[%i] : memref<4xf32, affine_map<(d0) -> (d0 * 2 + 7)>>
  return %0 : f32
}

// R377: the document's form has every stride and the offset; the reference
// tool's takes what the type says, and leaves out times 1 and plus 0.
// CHECK-LABEL: llvm.func @rows(
// CHECK:         %[[M:.*]] = llvm.insertvalue %arg6, %{{.*}}[4, 1]
// CHECK-NEXT:    %[[S0:.*]] = llvm.extractvalue %[[M]][4, 0]
// CHECK-NEXT:    %[[T0:.*]] = llvm.mul %[[S0]], %arg7
// CHECK-NEXT:    %[[S1:.*]] = llvm.extractvalue %[[M]][4, 1]
// CHECK-NEXT:    %[[T1:.*]] = llvm.mul %[[S1]], %arg8
// CHECK-NEXT:    %[[SUM:.*]] = llvm.add %[[T0]], %[[T1]]
// CHECK-NEXT:    %[[OFFSET:.*]] = llvm.extractvalue %[[M]][2]
// CHECK-NEXT:    llvm.add %[[SUM]], %[[OFFSET]]
// MODERN-LABEL: llvm.func @rows(
// MODERN:         %[[M:.*]] = llvm.insertvalue %arg6, %{{.*}}[4, 1]
// MODERN-NEXT:    %[[DATA:.*]] = llvm.extractvalue %[[M]][1]
// MODERN-NEXT:    %[[STRIDE:.*]] = llvm.mlir.constant(20 : index) : i64
// MODERN-NEXT:    %[[T0:.*]] = llvm.mul %arg7, %[[STRIDE]] overflow<nsw, nuw> : i64
// MODERN-NEXT:    %[[SUM:.*]] = llvm.add %[[T0]], %arg8 overflow<nsw, nuw> : i64
// MODERN-NEXT:    %[[P:.*]] = llvm.getelementptr inbounds|nuw %[[DATA]][%[[SUM]]]
// MODERN-NEXT:    llvm.load %[[P]]
func @rows(%m: memref<10x20xf32>, %i: index, %j: index) -> f32 {
  %0 = load %m[%i, %j] : memref<10x20xf32>
  return %0 : f32
}

// R383: a negative stride is one like any other.
// CHECK-LABEL: llvm.func @backwards(
// CHECK:         %[[M:.*]] = llvm.insertvalue %arg4, %{{.*}}[4, 0]
// CHECK-NEXT:    %[[STRIDE:.*]] = llvm.extractvalue %[[M]][4, 0]
// CHECK-NEXT:    %[[STEP:.*]] = llvm.mul %[[STRIDE]], %arg5
// CHECK-NEXT:    %[[OFFSET:.*]] = llvm.extractvalue %[[M]][2]
// CHECK-NEXT:    llvm.add %[[STEP]], %[[OFFSET]]
// MODERN-LABEL: llvm.func @backwards(
// MODERN:         llvm.mlir.constant(3 : index)
// MODERN:         %[[BACK:.*]] = llvm.mlir.constant(-1 : index)
// MODERN-NEXT:    llvm.mul %arg5, %[[BACK]]
func @backwards(%m: memref<4xf32, affine_map<(d0) -> (3 - d0)>>, %i: index) -> f32 {
  %0 = load %m[%i] : memref<4xf32, affine_map<(d0) -> (3 - d0)>>
  return %0 : f32
}

// R302: the size of a dimension that is known may be the constant; one that is
// not known is its own entry.
// CHECK-LABEL: llvm.func @sizes(
// CHECK:         %[[M:.*]] = llvm.insertvalue %arg8, %{{.*}}[4, 2]
// CHECK:         %[[ENTRY:.*]] = llvm.extractvalue %[[M]][3, 1]
// CHECK-NEXT:    %[[CONSTANT:.*]] = llvm.mlir.constant(8 : index)
// CHECK-NEXT:    %[[PRODUCT:.*]] = llvm.mul %[[ENTRY]], %[[CONSTANT]]
// CHECK-NEXT:    llvm.return %[[PRODUCT]]
// MODERN-LABEL: llvm.func @sizes(
// MODERN:         %[[ENTRY:.*]] = llvm.extractvalue %{{.*}}[3, 1]
// MODERN-NEXT:    %[[CONSTANT:.*]] = llvm.mlir.constant(8 : index)
// MODERN-NEXT:    llvm.mul %[[ENTRY]], %[[CONSTANT]]
func @sizes(%m: memref<4x?x8xf32>) -> index {
  %c1 = constant 1 : index
  %c2 = constant 2 : index
  %0 = dim %m, %c1 : memref<4x?x8xf32>
  %1 = dim %m, %c2 : memref<4x?x8xf32>
  %2 = muli %0, %1 : index
  return %2 : index
}
