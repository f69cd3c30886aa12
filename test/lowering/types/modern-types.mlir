// SPDX-License-Identifier: Apache-2.0
// llvm-types=modern. Types in today's spelling.
// RUN: mlopt -convert-std-to-llvm=llvm-types=modern %s | FileCheck %s --match-full-lines
// RUN: mlopt -convert-std-to-llvm=llvm-types=modern %s | mlopt | FileCheck %s --match-full-lines

func @scalars(%a: i1, %b: i32, %c: f16, %d: bf16, %e: f64, %f: index) {
  return
}
func @vectors(%a: vector<4xf32>, %b: vector<2x4xf32>, %c: vector<2xindex>) {
  return
}
func @memrefs(memref<f32>, memref<?xf32>, memref<4xf32, 3>, memref<*xf32>)
func @functions(() -> (), (i32) -> f32) -> (i32, f32)
func @results() -> (memref<2xf32>, i64)

// CHECK: module {
// CHECK-NEXT: llvm.func @scalars(%arg0: i1, %arg1: i32, %arg2: f16, %arg3: bf16, %arg4: f64, %arg5: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @vectors(%arg0: vector<4xf32>, %arg1: !llvm.array<2 x vector<4xf32>>, %arg2: vector<2xi64>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @memrefs(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64, !llvm.ptr<3>, !llvm.ptr<3>, i64, i64, i64, i64, !llvm.ptr)
// CHECK-NEXT: llvm.func @functions(!llvm.ptr, !llvm.ptr) -> !llvm.struct<(i32, f32)>
// CHECK-NEXT: llvm.func @results() -> !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)>
// CHECK-NEXT: }
