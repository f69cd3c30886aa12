// SPDX-License-Identifier: Apache-2.0
// RUN: mlopt %s -convert-to-llvm | FileCheck %s

// What lowered code needs stands in front, the last that was needed first; each
// module has its own.
// CHECK:      module {
// CHECK-NEXT:   llvm.func @free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @abort()
// CHECK-NEXT:   llvm.func @puts(!llvm.ptr)
// CHECK-NEXT:   llvm.mlir.global private constant @assert_msg(
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   llvm.func @f(
// CHECK:          llvm.call @malloc
// CHECK:          llvm.call @free
// CHECK:          llvm.mlir.addressof @assert_msg : !llvm.ptr
func.func @f(%c: i1) {
  %0 = memref.alloc() : memref<f32>
  cf.assert %c, "no"
  memref.dealloc %0 : memref<f32>
  return
}

// CHECK:        module {
// CHECK-NEXT:     llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.func @g()
module {
  func.func @g() {
    %0 = memref.alloc() : memref<f32>
    return
  }
}
