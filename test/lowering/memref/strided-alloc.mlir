// SPDX-License-Identifier: Apache-2.0
// Allocations whose layout is strided, with symbols that say the strides, in
// the wrapped spelling: as much memory as the last element needs.
// RUN: mlopt -convert-std-to-llvm -allow-unregistered-dialect %s | FileCheck %s
// RUN: mlopt -convert-std-to-llvm=use-aligned-alloc -allow-unregistered-dialect %s | FileCheck %s --check-prefix=ALIGNED

// 2 + 1 + 2 known elements, and 3 * %s.
// CHECK-LABEL: llvm.func @symbol(%arg0: !llvm.i64)
// CHECK-NEXT:    %[[FOUR:.*]] = llvm.mlir.constant(4 : index)
// CHECK-NEXT:    %[[THREE:.*]] = llvm.mlir.constant(3 : index)
// CHECK-NEXT:    %[[KNOWN:.*]] = llvm.mlir.constant(5 : index)
// CHECK-NEXT:    %[[ONE:.*]] = llvm.mlir.constant(1 : index)
// CHECK-NEXT:    %[[ZERO:.*]] = llvm.mlir.constant(0 : index)
// CHECK-NEXT:    %[[LAST:.*]] = llvm.sub %[[FOUR]], %[[ONE]]
// CHECK-NEXT:    %[[REACH:.*]] = llvm.mul %[[LAST]], %arg0
// CHECK-NEXT:    %[[IS_MORE:.*]] = llvm.icmp "sgt" %[[REACH]], %[[ZERO]]
// CHECK-NEXT:    %[[MORE:.*]] = llvm.select %[[IS_MORE]], %[[REACH]], %[[ZERO]]
// CHECK-NEXT:    %[[COUNT:.*]] = llvm.add %[[KNOWN]], %[[MORE]]
// CHECK:         llvm.mul %[[COUNT]],
// CHECK-NEXT:    llvm.call @malloc
// CHECK:         %[[OFFSET:.*]] = llvm.mlir.constant(2 : index)
// CHECK-NEXT:    llvm.insertvalue %[[OFFSET]], %{{.*}}[2]
// CHECK:         llvm.insertvalue %[[FOUR]], %{{.*}}[3, 0]
// CHECK-NEXT:    llvm.insertvalue %arg0, %{{.*}}[4, 0]
// CHECK-NEXT:    llvm.insertvalue %[[THREE]], %{{.*}}[3, 1]
func @symbol(%s: index) {
  %0 = alloc()[%s] : memref<4x3xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1 + 2)>>
  return
}

// CHECK-LABEL: llvm.func @product(%arg0: !llvm.i64, %arg1: !llvm.i64, %arg2: !llvm.i64)
// CHECK:         %[[PRODUCT:.*]] = llvm.mul %arg1, %arg2
// CHECK:         %[[FIVE:.*]] = llvm.mlir.constant(5 : index)
// CHECK-NEXT:    %[[STRIDE:.*]] = llvm.add %[[PRODUCT]], %[[FIVE]]
// CHECK:         llvm.mul %{{.*}}, %[[STRIDE]]
// CHECK:         llvm.alloca
// CHECK:         llvm.insertvalue %arg0, %{{.*}}[3, 0]
// CHECK-NEXT:    llvm.insertvalue %[[STRIDE]], %{{.*}}[4, 0]
// CHECK:         llvm.insertvalue %arg2, %{{.*}}[4, 1]
func @product(%n: index, %s: index, %t: index) {
  %0 = alloca(%n)[%s, %t] : memref<?x3xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * (s0 * s1 + 5) + d1 * s1)>>
  return
}

// Backwards from the last element: 4 of them. One more step would leave the
// memory.
// CHECK-LABEL: llvm.func @backwards()
// CHECK-NEXT:    llvm.mlir.constant(4 : index)
// CHECK-NEXT:    %[[COUNT:.*]] = llvm.mlir.constant(4 : index)
// CHECK:         llvm.mul %[[COUNT]],
// CHECK:         %[[STRIDE:.*]] = llvm.mlir.constant(-1 : index)
// CHECK:         llvm.insertvalue %[[STRIDE]], %{{.*}}[4, 0]
// CHECK-NEXT:    alloc() : memref<4xf32, #
// CHECK-NEXT:    llvm.return
func @backwards() {
  %0 = alloc() : memref<4xf32, affine_map<(d0) -> (3 - d0)>>
  %1 = alloc() : memref<4xf32, affine_map<(d0) -> (2 - d0)>>
  return
}

// No elements, no memory.
// CHECK-LABEL: llvm.func @none()
// CHECK-NEXT:    llvm.mlir.constant(4 : index)
// CHECK-NEXT:    llvm.mlir.constant(0 : index)
// CHECK-NEXT:    %[[COUNT:.*]] = llvm.mlir.constant(0 : index)
// CHECK:         llvm.mul %[[COUNT]],
func @none() {
  %0 = alloc() : memref<4x0xf32, affine_map<(d0, d1) -> (d0 * 3 + d1 + 2)>>
  return
}

// What no sum of products says, and an offset that is not known, stay.
// CHECK-LABEL: llvm.func @others(
// CHECK:         alloc()[%{{.*}}] : memref<4x4xi8, #
// CHECK-NEXT:    alloc()[%{{.*}}] : memref<4x4xi8, #
func @others(%n: index) {
  %0 = alloc()[%n] : memref<4x4xi8, affine_map<(d0, d1)[s0] -> (d0 * 4 + s0 + d1)>>
  %1 = alloc()[%n] : memref<4x4xi8, affine_map<(d0, d1)[s0] -> (d0 * (s0 floordiv 2) + d1)>>
  return
}

// 10 elements make 40 bytes, which 16 does not divide: rounded up.
// ALIGNED-LABEL: llvm.func @gaps()
// ALIGNED:         %[[ALIGNMENT:.*]] = llvm.mlir.constant(16 : i64)
// ALIGNED-NEXT:    llvm.urem %{{.*}}, %[[ALIGNMENT]]
func @gaps() {
  %0 = alloc() : memref<4xf32, affine_map<(d0) -> (d0 * 3)>>
  return
}

// The memory goes into the descriptor, then the aligned address is looked for.
// CHECK-LABEL: llvm.func @alignment()
// CHECK:         %[[BYTES:.*]] = llvm.call @malloc
// CHECK-NEXT:    %[[DATA:.*]] = llvm.bitcast %[[BYTES]]
// CHECK-NEXT:    %[[UNDEF:.*]] = llvm.mlir.undef
// CHECK-NEXT:    %[[D:.*]] = llvm.insertvalue %[[DATA]], %[[UNDEF]][0]
// CHECK-NEXT:    llvm.ptrtoint %[[BYTES]]
// CHECK-NEXT:    llvm.urem
// CHECK-NEXT:    llvm.sub
// CHECK-NEXT:    llvm.urem
// CHECK-NEXT:    %[[BUMPED:.*]] = llvm.getelementptr %[[BYTES]]
// CHECK-NEXT:    %[[PLACE:.*]] = llvm.bitcast %[[BUMPED]]
// CHECK-NEXT:    llvm.insertvalue %[[PLACE]], %[[D]][1]
func @alignment() {
  %0 = alloc() {alignment = 32} : memref<4xf32>
  return
}

// Constants of a subview are indices.
// CHECK-LABEL: llvm.func @subview(
// CHECK:         %[[ROW:.*]] = llvm.mlir.constant(3 : index) : !llvm.i64
// CHECK-NEXT:    llvm.mul %[[ROW]], %
// CHECK:         %[[SIZE:.*]] = llvm.mlir.constant(4 : index) : !llvm.i64
// CHECK-NEXT:    llvm.insertvalue %[[SIZE]], %{{.*}}[3, 1]
// CHECK-NEXT:    %[[STEP:.*]] = llvm.mlir.constant(2 : index) : !llvm.i64
// CHECK-NEXT:    llvm.insertvalue %[[STEP]], %{{.*}}[4, 1]
// CHECK-NOT:     i64)
// CHECK:         llvm.return
func @subview(%m: memref<8x16xf32>, %i: index) {
  %0 = subview %m[3, %i] [%i, 4] [1, 2] : memref<8x16xf32> to memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1 * 2)>>
  "use"(%0) : (memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 16 + s0 + d1 * 2)>>) -> ()
  return
}
