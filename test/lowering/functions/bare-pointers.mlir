// SPDX-License-Identifier: Apache-2.0
// RUN: mlopt -convert-std-to-llvm=use-bare-ptr-memref-call-conv -split-input-file -verify-diagnostics %s | FileCheck %s

// R342: the other convention: one pointer, the rest is static.
// CHECK-LABEL: llvm.func @bare(
// CHECK-SAME:    %arg0: !llvm<"float*">, %arg1: !llvm.i64)
// CHECK:         llvm.insertvalue %arg0, %{{.*}}[0]
// CHECK:         llvm.insertvalue %arg0, %{{.*}}[1]
// CHECK:         llvm.mlir.constant(0 : index) : !llvm.i64
// CHECK:         llvm.mlir.constant(8 : index) : !llvm.i64
// CHECK:         llvm.mlir.constant(1 : index) : !llvm.i64
func @bare(%m: memref<8xf32>, %i: index) -> f32 {
  %0 = load %m[%i] : memref<8xf32>
  return %0 : f32
}

// R342: calls pass the aligned pointer, results come back as one.
// CHECK-LABEL: llvm.func @pass(
// CHECK:         llvm.call @pass(%{{.*}}) : (!llvm<"float*">) -> !llvm<"float*">
// CHECK:         llvm.return %{{.*}} : !llvm<"float*">
func @pass(%m: memref<8xf32>) -> memref<8xf32> {
  %0 = call @pass(%m) : (memref<8xf32>) -> memref<8xf32>
  return %0 : memref<8xf32>
}

// -----

// expected-error@+1 {{argument #0 has type 'memref<?xf32>', which cannot be passed as a bare pointer}}
func @dynamic(memref<?xf32>)
