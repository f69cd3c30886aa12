// SPDX-License-Identifier: Apache-2.0
// Views of early 2020: the result has a layout, row-major but for its offset.
// Where that is not known, the view's operand is it, in elements.
// RUN: mlopt %s -split-input-file -verify-diagnostics | FileCheck %s
// RUN: mlopt %s -split-input-file -verify-diagnostics -canonicalize | FileCheck %s --check-prefix=CANON
// RUN: mlopt %s -split-input-file -verify-diagnostics -upgrade-std | FileCheck %s --check-prefix=TODAY
// RUN: mlopt %s -split-input-file -verify-diagnostics -convert-std-to-llvm | FileCheck %s --check-prefix=LLVM

// CHECK-LABEL: func @views(
// CHECK:         std.view %arg0[%arg1][%arg2] : memref<2048xi8> to memref<?x4xf32, #[[OPEN:.*]]>
// CHECK:         std.view %arg0[%arg1][%arg2, %arg3] : memref<2048xi8> to memref<?x?x4xf32, #{{.*}}>
// CHECK:         std.view %arg0[%{{.*}}][] : memref<2048xi8> to memref<8x4xf32, #{{.*}}>

// A size that is a constant stays where it is: the strides depend on it.
// CANON-LABEL: func @views(
// CANON:         std.view %arg0[%arg1][%arg2, %c8] : memref<2048xi8> to memref<?x?x4xf32

// TODAY-LABEL: func.func @views(
// TODAY-NEXT:    arith.constant 0 : index
// TODAY-NEXT:    %[[ZERO:.*]] = arith.constant 0 : index
// TODAY-NEXT:    %[[ROWS:.*]] = memref.view %arg0[%[[ZERO]]][%arg2] : memref<2048xi8> to memref<?x4xf32>
// TODAY-NEXT:    memref.reinterpret_cast %[[ROWS]] to offset: [%arg1], sizes: [%arg2, 4], strides: [4, 1] : memref<?x4xf32> to memref<?x4xf32, strided<[4, 1], offset: ?>>
// TODAY:         %[[ROWS:.*]] = memref.view %arg0[%{{.*}}][%arg2, %arg3] : memref<2048xi8> to memref<?x?x4xf32>
// TODAY-NEXT:    %[[FOUR:.*]] = arith.constant 4 : index
// TODAY-NEXT:    %[[STRIDE:.*]] = arith.muli %[[FOUR]], %arg3 : index
// TODAY-NEXT:    memref.reinterpret_cast %[[ROWS]] to offset: [%arg1], sizes: [%arg2, %arg3, 4], strides: [%[[STRIDE]], 4, 1]
// TODAY:         %[[ROWS:.*]] = memref.view %arg0[%{{.*}}][] : memref<2048xi8> to memref<8x4xf32>
// TODAY-NEXT:    memref.reinterpret_cast %[[ROWS]] to offset: [7], sizes: [8, 4], strides: [4, 1] : memref<8x4xf32> to memref<8x4xf32, strided<[4, 1], offset: 7>>

// The operand is the offset: no byte is skipped.
// LLVM-LABEL: llvm.func @views(
// LLVM:         %[[BYTES:.*]] = llvm.extractvalue %{{.*}}[1] : !llvm<"{ i8*, i8*, i64, [1 x i64], [1 x i64] }">
// LLVM-NEXT:    %[[DATA:.*]] = llvm.bitcast %[[BYTES]] : !llvm<"i8*"> to !llvm<"float*">
// LLVM-NEXT:    %[[D:.*]] = llvm.insertvalue %[[DATA]], %{{.*}}[1]
// LLVM-NEXT:    llvm.insertvalue %arg5, %[[D]][2]
// LLVM:         llvm.insertvalue %arg7, %{{.*}}[3, 1]
// LLVM-NEXT:    %[[FOUR:.*]] = llvm.mlir.constant(4 : index)
// LLVM-NEXT:    llvm.insertvalue %[[FOUR]], %{{.*}}[4, 1]
// LLVM-NEXT:    llvm.insertvalue %arg6, %{{.*}}[3, 0]
// LLVM-NEXT:    %[[STRIDE:.*]] = llvm.mul %[[FOUR]], %arg7
// LLVM-NEXT:    llvm.insertvalue %[[STRIDE]], %{{.*}}[4, 0]
// LLVM:         %[[SKIPPED:.*]] = llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm<"i8*">, !llvm.i64) -> !llvm<"i8*">
// LLVM:         %[[SEVEN:.*]] = llvm.mlir.constant(7 : index)
// LLVM-NEXT:    llvm.insertvalue %[[SEVEN]], %{{.*}}[2]
func @views(%b: memref<2048xi8>, %o: index, %n: index, %k: index) -> f32 {
  %c0 = constant 0 : index
  %0 = view %b[%o][%n] : memref<2048xi8> to memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 + s0)>>
  %1 = view %b[%o][%n, %k] : memref<2048xi8> to memref<?x?x4xf32, affine_map<(d0, d1, d2)[s0, s1] -> (d0 * s1 + d1 * 4 + d2 + s0)>>
  %2 = view %b[][] : memref<2048xi8> to memref<8x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1 + 7)>>
  %3 = load %0[%c0, %c0] : memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 + s0)>>
  %c8 = constant 8 : index
  %4 = view %b[%o][%n, %c8] : memref<2048xi8> to memref<?x?x4xf32, affine_map<(d0, d1, d2)[s0, s1] -> (d0 * s1 + d1 * 4 + d2 + s0)>>
  %5 = load %4[%c0, %c0, %c0] : memref<?x?x4xf32, affine_map<(d0, d1, d2)[s0, s1] -> (d0 * s1 + d1 * 4 + d2 + s0)>>
  %6 = addf %3, %5 : f32
  return %6 : f32
}

// -----

// A stride over a size that is not known is not known.
func @not_row_major(%b: memref<2048xi8>, %o: index, %n: index) {
  // expected-error@+1 {{unsupported map for result memref type}}
  %0 = view %b[%o][%n] : memref<2048xi8> to memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 + s0)>>
  return
}
